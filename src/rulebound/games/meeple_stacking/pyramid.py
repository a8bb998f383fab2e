"""From a scene to the pyramid that counts: supporters, legal meeples, rows, what is connected, and points.

Read it beside the rulebook: each function is one rule and names its clause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import TypeAlias

from rulebound.games.meeple_stacking.scene import FELT, ONE, Scene

TOUCH = 200
"""Bodies touch when they are no further apart: 0.2 mm."""

CARRIES = 2
"""A row has at most so many times the meeples of the row below it (building.carrying)."""

Rows: TypeAlias = tuple[int, ...]
"""How many meeples of a pyramid stand in each row, the lowest first."""

Supporters: TypeAlias = Mapping[int, frozenset[int]]
"""For each meeple, what it stands on: meeples by number, or FELT."""


class Connection(StrEnum):
    """What connects two meeples of a pyramid."""

    STANDING = "standing"
    TOUCHING = "touching"


@dataclass(frozen=True, slots=True)
class Pyramid:
    """Connected meeples with the row that each stands in."""

    row_of: tuple[tuple[int, int], ...]

    @property
    def meeples(self) -> frozenset[int]:
        """The numbers of its meeples."""
        return frozenset(meeple for meeple, _ in self.row_of)

    @property
    def rows(self) -> Rows:
        """How many stand in each row, from the lowest; there is no empty row below another."""
        counted = Counter(row for _, row in self.row_of)
        return tuple(counted[row] for row in range(1, len(counted) + 1))


def points(rows: Rows) -> int:
    """A point for each meeple in the lowest row, two for each in the second, and so on (points.by-row)."""
    return sum(row * meeples for row, meeples in enumerate(rows, 1))


def triangle(base: int) -> Rows:
    """The full pyramid on a base: one meeple less in each row, up to a single one (ladder.full-triangle)."""
    return tuple(range(base, 0, -1))


def has_gaps(rows: Rows) -> bool:
    """Whether a row has room for more on the one below: then some of these carry nothing between them."""
    return any(upper < lower - 1 for lower, upper in pairwise((*rows, 0)))


def crowded(rows: Rows) -> int | None:
    """The lowest row, from 1, that the row below it cannot carry in any pyramid (building.carrying)."""
    found = (row for row, (lower, upper) in enumerate(pairwise(rows), 2) if upper > CARRIES * lower)
    return next(found, None)


def supporters(scene: Scene) -> Supporters:
    """What each meeple stands on: what it touches from above (building.foundation).

    A contact carries where its normal is nearer to the vertical than 60 degrees: its upward part is more
    than a half.
    """
    found: dict[int, set[int]] = {meeple.id: set() for meeple in scene.meeples}
    for contact in scene.contacts:
        if contact.gap <= TOUCH and 2 * abs(contact.up) > ONE:
            below, above = (contact.one, contact.other) if contact.up > 0 else (contact.other, contact.one)
            if above != FELT:
                found[above].add(below)
    return {meeple: frozenset(under) for meeple, under in found.items()}


def rows_of_legal(meeples: Iterable[int], under: Supporters) -> dict[int, int]:
    """The row of every meeple that may count, worked out from the felt upwards.

    Nothing is wrong with `meeples` by themselves, and each stands on something. All that it stands on is the
    felt or counts itself (building.on-what-counts). The felt is row 0, and a meeple is one above the lowest
    that it stands on (pyramid.row).
    """
    waiting = list(meeples)
    row_of = {FELT: 0}
    while ready := [meeple for meeple in waiting if under[meeple] <= row_of.keys()]:
        row_of |= {meeple: 1 + min(row_of[below] for below in under[meeple]) for meeple in ready}
        waiting = [meeple for meeple in waiting if meeple not in row_of]
    del row_of[FELT]
    return row_of


def pyramids(scene: Scene, row_of: Mapping[int, int], under: Supporters, by: Connection) -> list[Pyramid]:
    """The legal meeples in connected groups, the one that counts first (pyramid.highest).

    The felt connects nothing. Of groups as high as each other the one with more points counts
    (pyramid.as-high), and of those that are still equal the one with the lowest number in it.
    """
    beside: dict[int, set[int]] = {meeple: set() for meeple in row_of}
    for one, other in _links(scene, under, by):
        if one in beside and other in beside:
            beside[one].add(other)
            beside[other].add(one)
    groups = [
        Pyramid(tuple((meeple, row_of[meeple]) for meeple in sorted(group))) for group in _groups(beside)
    ]
    return sorted(groups, key=lambda group: (-len(group.rows), -points(group.rows), group.row_of[0][0]))


def _links(scene: Scene, under: Supporters, by: Connection) -> Iterator[tuple[int, int]]:
    """Which two are connected: by one standing on the other (pyramid.through-standing), or by touching."""
    if by is Connection.TOUCHING:
        yield from ((contact.one, contact.other) for contact in scene.contacts if contact.gap <= TOUCH)
    else:
        yield from ((meeple, below) for meeple, standing_on in under.items() for below in standing_on)


def _groups(beside: Mapping[int, Set[int]]) -> Iterator[set[int]]:
    left = set(beside)
    while left:
        group, todo = set[int](), [min(left)]
        while todo:
            meeple = todo.pop()
            if meeple not in group:
                group.add(meeple)
                todo.extend(beside[meeple])
        left -= group
        yield group
