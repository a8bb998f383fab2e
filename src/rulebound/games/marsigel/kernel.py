"""The fast twin of `rules.py` and `turn.py`: one ring as flat arrays, changed piece by piece.

It is derived from a state (`to_kernel`), never edited by hand, and held to the rules by property tests
after every ply. A piece is 3 * colour + size - 1. A space is the piece at its foot, which never changes,
so the ring is a chain of feet and an emptied space is unlinked from it. Nothing is searched for: pieces
know what lies above and below them, spaces their top and their neighbours.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

import numpy as np

from rulebound.core.event import Seat
from rulebound.games.machine import compiled
from rulebound.games.marsigel.ring import DIE, MAX_PLAYERS, Piece, Ring, Size
from rulebound.games.marsigel.rules import Movement, Variant
from rulebound.games.marsigel.state import State

Kernel: TypeAlias = Any
"""A record of `LAYOUT`: the fields are named there."""

NOTHING = -1
NOBODY = -1
PIECES = MAX_PLAYERS * len(Size)
MOST_MOVES = 22
"""A roll of 6 takes a pawn 6 spaces, a drone 3 and a queen 2, each either way."""
LISTS = DIE + 1
"""Lists of movements: one of the mover's, and one for each movement that a search may try in a turn."""

LAYOUT = np.dtype(
    [
        ("players", np.int64),
        ("out", np.int64),  # a bit for each seat that gave up
        ("playing", np.int64),  # seats that have not
        ("nest", np.int64),  # whether the nest variant is played
        ("mover", np.int64),
        ("points", np.int64),  # left of the roll
        ("moves", np.int64),  # movements of this turn
        ("passes", np.int64),  # in a row
        ("turn", np.int64),  # turns finished
        ("winner", np.int64),  # NOBODY so far, or for ever
        ("over", np.int64),
        ("spaces", np.int64),
        ("count", np.int64, (LISTS,)),  # of legal movements in each list
        ("piece", np.int64, (LISTS, MOST_MOVES)),
        ("onto", np.int64, (LISTS, MOST_MOVES)),
        ("cost", np.int64, (LISTS, MOST_MOVES)),
        # of each movement on the way of a search (the first stands for none), its list having the same number:
        ("moved", np.int64, (LISTS,)),
        ("landed", np.int64, (LISTS,)),  # the piece that it landed on
        ("source", np.int64, (LISTS,)),  # the space that it left
        ("under", np.int64, (LISTS,)),  # the piece that it lay on, or NOTHING
        ("tried", np.int64, (LISTS,)),  # movements of the list that were tried
        ("spent", np.int64, (LISTS,)),  # points before it
        ("above", np.int8, (PIECES,)),  # the piece directly above each piece, or NOTHING
        ("below", np.int8, (PIECES,)),
        ("space", np.int8, (PIECES,)),  # the space that each piece is on
        ("top", np.int8, (PIECES,)),  # the top piece of each space
        ("next", np.int8, (PIECES,)),  # the space after each space, the way play goes round
        ("last", np.int8, (PIECES,)),  # the space before each space
    ],
    align=True,
)


def number(piece: Piece) -> int:
    """The number of a piece."""
    return len(Size) * piece.colour + piece.size - 1


def piece(number: int) -> Piece:
    """The piece of a number."""
    colour, size = divmod(int(number), len(Size))
    return Piece(colour, Size(size + 1))


def blank() -> Kernel:
    """A kernel that holds no ring yet."""
    return np.zeros(1, LAYOUT).view(np.recarray)[0]


def to_kernel(state: State) -> Kernel:
    """The kernel of a state whose starter is known."""
    kernel = blank()
    set_ring(kernel, state.ring, state.house.variant, state.out)
    kernel.mover, kernel.points, kernel.moves = state.mover, state.points, state.moves
    kernel.passes, kernel.turn = state.passes, state.turn
    kernel.over = state.result is not None
    if state.result is not None and state.result.winner is not None:
        kernel.winner = state.result.winner
    return kernel


def set_ring(kernel: Kernel, ring: Ring, variant: Variant, out: Collection[Seat] = ()) -> None:
    """Let a kernel hold a ring, some seats having given up, and nobody having won."""
    feet = [number(stack[0]) for stack in ring]
    above, below, space, top, after, before = ([NOTHING] * PIECES for _ in range(6))
    for place, stack in enumerate(ring):
        under, foot = NOTHING, feet[place]
        for each in map(number, stack):
            space[each], below[each] = foot, under
            if under != NOTHING:
                above[under] = each
            under = each
        top[foot] = under
        before[foot], after[foot] = feet[place - 1], feet[(place + 1) % len(feet)]
    kernel.players, kernel.nest = ring.players, variant is Variant.NEST
    kernel.out, kernel.playing = sum(1 << seat for seat in out), ring.players - len(out)
    kernel.winner, kernel.spaces = NOBODY, len(ring)
    kernel.above, kernel.below, kernel.space = above, below, space
    kernel.top, kernel.next, kernel.last = top, after, before


def begin_turn(kernel: Kernel, mover: int) -> None:
    """Let a kernel be at the beginning of a turn of a seat still in, nobody having passed before it."""
    kernel.mover, kernel.points, kernel.moves = mover, 0, 0
    kernel.passes, kernel.turn, kernel.over = 0, 0, 0


def ring_of(kernel: Kernel) -> Ring:
    """The ring that a kernel holds."""
    stacks: list[tuple[Piece, ...]] = []
    foot = first = int(kernel.space[number(Piece(0, Size.QUEEN))])
    while True:
        stack, held = [piece(foot)], foot
        while (held := int(kernel.above[held])) != NOTHING:
            stack.append(piece(held))
        stacks.append(tuple(stack))
        foot = int(kernel.next[foot])
        if foot == first:
            return Ring.of(stacks)


