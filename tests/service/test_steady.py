"""A host carries on: after an outage, beside tables it cannot read, with bots and stores that fail."""

from __future__ import annotations

import asyncio
import logging
import math
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulebound.bots import Thought, levels
from rulebound.bots.random import RandomBot
from rulebound.core.ruling import Ruling
from rulebound.games import Shelved, marsigel
from rulebound.games.meridians import GAME
from rulebound.store import SeatRow, Store
from rulebound.tables import keeper as keeping
from rulebound.tables import setup, thinking
from rulebound.tables.answers import Answer, Ask, NoTable
from rulebound.tables.clock import LAG_MS
from rulebound.tables.host import Host
from rulebound.tables.setup import Plan
from rulebound.tables.table import Table
from rulebound.tables.thinking import NotReady, Thinker, Thinking
from tests.service.hosts import ALONE, MERIDIANS, heard, move, with_hosts

BOTS = [SeatRow("bot", level=levels("meridians")[0].key)] * 2
HOUR_MS = 3_600_000
TIMED = Plan("meridians", [SeatRow("here"), SeatRow("here")], {}, (60, 0))
WITH_BOT = Plan("meridians", [SeatRow("invited"), SeatRow("bot", level=levels("meridians")[0].key)], {})


class Told(Thinker):
    """Plays what it is told, when it is told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.says: asyncio.Queue[str] = asyncio.Queue()

    async def move(
        self, table: Table, thinking: Thinking, report: Callable[[Thought], None], now: Callable[[], int]
    ) -> str:
        self.asked += 1
        return await self.says.get()


async def plays(thinker: Told, asked: int, text: str) -> None:
    """The bot that is asked for the `asked`th time chooses."""
    await until(lambda: thinker.asked == asked)
    await thinker.says.put(text)


async def comes_to(host: Host, seq: int) -> None:
    """The last that was heard is event `seq`."""
    await until(lambda: heard(host).changes[-1][1] == seq)


@pytest.fixture(autouse=True)
def shelved(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    shelf = dict(MERIDIANS)
    monkeypatch.setattr(setup, "shelf", lambda: shelf)
    return shelf


async def begun(host: Host, plan: Plan = TIMED) -> str:
    """A table of Anna's after a move of each seat."""
    table = await host.create(plan, "anna")
    for number, text in enumerate(("g6", "d4")):
        await host.command(Ask("anna", table, text, number, number - 1), move(number, text))
    return table


async def seen_by(host: Host, session: str, table: str) -> tuple[str, int]:
    async with host.reading(session, table) as seen:
        return seen.status, seen.seq


async def until(what: Callable[[], bool]) -> None:
    for _ in range(3000):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be so")


def test_an_outage_longer_than_the_time_left_costs_nobody_the_game(tmp_path: Path) -> None:
    now = [1_000]
    tables: list[str] = []

    async def before(host: Host) -> None:
        tables.append(await begun(host))
        now[0] += 5_000
        await host.store.beat(now[0])

    async def after(host: Host) -> None:
        assert await seen_by(host, "anna", tables[0]) == ("playing", 1)
        async with host.reading("anna", tables[0]) as seen:
            assert seen.clock is not None
            assert seen.clock.left(0, now[0]) == 55_200

    with_hosts(tmp_path, 1, before, lambda: now[0])
    now[0] += HOUR_MS
    with_hosts(tmp_path, 1, after, lambda: now[0])


def test_an_outage_before_the_first_beat_costs_nobody_time(tmp_path: Path) -> None:
    now = [1_000]
    tables: list[str] = []

    async def before(host: Host) -> None:
        tables.append(await begun(host))

    async def after(host: Host) -> None:
        async with host.reading("anna", tables[0]) as seen:
            assert seen.clock is not None
            assert seen.clock.left(0, now[0]) == 60_000

    with_hosts(tmp_path, 1, before, lambda: now[0])
    now[0] += HOUR_MS
    with_hosts(tmp_path, 1, after, lambda: now[0])


