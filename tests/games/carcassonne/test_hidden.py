"""No tile is anywhere before it is drawn: a state, a view and an event say nothing of what comes."""

from __future__ import annotations

import json

import pytest

from rulebound.core import CHANCE, Match, Seed
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.state import Move, State
from tests.games.carcassonne.random_play import begin, walk
from tests.games.carcassonne.scene import after, scene


def other_seed(match: Match[State, Move], key: int) -> Match[State, Move]:
    """The same log under another seed, which would draw other tiles from here on."""
    return Match.replay(GAME, match.seats, match.options, Seed(key.to_bytes(32, "big")), match.log)


@pytest.mark.parametrize("options", [{}, {"inns": True, "river": "second"}])
def test_the_seed_shows_in_nothing_but_what_was_drawn(options: dict[str, bool | str]) -> None:
    match = begin(2, 11, **options)
    for number, _ in enumerate(walk(match, 11)):
        if number % 40 == 3:
            other = other_seed(match, 99)
            assert other.state == match.state
            assert GAME.freeze(other.state) == GAME.freeze(match.state)
            assert GAME.view(other.state, 0) == GAME.view(match.state, 0)
            assert other.branch().state == other.state


def test_what_is_left_is_told_as_numbers_without_an_order() -> None:
    match = begin(3, 12)
    for number, _ in enumerate(walk(match, 12)):
        if number % 20:
            continue
        left = json.loads(GAME.freeze(match.state))["left"]
        assert all(type(count) is int for count in left.values())
        assert GAME.thaw(GAME.freeze(match.state)) == match.state


def test_nobody_sees_further_down_a_stack_than_its_top_tile() -> None:
    match = begin(2, 13)
    for _ in walk(match, 13):
        scoring = match.state.scoring
        assert scoring is not None
        shown = [
            str(event.data["scoring"])
            for event in match.log
            if event.kind == "shown" and event.actor == CHANCE
        ]
        assert sorted(shown) == sorted(name for seen in scoring.seen for name in seen)
        assert all(len(seen) <= scoring.turned + 2 for seen in scoring.seen)


def test_a_draw_tells_the_same_whatever_is_drawn_next() -> None:
    """Two stacks that differ only in the draw to come are one state."""
    state = scene(left=("A", "B", "C.water-tower"))
    drawn = {
        GAME.notate(state, move): after(state, GAME.notate(state, move)) for move, _ in GAME.chances(state)
    }
    assert len({each.hand for each in drawn.values()}) == 3
    assert all(dict(each.left).keys() | {each.hand} == {"A", "B", "C.water-tower"} for each in drawn.values())
