"""Rounds that are built at tables: who is ready, what each hand has been told so far, and what came of it.

All whose turn it is begin together, once each of them has said that they are ready. What a hand is told comes
piece by piece and is passed on, so that everyone sees every plate, and whoever comes later catches up. In the end
the referee plays the whole log again; what it finds is the move. A log that comes too late, or that is not what was
played, is worth an empty plate, and the reason is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from rulebound.core.event import Seat
from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.notation import build_text
from rulebound.games.meeple_stacking.options import House as Agreed
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.games.meeple_stacking.state import Build, State
from rulebound.referee.court import Court, Crowded, Judged
from rulebound.referee.physics import FRAMES_PER_S
from rulebound.referee.replay import MOST_BYTES, Record, Refused, Terms
from rulebound.server import wire
from rulebound.server.rooms import Rooms
from rulebound.server.rounds import new_name, new_seed
from rulebound.tables import rights
from rulebound.tables.answers import Refused as NotYours
from rulebound.tables.host import Host
from rulebound.tables.rights import Act
from rulebound.tables.table import Table

GAME: Final = "meeple-stacking"
UNDO: Final = "undone"
LEAD_S = 3.0
"""From the moment when the last one is ready to the beginning."""
GRACE_S = 30.0
"""Settling takes 8 s at most; the rest belongs to the network."""
ROUND_S, TURN_S = 120, 45
MOST_SITES = 1_000
"""Beyond them the plates of the table that was seen longest ago, and where nobody builds, are forgotten."""


Turn: TypeAlias = tuple[int, int, int, int]


class Unfit(Exception):
    """What is asked of a plate that cannot be done with it now; `key` is a message key."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


@dataclass(slots=True)
class Plate:
    """A seat's round. `begins` is on the monotonic clock; `turn` tells the turn from all others of the seat."""

    seat: Seat
    turn: Turn
    holder: str
    seconds: int
    begins: float
    id: str = field(default_factory=new_name)
    seed: int = field(default_factory=new_seed)
    frames: int = 0
    inputs: bytearray = field(default_factory=bytearray)
    state: wire.PlateState = "building"
    why: str = ""
    counted: list[int] = field(default_factory=list)
    move: str = ""
    timer: asyncio.TimerHandle | None = None

    @property
    def terms(self) -> Terms:
        """What its record must be by now."""
        played = max(0, int((time.monotonic() - self.begins) * 1000))
        return Terms(self.seed, self.seconds * FRAMES_PER_S, SUPPLY, played)

    def told(self) -> wire.Plate:
        """It as everyone may see it."""
        wait_ms = int((self.begins - time.monotonic()) * 1000)
        return wire.Plate(
            self.id, self.seat, self.seed, SUPPLY, self.seconds, wait_ms,
            self.frames, self.state, self.why, self.counted,
        )  # fmt: skip


@dataclass(slots=True)
class Site:
    """The plates of a table, and who is ready for the next."""

    ready: set[Seat] = field(default_factory=set)
    plates: dict[str, Plate] = field(default_factory=dict)

    def of(self, table: Table) -> list[Plate]:
        """Those of turns that are still to be taken, or whose seats have no other yet; the others are past."""
        return [plate for plate in self.plates.values() if plate.turn == _turn(table, plate.seat)]

    @property
    def idle(self) -> bool:
        """Whether nobody builds here now, or is ready to."""
        return not self.ready and all(
            plate.state not in ("building", "judging") for plate in self.plates.values()
        )

    def told(self) -> wire.Plates:
        """All there is to see of it; the logs come apart."""
        return wire.Plates(sorted(self.ready), [plate.told() for plate in self.plates.values()])