@pytest.mark.parametrize("spoiled", ["game", "log"])
def test_a_table_that_cannot_be_read_stops_nothing_else(
    tmp_path: Path, shelved: dict[str, Any], spoiled: str
) -> None:
    tables: list[str] = []

    async def before(host: Host) -> None:
        tables.extend([await begun(host), await host.create(ALONE, "anna")])
        stored = await host.store.load(tables[0])
        assert stored is not None
        shelved["other"] = replace(MERIDIANS["meridians"], key="other")
        row, log = stored.row, stored.log
        if spoiled == "game":
            row = replace(row, game="other")
        else:
            log = (replace(log[0], kind="no-such-event"),)
        await host.store.create(replace(row, id="spoiled"), stored.seats, log)

    async def after(host: Host) -> None:
        assert [await seen_by(host, "anna", table) for table in tables] == [("playing", 1), ("playing", -1)]
        with pytest.raises(NoTable):
            await seen_by(host, "anna", "spoiled")

    with_hosts(tmp_path, 1, before, lambda: 1_000)
    shelved.pop("other")
    with_hosts(tmp_path, 1, after, lambda: 2_000)


def test_a_bot_plays_on_after_its_opponent_left_while_it_thought(tmp_path: Path) -> None:
    thinker = Told()

    async def work(host: Host) -> None:
        table = await host.create(WITH_BOT, "anna")
        await host.redeem("bert", await host.invite("anna", table, 0), "")
        await host.command(Ask("bert", table, "a", 0, -1), move(0, "g6"))
        await until(lambda: thinker.asked == 1)
        await host.put_out("bert", table, 0)
        await thinker.says.put("d4")
        await until(lambda: heard(host).stops == 1)
        await host.redeem("carl", await host.invite("anna", table, 0), "")
        await plays(thinker, 2, "d4")
        await until(lambda: heard(host).changes[-1] == (0, 1))

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_a_bot_whose_move_is_refused_is_not_asked_the_same_for_ever(tmp_path: Path) -> None:
    thinker = Told()

    async def work(host: Host) -> None:
        table = await host.create(WITH_BOT, "anna")
        await host.redeem("bert", await host.invite("anna", table, 0), "")
        await host.command(Ask("bert", table, "a", 0, -1), move(0, "g6"))
        await thinker.says.put("g6")
        await until(lambda: heard(host).stops == 1)
        await asyncio.sleep(0.05)
        assert (thinker.asked, host._live[table].thinking) == (1, None)
        await host.put_out("bert", table, 0)
        await host.redeem("carl", await host.invite("anna", table, 0), "")
        await until(lambda: thinker.asked == 2)

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_a_late_stop_does_not_cut_the_next_thought_short(tmp_path: Path) -> None:
    thinker = Told()

    async def work(host: Host) -> None:
        table = await host.create(WITH_BOT, "anna")
        await host.redeem("bert", await host.invite("anna", table, 0), "")
        await host.command(Ask("bert", table, "a", 0, -1), move(0, "g6"))
        await thinker.says.put("d4")
        await until(lambda: heard(host).changes[-1] == (0, 1))
        await host.command(Ask("bert", table, "b", 0, 1), move(0, "g9"))
        await until(lambda: thinker.asked == 2)
        thinking = host._live[table].thinking
        assert thinking is not None
        assert await host.stop_bot(Ask("bert", table, "late", 1, 0)) == Answer("late", "stale", 2)
        assert not thinking.stop.is_set()
        assert (await host.stop_bot(Ask("bert", table, "now", 1, 2))).result == "done"
        assert thinking.stop.is_set()

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_the_house_is_kept_after_the_store_failed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    beats: list[int] = []

    async def beat(_store: Store, now_ms: int) -> None:
        beats.append(now_ms)
        if len(beats) == 1:
            raise OSError("the disk is full")

    async def work(host: Host) -> None:
        await begun(host)
        await until(lambda: len(beats) > 2)

    monkeypatch.setattr(keeping, "BEAT_S", 0.01)
    monkeypatch.setattr(Store, "beat", beat)
    with caplog.at_level(logging.ERROR):
        with_hosts(tmp_path, 1, work, lambda: 1_000)
    assert "the disk is full" in caplog.text


