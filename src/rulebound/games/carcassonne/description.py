"""A feature as it is described to the scoring desk: what can be told of it, and its reading.

What is wrong with a description is a ValueError; what must be told before it can be read is asked for by Ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulebound.core.game import Option, OptionValue
from rulebound.core.members import Keys, described, member
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.amendments import ANY, BUILT, MONASTIC
from rulebound.games.carcassonne.options import OPTIONS
from rulebound.games.carcassonne.scoring import Feature
from rulebound.games.carcassonne.surveyors import PRINTED, SIGNED
from rulebound.games.desks import Ask

COUNTS: Final = {
    "tiles": "tiles",
    "tiles_present": "tiles",
    "shields": "shields",
    "cap_only_tiles": "caps",
    "wide_caps": "wide-caps",
    "cap_shields": "cap-shields",
    "farmhouse_tiles": "farmhouses",
    "with_city": "with-city",
    "with_road": "with-road",
    "cities": "cities",
    "besieged_cities": "besieged-cities",
    "road_tiles": "road-tiles",
    "row_and_column": "row-and-column",
    "little_buildings": "little-buildings",
    "towers": "towers",
    "houses": "houses",
    "sheds": "sheds",
    "wainwrights_each": "wainwrights-each",
    "german_cathedral_with_inn": "german-cathedral-with-inn",
}
"""Keys that hold a number, and the count that scoring knows it by."""

MARKS: Final = {
    "inn": "inn",
    "cathedral": "cathedral",
    "besieged": "besieged",
    "mage": "mage",
    "witch": "witch",
    "german_cathedral": "german-cathedral",
    "darmstadtium": "darmstadtium",
    "laid_down": "laid-down",
}
"""Keys that are true or false."""

MARKED: Final = {
    "wide_caps": "wide-cap",
    "cap_shields": "cap-shield",
    "besieged_cities": "besieged-cities",
    "little_buildings": "little-buildings",
    "towers": "buildings-variant",
    "houses": "buildings-variant",
    "sheds": "buildings-variant",
}
"""Numbers that make a difference only where they are told, and are not 0."""

SEVERAL: Final = ("meeples", "large", "mayors", "markets")
"""Keys that hold a number for each player."""
PLAYERS: Final = ("majority_around", "wainwrights")
"""Keys that list players."""

EXPANSIONS: Final[Mapping[str, Sequence[tuple[frozenset[str], tuple[str, ...]]]]] = {
    "inns-and-cathedrals": ((frozenset({"road"}), ("inn",)), (frozenset({"city"}), ("cathedral",))),
    "mage-and-witch": ((frozenset({"road", "city"}), ("mage", "witch")),),
    "little-buildings": ((BUILT, ("little_buildings", "towers", "houses", "sheds")),),
    "markets-of-leipzig": ((frozenset({"road"}), ("wainwrights",)), (BUILT - {"road"}, ("markets",))),
    "german-cathedrals": ((frozenset({"road"}), ("german_cathedral",)),),
    "besiegers": ((frozenset({"city"}), ("besieged",)), (frozenset({"field"}), ("besieged_cities",))),
    "cathars": ((frozenset({"city"}), ("besieged",)), (frozenset({"field"}), ("besieged_cities",))),
    "siege": ((frozenset({"city"}), ("besieged",)), (frozenset({"field"}), ("besieged_cities",))),
    "abbey-and-mayor": ((frozenset({"city"}), ("mayors",)),),
    "shrines": ((frozenset({"shrine"}), ("challenge",)),),
    "special-monasteries": ((frozenset({"special-monastery"}), ("laid_down",)),),
    "darmstadt": ((frozenset({"church"}), ("majority_around",)), (frozenset({"city"}), ("darmstadtium",))),
    "abbot": (),
}
"""Expansions that the source names, and what must be told of a feature of some kind when they are in play: one
of these keys at least."""

_AT_A_TABLE = (
    "small-city", "unfinished", "highway", "fair-with-inn", "uprising-with-inn", "wide-caps", "rotate-zero",
    "rotate-abbot",
)  # fmt: skip

READINGS: Final = (
    *(option for option in OPTIONS if option.key in _AT_A_TABLE),
    Option("cap-shield", ("lost", "counts"), "lost", clauses.CAP_SHIELD),
    Option("jury-mayor", ("scores", "does-not"), "scores", clauses.JURY_MAYOR),
    Option("witch", ("before-flat", "after-flat"), "before-flat", clauses.WITCH_ORDER),
)
"""Editions and readings; the last three matter only with expansions that no table here plays."""

RESULTS: Final = frozenset({"id", "expect", "rotates", "score_after", "reason"})
"""Keys of a case that are no part of the question."""

KEYS: Final = Keys(
    frozenset({"feature"}),
    frozenset(
        {
            *COUNTS,
            *MARKS,
            *SEVERAL,
            *PLAYERS,
            *RESULTS,
            "active",
            "completed",
            "final_scoring",
            "early",
            "other",
        }
        | {"other_active", "score_before", "challenge", "readings"}
    ),
)

TILES: Final = {name: {stack} for stack, names in PRINTED.items() for name in names} | {
    "wealth": set(PRINTED),
    "poverty": set(PRINTED),
}
"""The scoring tiles, and the stacks in which each lies or may lie."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures by player: `large` ones and `mayors` are among the `meeples`."""

    meeples: Mapping[str, int]
    large: Mapping[str, int]
    mayors: Mapping[str, int]

    def strengths(self, shields: int) -> dict[str, int]:
        """How much each counts: a large figure 2, a mayor a point for each coat of arms."""
        return {
            player: count + self.large.get(player, 0) + self.mayors.get(player, 0) * (shields - 1)
            for player, count in self.meeples.items()
        }


