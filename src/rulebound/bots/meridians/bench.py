"""How fast Meridians is: in the kernel, by the rules, in a tree search, and beside OpenSpiel's hex.

Rates are per second of process time, on one core. Rates that are compared are measured in turns, so that
a change in the machine's speed meets both.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from rulebound.bots.meridians import uct
from rulebound.games.meridians import rules
from rulebound.games.meridians.board import board
from rulebound.games.meridians.kernel import blank, play
from rulebound.games.meridians.playout import pick, playouts
from rulebound.games.meridians.tables import tables

RUNS = 5
STANDARD = 7
GAMES, RULES_GAMES, SIMULATIONS = 20_000, 30, 20_000
ROLLOUTS, SEARCHES = 500, 20

_FIRST_MOVE = """
from threading import Event
from rulebound.bots import levels
from rulebound.games.meridians import GAME
state = GAME.start(2, {})
print(levels("meridians")[-1].make(1).think(state, 0, 0.05, Event(), lambda thought: None).line[0])
"""


def measure(say: Callable[[str], None]) -> dict[str, Any]:
    """All figures of `rulebound bench meridians` with their raw runs; `say` hears what is going on."""
    say("Compiling")
    table, start, work = tables(STANDARD), blank(STANDARD), blank(STANDARD)
    chance = np.array([88172645463325252], np.uint64)
    playouts(table, start, work, 100, chance)
    hexes = _hex_rollouts()
    if hexes is None:
        say("open_spiel is not installed (pip install open_spiel): no comparison with its hex")
    runs: dict[str, list[float]] = {"playouts_per_s": [], "plies_per_s": []}
    for run in range(RUNS):
        say(f"Random games in the kernel{' and hex in OpenSpiel' if hexes else ''}, run {run + 1} of {RUNS}")
        began = time.process_time()
        plies, _ = playouts(table, start, work, GAMES, chance)
        spent = time.process_time() - began
        runs["playouts_per_s"].append(GAMES / spent)
        runs["plies_per_s"].append(plies / spent)
        if hexes is not None:
            theirs = hexes(run)
            runs.setdefault("openspiel_hex11_plies_per_s", []).append(theirs)
            runs.setdefault("vs_openspiel_hex11", []).append(plies / spent / theirs)
    say("Random games by the rules")
    runs["rules_playouts_per_s"] = [_rules_rate(run) for run in range(RUNS)]
    say("Tree search")
    runs["mcts_sims_per_s"] = [_search_rate(chance) for _ in range(RUNS)]
    say("First moves of a bot in new processes")
    _first_move()  # whatever was not compiled yet is now
    runs["first_bot_move_s"] = [_first_move() for _ in range(RUNS)]
    figures: dict[str, Any] = {"openspiel_hex11_plies_per_s": None, "vs_openspiel_hex11": None}
    figures |= {name: median(values) for name, values in runs.items()}
    return {**figures, "runs": runs}


def _hex_rollouts() -> Callable[[int], float] | None:
    """OpenSpiel's hex on 11 x 11: plies a second in C++ rollouts, driven through its MCTSBot.

    The few plies from the root to the start of a rollout are counted as played, in its favour.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hex(board_size=11)")
    chance = random.Random(1)
    lengths: list[int] = []
    for _ in range(400):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        lengths.append(state.move_number())
    mean = sum(lengths) / len(lengths)

    def rate(run: int) -> float:
        rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, run + 1)
        bot = pyspiel.MCTSBot(game, rollouts, 2.0, SEARCHES, 10, False, run + 1, False)
        state = game.new_initial_state()
        began = time.process_time()
        bot.mcts_search(state)
        return float(SEARCHES * ROLLOUTS * mean / (time.process_time() - began))

    return rate


def _rules_rate(run: int) -> float:
    """Random games a second by `rules.py` alone."""
    chance = random.Random(run)
    began = time.process_time()
    for _ in range(RULES_GAMES):
        _rules_game(chance)
    return RULES_GAMES / (time.process_time() - began)


def _rules_game(chance: random.Random) -> None:
    position, turn = rules.Position(board(STANDARD)), 0
    while True:
        mover = rules.colour_of_turn(turn)
        if turn >= rules.FIRST_REMOVAL_TURN:
            if dead := rules.dead_groups(position, mover.other):
                position = position.without(frozenset().union(*dead))
            if not position.of(mover.other):
                return
        legal = rules.legal_points(position, turn)
        if not legal:
            return
        position = position.put(chance.choice(legal), mover)
        turn += 1


def _search_rate(chance: Any) -> float:
    """Simulations a second of plain UCT from a position with four stones."""
    table, root, work, tree = tables(STANDARD), blank(STANDARD), blank(STANDARD), uct.tree()
    for _ in range(rules.FIRST_REMOVAL_TURN):
        play(table, root, pick(root.legal, chance))
    uct.plant(tree)
    uct.simulate(table, root, work, tree, chance, 100)
    uct.plant(tree)
    began = time.process_time()
    uct.simulate(table, root, work, tree, chance, SIMULATIONS)
    return SIMULATIONS / (time.process_time() - began)


def _first_move() -> float:
    """Wall time of a new process from its start to the first move of the strongest level."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST_MOVE], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began
