"""`rulebound export`."""

from __future__ import annotations

from pathlib import Path

import click

from rulebound.cli.group import NotDone, unreadable


@click.command("export")
@click.argument("match")
@click.option(
    "--format",
    "kind",
    type=click.Choice(["match", "text"]),
    default="match",
    show_default=True,
    help="A match file with everything in it, or the moves as text.",
)
@click.option("--game", metavar="GAME", help="Read MATCH as moves of this game, if it is no match file.")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write here, not to the terminal."
)
def command(match: str, kind: str, game: str | None, output: Path | None) -> None:
    """Write a match out, as a match file or as text.

    MATCH is the id of a match in the local store or an exported match file. A match file is what
    `rulebound replay` and `rulebound verify` read. The secret behind its draws is in it only when the
    match is over. Text is a plain list of moves, so a match with draws, or from a position, has none (exit
    code 2). A match that the rules find impossible is not written (exit code 1).

    Example: rulebound export match.json --format text
    """
    from rulebound.cli.matches import checked, find
    from rulebound.core import NotationError
    from rulebound.games.script import write

    record, shelved = find(match, game)
    played = checked(record, shelved, match)
    try:
        text = record.to_text() if kind == "match" else write(shelved, played)
        if output is None:
            click.echo(text, nl=False)
        else:
            output.write_text(text, encoding="utf-8")
    except NotationError as error:
        raise NotDone(str(error)) from None
    except OSError as error:
        raise NotDone(f"{output} cannot be written: {unreadable(error)}") from None
