"""Perfect play for two, from the solution."""

from __future__ import annotations

from rulebound.bots.marsigel.ends import gives_up
from rulebound.core.event import Seat
from rulebound.games.marsigel.ring import DIE
from rulebound.games.marsigel.solve import EQUAL, Choice, solution
from rulebound.games.marsigel.state import State


def best(state: State, seat: Seat) -> Choice:
    """An end of the turn as good as any for two perfect players, and of those the hardest to answer.

    An advantage is cashed in as soon as possible; nobody passes who can move as well, but to end the game.
    """
    solved = solution(state.house.variant)
    choices = solved.choices(state.ring, seat, state.points, moved=state.moves > 0, passed=state.passes > 0)
    first = choices[0]
    if first.end.wins:
        return first
    equal = [choice for choice in choices if abs(choice.odds.value - first.odds.value) < EQUAL]
    passing = next((choice for choice in equal if choice.passes), None)
    if passing is not None and gives_up(state, seat):
        return passing
    equal = [choice for choice in equal if choice.rank == first.rank]
    moving = [choice for choice in equal if not choice.passes] or equal
    return max(moving, key=lambda choice: _temptation(state, choice, seat))


def _temptation(state: State, choice: Choice, seat: Seat) -> float:
    """What a rival who replies at random would leave to the player of an end."""
    if choice.passes and state.passes:
        return 0.0
    replies = solution(state.house.variant).choices(choice.ring, 1 - seat, DIE, passed=choice.passes)
    value = 0.0
    for roll in range(1, DIE + 1):
        open_to = [reply.odds.value for reply in replies if reply.end.cost <= roll]
        value -= sum(open_to) / len(open_to) / DIE
    return value
