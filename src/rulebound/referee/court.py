"""Processes that replay rounds one after the other, so that neither a long round nor many stop the server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from rulebound.games.meeple_stacking.judging import Judgement, judge
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.referee.replay import Record, Terms, check, replay
from rulebound.referee.shared import Agreed, Found, SharedRecord, check_shared, replay_shared
from rulebound.referee.workers import compiled, workers

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING = 64
"""So many rounds may wait; whoever comes then is asked to come back."""


class Crowded(Exception):
    """Too many rounds wait to be judged."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the referee found: the scene that really stands at the end of a round, and what it is worth."""

    scene: Scene
    judgement: Judgement


class Court:
    """The referees. None works before the first round comes."""

    def __init__(self, file: Path | None = None, workers: int | None = None) -> None:
        """Referees with the engine of a file, or with that of the page."""
        self._file = file
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def judged(
        self, record: Record, terms: Terms, connection: Connection = Connection.STANDING
    ) -> Judged:
        """What a record comes to by a reading. Raises Refused where it is not what was played, and Crowded."""
        check(record, terms)
        return await self._refereed(_judged, record, terms.tremor, connection)

    async def judged_together(self, record: SharedRecord, terms: Terms, agreed: Agreed) -> Found:
        """What a record of a plate for all comes to. Raises Refused and Crowded as `judged` does."""
        check_shared(record, terms, agreed)
        return await self._refereed(_found, record, agreed)

    async def _refereed(self, work: Callable[P, T], *told: P.args, **named: P.kwargs) -> T:
        if self._waiting >= MOST_WAITING:
            raise Crowded(f"{self._waiting} rounds wait")
        self._waiting += 1
        pool = self._pool = self._pool or workers(self._workers, self._file)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, partial(work, *told, **named))
        except BrokenProcessPool:
            if self._pool is pool:  # a referee was ended from outside; the next round gets another
                self._pool = None
            raise Crowded("the referee had to be fetched anew") from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Send the referees home; rounds that wait are not judged."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _found(record: SharedRecord, agreed: Agreed) -> Found:
    return replay_shared(record, agreed, compiled())


def _judged(record: Record, tremor: float, connection: Connection) -> Judged:
    scene = replay(record, compiled(), tremor)
    return Judged(scene, judge(scene, by=connection))
