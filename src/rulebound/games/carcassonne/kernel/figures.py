"""Figures: what the mover may do with them, where they stand, and how they come home."""

from __future__ import annotations

from rulebound.games.carcassonne.kernel.land import root
from rulebound.games.carcassonne.kernel.record import Kernel
from rulebound.games.carcassonne.tables import FIELD, GARDEN, NOTHING, RIVER, Tables
from rulebound.games.machine import compiled

NORMAL, LARGE, ABBOT, BACK = 1, 2, 3, 4
SKIP = 0
"""An option of a figure is 8 * kind + the segment's place: SKIP and 8 * BACK set none."""


@compiled
def find_figures(t: Tables, k: Kernel) -> int:
    """List what the mover may do with figures; returns how many ways there are."""
    n, seat = k.laid - 1, k.mover
    number = k.tile[n] >> 2
    k.options[0] = SKIP
    count = 1
    for place in range(t.segments[number]):
        kind = t.kind[8 * number + place]
        if kind == RIVER or (kind == FIELD and not k.farmers) or k.stands[root(k, 8 * n + place)]:
            continue
        if kind != GARDEN:
            for figure in range(NORMAL, ABBOT):
                if k.supply[4 * seat + figure]:
                    k.options[count] = 8 * figure + place
                    count += 1
        if kind > RIVER and k.supply[4 * seat + ABBOT]:
            k.options[count] = 8 * ABBOT + place
            count += 1
    if k.abbot_at[seat] >= 0 and k.around[k.abbot_at[seat] >> 3] < 9:
        k.options[count] = 8 * BACK
        count += 1
    k.count = count
    return count


@compiled
def stand(k: Kernel, seat: int, kind: int, part: int) -> None:
    """A figure of a seat on a segment."""
    k.figure[part] = 4 * seat + kind
    k.stands[root(k, part)] += 1
    k.supply[4 * seat + kind] -= 1
    k.figures[k.standing] = part
    k.standing += 1
    if kind == ABBOT:
        k.abbot_at[seat] = part


@compiled
def take(k: Kernel, part: int) -> None:
    """The figure on a segment goes home; it is still listed."""
    figure = k.figure[part]
    k.supply[figure] += 1
    k.figure[part] = 0
    if figure & 3 == ABBOT:
        k.abbot_at[figure >> 2] = NOTHING


@compiled
def send_home(k: Kernel, feature: int) -> None:
    """The figures of a feature go home."""
    k.stands[feature] = 0
    part = feature
    while True:
        if k.figure[part]:
            take(k, part)
        part = k.link[part]
        if part == feature:
            return


@compiled
def sweep(k: Kernel) -> None:
    """List only the figures that still stand."""
    count = 0
    for i in range(k.standing):
        if k.figure[k.figures[i]]:
            k.figures[count] = k.figures[i]
            count += 1
    k.standing = count
