"""Rulebooks of other games: brought, listed, shown where they say something, and taken away. Only to their owner."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import Parameter

from rulebound.booklets.apart import MOST_BYTES
from rulebound.booklets.bookcase import LANGUAGES, Described, DescriptionError, NoBooklet
from rulebound.rulebook.documents import DocumentError
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, house_of, limit, need_session
from rulebound.server.routes.rulebooks import FILES, UNREADABLE
from rulebound.store import BookletRow, TooMuch
from rulebound.tables.keeper import wall_ms
from rulebound.tables.tokens import new_token

MOST_MARKS = 2_000
"""The longest list of marked words, in letters."""
PICTURE_S = 3600
_MARKS = re.compile(r"(?:\d{1,4}(?:,\d{1,4})*)?")

Told = Annotated[str, Parameter(max_length=400)]


@get("/api/booklets")
async def list_booklets(request: AnyRequest) -> wire.BookletList:
    """The rulebooks that this session brought."""
    house, session = house_of(request), need_session(request)
    rows = await house.bookcase.booklets.of(session)
    used = sum(row.size for row in rows)
    writer = None if house.writer is None else house.writer.model
    cards = [_card(row) for row in rows]
    return wire.BookletList(cards, used, house.bookcase.most_bytes, list(LANGUAGES), writer)


@post("/api/booklets", status_code=200, request_max_body_size=MOST_BYTES, file=FILES)
async def bring_booklet(
    request: AnyRequest,
    game: Told = "",
    edition: Told = "",
    language: Told = "en",
    role: Told = "rules",
    name: Told = "",
    replaces: Told = "",
) -> wire.BroughtBooklet:
    """Keep a document as a rulebook of this session, perhaps in place of one; the body is the file itself."""
    house, session = house_of(request), need_session(request)
    limit(request, "import")
    if house.bookcase.most_bytes <= 0:
        raise Trouble(403, "no-booklets", "this server keeps no rulebooks of its visitors")
    try:
        brought = await house.bookcase.bring(
            session,
            new_token(),
            wall_ms(),
            await request.body(),
            Described(game, edition, language, role, name),
            request.headers.get("content-type", ""),
            replaces or None,
        )
    except DescriptionError as error:
        raise Trouble(400, "bad-request", str(error)) from None
    except DocumentError as error:
        raise Trouble(*UNREADABLE[error.why], str(error)) from None
    except TooMuch as error:
        raise Trouble(409, "too-much-kept", str(error)) from None
    except NoBooklet:
        raise none_such() from None
    return wire.BroughtBooklet(**msgspec.structs.asdict(_card(brought.row)), encoding=brought.encoding)


@delete("/api/booklets/{booklet:str}")
async def delete_booklet(request: AnyRequest, booklet: str) -> None:
    """A rulebook of this session is forgotten."""
    if not await house_of(request).bookcase.booklets.drop(need_session(request), booklet):
        raise none_such()


@get("/api/booklets/{booklet:str}/{version:str}/{paragraph:int}")
async def get_picture(
    request: AnyRequest,
    booklet: str,
    version: str,
    paragraph: int,
    marks: Annotated[str, Parameter(max_length=MOST_MARKS)] = "",
) -> Response[bytes]:
    """The region of a page where a paragraph stands, with words of it marked, by their numbers: `marks=3,4,9`."""
    session = need_session(request)
    limit(request, "picture")
    if not _MARKS.fullmatch(marks):
        raise Trouble(400, "bad-request", f"marks: numbers of words as in 3,4,9, not {marks[:40]!r}")
    numbers = sorted({int(each) for each in marks.split(",") if each})
    try:
        png = await house_of(request).bookcase.picture(session, booklet, version, paragraph, numbers)
    except NoBooklet:
        raise none_such() from None
    except DocumentError as error:
        raise Trouble(409, "unreadable-copy", str(error)) from None
    headers = {"cache-control": f"private, max-age={PICTURE_S}", "vary": "cookie"}
    return Response(png, media_type="image/png", headers=headers)


def none_such() -> Trouble:
    """That there is no such rulebook, or that it is somebody else's, which is told alike."""
    return Trouble(404, "no-such-booklet", "there is no such rulebook, or it is not yours")


def _card(row: BookletRow) -> wire.Booklet:
    return wire.Booklet(
        row.id,
        row.game,
        row.edition,
        row.language,
        row.role,
        row.name,
        row.kind,
        row.pages,
        list(row.unread),
        row.count,
        row.size,
        row.added_ms,
    )
