"""Tic-tac-toe obeys the laws of the house, and each of its clauses has a test of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rulebound_tictac import game
from rulebound_tictac.game import GAME, State

from rulebound.core import Outcome
from rulebound.laws import LAWS, Law, Subject
from rulebound.rulebook.citing import cites


def renamed(state: State, seats: tuple[int, ...]) -> State:
    """The same position with the players' seats renamed."""
    winner = None if state.winner is None else seats[state.winner]
    return replace(state, first=seats[state.first], winner=winner)


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_law(law: Law) -> None:
    law.hold(Subject.on_shelf("tictac", plies=9, rename=renamed))


def test_a_cell_is_marked_once_and_by_turns() -> None:
    state = GAME.position("X../.../...")
    assert cites(GAME.judge(state, 1, GAME.parse(state, "a1")), game.EMPTY)
    assert cites(GAME.judge(state, 0, GAME.parse(state, "b2")), game.ALTERNATE)
    assert cites(GAME.spec.options[0], game.FIRST)


@pytest.mark.parametrize(
    ("position", "move", "clause"),
    [("XX./OO./...", "c1", game.THREE), ("XOX/XOO/OX.", "c3", game.FULL)],
)
def test_it_ends(position: str, move: str, clause: str) -> None:
    state = GAME.position(position)
    *_, ending = GAME.resolve(state, {0: GAME.parse(state, move)})
    assert cites(ending, clause)
    assert isinstance(GAME.decision(GAME.fold(state, ending)), Outcome)


def test_giving_up() -> None:
    (ending,) = GAME.concede(State(), 0, "resign")
    assert cites(ending, game.RESIGN)
    assert ending.data["winner"] == 1
