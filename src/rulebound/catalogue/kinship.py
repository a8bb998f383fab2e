"""Which games are similar, how much, and why: computed from their facts alone.

A pair is similar if its score reaches the floor and both share what tells them from others: mechanics that are alike
enough, a person, or a relation that a text states. The score is that of the notes: rare mechanics count for more than common ones, then the
category, the numbers of players, the time on a logarithmic scale, and the complexity. What is not known of either of
two games counts nothing. It is the same both ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Literal, TypeAlias

from rulebound.catalogue.entry import GRADES, PEOPLE, Entry

FLOOR = 0.3
"""The least score at which games are called similar."""
MECHANICS, CATEGORY, PLAYERS, TIME, WEIGHT = 0.5, 0.2, 0.15, 0.1, 0.05
RELATED, SAME_PERSON = 0.3, 0.1
"""What a stated relation and a person who made both add; a relation alone reaches the floor."""
CLOSE = 0.75
"""From this closeness on, times are told as a reason."""
MANY = 20
"""Stands for a number of players without an end."""

TELLING = 0.2
"""The least likeness of mechanics, from 0 to 1, that makes games similar without a relation or a person in common."""

Kind: TypeAlias = Literal["relation", "mechanics", "people", "category", "players", "time", "complexity"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What two games have in common: terms or names, or the range (least, most) that both allow."""

    kind: Kind
    terms: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Similar:
    """A game that is similar to another, with the score from 0 to 1 and the reasons, the weightiest first."""

    entry: Entry
    score: float
    reasons: tuple[Reason, ...]


class Kinship:
    """How alike games are among those known: rare is what few of them have."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        counts = Counter(term for entry in entries for term in set(entry.list("mechanics")))
        self._rarity: Mapping[str, float] = {
            term: log(1 + len(entries) / count) for term, count in counts.items()
        }

    def score(self, one: Entry, other: Entry) -> float:
        """From 0 to 1. Equal both ways."""
        return min(1.0, sum(points for points, _ in self._parts(one, other)))

    def reasons(self, one: Entry, other: Entry) -> tuple[Reason, ...]:
        """What is true of both, the weightiest first."""
        parts = [(points, reason) for points, reason in self._parts(one, other) if reason is not None]
        return tuple(reason for _, reason in sorted(parts, key=lambda part: -part[0]))

    def telling(self, one: Entry, other: Entry) -> bool:
        """Whether they share more than what most games of a kind do. Equal both ways."""
        alike, _ = self._mechanics(one, other)
        return alike >= TELLING * MECHANICS or any(
            reason is not None for _, reason in (_relation(one, other), _people(one, other))
        )

    def _parts(self, one: Entry, other: Entry) -> list[tuple[float, Reason | None]]:
        return [
            _relation(one, other),
            self._mechanics(one, other),
            _people(one, other),
            _category(one, other),
            _players(one, other),
            _time(one, other),
            _complexity(one, other),
        ]

    def _mechanics(self, one: Entry, other: Entry) -> tuple[float, Reason | None]:
        mine, theirs = set(one.list("mechanics")), set(other.list("mechanics"))
        shared = sorted(mine & theirs, key=lambda term: (-self._rarity[term], term))
        if not shared:
            return 0.0, None
        every = sum(self._rarity[term] for term in sorted(mine | theirs))
        common = sum(self._rarity[term] for term in shared)
        return MECHANICS * common / every, Reason("mechanics", tuple(shared))


def similar(entry: Entry, entries: Sequence[Entry], kinship: Kinship | None = None) -> tuple[Similar, ...]:
    """The games of a catalogue that are similar to one, the most similar first; never itself, never below the floor."""
    kin = kinship or Kinship(entries)
    found = [
        Similar(other, score, kin.reasons(entry, other))
        for other in entries
        if other.key != entry.key
        and (score := kin.score(entry, other)) >= FLOOR
        and kin.telling(entry, other)
    ]
    return tuple(sorted(found, key=lambda each: (-each.score, each.entry.key)))


def _relation(one: Entry, other: Entry) -> tuple[float, Reason | None]:
    if other.key in one.related() or one.key in other.related():
        return RELATED, Reason("relation")
    return 0.0, None


def _people(one: Entry, other: Entry) -> tuple[float, Reason | None]:
    shared = {name for field in PEOPLE for name in one.list(field)} & {
        name for field in PEOPLE for name in other.list(field)
    }
    # Nobody is the author of what is handed down.
    named = tuple(sorted(name for name in shared if not name.startswith("(")))
    return (SAME_PERSON, Reason("people", named)) if named else (0.0, None)


def _category(one: Entry, other: Entry) -> tuple[float, Reason | None]:
    shared = tuple(sorted(set(one.list("category")) & set(other.list("category"))))
    every = set(one.list("category")) | set(other.list("category"))
    return (CATEGORY * len(shared) / len(every), Reason("category", shared)) if shared else (0.0, None)


def _range(entry: Entry, least: str, most: str) -> tuple[int, int] | None:
    low, high = entry.number(least), entry.number(most)
    return None if low is None else (int(low), MANY if high is None else int(high))


def _players(one: Entry, other: Entry) -> tuple[float, Reason | None]:
    mine = _range(one, "players_min", "players_max")
    theirs = _range(other, "players_min", "players_max")
    if mine is None or theirs is None:
        return 0.0, None
    least, most = max(mine[0], theirs[0]), min(mine[1], theirs[1])
    if least > most:
        return 0.0, None
    widest = max(mine[1], theirs[1]) - min(mine[0], theirs[0]) + 1
    return PLAYERS * (most - least + 1) / widest, Reason("players", (), least, most)


def _time(one: Entry, other: Entry) -> tuple[float, Reason | None]:
    mine, theirs = _middle(one), _middle(other)
    if mine is None or theirs is None:
        return 0.0, None
    closeness = max(0.0, 1 - abs(log(mine) - log(theirs)) / log(4))
    return TIME * closeness, Reason("time") if closeness >= CLOSE else None


def _middle(entry: Entry) -> float | None:
    """The geometric middle of the time a game takes, in minutes."""
    low = entry.number("time_min")
    high = entry.number("time_max")
    least, most = low or high, high or low
    return None if least is None or most is None else (least * most) ** 0.5


def _complexity(one: Entry, other: Entry) -> tuple[float, Reason | None]:
    mine, theirs = grade(one), grade(other)
    if mine is None or mine != theirs:
        return 0.0, None
    return WEIGHT, Reason("complexity", (mine,))


def grade(entry: Entry) -> str | None:
    """How complex a game is: as a text grades it, or by its weight, where up to 2 of 5 is low and from 3.5 on high."""
    if (graded := entry.list("complexity")) and graded[0] in GRADES["complexity"]:
        return graded[0]
    weight = entry.number("weight")
    if weight is None:
        return None
    return "low" if weight <= 2 else "medium" if weight < 3.5 else "high"
