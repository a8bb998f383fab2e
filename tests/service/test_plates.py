"""Building at a table: all begin together, everyone sees every plate, and only the referee's finding counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest

from rulebound.bots import seated
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.referee.builders import Building, Built, Task
from rulebound.referee.court import Crowded, Judged
from rulebound.referee.engine import Compiled
from rulebound.referee.physics import ENGINE
from rulebound.referee.replay import Record, Refused, Terms, check, replay
from rulebound.server import plate as plate_module
from rulebound.server import plates as module
from rulebound.server import wire
from rulebound.server.plate import Plate
from rulebound.server.plates import Plates, Unfit
from rulebound.store import Plates as Kept
from rulebound.store import SeatRow, Store, open_database, sqlite_url
from rulebound.store.schema import metadata
from rulebound.tables.answers import Refused as NotYours
from rulebound.tables.setup import Plan, game_of, set_up
from rulebound.tables.table import Table
from tests.referee.page import WASM
from tests.service.client import Visitor

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


class Hands:
    """Bots that let go after 30 frames; what they are told is one byte a frame, by their seed."""

    END = 30

    async def built(self, task: Task, upto: int, known: int = 0, *, end: bool = False) -> Built:
        frames = min(upto, self.END)
        inputs = hand(task.seed, frames)
        done = frames == self.END or end
        return Built(frames, inputs[known:], (1, 2) if done else ())

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


@pytest.fixture(autouse=True)
def no_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LEAD_S", 0.0)
    monkeypatch.setattr(module, "TELL_S", 0.01)


def test_all_begin_together_once_all_are_ready() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, VERA)
        assert (await at.plates.ready(VERA, at.table, 0)).plates == []
        assert (await at.plates.ready(VERA, at.table, 0)).ready == [0]
        begun = await at.plates.ready(INES, at.table, 1)
        assert ([plate.seat for plate in begun.plates], begun.ready) == ([0, 1], [])
        assert begun.plates[0].seed != begun.plates[1].seed
        # Whoever has two seats builds for the second after the first.
        again = await at.plates.ready(VERA, at.table, 2)
        assert [plate.seat for plate in again.plates] == [0, 1, 2]
        at.close()

    now(work)


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES)
        with pytest.raises(NotYours):
            await at.plates.ready(INES, at.table, 0)
        vera, _ = await at.begin()
        piece = wire.LogPiece(0, 6, b"\1")
        for act in (
            at.plates.play(INES, at.table, vera.id, piece),
            at.plates.handed_in(PAUL, at.table, vera.id),
        ):
            with pytest.raises(NotYours):
                await act
        with pytest.raises(Unfit, match="no round"):
            await at.plates.play(VERA, at.table, "another", piece)
        assert (await at.plates.seen(at.table)).plates[0].state == "building"
        at.close()

    now(work)


def test_what_a_hand_is_told_is_passed_on_and_kept_for_those_who_come_later() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES)
        vera, _ = await at.begin()
        for after, frames, inputs in ((0, 6, b"ab"), (6, 20, b"c")):
            await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(after, frames, inputs))
        assert at.told[-2:] == [wire.Played(vera.id, 0, 6, b"ab"), wire.Played(vera.id, 6, 20, b"c")]
        assert (await at.plates.log(at.table, vera.id)) == wire.PlateLog(20, b"abc")
        for after, frames in ((6, 30), (21, 30), (20, 10), (20, 20), (20, 7201)):
            with pytest.raises(Unfit, match="frame 20"):
                await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(after, frames, b"d"))
        # What everybody has seen is what must be handed in.
        with pytest.raises(Refused, match="everybody has seen"):
            await at.judge(VERA, vera, frames=20, inputs=b"abX")
        assert [plate.why for plate in (await at.plates.seen(at.table)).plates] == ["edited", ""]
        at.close()

    now(work)


def test_what_the_referee_finds_is_the_move() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, rounds=2)
        assert at.table.move(0, "5-4-2-1", 0).reason == "measured-here"
        vera, ines = await at.begin()
        assert (await at.judge(VERA, vera)).judgement.points == 4
        assert at.table.to_act == [1]
        with pytest.raises(Refused, match="another engine"):
            await at.judge(INES, ines, engine="0" * 64)
        assert at.table.match.state.scores == ((4,), (0,))
        seen = (await at.plates.seen(at.table)).plates
        assert [(plate.state, plate.why, plate.counted) for plate in seen] == [
            ("judged", "", [1, 2, 3]),
            ("refused", "engine", []),
        ]
        with pytest.raises(Unfit, match="is judged"):
            await at.plates.handed_in(VERA, at.table, vera.id)
        assert {plate.id for plate in await at.begin()}.isdisjoint({vera.id, ines.id})
        at.close()

    now(work)


def test_a_crowded_referee_is_asked_again() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES)
        vera, _ = await at.begin()
        at.referee.crowded = True
        with pytest.raises(Crowded):
            await at.judge(VERA, vera)
        at.referee.crowded = False
        assert (await at.judge(VERA, vera)).judgement.points == 4
        at.close()

    now(work)


def test_a_log_that_is_late_or_missing_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plate_module, "TURN_S", 0)
    monkeypatch.setattr(module, "GRACE_S", 0.0)

    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        (vera,) = await at.begin()
        for _ in range(200):
            await asyncio.sleep(0 if (await at.plates.seen(at.table)).plates[0].state == "late" else 0.01)
        with pytest.raises(Unfit, match="is late"):
            await at.plates.handed_in(VERA, at.table, vera.id)
        assert at.table.outcome is not None
        assert at.table.outcome.ranking[0] == (1,)
        at.close()

    now(work)


def test_a_whole_game_in_turns_until_one_fails() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        for who, rows in (
            (VERA, (3, 2, 1)), (INES, (3, 2, 1)),
            (INES, (4, 3, 2, 1)), (VERA, (4, 3, 2, 1)),
            (VERA, (5, 4, 3, 2, 1)), (INES, (5, 4, 2, 1)),
        ):  # fmt: skip
            assert [at.table.seats[seat].holder for seat in at.table.to_act] == [who]
            (plate,) = [plate for plate in await at.begin() if plate.state == "building"]
            assert plate.seconds == 45
            at.referee.rows = rows
            await at.judge(who, plate)
        assert at.table.outcome is not None
        assert at.table.outcome.ranking == ((0,), (1,))
        at.close()

    now(work)


def test_what_was_judged_holds_when_somebody_leaves() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, PAUL)
        vera, *_ = await at.begin()
        await at.judge(VERA, vera)
        at.table.resign(2, 0)
        assert at.table.to_act == [0, 1]
        await at.plates.seen(at.table)
        for _ in range(3):
            await asyncio.sleep(0)
        assert at.table.to_act == [1]
        at.close()

    now(work)


async def until(at: At, state: str, seat: int) -> None:
    """Until a seat's plate is in a state, and its move is made."""
    for _ in range(1000):
        seen = (await at.plates.seen(at.table)).plates
        ended = any((plate.seat, plate.state) == (seat, state) for plate in seen)
        if ended and seat not in at.table.to_act:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"seat {seat} is not {state}")


