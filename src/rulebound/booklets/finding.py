"""Finding the paragraphs of a rulebook that stand nearest to a question, and saying when none is near."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from math import log, sqrt

import numpy as np

from rulebound.assistant import letters
from rulebound.assistant.letters import Letters
from rulebound.assistant.meaning import Meanings, Vectors
from rulebound.assistant.names import plain, same, words
from rulebound.booklets.paragraphs import WORD, Paragraph

SHOWN = 5
BY_MEANING, BY_LETTERS = 1.0, 0.5
"""How much each counts."""
NEAR, SPREAD = 0.175, 0.07
"""How near the nearest of 16 paragraphs is at least, and how far chance spreads what does not belong.

Set on the questions of `tests/booklets` that are not put aside; more paragraphs are nearer by chance alone.
"""
BEHIND = 0.2
"""How far behind the nearest paragraph others may be, to be shown with it."""
TOUCHES = 0.4
"""How near a correction is to the rule that it changes."""

_SENTENCE = re.compile(r"(?<=[.!?…。！？])\s+")
_COMMON = 0.3
"""A word that so many of the paragraphs have tells nothing."""
_ASKING = frozenset(
    """what when where which whose with from that this then they them there does have must many much into than your
    можно нужно надо если когда сколько какой какая какие какое может могу этот эта это чего для после перед
    quand avec dans pour cette peut peux doit combien quel quelle quels est-ce fait elle leur tous apres avant
    hoeveel wanneer welke waar kunnen moet moeten mogen mijn deze naar voor over door wordt
    darf durfen kann konnen muss mussen wird werden wann einem einen einer eine eines dieser diese viele viel wenn nach
    oder mein meine meinem meinen""".split()
)
"""Words by which one asks in five languages, and that stand in any text; shorter ones tell nothing anyway."""


@dataclass(frozen=True, slots=True, eq=False)
class Searched:
    """A document as it is searched: paragraphs, their vectors by each embedder, and their letters.

    `spread` tells in how many paragraphs a word stands, `said` what each paragraph says, by which copies are known.
    """

    id: str
    role: str
    paragraphs: tuple[Paragraph, ...]
    rows: tuple[Vectors, ...]
    letters: Letters
    spread: Counter[str]
    said: tuple[str, ...]

    def like(self, place: int, other: Searched) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """How like one of its paragraphs those of another document are."""
        said: np.ndarray[tuple[int], np.dtype[np.float32]] = other.rows[0] @ self.rows[0][place]
        return said + BY_LETTERS * other.letters.likeness(self.paragraphs[place].text)


@dataclass(frozen=True, slots=True)
class Hit:
    """A paragraph that was found, and what of it is marked, as pairs of letters.

    `copies` are where else the same words stand. `beside` says that it is shown for another: the rule that a correction changes, or the correction of a rule.
    """

    document: Searched
    place: int
    marks: tuple[tuple[int, int], ...]
    beside: bool = False
    copies: tuple[tuple[Searched, int], ...] = ()

    @property
    def paragraph(self) -> Paragraph:
        """The paragraph itself."""
        return self.document.paragraphs[self.place]


@dataclass(frozen=True, slots=True)
class Hits:
    """What was found, the nearest first. Where it is not `covered` nothing is near, and these are merely the nearest."""

    covered: bool
    hits: tuple[Hit, ...]


def searched(
    booklet: str,
    role: str,
    paragraphs: Sequence[Paragraph],
    rows: Sequence[Vectors] | None,
    meanings: Meanings,
) -> Searched:
    """A document ready to be searched; its vectors are worked out where they are not at hand."""
    texts = [each.text for each in paragraphs]
    runs = letters.read([f"{each.heading} {each.text}" for each in paragraphs])
    told = [words(text) for text in texts]
    spread = Counter(word for each in told for word in set(each))
    said = tuple(map(" ".join, told))
    made = tuple(rows or meanings.made(texts))
    return Searched(booklet, role, tuple(paragraphs), made, runs, spread, said)


def find(question: str, documents: Sequence[Searched], meanings: Meanings) -> Hits:
    """What stands nearest to a question in the documents of one edition; the same words once."""
    places = [(document, place) for document in documents for place in range(len(document.paragraphs))]
    rows = [np.concatenate(each) for each in zip(*(document.rows for document in documents), strict=True)]
    scores = BY_MEANING * meanings.likeness(rows, question)
    scores += BY_LETTERS * np.concatenate([each.letters.likeness(question) for each in documents])
    said = [text for document in documents for text in document.said]
    order = _first_of_each(np.argsort(-scores, kind="stable").tolist(), said)
    best, near = float(scores[order[0]]), nearness(len(set(said)))
    covered = best >= near and bool(words(question))
    chosen = [i for i in order if scores[i] >= max(near, best - BEHIND)] if covered else order[:3]
    found = {places[i]: False for i in chosen}
    shown = {said[i]: places[i] for i in chosen}
    if covered:
        for document, place in [places[i] for i in chosen]:
            for other, there in _counterparts(document, place, documents):
                each = shown.setdefault(other.said[there], (other, there))
                if each != (document, place):
                    found[each] = each not in found or each[0].role == "errata"
    asked = _telling(question, documents)
    return Hits(
        covered,
        tuple(
            Hit(
                document,
                place,
                _marks(document.paragraphs[place].text, asked, question, meanings),
                beside,
                tuple(
                    each
                    for each, text in zip(places, said, strict=True)
                    if text == document.said[place] and each != (document, place)
                ),
            )
            for (document, place), beside in found.items()
        ),
    )


def _first_of_each(ranked: Sequence[int], said: Sequence[str]) -> list[int]:
    """The first few places that say something of their own; of copies the one that stands before the others."""
    first: dict[str, int] = {}
    for place in ranked:
        first.setdefault(said[place], said.index(said[place]))
        if len(first) == SHOWN:
            break
    return list(first.values())


def nearness(count: int) -> float:
    """How near the nearest of so many paragraphs must be for a question to be covered.

    >>> round(nearness(16), 3), nearness(200) > nearness(16)
    (0.175, True)
    """
    return NEAR + SPREAD * (sqrt(2 * log(max(count, 3))) - sqrt(2 * log(16)))


def _counterparts(
    document: Searched, place: int, documents: Sequence[Searched]
) -> list[tuple[Searched, int]]:
    """The rule that a correction changes, or the corrections of a rule."""
    wanted = {"errata": "rules", "rules": "errata"}.get(document.role)
    found = []
    for other in documents:
        if other.role == wanted:
            likeness = document.like(place, other)
            nearest = int(likeness.argmax())
            touches = (
                max(TOUCHES, _nearest_rule(other, nearest, documents) - BEHIND)
                if wanted == "errata"
                else TOUCHES
            )
            if likeness[nearest] >= touches:
                found.append((other, nearest))
    return found


def _nearest_rule(correction: Searched, place: int, documents: Sequence[Searched]) -> float:
    """How near a correction is to the rule that it is nearest to: others that merely sound like it are not changed."""
    rules = [each for each in documents if each.role == "rules"]
    return max(float(correction.like(place, each).max()) for each in rules)


def _telling(question: str, documents: Sequence[Searched]) -> frozenset[str]:
    """The words of a question that are worth a mark, plain: not those that stand nearly everywhere."""
    often = max(1, _COMMON * sum(len(document.paragraphs) for document in documents))
    return frozenset(
        word
        for word in words(question)
        if (len(word) > 3 or word.isdigit())
        and word not in _ASKING
        and sum(document.spread[word] for document in documents) <= often
    )


def _marks(
    text: str, asked: frozenset[str], question: str, meanings: Meanings
) -> tuple[tuple[int, int], ...]:
    """The words that a question and a text share; where there are none, as between languages, the nearest sentence."""
    shared = tuple(
        found.span()
        for found in WORD.finditer(text)
        if any(same(word, plain(found[0])) for word in asked if word[0] == plain(found[0])[:1])
    )
    if shared:
        return shared
    begins = [0, *(gap.end() for gap in _SENTENCE.finditer(text))]
    spans = [
        (begin, len(text[:end].rstrip())) for begin, end in zip(begins, [*begins[1:], len(text)], strict=True)
    ]
    if len(spans) == 1:
        return ()
    rows = meanings.made([text[begin:end] for begin, end in spans])
    return (spans[int(meanings.likeness(rows, question).argmax())],)


def ordinals(text: str, marks: Sequence[tuple[int, int]]) -> list[int]:
    """Which words of a text are marked, counted from 0.

    >>> ordinals("Each player takes two.", [(5, 17)])
    [1, 2]
    """
    return [
        number
        for number, found in enumerate(WORD.finditer(text))
        if any(begin <= found.start() and found.end() <= end for begin, end in marks)
    ]


def packed(meanings: Meanings, rows: Sequence[Vectors]) -> bytes:
    """Vectors as bytes to be kept."""
    made = BytesIO()
    named = {
        f"{i}-{name}": row.astype(np.float16)
        for i, (name, row) in enumerate(zip(meanings.names, rows, strict=True))
    }
    np.savez(made, allow_pickle=False, **named)
    return made.getvalue()


def unpacked(meanings: Meanings, kept: bytes) -> list[Vectors] | None:
    """Vectors that were kept; None where other embedders have made them."""
    with np.load(BytesIO(kept), allow_pickle=False) as data:
        if list(data.files) != [f"{i}-{name}" for i, name in enumerate(meanings.names)]:
            return None
        return [data[name].astype(np.float32) for name in data.files]
