"""Random whole matches for tests."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from rulebound.core import Decision, Game, Match, Ruling, Seed

SEED = Seed(bytes(range(32)))


def played(
    game: Game[Any, Any],
    seats: int,
    seed: Seed = SEED,
    choices: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Match[Any, Any]:
    """A whole random match; `choices` seeds what the players do."""
    match, pick = Match.begin(game, seats, options or {}, seed, at_ms=1), random.Random(choices)
    while isinstance(decision := match.decision, Decision):
        acts = {seat: pick.choice(game.moves(match.state, seat)) for seat in sorted(decision.seats)}
        assert not isinstance(match.submit(acts, at_ms=len(match.log)), Ruling)
    return match
