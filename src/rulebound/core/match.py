"""A match: the log of events is the truth; states, undo and what-if come from it through snapshots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Generic, TypeVar

from rulebound.core.chance import Seed
from rulebound.core.event import CHANCE, SYSTEM, Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import Concession, Decision, Game, Options, Outcome, positions
from rulebound.core.ruling import Ruling, forced, illegal

S = TypeVar("S")
M = TypeVar("M")

SNAPSHOT_EVERY = 8
"""Events between kept states: a step back folds little more than this many events."""

BEFORE = -1
"""Cause of the events that the rules bring about in a given position before anyone is asked."""

UNDO = "table/undo.back-to-a-decision"
NEVER_PAST_CHANCE = "table/undo.never-past-chance"


class Match(Generic[S, M]):
    """One playing of a game: options, seed and log, with the state that they give.

    A step is what one submission brings about, up to the next decision of a player; draws of chance
    are made at once, keyed by the number of their event. Undoing appends an event: nothing is ever
    taken out of the log.
    """

    def __init__(
        self, game: Game[S, M], seats: int, options: Options, seed: Seed, position: str | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(game.spec.complete(options))
        self.seed = seed
        self.position = position
        self.log: list[Event] = []
        self._line: list[int] = []  # seqs of the events that have not been undone
        self._kept = 0  # length of the line at the newest snapshot
        start = game.start(seats, self.options)
        self._snapshots: dict[int, S] = {
            -1: start if position is None else positions(game).position(position)
        }
        self.state: S = self._snapshots[-1]

    @classmethod
    def begin(
        cls,
        game: Game[S, M],
        seats: int,
        options: Options,
        seed: Seed,
        at_ms: int = 0,
        position: str | None = None,
    ) -> Match[S, M]:
        """A new match, from a position text if one is given, with what comes before the first decision."""
        match = cls(game, seats, options, seed, position)
        if position is not None:
            for event in positions(game).opening(match.state):
                match._take(match._stamp(event, BEFORE, at_ms))
        match._append((), at_ms)
        return match

    @classmethod
    def replay(
        cls,
        game: Game[S, M],
        seats: int,
        options: Options,
        seed: Seed,
        log: Iterable[Event],
        position: str | None = None,
    ) -> Match[S, M]:
        """The match that a log tells. Raises ValueError where an event is out of order."""
        match = cls(game, seats, options, seed, position)
        for event in log:
            match._take(event)
        return match

    @property
    def seq(self) -> int:
        """The number of the last event; -1 before the first."""
        return len(self.log) - 1

    @property
    def decision(self) -> Decision | Outcome:
        """Who must act now, or how the match ended."""
        return self.game.decision(self.state)

    def judge(self, seat: Seat, move: M) -> Ruling:
        """What the rules say of a move now."""
        return self.game.judge(self.state, seat, move)

    def submit(self, acts: Mapping[Seat, M], at_ms: int = 0) -> Ruling | tuple[Event, ...]:
        """Play the acts of all seats that are asked: the new events, or the ruling that refuses them.

        A refusal changes nothing.
        """
        for seat, move in sorted(acts.items()):
            ruling = self.judge(seat, move)
            if not ruling.allowed:
                return ruling
        decision = self.decision
        if isinstance(decision, Outcome) or set(acts) != decision.seats:
            raise ValueError("acts must come from exactly the seats that are asked")
        return self._append(self.game.resolve(self.state, acts), at_ms)

    def concede(self, seat: Seat, why: Concession, at_ms: int = 0) -> tuple[Event, ...]:
        """A seat resigns or its time is up; no events when the match is over."""
        return self._append(self.game.concede(self.state, seat, why), at_ms)

    def decisions(self) -> tuple[int, ...]:
        """The seqs after which a player was asked, on the line that has not been undone; -1 or more."""
        return tuple(
            before
            for before, seq in pairwise((-1, *self._line))
            if self.log[seq].cause == seq and self.log[seq].actor != CHANCE
        )

    def judge_undo(self, to: int) -> Ruling:
        """Whether the match may go back to the decision after event `to`."""
        if to not in self.decisions():
            return illegal("undo-no-decision", UNDO)
        if any(self.log[seq].actor == CHANCE for seq in self._line if seq > to):
            return illegal("undo-past-chance", NEVER_PAST_CHANCE)
        return forced("undo", UNDO)

    def undo(self, to: int, actor: Seat = SYSTEM, at_ms: int = 0) -> Ruling | tuple[Event, ...]:
        """Go back to the decision after event `to`: the undoing event, or the ruling that refuses."""
        ruling = self.judge_undo(to)
        if not ruling.allowed:
            return ruling
        event = Event("undone", actor, Facts(to=to), ruling)
        return (self._take(self._stamp(event, len(self.log), at_ms)),)

    def state_at(self, seq: int) -> S:
        """The state after event `seq`, undone or not (-1: the start). Raises IndexError beyond the log."""
        if not -1 <= seq < len(self.log):
            raise IndexError(f"the log has events 0 to {self.seq}, not {seq}")
        return self._fold_line(_line_of(self.log[: seq + 1]))

    def branch(self, seq: int | None = None) -> Match[S, M]:
        """A copy up to event `seq` to try things in; its chance is a stream of its own."""
        log = self.log if seq is None else self.log[: seq + 1]
        seed = self.seed.derive("branch")
        return Match.replay(self.game, self.seats, self.options, seed, log, self.position)

    def _append(self, events: Sequence[Event], at_ms: int) -> tuple[Event, ...]:
        first = len(self.log)
        for event in events:
            self._take(self._stamp(event, first, at_ms))
        while isinstance(decision := self.decision, Decision) and decision.seats == {CHANCE}:
            drawn = self.seed.choose(self.game.chances(self.state), len(self.log))
            cause = len(self.log)
            for event in self.game.resolve(self.state, {CHANCE: drawn}):
                self._take(self._stamp(event, cause, at_ms))
        return tuple(self.log[first:])

    def _stamp(self, event: Event, cause: int, at_ms: int) -> Event:
        return replace(event, seq=len(self.log), cause=cause, at_ms=at_ms)

    def _take(self, event: Event) -> Event:
        if event.seq != len(self.log):
            raise ValueError(f"event {len(self.log)} was expected, not {event.seq}")
        self.log.append(event)
        if event.kind == "undone":
            self._line = _line_of(self.log)
            self._kept = min(self._kept, len(self._line))
            self.state = self._fold_line(self._line)
        else:
            if event.cause == event.seq and len(self._line) - self._kept >= SNAPSHOT_EVERY:
                self._snapshots[self._line[-1]] = self.state
                self._kept = len(self._line)
            self._line.append(event.seq)
            self.state = self.game.fold(self.state, event)
        return event

    def _fold_line(self, line: Sequence[int]) -> S:
        start = next((i for i in range(len(line), 0, -1) if line[i - 1] in self._snapshots), 0)
        state = self._snapshots[line[start - 1] if start else -1]
        for seq in line[start:]:
            state = self.game.fold(state, self.log[seq])
        return state


def _line_of(log: Sequence[Event]) -> list[int]:
    line: list[int] = []
    for event in log:
        if event.kind == "undone":
            to = event.data["to"]
            line = [seq for seq in line if isinstance(to, int) and seq <= to]
        else:
            line.append(event.seq)
    return line
