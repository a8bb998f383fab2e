"""What every route has at hand: the house behind the server, the session of a request, and its refusals."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from rulebound.assistant.assistant import Assistant
from rulebound.assistant.remember import Versions
from rulebound.assistant.writing.writer import Writer
from rulebound.booklets.bookcase import Bookcase
from rulebound.catalogue.live import Live
from rulebound.rulebook.copies import Copies
from rulebound.rulebook.language import LANGUAGES, accepted, negotiate
from rulebound.rulebook.library import Library
from rulebound.server.limits import Limits
from rulebound.server.plates import Plates
from rulebound.server.rooms import Rooms
from rulebound.server.rounds import Rounds
from rulebound.server.settings import Settings
from rulebound.store import Questions, Store
from rulebound.tables.host import Host


class Trouble(Exception):
    """A request that cannot be answered: an HTTP status, a message key, and what and where."""

    def __init__(self, status: int, key: str, detail: str = "", wait_s: float = 0.0) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key
        self.detail = detail
        self.wait_s = wait_s


@dataclass(frozen=True, slots=True)
class House:
    """The parts of a running server."""

    settings: Settings
    store: Store
    library: Library
    copies: Copies
    host: Host
    rooms: Rooms
    limits: Limits
    assistant: Assistant
    bookcase: Bookcase
    questions: Questions
    versions: Versions
    rounds: Rounds
    plates: Plates
    live: Live | None
    writer: Writer | None


class AnyRequest(Request[Any, Any, State]):
    """A request whose body is decoded as strictly as a message of a socket: nothing is taken for something else."""

    async def json(self) -> Any:
        """The body as the type that its route expects. Raises Trouble."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Trouble(400, "bad-request", f"the body cannot be read: {error}") from None


Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    """The house that answers a connection."""
    house: House = connection.app.state.house
    return house


def session_of(connection: Connection) -> str | None:
    """The digest of a connection's session."""
    session: str | None = connection.scope["state"].get("session")
    return session


def need_session(connection: Connection) -> str:
    """The session of a connection. Raises Trouble when it has none."""
    session = session_of(connection)
    if session is None:
        raise Trouble(401, "no-session", "this browser has no session yet: GET /api/games makes one")
    return session


def need_home(connection: Connection) -> None:
    """Let only those in who sit at the server's own machine. Raises Trouble for its guests."""
    client, server = connection.client, connection.scope["server"]
    if not house_of(connection).settings.at_home(client.host if client else "", server[0] if server else ""):
        raise Trouble(403, "host-only", "only at the machine that runs the server")


def limit(connection: Connection, what: str) -> None:
    """Count a request against its rate. Raises Trouble when there were too many."""
    house = house_of(connection)
    client = connection.client
    wait = house.limits.take(what, session_of(connection), client.host if client else "")
    if wait > 0:
        raise Trouble(429, "too-fast", f"too many requests of this kind ({what}): wait {ceil(wait)} s", wait)


def understood(request: AnyRequest) -> str:
    """The language in which a reader has the page, or their browser, of those that there are words in."""
    return negotiate(accepted(request.headers.get("accept-language", "")))


def spoken(language: str) -> str:
    """A language that there are words in. Raises Trouble for another."""
    if language not in LANGUAGES:
        raise Trouble(
            404, "no-such-language", f"no language {language[:20]!r}; there are {', '.join(LANGUAGES)}"
        )
    return language
