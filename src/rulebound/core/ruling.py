"""A ruling: what the rules say of one thing, with the clauses that it rests on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

from rulebound.core.facts import Facts

ClauseId: TypeAlias = str
"""`game/section.name`, as in `meridians/placing.line-of-sight`."""


class Verdict(StrEnum):
    """What a ruling decides."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    FORCED = "forced"
    SCORED = "scored"
    ENDED = "ended"
    UNSETTLED = "unsettled"


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a score: `count` things at `each` points, by these clauses.

    `label` is a message key. A flat amount is a count of one.
    """

    label: str
    count: int
    each: int
    clauses: tuple[ClauseId, ...]

    @property
    def points(self) -> int:
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict, the clauses it rests on (at least one), its facts and its score terms.

    `reason` is the key of the sentence that says it; wording lives in the language files. A reading
    that was chosen where sources are silent or disagree is named in `reading`.
    Raises ValueError when no clause is cited.
    """

    verdict: Verdict
    reason: str
    clauses: tuple[ClauseId, ...]
    facts: Facts = field(default_factory=Facts)
    terms: tuple[Term, ...] = ()
    reading: str | None = None

    def __post_init__(self) -> None:
        if not self.clauses:
            raise ValueError("a ruling cites at least one clause")

    @property
    def allowed(self) -> bool:
        """Whether what was judged may be done."""
        return self.verdict is not Verdict.ILLEGAL

    @property
    def points(self) -> int:
        """The sum of the terms."""
        return sum(term.points for term in self.terms)

    def to_json(self) -> dict[str, Any]:
        """The ruling as JSON-ready values; `from_json` reads it back."""
        data: dict[str, Any] = {
            "verdict": self.verdict.value,
            "reason": self.reason,
            "clauses": list(self.clauses),
            "facts": dict(self.facts),
        }
        if self.terms:
            data["terms"] = [
                {"label": t.label, "count": t.count, "each": t.each, "clauses": list(t.clauses)} for t in self.terms
            ]
        if self.reading is not None:
            data["reading"] = self.reading
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Ruling:
        """The ruling that `to_json` wrote. Raises KeyError or ValueError on anything else."""
        terms = tuple(
            Term(t["label"], t["count"], t["each"], tuple(t["clauses"])) for t in data.get("terms", ())
        )
        return cls(
            Verdict(data["verdict"]),
            data["reason"],
            tuple(data["clauses"]),
            Facts(data["facts"]),
            terms,
            data.get("reading"),
        )


def legal(reason: str, *clauses: ClauseId, **facts: Any) -> Ruling:
    """The ruling that something may be done."""
    return Ruling(Verdict.LEGAL, reason, clauses, Facts(facts))


def illegal(reason: str, *clauses: ClauseId, **facts: Any) -> Ruling:
    """The ruling that something may not be done; `reason` names the first condition that failed."""
    return Ruling(Verdict.ILLEGAL, reason, clauses, Facts(facts))


def forced(reason: str, *clauses: ClauseId, **facts: Any) -> Ruling:
    """The ruling that the rules themselves do something, with no choice for anyone."""
    return Ruling(Verdict.FORCED, reason, clauses, Facts(facts))


def ended(reason: str, *clauses: ClauseId, reading: str | None = None, **facts: Any) -> Ruling:
    """The ruling that the game is over."""
    return Ruling(Verdict.ENDED, reason, clauses, Facts(facts), reading=reading)
