"""Bots against each other: pairs of games from the same opening, with the same chance, and the seats swapped.

What is drawn depends only on the seed, on what kind of draw it is, and on how many of its kind came before:
both games of a pair go through the same stack of tiles, whatever else was drawn in between.

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
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from random import Random
from typing import Any

from rulebound.bots.level import Thought, contenders
from rulebound.core import Outcome, Seed
from rulebound.core.event import CHANCE, Seat
from rulebound.core.game import Game, OptionValue
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
    draws: tuple[str, ...] = ()
    """What chance has brought, in order."""
    margin: int | None = None
    """The first bot's points less the other's, in a game that counts points."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs of games that were both played: how many, and what the first bot has won of them (a half for a tie).

    A pair is won by the summed margins where the game counts points, else by the summed scores.
    """

    played: int
    won: float
    mean_margin: float | None
    """Points a game."""


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
    state: Any = game.start(2, game.spec.complete(dict(contest.options)))
    chance, opening = _Chance(game, Seed(digest)), Random(digest)
    bots = [known[key].make(seed) for key in contest.bots]
    moves: list[str] = []
    spent, asked = [0.0, 0.0], [0, 0]
    while not isinstance(decision := game.decision(state), Outcome):
        if stopped():
            raise Interrupted
        (seat,) = decision.seats
        if seat == CHANCE:
            state = _after(game, state, seat, chance.draw(state, decision.phase))
            continue
        if len(moves) < contest.opening:
            move = opening.choice(game.moves(state, seat))
        else:
            bot = seats[seat]
            began = time.thread_time()
            budget = ThreadTime(contest.seconds)
            thought = bots[bot].think(state, seat, math.inf, budget, _unheard)
            spent[bot] += time.thread_time() - began
            asked[bot] += 1
            move = game.parse(state, thought.line[0])
        moves.append(game.notate(state, move))
        if not game.judge(state, seat, move).allowed:
            raise ValueError(
                f"game {number}: {contest.bots[seats[seat]]} played {moves[-1]}, which is not legal"
            )
        state = _after(game, state, seat, move)
    value = decision.returns[seats.index(0)]
    means = tuple(total / max(1, times) for total, times in zip(spent, asked, strict=True))
    points = getattr(state, "scores", None)  # a game that counts points keeps them there, one for each seat
    margin = None if points is None else points[seats.index(0)] - points[seats.index(1)]
    return Played(
        number, seed, seats, (value + 1) / 2, tuple(moves), (means[0], means[1]), tuple(chance.drawn), margin
    )


class _Chance:
    """Draws of which each kind has a stream of its own."""

    def __init__(self, game: Game[Any, Any], seed: Seed) -> None:
        self._game, self._seed = game, seed
        self._counts: Counter[str] = Counter()
        self.drawn: list[str] = []

    def draw(self, state: Any, phase: str) -> Any:
        """What comes next in a phase of chance."""
        seed = self._seed.derive(phase)
        drawn = seed.choose(self._game.chances(state), self._counts[phase])
        self._counts[phase] += 1
        self.drawn.append(self._game.notate(state, drawn))
        return drawn


def _after(game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Any:
    for event in game.resolve(state, {seat: move}):
        state = game.fold(state, event)
    return state


def pairs(done: Sequence[Played]) -> Pairs:
    """The pairs of which both games were played."""
    by_pair: dict[int, list[Played]] = {}
    for played in done:
        by_pair.setdefault(played.number // 2, []).append(played)
    whole = [both for both in by_pair.values() if len(both) == 2]
    sums = [
        sum(played.score * 2 - 1 if played.margin is None else played.margin for played in both)
        for both in whole
    ]
    margins = [played.margin for both in whole for played in both if played.margin is not None]
    won = sum(1.0 if total > 0 else 0.5 if total == 0 else 0.0 for total in sums)
    return Pairs(len(whole), won, sum(margins) / len(margins) if margins else None)


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
