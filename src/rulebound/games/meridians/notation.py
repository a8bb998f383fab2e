"""Meridians as text and JSON: points, moves, boards, positions and states."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rulebound.core.canonical import complete
from rulebound.core.event import Seat
from rulebound.core.game import NotationError
from rulebound.games.meridians.board import MAX_SIZE, MIN_SIZE, Board, Point, board
from rulebound.games.meridians.rules import FIRST_REMOVAL_TURN, SECOND_STONE_TURN, Colour, Position
from rulebound.games.meridians.state import Choose, Draw, Move, Place, Result, State

LAST_TURN = 9999
"""The highest turn that a text may name; no game comes near it."""
MOST_TURN = 10**9
"""The highest turn of a state, which may have come further than a text tells."""
CAUSES = ("no-stones", "no-legal-point", "resign", "time")
_STONE = re.compile(r"([a-z][0-9]{1,2})([LD])", re.ASCII)


def names(table: Board, stones: Iterable[Point]) -> tuple[str, ...]:
    """The names of points in board order (by letter, then by number)."""
    return tuple(table.names[point] for point in sorted(stones))


def points(table: Board, listed: object) -> frozenset[Point]:
    """The points that a sequence of names lists. Raises NotationError for an unknown name."""
    if not isinstance(listed, list | tuple):
        raise NotationError(f"a list of points was expected, not {listed!r}")
    return frozenset(point(table, name) for name in listed)


def point(table: Board, name: object) -> Point:
    """The point of a name such as `g6`. Raises NotationError when the board has none."""
    found = table.index.get(name.strip().lower()) if isinstance(name, str) else None
    if found is None:
        last = table.names[-1][0]
        raise NotationError(f"no point {name!r} on a {table.size - 1}/{table.size} board (rows a to {last})")
    return found


def move(state: State, made: Move) -> str:
    """A move as text."""
    match made:
        case Place(at):
            return state.position.board.names[at]
        case Choose(colour):
            return colour.value
        case Draw(seat):
            return f"seat-{seat + 1}"


def parse_move(state: State, text: str) -> Move:
    """The move that a text names: a point, a colour, or a drawn seat. Raises NotationError."""
    word = text.strip().lower()
    if word in (Colour.LIGHT, Colour.DARK):
        return Choose(Colour(word))
    if word in ("seat-1", "seat-2"):
        return Draw(int(word[-1]) - 1)
    return Place(point(state.position.board, text))


def board_text(position: Position) -> str:
    """Every stone as its point and L or D, in board order, as in `g6L h5D`."""
    stones = [(p, "L") for p in position.light] + [(p, "D") for p in position.dark]
    return " ".join(position.board.names[p] + letter for p, letter in sorted(stones))


def parse_position(size: int, text: str) -> Position:
    """The position of a board text. Raises NotationError naming the first word that is wrong."""
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise NotationError(f"a board has size {MIN_SIZE} to {MAX_SIZE}, not {size}")
    table = board(size)
    stones: dict[str, set[Point]] = {"L": set(), "D": set()}
    for word in text.split():
        matched = _STONE.fullmatch(word)
        if matched is None:
            raise NotationError(f"a stone is a point and L or D, as in g6L, not {word!r}")
        at = point(table, matched[1])
        if at in stones["L"] | stones["D"]:
            raise NotationError(f"two stones on {matched[1]}")
        stones[matched[2]].add(at)
    return Position(table, frozenset(stones["L"]), frozenset(stones["D"]))


def parse_state(text: str) -> State:
    """A state from `SIZE TURN BOARD`, as in `7 4 g6L g8L i6D i8D`. Raises NotationError.

    Turns are numbered from 0; even turns are Light's.
    """
    words = text.split(maxsplit=2)
    if len(words) < 2 or not all(re.fullmatch("[0-9]+", word, re.ASCII) for word in words[:2]):
        raise NotationError("a position is SIZE TURN BOARD, as in 7 4 g6L g8L i6D i8D")
    size, turn = (word.lstrip("0") or "0" for word in words[:2])
    if len(size) > len(str(MAX_SIZE)):
        raise NotationError(f"a board has size {MIN_SIZE} to {MAX_SIZE}, not {size[:20]}")
    if len(turn) > len(str(LAST_TURN)):
        raise NotationError(f"a turn is 0 to {LAST_TURN}, not {turn[:20]}")
    position = parse_position(int(size), words[2] if len(words) == 3 else "")
    return check(State(position, False, int(turn), 0, 0))


def state_text(state: State) -> str:
    """The state as `SIZE TURN BOARD`; a turn beyond the last that is read is told as the last of its side."""
    turn = state.turn if state.turn <= LAST_TURN else LAST_TURN - (state.turn - LAST_TURN) % 2
    return f"{state.position.board.size} {turn} {board_text(state.position)}".rstrip()


def check(state: State) -> State:
    """The state itself if its seats, and in the opening the number of its stones, fit its turn. Raises NotationError otherwise.

    Whether a game can come to such a position is not asked: one set up by hand may show anything.
    """
    if not _seated(state):
        raise NotationError(
            f"at turn {state.turn} seats cannot be first {state.first} and Light {state.light}"
        )
    counts = {colour: len(state.position.of(colour)) for colour in Colour}
    if state.turn < FIRST_REMOVAL_TURN:
        expected = {Colour.LIGHT: (state.turn + 1) // 2, Colour.DARK: state.turn // 2}
        for colour, count in expected.items():
            if counts[colour] != count:
                raise NotationError(
                    f"at turn {state.turn} there is {count} {colour} stone(s), not {counts[colour]}"
                )
    return state


def _seated(state: State) -> bool:
    """Whether it can be so far settled who starts and who is Light."""
    if state.first is None:
        return state.turn == 0 and state.light is None
    if not state.pie:
        return state.light == state.first
    choosing = state.turn == SECOND_STONE_TURN
    return choosing or (state.light is None) == (state.turn < SECOND_STONE_TURN)


def result(data: Mapping[str, Any]) -> Result:
    """The result that an `ended` event records. Raises NotationError."""
    winner, cause = data.get("winner"), data.get("cause")
    if winner not in (0, 1) or isinstance(winner, bool) or cause not in CAUSES:
        raise NotationError(f"not a result: {data!r}")
    return Result(winner, cause)


def to_json(state: State) -> dict[str, Any]:
    """A state as JSON-ready values; `from_json` reads it back."""
    ending = state.result
    return {
        "size": state.position.board.size,
        "turn": state.turn,
        "board": board_text(state.position),
        "pie": state.pie,
        "first": state.first,
        "light": state.light,
        "result": None if ending is None else {"winner": ending.winner, "cause": ending.cause},
    }


def from_json(data: object) -> State:
    """The state that `to_json` wrote. Raises NotationError on anything else."""
    data = complete(data, ("size", "turn", "board", "pie", "first", "light", "result"))
    size, turn, pie, ending = data["size"], data["turn"], data["pie"], data["result"]
    if type(size) is not int or type(turn) is not int or not 0 <= turn <= MOST_TURN or type(pie) is not bool:
        raise NotationError(
            f"size is a whole number, turn one from 0 to {MOST_TURN}, and pie is true or false"
        )
    if not isinstance(data["board"], str) or not (ending is None or isinstance(ending, dict)):
        raise NotationError("board is text and result is an object or null")
    return check(
        State(
            parse_position(size, data["board"]),
            pie,
            turn,
            _seat(data["first"]),
            _seat(data["light"]),
            None if ending is None else result(ending),
        )
    )


def _seat(value: object) -> Seat | None:
    if value is None:
        return None
    if type(value) is int and value in (0, 1):
        return value
    raise NotationError(f"a seat is 0 or 1, not {value!r}")
