"""The law of Der Marsigelwettkampf on one ring: what may be carried where, at what price, and who has won.

Read it beside the rulebook: each function is one rule and names its clause. Source: the designer's page
on the Looney Pyramid Games Wiki (Sehrgut, 2013), and our readings where it is silent or cut off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rulebound.games.marsigel.ring import Piece, Ring, Size, Stack


class Variant(StrEnum):
    """Which way up the trio is to stand, and with it what a piece may land on."""

    TREE = "tree"
    NEST = "nest"


@dataclass(frozen=True, slots=True)
class Movement:
    """A piece goes, with everything above it, on top of the stack that `onto` tops."""

    piece: Piece
    onto: Piece


@dataclass(frozen=True, slots=True)
class Priced:
    """A legal movement: where it leads, through how many spaces and for how many points."""

    movement: Movement
    spaces: int
    cost: int
    ring: Ring


GOALS = {
    Variant.TREE: (Size.QUEEN, Size.DRONE, Size.PAWN),
    Variant.NEST: (Size.PAWN, Size.DRONE, Size.QUEEN),
}
"""The trio that wins, from bottom to top (winning.tree-order, winning.nest)."""


def fits(size: Size, top: Size, variant: Variant) -> bool:
    """Whether a piece may land on a top: its own size or larger (stacking.same-or-larger).

    In the nest variant: its own size or smaller (stacking.same-or-smaller). The size that counts is that
    of the named piece, whatever it carries (stacking.named-piece).
    """
    return top >= size if variant is Variant.TREE else top <= size


def topmost_own(stack: Stack, colour: int) -> int | None:
    """The height of a colour's highest piece in a stack: the only one that may move (movement.topmost).

    Pieces of others above do not hold it, they are carried (movement.topmost-own).
    """
    return next((height for height in reversed(range(len(stack))) if stack[height].colour == colour), None)


def distance(ring: Ring, source: int, target: int) -> int:
    """The spaces travelled from one space to another, the shorter way (movement.shorter-way).

    What stands between does not matter (movement.passing-over). A space emptied by the move is never
    between, so it is not counted, whichever moment it goes (spaces.at-lifting).
    """
    onward = (target - source) % len(ring)
    return min(onward, len(ring) - onward)


def way(ring: Ring, source: int, target: int) -> int:
    """The shorter way round: 1 as the ring is listed, -1 against it; 1 where both are as short."""
    onward = (target - source) % len(ring)
    return 1 if 2 * onward <= len(ring) else -1


def price(piece: Piece, spaces: int) -> int:
    """The points that a movement costs: the piece's pips for each space (movement.price).

    Carried pieces cost nothing (movement.riders-free).
    """
    return piece.size * spaces


def movements(ring: Ring, variant: Variant, colour: int, points: int) -> Iterator[Priced]:
    """All legal movements of a colour with so many points left, in ring order."""
    for source, stack in enumerate(ring):
        height = topmost_own(stack, colour)
        if height is None:
            continue
        piece = stack[height]
        for target, other in enumerate(ring):
            if target != source and fits(piece.size, other[-1].size, variant):
                spaces = distance(ring, source, target)
                if (cost := price(piece, spaces)) <= points:
                    yield Priced(
                        Movement(piece, other[-1]), spaces, cost, ring.carried(source, height, target)
                    )


def can_move(ring: Ring, variant: Variant, colour: int, points: int) -> bool:
    """Whether a colour has any legal movement; without one it must pass (turn.must-pass)."""
    return next(movements(ring, variant, colour, points), None) is not None


def has_won(ring: Ring, variant: Variant, colour: int) -> bool:
    """Whether a colour's trio stands directly on one another in the winning order (winning.tree-order).

    Anything may be below and above, and nothing between (winning.tree).
    """
    trio = goal(variant, colour)
    space, height = ring.find(trio[0])
    return ring.stacks[space][height : height + len(trio)] == trio


@cache
def goal(variant: Variant, colour: int) -> Stack:
    """The trio of a colour in the order that wins, from the bottom."""
    return tuple(Piece(colour, size) for size in GOALS[variant])
