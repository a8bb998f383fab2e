"""Random matches, and what they pass through."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from rulebound.core import Decision, Match, Ruling, Seed
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.state import Move, State

Played = Match[State, Move]


def begin(seats: int, key: int, **options: Any) -> Played:
    """A match whose chance comes from a key."""
    chosen: Mapping[str, Any] = {name.replace("_", "-"): value for name, value in options.items()}
    return Match.begin(GAME, seats, chosen, Seed(key.to_bytes(32, "big")))


def walk(match: Played, key: int) -> Iterator[Played]:
    """The match at each of its decisions, played on at random to its end."""
    pick = random.Random(key)
    while isinstance(decision := match.decision, Decision):
        yield match
        (seat,) = decision.seats
        events = match.submit({seat: pick.choice(GAME.moves(match.state, seat))})
        assert not isinstance(events, Ruling)


def finished(seats: int, key: int, **options: Any) -> Played:
    """A whole match."""
    match = begin(seats, key, **options)
    for _ in walk(match, key):
        pass
    return match
