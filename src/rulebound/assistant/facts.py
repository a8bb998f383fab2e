"""Facts: the numbers that clauses have, as data, and which of them a question asks for.

A package keeps them in `facts.toml`, beside its rulebook: what is counted (`counts`), what narrows it (`about`), the
clause that has it and the value. `counts` and some of `about` are words of `measures.toml`, the rest are things by
their names.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from math import log, sqrt
from typing import Any

from rulebound.assistant.asks import Ask
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names, spoken
from rulebound.assistant.reckoning.numbers import ARTICLES, told
from rulebound.core import ClauseId
from rulebound.rulebook.library import Library

FILE = "facts.toml"
FILES = resources.files("rulebound.assistant")
_KEYS = {"of", "value", "counts", "about"}
_LONG = 5
"""A word of so many letters is known within a longer one."""
_SHORT, _ENDING = 3, 3
"""A word of so few letters is inflected in Russian only, by so many."""
_AFTER = 4
"""How many words after the one that asks may name what is asked."""
_HAS_UNIT = ("point", "minute", "second")
_SECONDS = 60


class FactError(ValueError):
    """A `facts.toml` that is not well formed. The text says which entry and why."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A value that clauses have: so many of what `counts` names, where it is `about` all that."""

    clauses: tuple[ClauseId, ...]
    value: int | float | str
    counts: tuple[str, ...]
    about: frozenset[str] = frozenset()
    ask: Ask | None = None

    @property
    def unit(self) -> str | None:
        """What the value is told in, where a sentence has it."""
        if self.ask:
            return self.ask.unit
        return self.counts[0] if self.counts[0] in _HAS_UNIT else None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What amount a question asks for: of one of `counts`, or of anything if that is empty; `many` if it says how many."""

    counts: frozenset[str]
    named: frozenset[str]
    many: bool
    when: bool = False

    def may_be(self, fact: Fact) -> bool:
        """Whether a fact counts what is asked; a year is no amount, and has something that happened in it."""
        if fact.counts[0] == "year" and (self.many or (self.when and not fact.about <= self.named)):
            return False
        return not self.counts or bool(self.counts & set(fact.counts)) or self.in_seconds(fact)

    def in_seconds(self, fact: Fact) -> bool:
        """Whether seconds are asked for, and a fact tells minutes."""
        return self.counts == {"second"} and fact.counts[0] == "minute"


def read(key: str, files: Traversable, library: Library) -> tuple[Fact, ...]:
    """The facts in a package's folder; none where it has no such file. Raises FactError."""
    try:
        data = tomllib.loads((files / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FactError(f"{key}: {FILE} cannot be read: {error}") from None
    return tuple(_fact(key, entry, library) for entry in data.get("facts", []))


@dataclass(frozen=True, slots=True)
class Amount:
    """The number of an ask, of what most of its questions want one, and what narrows it."""

    value: int | float
    counts: tuple[str, ...]
    about: frozenset[str]


def amounts(asks: Sequence[Ask], names: Names, written: Iterable[Fact]) -> dict[int, Amount]:
    """What the asks with a number want, by their places; what narrows is what does so in a fact that is written."""
    narrowing = frozenset(thing for fact in written for thing in fact.about)
    found = ((place, _amount(ask, names, narrowing)) for place, ask in enumerate(asks))
    return {place: amount for place, amount in found if amount}


def _amount(ask: Ask, names: Names, narrowing: frozenset[str]) -> Amount | None:
    if isinstance(ask.value, str) or ask.value is None:
        return None
    asked = [found for texts in ask.questions.values() for text in texts if (found := wanted(text, names))]
    if not asked:
        return None
    counts = Counter(count for each in asked for count in each.counts)
    about = Counter(thing for each in asked for thing in each.named)
    common = tuple(count for count, times in counts.items() if times == max(counts.values())) or ("",)
    named = frozenset(
        thing for thing, times in about.items() if thing in narrowing and 2 * times > len(asked)
    )
    return Amount(ask.value, common, named)


def of_ask(ask: Ask, amount: Amount) -> Fact:
    """The fact behind an ask with a number."""
    return Fact(ask.clauses, amount.value, amount.counts, amount.about, ask)


def _fact(key: str, entry: Mapping[str, Any], library: Library) -> Fact:
    where = f"{key}: {FILE}: {entry!r:.80}"
    if set(entry) - _KEYS or not {"of", "value", "counts"} <= set(entry):
        raise FactError(f"{where}: a fact has of, value, counts and perhaps about")
    of = entry["of"].split() if isinstance(entry["of"], str) else entry["of"]
    clauses = tuple(f"{key}/{name}" for name in of)
    for clause in clauses:
        try:
            library.clause(clause)
        except KeyError:
            raise FactError(f"{where}: there is no clause {clause}") from None
    counts = tuple(entry["counts"].split())
    if unknown := set(counts) - set(_measures()["counts"]):
        raise FactError(f"{where}: nothing is counted in {', '.join(sorted(unknown))}")
    return Fact(clauses, entry["value"], counts, frozenset(entry.get("about", "").split()))


def aspects() -> Iterable[str]:
    """What may narrow a fact in any game."""
    return _measures()["about"]


@cache
def _measures() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    data = tomllib.loads((FILES / "measures.toml").read_text("utf-8"))
    return {
        part: {measure: tuple(spoken(stems)) for measure, stems in table.items()}
        for part, table in data.items()
    }


@lru_cache(maxsize=4096)
def _named(part: str, word: str) -> frozenset[str]:
    """What a word names: what is counted, what speaks of worth, or what narrows it."""
    return frozenset(measure for measure, stems in _measures()[part].items() if _is(stems, word))


def _is(stems: Sequence[str], word: str) -> bool:
    return any(
        word == stem
        or (
            word.startswith(stem)
            and (len(stem) > _SHORT or (stem[0] > "z" and len(word) <= len(stem) + _ENDING))
        )
        or (len(stem) >= _LONG and stem in word)
        for stem in stems
    )


def _known(part: str, said: Iterable[str]) -> frozenset[str]:
    return frozenset(thing for word in said for thing in _named(part, word))


_MANY = frozenset(
    """many much сколько combien hoeveel viel viele vielen wieviel wieviele скольки скольких
    number число количество nombre aantal anzahl""".split()
)
_SUM = frozenset("much сколько combien hoeveel viel wieviel".split())
"""Words that ask for what something is worth as well."""
_HOW = frozenset("how hoe wie насколько".split())
_LARGE = frozenset("big large groot gross".split())
"""Words by which one asks behind how for a size, and for no number of things."""
_WHICH = frozenset(
    """what which quel quelle quels quelles welk welke welches welcher welchem welchen welche какой какая какое каком
    какого какому какую какова каков каково каковы was wat que что when quand wann wanneer когда""".split()
)
_WHAT = frozenset("what wat was que что quelle".split())
_RATED = frozenset("year age rank rating complexity angle turn round time size minute second".split())
"""What one asks for by which, and not by how many."""
_LENGTHS = frozenset("long longs longue longues lang lange langen".split())
"""Words by which one asks for a time only behind how."""
_WHEN = frozenset("when quand wann wanneer когда".split())


def wanted(question: str, names: Names) -> Wanted | None:
    """What amount a question asks for; None where it asks for none."""
    if manner(question) is Manner.YES_OR_NO:
        return None
    said = spoken(question)
    numbers = (f"#{word.number}" for word in told(question) if word.number and word.text not in ARTICLES)
    named = names.known(question) | _known("about", said) | frozenset(numbers)
    many = next((i for i, word in enumerate(said) if word in _MANY), None)
    if many is not None:
        counts = _nearest(said[many + 1 : many + 1 + _AFTER], worth=said[many] in _SUM) or _known(
            "worth", said
        )
        return Wanted(counts or _nearest(said[:many][::-1]), named, many=True)
    how = next((i for i, word in enumerate(said[:-1]) if word in _HOW), None)
    if how is not None and manner(question) is Manner.NUMBER:
        counts = frozenset({"size"}) if said[how + 1] in _LARGE else _known("counts", said)
        return Wanted(counts, named, many=True)
    which = next((i for i, word in enumerate(said[:6]) if word in _WHICH), None)
    if which is None:
        return None
    if said[which] in _WHEN:
        return Wanted(frozenset({"year"}), named, many=False, when=True)
    counts = _nearest(said[which + 1 : which + 1 + _AFTER]) & _RATED
    counts |= _known("worth", said) if said[which] in _WHAT else frozenset()
    return Wanted(counts, named, many=False) if counts else None


def _nearest(said: Sequence[str], *, worth: bool = False) -> frozenset[str]:
    """What the first word that names anything countable names, or that speaks of what something is worth."""
    for word in said:
        if word not in _LENGTHS and (
            found := _known("counts", [word]) | (_known("worth", [word]) if worth else frozenset())
        ):
            return found
    return frozenset()


ABOUT, COUNTED = 1.5, 0.3
"""How much it counts that a fact is about what a question tells of, and that it counts what is asked."""


def _is_rival(other: Fact, fact: Fact, told: frozenset[str]) -> bool:
    """Whether another number of the clause of a fact is told from it by nothing that is asked."""
    return (
        other.clauses[0] == fact.clauses[0]
        and other.value != fact.value
        and other.counts == fact.counts
        and other.about & told == fact.about & told
    )


class Facts:
    """The facts of a game, ready to be asked for."""

    def __init__(self, facts: Sequence[Fact], names: Names) -> None:
        self._names = names
        self.all = facts
        spread = Counter(thing for fact in facts for thing in fact.about)
        self._rare = {thing: log(1 + len(facts) / times) for thing, times in spread.items()}
        self._facts = [(fact, self._length(fact.about)) for fact in facts]

    def best(self, question: str, near: Callable[[Fact], float]) -> tuple[Fact, float] | None:
        """The fact that a question asks for, and how well it fits: up to 1.8 more than `near`, how near it was found.

        None where no amount is asked, there is no such fact, or nothing tells it from another of its clause.
        """
        asked = wanted(question, self._names)
        if asked is None:
            return None
        told = asked.named & self._rare.keys()
        length = self._length(told)
        fits = [
            (
                near(fact) + ABOUT * self._shared(told, fact) / (length * own) + COUNTED * bool(asked.counts),
                place,
            )
            for place, (fact, own) in enumerate(self._facts)
            if asked.may_be(fact)
        ]
        if not fits:
            return None
        fit, place = max(fits, key=lambda each: (each[0], -each[1]))
        fact = self._facts[place][0]
        if not fact.about <= told and any(_is_rival(self._facts[other][0], fact, told) for _, other in fits):
            return None
        if asked.in_seconds(fact) and isinstance(fact.value, int):
            return replace(fact, value=_SECONDS * fact.value, counts=("second",), ask=None), fit
        return fact, fit

    def _length(self, things: Iterable[str]) -> float:
        """Things as a vector, with one that all have in common."""
        return sqrt(1 + sum(self._rare[thing] ** 2 for thing in things))

    def _shared(self, told: frozenset[str], fact: Fact) -> float:
        return 1 + sum(self._rare[thing] ** 2 for thing in told & fact.about)
