"""The fast twin of `rules.py`: one position as flat arrays, kept up to date stone by stone.

It is derived from a state (`to_kernel`), never edited by hand, and held to the rules by property tests
after every ply. What makes it fast is that nothing is ever scanned:

- Each lane is a word of occupied places, so the nearest stone on either side is one instruction away.
- `sight` holds, for each colour and direction, all points whose nearest stone that way has that colour
  (colour NOBODY: there is no stone). A stone that comes or goes changes one run of points on each side
  along each axis. The points where a colour may place are the union of its six sets.
- A group that has a path keeps it unless a stone lands between the path's ends or the two groups become
  one. Only such groups are looked at: they are `pending` until the removal that could take them. A
  removal costs no group a path, because a dead group has none to give.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np

from rulebound.games.machine import compiled, leading_zeros, ones, trailing_zeros
from rulebound.games.meridians.board import board
from rulebound.games.meridians.rules import FIRST_REMOVAL_TURN, SECOND_STONE_TURN, Position
from rulebound.games.meridians.state import Result, State
from rulebound.games.meridians.tables import AXES, Tables, Words, capacity, listed, new, tables

Kernel: TypeAlias = Any
"""A record of `layout`: the fields are named there."""

LIGHT, DARK, NOBODY = 0, 1, 2
DIRECTIONS = 2 * AXES
"""Direction axis + AXES is the opposite of direction axis."""

GROUP_BITS = 9
GROUP = (1 << GROUP_BITS) - 1
EMPTY = NOBODY << GROUP_BITS
"""A cell is colour << GROUP_BITS | group; a group's number is a point that it has held all along."""

ONE = np.uint64(1)
NONE = np.uint64(0)


@cache
def layout(size: int) -> np.dtype[Any]:
    """The record of a position on a board of a size."""
    words, cells, lanes, _ = capacity(size)
    return np.dtype(
        [
            ("turn", np.int64),
            ("winner", np.int64),  # NOBODY so far
            ("stuck", np.int64),  # whether the winner has won because the other has no legal point
            ("legal", np.uint64, (words,)),  # where the mover may place
            ("stones", np.uint64, (2, words)),  # the points of each colour
            ("pending", np.uint64, (2, words)),  # stones of each colour whose groups may have lost all paths
            ("sight", np.uint64, (3, DIRECTIONS, words)),
            ("lanes", np.uint64, (lanes,)),  # occupied places, the sentinels included
            ("members", np.uint64, (cells, words)),  # the points of each living group, by its number
            ("cells", np.uint16, (cells,)),
        ],
        align=True,
    )


def blank(size: int) -> Kernel:
    """A kernel of an empty board of a size at turn 0."""
    table, kernel = tables(size), new(layout(size))
    kernel.winner = NOBODY
    kernel.legal[:] = table.everywhere
    kernel.sight[NOBODY] = table.everywhere
    kernel.lanes[:] = table.empty_lanes
    kernel.cells[:] = EMPTY
    return kernel


def to_kernel(state: State) -> tuple[Tables, Kernel]:
    """The tables of a state's board and the kernel of the state: the mover of its turn may place next.

    Which groups still have a path is not worked out: all are pending.
    """
    size = state.position.board.size
    table, kernel = tables(size), blank(size)
    for colour, stones in ((LIGHT, state.position.light), (DARK, state.position.dark)):
        for point in sorted(stones):
            put(table, kernel, point, colour)
    kernel.pending[:] = kernel.stones
    kernel.turn = state.turn
    if state.result is None:
        find_legal(table, kernel)
    else:
        kernel.legal[:] = 0
        kernel.winner = LIGHT if state.result.winner == state.light else DARK
        kernel.stuck = state.result.cause == "no-legal-point"
    return table, kernel


def from_kernel(kernel: Kernel, like: State) -> State:
    """The state that a kernel holds, on the board and with the seats of another state."""
    light, dark = (frozenset(listed(kernel.stones[colour])) for colour in (LIGHT, DARK))
    result = None
    if kernel.winner != NOBODY and like.light is not None:
        seat = like.light if kernel.winner == LIGHT else 1 - like.light
        result = Result(seat, "no-legal-point" if kernel.stuck else "no-stones")
    position = Position(board(like.position.board.size), light, dark)
    return State(position, like.pie, int(kernel.turn), like.first, like.light, result)


