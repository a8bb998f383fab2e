"""Asking a rulebook of another game at the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulebound.cli.asking import assistant
from rulebound.cli.group import NotDone, unreadable
from rulebound.cli.language import chosen_language
from rulebound.cli.rulebooks import with_bookcase
from rulebound.cli.writing import tell_writer

if TYPE_CHECKING:
    from rulebound.assistant.assistant import Assistant
    from rulebound.assistant.writing.endpoint import Endpoint
    from rulebound.booklets.bookcase import Bookcase, Found, Told
    from rulebound.store import BookletRow


def ask_booklet(
    book: str,
    question: str,
    language: str | None,
    picture: Path | None,
    as_json: bool,
    model: Endpoint | None = None,
) -> None:
    """Ask a rulebook that was brought here, and show what it says, perhaps as a model words it. Raises NotDone."""
    from rulebound.assistant.question import QuestionError

    async def ask(bookcase: Bookcase) -> tuple[Told, bytes | None]:
        from rulebound.booklets.finding import ordinals
        from rulebound.store import TERMINAL

        told = await _asked(bookcase, book, question, language, made, model)
        first = next((found for found in told.found if found.picture), None)
        if picture is None or first is None:
            return told, None
        marked = ordinals(first.text, first.marks)
        return told, await bookcase.picture(TERMINAL, first.booklet, first.version, first.paragraph, marked)

    made = assistant()
    try:
        told, drawn = with_bookcase(ask, made)
    except QuestionError as error:
        raise NotDone(str(error)) from None
    if picture is not None:
        if drawn is None:
            raise NotDone("--picture: none of the passages is of a PDF")
        try:
            picture.write_bytes(drawn)
        except OSError as error:
            raise NotDone(f"{picture}: {unreadable(error)}") from None
    if as_json:
        click.echo(json.dumps(told.to_json(), ensure_ascii=False))
        return
    click.echo(told.short)
    tell_writer(told.written, told.language)
    for found in told.found:
        _tell(found)


def asked_booklet(
    book: str, question: str, language: str | None, made: Assistant, model: Endpoint | None = None
) -> Told:
    """What a rulebook that was brought here says, perhaps as a model words it. Raises NotDone, or QuestionError."""
    return with_bookcase(lambda bookcase: _asked(bookcase, book, question, language, made, model), made)


async def _asked(
    bookcase: Bookcase,
    book: str,
    question: str,
    language: str | None,
    made: Assistant,
    model: Endpoint | None,
) -> Told:
    from rulebound.store import TERMINAL

    row = chosen(await bookcase.booklets.of(TERMINAL), book)
    told = await bookcase.ask(TERMINAL, row.id, question, language, chosen_language(None))
    if model is None:
        return told

    from rulebound.assistant.writing.writer import Writer
    from rulebound.booklets.worded import worded

    return await worded(told, Writer(made, model))


def chosen(rows: list[BookletRow], wanted: str) -> BookletRow:
    """The rulebook of an id, or of a game of which one edition is here. Raises NotDone."""
    from rulebound.assistant.names import words
    from rulebound.booklets.bookcase import edition, title

    if named := next((row for row in rows if row.id == wanted), None):
        return named
    found = [row for row in rows if words(wanted) in (words(row.game), words(title(row)))]
    if not found:
        known = (
            ", ".join(dict.fromkeys(map(title, rows)))
            or "none yet: rulebound rulebooks import FILE --game GAME"
        )
        raise NotDone(f"--book: no rulebook of {wanted!r}; there are {known}")
    if len(edition(rows, found[0].id)) < len(found):
        editions = ", ".join(dict.fromkeys(map(title, found)))
        raise NotDone(f"--book: which edition of {wanted}: {editions}?")
    return found[0]


def _tell(found: Found) -> None:
    click.echo(f"  § {_where(found.role, found.name, found.page, found.heading)}")
    text, last, parts = found.text, 0, []
    for begin, end in found.marks:
        parts += [text[last:begin], click.style(text[begin:end], underline=True)]
        last = end
    click.echo(f"    {''.join(parts)}{text[last:]}")
    for copy in found.also:
        click.echo(f"    the same words: {_where(copy.role, copy.name, copy.page)}")


def _where(role: str, name: str, page: int | None, heading: str = "") -> str:
    parts = (role, name, f"p. {page}" if page else "", heading)
    return " · ".join(part for part in parts if part)
