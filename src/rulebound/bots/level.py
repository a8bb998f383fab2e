"""What a bot is, and the levels at which a game offers bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Any, Protocol

from rulebound.core.event import Seat
from rulebound.core.game import Game
from rulebound.games import shelf
from rulebound.games.kept import note_all

GROUP = "rulebound.bots"
"""Entry points with a game's levels under its key: a tuple of `Level`, weakest first."""
YARDSTICKS = "rulebound.yardsticks"
"""Entry points with bots that others are measured against, in the same form."""
KERNELS = "rulebound.kernels"
"""Entry points with functions that compile a game's kernels."""

BUILDERS = "rulebound.builders"
"""Entry points with the levels of bots that build instead of thinking, where moves are measured: keys, weakest first."""


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
    compiled: bool = True
    """Whether it runs its game's kernels, and so waits until they are compiled."""


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first.

    A game without bots of its own gets those that know nothing but its rules; an unknown game has none, nor
    one whose moves are measured: what a bot would build nobody has built.
    """
    for point in entry_points(group=GROUP, name=game):
        found: tuple[Level, ...] = point.load()
        return found
    shelved = shelf().get(game)
    return () if shelved is None or shelved.game.spec.continuous else plain_levels(shelved.game)


@cache
def seated(game: str) -> tuple[str, ...]:
    """The keys of the bots that may sit at a game's tables, weakest first: those that think, and those that build."""
    built = (key for point in entry_points(group=BUILDERS, name=game) for key in point.load())
    return *(level.key for level in levels(game)), *built


def plain_levels(game: Game[Any, Any]) -> tuple[Level, ...]:
    """Levels that any game has: random, and a tree search where all is seen and one seat acts at a time."""
    from rulebound.bots.mcts import TreeBot
    from rulebound.bots.random import RandomBot

    chance = Level("random", 0.1, partial(RandomBot, game))
    if game.spec.hidden or game.spec.simultaneous or game.spec.continuous:
        return (chance,)
    return (chance, Level("casual", 0.5, partial(TreeBot, game)), Level("club", 2.0, partial(TreeBot, game)))


def contenders(game: str) -> dict[str, Level]:
    """Everyone who may play in the arena, by key: the levels and the yardsticks of a game."""
    known = {level.key: level for level in levels(game)}
    for point in entry_points(group=YARDSTICKS, name=game):
        known |= {level.key: level for level in point.load()}
    return known


@cache
def kernels() -> tuple[str, ...]:
    """The games of the shelf whose bots must be compiled."""
    return tuple(sorted({point.name for point in entry_points(group=KERNELS)} & set(shelf())))


def warm(game: str) -> None:
    """Compile what the bots of a game need, or read it where it was kept. Nothing for a game without kernels."""
    for point in entry_points(group=KERNELS, name=game):
        point.load()()
        note_all(game)
