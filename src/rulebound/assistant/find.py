"""Finding what a question asks: by its meaning, by its letters, and by the things that it names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from rulebound.assistant import contrasts, letters
from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.contrasts import Contrasts
from rulebound.assistant.letters import Letters
from rulebound.assistant.manner import Manner, likely
from rulebound.assistant.meaning import Meanings, Vectors
from rulebound.assistant.modal import Modal, modal
from rulebound.assistant.names import Names
from rulebound.assistant.ready import Ready
from rulebound.core import ClauseId
from rulebound.rulebook.language import LANGUAGES

BY_MEANING, BY_LETTERS, BY_NAMES, BY_MANNER, BY_MODAL, BY_CONTRAST = 1.0, 0.4, 0.1, 0.15, 0.1, 0.15
"""How much each counts."""

_MANNERS: tuple[Manner | None, ...] = (None, *Manner)
_MODALS: tuple[Modal | None, ...] = (None, *Modal)


@dataclass(frozen=True, slots=True)
class Hit:
    """What a question may ask, and how near it is: about 0 for anything, 1.8 for the very words."""

    ask: Ask
    score: float
    form: str
    """The words in which it is most like the question."""


@dataclass(frozen=True, slots=True, eq=False)
class Told:
    """What some texts tell: of each its manner, its modal, the sides that it takes, its letters and what it names."""

    manners: npt.NDArray[np.int64]
    modals: npt.NDArray[np.int64]
    contrasts: Contrasts
    letters: Letters
    named: npt.NDArray[np.bool_]
    """A row for each text, a column for each thing that has names, in the order of the alphabet."""


def _told(texts: Sequence[str], names: Names) -> Told:
    things = sorted(names.things)
    known = [names.known(text) for text in texts]
    return Told(
        np.array([_MANNERS.index(likely(text)) for text in texts], dtype=np.int64),
        np.array([_MODALS.index(modal(text)) for text in texts], dtype=np.int64),
        contrasts.read(texts),
        letters.read(texts),
        np.array([[thing in each for thing in things] for each in known]).reshape(len(texts), len(things)),
    )


class Finder:
    """What can be asked of some rulebooks, ready to be searched: asks, and clauses by their own wording.

    Made once; where nothing is kept of it that takes seconds a game.
    """

    def __init__(
        self,
        name: str,
        game: str,
        asks: Sequence[Ask],
        clauses: Sequence[tuple[ClauseId, str]],
        names: Names,
        meanings: Meanings,
        ready: Ready,
    ) -> None:
        self.asks = (*asks, *(Ask(game, Says.TEXT, (clause,), {}) for clause, _ in clauses))
        self._name, self._things, self._names, self._meanings = name, sorted(names.things), names, meanings
        forms = [
            (text, place)
            for place, ask in enumerate(asks)
            for tag in LANGUAGES
            for text in ask.questions.get(tag, ())
        ]
        forms += [(text, len(asks) + place) for place, (_, text) in enumerate(clauses)]
        self._texts = [text for text, _ in forms]
        self._of = [place for _, place in forms]
        self._told = ready.made(f"forms-{name}", Told, lambda: _told(self._texts, names), game)

    @cached_property
    def _vectors(self) -> Sequence[Vectors]:
        return self._meanings.kept(self._name, self._texts)

    @cached_property
    def _named(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """How rare each thing is, and which text names which, as rows of length 1."""
        rows = self._told.named.astype(np.float32)
        rare = np.log(1 + len(rows) / np.maximum(rows.sum(axis=0), 1)).astype(np.float32)
        rows *= rare
        rows /= np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6)
        return rare, rows

    def warm(self) -> None:
        """Work out now what the first question would wait for."""
        _ = self._vectors, self._named

    def find(self, question: str) -> list[Hit]:
        """What a question may ask, the nearest first."""
        scores = BY_MEANING * self._meanings.likeness(self._vectors, question)
        scores += BY_LETTERS * self._told.letters.likeness(question)
        scores += BY_NAMES * self._shared(question)
        scores -= BY_MANNER * _unlike(self._told.manners, _MANNERS.index(likely(question)))
        scores -= BY_MODAL * _unlike(self._told.modals, _MODALS.index(modal(question)))
        scores -= BY_CONTRAST * self._told.contrasts.opposed(question)
        hits: dict[int, Hit] = {}
        for place in np.argsort(-scores, kind="stable")[: np.count_nonzero(scores > 0)].tolist():
            of = self._of[place]
            if of not in hits:
                hits[of] = Hit(self.asks[of], float(scores[place]), self._texts[place])
        return list(hits.values())

    def _shared(self, question: str) -> npt.NDArray[np.float32]:
        rare, rows = self._named
        asked = self._names.known(question)
        row = np.array([thing in asked for thing in self._things], dtype=np.float32)
        row *= rare
        length = float(np.linalg.norm(row))
        return rows @ (row / length) if length else np.zeros(len(rows), dtype=np.float32)


def _unlike(told: npt.NDArray[np.int64], asked: int) -> npt.NDArray[np.bool_]:
    """Which forms are asked in another way, where both are told."""
    unlike: npt.NDArray[np.bool_] = (told > 0) & (told != asked) & (asked > 0)
    return unlike
