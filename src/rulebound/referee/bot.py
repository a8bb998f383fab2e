"""A builder with the same hand as everyone: it says where to, how turned and when to grip, sixty times a second.

What it chooses is a shape and a pace; how steady it is, the hand decides. The page's `physics/bot.ts` and
`play/bots.ts` are the twins: the same seed builds the same, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import floor, sqrt
from typing import Final

from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.pyramid import Rows, points, triangle
from rulebound.games.meeple_stacking.shape import HEIGHT
from rulebound.referee.hand import Grip, Hand, Input
from rulebound.referee.log import START
from rulebound.referee.physics import BOTS, FRAMES_PER_S, HAND, MEEPLE
from rulebound.referee.world import CM, Vector, World

REACH, LIFT, CARRY, LOWER, STEADY, OFF = 0.22, 0.1, 0.3, 0.2, 0.12, 0.06
"""What a meeple's way is made of, in parts of the time it takes."""

CLEAR: Final = 2.2
"""Centimetres that a meeple is lifted off the supply, and is carried above its place."""

DROP: Final = 0.03
"""Centimetres above what it stands on at which it is let go."""

THERE, PUT = 0.25, 0.5
"""Centimetres: the hand is where it was to be, and a meeple where it was put."""

PATIENCE: Final = 30
"""Frames that it waits for the hand to be where it was to be."""

LANES = (0.0, -6.0, 6.0)
"""How deep on the felt it builds, and after a fall builds anew, in centimetres."""

RESERVE_S: Final = 3
"""Seconds that are kept for the last meeple."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the centre of a meeple is to be, and its row."""

    at: Vector
    row: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What is built, at so many seconds a meeple.

    `again` says what is built anew after a fall that has left so many points standing; None leaves it at that.
    """

    rows: Rows
    pace: float
    again: Callable[[int], Rows | None]


def dared(level: str, seconds: float) -> Rows:
    """The largest full pyramid that a level dares and has the time for; empty for none."""
    pace, most = BOTS[level]["pace"], BOTS[level]["base"]
    base = 0
    while base < most and sum(triangle(base + 1)) * pace <= seconds:
        base += 1
    return triangle(base)


def plan_of(level: str, left: Callable[[], float], asked: Rows | None) -> Plan:
    """What a level builds while so many seconds are left: what is asked, or what it chooses.

    After a fall it begins anew with what the time is still enough for, where that earns more than what has been
    left standing.
    """

    def again(standing: int) -> Rows | None:
        rows = asked or dared(level, left() - RESERVE_S)
        return rows if asked or points(rows) > standing else None

    return Plan(asked or dared(level, left() - RESERVE_S), BOTS[level]["pace"], again)


class Builder:
    """A bot at a plate."""

    def __init__(self, world: World, hand: Hand, plan: Plan) -> None:
        self._world = world
        self._hand = hand
        self._plan = plan
        self._last = START
        self._ways = self._building()
        self.done = False

    def frame(self) -> Input:
        """What it says for the next frame."""
        told = next(self._ways, None)
        self.done = told is None
        self._last = replace(self._last, grip="as-is") if told is None else told
        return self._last

    def _building(self) -> Iterator[Input]:
        number = 0
        rows: Rows | None = self._plan.rows
        for lane in LANES:
            placed: list[tuple[int, Place]] = []
            places = _places(rows or (), lane)
            for place in places:
                if number >= self._world.meeples:
                    return
                yield from self._way(number, place.at)
                placed.append((number, place))
                number += 1
                if not all(self._stands(*each) for each in placed):
                    break
            if len(placed) == len(places):
                return
            rows = self._plan.again(sum(place.row for at, place in placed if self._stands(at, place)))
            if rows is None:
                return

    def _stands(self, meeple: int, place: Place) -> bool:
        return _apart(self._centre(meeple), place.at) <= PUT

    def _centre(self, meeple: int) -> Vector:
        return self._world.body(meeple).centre

    def _way(self, meeple: int, place: Vector) -> Iterator[Input]:
        start = self._centre(meeple)
        above = start[0], max(start[1], place[1]) + CLEAR, start[2]
        over = place[0], place[1] + CLEAR, place[2]
        on = place[0], place[1] + DROP, place[2]
        yield from self._glide(start, REACH)
        yield from self._until(lambda: _apart(self._hand.at, start) < THERE)
        yield _told(start, meeple)
        yield from self._glide(above, LIFT)
        yield from self._glide(over, CARRY)
        yield from self._until(lambda: _apart(self._centre(meeple), over) < THERE)
        yield from self._glide(on, LOWER)
        yield from self._glide(on, STEADY)
        yield _told(on, "open")
        yield from self._glide(over, OFF)

    def _glide(self, to: Vector, part: float) -> Iterator[Input]:
        last, unit = self._last, HAND["unit"]
        x, y, z = last.x * unit, last.y * unit, last.z * unit
        frames = max(1, _rounded(part * self._plan.pace * FRAMES_PER_S))
        for frame in range(1, frames + 1):
            way = _eased(frame / frames)
            yield _told((x + (to[0] - x) * way, y + (to[1] - y) * way, z + (to[2] - z) * way), "as-is")

    def _until(self, there: Callable[[], bool]) -> Iterator[Input]:
        for _ in range(PATIENCE):
            if there():
                return
            yield replace(self._last, grip="as-is")


def _places(rows: Rows, z: float) -> list[Place]:
    scene = flat(rows)
    return [
        Place((x / CM, y / CM + MEEPLE["centre"], z), y // HEIGHT + 1)
        for x, y, _ in (meeple.at for meeple in scene.meeples)
    ]


def _told(at: Vector, grip: Grip) -> Input:
    x, y, z = (_rounded(length / HAND["unit"]) for length in at)
    return Input(x, y, z, grip=grip)


def _eased(part: float) -> float:
    """As hands move: slow, fast, slow."""
    return part * part * part * (10 - 15 * part + 6 * part * part)


def _rounded(number: float) -> int:
    return floor(number + 0.5)


def _apart(one: Vector, other: Vector) -> float:
    x, y, z = (here - there for here, there in zip(one, other, strict=True))
    return sqrt(x * x + y * y + z * z)
