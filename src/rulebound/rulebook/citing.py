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
"""Where a test run leaves its record, under the root of the repository; beside it the parts of a run in parts."""

_PARTS = "coverage*.json"

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


def write(root: Path, record: Record, part: str = "") -> None:
    """Leave a record under a repository's root: of a whole run, or beside those of its other parts."""
    path = root / RECORD
    path.parent.mkdir(exist_ok=True)
    for old in path.parent.glob(RECORD.name if part else _PARTS):
        old.unlink(missing_ok=True)
    data: dict[str, Any] = {
        "at": record.at,
        "tests": record.tests,
        "asserted": {clause: sorted(tests) for clause, tests in sorted(record.asserted.items())},
    }
    path = path.with_stem(f"{path.stem}-{part}") if part else path
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")


def read(start: Path) -> Record | None:
    """The record under a folder or the nearest one above it, of all parts; None when there was no run.

    Raises RecordError when it cannot be read.
    """
    for folder in (start, *start.parents):
        if parts := [_read(path) for path in sorted((folder / RECORD.parent).glob(_PARTS))]:
            asserted: dict[ClauseId, tuple[str, ...]] = {}
            for each in parts:
                for clause, tests in each.asserted.items():
                    asserted[clause] = (*asserted.get(clause, ()), *tests)
            return Record(max(each.at for each in parts), sum(each.tests for each in parts), asserted)
    return None


def _read(path: Path) -> Record:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        asserted = {clause: tuple(tests) for clause, tests in data["asserted"].items()}
        return Record(str(data["at"]), int(data["tests"]), asserted)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise RecordError(f"{path} cannot be read: {error}") from None
