"""The centerless hexagonal board: points, their names, and the lines that run through them.

Points are numbered from 0, row by row from row `a` at the bottom, from the left in each row. A point's
name is its row letter and its place in the row, so equal numbers do not make a straight line.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

Point: TypeAlias = int

MIN_SIZE, MAX_SIZE = 3, 12
DIRECTIONS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""Steps in (x, y); direction i + 3 is the opposite of direction i."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board whose four long sides have `size` points and whose two short sides have one fewer.

    `rays[p][d]` are the points seen from p in direction d, nearest first; `neighbours[p]` are the
    first points of its rays; `xy[p]` is the place on the page, one step along a row being 2.
    """

    size: int
    names: tuple[str, ...]
    xy: tuple[tuple[int, int], ...]
    rays: tuple[tuple[tuple[Point, ...], ...], ...]
    neighbours: tuple[tuple[Point, ...], ...]
    index: dict[str, Point]

    def __len__(self) -> int:
        return len(self.names)

    def __hash__(self) -> int:
        return self.size


@cache
def board(size: int) -> Board:
    """The board of a size (3 to 12). Raises ValueError for any other."""
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise ValueError(f"a board has {MIN_SIZE} to {MAX_SIZE} points on its long sides, not {size}")
    short = size - 1
    names: list[str] = []
    xy: list[tuple[int, int]] = []
    for row in range(2 * size - 1):
        width = 2 * short - abs(row - short)
        for number in range(1, width + 1):
            names.append(f"{chr(ord('a') + row)}{number}")
            xy.append((2 * (number - 1) - (width - 1), row - short))
    at = {place: point for point, place in enumerate(xy)}
    rays = tuple(tuple(_ray(at, place, step) for step in DIRECTIONS) for place in xy)
    neighbours = tuple(tuple(ray[0] for ray in directions if ray) for directions in rays)
    return Board(size, tuple(names), tuple(xy), rays, neighbours, {name: p for p, name in enumerate(names)})


def _ray(
    at: dict[tuple[int, int], Point], place: tuple[int, int], step: tuple[int, int]
) -> tuple[Point, ...]:
    points: list[Point] = []
    x, y = place[0] + step[0], place[1] + step[1]
    while (x, y) in at:
        points.append(at[x, y])
        x, y = x + step[0], y + step[1]
    return tuple(points)
