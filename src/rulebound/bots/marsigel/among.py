"""Bots among themselves: how many of their games come to a winner.

    python -m rulebound.bots.marsigel.among lively 3 200

prints a row for each game: level, players, seed, winner (empty for a draw), cause and turns.
"""

from __future__ import annotations

import hashlib
import math
import sys
from collections.abc import Iterator
from typing import Any, TypeAlias

from rulebound.bots.arena import ThreadTime
from rulebound.bots.level import Thought, levels
from rulebound.core import Match, Outcome, Ruling, Seed
from rulebound.games.marsigel import GAME

CAP = 60
"""Turns for each player after which a game is drawn."""
HEAD = "level,players,seed,winner,cause,turns"

Row: TypeAlias = tuple[str, int, int, str, str, int]


def among(level: str, players: int, seed: int, seconds: float) -> Row:
    """One game of bots of a level, with so much thread CPU time a move."""
    digest = hashlib.sha256(f"among:{players}:{seed}".encode()).digest()
    match: Match[Any, Any] = Match.begin(GAME, players, {"first": "drawn", "cap": CAP}, Seed(digest))
    make = next(each.make for each in levels(GAME.spec.key) if each.key == level)
    bots = [make(100 * seed + seat) for seat in range(players)]
    while not isinstance(match.decision, Outcome):
        (seat,) = match.decision.seats
        thought = bots[seat].think(match.state, seat, math.inf, ThreadTime(seconds), _unheard)
        if isinstance(ruling := match.submit({seat: GAME.parse(match.state, thought.line[0])}), Ruling):
            raise ValueError(f"{level}, {players} players, seed {seed}: {ruling.reason}")
    result = match.state.result
    winner = "" if result.winner is None else str(result.winner)
    return level, players, seed, winner, result.cause, match.state.turn


def rows(level: str, players: int, games: int, seconds: float = 0.05) -> Iterator[Row]:
    """The rows of so many games, seeds from 1."""
    return (among(level, players, seed, seconds) for seed in range(1, games + 1))


def _unheard(_: Thought) -> None:
    """Nobody listens to thoughts here."""


if __name__ == "__main__":
    print(HEAD)
    for row in rows(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):
        print(*row, sep=",", flush=True)
