"""Servers in processes of their own, and people who visit them."""

from __future__ import annotations

import itertools
import json
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.vectors import share_vectors

ROOT = Path(__file__).parents[2]
SHELF = Path(__file__).parent / "shelf"
UNUSED_TLS = ssl.create_default_context()  # making one for each client takes longer than most tests
PLENTY = 10_000.0
"""A rate that no test reaches."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A server process. Its home outlives it, so that it can be started again."""

    def __init__(
        self,
        home: Path,
        rate: float = PLENTY,
        port: int | None = None,
        public: str | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.home = home
        share_vectors(home)
        self.public = public
        self.env = env or {}
        self.rate = rate
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Served:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(SHELF), os.environ.get("PYTHONPATH", "")])
        with (self.home / "log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tests.service.serve"),
                    *(str(self.home), str(self.port), str(self.rate), self.public or ""),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": path, **self.env},
                cwd=ROOT,
            )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "up\n", self.log()
        return self

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=30)
        return self.process.returncode

    def log(self) -> str:
        return (self.home / "log").read_text()


@contextmanager
def served(
    home: Path, rate: float = PLENTY, public: str | None = None, env: Mapping[str, str] | None = None
) -> Iterator[Served]:
    server = Served(home, rate, public=public, env=env).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Visitor(httpx.Client):
    """A browser with a session of its own; without one when `fresh`."""

    def __init__(self, server: Served, *, fresh: bool = False, **headers: str) -> None:
        super().__init__(
            base_url=server.address, headers={"x-rulebound": "1", **headers}, timeout=20, verify=UNUSED_TLS
        )
        self.server = server
        self.numbers = itertools.count()
        if not fresh:
            assert self.get("/api/games").status_code == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def table(self, *seats: str, game: str = "meridians", **more: Any) -> dict[str, Any]:
        """A new table; a seat is its kind, or `bot:level`."""
        asked = [dict(zip(("kind", "level"), seat.split(":"), strict=False)) for seat in seats]
        made = self.post("/api/tables", json={"game": game, "seats": asked, **more})
        assert made.status_code == 201, made.text
        table: dict[str, Any] = made.json()
        return table

    def see(self, table: str) -> dict[str, Any]:
        seen = self.get(f"/api/tables/{table}")
        assert seen.status_code == 200, seen.text
        told: dict[str, Any] = seen.json()
        return told

    def act(self, table: str, kind: str, seat: int, seq: int, **more: Any) -> dict[str, Any]:
        """A command over HTTP; its answer."""
        said = {
            "type": kind,
            "id": more.pop("id", f"c{next(self.numbers)}"),
            "seat": seat,
            "seq": seq,
            **more,
        }
        answer = self.post(f"/api/tables/{table}/commands", json=said)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def move(self, table: str, seat: int, seq: int, move: str, **more: Any) -> dict[str, Any]:
        return self.act(table, "move", seat, seq, move=move, **more)

    def invite(self, table: str, seat: int | None) -> str:
        made = self.post(f"/api/tables/{table}/invitations", json={"seat": seat})
        assert made.status_code == 201, made.text
        token: str = made.json()["token"]
        return token

    def join(self, token: str, name: str = "") -> dict[str, Any]:
        joined = self.post("/api/invitations", json={"token": token, "name": name})
        assert joined.status_code == 201, joined.text
        told: dict[str, Any] = joined.json()
        return told

    def give(self, table: str, nonce: str = "") -> dict[str, Any]:
        """Send a nonce in answer to the commitment of a table; the table afterwards."""
        said = {"commitment": self.see(table)["commitment"], "nonce": nonce or secrets.token_hex(8)}
        given = self.post(f"/api/tables/{table}/nonce", json=said)
        assert given.status_code == 200, given.text
        told: dict[str, Any] = given.json()
        return told

    def socket(self, table: str, **headers: str) -> Socket:
        return Socket(self.server, table, {"cookie": self.cookie, **headers})


class Socket:
    """A connection to a table."""

    def __init__(self, server: Served, table: str, headers: dict[str, str]) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.opening = connect(address, additional_headers=headers, max_size=None)

    def __enter__(self) -> Socket:
        self.connection: ClientConnection = self.opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.opening.__exit__(*error)

    def receive(self, *kinds: str, timeout: float = 30) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout))
            if not kinds or message["type"] in kinds:
                return message

    def farewell(self) -> int | None:
        """The code with which the server closes, once all before it has been read."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    def send(self, **command: Any) -> None:
        self.connection.send(json.dumps(command))


def together(*acts: Callable[[], dict[str, object]]) -> list[dict[str, object]]:
    """Do all at the same moment; their answers."""
    gate = Barrier(len(acts))

    def act(what: Callable[[], dict[str, object]]) -> dict[str, object]:
        gate.wait()
        return what()

    with ThreadPoolExecutor(len(acts)) as threads:
        return [answer.result() for answer in [threads.submit(act, what) for what in acts]]
