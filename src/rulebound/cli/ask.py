"""`rulebound ask`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulebound.cli.group import NotDone
from rulebound.cli.language import chosen_language
from rulebound.cli.writing import endpoint, tell_writer, writing

if TYPE_CHECKING:
    from rulebound.assistant.answer import Answer, Cited
    from rulebound.rulebook.messages import Messages


@click.command("ask")
@click.argument("question", nargs=-1, required=True)
@click.option("--game", help="The game that it is about, such as meridians. Without it, the question tells.")
@click.option(
    "--book",
    metavar="NAME",
    help="A rulebook that you brought: its game, or its id (rulebound rulebooks list).",
)
@click.option(
    "--picture",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="With --book: write the region of the page where the first passage of a PDF stands, as PNG.",
)
@click.option(
    "--language",
    metavar="TAG",
    help="Language of the answer, such as de. By default that of the question, or else the system's.",
)
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="What is agreed at the table.")
@click.option(
    "--position", metavar="POSITION", help="A position that it is about, as `rulebound judge` takes it."
)
@click.option(
    "--record", metavar="MATCH", help="A match that it is about: a file, or an id of the local store."
)
@click.option("--at", type=int, metavar="SEQ", help="The match after this event; -1 is the start.")
@click.option("--move", metavar="MOVE", help="A move that it is about, if the question does not name it.")
@click.option("--seat", type=click.IntRange(1), help="Your seat there, the first being 1.")
@click.option("--about", metavar="THING", help="What of the position it is about, as in g6, a3 or e1n2:0.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@writing
def command(
    question: tuple[str, ...],
    game: str | None,
    book: str | None,
    picture: Path | None,
    language: str | None,
    options: tuple[str, ...],
    position: str | None,
    record: str | None,
    at: int | None,
    move: str | None,
    seat: int | None,
    about: str | None,
    as_json: bool,
    llm: str | None,
    llm_model: str | None,
    llm_key_file: Path | None,
    llm_timeout: float,
) -> None:
    """Ask what the rules say. QUESTION is in English, Russian, French, Dutch or German.

    Example: rulebound ask --game meridians May I pass?

    The answer names its clauses; with your own copy of a source (rulebound sources) each stands beside its
    passage. Nothing is asked of anybody else: it works without a network, unless you name a model to word answers;
    what it says is held against the clauses, and shown only if it holds.

    With a position or a match it is answered by the rules of the game itself: why a move is refused, whether a
    group lives, what a feature scores, what a piece may do, which rows count.

    Example: rulebound ask --game meridians --position "7 6 a1L a3L m3L k8D k6D" Is the group at m3 dead?

    With --book it is asked of a rulebook of another game that you brought: you get the passages that stand
    nearest, with their pages, or are told that none is near. Nothing is concluded from them, unless you name a model:
    it is given these passages, and what it says is held against them.
    """
    from rulebound.cli.asking import about_move, agreed, assistant, board, seated, worded

    model = endpoint(llm, llm_model, llm_key_file, llm_timeout)
    chosen = None if language is None else chosen_language(language)
    if book is not None:
        from rulebound.cli.booklet import ask_booklet

        if any((game, options, position, record, at is not None, move, seat, about)):
            raise click.UsageError("--book is asked alone: without a game, a position or a match")
        ask_booklet(book, " ".join(question), chosen, picture, as_json, model)
        return
    if picture is not None:
        raise click.UsageError("--picture needs --book")
    asked = assistant()
    if game is not None and game not in asked.games:
        raise click.UsageError(f"no game {game!r}; there are {', '.join(asked.games)}")
    there, in_force = board(asked, game, position, record, at)
    if there is None and (move or about or seat):
        raise click.UsageError("--move, --about and --seat need --position or --record")
    try:
        if there is not None:
            game, there = there.game.spec.key, replace(about_move(seated(there, seat), move), thing=about)
        given = {**in_force, **agreed(asked, game, options)}
        answer = asked.ask(" ".join(question), game, chosen, given, there, chosen_language(None))
    except ValueError as error:
        raise NotDone(str(error)) from None
    if model is not None:
        answer = worded(asked, model, answer, given)
    if as_json:
        click.echo(json.dumps(answer.to_json(), ensure_ascii=False))
        return
    _tell(answer)


def _tell(answer: Answer) -> None:
    from rulebound.assistant.compose import own_words

    words = own_words(answer.language)
    _say(answer)
    for cited in answer.rests:
        _cite(cited, words)
    if answer.assumed:
        click.echo(f"{words.format('assumed')} {', '.join(answer.assumed)}")
    if answer.readings or answer.reckoned is not None:
        click.echo(words.format("reading"))
    if answer.reckoned is not None:
        click.echo("  " + words.format("value-point", {"value": answer.reckoned}))
    for reading in answer.readings:
        click.echo(f"  {reading.option or reading.text}  [{reading.clause}]")
    if answer.near and answer.says.value != "elsewhere":
        click.echo(words.format("near"))
        for cited in answer.near:
            _cite(cited, words)
    if (
        answer.says.value != "elsewhere"
        and answer.shown
        and not any(cited.passage.text for cited in answer.shown)
    ):
        click.echo(words.format("no-copy"))


def _say(answer: Answer) -> None:
    """The answer itself and who worded it, what else is ruled on the position, and the lines of a calculation."""
    click.echo(answer.short)
    if answer.taken is not None:
        click.echo(answer.taken)
    tell_writer(answer.written, answer.language)
    for said in answer.rulings[1:]:
        click.echo(f"  {said.text}  [{', '.join(said.ruling['clauses'])}]")
    for line in answer.lines:
        click.echo(
            f"  {f'{line.count} × {line.each} = {line.points}':>14}  {line.text}  [{', '.join(line.clauses)}]"
        )


def _cite(cited: Cited, words: Messages) -> None:
    click.echo(f"  § {cited.heading}  [{cited.clause}, {cited.authority}]")
    click.echo(f"    {cited.text}")
    if cited.passage.text:
        page = f" ({cited.passage.page})" if cited.passage.page else ""
        click.echo(f"    {words.format('in-original')} {cited.passage.text}{page}")
    if cited.link:
        click.echo(f"    {cited.link}")
