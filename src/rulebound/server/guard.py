"""The door: host names, origins, sessions and security headers, before anything else sees a request."""

from __future__ import annotations

from math import ceil
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from rulebound.server.limits import Limits
from rulebound.server.quiet import Quiet
from rulebound.server.settings import Settings
from rulebound.server.wire import Error
from rulebound.store import Store
from rulebound.tables.keeper import wall_ms
from rulebound.tables.tokens import digest, new_token

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FIRST_VISITS = frozenset({"/", "/api/games"})
"""Requests that make a session for a browser that has none; others ask for one."""

YEAR_S = 365 * 24 * 3600
SESSIONS_KNOWN = 10_000
SAME_NAMED = 4
"""So many cookies of our name are looked at; others may have put theirs in front."""
SEEN_EVERY_MS = 24 * 3600 * 1000
POLICY_VIOLATION = 1008

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """ASGI middleware. Puts the session's digest, or None, into `scope["state"]["session"]`.

    A socket also finds `scope["state"]["send"]` there: the way straight to the server, past every layer
    that would only pass a message on, for what goes out to hundreds of readers at once.
    """

    def __init__(self, app: ASGIApp, settings: Settings, store: Store, limits: Limits, quiet: Quiet) -> None:
        self.app = app
        self.settings = settings
        self.store = store
        self.limits = limits
        self.quiet = quiet
        self.hosts = settings.hosts
        self._known: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away with an `Error` that says why."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        self.quiet.disturb()
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        socket = scope["type"] == ScopeType.WEBSOCKET
        asked = scope.get("method")
        changing = socket or asked not in SAFE
        refusal = self._refusal(scope, headers, changing)
        session: str | None = None
        cookie: str | None = None
        if refusal is None:
            session = await self._session(headers)
            refusal = self._too_fast(scope, session, "connect" if socket else "request")
            if refusal is None and session is None and changing:
                refusal = 401, "no-session", "this browser has no session yet: GET /api/games makes one"
        if refusal is None and session is None and not changing and scope["path"] in FIRST_VISITS:
            session, cookie = await self._first_visit(scope)
        if refusal is not None:
            await _turn_away(scope, receive, send, *refusal)
            return
        scope.setdefault("state", {})["session"] = session
        if socket:
            scope["state"]["send"] = send
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, cookie)
            elif asked == "HEAD" and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # A HEAD is answered as a GET whose body stays here; the server's own scope still tells which it was.
        inner: Any = {**scope, "method": "GET"} if asked == "HEAD" else scope
        await self.app(inner, receive, sending)

    def _refusal(self, scope: Scope, headers: dict[str, str], changing: bool) -> tuple[int, str, str] | None:
        host = headers.get("host", "")
        if _hostname(host) not in self.hosts:
            return 421, "foreign-host", f"this server is not called {host[:100]!r}"
        if not changing:
            return None
        origin = headers.get("origin")
        own = (f"{scope['scheme'].replace('ws', 'http')}://{host.lower()}", self.settings.public)
        if origin is not None and origin.lower() not in own:
            return 403, "foreign-origin", f"requests from {origin[:100]!r} are not accepted"
        if scope["type"] == ScopeType.HTTP and headers.get("x-rulebound") != "1":
            return 403, "no-header", "a request that changes something carries the header x-rulebound: 1"
        return None

    def _too_fast(self, scope: Scope, session: str | None, what: str) -> tuple[int, str, str] | None:
        if not scope["path"].startswith("/api/"):
            return None
        wait = self.limits.take(what, session, _address(scope))
        return (429, "too-fast", f"too many requests: wait {ceil(wait)} s") if wait > 0 else None

    async def _session(self, headers: dict[str, str]) -> str | None:
        for token in _cookies(headers.get("cookie", ""), self.settings.cookie):
            if (session := digest(token)) is not None and await self._is_known(session):
                return session
        return None

    async def _is_known(self, session: str) -> bool:
        if session in self._known:
            return True
        seen = await self.store.session_seen(session)
        if seen is None:
            return False
        if (now := wall_ms()) - seen > SEEN_EVERY_MS:
            await self.store.see_session(session, now)
        if len(self._known) >= SESSIONS_KNOWN:
            self._known.clear()
        self._known.add(session)
        return True

    async def _first_visit(self, scope: Scope) -> tuple[str | None, str | None]:
        """A new session with its cookie, unless too many were made at this address."""
        if self.limits.take("session", None, _address(scope)) > 0:
            return None, None
        token = new_token()
        session = str(digest(token))
        await self.store.add_session(session, wall_ms())
        end = "; Secure" if self.settings.secure else ""
        cookie = f"{self.settings.cookie}={token}; Path=/; Max-Age={YEAR_S}; HttpOnly; SameSite=Lax{end}"
        return session, cookie


def _address(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _cookies(header: str, name: str) -> list[str]:
    # Other programs of this machine share the header: whatever they write, under our name too, must not hide our own.
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return [value for key, _, value in pairs if key == name][:SAME_NAMED]


def _hostname(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _add_headers(message: HTTPResponseStartEvent, cookie: str | None) -> None:
    headers: list[Any] = list(message.get("headers", []))
    headers += _RAW
    if cookie is not None:
        headers.append((b"set-cookie", cookie.encode()))
    message["headers"] = headers


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, key: str, detail: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()  # the connect event must be taken before it can be refused
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": key})  # becomes a 403
        return
    body = msgspec.json.encode(Error(key, detail))
    head: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": status, "headers": head}
    _add_headers(start, None)
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
