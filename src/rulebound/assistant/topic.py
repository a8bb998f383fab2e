"""Whether a question is about the rules at all: how near it is to anything asked, and whether its words are known here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulebound.assistant.names import words

_STEM = 5
"""The first letters by which a word is known, whatever its ending."""
_SHORT = 3
"""A word of so many letters may be of any topic."""
LIKE_ANYTHING, LIKE_ENOUGH, LIKE_MUCH = 0.4, 0.62, 0.8
"""How like a question the nearest ask must be, for it to be about the rules: where it names a thing of a game, and where
it names none; and where it has a word besides that nothing here has, for more than the nearest clauses to be told.

Of the questions of `tests/assistant` that are answered and not put aside, one in 385 is less like than that.
"""


@dataclass(frozen=True, slots=True)
class Topics:
    """Knows by their beginnings the words of all that is told and asked of some games."""

    stems: frozenset[str]

    def knows(self, question: str) -> bool:
        """Whether all words of a question that could tell its topic are known."""
        told = (word for word in words(question) if len(word) > _SHORT and word.isalpha())
        return all(word[:_STEM] in self.stems for word in told)


def read(texts: Iterable[str]) -> Topics:
    """The topics of some texts."""
    return Topics(frozenset(word[:_STEM] for text in texts for word in words(text)))
