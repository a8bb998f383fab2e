"""A wish to undo, open until the next event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core.event import Seat


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat would like to go back to the decision after event `to`; `agreed` are the seats that consent."""

    seat: Seat
    to: int
    agreed: frozenset[Seat] = frozenset()

    def with_consent(self, seats: Iterable[Seat]) -> Wish:
        """The wish with the consent of more seats."""
        return replace(self, agreed=self.agreed | set(seats))

    def to_json(self) -> dict[str, Any]:
        """The wish as JSON-ready values; `from_json` reads it back."""
        return {"seat": self.seat, "to": self.to, "agreed": sorted(self.agreed)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Wish:
        """The wish that `to_json` wrote."""
        return cls(data["seat"], data["to"], frozenset(data["agreed"]))
