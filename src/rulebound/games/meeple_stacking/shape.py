"""A meeple's outline of our own, at the size of the real ones; all lengths in thousandths of a millimetre.

Four convex pieces, seen from the front, from the middle of the sole: two legs that mirror each other, arms
and a head. The measures are those of a regular meeple: 16 mm wide and high, 9.94 mm deep.
"""

from __future__ import annotations

import math
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
Vertex: TypeAlias = tuple[int, int, int]

HEIGHT = 16_000
DEPTH = 9_940
FELT_WIDTH = 297_000
FELT_DEPTH = 210_000

LEG: tuple[Point, ...] = ((-7600, 0), (-1600, 0), (0, 3600), (0, 7400), (-4400, 7400))
ARMS: tuple[Point, ...] = (
    (-8000, 7200), (-7200, 6400), (7200, 6400), (8000, 7200), (8000, 9200), (3200, 11200), (-3200, 11200),
    (-8000, 9200),
)  # fmt: skip
HEAD: tuple[Point, ...] = (
    (-2600, 10800), (2600, 10800), (3400, 12600), (3400, 14400), (2400, 16000), (-2400, 16000), (-3400, 14400),
    (-3400, 12600),
)  # fmt: skip

PIECES: tuple[tuple[Point, ...], ...] = (LEG, tuple((-x, y) for x, y in reversed(LEG)), ARMS, HEAD)

VERTICES: tuple[Vertex, ...] = tuple(
    (x, y, z) for piece in PIECES for x, y in piece for z in (-DEPTH // 2, DEPTH // 2)
)
"""Every corner of the pieces: a meeple lies inside the felt where all of these do."""

REACH = 1 + math.isqrt(max(x * x + y * y + z * z for x, y, z in VERTICES))
"""No corner is further from the middle of the sole."""
