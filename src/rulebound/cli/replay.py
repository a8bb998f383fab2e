"""`rulebound replay`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from rulebound.cli.group import NotDone
from rulebound.cli.language import chosen_language

if TYPE_CHECKING:
    from rulebound.core import Match
    from rulebound.core.game import OptionValue
    from rulebound.core.record import Record
    from rulebound.rulebook.words import Words


@click.command("replay")
@click.argument("match")
@click.option("--at", type=int, metavar="SEQ", help="Stop after this event; -1 is the start.")
@click.option("--game", metavar="GAME", help="Read MATCH as moves of this game, if it is no match file.")
@click.option("--clauses", is_flag=True, help="Print the text of each clause where it is first cited.")
@click.option(
    "--language", metavar="TAG", help="Language of the words, such as de. By default your system's."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    match: str, at: int | None, game: str | None, clauses: bool, language: str | None, as_json: bool
) -> None:
    """Tell a match event by event, each with the clauses that it rests on, and where it stands then.

    MATCH is an exported match file or the id of a match in the local store. With --game it may also be a
    file of moves: numbered or not, with tags such as [Size "6"], a recorded game as JSON, or a list from
    another site.

    Example: rulebound replay match.json --at 12

    The rules are asked about every event on the way; the exit code is 1 when one cannot have happened.
    """
    from rulebound.cli.matches import checked, find

    record, shelved = find(match, game)
    played = checked(record, shelved, match)
    if at is not None and not -1 <= at <= played.seq:
        raise NotDone(f"the match has events 0 to {played.seq}, not {at}")
    last = played.seq if at is None else at
    if as_json:
        click.echo(json.dumps(_told(record, played, last), ensure_ascii=False))
    else:
        _tell(record, played, last, clauses, language)


def _told(record: Record, match: Match[Any, Any], last: int) -> dict[str, Any]:
    from rulebound.core import Outcome

    state = match.state_at(last)
    decision = match.game.decision(state)
    ended = decision if isinstance(decision, Outcome) else None
    return {
        "game": record.game,
        "seats": list(record.seats),
        "options": dict(record.options),
        "events": [event.to_json() for event in match.log[: last + 1]],
        "seq": last,
        "position": _position(match, state),
        "to_act": [] if isinstance(decision, Outcome) else sorted(decision.seats),
        "outcome": ended and {"returns": list(ended.returns), "ruling": ended.ruling.to_json()},
    }


def _tell(record: Record, match: Match[Any, Any], last: int, clauses: bool, language: str | None) -> None:
    from rulebound.cli import telling
    from rulebound.core import CHANCE, Narrated, Outcome
    from rulebound.rulebook.messages import values

    books, tongue = telling.library(), chosen_language(language)
    words = telling.own(tongue)
    said = books.words(record.game)
    seats = [name or words.format("seat", {"seat": seat}) for seat, name in enumerate(record.seats, 1)]
    chosen = "; ".join(
        _chosen(said, option.key, value, tongue)
        for option in match.game.spec.options
        if (value := record.options.get(option.key, option.default)) != option.default
    )
    click.echo(f"{record.game}: {', '.join(seats)}" + (f" ({chosen})" if chosen else ""))
    cited: set[str] = set()
    width = len(str(last))
    state, stage = match.state_at(-1), ""
    for event in match.log[: last + 1]:
        if isinstance(match.game, Narrated) and (facts := match.game.stage(state, event)):
            named = said.text("stage", tongue, values(facts, tongue))
            if named != stage:
                click.echo(named)
            stage = named
        state = match.game.fold(state, event)
        line = telling.log_line(said, match.game, event, tongue)
        click.echo(f"{event.seq:{width}}  {line}  [{', '.join(event.ruling.clauses)}]")
        for clause in event.ruling.clauses if clauses else ():
            if clause not in cited:
                cited.add(clause)
                telling.cite(books, clause, tongue)
    if isinstance(match.game, Narrated):
        for seat, has in zip(seats, match.game.totals(state), strict=True):
            click.echo(f"{seat}: {said.text('total', tongue, values(has, tongue))}")
    if (position := _position(match, state)) is not None:
        click.echo(f"{words.format('position-is')} {position}")  # longer than a message may hold
    decision = match.game.decision(state)
    if isinstance(decision, Outcome):
        click.echo(books.told(record.game, decision.ruling, tongue))
    else:
        names = ", ".join(seats[seat] for seat in sorted(decision.seats) if seat != CHANCE)
        click.echo(words.format("to-act", {"names": names}) if names else words.format("to-chance"))


def _chosen(words: Words, key: str, value: OptionValue, tongue: str) -> str:
    """An option and what was chosen, by their names where the game has words for them."""
    from rulebound.rulebook.messages import WordingError

    plain = str(value).lower() if isinstance(value, bool) else str(value)
    try:
        return f"{words.text(f'option-{key}', tongue)}: {words.text(f'option-{key}-{plain}', tongue)}"
    except WordingError:
        return f"{key}: {plain}"


def _position(match: Match[Any, Any], state: Any) -> str | None:
    from rulebound.core import Positions

    return match.game.position_text(state) if isinstance(match.game, Positions) else None
