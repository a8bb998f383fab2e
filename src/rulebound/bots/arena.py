"""Bots against each other: pairs of games from the same opening with the seats swapped.

Each move has an amount of thread CPU time, so that a busy machine changes nothing, and each game has a
core of its own.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from random import Random
from typing import Any

from rulebound.bots.level import Thought, contenders
from rulebound.core import Match, Outcome, Ruling, Seed
from rulebound.core.game import OptionValue
from rulebound.games import known as games

Z_95 = 1.959964
"""Standard deviations on each side of the middle that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what: bots by their keys, seconds of thread CPU time a move, and the openings.

    `opening` is how many moves are drawn at random before the bots take over; games 0 and 1, 2 and 3 …
    share them.
    """

    game: str
    bots: tuple[str, str]
    seconds: float
    seed: int = 1
    opening: int = 2
    options: tuple[tuple[str, OptionValue], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: `seats` are indices of the contest's bots, `score` is the first bot's (0 to 1)."""

    number: int
    seed: int
    seats: tuple[int, int]
    score: float
    moves: tuple[str, ...]
    seconds: tuple[float, float]
    """Mean thread CPU time a move of each bot."""


class ThreadTime:
    """A `Stop` that is set once the calling thread has used some CPU time."""

    def __init__(self, seconds: float) -> None:
        self._end = time.thread_time() + seconds

    def is_set(self) -> bool:
        """Whether the time is used up."""
        return time.thread_time() >= self._end


class Interrupted(Exception):
    """The contest was stopped in the middle of this game."""


def play(contest: Contest, number: int, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Game `number` of a contest. Raises Interrupted when `stopped` says so between two moves."""
    game = games()[contest.game].game
    known = contenders(contest.game)
    seats = (0, 1) if number % 2 == 0 else (1, 0)
    seed = contest.seed + number // 2
    digest = hashlib.sha256(f"arena:{seed}".encode()).digest()
    match: Match[Any, Any] = Match.begin(game, 2, dict(contest.options), Seed(digest))
    chance = Random(digest)
    bots = [known[key].make(seed) for key in contest.bots]
    moves: list[str] = []
    spent, asked = [0.0, 0.0], [0, 0]
    while not isinstance(decision := match.decision, Outcome):
        if stopped():
            raise Interrupted
        (seat,) = decision.seats
        legal = game.moves(match.state, seat)
        if len(moves) < contest.opening:
            move = chance.choice(legal)
        else:
            bot = seats[seat]
            began = time.thread_time()
            budget = ThreadTime(contest.seconds)
            thought = bots[bot].think(match.state, seat, math.inf, budget, _unheard)
            spent[bot] += time.thread_time() - began
            asked[bot] += 1
            move = game.parse(match.state, thought.line[0])
        moves.append(game.notate(match.state, move))
        if isinstance(match.submit({seat: move}), Ruling):
            raise ValueError(
                f"game {number}: {contest.bots[seats[seat]]} played {moves[-1]}, which is not legal"
            )
    value = decision.returns[seats.index(0)]
    means = tuple(total / max(1, times) for total, times in zip(spent, asked, strict=True))
    return Played(number, seed, seats, (value + 1) / 2, tuple(moves), (means[0], means[1]))


def contend(
    contest: Contest, games: int, cores: Sequence[int], heard: Callable[[Played], None]
) -> list[Played]:
    """Play the games of a contest, one at a time on each core; `heard` gets each when it ends.

    Ctrl-C ends the games in progress within a move. Raises Stopped, which holds what was played.
    """
    context = multiprocessing.get_context("spawn")
    stop, free = context.Event(), context.Queue()
    for core in cores:
        free.put(core)
    done: list[Played] = []
    numbers = iter(range(games))
    with ProcessPoolExecutor(len(cores), context, _settle, (free, stop)) as pool:
        running: set[Future[Played]] = set()
        try:
            while True:
                while len(running) < len(cores) and (number := next(numbers, None)) is not None:
                    running.add(pool.submit(_work, contest, number))
                if not running:
                    break
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    done.append(future.result())
                    heard(done[-1])
        except KeyboardInterrupt:
            stop.set()
            raise Stopped(done) from None
    return done


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with the games that had ended."""

    def __init__(self, done: list[Played]) -> None:
        super().__init__()
        self.done = done


def interval(score: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate, from the points scored in a number of games."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = score / games, Z_95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def usable_cores() -> list[int]:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


_stop: Event | None = None


def _settle(free: multiprocessing.Queue[int], stop: Event) -> None:
    """Give a worker a core of its own; Ctrl-C is for the parent alone."""
    global _stop  # a worker process plays one contest
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    core = free.get()
    if hasattr(os, "sched_setaffinity"):
        with suppress(OSError):
            os.sched_setaffinity(0, {core})


def _work(contest: Contest, number: int) -> Played:
    return play(contest, number, lambda: _stop is not None and _stop.is_set())


def _unheard(_: Thought) -> None:
    """Nobody listens to thoughts in the arena."""
