"""Reading JSON that others may have written: every fault is a ValueError that names the place or the member."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypeVar, overload

T = TypeVar("T")
D = TypeVar("D")
_NAMES = {
    str: "text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "an object",
    type(None): "null",
}


_SHOWN = 20
"""So much of a text is shown where it is broken."""
_FAULTS = {
    "Expecting value": "a value is missing",
    "Expecting property name enclosed in double quotes": "a key in double quotes is missing",
    "Illegal trailing comma before end of object": "a comma stands before the end of an object,",
    "Illegal trailing comma before end of array": "a comma stands before the end of a list,",
    "Expecting ':' delimiter": "a colon is missing",
    "Expecting ',' delimiter": "a comma or a closing bracket is missing",
    "Extra data": "more follows its end",
    "Unterminated string": "a text has no closing quote that begins",
    "Invalid control character": "a line break or the like stands inside a text",
    "Invalid \\escape": "a backslash stands before what it cannot escape",
    "Invalid \\uXXXX escape": "a \\u has no four digits after it",
}
"""What Python's reader says of a broken text, as people say it; the keys are its own words, the X its own stand-ins."""

MARK = "\ufeff"
"""The byte order mark that some editors put before a text."""


def parsed(text: str | bytes) -> Any:
    """What a JSON text says, with or without a byte order mark. Raises ValueError."""
    try:
        return json.loads(text.removeprefix(MARK) if isinstance(text, str) else text)
    except json.JSONDecodeError as error:
        raise ValueError(_broken(error)) from None
    except UnicodeDecodeError:
        raise ValueError("it is no UTF-8 text") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:  # Python's limit on the digits of a number, which it tells in its own terms
        raise ValueError("a number in it has too many digits") from None


def _broken(error: json.JSONDecodeError) -> str:
    """What is wrong with a text that is no JSON, and where."""
    rest = error.doc[error.pos : error.pos + _SHOWN]
    before = f"before {rest!r}" if rest.strip() else "where it ends"
    what = _FAULTS.get(error.msg.removesuffix(" at").removesuffix(" starting"), "something else is due")
    return f"it is not JSON: {what} at line {error.lineno}, column {error.colno}, {before}"


class _Required:
    """Marks a member that has no default."""


_REQUIRED = _Required()


@overload
def member(data: object, name: str, kind: type[T]) -> T: ...
@overload
def member(data: object, name: str, kind: type[T], default: D) -> T | D: ...
def member(data: object, name: str, kind: type[Any], default: Any = _REQUIRED) -> Any:
    """A member of an object, of exactly the kind that JSON gives. Raises ValueError."""
    if not isinstance(data, dict):
        raise ValueError(f"an object with {name} was expected, not {described(data)}")
    value = data.get(name, default)
    if value is default and default is not _REQUIRED:
        return default
    if value is _REQUIRED:
        raise ValueError(f"{name} is missing")
    if type(value) is not kind:
        raise ValueError(f"{name} is {_NAMES[kind]}, not {described(value)}")
    return value


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys that an object must have, and those that it may have."""

    needs: frozenset[str]
    may: frozenset[str] = frozenset()

    def check(self, found: object) -> None:
        """Nothing. Raises ValueError for an unknown or a missing key, and for no object."""
        if not isinstance(found, dict):
            raise ValueError(f"an object was expected, not {described(found)}")
        if strange := sorted(found.keys() - self.needs - self.may):
            raise ValueError(f"unknown key {', '.join(strange)}"[:200])
        if missing := sorted(self.needs - found.keys()):
            raise ValueError(f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing")


def described(value: object) -> str:
    """A value in an error message: short, whatever it is."""
    if isinstance(value, list | dict):
        return _NAMES[type(value)]
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
