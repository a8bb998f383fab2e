"""What is read of a document, cut into paragraphs short enough to be shown as an answer."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

LONGEST = 420
"""About the most letters of a paragraph; a longer one is cut between sentences."""
LISTED = 320
"""The items of a list stay together up to so many letters."""

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
BULLET = re.compile(r"[•‣▪●◦·*–—-]\s|\(?\d{1,2}[.)]\s|[a-z]\)\s")
_SENTENCE = re.compile(r"(?<=[.!?…。！？])[\"”»’)]*\s+(?=\S)")
_ROW = re.compile(r"\d{1,3}\s+\S")
_ENDED = re.compile(r"[.!?…:;。！？][\"”»’)]*$")
_SAYS = re.compile(r"(?:\w+\W+){2,}\w+[.!?…][\"”»’)]*$|[。！？]$|(?:\w+\W+){5,}\w")
"""A heading that is so much of a sentence may be a rule."""
_WORDS = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A passage of a document under its heading; `page` counts from 1 where there are pages.

    In a PDF `start` and `count` are the letters of its page, as PDFium counts them, that it was read from.
    """

    text: str
    heading: str = ""
    page: int | None = None
    start: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class Block:
    """What stands together in a document. `places` has for each letter where it was read, where that is known.

    `marked` is a heading that the document itself calls one.
    """

    text: str
    heading: bool = False
    page: int | None = None
    places: array[int] = field(default_factory=lambda: array("l"))
    marked: bool = False

    def part(self, start: int, end: int) -> Block:
        """A part of it, from one letter to another."""
        return Block(self.text[start:end], self.heading, self.page, self.places[start:end])

    def joined(self, other: Block) -> Block:
        """Both as one."""
        places = self.places + array("l", self.places[-1:]) + other.places
        return Block(f"{self.text} {other.text}", self.heading, self.page, places)


def cut(blocks: Iterable[Block]) -> Iterator[Paragraph]:
    """The paragraphs of blocks, each under the heading before it. What has no words is left out.

    What only looks like a heading and has no text under it is a paragraph: a rule may be as short. So is what is
    marked as one, where it says as much as a sentence. What looks like a heading right under one that is marked, as the
    head of a table does, is told with it.
    """
    heading, titled = "", False
    for block in _lists(_headed(blocks)):
        if block.heading:
            below = titled and not block.marked
            heading, titled = f"{heading} · {block.text}" if below else block.text, block.marked
            continue
        titled = False
        for part in _parts(block):
            if _WORDS.search(part.text):
                first, last = (part.places[0], part.places[-1]) if part.places else (0, -1)
                yield Paragraph(part.text, heading, part.page, first, last - first + 1)


def _headed(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, where only what stands over text, or is marked as a heading and says nothing by itself, is one."""
    held: Block | None = None
    for block in blocks:
        if held is not None:
            yield replace(held, heading=held.heading and (not block.heading or _only_titles(held)))
        held = block
    if held is not None:
        yield replace(held, heading=held.heading and _only_titles(held))


def _only_titles(heading: Block) -> bool:
    return heading.marked and len(heading.text) < LISTED and not _SAYS.search(heading.text)


def _lists(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the items of a list joined to what introduces them, and the rows of a table to its head."""
    held: Block | None = None
    for block in blocks:
        if held is None:
            held = block
        elif (
            not block.heading
            and held.page == block.page
            and len(held.text) + len(block.text) < LISTED
            and (_lists_in(held, block) or _is_headed_by(held, block))
        ):
            held = replace(held, heading=False).joined(block)
        else:
            yield held
            held = block
    if held is not None:
        yield held


def _lists_in(held: Block, item: Block) -> bool:
    begins = held.text.endswith(":") or BULLET.match(held.text) or len(held.text) < LISTED // 2
    return bool(not held.heading and begins and BULLET.match(item.text))


def _is_headed_by(held: Block, row: Block) -> bool:
    """Whether a row of numbers goes on what is no sentence either: the head of its table, or rows before it."""
    titles = held.heading and held.marked
    return bool(not titles and _ROW.match(row.text) and not any(map(_ENDED.search, (held.text, row.text))))


def _parts(block: Block) -> Iterator[Block]:
    """A block in parts that are not much too long, cut between sentences, or else between words."""
    begin = 0
    while len(block.text) - begin > LONGEST:
        ends = [each.end() for each in _SENTENCE.finditer(block.text, begin, begin + LONGEST)]
        good = [end for end in ends if end - begin > LONGEST // 3]
        end = good[-1] if good else block.text.rfind(" ", begin + LONGEST // 2, begin + LONGEST) + 1
        end = end or begin + LONGEST
        yield _stripped(block.part(begin, end))
        begin = end
    yield _stripped(block.part(begin, len(block.text)))


def _stripped(block: Block) -> Block:
    text = block.text.rstrip()
    return block.part(0, len(text))
