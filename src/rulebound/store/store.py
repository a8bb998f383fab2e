"""Reading and writing matches: the log is append-only, and (match, seq) is its optimistic lock."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.core.event import Event
from rulebound.store import schema
from rulebound.store.conflict import Conflict
from rulebound.store.database import Database
from rulebound.store.rows import MatchRow, SeatRow, Stored, canonical

JSON_COLUMNS = ("options", "clock", "wish", "sealed")


class Store:
    """Everything that is kept, behind one writer and several readers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.database.writer.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    # --- matches ------------------------------------------------------------------------------

    async def create(self, row: MatchRow, seats: Sequence[SeatRow], events: Sequence[Event] = ()) -> None:
        """Keep a new match. Raises Conflict when its id is taken."""
        async with self._write() as connection:
            await connection.execute(insert(schema.match).values(**_columns(row)))
            await connection.execute(
                insert(schema.seat), [_seat_columns(row.id, n, s) for n, s in enumerate(seats)]
            )
            await _append(connection, row.id, events)

    async def commit(
        self,
        row: MatchRow,
        events: Sequence[Event] = (),
        *,
        seats: Mapping[int, SeatRow] | None = None,
        command: tuple[int, str, Any] | None = None,
        watcher: str | None = None,
        used: str | None = None,
        revoked: int | None = None,
    ) -> MatchRow:
        """Write one change of a match whole: new events, seats, and the (seat, id, answer) of the command.

        `row.version` is the version that was read; the row comes back with the next one. `watcher` is a
        session that may watch from now on, `used` an invitation's digest to be struck out, `revoked` a
        seat whose invitations all end. Raises Conflict when the match has changed since it was read.
        """
        later = replace(row, version=row.version + 1)
        async with self._write() as connection:
            written = await connection.execute(
                update(schema.match)
                .where(schema.match.c.id == row.id, schema.match.c.version == row.version)
                .values(**_columns(later))
            )
            if written.rowcount != 1:
                raise Conflict(f"match {row.id} is no longer at version {row.version}")
            await _append(connection, row.id, events)
            for number, seat in (seats or {}).items():
                await connection.execute(
                    update(schema.seat)
                    .where(schema.seat.c.match == row.id, schema.seat.c.number == number)
                    .values(**_seat_columns(row.id, number, seat))
                )
            if command is not None:
                seat_number, key, answer = command
                await connection.execute(
                    insert(schema.command).values(
                        match=row.id, seat=seat_number, id=key, answer=canonical(answer)
                    )
                )
            if watcher is not None:
                await connection.execute(insert(schema.watcher).values(match=row.id, session=watcher))
            if used is not None:
                await connection.execute(delete(schema.invitation).where(schema.invitation.c.digest == used))
            if revoked is not None:
                await connection.execute(
                    delete(schema.invitation).where(
                        schema.invitation.c.match == row.id, schema.invitation.c.seat == revoked
                    )
                )
        return later

    async def load(self, match_id: str) -> Stored | None:
        """A match with everything that belongs to it; None when there is none of that id."""
        async with self.database.reader.begin() as connection:
            found = (
                await connection.execute(select(schema.match).where(schema.match.c.id == match_id))
            ).first()
            if found is None:
                return None
            seats = await connection.execute(
                select(schema.seat).where(schema.seat.c.match == match_id).order_by(schema.seat.c.number)
            )
            watchers = await connection.execute(
                select(schema.watcher.c.session).where(schema.watcher.c.match == match_id)
            )
            log = await connection.execute(
                select(schema.event.c.payload)
                .where(schema.event.c.match == match_id)
                .order_by(schema.event.c.seq)
            )
            return Stored(
                _row(found._asdict()),
                tuple(_seat(s._asdict()) for s in seats),
                frozenset(watchers.scalars()),
                tuple(Event.from_json(json.loads(payload)) for payload in log.scalars()),
            )

    async def answer(self, match_id: str, seat: int, command_id: str) -> Any | None:
        """What a command that was carried out before was told; None when it never was."""
        query = select(schema.command.c.answer).where(
            schema.command.c.match == match_id,
            schema.command.c.seat == seat,
            schema.command.c.id == command_id,
        )
        async with self.database.reader.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return None if found is None else json.loads(found)

    async def matches_of(self, session: str, limit: int = 100) -> list[str]:
        """Ids of the matches that a session owns, plays or watches, the latest first."""
        held = select(schema.seat.c.match).where(schema.seat.c.holder == session)
        watched = select(schema.watcher.c.match).where(schema.watcher.c.session == session)
        match = schema.match.c
        return await self._ids(or_(match.owner == session, match.id.in_(held), match.id.in_(watched)), limit)

    async def open_matches(self, limit: int = 100) -> list[str]:
        """Ids of the matches with a seat that anyone may take, the latest first."""
        free = select(schema.seat.c.match).where(schema.seat.c.kind == "open", schema.seat.c.holder.is_(None))
        match = schema.match.c
        return await self._ids((match.public == 1) & (match.status == "waiting") & match.id.in_(free), limit)

    async def timed_matches(self) -> list[str]:
        """Ids of the matches that are being played with clocks."""
        match = schema.match.c
        return await self._ids((match.status == "playing") & match.clock.is_not(None), None)

    async def _ids(self, which: Any, limit: int | None) -> list[str]:
        query = select(schema.match.c.id).where(which).order_by(schema.match.c.updated_ms.desc()).limit(limit)
        async with self.database.reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # --- sessions and invitations -----------------------------------------------------------------

    async def add_session(self, digest: str, now_ms: int) -> None:
        """Keep a new session by the digest of its token."""
        async with self._write() as connection:
            await connection.execute(
                insert(schema.session).values(digest=digest, created_ms=now_ms, seen_ms=now_ms)
            )

    async def see_session(self, digest: str, now_ms: int) -> None:
        """Note that a session is in use."""
        async with self._write() as connection:
            await connection.execute(
                update(schema.session).where(schema.session.c.digest == digest).values(seen_ms=now_ms)
            )

    async def session_seen(self, digest: str) -> int | None:
        """When a session was last seen; None for one that is not known."""
        async with self.database.reader.connect() as connection:
            query = select(schema.session.c.seen_ms).where(schema.session.c.digest == digest)
            found: int | None = (await connection.execute(query)).scalar()
        return found

    async def drop_sessions(self, before_ms: int) -> int:
        """Forget sessions that were last seen before a time and hold nothing; how many they were."""
        holding = union(
            select(schema.match.c.owner),
            select(schema.seat.c.holder).where(schema.seat.c.holder.is_not(None)),
            select(schema.watcher.c.session),
        )
        async with self._write() as connection:
            gone = await connection.execute(
                delete(schema.session).where(
                    schema.session.c.seen_ms < before_ms, schema.session.c.digest.not_in(holding)
                )
            )
        return gone.rowcount

    async def add_invitation(self, digest: str, match_id: str, seat: int | None, expires_ms: int) -> None:
        """Keep an invitation by the digest of its token. Raises Conflict when the match is not there."""
        async with self._write() as connection:
            await connection.execute(
                insert(schema.invitation).values(
                    digest=digest, match=match_id, seat=seat, expires_ms=expires_ms
                )
            )

    async def invitation(self, digest: str, now_ms: int) -> tuple[str, int | None] | None:
        """The match and seat of an invitation that still holds."""
        query = select(schema.invitation.c.match, schema.invitation.c.seat).where(
            schema.invitation.c.digest == digest, schema.invitation.c.expires_ms > now_ms
        )
        async with self.database.reader.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.match, found.seat)

    # --- the heartbeat of the clocks --------------------------------------------------------------

    async def beat(self, now_ms: int) -> None:
        """Note that the server is alive, so that a later start knows when it stopped."""
        async with self._write() as connection:
            written = await connection.execute(update(schema.beat).values(at_ms=now_ms))
            if written.rowcount == 0:
                await connection.execute(insert(schema.beat).values(id=1, at_ms=now_ms))

    async def last_beat(self) -> int | None:
        """When the server was last known to be alive."""
        async with self.database.reader.connect() as connection:
            found: int | None = (await connection.execute(select(func.max(schema.beat.c.at_ms)))).scalar()
        return found

    async def close(self) -> None:
        """Give the connections back."""
        await self.database.close()


async def _append(connection: AsyncConnection, match_id: str, events: Sequence[Event]) -> None:
    if events:
        await connection.execute(
            insert(schema.event),
            [
                {
                    "match": match_id,
                    "seq": e.seq,
                    "at_ms": e.at_ms,
                    "kind": e.kind,
                    "payload": canonical(e.to_json()),
                }
                for e in events
            ],
        )


def _columns(row: MatchRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in MatchRow.__slots__}
    values["public"] = int(row.public)
    for name in JSON_COLUMNS:
        if values[name] is not None:
            values[name] = canonical(values[name])
    return values


def _row(found: Mapping[str, Any]) -> MatchRow:
    values = dict(found)
    values["public"] = bool(values["public"])
    for name in JSON_COLUMNS:
        if values[name] is not None:
            values[name] = json.loads(values[name])
    return MatchRow(**values)


def _seat_columns(match_id: str, number: int, seat: SeatRow) -> dict[str, Any]:
    return {"match": match_id, "number": number, **{name: getattr(seat, name) for name in SeatRow.__slots__}}


def _seat(found: Mapping[str, Any]) -> SeatRow:
    return SeatRow(**{name: found[name] for name in SeatRow.__slots__})
