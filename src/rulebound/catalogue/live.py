"""Figures that BoardGameGeek shows now: asked for only with the operator's own token, and kept for a day.

The terms of its XML API want a registered application, a bearer token, at most 20 games a request and a cache. Nothing
of it is kept with this package: token and cache are files of whoever runs the server.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from lxml import etree

from rulebound.extras import how

ADDRESS = "https://boardgamegeek.com/xmlapi2/thing"
MOST_IDS = 20
MOST_BYTES = 4_000_000
MOST_SECONDS = 20.0
TRIES = 5
"""How often a request that is queued (202) is made."""
KEPT_MS = 24 * 3600 * 1000
REST_MS = 10 * 60 * 1000
"""After a failure nobody asks again for so long."""


class LiveError(Exception):
    """Figures that could not be had. The text says why, and never holds the token."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was shown at a moment; None where the site has no such figure."""

    rank: int | None
    rating: float | None
    weight: float | None
    asked_ms: int

    @property
    def known(self) -> bool:
        """Whether the site shows any of them."""
        return (self.rank, self.rating, self.weight) != (None, None, None)


class Live:
    """Asks with a token, and remembers in a file."""

    def __init__(
        self,
        token: str,
        cache: Path,
        *,
        address: str = ADDRESS,
        now_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        if not (token.isascii() and token.isprintable() and token) or " " in token:
            raise LiveError("the token for BoardGameGeek has to be one word of plain letters and figures")
        self._token, self._cache, self._address = token, cache, address
        self._now_ms, self._wait = now_ms, wait
        self._lock = threading.Lock()
        self._failed_ms: int | None = None
        self._known = _remembered(cache)

    def figures(self, ids: Iterable[int]) -> dict[int, Figures]:
        """The figures of games by their numbers there; those that it does not know are left out. Raises LiveError."""
        wanted = list(dict.fromkeys(ids))
        with self._lock:
            now = self._now_ms()
            old = [game for game in wanted if not self._is_fresh(game, now)]
            if old and self._failed_ms is not None and now - self._failed_ms < REST_MS:
                raise LiveError("BoardGameGeek did not answer a moment ago")
            try:
                for start in range(0, len(old), MOST_IDS):
                    asked = old[start : start + MOST_IDS]
                    found = _figures(self._ask(asked), now)
                    # What it does not know is not asked for again all day.
                    self._known |= {game: found.get(game, Figures(None, None, None, now)) for game in asked}
            except LiveError:
                self._failed_ms = now
                raise
            if old:
                _remember(self._cache, self._known)
            return {game: known for game in wanted if (known := self._known[game]).known}

    def _is_fresh(self, game: int, now: int) -> bool:
        return game in self._known and 0 <= now - self._known[game].asked_ms < KEPT_MS

    def _ask(self, ids: list[int]) -> bytes:
        try:
            import httpx
        except ModuleNotFoundError:
            raise LiveError(
                f"figures of BoardGameGeek need httpx, which this installs: {how('live')}"
            ) from None
        try:
            # A redirect would carry the token elsewhere: it is not followed.
            with httpx.Client(timeout=MOST_SECONDS, follow_redirects=False) as client:
                for attempt in range(TRIES):
                    with client.stream(
                        "GET",
                        self._address,
                        params={"id": ",".join(map(str, ids)), "stats": "1"},
                        headers={"Authorization": f"Bearer {self._token}", "User-Agent": "rulebound"},
                    ) as answer:
                        if answer.status_code == 200:
                            return _body(answer)
                        if answer.status_code != 202:
                            raise LiveError(_refused(answer.status_code))
                    self._wait(2.0**attempt)
        except httpx.HTTPError as error:
            raise LiveError(f"BoardGameGeek cannot be reached: {type(error).__name__}") from None
        raise LiveError("BoardGameGeek has queued the request and not answered it yet")


def by_token(file: Path, cache: Path) -> Live | None:
    """With the token that a file holds; None where there is no such file. Raises LiveError."""
    try:
        return Live(file.read_text(encoding="utf-8").strip(), cache)
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError):
        raise LiveError(f"the token for BoardGameGeek in {file} cannot be read") from None


def _refused(status: int) -> str:
    if status in (401, 403):
        return "BoardGameGeek does not take the token"
    if status == 429:
        return "BoardGameGeek wants to be asked less often"
    return f"BoardGameGeek answered {status}"


def _body(answer: Any) -> bytes:
    content = b""
    for part in answer.iter_bytes():
        content += part
        if len(content) > MOST_BYTES:
            raise LiveError(f"the answer of BoardGameGeek is larger than {MOST_BYTES:,} bytes")
    return content


def _figures(content: bytes, now_ms: int) -> dict[int, Figures]:
    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False)
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError:
        raise LiveError("the answer of BoardGameGeek is no XML") from None
    found = {}
    for item in root.iter("item"):
        number = item.get("id", "")
        if number.isascii() and number.isdigit():
            rank = _number(item.find("statistics/ratings/ranks/rank[@name='boardgame']"))
            found[int(number)] = Figures(
                None if rank is None else int(rank),
                _number(item.find("statistics/ratings/average")),
                _number(item.find("statistics/ratings/averageweight")),
                now_ms,
            )
    return found


def _number(node: Any) -> float | None:
    """The value of a node; None where there is none, or where it says that nobody has voted."""
    try:
        value = float(node.get("value", "")) if node is not None else 0.0
    except ValueError:
        return None
    return value if 0 < value < 10_000_000 else None


def _remembered(cache: Path) -> dict[int, Figures]:
    try:
        return msgspec.json.decode(cache.read_bytes(), type=dict[int, Figures])
    except (OSError, msgspec.DecodeError):
        return {}


def _remember(cache: Path, known: dict[int, Figures]) -> None:
    fresh = cache.with_suffix(".new")
    try:
        fresh.write_bytes(msgspec.json.encode(known))
        fresh.replace(cache)
    except OSError:
        return  # it will be asked for again
