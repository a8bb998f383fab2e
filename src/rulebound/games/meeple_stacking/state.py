"""Where a game of Meeple Stacking stands, and what can be done, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from rulebound.core.event import Seat
from rulebound.games.meeple_stacking.options import House
from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.games.meeple_stacking.scene import Scene

Cause: TypeAlias = Literal["most-points", "last-one", "last-remaining", "all-failed", "supply"]


@dataclass(frozen=True, slots=True)
class Knock:
    """On a plate for all: the builder has brought the pyramid of another seat from one state to another.

    `at_ms` is when in the round, for whoever destroys first has lost first.
    """

    victim: Seat
    before: Rows
    after: Rows
    at_ms: int = 0


@dataclass(frozen=True, slots=True)
class Build:
    """What a seat has built when it is judged, measured, and what it has knocked over on a plate for all."""

    scene: Scene
    knocks: tuple[Knock, ...] = ()


Move: TypeAlias = Build


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, several if they share it, and what ended the game."""

    winners: tuple[Seat, ...]
    cause: Cause


@dataclass(frozen=True, slots=True)
class State:
    """What has been judged so far.

    `scores` are the points of each seat, round by round (variant 1). In variant 2 `round` is counted from 1
    and `starter` builds first in it; `met` and `failed` are the seats that have built in it, and `heights`
    are those of each seat's pyramid in the round before and in this one (0: none). `out` are the seats that
    left the game, together where they left together, first to last.
    """

    house: House
    players: int
    scores: tuple[tuple[int, ...], ...] = ()
    round: int = 1
    starter: Seat = 0
    met: tuple[Seat, ...] = ()
    failed: tuple[Seat, ...] = ()
    heights: tuple[tuple[int, int], ...] = ()
    out: tuple[tuple[Seat, ...], ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        if not self.scores:
            object.__setattr__(self, "scores", ((),) * self.players)
        if not self.heights:
            object.__setattr__(self, "heights", ((0, 0),) * self.players)

    @property
    def still(self) -> tuple[Seat, ...]:
        """The seats still in the game, in order."""
        gone = {seat for group in self.out for seat in group}
        return tuple(seat for seat in range(self.players) if seat not in gone)

    def total(self, seat: Seat) -> int:
        """The points of a seat over all rounds."""
        return sum(self.scores[seat])

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Of those still in, the seats with most points."""
        most = max((self.total(seat) for seat in self.still), default=0)
        return tuple(seat for seat in self.still if self.total(seat) == most)

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """The seats still in, in the order of this round: from the starter on."""
        return tuple(sorted(self.still, key=lambda seat: (seat - self.starter) % self.players))

    def without(self, seats: tuple[Seat, ...]) -> State:
        """The state after some seats have left the game together."""
        return replace(
            self,
            out=(*self.out, seats),
            met=tuple(seat for seat in self.met if seat not in seats),
            failed=tuple(seat for seat in self.failed if seat not in seats),
        )
