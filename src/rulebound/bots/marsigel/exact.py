"""What the solution says of a position of two at the table, and of every end of the turn."""

from __future__ import annotations

from dataclasses import replace

from rulebound.bots.exact import Ending, Odds, Prospects, Unsolved
from rulebound.bots.marsigel.ends import line_of
from rulebound.core.event import CHANCE
from rulebound.core.game import NotationError
from rulebound.games.marsigel import GAME, solve
from rulebound.games.marsigel.ring import DIE
from rulebound.games.marsigel.solve import Choice, solution
from rulebound.games.marsigel.state import Roll, State


def prospects(state: State, draw: str | None = None) -> Prospects:
    """The prospects of a state of two players, as if the die had shown `draw` where that is given."""
    rolled = None if draw is None else _pips(state, draw)
    _check(state, rolled)
    if rolled is not None:
        state = replace(state, roll=rolled, points=rolled)
    ring, seat, passed = state.ring, state.mover, state.passes > 0
    solved = solution(state.house.variant)
    choices = solved.choices(ring, seat, state.points, state.moves > 0, passed)
    told = Prospects(seat, None, (), _odds(choices[0].odds), tuple(_ending(state, each) for each in choices))
    if state.moves:
        return told
    whole = solved.choices(ring, seat, DIE, passed=passed)
    draws = tuple(
        (GAME.notate(state, Roll(pips)), _odds(next(each for each in whole if each.end.cost <= pips).odds))
        for pips in range(1, DIE + 1)
    )
    return Prospects(seat, _odds(solved.odds(ring, seat, passed)), draws, told.now, told.ends)


def _pips(state: State, draw: str) -> int:
    move = GAME.parse(state, draw)
    if not isinstance(move, Roll) or not 1 <= move.pips <= DIE:
        raise NotationError(f"{draw!r} is no roll of the die")
    return move.pips


def _check(state: State, rolled: int | None) -> None:
    """Raises Unsolved where the solution does not hold."""
    if state.players != 2:
        raise Unsolved(f"only games of 2 are solved, not of {state.players}")
    if state.result is not None:
        raise Unsolved("the game is over")
    if state.house.third_time or state.house.cap:
        raise Unsolved("solved without a draw at the third time and without a turn cap")
    if state.mover == CHANCE:
        raise Unsolved("nobody has begun")
    if state.moves and rolled is not None:
        raise Unsolved("something has been moved since the roll")
    if state.roll is None and rolled is None:
        raise Unsolved("the die has yet to be rolled")


def _ending(state: State, choice: Choice) -> Ending:
    line, seat = line_of(choice.end, state.moves > 0), state.mover
    for text in line:
        for event in GAME.resolve(state, {seat: GAME.parse(state, text)}):
            state = GAME.fold(state, event)
    return Ending(line, GAME.position_text(state), _odds(choice.odds))


def _odds(odds: solve.Odds) -> Odds:
    return Odds(odds.win, odds.draw, odds.lose)
