"""Random games on the kernel, from its position to the end."""

from __future__ import annotations

from typing import Any

from rulebound.games.carcassonne.kernel.figures import find_figures
from rulebound.games.carcassonne.kernel.land import find_places, lay
from rulebound.games.carcassonne.kernel.record import LONGEST_STACK, Kernel, copy
from rulebound.games.carcassonne.kernel.turn import draw, put
from rulebound.games.carcassonne.tables import NOTHING, Tables
from rulebound.games.lots import Words, below
from rulebound.games.machine import compiled


@compiled
def shuffle(k: Kernel, random: Words) -> None:
    """Give what nobody knows another order: the river and the land to come, the scoring tiles not yet seen."""
    mix(k.deck, max(k.drawn, k.river_from), k.river_to, random)
    mix(k.deck, max(k.drawn, k.land_from), k.deck_size, random)
    for i in range(3):
        mix(k.stack, LONGEST_STACK * i + k.stack_known[i], LONGEST_STACK * i + k.stack_size[i], random)


@compiled
def mix(cards: Any, first: int, end: int, random: Words) -> None:
    """Shuffle the cards from one place to before another."""
    for i in range(end - 1, first, -1):
        other = first + below(random, i - first + 1)
        cards[i], cards[other] = cards[other], cards[i]


@compiled
def playout(t: Tables, k: Kernel, random: Words) -> None:
    """Play on to the end: all places of a tile are listed and one is picked, then all ways with figures."""
    if k.figuring:
        put(t, k, k.options[below(random, find_figures(t, k))])
    waiting = k.hand != NOTHING and find_places(t, k) > 0
    while not k.over and (waiting or draw(t, k)):
        waiting = False
        option = k.options[below(random, k.count)]
        lay(t, k, option >> 2, option & 3)
        put(t, k, k.options[below(random, find_figures(t, k))])


@compiled
def playouts(t: Tables, start: Kernel, work: Kernel, games: int, random: Words) -> int:
    """Random games from a position, the stack shuffled for each; the points of all players in all games."""
    points = 0
    for _ in range(games):
        copy(start, work)
        shuffle(work, random)
        playout(t, work, random)
        for seat in range(start.players):
            points += work.scores[seat]
    return points
