"""Carcassonne's bots play legal moves, and the greedy one wins by points."""

from __future__ import annotations

from threading import Event

import pytest

from rulebound.bots.carcassonne import LEVELS
from rulebound.bots.carcassonne.greedy import Greedy, lead
from rulebound.bots.level import levels
from rulebound.core import Decision, Match, Ruling, Seed
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.state import Move, State
from tests.games.carcassonne.random_play import begin
from tests.games.carcassonne.scene import scene


def think(state: State, seat: int, stop: Event | None = None) -> tuple[str, ...]:
    return Greedy(1).think(state, seat, 1.0, stop or Event(), lambda _: None).line


def test_the_levels_are_found_by_the_game() -> None:
    assert [level.key for level in levels("carcassonne")] == ["random", "greedy"]


def test_a_city_that_can_be_had_at_once_is_taken() -> None:
    line = think(scene(hand="E", active={"city": "siege"}), 0)
    assert line == ("n1@180", "normal:city-s")


def test_poverty_is_left_to_others() -> None:
    """A road that would bring less than nothing is not finished when something else can be done."""
    poor = scene(
        "e1@90 A", figures=("1 normal o 1",), hand="A.highwaymen", active={"road": "poverty"}, scores=(0, 0)
    )
    rich = scene("e1@90 A", figures=("1 normal o 1",), hand="A.highwaymen", active={"road": "street-fair"})
    assert think(rich, 0)[0] == "w1@270"
    assert think(poor, 0)[0] != "w1@270"


def test_a_lead_counts_points_promises_and_hands() -> None:
    assert lead(scene(hand="U", scores=(7, 3)), 0) == pytest.approx(4.0)
    assert lead(scene(hand="U", scores=(7, 3)), 1) == pytest.approx(-4.0)
    assert lead(scene("n1@180 E", figures=("1 normal o 2",), hand="U"), 0) > 0


def test_thinking_can_be_cut_short() -> None:
    stop = Event()
    stop.set()
    state = scene(hand="U")
    assert GAME.judge(state, 0, GAME.parse(state, think(state, 0, stop)[0])).allowed
    with pytest.raises(ValueError, match="no legal move"):
        think(state, 1)


def test_greedy_beats_random_by_far() -> None:
    scores = played(begin(2, 7))
    assert scores[0] - scores[1] > 30


def played(match: Match[State, Move]) -> tuple[int, ...]:
    """The scores of a match of the greedy bot against the random one."""
    bots = [LEVELS[1].make(3), LEVELS[0].make(3)]
    while isinstance(decision := match.decision, Decision):
        (seat,) = decision.seats
        line = bots[seat].think(match.state, seat, 1.0, Event(), lambda _: None).line
        assert not isinstance(match.submit({seat: GAME.parse(match.state, line[0])}), Ruling)
    return match.state.scores


def test_equal_seeds_play_equally_and_know_nothing_of_the_draw() -> None:
    one, two = begin(2, 7), Match.replay(GAME, 2, begin(2, 7).options, Seed(b"x" * 32), begin(2, 7).log)
    assert think(one.state, 0) == think(two.state, 0)
