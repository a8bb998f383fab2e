"""`rulebound judge`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from rulebound.cli.language import chosen_language
from rulebound.cli.standing import ended, seat_of, standing, text_of

if TYPE_CHECKING:
    from rulebound.core import Game, Ruling
    from rulebound.rulebook.library import Library
    from rulebound.rulebook.messages import Messages


SHOWN = 6
"""So many of the moves that are open are told beside a refusal."""


@click.command("judge")
@click.argument("game")
@click.argument("position")
@click.argument("move")
@click.option("--seat", type=click.IntRange(1), help="Judge for this seat, the first being 1.")
@click.option(
    "--language", metavar="TAG", help="Language of the words, such as de. By default your system's."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    game: str, position: str, move: str, seat: int | None, language: str | None, as_json: bool
) -> None:
    """Say what the rules hold of MOVE in POSITION, and by which clauses.

    POSITION is a position text of GAME, @FILE to read one from a file, or - to read standard input. A
    file may also hold a state as JSON or an exported match; @FILE@12 is that match after event 12. MOVE is
    the move as text, or @FILE where it is long, such as a measured scene.

    Examples: rulebound judge meridians "7 4 g6L g8L i6D i8D" k8

    rulebound judge marsigel "a3/b2/a1/b3/a2/b1 a 4" "a1>b3"

    rulebound judge carcassonne @match.json@12 n1@180

    rulebound judge meeple-stacking '{"players": 2}' 5-4-2-1 --seat 1

    The position is taken as it stands, with the turn's removal behind it. Where the rules would still do
    something before the move, that is told first; if it would end the game, the move is judged in the
    game that is over. The exit code is 0 whatever the verdict, and 2 if something cannot be read.
    """
    from rulebound.cli import telling
    from rulebound.core.game import Itemised
    from rulebound.games import known

    if game not in known():
        raise click.UsageError(f"no game {game!r}; there are {', '.join(known()) or 'none'}")
    books, chosen = telling.library(), chosen_language(language)
    rules = known()[game].game
    try:
        state, due = standing(rules, position)
        judged = seat_of(rules, state, seat)
        state = ended(rules, state, due)
        made = rules.parse(state, text_of(move)[0].strip() if move.startswith("@") else move)
        ruling = rules.judge(state, judged, made)
        behind = rules.behind(state, judged, made) if isinstance(rules, Itemised) else []
        notated = rules.notate(state, made)
    except ValueError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)

    if as_json:
        told = partial(_in_json, books, game, chosen)
        answer = {"game": game, "seat": judged + 1, "move": notated, "language": chosen}
        answer |= {**told(ruling), "due": [told(each.ruling) for each in due]}
        answer |= {"behind": [told(each) for each in behind]} if behind else {}
        click.echo(json.dumps(answer, ensure_ascii=False))
        return
    words = telling.own(chosen)
    for each in due:
        said = books.told(game, each.ruling, chosen)
        click.echo(words.format("due-first", {"text": said}), err=True)
    click.echo(words.format(ruling.verdict.value, {"text": books.told(game, ruling, chosen)}))
    for term in ruling.terms:
        label = books.words(game).text(term.label, chosen)
        click.echo(f"  {f'{term.count} × {term.each} = {term.points}':>14}  {label}")
    for reason in behind:
        click.echo(f"  {books.told(game, reason, chosen)}  [{', '.join(reason.clauses)}]")
    if not (ruling.allowed or rules.spec.continuous):
        _tell_open(rules, state, rules.moves(state, judged), words)
    if ruling.reading is not None:
        click.echo(words.format("in-force", {"reading": ruling.reading}))
    for clause in ruling.clauses:
        telling.cite(books, clause, chosen)


def _in_json(books: Library, game: str, language: str, ruling: Ruling) -> dict[str, Any]:
    return {**ruling.to_json(), "text": books.told(game, ruling, language)}


def _tell_open(rules: Game[Any, Any], state: Any, moves: Sequence[Any], words: Messages) -> None:
    """Print how many moves are open instead, and the first of them."""
    if moves:
        shown = ", ".join(rules.notate(state, move) for move in moves[:SHOWN])
        more = ", …" if len(moves) > SHOWN else ""
        click.echo(f"  {words.format('open-instead', {'count': len(moves), 'moves': shown + more})}")
