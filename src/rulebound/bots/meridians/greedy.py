"""One ply of greed: fewest own stones without a path, then most of the opponent's, then chance."""

from __future__ import annotations

from rulebound.games.lots import below
from rulebound.games.machine import compiled, trailing_zeros
from rulebound.games.meridians.evaluation import pathless
from rulebound.games.meridians.kernel import NONE, ONE, Kernel, copy, put
from rulebound.games.meridians.rules import FIRST_REMOVAL_TURN
from rulebound.games.meridians.tables import Tables, Words

WORST = -1 << 30


@compiled
def greedy(t: Tables, k: Kernel, work: Kernel, random: Words, blind: int) -> int:
    """The greediest legal point; each point is overlooked with a chance of `blind` in 256."""
    mover = k.turn & 1
    best, choice, equals = WORST, -1, 0
    fallback, seen = -1, 0
    for w in range(len(k.legal)):
        left = k.legal[w]
        while left != NONE:
            point = 64 * w + trailing_zeros(left)
            left &= left - ONE
            seen += 1
            if below(random, seen) == 0:
                fallback = point
            if below(random, 256) < blind:
                continue
            score = 0
            if k.turn >= FIRST_REMOVAL_TURN - 1:
                copy(k, work)
                put(t, work, point, mover)
                score = pathless(t, work, 1 - mover) - 1000 * pathless(t, work, mover)
            if score > best:
                best, choice, equals = score, point, 1
            elif score == best:
                equals += 1
                if below(random, equals) == 0:
                    choice = point
    return choice if choice >= 0 else fallback
