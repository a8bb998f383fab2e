"""A bot that goes for its own trio, and minds the others only so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rulebound.bots.level import Stop, Thought
from rulebound.bots.marsigel.ends import PATIENCE, expected_return, thought, worthwhile
from rulebound.core.event import Seat
from rulebound.games.marsigel import notation
from rulebound.games.marsigel.kernel import blank, set_ring
from rulebound.games.marsigel.reach import debt, win_chance
from rulebound.games.marsigel.ring import Ring
from rulebound.games.marsigel.state import State

LOCK = 6
"""What a rival's piece in the way counts, in points of movement."""
FAR = 30
"""Points of movement beyond which a trio is as good as nowhere."""
NEARER = 0.02
"""What a point less to pay is worth beside the chance to win with the next roll."""


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
        report: Callable[[Thought], None],
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
        return thought(state, end, expected_return(chance, 1.0 - chance, state.players))

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
