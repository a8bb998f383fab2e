"""A table where plates are built, with stand-ins for the referee and for the bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

from rulebound.bots import seated
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.referee.builders import Built, Task
from rulebound.referee.court import Crowded, Judged
from rulebound.referee.physics import ENGINE
from rulebound.referee.replay import Record, Terms, check
from rulebound.server import wire
from rulebound.server.plate import Plate
from rulebound.server.plates import Plates
from rulebound.store import Plates as Kept
from rulebound.store import SeatRow, Store, open_database, sqlite_url
from rulebound.store.schema import metadata
from rulebound.tables.setup import Plan, game_of, set_up
from rulebound.tables.table import Table

VERA, INES, PAUL = "vera", "ines", "paul"


class Referee:
    """Finds a pyramid, of 2 and 1 unless told otherwise, in every record that can be of the round, and is crowded when it is told so."""

    def __init__(self) -> None:
        self.crowded = False
        self.rows: Rows = (2, 1)
        self.terms: list[Terms] = []

    async def judged(self, record: Record, terms: Terms, _by: Any) -> Judged:
        if self.crowded:
            raise Crowded("64 rounds wait")
        self.terms.append(terms)
        check(record, terms)
        scene = flat(self.rows)
        return Judged(scene, judge(scene))


def hand(seed: int, frames: int) -> bytes:
    """What a bot of these tests is told up to a frame."""
    return (seed.to_bytes(4, "big") * frames)[:frames]


def entry(since: int, right: int = 1) -> bytes:
    """A hand goes so many units to the right, so many frames after what it was told last."""
    return bytes((since, 2 * right, 0, 0, 0, 0))


class Hands:
    """Bots that let go after 30 frames; what they are told is one byte a frame, by their seed."""

    END = 30

    def __init__(self) -> None:
        self.forgotten: list[Task] = []

    async def built(self, task: Task, upto: int, known: int = 0, *, end: bool = False) -> Built:
        frames = min(upto, self.END)
        inputs = hand(task.seed, frames)
        done = frames == self.END or end
        return Built(frames, inputs[known:], (1, 2) if done else ())

    def forget(self, task: Task) -> None:
        self.forgotten.append(task)

    def close(self) -> None:
        pass


class At:
    """A table with its plates, and what everyone there is told."""

    def __init__(self, *holders: str, **options: Any) -> None:
        bots = set(seated("meeple-stacking"))
        seats = [SeatRow("bot", level=who) if who in bots else SeatRow("open") for who in holders]
        stored = set_up(Plan("meeple-stacking", seats, options), VERA, 0)
        self.table = Table(game_of("meeple-stacking"), stored)
        for seat, holder in enumerate(holders):
            if holder not in bots:
                self.table.sit(seat, holder, holder, 0)
        self.told: list[wire.Plates | wire.Played] = []
        self.referee = Referee()
        self.builders = Hands()
        self.store = Store(open_database(sqlite_url(None)))
        self.plates = self.again()

    @classmethod
    async def set_up(cls, *holders: str, **options: Any) -> At:
        """One whose match is kept."""
        at = cls(*holders, **options)
        await at.store.database.write(metadata.create_all)
        await at.store.create(at.table.row, at.table.seats)
        return at

    def again(self) -> Plates:
        """The plates of a server that was started anew, with nothing but what is kept."""
        here: Any = self
        self.plates = Plates(here, here, here.referee, here.builders, Kept(self.store.database))
        return self.plates

    def close(self) -> None:
        self.plates.close()
        self.store.close()

    @asynccontextmanager
    async def holding(self, _table: str) -> AsyncIterator[Table]:
        yield self.table

    def tell(self, _table: str, said: wire.Plates | wire.Played) -> None:
        self.told.append(said)

    async def hand_in(self, _table: str, seat: int, text: str, still: Callable[[Table], bool]) -> None:
        if still(self.table):
            assert self.table.move(seat, text, 0, measured=True).allowed

    async def begin(self) -> list[wire.Plate]:
        """Everyone whose turn it is says so."""
        for seat in self.table.to_act:
            if (holder := self.table.seats[seat].holder) is None:
                continue  # a bot waits for nobody's word
            await self.plates.ready(holder, self.table, seat)
        return (await self.plates.seen(self.table)).plates

    async def judge(self, who: str, plate: wire.Plate, **other: Any) -> Judged:
        mine = await self.plates.handed_in(who, self.table, plate.id)
        return await self.plates.judged(self.table.id, mine, record(mine, **other), judge_by(self.table))


def judge_by(table: Table) -> Any:
    return table.match.state.house.connection


def record(plate: Plate, **other: Any) -> Record:
    usual: dict[str, Any] = {
        "engine": ENGINE["sha256"], "seed": plate.seed, "meeples": 99, "frames": 0,
        "inputs": bytes(plate.inputs), "hashes": (1, 2),
    }  # fmt: skip
    return Record(**{**usual, **other})


def now(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(cast(Any, work()))


async def until(at: At, state: str, seat: int) -> None:
    """Until a seat's plate is in a state, and its move is made."""
    for _ in range(1000):
        seen = (await at.plates.seen(at.table)).plates
        ended = any((plate.seat, plate.state) == (seat, state) for plate in seen)
        if ended and seat not in at.table.to_act:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"seat {seat} is not {state}")
