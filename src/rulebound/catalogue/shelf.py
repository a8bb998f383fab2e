"""The games and pages of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from rulebound.catalogue.entry import Entry, read
from rulebound.catalogue.kinship import Kinship, Similar, similar
from rulebound.catalogue.page import Page, pages

FILES = files(__package__)


class Catalogue:
    """Games by their keys, with what is similar to each and the pages of those that have one."""

    def __init__(self, entries: Sequence[Entry], told: Mapping[str, Page]) -> None:
        self.entries: dict[str, Entry] = {entry.key: entry for entry in entries}
        self.pages = dict(told)
        self._all = tuple(entries)
        self._kinship = Kinship(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def similar(self, key: str) -> tuple[Similar, ...]:
        """The games that are similar to one, the most similar first. Raises KeyError for a key that is not here."""
        return similar(self.entries[key], self._all, self._kinship)


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with this package."""
    return Catalogue(
        read((FILES / "games.toml").read_text(encoding="utf-8")),
        pages((FILES / "pages.toml").read_text(encoding="utf-8")),
    )
