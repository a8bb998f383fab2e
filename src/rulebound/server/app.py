"""The application: the house, its routes, and errors that always say what and where."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from rulebound.games import shelf
from rulebound.rulebook.copies import Copies
from rulebound.rulebook.library import Library
from rulebound.server import page
from rulebound.server.context import House, Trouble
from rulebound.server.guard import Guard
from rulebound.server.limits import Limits
from rulebound.server.openapi import describe
from rulebound.server.rooms import Rooms
from rulebound.server.routes import analysis, games, rulebooks, socket, tables
from rulebound.server.settings import Settings
from rulebound.server.wire import Error
from rulebound.store import Conflict, Store, migrate, open_database, sqlite_url
from rulebound.tables.host import Host, NoTable, Refused, wall_ms
from rulebound.tables.setup import SetupError
from rulebound.tables.thinking import Thinker

log = logging.getLogger("rulebound.server")

BODY_BYTES = 64 * 1024
SESSION_MS = 400 * 24 * 3600 * 1000



@get("/api/schema.json", include_in_schema=False, sync_to_thread=True)
def get_schema() -> dict[str, Any]:
    """The description of the API, in OpenAPI 3.1."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    return describe(HANDLERS)


HANDLERS: list[Any] = [
    get_schema,
    games.list_games,
    rulebooks.get_words,
    rulebooks.get_rulebook,
    rulebooks.get_passage,
    rulebooks.copy_source,
    rulebooks.import_source,
    rulebooks.get_document,
    tables.list_tables,
    tables.create_table,
    tables.get_table,
    tables.get_events,
    tables.get_record,
    tables.post_command,
    tables.post_invitation,
    tables.take_seat,
    tables.delete_seat,
    tables.redeem,
    analysis.judge,
    analysis.analyse,
    analysis.think,
    analysis.read_record,
    socket.table_socket,
    page.index,
    page.part,
]


def build(settings: Settings) -> ASGIApp:
    """The application behind its guard, ready for an ASGI server. The store is opened at its start."""
    store = Store(open_database(sqlite_url(settings.file), settings.synchronous))
    rooms = Rooms(wall_ms)
    host = Host(store, rooms, Thinker())
    limits = Limits(settings.rate)
    library = Library({key: shelved.files for key, shelved in shelf().items()})
    house = House(settings, store, library, Copies(settings.sources), host, rooms, limits)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await migrate(store.database)
        await store.drop_sessions(wall_ms() - SESSION_MS)
        await host.start()
        try:
            yield
        finally:
            rooms.close()
            await host.close()
            await store.close()

    app = Litestar(
        HANDLERS,
        lifespan=[running],
        state=State({"house": house, "page": page.Page()}),
        exception_handlers={
            Trouble: _trouble,
            NoTable: _no_table,
            Refused: _refused,
            SetupError: _bad_setup,
            Conflict: _busy,
            HTTPException: _http,
            Exception: _bug,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, settings, store, limits)


AnyRequest = Request[Any, Any, State]


def _error(status: int, key: str, detail: str = "", headers: dict[str, str] | None = None) -> Response[Error]:
    return Response(Error(key, detail), status_code=status, media_type="application/json", headers=headers)


def _trouble(_request: AnyRequest, trouble: Trouble) -> Response[Error]:
    headers = {"retry-after": str(int(trouble.wait_s) + 1)} if trouble.wait_s else None
    return _error(trouble.status, trouble.key, trouble.detail, headers)


def _no_table(_request: AnyRequest, _error_: NoTable) -> Response[Error]:
    return _error(404, "no-table", "there is no such table or invitation, or it is not for you")


def _refused(_request: AnyRequest, refused: Refused) -> Response[Error]:
    ruling = refused.ruling
    return _error(403, ruling.reason, f"{', '.join(ruling.clauses)}: {dict(ruling.facts)}")


def _bad_setup(_request: AnyRequest, error: SetupError) -> Response[Error]:
    return _error(400, error.key, str(error))


def _busy(_request: AnyRequest, _error_: Conflict) -> Response[Error]:
    return _error(409, "busy", "the table changes too fast: try again")


def _http(_request: AnyRequest, error: HTTPException) -> Response[Error]:
    keys = {404: "no-such-route", 405: "no-such-method", 413: "too-long"}
    detail = error.detail if not error.extra else f"{error.detail}: {error.extra}"
    headers = {str(k): str(v) for k, v in (error.headers or {}).items()}
    return _error(error.status_code, keys.get(error.status_code, "bad-request"), detail, headers)


def _bug(request: AnyRequest, error: Exception) -> Response[Error]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _error(500, "bug", "the server failed here; its log says where")
