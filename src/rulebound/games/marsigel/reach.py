"""How near a colour is to winning, on the kernel: in the turn at hand, and in the long run."""

from __future__ import annotations

from rulebound.games.machine import compiled
from rulebound.games.marsigel.kernel import NOTHING, Kernel, carry, find_movements, has_won, put_back
from rulebound.games.marsigel.ring import DIE

OUT_OF_REACH = 100
"""A cost that no roll pays."""


@compiled
def win_cost(k: Kernel, colour: int, points: int) -> int:
    """The fewest points, of so many, for which a colour can win in one turn; else OUT_OF_REACH.

    Tries the movements one after another and takes them back, so the kernel is as before afterwards. No
    piece is moved twice running: going straight on costs no more.
    """
    bottom, middle, top = trio(k, colour)
    best = OUT_OF_REACH
    depth = 1
    k.moved[0], k.tried[1], k.spent[1] = NOTHING, 0, 0
    find_movements(k, colour, points, depth)
    while depth > 0:
        if k.tried[depth] == k.count[depth]:
            depth -= 1
            if depth > 0:
                put_back(k, k.moved[depth], k.landed[depth], k.source[depth], k.under[depth])
            continue
        p, onto = k.piece[depth, k.tried[depth]], k.onto[depth, k.tried[depth]]
        cost = k.spent[depth] + k.cost[depth, k.tried[depth]]
        k.tried[depth] += 1
        if p == k.moved[depth - 1] or cost >= best:
            continue
        k.moved[depth], k.landed[depth], k.source[depth], k.under[depth] = p, onto, k.space[p], k.below[p]
        carry(k, p, onto)
        if has_won(k, colour):
            best = cost
        # At least the top piece has yet to land, and the middle one unless it lies right.
        need = top % 3 + 1 + (0 if k.below[middle] == bottom else middle % 3 + 1)
        if cost + need <= points and cost + need < best:
            depth += 1
            k.spent[depth] = cost
            k.tried[depth] = 0
            find_movements(k, colour, points - cost, depth)
        else:
            put_back(k, p, onto, k.source[depth], k.under[depth])
    return best


@compiled
def trio(k: Kernel, colour: int) -> tuple[int, int, int]:
    """A colour's pieces in the order that wins, from the bottom."""
    first = 3 * colour
    return (first, first + 1, first + 2) if k.nest else (first + 2, first + 1, first)


@compiled
def win_chance(k: Kernel, colour: int) -> float:
    """The chance that a colour can win with its next roll."""
    return max(0, DIE + 1 - win_cost(k, colour, DIE)) / DIE


@compiled
def debt(k: Kernel, colour: int, lock: int) -> int:
    """About how many points a colour has to pay before it wins: the way of its pieces to the bottom one.

    A foreign piece directly on one that others of the trio must land on counts `lock`: only its owner
    can take it away.
    """
    bottom, middle, top = trio(k, colour)
    owed = way(k, middle, bottom) * (middle % 3 + 1) + way(k, top, bottom) * (top % 3 + 1)
    for p in (bottom, middle):
        if k.above[p] != NOTHING and k.above[p] // 3 != colour:
            owed += lock
    return owed


@compiled
def way(k: Kernel, one: int, other: int) -> int:
    """The spaces between two pieces, the shorter way."""
    ahead = behind = k.space[one]
    spaces = 0
    while ahead != k.space[other] and behind != k.space[other]:
        ahead, behind = k.next[ahead], k.last[behind]
        spaces += 1
    return spaces
