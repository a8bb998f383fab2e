"""A seat's round at a table, and all of them at one, as this process knows them and as they are kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rulebound.core.event import Seat
from rulebound.games.meeple_stacking import ladder
from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.state import State
from rulebound.referee.builders import Task
from rulebound.referee.log import Heard
from rulebound.referee.physics import FRAMES_PER_S, tremor_of
from rulebound.referee.replay import Terms
from rulebound.server import wire
from rulebound.server.rounds import new_name, new_seed
from rulebound.store import Logged, PlateRow
from rulebound.tables.keeper import wall_ms
from rulebound.tables.table import Table

UNDO: Final = "undone"
ROUND_S, TURN_S = 120, 45

Turn: TypeAlias = tuple[int, ...]


@dataclass(slots=True)
class Plate:
    """A seat's round. `turn` tells the turn from all others of the seat.

    `begins` is on the monotonic clock, and `begins_ms` the same moment by the wall's, as it is kept. Where a bot
    builds, `level` is its, and `base` the lowest row that is asked of it, 0 where it chooses. `heard` is how far
    the log has been read, None before this process has heard any of it.
    """

    seat: Seat
    turn: Turn
    seconds: int
    begins: float
    begins_ms: int
    level: str | None = None
    base: int = 0
    id: str = field(default_factory=new_name)
    seed: int = field(default_factory=new_seed)
    frames: int = 0
    inputs: bytearray = field(default_factory=bytearray)
    heard: Heard | None = None
    state: wire.PlateState = "building"
    why: str = ""
    counted: list[int] = field(default_factory=list)
    move: str = ""
    timer: asyncio.TimerHandle | None = None
    work: asyncio.Task[None] | None = None

    @classmethod
    def given(cls, table: Table, seat: Seat, begins: float, begins_ms: int) -> Plate:
        """A new one for whoever is in a seat."""
        state: State = table.match.state
        climbs = state.house.variant == "ladder"
        row = table.seats[seat]
        level = row.level if row.kind == "bot" else None
        base = ladder.base(state.round) if climbs and level else 0
        seconds = TURN_S if climbs else ROUND_S
        return cls(seat, turn_of(table, seat), seconds, begins, begins_ms, level, base)

    @classmethod
    def kept(cls, logged: Logged) -> Plate:
        """One that was kept. What was with the referee when the server stopped is handed in once more."""
        row = logged.row
        begins = time.monotonic() + (row.begins_ms - wall_ms()) / 1000
        found = cls(
            row.seat,
            tuple(row.turn),
            row.seconds,
            begins,
            row.begins_ms,
            row.level,
            row.base,
            row.id,
            row.seed,
        )
        found.frames, found.inputs = logged.frames, bytearray(logged.inputs)
        found.why, found.counted, found.move = row.why, list(row.counted), row.move
        found.state = next((state for state in ENDED if state == row.state), "building")
        return found

    def row(self, match: str) -> PlateRow:
        """It as it is kept, without its log."""
        return PlateRow(
            self.id, match, self.seat, self.turn, self.level, self.base, self.seed, self.seconds, self.begins_ms,
            self.state, self.why, self.counted, self.move,
        )  # fmt: skip

    @property
    def most_frames(self) -> int:
        """How long its hand is on at most."""
        return self.seconds * FRAMES_PER_S

    @property
    def played_s(self) -> float:
        """Seconds since it began."""
        return max(0.0, time.monotonic() - self.begins)

    @property
    def under_way(self) -> bool:
        """Whether nothing has come of it yet."""
        return self.state not in ENDED

    @property
    def terms(self) -> Terms:
        """What its record must be by now."""
        return Terms(self.seed, self.most_frames, SUPPLY, int(self.played_s * 1000), tremor_of(self.level))

    @property
    def task(self) -> Task:
        """What a bot does there."""
        assert self.level is not None
        return Task(self.seed, self.level, self.seconds, self.base)

    def hears(self, piece: wire.LogPiece) -> Heard:
        """How far its log is read with a piece that follows on it. Raises LogError."""
        before = self.heard or Heard().after(bytes(self.inputs), (0, self.frames), SUPPLY)
        return before.after(piece.inputs, (piece.after, piece.frames), SUPPLY)

    def told(self) -> wire.Plate:
        """It as everyone may see it."""
        wait_ms = int((self.begins - time.monotonic()) * 1000)
        return wire.Plate(
            self.id, round_of(self.turn), self.seat, self.level, self.seed, SUPPLY, self.seconds, wait_ms,
            self.frames, self.state, self.why, self.counted,
        )  # fmt: skip

    def stop(self) -> None:
        """Its time falls no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        """Nobody builds on it any more, nor judges what a bot has built."""
        self.stop()
        if self.work is not None:
            self.work.cancel()


