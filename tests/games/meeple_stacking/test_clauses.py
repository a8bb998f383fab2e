"""Each clause of the rulebook, asserted of a ruling that rests on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from rulebound.core import Decision, Event, OptionError, Outcome, Ruling
from rulebound.games.meeple_stacking import GAME, clauses
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge, judge_out
from rulebound.games.meeple_stacking.ladder import Failing, Shape
from rulebound.games.meeple_stacking.pyramid import Connection, Rows, triangle
from rulebound.games.meeple_stacking.scene import Contact, Meeple, Scene
from rulebound.games.meeple_stacking.settling import LATEST_MS, Motion, moment
from rulebound.games.meeple_stacking.shared import Loss, destruction
from rulebound.games.meeple_stacking.state import Build, Knock, State
from rulebound.rulebook.citing import cites
from tests.games.meeple_stacking import scenes
from tests.games.meeple_stacking.scenes import both, changed, lying, turned
from tests.options import assert_options_cite


def start(players: int = 3, **options: Any) -> State:
    """A game with these options."""
    return GAME.start(players, options)


def decision(state: State) -> Decision:
    """Who is asked."""
    found = GAME.decision(state)
    assert isinstance(found, Decision)
    return found


def outcome(state: State) -> Outcome:
    """How it ended."""
    found = GAME.decision(state)
    assert isinstance(found, Outcome)
    return found


def follow(state: State, events: Iterable[Event]) -> State:
    """The state after some events."""
    for event in events:
        state = GAME.fold(state, event)
    return state


def hand_in(state: State, *built: Rows | Build) -> tuple[State, list[Event]]:
    """What follows when those who are asked hand in what they built, in the order of their seats."""
    seats = sorted(decision(state).seats)
    acts = {
        seat: each if isinstance(each, Build) else Build(flat(each, owner=seat))
        for seat, each in zip(seats, built, strict=True)
    }
    events = list(GAME.resolve(state, acts))
    return follow(state, events), events


def climb(state: State, *built: Rows) -> tuple[State, list[Event]]:
    """What follows when players build one after the other."""
    events: list[Event] = []
    for rows in built:
        state, more = hand_in(state, rows)
        events += more
    return state, events


def why(scene: Scene, number: int, **how: Any) -> Ruling:
    """Why a meeple of a scene does not count."""
    return dict(judge(scene, **how).rest)[number]


# --- options and what one needs ---------------------------------------------------------------------


def test_options_rest_on_their_clauses() -> None:
    expected = {
        "variant": clauses.TWO_VARIANTS,
        "rounds": clauses.AGREED,
        "ties": clauses.SHARED_WIN,
        "connection": clauses.THROUGH_STANDING,
        "shape": clauses.FULL_TRIANGLE,
        "failing": clauses.OUT_AT_ONCE,
        "plate": clauses.ONE_PLATE,
        "loss": clauses.HEIGHT_OR_GONE,
    }
    assert_options_cite(GAME, expected)


def test_who_builds_in_turns_needs_no_shared_plate() -> None:
    with pytest.raises(OptionError, match="own"):
        start(variant="ladder", plate="shared")
    for players in (1, 9):
        with pytest.raises(OptionError, match="2 to 8"):
            start(players)


def test_nobody_has_more_than_99_meeples() -> None:
    many = Build(Scene(tuple(Meeple(number, (0, 0, 0)) for number in range(1, 101))))
    ruling = GAME.judge(start(), 0, many)
    assert (ruling.reason, ruling.allowed) == ("too-many-meeples", False)
    assert cites(ruling, clauses.MEEPLES)
    assert GAME.judge(start(), 0, Build(flat(triangle(13)))).points == 455
    of_two = both(flat(triangle(12)), flat(triangle(12), owner=1, first=100))
    assert GAME.judge(start(plate="shared"), 1, Build(of_two)).points == 364
    assert GAME.judge(start(), 1, Build(of_two)).reason == "too-many-meeples"


# --- building ---------------------------------------------------------------------------------------


def test_who_sticks_out_of_the_a4_plate_does_not_count() -> None:
    ruling = why(scenes.OVERHANG, 3)
    assert ruling.reason == "outside"
    assert cites(ruling, clauses.INSIDE, clauses.WHOLE_MEEPLE, clauses.FELT, clauses.PLATE_ONLY)
    assert ruling.facts["mm"] == 0.5
    assert why(scenes.at_the_edge(1), 1).facts["mm"] == 0.1, "a hair is told as something"


def test_meeples_stand_and_the_german_text_stands_beside() -> None:
    ruling = why(both(flat((1,)), lying(2)), 2)
    assert (ruling.reason, ruling.facts["degrees"]) == ("lying", 90.0)
    assert cites(ruling, clauses.STANDING, clauses.BUILT_IN, clauses.FIFTEEN_DEGREES)
    head = why(both(flat((1,)), changed(lying(2), 2, turn=turned(180))), 2)
    assert (head.reason, head.facts["degrees"]) == ("upside-down", 180.0)


def test_a_pyramid_is_built_up_from_the_felt() -> None:
    ruling = why(changed(scenes.LEANING, 2, turn=turned(10)), 2)
    assert ruling.reason == "on-nothing"
    assert cites(ruling, clauses.FOUNDATION, clauses.ROW)


@pytest.mark.parametrize(
    ("rows", "row"),
    [
        ((1, 2), None),
        ((3, 6, 1), None),
        ((1, 3), 2),
        ((1, 98), 2),
        ((2, 7), 2),
        ((3, 2, 5), 3),
        ((1, 2, 4, 9), 4),
    ],
)
def test_a_row_carries_twice_as_many_and_no_more(rows: Rows, row: int | None) -> None:
    ruling = GAME.judge(start(), 0, Build(flat(rows)))
    if row is None:
        assert ruling.facts["rows"] == rows
        assert ruling.points == sum(number * count for number, count in enumerate(rows, 1))
        return
    assert cites(ruling, clauses.CARRYING)
    assert (ruling.reason, ruling.facts["row"]) == ("crowded", row)
    assert (ruling.facts["meeples"], ruling.facts["most"]) == (rows[row - 1], 2 * rows[row - 2])
    with pytest.raises(ValueError, match="crowded"):
        GAME.resolve(start(2), {0: Build(flat(rows)), 1: Build(flat((1,)))})


def test_what_stands_on_a_lying_meeple_does_not_count() -> None:
    ruling = why(scenes.ON_LYING, 2)
    assert (ruling.reason, ruling.facts["under"]) == ("on-uncounted", 1)
    assert cites(ruling, clauses.ON_WHAT_COUNTS)


# --- the pyramid that counts ------------------------------------------------------------------------


def test_all_that_is_connected_scores_by_rows() -> None:
    ruling = judge(scenes.EXAMPLE).ruling
    assert [(term.count, term.each, term.points) for term in ruling.terms] == [
        (5, 1, 5), (4, 2, 8), (2, 3, 6), (1, 4, 4),
    ]  # fmt: skip
    assert ruling.points == 23
    assert cites(ruling, clauses.FORMING, clauses.BY_ROW, clauses.CONNECTED, clauses.ALL_CONNECTED)
    assert cites(ruling, clauses.GAPS)
    assert clauses.GAPS not in judge(flat((3, 2, 1))).ruling.clauses
    assert all(cites(term, clauses.BY_ROW, clauses.ROW) for term in ruling.terms)


def test_neighbours_that_touch_are_connected_only_if_it_was_agreed() -> None:
    line = scenes.line(4)
    ruling = why(line, 2)
    assert ruling.reading == clauses.THROUGH_STANDING
    assert cites(ruling, clauses.CONNECTED, clauses.THROUGH_STANDING, clauses.TOUCHING, clauses.HIGHEST)
    agreed = judge(line, by=Connection.TOUCHING).ruling
    assert (agreed.points, agreed.reading) == (4, clauses.TOUCHING)
    assert cites(agreed, clauses.TOUCHING)
    assert GAME.judge(start(connection="touching"), 0, Build(line)).points == 4


def test_only_the_highest_counts_and_of_equals_the_richer() -> None:
    higher = judge(scenes.TWO_TOWERS)
    assert cites(higher.ruling, clauses.HIGHEST)
    assert clauses.AS_HIGH not in higher.ruling.clauses
    assert cites(judge(scenes.AS_HIGH).ruling, clauses.HIGHEST, clauses.AS_HIGH)
    assert why(scenes.TWO_TOWERS, 11).facts["height"] == 3


def test_a_single_meeple_is_a_pyramid_and_after_a_collapse_one_that_stands() -> None:
    ruling = judge(scenes.COLLAPSED).ruling
    assert (ruling.reason, ruling.points) == ("single", 1)
    assert cites(ruling, clauses.SINGLE, clauses.COLLAPSED, clauses.LEFT_STANDING)


def test_where_nothing_stands_there_are_no_points() -> None:
    ruling = judge(both(lying(1), lying(2, 30_000))).ruling
    assert (ruling.reason, ruling.points) == ("nothing-counts", 0)
    assert cites(ruling, clauses.NOTHING)


# --- when it is judged ------------------------------------------------------------------------------


def test_what_a_hand_holds_does_not_count() -> None:
    assert cites(why(changed(flat((2, 1)), 3, held=True), 3), clauses.HANDS_OFF)


def test_it_is_judged_at_rest_or_at_the_latest() -> None:
    resting = judge(flat((2, 1))).ruling
    assert cites(resting, clauses.AT_REST, clauses.FALLEN)
    restless = judge(replace(flat((2, 1)), still=False, after_ms=LATEST_MS)).ruling
    assert cites(restless, clauses.LATEST, clauses.FALLEN)
    assert clauses.AT_REST not in restless.clauses
    with pytest.raises(ValueError, match="come after"):
        moment([Motion(5, 0, 0), Motion(5, 0, 0)])


@pytest.mark.parametrize(
    ("scene", "what"),
    [
        (Scene((Meeple(1, (0, 0, 0)), Meeple(1, (0, 0, 0)))), "number"),
        (Scene((Meeple(0, (0, 0, 0)),)), "number"),
        (Scene((Meeple(1, (0, 10**8, 0)),)), "place"),
        (Scene((Meeple(1, (0, 0, 0), (0, 0, 0, 0)),)), "turn"),
        (Scene((Meeple(1, (0, 0, 0), owner=-1),)), "owner"),
        (Scene((Meeple(1, (0, 0, 0)),), (Contact(1, 2),)), "contact"),
        (Scene((Meeple(1, (0, 0, 0)),), (Contact(1, 1),)), "contact"),
        (Scene((Meeple(1, (0, 0, 0)),), (Contact(0, 1, up=2_000_000),)), "normal"),
        (Scene((Meeple(1, (0, 0, 0)),), (Contact(0, 1),) * 20_001), "too-many"),
        (Scene(after_ms=-1), "time"),
    ],
)
def test_what_cannot_be_measured_is_not_judged(scene: Scene, what: str) -> None:
    ruling = GAME.judge(start(), 0, Build(scene))
    assert (ruling.reason, ruling.facts["what"]) == ("not-measured", what)
    assert cites(ruling, clauses.MEASURED)
    with pytest.raises(ValueError, match="not-measured"):
        GAME.resolve(start(2), {0: Build(scene), 1: Build(Scene())})


# --- variant 1 --------------------------------------------------------------------------------------


def test_all_build_at_once_for_two_minutes() -> None:
    asked = decision(start())
    assert asked.seats == {0, 1, 2}
    assert cites(asked, clauses.AT_ONCE, clauses.TWO_MINUTES)
    assert cites(decision(start(plate="shared")), clauses.ONE_PLATE)
    over, _ = hand_in(start(rounds=1), (1,), (), ())
    refused = GAME.judge(over, 0, Build(Scene()))
    assert refused.reason == "game-over"
    assert cites(GAME.judge(start(), 3, Build(Scene())), clauses.AT_ONCE)


def test_the_most_points_after_the_agreed_rounds_win() -> None:
    state = start(rounds=2)
    state, _ = hand_in(state, (2, 1), (3, 2, 1), ())
    assert decision(state).seats == {0, 1, 2}
    state, events = hand_in(state, (5, 4, 2, 1), (1,), (1,))
    assert [state.total(seat) for seat in range(3)] == [27, 11, 1]
    assert outcome(state).ranking == ((0,), (1,), (2,))
    assert cites(events[-1], clauses.MOST_POINTS, clauses.AGREED, clauses.ROUNDS_NOT_TURNS)
    assert clauses.SHARED_WIN not in events[-1].ruling.clauses


def test_equal_totals_share_the_win() -> None:
    state, events = hand_in(start(rounds=1), (2, 1), (2, 1), (1,))
    assert outcome(state).ranking == ((0, 1), (2,))
    assert sum(outcome(state).returns) == pytest.approx(0)
    assert cites(events[-1], clauses.SHARED_WIN, clauses.EXTRA_ROUND)


def test_or_those_who_are_tied_build_another_round() -> None:
    state, _ = hand_in(start(rounds=1, ties="extra-round"), (2, 1), (2, 1), (1,))
    assert decision(state).seats == {0, 1}
    state, _ = hand_in(state, (1,), (1,))
    assert decision(state).seats == {0, 1}
    state, events = hand_in(state, (1,), (2, 1))
    assert outcome(state).ranking == ((1,), (0,), (2,))
    assert cites(events[-1], clauses.EXTRA_ROUND)


def test_what_does_not_count_is_told_by_reason() -> None:
    _, events = hand_in(start(2), Build(scenes.COLLAPSED), (1,))
    told = [(event.kind, event.actor, event.data.get("meeples")) for event in events]
    assert told == [
        ("judged", 0, None),
        ("uncounted", 0, (1, 2)),
        ("uncounted", 0, (3,)),
        ("judged", 1, None),
    ]
    assert len(GAME.behind(start(2), 0, Build(scenes.COLLAPSED))) == 3
    assert GAME.behind(start(2), 5, Build(scenes.COLLAPSED)) == ()


# --- variant 2 --------------------------------------------------------------------------------------

FIRST = triangle(3)
SECOND = triangle(4)


def test_players_build_in_turns_of_45_seconds() -> None:
    state = start(variant="ladder")
    assert decision(state).seats == {0}
    assert cites(decision(state), clauses.IN_TURNS, clauses.SECONDS, clauses.STARTER_MOVES, clauses.BASE)
    refused = GAME.judge(state, 1, Build(flat(FIRST)))
    assert refused.reason == "not-building"
    assert cites(refused, clauses.IN_TURNS)


def test_a_round_asks_for_the_full_pyramid_on_its_base() -> None:
    state = start(variant="ladder")
    ruling = GAME.judge(state, 0, Build(flat(FIRST)))
    assert ruling.reason == "rung-met"
    assert ruling.reading is None or ruling.reading == clauses.FULL_TRIANGLE
    assert cites(ruling, clauses.BASE, clauses.HIGHER, clauses.FULL_TRIANGLE, clauses.SAME_RULES)
    for rows in ((3, 2), (3, 1, 1), (4, 3, 2, 1), (2, 1), ()):
        missed = GAME.judge(state, 0, Build(flat(rows)))
        assert missed.reason == "rung-missed", rows
        assert cites(missed, clauses.FAILING)


def test_in_free_form_the_base_and_more_height_are_enough() -> None:
    state = start(2, variant="ladder", shape="free")
    state, events = climb(state, (3, 2), (3, 2, 1))
    assert [event.ruling.reason for event in events] == ["rung-met", "rung-met", "next-round"]
    assert cites(events[0], clauses.FREE_FORM)
    low = GAME.judge(state, 1, Build(flat((4, 3, 1))))
    assert low.reason == "rung-missed-free"
    assert cites(low, clauses.FREE_FORM, clauses.FAILING)
    assert low.facts["before"] == 3
    assert GAME.judge(state, 1, Build(flat((4, 3, 1, 1)))).reason == "rung-met"


def test_who_fails_is_out_at_once_and_the_last_one_left_has_won_at_once() -> None:
    state, events = climb(start(variant="ladder"), FIRST, ())
    assert events[-1].kind == "eliminated"
    assert cites(events[-1], clauses.FAILING, clauses.OUT_AT_ONCE)
    assert decision(state).seats == {2}
    state, events = climb(state, (2, 1))
    assert events[-1].ruling.reason == "end-last-remaining"
    assert cites(events[-1], clauses.LAST_REMAINING)
    assert outcome(state).ranking == ((0,), (2,), (1,))
    alone, events = climb(start(2, variant="ladder"), ())
    assert outcome(alone).ranking == ((1,), (0,)), "without having built at all"


def test_the_starter_moves_on_each_round() -> None:
    state, events = climb(start(variant="ladder"), FIRST, FIRST, FIRST)
    assert cites(events[-1], clauses.STARTER_MOVES, clauses.BASE)
    assert (state.round, state.starter, set(decision(state).seats)) == (2, 1, {1})
    state, _ = climb(state, SECOND, (), SECOND)
    assert (state.round, state.starter, set(decision(state).seats)) == (3, 0, {0}), "seat 2 is out"


def test_or_everybody_builds_before_anyone_is_out() -> None:
    state, events = climb(start(variant="ladder", failing="share"), (), FIRST, ())
    assert [event.kind for event in events] == ["judged", "judged", "judged", "eliminated", "ended"]
    assert cites(events[-2], clauses.FINISH_ROUND, clauses.SHARE_ROUND)
    assert outcome(state).ranking == ((1,), (0, 2))


def test_and_who_fail_together_share_the_win_or_play_the_round_again() -> None:
    state, events = climb(start(variant="ladder", failing="share"), (), (), ())
    assert cites(events[-1], clauses.SHARE_ROUND, clauses.FINISH_ROUND)
    assert outcome(state).ranking == ((0, 1, 2),)
    assert outcome(state).returns == (0.0, 0.0, 0.0)
    state, events = climb(start(variant="ladder", failing="replay"), (), (), ())
    assert events[-1].ruling.reason == "round-again"
    assert cites(events[-1], clauses.REPLAY_ROUND, clauses.FINISH_ROUND)
    assert (state.round, state.starter) == (1, 1)


def test_when_the_meeples_run_out_those_still_in_share_the_win() -> None:
    state = replace(start(2, variant="ladder"), round=11)
    state, events = climb(state, triangle(13), triangle(13))
    assert cites(events[-1], clauses.SUPPLY_ENDS, clauses.MEEPLES)
    assert events[-1].ruling.facts["base"] == 14
    assert outcome(state).ranking == ((0, 1),)


@pytest.mark.parametrize(
    ("shape", "failing"),
    # In free form a round that nobody can meet is replayed until somebody gives up.
    [each for each in product(Shape, Failing) if each != (Shape.FREE, Failing.REPLAY)],
)
def test_the_ladder_has_an_end(shape: Shape, failing: Failing) -> None:
    state = start(2, variant="ladder", shape=shape.value, failing=failing.value)
    for _ in range(500):
        if isinstance(GAME.decision(state), Outcome):
            break
        (seat,) = decision(state).seats
        # The last of the examples is what the round asks for, as long as there are meeples for it.
        best = GAME.moves(state, seat)[-1]
        state = follow(state, GAME.resolve(state, {seat: best}))
    assert isinstance(GAME.decision(state), Outcome)


# --- one plate for all ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "height", "any_loss"),
    [
        ((3, 2, 1), (3, 2), True, True),
        ((3, 2, 1), (), True, True),
        ((1,), (), True, True),
        ((3, 2, 1), (3, 1, 1), False, True),
        ((3, 2, 1), (3, 2, 1), False, False),
        ((3, 2), (3, 2, 1), False, False),
        ((), (), False, False),
    ],
)
def test_a_pyramid_is_destroyed_when_it_is_lower_or_has_any_loss(
    before: Rows, after: Rows, height: bool, any_loss: bool
) -> None:
    for loss, destroyed in ((Loss.HEIGHT, height), (Loss.ANY, any_loss)):
        ruling = destruction(before, after, loss)
        assert (ruling is not None) == destroyed
        if ruling is not None:
            assert cites(ruling, clauses.DESTROYING, clauses.HEIGHT_OR_GONE, clauses.ANY_LOSS)
            assert cites(ruling, clauses.OTHERS_PLAY_ON)


def knocking(seat: int, victim: int, at_ms: int, after: Rows = (2,)) -> Build:
    """A small pyramid of a seat that has brought another's down."""
    return Build(flat((2, 1), owner=seat, first=1 + 10 * seat), (Knock(victim, (2, 1), after, at_ms),))


