"""Random games of Der Marsigelwettkampf, for tests that look at every ply."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rulebound.core import CHANCE, Outcome
from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.rules import Movement
from rulebound.games.marsigel.state import Move, State


def walk(
    players: int, seed: int, plies: int, **options: str | int | bool
) -> Iterator[tuple[State, Move, State]]:
    """The plies of a random game with the states before and after: few passes, so that it lasts."""
    pick = random.Random(seed)
    state = GAME.start(players, options)
    for _ in range(plies):
        decision = GAME.decision(state)
        if isinstance(decision, Outcome):
            return
        (seat,) = decision.seats
        moves = GAME.moves(state, seat)
        steps = [move for move in moves if isinstance(move, Movement)]
        move = pick.choice(steps if steps and pick.random() < 0.8 else moves)
        before = state
        for event in GAME.resolve(state, {seat: move}):
            state = GAME.fold(state, event)
        yield before, move, state


def chance(state: State) -> bool:
    """Whether the die or the lot is asked."""
    decision = GAME.decision(state)
    return not isinstance(decision, Outcome) and decision.seats == {CHANCE}
