"""How a game ends: a trio, one player left, everybody passing, or a house option; and what it is worth to whom."""

from __future__ import annotations

from typing import Any

from rulebound.core.event import Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import Outcome
from rulebound.core.ruling import Ruling, ended
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.rules import has_won
from rulebound.games.marsigel.state import Result, State

THIRD_TIME = 3


def won(state: State, seat: Seat) -> list[Event]:
    """The end when a movement has formed the mover's trio, whatever points are left (winning.at-once).

    Nobody else's can come about: the only new contact is the mover's piece on what it landed on.
    """
    if not has_won(state.ring, state.house.variant, seat):
        return []
    return [event(state, Result(seat, state.house.variant.value))]


def draw(state: State) -> list[Event]:
    """The draw, if any, that the end of a turn or a seat given up brings: all passed, or a house option."""
    if state.passes >= len(state.playing):
        return [event(state, Result(None, "all-passed"))]
    if state.seen and state.seen.count(state.seen[-1]) >= THIRD_TIME:
        return [event(state, Result(None, "third-time"))]
    if state.house.cap and min(state.turns[seat] for seat in state.playing) >= state.house.cap:
        return [event(state, Result(None, "turn-cap"))]
    return []


def event(state: State, result: Result) -> Event:
    """The event of an ending: it is the winner's, in a draw that of the seat whose turn it would be."""
    actor = state.mover if result.winner is None else result.winner
    data = Facts(winner=result.winner, cause=result.cause)
    return Event("ended", actor, data, _ruling(state, result))


def _ruling(state: State, result: Result) -> Ruling:
    winner: dict[str, Any] = {
        "winner": result.winner,
        "colour": None if result.winner is None else state.colour(result.winner),
    }
    match result.cause:
        case "tree":
            return ended("end-tree", clauses.TREE, clauses.TREE_ORDER, clauses.AT_ONCE, **winner)
        case "nest":
            return ended("end-nest", clauses.NEST, clauses.AT_ONCE, **winner, reading=clauses.NEST)
        case "last-one":
            return ended("end-last-one", clauses.LAST_ONE, **winner)
        case "all-passed":
            return ended("end-all-passed", clauses.ALL_PASSED, clauses.COUNTING_PASSES, passes=state.passes)
        case "third-time":
            return ended("end-third-time", clauses.THIRD_TIME, times=THIRD_TIME)
        case "turn-cap":
            return ended("end-turn-cap", clauses.TURN_CAP, turns=state.house.cap)


def outcome(state: State, result: Result) -> Outcome:
    """First the winner, or those who share a draw; then the other players; last those who gave up."""
    still = state.playing
    first = still if result.winner is None else (result.winner,)
    others = tuple(seat for seat in still if seat not in first)
    ranking = tuple(group for group in (first, others, tuple(sorted(state.out))) if group)
    return Outcome.ranked(ranking, _ruling(state, result))
