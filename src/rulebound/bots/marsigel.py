"""Bots for Der Marsigelwettkampf: they go for their own trio, and mind the others only so far.

Perfect defence makes a dull game, since a pawn on a rival's drone costs next to nothing. So these bots
take every win that the roll allows, never pass when they can move, and are wary only in some turns, the
fewer the longer the game lasts. They leave the bottom piece of their trio where it stands: it could only
go on top of a rival's, and where those lie on one another nobody wins any more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rulebound.bots.level import Bot, Level, Stop, Thought
from rulebound.core.event import Seat
from rulebound.games.marsigel import notation
from rulebound.games.marsigel.kernel import DIE, begin_turn, blank, set_ring
from rulebound.games.marsigel.playout import races
from rulebound.games.marsigel.reach import debt, win_chance
from rulebound.games.marsigel.ring import Piece, Ring
from rulebound.games.marsigel.rules import GOALS
from rulebound.games.marsigel.solve import Choice, solution
from rulebound.games.marsigel.state import State
from rulebound.games.marsigel.turn import End, explore

LOCK = 6
"""What a rival's piece in the way counts, in points of movement."""
FAR = 30
"""Points of movement beyond which a trio is as good as nowhere."""
NEARER = 0.02
"""What a point less to pay is worth beside the chance to win with the next roll."""
PATIENCE = 40
"""Turns for each player after which no bot is wary any more."""
BATCH = 16
"""Races from one end of a turn before the next is chosen."""
HORIZON = 12
"""Turns for each player after which a race is broken off and won by nobody."""

Ends: TypeAlias = list[tuple[Ring, End]]
Report: TypeAlias = Callable[[Thought], None]
Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Style:
    """How often a bot aims at its trio (else it moves at random) and is wary of the others."""

    aim: float
    wary: float


class Racer:
    """A bot of some style for any number of seats. It answers at once, whatever time it is given."""

    def __init__(self, style: Style, seed: int) -> None:
        self.style = style
        self.seed = seed
        self._kernel = blank()

    def think(
        self,
        state: State,
        seat: Seat,
        seconds: float,
        stop: Stop,
        report: Report,
    ) -> Thought:
        """The line for the rest of the turn, and what it is worth by its chance to win before long."""
        ends = worthwhile(state, seat)
        if ends[0][1].wins:
            return thought(state, ends[0][1], 1.0)
        aims = self._draw(state, "aim") < self.style.aim
        wary = self._draw(state, "wary") < self.style.wary * (1 - state.turn / (PATIENCE * state.players))
        scored = [(self._score(state, ring, seat, aims, wary), end) for ring, end in ends]
        score, end = max(scored, key=lambda each: each[0])
        chance = min(1.0, max(0.0, score))
        return thought(state, end, _return(chance, 1.0 - chance, len(state.playing)))

    def _score(self, state: State, ring: Ring, seat: Seat, aims: bool, wary: bool) -> float:
        """What a position after the turn promises; equal ones are told apart by lot, the same all turn."""
        score = 1e-6 * self._draw(state, notation.ring_text(ring))
        if not aims:
            return score
        set_ring(self._kernel, ring, state.house.variant)
        hope = win_chance(self._kernel, seat)
        near = NEARER * (FAR - min(debt(self._kernel, seat, LOCK), FAR))
        calm = 1.0
        for rival in state.playing if wary else ():
            if rival != seat:
                calm *= 1.0 - win_chance(self._kernel, rival)
        return score + (hope + near) * calm - (1.0 - calm)

    def _draw(self, state: State, purpose: str) -> float:
        # Keyed by the turn, not drawn one after another: within a turn the bot does not change its mind.
        return Random(f"{self.seed} {state.turn} {purpose}").random()


class Expert:
    """With two players the exact solution; with more, a search that races on from every end of the turn."""

    def __init__(self, seed: int) -> None:
        self._random = np.array([2 * seed + 1], np.uint64)
        self._start, self._work = blank(), blank()

    def think(self, state: State, seat: Seat, seconds: float, stop: Stop, report: Report) -> Thought:
        """The best line for the rest of the turn; its value is exact when there are two players."""
        if state.players == 2:
            choice = perfect(state, seat)
            return thought(state, choice.end, choice.odds.value)
        ends = worthwhile(state, seat)
        if ends[0][1].wins or len(ends) == 1:
            return thought(state, ends[0][1], float(ends[0][1].wins))
        return self._search(state, seat, ends, monotonic() + seconds, stop, report)

    def _search(
        self, state: State, seat: Seat, ends: Ends, deadline: float, stop: Stop, report: Report
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
        set_ring(self._start, ring, state.house.variant)
        begin_turn(self._start, (seat + 1) % state.players)
        own, all_of_them = races(self._start, self._work, BATCH, HORIZON * state.players, self._random, seat)
        return _return(own / BATCH, (all_of_them - own) / BATCH, state.players)


def worthwhile(state: State, seat: Seat) -> Ends:
    """The ends of a turn to choose from: a win alone, if there is one.

    Else those that are no pass and leave the bottom piece of the trio, unless nothing else is left.
    """
    turn = explore(state.ring, state.house.variant, seat, state.points)
    ends = list(turn.ends.items())
    if wins := [each for each in ends if each[1].wins]:
        return wins[:1]
    bottom = Piece(seat, GOALS[state.house.variant][0])
    moving = [each for each in ends if each[1].line or state.moves] or ends
    return [each for each in moving if all(made.piece != bottom for made in each[1].line)] or moving


def perfect(state: State, seat: Seat) -> Choice:
    """An end of the turn as good as any for two perfect players, and of those the hardest to answer.

    An advantage is cashed in as soon as possible; nobody passes who can move as well.
    """
    solved = solution(state.house.variant)
    choices = solved.choices(state.ring, seat, state.points, moved=state.moves > 0, passed=state.passes > 0)
    best = choices[0]
    if best.end.wins:
        return best
    equal = [c for c in choices if abs(c.odds.value - best.odds.value) < 1e-9 and c.rank == best.rank]
    moving = [choice for choice in equal if not choice.passes] or equal
    return max(moving, key=lambda choice: _temptation(state, choice, seat))


def _temptation(state: State, choice: Choice, seat: Seat) -> float:
    """What a rival who replies at random would leave to the player of an end."""
    if choice.passes and state.passes:
        return 0.0
    replies = solution(state.house.variant).choices(choice.ring, 1 - seat, DIE, passed=choice.passes)
    value = 0.0
    for roll in range(1, DIE + 1):
        open_to = [reply.odds.value for reply in replies if reply.end.cost <= roll]
        value -= sum(open_to) / len(open_to) / DIE
    return value


def thought(state: State, end: End, value: float, simulations: int = 0) -> Thought:
    """A thought whose line plays an end of the turn."""
    line = [notation.move(movement) for movement in end.line]
    if not end.wins:
        line.append("end" if end.line or state.moves else "pass")
    return Thought(float(value), len(line), tuple(line), simulations)


def _return(wins: float, losses: float, players: int) -> float:
    """The expected return of chances to win and to see another win."""
    return wins - losses / (players - 1)


def _racer(style: Style) -> Callable[[int], Bot]:
    return lambda seed: Racer(style, seed)


LEVELS = (
    Level("casual", 0.2, _racer(Style(aim=0.25, wary=0.0))),
    Level("lively", 0.2, _racer(Style(aim=1.0, wary=0.5))),
    Level("expert", 0.5, Expert),
)
