"""`rulebound evaluate`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from rulebound.cli.group import FAILED, NotDone, unreadable


@click.command("evaluate")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--sources",
    "documents",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder with the source documents, NUMBER_*.txt.",
)
@click.option(
    "--aside/--tuned", default=None, help="Only the questions of FILE that were put aside, or the others."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(file: Path, documents: Path | None, aside: bool | None, as_json: bool) -> None:
    """Ask every question of FILE and say how well it was answered.

    FILE has one question a line, as JSON, with its evidence as clauses or as passages of numbered documents.
    Without --sources no passage can be found, and what needs one is not told. Times are those of an assistant
    that is warm. The exit code is 1 if a passage that was shown is not word for word in its document.

    Example: rulebound evaluate tests/assistant/questions.jsonl --aside
    """
    from rulebound.assistant import evaluate
    from rulebound.cli.asking import assistant

    try:
        questions = evaluate.read(file)
    except (OSError, UnicodeDecodeError, evaluate.QuestionsError) as error:
        raise NotDone(f"{file} cannot be read: {unreadable(error)}") from None
    if aside is not None:
        questions = [question for question in questions if bool(question.get("aside")) is aside]
    if not questions:
        raise NotDone(f"{file} has no such question")
    asked = assistant(documents)
    click.echo("Getting ready …", err=True)
    asked.warm()
    asked.ask(questions[0]["question"])
    try:
        rows = evaluate.run(asked, questions, sourced=documents is not None)
    except (evaluate.QuestionsError, KeyError, TypeError) as error:
        raise NotDone(f"{file}: {error}") from None
    found = evaluate.report(asked, rows, sourced=documents is not None)
    click.echo(json.dumps(found, ensure_ascii=False)) if as_json else _tell(found)
    sys.exit(FAILED if found["verbatim"] not in (None, 1.0) else 0)


def _tell(found: dict[str, Any]) -> None:
    for name, value in found.items():
        if isinstance(value, float | int | None):
            click.echo(f"{name:20} {'not told' if value is None else f'{value:,.2f}'}")
    click.echo(f"{'by language':20} any_at_1 any_at_3 all_at_5")
    for language, each in found["by_language"].items():
        values = (each[key] for key in ("any_at_1", "any_at_3", "all_at_5"))
        click.echo(f"  {language:18} " + " ".join("       -" if v is None else f"{v:8.2f}" for v in values))
    click.echo(f"embedder: {found['embedder']}")
