"""Rulebooks of other games that people bring."""

from __future__ import annotations

from typing import Literal

from rulebound.server.wire.base import Wire


class Booklet(Wire, frozen=True):
    """A rulebook of one's own. `pages` is 0 where it has none; `unread` are those without readable text.

    `paragraphs` says how many there are to be found, `size` what all of it takes, in bytes.
    """

    id: str
    game: str
    edition: str
    language: str
    role: Literal["rules", "errata", "faq"]
    name: str
    kind: Literal["text", "html", "pdf"]
    pages: int
    unread: list[int]
    paragraphs: int
    size: int
    added_ms: int


class BroughtBooklet(Booklet, frozen=True):
    """A rulebook that has just been read, and what its letters were taken to be written in; null for a PDF."""

    encoding: str | None


class BookletList(Wire, frozen=True):
    """One's own rulebooks, the oldest first. They may take `most` bytes together, of which `used` are; 0 takes none.

    `writer` is the operator's model that is sent the passages which a question finds; null on most servers.
    """

    booklets: list[Booklet]
    used: int
    most: int
    languages: list[str]
    writer: str | None = None
