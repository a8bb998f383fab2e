"""Building at a table: all begin together, everyone sees every plate, and only the referee's finding counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge
from rulebound.referee.court import Court, Crowded, Judged
from rulebound.referee.physics import ENGINE
from rulebound.referee.replay import Record, Refused, Terms, check
from rulebound.server import plates as module
from rulebound.server import wire
from rulebound.server.plates import Plate, Plates, Unfit
from rulebound.server.rooms import Rooms
from rulebound.store import SeatRow
from rulebound.tables.answers import Refused as NotYours
from rulebound.tables.host import Host
from rulebound.tables.setup import Plan, game_of, set_up
from rulebound.tables.table import Table
from tests.service.client import Visitor

VERA, INES, PAUL = "vera", "ines", "paul"


class Referee:
    """Finds a pyramid of 2 and 1 in every record that can be of the round, and is crowded when it is told so."""

    def __init__(self) -> None:
        self.crowded = False
        self.terms: list[Terms] = []

    async def judged(self, record: Record, terms: Terms, _by: Any) -> Judged:
        if self.crowded:
            raise Crowded("64 rounds wait")
        self.terms.append(terms)
        check(record, terms)
        scene = flat((2, 1))
        return Judged(scene, judge(scene))


class At:
    """A table with its plates, and what everyone there is told."""

    def __init__(self, *holders: str, **options: Any) -> None:
        seats = [SeatRow("open") for _ in holders]
        self.table = Table(
            game_of("meeple-stacking"), set_up(Plan("meeple-stacking", seats, options), VERA, 0)
        )
        for seat, holder in enumerate(holders):
            self.table.sit(seat, holder, holder, 0)
        self.told: list[wire.Plates | wire.Played] = []
        self.referee = Referee()
        self.plates = Plates(cast(Host, self), cast(Rooms, self), cast(Court, self.referee))

    def tell(self, _table: str, said: wire.Plates | wire.Played) -> None:
        self.told.append(said)

    async def hand_in(self, _table: str, seat: int, text: str, still: Callable[[Table], bool]) -> None:
        if still(self.table):
            assert self.table.move(seat, text, 0, measured=True).allowed

    def begin(self) -> list[wire.Plate]:
        """Everyone whose turn it is says so."""
        for seat in self.table.to_act:
            holder = self.table.seats[seat].holder
            assert holder is not None
            self.plates.ready(holder, self.table, seat)
        return self.plates.seen(self.table).plates

    async def judge(self, who: str, plate: wire.Plate, **other: Any) -> Judged:
        mine = self.plates.handed_in(who, self.table, plate.id)
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


def test_all_begin_together_once_all_are_ready() -> None:
    async def work() -> None:
        at = At(VERA, INES, VERA)
        assert at.plates.ready(VERA, at.table, 0).plates == []
        assert at.plates.ready(VERA, at.table, 0).ready == [0]
        begun = at.plates.ready(INES, at.table, 1)
        assert ([plate.seat for plate in begun.plates], begun.ready) == ([0, 1], [])
        assert begun.plates[0].seed != begun.plates[1].seed
        # Whoever has two seats builds for the second after the first.
        again = at.plates.ready(VERA, at.table, 2)
        assert [plate.seat for plate in again.plates] == [0, 1, 2]
        at.plates.close()

    now(work)


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    async def work() -> None:
        at = At(VERA, INES)
        with pytest.raises(NotYours):
            at.plates.ready(INES, at.table, 0)
        vera, _ = at.begin()
        piece = wire.LogPiece(0, 6, b"\1")
        for act in (
            lambda: at.plates.play(INES, at.table, vera.id, piece),
            lambda: at.plates.handed_in(PAUL, at.table, vera.id),
        ):
            with pytest.raises(NotYours):
                act()
        with pytest.raises(Unfit, match="no round"):
            at.plates.play(VERA, at.table, "another", piece)
        assert at.plates.seen(at.table).plates[0].state == "building"
        at.plates.close()

    now(work)


def test_what_a_hand_is_told_is_passed_on_and_kept_for_those_who_come_later() -> None:
    async def work() -> None:
        at = At(VERA, INES)
        vera, _ = at.begin()
        for after, frames, inputs in ((0, 6, b"ab"), (6, 20, b"c")):
            at.plates.play(VERA, at.table, vera.id, wire.LogPiece(after, frames, inputs))
        assert at.told[-2:] == [wire.Played(vera.id, 0, 6, b"ab"), wire.Played(vera.id, 6, 20, b"c")]
        assert at.plates.log(at.table, vera.id) == wire.PlateLog(20, b"abc")
        for after, frames in ((6, 30), (21, 30), (20, 10), (20, 7201)):
            with pytest.raises(Unfit, match="frame 20"):
                at.plates.play(VERA, at.table, vera.id, wire.LogPiece(after, frames, b"d"))
        # What everybody has seen is what must be handed in.
        with pytest.raises(Refused, match="everybody has seen"):
            await at.judge(VERA, vera, frames=20, inputs=b"abX")
        assert [plate.why for plate in at.plates.seen(at.table).plates] == ["edited", ""]
        at.plates.close()

    now(work)


def test_what_the_referee_finds_is_the_move() -> None:
    async def work() -> None:
        at = At(VERA, INES, rounds=2)
        assert at.table.move(0, "5-4-2-1", 0).reason == "measured-here"
        vera, ines = at.begin()
        assert (await at.judge(VERA, vera)).judgement.points == 4
        assert at.table.to_act == [1]
        with pytest.raises(Refused, match="another engine"):
            await at.judge(INES, ines, engine="0" * 64)
        assert at.table.match.state.scores == ((4,), (0,))
        seen = at.plates.seen(at.table).plates
        assert [(plate.state, plate.why, plate.counted) for plate in seen] == [
            ("judged", "", [1, 2, 3]),
            ("refused", "engine", []),
        ]
        with pytest.raises(Unfit, match="is judged"):
            at.plates.handed_in(VERA, at.table, vera.id)
        assert {plate.id for plate in at.begin()}.isdisjoint({vera.id, ines.id})
        at.plates.close()

    now(work)


def test_a_crowded_referee_is_asked_again() -> None:
    async def work() -> None:
        at = At(VERA, INES)
        vera, _ = at.begin()
        at.referee.crowded = True
        with pytest.raises(Crowded):
            await at.judge(VERA, vera)
        at.referee.crowded = False
        assert (await at.judge(VERA, vera)).judgement.points == 4
        at.plates.close()

    now(work)


def test_a_log_that_is_late_or_missing_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TURN_S", 0)
    monkeypatch.setattr(module, "GRACE_S", 0.0)

    async def work() -> None:
        at = At(VERA, INES, variant="ladder")
        (vera,) = at.begin()
        for _ in range(200):
            await asyncio.sleep(0 if at.plates.seen(at.table).plates[0].state == "late" else 0.01)
        with pytest.raises(Unfit, match="is late"):
            at.plates.handed_in(VERA, at.table, vera.id)
        assert at.table.outcome is not None
        assert at.table.outcome.ranking[0] == (1,)
        at.plates.close()

    now(work)


def test_what_was_judged_holds_when_somebody_leaves() -> None:
    async def work() -> None:
        at = At(VERA, INES, PAUL)
        vera, *_ = at.begin()
        await at.judge(VERA, vera)
        at.table.resign(2, 0)
        assert at.table.to_act == [0, 1]
        at.plates.seen(at.table)
        for _ in range(3):
            await asyncio.sleep(0)
        assert at.table.to_act == [1]
        at.plates.close()

    now(work)


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