@compiled
def copy(k: Kernel, to: Kernel) -> None:
    """Make `to` hold the same position."""
    to.turn, to.winner, to.stuck = k.turn, k.winner, k.stuck
    for w in range(len(k.legal)):
        to.legal[w] = k.legal[w]
        for colour in range(2):
            to.stones[colour, w] = k.stones[colour, w]
            to.pending[colour, w] = k.pending[colour, w]
        for colour in range(3):
            for direction in range(DIRECTIONS):
                to.sight[colour, direction, w] = k.sight[colour, direction, w]
    for lane in range(len(k.lanes)):
        to.lanes[lane] = k.lanes[lane]
    for point in range(len(k.cells)):
        to.cells[point] = k.cells[point]
        for w in range(len(k.legal)):
            to.members[point, w] = k.members[point, w]


@compiled
def play(t: Tables, k: Kernel, point: int) -> None:
    """The mover's stone on a legal point, and what the rules do before the other side may place."""
    put(t, k, point, k.turn & 1)
    k.turn += 1
    open_turn(t, k)


@compiled
def open_turn(t: Tables, k: Kernel) -> None:
    """The removal of the opponent's dead groups, the mover's legal points, and an ending."""
    mover = k.turn & 1
    if k.turn >= FIRST_REMOVAL_TURN:
        if is_empty(k.stones[mover]):
            annihilate(k, mover)
            return
        remove_dead(t, k, 1 - mover)
        if is_empty(k.stones[1 - mover]):
            annihilate(k, 1 - mover)
            return
    find_legal(t, k)
    if is_empty(k.legal):
        k.winner = 1 - mover
        k.stuck = 1


@compiled
def annihilate(k: Kernel, loser: int) -> None:
    """A side without stones has lost, and nobody places any more."""
    k.winner = 1 - loser
    for w in range(len(k.legal)):
        k.legal[w] = NONE


@compiled
def find_legal(t: Tables, k: Kernel) -> None:
    """Set `legal` for the mover of the turn."""
    colour = k.turn & 1
    for w in range(len(k.legal)):
        k.legal[w] = t.everywhere[w] & ~(k.stones[0, w] | k.stones[1, w])
        if k.turn >= SECOND_STONE_TURN:
            k.legal[w] &= seen(k, colour, w)
    if SECOND_STONE_TURN <= k.turn < FIRST_REMOVAL_TURN:
        # A second stone needs a path to the first, so it may not touch it.
        first = lowest(k.stones[colour])
        for w in range(len(k.legal)):
            k.legal[w] &= ~t.adjacent[first, w]


@compiled
def seen(k: Kernel, colour: int, w: int) -> np.uint64:
    """Word w of the points, empty or not, that look at a stone of a colour."""
    points = NONE
    for direction in range(DIRECTIONS):
        points |= k.sight[colour, direction, w]
    return points


@compiled
def put(t: Tables, k: Kernel, point: int, colour: int) -> None:
    """A stone on an empty point: sight, the opponent's groups whose path it may cut, and its own group."""
    other = 1 - colour
    for axis in range(AXES):
        high, low = turn_sight(t, k, point, colour, axis)
        above, below = k.cells[high], k.cells[low]
        if above >> GROUP_BITS == other and below >> GROUP_BITS == other and above != below:
            add(k.pending[other], high)
            add(k.pending[other], low)
    add(k.stones[colour], point)
    join(t, k, point, colour)


@compiled
def join(t: Tables, k: Kernel, point: int, colour: int) -> None:
    """The group of a new stone: its own, or that of its neighbours, which become one."""
    group = -1
    for v in range(len(k.legal)):
        friends = t.adjacent[point, v] & k.stones[colour, v]
        while friends != NONE:
            found = k.cells[64 * v + trailing_zeros(friends)] & GROUP
            friends &= ~k.members[found, v]
            if group == -1:
                group = found
            elif group != found:
                # Each may have lived by a path to the other alone.
                add(k.pending[colour], point)
                for w in range(len(k.legal)):
                    moved = k.members[found, w]
                    k.members[group, w] |= moved
                    while moved != NONE:
                        k.cells[64 * w + trailing_zeros(moved)] = colour << GROUP_BITS | group
                        moved &= moved - ONE
    if group == -1:
        # It touches no friend, so the friend that it sees is of another group: it has a path.
        group = point
        for w in range(len(k.legal)):
            k.members[group, w] = NONE
    add(k.members[group], point)
    k.cells[point] = colour << GROUP_BITS | group