def test_an_act_that_fails_half_way_leaves_the_table_as_it_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "STOOD_STILL_MS", HOUR_MS)  # time that jumps is not a machine that slept

    def fail(table: Table, now: int) -> Ruling:
        table.resign(0, now)
        raise RuntimeError("this game is broken on purpose")

    async def work(host: Host) -> None:
        table = await begun(host)
        with pytest.raises(RuntimeError):
            await host.command(Ask("anna", table, "x", 0, 1), fail)
        assert await seen_by(host, "anna", table) == ("playing", 1)
        for _ in range(12):
            now[0] += 10_000
            host._moment()
        with pytest.raises(RuntimeError):
            await host.command(Ask("anna", table, "y", 0, 1), fail)
        assert await seen_by(host, "anna", table) == ("over", 2), "the flag had fallen before"
        stored = await host.store.load(table)
        assert stored is not None
        assert (stored.row.status, len(stored.log)) == ("over", 3)

    now = [1_000]
    with_hosts(tmp_path, 1, work, lambda: now[0])


def test_a_wish_sent_again_after_a_restart_is_made_once(tmp_path: Path) -> None:
    seats = [SeatRow("here"), SeatRow("invited")]
    ask = Ask("anna", "", "wish", 0, 1)

    def wish(table: Table, now: int) -> Ruling:
        return table.ask_undo(0, -1, now)

    async def before(host: Host) -> None:
        nonlocal ask
        table = await host.create(Plan("meridians", seats, {}), "anna")
        await host.redeem("bert", await host.invite("anna", table, 1), "")
        await host.command(Ask("anna", table, "a", 0, -1), move(0, "g6"))
        await host.command(Ask("bert", table, "b", 1, 0), move(1, "d4"))
        ask = replace(ask, table=table)
        assert await host.command(ask, wish) == Answer("wish", "done", 1)

    async def after(host: Host) -> None:
        assert await host.command(ask, wish) == Answer("wish", "done", 1)

    with_hosts(tmp_path, 1, before, lambda: 1)
    with_hosts(tmp_path, 1, after, lambda: 2)


async def rested(host: Host, thinker: Told, table: str, text: str, seq: int) -> None:
    """The bot that thinks moves while nobody is there, and none thinks after it."""
    heard(host).people = 0
    host._live[table].seen = -math.inf
    asked = thinker.asked
    await thinker.says.put(text)
    await until(lambda: heard(host).changes[-1:] == [(seq - 1, seq)])
    await until(lambda: host._live[table].thinking is None)
    await asyncio.sleep(0.05)
    assert (thinker.asked, host._live[table].thinking) == (asked, None)


