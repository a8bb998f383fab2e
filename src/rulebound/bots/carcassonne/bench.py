"""How fast Carcassonne is: random games in the kernel, and in the same source as plain Python.

Rates are per second of process time, on one core: the base game of two with farmers, and once more with The
Surveyors. Plain Python runs on lists, which suit it best, in a process where nothing is compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from rulebound.core.event import CHANCE
from rulebound.core.game import Decision
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.kernel.deriving import to_kernel
from rulebound.games.carcassonne.kernel.record import blank
from rulebound.games.carcassonne.playout import playouts
from rulebound.games.carcassonne.tables import plain, tables

RUNS = 7
GAMES, UNJITTED_GAMES = 6000, 100
"""Random games in a run."""


def measure(say: Callable[[str], None]) -> dict[str, Any]:
    """All figures of `rulebound bench carcassonne` with their raw runs; `say` hears what is going on.

    The three rates are measured in turns, so that what else runs on the machine slows all of them.
    """
    names = ("games_per_s", "surveyors_games_per_s", "unjitted_games_per_s", "vs_unjitted")
    runs: dict[str, list[float]] = {name: [] for name in names}
    chance = np.array([88172645463325252], np.uint64)
    rate(False, 1, chance)  # compiles, or loads, the kernel
    for run in range(RUNS):
        say(f"Random games: run {run + 1} of {RUNS}")
        runs["games_per_s"].append(rate(False, GAMES, chance))
        runs["surveyors_games_per_s"].append(rate(True, GAMES, chance))
        runs["unjitted_games_per_s"].append(_unjitted())
        runs["vs_unjitted"].append(runs["games_per_s"][-1] / runs["unjitted_games_per_s"][-1])
    return {**{name: median(values) for name, values in runs.items()}, "runs": runs}


def rate(surveyors: bool, games: int, chance: Any, lists: bool = False) -> float:
    """Random games a second, each to its end: all places and all figures listed at every turn, one picked."""
    t, start, work = tables(), to_kernel(tables(), first_draw(surveyors)), blank()
    if lists:
        t, start, work, chance = plain(t), plain(start), plain(work), list(chance)
    began = time.process_time()
    playouts(t, start, work, games, chance)
    return games / (time.process_time() - began)


def first_draw(surveyors: bool) -> Any:
    """A game of two before its first tile is drawn; the first scoring tiles are always the same."""
    state = GAME.start(2, {"surveyors": surveyors})
    while isinstance(decision := GAME.decision(state), Decision) and decision.phase != "draw":
        for event in GAME.resolve(state, {CHANCE: GAME.moves(state, CHANCE)[0]}):
            state = GAME.fold(state, event)
    return state


def _unjitted() -> float:
    """The rate of the base game in a process of its own."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "rulebound.bots.carcassonne.bench", str(UNJITTED_GAMES)]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return float(told)


if __name__ == "__main__":
    print(rate(False, int(sys.argv[1]), np.array([88172645463325252], np.uint64), lists=True))
