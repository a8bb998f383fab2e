"""What a written answer may rest on: the question, every clause of its game, and what is known without a model."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulebound.assistant.asks import Says
from rulebound.assistant.names import words
from rulebound.core import ClauseId


@dataclass(frozen=True, slots=True)
class Given:
    """A clause as a model is given it: our wording in the language of the answer, and the words of one's own copy."""

    text: str
    passage: str
    authority: str
    conflicts: tuple[ClauseId, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground of an answer in `language`.

    `says` is how the question is answered without a model, with which `value` and `rests` on which clauses, `played` what the table
    plays where the sources leave something open. `known` are beginnings of words that people use of this game, in that language, as `stem` makes
    them; nothing else is to be spoken of, unless none are known.
    """

    question: str
    language: str
    title: str
    clauses: Mapping[ClauseId, Given]
    says: Says
    rests: frozenset[ClauseId] = frozenset()
    played: tuple[str, ...] = ()
    known: frozenset[str] = frozenset()
    value: int | float | None = None


def stem(word: str) -> str:
    """The beginning of a plain word, by which it is known in its other forms."""
    return word[:4]


def stems(texts: Iterable[str]) -> frozenset[str]:
    """The beginnings of all words of some texts."""
    return frozenset(stem(word) for text in texts for word in words(text))
