"""Figures of BoardGameGeek, from a local server that speaks as its API is said to: a token, a queue, and limits."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from rulebound.catalogue.live import KEPT_MS, MOST_BYTES, REST_MS, TRIES, Live, LiveError, by_token

TOKEN = "a-token-of-ones-own"
ITEM = """<item type="boardgame" id="{id}"><statistics page="1"><ratings>
<average value="6.91234"/><averageweight value="{weight}"/><ranks>
<rank type="subtype" name="boardgame" value="{rank}"/><rank type="family" name="abstracts" value="3"/>
</ranks></ratings></statistics></item>"""


def items(*numbers: str, rank: str = "11936", weight: str = "2.0125") -> bytes:
    return (
        "<items>"
        + "".join(ITEM.format(id=number, rank=rank, weight=weight) for number in numbers)
        + "</items>"
    ).encode()


@dataclass
class Site:
    """What it is to say, in turn, and what it was asked."""

    script: list[tuple[int, bytes]] = field(default_factory=list)
    asked: list[tuple[str, str | None]] = field(default_factory=list)
    address: str = ""


@contextmanager
def speaking() -> Iterator[Site]:
    site = Site()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            site.asked.append((self.path, self.headers.get("authorization")))
            ids = parse_qs(urlsplit(self.path).query)["id"][0].split(",")
            status, body = site.script.pop(0) if site.script else (200, items(*ids))
            self.send_response(status)
            if status == 302:
                self.send_header("location", f"http://127.0.0.1:{server.server_port}/elsewhere?id=1")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        site.address = f"http://127.0.0.1:{server.server_port}/xmlapi2/thing"
        yield site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def site() -> Iterator[Site]:
    with speaking() as made:
        yield made


class Clock:
    def __init__(self) -> None:
        self.ms = 1_000_000
        self.waited: list[float] = []

    def asks(self, site: Site, cache: Path) -> Live:
        return Live(TOKEN, cache, address=site.address, now_ms=lambda: self.ms, wait=self.waited.append)


def test_figures_are_asked_for_with_the_token_and_kept(site: Site, tmp_path: Path) -> None:
    clock, cache = Clock(), tmp_path / "figures.json"
    live = clock.asks(site, cache)
    found = live.figures([333775])[333775]
    assert (found.rank, found.rating, found.weight, found.asked_ms) == (11936, 6.91234, 2.0125, clock.ms)
    assert site.asked == [("/xmlapi2/thing?id=333775&stats=1", f"Bearer {TOKEN}")]
    clock.ms += KEPT_MS - 1
    assert live.figures([333775]) == clock.asks(site, cache).figures([333775]) == {333775: found}
    assert len(site.asked) == 1
    assert TOKEN not in cache.read_text()
    clock.ms += 1
    assert live.figures([333775])[333775].asked_ms == clock.ms
    assert len(site.asked) == 2


def test_at_most_twenty_are_asked_for_at_once(site: Site, tmp_path: Path) -> None:
    found = Clock().asks(site, tmp_path / "figures.json").figures([*range(1, 46), 1])
    assert sorted(found) == list(range(1, 46))
    counts = [len(parse_qs(urlsplit(path).query)["id"][0].split(",")) for path, _ in site.asked]
    assert counts == [20, 20, 5]


def test_a_queued_request_is_made_again_with_growing_waits(site: Site, tmp_path: Path) -> None:
    clock = Clock()
    site.script = [(202, b"queued"), (202, b"queued")]
    assert 7 in clock.asks(site, tmp_path / "figures.json").figures([7])
    assert clock.waited == [1, 2]
    site.script = [(202, b"queued")] * TRIES
    with pytest.raises(LiveError, match="has queued"):
        clock.asks(site, tmp_path / "other.json").figures([7])


def test_what_has_no_figure_has_none(site: Site, tmp_path: Path) -> None:
    site.script = [(200, items("1", rank="Not Ranked", weight="0"))]
    live = Clock().asks(site, tmp_path / "figures.json")
    assert (live.figures([1, 2])[1].rank, live.figures([1])[1].weight) == (None, None)
    assert 2 not in live.figures([1, 2])
    assert len(site.asked) == 1


TROUBLE = {
    "a token that does not hold": (401, b"", "does not take the token"),
    "a token without rights": (403, b"", "does not take the token"),
    "too many": (429, b"", "less often"),
    "down": (503, b"<html>", "answered 503"),
    "sent elsewhere": (302, b"", "answered 302"),
    "a page": (200, b"<!doctype html><p>Sorry", "no XML"),
    "cut": (200, items("1")[:60], "no XML"),
    "entities": (200, b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><items>&b;</items>', "no XML"),
    "too long": (200, b"<items>" + b" " * MOST_BYTES + b"</items>", "is larger"),
}


@pytest.mark.parametrize("what", TROUBLE)
def test_trouble_is_told_without_the_token_and_not_repeated_at_once(
    site: Site, tmp_path: Path, what: str
) -> None:
    status, body, said = TROUBLE[what]
    clock, cache = Clock(), tmp_path / "figures.json"
    site.script = [(status, body)]
    live = clock.asks(site, cache)
    with pytest.raises(LiveError, match=said) as told:
        live.figures([1])
    assert TOKEN not in str(told.value) + repr(told.value.__cause__)
    assert not cache.exists()
    with pytest.raises(LiveError, match="a moment ago"):
        live.figures([1])
    assert len(site.asked) == 1
    clock.ms += REST_MS
    assert 1 in live.figures([1])


def test_nobody_there_is_told(tmp_path: Path) -> None:
    with speaking() as gone:
        address = gone.address
    with pytest.raises(LiveError, match="cannot be reached"):
        Live(TOKEN, tmp_path / "figures.json", address=address).figures([1])


@pytest.mark.parametrize("kept", [b"", b"{", b"[]", b'{"1": {"rank": "x"}}', b'{"x": {}}', b"\xff"])
def test_a_spoilt_file_is_asked_for_anew(site: Site, tmp_path: Path, kept: bytes) -> None:
    cache = tmp_path / "figures.json"
    cache.write_bytes(kept)
    assert 1 in Clock().asks(site, cache).figures([1])


def test_without_a_token_nobody_is_asked(tmp_path: Path) -> None:
    token, cache = tmp_path / "bgg-token", tmp_path / "figures.json"
    assert by_token(token, cache) is None
    token.write_text(f"{TOKEN}\n")
    assert by_token(token, cache) is not None
    for wrong in (b"", b"two words", b"a\r\nb: c", "ключ".encode(), b"\xff"):
        token.write_bytes(wrong)
        with pytest.raises(LiveError, match="token"):
            by_token(token, cache)