def listed(kernel: Kernel) -> dict[Movement, int]:
    """The movements that `find_legal` has found, with their costs."""
    return {
        Movement(piece(kernel.piece[0, i]), piece(kernel.onto[0, i])): int(kernel.cost[0, i])
        for i in range(kernel.count[0])
    }


@compiled
def copy(k: Kernel, to: Kernel) -> None:
    """Make `to` hold the same position; the lists of movements, and what a search notes, are left out."""
    to.players, to.nest, to.mover, to.points, to.moves = k.players, k.nest, k.mover, k.points, k.moves
    to.out, to.playing = k.out, k.playing
    to.passes, to.turn, to.winner, to.over, to.spaces = k.passes, k.turn, k.winner, k.over, k.spaces
    for p in range(3 * k.players):
        to.above[p], to.below[p], to.space[p] = k.above[p], k.below[p], k.space[p]
        to.top[p], to.next[p], to.last[p] = k.top[p], k.next[p], k.last[p]


@compiled
def is_held(k: Kernel, p: int) -> bool:
    """Whether a piece may not move because one of its colour lies above it."""
    over = k.above[p]
    while over != NOTHING:
        if over // 3 == p // 3:
            return True
        over = k.above[over]
    return False


@compiled
def fits(k: Kernel, p: int, top: int) -> bool:
    """Whether a piece may land on a top."""
    return top % 3 <= p % 3 if k.nest else top % 3 >= p % 3


@compiled
def find_legal(k: Kernel) -> int:
    """List the legal movements of the mover with the points left; returns how many there are."""
    return find_movements(k, k.mover, k.points, 0)


@compiled
def find_movements(k: Kernel, colour: int, points: int, at: int) -> int:
    """Fill list `at` with the movements of a colour for so many points; returns how many there are."""
    count = 0
    for p in range(3 * colour, 3 * colour + 3):
        each = p % 3 + 1
        reach = points // each
        if reach == 0 or is_held(k, p):
            continue
        ahead = behind = k.space[p]
        # Halfway round both ways meet, and the shorter way is the one that is paid for.
        for spaces in range(1, min(reach, k.spaces // 2) + 1):
            ahead = k.next[ahead]
            if fits(k, p, k.top[ahead]):
                k.piece[at, count], k.onto[at, count], k.cost[at, count] = p, k.top[ahead], each * spaces
                count += 1
        for spaces in range(1, min(reach, (k.spaces - 1) // 2) + 1):
            behind = k.last[behind]
            if fits(k, p, k.top[behind]):
                k.piece[at, count], k.onto[at, count], k.cost[at, count] = p, k.top[behind], each * spaces
                count += 1
    k.count[at] = count
    return count


@compiled
def carry(k: Kernel, p: int, onto: int) -> None:
    """Take a piece, with all above it, on top of another stack's top; an emptied space closes."""
    source, target = k.space[p], k.space[onto]
    top, under = k.top[source], k.below[p]
    if under == NOTHING:
        k.next[k.last[source]], k.last[k.next[source]] = k.next[source], k.last[source]
        k.spaces -= 1
    else:
        k.above[under] = NOTHING
        k.top[source] = under
    k.above[onto], k.below[p] = p, onto
    k.top[target] = top
    moved = p
    while moved != NOTHING:
        k.space[moved] = target
        moved = k.above[moved]


@compiled
def put_back(k: Kernel, p: int, landed: int, source: int, under: int) -> None:
    """Undo `carry`: the piece, now on top of `landed`, lay on `under` (NOTHING: on the table) in `source`."""
    target = k.space[p]
    top = k.top[target]
    k.top[target], k.top[source] = landed, top
    k.above[landed], k.below[p] = NOTHING, under
    if under == NOTHING:
        # An unlinked space still knows its neighbours.
        k.next[k.last[source]] = k.last[k.next[source]] = source
        k.spaces += 1
    else:
        k.above[under] = p
    moved = p
    while moved != NOTHING:
        k.space[moved] = source
        moved = k.above[moved]


@compiled
def has_won(k: Kernel, colour: int) -> bool:
    """Whether a colour's trio stands directly on one another in the winning order."""
    pawn, drone, queen = 3 * colour, 3 * colour + 1, 3 * colour + 2
    if k.nest:
        return bool(k.below[drone] == pawn and k.below[queen] == drone)
    return bool(k.below[drone] == queen and k.below[pawn] == drone)


@compiled
def roll(k: Kernel, pips: int) -> None:
    """The die for the mover's turn; whoever then cannot move has passed."""
    k.points = pips
    if find_legal(k) == 0:
        end_turn(k)


@compiled
def move(k: Kernel, p: int, onto: int, cost: int) -> None:
    """A legal movement of the mover, which may win."""
    carry(k, p, onto)
    k.points -= cost
    k.moves += 1
    k.passes = 0
    if has_won(k, p // 3):
        k.winner = k.mover
        k.over = 1


@compiled
def next_seat(k: Kernel, seat: int) -> int:
    """The seat whose turn follows that of a seat: the next that has not given up."""
    after = (seat + 1) % k.players
    while k.out >> after & 1:
        after = (after + 1) % k.players
    return after


@compiled
def end_turn(k: Kernel) -> None:
    """Stop, which is a pass if nothing has moved; the game is drawn when all still in have passed."""
    if k.moves == 0:
        k.passes += 1
    k.mover = next_seat(k, k.mover)
    k.points = 0
    k.moves = 0
    k.turn += 1
    k.over = k.passes >= k.playing
