"""Carcassonne as text and JSON: cells, moves, events and states.

A cell is told from the first tile by its steps to the east or west and to the south or north: `e2n1`.
A tile is laid as `cell@degrees`, a figure set as `figure:segment`, the segment by the edges (or, for a
field, the half-edges) that it reaches as the tile lies: `normal:city-ne`, `large:field-0347`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from rulebound.core.event import CHANCE, Seat
from rulebound.core.game import NotationError, OptionError
from rulebound.games.carcassonne import tiles
from rulebound.games.carcassonne.board import Board, Cell, Laid, Part
from rulebound.games.carcassonne.options import MIN_PLAYERS, OPTIONS, House
from rulebound.games.carcassonne.placing import fits_somewhere, judge_place
from rulebound.games.carcassonne.setup import counted, first_tile, stack
from rulebound.games.carcassonne.state import (
    FIGURES,
    Cause,
    Draw,
    Figure,
    FigureKind,
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
from rulebound.games.carcassonne.surveyors import SEEN, SIGNS, STACKS, Scoring, Stack
from rulebound.games.carcassonne.tiles import SIDES, Segment

_CELL = re.compile(r"(?:([ew])([1-9][0-9]{0,2}))?(?:([ns])([1-9][0-9]{0,2}))?", re.ASCII)
_FIELDS = (
    "options", "board", "left", "scores", "mover", "hand", "laid", "figures", "scoring", "out", "cause",
)  # fmt: skip


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


def segment(printed: Segment, twins: int = 0) -> str:
    """A segment as text, as in `city-ne`, `field-0347` or `monastery`; twins are told by number."""
    number = f"-{twins + 1}" if twins else ""
    if printed.kind == "field":
        return f"field-{''.join(map(str, printed.edges)) or 'inner'}{number}"
    if not printed.edges:
        return printed.kind + number
    return f"{printed.kind}-{''.join(SIDES[edge] for edge in printed.edges).lower()}"


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
        return Put(_figure(figure), there.index(named))
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
        return Show(_stack(on), name)
    raise NotationError(
        "a move is cell@degrees as in e1n1@90, figure:segment as in normal:city-ne, back or skip, "
        f"not {word!r:.40}"
    )


# --- what events hold -----------------------------------------------------------------------------------


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
    on = _stack(data["stack"])
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
    made = Laid(_cell(data["cell"]), state.hand, _turns(data["turns"]))
    if not judge_place(state.board, made.name, made.cell, made.turns).allowed:
        raise NotationError(f"{made.name} cannot lie in {cell(made.cell)}")
    return made


def figure(data: Mapping[str, Any], by: Seat, state: State) -> Figure:
    """A figure as it was set. Raises NotationError."""
    return _checked(
        Figure(seat(by, state.players), _figure(data["figure"]), part(data["cell"], data["place"])), state
    )


def figures(data: Mapping[str, Any], state: State) -> list[Figure]:
    """The figures that an event takes off the land. Raises NotationError when one does not stand there."""
    gone = told(data, state)
    for each in gone:
        if each not in state.figures:
            raise NotationError(f"no such figure stands at {cell(each.part.cell)}")
    return gone


def told(data: Mapping[str, Any], state: State) -> list[Figure]:
    """The figures that an event tells of, wherever they are now. Raises NotationError."""
    return [_standing(item, state) for item in _list(data["figures"])]


def part(where: object, place: object) -> Part:
    """A segment of a tile that lies, read from JSON. Raises NotationError."""
    return Part(_cell(where), number(place, 0))


# --- states ---------------------------------------------------------------------------------------------


def to_json(state: State) -> dict[str, Any]:
    """A state as JSON-ready values; `from_json` reads it back."""
    scoring = state.scoring
    return {
        "options": dict(state.house.readings),
        "board": [f"{cell(each.cell)}@{90 * each.turns} {each.name}" for each in state.board.laid],
        "left": dict(state.left),
        "scores": list(state.scores),
        "mover": state.mover,
        "hand": state.hand,
        "laid": state.laid,
        "figures": [[f.seat, f.kind, list(f.part.cell), f.part.place] for f in state.figures],
        "scoring": None
        if scoring is None
        else {"signs": scoring.signs, "seen": [list(s) for s in scoring.seen], "turned": scoring.turned},
        "out": list(state.out),
        "cause": state.cause,
    }


def from_json(data: object) -> State:
    """The state that `to_json` wrote. Raises NotationError on anything else, and on what cannot come about."""
    if not isinstance(data, dict) or set(data) != set(_FIELDS):
        raise NotationError(f"a state has {', '.join(_FIELDS)}")
    house = _house(data["options"])
    scores = tuple(number(points) for points in _list(data["scores"]))
    if not MIN_PLAYERS <= len(scores) <= house.most_players:
        raise NotationError(f"{MIN_PLAYERS} to {house.most_players} can play, not {len(scores)}")
    out = tuple(seat(left, len(scores)) for left in _list(data["out"]))
    if len(set(out)) != len(out) or len(out) >= len(scores):
        raise NotationError("seats that are out are told once, and one plays on")
    if type(data["laid"]) is not bool:
        raise NotationError("laid is true or false")
    state = State(
        house,
        _board(data["board"], house),
        _left(data["left"]),
        scores,
        CHANCE
        if data["mover"] == CHANCE and type(data["mover"]) is int
        else seat(data["mover"], len(scores)),
        None if data["hand"] is None else _tile(data["hand"]),
        data["laid"],
        scoring=_scoring(data["scoring"], house),
        out=out,
        cause=None if data["cause"] is None else cause(data["cause"]),
    )
    _check_tiles(state)
    for item in _list(data["figures"]):
        state = _with_figure(state, _standing(item, state))
    _check_turn(state)
    return state


def _house(data: object) -> House:
    if not isinstance(data, dict):
        raise NotationError("options is an object")
    known = {option.key: option for option in OPTIONS if option.key != "first"}
    if set(data) != set(known):
        raise NotationError(f"options are {', '.join(known)}")
    for key, value in data.items():
        if not any(value == choice and type(value) is type(choice) for choice in known[key].choices):
            raise OptionError(f"{key} is one of {', '.join(map(str, known[key].choices))}, not {value!r:.40}")
    return House.of(data)


def _board(data: object, house: House) -> Board:
    lines = [_text(line).split(" ") for line in _list(data)]
    if not lines or any(len(line) != 2 for line in lines):
        raise NotationError("a board is tiles as in e1@90 D, in the order in which they were laid")
    placed: list[Laid] = []
    for where, name in lines:
        place, _, degrees = where.partition("@")
        if degrees not in ("0", "90", "180", "270"):
            raise NotationError(f"a tile is turned by 0, 90, 180 or 270 degrees, not {degrees!r:.20}")
        placed.append(Laid(parse_cell(place), _tile(name), int(degrees) // 90))
    if placed[0] != Laid((0, 0), first_tile(house), 0):
        raise NotationError(f"the first tile is {first_tile(house)} in o, not turned")
    if len(placed) > 1 + sum(count for _, count in stack(house)):
        raise NotationError("more tiles lie than there are")
    board = Board(tuple(placed[:1]))
    for each in placed[1:]:
        ruling = judge_place(board, each.name, each.cell, each.turns)
        if not ruling.allowed:
            raise NotationError(f"{each.name} cannot lie in {cell(each.cell)}: {ruling.reason}")
        board = board.with_tile(each)
    return board


def _left(data: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(data, dict):
        raise NotationError("left is an object of tiles and how many there are")
    names = {_tile(name): number(count, 1) for name, count in data.items()}
    return tuple(sorted(names.items(), key=lambda entry: tiles.order(entry[0])))


def _scoring(data: object, house: House) -> Scoring | None:
    if not house.surveyors:
        if data is not None:
            raise NotationError("there are no scoring tiles without The Surveyors")
        return None
    if not isinstance(data, dict) or set(data) != {"signs", "seen", "turned"}:
        raise NotationError("scoring has signs, seen and turned")
    signs = data["signs"]
    if signs not in ("", *SIGNS) or (house.signs != "drawn" and signs != house.signs):
        raise NotationError(f"not the signs of this game: {signs!r:.40}")
    stacks = [tuple(map(_text, _list(stack))) for stack in _list(data["seen"])]
    if len(stacks) != len(STACKS):
        raise NotationError("seen has three stacks")
    scoring = Scoring(signs, (stacks[0], stacks[1], stacks[2]), number(data["turned"], 0))
    if not signs and scoring != Scoring():
        raise NotationError("no scoring tile is seen before the signs are drawn")
    for name, order in zip(STACKS, stacks, strict=True) if signs else ():
        if len(set(order)) != len(order) or not set(order) <= set(scoring.tiles(name)):
            raise NotationError(f"the stack {name} does not hold {', '.join(order)}")
        if len(order) > scoring.turned + SEEN:
            raise NotationError(f"more is seen of the stack {name} than has come up")
    return scoring


def _check_tiles(state: State) -> None:
    """The tiles that lie, are in hand or left are among those of the game."""
    there = Counter(dict(stack(state.house)))
    there[first_tile(state.house)] += 1
    used = Counter(each.name for each in state.board.laid)
    used.update(dict(state.left))
    used.update([state.hand] if state.hand else [])
    if more := sorted((used - there).keys()):
        raise NotationError(f"there are not so many tiles {', '.join(more)}")


def _check_turn(state: State) -> None:
    """Whose turn it is, and what of it, go together."""
    busy = state.hand is not None or state.laid
    if state.hand is not None and state.laid:
        raise NotationError("a tile is in hand or has been laid, not both")
    if state.mover != CHANCE and state.mover in state.out and state.cause is None:
        raise NotationError("a seat that is out is not to move")
    if state.cause is not None:
        if busy:
            raise NotationError("nothing is in hand once the game is over")
        return
    if len(state.playing) < 2:
        raise NotationError("the last seat that is left has won")
    scoring = state.scoring
    if busy and (state.mover == CHANCE or (scoring is not None and (not scoring.signs or scoring.due))):
        raise NotationError("nobody has a tile before everything else has been drawn")
    if not busy and not state.left:
        raise NotationError("no tile is left, so the game is over")
    if state.laid and len(state.board.laid) == 1:
        raise NotationError("nobody has laid a tile")
    if state.hand is not None and not fits_somewhere(state.board, state.hand):
        raise NotationError(f"{state.hand} fits nowhere")


def _with_figure(state: State, figure: Figure) -> State:
    return replace(state, figures=(*state.figures, _checked(figure, state)))


def _checked(standing: Figure, state: State) -> Figure:
    """The figure itself if it can stand there. Raises NotationError."""
    if standing.part not in state.board.regions:
        raise NotationError(f"there is no such place in {cell(standing.part.cell)}")
    kind = state.board.regions[standing.part].kind
    holy = kind == "garden" or (kind == "monastery" and standing.kind == "abbot")
    if kind == "river" or (kind == "field" and not state.house.farmers):
        raise NotationError(f"nobody stands on a {kind} here")
    if (standing.kind == "abbot" and not holy) or (kind == "garden" and standing.kind != "abbot"):
        raise NotationError(f"no {standing.kind} figure stands on a {kind}")
    if any(other.part == standing.part for other in state.figures):
        raise NotationError(f"two figures do not share one segment in {cell(standing.part.cell)}")
    if not state.supply(standing.seat, standing.kind):
        raise NotationError(f"seat {standing.seat + 1} has no more {standing.kind} figures")
    return standing


def _standing(item: object, state: State) -> Figure:
    """A figure read from JSON: seat, kind, cell and place. Raises NotationError."""
    found = _list(item)
    if len(found) != 4:
        raise NotationError("a figure is seat, kind, cell and place")
    return Figure(seat(found[0], state.players), _figure(found[1]), part(found[2], found[3]))


def _cell(value: object) -> Cell:
    found = _list(value)
    if len(found) != 2:
        raise NotationError(f"a cell is two numbers, not {value!r:.40}")
    x, y = (number(step) for step in found)
    if max(abs(x), abs(y)) > 999:
        raise NotationError(f"no cell is so far away: {value!r:.40}")
    return x, y


def _turns(value: object) -> int:
    if type(value) is int and 0 <= value < 4:
        return value
    raise NotationError(f"a tile is turned by 0 to 3 quarters, not {value!r:.40}")


def _figure(value: object) -> FigureKind:
    for known in FIGURES:
        if value == known:
            return known
    raise NotationError(f"a figure is {', '.join(FIGURES)}, not {value!r:.40}")


def _stack(value: object) -> Stack:
    for known in STACKS:
        if value == known:
            return known
    raise NotationError(f"a stack is {', '.join(STACKS)}, not {value!r:.40}")


def _tile(value: object) -> str:
    if isinstance(value, str) and tiles.known(value):
        return value
    raise NotationError(f"there is no tile {value!r:.40}")


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise NotationError(f"text was expected, not {value!r:.40}")


def _list(value: object) -> Sequence[Any]:
    if isinstance(value, list | tuple):
        return value
    raise NotationError(f"a list was expected, not {value!r:.40}")
