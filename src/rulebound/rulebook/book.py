"""A rulebook: its clauses in reading order, their sources, and their wording in each language.

A package keeps `rulebook.toml` (sections, sources, clauses) and `rulebook/<language>.ftl` (wording).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any
from urllib.parse import urlsplit

from rulebound.core import ClauseId
from rulebound.rulebook.clause import Authority, Clause
from rulebound.rulebook.messages import Messages, languages, messages
from rulebound.rulebook.source import MOST_WORDS, Locator, Source

MOST_LETTERS = 480
"""The longest wording of a clause; what needs more is more than one clause."""

_NAME = re.compile(r"[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*", re.ASCII)
_BOOK_KEYS = {"sections", "source", "clause"}
_SOURCE_KEYS = {"id", "number", "address", "language", "sections", "begins", "ends"}
_CLAUSE_KEYS = {"id", "authority", "source", "at", "first", "last", "conflicts", "informative"}


class RulebookError(ValueError):
    """A rulebook that is not well formed. The text says which file and which entry."""


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of a game, or of the table. Equal keys and folders mean equal books."""

    key: str
    files: Traversable
    sections: tuple[str, ...] = field(compare=False)
    sources: Mapping[str, Source] = field(compare=False)
    clauses: Mapping[ClauseId, Clause] = field(compare=False)

    def wording(self, language: str) -> Messages:
        """The wording in a language, or in the one that stands in for it.

        Raises RulebookError or WordingError for one that is incomplete.
        """
        return _wording(self, language)

    def title(self, language: str) -> str:
        """The name of the rulebook."""
        return self.wording(language).format("title")

    def section_title(self, section: str, language: str) -> str:
        """The title of a section as it heads a page."""
        return self.wording(language).format(f"section-{section}")

    def heading(self, clause: Clause, language: str) -> str:
        """The short name of a clause with its section, as in `placing · line of sight`."""
        wording = self.wording(language)
        short = wording.format(f"section-{clause.section}", attribute="short")
        return f"{short} · {wording.format(clause.message, attribute='name')}"

    def text(self, clause: Clause, language: str) -> str:
        """A clause in our words."""
        return self.wording(language).format(clause.message)

    def source_of(self, clause: Clause) -> Source | None:
        """The source of a clause, if it has one."""
        return None if clause.source is None else self.sources[clause.source]

    def check(self) -> None:
        """Nothing, if it is worded whole in every language that it has; RulebookError or WordingError otherwise."""
        for language in languages(self.files / "rulebook"):
            self.wording(language)

    def check_wording(self, wording: Messages) -> None:
        """Nothing, if every section, source and clause is worded and nothing else is; RulebookError otherwise."""
        language = wording.language
        where = f"{self.key}: rulebook/{language}.ftl"
        needed = {
            "title": set(),
            **{f"section-{section}": {"short"} for section in self.sections},
            **{f"source-{source}": {"revision"} for source in self.sources},
            **{clause.message: {"name"} for clause in self.clauses.values()},
        }
        if missing := sorted(needed.keys() - set(wording)):
            raise RulebookError(f"{where} lacks {', '.join(missing)}")
        if unused := sorted(set(wording) - needed.keys()):
            raise RulebookError(f"{where} words what the rulebook does not have: {', '.join(unused)}")
        for message, attributes in needed.items():
            if wording.attributes(message) != attributes:
                raise RulebookError(f"{where}: {message} needs {' and '.join(attributes) or 'no attribute'}")
        for clause in self.clauses.values():
            if (length := len(wording.format(clause.message))) > MOST_LETTERS:
                raise RulebookError(
                    f"{where}: {clause.message} has {length} letters; more than {MOST_LETTERS} "
                    "is more than one clause"
                )


@cache
def _wording(book: Book, language: str) -> Messages:
    """The wording of a book in a language; it is checked when it is first asked for, since reading it takes a while."""
    wording = messages(book.files / "rulebook", language)
    book.check_wording(wording)
    return wording


