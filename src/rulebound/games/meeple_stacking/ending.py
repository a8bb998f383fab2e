"""How a game ends, and what it is worth to whom."""

from __future__ import annotations

from typing import Any

from rulebound.core.event import Event
from rulebound.core.facts import Facts
from rulebound.core.game import Outcome
from rulebound.core.ruling import Ruling, ended
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.ladder import SUPPLY, base
from rulebound.games.meeple_stacking.state import Result, State


def event(state: State, result: Result) -> Event:
    """The event of an ending: it is the first winner's."""
    data = Facts(winners=result.winners, cause=result.cause)
    return Event("ended", result.winners[0], data, ruling(state, result))


def ruling(state: State, result: Result) -> Ruling:
    """Why the game is over, and for whom."""
    winners = tuple(seat + 1 for seat in result.winners)
    told: dict[str, Any] = {"players": winners, "number": len(winners)}
    match result.cause:
        case "most-points":
            total, rounds = state.total(result.winners[0]), len(state.scores[result.winners[0]])
            cited = (clauses.MOST_POINTS, clauses.AGREED, clauses.ROUNDS_NOT_TURNS, *_ties(state, result))
            return ended("end-most-points", *cited, **told, total=total, rounds=rounds)
        case "last-one" if state.house.plate == "shared":
            cited = (clauses.OTHERS_PLAY_ON, clauses.LAST_ONE)
            return ended("end-last-one", *cited, **told)
        case "last-one":
            return ended("end-last-one", clauses.LAST_ONE, **told)
        case "last-remaining":
            return ended("end-last-remaining", clauses.LAST_REMAINING, **told, round=state.round)
        case "all-failed":
            cited = (clauses.SHARE_ROUND, clauses.FINISH_ROUND)
            return ended("end-all-failed", *cited, **told, round=state.round, reading=clauses.SHARE_ROUND)
        case "supply":
            cited = (clauses.SUPPLY_ENDS, clauses.MEEPLES)
            return ended("end-supply", *cited, **told, base=base(state.round + 1), supply=SUPPLY)


def _ties(state: State, result: Result) -> tuple[str, ...]:
    """What decided, or did not, between equal totals."""
    if len(result.winners) > 1:
        return (clauses.SHARED_WIN, clauses.EXTRA_ROUND)
    more = len(state.scores[result.winners[0]]) > state.house.rounds
    return (clauses.EXTRA_ROUND, clauses.SHARED_WIN) if more else ()


def outcome(state: State, result: Result) -> Outcome:
    """First the winners, then those still in by their points, then those who are out, the last to go first."""
    others = [seat for seat in state.still if seat not in result.winners]
    totals = sorted({state.total(seat) for seat in others}, reverse=True)
    ranked = [tuple(seat for seat in others if state.total(seat) == total) for total in totals]
    gone = [tuple(sorted(group)) for group in reversed(state.out)]
    return Outcome.ranked((result.winners, *ranked, *gone), ruling(state, result))
