"""A process in which bots build, all of them by turns, each as far as it is asked to.

What a bot does follows from its task alone. So nothing is lost with the process, or with the server: whoever asks
again for what comes after so many frames gets the same.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.pyramid import triangle
from rulebound.referee.bot import Builder, plan_of
from rulebound.referee.engine import Compiled
from rulebound.referee.hand import Hand
from rulebound.referee.log import Log
from rulebound.referee.physics import FRAME_TICKS, FRAMES_PER_S, tremor_of
from rulebound.referee.replay import HASH_FRAMES, digest, settled
from rulebound.referee.workers import compiled, workers
from rulebound.referee.world import World

SLICE = 120
"""So many frames are built at once at most, so that no bot keeps the others waiting."""

ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class Task:
    """A round for a bot: the seed of its tremor, its level, its seconds, and its lowest row (0: as it chooses)."""

    seed: int
    level: str
    seconds: int
    base: int = 0


@dataclass(frozen=True, slots=True)
class Built:
    """How far a bot has come: its frames, and its log from some byte on. `hashes` are there once it has settled."""

    frames: int
    inputs: bytes
    hashes: tuple[int, ...] = ()


class Broken(Exception):
    """No process can be had in which bots build."""


class Builders:
    """All bots that build."""

    def __init__(self, file: Path | None = None) -> None:
        """Bots with the engine of a file, or with that of the page."""
        self._file = file
        self._pool: ProcessPoolExecutor | None = None

    async def built(self, task: Task, upto: int, known: int = 0, *, end: bool = False) -> Built:
        """A bot up to a frame, or some way towards it; its log after so many bytes. With `end` it stops there.

        Once its hashes are told it is forgotten. Raises Broken.
        """
        for _ in range(ATTEMPTS):
            pool = self._pool = self._pool or workers(1, self._file)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, _advanced, task, upto, known, end)
            except BrokenProcessPool:
                if self._pool is pool:  # it was ended from outside; the next comes to the same
                    self._pool = None
        raise Broken(f"{ATTEMPTS} processes ended, one after the other")

    def forget(self, task: Task) -> None:
        """Nobody asks for a bot's round any more."""
        if self._pool is not None:
            with suppress(BrokenProcessPool):  # then there is nothing left of it
                self._pool.submit(_forget, task)

    def close(self) -> None:
        """Nobody builds any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Building:
    """A bot's round, frame by frame."""

    def __init__(self, engine: Compiled, task: Task, meeples: int = SUPPLY) -> None:
        self._world = World(engine, meeples)
        self._hand = Hand(self._world, task.seed, tremor_of(task.level))
        self._most = task.seconds * FRAMES_PER_S
        self._hashes = [digest(self._world)]
        self._log = Log()
        self.frames = 0
        asked = triangle(task.base) or None
        plan = plan_of(task.level, lambda: task.seconds - self.frames / FRAMES_PER_S, asked)
        self._bot = Builder(self._world, self._hand, plan)

    @property
    def done(self) -> bool:
        """Whether its hand is off."""
        return self._bot.done or self.frames >= self._most

    @property
    def inputs(self) -> bytes:
        """What its hand was told so far."""
        return bytes(self._log.written)

    def frame(self) -> None:
        """A sixtieth of a second."""
        told = self._bot.frame()
        self._log.add(told)
        self._hand.grip(told.grip)
        for _ in range(FRAME_TICKS):
            self._hand.move(told)
            self._world.step()
        self.frames += 1
        if self.frames % HASH_FRAMES == 0:
            self._hashes.append(digest(self._world))

    def settle(self) -> tuple[int, ...]:
        """Hands off: the hashes of the round, the last that of what is judged."""
        settled(self._world)
        return (*self._hashes, digest(self._world))


_building: dict[Task, Building] = {}


def _forget(task: Task) -> None:
    _building.pop(task, None)


def _advanced(task: Task, upto: int, known: int, end: bool) -> Built:
    building = _building.get(task)
    if building is None:
        building = _building[task] = Building(compiled(), task)
    for _ in range(SLICE):
        if building.done or building.frames >= upto:
            break
        building.frame()
    if not building.done and not (end and building.frames >= upto):
        return Built(building.frames, building.inputs[known:])
    del _building[task]
    return Built(building.frames, building.inputs[known:], building.settle())
