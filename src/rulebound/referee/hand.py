"""The hand that carries meeples: as fast and as strong as a hand can be, and it trembles.

The tremor comes from a seed that the player does not choose, so no client can hold it still. Only + - * / and
the square root of doubles are used. The page's `physics/hand.ts` is the twin.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Literal, TypeAlias

from rulebound.referee.physics import HAND, HZ, MEEPLE, STEP
from rulebound.referee.world import Body, Vector, World

Grip: TypeAlias = Literal["as-is", "open"] | int
"""Nothing new, let go, or close around a meeple."""

NONE = -1
TAU = 2**32
SPREAD = sqrt(6)
KEEP: float = HAND["keep"]
FRESH: float = HAND["fresh"]


@dataclass(frozen=True, slots=True)
class Input:
    """What a player says for the next few ticks: where to, in units of `physics.json`, and how turned.

    `yaw` counts parts of a full turn.
    """

    x: int
    y: int
    z: int
    yaw: int = 0
    grip: Grip = "as-is"


def _upright() -> list[tuple[float, float]]:
    """The y and w of being upright and turned about the vertical by each part of a full turn."""
    c, s = HAND["halfTurn"]
    cosine, sine = 1.0, 0.0
    found = []
    for _ in range(HAND["turns"]):
        found.append((sine, cosine))
        cosine, sine = cosine * c - sine * s, sine * c + cosine * s
    return found


UPRIGHT = _upright()
WEIGHT: float = MEEPLE["mass"] * (STEP["gravity"] / HZ)


def _capped(x: float, y: float, z: float, most: float) -> Vector:
    length = sqrt(x * x + y * y + z * z)
    part = most / length if length > most else 1
    return x * part, y * part, z * part


class Hand:
    """Where a hand is, what it holds, and how it trembles."""

    def __init__(self, world: World, seed: int, tremor: float = HAND["tremor"]) -> None:
        self._world = world
        self._chance = seed
        self._tremor = tremor
        self._shake: Vector = (0.0, 0.0, 0.0)
        x, y, z = HAND["start"]
        self.at: Vector = (float(x), float(y), float(z))
        self.held = NONE

    def grip(self, grip: Grip) -> None:
        """Close or open the fingers; only what is within reach of them is gripped."""
        if grip == "open":
            self.held = NONE
        if isinstance(grip, str) or self.held != NONE or grip >= self._world.meeples:
            return
        centre = self._world.body(grip).centre
        x, y, z = (centre[axis] - self.at[axis] for axis in range(3))
        if x * x + y * y + z * z <= HAND["grip"] * HAND["grip"]:
            self.held = grip

    def move(self, told: Input) -> None:
        """What the hand does in one step of time."""
        at, unit = self.at, HAND["unit"]
        dx, dy, dz = _capped(
            told.x * unit - at[0], told.y * unit - at[1], told.z * unit - at[2], HAND["speed"] / HZ
        )
        self.at = at[0] + dx, at[1] + dy, at[2] + dz
        shake = self._shake
        self._shake = self._trembled(shake[0]), self._trembled(shake[1]), self._trembled(shake[2])
        if self.held != NONE:
            body = self._world.body(self.held)
            self._carry(body)
            self._right(body, *UPRIGHT[told.yaw])

    def _carry(self, body: Body) -> None:
        centre, had = body.centre, body.velocity
        at, shake, follow, mass = self.at, self._shake, HAND["follow"], MEEPLE["mass"]
        vx, vy, vz = _capped(
            follow * (at[0] + shake[0] - centre[0]),
            follow * (at[1] + shake[1] - centre[1]),
            follow * (at[2] + shake[2] - centre[2]),
            HAND["carry"],
        )
        px, py, pz = _capped(
            mass * (vx - had[0]), mass * (vy - had[1]), mass * (vz - had[2]), HAND["strength"] * WEIGHT
        )
        self._world.push(self.held, (px, py + WEIGHT, pz))

    def _right(self, body: Body, ty: float, tw: float) -> None:
        """Towards upright, turned as asked: the shorter way round."""
        (x, y, z, w), had = body.turn, body.spin
        # The turn that is missing is asked times the conjugate of had; asked has no x and no z.
        missing = tw * w + ty * y
        side = -2 * HAND["turn"] if missing < 0 else 2 * HAND["turn"]
        wx, wy, wz = _capped(
            side * (0 - tw * x - ty * z), side * (ty * w - tw * y), side * (ty * x - tw * z), HAND["spin"]
        )
        inertia = HAND["inertia"]
        self._world.twist(
            self.held,
            _capped(inertia * (wx - had[0]), inertia * (wy - had[1]), inertia * (wz - had[2]), HAND["twist"]),
        )

    def _trembled(self, shake: float) -> float:
        fresh = (self._drawn() + self._drawn() - 1) * SPREAD
        return KEEP * shake + FRESH * (self._tremor * fresh)

    def _drawn(self) -> float:
        """A fraction from 0 to 1 (xorshift32)."""
        x = self._chance
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self._chance = x
        return x / TAU
