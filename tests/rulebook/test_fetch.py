"""Pages are fetched from a local server that behaves well, badly, and very badly."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import ClassVar

import pytest

from rulebound.rulebook.fetch import Download, FetchError, download, fetch
from rulebound.rulebook.source import Source


class Site(BaseHTTPRequestHandler):
    """A small site with a page, redirects, faults and a sender that dawdles."""

    seen: ClassVar[list[str]]

    answers: ClassVar[dict[str, tuple[int, bytes, str]]] = {
        "/rules": (200, b"<p>Five pebbles.</p>", ""),
        "/moved": (302, b"", "/rules"),
        "/away": (302, b"", "http://other.example/rules"),
        "/inside": (302, b"", "http://127.0.0.1:1/secret"),
        "/local": (302, b"", "file:///etc/passwd"),
        "/circle": (302, b"", "/circle"),
        "/forbidden": (403, b"no robots", ""),
        "/large": (200, b"x" * 200_000, ""),
    }

    def do_GET(self) -> None:
        """Answers by the path."""
        type(self).seen.append(self.path)
        if self.path in self.answers:
            self._send(*self.answers[self.path])
        elif self.path == "/slow":
            self.send_response(200)
            self.end_headers()
            for _ in range(50):
                self.wfile.write(b"drop by drop ")
                time.sleep(0.05)
        elif self.path == "/silent":
            time.sleep(2)
        else:
            self.wfile.write(b"this is no HTTP")

    def _send(self, code: int, body: bytes, location: str) -> None:
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def site() -> Iterator[str]:
    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:
            """A reader that goes away early is no error here."""

    Site.seen = []
    server = Quiet(("127.0.0.1", 0), Site)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def get(address: str, most_bytes: int = 100_000, seconds: float = 1.0) -> Download:
    """The page, over plain HTTP, which only these tests speak."""
    return download(address, schemes=("http",), most_bytes=most_bytes, seconds=seconds)


@pytest.mark.parametrize("path", ["/rules", "/moved"])
def test_a_page_is_fetched_also_where_it_has_moved_on_its_host(site: str, path: str) -> None:
    page = get(site + path)
    assert page.content == b"<p>Five pebbles.</p>"
    assert page.media_type == "text/html"
    assert page.address == f"{site}/rules"


@pytest.mark.parametrize("path", ["/away", "/inside", "/local"])
def test_nobody_is_sent_to_another_place(site: str, path: str) -> None:
    with pytest.raises(FetchError, match=r"which the rulebook does not name|not allowed"):
        get(site + path)
    assert Site.seen == [path]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/forbidden", "answered 403 .*save it, and import the file"),
        ("/large", "larger than 100,000 bytes"),
        ("/slow", "took too long"),
        ("/silent", "did not answer within 1 s"),
        ("/circle", "answered 302"),
        ("/nonsense", "could not be read"),
    ],
)
def test_a_page_that_cannot_be_had_is_told_why(site: str, path: str, said: str) -> None:
    with pytest.raises(FetchError, match=said):
        get(site + path)


def test_a_server_that_is_not_there_is_told(site: str) -> None:
    with pytest.raises(FetchError, match="could not be read"):
        get("http://127.0.0.1:1/rules")


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:1/", "file:///etc/passwd", "ftp://x/", "https:///x", "rules"]
)
def test_only_https_is_fetched(address: str) -> None:
    with pytest.raises(FetchError, match="only https addresses"):
        download(address)


def test_a_source_without_an_address_is_not_fetched() -> None:
    with pytest.raises(FetchError, match="names no address for leaflet: import a file"):
        fetch(Source("leaflet", "en"))
