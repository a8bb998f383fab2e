"""Carcassonne as text: cells, segments and moves.

A cell is told from the first tile by its steps to the east or west and to the south or north: `e2n1`.
A tile is laid as `cell@degrees`, a figure set as `figure:segment`, the segment by the edges (or, for a
field, the half-edges) that it reaches as the tile lies: `normal:city-ne`, `large:field-0347`.
"""

from __future__ import annotations

import re

from rulebound.core.game import NotationError
from rulebound.games.carcassonne import tiles
from rulebound.games.carcassonne.board import Cell, Laid, Part
from rulebound.games.carcassonne.state import (
    FIGURES,
    Draw,
    Move,
    Place,
    Put,
    Show,
    Signs,
    Skip,
    Start,
    State,
    TakeBack,
)
from rulebound.games.carcassonne.surveyors import SIGNS, STACKS
from rulebound.games.carcassonne.tiles import SIDES, Segment

_CELL = re.compile(r"(?:([ew])([1-9][0-9]{0,2}))?(?:([ns])([1-9][0-9]{0,2}))?", re.ASCII)


def cell(place: Cell) -> str:
    """A cell as text, as in `e2n1`; the first tile's is `o`."""
    x, y = place
    across = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    down = f"{'s' if y > 0 else 'n'}{abs(y)}" if y else ""
    return across + down or "o"


def parse_cell(text: str) -> Cell:
    """The cell of a text. Raises NotationError."""
    if text == "o":
        return 0, 0
    if not text or (found := _CELL.fullmatch(text)) is None:
        raise NotationError(f"a cell is told by steps from the first tile, as in e2n1, not {text!r:.40}")
    x = int(found[2] or 0) * (1 if found[1] == "e" else -1)
    y = int(found[4] or 0) * (1 if found[3] == "s" else -1)
    return x, y


def laid(tile: Laid) -> str:
    """A tile that lies as text, as in `e2n1@90 D`."""
    return f"{cell(tile.cell)}@{90 * tile.turns} {tile.name}"


def part(there: Part) -> str:
    """A segment of a tile that lies by its place among the tile's segments, as in `e2n1:3`."""
    return f"{cell(there.cell)}:{there.place}"


def segment(printed: Segment, twins: int = 0) -> str:
    """A segment as text, as in `city-ne`, `field-0347` or `monastery`; twins are told by number."""
    number = f"-{twins + 1}" if twins else ""
    if printed.kind == "field":
        return f"field-{''.join(map(str, printed.edges)) or 'inner'}{number}"
    if not printed.edges:
        return printed.kind + number
    return f"{printed.kind}-{''.join(SIDES[edge] for edge in printed.edges).lower()}"


def told(printed: Segment) -> tuple[str, ...]:
    """A segment as a fact that can be put in words: its kind, and where it lies on the tile."""
    return printed.kind, *printed.lies


def segment_told(text: str) -> tuple[str, ...]:
    """The segment of a text, as a fact that can be put in words."""
    kind, _, rest = text.partition("-")
    edges = rest.partition("-")[0]
    if kind == "field":
        return told(Segment("field", tuple(map(int, filter(str.isdecimal, edges)))))
    return kind, *(side for side in SIDES if side.lower() in edges)


def segments(state: State) -> list[str]:
    """The segments of the tile just laid as texts, in order."""
    named: list[str] = []
    for printed in state.board.laid[-1].tile.segments:
        twins = sum(other == segment(printed) or other.startswith(segment(printed) + "-") for other in named)
        named.append(segment(printed, twins))
    return named


def move(state: State, made: Move) -> str:
    """A move as text."""
    match made:
        case Place(where, turns):
            return f"{cell(where)}@{90 * turns}"
        case Put(figure, place):
            named = segments(state)
            return f"{figure}:{named[place] if 0 <= place < len(named) else place}"
        case TakeBack():
            return "back"
        case Skip():
            return "skip"
        case Draw(name):
            return f"tile-{name}"
        case Start(starter):
            return f"seat-{starter + 1}"
        case Signs(signs):
            return f"signs-{signs}"
        case Show(on, name):
            return f"show-{on}-{name}"


def parse_move(state: State, text: str) -> Move:
    """The move that a text names. Raises NotationError, also for tiles and segments that are not there."""
    word = text.strip()
    if word in ("back", "skip"):
        return TakeBack() if word == "back" else Skip()
    if "@" in word:
        where, _, degrees = word.partition("@")
        if degrees not in ("0", "90", "180", "270"):
            raise NotationError(f"a tile is turned by 0, 90, 180 or 270 degrees, not {degrees!r:.20}")
        return Place(parse_cell(where), int(degrees) // 90)
    figure, _, named = word.partition(":")
    if figure in FIGURES:
        if named not in (there := segments(state)):
            raise NotationError(f"the tile has {', '.join(there)}, not {named!r:.40}")
        return Put(next(kind for kind in FIGURES if kind == figure), there.index(named))
    return _parse_chance(state, word)


def _parse_chance(state: State, word: str) -> Move:
    kind, _, rest = word.partition("-")
    on, _, name = rest.partition("-")
    if kind == "tile" and tiles.known(rest):
        return Draw(rest)
    if kind == "seat" and re.fullmatch("[1-6]", rest) and int(rest) <= state.players:
        return Start(int(rest) - 1)
    if kind == "signs" and rest in SIGNS:
        return Signs(rest)
    if kind == "show" and on in STACKS and name:
        return Show(next(stack for stack in STACKS if stack == on), name)
    raise NotationError(
        "a move is cell@degrees as in e1n1@90, figure:segment as in normal:city-ne, back or skip, "
        f"not {word!r:.40}"
    )
