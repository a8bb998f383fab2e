"""What the laws are told of each game beyond the game itself: set-ups to try, and how to rename its seats."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from rulebound.core import CHANCE, Seat
from rulebound.games import known
from rulebound.games.carcassonne import state as carcassonne_state
from rulebound.games.marsigel import state as marsigel_state
from rulebound.games.marsigel.ring import Piece, Ring
from rulebound.games.marsigel.rules import Movement
from rulebound.games.meeple_stacking import state as stacking_state
from rulebound.games.meridians.state import Draw, Move, State
from rulebound.laws import Subject, rotations
from tests.probes import carcassonne, marsigel, secrets, stacking


def rename_meridians(state: State, seats: tuple[Seat, ...]) -> State:
    """The same position with the seats of its players renamed."""

    def renamed(seat: Seat | None) -> Seat | None:
        return None if seat is None else seats[seat]

    result = state.result and replace(state.result, winner=seats[state.result.winner])
    return replace(state, first=renamed(state.first), light=renamed(state.light), result=result)


def rename_draw(move: Move, seats: tuple[Seat, ...]) -> Move:
    """A draw of a seat renames it; other moves name none."""
    return Draw(seats[move.seat]) if isinstance(move, Draw) else move


def rename_marsigel(state: marsigel_state.State, seats: tuple[Seat, ...]) -> marsigel_state.State:
    """The same position with each colour played from another seat."""

    def ring(old: Ring) -> Ring:
        return Ring.of(tuple(rename_piece(piece, seats) for piece in stack) for stack in old)

    def seat(old: Seat | None) -> Any:
        return old if old in (None, CHANCE) else seats[old]

    return replace(
        state,
        ring=ring(state.ring),
        mover=seat(state.mover),
        turns=tuple(state.turns[seats.index(new)] for new in range(state.players)),
        out=tuple(map(seat, state.out)),
        seen=tuple((ring(seen), seat(mover)) for seen, mover in state.seen),
        result=state.result and replace(state.result, winner=seat(state.result.winner)),
    )


def rename_piece(piece: Piece, seats: tuple[Seat, ...]) -> Piece:
    """A piece of the colour that has the seat now."""
    return piece._replace(colour=seats[piece.colour])


def rename_marsigel_move(move: marsigel_state.Move, seats: tuple[Seat, ...]) -> marsigel_state.Move:
    """A movement of pieces as they are renamed; a starter by its new seat."""
    match move:
        case Movement(piece, onto):
            return Movement(rename_piece(piece, seats), rename_piece(onto, seats))
        case marsigel_state.Start(starter):
            return marsigel_state.Start(seats[starter])
        case _:
            return move


def rename_carcassonne(state: carcassonne_state.State, seats: tuple[Seat, ...]) -> carcassonne_state.State:
    """The same land with each player in another seat."""
    scores = dict(zip(seats, state.scores, strict=True))
    return replace(
        state,
        scores=tuple(scores[seat] for seat in sorted(scores)),
        mover=state.mover if state.mover == CHANCE else seats[state.mover],
        figures=tuple(replace(figure, seat=seats[figure.seat]) for figure in state.figures),
        out=tuple(seats[seat] for seat in state.out),
    )


def rename_carcassonne_move(move: carcassonne_state.Move, seats: tuple[Seat, ...]) -> carcassonne_state.Move:
    """A starter by its new seat; other moves name none."""
    return replace(move, seat=seats[move.seat]) if isinstance(move, carcassonne_state.Start) else move


def rename_stacking(state: stacking_state.State, seats: tuple[Seat, ...]) -> stacking_state.State:
    """The same plates with each player in another seat."""

    def of_seats(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(values[seats.index(new)] for new in range(state.players))

    def renamed(group: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(seats[seat] for seat in group)

    return replace(
        state,
        scores=of_seats(state.scores),
        heights=of_seats(state.heights),
        starter=seats[state.starter],
        met=renamed(state.met),
        failed=renamed(state.failed),
        out=tuple(map(renamed, state.out)),
        result=state.result and replace(state.result, winners=tuple(sorted(renamed(state.result.winners)))),
    )


def rename_build(move: stacking_state.Build, seats: tuple[Seat, ...]) -> stacking_state.Build:
    """The same scene with the meeples of others."""
    meeples = tuple(replace(meeple, owner=seats[meeple.owner]) for meeple in move.scene.meeples)
    knocks = tuple(replace(knock, victim=seats[knock.victim]) for knock in move.knocks)
    return stacking_state.Build(replace(move.scene, meeples=meeples), knocks)


KNOWN: dict[str, dict[str, Any]] = {
    "carcassonne": {
        "options": [
            {
                "surveyors": surveyors,
                "abbot": abbot,
                "inns": inns,
                "river": river,
                "farmers": farmers,
                "first": first,
            }
            for surveyors, abbot, inns, river, farmers, first in product(
                (True, False),
                (False, True),
                (False, True),
                ("none", "classic", "second"),
                (True, False),
                ("seat-1", "drawn"),
            )
        ],
        "plies": 60,
        "rename": rename_carcassonne,
        "rename_move": rename_carcassonne_move,
        "renamings": rotations,
    },
    "marsigel": {
        "options": [
            {"variant": variant, "first": first, "third-time": third_time, "sizes": sizes, "cap": cap}
            for variant, first, third_time, sizes, cap in product(
                ("tree", "nest"),
                ("seat-1", "seat-2", "drawn"),
                (False, True),
                ("queen-drone-pawn", "pawn-queen-drone"),
                (0, 30),
            )
        ],
        "plies": 70,
        "rename": rename_marsigel,
        "rename_move": rename_marsigel_move,
        # Turns go round by seat number, so only moving everyone up leaves the rules as they are.
        "renamings": rotations,
    },
    "meeple-stacking": {
        "options": [
            *(
                {"variant": "points", "rounds": rounds, "ties": ties, "plate": plate, "loss": loss}
                for rounds, ties, plate, loss in product(
                    (1, 3), ("shared", "extra-round"), ("own", "shared"), ("height", "any")
                )
            ),
            *(
                {"variant": "ladder", "shape": shape, "failing": failing, "connection": connection}
                for shape, failing, connection in product(
                    ("full", "free"), ("at-once", "share", "replay"), ("standing", "touching")
                )
            ),
        ],
        "plies": 8,
        "rename": rename_stacking,
        "rename_move": rename_build,
        # In the ladder players build one after the other, round the table.
        "renamings": rotations,
    },
    "meridians": {
        "options": [
            {"size": size, "pie": pie, "first": first}
            for size, pie, first in product((5, 5, 6), (False, True), ("seat-1", "seat-2", "drawn"))
        ],
        "plies": 70,
        "rename": rename_meridians,
        "rename_move": rename_draw,
    },
}


def subject(key: str) -> Subject:
    """An installed game with what is known of it."""
    return Subject.on_shelf(key, **KNOWN.get(key, {}))


KEYS = tuple(known())

NO_RULEBOOK = Path(__file__).parent
"""Stands where a probe would have its rulebook; probes cite clauses that nobody has written."""

PROBES = {
    "marsigel": Subject(
        marsigel.GAME,
        NO_RULEBOOK,
        plies=30,
        rename=marsigel.rename,
        rename_move=marsigel.rename_move,
    ),
    "carcassonne": Subject(carcassonne.GAME, NO_RULEBOOK, plies=24),
    "stacking": Subject(stacking.GAME, NO_RULEBOOK, plies=1),
    "secrets": Subject(
        secrets.GAME,
        NO_RULEBOOK,
        plies=2,
        alike=secrets.alike,
        rename=secrets.rename,
    ),
}
"""The throw-away games, which have chance, terms, secrets and decisions at once."""
