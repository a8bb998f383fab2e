"""Events: what happened, in order. The log of events is the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from rulebound.core.facts import Facts
from rulebound.core.ruling import Ruling

Seat: TypeAlias = int
"""0 to n - 1 for players; CHANCE and SYSTEM are no players."""

CHANCE: Seat = -1
SYSTEM: Seat = -2


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened and the ruling behind it.

    `visible_to` names the seats that may see its data (None: everybody, watchers included).
    A match stamps `seq` (place in the log), `cause` (the seq of the first event of the same step; -1 for
    what the rules do in a given position before the first step)
    and `at_ms` (milliseconds since the epoch, given by the caller).
    """

    kind: str
    actor: Seat
    data: Facts
    ruling: Ruling
    visible_to: frozenset[Seat] | None = None
    seq: int = -1
    cause: int = -1
    at_ms: int = 0

    def to_json(self) -> dict[str, Any]:
        """The event as JSON-ready values; `from_json` reads it back."""
        data: dict[str, Any] = {
            "seq": self.seq,
            "cause": self.cause,
            "at_ms": self.at_ms,
            "kind": self.kind,
            "actor": self.actor,
            "data": dict(self.data),
            "ruling": self.ruling.to_json(),
        }
        if self.visible_to is not None:
            data["visible_to"] = sorted(self.visible_to)
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Event:
        """The event that `to_json` wrote. Raises KeyError or ValueError on anything else."""
        seats = data.get("visible_to")
        return cls(
            data["kind"],
            data["actor"],
            Facts(data["data"]),
            Ruling.from_json(data["ruling"]),
            None if seats is None else frozenset(seats),
            data["seq"],
            data["cause"],
            data["at_ms"],
        )
