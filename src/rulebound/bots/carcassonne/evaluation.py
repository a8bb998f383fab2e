"""What a position promises each seat: its points, what its features will bring, and its figures in hand.

A feature brings what it is worth unfinished, and by the chance that it is finished what that adds. The
chance looks at each cell that must be filled: how many of the tiles that are left fit its need.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rulebound.games.carcassonne.kernel.figures import ABBOT, LARGE, NORMAL
from rulebound.games.carcassonne.kernel.land import kind_of, root
from rulebound.games.carcassonne.kernel.record import CELLS, FRONTIER, MOST_SEATS, MOST_TILES, Kernel
from rulebound.games.carcassonne.kernel.scores import NONE, lying, majority, survey, worth
from rulebound.games.carcassonne.tables import CITY, FIELD, NEEDS, PATTERNS, Tables
from rulebound.games.machine import compiled

Floats: TypeAlias = npt.NDArray[np.float64]
Outlook: TypeAlias = Any
"""A record of `LAYOUT`: what is left of the stack at a root, and scratch."""

MOST_OPEN = 32

LAYOUT = np.dtype(
    [
        ("left", np.float64),  # tiles of the stack
        ("late", np.float64),  # 1 until the last tiles, then down to 0
        ("rest", np.int64, (PATTERNS,)),  # tiles left by their edges
        ("filled", np.float64, (NEEDS,)),  # the chance that a cell of a need is filled, or below 0: not known
        ("by_fitting", np.float64, (MOST_TILES,)),  # that chance by how many of the tiles left fit
        (
            "by_open",
            np.float64,
            (MOST_OPEN,),
        ),  # the chance that a city beside a field is finished, by its open edges
        ("hopes", np.float64, (MOST_SEATS,)),
    ],
    align=True,
)

PLAIN = np.array([0.35, 0.85, 0.6, 1.4, 2.5, 0.55, 0.55, 3.0, 1.0, 0.15, 0.0, 0.0])
"""First guesses, kept as they are: a yardstick does not change with what it measures."""
TUNED = np.array([0.35, 0.735, 0.6, 2.1, 8.4, 0.367, 0.244, 1.05, 1.0, 0.225, 1.8, 2.6])
"""What greed against greed has made of them, one weight at a time; the last two are measured gains of a turn."""
(
    WANTED,  # how sure a tile that fits is laid there by whom it helps
    WORK,  # what each open cell beyond the first leaves of the chance
    SCORING,  # how far the scoring tile that lies now counts
    HAND,  # a figure in hand, while there are many
    LAST,  # the last figure in hand
    FIELD_HELD,  # how sure a field is held
    FIELD_CITY,  # how sure a city with one open edge is finished in the end
    FIELD_HOPE,  # what a farmer hopes for at the beginning beyond the cities that are there
    HOME,  # how far a figure that will come home counts as in hand
    FILL,  # the chance that a cell beside a monastery that the seat does not fill is filled all the same
    TEMPO,  # what it is worth to be next with the last tile
    TEMPO_EARLY,  # how much more than that with the first
) = range(len(TUNED))


def outlook() -> Outlook:
    """One that knows nothing yet."""
    return np.zeros(1, LAYOUT).view(np.recarray)[0]


def look(t: Tables, k: Kernel, o: Outlook, w: Floats) -> None:
    """Look at the stack of a position: all positions judged after it are judged by what is left now."""
    o.left = k.deck_size - k.drawn
    o.late = min(1.0, o.left / 24.0)
    o.rest[:] = np.bincount(t.pattern[k.deck[k.drawn : k.deck_size]], minlength=PATTERNS)
    o.filled[:] = -1.0
    # Not in the kernel: exponentials of compilers and of NumPy differ in the last digit.
    drawn = 1.0 / k.players if o.left else 0.0
    o.by_fitting[:] = 1.0 - np.exp(-w[WANTED] * drawn * np.arange(len(o.by_fitting)))
    o.by_open[:] = w[FIELD_CITY] ** np.arange(len(o.by_open))


@compiled
def fill(t: Tables, o: Outlook, need: int) -> float:
    """The chance that a cell of a need is filled by a seat that wants it."""
    if o.filled[need] < 0:
        fitting = 0
        for i in range(PATTERNS):
            if o.rest[i] and t.fits[i * NEEDS + need]:
                fitting += o.rest[i]
        o.filled[need] = o.by_fitting[fitting]
    return float(o.filled[need])


@compiled
def finishing(t: Tables, k: Kernel, o: Outlook, feature: int, w: Floats) -> float:
    """The chance that a road or city is finished."""
    chance, cells = 1.0, 0
    part = feature
    while True:
        n = part >> 3
        sides, side = t.sides[8 * k.tile[n] + (part & 7)], 0
        while sides:
            if sides & 1:
                there = k.at[(k.cell[n] + t.step[side]) & (CELLS - 1)]
                if there <= FRONTIER:
                    chance *= fill(t, o, k.need[FRONTIER - there])
                    if cells:
                        chance *= w[WORK]
                    cells += 1
            sides >>= 1
            side += 1
        part = k.link[part]
        if part == feature:
            return chance


@compiled
def surrounding(t: Tables, k: Kernel, o: Outlook, n: int, w: Floats) -> float:
    """The chance that all cells around a tile are filled."""
    chance = 1.0
    for i in range(8):
        there = k.at[(k.cell[n] + t.near[i]) & (CELLS - 1)]
        if there < 0:
            need = k.need[FRONTIER - there] if there <= FRONTIER else 0
            one = fill(t, o, need)
            chance *= one + (1.0 - one) * w[FILL] * o.late
    return chance


@compiled
def field_promise(t: Tables, k: Kernel, o: Outlook, field: int, w: Floats) -> float:
    """What a field will bring, besides the finished cities that it touches now."""
    k.mark += 1
    hope = 0.0
    part = field
    while True:
        n = part >> 3
        touched, place = t.cities[8 * (k.tile[n] >> 2) + (part & 7)], 0
        while touched:
            if touched & 1:
                city = root(k, 8 * n + place)
                if k.open[city] and k.stamp[city] != k.mark:
                    k.stamp[city] = k.mark
                    hope += 3.0 * o.by_open[min(k.open[city], MOST_OPEN - 1)]
            touched >>= 1
            place += 1
        part = k.link[part]
        if part == field:
            return float(hope * o.late + w[FIELD_HOPE] * o.left / 72.0)


@compiled
def judge(t: Tables, k: Kernel, o: Outlook, w: Floats) -> None:
    """Fill `hopes` with what each seat can hope to have at the end."""
    for seat in range(k.players):
        o.hopes[seat] = k.scores[seat]
    if k.over:
        return
    for i in range(k.standing):
        part = k.figures[i]
        feature = root(k, part)
        kind = kind_of(t, k, part)
        if k.stands[feature] > 1:  # several stand here: the first that is listed speaks for all
            first = True
            for j in range(i):
                if root(k, k.figures[j]) == feature:
                    first = False
            if not first:
                continue
        promise(t, k, o, kind, feature, w)
    turn = (w[TEMPO] + w[TEMPO_EARLY] * o.left / 72.0) / k.players if k.drawn < k.deck_size else 0.0
    for seat in range(k.players):
        o.hopes[seat] += o.late * in_hand(k, seat, w)
        # Whoever comes sooner is ahead by a turn: a position just left looks as good as the same one later on.
        o.hopes[seat] += turn * (k.players - 1 - (seat - k.mover) % k.players)


@compiled
def promise(t: Tables, k: Kernel, o: Outlook, kind: int, feature: int, w: Floats) -> None:
    """Add what one feature promises its owners, and those who stand in it."""
    survey(t, k, kind, feature)
    most = majority(k)
    value, home = outcome(t, k, o, kind, feature, w)
    for seat in range(k.players):
        if k.strength[seat] >= most:
            o.hopes[seat] += value
        if k.strength[seat]:
            o.hopes[seat] += home * o.late


@compiled
def outcome(t: Tables, k: Kernel, o: Outlook, kind: int, feature: int, w: Floats) -> tuple[float, float]:
    """What a feature just surveyed brings an owner, and what it is worth that his figure may come home."""
    now = float(worth(t, k, kind, feature, 0, NONE))
    if kind == FIELD:
        return now + w[FIELD_HELD] * field_promise(t, k, o, feature, w), 0.0
    done = float(worth(t, k, kind, feature, 1, NONE))
    effect = lying(k, kind)
    if effect != NONE:
        done += w[SCORING] * (worth(t, k, kind, feature, 1, effect) - done)
    chance = finishing(t, k, o, feature, w) if kind <= CITY else surrounding(t, k, o, feature >> 3, w)
    return now + chance * (done - now), chance * w[HOME] * w[HAND]


@compiled
def in_hand(k: Kernel, seat: int, w: Floats) -> float:
    """What the figures in hand are worth in the middle of the game."""
    held = k.supply[4 * seat + NORMAL]
    worth = 0.0
    for number in range(1, held):
        worth += w[HAND] * (1.0 - number / 8.0)
    if held:
        worth += w[LAST]
    return float(worth + w[HAND] * (k.supply[4 * seat + LARGE] + 0.5 * k.supply[4 * seat + ABBOT]))


@compiled
def lead(k: Kernel, o: Outlook, seat: int) -> float:
    """How far a seat just judged is ahead of the best of the others that play."""
    best = -1e9
    for other in range(k.players):
        if other != seat and not k.out >> other & 1:
            best = max(best, o.hopes[other])
    return float(o.hopes[seat] - best)