class Plates:
    """The plates of all tables of this process."""

    def __init__(self, host: Host, rooms: Rooms, court: Court) -> None:
        self._host = host
        self._rooms = rooms
        self._court = court
        self._sites: dict[str, Site] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """No plate's time falls any more, and none is handed in."""
        for plate in (plate for site in self._sites.values() for plate in site.plates.values()):
            _stop(plate)
        for task in tuple(self._tasks):
            task.cancel()

    def seen(self, table: Table) -> wire.Plates:
        """The plates of a table. What was judged before somebody left holds still: it is handed in once more."""
        site = self._site(table)
        for plate in site.of(table):
            if plate.move and plate.seat in table.to_act:
                self._spawn(self._hand_in(table.id, plate))
        return site.told()

    def log(self, table: Table, name: str) -> wire.PlateLog:
        """What a hand has been told so far. Raises Unfit."""
        plate = self._plate(table, name)
        return wire.PlateLog(plate.frames, bytes(plate.inputs))

    def ready(self, session: str, table: Table, seat: Seat) -> wire.Plates:
        """The one in a seat is ready to build. Raises NotYours or Unfit."""
        _demand(session, table, seat)
        site = self._site(table)
        if _agreed(table).plate == "shared":
            raise Unfit("plate-shared", "one plate for all is not played at tables yet")
        if seat not in table.to_act:
            raise Unfit("not-building", f"seat {seat} is not to build now")
        if all(plate.seat != seat for plate in site.of(table)):
            site.ready.add(seat)
            self._begin(table, site)
            self._tell(table.id, site)
        return site.told()

    def play(self, session: str, table: Table, name: str, piece: wire.LogPiece) -> None:
        """A piece of the log of one's own hand, passed on to everyone. Raises NotYours or Unfit."""
        plate = self._own(session, table, name)
        if piece.after != plate.frames or not piece.after <= piece.frames <= plate.seconds * FRAMES_PER_S:
            raise Unfit("bad-request", f"the log is at frame {plate.frames}, not {piece.after}")
        if len(plate.inputs) + len(piece.inputs) > MOST_BYTES:
            raise Unfit("too-long", f"a log has at most {MOST_BYTES} bytes")
        plate.frames = piece.frames
        plate.inputs += piece.inputs
        said = wire.Played(plate.id, piece.after, piece.frames, piece.inputs)
        self._rooms.tell(table.id, said)

    def handed_in(self, session: str, table: Table, name: str) -> Plate:
        """One's own plate, which is now with the referee. Raises NotYours or Unfit."""
        plate = self._own(session, table, name)
        plate.state = "judging"
        self._tell(table.id, self._site(table))
        return plate

    async def judged(self, table_id: str, plate: Plate, record: Record, by: Connection) -> Judged:
        """What the referee finds; it is the move of the seat. Raises Refused; Crowded: it can be tried again."""
        try:
            if not record.inputs.startswith(bytes(plate.inputs)):
                raise Refused("edited", "what everybody has seen is not what this log begins with")
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

    def _begin(self, table: Table, site: Site) -> None:
        """Whoever is ready begins, once everybody is whose turn it is; on one screen one after the other."""
        builds = {plate.seat for plate in site.of(table)}
        waiting = [seat for seat in table.to_act if seat not in builds]
        busy = {plate.holder for plate in site.plates.values() if plate.state in ("building", "judging")}
        people = {table.seats[seat].holder for seat in waiting} - busy
        if not people <= {table.seats[seat].holder for seat in site.ready}:
            return
        seconds = TURN_S if _agreed(table).variant == "ladder" else ROUND_S
        begins = time.monotonic() + LEAD_S
        site.plates = {plate.id: plate for plate in site.of(table)}
        for seat in sorted(site.ready):
            plate = Plate(seat, _turn(table, seat), table.seats[seat].holder or "", seconds, begins)
            site.plates[plate.id] = plate
            wait = LEAD_S + seconds + GRACE_S
            loop = asyncio.get_running_loop()
            plate.timer = loop.call_later(wait, self._late, table.id, plate)
        site.ready.clear()

    def _late(self, table_id: str, plate: Plate) -> None:
        if plate.state == "judging":  # a crowded referee may still give it back
            plate.timer = asyncio.get_running_loop().call_later(GRACE_S, self._late, table_id, plate)
        elif plate.state == "building":
            self._spawn(self._end(table_id, plate, Scene(), "late", "late"))

    async def _end(
        self, table_id: str, plate: Plate, scene: Scene, state: wire.PlateState, why: str = ""
    ) -> None:
        _stop(plate)
        plate.state, plate.why = state, why
        site = self._sites.get(table_id)
        if site is not None:
            self._tell(table_id, site)
        plate.move = build_text(Build(scene))
        await self._hand_in(table_id, plate)

    async def _hand_in(self, table_id: str, plate: Plate) -> None:
        def still(table: Table) -> bool:
            return plate.seat in table.to_act and plate.turn == _turn(table, plate.seat)

        await self._host.hand_in(table_id, plate.seat, plate.move, still)

    def _site(self, table: Table) -> Site:
        """Plates of the round before stay to be watched again, until the next begin."""
        site = self._sites[table.id] = self._sites.pop(table.id, Site())
        site.ready &= set(table.to_act)
        if len(self._sites) > MOST_SITES and (
            oldest := next((key for key, each in self._sites.items() if each.idle), None)
        ):
            del self._sites[oldest]
        return site

    def _own(self, session: str, table: Table, name: str) -> Plate:
        """A plate on which a session still builds. Raises NotYours or Unfit."""
        plate = self._plate(table, name)
        _demand(session, table, plate.seat)
        if plate.state != "building":
            raise Unfit("no-such-round", f"the round of seat {plate.seat} is {plate.state}")
        return plate

    def _plate(self, table: Table, name: str) -> Plate:
        plate = self._site(table).plates.get(name)
        if plate is None:
            raise Unfit("no-such-round", f"no round {name[:40]} is being built here")
        return plate

    def _tell(self, table_id: str, site: Site) -> None:
        self._rooms.tell(table_id, site.told())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _demand(session: str, table: Table, seat: Seat) -> None:
    ruling = rights.judge(session, table, seat, Act.COMMAND)
    if not ruling.allowed:
        raise NotYours(ruling)


def _agreed(table: Table) -> Agreed:
    state: State = table.match.state
    return state.house


def _turn(table: Table, seat: Seat) -> Turn:
    """What tells a turn of a seat from all others: what was judged before, the round, and what was taken back."""
    state: State = table.match.state
    undone = sum(event.kind == UNDO for event in table.match.log)
    return len(state.scores[seat]), state.round, state.starter, undone


def _stop(plate: Plate) -> None:
    if plate.timer is not None:
        plate.timer.cancel()
        plate.timer = None
