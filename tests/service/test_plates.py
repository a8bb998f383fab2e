"""Building at a table: all begin together, everyone sees every plate, and only the referee's finding counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from rulebound.games.meeple_stacking.judging import judge
from rulebound.referee.builders import Building, Task
from rulebound.referee.court import Crowded, Judged
from rulebound.referee.engine import Compiled
from rulebound.referee.physics import ENGINE
from rulebound.referee.replay import Record, Refused, Terms, check, check_seen, replay
from rulebound.server import plate as plate_module
from rulebound.server import plates as module
from rulebound.server import wire
from rulebound.server.plates import Unfit
from rulebound.store import Plates as Kept
from rulebound.tables.answers import Refused as NotYours
from tests.referee.page import WASM
from tests.service.client import Visitor
from tests.service.plates import INES, PAUL, VERA, At, Hands, Referee, entry, judge_by, now

pytestmark = pytest.mark.usefixtures("no_lead")


def test_all_begin_together_once_all_are_ready() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, VERA)
        assert (await at.plates.ready(VERA, at.table, 0)).plates == []
        assert (await at.plates.ready(VERA, at.table, 0)).ready == [0]
        begun = await at.plates.ready(INES, at.table, 1)
        assert ([plate.seat for plate in begun.plates], begun.ready) == ([0, 1], [])
        assert begun.plates[0].seed != begun.plates[1].seed
        at.close()

    now(work)


@pytest.mark.parametrize("early", [True, False])
def test_whoever_has_two_seats_builds_for_the_second_after_the_first(*, early: bool) -> None:
    """Two worlds at once would be built on one screen, and neither in peace."""

    async def work() -> None:
        at = await At.set_up(VERA, INES, VERA)
        for seat in (0, 2) if early else (0,):
            assert (await at.plates.ready(VERA, at.table, seat)).plates == []
        first, _ = (await at.plates.ready(INES, at.table, 1)).plates
        assert (first.seat, (await at.plates.seen(at.table)).ready) == (0, [2] if early else [])
        waiting = await at.plates.ready(VERA, at.table, 2)
        assert ([plate.seat for plate in waiting.plates], waiting.ready) == ([0, 1], [2])
        await at.judge(VERA, first)
        begun = await at.plates.seen(at.table)
        assert ([plate.seat for plate in begun.plates], begun.ready) == ([0, 1, 2], [])
        at.close()

    now(work)


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES)
        with pytest.raises(NotYours):
            await at.plates.ready(INES, at.table, 0)
        vera, _ = await at.begin()
        piece = wire.LogPiece(0, 6, entry(1))
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
        first, second = entry(1), entry(14)
        for after, frames, inputs in ((0, 6, first), (6, 20, second)):
            await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(after, frames, inputs))
        assert at.told[-2:] == [wire.Played(vera.id, 0, 6, first), wire.Played(vera.id, 6, 20, second)]
        assert (await at.plates.log(at.table, vera.id)) == wire.PlateLog(20, first + second)
        for after, frames in ((6, 30), (21, 30), (20, 10), (20, 20), (20, 7201)):
            with pytest.raises(Unfit, match="frame 20"):
                await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(after, frames, entry(1)))
        # What everybody has seen is what must be handed in.
        with pytest.raises(Refused, match="everybody has seen"):
            await at.judge(VERA, vera, frames=20, inputs=first + entry(13))
        assert [plate.why for plate in (await at.plates.seen(at.table)).plates] == ["edited", ""]
        at.close()

    now(work)


@pytest.mark.parametrize(
    ("why", "frames", "inputs"),
    [
        ("cut", 30, b""),  # the tower stood by then
        ("edited", 40, b"\x13\2\0\0\0\0"),  # it is moved by frame 20, while everybody saw it lie still
        ("", 41, b"\x28\2\0\0\0\0"),
        ("", 40, b""),
    ],
)
def test_a_record_goes_on_from_what_everybody_has_seen(why: str, frames: int, inputs: bytes) -> None:
    seen = b"\1\2\0\0\0\0"
    record = Record(ENGINE["sha256"], 1, 99, frames, seen + inputs, (1, 2))
    if not why:
        check_seen(record, 40, seen)
        return
    with pytest.raises(Refused) as refused:
        check_seen(record, 40, seen)
    assert refused.value.key == why


def test_frames_that_were_told_are_not_left_out() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES)
        vera, _ = await at.begin()
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(0, 40, b""))
        with pytest.raises(Refused, match="40 frames"):
            await at.judge(VERA, vera, frames=39)
        assert [plate.why for plate in (await at.plates.seen(at.table)).plates] == ["cut", ""]
        at.close()

    now(work)


def test_a_log_keeps_to_the_clock_and_to_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES)
        vera, _ = await at.begin()
        for frames, inputs, why in (
            (600, b"", "in 0"),
            (1, bytes(31), "bytes a frame"),
            (7201, b"", "7200, not 7201"),
        ):
            with pytest.raises(Unfit, match=why):
                await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(0, frames, inputs))
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(0, 1, entry(1)))
        monkeypatch.setattr(module, "LEAD_S", 3.0)
        early = await At.set_up(VERA, INES)
        vera, _ = await early.begin()
        with pytest.raises(Unfit, match="not begun"):
            await early.plates.play(VERA, early.table, vera.id, wire.LogPiece(0, 1, b""))
        at.close()
        early.close()

    now(work)


NO_PIECES: dict[str, tuple[bytes, str]] = {
    "cut within an entry": (entry(6)[:-1], "within an entry"),
    "of a frame that all have seen": (entry(4), "tells of frame 5"),
    "of a frame to come": (entry(20), "tells of frame 21"),
    "of two entries in a frame": (entry(6) + entry(0), "two entries"),
    "off the table": (entry(6)[:1] + b"\xff\xff\x7f" + entry(6)[2:], "off the table"),
    "of no meeple": (entry(6)[:-1] + bytes([101]), "no meeple 99"),
    "of a number without end": (b"\x80" * 100, "too large"),
}
"""What follows on frames 0 to 5, of which frame 1 told something; and what is said of it."""


@pytest.mark.parametrize("how", NO_PIECES)
def test_whoever_watches_is_told_nothing_that_is_no_log(how: str) -> None:
    piece, why = NO_PIECES[how]

    async def work() -> None:
        at = await At.set_up(VERA, INES)
        vera, _ = await at.begin()
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(0, 5, entry(1)))
        told = len(at.told)
        with pytest.raises(Unfit, match=why):
            await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(5, 15, piece))
        assert len(at.told) == told
        assert (await at.plates.log(at.table, vera.id)) == wire.PlateLog(5, entry(1))
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(5, 15, entry(14)))
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


def test_a_round_that_is_handed_in_as_its_time_falls_ends_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plate_module, "TURN_S", 0)
    monkeypatch.setattr(module, "GRACE_S", 0.0)
    ending: list[Any] = []
    monkeypatch.setattr(module.Plates, "_spawn", lambda _, work: ending.append(work))

    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        (vera,) = await at.begin()
        for _ in range(1000):
            await asyncio.sleep(0 if ending else 0.001)
        with pytest.raises(Unfit, match="is late"):
            await at.judge(VERA, vera)
        await ending.pop()
        assert [plate.state for plate in (await at.plates.seen(at.table)).plates] == ["late"]
        assert not ending
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


@pytest.mark.parametrize("over", [False, True])
def test_what_is_built_for_a_turn_that_is_no_more_is_given_up(over: bool) -> None:
    """The turn before is taken back, or the other one resigns."""

    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        at.referee.rows = (3, 2, 1)
        (vera,) = await at.begin()
        await at.judge(VERA, vera)
        ines = next(plate for plate in await at.begin() if plate.state == "building")
        if over:
            assert at.table.resign(0, 0).allowed
        else:
            at.table.ask_undo(0, -1, 0)
            assert at.table.reply_undo(1, True, 0).allowed
        assert [plate.state for plate in (await at.plates.seen(at.table)).plates] == ["judged"]
        assert [kept.row.id for kept in await Kept(at.store.database).of(at.table.id)] == [vera.id]
        with pytest.raises(Unfit, match="no round"):
            await at.plates.play(INES, at.table, ines.id, wire.LogPiece(0, 1, entry(1)))
        if not over:
            (again,) = [plate for plate in await at.begin() if plate.state == "building"]
            await at.judge(VERA, again)
            assert {plate.seat for plate in await at.begin() if plate.state == "building"} == {1}
        at.close()

    now(work)


@pytest.mark.parametrize("seen", [True, False])
def test_a_bot_builds_on_for_no_turn_that_is_no_more(seen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at once, nor after a restart, nor where the server ends before anybody has looked."""
    monkeypatch.setattr(Hands, "END", 100_000)

    async def work() -> None:
        at = await At.set_up(VERA, "sure", variant="ladder")
        at.referee.rows = (3, 2, 1)
        (vera,) = await at.begin()
        await at.judge(VERA, vera)
        bot = next(plate for plate in (await at.plates.seen(at.table)).plates if plate.state == "building")
        for _ in range(1000):
            if (await at.plates.log(at.table, bot.id)).frames > 2:
                break
            await asyncio.sleep(0.01)
        assert at.table.resign(0, 0).allowed
        if seen:
            await at.plates.seen(at.table)
            assert [task.seed for task in at.builders.forgotten] == [bot.seed]
            told = len(at.told)
            await asyncio.sleep(4 * module.TELL_S)
            assert len(at.told) == told, "it builds on"
        at.plates.close()
        await at.again().start()
        assert not at.plates._tasks
        assert await Kept(at.store.database).under_way() == []
        assert [plate.id for plate in (await at.plates.seen(at.table)).plates] == [vera.id]
        at.close()

    now(work)


