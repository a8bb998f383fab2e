"""Many readers: each gets what changed, a slow one is never waited for, and everyone ends at the same place."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from types import SimpleNamespace

import pytest

from rulebound.bots import Thought
from rulebound.games import Shelved
from rulebound.games.meridians import GAME
from rulebound.server.rooms import QUEUE, REPLIES, Farewell, Rooms
from rulebound.store import SeatRow
from rulebound.tables import setup
from rulebound.tables.clock import Clock
from rulebound.tables.setup import Plan, set_up
from rulebound.tables.table import Table
from tests.service.client import Visitor

Visit = Callable[[], Visitor]
MERIDIANS = Shelved("meridians", GAME, "rulebound.games.meridians")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(setup, "shelf", lambda: {"meridians": MERIDIANS})
    made = Table(MERIDIANS, set_up(Plan("meridians", [SeatRow("here"), SeatRow("invited")], {}), "anna", 0))
    made.sit(1, "bert", "", 0)
    return made


def test_what_changed_is_encoded_once_for_all_who_see_the_same(table: Table) -> None:
    async def run() -> None:
        rooms = Rooms(lambda: 0)
        readers = [rooms.enter(table, who) for who in ("anna", "bert", "carl", "dora")]
        table.move(0, "g6", 0)
        rooms.changed(table, -1)
        texts = [reader.queue[0] for reader in readers]
        assert all(text is texts[0] for text in texts)
        assert json.loads(texts[0])["events"][0]["data"]["point"] == "g6"
        for reader in readers:
            reader.fall_behind()
        whole = [rooms.whole(table, reader) for reader in readers]
        assert whole[2] is whole[3]
        assert [json.loads(text)["seats"][1]["yours"] for text in whole] == [False, True, False, False]

    asyncio.run(run())


def test_who_falls_behind_loses_the_queue_and_gets_the_whole_table(table: Table) -> None:
    async def run() -> None:
        rooms = Rooms(lambda: 0)
        slow, quick = rooms.enter(table, "carl"), rooms.enter(table, "dora")
        for number in range(QUEUE + 3):
            rooms.changed(table, -1)
            quick.queue.clear()
            assert len(slow.queue) <= QUEUE, number
        assert (slow.behind, len(slow.queue), quick.behind) == (True, 0, False)
        slow.reply("an answer")
        assert list(slow.replies) == ["an answer"], "what was asked for is not dropped"
        for _ in range(REPLIES):
            slow.reply("more")
        assert slow.gone

    asyncio.run(run())


def test_comings_and_goings_are_told_together(table: Table) -> None:
    async def run() -> None:
        rooms = Rooms(lambda: 0)
        readers = [rooms.enter(table, who) for who in ("anna", "carl", "dora")]
        rooms.leave(table.id, readers.pop())
        await asyncio.sleep(0.4)
        (told,) = (json.loads(text) for text in readers[0].queue)
        assert (told["type"], told["watchers"]) == ("presence", 1)
        assert [seat["online"] for seat in told["seats"]] == [True, False]
        for reader in readers:
            rooms.leave(table.id, reader)
        assert rooms.presence(table.id).watchers == 0

    asyncio.run(run())


def test_a_watcher_who_reads_nothing_delays_nobody_and_then_sees_the_latest(visit: Visit) -> None:
    owner, lazy = visit(), visit()
    table = owner.table("here", "here", options={"size": 12})["id"]
    lazy.join(owner.invite(table, None))
    with ExitStack() as stack:
        stuck = sockets.create_connection(("127.0.0.1", owner.server.port))
        stack.callback(stuck.close)
        stuck.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"cookie: {lazy.cookie}\r\n\r\n"
        )
        stuck.sendall(request.encode())
        playing = stack.enter_context(owner.socket(table))
        playing.receive("table")
        worst, seq = 0.0, -1
        for number in range(100):  # more than the buffers between us hold
            start = time.monotonic()
            playing.send(type="move", id=f"m{number}", seat=0, seq=seq, move="g6")
            seq = playing.receive("answer")["seq"]
            playing.send(type="undo", id=f"u{number}", seat=0, seq=seq, to=-1)
            seq = playing.receive("answer")["seq"]
            worst = max(worst, time.monotonic() - start)
        assert seq == 199
        assert worst < 10, "whoever waits for a reader who reads nothing waits for ever"
        text = read_until(stuck, b'"seq":199')
        assert text.count(b'"type":"table"') == 2, "what was missed is made good by the whole table"
        assert text.count(b'"type":"update"') < 199


def read_until(stuck: sockets.socket, mark: bytes) -> bytes:
    stuck.settimeout(30)
    text = b""
    while mark not in text:
        text += stuck.recv(65536)
    return text


def test_a_running_clock_is_not_told_as_it_was(table: Table) -> None:
    async def run() -> None:
        moments = iter((0, 1_000, 1_010))
        rooms = Rooms(lambda: next(moments))
        reader = rooms.enter(table, "anna")
        table.clock = Clock.new(2, 60, 0).run([0], 0)
        lefts = [json.loads(rooms.whole(table, reader))["clock"]["left_ms"][0] for _ in range(3)]
        assert lefts == [60_000, 59_200, 59_200], "what is fresh is encoded once"
        rooms.leave(table.id, reader)

    asyncio.run(run())


@pytest.mark.parametrize("hidden", [False, True])
def test_what_a_bot_expects_is_told_only_where_nothing_is_hidden(table: Table, hidden: bool) -> None:
    spec = replace(table.match.game.spec, hidden=hidden)
    table.match.game = SimpleNamespace(spec=spec)  # nothing else of it is asked

    async def run() -> None:
        rooms = Rooms(lambda: 0)
        reader = rooms.enter(table, "anna")
        rooms.thought(table.id, 1, Thought(0.5, 3, ("x",)))
        assert json.loads(reader.queue[-1])["value"] == (None if hidden else 0.5)
        rooms.leave(table.id, reader)

    asyncio.run(run())


def test_a_connection_is_told_why_it_ends(table: Table) -> None:
    async def run() -> None:
        rooms = Rooms(lambda: 0)
        reader, deaf = rooms.enter(table, "anna"), rooms.enter(table, "bert")
        for _ in range(REPLIES + 1):
            deaf.reply("answer")
        rooms.close()
        assert (reader.gone, deaf.gone) == (Farewell.STOPPING, Farewell.TOO_MANY)
        rooms.leave(table.id, reader)
        rooms.leave(table.id, deaf)

    asyncio.run(run())
