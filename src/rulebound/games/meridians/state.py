"""Where a game of Meridians stands, and its moves, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulebound.core.event import Seat
from rulebound.games.meridians.board import Point
from rulebound.games.meridians.rules import Colour, Position

Cause: TypeAlias = Literal["no-stones", "no-legal-point", "resign", "time"]


@dataclass(frozen=True, slots=True)
class Place:
    """Put a stone on a point."""

    point: Point


@dataclass(frozen=True, slots=True)
class Choose:
    """The second player's choice of a colour under the pie rule."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the seat that starts (with the pie rule, the one that sets both first stones)."""

    seat: Seat


Move: TypeAlias = Place | Choose | Draw


@dataclass(frozen=True, slots=True)
class Result:
    """Who won and what ended the game."""

    winner: Seat
    cause: Cause


@dataclass(frozen=True, slots=True)
class State:
    """A position, the number of the turn (stones placed so far) and who plays which colour.

    `first` is the seat that starts (None until drawn). With `pie`, nobody has a colour before the
    other seat chooses, when both first stones are set; `light` is the seat of Light, None until then.
    """

    position: Position
    pie: bool
    turn: int = 0
    first: Seat | None = 0
    light: Seat | None = None
    result: Result | None = None

    @property
    def choosing(self) -> bool:
        """Whether the second player is to choose a colour."""
        return self.pie and self.turn == 2 and self.light is None

    def seat_of(self, colour: Colour) -> Seat | None:
        """The seat that plays a colour, once that is settled."""
        if self.light is None:
            return None
        return self.light if colour is Colour.LIGHT else 1 - self.light
