"""Games, what is known of them, and rulebooks."""

from __future__ import annotations

from typing import Any, Literal

from rulebound.server.wire.base import Wire


class OptionCard(Wire, frozen=True):
    """A set-up option with its clause."""

    key: str
    choices: list[str | int | bool]
    default: str | int | bool
    clause: str
    each: list[str]


class GameCard(Wire, frozen=True):
    """A game on the shelf. `card` is the game's card.toml: year, people, times, links.

    `solved`: exact chances are known, at least of some positions (`POST /api/odds`).
    """

    key: str
    seats: list[int]
    options: list[OptionCard]
    levels: list[str]
    solved: bool
    languages: list[str]
    card: dict[str, Any]


class OtherReading(Wire, frozen=True):
    """What another text says of a fact."""

    value: str | int | float | list[str]
    sources: list[str]


class Fact(Wire, frozen=True):
    """A fact about a game, and where it was read."""

    value: str | int | float | list[str]
    sources: list[str]
    others: list[OtherReading]


class KnownGame(Wire, frozen=True):
    """A game of the catalogue in a line, to be searched. `rulebook` is the game here by whose rules it is played.

    `names` are those that were read somewhere, `called` what it is called in the languages of the page. Times are
    minutes. `complexity` is as a text grades it, or follows from the weight.
    """

    key: str
    names: list[str]
    called: list[str]
    people: list[str]
    publishers: list[str]
    year: int | None
    players: list[int | None]
    minutes: list[int | None]
    age: int | None
    complexity: str | None
    mechanics: list[str]
    category: list[str]
    rulebook: str | None


class Reason(Wire, frozen=True):
    """What two games have in common: terms or names, or the numbers of players that both allow."""

    kind: Literal["relation", "mechanics", "people", "category", "players", "time", "complexity"]
    terms: list[str]
    least: int | None
    most: int | None


class SimilarGame(Wire, frozen=True):
    """A game that is similar, with the reasons, the weightiest first; `score` is from 0 to 1."""

    key: str
    name: str
    score: float
    reasons: list[Reason]


class CuratedQuestion(Wire, frozen=True):
    """A question whose answer rests on clauses, or on facts of the catalogue; `catalogue`'s words have both."""

    key: str
    clauses: list[str]
    facts: list[str]


class PublicLink(Wire, frozen=True):
    """A public page about a game."""

    name: str
    address: str


class GamePage(Wire, frozen=True):
    """What is known of a game. Own games also have what their pages tell, by keys of the words of `catalogue`.

    `languages` are those of the page, `source`, that the description stands on. `known` counts the games here.
    `live`: the operator lets figures be asked for at BoardGameGeek.
    """

    key: str
    rulebook: str | None
    facts: dict[str, Fact]
    related: dict[str, str]
    """The names of the games that relations name by their keys."""
    similar: list[SimilarGame]
    known: int
    source: str | None
    languages: list[str]
    material: list[str]
    credits: list[str]
    links: list[PublicLink]
    questions: list[CuratedQuestion]
    live: bool


class LiveFigures(Wire, frozen=True):
    """What BoardGameGeek shows of a game now, or showed when the server last asked."""

    rank: int | None
    rating: float | None
    weight: float | None
    asked_ms: int


class SourceCard(Wire, frozen=True):
    """A source that a rulebook names, and whether one's own copy is here."""

    id: str
    title: str
    address: str
    revision: str
    language: str
    copied: bool


class CopyTaken(Wire, frozen=True):
    """A source whose copy has just come, and how many of the passages that its rulebook names are in it."""

    source: SourceCard
    found: int
    named: int


class ClauseCard(Wire, frozen=True):
    """A clause in our words. `conflicts` are clause ids; `link` opens the public page at the passage."""

    id: str
    section: str
    name: str
    text: str
    authority: Literal["official", "designer", "community", "translator", "reading", "notes"]
    informative: bool
    conflicts: list[str]
    source: str | None
    source_section: str | None
    link: str | None


class Rulebook(Wire, frozen=True):
    """A rulebook in one language. `sections` are (key, title) in reading order."""

    game: str
    language: str
    title: str
    sections: list[tuple[str, str]]
    clauses: list[ClauseCard]
    sources: list[SourceCard]


class Passage(Wire, frozen=True):
    """The passage behind a clause in one's own copy: found text with a little of what stands around it.

    Where the copy is `garbled` only the page is known; `GET /api/sources/{source}/document` shows it.
    """

    clause: str
    state: Literal["found", "missing", "garbled", "no-copy", "no-locator"]
    source: str | None
    language: str | None
    before: str
    text: str
    after: str
    page: int | None
