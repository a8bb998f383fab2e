"""What is known of a game: facts, each with where it was read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

Value: TypeAlias = str | int | float | tuple[str, ...]

TEXTS = frozenset("theme origin tagline length status version".split())
LISTS = frozenset(
    "names designers artists publishers category mechanics components printed_mechanics awards"
    " expansion_of based_on inspired_by remade_as".split()
)
NUMBERS = frozenset(
    "year players_min players_max time_min time_max setup_minutes min_age rank bgg_id".split()
)
"""Whole numbers; times in minutes, ages in years."""
MEASURES = frozenset({"weight", "rating"})
"""As BoardGameGeek has them: out of 5 and out of 10."""
GRADES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "complexity": ("low", "medium", "high"),
        "strategy_depth": ("low", "medium", "high"),
        "luck": ("none", "low", "medium", "high"),
    }
)
PEOPLE = ("designers", "artists")
RELATIONS = ("expansion_of", "based_on", "inspired_by", "remade_as")
"""Fields that name other games, by the key of each that is known here and by its name otherwise."""

MECHANICS = frozenset(
    "tile-placement edge-matching feature-claiming area-majority variable-scoring set-collection drafting race"
    " dice-movement dice-action wagering stack-building stack-carrying size-limited-stacking top-piece-rule"
    " piece-placement piece-movement capture annihilation territory enclosure line-of-sight connection"
    " pattern-forming dexterity-stacking dexterity-removal flicking real-time elimination cooperative".split()
)
CATEGORIES = frozenset("abstract-strategy pyramid-game racing tile-laying dexterity".split())
COMPONENTS = frozenset(
    "square-board stones hex-board pyramids figures special-dice meeples stacking-pieces cards tiles blocks"
    " standard-die scoring-tiles square-tiles hex-tiles triangular-board chess-like-pieces rings flip-discs"
    " map-board goods domino-tiles flick-discs round-board".split()
)
VOCABULARY: Mapping[str, frozenset[str]] = MappingProxyType(
    {"mechanics": MECHANICS, "category": CATEGORIES, "components": COMPONENTS}
)
"""Fields whose values are terms, with the terms; `words/` has each in five languages."""


class CatalogueError(ValueError):
    """Facts that cannot be read. The text says which and why."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another reading of a fact, and where it stands."""

    value: Value
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A value, where it was read, and what other texts say."""

    value: Value
    sources: tuple[str, ...]
    others: tuple[Other, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A game by its key, with the facts that were read somewhere; a field that was not is not there."""

    key: str
    facts: Mapping[str, Fact]

    @property
    def name(self) -> str:
        """Its first name."""
        return self.list("names")[0]

    def list(self, field: str) -> tuple[str, ...]:
        """The texts of a field; none where nobody says."""
        value = self.facts[field].value if field in self.facts else ()
        return value if isinstance(value, tuple) else (str(value),)

    def number(self, field: str) -> float | None:
        """The number of a field; None where nobody says."""
        value = self.facts[field].value if field in self.facts else None
        return value if isinstance(value, int | float) else None

    def related(self) -> frozenset[str]:
        """The games that one of its relations names."""
        return frozenset(other for field in RELATIONS for other in self.list(field))


def read(text: str) -> tuple[Entry, ...]:
    """The games of a TOML text, in its order. Raises CatalogueError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(str(error)) from None
    entries = tuple(_entry(key, fields) for key, fields in data.items())
    for entry in entries:
        if entry.key in entry.related():
            raise CatalogueError(f"{entry.key}: a game is no relation of itself")
    return entries


def of_card(key: str, card: Mapping[str, Any]) -> Entry:
    """A game from elsewhere, by the card of its package (`card.toml`): what of it is a fact that is known of here."""
    least, most = card["minutes"] if _is_range(card.get("minutes")) else (None, None)
    told = {
        **card,
        "names": [card.get("name", key), *card.get("also", ())],
        "time_min": least,
        "time_max": most,
        "min_age": card.get("age"),
        "strategy_depth": card.get("strategy"),
        # A card has its own names for its mechanics, not our terms.
        "printed_mechanics": card.get("mechanics"),
    }
    facts: dict[str, Fact] = {}
    for field, value in told.items():
        with suppress(CatalogueError):
            facts[field] = Fact(_value(key, field, value), (f"{key}: card.toml",))
    return Entry(key, MappingProxyType(facts))


def _is_range(data: Any) -> bool:
    return isinstance(data, list) and len(data) == 2


def _entry(key: str, fields: Any) -> Entry:
    if not isinstance(fields, dict) or "names" not in fields:
        raise CatalogueError(f"{key}: a game needs names")
    entry = Entry(
        key, MappingProxyType({name: _fact(f"{key}.{name}", name, fields[name]) for name in fields})
    )
    for least, most in (("players_min", "players_max"), ("time_min", "time_max")):
        low, high = entry.number(least), entry.number(most)
        if low is not None and high is not None and low > high:
            raise CatalogueError(f"{key}.{least}: {low} is more than {most}, {high}")
    return entry


def _fact(where: str, field: str, data: Any) -> Fact:
    if not isinstance(data, dict) or not data.keys() >= {"value", "source"}:
        raise CatalogueError(f"{where}: a fact has a value and a source")
    if odd := data.keys() - {"value", "source", "others", "note"}:
        raise CatalogueError(f"{where}: a fact has no {min(odd)}")
    others = tuple(
        Other(_value(where, field, other["value"]), _sources(where, other["source"]))
        for other in data.get("others", ())
    )
    return Fact(_value(where, field, data["value"]), _sources(where, data["source"]), others)


def _sources(where: str, data: Any) -> tuple[str, ...]:
    if not isinstance(data, list) or not data or not all(isinstance(one, str) and one for one in data):
        raise CatalogueError(f"{where}: a source is a list of texts")
    return tuple(data)


def _value(where: str, field: str, data: Any) -> Value:
    if (
        field in LISTS
        and isinstance(data, list)
        and data
        and all(isinstance(one, str) and one for one in data)
    ):
        if odd := set(data) - VOCABULARY.get(field, frozenset(data)):
            raise CatalogueError(f"{where}: {min(odd)} is no term of {field}")
        return tuple(data)
    if field in TEXTS and isinstance(data, str) and data:
        return data
    if field in NUMBERS and type(data) is int and data > 0:
        return data
    if field in MEASURES and isinstance(data, int | float) and data > 0:
        return float(data)
    if field in GRADES and data in GRADES[field]:
        return str(data)
    raise CatalogueError(f"{where}: {data!r} is no value of it")
