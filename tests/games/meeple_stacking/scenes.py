"""Scenes to be judged, built up from ideal pyramids by small changes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from rulebound.games.meeple_stacking.ideal import PITCH, flat
from rulebound.games.meeple_stacking.scene import FELT, ONE, Contact, Meeple, Scene
from rulebound.games.meeple_stacking.shape import FELT_WIDTH, HEIGHT

HALF_WIDTH = 8_000


def turned(degrees: float, axis: tuple[int, int, int] = (1, 0, 0)) -> tuple[int, int, int, int]:
    """A rotation about an axis of length one."""
    half = math.radians(degrees) / 2
    w, s = round(ONE * math.cos(half)), round(ONE * math.sin(half))
    return (w, s * axis[0], s * axis[1], s * axis[2])


def changed(scene: Scene, number: int, **changes: Any) -> Scene:
    """The scene with one meeple another way."""
    meeples = tuple(replace(meeple, **changes) if meeple.id == number else meeple for meeple in scene.meeples)
    return replace(scene, meeples=meeples)


def moved(scene: Scene, x: int = 0, z: int = 0) -> Scene:
    """The scene elsewhere on the felt."""
    meeples = tuple(
        replace(meeple, at=(meeple.at[0] + x, meeple.at[1], meeple.at[2] + z)) for meeple in scene.meeples
    )
    return replace(scene, meeples=meeples)


def mirrored(scene: Scene) -> Scene:
    """The scene as in a mirror that stands along the felt's short middle."""
    meeples = tuple(
        replace(
            meeple,
            at=(-meeple.at[0], meeple.at[1], meeple.at[2]),
            turn=(meeple.turn[0], meeple.turn[1], -meeple.turn[2], -meeple.turn[3]),
        )
        for meeple in scene.meeples
    )
    return replace(scene, meeples=meeples)


def both(*scenes: Scene) -> Scene:
    """Several scenes on one felt; their meeples must have numbers of their own."""
    return Scene(
        tuple(meeple for scene in scenes for meeple in scene.meeples),
        tuple(contact for scene in scenes for contact in scene.contacts),
    )


def lying(number: int, x: int = 0, z: int = 60_000) -> Scene:
    """A meeple on its back on the felt."""
    return Scene((Meeple(number, (x, 4_970, z), turned(-90)),), (Contact(FELT, number),))


def line(count: int) -> Scene:
    """Meeples side by side on the felt that touch and carry nothing."""
    row = flat((count,))
    close = tuple(
        replace(meeple, at=(meeple.at[0] - (PITCH - 2 * HALF_WIDTH) * place, *meeple.at[1:]))
        for place, meeple in enumerate(row.meeples)
    )
    beside = tuple(Contact(number, number + 1, up=0) for number in range(1, count))
    return Scene(close, row.contacts + beside)


def at_the_edge(beyond: int = 0) -> Scene:
    """One meeple whose arm ends at the felt's edge, or so far beyond it."""
    return moved(flat((1,)), FELT_WIDTH // 2 - HALF_WIDTH + beyond)


EXAMPLE = flat((5, 4, 2, 1))
"""The source's example of 23 points."""

ON_LYING = Scene(
    (*lying(1).meeples, Meeple(2, (0, 9_940, 60_000))),
    (Contact(FELT, 1), Contact(1, 2)),
)
"""A meeple that stands on one that lies."""

TWO_TOWERS = both(moved(flat((2, 1, 1)), -60_000), moved(flat((4, 3), first=11), 60_000))
"""The higher one has fewer meeples and fewer points than the other."""

AS_HIGH = both(moved(flat((2, 1)), -60_000), moved(flat((3, 2), first=11), 60_000))

OVERHANG = moved(flat((3, 2, 1)), FELT_WIDTH // 2 - HALF_WIDTH - PITCH + 500)
"""The last meeple of the lowest row sticks out by half a millimetre, and others stand on it."""

COLLAPSED = both(
    lying(1, -40_000), lying(2, 20_000), changed(lying(3, 60_000), 3, turn=turned(180)), flat((1,), first=4)
)
"""One meeple has been left standing."""

LEANING = Scene(
    (Meeple(1, (0, 0, 0)), Meeple(2, (17_000, 3_000, 0), turned(-20, (0, 0, 1)))),
    (Contact(FELT, 1), Contact(1, 2, up=200_000)),
)
"""A meeple that only leans on another, its foot on nothing."""

SECOND_RANK = Scene(
    (
        *flat((2,)).meeples,
        Meeple(3, (-PITCH // 2, 0, 10_000)),
        Meeple(4, (PITCH // 2, 0, 10_000)),
        Meeple(5, (0, HEIGHT, 5_000)),
    ),
    tuple(Contact(FELT, number) for number in range(1, 5))
    + tuple(Contact(number, 5) for number in range(1, 5)),
)
"""Four at the bottom in two ranks, and one that stands on all of them."""

BRIDGE = Scene(
    (*flat((2, 1)).meeples, Meeple(4, (40_000, 0, 0)), Meeple(5, (24_000, 2 * HEIGHT, 0))),
    (*flat((2, 1)).contacts, Contact(FELT, 4), Contact(3, 5), Contact(4, 5)),
)
"""A meeple that stands on one in row 2 and on one in row 1."""
