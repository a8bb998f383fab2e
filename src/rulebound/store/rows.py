"""What the store keeps of a match, as frozen values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rulebound.core.event import Event


def canonical(value: Any) -> str:
    """JSON text in which equal values have equal bytes."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a match. `holder` is the digest of the session that sits there; None when it is free."""

    kind: str
    name: str = ""
    level: str = ""
    holder: str | None = None
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match without its seats and events.

    `secret` is what the published commitment commits to, in hex; `clock`, `wish`, `sealed` and `again` are
    JSON-ready values that only `rulebound.tables` understands. `version` grows with every change.
    """

    id: str
    game: str
    options: dict[str, str | int | bool]
    position: str | None
    secret: str
    owner: str
    created_ms: int
    updated_ms: int
    status: str
    public: bool
    version: int = 0
    clock: Any = None
    wish: Any = None
    sealed: Any = None
    again: Any = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it was read: row, seats in order, watchers and log."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    watchers: frozenset[str]
    log: tuple[Event, ...]
