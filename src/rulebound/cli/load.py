"""The load bench: how many moves a second one server process carries, and how long readers wait for each.

The server runs in a process and on a core of its own, the generator here on another. Moves are real
ones, each sent when the one before has been answered; a run ends when every reader has seen the last.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

RUNS = 5
SECONDS = 3.0
WATCHERS = (0, 50, 200)
TABLES = 100
PLIES = 60
"""After so many plies the line is taken back and played anew, so that a match never ends."""

START = """
import sys
from pathlib import Path
from rulebound.server.run import run
from rulebound.server.settings import Settings
run(Settings(Path(sys.argv[1]), int(sys.argv[2]), rate=1e6), lambda: print("up", flush=True))
"""

Say = Callable[[str], object]


def measure(say: Say) -> dict[str, Any]:
    """The figures of `rulebound bench server`: medians, and the raw runs under `runs`."""
    runs: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as visit:
        for number in range(RUNS):
            for watchers in WATCHERS:
                figures = asyncio.run(_one_table(visit, watchers))
                say(f"run {number + 1}, {watchers} watchers: {figures['moves_per_s']:.0f} moves/s")
                _note(runs, figures, str(watchers))
            figures = asyncio.run(_many_tables(visit, TABLES))
            say(f"run {number + 1}, {TABLES} tables of two: {figures['moves_per_s']:.0f} moves/s")
            _note(runs, figures, f"{TABLES}_tables")
    return {**{name: statistics.median(values) for name, values in runs.items()}, "runs": runs}


def _note(runs: dict[str, list[float]], figures: dict[str, float], scenario: str) -> None:
    for name, value in figures.items():
        runs.setdefault(f"{name}_{scenario}", []).append(value)


async def _one_table(visit: Callable[[], Visitor], watchers: int) -> dict[str, float]:
    player, watcher = visit(), visit()
    table = player.table("here", "here")
    watcher.join(player.invite(table, None))
    meter = Meter()
    watching = [await Reader.at(watcher, table, meter) for _ in range(watchers)]
    playing = await Reader.at(player, table, None if watchers else meter)
    start = time.perf_counter()
    await _play([playing], meter, start + SECONDS)
    await asyncio.gather(*(reader.until(playing.seq) for reader in watching))
    spent = time.perf_counter() - start
    for reader in (playing, *watching):
        reader.close()
    return meter.figures(spent, max(watchers, 1))


async def _many_tables(visit: Callable[[], Visitor], tables: int) -> dict[str, float]:
    one, two = visit(), visit()
    meter = Meter()
    pairs = []
    for _ in range(tables):
        table = one.table("here", "invited")
        two.join(one.invite(table, 1))
        # The meter of each table tells how long the one to move waits for the other's move.
        pairs.append([await Reader.at(one, table, meter), await Reader.at(two, table, meter)])
    start = time.perf_counter()
    await asyncio.gather(*(_play(pair, meter, start + SECONDS) for pair in pairs))
    spent = time.perf_counter() - start
    for pair in pairs:
        for reader in pair:
            reader.close()
    return meter.figures(spent, 2)


async def _play(readers: list[Reader], meter: Meter, until: float) -> None:
    """Play legal moves at random, each when everyone here has seen the one before."""
    for reader in readers:
        reader.plays = True
    draw = random.Random(1)
    plies = 0
    while time.perf_counter() < until:
        seat = max(readers, key=lambda reader: reader.seq).to_act
        mover = readers[seat % len(readers)]
        plies += 1
        if plies % PLIES:
            command: dict[str, Any] = {"type": "move", "move": draw.choice(mover.legal)}
        elif len(readers) == 1:
            command = {"type": "undo", "to": -1}
        else:
            break
        meter.sent(mover.table, mover.seq)
        mover.send({**command, "id": secrets.token_hex(8), "seat": seat, "seq": mover.seq})
        wanted = mover.seq + 1
        await asyncio.gather(*(reader.until(wanted) for reader in readers))


class Meter:
    """Moves sent, and how long each took to reach a reader."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, int], float] = {}
        self._ms: list[float] = []

    def sent(self, table: str, after: int) -> None:
        """A command that follows event `after` leaves now."""
        self._sent[table, after] = time.perf_counter()

    def arrived(self, table: str, after: int) -> None:
        """A reader has got what followed event `after`."""
        self._ms.append((time.perf_counter() - self._sent[table, after]) * 1000)

    def figures(self, seconds: float, readers: int) -> dict[str, float]:
        """Moves a second, waiting times, and the share of updates that came one by one and not in a whole table."""
        cuts = statistics.quantiles(self._ms, n=100)
        return {
            "moves_per_s": len(self._sent) / seconds,
            "p50_ms": cuts[49],
            "p99_ms": cuts[98],
            "delivered_share": len(self._ms) / (len(self._sent) * readers),
        }


