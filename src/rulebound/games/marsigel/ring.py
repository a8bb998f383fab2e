"""The ring of pyramids: pieces, stacks and spaces, and how the ring changes when pieces are carried.

A stack is listed from bottom to top. The stacks of a ring are listed the way play goes round, from the
space that holds the first colour's queen, so that equal positions are equal values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, TypeAlias

MIN_PLAYERS, MAX_PLAYERS = 2, 13
DIE = 6


class Size(IntEnum):
    """The size of a pyramid; its value is its pips (pieces.pips)."""

    PAWN = 1
    DRONE = 2
    QUEEN = 3


QUEEN_DRONE_PAWN = (Size.QUEEN, Size.DRONE, Size.PAWN)


class Piece(NamedTuple):
    """A pyramid: its colour, counted from 0 in colour order, and its size."""

    colour: int
    size: Size


Stack: TypeAlias = tuple[Piece, ...]

FIRST_QUEEN = Piece(0, Size.QUEEN)


@dataclass(frozen=True, slots=True)
class Ring:
    """The stacks in ring order; each stands on one space, named by its lowest piece, which never changes."""

    stacks: tuple[Stack, ...]

    @classmethod
    def of(cls, stacks: Iterable[Stack]) -> Ring:
        """The ring of these stacks, told from the first colour's queen. Raises StopIteration without her."""
        listed = tuple(stacks)
        first = next(space for space, stack in enumerate(listed) if FIRST_QUEEN in stack)
        return cls(listed[first:] + listed[:first] if first else listed)

    def __len__(self) -> int:
        return len(self.stacks)

    def __iter__(self) -> Iterator[Stack]:
        return iter(self.stacks)

    @property
    def players(self) -> int:
        """How many trios there are."""
        return sum(map(len, self.stacks)) // len(Size)

    def find(self, piece: Piece) -> tuple[int, int]:
        """The space and the height (0: the foot) of a piece. Raises KeyError when it is not in the ring."""
        for space, stack in enumerate(self.stacks):
            if piece in stack:
                return space, stack.index(piece)
        raise KeyError(piece)

    def carried(self, source: int, height: int, target: int) -> Ring:
        """The ring after the pieces from a height upwards went from one space to another.

        A space left empty is gone, and its neighbours are adjacent (spaces.vanish).
        """
        stacks = list(self.stacks)
        stacks[target] += stacks[source][height:]
        stacks[source] = stacks[source][:height]
        if not height:
            del stacks[source]
        return Ring(tuple(stacks)) if source else Ring.of(stacks)
