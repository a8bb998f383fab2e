"""The store: migrations, optimistic locks, and what is promised about the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rulebound.core.event import Event
from rulebound.core.facts import Facts
from rulebound.core.ruling import legal
from rulebound.home import home
from rulebound.store import (
    Conflict,
    Full,
    MatchRow,
    NewerStore,
    SeatRow,
    Store,
    Synchronous,
    migrate,
    open_database,
    sqlite_url,
)
from rulebound.store.schema import REVISION, metadata

ROW = MatchRow("m", "meridians", {"size": 7}, None, "00" * 32, "anna", 1, 1, "playing", public=False)
SEATS = (SeatRow("here", "Anna", holder="anna"), SeatRow("open"))


def event(seq: int) -> Event:
    ruling = legal("said", "test/clause.one", word="не ASCII")
    return Event("said", 0, Facts(word="не ASCII", list=(1, 2)), ruling, seq=seq, cause=seq, at_ms=seq)


def with_store(
    file: Path | None, work: Callable[[Store], Awaitable[None]], synchronous: Synchronous = "NORMAL"
) -> None:
    async def run() -> None:
        store = Store(open_database(sqlite_url(file), synchronous))
        try:
            await migrate(store.database)
            await work(store)
        finally:
            store.close()

    asyncio.run(run())


@pytest.fixture(params=["file", "memory"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path | None:
    return tmp_path / "store.sqlite3" if request.param == "file" else None


def test_what_is_written_is_read_back(file: Path | None) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS, [event(0)])
        later = await store.commit(
            replace(ROW, clock={"a": [1]}, status="over"),
            [event(1), event(2)],
            seats={1: SeatRow("open", "Bo", holder="bo")},
            command=(1, "c", {"seq": 2}),
            watcher="carl",
        )
        stored = await store.load("m")
        assert stored is not None
        assert stored.row == later == replace(ROW, clock={"a": [1]}, status="over", version=1)
        assert stored.seats == (SEATS[0], SeatRow("open", "Bo", holder="bo"))
        assert stored.watchers == {"carl"}
        assert stored.log == (event(0), event(1), event(2))
        assert await store.answer("m", 1, "c") == {"seq": 2}
        assert await store.answer("m", 0, "c") is None
        assert [await store.matches_of(who) for who in ("anna", "bo", "carl", "dan")] == [["m"]] * 3 + [[]]
        assert await store.load("none") is None

    with_store(file, work)


def test_who_comes_second_changes_nothing(file: Path | None) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.commit(ROW, [event(0)])
        behind = [
            store.commit(ROW, [event(1)]),  # an old version
            store.commit(replace(ROW, version=1), [event(0)]),  # an event that is there
            store.commit(replace(ROW, version=1), [event(1), event(1)]),
            store.commit(replace(ROW, id="none"), [event(1)]),
            store.create(ROW, SEATS),
            store.add_invitation("d", "none", 0, 9),
        ]
        for attempt in behind:
            with pytest.raises(Conflict):
                await attempt
        stored = await store.load("m")
        assert stored is not None
        assert (stored.row.version, len(stored.log)) == (1, 1)

    with_store(file, work)


def test_a_full_disk_is_told_and_nothing_is_changed(file: Path | None) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)

        def fill(connection: Connection) -> None:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))

        await store.database.write(fill)
        with pytest.raises(Full):
            await store.commit(ROW, [event(seq) for seq in range(2_000)])
        stored = await store.load("m")
        assert stored is not None
        assert (stored.row.version, stored.log) == (0, ())
        await store.database.write(
            lambda connection: connection.execute(text("PRAGMA max_page_count = 100000"))
        )
        await store.commit(stored.row, [event(0)])

    with_store(file, work)


def test_of_many_writers_one_wins_each_place_in_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        stores = [Store(open_database(sqlite_url(tmp_path / "s"))) for _ in range(3)]
        await migrate(stores[0].database)
        await stores[0].create(ROW, SEATS)
        won = []

        async def write(number: int, store: Store) -> None:
            for _ in range(10):
                stored = await store.load("m")
                assert stored is not None
                try:
                    await store.commit(stored.row, [event(len(stored.log))])
                except Conflict:
                    continue
                won.append(number)

        await asyncio.gather(*(write(number, store) for number, store in enumerate(stores)))
        stored = await stores[0].load("m")
        assert stored is not None
        assert [said.seq for said in stored.log] == list(range(len(won)))
        assert stored.row.version == len(won) > 0
        for store in stores:
            store.close()

    asyncio.run(run())


def test_invitations_are_struck_out_when_used_or_revoked_and_end_with_time(file: Path | None) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        for digest, seat in (("a", 0), ("b", 1), ("c", 1), ("w", None)):
            await store.add_invitation(digest, "m", seat, 100)
        assert await store.invitation("a", 99) == ("m", 0)
        assert await store.invitation("a", 100) is None
        later = await store.commit(ROW, used="a")
        await store.commit(later, revoked=1)
        assert [await store.invitation(digest, 0) for digest in "abcw"] == [None] * 3 + [("m", None)]
        assert await store.drop_invitations(99) == 0
        await store.add_invitation("v", "m", None, 200)
        assert await store.drop_invitations(100) == 1
        assert [await store.invitation(digest, 0) for digest in "wv"] == [None, ("m", None)]
        await store.commit(replace(later, version=later.version + 1), unwatched=True)
        assert await store.invitation("v", 0) is None

    with_store(file, work)


def test_sessions_that_hold_nothing_are_forgotten_in_time(file: Path | None) -> None:
    async def work(store: Store) -> None:
        for digest, seen in (("anna", 1), ("idle", 1), ("fresh", 50)):
            await store.add_session(digest, seen)
        await store.create(ROW, SEATS)
        assert await store.drop_sessions(50) == 1
        assert [await store.session_seen(digest) for digest in ("anna", "idle", "fresh")] == [1, None, 50]

    with_store(file, work)


def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"render_as_batch": True})
        return list(compare_metadata(context, metadata))

    async def work(store: Store) -> None:
        assert not await migrate(store.database), "a second start has nothing to do"
        assert await store.database.read(differences) == []

    with_store(tmp_path / "s", work)
    heads = ScriptDirectory(str(Path(__file__).parents[2] / "src/rulebound/store/migrations")).get_heads()
    assert heads == [REVISION]


def test_a_store_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        query = text("UPDATE alembic_version SET version_num = '9999'")
        await store.database.write(lambda connection: connection.execute(query))
        with pytest.raises(NewerStore, match="9999"):
            await migrate(store.database)

    with_store(tmp_path / "s", work)


@pytest.mark.parametrize(("synchronous", "level"), [("NORMAL", 1), ("FULL", 2)])
def test_sqlite_writes_ahead_and_checks_foreign_keys(
    tmp_path: Path, synchronous: Synchronous, level: int
) -> None:
    async def work(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        for lane in (store.database.writer, store.database.reader):
            said = await lane.run(
                lambda connection: [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]
            )
            assert said == ["wal", level, 1, 5000]

    with_store(tmp_path / "s", work, synchronous)


def test_a_payload_is_canonical_json(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS, [event(0)])

    with_store(tmp_path / "s", work)
    with sqlite3.connect(tmp_path / "s") as connection:
        ((payload,),) = connection.execute("SELECT payload FROM event")
    connection.close()
    assert payload.startswith('{"actor":0,"at_ms":0,"cause":0,"data":{"list":[1,2],"word":"не ASCII"}')


def test_home_is_where_the_person_or_the_system_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "mine"))
    assert home() == tmp_path / "mine"
    monkeypatch.delenv("RULEBOUND_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home() == tmp_path / "rulebound"
