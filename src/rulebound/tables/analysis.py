"""Trying things out: lines of moves, judgements and thoughts at a place. Nothing here touches a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from rulebound.core.chance import Seed
from rulebound.core.event import CHANCE, Event, Seat
from rulebound.core.game import Decision, Game, NotationError, OptionError, OptionValue, Outcome, positions
from rulebound.core.ruling import Ruling
from rulebound.tables import clauses
from rulebound.tables.setup import SetupError

SEED = Seed(bytes(32))
"""The draws of every analysis: the same for all, and those of no match."""

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """A move, what it brought about, and the state after it."""

    move: str
    events: tuple[Event, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play: where it starts, what the rules did there, its steps, and the refusal that ended it."""

    game: AnyGame
    start: Any
    opening: tuple[Event, ...] = ()
    steps: tuple[Step, ...] = ()
    refused: Ruling | None = None
    undrawn: Any = None
    """The start before chance had a say."""

    @property
    def state(self) -> Any:
        """The state at the end of the line."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def decision(self) -> Decision | Outcome:
        """Who must act at the end of the line, or how it ended."""
        return self.game.decision(self.state)

    @property
    def position(self) -> str:
        """The end of the line as a position text; empty when the game has none."""
        try:
            return positions(self.game).position_text(self.state)
        except NotationError:
            return ""


def begin(
    game: AnyGame, options: Mapping[str, OptionValue], position: str | None, coming: str | None = None
) -> Line:
    """A line from a position text, or from the start. Raises SetupError.

    `coming` is the move that will follow: where it names what chance brings, nothing is drawn before it.
    """
    opening: Sequence[Event] = ()
    try:
        agreed = game.spec.complete(options)
        if position is None:
            state = game.start(min(game.spec.seats), agreed)
        else:
            given = positions(game)
            state = given.position(position)
            opening = given.opening(state)
    except OptionError as error:
        raise SetupError("bad-options", str(error)) from None
    except NotationError as error:
        raise SetupError("bad-position", str(error), error) from None
    return settle(game, state, opening, coming)


def settle(game: AnyGame, state: Any, opening: Sequence[Event] = (), coming: str | None = None) -> Line:
    """A line from a state, after what the rules and chance do there."""
    events = [*opening]
    for event in opening:
        state = game.fold(state, event)
    undrawn = state
    state, drawn = _draw(game, state, len(events), coming)
    return Line(game, state, _number([*events, *drawn], 0), undrawn=undrawn)


def extend(line: Line, moves: Sequence[str]) -> Line:
    """The line with more moves, up to the first that is refused. Raises SetupError where several are asked.

    A move may also name what chance brings where it is asked: "what if I roll a four?"
    """
    count = len(line.opening) + sum(len(step.events) for step in line.steps)
    for text, coming in zip_longest(moves, moves[1:]):
        game, state, decision = line.game, line.state, line.decision
        if isinstance(decision, Decision) and len(decision.seats) > 1:
            raise SetupError("several-asked", f"move {text[:40]!r} is one of several that are chosen at once")
        move, refused = judged(line, text, None)
        if not refused.allowed:
            return replace(line, refused=refused)
        assert isinstance(decision, Decision)
        (seat,) = decision.seats
        said = game.notate(state, move)
        events = list(game.resolve(state, {seat: move}))
        for event in events:
            state = game.fold(state, event)
        state, drawn = _draw(game, state, count + len(events), coming)
        step = Step(said, _number([*events, *drawn], count), state)
        count += len(step.events)
        line = replace(line, steps=(*line.steps, step))
    return line


def judged(line: Line, text: str, seat: Seat | None) -> tuple[Any, Ruling]:
    """A move and its ruling at the end of a line, for the seat to act unless another is given."""
    game, state, decision = line.game, line.state, line.decision
    try:
        move = game.parse(state, text)
    except NotationError as error:
        return None, clauses.not_understood(text, error)
    if seat is None:
        seat = 0 if isinstance(decision, Outcome) else min(decision.seats)
    return move, game.judge(state, seat, move)


def _draw(game: AnyGame, state: Any, number: int, coming: str | None) -> tuple[Any, list[Event]]:
    """Let chance decide until a player is asked, or the coming move says what it brings."""
    events: list[Event] = []
    while isinstance(decision := game.decision(state), Decision) and decision.seats == {CHANCE}:
        if coming is not None and _is_drawn(game, state, coming):
            break
        drawn = SEED.choose(game.chances(state), number + len(events))
        for event in game.resolve(state, {CHANCE: drawn}):
            events.append(event)
            state = game.fold(state, event)
    return state, events


def _is_drawn(game: AnyGame, state: Any, text: str) -> bool:
    """Whether a text names something that chance may bring now."""
    try:
        return game.judge(state, CHANCE, game.parse(state, text)).allowed
    except NotationError:
        return False


def _number(events: Sequence[Event], first: int) -> tuple[Event, ...]:
    return tuple(replace(event, seq=first + n, cause=first) for n, event in enumerate(events))
