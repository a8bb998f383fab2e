"""Bots at a table, and a server that is started anew: nobody's round is lost, and none is played by others."""

from __future__ import annotations

import asyncio

import pytest

from rulebound.server import plate as plate_module
from rulebound.server import plates as module
from rulebound.server import wire
from rulebound.server.plates import Unfit
from rulebound.store import Plates as Kept
from rulebound.store import SeatRow
from rulebound.tables.answers import Refused as NotYours
from tests.service.plates import INES, VERA, At, Hands, entry, hand, now, until

pytestmark = pytest.mark.usefixtures("no_lead")


def test_bots_build_beside_people_and_nobody_does_it_for_them() -> None:
    async def work() -> None:
        at = await At.set_up("shaky", VERA, "sure", rounds=1)
        assert (await at.plates.seen(at.table)).plates == [], "bots wait for the people"
        begun = await at.begin()
        assert [(plate.seat, plate.level) for plate in begun] == [(0, "shaky"), (1, None), (2, "sure")]
        for act in (
            at.plates.ready(VERA, at.table, 0),
            at.plates.play(VERA, at.table, begun[0].id, wire.LogPiece(0, 6, entry(1))),
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


def test_a_bot_that_sits_down_for_somebody_who_left_builds_on_a_plate_of_its_own() -> None:
    async def work() -> None:
        at = await At.set_up(VERA, INES, rounds=1)
        vera, ines = await at.begin()
        await at.plates.play(INES, at.table, ines.id, wire.LogPiece(0, 6, entry(1)))
        at.table.put_out(1, 0)
        assert [plate.id for plate in (await at.plates.seen(at.table)).plates] == [vera.id, ines.id]
        at.table.fill(1, SeatRow("bot", level="sure"), 0)
        mine, bot = (await at.plates.seen(at.table)).plates
        assert (mine.id, bot.seat, bot.level) == (vera.id, 1, "sure")
        assert bot.id != ines.id
        await until(at, "judged", 1)
        assert [logged.row.id for logged in await Kept(at.store.database).of(at.table.id)] == [
            vera.id,
            bot.id,
        ]
        assert at.table.to_act == [0]
        at.close()

    now(work)


def test_a_server_that_is_started_anew_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hands, "END", 600)

    async def work() -> None:
        at = await At.set_up(VERA, "sure", INES, rounds=1)
        vera, bot, ines = await at.begin()
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(0, 6, entry(1)))
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
        assert await at.plates.log(at.table, vera.id) == wire.PlateLog(6, entry(1))
        with pytest.raises(Unfit, match="tells of frame 3"):
            await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(6, 20, entry(2)))
        await at.plates.play(VERA, at.table, vera.id, wire.LogPiece(6, 20, entry(14)))
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
        assert await at.plates.log(at.table, vera.id) == wire.PlateLog(20, entry(1) + entry(14))
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


def test_what_was_built_in_the_rounds_before_can_be_watched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever comes late, and after a restart; a turn that was taken back is told no more."""
    monkeypatch.setattr(module, "LEAD_S", -1.0)  # the frame that is played has had its time

    async def work() -> None:
        at = await At.set_up(VERA, INES, rounds=3)
        kept = Kept(at.store.database)
        rounds: list[list[wire.Plate]] = []

        async def play(inputs: bytes) -> None:
            rounds.append([plate for plate in await at.begin() if plate.state == "building"])
            for who, plate in zip((VERA, INES), rounds[-1], strict=True):
                await at.plates.play(who, at.table, plate.id, wire.LogPiece(0, 1, inputs))
                await at.judge(who, plate, frames=1)

        for right in (1, 2, 3):
            await play(entry(1, right))
        at.plates.close()
        await at.again().start()
        past = await at.plates.past(at.table)
        assert [(each.round, each.seat, each.counted) for each in past] == [
            (number, seat, [1, 2, 3]) for number in (1, 2) for seat in (0, 1)
        ]
        assert [(each.id, each.seed) for each in past] == [
            (plate.id, plate.seed) for plates in rounds[:2] for plate in plates
        ]
        for number, plates in enumerate(rounds, 1):
            for plate in plates:
                assert await at.plates.log(at.table, plate.id) == wire.PlateLog(1, entry(1, number))
        other = await At.set_up(VERA, INES)
        other.store.close()
        other.store = at.store
        await other.store.create(other.table.row, other.table.seats)
        with pytest.raises(Unfit, match="no round"):
            await other.again().log(other.table, past[0].id)
        assert await kept.drop_old(0) == 0
        assert await kept.drop_old(2**50) == 6
        assert await at.plates.past(at.table) == []
        at.close()

    now(work)


def test_a_turn_that_was_taken_back_is_watched_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LEAD_S", -1.0)

    async def work() -> None:
        at = await At.set_up(VERA, INES, variant="ladder")
        built: list[wire.Plate] = []

        async def play(who: str, rows: tuple[int, ...]) -> None:
            at.referee.rows = rows
            (plate,) = [plate for plate in await at.begin() if plate.state == "building"]
            await at.plates.play(who, at.table, plate.id, wire.LogPiece(0, 1, entry(1)))
            await at.judge(who, plate, frames=1)
            built.append(plate)

        async def past() -> list[tuple[int, str]]:
            return [(each.round, each.id) for each in await at.plates.past(at.table)]

        first = ((VERA, (3, 2, 1)), (INES, (3, 2, 1)))
        then = ((INES, (4, 3, 2, 1)), (VERA, (4, 3, 2, 1)), (VERA, (5, 4, 3, 2, 1)))
        for who, rows in (*first, *then):
            await play(who, rows)
        one, two, *others = (plate.id for plate in built)
        assert await past() == [(1, one), (1, two), (2, others[0]), (2, others[1])]
        at.table.ask_undo(0, 2, 0)
        assert at.table.reply_undo(1, True, 0).allowed
        assert await past() == [(1, one), (1, two)]
        for who, rows in then:
            await play(who, rows)
        assert await past() == [(1, one), (1, two), (2, built[5].id), (2, built[6].id)]
        for gone in others:
            with pytest.raises(Unfit, match="no round"):
                await at.plates.log(at.table, gone)
        at.close()

    now(work)
