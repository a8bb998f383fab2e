"""Clause coverage: each clause is enforced in code and asserted by a test, or has a reason why not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulebound.core import ClauseId
from rulebound.rulebook.book import Book
from rulebound.rulebook.citing import Record
from rulebound.rulebook.scan import Scan

BROADEST = 8
"""The most kinds of rulings that may rest on one clause; what carries more is several clauses in one."""

State: TypeAlias = Literal["enforced", "informative", "uncovered"]


@dataclass(frozen=True, slots=True)
class Line:
    """What is known of one clause. `why` says what is wrong with an uncovered one, or why it is informative."""

    clause: ClauseId
    state: State
    places: tuple[str, ...]
    tests: tuple[str, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """The coverage of some rulebooks."""

    lines: tuple[Line, ...]

    def count(self, state: State) -> int:
        """How many clauses are in a state."""
        return sum(line.state == state for line in self.lines)

    @property
    def summary(self) -> str:
        """All counts in a line."""
        return (
            f"{len(self.lines)} clauses, {self.count('enforced')} enforced, "
            f"{self.count('informative')} informative, {self.count('uncovered')} uncovered"
        )


def cover(books: Sequence[Book], found: Scan, record: Record) -> Report:
    """The coverage of rulebooks by the code that was scanned and the tests that were recorded.

    Ids of these rulebooks that code or tests name and no rulebook has are uncovered clauses too, and
    so is the place of a ruling that cites nothing.
    """
    lines = [_line(book, clause, found, record) for book in books for clause in book.clauses]
    known = {line.clause for line in lines}
    keys = {book.key for book in books}
    for clause in sorted({c.clause for c in found.citations} | set(record.asserted)):
        if clause not in known and clause.partition("/")[0] in keys:
            places, tests = tuple(found.places(clause)), record.asserted.get(clause, ())
            lines.append(Line(clause, "uncovered", places, tests, "the rulebook has no such clause"))
    lines += [
        Line(reason.place, "uncovered", (reason.place,), (), f"ruling {reason.reason} cites no clause")
        for reason in found.reasons
        if not reason.cites
    ]
    return Report(tuple(lines))


def _line(book: Book, clause: ClauseId, found: Scan, record: Record) -> Line:
    places, tests = tuple(found.places(clause)), record.asserted.get(clause, ())
    informative = book.clauses[clause].informative
    if informative is not None:
        if places:
            return Line(clause, "uncovered", places, tests, "called informative, yet code cites it")
        return Line(clause, "informative", (), tests, informative)
    why = "; ".join(_lacks(clause, places, tests, found))
    return Line(clause, "uncovered" if why else "enforced", places, tests, why)


def _lacks(clause: ClauseId, places: Iterable[str], tests: Iterable[str], found: Scan) -> list[str]:
    lacks: list[str] = []
    if not places:
        lacks.append("no code cites it")
    if not tests:
        lacks.append("no test asserts it")
    if (resting := len({r.reason for r in found.reasons if clause in r.clauses})) > BROADEST:
        lacks.append(f"{resting} kinds of rulings rest on it: it is several clauses in one")
    return lacks