def test_bots_build_beside_people_and_nobody_does_it_for_them() -> None:
    async def work() -> None:
        at = await At.set_up("shaky", VERA, "sure", rounds=1)
        assert (await at.plates.seen(at.table)).plates == [], "bots wait for the people"
        begun = await at.begin()
        assert [(plate.seat, plate.level) for plate in begun] == [(0, "shaky"), (1, None), (2, "sure")]
        for act in (
            at.plates.ready(VERA, at.table, 0),
            at.plates.play(VERA, at.table, begun[0].id, wire.LogPiece(0, 6, b"\1")),
            at.plates.handed_in(VERA, at.table, begun[0].id),
        ):
            with pytest.raises(NotYours):
                await act
        await until(at, "judged", 0)
        await until(at, "judged", 2)
        assert sorted(terms.tremor for terms in at.referee.terms) == [0.03, 0.08]
        pieces = [said for said in at.told if isinstance(said, wire.Played) and said.id == begun[0].id]
        told = b"".join(piece.inputs for piece in pieces)
        assert told == hand(begun[0].seed, 30)
        assert len(pieces) > 1, "piece by piece, as it is built"
        assert at.table.to_act == [1]
        at.close()

    now(work)


def test_a_bot_s_turn_begins_by_itself() -> None:
    async def work() -> None:
        at = await At.set_up("steady", VERA, variant="ladder")
        (bot,) = (await at.plates.seen(at.table)).plates
        assert (bot.seat, bot.seconds) == (0, 45)
        assert at.plates._sites[at.table.id].plates[bot.id].task.base == 3
        await until(at, "judged", 0)  # the referee finds 2-1, which is not 3-2-1
        assert at.table.outcome is not None
        assert at.table.outcome.ranking[0] == (1,)
        at.close()

    now(work)


