"""Reading and writing matches: the log is append-only, and (match, seq) is its optimistic lock."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, union, update

from rulebound.core.event import Event
from rulebound.store import schema
from rulebound.store.conflict import Conflict
from rulebound.store.database import Database
from rulebound.store.rows import MatchRow, SeatRow, Stored, canonical

JSON_COLUMNS = ("options", "clock", "wish", "sealed", "again")


class Store:
    """Everything that is kept, behind one writer and several readers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def close(self) -> None:
        """Give the connections back."""
        self.database.close()

    # --- matches ------------------------------------------------------------------------------

    async def create(self, row: MatchRow, seats: Sequence[SeatRow], events: Sequence[Event] = ()) -> None:
        """Keep a new match. Raises Conflict when its id is taken."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.match).values(**_columns(row)))
            connection.execute(
                insert(schema.seat),
                [_seat_columns(row.id, number, seat) for number, seat in enumerate(seats)],
            )
            _append(connection, row.id, events)

        await self.database.write(work)

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
        unwatched: bool = False,
    ) -> MatchRow:
        """Write one change of a match whole: new events, seats, and the (seat, id, answer) of the command.

        `row.version` is the version that was read; the row comes back with the next one. `watcher` is a
        session that may watch from now on, `used` an invitation's digest to be struck out, `revoked` a
        seat whose invitations all end; with `unwatched` those to watch end, and nobody watches any more. Raises Conflict when the match has changed since it was read, or
        the invitation is no longer there.
        """
        later = replace(row, version=row.version + 1)
        match, seat, invitation = schema.match.c, schema.seat.c, schema.invitation.c

        def work(connection: Connection) -> None:
            same = (match.id == row.id) & (match.version == row.version)
            if connection.execute(update(schema.match).where(same).values(**_columns(later))).rowcount != 1:
                raise Conflict(f"match {row.id} is no longer at version {row.version}")
            _append(connection, row.id, events)
            for number, changed in (seats or {}).items():
                place = (seat.match == row.id) & (seat.number == number)
                columns = _seat_columns(row.id, number, changed)
                connection.execute(update(schema.seat).where(place).values(**columns))
            if command is not None:
                at, key, answer = command
                said = {"match": row.id, "seat": at, "id": key, "answer": canonical(answer)}
                connection.execute(insert(schema.command).values(**said))
            if watcher is not None:
                connection.execute(insert(schema.watcher).values(match=row.id, session=watcher))
            if used is not None:
                spent = connection.execute(delete(schema.invitation).where(invitation.digest == used))
                if spent.rowcount != 1:
                    raise Conflict(f"an invitation to match {row.id} was used before")
            if revoked is not None:
                ended = (invitation.match == row.id) & (invitation.seat == revoked)
                connection.execute(delete(schema.invitation).where(ended))
            if unwatched:
                ended = (invitation.match == row.id) & invitation.seat.is_(None)
                connection.execute(delete(schema.invitation).where(ended))
                connection.execute(delete(schema.watcher).where(schema.watcher.c.match == row.id))

        await self.database.write(work)
        return later

    async def load(self, match_id: str) -> Stored | None:
        """A match with everything that belongs to it; None when there is none of that id."""
        match, seat, watcher, event = schema.match.c, schema.seat.c, schema.watcher.c, schema.event.c

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(select(schema.match).where(match.id == match_id)).first()
            if found is None:
                return None
            seats = connection.execute(
                select(schema.seat).where(seat.match == match_id).order_by(seat.number)
            )
            watchers = connection.execute(select(watcher.session).where(watcher.match == match_id)).scalars()
            log = select(event.payload).where(event.match == match_id).order_by(event.seq)
            return Stored(
                _row(found._asdict()),
                tuple(_seat(row._asdict()) for row in seats),
                frozenset(watchers),
                tuple(Event.from_json(json.loads(text)) for text in connection.execute(log).scalars()),
            )

        return await self.database.read(work)

    async def answer(self, match_id: str, seat: int, command_id: str) -> Any | None:
        """What a command that was carried out before was told; None when it never was."""
        command = schema.command.c
        same = (command.match == match_id) & (command.seat == seat) & (command.id == command_id)
        query = select(command.answer).where(same)
        found: str | None = await self.database.read(lambda connection: connection.execute(query).scalar())
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
        """Ids of the matches with clocks that are not over."""
        match = schema.match.c
        return await self._ids((match.status != "over") & match.clock.is_not(None), None)

    async def _ids(self, which: ColumnElement[bool], limit: int | None) -> list[str]:
        query = select(schema.match.c.id).where(which).order_by(schema.match.c.updated_ms.desc()).limit(limit)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    # --- sessions and invitations -----------------------------------------------------------------

    async def add_session(self, digest: str, now_ms: int) -> None:
        """Keep a new session by the digest of its token."""
        query = insert(schema.session).values(digest=digest, created_ms=now_ms, seen_ms=now_ms)
        await self.database.write(lambda connection: connection.execute(query))

    async def see_session(self, digest: str, now_ms: int) -> None:
        """Note that a session is in use."""
        query = update(schema.session).where(schema.session.c.digest == digest).values(seen_ms=now_ms)
        await self.database.write(lambda connection: connection.execute(query))

    async def session_seen(self, digest: str) -> int | None:
        """When a session was last seen; None for one that is not known."""
        query = select(schema.session.c.seen_ms).where(schema.session.c.digest == digest)
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def drop_sessions(self, before_ms: int) -> int:
        """Forget sessions that were last seen before a time and hold nothing; how many they were."""
        holding = union(
            select(schema.match.c.owner),
            select(schema.seat.c.holder).where(schema.seat.c.holder.is_not(None)),
            select(schema.watcher.c.session),
            select(schema.question.c.session),
        )
        session = schema.session.c
        query = delete(schema.session).where(session.seen_ms < before_ms, session.digest.not_in(holding))
        return await self.database.write(lambda connection: connection.execute(query).rowcount)

    async def drop_invitations(self, before_ms: int) -> int:
        """Forget invitations that no longer held at a time; how many they were."""
        query = delete(schema.invitation).where(schema.invitation.c.expires_ms <= before_ms)
        return await self.database.write(lambda connection: connection.execute(query).rowcount)

    async def add_invitation(self, digest: str, match_id: str, seat: int | None, expires_ms: int) -> None:
        """Keep an invitation by the digest of its token. Raises Conflict when the match is not there."""
        query = insert(schema.invitation).values(
            digest=digest, match=match_id, seat=seat, expires_ms=expires_ms
        )
        await self.database.write(lambda connection: connection.execute(query))

    async def invitation(self, digest: str, now_ms: int) -> tuple[str, int | None] | None:
        """The match and seat of an invitation that still holds."""
        invitation = schema.invitation.c
        query = select(invitation.match, invitation.seat).where(
            invitation.digest == digest, invitation.expires_ms > now_ms
        )
        found = await self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else (found.match, found.seat)

    # --- the heartbeat of the clocks --------------------------------------------------------------

    async def beat(self, now_ms: int) -> None:
        """Note that the server is alive, so that a later start knows when it stopped."""

        def work(connection: Connection) -> None:
            if connection.execute(update(schema.beat).values(at_ms=now_ms)).rowcount == 0:
                connection.execute(insert(schema.beat).values(id=1, at_ms=now_ms))

        await self.database.write(work)

    async def last_beat(self) -> int | None:
        """When the server was last known to be alive."""
        query = select(func.max(schema.beat.c.at_ms))
        return await self.database.read(lambda connection: connection.execute(query).scalar())


def _append(connection: Connection, match_id: str, events: Sequence[Event]) -> None:
    if events:
        connection.execute(
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
