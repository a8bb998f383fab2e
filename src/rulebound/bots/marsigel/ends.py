"""The ends of a turn that are worth a thought, and thoughts that play them."""

from __future__ import annotations

from typing import TypeAlias

from rulebound.bots.level import Thought
from rulebound.core.event import Seat
from rulebound.games.marsigel import notation
from rulebound.games.marsigel.ring import Piece, Ring
from rulebound.games.marsigel.rules import GOALS
from rulebound.games.marsigel.state import EndTurn, Pass, State
from rulebound.games.marsigel.turn import End, explore

Ends: TypeAlias = list[tuple[Ring, End]]


def worthwhile(state: State, seat: Seat) -> Ends:
    """The ends of a turn to choose from: a win alone, if there is one.

    Else those that are no pass and leave the bottom piece of the trio, unless nothing else is left.
    """
    turn = explore(state.ring, state.house.variant, seat, state.points)
    ends = list(turn.ends.items())
    if wins := [each for each in ends if each[1].wins]:
        return wins[:1]
    bottom = Piece(seat, GOALS[state.house.variant][0])
    moving = [each for each in ends if each[1].line or state.moves]
    if turn.back is not None and not state.moves:
        moving.append((state.ring, turn.back))
    moving = moving or ends
    return [each for each in moving if all(made.piece != bottom for made in each[1].line)] or moving


def thought(state: State, end: End, value: float, simulations: int = 0) -> Thought:
    """A thought whose line plays an end of the turn."""
    line = line_of(end, state.moves > 0)
    return Thought(float(value), len(line), line, simulations)


def line_of(end: End, moved: bool) -> tuple[str, ...]:
    """The moves that play an end of a turn that has, or has not, moved already."""
    made = tuple(map(notation.move, end.line))
    if end.wins:
        return made
    return (*made, notation.move(EndTurn() if made or moved else Pass()))


def expected_return(wins: float, losses: float, players: int) -> float:
    """The expected return of chances to win and to see another win."""
    return wins - losses / (players - 1)
