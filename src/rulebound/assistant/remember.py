"""What an answer rested on, so that it is known to be stale when a clause has changed since."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from rulebound.assistant.answer import Answer
from rulebound.assistant.names import words
from rulebound.core import ClauseId
from rulebound.rulebook.book import Book
from rulebound.rulebook.library import Library
from rulebound.store.rows import canonical

WHOLE = "*"
"""In place of a clause's name: the whole rulebook, on whose silence a refusal rests."""


@dataclass(frozen=True, slots=True)
class Rested:
    """A clause as it was when an answer rested on it, with its source and the source's revision."""

    clause: ClauseId
    version: str
    source: str | None = None
    revision: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The clause as JSON-ready values."""
        return asdict(self)


class Versions:
    """The versions of clauses as they are worded now."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.now = cache(self._now)

    def rested(self, answer: Answer) -> tuple[Rested, ...]:
        """Each clause that an answer shows, and the whole rulebook where it refuses, as they are now."""
        clauses = {cited.clause for cited in answer.shown}
        if answer.says.refuses and answer.game is not None:
            clauses.add(f"{answer.game}/{WHOLE}")
        return tuple(self.now(clause, answer.language) for clause in sorted(clauses))

    def changed(self, rested: Iterable[Mapping[str, Any]], language: str) -> list[ClauseId]:
        """Those clauses that are no longer what they were when an answer rested on them."""
        return [
            each["clause"] for each in rested if self.now(each["clause"], language).version != each["version"]
        ]

    def _now(self, clause: ClauseId, language: str) -> Rested:
        """A clause as it is now; its version is a digest of all that a reader is told of it, empty when it is gone."""
        key, _, name = clause.partition("/")
        if key not in self._library.files:
            return Rested(clause, "")
        book = self._library.book(key)
        if name == WHOLE:
            return Rested(clause, _digest([self.now(each, language).version for each in book.clauses]))
        return _told(book, clause, language) if clause in book.clauses else Rested(clause, "")


def folded(*texts: str) -> str:
    """Texts as a search looks in them: their words without capitals and accents."""
    return " ".join(word for text in texts for word in words(text))


def _told(book: Book, clause: ClauseId, language: str) -> Rested:
    found = book.clauses[clause]
    source = book.source_of(found)
    wording = book.wording(language)
    revision = None if source is None else wording.format(f"source-{source.id}", attribute="revision")
    text = book.text(found, language)
    told = [text, found.authority, found.conflicts, found.source, found.source_section, revision]
    return Rested(clause, _digest(told), found.source, revision)


def _digest(told: object) -> str:
    return hashlib.sha256(canonical(told).encode()).hexdigest()[:16]
