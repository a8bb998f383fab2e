"""A throw-away Meeple Stacking: all builders at once hand in what they built, measured, and it is ruled.

A build cannot be listed, only judged: its places are whole hundredths of a millimetre.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core import Decision, Event, Facts, NotationError, OptionError, Options, Outcome, Ruling
from rulebound.core.game import Spec
from rulebound.core.ruling import Term, ended, illegal, legal, scored

HEIGHT = 1600
UPRIGHT_DEG = 15

BUILD = "meeple-stacking/round.build-at-once"
MEASURED = "meeple-stacking/judging.measured"
UPRIGHT = "meeple-stacking/judging.upright"
ROWS = "meeple-stacking/scoring.rows"
ENDS = "meeple-stacking/ending.round-over"
RESIGN = "meeple-stacking/ending.resign"


@dataclass(frozen=True, slots=True)
class Meeple:
    """Where a meeple stands: from the left and up, in 1/100 mm, and its lean in degrees."""

    x: int
    y: int
    lean: int


@dataclass(frozen=True, slots=True)
class Scene:
    meeples: tuple[Meeple, ...]


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    points: tuple[int, ...] = ()
    gone: int | None = None


class Stacking:
    spec = Spec(key="meeple-stacking", seats=range(2, 5), simultaneous=True, continuous=True)

    def start(self, seats: int, options: Options) -> State:
        if seats not in self.spec.seats:
            raise OptionError(f"stacking is for 2 to 4 players here, not {seats}")
        self.spec.complete(options)
        return State(seats)

    def decision(self, state: State) -> Decision | Outcome:
        if state.gone is None and len(state.points) < state.seats:
            return Decision(frozenset(range(state.seats)), "build", (BUILD,))
        return _outcome(state)

    def moves(self, state: State, seat: int) -> Sequence[Scene]:
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        return [Scene(tuple(Meeple(0, row * HEIGHT, 0) for row in range(n))) for n in range(6)]

    def chances(self, state: State) -> Sequence[tuple[Scene, int]]:
        return ()

    def judge(self, state: State, seat: int, move: Scene) -> Ruling:
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses)
        if seat not in decision.seats:
            return illegal("no-builder", BUILD)
        for number, meeple in enumerate(move.meeples):
            if meeple.y < 0 or not 0 <= meeple.lean <= 180:
                return illegal("not-measured", MEASURED, meeple=number)
        return legal("build", BUILD, MEASURED, meeples=len(move.meeples))

    def resolve(self, state: State, acts: Mapping[int, Scene]) -> Sequence[Event]:
        return [_judged(seat, acts[seat]) for seat in sorted(acts)]

    def concede(self, state: State, seat: int, why: str) -> Sequence[Event]:
        if isinstance(self.decision(state), Outcome) or not 0 <= seat < state.seats:
            return ()
        return [Event("left", seat, Facts(seat=seat), ended(f"end-{why}", RESIGN))]

    def fold(self, state: State, event: Event) -> State:
        match event.kind, dict(event.data):
            case "judged", {"points": int(points)}:
                return replace(state, points=(*state.points, points))
            case "left", {"seat": int(seat)}:
                return replace(state, gone=seat)
            case kind, _:
                raise ValueError(f"no event {kind!r}")

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return {"points": list(state.points)}

    def notate(self, state: State, move: Scene) -> str:
        return " ".join(f"{m.x},{m.y},{m.lean}" for m in move.meeples) or "nothing"

    def parse(self, state: State, text: str) -> Scene:
        try:
            words = [] if text == "nothing" else [word.split(",") for word in text.split(" ")]
            return Scene(tuple(Meeple(int(x), int(y), int(lean)) for x, y, lean in words))
        except ValueError as error:
            raise NotationError(f"a meeple is X,Y,LEAN: {error}") from None

    def freeze(self, state: State) -> bytes:
        return json.dumps([state.seats, state.points, state.gone]).encode()

    def thaw(self, blob: bytes) -> State:
        try:
            seats, points, gone = json.loads(blob)
            state = State(seats, tuple(points), gone)
        except (ValueError, TypeError, RecursionError) as error:
            raise NotationError(f"not a state: {error}") from None
        whole = all(type(number) is int for number in (seats, *state.points, 0 if gone is None else gone))
        if not whole or seats not in self.spec.seats or len(state.points) > seats:
            raise NotationError("not a state: its seats or points are not those of a round")
        if not (gone is None or 0 <= gone < seats):
            raise NotationError("not a state: nobody left who is not there")
        return state


def _judged(seat: int, scene: Scene) -> Event:
    standing = [m for m in scene.meeples if m.lean <= UPRIGHT_DEG]
    rows = Counter(m.y // HEIGHT + 1 for m in standing)
    terms = tuple(Term("term-row", rows[row], row, (ROWS, UPRIGHT)) for row in sorted(rows))
    lying = len(scene.meeples) - len(standing)
    ruling = scored("judged", ROWS, MEASURED, terms=terms, seat=seat, standing=len(standing), lying=lying)
    measured = tuple((m.x, m.y, m.lean) for m in scene.meeples)
    return Event("judged", seat, Facts(scene=measured, points=ruling.points), ruling)


def _outcome(state: State) -> Outcome:
    points = (
        tuple(-(seat == state.gone) for seat in range(state.seats))
        if state.gone is not None
        else state.points
    )
    places = sorted(set(points), reverse=True)
    ranking = tuple(tuple(s for s, p in enumerate(points) if p == place) for place in places)
    first, last = set(ranking[0]), set(ranking[-1])
    returns = tuple((s in first) - (s in last) + 0.0 for s in range(state.seats))
    return Outcome(ranking, returns, ended("end-round", ENDS if state.gone is None else RESIGN))


GAME = Stacking()
