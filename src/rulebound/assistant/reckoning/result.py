"""What a question's numbers come to."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.assistant.asks import Says
from rulebound.core import ClauseId, Term


class Impossible(ValueError):
    """What a question tells cannot be, so nothing is worked out."""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A number that was asked for, or whether something is enough, with the clauses it rests on and its terms.

    Where the sources leave it open, `value` is None and `reading` is what our reading makes of it. `unread` are words of
    the question that nobody has read, as it has them: the number holds only if they change nothing.
    """

    says: Says
    clauses: tuple[ClauseId, ...]
    value: int | None = None
    unit: str | None = None
    terms: tuple[Term, ...] = ()
    reading: int | None = None
    unread: tuple[str, ...] = ()
