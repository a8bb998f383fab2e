"""Where a game of Der Marsigelwettkampf stands, and what can be done, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulebound.core.event import CHANCE, Seat
from rulebound.games.marsigel.colours import USUAL, order
from rulebound.games.marsigel.ring import QUEEN_DRONE_PAWN, Ring, Size
from rulebound.games.marsigel.rules import Movement, Variant

Cause: TypeAlias = Literal["tree", "nest", "all-passed", "third-time", "turn-cap", "last-one"]


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: the seat that begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the die."""

    pips: int


@dataclass(frozen=True, slots=True)
class Pass:
    """End a turn without having moved."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End a turn after at least one movement; points left over lapse."""


Move: TypeAlias = Movement | Pass | EndTurn | Start | Roll


@dataclass(frozen=True, slots=True)
class House:
    """What was agreed at set-up: the variant, colour and size order, and the house options.

    `colours` names an order of them, or lists those of the seats, as `colours.settled` writes them.
    `cap` is the number of turns for each player after which the game is drawn (0: no cap).
    """

    variant: Variant = Variant.TREE
    colours: str = USUAL
    sizes: tuple[Size, ...] = QUEEN_DRONE_PAWN
    third_time: bool = False
    cap: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """Who won (None: drawn) and what ended the game."""

    winner: Seat | None
    cause: Cause


@dataclass(frozen=True, slots=True)
class State:
    """A ring, whose turn it is and what is left of it.

    `mover` is CHANCE until the starter is drawn; `roll` is None until the die is rolled, then `points`
    are left of it. `turns` counts each seat's finished turns, `passes` those in a row without a movement,
    `moves` the movements of this turn. `out` are the seats that gave up, first to last. `seen` are the
    rings and movers at the beginning of turns since a space last closed or a seat was given up, kept only
    when the third time draws.
    """

    house: House
    ring: Ring
    mover: Seat = CHANCE
    roll: int | None = None
    points: int = 0
    moves: int = 0
    turns: tuple[int, ...] = ()
    passes: int = 0
    out: tuple[Seat, ...] = ()
    seen: tuple[tuple[Ring, Seat], ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        if not self.turns:
            object.__setattr__(self, "turns", (0,) * self.players)

    @property
    def turn(self) -> int:
        """How many turns are finished."""
        return sum(self.turns)

    @property
    def players(self) -> int:
        """How many seats began."""
        return self.ring.players

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that have not given up, in order."""
        return tuple(seat for seat in range(self.players) if seat not in self.out)

    def colour(self, seat: Seat) -> str:
        """The name of a seat's colour."""
        return order(self.house.colours)[seat]
