"""A server that speaks the chat completions protocol over real sockets, and says what a script tells it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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


@contextmanager
def speaking() -> Iterator[Model]:
    model = Model()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            model.asked.append(
                Asked(
                    self.path, {name.lower(): value for name, value in self.headers.items()}, json.loads(body)
                )
            )
            answer = model.next()
            model.reached.release()
            if answer.never:
                self.connection.settimeout(30)
                if self.rfile.read(1) == b"":
                    model.left.set()
                return
            self.send_response(answer.status)
            for name, value in {"content-type": "application/json", **answer.headers}.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(answer.sent)))
            self.end_headers()
            self.wfile.write(answer.sent[: len(answer.sent) // 2] if answer.cut else answer.sent)

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        model.address = f"http://127.0.0.1:{server.server_port}/v1"
        yield model
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
