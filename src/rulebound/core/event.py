"""Events: what happened, in order. The log of events is the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rulebound.core.facts import Facts
from rulebound.core.members import member
from rulebound.core.ruling import Ruling

Seat: TypeAlias = int
"""0 to n - 1 for players; CHANCE and SYSTEM are no players."""

CHANCE: Seat = -1
SYSTEM: Seat = -2

BEFORE = -1
"""The `seq` before the first event, and the `cause` of what the rules do before anyone is asked."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened and the ruling behind it.

    `visible_to` names the seats that may see its data (None: everybody, watchers included).
    A match stamps `seq` (place in the log), `cause` (the seq of the first event of the same step),
    `at_ms` (milliseconds since the epoch, given by the caller) and `move`: on the first event of each
    seat that moved, and of CHANCE, the text of its move.
    """

    kind: str
    actor: Seat
    data: Facts
    ruling: Ruling
    visible_to: frozenset[Seat] | None = None
    seq: int = -1
    cause: int = -1
    at_ms: int = 0
    move: str | None = None

    @property
    def is_draw(self) -> bool:
        """Whether chance decided something here: what else a draw brings about has no move."""
        return self.actor == CHANCE and self.move is not None

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat (None: a watcher) may see it: without data, facts, terms and move if hidden."""
        if self.visible_to is None or seat in self.visible_to:
            return self
        ruling = replace(self.ruling, facts=Facts(), terms=())
        return replace(self, data=Facts(), ruling=ruling, move=None)

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
        if self.move is not None:
            data["move"] = self.move
        return data

    @classmethod
    def from_json(cls, data: object) -> Event:
        """The event that `to_json` wrote. Raises ValueError naming what is wrong in anything else."""
        seats = member(data, "visible_to", list, None)
        if seats is not None and not all(type(seat) is int for seat in seats):
            raise ValueError(f"visible_to lists seats, not {seats!r:.80}")
        return cls(
            member(data, "kind", str),
            member(data, "actor", int),
            Facts.from_json(member(data, "data", dict)),
            Ruling.from_json(member(data, "ruling", dict)),
            None if seats is None else frozenset(seats),
            member(data, "seq", int),
            member(data, "cause", int),
            member(data, "at_ms", int),
            member(data, "move", str, None),
        )
