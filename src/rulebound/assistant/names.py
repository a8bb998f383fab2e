"""Exact names of tiles, pieces and places in five languages, known in spite of inflection, accents and misspelling.

A package keeps those of its game in `names.toml`: a table for each thing, with its names in each language, the usual
one first.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable

FILE = "names.toml"
TITLE = "title"
"""The thing that is the game itself."""

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_ENDING = 3
"""How many letters an inflection may change at the end of a word at most."""
_SHORT = 3
"""A word of so many letters is inflected in Russian only."""
_LATIN = re.compile("[à-ÿ]")
_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"


def plain(text: str) -> str:
    """Text without capitals and accents, with plain apostrophes; ё is е."""
    told = _composed(text).replace("’", "'").replace("й", "\0")
    apart = unicodedata.normalize("NFKD", told)
    return "".join(c for c in apart if not unicodedata.combining(c)).replace("\0", "й")


def words(text: str) -> list[str]:
    """The words of a text, plain."""
    return _WORD.findall(plain(text))


def spoken(text: str) -> list[str]:
    """The words of a text as names are known by: plain, what is elided apart; a short one keeps its accent.

    >>> spoken("Combien d'abbés, de dés ?")
    ['combien', 'd', 'abbes', 'de', 'dés']
    """
    said = [part for word in _WORD.findall(_composed(text).replace("’", "'")) for part in word.split("'")]
    told = (
        word if len(word) <= _SHORT and word.isalpha() and _LATIN.search(word) else plain(word)
        for word in said
    )
    return [word for word in told if word]  # a sign that only marks others is none


def _composed(text: str) -> str:
    """Text without capitals, each letter one sign with its accent: some keyboards send two."""
    return unicodedata.normalize("NFC", text.casefold())


class Names:
    """The names in some files, by thing."""

    def __init__(self, files: Iterable[Traversable]) -> None:
        self.things: dict[str, Mapping[str, tuple[str, ...]]] = {}
        for folder in files:
            self.things |= _read(folder / FILE)
        self._by_first: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        self._begins: dict[str, set[str]] = {}
        for thing, named in self.things.items():
            for name in {tuple(spoken(name)) for names in named.values() for name in names}:
                self._by_first.setdefault(name[0], []).append((thing, name))
                for word in name:
                    self._begins.setdefault(word[0], set()).add(word)
        self._meant = lru_cache(maxsize=8192)(self._meant_by)  # people type anything

    def name(self, thing: str, language: str) -> str | None:
        """The usual name of a thing in a language; None where it has none."""
        named = self.things.get(thing, {})
        return next(iter(named.get(language) or named.get("en") or ()), None)

    def known(self, text: str) -> frozenset[str]:
        """The things that a text names, in any language."""
        return frozenset(thing for thing, _, _ in self.places(spoken(text)))

    def places(self, said: Sequence[str]) -> Iterator[tuple[str, int, tuple[str, ...]]]:
        """Each thing that words name, with the place of the first of these words and the name that they are."""
        known = [self._meant(word) for word in said]
        for start, meant in enumerate(known):
            for first in meant:
                for thing, name in self._by_first.get(first, ()):
                    if start + len(name) <= len(known) and all(
                        wanted in known[start + place] for place, wanted in enumerate(name)
                    ):
                        yield thing, start, name

    def _meant_by(self, word: str) -> frozenset[str]:
        """The words of names that a word may be; a misspelling keeps the first letter."""
        return frozenset(wanted for wanted in self._begins.get(word[0], ()) if same(wanted, word))


_known: dict[str, Mapping[str, Mapping[str, tuple[str, ...]]]] = {}


def _read(file: Traversable) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """The names in a file, read once for all games; none where it is not there."""
    if str(file) not in _known:
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            data = {}
        _known[str(file)] = {
            thing: {tag: tuple(n) for tag, n in named.items()} for thing, named in data.items()
        }
    return _known[str(file)]


def same(wanted: str, said: str) -> bool:
    """Whether a word is another one, inflected or misspelt.

    >>> same("siege", "siege"), same("королева", "королеву"), same("siege", "sieges"), same("road", "roar")
    (True, True, True, False)
    """
    if wanted == said:
        return True
    shorter, longer = sorted((len(wanted), len(said)))
    common = next((i for i in range(shorter) if wanted[i] != said[i]), shorter)
    if common == shorter == len(wanted) == _SHORT:
        return wanted[0] in _CYRILLIC and longer - common <= _ENDING - 1
    if shorter <= _SHORT:
        return False
    if common > _SHORT and longer - common < _ENDING:
        return True
    if longer - common == _ENDING and (common == shorter or common >= 2 * _SHORT):
        return True
    return len(wanted) >= 6 and common >= 1 and _distance(wanted, said, 1 + (len(wanted) >= 10))


def _distance(one: str, other: str, most: int) -> bool:
    """Whether so many letters put in, left out, exchanged or turned round make one word of the other."""
    if abs(len(one) - len(other)) > most or len(set(one) ^ set(other)) > 2 * most:
        return False
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, b in enumerate(other, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                best = min(best, older[j - 2] + 1)
            row.append(best)
    return row[-1] <= most
