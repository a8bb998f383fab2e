"""What tells likes apart: first and second, above and below, mine and theirs. By meaning they are near each other."""

from __future__ import annotations

import tomllib
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
def _sides() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Each side of each contrast, with the words for it."""
    data = tomllib.loads((resources.files("rulebound.assistant") / FILE).read_text("utf-8"))
    return tuple(
        (about, side, frozenset(said.split()))
        for about, sides in data.items()
        for side, said in sides.items()
    )


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
    return frozenset((about, side) for about, side, said in _sides() if known & said)


class Contrasts:
    """Texts to compare with, kept by the sides that they take."""

    def __init__(self, texts: list[str]) -> None:
        self._taken = np.zeros((len(_sides()), len(texts)), dtype=np.bool_)
        rows = {(about, side): row for row, (about, side, _) in enumerate(_sides())}
        for place, text in enumerate(texts):
            for side in sides(text):
                self._taken[rows[side], place] = True

    def opposed(self, text: str) -> npt.NDArray[np.int64]:
        """How many contrasts each text takes only other sides of."""
        asked = sides(text)
        found = np.zeros(self._taken.shape[1], dtype=np.int64)
        for about in {about for about, _ in asked}:
            of = [row for row, (each, _, _) in enumerate(_sides()) if each == about]
            same = [row for row in of if (about, _sides()[row][1]) in asked]
            found += self._taken[of].any(axis=0) & ~self._taken[same].any(axis=0)
        return found
