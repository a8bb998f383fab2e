"""What a feature is worth: stages in a fixed order, and amendments that each act at one of them.

An amendment is a line of data: an expansion, a scoring tile or the base game itself registers what it
does at which stage (`amendments.py`), and how things combine follows from the order alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from rulebound.core.game import OptionValue
from rulebound.core.ruling import ClauseId, Ruling, Term, scored

P = TypeVar("P")

ORIGINAL = "original-"
"""Before the name of a count: as it was before anything amended it."""


OPEN = "carcassonne/open."
"""How the ids of clauses begin that choose a reading where the sources are silent."""

TERM = "term-"
"""Before the label of a line: the message that names its term."""


class Stage(IntEnum):
    """When an amendment acts."""

    OWNERS = 1
    """Who scores."""
    COUNT = 2
    """How many tiles and symbols count."""
    EACH = 3
    """Points for each tile or symbol."""
    MODIFIER = 4
    """What expansions make of the count: inn, cathedral, siege, German cathedral."""
    ON_ORIGINAL = 5
    """Bonuses by the count before it was amended."""
    HALVING = 6
    FLAT = 7
    """Amounts for the feature as a whole."""
    LAST = 8

    @property
    def key(self) -> str:
        """Its name in messages and in JSON."""
        return self.name.lower().replace("_", "-")


class Missing(LookupError):
    """A count or an amount that the points depend on and nobody has given. The text is its name."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature as scoring sees it, wherever it comes from: a board or a description.

    `active` is the scoring tile that lies for its kind. `shares` are amounts for single players.
    """

    kind: str
    completed: bool
    counts: Mapping[str, int]
    marks: frozenset[str] = frozenset()
    active: str | None = None
    shares: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def count(self, name: str) -> int:
        """A count. Raises Missing."""
        if name not in self.counts:
            raise Missing(name)
        return self.counts[name]


@dataclass(frozen=True, slots=True)
class Amendment:
    """One line of the table.

    It applies to a feature of its `kinds` that has its `mark`, is `completed` or not, under its `active`
    scoring tile and a `reading` (an option and its value); where it does, it also `replaces` the lines with
    these labels. At its stage it adds a term of `each` points (a number or the name of an amount) `per` a
    count (empty: once; `points`: what the feature is worth so far), or it `sets` or `drops` a count, lets
    `everyone` score, or `halves`. `to` names the players whom alone it concerns.
    """

    label: str
    stage: Stage
    clauses: tuple[ClauseId, ...]
    kinds: frozenset[str]
    per: str = ""
    each: int | str = 0
    mark: str = ""
    completed: bool | None = None
    active: str = ""
    reading: tuple[str, OptionValue] | None = None
    exactly: tuple[str, int] | None = None
    replaces: tuple[str, ...] = ()
    sets: tuple[str, int] | None = None
    drops: tuple[str, str] | None = None
    everyone: bool = False
    halves: bool = False
    to: str = ""

    def applies(self, feature: Feature, readings: Mapping[str, OptionValue]) -> bool:
        """Whether it concerns a feature. Raises Missing when that hangs on a count that is not given."""
        return (
            feature.kind in self.kinds
            and self.completed in (None, feature.completed)
            and (not self.mark or self.mark in feature.marks)
            and (not self.active or self.active == feature.active)
            and (not self.to or bool(feature.shares.get(self.to)))
            and (self.reading is None or readings[self.reading[0]] == self.reading[1])
            and (self.exactly is None or feature.count(self.exactly[0]) == self.exactly[1])
        )


@dataclass(frozen=True, slots=True)
class Worth:
    """What a feature brings: terms for each player who scores, and the lines applied, in order."""

    terms: Mapping[str, tuple[Term, ...]]
    owners: tuple[str, ...]
    applied: tuple[Amendment, ...]

    def points(self, player: str) -> int:
        """The points of a player."""
        return sum(term.points for term in self.terms.get(player, ()))


@dataclass
class _Sheet:
    """What is being worked out; it never leaves this module."""

    feature: Feature
    counts: dict[str, int] = field(default_factory=dict)
    because: dict[str, tuple[ClauseId, ...]] = field(default_factory=dict)
    terms: list[Term] = field(default_factory=list)
    shares: dict[str, list[Term]] = field(default_factory=dict)

    def count(self, name: str) -> int:
        if name.startswith(ORIGINAL):
            return self.feature.count(name.removeprefix(ORIGINAL))
        return self.counts[name] if name in self.counts else self.feature.count(name)

    @property
    def points(self) -> int:
        return sum(term.points for term in self.terms)


def majority(strengths: Mapping[P, int]) -> tuple[P, ...]:
    """Who has the most strength in a feature: several when tied, nobody without any (scoring.majority)."""
    most = max(strengths.values(), default=0)
    return tuple(player for player, strength in strengths.items() if strength == most > 0)


def terms_of(
    feature: Feature, readings: Mapping[str, OptionValue], table: Sequence[Amendment]
) -> tuple[tuple[Term, ...], Mapping[str, tuple[Term, ...]], tuple[Amendment, ...]]:
    """The terms that a feature is worth, those for single players by name, and the lines that made them.

    Raises Missing for what is not given and matters.
    """
    lines = _lines(feature, readings, table)
    sheet = _Sheet(feature)
    for line in lines:
        _amend(sheet, line)
    return tuple(sheet.terms), {name: tuple(terms) for name, terms in sheet.shares.items()}, lines


def worth(
    feature: Feature,
    strengths: Mapping[str, int],
    present: Iterable[str],
    readings: Mapping[str, OptionValue],
    table: Sequence[Amendment],
) -> Worth:
    """What a feature brings to whom. `present` are all who have a figure in it. Raises Missing."""
    common, shares, lines = terms_of(feature, readings, table)
    owners = tuple(present) if any(line.everyone for line in lines) else majority(strengths)
    terms = dict.fromkeys(owners, common)
    for player, own in shares.items():
        terms[player] = (*terms.get(player, ()), *own)
    return Worth(terms, owners, lines)


def ruling(
    feature: Feature,
    terms: tuple[Term, ...],
    why: Iterable[ClauseId],
    lines: Sequence[Amendment],
    **facts: Any,
) -> Ruling:
    """The ruling that a feature scores its terms; `why` says who and when, `lines` what was applied.

    Lines that made no term of their own are cited beside it, and the first reading in force is named.
    """
    told = dict.fromkeys(clause for term in terms for clause in term.clauses)
    silent = [clause for line in lines for clause in line.clauses if clause not in told]
    cited = tuple(dict.fromkeys((*why, *silent)))
    readings = (clause for clause in (*cited, *told) if clause.startswith(OPEN))
    return scored(
        "score",
        *cited,
        terms=terms,
        reading=next(readings, None),
        feature=feature.kind,
        points=sum(term.points for term in terms),
        cities=feature.counts.get("cities", 0),
        completed=feature.completed,
        active=feature.active,
        **facts,
    )


def _lines(
    feature: Feature, readings: Mapping[str, OptionValue], table: Sequence[Amendment]
) -> tuple[Amendment, ...]:
    """The lines that apply, stage by stage, without those that a later one replaces."""
    left: list[Amendment] = []
    for line in table:
        if line.applies(feature, readings):
            left = [earlier for earlier in left if earlier.label not in line.replaces]
            left.append(line)
    return tuple(sorted(left, key=lambda line: line.stage))


def _amend(sheet: _Sheet, line: Amendment) -> None:
    if line.sets is not None:
        name, value = line.sets
        sheet.counts[name] = value
        sheet.because[name] = line.clauses
    if line.drops is not None:
        name, less = line.drops
        sheet.counts[name] = sheet.count(name) - sheet.feature.count(less)
        sheet.because[name] = line.clauses
    if line.halves:
        half = -(-sheet.points // 2)
        sheet.terms.append(Term(TERM + line.label, 1, half - sheet.points, line.clauses))
    elif line.to:
        for player, amount in sheet.feature.shares[line.to].items():
            sheet.shares.setdefault(player, []).append(_term(sheet, line, amount))
    elif line.each != 0 or line.per:
        sheet.terms.append(_term(sheet, line, 1))


def _term(sheet: _Sheet, line: Amendment, times: int) -> Term:
    each = sheet.feature.count(line.each) if isinstance(line.each, str) else line.each
    cited = (*line.clauses, *sheet.because.get(line.per, ()))
    if line.per == "points":
        return Term(TERM + line.label, 1, each * sheet.points, cited)
    if each == 0:  # how many there are makes no difference, so nobody need tell
        return Term(TERM + line.label, sheet.feature.counts.get(line.per, 0), 0, cited)
    return Term(TERM + line.label, times * (sheet.count(line.per) if line.per else 1), each, cited)
