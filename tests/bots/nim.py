"""Nim with one heap: take one to three, who takes the last wins. A multiple of four is lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.core import Decision, Event, Facts, Outcome, Spec
from rulebound.core.ruling import ended, legal


class Nim:
    """As much of a game as a search needs; a state is (heap, seat to move)."""

    spec = Spec(key="nim", seats=range(2, 3))

    def decision(self, state: tuple[int, int]) -> Decision | Outcome:
        heap, seat = state
        if heap:
            return Decision(frozenset({seat}), "take", ("nim/turn.take",))
        returns = (-1.0, 1.0) if seat == 0 else (1.0, -1.0)
        return Outcome(((1 - seat,), (seat,)), returns, ended("end", "nim/turn.last"))

    def moves(self, state: tuple[int, int], seat: int) -> Sequence[int]:
        heap, mover = state
        return range(1, min(3, heap) + 1) if seat == mover else ()

    def resolve(self, state: tuple[int, int], acts: Mapping[int, int]) -> Sequence[Event]:
        ((seat, taken),) = acts.items()
        return [Event("taken", seat, Facts(taken=taken), legal("take", "nim/turn.take"))]

    def fold(self, state: tuple[int, int], event: Event) -> tuple[int, int]:
        taken = event.data["taken"]
        assert isinstance(taken, int)
        return state[0] - taken, 1 - state[1]

    def notate(self, state: tuple[int, int], move: int) -> str:
        return str(move)

    def parse(self, state: tuple[int, int], text: str) -> int:
        return int(text)


GAME: Any = Nim()
