"""Bots for Carcassonne: an engine with a clock. They know what lies on the table, and how many of each tile are left."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Protocol

import numpy as np

from rulebound.bots.carcassonne import tree
from rulebound.bots.carcassonne.evaluation import PLAIN, TUNED, look, outlook
from rulebound.bots.carcassonne.turns import find_ways, ways
from rulebound.bots.level import Stop, Thought
from rulebound.core.event import Seat
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.folding import all_folded
from rulebound.games.carcassonne.kernel.deriving import cell_of, figure_kind, to_kernel
from rulebound.games.carcassonne.kernel.figures import BACK
from rulebound.games.carcassonne.kernel.record import Kernel, blank
from rulebound.games.carcassonne.state import Place, Put, Skip, State, TakeBack
from rulebound.games.carcassonne.tables import tables

SLICE_S = 0.01
"""How long an engine runs before the clock and the stop are looked at again."""
REPORT_S = 0.1
NOISE = 12.0
"""Points by which a way may seem better than it is to a bot that is blind to everything."""
ENOUGH = 300
"""Simulations for each thing that may be done with figures once a tile lies; more hardly change the choice."""


class Engine(Protocol):
    """What chooses: it is told a root, runs in slices, and can say at any time what it holds best."""

    def begin(self, root: Kernel) -> None:
        """Start to think about the mover's turn."""

    def run(self, simulations: int) -> bool:
        """Think on; True when more would change nothing."""

    @property
    def found(self) -> tuple[int, int, float, int, int]:
        """The place (any, when a tile was just laid), the figure, the lead in points, the depth, the simulations."""


class Greedy:
    """One turn of greed, by the plain weights or the tuned ones; `blind` (0 to 1) makes it misjudge."""

    def __init__(self, seed: int, tuned: bool = False, blind: float = 0.0) -> None:
        self._chance, self._blind = np.random.default_rng(seed % (1 << 64)), blind
        self._weights = TUNED if tuned else PLAIN
        self._work, self._outlook, self._ways = blank(), outlook(), ways()

    def begin(self, root: Kernel) -> None:
        """Judge all that may be done."""
        look(tables(), root, self._outlook, self._weights)
        find_ways(tables(), root, self._work, self._outlook, self._ways, self._weights)

    def run(self, simulations: int) -> bool:
        """There is nothing to search."""
        return True

    @property
    def found(self) -> tuple[int, int, float, int, int]:
        """What seems best, of equals any."""
        found, count = self._ways, int(self._ways.ways)
        seems = found.value[:count] + self._blind * NOISE * self._chance.standard_normal(count)
        best = int(self._chance.choice(np.flatnonzero(seems == seems.max())))
        return int(found.place[best]), int(found.figure[best]), float(found.value[best]), 2, count


class Search:
    """The tree search, up to a number of simulations (None: as time allows)."""

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        self._random = np.array([seed % (1 << 64) | 1], np.uint64)
        self._limit = self._most = simulations or tree.NODES
        self._tree, self._outlook, self._ways = tree.tree(), outlook(), ways()
        self._work, self._next = blank(), blank()
        self._root: Kernel = None

    def begin(self, root: Kernel) -> None:
        """Start with a tree of one turn."""
        self._root = root
        look(tables(), root, self._outlook, TUNED)
        find_ways(tables(), root, self._next, self._outlook, self._ways, TUNED)
        tree.plant(self._tree, root, self._ways, tree.SETTINGS)
        self._most = self._limit
        if root.figuring:
            self._most = min(self._most, ENOUGH * int(self._tree.number[0]))

    def run(self, simulations: int) -> bool:
        """Simulate on."""
        if tree.is_settled(self._tree, self._root.figuring):
            return True
        left = self._most - int(self._tree.simulations)
        tree.simulate(
            tables(),
            self._tree,
            self._root,
            self._work,
            self._next,
            self._outlook,
            self._ways,
            TUNED,
            self._random,
            min(simulations, left),
            tree.SETTINGS,
        )
        return int(self._tree.simulations) >= self._most or tree.is_full(self._tree)

    @property
    def found(self) -> tuple[int, int, float, int, int]:
        """The most visited line."""
        kept, place = self._tree, 0
        if not self._root.figuring:
            place = tree.most_visited(kept, 0)
        figure = tree.most_visited(kept, place)
        visits = int(kept.visits[figure])
        value = float(kept.total[figure]) / visits if visits else float(kept.prior[figure])
        depth = int(tree.depth(kept, self._root.figuring))
        return int(kept.move[place]), int(kept.move[figure]), value, depth, int(kept.simulations)


class Player:
    """A bot that asks an engine, made from a seed when it is first asked."""

    def __init__(self, make: Callable[[int], Engine], seed: int) -> None:
        self._engine = make(seed)

    def think(
        self, state: State, seat: Seat, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        """The best way to play the turn, or the rest of it; see `rulebound.bots.Bot`.

        Raises ValueError for a seat that is not asked.
        """
        if state.mover != seat or state.cause is not None or (state.hand is None and not state.laid):
            raise ValueError(f"seat {seat} has no legal move")
        engine, end = self._engine, time.perf_counter() + seconds
        root = to_kernel(tables(), state)
        engine.begin(root)
        steps, reported = 1, time.perf_counter()
        while True:
            began = time.perf_counter()
            finished = engine.run(steps)
            now = time.perf_counter()
            if finished or now >= end or stop.is_set():
                return _thought(state, root, engine)
            if now - reported >= REPORT_S:
                reported = now
                report(_thought(state, root, engine))
            steps = max(1, min(4 * steps, int(steps * SLICE_S / max(now - began, 1e-6))))


def _thought(state: State, root: Kernel, engine: Engine) -> Thought:
    place, figure, lead, depth, simulations = engine.found
    line: list[str] = []
    after = state
    if not state.laid:
        move = _place(state, root, place)
        line.append(GAME.notate(state, move))
        after = all_folded(state, GAME.resolve(state, {state.mover: move}))
    line.append(GAME.notate(after, _figure(figure)))
    return Thought(expected(lead, state), depth, tuple(line), simulations)


def expected(lead: float, state: State) -> float:
    """The return to expect of a lead in points: the fewer tiles are left, the surer it is."""
    left = sum(count for _, count in state.left)
    return math.tanh(lead / (4.0 + 3.0 * math.sqrt(left)))


def _place(state: State, root: Kernel, option: int) -> Place:
    """The placement of an option: 4 * its place in the kernel's frontier + turns."""
    cell = int(root.frontier[option >> 2])
    return Place(next(each for each in state.board.frontier if cell_of(each) == cell), option & 3)


def _figure(option: int) -> Put | TakeBack | Skip:
    kind = option >> 3
    if kind == BACK:
        return TakeBack()
    return Put(figure_kind(kind), option & 7) if kind else Skip()
