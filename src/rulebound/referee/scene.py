"""From the world to the scene that the rules judge: whole thousandths of a millimetre.

Every meeple that has left its place in the supply is in it; meeples count from 1 there, and the felt is 0.
The page's `physics/scene.ts` is the twin.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from math import floor

from rulebound.games.meeple_stacking import settling
from rulebound.games.meeple_stacking.scene import ONE, Contact, Meeple, Scene
from rulebound.games.meeple_stacking.settling import Moment, Motion
from rulebound.referee.world import CM, FELT, Body, Vector, World

AWAY = 0.2
"""Centimetres: so far a meeple has left its place in the supply."""

NEAR = 2.6
"""Centimetres: no two meeples whose middles are further apart can touch."""

STILL_SPEED = settling.STILL_SPEED / CM
STILL_SPIN = settling.STILL_SPIN / 1000
"""Centimetres and radians a second: what moves less is still."""

REST: Vector = (0.0, 0.0, 0.0)


def scene_of(world: World, moment: Moment, owner: int | None = None, held: Set[int] = frozenset()) -> Scene:
    """Everything that has been taken from the supply or knocked over there.

    With `owner` only what that seat's meeples touch is told; `held` are the numbers that hands have.
    """
    bodies = {number: world.body(number) for number in range(world.meeples)}
    numbers = [number for number in bodies if _is_away(bodies[number], world.home(number))]
    theirs = {number for number in numbers if owner in (None, world.owner(number))}
    contacts = []
    for at, number in enumerate(numbers):
        middle = bodies[number].centre
        near = [
            each
            for each in numbers[at + 1 :]
            if {number, each} & theirs and _apart(middle, bodies[each].centre) <= NEAR * NEAR
        ]
        felt = ((FELT, number),) if number in theirs else ()
        for one, other in (*felt, *((number, other) for other in near)):
            contacts += [
                Contact(one + 1, other + 1, _whole(gap * CM), _whole(up * ONE))
                for gap, up in world.contacts(one, other)
            ]
    meeples = tuple(
        replace(_meeple(bodies[number], number), owner=world.owner(number), held=number in held)
        for number in numbers
    )
    return Scene(meeples, tuple(contacts), moment.after_ms, moment.still)


def motion(world: World, after_ms: int) -> Motion:
    """How fast the fastest meeple moves and turns; those that sleep are still."""
    awake = [world.body(number) for number in world.awake()]
    speed = max((_apart(body.velocity, REST) for body in awake), default=0.0) ** 0.5
    spin = max((_apart(body.spin, REST) for body in awake), default=0.0) ** 0.5
    return Motion(after_ms, floor(speed * CM), floor(spin * 1000))


def is_moving(world: World, number: int) -> bool:
    """Whether a meeple moves to speak of."""
    body = world.body(number)
    return (
        _apart(body.velocity, REST) >= STILL_SPEED * STILL_SPEED
        or _apart(body.spin, REST) >= STILL_SPIN * STILL_SPIN
    )


def touching(world: World, meeples: Set[int], others: Set[int], gap: int) -> dict[int, set[int]]:
    """What each of some meeples touches of others: what is no further apart than so many thousandths of a millimetre."""
    centres = {number: world.body(number).centre for number in meeples | others}
    found: dict[int, set[int]] = {number: set() for number in meeples}
    looked: set[tuple[int, int]] = set()
    for number in meeples:
        for other in others - {number}:
            pair = (min(number, other), max(number, other))
            if pair in looked or _apart(centres[number], centres[other]) > NEAR * NEAR:
                continue
            looked.add(pair)
            if any(_whole(apart * CM) <= gap for apart, _ in world.contacts(*pair)):
                found[number].add(other)
                if other in found and number in others:
                    found[other].add(number)
    return found


def _meeple(body: Body, number: int) -> Meeple:
    x, y, z = (_whole(length * CM) for length in body.at)
    i, j, k, w = (_whole(part * ONE) for part in body.turn)
    return Meeple(number + 1, (x, y, z), (w, i, j, k))


def _is_away(body: Body, home: Vector) -> bool:
    return _apart(body.at, home) > AWAY * AWAY


def _apart(one: Vector, other: Vector) -> float:
    """The square of a distance."""
    x, y, z = (here - there for here, there in zip(one, other, strict=True))
    return x * x + y * y + z * z


def _whole(value: float) -> int:
    return floor(value + 0.5)
