"""The host: keeps live tables, one act at a time each, and writes every change down before it is known.

A change is judged on the live table, committed to the store, and only then told to the listener. When
another process was faster (`Conflict`), the table is read again and the act judged anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from rulebound.bots import Thought
from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling, illegal
from rulebound.games import shelf
from rulebound.store import Conflict, Store
from rulebound.tables import clauses, rights
from rulebound.tables.rights import Act
from rulebound.tables.setup import Plan, set_up
from rulebound.tables.table import Change, Table
from rulebound.tables.thinking import Thinker, Thinking
from rulebound.tables.tokens import digest, new_token

log = logging.getLogger("rulebound.tables")

ATTEMPTS = 5
ANSWERS_KEPT = 256
IDLE_S = 600
BEAT_S = 1.0
INVITATION_MS = 7 * 24 * 3600 * 1000


class NoTable(LookupError):
    """There is no such table, or none that this session may know of."""


class Refused(Exception):
    """A right that a session does not have, with the ruling that says so."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling.reason)
        self.ruling = ruling


@dataclass(frozen=True, slots=True)
class Answer:
    """The fate of one command."""

    id: str
    result: Literal["done", "refused", "stale"]
    seq: int
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """The envelope of a command: who asks, for which seat, and the last event that they have seen."""

    session: str | None
    table: str
    id: str
    seat: Seat
    seq: int


class Listener(Protocol):
    """Whoever tells readers what happens; called while the table holds still, so it must not wait."""

    def changed(self, table: Table, before: int) -> None:
        """The table has new events after `before`, or something else about it changed."""
        ...

    def seated(self, table: Table) -> None:
        """Somebody sat down or was put out."""
        ...

    def thought(self, table_id: str, seat: Seat, thought: Thought | None) -> None:
        """A bot got this far; None when it has stopped."""
        ...


