"""What a game's page tells beside its facts: its own source page, what is in the box, links, and curated questions."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer in `words/`; it rests on clauses, or else on facts of the catalogue."""

    key: str
    clauses: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Link:
    """A public page, by its name."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class Page:
    """What `words/` has of a game, by keys. `rulebook` is the game whose rulebook has its clauses.

    `languages` are those of the original description, and `source` is the page that it stands on.
    """

    key: str
    rulebook: str
    languages: tuple[str, ...]
    source: str
    material: tuple[str, ...]
    credits: tuple[str, ...]
    links: tuple[Link, ...]
    questions: tuple[Question, ...]


def pages(text: str) -> dict[str, Page]:
    """The pages of a TOML text. Raises TOMLDecodeError, KeyError or TypeError for what is none."""
    return {
        key: Page(
            key,
            data["rulebook"],
            tuple(data["languages"]),
            data["source"],
            tuple(data.get("material", ())),
            tuple(data.get("credits", ())),
            tuple(Link(**link) for link in data.get("link", ())),
            tuple(
                Question(asked["key"], tuple(asked.get("clauses", ())), tuple(asked.get("facts", ())))
                for asked in data.get("question", ())
            ),
        )
        for key, data in tomllib.loads(text).items()
    }
