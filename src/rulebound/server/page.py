"""The built page, kept in memory: hashed files for ever, the rest fresh, text compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Response, get

from rulebound.server.context import AnyRequest, Trouble

FOLDER = Path(__file__).parent / "page"
TEXT = (
    "text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json",
    "application/wasm",
)  # fmt: skip
FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Rulebound</title>
<h1>The page has not been built</h1>
<p>The server runs, but its page is missing. In the project's folder, <code>python3 do.py play</code>
builds it and starts the server again.</p></html>
"""


@dataclass
class Part:
    """A file of the page."""

    body: bytes
    media_type: str
    cache: str

    @cached_property
    def tag(self) -> str:
        """An entity tag."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    @cached_property
    def small(self) -> bytes | None:
        """The body compressed, where that helps."""
        if not self.media_type.startswith(TEXT):
            return None
        packed = gzip.compress(self.body, 9, mtime=0)
        return packed if len(packed) < len(self.body) else None


class Page:
    """The files of a built page by their path; the page that says so when it was not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.parts: dict[str, Part] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if file.is_file():
                name = file.relative_to(folder).as_posix()
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                cache = FOR_EVER if name.startswith("assets/") else FRESH
                self.parts[name] = Part(file.read_bytes(), kind, cache)
        self.parts.setdefault("index.html", Part(NOT_BUILT, "text/html", FRESH))

    def answer(self, name: str, headers: Any) -> Response[bytes]:
        """The response for a file; a person at a wrong address gets the page, which says so. Raises Trouble when there is none."""
        part = self.parts.get(name)
        if part is None:
            if "text/html" not in headers.get("accept", ""):
                raise Trouble(404, "no-such-page", f"nothing at /{name[:100]}")
            lost = self.parts["index.html"]
            sent = {"cache-control": "no-store", "vary": "accept"}
            return Response(lost.body, status_code=404, headers=sent, media_type=lost.media_type)
        sent = {"cache-control": part.cache, "etag": part.tag, "vary": "accept-encoding"}
        if headers.get("if-none-match") == part.tag:
            return Response(b"", status_code=304, headers=sent)
        if part.small is not None and "gzip" in headers.get("accept-encoding", ""):
            return Response(
                part.small, headers={**sent, "content-encoding": "gzip"}, media_type=part.media_type
            )
        return Response(part.body, headers=sent, media_type=part.media_type)


@get("/", include_in_schema=False, sync_to_thread=False)
def index(request: AnyRequest) -> Response[bytes]:
    """The page."""
    return _page(request).answer("index.html", request.headers)


@get("/{name:path}", include_in_schema=False, sync_to_thread=False)
def part(request: AnyRequest, name: str) -> Response[bytes]:
    """A file of the page."""
    return _page(request).answer(str(name).lstrip("/"), request.headers)


def _page(request: AnyRequest) -> Page:
    page: Page = request.app.state.page
    return page
