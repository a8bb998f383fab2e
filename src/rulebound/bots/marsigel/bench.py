"""How fast Der Marsigelwettkampf is: random games in the kernel, and its solution.

Rates are per second of process time, on one core.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.kernel import begin_turn, blank, to_kernel
from rulebound.games.marsigel.playout import playouts
from rulebound.games.marsigel.rules import Variant
from rulebound.games.marsigel.solve import Solution

RUNS = 5
GAMES = {2: 100_000, 4: 10_000, 13: 200}
"""Random games in a run, by the number of players."""
NO_CAP = 1 << 60


def measure(say: Callable[[str], None]) -> dict[str, Any]:
    """All figures of `rulebound bench marsigel` with their raw runs; `say` hears what is going on."""
    chance = np.array([88172645463325252], np.uint64)
    runs: dict[str, list[float]] = {}
    for players, games in GAMES.items():
        say(f"Random games of {players} in the kernel")
        rates = [_rate(players, games, chance) for _ in range(RUNS + 1)]
        runs[f"games_per_s_{players}"] = rates[1:]  # the first has compiled, or loaded, the kernel
    say("The solution for two, both variants with their certificates")
    runs["solve_s"] = [_solve() for _ in range(RUNS)]
    return {**{name: median(values) for name, values in runs.items()}, "runs": runs}


def _rate(players: int, games: int, chance: Any) -> float:
    """Random games a second, each to its end: all movements listed at every decision, one picked."""
    start, work = to_kernel(GAME.start(players, {})), blank()
    begin_turn(start, 0)
    began = time.process_time()
    playouts(start, work, games, NO_CAP, chance)
    return games / (time.process_time() - began)


def _solve() -> float:
    """Process time to solve both variants from nothing and to check their certificates."""
    began = time.process_time()
    for variant in Variant:
        if not Solution(variant).certificate.holds:
            raise RuntimeError(f"the solution of {variant} is not certified")
    return time.process_time() - began
