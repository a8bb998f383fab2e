"""What the laws are told of each game beyond the game itself: set-ups to try, and how to rename its seats."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from rulebound.core import Seat
from rulebound.games import known
from rulebound.games.meridians.state import Draw, Move, State
from rulebound.laws import Subject
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


KNOWN: dict[str, dict[str, Any]] = {
    # No `rename`: turns go clockwise round the table.
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
    },
    # No `rename`: seats sit round the ring in turn order, so their numbers mean something.
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
    "marsigel": Subject(marsigel.GAME, NO_RULEBOOK, plies=30),
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
