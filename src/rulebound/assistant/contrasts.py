"""What tells likes apart: first and second, above and below, mine and theirs. By meaning they are near each other."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

import numpy as np
import numpy.typing as npt

from rulebound.assistant.names import words

FILE = "contrasts.toml"
_STEM = "-"
"""Behind a stem: it is known with an ending, or without."""
_ENDINGS = frozenset(
    """e s es n r m en er em
    а о у ы и е ом ем ой ей ам ами ах ов ый ий ая яя ое ее ые ие ого его ому ему ую юю ым им ых их ыми ими""".split()
)
"""The endings that nouns and adjectives take in our languages, plain."""


@cache
def _sides() -> Mapping[tuple[str, str], frozenset[str]]:
    """Each side of each contrast, with the words for it."""
    data = tomllib.loads((resources.files("rulebound.assistant") / FILE).read_text("utf-8"))
    return {
        (about, side): frozenset(said.split())
        for about, sides in data.items()
        for side, said in sides.items()
    }


@cache
def _by_word() -> Mapping[str, frozenset[tuple[str, str]]]:
    """Which sides each of those words takes."""
    found: dict[str, frozenset[tuple[str, str]]] = {}
    for side, said in _sides().items():
        for word in said:
            found[word] = found.get(word, frozenset()) | {side}
    return found


def sides(text: str) -> frozenset[tuple[str, str]]:
    """Which sides of which contrasts a text takes.

    >>> sorted(sides("May my second stone lie below?"))
    [('height', 'bottom'), ('order', 'second'), ('whose', 'own')]
    >>> sides("How many seconds may it lean?")
    frozenset()
    """
    return frozenset(side for word in words(text) for part in word.split("'") for side in _meant(part))


def takes_both_sides(text: str, about: str) -> bool:
    """Whether a text takes two sides of a contrast.

    >>> takes_both_sides("Before or after my turn?", "when")
    True
    """
    return sum(each == about for each, _ in sides(text)) > 1


@lru_cache(maxsize=8192)
def _meant(word: str) -> frozenset[tuple[str, str]]:
    """The sides that a word takes, as it is written down or as a stem of it with an ending."""
    stems = (word[: -len(ending)] for ending in _ENDINGS if word.endswith(ending))
    known = {word, word + _STEM, *(stem + _STEM for stem in stems)}
    return frozenset(side for said in known for side in _by_word().get(said, ()))


@dataclass(frozen=True, slots=True, eq=False)
class Contrasts:
    """Texts to compare with: whether each takes a side, a row for each side."""

    taken: npt.NDArray[np.bool_]

    def opposed(self, text: str) -> npt.NDArray[np.int64]:
        """How many contrasts each text takes only other sides of."""
        asked = sides(text)
        found = np.zeros(self.taken.shape[1], dtype=np.int64)
        for about in {about for about, _ in asked}:
            of = [row for row, (each, _) in enumerate(_sides()) if each == about]
            same = [row for row, side in enumerate(_sides()) if side[0] == about and side in asked]
            found += self.taken[of].any(axis=0) & ~self.taken[same].any(axis=0)
        return found


def read(texts: Sequence[str]) -> Contrasts:
    """Texts ready to be compared with."""
    told = [sides(text) for text in texts]
    return Contrasts(np.array([[side in each for each in told] for side in _sides()], dtype=np.bool_))
