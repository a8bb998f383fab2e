"""What is agreed at set-up: the variant, its length, and a reading wherever the texts are silent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rulebound.core.game import Option, Spec
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.ladder import Failing, Shape
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.shared import Loss

MIN_PLAYERS, MAX_PLAYERS = 2, 8

SPEC = Spec(
    key="meeple-stacking",
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    simultaneous=True,
    continuous=True,
    options=(
        Option("variant", ("points", "ladder"), "points", clauses.TWO_VARIANTS),
        Option("rounds", tuple(range(1, 11)), 3, clauses.AGREED),
        Option("ties", ("shared", "extra-round"), "shared", clauses.SHARED_WIN),
        Option("connection", tuple(each.value for each in Connection), "standing", clauses.THROUGH_STANDING),
        Option("shape", tuple(each.value for each in Shape), "full", clauses.FULL_TRIANGLE),
        Option("failing", tuple(each.value for each in Failing), "at-once", clauses.OUT_AT_ONCE),
        Option("plate", ("own", "shared"), "own", clauses.ONE_PLATE),
        Option("loss", tuple(each.value for each in Loss), "height", clauses.HEIGHT_OR_GONE),
    ),
)


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match, by their names."""

    variant: Literal["points", "ladder"]
    rounds: int
    ties: Literal["shared", "extra-round"]
    connection: Connection
    shape: Shape
    failing: Failing
    plate: Literal["own", "shared"]
    loss: Loss

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> House:
        """The house of some options; what is left out is as usual. Raises OptionError."""
        values: dict[str, Any] = SPEC.complete(options)
        kinds = {"connection": Connection, "shape": Shape, "failing": Failing, "loss": Loss}
        return cls(**values | {name: kind(values[name]) for name, kind in kinds.items()})
