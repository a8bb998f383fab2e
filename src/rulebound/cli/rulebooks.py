"""`rulebound rulebooks`."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from rulebound.cli.group import NotDone, unreadable

if TYPE_CHECKING:
    from rulebound.assistant.assistant import Assistant
    from rulebound.booklets.bookcase import Bookcase, Brought
    from rulebound.store import BookletRow

T = TypeVar("T")

MOST_BYTES = 1_000_000_000
"""What the rulebooks of the terminal may take: nobody else brings any there."""


@click.group("rulebooks")
def command() -> None:
    """Rulebooks of other games that you have: bring them, and ask them.

    Bring a rulebook as PDF, HTML or text, with its errata and FAQ if there are any, and ask it:
    rulebound ask --book GAME QUESTION. They are kept under $RULEBOUND_HOME, and nobody is sent anything.

    These are the terminal's own. What somebody brought on the page of a server here is theirs alone: it is asked on that
    page, not here, and the page does not show what was brought here. To ask it in both places, bring it in both.
    """


@command.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", required=True, help="The game that it is of.")
@click.option("--edition", default="", help="Its edition. Editions are asked apart.")
@click.option("--language", default="en", show_default=True, metavar="TAG", help="The language it is in.")
@click.option("--role", default="rules", show_default=True, help="What it is: rules, errata or faq.")
@click.option("--replaces", metavar="ID", help="The rulebook that it takes the place of.")
def import_file(file: Path, game: str, edition: str, language: str, role: str, replaces: str | None) -> None:
    """Bring FILE (PDF, HTML, text or Markdown)."""
    from rulebound.booklets.apart import MOST_BYTES as DOCUMENT
    from rulebound.booklets.bookcase import Described, DescriptionError, NoBooklet
    from rulebound.rulebook.documents import DocumentError
    from rulebound.store import TERMINAL, TooMuch
    from rulebound.tables.tokens import new_table_id

    try:
        with file.open("rb") as opened:
            content = opened.read(DOCUMENT + 1)  # not all of it: a device has no end
    except OSError as error:
        raise NotDone(f"{file}: {unreadable(error)}") from None
    told = Described(game, edition, language, role, file.name)

    async def bring(bookcase: Bookcase) -> Brought:
        now = int(time.time() * 1000)
        return await bookcase.bring(TERMINAL, new_table_id(), now, content, told, replaces=replaces)

    try:
        brought = with_bookcase(bring)
    except DescriptionError as error:
        raise click.UsageError(str(error)) from None
    except (DocumentError, TooMuch) as error:
        raise NotDone(f"{file}: {error}") from None
    except NoBooklet:
        raise NotDone(f"--replaces: there is no rulebook {replaces!r}") from None
    row = brought.row
    _tell(row)
    if brought.encoding not in (None, "utf-8", "utf-16"):
        click.echo(
            f"it is not UTF-8, so its letters were read as {brought.encoding}; where they look wrong, save it as UTF-8"
        )
    if row.unread:
        click.echo(
            f"no readable text on page {', '.join(map(str, row.unread))}: what stands there is not found"
        )


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def list_rulebooks(as_json: bool) -> None:
    """List the rulebooks that you brought here."""
    rows, others = with_bookcase(_here)
    if as_json:
        click.echo(json.dumps({"rulebooks": [asdict(row) for row in rows]}, ensure_ascii=False))
        return
    for row in rows:
        _tell(row)
    if not rows:
        click.echo("There are none yet: rulebound rulebooks import FILE --game GAME")
    if others:
        there = "is one that was" if others == 1 else f"are {others} that were"
        click.echo(f"Besides, there {there} brought on the page, to be asked there by whoever brought them.")


async def _here(bookcase: Bookcase) -> tuple[list[BookletRow], int]:
    from rulebound.store import TERMINAL

    return await bookcase.booklets.of(TERMINAL), await bookcase.booklets.elsewhere(TERMINAL)


@command.command("remove")
@click.argument("rulebook")
def remove(rulebook: str) -> None:
    """Forget RULEBOOK, by its id."""
    from rulebound.store import TERMINAL

    if not with_bookcase(lambda bookcase: bookcase.booklets.drop(TERMINAL, rulebook)):
        raise NotDone(f"there is no rulebook {rulebook!r}; rulebound rulebooks list shows them")


def brought() -> list[BookletRow]:
    """The rulebooks that were brought at the terminal."""
    from rulebound.store import TERMINAL

    return with_bookcase(lambda bookcase: bookcase.booklets.of(TERMINAL))


def with_bookcase(work: Callable[[Bookcase], Awaitable[T]], made: Assistant | None = None) -> T:
    """Do work on the rulebooks of the local store, with an assistant that is made unless given.

    Raises NotDone where the store cannot be used.
    """
    from rulebound.booklets.bookcase import Bookcase
    from rulebound.cli.asking import assistant
    from rulebound.cli.local import kept, writable
    from rulebound.home import store_file
    from rulebound.store import Booklets, migrate, open_database, sqlite_url

    async def run() -> T:
        database = open_database(sqlite_url(store_file(writable())))
        try:
            await migrate(database)
            asked = made or assistant()
            return await work(Bookcase(Booklets(database), asked.meanings, asked.tongue, MOST_BYTES))
        finally:
            database.close()

    with kept():
        return asyncio.run(run())


def _tell(row: BookletRow) -> None:
    from rulebound.booklets.bookcase import title

    pages = f", {row.pages} page{'s' if row.pages > 1 else ''}" if row.pages else ""
    count = "1 paragraph" if row.count == 1 else f"{row.count} paragraphs"
    click.echo(f"{row.id}  {title(row)}, {row.role}, {row.language}: {row.name}{pages}, {count}")
