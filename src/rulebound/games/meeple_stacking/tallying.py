"""How a game of Meeple Stacking stands: who is to build, and who has how many points."""

from __future__ import annotations

from rulebound.core.ruling import Ruling, legal
from rulebound.games.meeple_stacking import clauses, turns
from rulebound.games.meeple_stacking.state import State


def tally(state: State) -> list[Ruling]:
    """Who is to build now, and where points count, those of each player and who leads."""
    building = turns.builders(state)
    players = tuple(seat + 1 for seat in building)
    ladder = state.house.variant == "ladder"
    cited = (
        (clauses.IN_TURNS, clauses.STARTER_MOVES) if ladder else (clauses.ROUNDS_NOT_TURNS, clauses.AT_ONCE)
    )
    found = [legal("turn-of", *cited, players=players, count=len(players))] if players else []
    if ladder:
        return found
    ranked = sorted(range(state.players), key=lambda seat: -state.total(seat))
    found += [
        legal(
            "points-of",
            clauses.BY_ROW,
            clauses.MOST_POINTS,
            seat=seat,
            player=seat + 1,
            number=state.total(seat),
        )
        for seat in ranked
    ]
    leading = tuple(seat + 1 for seat in state.leaders)
    total = state.total(state.leaders[0]) if leading else 0
    return [*found, legal("leads", clauses.MOST_POINTS, players=leading, count=len(leading), total=total)]
