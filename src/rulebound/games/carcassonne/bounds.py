"""What a described feature can be at all, by the tiles that are printed and the figures that there are.

Abbey & Mayor loosens some bounds: an abbey closes what lies beside it, one tile has two coats of arms, and there
are coats of arms on tiles that close a city on one side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rulebound.games.carcassonne.amendments import ANY, CITY, GARDEN, GERMAN_CATHEDRAL, MONASTIC, ROAD
from rulebound.games.carcassonne.scoring import Feature
from rulebound.games.desks import Impossible


@dataclass(frozen=True, slots=True)
class Bound:
    """A count is at least `least` and at most `most`; with `of`, at most as much as that count and `most` besides.

    It holds of features of its `kinds`, of those with its `mark` and not with `unmarked`, `completed` or not, of
    just so many `tiles`, with Abbey & Mayor in play (`abbeys`) or without, and where all that it compares is told.
    `less` is a count that is taken off first, where it is told. `reason` is the message that says why.
    """

    reason: str
    kinds: frozenset[str]
    count: str
    least: int = 0
    most: int | None = None
    of: str = ""
    less: str = ""
    mark: str = ""
    unmarked: str = ""
    completed: bool | None = None
    abbeys: bool | None = None
    tiles: int | None = None

    def applies(self, feature: Feature, counts: Mapping[str, int], abbeys: bool) -> bool:
        """Whether it concerns a feature with these counts."""
        return (
            feature.kind in self.kinds
            and self.count in counts
            and (not self.of or self.of in counts)
            and (not self.mark or self.mark in feature.marks)
            and (not self.unmarked or self.unmarked not in feature.marks)
            and self.completed in (None, feature.completed)
            and self.abbeys in (None, abbeys)
            and self.tiles in (None, counts.get("tiles"))
        )

    def room(self, counts: Mapping[str, int]) -> int | None:
        """The most that its count can be; None where it has no end."""
        if not self.of:
            return self.most
        return counts[self.of] - counts.get(self.less, 0) + (self.most or 0)


BUILT: Final = ROAD | CITY
AROUND: Final = MONASTIC | GARDEN
"""What is counted by the tiles around it."""
PLAIN: Final = frozenset({"monastery", "abbey", "church"})
"""Those of them whose own tile never shows a city."""
ABBEY: Final = frozenset({"abbey"})

BOUNDS: Final = (
    Bound("least", BUILT, "tiles", 1),
    Bound("two", BUILT, "tiles", 2, completed=True, abbeys=False),
    Bound("open", CITY, "tiles", 5, mark="cathedral", completed=True, abbeys=False),
    Bound("open", CITY, "tiles", 5, mark="darmstadtium", completed=True, abbeys=False),
    Bound("nine", AROUND, "tiles", 9, 9, completed=True),
    Bound("unfinished", AROUND, "tiles", 1, 8, unmarked="laid-down", completed=False),
    Bound("nine", AROUND, "tiles", 1, 9),
    Bound("caps", CITY, "caps", of="tiles"),
    Bound("caps", CITY, "wide-caps", of="tiles", less="caps"),
    Bound("shields", CITY, "shields", of="tiles", abbeys=False),
    Bound("shields", CITY, "shields", of="tiles", most=1, abbeys=True),
    Bound("closed", CITY, "shields", most=0, completed=True, abbeys=False, tiles=2),
    Bound("closed", CITY, "shields", most=1, completed=True, abbeys=False, tiles=3),
    Bound("closed", CITY, "shields", most=4, completed=True, abbeys=False, tiles=5),
    Bound("beside", CITY, "shields", of="tiles", less="caps", abbeys=False),
    Bound("cap-shields", CITY, "cap-shields", of="shields"),
    Bound("cap-shields", CITY, "cap-shields", of="caps"),
    Bound("farmhouses", ROAD, "farmhouses", of="tiles"),
    Bound("around", AROUND, "with-city", of="tiles"),
    Bound("around", AROUND, "with-road", of="tiles"),
    Bound("own", PLAIN, "with-city", of="tiles", most=-1),
    Bound("own", ABBEY, "with-road", of="tiles", most=-1),
    Bound("besieged", frozenset({"field"}), "besieged-cities", of="cities"),
    Bound("one", AROUND | GERMAN_CATHEDRAL, "figures", most=1),
    Bound("room", BUILT, "figures", most=1, tiles=1),
    Bound("room", BUILT, "figures", most=2, tiles=2),
    Bound("room", BUILT, "figures", most=3, tiles=3),
    Bound("ordinary", ANY, "ordinary", most=7),
    Bound("large", ANY, "large", most=1),
    Bound("mayors", CITY, "mayors", most=1),
)
"""In the order in which they are told."""

WITH_ABBEYS: Final = "abbey-and-mayor"
BY_PRINT: Final = frozenset({"open", "closed"})
"""Bounds that follow only from how the printed tiles close up."""


def check(
    feature: Feature,
    meeples: Mapping[str, int],
    large: Mapping[str, int],
    mayors: Mapping[str, int],
    abbeys: bool,
    *,
    supposed: bool = False,
) -> None:
    """Raise Impossible for the first bound that a feature and the figures in it break.

    Of one that is only supposed, nobody has looked whether the printed tiles close up so.
    """
    abbeys = abbeys or feature.kind in ABBEY or any(mayors.values()) or "cap-shield" in feature.marks
    ordinary = (count - large.get(who, 0) - mayors.get(who, 0) for who, count in meeples.items())
    counts = {
        **feature.counts,
        "figures": sum(meeples.values()),
        "ordinary": max(ordinary, default=0),
        "large": max(large.values(), default=0),
        "mayors": max(mayors.values(), default=0),
    }
    for bound in BOUNDS:
        if bound.applies(feature, counts, abbeys) and not (supposed and bound.reason in BY_PRINT):
            most, told = bound.room(counts), counts[bound.count]
            if told < bound.least or (most is not None and told > most):
                raise Impossible(bound.reason, bound.count, told, bound.least, most, **_facts(feature))


def _facts(feature: Feature) -> dict[str, Any]:
    return {"feature": feature.kind, "tiles": feature.counts.get("tiles", 0)}
