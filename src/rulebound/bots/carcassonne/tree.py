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
from rulebound.bots.carcassonne.turns import MOST_WAYS, WORST, Ways, find_ways
from rulebound.games.carcassonne.kernel.land import lay
from rulebound.games.carcassonne.kernel.record import MOST_SEATS, Kernel, copy
from rulebound.games.carcassonne.kernel.turn import draw, put
from rulebound.games.carcassonne.playout import shuffle
from rulebound.games.carcassonne.tables import NOTHING, Tables
from rulebound.games.lots import Words
from rulebound.games.machine import compiled

Tree: TypeAlias = Any
"""A record of `_layout`: the fields are named there. Node 0 is the root."""

SETTINGS = np.array([3.0, 1.0, 10.0])
(
    EXPLORE,  # weight of the exploration term, in points
    TRUST,  # how many visits a first judgement counts for
    MARGIN,  # ways that are worse by more points than this are not looked at any further
) = range(len(SETTINGS))

NODES = 1 << 20
LONGEST = 3 * 110
"""Nodes on a line: a placement, a figure and a drawn tile for each tile of the stack."""
NONE = -1


@cache
def _layout() -> np.dtype[Any]:
    return np.dtype(
        [
            ("used", np.int64),
            ("simulations", np.int64),
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
def plant(tree: Tree, root: Kernel, found: Ways, settings: Floats) -> None:
    """Forget everything: a root with what was found to do in this turn."""
    tree.used = tree.simulations = 0
    node(tree, NOTHING, 0.0)
    grow(tree, 0, root, found, settings)


@compiled
def grow(tree: Tree, at: int, k: Kernel, found: Ways, settings: Floats) -> None:
    """Give a turn children: the ways that were found not much worse than the best.

    `leads` are then what the best of them brings each seat.
    """
    for seat in range(k.players):
        tree.leads[seat] = found.leads[seat]
    if tree.used + 2 * found.ways > NODES:
        return
    enough = found.value[found.best] - settings[MARGIN]
    if k.figuring:
        grow_figures(tree, at, found, 0, enough)
        return
    tree.first[at] = tree.used
    i = 0
    while i < found.ways:  # the placements
        best, first = WORST, i
        while i < found.ways and found.place[i] == found.place[first]:
            best = max(best, found.value[i])
            i += 1
        if best >= enough:
            node(tree, found.place[first], best)
            tree.first[tree.used - 1] = first  # for the moment, where its figures are listed
            tree.number[at] += 1
    for child in range(tree.first[at], tree.first[at] + tree.number[at]):
        grow_figures(tree, child, found, tree.first[child], enough)


@compiled
def grow_figures(tree: Tree, at: int, found: Ways, i: int, enough: float) -> None:
    """Give a node a child for each thing that may be done with figures once a tile lies."""
    place = found.place[i]
    tree.first[at] = tree.used
    while i < found.ways and found.place[i] == place:
        if found.value[i] >= enough:
            node(tree, found.figure[i], found.value[i])
            tree.number[at] += 1
        i += 1


@compiled
def choose(tree: Tree, at: int, settings: Floats) -> int:
    """The child with the highest upper confidence bound; what was judged counts as some visits."""
    first, trust = tree.first[at], settings[TRUST]
    wide = settings[EXPLORE] * np.sqrt(np.log(tree.visits[at] + 1.0))
    best, choice = WORST, first
    for child in range(first, first + tree.number[at]):
        visits = tree.visits[child]
        mean = (tree.total[child] + trust * tree.prior[child]) / (visits + trust)
        bound = mean + wide / np.sqrt(visits + trust)
        if bound > best:
            best, choice = bound, child
    return int(choice)


@compiled
def simulate(
    t: Tables,
    tree: Tree,
    root: Kernel,
    k: Kernel,
    one: Kernel,
    o: Outlook,
    found: Ways,
    w: Floats,
    random: Words,
    times: int,
    settings: Floats,
) -> None:
    """So many simulations from the root, fewer when the tree is full."""
    for _ in range(times):
        if is_full(tree):
            return
        copy(root, k)
        shuffle(k, random)
        length = go_down(t, tree, k, settings)
        if k.over:
            judge(t, k, o, w)
            for seat in range(k.players):
                tree.leads[seat] = lead(k, o, seat)
        else:
            find_ways(t, k, one, o, found, w)
            grow(tree, tree.line[length], k, found, settings)
        for i in range(length + 1):
            tree.visits[tree.line[i]] += 1
            tree.total[tree.line[i]] += tree.leads[tree.seat[i]]
        tree.simulations += 1


@compiled
def go_down(t: Tables, tree: Tree, k: Kernel, settings: Floats) -> int:
    """Go down to a turn that has no children yet, or to the end of the game; returns the length of the line."""
    at, length = 0, 0
    tree.line[0], tree.seat[0] = 0, k.mover
    while True:
        seat = k.mover
        if not k.figuring:
            at = choose(tree, at, settings)
            lay(t, k, tree.move[at] >> 2, tree.move[at] & 3)
            length += 1
            tree.line[length], tree.seat[length] = at, seat
        at = choose(tree, at, settings)
        put(t, k, tree.move[at])
        length += 1
        tree.line[length], tree.seat[length] = at, seat
        if not draw(t, k):
            return length
        at = after_draw(tree, at, t.alike[k.hand])
        length += 1
        tree.line[length], tree.seat[length] = at, seat
        if tree.number[at] == 0:
            return length


@compiled
def after_draw(tree: Tree, at: int, tile: int) -> int:
    """The node of a tile that is drawn after a figure, a new one where it was never drawn."""
    after = tree.first[at]
    while after != NONE and tree.move[after] != tile:
        after = tree.next[after]
    if after == NONE:
        after = node(tree, tile, 0.0)
        tree.next[after] = tree.first[at]
        tree.first[at] = after
    return int(after)


@compiled
def is_full(tree: Tree) -> bool:
    """Whether there may be no room for another turn."""
    return bool(tree.used + 2 * MOST_WAYS > NODES)


@compiled
def is_settled(tree: Tree, figuring: int) -> bool:
    """Whether there is nothing to choose."""
    at = 0
    if not figuring:
        if tree.number[0] > 1:
            return False
        at = tree.first[0]
    return bool(tree.number[at] < 2)


@compiled
def depth(tree: Tree, figuring: int) -> int:
    """The plies of the most visited line: placements and figures, through the tile drawn most often."""
    at, plies = 0, 0
    while tree.number[at] > 0:
        if plies or not figuring:
            at = most_visited(tree, at)
            plies += 1
        at = most_visited(tree, at)
        plies += 1
        after, often = tree.first[at], NONE
        while after != NONE:
            if often == NONE or tree.visits[after] > tree.visits[often]:
                often = after
            after = tree.next[after]
        if often == NONE:
            break
        at = often
    return plies


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
