"""The colours of the pyramids, by the names of the stashes they come in, and orders to lay them out in."""

from __future__ import annotations

from functools import cache

from rulebound.core.game import Option, OptionError
from rulebound.games.marsigel.clauses import COLOUR_ORDER

USUAL = "stashes"
PALETTES = {
    "stashes": (
        "red",
        "yellow",
        "green",
        "blue",
        "black",
        "purple",
        "orange",
        "cyan",
        "clear",
        "white",
        "pink",
        "brown",
        "mint",
    ),
    "far-apart": (
        "black",
        "white",
        "clear",
        "blue",
        "cyan",
        "red",
        "brown",
        "yellow",
        "purple",
        "orange",
        "pink",
        "green",
        "mint",
    ),
}
"""Colour orders: as the stashes come (Rainbow, Xeno, Pink Hijinks, and two more), or first the colours
that are told apart most easily, also by colour-blind eyes."""

COLOURS = PALETTES[USUAL]
OPTION = Option("colours", tuple(PALETTES), USUAL, COLOUR_ORDER, each=COLOURS)


@cache
def order(text: str) -> tuple[str, ...]:
    """The colours of the seats, by the name of an order or a list such as `white-red`."""
    return PALETTES.get(text) or tuple(text.split("-"))


def settled(given: object, players: int) -> str:
    """The colours of so many players in the one text that they have. Raises OptionError."""
    named = order(str(OPTION.read(given)))
    if given not in PALETTES and len(named) != players:
        raise OptionError(f"option colours names {len(named)} colours for {players} players: {given}")
    usual = (name for name, colours in PALETTES.items() if colours[:players] == named[:players])
    return next(usual, "-".join(named))
