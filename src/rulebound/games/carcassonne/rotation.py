"""Whether the scoring tiles go round after a turn, and by which reading where the sources are silent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulebound.core.game import OptionValue
from rulebound.core.ruling import Ruling, forced
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.amendments import BUILT


@dataclass(frozen=True, slots=True)
class Finished:
    """A feature that a turn has completed: its kind, what each owner got, and whether anyone stood in it."""

    kind: str
    points: int
    occupied: bool


def judge_rotation(finished: Sequence[Finished], early: bool, readings: Mapping[str, OptionValue]) -> Ruling:
    """Whether all three active scoring tiles go under their stacks; `early` says that an abbot came back."""
    scored = [each for each in finished if each.occupied]
    built = [each for each in scored if each.kind in BUILT]
    if any(each.points > 0 for each in built):
        return forced("rotates", clauses.ROTATE, features=len(scored))
    if built:
        cited = (clauses.ROTATE, clauses.ROTATE_ZERO)
        points = max(each.points for each in built)
        return forced("rotates-zero" if readings["rotate-zero"] else "stays-zero", *cited, points=points)
    if early or scored:
        cited = (clauses.ROTATE, clauses.ROTATE_ABBOT)
        return forced("rotates-abbot" if readings["rotate-abbot"] else "stays-abbot", *cited)
    if finished:
        return forced("stays-unoccupied", clauses.NO_ROTATION)
    return forced("stays-unscored", clauses.ROTATE)


def rotates(ruling: Ruling) -> bool:
    """Whether a ruling of `judge_rotation` sends the tiles round."""
    return ruling.reason.startswith("rotates")
