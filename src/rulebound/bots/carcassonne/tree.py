"""Monte Carlo tree search for Carcassonne, two levels a turn: where the tile goes, then the figure.

Each simulation shuffles what nobody knows once, and goes down the tree by upper confidence bounds. What it
finds at the edge is a turn: all that may be done in it is judged (`evaluation.py`), the promising rest is
kept as children with what they promise as their first value, and the best promise is what the simulation
brings, for every seat its lead in points. No RAVE: what is good elsewhere says little here.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np

from rulebound.bots.carcassonne.evaluation import Floats, Outlook, judge, lead
from rulebound.games.carcassonne.kernel import (
    MOST_OPTIONS,
    MOST_SEATS,
    NOTHING,
    Kernel,
    copy,
    draw,
    find_figures,
    find_places,
    lay,
    put,
)
from rulebound.games.carcassonne.playout import shuffle
from rulebound.games.carcassonne.tables import Tables
from rulebound.games.lots import Words, below
from rulebound.games.machine import compiled

Tree: TypeAlias = Any
"""A record of `_layout`: the fields are named there. Node 0 is the root."""

NODES = 1 << 20
MOST_IN_TURN = 1024
"""Nodes that a turn can need at most."""
LONGEST = 3 * 110
"""Nodes on a line: a placement, a figure and a drawn tile for each tile of the stack."""
NONE = -1
WORST = -1e9


@cache
def _layout() -> np.dtype[Any]:
    return np.dtype(
        [
            ("used", np.int64),
            ("simulations", np.int64),
            ("full", np.int64),  # of the root: placements and figures, or figures only
            ("visits", np.int32, (NODES,)),
            ("total", np.float64, (NODES,)),  # of the leads of the seat that moved into the node
            ("prior", np.float32, (NODES,)),  # the lead that was judged when the node was made
            ("first", np.int32, (NODES,)),  # its first child, or NONE
            ("number", np.int16, (NODES,)),  # of neighbouring children; of a drawn tile's siblings see `next`
            ("move", np.int16, (NODES,)),  # the option, or the tile that is drawn
            ("next", np.int32, (NODES,)),  # the next drawn tile after the same figure, or NONE
            ("line", np.int32, (LONGEST,)),
            ("seat", np.int8, (LONGEST,)),
            ("leads", np.float64, (MOST_SEATS,)),
            ("value", np.float64, (MOST_OPTIONS, 40)),
            ("options", np.int16, (MOST_OPTIONS,)),
            ("figures", np.int16, (MOST_OPTIONS, 40)),
            ("ways", np.int16, (MOST_OPTIONS,)),
            ("best", np.float64, (MOST_OPTIONS,)),
        ],
        align=True,
    )


def tree() -> Tree:
    """An empty tree."""
    return np.zeros(1, _layout()).view(np.recarray)[0]


@compiled
def node(tree: Tree, move: int, prior: float) -> int:
    """A new node without children."""
    new = tree.used
    tree.used += 1
    tree.visits[new], tree.total[new], tree.prior[new] = 0, 0.0, prior
    tree.first[new], tree.number[new], tree.move[new], tree.next[new] = NONE, 0, move, NONE
    return int(new)


@compiled
def plant(
    t: Tables, tree: Tree, root: Kernel, one: Kernel, two: Kernel, o: Outlook, w: Floats, margin: float
) -> None:
    """Forget everything: a root with all that may be done in this turn."""
    tree.used = tree.simulations = 0
    node(tree, NOTHING, 0.0)
    if root.figuring:
        grow_figures(t, tree, 0, root, two, o, w)
    else:
        grow(t, tree, 0, root, one, two, o, w, margin)


@compiled
def grow_figures(t: Tables, tree: Tree, at: int, k: Kernel, two: Kernel, o: Outlook, w: Floats) -> None:
    """Give a node a child for each thing that may be done with figures."""
    count = find_figures(t, k)
    tree.first[at], tree.number[at] = tree.used, count
    for j in range(count):
        copy(k, two)
        put(t, two, k.options[j])
        judge(t, two, o, w)
        node(tree, k.options[j], lead(two, o, k.mover))


@compiled
def grow(
    t: Tables,
    tree: Tree,
    at: int,
    k: Kernel,
    one: Kernel,
    two: Kernel,
    o: Outlook,
    w: Floats,
    margin: float,
) -> None:
    """Judge all that may be done with the tile in hand; children are those not much worse than the best.

    `leads` are then what the best of them brings each seat.
    """
    seat, count = k.mover, find_places(t, k)
    best = WORST
    for i in range(count):
        tree.options[i] = k.options[i]
        copy(k, one)
        lay(t, one, k.options[i] >> 2, k.options[i] & 3)
        ways = find_figures(t, one)
        tree.ways[i], tree.best[i] = ways, WORST
        for j in range(ways):
            copy(one, two)
            put(t, two, one.options[j])
            judge(t, two, o, w)
            value = lead(two, o, seat)
            tree.figures[i, j], tree.value[i, j] = one.options[j], value
            tree.best[i] = max(tree.best[i], value)
            if value > best:
                best = value
                for other in range(k.players):
                    tree.leads[other] = lead(two, o, other)
    if tree.used + MOST_IN_TURN > NODES:
        return
    tree.first[at] = tree.used
    for i in range(count):
        if tree.best[i] >= best - margin:
            node(tree, tree.options[i], tree.best[i])
            tree.number[at] += 1
    child = tree.first[at]
    for i in range(count):
        if tree.best[i] >= best - margin:
            tree.first[child] = tree.used
            for j in range(tree.ways[i]):
                if tree.value[i, j] >= best - margin:
                    node(tree, tree.figures[i, j], tree.value[i, j])
                    tree.number[child] += 1
            child += 1


@compiled
def choose(tree: Tree, at: int, explore: float, trust: float) -> int:
    """The child with the highest upper confidence bound; what was judged counts as `trust` visits."""
    first = tree.first[at]
    wide = explore * np.sqrt(np.log(tree.visits[at] + 1.0))
    best, choice = WORST, first
    for child in range(first, first + tree.number[at]):
        visits = tree.visits[child]
        mean = (tree.total[child] + trust * tree.prior[child]) / (visits + trust)
        bound = mean + wide / np.sqrt(visits + trust)
        if bound > best:
            best, choice = bound, child
    return int(choice)


@compiled
def greedy(t: Tables, k: Kernel, one: Kernel, two: Kernel, o: Outlook, w: Floats, random: Words) -> None:
    """The greediest turn of the mover, whose tile is in hand."""
    seat, count = k.mover, find_places(t, k)
    best, place, figure = WORST, 0, 0
    for i in range(count):
        copy(k, one)
        lay(t, one, k.options[i] >> 2, k.options[i] & 3)
        ways = find_figures(t, one)
        for j in range(ways):
            copy(one, two)
            put(t, two, one.options[j])
            judge(t, two, o, w)
            value = lead(two, o, seat)
            if value > best:
                best, place, figure = value, k.options[i], one.options[j]
    lay(t, k, place >> 2, place & 3)
    put(t, k, figure)


@compiled
def simulate(
    t: Tables,
    tree: Tree,
    root: Kernel,
    k: Kernel,
    one: Kernel,
    two: Kernel,
    o: Outlook,
    w: Floats,
    random: Words,
    times: int,
    explore: float,
    trust: float,
    margin: float,
    ahead: int,
) -> None:
    """So many simulations from the root."""
    for _ in range(times):
        copy(root, k)
        shuffle(k, random)
        at, length = 0, 0
        tree.line[0], tree.seat[0] = 0, k.mover
        figuring = k.figuring
        while True:
            seat = k.mover
            if not figuring:
                at = choose(tree, at, explore, trust)
                lay(t, k, tree.move[at] >> 2, tree.move[at] & 3)
                length += 1
                tree.line[length], tree.seat[length] = at, seat
            figuring = 0
            at = choose(tree, at, explore, trust)
            put(t, k, tree.move[at])
            length += 1
            tree.line[length], tree.seat[length] = at, seat
            if not draw(t, k):
                judge(t, k, o, w)
                for other in range(k.players):
                    tree.leads[other] = lead(k, o, other)
                break
            tile = t.alike[k.hand]
            after = tree.first[at]
            while after != NONE and tree.move[after] != tile:
                after = tree.next[after]
            if after == NONE:
                after = node(tree, tile, 0.0)
                tree.next[after] = tree.first[at]
                tree.first[at] = after
            at = after
            length += 1
            tree.line[length], tree.seat[length] = at, seat
            if tree.number[at] == 0:
                grow(t, tree, at, k, one, two, o, w, margin)
                if ahead:
                    follow(t, tree, k, one, two, o, w, random, ahead)
                break
        for i in range(length + 1):
            tree.visits[tree.line[i]] += 1
            tree.total[tree.line[i]] += tree.leads[tree.seat[i]]
        tree.simulations += 1
        if tree.used + MOST_IN_TURN > NODES:
            return


@compiled
def follow(
    t: Tables,
    tree: Tree,
    k: Kernel,
    one: Kernel,
    two: Kernel,
    o: Outlook,
    w: Floats,
    random: Words,
    ahead: int,
) -> None:
    """Play some turns on greedily before the leads are taken."""
    greedy(t, k, one, two, o, w, random)
    for _ in range(ahead - 1):
        if not draw(t, k):
            break
        greedy(t, k, one, two, o, w, random)
    judge(t, k, o, w)
    for other in range(k.players):
        tree.leads[other] = lead(k, o, other)


@compiled
def most_visited(tree: Tree, at: int) -> int:
    """The child with most visits, of equals the one that does better; NONE for none."""
    choice, most, best = NONE, -1, WORST
    for child in range(tree.first[at], tree.first[at] + tree.number[at]):
        visits = tree.visits[child]
        mean = tree.total[child] / visits if visits else tree.prior[child]
        if visits > most or (visits == most and mean > best):
            choice, most, best = child, visits, mean
    return int(choice)