def feature_of(told: dict[str, Any]) -> Feature:
    """The feature that is described."""
    kind = member(told, "feature", str)
    if kind not in ANY:
        raise ValueError(f"feature is one of {', '.join(sorted(ANY))}, not {kind!r:.40}")
    completed = _completed(told, kind)
    counts = {COUNTS[key]: _whole(told, key) for key in COUNTS if key in told}
    if completed and kind in MONASTIC | {"garden"}:
        counts.setdefault("tiles", 9)
    marks = {MARKS[key] for key in MARKS if member(told, key, bool, False)}
    marks |= {mark for key, mark in MARKED.items() if told.get(key)}
    if {"german-cathedral", "inn"} <= marks:
        marks.add("german-cathedral-and-inn")
    if (challenge := member(told, "challenge", str, "none")) not in ("won", "lost", "none"):
        raise ValueError(f"challenge is won, lost or none, not {challenge!r:.40}")
    if challenge == "lost":
        marks.add("challenge-lost")
    shares = {key.replace("_", "-"): dict.fromkeys(_players(told, key), 1) for key in PLAYERS if key in told}
    if "markets" in told:
        shares["markets"] = _by_player(told, "markets")
    return Feature(kind, completed, counts, frozenset(marks), _active(told, kind), shares)


def _completed(told: dict[str, Any], kind: str) -> bool:
    final, early = (member(told, key, bool, False) for key in ("final_scoring", "early"))
    if early and kind not in MONASTIC | {"garden"}:
        raise ValueError("only an abbot on a monastic building or a garden is taken back early")
    if kind in ("field", "german-cathedral") or told.get("laid_down"):
        return False
    if "completed" not in told:
        if final or early:
            return False
        raise Ask("completed")
    completed = member(told, "completed", bool)
    if completed and (final or early):
        when = "in the final scoring" if final else "by taking an abbot back"
        raise ValueError(f"a completed {kind} is scored when it is completed, not {when}")
    return completed


def _active(told: dict[str, Any], kind: str) -> str | None:
    """The scoring tile that lies for the feature; one of another stack is an error."""
    name = told.get("active")
    if name is None:
        return None
    if not isinstance(name, str):
        raise ValueError(f"active is a scoring tile, not {described(name)}")
    if name in {f"{stack}-wealth-or-poverty" for stack in SIGNED}:
        raise Ask("active")
    plain = name.removeprefix("city-") if name in ("city-wealth", "city-poverty") else name
    if plain not in TILES:
        raise ValueError(f"active is one of {', '.join(sorted(TILES))}, not {name!r:.40}")
    stack = "monastery" if kind in MONASTIC | {"garden"} else kind
    if stack in PRINTED and (stack not in TILES[plain] or (name != plain and stack != "city")):
        raise ValueError(f"{name} is no scoring tile for a {kind}")
    return plain


def readings_of(told: dict[str, Any]) -> dict[str, OptionValue]:
    """Each edition and reading as told, or its default."""
    given = member(told, "readings", dict, {})
    known = {option.key: option for option in READINGS}
    if strange := sorted(given.keys() - known.keys()):
        raise ValueError(f"no reading {', '.join(strange)}; there are {', '.join(known)}")
    for key, value in given.items():
        if not any(value == c and type(value) is type(c) for c in known[key].choices):
            raise ValueError(
                f"{key} is one of {', '.join(map(str, known[key].choices))}, not {described(value)}"
            )
    return {key: given.get(key, option.default) for key, option in known.items()}


def figures_of(told: dict[str, Any]) -> Figures:
    """Whose figures are in it."""
    if "meeples" not in told:
        raise Ask("meeples")
    meeples, large, mayors = (
        _by_player(told, key) if key in told else {} for key in ("meeples", "large", "mayors")
    )
    for player in {*large, *mayors}:
        if large.get(player, 0) + mayors.get(player, 0) > meeples.get(player, 0):
            raise ValueError(f"large figures and mayors are among the meeples: {player} has more of them")
    if mayors and told["feature"] != "city":
        raise ValueError("mayors stand in cities only")
    return Figures({player: count for player, count in meeples.items() if count}, large, mayors)


def others_of(told: dict[str, Any]) -> list[str]:
    """The expansions that are said to be in play."""
    found = member(told, "other", list, [])
    for name in found:
        if not isinstance(name, str) or name not in EXPANSIONS:
            raise ValueError(f"other lists some of {', '.join(EXPANSIONS)}, not {described(name)}")
    return found


def key_of(count: str, feature: Feature) -> str:
    """The key by which a count is told."""
    if count == "tiles" and feature.kind in MONASTIC | {"garden"}:
        return "tiles_present"
    return next(key for key, name in COUNTS.items() if name == count)


def _whole(told: dict[str, Any], key: str) -> int:
    value = member(told, key, int)
    if not 0 <= value <= 500:
        raise ValueError(f"{key} is 0 to 500, not {value}")
    return value


def _by_player(told: dict[str, Any], key: str) -> dict[str, int]:
    found = member(told, key, dict)
    for player, value in found.items():
        if type(value) is not int or not 0 <= value <= 500:
            raise ValueError(
                f"{key} has a number from 0 for each player, not {described(value)} for {player}"
            )
    return dict(found)


def totals_of(told: dict[str, Any]) -> dict[str, int]:
    """Scores before, which may be below zero."""
    found = member(told, "score_before", dict, {})
    for player, value in found.items():
        if type(value) is not int or abs(value) > 10_000:
            raise ValueError(
                f"score_before has a number for each player, not {described(value)} for {player}"
            )
    return dict(found)


def _players(told: dict[str, Any], key: str) -> list[str]:
    found = member(told, key, list)
    if not all(isinstance(player, str) for player in found):
        raise ValueError(f"{key} lists players")
    return list(found)