@dataclass(slots=True)
class Live:
    """A table in memory, with its lock, its flag timer and the bot that thinks at it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    answers: OrderedDict[tuple[Seat, str], Answer] = field(default_factory=OrderedDict)
    timer: asyncio.TimerHandle | None = None
    thinking: Thinking | None = None
    used: float = 0.0


def wall_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Host:
    """All tables of this process."""

    def __init__(
        self, store: Store, listener: Listener, thinker: Thinker, now: Callable[[], int] = wall_ms
    ) -> None:
        self.store = store
        self.listener = listener
        self.thinker = thinker
        self.now = now
        self._live: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Let clocks that ran when the server stopped wait for their players, and set their timers."""
        alive = await self.store.last_beat()
        for table_id in await self.store.timed_matches():
            await self._change(table_id, lambda table, now: table.after_stop(min(alive or now, now), now))
        self._spawn(self._keep_house())

    async def close(self) -> None:
        """Stop bots and timers."""
        for live in self._live.values():
            if live.timer is not None:
                live.timer.cancel()
            if live.thinking is not None:
                live.thinking.stop.set()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinker.close()

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, plan: Plan, owner: str) -> str:
        """Set a table up; its id. Raises SetupError."""
        now = self.now()
        stored = set_up(plan, owner, now)
        table = Table(shelf()[plan.game], stored)
        table.begin(now)
        change = table.take_change()
        await self.store.create(table.row_now(now), table.seats, change.events)
        live = self._live.setdefault(table.id, Live(used=time.monotonic()))
        async with live.lock:
            live.table = table
            self._after(live, table)
        return table.id

    @asynccontextmanager
    async def reading(self, session: str | None, table_id: str) -> AsyncIterator[Table]:
        """A table that a session may read, holding still. Raises NoTable."""
        async with self._hold(table_id) as (_, table):
            if not rights.judge(session, table, None, Act.READ).allowed:
                raise NoTable(table_id)
            yield table

    async def refresh(self, table_id: str) -> None:
        """Another process has changed a table: read it again and tell the readers here."""
        async with self._hold(table_id) as (live, table):
            stored = await self.store.load(table_id)
            if stored is not None and stored.row.version > table.row.version:
                live.table = Table(table.game, stored)
                self.listener.seated(live.table)
                self._after(live, live.table)

    async def back(self, session: str, table_id: str) -> None:
        """A player has come back to a table."""
        await self._change(table_id, lambda table, now: table.back(session, now))

    async def sit(self, session: str | None, table_id: str, seat: Seat, name: str, nonce: str = "") -> None:
        """Take an open seat. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, seat, Act.TAKE)
            assert session is not None
            table.sit(seat, session, name, nonce, now)

        await self._change(table_id, act, seated=True)

    async def put_out(self, session: str | None, table_id: str, seat: Seat) -> None:
        """Free a seat and end invitations to it. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, seat, Act.PUT_OUT)
            table.put_out(seat, now)

        await self._change(table_id, act, seated=True)

    async def invite(self, session: str | None, table_id: str, seat: Seat | None) -> str:
        """A new invitation's token. Raises NoTable or Refused."""
        async with self._hold(table_id) as (_, table):
            self._demand(session, table, seat, Act.INVITE)
            token = new_token()
            await self.store.add_invitation(str(digest(token)), table_id, seat, self.now() + INVITATION_MS)
        return token

    async def redeem(self, session: str, token: str, name: str, nonce: str = "") -> tuple[str, Seat | None]:
        """Use an invitation: the table and seat it leads to. Raises NoTable or Refused."""
        hashed = digest(token)
        found = None if hashed is None else await self.store.invitation(hashed, self.now())
        if hashed is None or found is None:
            raise NoTable("this invitation is not, or no longer, good")
        table_id, seat = found

        def act(table: Table, now: int) -> None:
            if seat is None:
                return table.watch(session)
            if table.seats[seat].holder is not None:
                raise Refused(illegal("seat-taken", clauses.FREE_SEAT, seat=seat))
            table.use(hashed)
            return table.sit(seat, session, name, nonce, now)

        await self._change(table_id, act, seated=seat is not None)
        return table_id, seat

    # --- commands ---------------------------------------------------------------------------------

    async def command(
        self, ask: Ask, act: Callable[[Table, int], Ruling], *, any_seq: bool = False
    ) -> Answer:
        """Carry a command out once, however often it arrives. Raises NoTable.

        With `any_seq` it holds whatever has happened since the sender last saw the table.
        """
        for _ in range(ATTEMPTS):
            try:
                return await self._command(ask, act, any_seq)
            except Conflict:
                continue
        raise Conflict(f"table {ask.table} changes too fast")

    async def _command(self, ask: Ask, act: Callable[[Table, int], Ruling], any_seq: bool) -> Answer:
        async with self._hold(ask.table) as (live, table):
            right = rights.judge(ask.session, table, ask.seat, Act.COMMAND)
            if not right.allowed:
                if not rights.judge(ask.session, table, None, Act.READ).allowed:
                    raise NoTable(ask.table)
                return Answer(ask.id, "refused", table.seq, right)
            if (told := await self._told(live, ask)) is not None:
                return told
            now = self.now()
            before = table.seq
            table.flag(now)
            if ask.seq != before and not (any_seq and ask.seq < before):
                answer = Answer(ask.id, "stale", before)
            else:
                ruling = act(table, now)
                done = ruling.allowed
                answer = Answer(ask.id, "done" if done else "refused", table.seq, None if done else ruling)
            await self._commit(live, table, before, now, (ask, answer) if answer.result == "done" else None)
            return answer

    async def stop_bot(self, ask: Ask) -> Answer:
        """Let the bot of a seat play what it has found so far. Raises NoTable."""
        async with self._hold(ask.table) as (live, table):
            right = rights.judge(ask.session, table, ask.seat, Act.STOP)
            if not rights.judge(ask.session, table, None, Act.READ).allowed:
                raise NoTable(ask.table)
            thinking = live.thinking
            if right.allowed and (thinking is None or thinking.seat != ask.seat):
                right = illegal("no-bot-thinking", clauses.STOP_BOT, seat=ask.seat)
            if not right.allowed or thinking is None:
                return Answer(ask.id, "refused", table.seq, right)
            thinking.stop.set()
            return Answer(ask.id, "done", table.seq)

    async def _told(self, live: Live, ask: Ask) -> Answer | None:
        assert live.table is not None
        if (kept := live.answers.get((ask.seat, ask.id))) is not None:
            return kept
        if ask.seq == live.table.seq:
            return None  # a command that was carried out has moved the table on
        found = await self.store.answer(ask.table, ask.seat, ask.id)
        return None if found is None else Answer(ask.id, "done", found["seq"])

    # --- inside -----------------------------------------------------------------------------------

    @staticmethod
    def _demand(session: str | None, table: Table, seat: Seat | None, act: Act) -> None:
        if not rights.judge(session, table, None, Act.READ).allowed:
            raise NoTable(table.id)
        ruling = rights.judge(session, table, seat, act)
        if not ruling.allowed:
            raise Refused(ruling)

    @asynccontextmanager
    async def _hold(self, table_id: str) -> AsyncIterator[tuple[Live, Table]]:
        live = self._live.setdefault(table_id, Live())
        async with live.lock:
            live.used = time.monotonic()
            if live.table is None:
                stored = await self.store.load(table_id)
                if stored is None or stored.row.game not in shelf():
                    self._live.pop(table_id, None)
                    raise NoTable(table_id)
                live.table = Table(shelf()[stored.row.game], stored)
                self._after(live, live.table)
            yield live, live.table

    async def _change(
        self, table_id: str, act: Callable[[Table, int], None], *, seated: bool = False
    ) -> None:
        for _ in range(ATTEMPTS):
            try:
                async with self._hold(table_id) as (live, table):
                    now = self.now()
                    before = table.seq
                    table.flag(now)
                    act(table, now)
                    await self._commit(live, table, before, now, None, seated=seated)
                return
            except Conflict:
                continue
        raise Conflict(f"table {table_id} changes too fast")

    async def _commit(
        self,
        live: Live,
        table: Table,
        before: int,
        now: int,
        told: tuple[Ask, Answer] | None,
        *,
        seated: bool = False,
    ) -> None:
        change: Change = table.take_change()
        if not change.any:
            return
        command = None if told is None else (told[0].seat, told[0].id, {"seq": told[1].seq})
        try:
            table.row = await self.store.commit(
                table.row_now(now),
                change.events,
                seats=change.seats,
                command=command,
                watcher=change.watcher,
                used=change.used,
                revoked=change.revoked,
            )
        except BaseException:
            live.table = None  # what was kept is the truth: read it again before anything else
            raise
        if told is not None:
            live.answers[told[0].seat, told[0].id] = told[1]
            while len(live.answers) > ANSWERS_KEPT:
                live.answers.popitem(last=False)
        if seated:
            self.listener.seated(table)
        self.listener.changed(table, before)
        self._after(live, table)

    def _after(self, live: Live, table: Table) -> None:
        self._set_timer(live, table)
        thinking = live.thinking
        if thinking is not None and thinking.seq != table.seq:
            thinking.stop.set()
            self.listener.thought(table.id, thinking.seat, None)
            live.thinking = thinking = None
        seat = next((seat for seat in table.to_act if table.seats[seat].kind == "bot"), None)
        if seat is not None and thinking is None:
            live.thinking = Thinking(seat, table.seq)
            self._spawn(self._think(live, table, live.thinking))

    def _set_timer(self, live: Live, table: Table) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = table.clock.due_ms() if table.clock is not None and table.status == "playing" else None
        if due is not None:
            wait = max(0, due - self.now()) / 1000 + 0.005
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(
                wait, lambda: self._spawn(self._change(table.id, lambda _t, _n: None))
            )

    async def _think(self, live: Live, table: Table, thinking: Thinking) -> None:
        seat = thinking.seat

        def report(thought: Thought) -> None:
            if live.thinking is thinking:
                self.listener.thought(table.id, seat, thought)

        def act(now_table: Table, now: int) -> None:
            if now_table.seq == thinking.seq and now_table.status == "playing":
                ruling = now_table.move(seat, text, now)
                if not ruling.allowed:
                    log.error("the bot at table %s was refused: %s", table.id, ruling)

        try:
            text = await self.thinker.move(table, thinking, report, self.now())
        except Exception:
            log.exception("the bot in seat %d at table %s failed", seat, table.id)
            if live.thinking is thinking:
                self.listener.thought(table.id, seat, None)
                live.thinking = None  # the next change at the table tries again
            return
        await self._change(table.id, act)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            now = time.monotonic()
            tables = [live.table for live in self._live.values() if live.table is not None]
            if any(table.clock is not None and table.clock.running for table in tables):
                await self.store.beat(self.now())
            for table_id, live in tuple(self._live.items()):
                idle = live.timer is None and live.thinking is None and not live.lock.locked()
                if idle and now - live.used > IDLE_S:
                    del self._live[table_id]

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work of the host failed", exc_info=error)
