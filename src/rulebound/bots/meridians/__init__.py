"""The levels at which Meridians is played.

Only `master` plays as time allows; all others play the same from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.bots.level import Bot, Level


def _bot(engine: str, **settings: Any) -> Callable[[int], Bot]:
    def make(seed: int) -> Bot:
        # Imported when a bot is wanted: the levels alone can be listed without the compiler.
        from rulebound.bots.meridians import engines
        from rulebound.bots.meridians.player import Player

        kind = getattr(engines, engine)
        return Player(lambda size, seed: kind(size, seed, **settings), seed)

    return make


LEVELS = (
    Level("random", 0.1, _bot("AnyPoint")),
    Level("beginner", 0.2, _bot("Greedy", blind=128)),
    Level("casual", 0.3, _bot("Greedy")),
    Level("club", 0.5, _bot("AlphaBeta", nodes=3_000)),
    Level("expert", 1.0, _bot("AlphaBeta", nodes=60_000)),
    Level("master", 2.0, _bot("AlphaBeta")),
)
"""What a table offers, weakest first."""

YARDSTICKS = (
    Level("greedy", 0.3, _bot("Greedy")),
    Level("uct", 1.0, _bot("Uct")),
)
"""Yardsticks for the arena."""


def warm() -> None:
    """Compile all that the levels need, for the boards of up to 128 points and for the larger ones."""
    from threading import Event

    from rulebound.games.meridians import GAME

    stop = Event()
    stop.set()
    for size in (7, 8):
        state = GAME.start(2, {"size": size})
        for event in GAME.resolve(
            state, {0: GAME.moves(state, 0)[0]}
        ):  # no stone, nothing to put on the board
            state = GAME.fold(state, event)
        for level in LEVELS:
            level.make(1).think(state, 1, 0.0, stop, lambda _: None)
