"""What a table shows beside the ring: movements that are open, pieces that are held, and the trio that won."""

from __future__ import annotations

from typing import Any

from rulebound.games.marsigel import notation
from rulebound.games.marsigel.ring import Stack
from rulebound.games.marsigel.rules import Priced, goal, has_won, movements, topmost_own, way
from rulebound.games.marsigel.state import State


def open_movements(state: State) -> list[dict[str, Any]]:
    """The movements that are open, each with all that a page shows of it before it is made."""
    if state.roll is None or state.result is not None:
        return []
    return [
        _told(state, priced)
        for priced in movements(state.ring, state.house.variant, state.mover, state.points)
    ]


def _told(state: State, priced: Priced) -> dict[str, Any]:
    piece, onto = priced.movement.piece, priced.movement.onto
    source, height = state.ring.find(piece)
    target = state.ring.find(onto)[0]
    return {
        "move": notation.move(priced.movement),
        "piece": notation.piece(piece),
        "onto": notation.piece(onto),
        "space": notation.piece(state.ring.stacks[target][0]),
        "spaces": priced.spaces,
        "way": way(state.ring, source, target),
        "cost": priced.cost,
        "left": state.points - priced.cost,
        "riders": list(map(notation.piece, state.ring.stacks[source][height + 1 :])),
        "closes": height == 0,
        "wins": has_won(priced.ring, state.house.variant, state.mover),
    }


def trio(state: State) -> Stack:
    """The pieces that won, from the bottom; none while nobody has a trio."""
    ending = state.result
    if ending is None or ending.winner is None or ending.cause == "last-one":
        return ()
    return goal(state.house.variant, ending.winner)


def held(state: State) -> list[dict[str, Any]]:
    """The mover's pieces that may not move, each with the piece of its own that holds it."""
    if state.result is not None:
        return []
    return [
        {"piece": notation.piece(piece), "under": notation.piece(stack[highest])}
        for stack in state.ring
        if (highest := topmost_own(stack, state.mover))
        for piece in stack[:highest]
        if piece.colour == state.mover
    ]
