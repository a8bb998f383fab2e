"""What a position is worth at a glance, for searches: stones without a path, and points in sight."""

from __future__ import annotations

from rulebound.games.machine import compiled, ones, trailing_zeros
from rulebound.games.meridians.kernel import DIRECTIONS, GROUP, NONE, ONE, Kernel, has_path
from rulebound.games.meridians.tables import Tables

POINT, LINE, FRIEND, PATHLESS, TO_MOVE = 20, 16, 48, 84, 170


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
def standing(k: Kernel, colour: int) -> int:
    """What a colour's sight is worth.

    It is each empty point that it sees, each line on which it does, and each line on which one of its
    stones sees another.
    """
    points = 0
    lines = 0
    friends = 0
    for w in range(len(k.legal)):
        empty = ~(k.stones[0, w] | k.stones[1, w])
        seen = NONE
        for direction in range(DIRECTIONS):
            sight = k.sight[colour, direction, w]
            seen |= sight
            lines += ones(sight & empty)
            friends += ones(sight & k.stones[colour, w])
        points += ones(seen & empty)
    return POINT * points + LINE * lines + FRIEND * friends


@compiled
def evaluate(t: Tables, k: Kernel) -> int:
    """The position for the mover, in thousandths of a unit of log-odds of winning."""
    mover = k.turn & 1
    return standing(k, mover) - standing(k, 1 - mover) - PATHLESS * pathless(t, k, mover) + TO_MOVE
