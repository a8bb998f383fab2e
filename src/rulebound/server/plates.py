"""Rounds that are built at tables: who is ready, what each hand has been told so far, and what came of it.

All whose turn it is begin together, once each of them has said that they are ready. What a hand is told comes
piece by piece, is kept, and is passed on, so that everyone sees every plate, and whoever comes later catches up,
after a restart of the server too. In the end the referee plays the whole log again; what it finds is the move. A log
that comes too late, or that is not what was played, is worth an empty plate, and the reason is told.

A bot's hand is the server's own: it builds at its pace in another process, and its log goes the same way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from rulebound.core.event import Seat
from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.notation import build_text
from rulebound.games.meeple_stacking.options import House as Agreed
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.games.meeple_stacking.state import Build, State
from rulebound.referee.builders import Builders
from rulebound.referee.court import Court, Crowded, Judged
from rulebound.referee.log import LogError
from rulebound.referee.physics import ENGINE, FRAMES_PER_S
from rulebound.referee.replay import Record, Refused, check_seen
from rulebound.server import wire
from rulebound.server.plate import Plate, Site, is_past, round_of, turn_of
from rulebound.server.rooms import Rooms
from rulebound.store import Plates as Kept
from rulebound.tables import rights
from rulebound.tables.answers import NoTable
from rulebound.tables.answers import Refused as NotYours
from rulebound.tables.host import Host
from rulebound.tables.keeper import wall_ms
from rulebound.tables.rights import Act
from rulebound.tables.table import Table

log = logging.getLogger("rulebound.plates")

GAME: Final = "meeple-stacking"
LEAD_S = 3.0
"""From the moment when the last one is ready to the beginning."""
GRACE_S = 30.0
"""Settling takes 8 s at most; the rest belongs to the network, or to a server that was started again."""
TELL_S = 0.4
"""From one piece of a bot's log to the next."""
AGAIN_S = 3.0
TRIES = 40
"""Until a crowded referee is asked again about a bot's round, and how often."""
BEHIND_S = 10.0
"""A bot that the server is too slow for may be so late; then its hand is off."""
AHEAD_S = 1.0
"""A page's clock may be so far ahead of the server's."""
FRAME_BYTES = 30
"""An entry of a log has six numbers of five bytes at most, and a frame has one entry."""
MOST_BOTS = 32
"""So many bots build at a time; each holds a world of some 10 MB. Others begin when one of them has done."""
MOST_SITES = 1_000
"""Beyond them the plates of the table that was seen longest ago, and where nobody builds, are only in the store."""


