"""Values that are almost what they should be: mutated moves, and JSON that somebody has tampered with."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any


def mutants(value: Any) -> Iterator[Any]:
    """Values of the same kind that differ in one thing; those of a dataclass differ in one field."""
    match value:
        case Enum():
            yield from (member for member in type(value) if member is not value)
        case bool() | int() | str():
            yield from _other_scalars(value)
        case tuple():
            for place, item in enumerate(value):
                for other in mutants(item):
                    yield (*value[:place], other, *value[place + 1 :])
        case _ if is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                for other in mutants(getattr(value, field.name)):
                    yield replace(value, **{field.name: other})


def mutant(value: Any, pick: random.Random) -> Any:
    """One of the mutants of a value that has some, without making the others."""
    match value:
        case tuple():
            place = pick.choice([place for place, item in enumerate(value) if leaves(item)])
            return (*value[:place], mutant(value[place], pick), *value[place + 1 :])
        case _ if is_dataclass(value) and not isinstance(value, type) and not isinstance(value, Enum):
            name = pick.choice([field.name for field in fields(value) if leaves(getattr(value, field.name))])
            return replace(value, **{name: mutant(getattr(value, name), pick)})
        case _:
            return pick.choice(list(mutants(value)))


def leaves(value: Any) -> int:
    """How many values are in a value that can be changed by themselves."""
    match value:
        case Enum() | bool() | int() | str():
            return 1
        case tuple():
            return sum(map(leaves, value))
        case _ if is_dataclass(value) and not isinstance(value, type):
            return sum(leaves(getattr(value, field.name)) for field in fields(value))
        case _:
            return 0


def _other_scalars(value: bool | int | str) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return sorted({value - 1, value + 1, -value, value + 1000, 10**30} - {value})
    return sorted({"", value + "x", value[::-1], value.upper()} - {value})


def tampered(blob: bytes, pick: random.Random) -> bytes:
    """Bytes with a few changed, and JSON with one value changed, taken out or put in."""
    if pick.random() < 0.3:
        return _scrambled(blob, pick)
    try:
        data = json.loads(blob)
    except ValueError:
        return _scrambled(blob, pick)
    return json.dumps(_changed(data, pick)).encode()


def _scrambled(blob: bytes, pick: random.Random) -> bytes:
    changed = bytearray(blob)
    for _ in range(pick.randint(1, 3)):
        place = pick.randrange(len(changed) + 1)
        changed[place : place + pick.randint(0, 2)] = pick.randbytes(pick.randint(0, 2))
    return bytes(changed)


def _changed(data: Any, pick: random.Random) -> Any:
    """The data with one of the values in it changed."""
    if isinstance(data, dict) and data and pick.random() < 0.95:
        key = pick.choice(sorted(data))
        if pick.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: _changed(data[key], pick)}
    if isinstance(data, list) and data and pick.random() < 0.8:
        place = pick.randrange(len(data))
        return [*data[:place], _changed(data[place], pick), *data[place + 1 :]]
    if isinstance(data, str) and data and pick.random() < 0.7:
        return _scrambled(data.encode(), pick).decode(errors="replace")
    if type(data) is int and pick.random() < 0.4:
        return data + pick.choice([-2, -1, 1, 2, 10**30])
    return pick.choice([None, None, True, False, 0, 1, -1, 0.5, "", [], [[]], {}, {"x": 1}, float("nan")])
