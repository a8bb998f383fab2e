"""Processes that replay rounds one after the other, so that neither a long round nor many stop the server."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path

from rulebound.games.meeple_stacking.judging import Judgement, judge
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.referee.replay import Record, Terms, check, replay
from rulebound.referee.workers import compiled, workers

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
        if self._waiting >= MOST_WAITING:
            raise Crowded(f"{self._waiting} rounds wait")
        self._waiting += 1
        pool = self._pool = self._pool or workers(self._workers, self._file)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, _judged, record, terms.tremor, connection)
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


def _judged(record: Record, tremor: float, connection: Connection) -> Judged:
    scene = replay(record, compiled(), tremor)
    return Judged(scene, judge(scene, by=connection))
