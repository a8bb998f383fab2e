"""Errors as answers: an HTTP status, a message key, and what and where. Never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from rulebound.server.context import Trouble
from rulebound.server.wire import Cause, Error
from rulebound.store import Conflict, Full
from rulebound.tables.answers import NoInvitation, NoTable, Refused, Reused
from rulebound.tables.setup import NoSuchGame, SetupError

log = logging.getLogger("rulebound.server")


AnyRequest = Request[Any, Any, Any]
NO_ROOM = "the disk of the server is full: nothing was kept"


def _error(status: int, key: str, detail: str = "", headers: dict[str, str] | None = None) -> Response[Error]:
    return Response(Error(key, detail), status_code=status, media_type="application/json", headers=headers)


def _trouble(_request: AnyRequest, trouble: Trouble) -> Response[Error]:
    headers = {"retry-after": str(int(trouble.wait_s) + 1)} if trouble.wait_s else None
    return _error(trouble.status, trouble.key, trouble.detail, headers)


def _no_table(_request: AnyRequest, _error_: NoTable) -> Response[Error]:
    return _error(404, "no-table", "there is no such table, or it is not for you")


def _no_invitation(_request: AnyRequest, _error_: NoInvitation) -> Response[Error]:
    return _error(404, "no-invitation", "this invitation was used or withdrawn, or is too old")


def _refused(_request: AnyRequest, refused: Refused) -> Response[Error]:
    ruling = refused.ruling
    error = Error(ruling.reason, ", ".join(ruling.clauses), ruling.to_json())
    return Response(error, status_code=403, media_type="application/json")


def _reused(_request: AnyRequest, error: Reused) -> Response[Error]:
    return _error(409, "id-reused", str(error))


def _bad_setup(_request: AnyRequest, error: SetupError) -> Response[Error]:
    told = error.cause
    cause = Cause(told.cause, told.facts) if told is not None and told.cause else None
    return Response(Error(error.key, str(error), cause=cause), status_code=400, media_type="application/json")


def _no_game(_request: AnyRequest, error: NoSuchGame) -> Response[Error]:
    return _error(404, error.key, str(error))


def _busy(_request: AnyRequest, _error_: Conflict) -> Response[Error]:
    return _error(409, "busy", "the table changes too fast: try again")


def _full(_request: AnyRequest, error: Full) -> Response[Error]:
    log.error("nothing can be kept: %s", error)
    return _error(507, "no-room", NO_ROOM)


_NO_BODY = {"message": "'data'", "key": "data", "source": "body"}
"""How Litestar tells that a request came without its body: by the name of a parameter."""


def _wrong(found: dict[str, Any]) -> str:
    """One thing that is wrong with a request: where, and what."""
    if found == _NO_BODY:
        return "the body is missing"
    return f"{found.get('key', 'the request')}: {found.get('message', 'it cannot be read')}"


def _http(_request: AnyRequest, error: HTTPException) -> Response[Error]:
    keys = {404: "no-such-route", 405: "no-such-method", 413: "too-long"}
    detail = "; ".join(map(_wrong, error.extra)) if isinstance(error.extra, list) else ""
    detail = detail or error.detail
    headers = {str(k): str(v) for k, v in (error.headers or {}).items()}
    return _error(error.status_code, keys.get(error.status_code, "bad-request"), detail, headers)


def _bug(request: AnyRequest, error: Exception) -> Response[Error]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _error(500, "bug", "the server failed here; its log says where")


ERRORS: Any = {
    Trouble: _trouble,
    NoInvitation: _no_invitation,
    NoTable: _no_table,
    Refused: _refused,
    Reused: _reused,
    NoSuchGame: _no_game,
    SetupError: _bad_setup,
    Conflict: _busy,
    Full: _full,
    HTTPException: _http,
    Exception: _bug,
}
"""The answer to each kind of exception; the nearest class counts."""
