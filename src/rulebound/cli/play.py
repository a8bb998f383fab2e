"""`rulebound play`."""

from __future__ import annotations

import click

from rulebound.cli.group import NotDone
from rulebound.cli.language import chosen_language
from rulebound.cli.options import chosen_options

FRIEND = "friend"


@click.command("play")
@click.argument("game", default="meridians")
@click.option(
    "--against",
    metavar="LEVEL",
    default="casual",
    show_default=True,
    help="The level of the bots, or `friend` for people beside you.",
)
@click.option("--seats", type=click.IntRange(1), help="How many play. By default as few as can.")
@click.option("--seat", type=click.IntRange(1), default=1, show_default=True, help="Your seat against bots.")
@click.option(
    "-o", "--option", "options", metavar="KEY=VALUE", multiple=True, help="An option of the game, as size=6."
)
@click.option("--position", metavar="TEXT", help="Begin at a position, as the game writes it.")
@click.option(
    "--language", metavar="TAG", help="Language of the words, such as de. By default your system's."
)
def command(
    game: str,
    against: str,
    seats: int | None,
    seat: int,
    options: tuple[str, ...],
    position: str | None,
    language: str | None,
) -> None:
    """Play GAME at the terminal, against bots or with friends.

    The board is drawn as text. What the rules refuse is told in words with its clauses. Type `help`
    during the game for all that you may type.

    Examples: rulebound play --against expert -o size=6; rulebound play marsigel --seats 4 --language fr
    """
    import secrets

    from rulebound.bots import levels
    from rulebound.cli.terminal import Terminal
    from rulebound.core import Match, NotationError, OptionError, Seed
    from rulebound.games import shelf

    if game not in shelf():
        raise NotDone(f"no game {game!r}; there are {', '.join(shelf()) or 'none'}")
    rules = shelf()[game].game
    known = {level.key: level for level in levels(game)}
    if against != FRIEND and against not in known:
        raise NotDone(f"no level {against!r}; there are {', '.join((*known, FRIEND))}")
    seats = min(rules.spec.seats) if seats is None else seats
    if seats not in rules.spec.seats:
        least, most = min(rules.spec.seats), max(rules.spec.seats)
        raise NotDone(
            f"{game} is for {least if least == most else f'{least} to {most}'} players, not {seats}"
        )
    if seat > seats:
        raise NotDone(f"there are {seats} seats, not {seat}")
    try:
        given = chosen_options(rules.spec, options)
        secret = secrets.token_bytes(32)
        match = Match.begin(rules, seats, given, Seed.mixed(secret, ()), position=position)
    except (OptionError, NotationError) as error:
        raise NotDone(str(error)) from None
    bots = {} if against == FRIEND else {each: known[against] for each in range(seats) if each != seat - 1}
    Terminal(shelf()[game], match, secret, bots, chosen_language(language)).play()
