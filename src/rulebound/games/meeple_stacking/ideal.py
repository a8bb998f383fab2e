"""Scenes as they would be with a perfectly steady hand: for examples and for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.games.meeple_stacking.scene import FELT, Contact, Meeple, Scene
from rulebound.games.meeple_stacking.shape import DEPTH, HEIGHT

PITCH = 17_000
"""From the middle of a meeple to that of the next: each foot of the row above has a head under it."""


def flat(rows: Rows, owner: int = 0, at: tuple[int, int] = (0, 0), first: int = 1) -> Scene:
    """A pyramid with so many meeples in each row, in one plane as far as it can be, each row pushed to the left.

    Meeples stand between two of the row below; where a row has as many as the one below, each stands on the
    head of one. A longer row has two ranks, one behind the other; whether it can be carried is not looked at
    here (`pyramid.crowded`). `at` is where the middle of the lowest row is on the felt. Raises ValueError for
    an empty row.
    """
    if not all(number > 0 for number in rows):
        raise ValueError("each row has at least one meeple")
    meeples: list[Meeple] = []
    contacts: list[Contact] = []
    below: list[Meeple] = []
    for row, number in enumerate(rows):
        standing: list[Meeple] = []
        for place, ((x, z), under) in enumerate(_places(number, below, at)):
            one = Meeple(first + len(meeples) + place, (x, HEIGHT * row, z), owner=owner)
            standing.append(one)
            contacts += [Contact(each, one.id) for each in under]
        meeples += standing
        below = sorted(standing, key=lambda meeple: (meeple.at[0], meeple.at[2]))
    return Scene(tuple(meeples), tuple(contacts))


def _places(
    number: int, below: list[Meeple], at: tuple[int, int]
) -> Iterator[tuple[tuple[int, int], list[int]]]:
    """Where the meeples of a row stand, along and across the felt, and on what."""
    if not below:
        left = at[0] - PITCH * (number - 1) // 2
        yield from (((left + PITCH * place, at[1]), [FELT]) for place in range(number))
        return
    alone = [(one,) for one in below]
    between = list(pairwise(below)) or alone
    under = alone if number == len(below) else between
    for place in range(number):
        rank, spot = divmod(place, len(under))
        carrying = under[spot]
        x, z = (sum(one.at[axis] for one in carrying) // len(carrying) for axis in (0, 2))
        # Two ranks have room; what is more than can be carried stays on the felt, to be refused for that alone.
        yield (x, z + DEPTH * (rank % 2)), [one.id for one in carrying]
