"""A plate for all: when somebody has destroyed another's pyramid."""

from __future__ import annotations

from enum import StrEnum

from rulebound.core.ruling import ClauseId, Ruling, forced
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.pyramid import Rows


class Loss(StrEnum):
    """How much of a pyramid must be lost for it to be destroyed."""

    HEIGHT = "height"
    ANY = "any"


LOSSES: dict[Loss, tuple[ClauseId, ...]] = {
    Loss.HEIGHT: (clauses.HEIGHT_OR_GONE, clauses.ANY_LOSS),
    Loss.ANY: (clauses.ANY_LOSS, clauses.HEIGHT_OR_GONE),
}
"""The reading in force, then the other."""


def is_destroyed(before: Rows, after: Rows, loss: Loss) -> bool:
    """Whether a pyramid is destroyed: lower or gone, or by the other reading less than it was in any row.

    What never stood cannot be destroyed.
    """
    if len(after) < len(before):
        return True
    return loss is Loss.ANY and sum(after) < sum(before)


def destruction(before: Rows, after: Rows, loss: Loss) -> Ruling | None:
    """The ruling on whoever brought a pyramid from one state to the other; None where it is not destroyed."""
    if not is_destroyed(before, after, loss):
        return None
    cited = (clauses.DESTROYING, *LOSSES[loss], clauses.WHOSE_HAND, clauses.OTHERS_PLAY_ON)
    facts = {"before": before, "after": after, "height": len(after), "height_before": len(before)}
    return forced("destroyed", *cited, **facts)
