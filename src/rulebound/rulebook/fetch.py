"""Fetching one's own copy of a public page, only from an address that a rulebook names."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage, HTTPResponse
from typing import IO
from urllib.parse import urlsplit

from rulebound.rulebook.source import Source

MOST_BYTES = 8_000_000
MOST_SECONDS = 20.0
_AGENT = "rulebound (one reader's own copy)"


class FetchError(OSError):
    """A page that could not be fetched. The text says why and what to do instead."""


@dataclass(frozen=True, slots=True)
class Download:
    """What an address answered."""

    content: bytes
    media_type: str
    address: str


def fetch(source: Source) -> Download:
    """The public page of a source. Raises FetchError."""
    if not source.address:
        raise FetchError(f"the rulebook names no address for {source.id}: import a file that you have")
    return download(source.address)


def download(
    address: str,
    *,
    schemes: tuple[str, ...] = ("https",),
    most_bytes: int = MOST_BYTES,
    seconds: float = MOST_SECONDS,
) -> Download:
    """The content of an address. Redirects stay on its host. Raises FetchError."""
    scheme, host, _ = place = _place(address)
    if scheme not in schemes or not host:
        raise FetchError(f"only {' or '.join(schemes)} addresses are fetched, not {address}")
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
        _SameHost(place),
    ):
        opener.add_handler(handler)
    request = urllib.request.Request(  # noqa: S310  # the scheme was checked above
        address, headers={"User-Agent": _AGENT, "Accept": "text/html,application/pdf,text/plain;q=0.9"}
    )
    until = time.monotonic() + seconds
    try:
        with opener.open(request, timeout=seconds) as answer:
            content = _read(answer, most_bytes, until, host)
            return Download(content, answer.headers.get("Content-Type", ""), answer.geturl())
    except urllib.error.HTTPError as error:
        with error:
            raise FetchError(
                f"{host} answered {error.code} {error.reason}: open the page in a browser, save it, and import the file"
            ) from None
    except FetchError:
        raise
    except (OSError, HTTPException, ValueError) as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        if isinstance(reason, TimeoutError):
            raise FetchError(f"{host} did not answer within {seconds:g} s") from None
        why = getattr(reason, "strerror", None) or reason
        raise FetchError(f"{host} could not be read: {why}") from None


def _read(answer: HTTPResponse, most_bytes: int, until: float, host: str) -> bytes:
    parts: list[bytes] = []
    size = 0
    while part := answer.read1(65536):  # one receive at a time, so that a slow sender is noticed
        size += len(part)
        if size > most_bytes:
            raise FetchError(f"the page of {host} is larger than {most_bytes:,} bytes")
        if time.monotonic() > until:
            raise FetchError(f"{host} took too long to send the page")
        parts.append(part)
    return b"".join(parts)


def _place(address: str) -> tuple[str, str, int | None]:
    parts = urlsplit(address)
    return parts.scheme, parts.hostname or "", parts.port


class _SameHost(urllib.request.HTTPRedirectHandler):
    max_redirections = 5

    def __init__(self, place: tuple[str, str, int | None]) -> None:
        self._place = place

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        if _place(newurl) != self._place:
            raise FetchError(f"{self._place[1]} sends us on to {newurl}, which the rulebook does not name")
        return super().redirect_request(req, fp, code, msg, headers, newurl)
