"""Opening a database: one connection that writes, several that read, and the pragmas of SQLite."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

Synchronous = Literal["NORMAL", "FULL"]

BUSY_MS = 5_000
"""How long SQLite waits for another process that writes."""

READERS = 4


@dataclass(frozen=True, slots=True)
class Database:
    """Where a store lives. `writer` holds a single connection, so writes of one process queue up in order."""

    url: URL
    writer: AsyncEngine
    reader: AsyncEngine

    async def close(self) -> None:
        """Give every connection back."""
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()


def sqlite_url(file: Path | None) -> URL:
    """The address of a SQLite file, or of a database in memory."""
    return URL.create("sqlite+aiosqlite", database=":memory:" if file is None else str(file))


def open_database(url: URL | str, synchronous: Synchronous = "NORMAL") -> Database:
    """A database by its SQLAlchemy address. Connects on first use.

    SQLite runs in WAL mode. With NORMAL a power failure can lose the last commits but never corrupts
    the file; FULL waits for the disk at every commit. Neither loses anything when the process dies.
    """
    url = make_url(url)
    if url.get_backend_name() != "sqlite":
        engine = create_async_engine(url)
        return Database(url, engine, engine)
    if url.database in (None, "", ":memory:"):
        engine = create_async_engine(url, poolclass=StaticPool)
        _prepare(engine, synchronous, immediate=True)
        return Database(url, engine, engine)
    writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
    reader = create_async_engine(url, pool_size=READERS, max_overflow=0, pool_timeout=60)
    _prepare(writer, synchronous, immediate=True)
    _prepare(reader, synchronous, immediate=False)
    return Database(url, writer, reader)


def _prepare(engine: AsyncEngine, synchronous: Synchronous, *, immediate: bool) -> None:
    # The driver would begin a transaction only at the first change, and a read before it could then
    # fail for being old; so the driver is told to keep out and each transaction begins here.
    begin = "BEGIN IMMEDIATE" if immediate else "BEGIN"

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout = {BUSY_MS}",
            "journal_mode = WAL",
            f"synchronous = {synchronous}",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)
