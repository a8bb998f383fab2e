"""What a table hands over to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rulebound.core.event import Event, Seat
from rulebound.store import SeatRow


@dataclass(slots=True)
class Change:
    """What has happened at a table since it was last kept."""

    events: Sequence[Event] = ()
    seats: dict[Seat, SeatRow] = field(default_factory=dict)
    watcher: str | None = None
    used: str | None = None
    revoked: Seat | None = None
    unwatched: bool = False
    row: bool = False

    @property
    def any(self) -> bool:
        """Whether there is anything to keep."""
        people = self.seats or self.watcher or self.used or self.unwatched or self.revoked is not None
        return bool(self.row or self.events or people)
