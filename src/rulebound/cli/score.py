"""`rulebound score`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from rulebound.cli.group import NotDone, unreadable
from rulebound.cli.language import chosen_language
from rulebound.core.members import parsed
from rulebound.games import known
from rulebound.games.carcassonne import description
from rulebound.games.carcassonne.amendments import ANY
from rulebound.games.desks import Ask, Impossible, desk_of
from rulebound.rulebook.words import Words

_MOST_LETTERS = 1_000_000


def _flags(command: Callable[..., None]) -> Callable[..., None]:
    """An option for each key of a description."""
    for key in reversed(description.COUNTS):
        command = click.option(_flag(key), key, type=int, metavar="N")(command)
    for key in reversed((*description.MARKS, "final_scoring", "early")):
        command = click.option(f"{_flag(key)}/--no-{_flag(key)[2:]}", key, default=None)(command)
    for key in reversed(description.SEVERAL):
        command = click.option(_flag(key), key, multiple=True, metavar="PLAYER=N", help="For each player.")(
            command
        )
    for key in reversed(description.PLAYERS):
        command = click.option(_flag(key), key, multiple=True, metavar="PLAYER", help="One or several.")(
            command
        )
    others = f"An expansion that is in play, one or several of {', '.join(description.EXPANSIONS)}."
    return click.option("--other", multiple=True, metavar="NAME", help=others)(command)


def _flag(key: str) -> str:
    return f"--{key.replace('_', '-')}"


@click.command("score")
@click.argument("game")
@click.argument("file", required=False)
@click.option("--feature", help=f"One of {', '.join(sorted(ANY))}.")
@click.option("--active", help="The active scoring tile for it, such as siege, wealth or poverty.")
@click.option("--completed/--not-completed", default=None)
@click.option("--challenge", help="won, lost or none, of a shrine or a monastery.")
@click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="KEY=VALUE",
    help=f"One or several of {', '.join(option.key for option in description.READINGS)}.",
)
@_flags
@click.option(
    "--language", metavar="TAG", help="Language of the words, such as de. By default your system's."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, file: str | None, language: str | None, as_json: bool, **flags: Any) -> None:
    """Work out what a feature is worth, to whom, and by which clauses.

    FILE holds a description as one JSON object, - reads it from standard input; without FILE it is told by
    flags. A key of the object is the flag of the same name with an underscore for a hyphen.

    Example: rulebound score carcassonne --feature city --completed --tiles 6 --shields 1
    --active citizens-jury --meeples red=2 --meeples blue=1

    What is not told is asked for, with exit code 2, if the points depend on it. Large figures and mayors
    are among the meeples. In a file, keys for several players hold an object of players and numbers.
    """
    if game not in known():
        raise click.UsageError(f"no game {game!r}; there are {', '.join(known())}")
    answered = desk_of(known()[game])
    if answered is None:
        raise NotDone(f"{game} has no scoring desk")
    description = _described(file, flags)
    said, chosen = Words(known()[game].files), chosen_language(language)
    try:
        answer = answered(description)
    except Ask as ask:
        question = said.text(ask.question, chosen)
        if as_json:
            click.echo(json.dumps({"ask": ask.key, "question": question}))
        raise NotDone(f"{question} Tell {ask.key}.") from None
    except Impossible as error:
        raise NotDone(said.text(error.message, chosen, error.facts)) from None
    except ValueError as error:
        raise NotDone(str(error)) from None
    click.echo(json.dumps(answer.to_json()) if as_json else _as_text(answer, said, chosen))


def _described(file: str | None, flags: dict[str, Any]) -> dict[str, Any]:
    given = {key: value for key, value in flags.items() if value not in (None, ())}
    if file is None:
        if not given:
            raise NotDone("tell of a feature by flags, in a file, or by - on standard input")
        return {key: _value(key, value) for key, value in given.items()}
    if given:
        raise NotDone(f"a file tells everything, so {_flag(next(iter(given)))} has no place beside it")
    try:
        text = sys.stdin.read(_MOST_LETTERS) if file == "-" else Path(file).read_text(encoding="utf-8")
        found = parsed(text)
    except (OSError, ValueError) as error:
        raise NotDone(f"{file} cannot be read: {unreadable(error)}") from None
    if not isinstance(found, dict):
        raise NotDone(f"{file} holds no JSON object")
    return found


def _value(key: str, value: Any) -> Any:
    if key in description.SEVERAL:
        return {player: _number(key, number) for player, number in _pairs(key, value)}
    if key == "readings":
        return {name: int(text) if text.isdecimal() else {"true": True, "false": False}.get(text, text)
                for name, text in _pairs("reading", value)}  # fmt: skip
    return list(value) if isinstance(value, tuple) else value


def _pairs(key: str, values: tuple[str, ...]) -> list[tuple[str, str]]:
    for value in values:
        if "=" not in value:
            raise NotDone(f"{_flag(key)} takes NAME=VALUE, not {value!r:.40}")
    return [(value.partition("=")[0], value.partition("=")[2]) for value in values]


def _number(key: str, text: str) -> int:
    if not text.isdecimal():
        raise NotDone(f"{_flag(key)} takes a number for a player, not {text!r:.40}")
    return int(text)


def _as_text(answer: Any, said: Words, language: str) -> str:
    lines: list[str] = []
    for player, points in answer.points.items():
        lines.append(f"{player}: {points}")
        for term in answer.terms.get(player, ()):
            sum_ = f"{term.count} × {term.each} = {term.points}"
            lines.append(f"  {sum_:>14}  {said.text(term.label, language)}  [{', '.join(term.clauses)}]")
    lines += [f"{player} has {total} after it" for player, total in answer.totals.items()]
    lines.append("Applied in this order:")
    for number, line in enumerate(answer.applied, 1):
        stage = said.text(f"stage-{line.stage.key}", language)
        lines.append(f"  {number}. {stage}: {line.label}  [{', '.join(line.clauses)}]")
    lines.append(f"Because of {', '.join(answer.clauses)}")
    lines.append(f"{said.say(answer.rotation, language)}  [{', '.join(answer.rotation.clauses)}]")
    return "\n".join(lines)
