"""How a test says that a ruling rests on a clause, and what a test run records of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from rulebound.core import ClauseId, Decision, Event, Option, Outcome, Ruling, Term

Citing: TypeAlias = Ruling | Event | Decision | Outcome | Term | Option
"""What names the clauses that it rests on."""

RECORD = Path(".rulebound") / "coverage.json"
"""Where a test run leaves its record, under the root of the repository."""

_heard: set[ClauseId] = set()


class RecordError(ValueError):
    """A record of a test run that cannot be read."""


@dataclass(frozen=True, slots=True)
class Record:
    """What the last test run asserted: for each clause the tests that passed, `at` an ISO time."""

    at: str
    tests: int
    asserted: Mapping[ClauseId, tuple[str, ...]]


def cites(what: Citing, *clauses: ClauseId) -> bool:
    """Whether something rests on all these clauses. In a test, that is recorded as an assertion of each.

    >>> from rulebound.core.ruling import illegal
    >>> cites(illegal("point-taken", "meridians/placing.empty-point"), "meridians/placing.empty-point")
    True
    """
    found = set(clauses) <= set(_cited(what))
    if found:
        _heard.update(clauses)
    return found


def _cited(what: Citing) -> tuple[ClauseId, ...]:
    if isinstance(what, Option):
        return (what.clause,)
    if isinstance(what, Event | Outcome):
        return what.ruling.clauses
    return what.clauses


def listen() -> None:
    """Begin a test: forget what was heard before it."""
    _heard.clear()


def heard() -> frozenset[ClauseId]:
    """The clauses asserted since `listen`."""
    return frozenset(_heard)


def write(root: Path, record: Record) -> None:
    """Leave a record under a repository's root."""
    path = root / RECORD
    path.parent.mkdir(exist_ok=True)
    data: dict[str, Any] = {
        "at": record.at,
        "tests": record.tests,
        "asserted": {clause: sorted(tests) for clause, tests in sorted(record.asserted.items())},
    }
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")


def read(start: Path) -> Record | None:
    """The record under a folder or the nearest one above it; None when there was no run.

    Raises RecordError when it cannot be read.
    """
    for folder in (start, *start.parents):
        path = folder / RECORD
        if path.is_file():
            try:
                data = json.loads(path.read_text(encoding="utf-8"))
                asserted = {clause: tuple(tests) for clause, tests in data["asserted"].items()}
                return Record(str(data["at"]), int(data["tests"]), asserted)
            except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
                raise RecordError(f"{path} cannot be read: {error}") from None
    return None
