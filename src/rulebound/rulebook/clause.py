"""A clause: one rule, with who says so and where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulebound.core import ClauseId
from rulebound.rulebook.source import Locator


class Authority(StrEnum):
    """Who stands behind a clause."""

    OFFICIAL = "official"
    """A publisher's rules."""
    DESIGNER = "designer"
    """The designer's own text."""
    COMMUNITY = "community"
    """How others have agreed to play, or programs play."""
    TRANSLATOR = "translator"
    """A translator's note."""
    READING = "reading"
    """Our reading, where the sources are silent or disagree."""
    NOTES = "notes"
    """A source that we have not seen, cited through notes on it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule that rulings cite; its wording is in the language files.

    `informative` says why no ruling rests on it; None means that code enforces it. `conflicts` are
    clauses that say otherwise. `source` is the id of a source; without a locator its passage cannot be
    found by words.
    """

    id: ClauseId
    authority: Authority
    source: str | None = None
    locator: Locator | None = None
    source_section: str | None = None
    conflicts: tuple[ClauseId, ...] = ()
    informative: str | None = None

    @property
    def name(self) -> str:
        """The id within its rulebook, as in `placing.line-of-sight`."""
        return self.id.partition("/")[2]

    @property
    def section(self) -> str:
        """The section of our rulebook in which it stands."""
        return self.name.partition(".")[0]

    @property
    def message(self) -> str:
        """The key of its wording."""
        return self.name.replace(".", "_")
