"""A ruling: what the rules say of one thing, with the clauses that it rests on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

from rulebound.core.facts import Facts
from rulebound.core.members import member

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

    @property
    def cited(self) -> tuple[ClauseId, ...]:
        """Its clauses and those of its terms."""
        return (*self.clauses, *(clause for term in self.terms for clause in term.clauses))

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
                {"label": t.label, "count": t.count, "each": t.each, "clauses": list(t.clauses)}
                for t in self.terms
            ]
        if self.reading is not None:
            data["reading"] = self.reading
        return data

    @classmethod
    def from_json(cls, data: object) -> Ruling:
        """The ruling that `to_json` wrote. Raises ValueError naming what is wrong in anything else."""
        return cls(
            Verdict(member(data, "verdict", str)),
            member(data, "reason", str),
            _clauses(data),
            Facts.from_json(member(data, "facts", dict)),
            tuple(_term(term) for term in member(data, "terms", list, ())),
            member(data, "reading", str, None),
        )


def _term(data: object) -> Term:
    return Term(
        member(data, "label", str), member(data, "count", int), member(data, "each", int), _clauses(data)
    )


def _clauses(data: object) -> tuple[ClauseId, ...]:
    clauses = member(data, "clauses", list)
    if not all(isinstance(clause, str) for clause in clauses):
        raise ValueError(f"clauses are texts, not {clauses!r:.80}")
    return tuple(clauses)


def legal(reason: str, *clauses: ClauseId, **facts: Any) -> Ruling:
    """The ruling that something may be done."""
    return Ruling(Verdict.LEGAL, reason, clauses, Facts(facts))


def illegal(reason: str, *clauses: ClauseId, **facts: Any) -> Ruling:
    """The ruling that something may not be done; `reason` names the first condition that failed."""
    return Ruling(Verdict.ILLEGAL, reason, clauses, Facts(facts))


def forced(reason: str, *clauses: ClauseId, **facts: Any) -> Ruling:
    """The ruling that the rules themselves do something, with no choice for anyone."""
    return Ruling(Verdict.FORCED, reason, clauses, Facts(facts))


def scored(
    reason: str, *clauses: ClauseId, terms: tuple[Term, ...], reading: str | None = None, **facts: Any
) -> Ruling:
    """The ruling that something earns the sum of its terms, which may be nothing or less."""
    return Ruling(Verdict.SCORED, reason, clauses, Facts(facts), terms, reading)


def ended(reason: str, *clauses: ClauseId, reading: str | None = None, **facts: Any) -> Ruling:
    """The ruling that the game is over."""
    return Ruling(Verdict.ENDED, reason, clauses, Facts(facts), reading=reading)
