"""A match as a script: set-up and moves in the game's notation, as people write them down and other programs keep them.

A game's package may read and write scripts of its own in its module `record`; without one a script is
a plain list of moves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rulebound.core import CHANCE, Match, NotationError
from rulebound.core.game import OptionValue
from rulebound.core.members import MARK
from rulebound.games import Shelved

MOST_MOVES = 2_000
"""The longest script that is read."""

_NUMBER = re.compile(r"[0-9]+\.+")


@dataclass(frozen=True, slots=True)
class Script:
    """The moves of players, without draws, and the options and position text that they start from."""

    moves: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    position: str | None = None


def read(game: Shelved, text: str) -> Script:
    """The script that a text tells. Raises NotationError."""
    text = text.removeprefix(MARK)
    module = _module(game)
    script: Script = Script(words(text)) if module is None else module.read(text)
    if len(script.moves) > MOST_MOVES:
        raise NotationError(
            f"a script has at most {MOST_MOVES} moves, not {len(script.moves)}",
            "long",
            most=MOST_MOVES,
            moves=len(script.moves),
        )
    return script


def write(game: Shelved, match: Match[Any, Any]) -> str:
    """The line of a match that has not been undone, as text that `read` reads back. Raises NotationError."""
    module = _module(game)
    if module is not None:
        text: str = module.write(match)
        return text
    if any(event.actor == CHANCE for event in match.line) or match.position is not None:
        raise NotationError(f"a match of {game.key} with draws or from a position is no plain list of moves")
    return numbered(played(match))


def words(text: str) -> tuple[str, ...]:
    """The words of a list of moves: apart by spaces, commas, semicolons or lines, with or without numbers."""
    return tuple(word for part in re.split(r"[\s,;]+", text) if (word := _NUMBER.sub("", part, count=1)))


def played(match: Match[Any, Any]) -> list[str]:
    """The moves of players in a match, without what was undone."""
    return [event.move for event in match.line if event.move is not None and event.actor != CHANCE]


def numbered(moves: list[str]) -> str:
    """Moves two to a line, numbered, as in `1. e9 d5`."""
    pairs = (moves[i : i + 2] for i in range(0, len(moves), 2))
    return "".join(f"{number}. {' '.join(pair)}\n" for number, pair in enumerate(pairs, 1))


def _module(game: Shelved) -> Any | None:
    name = f"{game.package}.record"
    return import_module(name) if find_spec(name) else None
