"""Who has destroyed whose pyramid on a plate for all follows from whose hand moved what."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.movers import Knocked, Movers, Stir, knock, losers, rested, spread
from rulebound.games.meeple_stacking.pyramid import Pyramid, Rows
from rulebound.games.meeple_stacking.shared import Loss, destruction
from rulebound.games.meeple_stacking.state import Knock
from rulebound.rulebook.citing import cites

OWNER, OTHER, THIRD = 0, 1, 2
FOREIGN = 100
"""A meeple of the other's."""


def stands(*rows: int) -> Pyramid:
    found = judge(flat(rows, owner=OWNER), OWNER).pyramid
    assert found is not None
    return found


THREE = stands(2, 1)
"""Meeples 1 and 2, and 3 on them."""


def touched(**touching: set[int]) -> dict[int, set[int]]:
    return {int(meeple[1:]): others for meeple, others in touching.items()}


def stirred(*stirs: Stir) -> Movers:
    movers: Movers = {}
    for stir in stirs:
        movers = spread(movers, stir)
    return movers


SWEPT = stirred(
    Stir(1_000, {FOREIGN: OTHER}, frozenset({1, 3}), touched(m1={FOREIGN}, m3={1})),
    Stir(1_050, {}, frozenset({1, 3}), {}),
)
"""What the other holds has touched a meeple at the bottom, and that moves the one upon it."""


def test_a_hand_moves_what_it_holds_and_what_that_touches_and_so_on() -> None:
    assert SWEPT == {FOREIGN: (1_000, OTHER), 1: (1_000, OTHER), 3: (1_000, OTHER)}
    assert spread(SWEPT, Stir(2_000, {3: OWNER}, frozenset(), {})) == SWEPT, "first is first"
    assert 2 not in spread(SWEPT, Stir(2_000, {}, frozenset({2}), touched(m2={1}))), (
        "what rests moves nothing"
    )
    assert spread({}, Stir(0, {}, frozenset({1, 2}), touched(m1={2}, m2={1}))) == {}, "nobody moved them"


def test_who_moves_what_the_pyramid_loses_has_destroyed_it() -> None:
    knocked = knock(OWNER, THREE, stands(1), SWEPT, Loss.HEIGHT)
    assert knocked == (OTHER, Knock(OWNER, (2, 1), (1,), 1_000))
    ruling = destruction(knocked[1].before, knocked[1].after, Loss.HEIGHT)
    assert ruling is not None
    assert cites(ruling, clauses.WHOSE_HAND, clauses.DESTROYING, clauses.HEIGHT_OR_GONE)
    assert knock(OWNER, THREE, None, SWEPT, Loss.HEIGHT) == (OTHER, Knock(OWNER, (2, 1), (), 1_000))


def test_an_untouched_pyramid_is_not_destroyed() -> None:
    assert knock(OWNER, THREE, THREE, SWEPT, Loss.HEIGHT) is None, "moved, and it stood"
    assert knock(OWNER, THREE, stands(3, 1), SWEPT, Loss.ANY) is None, "it grew"
    assert knock(OWNER, None, None, SWEPT, Loss.ANY) is None, "there was none"


@pytest.mark.parametrize(
    ("loss", "before", "after", "destroyed"),
    [
        (Loss.HEIGHT, (3, 2, 1), (2, 1, 1), False),
        (Loss.ANY, (3, 2, 1), (3, 1, 1), True),
        (Loss.HEIGHT, (3, 2, 1), (3, 2), True),
    ],
)
def test_how_much_must_be_lost_is_agreed(loss: Loss, before: Rows, after: Rows, destroyed: bool) -> None:
    everything = dict.fromkeys(range(1, 7), (5, OTHER))
    assert (knock(OWNER, stands(*before), stands(*after), everything, loss) is not None) == destroyed


def test_what_falls_by_itself_or_by_the_owner_s_hand_is_nobody_s_doing() -> None:
    own = stirred(Stir(10, {3: OWNER}, frozenset(), {}))
    assert knock(OWNER, THREE, stands(2), {}, Loss.HEIGHT) is None
    assert knock(OWNER, THREE, stands(2), own, Loss.HEIGHT) is None
    both = stirred(Stir(10, {3: OWNER}, frozenset(), {}), Stir(20, {2: OTHER}, frozenset(), {}))
    assert knock(OWNER, THREE, stands(1), both, Loss.HEIGHT) is None, "the owner was first"
    assert knock(OWNER, THREE, stands(1), {2: (5, OTHER), **own}, Loss.HEIGHT) is not None


def test_once_it_rests_a_new_story_begins() -> None:
    left = rested(SWEPT, {1, 2, 3}, set())
    assert left == {FOREIGN: (1_000, OTHER)}
    assert rested(SWEPT, {1, 2, 3}, {3}) == {**left, 3: (1_000, OTHER)}, "a hand has it still"
    assert knock(OWNER, THREE, stands(2), left, Loss.HEIGHT) is None


def done(by: int, victim: int, at_ms: int) -> Knocked:
    return by, Knock(victim, (2, 1), (2,), at_ms)


def test_of_two_who_destroy_each_other_s_the_first_in_time_has_lost() -> None:
    assert losers([done(OWNER, OTHER, 9), done(OTHER, OWNER, 8)]) == (OTHER,)
    assert losers([done(OTHER, OWNER, 8), done(THIRD, OTHER, 9), done(OWNER, THIRD, 10)]) == (OTHER, OWNER)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 9)), max_size=8))
def test_nobody_loses_twice_or_by_one_who_has_lost(knocks: list[tuple[int, int, int]]) -> None:
    told = [done(*each) for each in knocks if each[0] != each[1]]
    out = losers(told)
    assert len(set(out)) == len(out)
    assert (not told) == (not out)
    assert len(out) < 4, "whoever destroys the last one has won already, or there was no pyramid left"
