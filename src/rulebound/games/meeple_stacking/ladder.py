"""The second variant, higher and higher: what is asked in each round, and whether a pyramid is that."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from rulebound.core.ruling import ClauseId, Ruling, forced
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.pyramid import Rows, triangle

FIRST_BASE = 3
SUPPLY = 99
"""The meeples of a player (kit.meeples)."""


class Shape(StrEnum):
    """What a pyramid on the base of a round must be like."""

    FULL = "full"
    FREE = "free"


class Failing(StrEnum):
    """What becomes of a player who fails: out at once, or the round is finished and those who fail together ..."""

    AT_ONCE = "at-once"
    SHARE = "share"
    REPLAY = "replay"


SHAPES: dict[Shape, tuple[ClauseId, ...]] = {
    Shape.FULL: (clauses.FULL_TRIANGLE, clauses.FREE_FORM),
    Shape.FREE: (clauses.FREE_FORM, clauses.FULL_TRIANGLE),
}
"""The reading in force, then the other."""


def base(number: int) -> int:
    """The meeples at the bottom in a round: 3 in the first, and one more in each (ladder.base)."""
    return FIRST_BASE + number - 1


def needs(shape: Shape, base: int, before: int) -> int:
    """The fewest meeples with which a round can be met at all; `before` is the height to surpass."""
    return sum(triangle(base)) if shape is Shape.FULL else base + before


def buildable(shape: Shape, base: int, before: int) -> bool:
    """Whether the supply is enough for a round (ladder.supply-ends)."""
    return needs(shape, base, before) <= SUPPLY


def is_met(rows: Rows, shape: Shape, base: int, before: int) -> bool:
    """Whether a pyramid is what the round asks for.

    In full form the base is exact and no row has fewer than in the full pyramid (ladder.full-triangle); in
    free form the base is exact and it is higher than one's pyramid of the round before (ladder.free-form).
    """
    if rows[:1] != (base,):
        return False
    if shape is Shape.FREE:
        return len(rows) > before
    asked = triangle(base)
    return len(rows) >= len(asked) and all(has >= wants for has, wants in zip(rows, asked, strict=False))


def rung(rows: Rows, shape: Shape, base: int, before: int) -> Ruling:
    """Whether a round is met, and by which reading of it."""
    cited = (clauses.BASE, clauses.HIGHER, *SHAPES[shape], clauses.SAME_RULES)
    facts: dict[str, Any] = {
        "base": base,
        "rows": rows,
        "height": len(rows),
        "asked": triangle(base) if shape is Shape.FULL else (base,),
        "before": before,
    }
    if is_met(rows, shape, base, before):
        return forced("rung-met", *cited, **facts)
    if shape is Shape.FULL:
        return forced("rung-missed", *cited, clauses.FAILING, **facts)
    return forced("rung-missed-free", *cited, clauses.FAILING, **facts)
