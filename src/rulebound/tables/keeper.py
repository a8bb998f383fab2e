"""The keeper: holds live tables, one act at a time each, and writes every change down before it is known.

A change is judged on the live table, committed to the store, and only then told to the listener. When
another process was faster (`Conflict`), the table is read again and the act judged anew.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from rulebound.bots import Thought
from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling
from rulebound.store import Conflict, Store
from rulebound.tables.answers import Answer, Ask, NoTable, Refused, Unreadable
from rulebound.tables.setup import game_of
from rulebound.tables.table import Table
from rulebound.tables.thinking import Thinker, Thinking

log = logging.getLogger("rulebound.tables")

ATTEMPTS = 5
ANSWERS_KEPT = 256
IDLE_S = 600
BEAT_S = 1.0
UNSEEN_S = 60.0
"""Bots that are among themselves play on so long after the last person has looked at their table."""
PACE_S = 0.6
"""From one bot's move to the next, so that people can follow them."""
STOOD_STILL_MS = 15_000
"""After such a silence the server itself had stopped: its machine slept, and no clock falls for that."""


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

    def prepares(self, table_id: str, seat: Seat) -> None:
        """A bot that is to move still waits for its compiler."""
        ...

    def heard_at(self, table_id: str) -> bool:
        """Whether anybody is there to be told of a table."""
        ...


@dataclass(slots=True)
class Live:
    """A table in memory, with its lock, its flag timer and the bot that thinks at it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    answers: OrderedDict[tuple[Seat, str], tuple[str, Answer]] = field(default_factory=OrderedDict)
    timer: asyncio.TimerHandle | None = None
    thinking: Thinking | None = None
    used: float = 0.0
    seen: float = -math.inf
    """When somebody last looked at the table, by the clock of `used`."""


def wall_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Keeper:
    """The live tables of this process, their timers, and the bots at them."""

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
        if self._compiles(table, table.to_act):
            table.rest(now)
        change = table.take_change()
        if not change.any:
            return
        command = (
            None if told is None else (told[0].seat, told[0].id, {"seq": told[1].seq, "body": told[0].body})
        )
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
            live.answers[told[0].seat, told[0].id] = told[0].body, told[1]
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
            live.thinking = None
        self._ask_bot(live, table)

    def _ask_bot(self, live: Live, table: Table) -> None:
        """Let a bot that is to move begin to think, unless it does already or rests.

        Where moves are measured bots do not think but build, which is watched elsewhere.
        """
        if table.game.game.spec.continuous:
            return
        seat = next((seat for seat in table.to_act if table.seats[seat].kind == "bot"), None)
        if seat is not None and live.thinking is None and not self._rests(live, table):
            live.thinking = Thinking(seat, table.seq)
            self._spawn(self._think(live, table, live.thinking))

    def _compiles(self, table: Table, seats: Iterable[Seat]) -> bool:
        """Whether a bot among the seats has to wait for its compiler."""
        asked = (table.seats[seat] for seat in seats)
        return any(row.kind == "bot" and not self.thinker.ready(table.game.key, row.level) for row in asked)

    def _rests(self, live: Live, table: Table) -> bool:
        """Whether bots are among themselves at a table that nobody looks at."""
        if not table.unmanned:
            return False
        now = time.monotonic()
        if self.listener.heard_at(table.id):
            live.seen = now
            return False
        return now - live.seen > UNSEEN_S

    async def _chosen(
        self, live: Live, table: Table, thinking: Thinking, report: Callable[[Thought], None]
    ) -> str:
        """What a bot plays; after a bot's move it comes no sooner than people can follow.

        A bot that has chosen waits at nobody's cost: its clock stands until it moves.
        """

        def stand(now_table: Table, now: int) -> None:
            if live.thinking is thinking:
                now_table.rest(now)

        if self._compiles(table, [thinking.seat]):
            if not await self._prepared(table, thinking):
                return self.thinker.unprepared(table, thinking.seat)
            await self._change(table.id, Table.begin)  # its clock stood
        begun = time.monotonic()
        text = await self.thinker.move(table, thinking, report, self.now)
        rest = begun + PACE_S - time.monotonic()
        if rest > 0 and table.follows_bot and table.to_act == [thinking.seat]:
            await self._change(table.id, stand)
            await asyncio.sleep(rest)
        return text

    async def _prepared(self, table: Table, thinking: Thinking) -> bool:
        """Wait until a bot is compiled; False when it is to play before. Those who come are told meanwhile."""
        ready = asyncio.ensure_future(self.thinker.until_ready(table.game.key, thinking.stop))
        try:
            while not ready.done():
                self.listener.prepares(table.id, thinking.seat)
                await asyncio.wait({ready}, timeout=BEAT_S)
            return ready.result()
        finally:
            ready.cancel()

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
            text = await self._chosen(live, table, thinking, report)
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
            table = live.table
            ticking = table is not None and table.clock is not None and table.clock.running
            if table is not None and ticking and self._rests(live, table):
                await self._change(table_id, Table.rest)
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
