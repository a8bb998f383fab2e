"""Hosts over one store: what another process has done is seen, and never overwritten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rulebound.core.ruling import Ruling
from rulebound.store import SeatRow
from rulebound.tables import setup
from rulebound.tables.answers import Answer, Ask, NoTable, Reused
from rulebound.tables.host import INVITATION_MS, Host
from rulebound.tables.setup import Plan
from rulebound.tables.table import Table
from tests.service.hosts import ALONE, MERIDIANS, heard, move, with_hosts


@pytest.fixture(autouse=True)
def shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "shelf", lambda: MERIDIANS)


def test_a_command_at_one_host_is_seen_and_not_overwritten_at_the_other(tmp_path: Path) -> None:
    async def work(one: Host, two: Host) -> None:
        table = await one.create(ALONE, "anna")
        async with two.reading("anna", table) as seen:
            assert seen.seq == -1
        assert (await one.command(Ask("anna", table, "a", 0, -1), move(0, "g6"))).result == "done"
        late = await two.command(Ask("anna", table, "b", 0, -1), move(0, "h6"))
        assert late == Answer("b", "stale", 0)
        again = await two.command(Ask("anna", table, "a", 0, -1), move(0, "g6"))
        assert again == Answer("a", "done", 0), "the answer is kept where both can read it"
        with pytest.raises(Reused, match="a was another command of seat 0"):
            await two.command(Ask("anna", table, "a", 0, -1, "another body"), move(0, "h6"))
        assert (await two.command(Ask("anna", table, "c", 1, 0), move(1, "d4"))).result == "done"

    with_hosts(tmp_path, 2, work, lambda: 1)


def test_of_two_hosts_racing_for_a_turn_one_makes_the_event(tmp_path: Path) -> None:
    async def work(one: Host, two: Host) -> None:
        for _ in range(5):
            table = await one.create(ALONE, "anna")
            async with two.reading("anna", table):
                pass
            answers = await asyncio.gather(
                one.command(Ask("anna", table, "a", 0, -1), move(0, "g6")),
                two.command(Ask("anna", table, "b", 0, -1), move(0, "h6")),
            )
            assert sorted(answer.result for answer in answers) == ["done", "stale"]
            stored = await one.store.load(table)
            assert stored is not None
            assert len(stored.log) == 1

    with_hosts(tmp_path, 2, work, lambda: 1)


def test_a_flag_falls_by_the_server_s_own_timer(tmp_path: Path) -> None:
    async def work(one: Host) -> None:
        plan = Plan("meridians", [SeatRow("here"), SeatRow("here")], {}, (10, 0))
        table = await one.create(plan, "anna")
        for number, text in enumerate(("g6", "d4")):
            await one.command(Ask("anna", table, text, number, number - 1), move(number, text))
        now[0] += 10_190
        async with one.reading("anna", table) as seen:
            one._set_timer(one._live[table], seen)
        for _ in range(1000):
            await asyncio.sleep(0.01)
            now[0] += 10
            if heard(one).changes[-1] == (1, 2):
                break
        async with one.reading("anna", table) as seen:
            assert (seen.status, seen.match.log[-1].ruling.clauses) == ("over", ("table/clock.flag",))

    now = [1_000]
    with_hosts(tmp_path, 1, work, lambda: now[0])


def test_a_move_after_the_flag_is_refused_whatever_the_timer_did(tmp_path: Path) -> None:
    async def work(one: Host) -> None:
        plan = Plan("meridians", [SeatRow("here"), SeatRow("here")], {}, (10, 0))
        table = await one.create(plan, "anna")
        for number, text in enumerate(("g6", "d4")):
            await one.command(Ask("anna", table, text, number, number - 1), move(number, text))
        now[0] += 10_200
        late = await one.command(Ask("anna", table, "late", 0, 1), move(0, "g9"))
        assert (late.result, late.seq) == ("refused", 2)
        assert late.ruling is not None
        assert "table/clock.flag" in late.ruling.clauses

    now = [1_000]
    with_hosts(tmp_path, 1, work, lambda: now[0])


def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path) -> None:
    async def work(one: Host) -> None:
        plan = Plan("meridians", [SeatRow("here"), SeatRow("here")], {}, (60, 0))
        table = await one.create(plan, "anna")
        for number, text in enumerate(("g6", "d4")):
            await one.command(Ask("anna", table, text, number, number - 1), move(number, text))
        now[0] += 8 * 3600 * 1000
        after = await one.command(Ask("anna", table, "late", 0, 1), move(0, "g9"))
        assert after.result == "done"
        async with one.reading("anna", table) as seen:
            assert seen.clock is not None
            assert seen.clock.left(0, now[0]) == 60_000

    now = [1_000]
    with_hosts(tmp_path, 1, work, lambda: now[0])


def test_an_act_that_breaks_leaves_no_trace(tmp_path: Path) -> None:
    async def work(one: Host) -> None:
        table = await one.create(ALONE, "anna")

        def broken(live: Table, now: int) -> Ruling:
            live.move(0, "g6", now)
            raise RuntimeError("broken on purpose")

        with pytest.raises(RuntimeError):
            await one.command(Ask("anna", table, "a", 0, -1), broken)
        async with one.reading("anna", table) as seen:
            assert seen.seq == -1
        assert (await one.command(Ask("anna", table, "a", 0, -1), move(0, "h6"))).result == "done"

    with_hosts(tmp_path, 1, work, lambda: 1)


def test_a_table_that_is_not_there_is_told_like_one_that_is_not_for_you(tmp_path: Path) -> None:
    async def work(one: Host) -> None:
        table = await one.create(ALONE, "anna")
        for session, name in (("anna", "none"), ("bert", table), (None, table)):
            with pytest.raises(NoTable):
                async with one.reading(session, name):
                    pass
            with pytest.raises(NoTable):
                await one.command(Ask(session, name, "a", 0, -1), move(0, "g6"))

    with_hosts(tmp_path, 1, work, lambda: 1)


def test_an_invitation_holds_for_a_week_and_for_one_person(tmp_path: Path) -> None:
    now = 1

    async def work(host: Host) -> None:
        nonlocal now
        table = await host.create(Plan("meridians", [SeatRow("here"), SeatRow("invited")], {}), "anna")
        seat, watch = await host.invite("anna", table, 1), await host.invite("anna", table, None)
        now += INVITATION_MS - 1
        assert await host.redeem("bert", watch, "") == (table, None)
        now += 1
        for late in (seat, watch):
            with pytest.raises(NoTable):
                await host.redeem("carl", late, "")
        async with host.reading("bert", table) as seen:
            assert seen.seats[1].holder is None

    with_hosts(tmp_path, 1, work, lambda: now)
