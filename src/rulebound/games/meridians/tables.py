"""What the kernel knows of a board before any stone lies on it, and how its memory is laid out.

A *set* is a set of points as consecutive 64-bit words, point p being bit p % 64 of word p // 64. A
*lane* is a row of points along one of the three axes. Its places are numbered 1, 2, … ; place 0 and the
one after the last are sentinels beyond the board.

Memory is a record of fixed size, one for the boards of up to 128 points (sizes 3 to 7) and one for all
others: a shape that the compiler knows costs nothing, and the standard board does not pay for the large
ones.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rulebound.games.meridians.board import DIRECTIONS, board

Words: TypeAlias = npt.NDArray[np.uint64]
Tables: TypeAlias = Any
"""A record of `_tables_layout`: the fields are named there."""

AXES = 3
_LARGEST_NARROW = 7


def capacity(size: int) -> tuple[int, int, int, int]:
    """For the record of a board's size: words of a set, cells (a sentinel included), lanes, places of a lane."""
    return (2, 128, 37, 16) if size <= _LARGEST_NARROW else (6, 384, 67, 32)


def _tables_layout(size: int) -> np.dtype[Any]:
    words, cells, lanes, places = capacity(size)
    return np.dtype(
        [
            ("points", np.int64),  # how many the board has; also the number of the sentinel
            ("lane", np.uint8, (cells, AXES)),  # of each point on each axis
            ("place", np.uint8, (cells, AXES)),  # of each point in its lane
            ("at", np.uint16, (lanes, places)),  # the point at each place, or the sentinel
            ("before", np.uint64, (lanes, places, words)),  # the set of a lane's points at lower places
            ("adjacent", np.uint64, (cells, words)),  # the set of each point's neighbours
            ("everywhere", np.uint64, (words,)),  # the set of all points
            ("empty_lanes", np.uint64, (lanes,)),  # the two sentinels of each lane
        ],
        align=True,
    )


@cache
def tables(size: int) -> Tables:
    """The tables of a board of a size (3 to 12). Raises ValueError for any other."""
    table = board(size)
    words = capacity(size)[0]
    record = new(_tables_layout(size))
    record.points = len(table)
    record.at[:] = len(table)
    for number, (axis, points) in enumerate(_lanes(size)):
        for place, point in enumerate(points, start=1):
            record.lane[point, axis] = number
            record.place[point, axis] = place
            record.at[number, place] = point
        for place in range(record.at.shape[1]):
            record.before[number, place] = bits(points[: max(place - 1, 0)], words)
        record.empty_lanes[number] = 1 | 1 << len(points) + 1
    for point, near in enumerate(table.neighbours):
        record.adjacent[point] = bits(near, words)
    record.everywhere[:] = bits(tuple(range(len(table))), words)
    return record


def new(layout: np.dtype[Any]) -> Any:
    """A record of a layout, all zero; its fields are attributes in plain Python as in compiled code."""
    return np.zeros(1, layout).view(np.recarray)[0]


def bits(points: tuple[int, ...], words: int) -> Words:
    """The set that holds some points."""
    found = [0] * words
    for point in points:
        found[point // 64] |= 1 << point % 64
    return np.array(found, np.uint64)


def listed(words: Words) -> list[int]:
    """The points that a set holds, in order."""
    return [64 * i + bit for i, word in enumerate(words) for bit in range(64) if int(word) >> bit & 1]


def _lanes(size: int) -> list[tuple[int, tuple[int, ...]]]:
    """The axis and the points of each lane, ordered along the axis's direction."""
    rays = board(size).rays
    opposite = len(DIRECTIONS) // 2
    return [
        (axis, (point, *rays[point][axis]))
        for axis in range(AXES)
        for point in range(len(rays))
        if not rays[point][axis + opposite]
    ]
