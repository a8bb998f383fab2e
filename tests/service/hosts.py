"""Hosts in this process, over stores in a folder."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from rulebound.bots import Thought
from rulebound.core.ruling import Ruling
from rulebound.games import Shelved
from rulebound.games.meridians import GAME
from rulebound.store import SeatRow, Store, migrate, open_database, sqlite_url
from rulebound.tables.host import Host
from rulebound.tables.setup import Plan
from rulebound.tables.table import Table
from rulebound.tables.thinking import Thinker

MERIDIANS = {"meridians": Shelved("meridians", GAME, "rulebound.games.meridians")}
ALONE = Plan("meridians", [SeatRow("here"), SeatRow("here")], {})


class Heard:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.changes: list[tuple[int, int]] = []
        self.seatings = 0
        self.stops = 0
        self.people = 0
        self.prepared = 0

    def changed(self, table: Table, before: int) -> None:
        self.changes.append((before, table.seq))

    def seated(self, table: Table) -> None:
        self.seatings += 1

    def thought(self, table_id: str, seat: int, thought: Thought | None) -> None:
        self.stops += thought is None

    def prepares(self, table_id: str, seat: int) -> None:
        self.prepared += 1

    def heard_at(self, table_id: str) -> bool:
        return self.people > 0


def with_hosts(
    folder: Path,
    count: int,
    work: Callable[..., Awaitable[None]],
    now: Callable[[], int],
    thinkers: Sequence[Thinker] = (),
) -> None:
    """Work with hosts that share a store, started and closed around it."""

    async def run() -> None:
        hosts = []
        for number in range(count):
            store = Store(open_database(sqlite_url(folder / "s")))
            await migrate(store.database)
            hosts.append(Host(store, Heard(), thinkers[number] if thinkers else Thinker(1), now))
            await hosts[-1].start()
        try:
            await work(*hosts)
        finally:
            for host in hosts:
                await host.close()
                host.store.close()

    asyncio.run(run())


def move(seat: int, text: str) -> Callable[[Table, int], Ruling]:
    return lambda table, now: table.move(seat, text, now)


def heard(host: Host) -> Heard:
    assert isinstance(host.listener, Heard)
    return host.listener
