"""What the rules say of one movement, condition by condition; the first that fails is the reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulebound.core.facts import Facts
from rulebound.core.ruling import ClauseId, Ruling, Verdict, illegal
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.ring import Piece, Ring, Stack
from rulebound.games.marsigel.rules import Movement, Variant, distance, fits, price, topmost_own

LANDING: dict[Variant, tuple[ClauseId, ...]] = {
    Variant.TREE: (clauses.SAME_OR_LARGER, clauses.SAME_OR_SMALLER, clauses.CUT_SENTENCE),
    Variant.NEST: (clauses.SAME_OR_SMALLER, clauses.SAME_OR_LARGER, clauses.CUT_SENTENCE),
}
"""The reading in force about the size to land on, then the sides that disagree with it."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A movement that a colour (`mover`) attempts with so many points left; its pieces are in the ring."""

    ring: Ring
    variant: Variant
    mover: int
    points: int
    movement: Movement

    @property
    def source(self) -> tuple[int, int]:
        """The space and height of the named piece."""
        return self.ring.find(self.movement.piece)

    @property
    def target(self) -> tuple[int, int]:
        """The space and height of the piece to land on."""
        return self.ring.find(self.movement.onto)

    @property
    def stack(self) -> Stack:
        """The stack that the named piece is in."""
        return self.ring.stacks[self.source[0]]

    @property
    def riders(self) -> int:
        """How many pieces would be carried along."""
        return len(self.stack) - 1 - self.source[1]

    @property
    def spaces(self) -> int:
        """The spaces to travel."""
        return distance(self.ring, self.source[0], self.target[0])

    @property
    def cost(self) -> int:
        """The points that it takes."""
        return price(self.movement.piece, self.spaces)

    @property
    def facts(self) -> dict[str, Any]:
        """What every ruling on it tells: the two pieces."""
        return {**_named("", self.movement.piece), **_named("onto_", self.movement.onto)}

    @property
    def sums(self) -> dict[str, int]:
        """How its cost comes about."""
        each = price(self.movement.piece, 1)
        return {"each": each, "spaces": self.spaces, "cost": self.cost, "points": self.points}


def judge_movement(attempt: Attempt) -> Ruling:
    """The ruling on a movement: a refusal by the first condition that fails, or the price."""
    for condition in (own_piece, another_stack, lands_on_top, topmost_own_piece, size_fits, points_suffice):
        if refusal := condition(attempt):
            return refusal
    return allowed(attempt)


def own_piece(attempt: Attempt) -> Ruling | None:
    """Points move pieces of one's own colour (turn.own-pieces)."""
    if attempt.movement.piece.colour == attempt.mover:
        return None
    return illegal("not-yours", clauses.OWN_PIECES, **attempt.facts, mover=attempt.mover)


def another_stack(attempt: Attempt) -> Ruling | None:
    """A movement ends on another stack; back on the rest of its own is no move (movement.no-lap)."""
    if attempt.source[0] != attempt.target[0]:
        return None
    return illegal("same-stack", clauses.NO_LAP, clauses.ON_TOP, **attempt.facts)


def lands_on_top(attempt: Attempt) -> Ruling | None:
    """A movement ends on top of a stack (stacking.on-top)."""
    space, height = attempt.target
    stack = attempt.ring.stacks[space]
    if height == len(stack) - 1:
        return None
    return illegal("onto-covered", clauses.ON_TOP, **attempt.facts, **_named("above_", stack[-1]))


def topmost_own_piece(attempt: Attempt) -> Ruling | None:
    """Of several own pieces in a stack only the topmost moves (movement.topmost).

    Others' pieces above it are carried and do not hold it (movement.topmost-own).
    """
    highest = topmost_own(attempt.stack, attempt.mover)
    if highest is None or highest == attempt.source[1]:
        return None
    above = _named("above_", attempt.stack[highest])
    return illegal("not-topmost-own", clauses.TOPMOST, clauses.TOPMOST_OWN, **attempt.facts, **above)


def size_fits(attempt: Attempt) -> Ruling | None:
    """The named piece lands on its own size or larger; in the nest variant, or smaller.

    The source contradicts itself and is cut off, so a refusal names every side
    (stacking.same-or-larger, stacking.same-or-smaller, stacking.own-size-or).
    """
    if fits(attempt.movement.piece.size, attempt.movement.onto.size, attempt.variant):
        return None
    reading = LANDING[attempt.variant][0]
    cited = (
        *LANDING[attempt.variant],
        *((clauses.NAMED_PIECE,) if attempt.riders else ()),
        *((clauses.EACH_MOVE_LANDS,) if attempt.cost < attempt.points else ()),
    )
    return Ruling(
        Verdict.ILLEGAL,
        "target-smaller" if attempt.variant is Variant.TREE else "target-larger",
        cited,
        Facts(attempt.facts),
        reading=reading,
    )


def points_suffice(attempt: Attempt) -> Ruling | None:
    """Pips for each space, the shorter way, are paid from the roll (movement.price, turn.up-to)."""
    if attempt.cost <= attempt.points:
        return None
    cited = (clauses.PRICE, clauses.PIPS, clauses.SPACE, clauses.SHORTER_WAY, clauses.UP_TO)
    return illegal("too-costly", *cited, **attempt.facts, **attempt.sums)


def allowed(attempt: Attempt) -> Ruling:
    """A movement that may be made, with its price, its riders and whether its space closes.

    Onto another size it is legal by one side of the contradiction only, so all are named.
    """
    closes = attempt.source[1] == 0
    landing = LANDING[attempt.variant]
    contested = attempt.movement.piece.size != attempt.movement.onto.size
    cited = (
        clauses.PRICE,
        *(landing if contested else landing[:1]),
        clauses.EITHER_WAY,
        *((clauses.PASSING_OVER,) if attempt.spaces > 1 else ()),
        *((clauses.CARRY, clauses.RIDERS_FREE) if attempt.riders else ()),
        *((clauses.VANISH, clauses.AT_LIFTING) if closes else ()),
    )
    done = {"left": attempt.points - attempt.cost, "riders": attempt.riders, "closes": closes}
    facts = Facts({**attempt.facts, **attempt.sums, **done})
    return Ruling(Verdict.LEGAL, "move", cited, facts, reading=landing[0] if contested else None)


def _named(prefix: str, piece: Piece) -> dict[str, Any]:
    return {f"{prefix}colour": piece.colour, f"{prefix}size": piece.size.name.lower()}
