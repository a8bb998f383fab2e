"""Finding what a question asks: by its meaning, by its letters, and by the things that it names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.contrasts import Contrasts
from rulebound.assistant.letters import Letters
from rulebound.assistant.manner import Manner, Modal, likely, modal
from rulebound.assistant.meaning import Meanings, Vectors
from rulebound.assistant.names import Names
from rulebound.rulebook.book import Book
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


@dataclass(frozen=True, slots=True)
class _Form:
    """One way to say something, and what is asked by it."""

    text: str
    ask: int


class Finder:
    """What can be asked of some rulebooks, ready to be searched. Made once; the first time takes seconds a game."""

    def __init__(
        self, name: str, asks: Sequence[Ask], book: Book | None, names: Names, meanings: Meanings
    ) -> None:
        clauses = [] if book is None else _clauses(book)
        self.asks = (*asks, *(ask for ask, _ in clauses))
        self._name, self.names, self._meanings = name, names, meanings
        self._forms = [
            *(
                _Form(text, place)
                for place, ask in enumerate(asks)
                for tag in LANGUAGES
                for text in ask.questions.get(tag, ())
            ),
            *(_Form(text, len(asks) + place) for place, (_, text) in enumerate(clauses)),
        ]
        self._manners = np.array([_MANNERS.index(likely(form.text)) for form in self._forms])
        self._modals = np.array([_MODALS.index(modal(form.text)) for form in self._forms])
        self._contrasts = Contrasts([form.text for form in self._forms])
        self.letters = Letters([form.text for form in self._forms])

    @cached_property
    def _vectors(self) -> Sequence[Vectors]:
        return self._meanings.kept(self._name, [form.text for form in self._forms])

    @cached_property
    def _named(self) -> tuple[list[str], npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """All things, how rare each is, and which form names which, as rows of length 1."""
        things = sorted(self.names.things)
        place = {thing: i for i, thing in enumerate(things)}
        rows = np.zeros((len(self._forms), len(things)), dtype=np.float32)
        for i, form in enumerate(self._forms):
            for thing in self.names.known(form.text):
                rows[i, place[thing]] = 1
        rare = np.log(1 + len(rows) / np.maximum(rows.sum(axis=0), 1)).astype(np.float32)
        rows *= rare
        rows /= np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6)
        return things, rare, rows

    def warm(self) -> None:
        """Work out now what the first question would wait for."""
        _ = self._vectors, self._named

    def find(self, question: str) -> list[Hit]:
        """What a question may ask, the nearest first."""
        scores = BY_MEANING * self._meanings.likeness(self._vectors, question)
        scores += BY_LETTERS * self.letters.likeness(question)
        scores += BY_NAMES * self._shared(question)
        scores -= BY_MANNER * _unlike(self._manners, _MANNERS.index(likely(question)))
        scores -= BY_MODAL * _unlike(self._modals, _MODALS.index(modal(question)))
        scores -= BY_CONTRAST * self._contrasts.opposed(question)
        hits: dict[int, Hit] = {}
        for place in np.argsort(-scores, kind="stable"):
            form = self._forms[place]
            if form.ask not in hits and scores[place] > 0:
                hits[form.ask] = Hit(self.asks[form.ask], float(scores[place]), form.text)
        return list(hits.values())

    def _shared(self, question: str) -> npt.NDArray[np.float32]:
        things, rare, rows = self._named
        asked = self.names.known(question)
        row = np.array([thing in asked for thing in things], dtype=np.float32)
        row *= rare
        length = float(np.linalg.norm(row))
        return rows @ (row / length) if length else np.zeros(len(rows), dtype=np.float32)


def _unlike(told: npt.NDArray[np.int64], asked: int) -> npt.NDArray[np.bool_]:
    """Which forms are asked in another way, where both are told."""
    unlike: npt.NDArray[np.bool_] = (told > 0) & (told != asked) & (asked > 0)
    return unlike


def _clauses(book: Book) -> list[tuple[Ask, str]]:
    """Each clause as an ask that it answers itself, with its wording."""
    return [(Ask(book.key, Says.TEXT, (c.id,), {}), book.text(c, "en")) for c in book.clauses.values()]
