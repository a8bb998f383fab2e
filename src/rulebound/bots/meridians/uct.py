"""Plain UCT (Kocsis and Szepesvári 2006) with random playouts: the yardstick that stronger bots are held to."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np

from rulebound.games.lots import below
from rulebound.games.machine import compiled, trailing_zeros
from rulebound.games.meridians.kernel import NOBODY, NONE, ONE, Kernel, copy, play
from rulebound.games.meridians.playout import playout
from rulebound.games.meridians.tables import Tables, Words, new

Tree: TypeAlias = Any
"""A record of `_layout`: the fields are named there. Node 0 is the root."""

NODES = 1 << 21
LONGEST = 512
"""Plies of a line in the tree; a line that is longer goes on in a playout."""
EXPLORE = 0.5
"""Weight of the exploration term."""


@cache
def _layout() -> np.dtype[Any]:
    return np.dtype(
        [
            ("used", np.int64),
            ("visits", np.int32, (NODES,)),
            ("wins", np.int32, (NODES,)),  # of the side that moved into the node
            ("first", np.int32, (NODES,)),  # its first child; children are neighbours
            ("count", np.int32, (NODES,)),  # of children; 0 before the second visit
            ("move", np.int16, (NODES,)),
            ("line", np.int32, (LONGEST,)),  # nodes on the way of the simulation at work
        ],
        align=True,
    )


def tree() -> Tree:
    """An empty tree."""
    return new(_layout())


@compiled
def plant(tree: Tree) -> None:
    """Forget everything: a root without visits."""
    tree.used = 1
    tree.visits[0] = tree.wins[0] = tree.count[0] = 0


@compiled
def simulate(t: Tables, root: Kernel, work: Kernel, tree: Tree, random: Words, times: int) -> None:
    """Go down the tree, play a random game from its edge and credit the winner, a number of times."""
    for _ in range(times):
        copy(root, work)
        node, length = 0, 0
        tree.line[0] = 0
        while work.winner == NOBODY and length < LONGEST - 1:
            if tree.count[node] == 0 and (tree.visits[node] > 0 or node == 0):
                expand(tree, node, work, random)
            if tree.count[node] == 0:
                break
            node = choose(tree, node)
            point: Any = np.int64(tree.move[node])
            play(t, work, point)
            length += 1
            tree.line[length] = node
        playout(t, work, random)
        for i in range(length + 1):
            tree.visits[tree.line[i]] += 1
            mover = (root.turn + i + 1) & 1
            tree.wins[tree.line[i]] += work.winner == mover


@compiled
def expand(tree: Tree, node: int, k: Kernel, random: Words) -> None:
    """Give a node a child for each legal move, in random order; nothing happens when the tree is full."""
    if tree.used + 400 > NODES:
        return
    first, count = tree.used, 0
    for w in range(len(k.legal)):
        left = k.legal[w]
        while left != NONE:
            child = first + count
            other = first + below(random, count + 1)
            tree.move[child] = tree.move[other]
            tree.move[other] = 64 * w + trailing_zeros(left)
            tree.visits[child] = tree.wins[child] = tree.count[child] = 0
            count += 1
            left &= left - ONE
    tree.first[node], tree.count[node] = first, count
    tree.used = first + count


@compiled
def choose(tree: Tree, node: int) -> int:
    """The child with the highest upper confidence bound; one without visits before all others."""
    first = tree.first[node]
    log = np.log(float(tree.visits[node]) + 1)
    best, choice = -1.0, first
    for child in range(first, first + tree.count[node]):
        visits = tree.visits[child]
        if visits == 0:
            return int(child)
        bound = tree.wins[child] / visits + EXPLORE * np.sqrt(log / visits)
        if bound > best:
            best, choice = bound, child
    return int(choice)


@compiled
def most_visited(tree: Tree, node: int) -> int:
    """The child with most visits; -1 for none."""
    most, choice = -1, -1
    for child in range(tree.first[node], tree.first[node] + tree.count[node]):
        if tree.visits[child] > most:
            most, choice = tree.visits[child], child
    return choice
