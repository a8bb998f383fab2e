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
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from rulebound.bots import Thought
from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling, illegal
from rulebound.store import Conflict, Store
from rulebound.tables import clauses, rights
from rulebound.tables.answers import Answer, Ask, NoTable, Refused, Unreadable
from rulebound.tables.rights import Act
from rulebound.tables.setup import Plan, game_of, set_up
from rulebound.tables.table import Change, Table
from rulebound.tables.thinking import Thinker, Thinking
from rulebound.tables.tokens import digest, new_token

log = logging.getLogger("rulebound.tables")

ATTEMPTS = 5
ANSWERS_KEPT = 256
IDLE_S = 600
BEAT_S = 1.0
STOOD_STILL_MS = 15_000
"""After such a silence the server itself had stopped: its machine slept, and no clock falls for that."""

INVITATION_MS = 7 * 24 * 3600 * 1000


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
        self._alive_ms = now()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Let clocks that ran when the server stopped wait for their players, and set their timers."""
        beat = await self.store.last_beat() or 0

        def wait(table: Table, now: int) -> None:
            table.after_stop(min(max(beat, table.row.updated_ms), now), now)

        for table_id in await self.store.timed_matches():
            with suppress(Unreadable):  # whose log says why
                await self._change(table_id, wait, flag=False)
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
        now = self._moment()
        stored = set_up(plan, owner, now)
        table = Table(game_of(plan.game), stored)
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

    async def back(self, session: str, table_id: str) -> None:
        """A player has come back to a table."""
        await self._change(table_id, lambda table, now: table.back(session, now))

    async def sit(self, session: str | None, table_id: str, seat: Seat, name: str) -> None:
        """Take an open seat. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, seat, Act.TAKE)
            assert session is not None
            table.sit(seat, session, name, now)

        await self._change(table_id, act, seated=True)

    async def give(self, session: str | None, table_id: str, commitment: str, nonce: str) -> None:
        """Give a session's nonce, in answer to the commitment it has seen. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, None, Act.GIVE)
            assert session is not None
            if not (ruling := table.give(session, commitment, nonce, now)).allowed:
                raise Refused(ruling)

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

    async def end_watching(self, session: str | None, table_id: str) -> None:
        """End every invitation to watch, and put out whoever came by one. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, None, Act.INVITE)
            table.end_watching()

        await self._change(table_id, act, seated=True)

    async def redeem(self, session: str, token: str, name: str) -> tuple[str, Seat | None]:
        """Use an invitation up: the table and seat it leads to. Raises NoTable or Refused."""
        hashed = str(digest(token))
        table_id, seat = await self._invitation(hashed)

        def act(table: Table, now: int) -> None:
            if seat is None:
                if session in table.watchers or session == table.row.owner or table.held_by(session):
                    return
                table.watch(session)
            else:
                if not (ruling := rights.sit(session, table, seat)).allowed:
                    raise Refused(ruling)
                table.sit(seat, session, name, now)
            table.use(hashed)

        try:
            await self._change(table_id, act, seated=seat is not None)
        except Conflict:
            await self._invitation(hashed)  # somebody else may have used it in the meantime
            raise
        return table_id, seat

    async def _invitation(self, hashed: str) -> tuple[str, Seat | None]:
        found = await self.store.invitation(hashed, self.now())
        if found is None:
            raise NoTable("this invitation is not, or no longer, good")
        return found

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
        async with self._hold(ask.table, changing=True) as (live, table):
            right = rights.judge(ask.session, table, ask.seat, Act.COMMAND)
            if not right.allowed:
                if not rights.judge(ask.session, table, None, Act.READ).allowed:
                    raise NoTable(ask.table)
                return Answer(ask.id, "refused", table.seq, right)
            if (told := await self._told(live, ask)) is not None:
                return told
            now = self._moment()
            seen = table.seq
            await self._flag(live, table, now)
            if ask.seq != seen and not (any_seq and ask.seq < seen):
                return Answer(ask.id, "stale", table.seq)
            before = table.seq
            ruling = act(table, now)
            if not ruling.allowed:
                return Answer(ask.id, "refused", table.seq, ruling)
            answer = Answer(ask.id, "done", table.seq)
            await self._commit(live, table, before, now, (ask, answer))
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
            if ask.seq != thinking.seq:
                return Answer(ask.id, "stale", table.seq)
            thinking.stop.set()
            return Answer(ask.id, "done", table.seq)

    async def _told(self, live: Live, ask: Ask) -> Answer | None:
        if (kept := live.answers.get((ask.seat, ask.id))) is not None:
            return kept
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
    async def _hold(self, table_id: str, *, changing: bool = False) -> AsyncIterator[tuple[Live, Table]]:
        live = self._live.setdefault(table_id, Live())
        async with live.lock:
            live.used = time.monotonic()
            if live.table is None:
                try:
                    live.table = await self._load(table_id)
                except NoTable:
                    self._live.pop(table_id, None)
                    raise
                self._after(live, live.table)
            try:
                yield live, live.table
            except (NoTable, Refused):
                raise  # said before anything was changed
            except BaseException:
                if changing:
                    live.table = None  # what was kept is the truth: read it again before anything else
                raise

    def _moment(self) -> int:
        """Now, by which acts are judged; clocks that ran while the server stood still are set back first."""
        now, alive = self.now(), self._alive_ms
        self._alive_ms = now
        if now - alive > STOOD_STILL_MS:
            for live in self._live.values():
                if live.table is not None:
                    live.table.after_stop(alive, now)
                    self._set_timer(live, live.table)
        return now

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise NoTable(table_id)
            return Table(game_of(stored.row.game), stored)
        except NoTable:
            raise
        except (LookupError, TypeError, ValueError) as error:
            log.warning("table %s cannot be read: %s", table_id, error)
            raise Unreadable(table_id) from None

    async def _change(
        self, table_id: str, act: Callable[[Table, int], None], *, seated: bool = False, flag: bool = True
    ) -> None:
        for _ in range(ATTEMPTS):
            try:
                async with self._hold(table_id, changing=True) as (live, table):
                    now = self._moment()
                    if flag:
                        await self._flag(live, table, now)
                    before = table.seq
                    act(table, now)
                    await self._commit(live, table, before, now, None, seated=seated)
                return
            except Conflict:
                continue
        raise Conflict(f"table {table_id} changes too fast")

    async def _flag(self, live: Live, table: Table, now: int) -> None:
        """End the match if somebody's time is up, and keep that before anything else is tried."""
        before = table.seq
        if table.flag(now):
            await self._commit(live, table, before, now, None)

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
        table.row = await self.store.commit(
            table.row_now(now),
            change.events,
            seats=change.seats,
            command=command,
            watcher=change.watcher,
            used=change.used,
            revoked=change.revoked,
            unwatched=change.unwatched,
        )
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
        if thinking is not None and (thinking.seq != table.seq or thinking.seat not in table.to_act):
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
        due = None if table.clock is None else table.clock.due_ms()
        if due is not None:
            wait = max(0, due - self.now()) / 1000 + 0.005
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(
                wait, lambda: self._spawn(self._change(table.id, lambda _t, _n: None))
            )

    async def _think(self, live: Live, table: Table, thinking: Thinking) -> None:
        seat = thinking.seat
        refused: Ruling | None = None

        def report(thought: Thought) -> None:
            if live.thinking is thinking:
                self.listener.thought(table.id, seat, thought)

        def act(now_table: Table, now: int) -> None:
            nonlocal refused
            if live.thinking is thinking and now_table.status == "playing":
                ruling = now_table.move(seat, text, now)
                refused = None if ruling.allowed else ruling

        try:
            text = await self.thinker.move(table, thinking, report, self.now)
            await self._change(table.id, act)
        except Conflict:
            pass  # the table is not what it was: see below what it asks now
        except Exception:
            log.exception("the bot in seat %d at table %s failed", seat, table.id)
            self._stopped(live, table, thinking)  # whoever next touches the table lets it try again
            return
        if refused is not None:
            log.error("the bot in seat %d at table %s was refused: %s", seat, table.id, refused)
            self._stopped(live, table, thinking)
        elif live.thinking is thinking:
            async with self._hold(table.id) as (_, now_table):
                self._stopped(live, now_table, thinking)
                self._after(live, now_table)

    def _stopped(self, live: Live, table: Table, thinking: Thinking) -> None:
        if live.thinking is thinking:
            self.listener.thought(table.id, thinking.seat, None)
            live.thinking = None

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._sweep()
            except Exception:
                log.exception("the house could not be kept; it is tried again")

    async def _sweep(self) -> None:
        now = time.monotonic()
        tables = [live.table for live in self._live.values() if live.table is not None]
        moment = self._moment()
        if any(table.clock is not None and table.clock.running for table in tables):
            await self.store.beat(moment)
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
