"""Rulebooks, passages and one's own copies of their sources."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, delete, get, post

from rulebound.rulebook.book import Book
from rulebound.rulebook.copies import MOST_BYTES, CopyError
from rulebound.rulebook.documents import DocumentError, Why
from rulebound.rulebook.fetch import FetchError, fetch
from rulebound.rulebook.library import passages_in, source_card
from rulebound.rulebook.messages import WordingError, messages
from rulebound.rulebook.source import Source
from rulebound.server import wire
from rulebound.server.context import (
    AnyRequest,
    Trouble,
    house_of,
    limit,
    need_home,
    need_session,
    spoken,
    understood,
)
from rulebound.tables.keeper import wall_ms
from rulebound.tables.setup import game_of

FILES = ["text/plain", "text/html", "application/pdf"]
UNREADABLE: dict[Why, tuple[int, str]] = {
    "unreadable": (400, "unreadable-document"),
    "locked": (400, "locked-document"),
    "scanned": (400, "scanned-document"),
    "long": (400, "long-document"),
    "slow": (400, "slow-document"),
    "foreign": (400, "foreign-document"),
    "empty": (400, "empty-document"),
}
"""What is said of a document that cannot be read, by the kind of reason."""
DOCUMENT_TYPES = {".txt": "text/plain; charset=utf-8", ".html": "text/html", ".pdf": "application/pdf"}


@get("/api/words/{key:str}/{language:str}", media_type="text/plain", sync_to_thread=False)
def get_words(request: AnyRequest, key: str, language: str) -> str:
    """The sentences of a game, of one that is to come too, or of the table, as Fluent text."""
    files = house_of(request).library.folders.get(key) or game_of(key).files
    chosen = spoken(language)
    try:
        return messages(files / "words", chosen).text
    except (OSError, WordingError):
        raise Trouble(404, "no-words", f"{key} comes without words") from None


@get("/api/rulebooks/{key:str}/{language:str}", sync_to_thread=False)
def get_rulebook(request: AnyRequest, key: str, language: str) -> wire.Rulebook:
    """A rulebook in one language."""
    house, chosen = house_of(request), spoken(language)
    if key not in house.library.files:
        raise Trouble(
            404, "no-rulebook", f"no rulebook {key[:40]!r}; there are {', '.join(house.library.files)}"
        )
    return msgspec.convert(house.library.card(key, chosen, house.copies), wire.Rulebook, from_attributes=True)


@get("/api/passages/{key:str}/{clause:str}", sync_to_thread=True)
def get_passage(request: AnyRequest, key: str, clause: str) -> wire.Passage:
    """The passage behind a clause, from one's own copy."""
    house = house_of(request)
    try:
        found = house.library.passage(f"{key}/{clause}", house.copies)
    except KeyError:
        raise Trouble(404, "no-such-clause", f"no clause {key}/{clause}"[:200]) from None
    except CopyError as error:
        raise Trouble(409, "unreadable-copy", str(error)) from None
    return msgspec.convert(found, wire.Passage, from_attributes=True)


@post("/api/sources/{source:str}/copy", status_code=200)
async def copy_source(request: AnyRequest, source: str) -> wire.CopyTaken:
    """Fetch one's own copy of the public page, from the address that the rulebook names."""
    need_session(request)
    need_home(request)
    limit(request, "copy")
    book, found = _source(request, source)
    try:
        page = await asyncio.to_thread(fetch, found)
    except FetchError as error:
        raise Trouble(502, "not-fetched", str(error)) from None
    return await _take(request, book, found, page.content, page.media_type, page.address)


@post("/api/sources/{source:str}/import", status_code=200, request_max_body_size=MOST_BYTES, file=FILES)
async def import_source(request: AnyRequest, source: str) -> wire.CopyTaken:
    """Keep a document that one has as the copy of a source; the body is the file itself."""
    need_session(request)
    need_home(request)
    limit(request, "import")
    book, found = _source(request, source)
    media_type = request.headers.get("content-type", "")
    return await _take(request, book, found, await request.body(), media_type, "")


@delete("/api/sources/{source:str}/copy", sync_to_thread=True)
def drop_copy(request: AnyRequest, source: str) -> None:
    """Remove one's own copy of a source."""
    need_session(request)
    need_home(request)
    limit(request, "import")
    _, found = _source(request, source)
    try:
        there = house_of(request).copies.drop(found)
    except CopyError as error:
        raise Trouble(409, "copy-stays", str(error)) from None
    if not there:
        raise Trouble(404, "no-copy", f"there is no copy of {source}"[:200])


@get("/api/sources/{source:str}/document", sync_to_thread=True)
def get_document(request: AnyRequest, source: str) -> Response[bytes]:
    """One's own copy as it came, to be shown where its text cannot be trusted."""
    need_session(request)
    need_home(request)
    _, found = _source(request, source)
    file = house_of(request).copies.document(found)
    if file is None:
        raise Trouble(404, "no-copy", f"there is no copy of {source}"[:200])
    # What others wrote may not run anything here, whatever is in it.
    headers = {"content-security-policy": "sandbox", "cache-control": "no-store"}
    return Response(file.read_bytes(), media_type=DOCUMENT_TYPES[file.suffix], headers=headers)


async def _take(
    request: AnyRequest, book: Book, source: Source, content: bytes, media_type: str, origin: str
) -> wire.CopyTaken:
    copies = house_of(request).copies
    try:
        copy = await asyncio.to_thread(
            copies.take, source, content, media_type=media_type, origin=origin, taken_ms=wall_ms()
        )
    except DocumentError as error:
        raise Trouble(*UNREADABLE[error.why], str(error)) from None
    except CopyError as error:
        raise Trouble(400, "unreadable-document", str(error)) from None
    language = understood(request)
    card = msgspec.convert(source_card(book, source, language, copies), wire.SourceCard, from_attributes=True)
    return wire.CopyTaken(card, *await asyncio.to_thread(passages_in, book, source, copy))


def _source(request: AnyRequest, source: str) -> tuple[Book, Source]:
    try:
        return house_of(request).library.source(source)
    except KeyError:
        raise Trouble(404, "no-such-source", f"no rulebook names a source {source[:40]!r}") from None
