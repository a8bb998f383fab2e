"""Where a rule stands: a document that others wrote, and how to find a passage in it."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, urlsplit

MOST_WORDS = 8
"""The most words of a source that one end of a locator may hold."""


@dataclass(frozen=True, slots=True)
class Locator:
    """A place in a source: a section, and the first and last few words of a passage there.

    The words are all that we keep of a source. Each end has at most eight, and both together are at
    most half of the passage.
    """

    section: str
    first: str
    last: str

    @property
    def words(self) -> int:
        """How many words of the source the locator holds."""
        return len(self.first.split()) + len(self.last.split())


@dataclass(frozen=True, slots=True)
class Source:
    """A document that a rulebook names; `address` is its public page, or empty where none is known.

    `number` is the document's number among the sources that were handed to this project. `begins` and
    `ends` are the words between which its rules stand; title and revision are in the language files.
    """

    id: str
    language: str
    address: str = ""
    number: str = ""
    sections: tuple[str, ...] = ()
    begins: str = ""
    ends: str = ""

    @property
    def host(self) -> str:
        """The host of the address; empty without one."""
        return urlsplit(self.address).hostname or ""

    def link(self, locator: Locator | None) -> str | None:
        """The public page, opened at a passage by a text fragment; None without an address."""
        if not self.address:
            return None
        if locator is None:
            return self.address
        mark = "" if "#" in self.address else "#"
        return f"{self.address}{mark}:~:text={_encoded(locator.first)},{_encoded(locator.last)}"


def _encoded(words: str) -> str:
    # A text fragment gives '-' and ',' a meaning of their own, and `quote` leaves the first as it is.
    return quote(words, safe="").replace("-", "%2D")
