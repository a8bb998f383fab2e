"""All rulebooks at hand, the table's among them, as a reader or a server asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from rulebound.core import ClauseId, Ruling
from rulebound.rulebook import table
from rulebound.rulebook.book import Book, load
from rulebound.rulebook.clause import Clause
from rulebound.rulebook.copies import Copy, Found, Holds
from rulebound.rulebook.messages import WordingError
from rulebound.rulebook.source import Source
from rulebound.rulebook.words import Words


@dataclass(frozen=True, slots=True)
class SourceCard:
    """A source in a reader's language, and whether one's own copy is here."""

    id: str
    title: str
    address: str
    revision: str
    language: str
    copied: bool


@dataclass(frozen=True, slots=True)
class ClauseCard:
    """A clause in a reader's language. `name` is its heading, as in `placing · line of sight`."""

    id: str
    section: str
    name: str
    text: str
    authority: str
    informative: bool
    conflicts: tuple[str, ...]
    source: str | None
    source_section: str | None
    link: str | None


@dataclass(frozen=True, slots=True)
class RulebookCard:
    """A rulebook in a reader's language; `sections` are keys and titles in reading order."""

    game: str
    language: str
    title: str
    sections: tuple[tuple[str, str], ...]
    clauses: tuple[ClauseCard, ...]
    sources: tuple[SourceCard, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """The passage behind a clause in one's own copy.

    `state` is `found`, `missing` (the copy has no such words), `garbled` (it stands on `page`, whose
    text cannot be trusted, so none is shown), `no-copy` or `no-locator`.
    """

    clause: str
    state: str
    source: str | None = None
    language: str | None = None
    before: str = ""
    text: str = ""
    after: str = ""
    page: int | None = None


class Library:
    """The rulebooks and words of games, by key, and of the table.

    `folders` maps each game to the folder of its package; `files` are those of them with a rulebook, for
    a game from elsewhere may have words only. A book is read when it is first asked for.
    """

    def __init__(self, folders: Mapping[str, Traversable]) -> None:
        self.folders: dict[str, Traversable] = {**folders, table.KEY: table.FILES}
        self.files = {key: each for key, each in self.folders.items() if (each / "rulebook.toml").is_file()}
        self.book = cache(self._book)

    def _book(self, key: str) -> Book:
        """The rulebook of a key. Raises KeyError for an unknown key, RulebookError for a bad rulebook."""
        return load(key, self.files[key])

    def words(self, key: str) -> Words:
        """The words of a game. Raises KeyError for an unknown key."""
        return Words(self.folders[key])

    def clause(self, clause: ClauseId) -> tuple[Book, Clause]:
        """A clause with its book. Raises KeyError when there is none."""
        book = self.book(clause.partition("/")[0])
        return book, book.clauses[clause]

    def source(self, source: str) -> tuple[Book, Source]:
        """A source by its id with the book that names it. Raises KeyError when none does."""
        for book in map(self.book, self.files):
            if source in book.sources:
                return book, book.sources[source]
        raise KeyError(source)

    def sources(self, keys: Iterable[str] | None = None) -> list[tuple[Book, Source]]:
        """The sources of some rulebooks, or of all."""
        books = map(self.book, self.files if keys is None else keys)
        return [(book, source) for book in books for source in book.sources.values()]

    def say(self, key: str, ruling: Ruling, language: str) -> str:
        """A ruling of a game as a sentence. Raises KeyError or WordingError."""
        return self.words(key).say(ruling, language)

    def told(self, key: str, ruling: Ruling, language: str) -> str:
        """A ruling as a sentence, or as its reason with its facts where a game has no words for it."""
        try:
            return self.say(key, ruling, language)
        except (WordingError, FileNotFoundError):  # a game from elsewhere may have no words for it
            return plainly(ruling.reason, ruling.facts)

    def heading(self, clause: ClauseId, language: str) -> str:
        """The short name of a clause, as in `placing · line of sight`. Raises KeyError or WordingError."""
        book, found = self.clause(clause)
        return book.heading(found, language)

    def card(self, key: str, language: str, copies: Holds) -> RulebookCard:
        """A rulebook in a language. Raises KeyError for an unknown key."""
        book = self.book(key)
        return RulebookCard(
            key,
            book.wording(language).language,
            book.title(language),
            tuple((section, book.section_title(section, language)) for section in book.sections),
            tuple(_clause_card(book, clause, language) for clause in book.clauses.values()),
            tuple(source_card(book, source, language, copies) for source in book.sources.values()),
        )

    def passage(self, clause: ClauseId, copies: Holds) -> Passage:
        """The passage behind a clause. Raises KeyError for an unknown clause, CopyError for an unreadable copy."""
        book, found = self.clause(clause)
        return passage(book, found, copies)


def plainly(key: str, facts: Mapping[str, object]) -> str:
    """A reason or a kind of event with its facts, where no language has words for it."""
    told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
    return f"{key} ({told})" if told else key


def source_card(book: Book, source: Source, language: str, copies: Holds) -> SourceCard:
    """A source in a reader's language."""
    wording = book.wording(language)
    return SourceCard(
        source.id,
        wording.format(f"source-{source.id}"),
        source.address,
        wording.format(f"source-{source.id}", attribute="revision"),
        source.language,
        copies.has(source),
    )


def passages_in(book: Book, source: Source, copy: Copy) -> tuple[int, int]:
    """How many of the passages that a rulebook names are in a copy of their source, and how many it names.

    Both are 0 for a copy whose text cannot be trusted: what is missing there says nothing about it.
    """
    if not copy.trusted:
        return 0, 0
    named = [c.locator for c in book.clauses.values() if c.source == source.id and c.locator is not None]
    return sum(isinstance(copy.find(locator), Found) for locator in named), len(named)


def passage(book: Book, clause: Clause, copies: Holds) -> Passage:
    """The passage behind a clause in one's own copy. Raises CopyError when the copy cannot be read."""
    source = book.source_of(clause)
    if source is None:
        return Passage(clause.id, "no-locator")
    if clause.locator is None:
        return Passage(clause.id, "no-locator", source.id, source.language)
    copy = copies.get(source)
    if copy is None:
        return Passage(clause.id, "no-copy", source.id, source.language)
    found = copy.find(clause.locator)
    if not isinstance(found, Found):
        return Passage(clause.id, "missing", source.id, source.language)
    if not found.trusted:
        return Passage(clause.id, "garbled", source.id, source.language, page=found.page)
    before, after = copy.around(found)
    text = copy.text[found.span.start : found.span.end]
    return Passage(clause.id, "found", source.id, source.language, before, text, after, found.page)


def _clause_card(book: Book, clause: Clause, language: str) -> ClauseCard:
    source = book.source_of(clause)
    return ClauseCard(
        clause.id,
        clause.section,
        book.heading(clause, language),
        book.text(clause, language),
        clause.authority.value,
        clause.informative is not None,
        clause.conflicts,
        clause.source,
        clause.source_section,
        None if source is None else source.link(clause.locator),
    )
