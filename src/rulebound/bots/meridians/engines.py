"""The searches of Meridians behind one small interface, as `player` drives them."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from rulebound.bots.level import Thought
from rulebound.bots.meridians import alphabeta, uct
from rulebound.bots.meridians.greedy import greedy
from rulebound.games.meridians.kernel import blank
from rulebound.games.meridians.playout import pick
from rulebound.games.meridians.tables import Tables

SCORE_UNIT = 1000
"""Scores of the evaluation are thousandths of a unit of log-odds."""


class Engine(Protocol):
    """A search of one position that runs in slices."""

    def begin(self, table: Tables, root: Any) -> None:
        """Start on a position in which the mover has a legal point."""

    def run(self, steps: int) -> bool:
        """Work on for about so many steps; True when there is nothing more to find."""

    def thought(self, names: tuple[str, ...]) -> Thought | None:
        """What has been found so far, points under their names; None before the first move is."""


def _random(seed: int) -> Any:
    # Neighbouring seeds must give generators that have nothing in common, and none may start at 0.
    return np.random.SeedSequence(seed).generate_state(1, np.uint64) | np.uint64(1)


class AnyPoint:
    """A random legal point."""

    def __init__(self, size: int, seed: int) -> None:
        self._random, self._point = _random(seed), -1

    def begin(self, table: Tables, root: Any) -> None:
        """Draw the point."""
        self._point = int(pick(root.legal, self._random))

    def run(self, steps: int) -> bool:
        """There is nothing to search."""
        return True

    def thought(self, names: tuple[str, ...]) -> Thought:
        """The point, with no opinion on the position."""
        return Thought(0.0, 0, (names[self._point],))


class Greedy(AnyPoint):
    """One ply of greed; `blind` of 256 points are overlooked."""

    def __init__(self, size: int, seed: int, blind: int = 0) -> None:
        super().__init__(size, seed)
        self._work, self._blind = blank(size), blind

    def begin(self, table: Tables, root: Any) -> None:
        """Find the point."""
        self._point = int(greedy(table, root, self._work, self._random, self._blind))


class AlphaBeta:
    """Alpha-beta by iterative deepening, up to a number of nodes (None: as time allows)."""

    def __init__(self, size: int, seed: int, nodes: int | None = None) -> None:
        self._search, self._stack = alphabeta.search(size, int(_random(seed)[0]))
        self._limit = nodes
        self._table: Tables = None
        self._depth = 0
        self._best: Thought | None = None
        self._found: tuple[int, int, tuple[int, ...]] | None = None

    def begin(self, table: Tables, root: Any) -> None:
        """Start at a depth of one ply."""
        self._table, self._depth, self._found = table, 1, None
        alphabeta.begin(self._search, self._stack, root)
        alphabeta.deepen(self._search, 1)

    def run(self, steps: int) -> bool:
        """Search on for so many nodes, depth after depth; True when the end of the game is in sight."""
        search = self._search
        end = search.nodes + steps
        if self._limit is not None:
            end = min(end, self._limit)
        while search.nodes < end:
            if alphabeta.run(self._table, search, self._stack, end - search.nodes):
                self._keep(self._depth)
                if abs(int(search.score)) > alphabeta.WON // 2 or self._depth >= alphabeta.MAX_PLY - 1:
                    return True
                self._depth += 1
                alphabeta.deepen(search, self._depth)
        # The first move of a depth is the best of the one before, so what has beaten it is better.
        self._keep(self._depth - 1)
        return self._limit is not None and search.nodes >= self._limit

    def _keep(self, depth: int) -> None:
        search = self._search
        if search.length[0] > 0:
            line = tuple(int(point) for point in search.line[0, : search.length[0]])
            self._found = int(search.alpha[0]), depth, line

    def thought(self, names: tuple[str, ...]) -> Thought | None:
        """The principal variation."""
        if self._found is None:
            return None
        score, depth, line = self._found
        value = float(np.tanh(score / (2 * SCORE_UNIT)))
        return Thought(value, depth, tuple(names[point] for point in line), int(self._search.nodes))


class Uct:
    """Plain UCT, as time allows."""

    def __init__(self, size: int, seed: int) -> None:
        self._random, self._work = _random(seed), blank(size)
        self._tree = uct.tree()
        self._table: Tables = None
        self._root: Any = None

    def begin(self, table: Tables, root: Any) -> None:
        """Start with an empty tree."""
        self._table, self._root = table, root
        uct.plant(self._tree)

    def run(self, steps: int) -> bool:
        """Simulate; one counts as fifty steps."""
        uct.simulate(self._table, self._root, self._work, self._tree, self._random, max(1, steps // 50))
        return False

    def thought(self, names: tuple[str, ...]) -> Thought | None:
        """The most visited line."""
        tree = self._tree
        node = int(uct.most_visited(tree, 0))
        line: list[str] = []
        if node < 0:
            return None
        value = 2 * float(tree.wins[node]) / max(1, float(tree.visits[node])) - 1
        while not line or (node >= 0 and tree.visits[node] > 1):
            line.append(names[int(tree.move[node])])
            node = int(uct.most_visited(tree, node))
        return Thought(value, len(line), tuple(line), int(tree.visits[0]))
