"""Passages: the words of a source that a locator points at, found in one's own copy or not shown."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass

from rulebound.rulebook.source import Locator, Source

LONGEST = 300
"""The most letters of a passage."""
AROUND = 90
"""About how many letters of what stands before and after a passage are shown with it."""

_QUOTES = str.maketrans("‘’‚‛“”„‟«»", '\'\'\'\'""""""')
_NOTE_MARK = re.compile(r"\[\d+\]")
_EDGES = re.compile(r"^\W+|\W+$")


@dataclass(frozen=True, slots=True)
class Span:
    """From where to where a passage stands in folded text, in letters."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Miss:
    """Why a passage was not found, in English."""

    why: str


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int


def fold(text: str) -> str:
    """The text with every run of white space as one space, and none at its ends."""
    return " ".join(text.split())


def find(text: str, locator: Locator) -> Span | Miss:
    """The passage of a locator in folded text.

    Words are compared without regard to capitals, the shape of quotation marks, footnote marks and
    punctuation around them. A passage runs from its first words to the nearest last words, is found
    only once (or each time with the same words), and is neither too long nor given away by its locator.
    """
    words = _words(text)
    first, last = _wanted(locator.first), _wanted(locator.last)
    begins, ends = _places(words, first), _places(words, last)
    if not begins:
        return Miss(f"the first words are not there: {locator.first}")
    found = [(begin, end + len(last)) for begin, end in _nearest(begins, len(first), ends)]
    if not found:
        return Miss(f"the last words do not follow: {locator.last}")
    if len({tuple(word.text for word in words[begin:end]) for begin, end in found}) > 1:
        return Miss(f"{len(found)} passages run from {locator.first!r} to {locator.last!r}")
    begin, end = found[0]
    span = Span(words[begin].start, _closed(text, words[end - 1].end))
    if span.end - span.start > LONGEST:
        return Miss(f"the passage has {span.end - span.start} letters, more than {LONGEST}")
    if 2 * locator.words > end - begin:
        return Miss(f"the locator holds {locator.words} of the passage's {end - begin} words, more than half")
    return span


def around(text: str, span: Span) -> tuple[str, str]:
    """A little of the folded text before and after a passage, cut between words."""
    before = text[max(0, span.start - AROUND) : span.start]
    if span.start > AROUND:
        before = before.partition(" ")[2]
    after = text[span.end : span.end + AROUND]
    if span.end + AROUND < len(text):
        after = after.rpartition(" ")[0]
    return before, after


def gaps(text: str, source: Source, spans: list[Span]) -> list[str]:
    """What lies between the begin and the end of a source's rules and in no passage, headings apart.

    Raises ValueError when the rules themselves are not found.
    """
    words = _words(text)
    begins, ends = _places(words, _wanted(source.begins)), _places(words, _wanted(source.ends))
    if not begins or not ends:
        raise ValueError(f"the rules do not run from {source.begins!r} to {source.ends!r}")
    headings = {word for section in source.sections for word in _wanted(section)}
    found: list[str] = []
    run: list[_Word] = []
    for word in [*words[begins[0] : ends[-1] + len(_wanted(source.ends))], None]:
        if word is not None and not any(s.start <= word.start < s.end for s in spans):
            run.append(word)
            continue
        if any(w.text not in headings for w in run):
            found.append(text[run[0].start : run[-1].end])
        run = []
    return found


def _words(text: str) -> list[_Word]:
    found: list[_Word] = []
    for match in re.finditer(r"\S+", text):
        raw = match.group()
        plain = _NOTE_MARK.sub("", raw.translate(_QUOTES)).replace("\u00ad", "").casefold()
        if core := _EDGES.sub("", plain):
            lead = len(raw) - len(raw.lstrip("([{\"'“‘„‚«"))
            found.append(
                _Word(core, match.start() + lead, match.start() + len(raw.rstrip(")]}\"'”’»,;:.!?…")))
            )
    return found


def _wanted(words: str) -> list[str]:
    return [word.text for word in _words(fold(words))]


def _places(words: list[_Word], wanted: list[str]) -> list[int]:
    texts = [word.text for word in words]
    return (
        [i for i in range(len(texts) - len(wanted) + 1) if texts[i : i + len(wanted)] == wanted]
        if wanted
        else []
    )


def _nearest(begins: list[int], length: int, ends: list[int]) -> list[tuple[int, int]]:
    """Pairs of a begin and the first end after it, where no later begin comes before that end."""
    pairs: dict[int, int] = {}
    for begin in begins:
        place = bisect_left(ends, begin + length)
        if place < len(ends):
            pairs[ends[place]] = begin
    return [(begin, end) for end, begin in pairs.items()]


def _closed(text: str, end: int) -> int:
    """The end of a passage with the mark that closes its sentence."""
    return end + 1 if text[end : end + 1] in {".", "!", "?", "…"} else end
