"""`rulebound conform`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from rulebound.cli.group import NotDone, unreadable

PROSE = ".md"
"""A text that lies beside records, as a shell's * finds it."""


@click.command("conform")
@click.argument("game")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
def command(game: str, files: tuple[Path, ...]) -> None:
    """Hold GAME against recorded facts: each record in each FILE is one check.

    A record is a line of JSON, or a case of a JSON file; its kind is told by its keys. Every fact in it
    is compared with what our rules give, and a record that differs is named with its first difference.

    Example: rulebound conform meridians tests/games/meridians/records/*.jsonl

    The exit code is 0 when all records pass, 1 when one fails, and 2 when a file cannot be read or holds
    a record of an unknown kind.
    """
    from rulebound.games import known
    from rulebound.games.conformance import UnknownRecord, check_of, records

    if game not in known():
        raise click.UsageError(f"no game {game!r}; there are {', '.join(known()) or 'none'}")
    passed = failed = 0
    where = game
    try:
        check = check_of(known()[game])
        for path in files:
            where = str(path)
            if path.suffix == PROSE and len(files) > 1:
                click.echo(f"{path}: not a file of records, left out", err=True)
                continue
            good = bad = 0
            for number, record in records(path.read_text(encoding="utf-8-sig")):
                where = f"{path}:{number}"
                if difference := check(record):
                    bad += 1
                    click.echo(f"{where} {record.get('id', '')}: {difference}".replace(" :", ":"))
                else:
                    good += 1
                where = str(path)
            click.echo(f"{path}: {good} passed, {bad} failed")
            passed, failed = passed + good, failed + bad
    except (OSError, UnicodeDecodeError) as error:
        raise NotDone(f"{where} cannot be read: {unreadable(error)}") from None
    except UnknownRecord as error:
        raise NotDone(f"{where}: {error}") from None
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
