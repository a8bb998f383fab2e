"""In which language a question is asked: told by its letters, three at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log

from rulebound.assistant.names import words

_CYRILLIC = range(0x400, 0x500)


@dataclass(frozen=True, slots=True)
class Tongues:
    """Knows languages: by how likely each part of a word is in each, as a logarithm, that of any other part under ""."""

    odds: Mapping[str, Mapping[str, float]]

    def of(self, text: str, default: str) -> str:
        """The language of a text; the default where it has no letters that tell."""
        parts = _parts(text)
        if not parts or not self.odds:
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
    for language, given in texts.items():
        counts = Counter(part for text in given for part in _parts(text))
        total = sum(counts.values()) + 20_000
        odds[language] = {part: log((count + 0.5) / total) for part, count in counts.items()}
        odds[language][""] = log(0.5 / total)
    return Tongues(odds)


def _parts(text: str) -> list[str]:
    """Runs of three letters of each word, with the space around it, and short words whole."""
    found: list[str] = []
    for word in words(text):
        spaced = f" {word} "
        found += [spaced[i : i + 3] for i in range(len(spaced) - 2)]
        found += [word] * (len(word) <= 4)
    return found
