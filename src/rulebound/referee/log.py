"""What a hand was told, written small: 60 times a second where to, how turned, and when to grip.

Each entry says how many frames after the one before it comes, then what has changed since; nothing is written
while nothing changes. The page's `physics/log.ts` is the twin.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rulebound.referee.hand import Grip, Input
from rulebound.referee.physics import HAND

START: Final = Input(*(round(length / HAND["unit"]) for length in HAND["start"]))
"""What a hand has been told before anybody says anything."""

AS_IS, OPEN, FIRST_MEEPLE = 0, 1, 2
MOST = 2**28
"""No number of a log is greater."""


class Log:
    """A log as it is written: `written` has whole entries only."""

    def __init__(self) -> None:
        self.written = bytearray()
        self._last = START
        self._since = 0

    def add(self, told: Input) -> None:
        """What the hand is told for the next frame."""
        self._since += 1
        last = self._last
        if told.grip == "as-is" and told == replace(last, grip="as-is"):
            return
        self._whole(self._since)
        for change in (told.x - last.x, told.y - last.y, told.z - last.z, told.yaw - last.yaw):
            self._whole(-2 * change - 1 if change < 0 else 2 * change)
        self._whole(
            {"as-is": AS_IS, "open": OPEN}[told.grip]
            if isinstance(told.grip, str)
            else told.grip + FIRST_MEEPLE
        )
        self._last, self._since = told, 0

    def _whole(self, number: int) -> None:
        """Seven bits a byte, the lowest first; the eighth says that there is more."""
        while number >= 128:
            self.written.append(number % 128 + 128)
            number //= 128
        self.written.append(number)


class LogError(ValueError):
    """Bytes that are no log; `key` says why in a word."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def frames(log: bytes, meeples: int) -> Iterator[Input]:
    """The frames that a log tells, up to the last change. Raises LogError where it tells what cannot be."""
    at = 0

    def whole() -> int:
        nonlocal at
        number, scale = 0, 1
        while True:
            if at >= len(log):
                raise LogError("cut", f"the log ends within an entry, after {at} bytes")
            byte = log[at]
            at += 1
            number += (byte % 128) * scale
            scale *= 128
            if number > MOST:
                raise LogError("reach", f"a number before byte {at} is too large")
            if byte < 128:
                return number

    def signed() -> int:
        number = whole()
        return -(number + 1) // 2 if number % 2 else number // 2

    told = START
    frame = 0
    while at < len(log):
        since = whole()
        if since < 1:
            raise LogError("reach", f"two entries for frame {frame}")
        for _ in range(since - 1):
            yield replace(told, grip="as-is")
        frame += since
        told = Input(
            told.x + signed(),
            told.y + signed(),
            told.z + signed(),
            told.yaw + signed(),
            _grip(whole(), meeples),
        )
        _check(told, frame)
        yield told


def _grip(code: int, meeples: int) -> Grip:
    if code == AS_IS:
        return "as-is"
    if code == OPEN:
        return "open"
    if code - FIRST_MEEPLE >= meeples:
        raise LogError("reach", f"there is no meeple {code - FIRST_MEEPLE}")
    return code - FIRST_MEEPLE


def _check(told: Input, frame: int) -> None:
    """No pointer leaves the table. Raises LogError."""
    x, y, z = HAND["reach"]
    if not (abs(told.x) <= x and 0 <= told.y <= y and abs(told.z) <= z and 0 <= told.yaw < HAND["turns"]):
        raise LogError("reach", f"frame {frame} points off the table")
