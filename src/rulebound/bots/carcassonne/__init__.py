"""The levels at which Carcassonne is played, by bots in any seats.

Only `master` plays as time allows; all others play the same from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rulebound.bots.level import Bot, Level
from rulebound.bots.random import RandomBot
from rulebound.core.event import CHANCE
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.folding import all_folded


def _bot(engine: str, **settings: Any) -> Callable[[int], Bot]:
    def make(seed: int) -> Bot:
        # Imported when a bot is wanted: the levels alone can be listed without the compiler.
        from rulebound.bots.carcassonne import player

        kind = getattr(player, engine)
        return player.Player(lambda seed: kind(seed, **settings), seed)

    return make


LEVELS = (
    Level("random", 0.1, partial(RandomBot, GAME), compiled=False),
    Level("beginner", 0.2, _bot("Greedy", blind=0.5)),
    Level("casual", 0.3, _bot("Greedy")),
    Level("club", 0.3, _bot("Greedy", tuned=True)),
    Level("expert", 1.0, _bot("Search", simulations=500)),
    Level("master", 2.0, _bot("Search")),
)
"""What a table offers, weakest first."""

YARDSTICKS = (Level("greedy", 0.3, _bot("Greedy")),)
"""The yardstick for the arena: greed by plain weights."""


def warm() -> None:
    """Compile all that the levels need: for the first turn, and where a figure stands."""
    from threading import Event

    stop = Event()
    stop.set()
    state = GAME.start(2, {"surveyors": False})
    for _ in range(2):
        drawn = GAME.moves(state, CHANCE)[0]
        state = all_folded(state, GAME.resolve(state, {CHANCE: drawn}))
        for level in LEVELS:
            level.make(1).think(state, state.mover, 0.0, stop, lambda _: None)
        state = all_folded(state, GAME.resolve(state, {state.mover: GAME.moves(state, state.mover)[0]}))
        state = all_folded(state, GAME.resolve(state, {state.mover: GAME.moves(state, state.mover)[0]}))
