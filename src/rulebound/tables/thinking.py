"""Bots at work in threads, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from rulebound.bots import Level, Thought, kernels, levels
from rulebound.bots.random import RandomBot
from rulebound.bots.warming import Warming
from rulebound.core.event import Seat
from rulebound.tables.clock import Clock
from rulebound.tables.table import Table

REPORT_S = 0.2
"""Thoughts on the way are passed on at most this often."""

STOP_S = 0.1
"""How often a thought that waits for the compiler looks whether it is still wanted."""

CLOCK_SHARE = 20
"""A bot never thinks longer than this part of the time on its clock."""


MOST_ASKED = 16
"""So many thoughts that belong to no table may be under way or wait for a thread."""


class Overrun(Exception):
    """Too many thoughts are asked for."""


class NotReady(Exception):
    """A thought was stopped while the bots were still being compiled."""


@dataclass(slots=True)
class Thinking:
    """A bot that thinks for a seat after event `seq`; `stop` makes it play what it has."""

    seat: Seat
    seq: int
    stop: threading.Event = field(default_factory=threading.Event)


class Thinker:
    """Threads that think; the searches let go of the interpreter while they work."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or max(1, os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self._asked: dict[str, threading.Event] = {}
        self._cold: dict[str, asyncio.Event] = {}
        self._warming: Warming | None = None

    def close(self) -> None:
        """Take no more work, and let searches end that belong to no table."""
        if self._warming is not None:
            self._warming.stop()
        for stop in self._asked.values():
            stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def warm(self, say: Callable[[str], None]) -> None:
        """Make the bots ready meanwhile; a thought about a game waits until its bots are."""
        loop = asyncio.get_running_loop()
        self._cold = {game: asyncio.Event() for game in kernels()}
        self._warming = Warming(say)

        def ready(game: str) -> None:
            with suppress(RuntimeError):  # the loop has ended, and with it everyone who waits
                loop.call_soon_threadsafe(self._cold[game].set)

        self._warming.start(ready)

    def ready(self, game: str, key: str = "") -> bool:
        """Whether the bots of a game, or those of a level, wait for no compiler."""
        cold = self._cold.get(game)
        plain = any(level.key == key and not level.compiled for level in levels(game))
        return cold is None or cold.is_set() or plain

    async def until_ready(self, game: str, stop: threading.Event) -> bool:
        """Wait until the bots of a game wait for no compiler, or `stop` is set; whether they do not."""
        while not self.ready(game) and not stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._cold[game].wait(), STOP_S)
        return self.ready(game)

    def unprepared(self, table: Table, seat: Seat) -> str:
        """The move of a bot for whose compiler nobody waits: any legal one, in the game's notation."""
        bot = RandomBot(table.game.game, secrets.randbits(64))
        return bot.think(table.match.state, seat, 0.0, threading.Event(), lambda _thought: None).line[0]

    async def move(
        self, table: Table, thinking: Thinking, report: Callable[[Thought], None], now: Callable[[], int]
    ) -> str:
        """The move that a table's bot chooses, in the game's notation."""
        level = level_of(table.game.key, table.seats[thinking.seat].level)
        seconds = level.seconds
        if table.clock is not None:
            seconds = min(seconds, bearable(table.clock, thinking.seat, now()))
        thought = await self.think(level, table.match.state, thinking.seat, seconds, thinking.stop, report)
        return thought.line[0]

    async def ask(
        self,
        who: str,
        game: str,
        level: Level,
        state: Any,
        seat: Seat,
        seconds: float,
        stop: threading.Event,
    ) -> Thought:
        """A thought for somebody, cut short by `stop` or by their next one. Raises Overrun or NotReady."""
        if (earlier := self._asked.get(who)) is not None:
            earlier.set()
        elif len(self._asked) >= MOST_ASKED:
            raise Overrun
        self._asked[who] = stop
        try:
            if level.compiled and not await self.until_ready(game, stop):
                raise NotReady
            return await self.think(level, state, seat, seconds, stop, lambda _thought: None)
        finally:
            if self._asked.get(who) is stop:
                del self._asked[who]

    async def think(
        self,
        level: Level,
        state: Any,
        seat: Seat,
        seconds: float,
        stop: threading.Event,
        report: Callable[[Thought], None],
    ) -> Thought:
        """What a level thinks of a state within the seconds. When cancelled the search is stopped."""
        loop = asyncio.get_running_loop()
        last = 0.0

        def passed_on(thought: Thought) -> None:
            nonlocal last
            if (now := loop.time()) - last >= REPORT_S:
                last = now
                loop.call_soon_threadsafe(report, thought)

        def work() -> Thought:
            return level.make(secrets.randbits(64)).think(state, seat, seconds, stop, passed_on)

        try:
            return await loop.run_in_executor(self._pool, work)
        except asyncio.CancelledError:
            stop.set()
            raise


def bearable(clock: Clock, seat: Seat, now_ms: int) -> float:
    """The seconds that a seat can spend on a move by its clock."""
    return clock.left(seat, now_ms) / 1000 / CLOCK_SHARE


def level_of(game: str, key: str) -> Level:
    """A level by its key; the strongest for an empty key. Raises LookupError for an unknown one."""
    known = levels(game)
    if not key and known:
        return known[-1]
    for level in known:
        if level.key == key:
            return level
    raise LookupError(
        f"no bot level {key!r} for {game}; there are {', '.join(x.key for x in known) or 'none'}"
    )
