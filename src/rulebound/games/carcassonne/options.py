"""What is chosen at set-up: expansions, editions, and a reading wherever the sources of The Surveyors are silent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from rulebound.core.game import Option, Options, OptionValue
from rulebound.games.carcassonne import clauses

MIN_PLAYERS, MAX_PLAYERS, MAX_WITH_INNS = 2, 5, 6

SIGNS = ("drawn", "road-wealth", "road-poverty", "both-wealth", "both-poverty")

OPTIONS = (
    Option(
        "first",
        ("drawn", *(f"seat-{seat + 1}" for seat in range(MAX_WITH_INNS))),
        "seat-1",
        clauses.FIRST_PLAYER,
    ),
    Option("surveyors", (True, False), True, clauses.STACKS),
    Option("farmers", (True, False), True, clauses.FARMERS),
    Option("abbot", (False, True), False, clauses.ABBOT_PLACES),
    Option("inns", (False, True), False, clauses.INN),
    Option("river", ("none", "classic", "third-edition", "second"), "none", clauses.RIVER_FIRST),
    Option("small-city", (4, 2), 4, clauses.SMALL_CITY),
    Option("unfinished", (0, 1), 0, clauses.UNFINISHED_COUNTS),
    Option("signs", SIGNS, "drawn", clauses.SIGNS),
    Option("highway", ("tiles", "points"), "tiles", clauses.HIGHWAY_READ),
    Option("fair-with-inn", (3, 4), 3, clauses.FAIR_WITH_INN),
    Option("uprising-with-inn", ("once", "twice"), "once", clauses.UPRISING_WITH_INN),
    Option("wide-caps", (False, True), False, clauses.WIDE_CAPS),
    Option("rotate-zero", (True, False), True, clauses.ROTATE_ZERO),
    Option("rotate-abbot", (False, True), False, clauses.ROTATE_ABBOT),
)


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match but for who begins, by their names with an underscore for each hyphen."""

    surveyors: bool = True
    farmers: bool = True
    abbot: bool = False
    inns: bool = False
    river: str = "none"
    small_city: int = 4
    unfinished: int = 0
    signs: str = "drawn"
    highway: str = "tiles"
    fair_with_inn: int = 3
    uprising_with_inn: str = "once"
    wide_caps: bool = False
    rotate_zero: bool = True
    rotate_abbot: bool = False

    @classmethod
    def of(cls, options: Options) -> House:
        """The house of complete options."""
        given: dict[str, Any] = {
            key.replace("-", "_"): value for key, value in options.items() if key != "first"
        }
        return cls(**given)

    @property
    def readings(self) -> Mapping[str, OptionValue]:
        """The options by their keys."""
        return {key.replace("_", "-"): value for key, value in asdict(self).items()}

    @property
    def most_players(self) -> int:
        """How many can play: one more with Inns & Cathedrals."""
        return MAX_WITH_INNS if self.inns else MAX_PLAYERS
