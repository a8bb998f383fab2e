"""`rulebound coverage`."""

from __future__ import annotations

import json
import sys
from importlib import import_module, resources
from pathlib import Path

import click


@click.command("coverage")
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str | None, as_json: bool) -> None:
    """Show for each clause where code enforces it and which tests assert it.

    GAME is the key of a game, or `table` for conduct at the tables; without it all rulebooks are shown.
    A clause that nothing enforces says why it is informative instead. What tests assert is what the last
    test run recorded, so run the tests first.

    Exit code 1 if a clause is uncovered, 2 if there is no record of a test run.
    """
    from rulebound.games import known
    from rulebound.rulebook import citing
    from rulebound.rulebook.coverage import cover
    from rulebound.rulebook.library import Library
    from rulebound.rulebook.scan import scan

    library = Library({key: shelved.files for key, shelved in known().items()})
    if game is not None and game not in library.files:
        raise click.UsageError(f"no rulebook {game!r}; there are {', '.join(library.files)}")
    try:
        record = citing.read(Path.cwd())
    except citing.RecordError as error:
        click.echo(str(error), err=True)
        sys.exit(2)
    if record is None:
        click.echo("No test run has been recorded here or in a folder above. Run the tests first.", err=True)
        sys.exit(2)

    packages = ["rulebound", *(s.package for s in known().values() if not s.package.startswith("rulebound."))]
    found = scan(((name, resources.files(import_module(name))) for name in packages), list(library.files))
    books = [library.book(key) for key in ([game] if game else library.files)]
    report = cover(books, found, record)
    if as_json:
        lines = [
            {
                "clause": line.clause,
                "state": line.state,
                "places": line.places,
                "tests": line.tests,
                "why": line.why,
            }
            for line in report.lines
        ]
        counts = {state: report.count(state) for state in ("enforced", "informative", "uncovered")}
        click.echo(json.dumps({"recorded": record.at, "tests": record.tests, "clauses": lines, **counts}))
    else:
        click.echo(f"Recorded {record.at} by {record.tests} passing tests.")
        for line in report.lines:
            click.echo(f"{line.state:<12} {line.clause}")
            for place in line.places:
                click.echo(f"{'':<13}in {place}")
            for test in line.tests[:3]:
                click.echo(f"{'':<13}by {test}")
            if len(line.tests) > 3:
                click.echo(f"{'':<13}and {len(line.tests) - 3} more")
            if line.why:
                click.echo(f"{'':<13}{line.why}")
        click.echo(report.summary)
    sys.exit(1 if report.count("uncovered") else 0)