class Reader:
    """A connection to a table that keeps count of what it has seen."""

    def __init__(self, table: str, meter: Meter | None) -> None:
        self.table = table
        self.meter = meter
        self.seq = -2
        self.to_act = 0
        self.legal: list[str] = []
        self.plays = False
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []
        self._transport: Any = None

    @classmethod
    async def at(cls, visitor: Visitor, table: str, meter: Meter | None) -> Reader:
        """Connect, and wait for the whole table."""
        from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

        reader = cls(table, meter)

        class Listener(WSListener):
            def on_ws_connected(self, transport: WSTransport) -> None:
                reader._transport = transport

            def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
                if frame.msg_type == WSMsgType.TEXT:
                    reader.take(frame.get_payload_as_bytes())

        address = f"ws://127.0.0.1:{visitor.port}/api/tables/{table}/socket"
        await ws_connect(Listener, address, extra_headers={"Cookie": visitor.cookie})
        await reader.until(-1)
        return reader

    def take(self, payload: bytes) -> None:
        """Note what a message shows. Only who plays reads it whole."""
        update = payload.startswith(b'{"type":"update"')
        if not update and not payload.startswith(b'{"type":"table"'):
            return
        if update and self.meter is not None:
            self.meter.arrived(self.table, _number(payload, b'"after":'))
        self.seq = _number(payload, b'"seq":')
        if self.plays or self.seq == -1:
            told = json.loads(payload)
            self.to_act = told["to_act"][0]
            self.legal = told["view"]["legal"]
        still = []
        for wanted, future in self._waiting:
            if self.seq < wanted:
                still.append((wanted, future))
            elif not future.done():
                future.set_result(None)
        self._waiting = still

    async def until(self, seq: int) -> None:
        """Wait until event `seq` has been seen."""
        if self.seq < seq:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((seq, future))
            await asyncio.wait_for(future, 30)

    def send(self, command: dict[str, Any]) -> None:
        """Send a command."""
        from picows import WSMsgType

        self._transport.send(WSMsgType.TEXT, json.dumps(command).encode())

    def close(self) -> None:
        """End the connection."""
        self._transport.disconnect()


def _number(payload: bytes, name: bytes) -> int:
    start = payload.index(name) + len(name)
    return int(payload[start : payload.index(b",", start)])


class Visitor:
    """A person with a session of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=30) as answer:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def table(self, *kinds: str) -> str:
        """A new table of Meridians."""
        made: str = self._post("/api/tables", game="meridians", seats=[{"kind": kind} for kind in kinds])[
            "id"
        ]
        return made

    def invite(self, table: str, seat: int | None) -> str:
        """An invitation's token."""
        token: str = self._post(f"/api/tables/{table}/invitations", seat=seat)["token"]
        return token

    def join(self, token: str) -> None:
        """Use an invitation."""
        self._post("/api/invitations", token=token)

    def _post(self, path: str, **body: Any) -> dict[str, Any]:
        headers = {"cookie": self.cookie, "x-rulebound": "1", "content-type": "application/json"}
        said = json.dumps(body).encode()
        with urllib.request.urlopen(
            urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", said, headers), timeout=30
        ) as answer:
            told: dict[str, Any] = json.load(answer)
            return told


@contextmanager
def _server(folder: Path) -> Iterator[Callable[[], Visitor]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    command = [sys.executable, "-c", START, str(folder), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            if process.stdout.readline() != "up\n":
                raise RuntimeError("the server of the bench did not start")
            _move_away(process.pid)
            yield lambda: Visitor(port)
        finally:
            process.terminate()


def _move_away(process: int) -> None:
    """Give the server a core that the generator is not on."""
    if hasattr(os, "sched_setaffinity"):
        cores = set(range(os.cpu_count() or 1)) - os.sched_getaffinity(0)
        for thread in Path(f"/proc/{process}/task").iterdir() if cores else ():
            os.sched_setaffinity(int(thread.name), {min(cores)})