def test_a_server_that_is_started_anew_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hands, "END", 600)

    async def work() -> None:
        at = await At.set_up(VERA, "sure", INES, rounds=1)
        vera, bot, ines = await at.begin()
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(0, 6, b"ab"))
        for _ in range(1000):
            if (seen := await at.plates.log(at.table, bot.id)).frames > 2:
                break
            await asyncio.sleep(0.01)
        assert (await at.judge(INES, ines)).judgement.points == 4
        await at.plates.handed_in(VERA, at.table, vera.id)  # and the server ends before it is judged
        at.plates.close()
        await at.again().start()
        plates = (await at.plates.seen(at.table)).plates
        assert [(plate.id, plate.seed, plate.state) for plate in plates] == [
            (vera.id, vera.seed, "building"),
            (bot.id, bot.seed, "building"),
            (ines.id, ines.seed, "judged"),
        ]
        assert plates[2].counted == [1, 2, 3]
        assert await at.plates.log(at.table, vera.id) == wire.PlateLog(6, b"ab")
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(6, 20, b"c"))
        monkeypatch.setattr(Hands, "END", 30)
        await until(at, "judged", 1)
        log = await at.plates.log(at.table, bot.id)
        assert log.inputs.startswith(seen.inputs)
        assert log.inputs == hand(bot.seed, log.frames)
        assert (await at.judge(VERA, vera, frames=20)).judgement.points == 4
        assert at.table.status == "over"
        at.plates.close()
        await at.again().start()
        plates = (await at.plates.seen(at.table)).plates
        assert [plate.state for plate in plates] == ["judged"] * 3, "and is still there to be watched again"
        assert await at.plates.log(at.table, vera.id) == wire.PlateLog(20, b"abc")
        at.close()

    now(work)


def test_a_restart_does_not_cut_short_whoever_was_building(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plate_module, "TURN_S", 0)
    monkeypatch.setattr(module, "GRACE_S", 0.5)

    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        (vera,) = await at.begin()
        at.plates.close()
        await asyncio.sleep(0.6)  # the server is down until the time is long over
        await at.again().start()
        assert (await at.judge(VERA, vera)).judgement.points == 4
        at.close()

    now(work)


def test_the_plates_of_a_round_go_when_the_next_begins() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, rounds=2)
        kept = Kept(at.store.database)
        for _ in range(2):
            plates = await at.begin()
            assert {logged.row.id for logged in await kept.of(at.table.id)} == {plate.id for plate in plates}
            for who, plate in zip((VERA, INES), plates, strict=True):
                await at.plates.play(who, at.table, plate.id, wire.LogPiece(0, 1, b"a"))
                await at.judge(who, plate, frames=1)
        assert await kept.drop_old(0) == 0
        assert await kept.drop_old(2**50) == 2
        assert await kept.of(at.table.id) == []
        at.close()

    now(work)


FALSE: dict[str, tuple[str, Callable[[Record], Record], bool]] = {
    "as it was played": ("", lambda r: r, True),
    "with a step edited": (
        "edited", lambda r: replace(r, inputs=bytes([r.inputs[0], 4]) + r.inputs[2:]), True,
    ),
    "cut within an entry": ("cut", lambda r: replace(r, inputs=r.inputs[:-1]), True),
    "with a steadier seed": ("forged", lambda r: replace(r, seed=r.seed % 1000 + 1), False),
    "sped up": ("fast", lambda r: replace(r, frames=7200, hashes=(1,) * 62), False),
    "without its hashes": ("cut", lambda r: replace(r, hashes=()), False),
}  # fmt: skip
"""How the log of a hand is handed in, why it is refused, and whether anything must have been done in it."""


