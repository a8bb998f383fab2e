"""What a hand was told, written small: 60 times a second where to, how turned, and when to grip.

Each entry says how many frames after the one before it comes, then what has changed since; nothing is written
while nothing changes. The page's `physics/log.ts` is the twin.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from rulebound.referee.hand import Grip, Input
from rulebound.referee.physics import HAND

START: Final = Input(*(round(length / HAND["unit"]) for length in HAND["start"]))
"""What a hand has been told before anybody says anything."""

AS_IS, OPEN, FIRST_MEEPLE = 0, 1, 2
MOST = 2**28
MOST_BYTES = 5
"""No number of a log is greater, or longer."""


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


@dataclass(frozen=True, slots=True)
class Heard:
    """How far a log has been read that comes piece by piece: what the hand is told, and since which frame."""

    told: Input = START
    frame: int = 0

    def after(self, piece: bytes, span: tuple[int, int], meeples: int) -> Heard:
        """The same with a piece that tells what follows on the first frame of a span, up to its last.

        Raises LogError where the piece is not whole entries, or tells what cannot be.
        """
        heard = self
        for frame, told in entries(piece, meeples, self):
            if not span[0] < frame <= span[1]:
                raise LogError("cut", f"a piece from frame {span[0]} to {span[1]} tells of frame {frame}")
            heard = Heard(told, frame)
        return heard


def frames(log: bytes, meeples: int) -> Iterator[Input]:
    """The frames that a log tells, up to the last change. Raises LogError where it tells what cannot be."""
    last, at = START, 0
    for frame, told in entries(log, meeples):
        for _ in range(frame - at - 1):
            yield replace(last, grip="as-is")
        yield told
        last, at = told, frame


def entries(log: bytes, meeples: int, heard: Heard | None = None) -> Iterator[tuple[int, Input]]:
    """The entries of a log, or of its next piece: the frame, and what the hand is told then. Raises LogError."""
    at = 0

    def whole() -> int:
        nonlocal at
        number = 0
        for place in range(MOST_BYTES):
            if at >= len(log):
                raise LogError("cut", f"the log ends within an entry, after {at} bytes")
            byte = log[at]
            at += 1
            number += (byte % 128) << 7 * place
            if byte < 128 and number <= MOST:
                return number
        raise LogError("reach", f"a number before byte {at} is too large")

    def signed() -> int:
        number = whole()
        return -(number + 1) // 2 if number % 2 else number // 2

    told, frame = (START, 0) if heard is None else (heard.told, heard.frame)
    while at < len(log):
        since = whole()
        if since < 1:
            raise LogError("reach", f"two entries for frame {frame}")
        frame += since
        told = Input(
            told.x + signed(),
            told.y + signed(),
            told.z + signed(),
            told.yaw + signed(),
            _grip(whole(), meeples),
        )
        _check(told, frame)
        yield frame, told


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
