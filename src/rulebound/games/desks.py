"""Scoring desks: what a described feature brings, worked out by the rules of its game.

A game's package that has a desk keeps it in its module `desk`: a function `answer`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rulebound.games import Shelved


class Ask(ValueError):
    """Something that the points depend on and that was not told: the key to be told."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    @property
    def question(self) -> str:
        """The message that asks for it."""
        return f"ask-{self.key.replace('_', '-')}"


class Impossible(ValueError):
    """A description of what cannot be: a count that is more or less than there is room for, and why."""

    def __init__(
        self, reason: str, count: str, told: int, least: int, most: int | None, **facts: Any
    ) -> None:
        room = f"{least} or more" if most is None else f"{least} to {most}" if most > least else str(least)
        super().__init__(f"{count} can be {room} here, not {told}")
        self.message = f"bound-{reason}"
        self.facts = {"count": count, "told": told, "least": least, "most": most or 0, **facts}


class Answered(Protocol):
    """What a desk says of a feature."""

    def to_json(self) -> dict[str, Any]:
        """The answer as JSON-ready values."""


Desk = Callable[[Mapping[str, Any]], Answered]
"""Takes a description. Raises Ask for what is not told and matters, Impossible and other ValueErrors for what is wrong."""


def desk_of(shelved: Shelved) -> Desk | None:
    """The desk of a game, or None where it has none."""
    name = f"{shelved.package}.desk"
    if find_spec(name) is None:
        return None
    desk: Desk = import_module(name).answer
    return desk
