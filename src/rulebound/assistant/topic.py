"""Whether a question is about the rules at all: how near it is to anything asked, and whether its words are known here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulebound.assistant.names import words

_STEM = 5
"""The first letters by which a word is known, whatever its ending."""
_SHORT = 3
"""A word of so many letters may be of any topic."""
_STRANGE = 0.5
"""The share of its words that a question of our games may have which nothing here has."""
LIKE_ANYTHING, LIKE_MUCH = 0.4, 0.8
"""How like a question the nearest ask must be, for it to be about the rules; and where it names nothing of a game and has
more strange words than that, for more than the nearest clauses to be told."""


@dataclass(frozen=True, slots=True)
class Topics:
    """Knows by their beginnings the words of all that is told and asked of some games."""

    stems: frozenset[str]

    def knows(self, question: str) -> bool:
        """Whether most words of a question that could tell its topic are known."""
        told = [word for word in words(question) if len(word) > _SHORT and word.isalpha()]
        return sum(word[:_STEM] not in self.stems for word in told) <= _STRANGE * len(told)


def read(texts: Iterable[str]) -> Topics:
    """The topics of some texts."""
    return Topics(frozenset(word[:_STEM] for text in texts for word in words(text)))