def test_what_was_not_played_is_an_empty_plate_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the engine itself; the others' round goes on, whatever one of them hands in."""
    monkeypatch.setattr(module, "LEAD_S", -10.0)

    async def work() -> None:
        who = [str(number) for number in range(len(FALSE))]
        at = await At.set_up(*who, rounds=1)
        engine = Compiled(WASM)
        at.referee = Real(engine)
        at.again()
        plates = await at.begin()
        told = []
        for name, plate, (_, forge, again) in zip(who, plates, FALSE.values(), strict=True):
            honest = played(engine, plate.seed) if again else blank(plate.seed)
            mine = await at.plates.handed_in(name, at.table, plate.id)
            told.append(at.plates.judged(at.table.id, mine, forge(honest), judge_by(at.table)))
        found = await asyncio.gather(*told, return_exceptions=True)
        assert ["" if isinstance(each, Judged) else cast(Refused, each).key for each in found] == [
            key for key, *_ in FALSE.values()
        ]
        seen = (await at.plates.seen(at.table)).plates
        assert [plate.why for plate in seen] == [key for key, *_ in FALSE.values()]
        assert at.table.match.state.scores == ((1,), *((0,) for _ in who[1:]))
        at.close()

    now(work)


class Real(Referee):
    """The referee itself, here and now."""

    def __init__(self, engine: Compiled) -> None:
        super().__init__()
        self.engine = engine

    async def judged(self, record: Record, terms: Terms, by: Any) -> Judged:
        check(record, terms)
        scene = replay(record, self.engine, terms.tremor)
        return Judged(scene, judge(scene, by=by))


def blank(seed: int) -> Record:
    """A round in which nothing was done."""
    return Record(ENGINE["sha256"], seed, 99, 0, b"", (1, 2))


def played(engine: Compiled, seed: int) -> Record:
    """A round in which a meeple is put on the felt, as a page would tell it; as fast as this machine can."""
    building = Building(engine, Task(seed, "sure", 120, base=1))
    while not building.done:
        building.frame()
    inputs, hashes = building.inputs, building.settle()
    return Record(ENGINE["sha256"], seed, 99, building.frames, inputs, hashes)


def test_over_the_wire(visit: Callable[[], Visitor]) -> None:
    vera, ines, stranger = visit(), visit(), visit()
    table = vera.table("here", "invited", game="meeple-stacking")["id"]
    ines.join(vera.invite(table, 1))
    here = f"/api/tables/{table}/rounds"
    assert stranger.get(here).json()["message"] == "no-table"
    assert vera.post(here, json={"seat": 1}).json()["message"] == "seat-not-yours"
    assert vera.post(here, json={"seat": 0}).json()["ready"] == [0]
    with vera.socket(table) as socket:
        begun = ines.post(here, json={"seat": 1}).json()["plates"]
        assert socket.receive("plates")["plates"][0]["id"] == begun[0]["id"]
        piece = {"after": 0, "frames": 3, "inputs": "AQIA"}
        assert ines.post(f"{here}/{begun[1]['id']}/log", json=piece).json() == {"frames": 3}
        assert socket.receive("played")["inputs"] == "AQIA"
    assert vera.get(f"{here}/{begun[1]['id']}/log").json() == {"frames": 3, "inputs": "AQIA"}
    assert vera.move(table, 0, vera.see(table)["seq"], "5-4-2-1")["ruling"]["reason"] == "measured-here"
    forged = {"engine": "", "seed": 1, "meeples": 1, "frames": 1, "inputs": "AQIA", "hashes": []}
    told = ines.post(f"{here}/{begun[1]['id']}", json=forged)
    assert (told.status_code, told.json()["message"]) == (409, "not-as-played")
