"""Scripts of Meridians: our own text, recorded games of the conformance kind, and move lists of other sites.

Our own text has tags such as `[Size "6"]` before the moves. A recorded game is a JSON object with `size`
and `moves`. Other sites write the pie rule as a first move `e9,d5` and a `pass` of the second player,
who keeps Dark.
"""

from __future__ import annotations

import re
from typing import Any

from rulebound.core import Match, NotationError, OptionError
from rulebound.core.game import OptionValue
from rulebound.core.members import member, parsed
from rulebound.games.meridians.game import SPEC
from rulebound.games.meridians.rules import Colour
from rulebound.games.meridians.state import State
from rulebound.games.script import Script, numbered, played, words

_TAG = re.compile(r'^\s*\[(\w+)\s+"([^"]*)"\]\s*$', re.MULTILINE)


def read(text: str) -> Script:
    """The script that a text of any of the kinds tells. Raises NotationError."""
    if text.lstrip().startswith("{"):
        return _recorded(text)
    tags = {name.lower(): value for name, value in _TAG.findall(text)}
    rest = _TAG.sub("", text)
    if "[" in rest:
        raise NotationError(
            f'a tag is [Name "value"] on a line of its own, not {rest[rest.index("[") :][:40]!r}'
        )
    moves = words(rest)
    options = {name: _option(name, value) for name, value in tags.items() if name not in ("game", "position")}
    if (game := tags.get("game", SPEC.key)).lower() != SPEC.key:
        raise NotationError(f"a script of {game}, not of Meridians", "other-game")
    if moves[2:3] == ("pass",):
        moves = (*moves[:2], Colour.DARK.value, *moves[3:])
    if "pie" not in options and set(moves[2:3]) & set(Colour):
        options["pie"] = True
    try:
        return Script(moves, SPEC.complete(options), tags.get("position"))
    except OptionError as error:
        raise NotationError(str(error)) from None


def write(match: Match[State, Any]) -> str:
    """The line of a match as our own text; a drawn start is written as the seat that was drawn."""
    tags = {
        "Game": SPEC.key,
        **{name.capitalize(): str(value).lower() for name, value in match.options.items()},
    }
    if match.position is not None:
        tags = {"Game": SPEC.key, "Position": match.position}
    elif match.state.first is not None:
        tags["First"] = f"seat-{match.state.first + 1}"
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + "\n" + numbered(played(match))


def _recorded(text: str) -> Script:
    try:
        data = parsed(text)
        size, moves = member(data, "size", int), member(data, "moves", list)
        options = SPEC.complete({"size": size})
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not a recorded game: {error}", "no-file") from None
    if not all(isinstance(move, str) for move in moves):
        raise NotationError("the moves of a recorded game are points", "no-file")
    return Script(tuple(moves), options)


def _option(name: str, value: str) -> OptionValue:
    """The value of a tag as the option takes it; an unknown one as it is written."""
    declared = next((option for option in SPEC.options if option.key == name), None)
    choices = () if declared is None else declared.choices
    return next((choice for choice in choices if str(choice).lower() == value.lower()), value)
