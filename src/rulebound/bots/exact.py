"""Games that are solved: the exact chances of a position, and of all that may be done in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol

from rulebound.core.event import Seat

GROUP = "rulebound.solutions"
"""Entry points with a game's `Solver` under its key."""


class Unsolved(LookupError):
    """A position of which no exact chances are known. The text says why."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of a seat to win, draw and lose when all play perfectly; they sum to 1."""

    win: float
    draw: float
    lose: float


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to end the turn: its moves in the game's notation, the position after them, the seat's chances."""

    moves: tuple[str, ...]
    position: str
    odds: Odds


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a position holds for the seat that is to act.

    `before` are its chances before chance decided this turn, `draws` those after each thing that chance
    may bring; both are empty once something has been moved in the turn. `now` are its chances as things
    stand, and `ends` every position in which it may leave the turn, best first.
    """

    seat: Seat
    before: Odds | None
    draws: tuple[tuple[str, Odds], ...]
    now: Odds
    ends: tuple[Ending, ...]


class Solver(Protocol):
    """What tells the prospects of a game's positions."""

    def __call__(self, state: Any, draw: str | None = None) -> Prospects:
        """The prospects of a state, as if chance had brought `draw` this turn where that is given.

        Raises Unsolved where there are none, and NotationError for a `draw` that is not of the game.
        """
        ...


@cache
def solver(game: str) -> Solver | None:
    """The solver of a game, if it is solved."""
    for point in entry_points(group=GROUP, name=game):
        found: Solver = point.load()
        return found
    return None