def test_what_is_with_the_referee_as_its_turn_is_taken_back_comes_to_nothing() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        at.referee.rows = (3, 2, 1)
        (vera,) = await at.begin()
        await at.judge(VERA, vera)
        ines = next(plate for plate in await at.begin() if plate.state == "building")
        mine = await at.plates.handed_in(INES, at.table, ines.id)
        at.table.ask_undo(0, -1, 0)
        assert at.table.reply_undo(1, True, 0).allowed
        await at.plates.seen(at.table)
        record = Record(ENGINE["sha256"], mine.seed, 99, 0, b"", (1, 2))
        await at.plates.judged(at.table.id, mine, record, judge_by(at.table))
        assert at.table.to_act == [0]
        assert [kept.row.id for kept in await Kept(at.store.database).of(at.table.id)] == [vera.id]
        at.close()

    now(work)


FALSE: dict[str, tuple[str, Callable[[Record, Record], Record], bool]] = {
    "as it was played": ("", lambda r, _: r, True),
    "with a step edited": (
        "edited", lambda r, _: replace(r, inputs=bytes([r.inputs[0], 4]) + r.inputs[2:]), True,
    ),
    "cut within an entry": ("cut", lambda r, _: replace(r, inputs=r.inputs[:-1]), True),
    "with a steadier seed": ("forged", lambda r, _: replace(r, seed=r.seed % 1000 + 1), False),
    "sped up": ("fast", lambda r, _: replace(r, frames=7200, hashes=(1,) * 62), False),
    "of another seat": ("edited", lambda r, other: replace(other, seed=r.seed), False),
    "without its hashes": ("cut", lambda r, _: replace(r, hashes=()), False),
}  # fmt: skip
"""How the log of a hand is handed in, why it is refused, and whether anything must have been done in it.

What is handed in is made of what was played on one's own plate, and of what the first seat has played.
"""


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
        first: Record | None = None
        for name, plate, (_, forge, again) in zip(who, plates, FALSE.values(), strict=True):
            honest = played(engine, plate.seed) if again else blank(plate.seed)
            first = first or honest
            mine = await at.plates.handed_in(name, at.table, plate.id)
            told.append(at.plates.judged(at.table.id, mine, forge(honest, first), judge_by(at.table)))
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
        piece = {"after": 0, "frames": 3, "inputs": "AQIAAAAA"}
        early = ines.post(f"{here}/{begun[1]['id']}/log", json=piece)
        assert (early.status_code, early.json()["message"]) == (409, "not-as-played")
        time.sleep(begun[1]["wait_ms"] / 1000 + 0.1)
        assert ines.post(f"{here}/{begun[1]['id']}/log", json=piece).json() == {"frames": 3}
        assert socket.receive("played")["inputs"] == "AQIAAAAA"
    assert vera.get(f"{here}/{begun[1]['id']}/log").json() == {"frames": 3, "inputs": "AQIAAAAA"}
    assert vera.move(table, 0, vera.see(table)["seq"], "5-4-2-1")["ruling"]["reason"] == "measured-here"
    for data, status, key in (
        (piece, 400, "bad-request"),
        ({"after": 3, "frames": 3, "inputs": ""}, 400, "bad-request"),
        ({"after": 3, "frames": 7200, "inputs": ""}, 409, "not-as-played"),
        ({"after": 3, "frames": 4, "inputs": "A" * 44}, 413, "too-long"),
        ({"after": 3, "frames": 4, "inputs": "AwIA"}, 400, "bad-request"),
    ):
        refused = ines.post(f"{here}/{begun[1]['id']}/log", json=data)
        assert (refused.status_code, refused.json()["message"]) == (status, key)
    gone = ines.post(f"{here}/another/log", json=piece)
    assert (gone.status_code, gone.json()["message"]) == (404, "no-such-round")
    forged = {"engine": "", "seed": 1, "meeples": 1, "frames": 1, "inputs": "AQIA", "hashes": []}
    told = ines.post(f"{here}/{begun[1]['id']}", json=forged)
    assert (told.status_code, told.json()["message"]) == (409, "not-as-played")
