"""From the world to the scene that the rules judge: whole thousandths of a millimetre.

Every meeple that has left its place in the supply is in it; meeples count from 1 there, and the felt is 0.
The page's `physics/scene.ts` is the twin.
"""

from __future__ import annotations

from itertools import combinations
from math import floor

from rulebound.games.meeple_stacking.scene import ONE, Contact, Meeple, Scene
from rulebound.games.meeple_stacking.settling import Moment, Motion
from rulebound.referee.world import CM, FELT, Vector, World, place

AWAY = 0.2
"""Centimetres: so far a meeple has left its place in the supply."""

NEAR = 2.6
"""Centimetres: no two meeples whose middles are further apart can touch."""


def scene_of(world: World, moment: Moment) -> Scene:
    """Everything that has been taken from the supply or knocked over there."""
    numbers = [number for number in range(world.meeples) if _is_away(world, number)]
    centres = {number: world.centre(number) for number in numbers}
    contacts = []
    for at, number in enumerate(numbers):
        near = [
            other for other in numbers[at + 1 :] if _apart(centres[number], centres[other]) <= NEAR * NEAR
        ]
        for one, other in ((FELT, number), *((number, other) for other in near)):
            contacts += [
                Contact(one + 1, other + 1, _whole(gap * CM), _whole(up * ONE))
                for gap, up in world.contacts(one, other)
            ]
    meeples = tuple(_meeple(world, number) for number in numbers)
    return Scene(meeples, tuple(contacts), moment.after_ms, moment.still)


def motion(world: World, after_ms: int) -> Motion:
    """How fast the fastest meeple moves and turns; those that sleep are still."""
    awake = [number for number in range(world.meeples) if not world.sleeps(number)]
    speed, spin = (
        max((_apart(read(number), (0, 0, 0)) for number in awake), default=0.0) ** 0.5
        for read in (world.velocity, world.spin)
    )
    return Motion(after_ms, floor(speed * CM), floor(spin * 1000))


def _meeple(world: World, number: int) -> Meeple:
    x, y, z = (_whole(length * CM) for length in world.at(number))
    i, j, k, w = (_whole(part * ONE) for part in world.turn(number))
    return Meeple(number + 1, (x, y, z), (w, i, j, k))


def _is_away(world: World, number: int) -> bool:
    return _apart(world.at(number), place(number)) > AWAY * AWAY


def _apart(one: Vector, other: Vector) -> float:
    """The square of a distance."""
    x, y, z = (here - there for here, there in zip(one, other, strict=True))
    return x * x + y * y + z * z


def _whole(value: float) -> int:
    return floor(value + 0.5)
