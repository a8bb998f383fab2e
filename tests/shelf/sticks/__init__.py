"""A tiny game in a package of its own: eleven sticks, take one to three, whoever takes the last one loses.

It has no page of its own, so it is played at the generic table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulebound.core import (
    Concession,
    Decision,
    Event,
    Facts,
    NotationError,
    Options,
    Outcome,
    Ruling,
    Seat,
    Spec,
)
from rulebound.core.ruling import ended, illegal, legal

TAKE = "sticks/turn.take"
LAST = "sticks/ending.last-stick"


@dataclass(frozen=True, slots=True)
class State:
    """Sticks left, and who is to take; `loser` once the game is over."""

    left: int = 11
    mover: Seat = 0
    loser: Seat | None = None


class Sticks:
    """The rules of Sticks."""

    spec = Spec(key="sticks", seats=range(2, 3))

    def start(self, seats: int, options: Options) -> State:
        self.spec.complete(options)
        return State()

    def decision(self, state: State) -> Decision | Outcome:
        if state.loser is None:
            return Decision(frozenset({state.mover}), "take", (TAKE,))
        winner = 1 - state.loser
        returns = (1.0, -1.0) if winner == 0 else (-1.0, 1.0)
        return Outcome(((winner,), (state.loser,)), returns, ended("end", LAST, loser=state.loser))

    def moves(self, state: State, seat: Seat) -> Sequence[int]:
        asked = state.loser is None and seat == state.mover
        return range(1, min(3, state.left) + 1) if asked else ()

    def chances(self, state: State) -> Sequence[tuple[int, int]]:
        return ()

    def judge(self, state: State, seat: Seat, move: int) -> Ruling:
        if state.loser is not None or seat != state.mover:
            return illegal("not-now", TAKE)
        if move not in self.moves(state, seat):
            return illegal("too-many", TAKE, count=move, left=state.left)
        return legal("take", TAKE, count=move)

    def resolve(self, state: State, acts: Mapping[Seat, int]) -> Sequence[Event]:
        ((seat, move),) = acts.items()
        taken = Event("taken", seat, Facts(count=move), self.judge(state, seat, move))
        if move < state.left:
            return [taken]
        return [taken, Event("ended", seat, Facts(loser=seat), ended("end", LAST, loser=seat))]

    def concede(self, state: State, seat: Seat, why: Concession) -> Sequence[Event]:
        if state.loser is not None:
            return ()
        return [Event("ended", seat, Facts(loser=seat), ended("end", LAST, loser=seat))]

    def fold(self, state: State, event: Event) -> State:
        if event.kind == "ended":
            return State(state.left, state.mover, int(str(event.data["loser"])))
        return State(state.left - int(str(event.data["count"])), 1 - state.mover)

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        moves = [str(move) for move in self.moves(state, state.mover)]
        return {"text": "| " * state.left, "moves": moves}

    def notate(self, state: State, move: int) -> str:
        return str(move)

    def parse(self, state: State, text: str) -> int:
        if not text.strip().isdigit() or len(text) > 4:
            raise NotationError(f"a number of sticks, not {text!r}")
        return int(text)

    def freeze(self, state: State) -> bytes:
        return f"{state.left} {state.mover} {'' if state.loser is None else state.loser}".encode()

    def thaw(self, blob: bytes) -> State:
        try:
            left, mover, loser = blob.decode().split(" ")
            return State(int(left), int(mover), int(loser) if loser else None)
        except ValueError as error:
            raise NotationError(f"not a state of Sticks: {error}") from None


GAME = Sticks()