def test_bots_among_themselves_rest_while_nobody_looks(tmp_path: Path) -> None:
    thinker = Told()

    async def work(host: Host) -> None:
        heard(host).people = 1
        table = await host.create(Plan("meridians", BOTS, {}), "anna")
        host._live[table].seen = -math.inf
        await plays(thinker, 1, "g6")
        await until(lambda: thinker.asked == 2)
        await rested(host, thinker, table, "d4", 1)
        async with host.reading("anna", table, passing=True):
            assert host._live[table].thinking is None
        async with host.reading("anna", table):
            assert host._live[table].thinking is not None
        await until(lambda: thinker.asked == 3)
        await rested(host, thinker, table, "g9", 2)
        heard(host).people = 1
        await host.back("anna", table)
        async with host.reading("anna", table):
            await until(lambda: thinker.asked == 4)

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_a_table_where_bots_rest_leaves_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Told()

    async def work(host: Host) -> None:
        table = await host.create(Plan("meridians", BOTS, {}), "anna")
        await until(lambda: thinker.asked == 1)
        await rested(host, thinker, table, "g6", 0)
        monkeypatch.setattr(keeping, "IDLE_S", 0.0)
        await host._sweep()
        assert table not in host._live

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_no_clock_falls_while_bots_rest(tmp_path: Path) -> None:
    thinker, now = Told(), [1_000]

    async def work(host: Host) -> None:
        table = await host.create(Plan("meridians", BOTS, {}, (60, 0)), "anna")
        for number, text in enumerate(("g6", "d4")):
            await plays(thinker, number + 1, text)
        await until(lambda: thinker.asked == 3)
        now[0] += 1_200
        await rested(host, thinker, table, "g9", 2)
        await host._sweep()
        now[0] += 10_000
        async with host.reading("anna", table, passing=True) as seen:
            assert seen.clock is not None
            assert (seen.clock.running, seen.clock.left_ms) == (frozenset(), (59_000, 60_000))
        stored = await host.store.load(table)
        assert stored is not None
        assert stored.row.clock is not None
        assert stored.row.clock["running"] == []

    with_hosts(tmp_path, 1, work, lambda: now[0], [thinker])


class Cold(Told):
    """A thinker whose bots are being compiled until it is told that they are ready."""

    def __init__(self) -> None:
        super().__init__()
        self.compiled = self._cold["meridians"] = asyncio.Event()


def test_no_clock_falls_while_a_bot_is_compiled(tmp_path: Path) -> None:
    thinker, now = Cold(), [1_000]

    async def left(host: Host, table: str) -> tuple[frozenset[int], int]:
        async with host.reading("anna", table) as seen:
            assert seen.clock is not None
            return seen.clock.running, seen.clock.left(1, now[0])

    async def work(host: Host) -> None:
        table = await host.create(Plan("meridians", [SeatRow("here"), BOTS[0]], {}, (60, 0)), "anna")
        thinker.compiled.set()
        await thinker.says.put("d4")
        await host.command(Ask("anna", table, "0", 0, -1), move(0, "g6"))
        await until(lambda: heard(host).changes[-1:] == [(0, 1)])
        thinker.compiled.clear()
        await host.command(Ask("anna", table, "1", 0, 1), move(0, "g9"))
        await asyncio.sleep(0.05)
        now[0] += 30_000
        assert await left(host, table) == (frozenset(), 60_000)
        now[0] += 90_000
        await host.back("anna", table)
        assert await left(host, table) == (frozenset(), 60_000)
        assert thinker.asked == 1
        thinker.compiled.set()
        await until(lambda: thinker.asked == 2)
        now[0] += LAG_MS + 1_000
        assert await left(host, table) == (frozenset({1}), 59_000)

    with_hosts(tmp_path, 1, work, lambda: now[0], [thinker])


def test_a_thought_that_waits_for_the_compiler_can_be_stopped() -> None:
    thinker = Cold()
    level = levels("meridians")[0]

    async def work() -> None:
        state, first, second = GAME.start(2, {}), threading.Event(), threading.Event()
        waiting = asyncio.create_task(thinker.ask("anna", "meridians", level, state, 0, 0.0, first))
        await asyncio.sleep(0)
        other = asyncio.create_task(thinker.ask("anna", "meridians", level, state, 0, 0.0, second))
        with pytest.raises(NotReady):
            await waiting
        assert not other.done()
        second.set()
        with pytest.raises(NotReady):
            await other
        assert thinker._asked == {}

    asyncio.run(work())


