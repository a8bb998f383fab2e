"""A bot for any game: a random legal move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.bots.level import Stop, Thought
from rulebound.core.event import Seat
from rulebound.core.game import Game


class RandomBot:
    """Picks each legal move with the same chance. Raises ValueError for a seat that has none."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self._game, self._random = game, Random(seed)

    def think(
        self, state: Any, seat: Seat, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        """A move, with no opinion on the position."""
        moves = self._game.moves(state, seat)
        if not moves:
            raise ValueError(f"seat {seat} has no legal move")
        return Thought(0.0, 0, (self._game.notate(state, self._random.choice(moves)),))