@compiled
def turn_sight(t: Tables, k: Kernel, point: int, colour: int, axis: int) -> Any:
    """Sight along one axis when a stone comes to or leaves a point; the nearest stones up and down.

    What looked past the point looks at the stone, or the other way round, hence the exclusive or.
    """
    lane = t.lane[point, axis]
    place = np.uint64(t.place[point, axis])
    taken = k.lanes[lane]
    up = np.int64(place) + 1 + trailing_zeros(taken >> (place + ONE))
    down = 63 - leading_zeros(taken & ((ONE << place) - ONE))
    k.lanes[lane] = taken ^ (ONE << place)
    high, low = np.int64(t.at[lane, up]), np.int64(t.at[lane, down])
    above, below = k.cells[high] >> GROUP_BITS, k.cells[low] >> GROUP_BITS
    for w in range(len(k.legal)):
        run = t.before[lane, place, w] ^ t.before[lane, down, w]
        k.sight[above, axis, w] ^= run
        k.sight[colour, axis, w] ^= run
        run = t.before[lane, up + 1, w] ^ t.before[lane, place + ONE, w]
        k.sight[below, axis + AXES, w] ^= run
        k.sight[colour, axis + AXES, w] ^= run
    return high, low


@compiled
def remove_dead(t: Tables, k: Kernel, colour: int) -> None:
    """Take off every group of a colour that has no path; none of that colour is pending afterwards."""
    for w in range(len(k.legal)):
        while k.pending[colour, w] != NONE:
            group = k.cells[64 * w + trailing_zeros(k.pending[colour, w])] & GROUP
            for v in range(len(k.legal)):
                k.pending[colour, v] &= ~k.members[group, v]
            if not has_path(t, k, group):
                for v in range(len(k.legal)):
                    left = k.members[group, v]
                    while left != NONE:
                        take(t, k, 64 * v + trailing_zeros(left), colour)
                        left &= left - ONE


@compiled
def has_path(t: Tables, k: Kernel, group: int) -> bool:
    """Whether a stone of a group faces one of another group of its colour.

    Neighbours of one colour are of one group, so there is an empty point between such stones.
    """
    for w in range(len(k.legal)):
        left = k.members[group, w]
        while left != NONE:
            point = 64 * w + trailing_zeros(left)
            left &= left - ONE
            own = k.cells[point]
            for axis in range(AXES):
                lane = t.lane[point, axis]
                place = np.uint64(t.place[point, axis])
                taken = k.lanes[lane]
                up = np.int64(place) + 1 + trailing_zeros(taken >> (place + ONE))
                down = 63 - leading_zeros(taken & ((ONE << place) - ONE))
                above, below = k.cells[t.at[lane, up]], k.cells[t.at[lane, down]]
                if above != own and above >> GROUP_BITS == own >> GROUP_BITS:
                    return True
                if below != own and below >> GROUP_BITS == own >> GROUP_BITS:
                    return True
    return False


@compiled
def take(t: Tables, k: Kernel, point: int, colour: int) -> None:
    """A stone leaves the board, as all of its group do."""
    for axis in range(AXES):
        turn_sight(t, k, point, colour, axis)
    k.stones[colour, point >> 6] ^= ONE << np.uint64(point & 63)
    k.cells[point] = EMPTY


@compiled
def add(points: Words, point: int) -> None:
    """Put a point into a set."""
    points[point >> 6] |= ONE << np.uint64(point & 63)


@compiled
def is_empty(points: Words) -> bool:
    """Whether a set holds no point."""
    some = NONE
    for w in range(len(points)):
        some |= points[w]
    return bool(some == NONE)


@compiled
def size_of(points: Words) -> int:
    """How many points a set holds."""
    count = 0
    for w in range(len(points)):
        count += ones(points[w])
    return count


@compiled
def lowest(points: Words) -> int:
    """The first point of a set; -1 if it is empty."""
    for w in range(len(points)):
        if points[w] != NONE:
            return 64 * w + trailing_zeros(points[w])
    return -1
