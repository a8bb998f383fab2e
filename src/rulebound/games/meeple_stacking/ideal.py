"""Scenes as they would be with a perfectly steady hand: pyramids in one plane, for examples and for pictures."""

from __future__ import annotations

from itertools import pairwise

from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.games.meeple_stacking.scene import FELT, Contact, Meeple, Scene
from rulebound.games.meeple_stacking.shape import HEIGHT

PITCH = 17_000
"""From the middle of a meeple to that of the next: each foot of the row above has a head under it."""


def flat(rows: Rows, owner: int = 0, at: tuple[int, int] = (0, 0), first: int = 1) -> Scene:
    """A pyramid with so many meeples in each row, all in one plane, each row pushed to the left.

    Meeples stand between two of the row below; where a row has as many as the one below, each stands on the
    head of one. `at` is where the middle of the lowest row is on the felt. Raises ValueError for more.
    """
    for lower, upper in pairwise(rows):
        if not 0 < upper <= lower:
            raise ValueError(f"{upper} do not stand in one plane on {lower}")
    if rows and rows[0] < 1:
        raise ValueError("the lowest row has at least one meeple")
    middle, depth = at
    x = middle - PITCH * (rows[0] - 1) // 2 if rows else middle
    meeples: list[Meeple] = []
    contacts: list[Contact] = []
    below: list[int] = []
    for row, number in enumerate(rows):
        between = row > 0 and number < len(below)
        x += PITCH // 2 if between else 0
        ids = [first + len(meeples) + place for place in range(number)]
        for place, number_of in enumerate(ids):
            meeples.append(Meeple(number_of, (x + PITCH * place, HEIGHT * row, depth), owner=owner))
            carrying = below[place : place + 1 + between] if row else [FELT]
            contacts.extend(Contact(under, number_of) for under in carrying)
        below = ids
    return Scene(tuple(meeples), tuple(contacts))