class Unfit(Exception):
    """What is asked of a plate that cannot be done with it now; `key` is a message key."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class Plates:
    """The plates of all tables of this process."""

    def __init__(self, host: Host, rooms: Rooms, court: Court, builders: Builders, kept: Kept) -> None:
        self._host = host
        self._rooms = rooms
        self._court = court
        self._builders = builders
        self._kept = kept
        self._sites: dict[str, Site] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots = asyncio.Semaphore(MOST_BOTS)

    async def start(self) -> None:
        """Go on where somebody built when the server stopped."""
        for table_id in await self._kept.under_way():
            with suppress(NoTable):  # whose log says why
                async with self._host.holding(table_id) as table:
                    await self._site(table)

    def close(self) -> None:
        """No plate's time falls any more, and none is handed in."""
        for plate in (plate for site in self._sites.values() for plate in site.plates.values()):
            plate.stop()
        for task in tuple(self._tasks):
            task.cancel()
        self._builders.close()

    async def seen(self, table: Table) -> wire.Plates:
        """The plates of a table. What was judged before somebody left holds still: it is handed in once more."""
        site = await self._site(table)
        site.ready &= set(table.to_act)
        for plate in site.of(table):
            if plate.move and plate.seat in table.to_act:
                self._spawn(self._hand_in(table.id, plate))
        await self._begin(table, site)
        return site.told()

    async def log(self, table: Table, name: str) -> wire.PlateLog:
        """What a hand has been told so far, or was told in a round before. Raises Unfit."""
        if (past := await self._kept.log(table.id, name)) is not None:
            return wire.PlateLog(*past)
        plate = await self._plate(table, name)
        return wire.PlateLog(plate.frames, bytes(plate.inputs))

    async def past(self, table: Table) -> list[wire.PastPlate]:
        """The plates of the rounds before that can be watched again, the first one first."""
        return [
            wire.PastPlate(
                row.id, round_of(row.turn), row.seat, row.level, row.seed, SUPPLY, list(row.counted)
            )
            for row in await self._kept.past(table.id)
            if is_past(table, row.seat, row.turn)
        ]

    async def ready(self, session: str, table: Table, seat: Seat) -> wire.Plates:
        """The one in a seat is ready to build. Raises NotYours or Unfit."""
        _demand(session, table, seat)
        site = await self._site(table)
        if _agreed(table).plate == "shared":
            raise Unfit("plate-shared", "one plate for all is not played at tables yet")
        if seat not in table.to_act:
            raise Unfit("not-building", f"seat {seat} is not to build now")
        if all(plate.seat != seat for plate in site.of(table)):
            site.ready = site.ready & set(table.to_act) | {seat}
            if not await self._begin(table, site):
                self._tell(table.id)
        return site.told()

    async def play(self, session: str, table: Table, name: str, piece: wire.LogPiece) -> None:
        """A piece of the log of one's own hand, passed on to everyone. Raises NotYours or Unfit."""
        plate = await self._own(session, table, name)
        after, frames = piece.after, piece.frames
        if after != plate.frames:
            raise Unfit("bad-request", f"the log is at frame {plate.frames}, not {after}")
        if not after < frames <= plate.most_frames:
            raise Unfit(
                "bad-request", f"after frame {after} comes up to frame {plate.most_frames}, not {frames}"
            )
        if time.monotonic() < plate.begins:
            raise Unfit("not-as-played", "fast: the round has not begun")
        if frames > (plate.played_s + AHEAD_S) * FRAMES_PER_S:
            raise Unfit("not-as-played", f"fast: {frames} frames in {plate.played_s:.1f} s")
        if len(piece.inputs) > FRAME_BYTES * (frames - after):
            raise Unfit("too-long", f"a log has at most {FRAME_BYTES} bytes a frame")
        # All who watch play what they are told: it must be a log, and tell of nothing that they have seen already.
        try:
            heard = plate.hears(piece)
        except LogError as error:
            raise Unfit("bad-request", str(error)) from None
        await self._hear(table.id, plate, piece.frames, piece.inputs)
        plate.heard = heard

    async def handed_in(self, session: str, table: Table, name: str) -> Plate:
        """One's own plate, which is now with the referee. Raises NotYours or Unfit."""
        plate = await self._own(session, table, name)
        plate.state = "judging"
        self._tell(table.id)
        return plate

    async def judged(self, table_id: str, plate: Plate, record: Record, by: Connection) -> Judged:
        """What the referee finds; it is the move of the seat. Raises Refused; Crowded: it can be tried again."""
        try:
            check_seen(record, plate.frames, bytes(plate.inputs))
            found = await self._court.judged(record, plate.terms, by)
        except Crowded:
            plate.state = "building"
            raise
        except Refused as refused:
            await self._end(table_id, plate, Scene(), "refused", refused.key)
            raise
        plate.frames, plate.inputs = record.frames, bytearray(record.inputs)
        pyramid = found.judgement.pyramid
        plate.counted = [] if pyramid is None else sorted(pyramid.meeples)
        await self._end(table_id, plate, found.scene, "judged")
        return found

    async def _begin(self, table: Table, site: Site) -> bool:
        """Let begin whoever does now; whether anybody does."""
        if _agreed(table).plate == "shared" or not (seats := site.beginning(table)):
            return False
        begins, begins_ms = time.monotonic() + LEAD_S, wall_ms() + round(1000 * LEAD_S)
        plates = [Plate.given(table, seat, begins, begins_ms) for seat in seats]
        before = {plate.id: plate for plate in site.of(table)}
        others = [plate for plate in site.plates.values() if plate.id not in before]
        for plate in others:
            plate.give_up()
        built = [plate.row(table.id) for plate in others if plate.state == "judged" and plate.frames]
        built += await self._kept.past(table.id)
        past = [row.id for row in built if is_past(table, row.seat, row.turn)]
        await self._kept.begin(table.id, [plate.row(table.id) for plate in plates], list(before), past)
        site.ready.difference_update(seats)
        site.plates = before | {plate.id: plate for plate in plates}
        for plate in plates:
            self._go_on(table.id, plate)
        self._tell(table.id)
        return True

    def _go_on(self, table_id: str, plate: Plate) -> None:
        """Somebody builds: a bot, or a person whose time falls."""
        if plate.level is not None:
            plate.work = self._spawn(self._build(table_id, plate))
            return
        wait = max(GRACE_S, plate.begins + plate.seconds + GRACE_S - time.monotonic())
        plate.timer = asyncio.get_running_loop().call_later(wait, self._late, table_id, plate)

    async def _build(self, table_id: str, plate: Plate) -> None:
        """A bot at its pace, then what the referee finds. Whatever fails, the others play on."""
        try:
            async with self._bots:
                hashes = await self._built(table_id, plate)
            await self._refereed(table_id, plate, hashes)
        except Exception:
            log.exception("the bot in seat %d at table %s failed", plate.seat, table_id)
            if plate.under_way:
                await self._end(table_id, plate, Scene(), "late", "late")

    async def _built(self, table_id: str, plate: Plate) -> tuple[int, ...]:
        """A bot's round to its end, each piece when its time has come; its hashes."""
        while True:
            due = min(plate.most_frames, int(plate.played_s * FRAMES_PER_S))
            over = plate.played_s > plate.seconds + BEHIND_S
            upto = plate.frames if over else due
            built = await self._builders.built(plate.task, upto, len(plate.inputs), end=over)
            if built.frames > plate.frames:
                await self._hear(table_id, plate, built.frames, built.inputs)
            if built.hashes:
                return built.hashes
            if built.frames >= due:
                await asyncio.sleep(TELL_S)

    async def _refereed(self, table_id: str, plate: Plate, hashes: tuple[int, ...]) -> None:
        sha, seed, inputs = ENGINE["sha256"], plate.seed, bytes(plate.inputs)
        record = Record(sha, seed, plate.terms.meeples, plate.frames, inputs, hashes)
        for _ in range(TRIES):
            plate.state = "judging"
            self._tell(table_id)
            try:
                async with self._host.holding(table_id) as table:
                    by = _agreed(table).connection
                await self.judged(table_id, plate, record, by)
                return
            except Crowded:
                await asyncio.sleep(AGAIN_S)
        raise Crowded(f"asked {TRIES} times")

    async def _hear(self, table_id: str, plate: Plate, frames: int, inputs: bytes) -> None:
        """What a hand was told up to a frame: kept, then passed on."""
        after = plate.frames
        await self._kept.add(plate.id, after, frames, inputs)
        plate.frames = frames
        plate.inputs += inputs
        self._rooms.tell(table_id, wire.Played(plate.id, after, frames, inputs))

    def _late(self, table_id: str, plate: Plate) -> None:
        if plate.state == "judging":  # a crowded referee may still give it back
            plate.timer = asyncio.get_running_loop().call_later(GRACE_S, self._late, table_id, plate)
        elif plate.state == "building":
            plate.state = "late"  # at once: nothing that is handed in meanwhile ends it a second time
            self._spawn(self._end(table_id, plate, Scene(), "late", "late"))

    async def _end(
        self, table_id: str, plate: Plate, scene: Scene, state: wire.PlateState, why: str = ""
    ) -> None:
        plate.stop()
        plate.state, plate.why = state, why
        plate.move = build_text(Build(scene))
        await self._kept.end(plate.row(table_id), plate.frames, bytes(plate.inputs))
        self._tell(table_id)
        await self._hand_in(table_id, plate)

    async def _hand_in(self, table_id: str, plate: Plate) -> None:
        def still(table: Table) -> bool:
            return plate.seat in table.to_act and plate.turn == turn_of(table, plate.seat)

        await self._host.hand_in(table_id, plate.seat, plate.move, still)

    async def _site(self, table: Table) -> Site:
        """The plates of a table that holds still. Those of the round before stay until the next begin."""
        site = self._sites.pop(table.id, None)
        came = site is None
        if site is None:
            site = Site.kept(await self._kept.of(table.id))
        self._sites[table.id] = site
        if gone := site.given_up(table):
            for plate in gone:
                if plate.level is not None:
                    self._builders.forget(plate.task)
            await self._kept.drop([plate.id for plate in gone])
        for plate in site.plates.values():
            if came and plate.under_way:
                self._go_on(table.id, plate)
        if len(self._sites) > MOST_SITES and (
            oldest := next((key for key, each in self._sites.items() if each.idle), None)
        ):
            del self._sites[oldest]
        return site

    async def _own(self, session: str, table: Table, name: str) -> Plate:
        """A plate on which a session still builds. Raises NotYours or Unfit."""
        plate = await self._plate(table, name)
        _demand(session, table, plate.seat)
        if plate.state != "building":
            raise Unfit("no-such-round", f"the round of seat {plate.seat} is {plate.state}")
        return plate

    async def _plate(self, table: Table, name: str) -> Plate:
        plate = (await self._site(table)).plates.get(name)
        if plate is None:
            raise Unfit("no-such-round", f"no round {name[:40]} is being built here")
        return plate

    def _tell(self, table_id: str) -> None:
        if (site := self._sites.get(table_id)) is not None:
            self._rooms.tell(table_id, site.told())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work at a plate failed", exc_info=error)


def _demand(session: str, table: Table, seat: Seat) -> None:
    ruling = rights.judge(session, table, seat, Act.COMMAND)
    if not ruling.allowed:
        raise NotYours(ruling)


def _agreed(table: Table) -> Agreed:
    state: State = table.match.state
    return state.house
