"""A bot that plays perfectly against one other, and searches against more."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rulebound.bots.level import Stop, Thought
from rulebound.bots.marsigel.ends import Ends, expected_return, thought, worthwhile
from rulebound.bots.marsigel.perfect import best
from rulebound.core.event import Seat
from rulebound.games.marsigel.kernel import begin_turn, blank, next_seat, set_ring
from rulebound.games.marsigel.playout import races
from rulebound.games.marsigel.ring import Ring
from rulebound.games.marsigel.state import State

BATCH = 16
"""Races from one end of a turn before the next is chosen."""
HORIZON = 12
"""Turns for each player after which a race is broken off and won by nobody."""

Floats: TypeAlias = NDArray[np.float64]


class Expert:
    """With two players the exact solution; with more, a search that races on from every end of the turn."""

    def __init__(self, seed: int) -> None:
        self._random = np.array([seed | 1], np.uint64)  # a state of 0 would draw nothing else
        self._start, self._work = blank(), blank()

    def think(
        self, state: State, seat: Seat, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        """The best line for the rest of the turn; its value is exact when there are two players."""
        if state.players == 2:
            choice = best(state, seat)
            return thought(state, choice.end, choice.odds.value)
        ends = worthwhile(state, seat)
        if ends[0][1].wins or len(ends) == 1:
            return thought(state, ends[0][1], float(ends[0][1].wins))
        return self._search(state, seat, ends, monotonic() + seconds, stop, report)

    def _search(
        self,
        state: State,
        seat: Seat,
        ends: Ends,
        deadline: float,
        stop: Stop,
        report: Callable[[Thought], None],
    ) -> Thought:
        """Race on from the ends, oftener from the better ones (UCB1), until the time is up."""
        values, counts = np.zeros(len(ends)), np.zeros(len(ends))
        due = len(ends)
        while counts.min() == 0 or (monotonic() < deadline and not stop.is_set()):
            total = counts.sum()
            bounds = values / np.maximum(counts, 1) + np.sqrt(np.log(total + 1) / np.maximum(counts, 0.01))
            place = int(bounds.argmax())
            values[place] += self._race(state, ends[place][0], seat)
            counts[place] += 1
            if counts.sum() < due:
                continue
            due *= 2
            report(self._best(state, ends, values, counts))
        return self._best(state, ends, values, counts)

    def _best(self, state: State, ends: Ends, values: Floats, counts: Floats) -> Thought:
        """The end that was raced from most often, of those the one that did best."""
        means = values / np.maximum(counts, 1)
        leader = int(np.lexsort((means, counts))[-1])
        return thought(state, ends[leader][1], means[leader], int(counts.sum()) * BATCH)

    def _race(self, state: State, ring: Ring, seat: Seat) -> float:
        """The mean return of a batch of races after a turn that ended with this ring."""
        set_ring(self._start, ring, state.house.variant, state.out)
        begin_turn(self._start, next_seat(self._start, seat))
        cap = HORIZON * len(state.playing)
        own, all_of_them = races(self._start, self._work, BATCH, cap, self._random, seat)
        return expected_return(own / BATCH, (all_of_them - own) / BATCH, state.players)
