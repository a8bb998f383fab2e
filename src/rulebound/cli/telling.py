"""Rulings and clauses in words, at a terminal."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulebound.core import Event, Game
    from rulebound.rulebook.library import Library
    from rulebound.rulebook.messages import Messages
    from rulebound.rulebook.words import Words


def library() -> Library:
    """The rulebooks and words of all installed games."""
    from rulebound.games import known
    from rulebound.rulebook.library import Library

    return Library({key: shelved.files for key, shelved in known().items()})


def own(tongue: str) -> Messages:
    """What the commands themselves say in a language."""
    from rulebound.rulebook.messages import messages

    return messages(resources.files("rulebound.cli") / "words", tongue)


def log_line(words: Words, game: Game[Any, Any], event: Event, tongue: str) -> str:
    """An event as a line of the log, or as its kind with its data where a game has no words for it."""
    from rulebound.core import Narrated
    from rulebound.rulebook.library import plainly
    from rulebound.rulebook.messages import WordingError

    try:
        return words.log(event, tongue, game.narrated(event) if isinstance(game, Narrated) else None)
    except (WordingError, FileNotFoundError):
        return plainly(event.kind, event.data)


def cite(books: Library, clause: str, tongue: str) -> None:
    """Print a clause: its heading, who says so, its text and where to find it."""
    from rulebound.rulebook.book import RulebookError
    from rulebound.rulebook.messages import WordingError

    try:
        book, found = books.clause(clause)
        heading, text = book.heading(found, tongue), book.text(found, tongue)
    except (KeyError, RulebookError, WordingError):
        click.echo(f"  § {clause}")
        return
    click.echo(f"  § {heading}  [{found.id}, {found.authority.value}]")
    click.echo(f"    {text}")
    source = book.source_of(found)
    if source is not None and (link := source.link(found.locator)):
        click.echo(f"    {link}")
