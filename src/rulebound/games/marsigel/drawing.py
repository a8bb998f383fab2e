"""A ring drawn as text, for terminals."""

from __future__ import annotations

from rulebound.core.event import CHANCE
from rulebound.games.marsigel import notation
from rulebound.games.marsigel.rules import movements
from rulebound.games.marsigel.state import State


def draw(state: State) -> str:
    """The ring as lines of text, a space a line, and after the last comes the first again.

    A stack lies on its side, bottom first. Behind it stand the pieces that may land on it with what it
    costs them. The first line tells whose turn it is, and its points left of its roll.
    """
    landing: dict[str, list[str]] = {}
    if state.roll is not None and state.result is None:
        for priced in movements(state.ring, state.house.variant, state.mover, state.points):
            told = f"{notation.piece(priced.movement.piece)}:{priced.cost}"
            landing.setdefault(notation.piece(priced.movement.onto), []).append(told)
    stacks = [list(map(notation.piece, stack)) for stack in state.ring]
    width = max(map(len, stacks)) * 3
    lines = [f"{' '.join(stack):{width}} {' '.join(landing.get(stack[-1], ()))}".rstrip() for stack in stacks]
    return "\n".join([_turn(state), *lines])


def _turn(state: State) -> str:
    if state.mover == CHANCE:
        return "-"
    letter = notation.LETTERS[state.mover]
    return letter if state.roll is None else f"{letter} {state.points}/{state.roll}"
