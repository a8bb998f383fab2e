"""Rulebooks of other games: each is its session's own and nobody else's."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from rulebound.store import schema
from rulebound.store.database import Database
from rulebound.store.rows import canonical

if TYPE_CHECKING:
    from rulebound.rulebook.documents import Kind

Role: TypeAlias = Literal["rules", "errata", "faq"]
"""What a rulebook is."""
MOST_KEPT = 100
"""How many rulebooks of a session are kept."""
TERMINAL = "terminal"
"""Whose rulebooks are those that are brought at the terminal; no digest of a cookie is like it."""

_BOOKLET = schema.booklet.c
_QUESTION = schema.question.c


class TooMuch(Exception):
    """No more of a session's rulebooks are kept. The text says how much there is and may be."""


@dataclass(frozen=True, slots=True)
class BookletRow:
    """A rulebook that somebody brought, without what stands in it.

    `kind` is how it came, `pages` 0 where it has none, `unread` those without readable text, `count` how many
    paragraphs it has, `size` what all of it takes, in bytes.
    """

    id: str
    session: str
    added_ms: int
    game: str
    edition: str
    language: str
    role: Role
    name: str
    kind: Kind
    sha256: str
    pages: int
    unread: tuple[int, ...]
    count: int
    size: int


_COLUMNS = tuple(_BOOKLET[name] for name in BookletRow.__slots__)


class Booklets:
    """All rulebooks that people brought. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self,
        row: BookletRow,
        paragraphs: Any,
        vectors: bytes,
        content: bytes | None,
        most_bytes: int,
        replaces: str | None = None,
    ) -> bool:
        """Keep a rulebook, perhaps in place of one of its session; whether that was there.

        Raises TooMuch where the session would have more than `most_bytes` or too many, and changes nothing.
        """
        values = {name: getattr(row, name) for name in BookletRow.__slots__}
        values |= {
            "unread": canonical(row.unread),
            "paragraphs": canonical(paragraphs),
            "vectors": vectors,
            "content": content,
        }
        own = _BOOKLET.session == row.session

        def work(connection: Connection) -> bool:
            if replaces is not None:
                gone = connection.execute(delete(schema.booklet).where(_own(row.session, replaces)))
                if not gone.rowcount:
                    return False
            there, used = connection.execute(
                select(func.count(), func.coalesce(func.sum(_BOOKLET.size), 0)).where(own)
            ).one()
            if used + row.size > most_bytes:
                raise TooMuch(
                    f"it takes {row.size:,} bytes, and {most_bytes - used:,} of {most_bytes:,} are left"
                )
            if there >= MOST_KEPT:
                raise TooMuch(f"there are {there} rulebooks, as many as may be")
            connection.execute(insert(schema.booklet).values(**values))
            return True

        return await self.database.write(work)

    async def of(self, session: str) -> list[BookletRow]:
        """The rulebooks of a session, the oldest first."""
        query = select(*_COLUMNS).where(_BOOKLET.session == session).order_by(_BOOKLET.added_ms, _BOOKLET.id)
        return await self.database.read(
            lambda connection: [_row(found) for found in connection.execute(query).mappings()]
        )

    async def elsewhere(self, session: str) -> int:
        """How many rulebooks are kept that are not of a session."""
        query = select(func.count()).where(_BOOKLET.session != session)
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def texts(self, session: str, booklets: list[str]) -> dict[str, tuple[Any, bytes]]:
        """Paragraphs and vectors of some rulebooks of a session, by their ids."""
        query = select(_BOOKLET.id, _BOOKLET.paragraphs, _BOOKLET.vectors).where(
            _BOOKLET.session == session, _BOOKLET.id.in_(booklets)
        )
        return await self.database.read(
            lambda connection: {
                key: (json.loads(paragraphs), vectors)
                for key, paragraphs, vectors in connection.execute(query)
            }
        )

    async def content(self, session: str, booklet: str) -> tuple[bytes | None, Any] | None:
        """The document of a rulebook of a session, where it is kept, and its paragraphs; None where there is none."""
        query = select(_BOOKLET.content, _BOOKLET.paragraphs).where(_own(session, booklet))
        found = await self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else (found[0], json.loads(found[1]))

    async def drop(self, session: str, booklet: str) -> bool:
        """Forget a rulebook of a session; whether there was one of that id. Links to what quotes it end with it."""
        linked = (
            update(schema.question)
            .where(
                _QUESTION.session == session,
                _QUESTION.link.is_not(None),
                _QUESTION.answer.contains(canonical({"booklet": booklet})[1:-1], autoescape=True),
            )
            .values(link=None)
        )

        def work(connection: Connection) -> bool:
            if not connection.execute(delete(schema.booklet).where(_own(session, booklet))).rowcount:
                return False
            connection.execute(linked)
            return True

        return await self.database.write(work)

    async def drop_ownerless(self) -> int:
        """Forget the rulebooks of sessions that are no more; how many they were."""
        sessions = select(schema.session.c.digest)
        query = delete(schema.booklet).where(_BOOKLET.session.not_in(sessions), _BOOKLET.session != TERMINAL)
        return await self.database.write(lambda connection: int(connection.execute(query).rowcount))


def _own(session: str, booklet: str) -> ColumnElement[bool]:
    return (_BOOKLET.session == session) & (_BOOKLET.id == booklet)


def _row(found: Any) -> BookletRow:
    values = {name: found[name] for name in BookletRow.__slots__}
    return BookletRow(**values | {"unread": tuple(json.loads(values["unread"]))})
