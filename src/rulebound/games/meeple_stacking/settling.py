"""When a scene is judged after hands are off: once it rests, or at the latest then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SETTLE_MS = 3_000
"""No scene is judged sooner after hands-off (judging.at-rest)."""

REST_MS = 500
"""For so long everything must have been still (judging.at-rest)."""

LATEST_MS = 8_000
"""Then it is judged as it is (judging.latest)."""

STILL_SPEED = 2_000
"""Thousandths of a millimetre a second: what moves less is still."""

STILL_SPIN = 50
"""Thousandths of a radian a second: what turns less is still."""


@dataclass(frozen=True, slots=True)
class Motion:
    """How fast the fastest meeple moves and turns, so many milliseconds after hands-off."""

    after_ms: int
    speed: int
    spin: int

    @property
    def still(self) -> bool:
        """Whether nothing moves to speak of."""
        return self.speed < STILL_SPEED and self.spin < STILL_SPIN


@dataclass(frozen=True, slots=True)
class Moment:
    """When a scene is judged, and whether it was at rest."""

    after_ms: int
    still: bool


def moment(motions: Iterable[Motion]) -> Moment | None:
    """When to judge what is watched from hands-off on, tick by tick; None while it is too soon to say.

    What falls until then has fallen (judging.fallen). Raises ValueError when time goes backwards.
    """
    resting_since: int | None = None
    before = -1
    for motion in motions:
        if motion.after_ms <= before:
            raise ValueError(f"{motion.after_ms} ms come after {before} ms")
        before = motion.after_ms
        if not motion.still:
            resting_since = None
        elif resting_since is None:
            resting_since = motion.after_ms
        rested = resting_since is not None and motion.after_ms - resting_since >= REST_MS
        if rested and motion.after_ms >= SETTLE_MS:
            return Moment(motion.after_ms, still=True)
        if motion.after_ms >= LATEST_MS:
            return Moment(motion.after_ms, still=False)
    return None
