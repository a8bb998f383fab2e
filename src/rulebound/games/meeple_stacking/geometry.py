"""How a meeple stands and where it lies, from its pose alone; every question is answered exactly."""

from __future__ import annotations

import math
from itertools import chain

from rulebound.games.meeple_stacking.scene import Meeple
from rulebound.games.meeple_stacking.shape import FELT_DEPTH, FELT_WIDTH, REACH, VERTICES


def upright(meeple: Meeple) -> tuple[int, int]:
    """The upward part of a meeple's own up axis, as a fraction: counter and a positive denominator."""
    w, x, y, z = meeple.turn
    return w * w - x * x + y * y - z * z, w * w + x * x + y * y + z * z


def is_standing(meeple: Meeple) -> bool:
    """Whether its own up axis is at most 15 degrees from the vertical (building.fifteen-degrees).

    The square of the cosine of 15 degrees is (2 + √3) / 4, so whole numbers decide it.
    """
    part, whole = upright(meeple)
    beyond = 4 * part * part - 2 * whole * whole
    return part > 0 and beyond >= 0 and beyond * beyond >= 3 * whole**4


def is_upside_down(meeple: Meeple) -> bool:
    """Whether it is nearer to standing on its head than to lying: more than 135 degrees from upright."""
    part, whole = upright(meeple)
    return part < 0 and 2 * part * part > whole * whole


def lean(meeple: Meeple) -> float:
    """How far it leans, in degrees to one place: 0 upright, 90 lying, 180 upside down."""
    part, whole = upright(meeple)
    return round(math.degrees(math.acos(max(-1.0, min(1.0, part / whole)))), 1)


def is_inside(meeple: Meeple) -> bool:
    """Whether no corner is beyond the felt's edge; where none can be, however it is turned, none is looked at."""
    x, _, z = meeple.at
    far = abs(x) + REACH <= FELT_WIDTH // 2 and abs(z) + REACH <= FELT_DEPTH // 2
    return far or edge(meeple) >= 0


def edge(meeple: Meeple) -> int:
    """How far its outermost corner is from the nearest edge of the felt, in whole thousandths of a millimetre.

    Below nothing where it sticks out (building.inside, building.whole-meeple).
    """
    return min(chain.from_iterable(_corners(meeple)))


def _corners(meeple: Meeple) -> list[tuple[int, int]]:
    w, i, j, k = meeple.turn
    _, whole = upright(meeple)
    across = (w * w + i * i - j * j - k * k, 2 * (i * j - w * k), 2 * (i * k + w * j))
    along = (2 * (i * k - w * j), 2 * (j * k + w * i), w * w - i * i - j * j + k * k)
    middle_x, _, middle_z = meeple.at

    def rest(row: tuple[int, int, int], middle: int, side: int, corner: tuple[int, int, int]) -> int:
        """What is left to the edge on the side to which a corner lies, rounded down."""
        place = middle * whole + sum(part * length for part, length in zip(row, corner, strict=True))
        return (side * whole - 2 * abs(place)) // (2 * whole)

    return [
        (rest(across, middle_x, FELT_WIDTH, corner), rest(along, middle_z, FELT_DEPTH, corner))
        for corner in VERTICES
    ]
