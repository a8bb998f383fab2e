"""What people ask of a game: questions in five languages, the clauses that answer them, and how.

A package keeps them in `asks.toml`, beside its rulebook. They are written from the clauses. What the sources leave
open stands there too, with the clauses nearest to it: a question is found to be unanswered, not merely unlike others.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources.abc import Traversable
from typing import Any

from rulebound.assistant.rule import About
from rulebound.core import ClauseId
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.library import Library

FILE = "asks.toml"
_KEYS = {"of", "says", "value", "unit", "board", "first", *LANGUAGES}


class AskError(ValueError):
    """An `asks.toml` that is not well formed. The text says which entry and why."""


class Says(StrEnum):
    """How a question is answered."""

    YES = "yes"
    NO = "no"
    VALUE = "value"
    TEXT = "text"
    """The clause itself is the answer."""
    CONFLICT = "conflict"
    """The sources contradict each other, or leave two readings."""
    SILENT = "silent"
    """The sources do not settle it."""
    ELSEWHERE = "elsewhere"
    """It is not about the rules."""

    @property
    def refuses(self) -> bool:
        """Whether nothing is ruled."""
        return self in (Says.SILENT, Says.ELSEWHERE)

    @property
    def leaves_open(self) -> bool:
        """Whether the sources do not settle what is played."""
        return self in (Says.CONFLICT, Says.SILENT)


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that people ask. `clauses` answer it, the first most of all, or stand nearest to an unanswered one.

    What is asked of a position at hand says in `board` what it is about; no clause answers it, but the engine,
    beginning with the ruling whose reason is `first`.
    """

    game: str
    says: Says
    clauses: tuple[ClauseId, ...]
    questions: Mapping[str, tuple[str, ...]]
    value: int | float | str | None = None
    unit: str | None = None
    board: About | None = None
    first: str | None = None


def read(key: str, files: Traversable, library: Library) -> tuple[Ask, ...]:
    """The asks in a package's folder; none where it has no such file. Raises AskError."""
    try:
        data = tomllib.loads((files / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise AskError(f"{key}: {FILE} cannot be read: {error}") from None
    return tuple(_ask(key, entry, library) for entry in data.get("ask", []))


def _ask(key: str, entry: dict[str, Any], library: Library) -> Ask:
    where = f"{key}: {FILE}: {next((entry[tag][0] for tag in LANGUAGES if entry.get(tag)), entry)!r:.60}"
    if strange := sorted(entry.keys() - _KEYS):
        raise AskError(f"{where}: unknown key {', '.join(strange)}")
    says = entry.get("says", "value" if "value" in entry else "text")
    if says not in list(Says):
        raise AskError(f"{where}: says {', '.join(Says)}, not {says!r}")
    if (says == "value") != ("value" in entry):
        raise AskError(f"{where}: a value is told where it says one, and only there")
    clauses = tuple(name if "/" in name else f"{key}/{name}" for name in entry.get("of", ()))
    for clause in clauses:
        try:
            library.clause(clause)
        except KeyError:
            raise AskError(f"{where}: there is no clause {clause}") from None
    about = entry.get("board")
    if about is not None and about not in list(About):
        raise AskError(f"{where}: board says {', '.join(About)}, not {about!r}")
    if bool(clauses) is (about is not None) and not Says(says).refuses:
        raise AskError(f"{where}: an answer names its clauses, or else what of a board it is about")
    if about is None and "first" in entry:
        raise AskError(f"{where}: first names a ruling on a board")
    questions = {tag: tuple(entry[tag]) for tag in LANGUAGES if tag in entry}
    if not questions:
        raise AskError(f"{where}: it asks nothing")
    board = None if about is None else About(about)
    return Ask(
        key, Says(says), clauses, questions, entry.get("value"), entry.get("unit"), board, entry.get("first")
    )
