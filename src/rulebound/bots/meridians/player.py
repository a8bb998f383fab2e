"""A bot for Meridians: an engine with a clock, and the two questions of the pie rule."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from rulebound.bots.level import Stop, Thought
from rulebound.bots.meridians.engines import Engine
from rulebound.core.event import Seat
from rulebound.games.meridians.kernel import is_empty, size_of, to_kernel
from rulebound.games.meridians.rules import Colour, legal_points
from rulebound.games.meridians.state import State

SLICE_S = 0.01
"""How long an engine runs before the clock and the stop are looked at again."""

FIRST_SLICE = 200
"""Steps of the first slice, while the speed of the machine is not known."""

REPORT_S = 0.1
PIE_SAMPLE = 12
"""How many second stones of the pie are looked at."""


class Player:
    """A bot that asks an engine, made for the size of the board and a seed."""

    def __init__(self, make: Callable[[int, int], Engine], seed: int) -> None:
        self._make, self._seed = make, seed
        self._engines: dict[int, Engine] = {}

    def think(
        self, state: State, seat: Seat, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        """The best line for the seat that is asked; see `rulebound.bots.Bot`."""
        clock = _Clock(seconds, stop)
        if state.choosing:
            return self._choose(state, clock, report)
        if state.pie and state.light is None and state.turn == 1:
            return self._fairest(state, clock)
        return self._search(state, clock, report)

    def _search(self, state: State, clock: _Clock, report: Callable[[Thought], None]) -> Thought:
        table, root = to_kernel(state)
        if is_empty(root.legal):
            raise ValueError("there is no legal point to think about")
        only = size_of(root.legal) == 1
        names, engine = state.position.board.names, self._engine(state)
        engine.begin(table, root)
        steps, reported = FIRST_SLICE, time.perf_counter()
        while True:
            began = time.perf_counter()
            finished = engine.run(steps)
            now = time.perf_counter()
            thought = engine.thought(names)
            if thought is not None and (finished or only or clock.over(now)):
                return thought
            if thought is not None and now - reported >= REPORT_S:
                reported = now
                report(thought)
            steps = max(FIRST_SLICE, min(4 * steps, int(steps * SLICE_S / max(now - began, 1e-6))))

    def _choose(self, state: State, clock: _Clock, report: Callable[[Thought], None]) -> Thought:
        """Light, if it is better to have it when it moves next."""
        as_light = replace(state, light=0)
        thought = self._search(as_light, clock, report)
        colour = Colour.LIGHT if thought.value >= 0 else Colour.DARK
        return Thought(
            abs(thought.value), thought.depth + 1, (colour.value, *thought.line), thought.simulations
        )

    def _fairest(self, state: State, clock: _Clock) -> Thought:
        """The second stone of the pie that leaves the choice least worth, among some random ones."""
        legal = legal_points(state.position, state.turn)
        chance = np.random.default_rng(self._seed % (1 << 64))
        sample = chance.choice(legal, min(PIE_SAMPLE, len(legal)), replace=False)
        found: list[Thought] = []
        for point in sample:
            after = replace(state, position=state.position.put(int(point), Colour.DARK), turn=2, light=0)
            thought = self._search(after, clock.part(1 / len(sample)), _unheard)
            name = state.position.board.names[int(point)]
            found.append(Thought(-abs(thought.value), thought.depth + 1, (name,), thought.simulations))
        return max(found, key=lambda thought: thought.value)

    def _engine(self, state: State) -> Engine:
        size = state.position.board.size
        if size not in self._engines:
            self._engines[size] = self._make(size, self._seed)
        return self._engines[size]


class _Clock:
    """Says when thinking must end: after some seconds, or when it is stopped."""

    def __init__(self, seconds: float, stop: Stop) -> None:
        self._seconds, self._stop = seconds, stop
        self._end = time.perf_counter() + seconds

    def over(self, now: float) -> bool:
        return now >= self._end or self._stop.is_set()

    def part(self, share: float) -> _Clock:
        """A clock of its own for a part of the work."""
        return _Clock(self._seconds * share, self._stop)


def _unheard(_: Thought) -> None:
    """Thoughts about single stones of the pie say nothing about the game."""
