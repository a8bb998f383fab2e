"""States of Carcassonne as JSON, which is what is kept, sent and written down as a position."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from rulebound.core.canonical import complete
from rulebound.core.event import CHANCE
from rulebound.core.game import NotationError, OptionError
from rulebound.games.carcassonne import tiles
from rulebound.games.carcassonne.board import Board, Laid
from rulebound.games.carcassonne.notation import cell, laid, parse_cell
from rulebound.games.carcassonne.options import MIN_PLAYERS, OPTIONS, House
from rulebound.games.carcassonne.parsing import (
    cause,
    figure_of,
    list_of,
    number,
    seat,
    standing_figure,
    text_of,
    tile_of,
)
from rulebound.games.carcassonne.placing import fits_somewhere, judge_place
from rulebound.games.carcassonne.setup import first_tile, stack
from rulebound.games.carcassonne.state import Figure, State
from rulebound.games.carcassonne.surveyors import SEEN, SIGNS, STACKS, Scoring

_FIELDS = (
    "options", "board", "left", "scores", "mover", "hand", "laid", "figures", "scoring", "out", "cause",
)  # fmt: skip


def to_json(state: State) -> dict[str, Any]:
    """A state as JSON-ready values; `from_json` reads it back."""
    scoring = state.scoring
    return {
        "options": dict(state.house.readings),
        "board": [laid(each) for each in state.board.laid],
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
    data = complete(data, _FIELDS)
    house = _house(data["options"])
    scores = tuple(number(points) for points in list_of(data["scores"]))
    if not MIN_PLAYERS <= len(scores) <= house.most_players:
        raise NotationError(
            f"{MIN_PLAYERS} to {house.most_players} can play, not {len(scores)}",
            "players",
            least=MIN_PLAYERS,
            most=house.most_players,
        )
    out = tuple(seat(left, len(scores)) for left in list_of(data["out"]))
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
        None if data["hand"] is None else tile_of(data["hand"]),
        data["laid"],
        scoring=_scoring(data["scoring"], house),
        out=out,
        cause=None if data["cause"] is None else cause(data["cause"]),
    )
    _check_tiles(state)
    for item in list_of(data["figures"]):
        state = _with_figure(state, figure_of(item, state))
    _check_turn(state)
    return state


def _house(data: object) -> House:
    known = {option.key: option for option in OPTIONS if option.key != "first"}
    given = complete(data, known, "options: ")
    for key, value in given.items():
        if not any(value == choice and type(value) is type(choice) for choice in known[key].choices):
            raise OptionError(f"{key} is one of {', '.join(map(str, known[key].choices))}, not {value!r:.40}")
    return House.of(given)


def _board(data: object, house: House) -> Board:
    lines = [text_of(line).split(" ") for line in list_of(data)]
    if not lines or any(len(line) != 2 for line in lines):
        raise NotationError("a board is tiles as in e1@90 D, in the order in which they were laid")
    placed: list[Laid] = []
    for where, name in lines:
        place, _, degrees = where.partition("@")
        if degrees not in ("0", "90", "180", "270"):
            raise NotationError(f"a tile is turned by 0, 90, 180 or 270 degrees, not {degrees!r:.20}")
        placed.append(Laid(parse_cell(place), tile_of(name), int(degrees) // 90))
    if placed[0] != Laid((0, 0), first_tile(house), 0):
        raise NotationError(
            f"the first tile is {first_tile(house)} in o, not turned", "first", tile=first_tile(house)
        )
    if len(placed) > 1 + sum(count for _, count in stack(house)):
        raise NotationError("more tiles lie than there are", "tiles")
    board = Board(tuple(placed[:1]))
    for each in placed[1:]:
        ruling = judge_place(board, each.name, each.cell, each.turns)
        if not ruling.allowed:
            raise NotationError(
                f"{each.name} cannot lie in {cell(each.cell)}: {ruling.reason}",
                "lie",
                tile=each.name,
                cell=cell(each.cell),
            )
        board = board.with_tile(each)
    return board


def _left(data: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(data, dict):
        raise NotationError("left is an object of tiles and how many there are")
    names = {tile_of(name): number(count, 1) for name, count in data.items()}
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
    stacks = [tuple(map(text_of, list_of(stack))) for stack in list_of(data["seen"])]
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
        raise NotationError(f"there are not so many tiles {', '.join(more)}", "tiles")


def _check_turn(state: State) -> None:
    """Whose turn it is, and what of it, go together."""
    busy = state.hand is not None or state.laid
    if state.hand is not None and state.laid:
        raise NotationError("a tile is in hand or has been laid, not both", "hand")
    if state.mover != CHANCE and state.mover in state.out and state.cause is None:
        raise NotationError("a seat that is out is not to move", "out")
    if state.cause is not None:
        if busy:
            raise NotationError("nothing is in hand once the game is over", "over")
        return
    if len(state.playing) < 2:
        raise NotationError("the last seat that is left has won", "alone")
    scoring = state.scoring
    if busy and (state.mover == CHANCE or (scoring is not None and (not scoring.signs or scoring.due))):
        raise NotationError("nobody has a tile before everything else has been drawn", "draws")
    if not busy and not state.left:
        raise NotationError("no tile is left, so the game is over", "stack")
    if state.laid and len(state.board.laid) == 1:
        raise NotationError("nobody has laid a tile", "laid")
    if state.hand is not None and not fits_somewhere(state.board, state.hand):
        raise NotationError(f"{state.hand} fits nowhere", "nowhere", tile=state.hand)


def _with_figure(state: State, figure: Figure) -> State:
    return replace(state, figures=(*state.figures, standing_figure(figure, state)))
