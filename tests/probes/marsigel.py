"""A throw-away Marsigel: a die, then moves until the points are spent or the player stops.

A ring of stacks; the named piece moves clockwise with all that stands on it and pays its pips a space.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from rulebound.core import (
    CHANCE,
    Decision,
    Event,
    Facts,
    NotationError,
    OptionError,
    Options,
    Outcome,
    Ruling,
    Spec,
)
from rulebound.core.ruling import ended, illegal, legal

PIPS = {"P": 1, "D": 2, "Q": 3}
COLOURS = "RY"
START = (("RQ",), ("YD",), ("RP",), ("YQ",), ("RD",), ("YP",))

MANY = "marsigel/moving.many-moves"
OWN = "marsigel/moving.own-pieces"
TOPMOST = "marsigel/moving.topmost"
COST = "marsigel/moving.cost"
LANDING = "marsigel/stacking.same-or-larger"
DIE = "marsigel/turn.die"
TREE = "marsigel/ending.tree"
PASSED = "marsigel/ending.all-pass"
RESIGN = "marsigel/ending.resign"
CAUSES = {"tree": TREE, "all-pass": PASSED, "resign": RESIGN, "time": RESIGN}


@dataclass(frozen=True, slots=True)
class Roll:
    points: int


@dataclass(frozen=True, slots=True)
class Step:
    piece: str
    spaces: int


@dataclass(frozen=True, slots=True)
class Stop:
    pass


Move = Roll | Step | Stop


@dataclass(frozen=True, slots=True)
class State:
    """`points` are None before the roll; `passes` counts turns in a row without a move."""

    ring: tuple[tuple[str, ...], ...] = START
    mover: int = 0
    points: int | None = None
    moved: bool = False
    passes: int = 0
    winner: int | None = None
    cause: str | None = None


class Marsigel:
    spec = Spec(key="marsigel", seats=range(2, 3), chance=True)

    def start(self, seats: int, options: Options) -> State:
        if seats not in self.spec.seats:
            raise OptionError(f"marsigel is for 2 players here, not {seats}")
        self.spec.complete(options)
        return State()

    def decision(self, state: State) -> Decision | Outcome:
        if state.cause is not None:
            return _outcome(state)
        if state.points is None:
            return Decision(frozenset({CHANCE}), "roll", (DIE,))
        return Decision(frozenset({state.mover}), "move", (MANY, COST))

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        if decision.phase == "roll":
            return [Roll(n) for n in range(1, 7)]
        steps: list[Move] = [Step(c + p, n) for c in COLOURS for p in PIPS for n in range(1, 7)]
        return [m for m in [*steps, Stop()] if self.judge(state, seat, m).allowed]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(Roll(n), 1) for n in range(1, 7)]

    def judge(self, state: State, seat: int, move: Move) -> Ruling:
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses)
        if seat not in decision.seats:
            return illegal("not-your-turn", MANY)
        match move, decision.phase:
            case Roll(points), "roll" if 1 <= points <= 6:
                return legal("roll", DIE, points=points)
            case Step(), "move":
                return _judge_step(state, move)
            case Stop(), "move":
                return legal("stop" if state.moved else "pass", MANY)
            case _:
                return illegal("wrong-phase", DIE if decision.phase == "roll" else MANY)

    def resolve(self, state: State, acts: Mapping[int, Move]) -> Sequence[Event]:
        ((seat, move),) = acts.items()
        ruling = self.judge(state, seat, move)
        match move:
            case Roll(points):
                return [Event("rolled", CHANCE, Facts(points=points), ruling)]
            case Step(piece, spaces):
                made = Event("moved", seat, Facts(piece=piece, spaces=spaces), ruling)
                return [made, *_after_step(self.fold(state, made), seat)]
            case Stop():
                stopped = Event("stopped", seat, Facts(moved=state.moved), ruling)
                return [stopped, *_after_stop(self.fold(state, stopped))]

    def concede(self, state: State, seat: int, why: str) -> Sequence[Event]:
        if state.cause is not None or seat not in (0, 1):
            return ()
        return [_end(seat, 1 - seat, why)]

    def fold(self, state: State, event: Event) -> State:
        match event.kind, dict(event.data):
            case "rolled", {"points": int(points)}:
                return replace(state, points=points)
            case "moved", {"piece": str(piece), "spaces": int(spaces)}:
                points = (state.points or 0) - PIPS[piece[1]] * spaces
                return replace(state, ring=_moved(state.ring, piece, spaces), points=points, moved=True)
            case "stopped", _:
                passes = 0 if state.moved else state.passes + 1
                return replace(state, mover=1 - state.mover, points=None, moved=False, passes=passes)
            case "ended", {"winner": winner, "cause": str(cause)}:
                return replace(state, winner=winner if isinstance(winner, int) else None, cause=cause)
            case kind, _:
                raise ValueError(f"no event {kind!r}")

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return {"ring": [list(s) for s in state.ring], "mover": state.mover, "points": state.points}

    def notate(self, state: State, move: Move) -> str:
        match move:
            case Roll(points):
                return str(points)
            case Step(piece, spaces):
                return f"{piece}+{spaces}"
            case Stop():
                return "stop"

    def parse(self, state: State, text: str) -> Move:
        word = text.strip()
        if word == "stop":
            return Stop()
        if word in set("123456"):
            return Roll(int(word))
        piece, plus, spaces = word.partition("+")
        if plus and piece in {c + p for c in COLOURS for p in PIPS} and spaces in set("123456"):
            return Step(piece, int(spaces))
        raise NotationError(f"a move is stop or a piece and spaces, as in RP+2, not {text!r}")

    def freeze(self, state: State) -> bytes:
        return json.dumps(asdict(state), sort_keys=True).encode()

    def thaw(self, blob: bytes) -> State:
        try:
            data = json.loads(blob)
            state = State(**{**data, "ring": tuple(tuple(stack) for stack in data["ring"])})
            pieces = sorted(piece for stack in state.ring for piece in stack)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise NotationError(f"not a state: {error}") from None
        known = pieces == sorted(c + p for c in COLOURS for p in PIPS) and all(state.ring)
        numbers = (state.mover, 0 if state.points is None else state.points, state.passes, state.winner or 0)
        if (
            not known
            or not all(type(n) is int and 0 <= n <= 6 for n in numbers)
            or type(state.moved) is not bool
        ):
            raise NotationError("not a state: its pieces or numbers cannot be")
        if state.mover > 1 or state.winner not in (None, 0, 1) or state.cause not in (None, *CAUSES):
            raise NotationError("not a state: its players or its end cannot be")
        return state


def _judge_step(state: State, step: Step) -> Ruling:
    ring, at = state.ring, _find(state.ring, step.piece)
    if at is None or step.spaces < 1:
        return illegal("no-such-piece", OWN, piece=step.piece)
    if step.piece[0] != COLOURS[state.mover]:
        return illegal("not-yours", OWN, piece=step.piece)
    space, height = at
    if any(p[0] == step.piece[0] for p in ring[space][height + 1 :]):
        return illegal("not-topmost", TOPMOST, piece=step.piece)
    cost = PIPS[step.piece[1]] * step.spaces
    if cost > (state.points or 0):
        return illegal("too-dear", COST, piece=step.piece, cost=cost, points=state.points)
    left, target = _target(ring, space, height, step.spaces)
    if target is None:
        return illegal("own-remains", LANDING, piece=step.piece)
    top = left[target][-1]
    if PIPS[top[1]] < PIPS[step.piece[1]]:
        return illegal("top-too-small", LANDING, piece=step.piece, top=top)
    return legal("step", MANY, COST, LANDING, piece=step.piece, cost=cost, top=top)


def _find(ring: tuple[tuple[str, ...], ...], piece: str) -> tuple[int, int] | None:
    return next(((i, s.index(piece)) for i, s in enumerate(ring) if piece in s), None)


def _target(
    ring: tuple[tuple[str, ...], ...], space: int, height: int, spaces: int
) -> tuple[tuple[tuple[str, ...], ...], int | None]:
    remains = ring[space][:height]
    left = (*ring[:space], *((remains,) if remains else ()), *ring[space + 1 :])
    target = (space + spaces - (0 if remains else 1)) % len(left)
    return left, None if remains and target == space else target


def _moved(ring: tuple[tuple[str, ...], ...], piece: str, spaces: int) -> tuple[tuple[str, ...], ...]:
    space, height = _find(ring, piece) or (0, 0)
    left, target = _target(ring, space, height, spaces)
    carried = ring[space][height:]
    return tuple(stack + carried if i == target else stack for i, stack in enumerate(left))


def _after_step(state: State, seat: int) -> Sequence[Event]:
    colour = COLOURS[seat]
    tree = (colour + "Q", colour + "D", colour + "P")
    if any(tree == stack[i : i + 3] for stack in state.ring for i in range(len(stack))):
        return [_end(seat, seat, "tree")]
    return ()


def _after_stop(state: State) -> Sequence[Event]:
    return [_end(1 - state.mover, None, "all-pass")] if state.passes == 2 else ()


def _end(actor: int, winner: int | None, cause: str) -> Event:
    return Event("ended", actor, Facts(winner=winner, cause=cause), _ending(winner, cause))


def _ending(winner: int | None, cause: str) -> Ruling:
    return ended(f"end-{cause}", CAUSES[cause], winner=winner)


def _outcome(state: State) -> Outcome:
    ruling = _ending(state.winner, state.cause or "")
    if state.winner is None:
        return Outcome(((0, 1),), (0.0, 0.0), ruling)
    returns = (1.0, -1.0) if state.winner == 0 else (-1.0, 1.0)
    return Outcome(((state.winner,), (1 - state.winner,)), returns, ruling)


GAME = Marsigel()


def rename(state: State, seats: tuple[int, ...]) -> State:
    """The same position with each colour played from another seat."""
    return replace(
        state,
        ring=tuple(tuple(rename_piece(piece, seats) for piece in stack) for stack in state.ring),
        mover=seats[state.mover],
        winner=None if state.winner is None else seats[state.winner],
    )


def rename_move(move: Roll | Step | Stop, seats: tuple[int, ...]) -> Roll | Step | Stop:
    """A step of the piece as it is renamed."""
    return replace(move, piece=rename_piece(move.piece, seats)) if isinstance(move, Step) else move


def rename_piece(piece: str, seats: tuple[int, ...]) -> str:
    """A piece of the colour that has the seat now."""
    return COLOURS[seats[COLOURS.index(piece[0])]] + piece[1]
