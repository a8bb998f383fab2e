"""In which language a question is asked: told by its letters, three at a time, and whether it is one that we speak."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import log

from rulebound.assistant.names import words

_FILES = resources.files("rulebound.assistant")
_CYRILLIC = range(0x400, 0x500)
_LATIN = range(0x2B0)
_VIETNAMESE = range(0x1E00, 0x1F00)
_ELSEWHERE = frozenset("ąćęłńśźżğışñãõ¿¡řěůšžčďťňľőűåøæđășțţơưìòíúіїєґўјљњђћџ")
"""Letters that none of the languages spoken here has, or hardly ever."""
_COMMON = 3
"""A word that so many of the languages spoken here have tells none of them."""


@dataclass(frozen=True, slots=True)
class Tongues:
    """Knows languages: by how likely each part of a word is in each, as a logarithm, that of any other part under "".

    `known` has the words of each that not all share.
    """

    odds: Mapping[str, Mapping[str, float]]
    known: Mapping[str, frozenset[str]]

    def speaks(self, text: str) -> bool:
        """Whether a text is in one of these languages, as far as it tells: rather than in one that is only heard of."""
        letters = [letter for letter in text.lower() if letter.isalpha()]
        foreign = sum(
            not any(ord(letter) in known for known in (_LATIN, _CYRILLIC, _VIETNAMESE)) for letter in letters
        )
        if 2 * foreign > len(letters):
            return False
        told = words(text)
        strange = sum(not _ELSEWHERE.isdisjoint(word) for word in text.lower().split())
        own = max(sum(word in known for word in told) for known in self.known.values()) if self.known else 0
        other = max(sum(word in heard for word in told) for heard in _heard().values())
        return own >= strange + other or not strange + other

    def of(self, text: str, default: str) -> str:
        """The language of a text; the default where it has no letters that tell, or is in none of these languages."""
        parts = _parts(text)
        if not parts or not self.odds or not self.speaks(text):
            return default
        if any(ord(letter) in _CYRILLIC for letter in text):
            return "ru"
        odds = {
            language: sum(known.get(part, known[""]) for part in parts)
            for language, known in self.odds.items()
            if language != "ru"
        }
        best = max(odds.values())
        near = {language for language, value in odds.items() if value == best}
        return default if default in near else min(near)


def read(texts: Mapping[str, Iterable[str]]) -> Tongues:
    """Languages as some texts in them have taught them."""
    odds: dict[str, dict[str, float]] = {}
    heard = {language: [*given] for language, given in texts.items()}
    spoken = {language: {word for text in given for word in words(text)} for language, given in heard.items()}
    spread = Counter(word for each in spoken.values() for word in each)
    for language, given in heard.items():
        counts = Counter(part for text in given for part in _parts(text))
        total = sum(counts.values()) + 20_000
        odds[language] = {part: log((count + 0.5) / total) for part, count in counts.items()}
        odds[language][""] = log(0.5 / total)
    known = {
        language: frozenset(word for word in each if spread[word] < _COMMON)
        for language, each in spoken.items()
    }
    return Tongues(odds, known)


@cache
def _heard() -> dict[str, frozenset[str]]:
    """The words by which other languages are heard."""
    told = tomllib.loads((_FILES / "tongues.toml").read_text(encoding="utf-8"))
    return {language: frozenset(words(text)) for language, text in told.items()}


def _parts(text: str) -> list[str]:
    """Runs of three letters of each word, with the space around it, and short words whole."""
    found: list[str] = []
    for word in words(text):
        spaced = f" {word} "
        found += [spaced[i : i + 3] for i in range(len(spaced) - 2)]
        found += [word] * (len(word) <= 4)
    return found
