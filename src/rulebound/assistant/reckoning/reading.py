"""Reading a question word by word: what each means to a calculator, and which words none has read.

A calculator answers only a question that it has read to the last word: what it leaves unread may change the number.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names, plain, spoken
from rulebound.assistant.reckoning.numbers import APART, ARTICLES, Word, counted
from rulebound.assistant.reckoning.result import Reckoned

PLAIN = "plain"
"""What changes nothing."""
ORDINARY = "ordinary"
"""What is in no table and stands where it changes nothing."""
ACTIVE_AS = "active "
"""How the meaning of a word begins that names a scoring tile."""
KINDS = ("road", "city", "monastery", "abbey", "shrine", "church", "garden", "field")
"""The kinds of feature."""
_FILES = resources.files("rulebound.assistant.reckoning")
WORDS = ("words.toml",)
"""The tables of words that are read unless others are named."""
_MOST_UNREAD = 3
"""How many words may be left unread where a number is worked out and they are named."""
_ANY = "*"


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a name of a question, all that it may mean, and in which part between stops it stands."""

    text: str
    meant: frozenset[str]
    part: int
    number: int | None = None
    rank: int | None = None
    said: str = ""
    """As the question has it."""

    @property
    def is_read(self) -> bool:
        """Whether it is a number, or means anything."""
        return self.number is not None or self.rank is not None or bool(self.meant)


def means(tokens: Sequence[Token], *meanings: str) -> bool:
    """Whether a token means one of these."""
    return any(not token.meant.isdisjoint(meanings) for token in tokens)


def but_for_the_unread(reckoned: Reckoned | None, said: Sequence[Token]) -> Reckoned | None:
    """What was worked out, with the words that stand in no table; None where they are many or it is no number."""
    unread = tuple(dict.fromkeys(token.said for token in said if not token.is_read))
    if reckoned is None or not unread:
        return reckoned
    told = reckoned.says is Says.VALUE and reckoned.value is not None and len(unread) <= _MOST_UNREAD
    return replace(reckoned, unread=unread) if told else None


@dataclass
class Reading:
    """The tokens of a question, and the places of those that are still unread."""

    tokens: list[Token]
    unread: set[int] = field(init=False)

    def __post_init__(self) -> None:
        """All is unread but what changes nothing."""
        self.unread = {place for place, token in enumerate(self.tokens) if PLAIN not in token.meant}

    def places(self, *meanings: str) -> list[int]:
        """Where a token means one of these."""
        return [place for place, token in enumerate(self.tokens) if not token.meant.isdisjoint(meanings)]

    def take(self, *meanings: str) -> bool:
        """Read every token that means one of these; whether there was one that was unread or changes nothing."""
        found = self.places(*meanings)
        self.unread.difference_update(found)
        return bool(found)

    def ahead(self, place: int, passing: Collection[str] = ()) -> int | None:
        """The next token of its part that is neither plain nor means only what is passed over."""
        for after in range(place + 1, len(self.tokens)):
            token = self.tokens[after]
            if token.part != self.tokens[place].part:
                return None
            if token.number is not None or not (PLAIN in token.meant or token.meant & set(passing)):
                return after
        return None


def read(question: str, names: Names, things: Mapping[str, str], means: Collection[str]) -> Reading:
    """A question as tokens that mean some of `means`, or by its names one of `things`, or nothing to speak of."""
    return Reading(_without_articles(tokens(question, names, things, means)))


def tokens(
    question: str,
    names: Names,
    things: Mapping[str, str],
    means: Collection[str],
    tables: tuple[str, ...] = WORDS,
) -> list[Token]:
    """The tokens of a question by some tables of words, each article that may be a one with that number.

    The last table is read whole, those before it for what changes nothing.
    """
    found: list[Token] = []
    for part, text in enumerate(APART.split(question)):
        said = spoken(text)
        numbers = _numbers(said)
        named = _named(said, names, things)
        place = 0
        while place < len(said):
            words = _meanings(said, place, means, tables)
            length, exact, thing = named.get(place, (0, False, frozenset[str]()))
            size = max(words[0], length)
            meant = words[1] if words[0] == size else frozenset[str]()
            if length == size and (exact or not meant):  # an inflected name gives way to a word
                meant |= thing
            word, taken = numbers.get(place, (Word(plain(said[place])), 1))
            if (word.number is not None or word.rank is not None) and size <= taken:
                size = taken
            else:
                word = Word(" ".join(map(plain, said[place : place + max(1, size)])))
            size = max(1, size)
            as_said = " ".join(said[place : place + size])
            found.append(Token(word.text, meant, part, word.number, word.rank, as_said))
            place += size
    return found


def _without_articles(tokens: list[Token]) -> list[Token]:
    """An article that may also be a one counts nothing beside other numbers."""
    if all(token.number is None or token.text in ARTICLES for token in tokens):
        return tokens
    return [replace(token, number=None, rank=None) if token.text in ARTICLES else token for token in tokens]


def _numbers(said: Sequence[str]) -> dict[int, tuple[Word, int]]:
    found, place = {}, 0
    for word, size in counted(said):
        found[place] = word, size
        place += size
    return found


def _named(
    said: Sequence[str], names: Names, things: Mapping[str, str]
) -> dict[int, tuple[int, bool, frozenset[str]]]:
    """By place, the longest names of these things there, whether they are exact, and what they mean."""
    best: dict[int, tuple[tuple[int, bool], set[str]]] = {}
    for thing, place, name in names.places(said):
        if thing not in things:
            continue
        rank = len(name), list(name) == list(said[place : place + len(name)])
        if place not in best or rank > best[place][0]:
            best[place] = rank, {things[thing]}
        elif rank == best[place][0]:
            best[place][1].add(things[thing])
    return {place: (*rank, frozenset(meant)) for place, (rank, meant) in best.items()}


def _meanings(
    said: Sequence[str], place: int, means: Collection[str], tables: tuple[str, ...]
) -> tuple[int, frozenset[str]]:
    """How many words the longest entry there takes, and what it means."""
    size, meant = 0, frozenset[str]()
    for entry, meaning in _entries(said[place][0], tables):
        if (meaning in means or meaning == PLAIN) and len(entry) >= size and _is(entry, said, place):
            meant = meant | {meaning} if len(entry) == size else frozenset({meaning})
            size = len(entry)
    return size, meant


def _is(entry: Sequence[str], said: Sequence[str], place: int) -> bool:
    here = said[place : place + len(entry)]
    return len(here) == len(entry) and all(map(_same, entry, here))


def _same(wanted: str, word: str) -> bool:
    if wanted.endswith(_ANY):
        return plain(word).startswith(wanted.removesuffix(_ANY))
    return wanted in (word, plain(word))


@cache
def _table(files: tuple[str, ...]) -> Mapping[str, Sequence[tuple[tuple[str, ...], str]]]:
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for entry, meaning in _all(files):
        found.setdefault(plain(entry[0][0]), []).append((entry, meaning))
    return found


def meanings(file: str) -> frozenset[str]:
    """What the words of a table mean."""
    return frozenset(tomllib.loads((_FILES / file).read_text(encoding="utf-8")))


def _all(files: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    for file in files:
        data = tomllib.loads((_FILES / file).read_text(encoding="utf-8"))
        for meaning, told in data.items():
            for entries in told.values() if meaning == PLAIN or file == files[-1] else ():
                for entry in entries.split():
                    yield tuple(word for part in entry.split("_") for word in part.split("-")), meaning


def _entries(letter: str, tables: tuple[str, ...]) -> Sequence[tuple[tuple[str, ...], str]]:
    return _table(tables).get(plain(letter), ())
