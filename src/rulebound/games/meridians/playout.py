"""Random games on the kernel: each turn knows its complete legal set and picks from it uniformly."""

from __future__ import annotations

import numpy as np

from rulebound.games.lots import below
from rulebound.games.machine import compiled, ones
from rulebound.games.meridians.kernel import LIGHT, NOBODY, ONE, Kernel, copy, play, size_of
from rulebound.games.meridians.tables import Tables, Words


@compiled
def pick(points: Words, random: Words) -> int:
    """A random point of a set; -1 if it is empty."""
    skip = below(random, size_of(points))
    for w in range(len(points)):
        word = points[w]
        held = ones(word)
        if skip < held:
            # Halve the word until one place is left: six steps whatever the word, and no branch to guess.
            place = 64 * w
            for half in (32, 16, 8, 4, 2, 1):
                low = ones(word & ((ONE << np.uint64(half)) - ONE))
                if skip >= low:
                    skip -= low
                    place += half
                    word >>= np.uint64(half)
            return place
        skip -= held
    return -1


@compiled
def playout(t: Tables, k: Kernel, random: Words) -> int:
    """Play on to the end with random moves; returns the last turn."""
    while k.winner == NOBODY:
        play(t, k, pick(k.legal, random))
    return int(k.turn)


@compiled
def playouts(t: Tables, start: Kernel, work: Kernel, games: int, random: Words) -> tuple[int, int]:
    """Random games from a position: the plies of all together, and how many Light won."""
    plies = 0
    light = 0
    for _ in range(games):
        copy(start, work)
        plies += playout(t, work, random) - start.turn
        light += work.winner == LIGHT
    return plies, light
