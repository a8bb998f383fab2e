"""Random games of Der Marsigelwettkampf, for tests that look at every ply."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from rulebound.core import CHANCE, Outcome, Seat
from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.rules import Movement
from rulebound.games.marsigel.state import Move, State


def walk(
    players: int, seed: int, plies: int, leavers: Iterable[Seat] = (), **options: str | int | bool
) -> Iterator[tuple[State, Move, State]]:
    """The plies of a random game with the states before and after: few passes, so that it lasts.

    `leavers` have given up before it.
    """
    pick = random.Random(seed)
    state = without(GAME.start(players, options), leavers)
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


def without(state: State, leavers: Iterable[Seat]) -> State:
    """The state after some have given up."""
    for leaver in leavers:
        for event in GAME.concede(state, leaver, "resign"):
            state = GAME.fold(state, event)
    return state


def chance(state: State) -> bool:
    """Whether the die or the lot is asked."""
    decision = GAME.decision(state)
    return not isinstance(decision, Outcome) and decision.seats == {CHANCE}
