"""The state after an event: what is told is believed, and refused only where it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rulebound.core.event import Event, Seat
from rulebound.games.carcassonne import parsing
from rulebound.games.carcassonne.state import State


def folded(state: State, event: Event) -> State:
    """The state after one event. Raises ValueError for one that the game does not have."""
    if event.kind not in FOLDS:
        raise ValueError(f"carcassonne has no event {event.kind!r}")
    return FOLDS[event.kind](state, event)


def all_folded(state: State, events: Sequence[Event]) -> State:
    """The state after several events."""
    for event in events:
        state = folded(state, event)
    return state


def _started(state: State, event: Event) -> State:
    return replace(state, mover=parsing.seat(event.data["seat"], state.players))


def _turned_up(state: State, event: Event) -> State:
    return replace(state, scoring=parsing.turned_up(state.scoring, event.data))


def _drawn(state: State, event: Event) -> State:
    name, left = parsing.taken(state.left, event.data["tile"])
    return replace(state, hand=name, left=left)


def _discarded(state: State, event: Event) -> State:
    return replace(state, hand=None)


def _laid(state: State, event: Event) -> State:
    laid = parsing.laid(event.data, state)
    return replace(state, board=state.board.with_tile(laid), hand=None, laid=True)


def _put(state: State, event: Event) -> State:
    return replace(state, figures=(*state.figures, parsing.figure(event.data, event.actor, state)))


def _home(state: State, event: Event) -> State:
    gone = parsing.figures(event.data, state)
    return replace(state, figures=tuple(figure for figure in state.figures if figure not in gone))


def _skipped(state: State, event: Event) -> State:
    return state


def _scored(state: State, event: Event) -> State:
    seat = parsing.seat(event.data["seat"], state.players)
    points = parsing.number(event.data["points"])
    return replace(
        state, scores=tuple(score + (owner == seat) * points for owner, score in enumerate(state.scores))
    )


def _turn_ended(state: State, event: Event) -> State:
    """The next seat's turn, clockwise (turn.order)."""
    rotates = event.data["rotates"] is True and state.scoring is not None
    scoring = state.scoring.rotated() if rotates and state.scoring else state.scoring
    return replace(state, mover=_after(state), hand=None, laid=False, scoring=scoring)


def _left(state: State, event: Event) -> State:
    """A seat less. Its tile in hand goes back into the stack; a turn in which it has laid one is ended apart."""
    seat = parsing.seat(event.actor, state.players)
    after = replace(state, out=(*state.out, seat))
    if seat != state.mover or state.laid:
        return after
    return replace(after, left=parsing.put_back(state.left, state.hand), hand=None, mover=_after(after))


def _ended(state: State, event: Event) -> State:
    return replace(state, hand=None, laid=False, cause=parsing.cause(event.data["cause"]))


def _after(state: State) -> Seat:
    seats = [(state.mover + step) % state.players for step in range(1, state.players + 1)]
    return next((seat for seat in seats if seat not in state.out), state.mover)


FOLDS: Mapping[str, Callable[[State, Event], State]] = {
    "started": _started,
    "signed": _turned_up,
    "shown": _turned_up,
    "drawn": _drawn,
    "discarded": _discarded,
    "laid": _laid,
    "put": _put,
    "taken-back": _home,
    "skipped": _skipped,
    "scored": _scored,
    "returned": _home,
    "turn-ended": _turn_ended,
    "left": _left,
    "ended": _ended,
}