def test_a_bot_without_kernels_waits_for_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Cold()
    level = replace(levels("meridians")[0], make=partial(RandomBot, GAME), compiled=False)
    monkeypatch.setattr(thinking, "levels", lambda _: (level,))

    async def work(host: Host) -> None:
        table = await host.create(Plan("meridians", [SeatRow("here"), BOTS[0]], {}), "anna")
        await host.command(Ask("anna", table, "0", 0, -1), move(0, "g6"))
        await plays(thinker, 1, "d4")
        await comes_to(host, 1)
        thought = await thinker.ask("anna", "meridians", level, GAME.start(2, {}), 0, 0.0, threading.Event())
        assert len(thought.line) == 1

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_a_bot_that_answers_a_person_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Told()
    monkeypatch.setattr(keeping, "PACE_S", HOUR_MS)

    async def work(host: Host) -> None:
        table = await host.create(Plan("meridians", [SeatRow("here"), BOTS[0]], {}), "anna")
        for number, (own, other) in enumerate((("g6", "d4"), ("g8", "d6"))):
            await host.command(Ask("anna", table, own, 0, 2 * number - 1), move(0, own))
            await plays(thinker, number + 1, other)
            await comes_to(host, 2 * number + 1)

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


@pytest.mark.parametrize("people", [0, 1])
def test_a_bot_that_follows_a_bot_can_be_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shelved: dict[str, Any], people: int
) -> None:
    """Among themselves or among people: whoever of them comes after another holds its move back."""
    thinker = Told()
    shelved["marsigel"] = Shelved("marsigel", marsigel.GAME, "rulebound.games.marsigel")
    seats = [SeatRow("here")] * people + [SeatRow("bot", level="lively")] * (3 - people)
    monkeypatch.setattr(keeping, "PACE_S", HOUR_MS)

    async def work(host: Host) -> None:
        table = await host.create(Plan("marsigel", seats, {"first": "seat-1"}), "anna")
        async with host.reading("anna", table) as seen:
            sealed = seen.commitment
        await host.give("anna", table, sealed, "the-nonce-of-anna")
        async with host.reading("anna", table) as seen:
            seq = seen.seq
        if people:
            await host.command(Ask("anna", table, "a", 0, seq), move(0, "pass"))
        await plays(thinker, 1, "pass")
        await plays(thinker, 2, "pass")
        await until(thinker.says.empty)
        await asyncio.sleep(0.1)
        async with host.reading("anna", table) as seen:
            assert seen.to_act == [1 + people]

    with_hosts(tmp_path, 1, work, lambda: 1, [thinker])


def test_a_bot_that_waits_to_be_followed_loses_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker, now = Told(), [1_000]
    monkeypatch.setattr(keeping, "PACE_S", 0.0)

    async def work(host: Host) -> None:
        table = await host.create(Plan("meridians", BOTS, {}, (60, 0)), "anna")
        for number, text in enumerate(("g6", "d4", "g8")):
            await plays(thinker, number + 1, text)
        await until(lambda: thinker.asked == 4)
        now[0] += 1_200
        monkeypatch.setattr(keeping, "PACE_S", HOUR_MS)
        await thinker.says.put("d6")
        for _ in range(1000):
            await asyncio.sleep(0.01)
            async with host.reading("anna", table) as seen:
                if seen.clock is not None and not seen.clock.running:
                    break
        now[0] += 10_000
        async with host.reading("anna", table) as seen:
            assert seen.clock is not None
            assert (seen.seq, seen.to_act, seen.clock.left(1, now[0])) == (2, [1], 59_000)

    with_hosts(tmp_path, 1, work, lambda: now[0], [thinker])


def test_a_table_is_unmanned_when_its_people_have_given_up(shelved: dict[str, Any]) -> None:
    shelved["marsigel"] = Shelved("marsigel", marsigel.GAME, "rulebound.games.marsigel")
    seats = [SeatRow("here"), *[SeatRow("bot", level="lively")] * 2]
    table = Table(shelved["marsigel"], setup.set_up(Plan("marsigel", seats, {}), "anna", 1))
    assert table.give("anna", table.commitment, "the-nonce-of-anna", 1).allowed
    assert not table.unmanned
    assert table.resign(0, 1).allowed
    assert (table.status, table.unmanned) == ("playing", True)
