"""An answer: what is ruled, the clauses that it rests on, and where they stand."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from rulebound.assistant.asks import Says
from rulebound.core import ClauseId
from rulebound.rulebook.library import Passage


@dataclass(frozen=True, slots=True)
class Cited:
    """A clause as a reader sees it: our wording in the reader's language, and the passage of one's own copy."""

    clause: ClauseId
    heading: str
    text: str
    authority: str
    source: str | None
    link: str | None
    passage: Passage


@dataclass(frozen=True, slots=True)
class Reading:
    """What a table plays by where its sources leave something open; `option` is what was agreed, in words."""

    clause: ClauseId
    text: str
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a calculation, in words."""

    text: str
    count: int
    each: int
    points: int
    clauses: tuple[ClauseId, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What the rules say of the board at hand: a sentence, and the ruling behind it."""

    text: str
    ruling: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Quoted:
    """Words of a clause that a written answer rests on."""

    clause: ClauseId
    quote: str


@dataclass(frozen=True, slots=True)
class Written:
    """That a model has worded an answer: its name, as the operator calls it, and the words that bear the answer out."""

    model: str
    quotes: tuple[Quoted, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules say of a question; `short` says it in the language of the question.

    `rests` are the clauses that it rests on, all sides of a contradiction among them; `near` are others that
    stand near. `assumed` are those among them that come from elsewhere than the source asked about.
    """

    question: str
    language: str
    game: str | None
    says: Says
    short: str
    value: int | float | str | None = None
    unit: str | None = None
    rests: tuple[Cited, ...] = ()
    near: tuple[Cited, ...] = ()
    assumed: tuple[ClauseId, ...] = ()
    readings: tuple[Reading, ...] = ()
    lines: tuple[Line, ...] = ()
    reckoned: int | None = None
    """What our readings make of it, where the sources leave open what a number comes to."""
    rulings: tuple[Said, ...] = ()
    """What the engine rules on the position that was asked about."""
    worked_out: bool = False
    """Whether a calculator has worked it out."""
    unread: tuple[str, ...] = ()
    """Words of the question that the calculator does not know: its number holds only if they change nothing."""
    taken: str | None = None
    """How it was taken, in a sentence: of which game, where none was told, with those that it could be of as well; and
    that it was only half read, where it is in none of our languages.
    """
    others: tuple[str, ...] = ()
    """The other games that it could be of."""
    written: Written | None = None
    """Who has worded it, where it was not the clauses themselves."""

    @property
    def shown(self) -> tuple[Cited, ...]:
        """All clauses in the order in which they are shown."""
        return (*self.rests, *self.near)

    def to_json(self) -> dict[str, Any]:
        """The answer as JSON-ready values."""
        return asdict(self)
