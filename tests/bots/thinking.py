"""What the bots of a game think in some positions: `python -m tests.bots.thinking GAME`, a line for each."""

from __future__ import annotations

import sys
from random import Random
from threading import Event
from typing import Any

from rulebound.bots import Bot, levels
from rulebound.bots.carcassonne import player as carcassonne
from rulebound.bots.marsigel import expert
from rulebound.bots.meridians.engines import AlphaBeta
from rulebound.bots.meridians.player import Player
from rulebound.core import Match, Outcome, Seed
from rulebound.games import known

SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "meridians": [(2, {"size": 5}), (2, {"size": 7, "pie": True}), (2, {"size": 8})],
    "carcassonne": [(3, {"inns": True, "abbot": True})],
    "marsigel": [(2, {}), (3, {"variant": "nest"}), (4, {})],
}
SHORT = 12
"""Nodes of a search that plain Python can follow."""

expert.BATCH = 1


def bots(game: str) -> list[Bot]:
    """The levels, and the search of the strong ones cut short."""
    made = [level.make(1) for level in levels(game)]
    if game == "meridians":
        return [*made[:3], Player(lambda size, seed: AlphaBeta(size, seed, nodes=SHORT), 1)]
    if game == "carcassonne":
        return [*made[:4], carcassonne.Player(lambda seed: carcassonne.Search(seed, simulations=1), 1)]
    return made


def main(game: str) -> None:
    """Print the thoughts at some moments of some random games."""
    stop, random = Event(), Random(game)
    stop.set()
    for seats, options in SETTINGS[game]:
        match: Match[Any, Any] = Match.begin(known()[game].game, seats, options, Seed(bytes(32)))
        for number in range(9):
            decision = match.decision
            if isinstance(decision, Outcome):
                break
            (seat,) = decision.seats
            for bot in bots(game) if number % 4 == 1 else ():
                print(bot.think(match.state, seat, 0.0, stop, lambda _: None))
            match.submit({seat: random.choice(match.game.moves(match.state, seat))})


if __name__ == "__main__":
    main(sys.argv[1])
