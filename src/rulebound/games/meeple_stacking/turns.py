"""Who builds next, and what the rules do between one building and the next."""

from __future__ import annotations

from rulebound.core.event import Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.ruling import forced
from rulebound.games.meeple_stacking import clauses, ending
from rulebound.games.meeple_stacking.ladder import Failing, base, buildable
from rulebound.games.meeple_stacking.state import Result, State

FAILINGS = {
    Failing.AT_ONCE: (clauses.OUT_AT_ONCE, clauses.FINISH_ROUND),
    Failing.SHARE: (clauses.FINISH_ROUND, clauses.SHARE_ROUND, clauses.OUT_AT_ONCE),
    Failing.REPLAY: (clauses.FINISH_ROUND, clauses.REPLAY_ROUND, clauses.OUT_AT_ONCE),
}
"""What becomes of those who fail: the reading in force, then the other."""


def builders(state: State) -> tuple[Seat, ...]:
    """Who is to build now: all at once in variant 1, one after the other in variant 2; nobody when it is over."""
    if state.result is not None or len(state.still) < 2:
        return ()
    if state.house.variant == "ladder":
        waiting = [seat for seat in state.in_order if seat not in (*state.met, *state.failed)]
        return tuple(waiting[:1])
    behind = [seat for seat in state.still if len(state.scores[seat]) < state.house.rounds]
    if behind:
        return _fewest(state, behind)
    tied = state.house.ties == "extra-round" and len(state.leaders) > 1
    return _fewest(state, list(state.leaders)) if tied else ()


def _fewest(state: State, seats: list[Seat]) -> tuple[Seat, ...]:
    fewest = min(len(state.scores[seat]) for seat in seats)
    return tuple(seat for seat in seats if len(state.scores[seat]) == fewest)


def next_starter(state: State) -> Seat:
    """Who builds first in the next round: the next one still in (ladder.starter-moves)."""
    seats = [(state.starter + step) % state.players for step in range(1, state.players + 1)]
    return next((seat for seat in seats if seat in state.still), state.starter)


def consequence(state: State, actor: Seat) -> Event | None:
    """The next thing that the rules do by themselves; None when somebody is to build, or all is over."""
    if state.result is not None:
        return None
    if state.failed and state.house.failing is Failing.AT_ONCE:
        return eliminated(state, state.failed, actor)
    if len(state.still) == 1:
        ladder = state.house.variant == "ladder"
        return ending.event(state, Result(state.still, "last-remaining" if ladder else "last-one"))
    if builders(state):
        return None
    if state.house.variant == "points":
        return ending.event(state, Result(state.leaders, "most-points"))
    return _round_over(state, actor)


def eliminated(state: State, seats: tuple[Seat, ...], actor: Seat) -> Event:
    """Seats are out of the second variant (ladder.failing)."""
    ruling = forced("eliminated", clauses.FAILING, *FAILINGS[state.house.failing], players=_numbered(seats))
    return Event("eliminated", actor, Facts(seats=seats), ruling)


def _round_over(state: State, actor: Seat) -> Event:
    """All have built in this round of the second variant."""
    if state.met and state.failed:
        return eliminated(state, state.failed, actor)
    if not state.met and state.house.failing is Failing.REPLAY:
        cited = FAILINGS[Failing.REPLAY]
        again = forced("round-again", *cited, round=state.round, base=base(state.round))
        return Event("round", actor, Facts(round=state.round, starter=next_starter(state)), again)
    if not state.met:
        return ending.event(state, Result(state.still, "all-failed"))
    following = state.round + 1
    before = min(state.heights[seat][1] for seat in state.still)
    if not buildable(state.house.shape, base(following), before):
        return ending.event(state, Result(state.still, "supply"))
    ruling = forced("next-round", clauses.BASE, clauses.STARTER_MOVES, round=following, base=base(following))
    return Event("round", actor, Facts(round=following, starter=next_starter(state)), ruling)


def _numbered(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Seats as people count them, from 1."""
    return tuple(seat + 1 for seat in seats)