def test_who_destroys_has_lost_the_game_and_the_others_play_on() -> None:
    state, events = hand_in(start(plate="shared"), (2, 1), knocking(1, 2, 5), (1,))
    assert [(event.kind, event.actor) for event in events] == [("destroyed", 1), ("judged", 0), ("judged", 2)]
    assert cites(GAME.judge(start(plate="shared"), 1, knocking(1, 2, 5)), clauses.DESTROYING)
    assert decision(state).seats == {0, 2}
    refused = GAME.judge(state, 0, knocking(0, 1, 5))
    assert refused.reason == "no-such-victim", "who is out has no pyramid in the game"
    assert cites(refused, clauses.DESTROYING)
    state, events = hand_in(state, knocking(0, 2, 5), (1,))
    assert cites(events[-1], clauses.LAST_ONE, clauses.OTHERS_PLAY_ON)
    assert outcome(state).ranking == ((2,), (0,), (1,))


def test_of_whoever_is_out_no_meeple_counts() -> None:
    lost = destruction((2, 1), (), Loss.HEIGHT)
    assert lost is not None
    built = both(flat((2, 1), at=(-60_000, 0)), flat((3,), owner=1, first=4))
    judged = judge_out(built, 1, lost)
    assert (judged.ruling, judged.rows) == (lost, ())
    assert [meeple for meeple, _ in judged.rest] == [4, 5, 6]
    assert all(cites(ruling, clauses.DESTROYING, clauses.OTHERS_PLAY_ON) for _, ruling in judged.rest)


