"""What a position is worth at a glance, for searches: stones without a path, and points in sight."""

from __future__ import annotations

from rulebound.games.machine import compiled, ones, trailing_zeros
from rulebound.games.meridians.kernel import GROUP, NONE, ONE, Kernel, has_path, seen, size_of
from rulebound.games.meridians.tables import Tables

POINT, STONE, PATHLESS = 16, 16, 8


@compiled
def pathless(t: Tables, k: Kernel, colour: int) -> int:
    """How many stones of a colour are in groups without a path."""
    count = 0
    for w in range(len(k.legal)):
        left = k.pending[colour, w]
        while left != NONE:
            point = 64 * w + trailing_zeros(left)
            left &= left - ONE
            group = k.cells[point] & GROUP
            left &= ~k.members[group, w]
            met = NONE
            for v in range(w):
                met |= k.members[group, v] & k.pending[colour, v]
            if met == NONE and not has_path(t, k, group):
                for v in range(len(k.legal)):
                    count += ones(k.members[group, v])
    return count


@compiled
def in_sight(k: Kernel, colour: int) -> int:
    """How many empty points a colour sees."""
    count = 0
    for w in range(len(k.legal)):
        count += ones(seen(k, colour, w) & ~(k.stones[0, w] | k.stones[1, w]))
    return count


@compiled
def evaluate(t: Tables, k: Kernel) -> int:
    """The position for the mover; a point in sight is worth POINT."""
    mover = k.turn & 1
    sight = size_of(k.legal) - in_sight(k, 1 - mover)
    stones = size_of(k.stones[mover]) - size_of(k.stones[1 - mover])
    return POINT * sight + STONE * stones - PATHLESS * pathless(t, k, mover)
