"""`rulebound sources`."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulebound.cli.group import NotDone, unreadable
from rulebound.cli.local import writable

if TYPE_CHECKING:
    from rulebound.rulebook.book import Book
    from rulebound.rulebook.copies import Copies, Copy, Holds
    from rulebound.rulebook.library import Library
    from rulebound.rulebook.source import Source

_SMALL_GAP = 3
"""Words between passages that need no mention: a number, a joining word."""


@click.group("sources")
def command() -> None:
    """The documents behind the rulebooks, and your own copies of them.

    Rulebound keeps no one else's rulebook. With a copy of your own, every citation shows the passage
    itself. Copies are kept under $RULEBOUND_HOME.
    """


@command.command("list")
@click.argument("game", required=False)
def list_sources(game: str | None) -> None:
    """List the sources of GAME, or of all rulebooks."""
    library, copies = _library(), _copies()
    for book, source in library.sources(_keys(library, game)):
        _show(book, source, copies)


@command.command("get")
@click.argument("names", nargs=-1, required=True, metavar="SOURCE_OR_GAME...")
def get(names: tuple[str, ...]) -> None:
    """Fetch your own copy of the public page of each SOURCE, or of all sources of a GAME.

    Pages are fetched only from the addresses that the rulebooks name. Exit code 1 if one fails.
    """
    from rulebound.rulebook.copies import CopyError
    from rulebound.rulebook.documents import DocumentError
    from rulebound.rulebook.fetch import FetchError, fetch

    writable()
    library, copies = _library(), _copies()
    failed = False
    for book, source in _chosen(library, names):
        click.echo(f"{source.id}: {source.address or 'no address'}", err=True)
        try:
            page = fetch(source)
            copy = copies.take(
                source, page.content, media_type=page.media_type, origin=page.address, taken_ms=_now_ms()
            )
        except (FetchError, DocumentError, CopyError) as error:
            click.echo(f"{source.id}: {error}", err=True)
            failed = True
        else:
            _tell(book, source, copy)
    sys.exit(1 if failed else 0)


@command.command("import")
@click.argument("source")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def import_file(source: str, file: Path) -> None:
    """Take FILE (text, HTML or PDF) as your own copy of SOURCE."""
    from rulebound.rulebook.copies import CopyError
    from rulebound.rulebook.documents import DocumentError

    library, copies = _library(), _copies()
    ((book, found),) = _chosen(library, (source,), only_sources=True)
    writable()
    try:
        copy = copies.take(found, file.read_bytes(), origin=file.name, taken_ms=_now_ms())
    except (DocumentError, CopyError, OSError) as error:
        raise _of_folder(error) or NotDone(f"{file}: {unreadable(error)}") from None
    _tell(book, found, copy)


@command.command("remove")
@click.argument("source")
@click.option("--yes", is_flag=True, help="Do not ask first.")
def remove(source: str, yes: bool) -> None:
    """Remove your own copy of SOURCE.

    You are asked first. Exit code 2 if there is none or it cannot be removed, 130 unless you say yes.
    """
    from rulebound.rulebook.copies import CopyError

    library, copies = _library(), _copies()
    ((_, found),) = _chosen(library, (source,), only_sources=True)
    if not copies.has(found):
        raise NotDone(f"there is no copy of {source}; rulebound sources list shows which there are")
    if not yes:
        click.confirm(f"Remove your copy of {source}?", abort=True, err=True)
    try:
        copies.drop(found)
    except CopyError as error:
        raise NotDone(str(error)) from None
    click.echo(f"{source}: removed", err=True)


@command.command("check")
@click.argument("game", required=False)
@click.option(
    "--sources",
    "documents",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Read documents NUMBER_*.txt of this folder instead of your copies.",
)
def check(game: str | None, documents: Path | None) -> None:
    """Check that every locator finds its passage, and that no rule of a source is in no passage.

    Exit code 1 if one does not, 2 if there is nothing to check.
    """
    from rulebound.rulebook.copies import Handed

    library = _library()
    copies: Holds = Handed(documents) if documents else _copies()
    checked = _Checked()
    for book in map(library.book, _keys(library, game)):
        checked.without += sum(clause.locator is None for clause in book.clauses.values())
        for source in book.sources.values():
            _check_source(book, source, _copy(source, copies), checked)
    click.echo(
        f"{checked.found} passages found, {checked.missed} not found, "
        f"{checked.unread} in sources that are not here, {checked.without} clauses without a locator"
    )
    sys.exit(1 if checked.missed or checked.gaps else 0 if checked.found else 2)


@dataclass
class _Checked:
    found: int = 0
    missed: int = 0
    unread: int = 0
    without: int = 0
    gaps: int = 0


def _check_source(book: Book, source: Source, copy: Copy | None, checked: _Checked) -> None:
    from rulebound.rulebook.copies import Found
    from rulebound.rulebook.passages import gaps

    clauses = [c for c in book.clauses.values() if c.source == source.id and c.locator is not None]
    if copy is None:
        checked.unread += len(clauses)
        return
    spans = []
    for clause in clauses:
        assert clause.locator is not None
        found = copy.find(clause.locator)
        if not isinstance(found, Found):
            checked.missed += 1
            click.echo(f"{clause.id}: not found in {source.id}: {found.why}")
        elif not found.trusted:
            checked.missed += 1
            click.echo(f"{clause.id}: {source.id} has it on page {found.page}, whose text is garbled")
        else:
            checked.found += 1
            spans.append(found.span)
    if source.begins and spans and copy.trusted:
        try:
            left = [gap for gap in gaps(copy.text, source, spans) if len(gap.split()) > _SMALL_GAP]
        except ValueError as error:
            left = [str(error)]
        checked.gaps += len(left)
        for gap in left:
            click.echo(f"{source.id}: in no clause: {' '.join(gap.split()[:8])} … ({len(gap.split())} words)")


def _copy(source: Source, copies: Holds) -> Copy | None:
    from rulebound.rulebook.copies import CopyError

    try:
        return copies.get(source)
    except CopyError as error:
        raise _of_folder(error) or NotDone(str(error)) from None


def _of_folder(error: Exception) -> OSError | None:
    """What is wrong with the folder of the copies, where that is why a copy cannot be kept or read."""
    return error.__cause__ if isinstance(error.__cause__, OSError) else None


def _library() -> Library:
    from rulebound.games import known
    from rulebound.rulebook.library import Library

    return Library({key: shelved.files for key, shelved in known().items()})


def _copies() -> Copies:
    from rulebound.home import home
    from rulebound.rulebook.copies import Copies

    return Copies(home() / "sources")


def _keys(library: Library, game: str | None) -> list[str]:
    if game is not None and game not in library.files:
        raise click.UsageError(f"no rulebook {game!r}; there are {', '.join(library.files)}")
    return list(library.files) if game is None else [game]


def _chosen(
    library: Library, names: tuple[str, ...], *, only_sources: bool = False
) -> list[tuple[Book, Source]]:
    chosen: list[tuple[Book, Source]] = []
    for name in names:
        if name in library.files and not only_sources:
            chosen += [(book, source) for book, source in library.sources([name]) if source.address]
            continue
        try:
            chosen.append(library.source(name))
        except KeyError:
            known = ", ".join(source.id for _, source in library.sources())
            raise click.UsageError(f"no source {name!r}; there are {known}") from None
    return chosen


def _show(book: Book, source: Source, copies: Copies) -> None:
    from rulebound.rulebook.library import source_card

    card = source_card(book, source, "en", copies)
    click.echo(f"{source.id}  ({'copied' if card.copied else 'no copy'})")
    click.echo(f"    {card.title}, {card.revision}")
    click.echo(f"    {source.address or 'no public address known: import a file'}")


def _tell(book: Book, source: Source, copy: Copy) -> None:
    from rulebound.rulebook.library import passages_in

    found, named = passages_in(book, source, copy)
    counted = f"; {found} of {named} passages found" if copy.trusted else ""
    click.echo(f"{source.id}: {len(copy.text):,} letters{counted}")
    if not copy.trusted:
        pages = ", ".join(str(n) for n, page in enumerate(copy.pages, 1) if not page.trusted)
        click.echo(f"{source.id}: the text of page {pages} cannot be trusted, so nothing of it is quoted")


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