def test_of_two_who_destroy_each_other_the_first_has_lost() -> None:
    _, events = hand_in(start(2, plate="shared"), knocking(0, 1, 7), knocking(1, 0, 6))
    assert [(event.kind, event.actor) for event in events] == [
        ("destroyed", 1), ("judged", 0), ("ended", 0),
    ]  # fmt: skip
    small = knocking(0, 1, 7, after=(1, 1))
    _, events = hand_in(start(2, plate="shared"), small, (1,))
    assert [event.kind for event in events] == ["judged", "judged"], "as high as before"
    _, events = hand_in(start(2, plate="shared", loss="any"), small, (1,))
    assert events[0].kind == "destroyed"


def test_ones_pyramid_is_of_ones_own_meeples() -> None:
    mixed = changed(flat((2, 1)), 2, owner=1)
    ruling = why(mixed, 3, owner=0)
    assert ruling.reason == "on-anothers"
    assert cites(ruling, clauses.OWN_MEEPLES)
    assert judge(mixed, 1).rows == (1,)
    assert judge(mixed).rows == (2, 1), "on a plate of one's own all that stands there is one's own"


def test_a_plate_of_ones_own_is_safe() -> None:
    ruling = GAME.judge(start(), 0, knocking(0, 1, 5))
    assert ruling.reason == "no-shared-plate"
    assert cites(ruling, clauses.ONE_PLATE)


# --- leaving ----------------------------------------------------------------------------------------


def test_one_may_give_up_and_the_last_one_left_has_won() -> None:
    state = start()
    (left,) = GAME.concede(state, 1, "resign")
    assert cites(left, clauses.RESIGN)
    state = follow(state, [left])
    assert GAME.concede(state, 1, "resign") == ()
    assert decision(state).seats == {0, 2}
    events = list(GAME.concede(state, 0, "time"))
    assert cites(events[0], clauses.TIME)
    assert cites(events[-1], clauses.LAST_ONE)
    assert outcome(follow(state, events)).ranking == ((2,), (0,), (1,))


def test_a_round_that_waited_for_the_one_who_left_goes_on() -> None:
    state, _ = climb(start(variant="ladder"), FIRST, FIRST)
    state = follow(state, GAME.concede(state, 2, "resign"))
    assert (state.round, set(decision(state).seats)) == (2, {1})