ENDED: tuple[wire.PlateState, ...] = ("judged", "late", "refused")


@dataclass(slots=True)
class Site:
    """The plates of a table, and who is ready for the next."""

    ready: set[Seat] = field(default_factory=set)
    plates: dict[str, Plate] = field(default_factory=dict)

    @classmethod
    def kept(cls, plates: Sequence[Logged]) -> Site:
        """That of a table whose plates were kept."""
        found = [Plate.kept(each) for each in plates]
        return cls(plates={plate.id: plate for plate in found})

    def of(self, table: Table) -> list[Plate]:
        """Those of turns that are still to be taken, or whose seats have no other yet; the others are past.

        A bot that sits down where somebody was building begins anew, on a plate of its own.
        """
        return [
            plate
            for plate in self.plates.values()
            if plate.turn == turn_of(table, plate.seat)
            and not (
                plate.state == "building" and plate.level is None and table.seats[plate.seat].kind == "bot"
            )
        ]

    def given_up(self, table: Table) -> list[Plate]:
        """What was being built for a turn that is no more, left out: it is taken back, or the match is over."""
        here = set() if table.status == "over" else {plate.id for plate in self.of(table)}
        gone = [plate for plate in self.plates.values() if plate.under_way and plate.id not in here]
        for plate in gone:
            plate.give_up()
            del self.plates[plate.id]
        return gone

    def beginning(self, table: Table) -> list[Seat]:
        """Who begins now: all whose turn it is, once each of them is ready; on one screen one after the other.

        Bots are always ready.
        """
        builds = {plate.seat for plate in self.of(table)}
        waiting = [seat for seat in table.to_act if seat not in builds]
        bots = [seat for seat in waiting if table.seats[seat].kind == "bot"]
        busy = {table.seats[plate.seat].holder for plate in self.plates.values() if plate.under_way}
        people = {table.seats[seat].holder for seat in waiting if seat not in bots} - busy
        ready: dict[str | None, Seat] = {}
        for seat in sorted(self.ready):
            if (holder := table.seats[seat].holder) not in busy:
                ready.setdefault(holder, seat)
        return sorted({*ready.values(), *bots}) if people <= ready.keys() else []

    @property
    def idle(self) -> bool:
        """Whether nobody builds here now, or is ready to."""
        return not self.ready and not any(plate.under_way for plate in self.plates.values())

    def told(self) -> wire.Plates:
        """All there is to see of it; the logs come apart."""
        return wire.Plates(sorted(self.ready), [plate.told() for plate in self.plates.values()])


def is_past(table: Table, seat: Seat, turn: Sequence[int]) -> bool:
    """Whether a turn of a seat was taken, and has not been taken back."""
    state: State = table.match.state
    *now, _ = turn_of(table, seat)
    *then, _ = turn
    return then[:2] <= now[:2] and (then != now or seat in (*state.met, *state.failed))


def round_of(turn: Sequence[int]) -> int:
    """The round of a turn, from 1: one variant counts what was judged before, the other its rounds."""
    judged, number, *_ = turn
    return judged + number


def turn_of(table: Table, seat: Seat) -> Turn:
    """What tells a turn of a seat from all others: what was judged before, the round, and what was taken back."""
    state: State = table.match.state
    undone = sum(event.kind == UNDO for event in table.match.log)
    return len(state.scores[seat]), state.round, state.starter, undone
