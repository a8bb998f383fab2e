"""All that may be done in a turn, each with the lead in points that it promises."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from rulebound.bots.carcassonne.evaluation import (
    Floats,
    Outlook,
    in_hand,
    judge,
    lead,
    outcome,
)
from rulebound.games.carcassonne.kernel.figures import BACK, SKIP, find_figures
from rulebound.games.carcassonne.kernel.land import find_places, lay, root
from rulebound.games.carcassonne.kernel.record import MOST_SEATS, Kernel, copy
from rulebound.games.carcassonne.kernel.scores import survey
from rulebound.games.carcassonne.kernel.turn import put
from rulebound.games.carcassonne.tables import CITY, FIELD, ROAD, Tables
from rulebound.games.machine import compiled

MOST_WAYS = 2048
WORST = -1e9

LAYOUT = np.dtype(
    [
        ("ways", np.int64),  # how many there are
        (
            "place",
            np.int16,
            (MOST_WAYS,),
        ),  # options as the kernel has them; of one place all beside each other
        ("figure", np.int16, (MOST_WAYS,)),
        ("value", np.float64, (MOST_WAYS,)),
        ("best", np.int64),
        ("leads", np.float64, (MOST_SEATS,)),  # of all seats after the best
        ("listed", np.int16, (64,)),
        ("places", np.int16, (MOST_WAYS,)),
    ],
    align=True,
)

Ways: TypeAlias = Any
"""A record of `LAYOUT`: what may be done, judged."""


def ways() -> Ways:
    """None yet."""
    return np.zeros(1, LAYOUT).view(np.recarray)[0]


@compiled
def find_ways(t: Tables, k: Kernel, one: Kernel, o: Outlook, found: Ways, w: Floats) -> None:
    """Judge all that the mover may do with the tile in hand, or with figures on the tile just laid."""
    found.ways, found.best = 0, 0
    if k.figuring:
        try_figures(t, k, one, o, found, w, SKIP, 0)
        return
    count, hand = find_places(t, k), k.hand
    for i in range(count):
        found.places[i] = k.options[i]
    for i in range(count):
        option = found.places[i]
        if t.distinct[hand] >> (option & 3) & 1:
            try_figures(t, k, one, o, found, w, option, 1)


@compiled
def go(t: Tables, k: Kernel, one: Kernel, place: int, laying: int) -> None:
    """Let `one` be the position with the tile laid."""
    copy(k, one)
    if laying:
        lay(t, one, place >> 2, place & 3)


@compiled
def try_figures(
    t: Tables, k: Kernel, one: Kernel, o: Outlook, found: Ways, w: Floats, place: int, laying: int
) -> None:
    """Judge all that may be done with figures once the tile lies.

    One judgement serves for all: a figure on a feature that is not finished adds what that one promises.
    """
    seat = k.mover
    go(t, k, one, place, laying)
    count = find_figures(t, one)
    for j in range(count):
        found.listed[j] = one.options[j]
    for j in range(count):
        figure = found.listed[j]
        if j:
            if not ends(t, one, figure):
                continue
            go(t, k, one, place, laying)
        put(t, one, figure)
        judge(t, one, o, w)
        add(one, o, found, seat, place, figure, 0.0)
        for other in range(1, count if j == 0 else 0):
            if not ends(t, one, found.listed[other]):
                more = gain(t, one, o, w, seat, found.listed[other])
                add(one, o, found, seat, place, found.listed[other], more)


@compiled
def ends(t: Tables, k: Kernel, option: int) -> bool:
    """Whether a figure on the last tile comes home at once, or one that stood."""
    if option >> 3 == BACK:
        return True
    n, place = k.laid - 1, option & 7
    kind = t.kind[8 * (k.tile[n] >> 2) + place]
    if kind in (ROAD, CITY):
        return bool(k.open[root(k, 8 * n + place)] == 0)
    return bool(kind != FIELD and k.around[n] == 9)


@compiled
def gain(t: Tables, k: Kernel, o: Outlook, w: Floats, seat: int, option: int) -> float:
    """What a figure on a feature of the last tile, in which nobody stands, is worth to a seat more than in hand."""
    n, figure, place = k.laid - 1, option >> 3, option & 7
    kind = t.kind[8 * (k.tile[n] >> 2) + place]
    feature = root(k, 8 * n + place)
    survey(t, k, kind, feature)
    value, home = outcome(t, k, o, kind, feature, w)
    held = in_hand(k, seat, w)
    k.supply[4 * seat + figure] -= 1
    lost = held - in_hand(k, seat, w)
    k.supply[4 * seat + figure] += 1
    return float(value + o.late * (home - lost))


@compiled
def add(one: Kernel, o: Outlook, found: Ways, seat: int, place: int, figure: int, more: float) -> None:
    """List a way, with what it brings the mover beyond what is judged."""
    if found.ways == MOST_WAYS:
        return
    i = found.ways
    found.ways += 1
    found.place[i], found.figure[i] = place, figure
    o.hopes[seat] += more
    found.value[i] = lead(one, o, seat)
    if i == 0 or found.value[i] > found.value[found.best]:
        found.best = i
        for other in range(one.players):
            found.leads[other] = lead(one, o, other)
    o.hopes[seat] -= more
