"""Random numbers for kernels: fast, repeatable from a seed, and good enough for games that nobody bets on.

A source is an array of one 64-bit word, its state, which must not be 0.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rulebound.games.machine import compiled

Words: TypeAlias = npt.NDArray[np.uint64]


@compiled
def draw(random: Words) -> Any:
    """The next 64 random bits (xorshift, Marsaglia 2003)."""
    x = random[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    random[0] = x
    return x


@compiled
def below(random: Words, bound: int) -> Any:
    """A random number from 0 to bound - 1 (bound below 2**31)."""
    return np.int64(((draw(random) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))
