"""Recorded facts: what other engines or people found a game to do, held against our rules.

A game's package says what it knows of such records in its module `conformance`: a function `check`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from rulebound.core import NotationError, OptionError
from rulebound.core.members import Keys, parsed
from rulebound.games import Shelved


class UnknownRecord(ValueError):
    """A record of no known kind, or one that cannot be read. The text says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first fact of a record that our rules give otherwise, as in `removed.6`."""

    fact: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"{self.fact}: expected {_short(self.expected)}, got {_short(self.got)}"


def same(expected: object, got: object) -> bool:
    """Whether two JSON values are the same, type by type: 1 is neither true nor 1.0."""
    return json.dumps(expected, sort_keys=True) == json.dumps(got, sort_keys=True)


Fact: TypeAlias = tuple[str, Any, Any]
"""What is compared: its name, what the record says and what the rules say."""

Kind: TypeAlias = tuple[Keys, Callable[[dict[str, Any]], Iterator[Fact]]]
"""The keys of a kind of record, and its facts in order: after one that differs no more is asked."""


def difference(record: dict[str, Any], kinds: Mapping[str, Kind]) -> Difference | None:
    """The first fact of a record that our rules give otherwise; its kind is told by a key that only it has.

    Raises UnknownRecord for a record of no kind, and for one that cannot be read.
    """
    try:
        for name, expected, got in _facts(record, kinds):
            if not same(expected, got):
                return Difference(name, expected, got)
    except (ValueError, OptionError, NotationError) as error:
        raise UnknownRecord(str(error)) from None
    return None


def _facts(record: dict[str, Any], kinds: Mapping[str, Kind]) -> Iterator[Fact]:
    for mark, (keys, facts) in kinds.items():
        if mark in record:
            keys.check(record)
            return facts(record)
    raise ValueError(f"no known kind of record has the keys {', '.join(sorted(record)) or '(none)'}")


Check: TypeAlias = Callable[[dict[str, Any]], Difference | None]
"""The first difference of a record, None when there is none. Raises UnknownRecord."""


def check_of(game: Shelved) -> Check:
    """How records of a game are checked. Raises UnknownRecord when its package does not say."""
    name = f"{game.package}.conformance"
    if find_spec(name) is None:
        raise UnknownRecord(f"{game.key} has no kinds of records")
    check: Check = import_module(name).check
    return check


def records(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of a file with their numbers: a line each, or the cases of one JSON object.

    Raises UnknownRecord naming the line that is no record, and when there is no record at all.
    """
    cases = _cases(text)
    found = enumerate(cases, 1) if cases is not None else _lines(text)
    number = 0
    for number, record in found:
        if not isinstance(record, dict):
            raise UnknownRecord(f"{number}: a record is a JSON object")
        yield number, record
    if not number:
        raise UnknownRecord("there is no record in it")


def _cases(text: str) -> list[Any] | None:
    try:
        whole = parsed(text)
    except ValueError:
        return None
    cases = whole.get("cases") if isinstance(whole, dict) else None
    return cases if isinstance(cases, list) else None


def _lines(text: str) -> Iterator[tuple[int, Any]]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield number, parsed(line)
            except ValueError as error:
                raise UnknownRecord(f"{number}: {error}") from None


def _short(value: object) -> str:
    if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
        text = " ".join(value) or "nothing"
    else:
        text = json.dumps(value) if isinstance(value, str | int | float | list | dict | None) else str(value)
    return text if len(text) <= 200 else text[:197] + "..."
