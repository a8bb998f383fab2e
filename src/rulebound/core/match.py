"""A match: the log of events is the truth; states, undo and what-if come from it through snapshots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Generic, TypeVar

from rulebound.core.chance import Seed
from rulebound.core.event import BEFORE, CHANCE, SYSTEM, Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import Concession, Decision, Game, Options, Outcome, placed, positions
from rulebound.core.ruling import Ruling, forced, illegal

S = TypeVar("S")
M = TypeVar("M")

SNAPSHOT_EVERY = 8
"""Events between kept states: a step back folds little more than this many events."""

UNDO = "table/undo.back-to-a-decision"
NEVER_PAST_CHANCE = "table/undo.never-past-chance"


class Match(Generic[S, M]):
    """One playing of a game: options, seed and log, with the state that they give.

    A step is what one submission brings about, up to the next decision of a player; draws of chance
    are made at once, keyed by how many came before: no player decides that, while moves and undone
    moves make the log as long as a player likes. Undoing appends an event: nothing is ever taken out
    of the log. `position` is a position text to start from instead of the game's first state.
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
        self.draws = 0  # made so far; undoing never goes back past one
        self.state: S = game.start(seats, self.options) if position is None else placed(game, seats, position)
        self._line: list[int] = []  # seqs of the events that have not been undone
        self._kept = 0  # length of the line at the newest snapshot
        self._snapshots: dict[int, S] = {BEFORE: self.state}

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
        opening = () if position is None else positions(game).opening(match.state)
        match._step(opening, {}, at_ms, cause=BEFORE)
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
        """The match that a log tells. Raises ValueError naming the event that does not follow.

        The events are believed where they can be folded; `rulebound.core.verify` asks the rules again.
        """
        match = cls(game, seats, options, seed, position)
        for event in log:
            match.take(event)
        return match

    @property
    def seq(self) -> int:
        """The number of the last event; -1 before the first."""
        return len(self.log) - 1

    @property
    def decision(self) -> Decision | Outcome:
        """Who must act now, or how the match ended."""
        return self.game.decision(self.state)

    @property
    def line(self) -> tuple[Event, ...]:
        """The events that have not been undone."""
        return tuple(self.log[seq] for seq in self._line)

    def line_at(self, seq: int) -> tuple[Event, ...]:
        """The events up to `seq` that had not been undone then."""
        return tuple(self.log[n] for n in _line_of(self.log[: seq + 1]))

    def judge(self, seat: Seat, move: M) -> Ruling:
        """What the rules say of a move now."""
        return self.game.judge(self.state, seat, move)

    def submit(self, acts: Mapping[Seat, M], at_ms: int = 0) -> Ruling | tuple[Event, ...]:
        """Play the moves of all seats that are asked: the new events, or the ruling that refuses them.

        A refusal changes nothing. Raises ValueError when a seat that is asked has no move here.
        """
        for seat, move in sorted(acts.items(), key=lambda act: act[0]):
            ruling = self.judge(seat, move)
            if not ruling.allowed:
                return ruling
        decision = self.decision
        if isinstance(decision, Outcome) or set(acts) != decision.seats:
            raise ValueError("moves must come from exactly the seats that are asked")
        return self._step(self.game.resolve(self.state, acts), acts, at_ms)

    def concede(self, seat: Seat, why: Concession, at_ms: int = 0) -> tuple[Event, ...]:
        """A seat resigns or its time is up; no events when the match is over."""
        return self._step(self.game.concede(self.state, seat, why), {}, at_ms)

    def decisions(self) -> tuple[int, ...]:
        """The seqs after which a player was asked, on the line that has not been undone; -1 or more."""
        return tuple(
            before
            for before, seq in pairwise((BEFORE, *self._line))
            if self.log[seq].cause == seq and self.log[seq].actor != CHANCE
        )

    @property
    def moves(self) -> int:
        """How many decisions were answered by a move, on the line that has not been undone; giving up is none."""
        line = (self.log[seq] for seq in self._line)
        return len({event.cause for event in line if event.move is not None and event.actor != CHANCE})

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
        seq = len(self.log)
        event = Event("undone", actor, Facts(to=to), ruling, seq=seq, cause=seq, at_ms=at_ms)
        self._take_back(event, to)
        return (event,)

    def state_at(self, seq: int) -> S:
        """The state after event `seq`, undone or not (-1: the start). Raises IndexError beyond the log."""
        if not BEFORE <= seq < len(self.log):
            raise IndexError(f"the log has events 0 to {self.seq}, not {seq}")
        return self._fold_line(_line_of(self.log[: seq + 1]))

    def branch(self, seq: int | None = None) -> Match[S, M]:
        """A copy up to event `seq` to try things in; its chance is a stream of its own.

        What chance has still to decide there is drawn anew. Raises ValueError within a step.
        """
        log = self.log if seq is None else self.log[: seq + 1]
        following = self.log[len(log) : len(log) + 1]
        if following and following[0].cause != len(log):
            raise ValueError(f"event {len(log)} belongs to the same step as the event before it")
        seed = self.seed.derive("branch")
        match = Match.replay(self.game, self.seats, self.options, seed, log, self.position)
        match._step((), {}, log[-1].at_ms if log else 0)
        return match

    def take(self, event: Event) -> None:
        """Append an event of a log that was written before. Raises ValueError when it does not follow."""
        number = len(self.log)
        same_step = self.log[-1].cause if self.log else BEFORE
        if event.seq != number or event.cause not in (number, same_step):
            raise ValueError(f"event {number} was expected, not {event.seq} of step {event.cause}")
        if event.kind == "undone":
            to = event.data.get("to")
            if type(to) is not int or not self.judge_undo(to).allowed:
                raise ValueError(f"event {number}: nothing can be undone back to {to!r}")
            self._take_back(event, to)
            return
        try:
            after = self.game.fold(self.state, event)
        except (LookupError, TypeError, ValueError) as error:
            raise ValueError(f"event {number}: {event.kind} cannot be read: {error}") from None
        self._take(event, after)

    def _step(
        self, events: Sequence[Event], acts: Mapping[Seat, M], at_ms: int, cause: int | None = None
    ) -> tuple[Event, ...]:
        """Take the events of a step and the draws that follow it: all of them, or none if one fails."""
        state, taken = self.state, list[tuple[Event, S]]()
        first, draws = len(self.log), self.draws
        cause = first if cause is None else cause
        while True:
            moves = {seat: self.game.notate(state, move) for seat, move in acts.items()}
            for event in stamp(events, moves, first + len(taken), cause, at_ms):
                state = self.game.fold(state, event)
                taken.append((event, state))
            decision = self.game.decision(state)
            if isinstance(decision, Outcome) or decision.seats != {CHANCE}:
                break
            cause = first + len(taken)
            acts = {CHANCE: self.seed.choose(self.game.chances(state), draws)}
            draws += 1
            events = self.game.resolve(state, acts)
        for event, after in taken:
            self._take(event, after)
        return tuple(event for event, _ in taken)

    def _take(self, event: Event, after: S) -> None:
        if event.cause == event.seq and len(self._line) - self._kept >= SNAPSHOT_EVERY:
            self._snapshots[self._line[-1]] = self.state
            self._kept = len(self._line)
        self.log.append(event)
        self.draws += event.is_draw
        self._line.append(event.seq)
        self.state = after

    def _take_back(self, event: Event, to: int) -> None:
        self.log.append(event)
        self._line = [seq for seq in self._line if seq <= to]
        self._kept = min(self._kept, len(self._line))
        self.state = self._fold_line(self._line)

    def _fold_line(self, line: Sequence[int]) -> S:
        start = next((i for i in range(len(line), 0, -1) if line[i - 1] in self._snapshots), 0)
        state = self._snapshots[line[start - 1] if start else BEFORE]
        for seq in line[start:]:
            state = self.game.fold(state, self.log[seq])
        return state


def stamp(
    events: Sequence[Event], moves: Mapping[Seat, str], seq: int, cause: int, at_ms: int
) -> list[Event]:
    """The events of a step with their places in the log and the moves that made them.

    Raises ValueError when a move has no event of its seat, which would be a fault of the game.
    """
    left = dict(moves)
    stamped = [
        replace(event, seq=seq + i, cause=cause, at_ms=at_ms, move=left.pop(event.actor, None))
        for i, event in enumerate(events)
    ]
    if left or (CHANCE in moves and stamped[0].actor != CHANCE):
        raise ValueError(f"the events of a step do not begin with those of its moves {dict(moves)}")
    return stamped


def _line_of(log: Sequence[Event]) -> list[int]:
    line: list[int] = []
    for event in log:
        if event.kind == "undone":
            to = int(str(event.data["to"]))
            line = [seq for seq in line if seq <= to]
        else:
            line.append(event.seq)
    return line
