"""What is asked of a host, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling


class NoTable(LookupError):
    """There is no such table, or none that this session may know of."""


class NoInvitation(NoTable):
    """There is no such invitation: it was used, withdrawn or is too old, or never was."""


class Unreadable(NoTable):
    """A table that cannot be played here: its game is not installed, or its log does not follow."""


class Reused(Exception):
    """The id of a command that was carried out, with another command behind it. Nothing was changed."""


class Refused(Exception):
    """A right that a session does not have, with the ruling that says so."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling.reason)
        self.ruling = ruling


@dataclass(frozen=True, slots=True)
class Answer:
    """The fate of one command."""

    id: str
    result: Literal["done", "refused", "stale"]
    seq: int
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """The envelope of a command: who asks, for which seat, and the last event that they have seen.

    `body` is the whole of what was sent, by which a repeat is told from another command of the same id.
    """

    session: str | None
    table: str
    id: str
    seat: Seat
    seq: int
    body: str = ""
