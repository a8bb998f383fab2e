"""Where a game of Carcassonne stands, and what can be done, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from rulebound.core.event import CHANCE, Seat
from rulebound.games.carcassonne.board import Board, Cell, Part
from rulebound.games.carcassonne.options import House
from rulebound.games.carcassonne.surveyors import Scoring, Stack

FigureKind: TypeAlias = Literal["normal", "large", "abbot"]
FIGURES: Final[tuple[FigureKind, ...]] = get_args(FigureKind)
STRENGTH: Final[dict[FigureKind, int]] = {"normal": 1, "large": 2, "abbot": 1}
MEEPLES = 7
"""The normal figures of a player."""

COLOURS: Final = ("red", "blue", "yellow", "black", "green", "pink")
"""The colour of each seat's figures, by which sentences call a player."""

Cause: TypeAlias = Literal["last-tile", "last-one"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the tile that comes from the stack."""

    tile: str


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: the seat that begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Signs:
    """Chance: which sign Wealth or Poverty has on the road and the monastery stack."""

    signs: str


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the scoring tile that comes up on a stack."""

    stack: Stack
    tile: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the tile in hand, turned clockwise by quarters."""

    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Put:
    """Set a figure on a segment of the tile just laid."""

    figure: FigureKind
    place: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the abbot back instead of setting a figure."""


@dataclass(frozen=True, slots=True)
class Skip:
    """Set no figure."""


Move: TypeAlias = Draw | Start | Signs | Show | Place | Put | TakeBack | Skip


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on the land."""

    seat: Seat
    kind: FigureKind
    part: Part


@dataclass(frozen=True, slots=True)
class State:
    """The land with its figures, what is left in the stack, the scores, and whose turn it is.

    `left` counts the tiles that have not been drawn, whose order nobody knows, since there is none.
    `mover` is CHANCE until the starter is drawn. `hand` is the tile to lay; once it lies, `laid` is true
    until the mover has set a figure or not. `out` are the seats that gave up, first to last.
    """

    house: House
    board: Board
    left: tuple[tuple[str, int], ...]
    scores: tuple[int, ...]
    mover: Seat = CHANCE
    hand: str | None = None
    laid: bool = False
    figures: tuple[Figure, ...] = ()
    scoring: Scoring | None = None
    out: tuple[Seat, ...] = ()
    cause: Cause | None = None

    @property
    def players(self) -> int:
        """How many seats began."""
        return len(self.scores)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that have not given up, in order."""
        return tuple(seat for seat in range(self.players) if seat not in self.out)

    def owned(self, kind: FigureKind) -> int:
        """How many figures of a kind each player began with."""
        match kind:
            case "normal":
                return MEEPLES
            case "large":
                return int(self.house.inns)
            case "abbot":
                return int(self.house.abbot)

    def supply(self, seat: Seat, kind: FigureKind) -> int:
        """How many figures of a kind a seat has left."""
        return self.owned(kind) - sum(f.seat == seat and f.kind == kind for f in self.figures)

    def inside(self, part: Part) -> list[Figure]:
        """The figures in the feature of a part."""
        parts = self.board.regions[part].parts
        return [figure for figure in self.figures if figure.part in parts]
