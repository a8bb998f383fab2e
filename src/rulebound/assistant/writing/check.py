"""The check of a draft: nothing passes that its quotes do not bear out. Pure; it knows clauses, not models.

A draft is not trusted in anything. Its clauses must be there, its quotes stand in them word for word, its numbers stand
in a quote or in the question, its verdict and value be what is known, its words not say the opposite of its verdict, and be
those of the language and game.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from rulebound.assistant.asks import Says
from rulebound.assistant.names import words
from rulebound.assistant.writing.draft import Draft
from rulebound.assistant.writing.figures import figures, spelled
from rulebound.assistant.writing.ground import Given, Ground, stem, stems
from rulebound.assistant.writing.polarity import contradicts

LEAST_WORDS = 3
"""A quote has so many words at least."""
MOST_LETTERS = 600
"""The longest answer."""
MOST_CITED = 12
"""The most clauses that an answer quotes."""
_LEAST_KNOWN = 0.5
"""How many of the longer words of an answer are known of the game at least, as a share."""
_TOLD = 4
"""Fewer words do not tell their language."""


class Kind(StrEnum):
    """What can be wrong with a draft."""

    CLAUSE = "no such clause"
    QUOTE = "not in that clause"
    BRIEF = "quote too short"
    UNCITED = "nothing cited"
    NUMBER = "number without ground"
    VALUE = "no value"
    LANGUAGE = "another language"
    STRANGE = "about something else"
    VERDICT = "another verdict"
    OPPOSITE = "words against the verdict"
    LENGTH = "length"
    LINK = "link"
    FORM = "form"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a draft: `what` may hold words of the draft and of the question, `kind` never does."""

    kind: Kind
    what: str


def faults(draft: Draft, ground: Ground, tongue: Callable[[str, str], str]) -> list[Fault]:
    """All that is wrong with a draft; `tongue` tells the language of a text, or else a default."""
    return [
        *_in_quotes(draft, ground),
        *_in_numbers(draft, ground),
        *_in_words(draft, ground, tongue),
        *_in_verdict(draft, ground),
    ]


def bare(text: str) -> str:
    """An answer without markup, links behind words, and signs that cannot be seen, on one line."""
    text = re.sub(r"<[^<>]*>", " ", text)
    text = re.sub(r"!?\[([^\[\]]*)\]\([^()]*\)", r"\1", text)
    text = re.sub(r"[*_`#~|\\\[\]{}<>]+", "", text)
    seen = "".join(c if c.isprintable() else " " for c in text if unicodedata.category(c) != "Cf")
    return " ".join(seen.split())


def stands_in(quote: str, given: Given) -> bool:
    """Whether words stand in a clause one after the other, whatever the shape of quotation marks and spaces."""
    wanted = _canonical(quote)
    return bool(wanted) and any(
        re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", _canonical(text))
        for text in (given.text, given.passage)
    )


_SHAPES = str.maketrans("‘’‚‛“”„‟«»‐‑‒–—−", '\'\'\'\'""""""------')


def _canonical(text: str) -> str:
    text = unicodedata.normalize("NFKC", text).replace("\u00ad", "").translate(_SHAPES).casefold()
    return " ".join(re.sub(r"\[\d+\]", "", text).split()).strip(" \"'.,;:!?…")


def _in_quotes(draft: Draft, ground: Ground) -> Iterator[Fault]:
    if not draft.citations and draft.says is not Says.SILENT:
        yield Fault(Kind.UNCITED, "an answer cites at least one clause")
    if len(draft.citations) > MOST_CITED:
        yield Fault(Kind.LENGTH, f"at most {MOST_CITED} citations, not {len(draft.citations)}")
    for cited in draft.citations[:MOST_CITED]:
        given = ground.clauses.get(cited.clause)
        if given is None:
            yield Fault(Kind.CLAUSE, f"there is no clause {cited.clause[:80]!r}")
        elif len(words(cited.quote)) < LEAST_WORDS:
            yield Fault(Kind.BRIEF, f"a quote has at least {LEAST_WORDS} words, unlike {cited.quote[:80]!r}")
        elif not stands_in(cited.quote, given):
            yield Fault(Kind.QUOTE, f"{cited.clause} does not say {cited.quote[:200]!r}")


def _founded(draft: Draft, ground: Ground) -> list[str]:
    """The texts whose numbers an answer may state: its quotes, where they are some, and the question."""
    quotes = [
        cited.quote
        for cited in draft.citations
        if (given := ground.clauses.get(cited.clause)) is not None and stands_in(cited.quote, given)
    ]
    return [*quotes, ground.question]


def _in_numbers(draft: Draft, ground: Ground) -> Iterator[Fault]:
    founded = frozenset[str]().union(*map(figures, _founded(draft, ground)))
    stated = figures(bare(draft.answer))
    for number in sorted({*stated, *map(spelled, draft.numbers)} - founded):
        yield Fault(Kind.NUMBER, f"{number} is neither in a quote nor in the question")
    if draft.says is Says.VALUE and not (draft.numbers and spelled(draft.numbers[0]) in stated):
        yield Fault(
            Kind.VALUE, "with the verdict value the first of the numbers is it, and the answer states it"
        )


def _in_words(draft: Draft, ground: Ground, tongue: Callable[[str, str], str]) -> Iterator[Fault]:
    text = bare(draft.answer)
    if not words(text):
        yield Fault(Kind.LENGTH, "the answer has no words")
        return
    if len(text) > MOST_LETTERS:
        yield Fault(Kind.LENGTH, f"the answer has {len(text)} letters, more than {MOST_LETTERS}")
    if found := re.search(r"://|\bwww\.|\w@\w|\w\.[a-z]{2,}\b", text, re.IGNORECASE):
        yield Fault(Kind.LINK, f"the answer has an address at {found.group()!r}")
    said = words(text)
    if len(said) >= _TOLD and tongue(text, ground.language) != ground.language:
        yield Fault(Kind.LANGUAGE, "the answer is not in the language of the question")
    long = [word for word in said if len(word) > 3]
    known = ground.known | stems([ground.question])
    if ground.known and long and sum(stem(word) in known for word in long) < _LEAST_KNOWN * len(long):
        yield Fault(Kind.STRANGE, "the answer speaks of what is not in the game")


def _in_verdict(draft: Draft, ground: Ground) -> Iterator[Fault]:
    says, known = draft.says, ground.says
    if known is not Says.TEXT and says is not known:
        yield Fault(Kind.VERDICT, f"it is known to be {known.value}, not {says.value}")
    elif says is Says.VALUE and ground.value is not None and draft.numbers[:1] != [ground.value]:
        yield Fault(Kind.VERDICT, f"the value is known to be {ground.value}")
    quotes = [cited.quote for cited in draft.citations]
    if says in (Says.YES, Says.NO) and contradicts(
        bare(draft.answer), says, ground.question, ground.language, quotes
    ):
        yield Fault(Kind.OPPOSITE, f"the words do not plainly say {says.value}")
    cited = {citation.clause for citation in draft.citations} & ground.clauses.keys()
    if says is Says.CONFLICT and known is not Says.CONFLICT:
        if not any(cited & {*ground.clauses[clause].conflicts} for clause in cited):
            yield Fault(Kind.VERDICT, "the cited clauses do not contradict each other")
    elif says is not Says.CONFLICT and not says.refuses:
        for clause in sorted(cited - ground.rests):
            if ground.clauses[clause].conflicts:
                yield Fault(Kind.VERDICT, f"{clause} is contradicted by others, so the verdict is conflict")
