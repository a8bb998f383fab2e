"""The ends of a turn that are worth a thought, and thoughts that play them."""

from __future__ import annotations

from typing import TypeAlias

from rulebound.bots.level import Thought
from rulebound.core.event import Seat
from rulebound.games.marsigel import notation
from rulebound.games.marsigel.kernel import blank, set_ring
from rulebound.games.marsigel.reach import win_chance
from rulebound.games.marsigel.ring import Piece, Ring
from rulebound.games.marsigel.rules import GOALS
from rulebound.games.marsigel.solve import solution
from rulebound.games.marsigel.state import EndTurn, Pass, State
from rulebound.games.marsigel.turn import End, explore

PATIENCE = 40
"""Turns for each player after which no bot is wary any more, or plays on where nothing is in reach."""

Ends: TypeAlias = list[tuple[Ring, End]]


def worthwhile(state: State, seat: Seat) -> Ends:
    """The ends of a turn to choose from: a win alone, if there is one, or a pass alone where nothing is left to win.

    Else those that are no pass and leave the bottom piece of the trio, unless nothing else is left.
    """
    turn = explore(state.ring, state.house.variant, seat, state.points)
    ends = list(turn.ends.items())
    if wins := [each for each in ends if each[1].wins]:
        return wins[:1]
    if gives_up(state, seat):
        return [each for each in ends if not each[1].line]
    bottom = Piece(seat, GOALS[state.house.variant][0])
    moving = [each for each in ends if each[1].line or state.moves]
    if turn.back is not None and not state.moves:
        moving.append((state.ring, turn.back))
    moving = moving or ends
    return [each for each in moving if all(made.piece != bottom for made in each[1].line)] or moving


def gives_up(state: State, seat: Seat) -> bool:
    """Whether a seat that cannot win in this turn had better pass, so that the game ends.

    It does after PATIENCE turns for each player, while nobody can win with the next roll. With two it
    agrees at once to the draw that the other's pass offers, where neither can force a chance to win.
    """
    if state.moves:
        return False
    if state.turn >= PATIENCE * state.players and not _can_be_won(state):
        return True
    offered = state.players == 2 and state.passes > 0
    return offered and solution(state.house.variant).forced_wins(state.ring, seat, False) == (0.0, 0.0)


def _can_be_won(state: State) -> bool:
    """Whether anybody can win with the next roll."""
    kernel = blank()
    set_ring(kernel, state.ring, state.house.variant)
    return any(win_chance(kernel, seat) > 0 for seat in state.playing)


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
