"""A server that speaks the chat completions protocol over real sockets, and says what a script tells it."""

from __future__ import annotations

import json
import select
import socket
import struct
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

SECRET = "sk-nobody-may-read-this"
"""A key to it."""


@dataclass(frozen=True)
class Says:
    """One answer: a completion with this content, or whatever else `body` is."""

    content: str = ""
    status: int = 200
    finish: str = "stop"
    message: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    cut: bool = False
    """The connection ends in the middle of the body."""
    never: bool = False
    """Nothing comes until the asker is gone."""
    drips: bool = False
    """The body comes letter by letter, never whole, until the asker is gone."""
    reset: bool = False
    """The connection is torn down in the middle of the body."""
    chunked: bool = False
    """The body comes in pieces whose sum nobody has told."""

    @property
    def sent(self) -> bytes:
        if self.body is not None:
            return self.body
        message = {"role": "assistant", "content": self.content, **self.message}
        choice = {"index": 0, "finish_reason": self.finish, "message": message}
        return json.dumps({"id": "1", "object": "chat.completion", "choices": [choice]}).encode()


@dataclass
class Asked:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]

    @property
    def data(self) -> dict[str, Any]:
        """What the model was given beside its orders."""
        given: dict[str, Any] = json.loads(self.body["messages"][1]["content"])
        return given


@dataclass
class Model:
    """What it is to say in turn, the last again and again, and what it was asked."""

    script: list[Says] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    address: str = ""
    reached: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    """One for each request that has come."""
    left: threading.Event = field(default_factory=threading.Event)
    """An asker that was never answered has hung up."""

    def says(self, *script: Says | str) -> None:
        self.script = [Says(each) if isinstance(each, str) else each for each in script]
        self.asked.clear()

    def next(self) -> Says:
        return self.script.pop(0) if len(self.script) > 1 else self.script[0]


class _Handler(BaseHTTPRequestHandler):
    model: Model

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.model.asked.append(Asked(self.path, headers, json.loads(body)))
        answer = self.model.next()
        self.model.reached.release()
        if answer.never:
            self.connection.settimeout(30)
            if self.rfile.read(1) == b"":
                self.model.left.set()
        elif answer.chunked:
            self.say_in_pieces(answer.sent)
        else:
            self.say(answer)

    def say(self, answer: Says) -> None:
        self.send_response(answer.status)
        for name, value in {"content-type": "application/json", **answer.headers}.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(answer.sent)))
        self.end_headers()
        if answer.drips:
            self.drip()
            return
        half = answer.cut or answer.reset
        self.wfile.write(answer.sent[: len(answer.sent) // 2] if half else answer.sent)
        if answer.reset:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()

    def say_in_pieces(self, sent: bytes) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
        size = 7 + len(sent) // 50
        with suppress(OSError):  # whoever has read enough is gone
            for begin in range(0, len(sent), size):
                piece = sent[begin : begin + size]
                self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
            self.wfile.write(b"0\r\n\r\n")

    def drip(self) -> None:
        """Send spaces, with which any JSON may begin."""
        with suppress(OSError):
            while not select.select([self.connection], [], [], 0.02)[0]:
                self.wfile.write(b" ")
        self.model.left.set()

    def log_message(self, *_: object) -> None: ...


@contextmanager
def speaking() -> Iterator[Model]:
    made = Model()

    class Handler(_Handler):
        model = made

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        made.address = f"http://127.0.0.1:{server.server_port}/v1"
        yield made
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def draft(
    answer: str,
    *cited: tuple[str, str],
    verdict: str = "no",
    numbers: Sequence[float] = (),
) -> str:
    """A draft as a model hands it in."""
    citations = [{"clause": clause, "quote": quote} for clause, quote in cited]
    whole = {"verdict": verdict, "answer": answer, "citations": citations, "numbers": list(numbers)}
    return json.dumps(whole, ensure_ascii=False)
