"""Clocks: a frozen account of everyone's time, and how it changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core.event import Seat

LAG_MS = 200
"""Of every turn so much is the network's, not the player's (clock.lag)."""

GRACE_MS = 30_000
"""After a restart of the server a clock waits so long for its player to come back (clock.restart)."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Milliseconds left for each seat; those in `running` fall from `at_ms` on, which may lie ahead."""

    left_ms: tuple[int, ...]
    increment_ms: int
    running: frozenset[Seat] = frozenset()
    at_ms: int = 0
    initial_ms: int = 0
    """What everyone had before the match; 0 where that was not kept."""

    @classmethod
    def new(cls, seats: int, initial_s: int, increment_s: int) -> Clock:
        """Everyone's clock before the match."""
        return cls((initial_s * 1000,) * seats, increment_s * 1000, initial_ms=initial_s * 1000)

    def left(self, seat: Seat, now_ms: int) -> int:
        """What a seat has left at a moment; never less than 0."""
        spent = max(0, now_ms - self.at_ms) if seat in self.running else 0
        return max(0, self.left_ms[seat] - spent)

    def flagged(self, now_ms: int) -> Seat | None:
        """A seat whose time is up, if there is one."""
        return next((seat for seat in sorted(self.running) if self.left(seat, now_ms) == 0), None)

    def due_ms(self) -> int | None:
        """The moment at which the first running clock reaches 0."""
        return min((self.at_ms + self.left_ms[seat] for seat in self.running), default=None)

    def stop(self, now_ms: int) -> Clock:
        """All clocks stand still with what they show now."""
        left = tuple(self.left(seat, now_ms) for seat in range(len(self.left_ms)))
        return replace(self, left_ms=left, running=frozenset(), at_ms=now_ms)

    def run(self, seats: Iterable[Seat], now_ms: int) -> Clock:
        """Only these clocks run: on, where they ran already, else from LAG_MS after now (clock.lag)."""
        running = frozenset(seats)
        lag_over = now_ms + LAG_MS
        at_ms = max(now_ms, min(self.at_ms, lag_over)) if running <= self.running else lag_over
        return replace(self.stop(now_ms), running=running, at_ms=at_ms)

    def gain(self, seat: Seat) -> Clock:
        """A seat gets its increment."""
        left = tuple(ms + self.increment_ms * (s == seat) for s, ms in enumerate(self.left_ms))
        return replace(self, left_ms=left)

    def after_stop(self, alive_ms: int, now_ms: int) -> Clock:
        """As the clocks were when the server was last alive, waiting for their players."""
        then = self.stop(max(self.at_ms, alive_ms))
        return replace(then, running=self.running).waiting(now_ms + GRACE_MS)

    def waiting(self, until_ms: int) -> Clock:
        """Running clocks fall only from a moment on."""
        return replace(self, at_ms=until_ms) if self.running else self

    def to_json(self) -> dict[str, Any]:
        """The clock as JSON-ready values; `from_json` reads it back."""
        return {
            "left_ms": list(self.left_ms),
            "increment_ms": self.increment_ms,
            "running": sorted(self.running),
            "at_ms": self.at_ms,
            "initial_ms": self.initial_ms,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Clock:
        """The clock that `to_json` wrote."""
        left, running = tuple(data["left_ms"]), frozenset(data["running"])
        return cls(left, data["increment_ms"], running, data["at_ms"], data.get("initial_ms", 0))
