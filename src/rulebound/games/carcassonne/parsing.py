"""Values, and what events hold, read from JSON that others may have written: each fault says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from rulebound.core.event import Seat
from rulebound.core.game import NotationError
from rulebound.games.carcassonne import notation, tiles
from rulebound.games.carcassonne.board import Cell, Laid, Part
from rulebound.games.carcassonne.placing import judge_place
from rulebound.games.carcassonne.setup import counted
from rulebound.games.carcassonne.state import FIGURES, Cause, Figure, FigureKind, State
from rulebound.games.carcassonne.surveyors import SIGNS, STACKS, Scoring, Stack


def seat(value: object, players: int) -> Seat:
    """A seat read from JSON. Raises NotationError."""
    if type(value) is int and 0 <= value < players:
        return value
    raise NotationError(f"a seat is 0 to {players - 1}, not {value!r:.40}")


def number(value: object, least: int | None = None) -> int:
    """A whole number of sane size read from JSON. Raises NotationError."""
    if type(value) is int and abs(value) < 10_000 and (least is None or value >= least):
        return value
    raise NotationError(
        f"a whole number{'' if least is None else f' from {least}'} was expected, not {value!r:.40}"
    )


def cause(value: object) -> Cause:
    """What ended a game. Raises NotationError."""
    for known in get_args(Cause):
        if value == known:
            found: Cause = known
            return found
    raise NotationError(f"not a cause: {value!r:.40}")


def turned_up(scoring: Scoring | None, data: Mapping[str, Any]) -> Scoring:
    """The scoring tiles once signs or a tile of a stack are known. Raises NotationError."""
    if scoring is None:
        raise NotationError("no scoring tiles are in this game")
    if "signs" in data:
        if data["signs"] not in SIGNS or scoring.signs:
            raise NotationError(f"not signs to be drawn: {data['signs']!r:.40}")
        return Scoring(data["signs"], scoring.seen, scoring.turned)
    on = _stack_of(data["stack"])
    if not scoring.signs or scoring.due != on or data["scoring"] not in scoring.hidden(on):
        raise NotationError(f"no scoring tile {data['scoring']!r:.40} comes up on the stack {on}")
    return scoring.shown(on, data["scoring"])


def taken(left: Sequence[tuple[str, int]], name: object) -> tuple[str, tuple[tuple[str, int], ...]]:
    """A tile of the stack and what is left without it. Raises NotationError."""
    if not isinstance(name, str) or name not in dict(left):
        raise NotationError(f"no tile {name!r:.40} is left in the stack")
    return name, tuple((tile, count - (tile == name)) for tile, count in left if count > (tile == name))


def put_back(left: Sequence[tuple[str, int]], name: str | None) -> tuple[tuple[str, int], ...]:
    """The stack with a tile in it again."""
    again = [tile for tile, count in left for _ in range(count)]
    return counted([*again, name] if name else again)


def laid(data: Mapping[str, Any], state: State) -> Laid:
    """A tile as it was laid. Raises NotationError."""
    if state.hand is None or data["tile"] != state.hand:
        raise NotationError(f"the tile in hand is {state.hand}, not {data['tile']!r:.40}")
    made = Laid(_cell_of(data["cell"]), state.hand, _turns_of(data["turns"]))
    if not judge_place(state.board, made.name, made.cell, made.turns).allowed:
        raise NotationError(f"{made.name} cannot lie in {notation.cell(made.cell)}")
    return made


def figure(data: Mapping[str, Any], by: Seat, state: State) -> Figure:
    """A figure as it was set. Raises NotationError."""
    return standing_figure(
        Figure(seat(by, state.players), _kind_of(data["figure"]), part(data["cell"], data["place"])), state
    )


def figures(data: Mapping[str, Any], state: State) -> list[Figure]:
    """The figures that an event takes off the land. Raises NotationError when one does not stand there."""
    gone = told(data, state)
    for each in gone:
        if each not in state.figures:
            raise NotationError(f"no such figure stands at {notation.cell(each.part.cell)}")
    return gone


def told(data: Mapping[str, Any], state: State) -> list[Figure]:
    """The figures that an event tells of, wherever they are now. Raises NotationError."""
    return [figure_of(item, state) for item in list_of(data["figures"])]


def part(where: object, place: object) -> Part:
    """A segment of a tile that lies, read from JSON. Raises NotationError."""
    return Part(_cell_of(where), number(place, 0))


def standing_figure(standing: Figure, state: State) -> Figure:
    """The figure itself if it can stand there. Raises NotationError."""
    where = notation.cell(standing.part.cell)
    if standing.part not in state.board.regions:
        raise NotationError(f"there is no such place in {where}", "place", cell=where)
    kind = state.board.regions[standing.part].kind
    holy = kind == "garden" or (kind == "monastery" and standing.kind == "abbot")
    if kind == "river" or (kind == "field" and not state.house.farmers):
        raise NotationError(f"nobody stands on a {kind} here", "stands", cell=where)
    if (standing.kind == "abbot" and not holy) or (kind == "garden" and standing.kind != "abbot"):
        raise NotationError(f"no {standing.kind} figure stands on a {kind}", "stands", cell=where)
    if any(other.part == standing.part for other in state.figures):
        raise NotationError(f"two figures do not share one segment in {where}", "two", cell=where)
    if not state.supply(standing.seat, standing.kind):
        raise NotationError(
            f"seat {standing.seat + 1} has no more {standing.kind} figures", "supply", seat=standing.seat + 1
        )
    return standing


def figure_of(item: object, state: State) -> Figure:
    """A figure read from JSON: seat, kind, cell and place. Raises NotationError."""
    found = list_of(item)
    if len(found) != 4:
        raise NotationError("a figure is seat, kind, cell and place")
    return Figure(seat(found[0], state.players), _kind_of(found[1]), part(found[2], found[3]))


def _cell_of(value: object) -> Cell:
    """A cell: two whole numbers. Raises NotationError."""
    found = list_of(value)
    if len(found) != 2:
        raise NotationError(f"a cell is two numbers, not {value!r:.40}")
    x, y = (number(step) for step in found)
    if max(abs(x), abs(y)) > 999:
        raise NotationError(f"no cell is so far away: {value!r:.40}")
    return x, y


def _turns_of(value: object) -> int:
    """How often a tile is turned by a quarter. Raises NotationError."""
    if type(value) is int and 0 <= value < 4:
        return value
    raise NotationError(f"a tile is turned by 0 to 3 quarters, not {value!r:.40}")


def _kind_of(value: object) -> FigureKind:
    """A kind of figure. Raises NotationError."""
    for known in FIGURES:
        if value == known:
            return known
    raise NotationError(f"a figure is {', '.join(FIGURES)}, not {value!r:.40}")


def _stack_of(value: object) -> Stack:
    """A stack of scoring tiles. Raises NotationError."""
    for known in STACKS:
        if value == known:
            return known
    raise NotationError(f"a stack is {', '.join(STACKS)}, not {value!r:.40}")


def tile_of(value: object) -> str:
    """The name of a tile that there is. Raises NotationError."""
    if isinstance(value, str) and tiles.known(value):
        return value
    raise NotationError(f"there is no tile {value!r:.40}")


def text_of(value: object) -> str:
    """A text. Raises NotationError."""
    if isinstance(value, str):
        return value
    raise NotationError(f"text was expected, not {value!r:.40}")


def list_of(value: object) -> Sequence[Any]:
    """A list. Raises NotationError."""
    if isinstance(value, list | tuple):
        return value
    raise NotationError(f"a list was expected, not {value!r:.40}")
