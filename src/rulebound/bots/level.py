"""What a bot is, and the levels at which a game offers bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol

from rulebound.core.event import Seat

GROUP = "rulebound.bots"


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search holds of a position so far.

    `value` is the expected return of the seat that thinks (-1 loses, 1 wins), `depth` is in plies,
    `line` is the expected continuation in the game's notation, its first move being the choice.
    """

    value: float
    depth: int
    line: tuple[str, ...]
    simulations: int = 0


class Stop(Protocol):
    """Anything that can say that thinking should end, such as `threading.Event`."""

    def is_set(self) -> bool: ...


class Bot(Protocol):
    """A player that is a program."""

    def think(
        self,
        state: Any,
        seat: Seat,
        seconds: float,
        stop: Stop,
        report: Callable[[Thought], None],
    ) -> Thought:
        """The best line found within the seconds (wall time), sooner when `stop` is set.

        Always returns a legal first move; `report` gets thoughts on the way. Never reads or changes
        the match's chance.
        """
        ...


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength: `key` is also its message key (`bot-<key>`), `seconds` its default think time."""

    key: str
    seconds: float
    make: Callable[[int], Bot]
    """A bot from a seed (64-bit); equal seeds play equally where time does not decide."""


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first; empty when nobody has written bots for it."""
    for point in entry_points(group=GROUP, name=game):
        found: tuple[Level, ...] = point.load()
        return found
    return ()