def load(key: str, files: Traversable) -> Book:
    """The rulebook in a package's folder. Raises RulebookError; its wordings are read when they are asked for."""
    try:
        data = tomllib.loads((files / "rulebook.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RulebookError(f"{key} has no rulebook.toml") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{key}: rulebook.toml cannot be read: {error}") from None
    _only(data, _BOOK_KEYS, f"{key}: rulebook.toml")
    sections = _texts(data, "sections", f"{key}: rulebook.toml")
    sources: dict[str, Source] = {}
    for entry in _tables(data, "source", key):
        source = _source(key, entry)
        if source.id in sources:
            raise RulebookError(f"{key}: source {source.id} is there twice")
        sources[source.id] = source
    clauses: dict[ClauseId, Clause] = {}
    for entry in _tables(data, "clause", key):
        clause = _clause(key, entry, sources)
        if clause.id in clauses:
            raise RulebookError(f"{clause.id} is there twice")
        if clause.section not in sections:
            raise RulebookError(f"{clause.id}: there is no section {clause.section}")
        clauses[clause.id] = clause
    if not clauses:
        raise RulebookError(f"{key}: rulebook.toml has no clause")
    _check_whole(key, sections, sources, clauses)
    return Book(key, files, sections, sources, clauses)


def _check_whole(
    key: str, sections: tuple[str, ...], sources: Mapping[str, Source], clauses: Mapping[ClauseId, Clause]
) -> None:
    order = [sections.index(clause.section) for clause in clauses.values()]
    if order != sorted(order):
        raise RulebookError(f"{key}: clauses do not stand in the order of their sections")
    if empty := sorted(set(sections) - {clause.section for clause in clauses.values()}):
        raise RulebookError(f"{key}: no clause in section {', '.join(empty)}")
    if idle := sorted(sources.keys() - {clause.source for clause in clauses.values()}):
        raise RulebookError(f"{key}: no clause rests on source {', '.join(idle)}")
    for clause in clauses.values():
        for other in clause.conflicts:
            if other not in clauses or clause.id not in clauses[other].conflicts:
                raise RulebookError(f"{clause.id}: a conflict has two sides, but {other} does not name it")


def _source(key: str, entry: dict[str, Any]) -> Source:
    where = f"{key}: source {entry.get('id', '?')}"
    _only(entry, _SOURCE_KEYS, where)
    source = Source(
        _text(entry, "id", where),
        _text(entry, "language", where),
        _text(entry, "address", where, ""),
        _text(entry, "number", where, ""),
        _texts(entry, "sections", where),
        _text(entry, "begins", where, ""),
        _text(entry, "ends", where, ""),
    )
    if not re.fullmatch("[a-z][a-z0-9-]*", source.id, re.ASCII):
        raise RulebookError(f"{where}: an id has small letters, digits and hyphens")
    if source.address and (urlsplit(source.address).scheme != "https" or not source.host):
        raise RulebookError(f"{where}: an address begins with https://")
    return source


def _clause(key: str, entry: dict[str, Any], sources: Mapping[str, Source]) -> Clause:
    where = f"{key}/{entry.get('id', '?')}"
    _only(entry, _CLAUSE_KEYS, where)
    name = _text(entry, "id", where)
    if not _NAME.fullmatch(name):
        raise RulebookError(f"{where}: an id is section.name, in small letters, digits and hyphens")
    authority = _text(entry, "authority", where)
    if authority not in list(Authority):
        raise RulebookError(f"{where}: authority is {', '.join(Authority)}, not {authority}")
    source = sources.get(given) if (given := _text(entry, "source", where, "")) else None
    if given and source is None:
        raise RulebookError(f"{where}: there is no source {given}")
    if source is None and authority != Authority.READING:
        raise RulebookError(f"{where}: only a reading of ours has no source")
    section = _text(entry, "at", where, "")
    if source is not None and section and section not in source.sections:
        raise RulebookError(f"{where}: source {source.id} has no section {section}")
    informative = _text(entry, "informative", where) if "informative" in entry else None
    return Clause(
        f"{key}/{name}",
        Authority(authority),
        given or None,
        _locator(entry, section, where),
        section or None,
        tuple(f"{key}/{other}" for other in _texts(entry, "conflicts", where)),
        informative,
    )


def _locator(entry: dict[str, Any], section: str, where: str) -> Locator | None:
    if "first" not in entry and "last" not in entry:
        return None
    locator = Locator(section, _text(entry, "first", where), _text(entry, "last", where))
    if not section:
        raise RulebookError(f"{where}: a passage stands in a section of a source, so it needs `at`")
    for end in (locator.first, locator.last):
        if len(end.split()) > MOST_WORDS:
            raise RulebookError(f"{where}: a locator has at most {MOST_WORDS} words at each end, not {end!r}")
    return locator


def _tables(data: dict[str, Any], name: str, key: str) -> list[dict[str, Any]]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise RulebookError(f"{key}: rulebook.toml: {name} is a list of tables")
    return found


def _only(entry: dict[str, Any], known: set[str], where: str) -> None:
    if strange := sorted(entry.keys() - known):
        raise RulebookError(f"{where}: unknown key {', '.join(strange)}")


def _text(entry: dict[str, Any], name: str, where: str, default: str | None = None) -> str:
    value = entry.get(name, default)
    if not isinstance(value, str) or (name in entry and not value.strip()):
        raise RulebookError(f"{where}: {name} is a text that is not empty")
    return value


def _texts(entry: dict[str, Any], name: str, where: str) -> tuple[str, ...]:
    value = entry.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise RulebookError(f"{where}: {name} is a list of texts")
    if len(set(value)) != len(value):
        raise RulebookError(f"{where}: {name} names something twice")
    return tuple(value)
