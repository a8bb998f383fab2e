"""Opening a database: one connection that writes, several that read, and the pragmas of SQLite.

A transaction runs whole in a thread and never waits between its statements. That is several times
faster than a driver that hands every statement to a thread and back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.pool import StaticPool

from rulebound.store.conflict import Conflict, Full

T = TypeVar("T")
Synchronous = Literal["NORMAL", "FULL"]

BUSY_MS = 5_000
"""How long SQLite waits for another process that writes."""

READERS = 4


@dataclass(frozen=True, slots=True)
class Lane:
    """An engine and the threads that use it, each with a connection of its own."""

    engine: Engine
    threads: ThreadPoolExecutor

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in one transaction, in a thread."""

        def transaction() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, transaction)

    def close(self) -> None:
        """Finish what has begun and give the connections back."""
        self.threads.shutdown()
        self.engine.dispose()


@dataclass(frozen=True, slots=True)
class Database:
    """Where a store lives. SQLite has a single writing connection, so writes of one process queue up in order."""

    writer: Lane
    reader: Lane = field(repr=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes something. Raises Conflict when somebody else was faster, or Full, and changes nothing."""
        try:
            return await self.writer.run(work)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except OperationalError as error:
            name = getattr(error.orig, "sqlite_errorname", "")
            if name.startswith("SQLITE_BUSY"):
                raise Conflict(f"another process has been writing for more than {BUSY_MS} ms") from error
            if name == "SQLITE_FULL":
                raise Full(str(error.orig)) from error
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing, on one view of the data."""
        return await self.reader.run(work)

    def close(self) -> None:
        """Give every connection back."""
        self.reader.close()
        if self.writer is not self.reader:
            self.writer.close()


def sqlite_url(file: Path | None) -> URL:
    """The address of a SQLite file, or of a database in memory."""
    return URL.create("sqlite", database=":memory:" if file is None else str(file))


def open_database(url: URL | str, synchronous: Synchronous = "NORMAL") -> Database:
    """A SQLite database by its SQLAlchemy address. Connects on first use.

    It runs in WAL mode. With NORMAL a power failure can lose the last commits but never corrupts
    the file; FULL waits for the disk at every commit. Neither loses anything when the process dies.
    """
    url = make_url(url)
    if url.database in (None, "", ":memory:"):
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        lane = _lane(_prepared(engine, synchronous, "BEGIN IMMEDIATE"), 1)
        return Database(lane, lane)
    writer = _prepared(create_engine(url, pool_size=1), synchronous, "BEGIN IMMEDIATE")
    reader = _prepared(create_engine(url, pool_size=READERS), synchronous, "BEGIN")
    return Database(_lane(writer, 1), _lane(reader, READERS))


def _lane(engine: Engine, threads: int) -> Lane:
    return Lane(engine, ThreadPoolExecutor(threads, thread_name_prefix="store"))


def _prepared(engine: Engine, synchronous: Synchronous, begin: str) -> Engine:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        # The driver would begin a transaction only at the first change, and a read before it could then
        # fail for being old; so the driver is told to keep out and each transaction begins below.
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

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
