"""The Surveyors at a table: each scoring tile, when the tiles go round, and every open question both ways."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core import Decision, Event, NotationError, Outcome
from rulebound.core.ruling import Ruling
from rulebound.games.carcassonne import GAME, clauses
from rulebound.games.carcassonne.state import Signs, State
from rulebound.games.carcassonne.surveyors import PRINTED, SIGNS, STACKS, Scoring
from rulebound.rulebook.citing import cites
from tests.games.carcassonne.scene import after, first, judge, only, phase, play, scene, scored

ROAD = ("e1@90 A",)
"""A road of two, from a monastery to the west end of the start tile."""
CLOSES = ("w1@270", "skip")


def road(active: str, hand: str = "A.highwaymen", **options: Any) -> list[Event]:
    """The scores of a road of three of the first player's that a tile completes."""
    state = scene(
        *ROAD, figures=("1 normal o 1",), hand=hand, active={"road": active}, left=("U",), **options
    )
    return scored(state, *CLOSES)


def inn_road(active: str, **options: Any) -> Event:
    """The score of a road of three with an inn."""
    state = scene(
        "w1@270 A.highwaymen", "e1@0 IC-A.highwaymen", figures=("1 normal o 1",), hand="A", inns=True,
        active={"road": active}, left=("U",), **options,
    )  # fmt: skip
    (event,) = scored(state, "e1s1@180", "skip")
    return event


def city(active: str, middle: str = "G", last: str = "E", **options: Any) -> list[Event]:
    """The scores of a city of three, which the second player holds and the first is in too."""
    state = scene(
        f"n1@90 {middle}", figures=("2 large o 0", "1 normal n1 0"), hand=last, inns=True, left=("U",),
        active={"city": active}, **options,
    )  # fmt: skip
    return scored(state, "n2@180", "skip")


MONASTERY = (
    "w1@0 U", "e1@0 U.pigsty", "s1@0 B", "w1s1@270 E", "e1s1@90 E.garden", "w1s2@180 E.farmhouse", "s2@180 E.water-tower",
)  # fmt: skip
"""A monastery of which one tile is missing. Of its nine, five show a city and three a road."""


def monastery(active: str) -> Event:
    """The score of that monastery."""
    state = scene(*MONASTERY, figures=("2 normal s1 1",), hand="B", left=("X",), active={"monastery": active})
    (event,) = scored(state, "e1s2@0", "skip")
    return event


# --- the tiles ------------------------------------------------------------------------------------------


def test_citizens_jury_pays_everybody_in_the_city() -> None:
    events = city("citizens-jury")
    assert [(event.data["seat"], event.ruling.points) for event in events] == [(0, 6), (1, 6)]
    assert all(cites(event, clauses.JURY, clauses.JURY_FIRST) for event in events)
    assert clauses.MAJORITY not in events[0].ruling.clauses
    (alone,) = city("siege")
    assert alone.data["seat"] == 1


def test_bad_neighborhood_leaves_out_the_caps() -> None:
    (event,) = city("bad-neighborhood")
    assert event.ruling.points == 2
    assert cites(event.ruling.terms[0], clauses.BAD_NEIGHBORHOOD, clauses.CITY)


def test_siege_adds_a_point_a_shield() -> None:
    (event,) = city("siege", middle="F.water-tower")
    assert event.ruling.points == 9
    assert cites(event.ruling.terms[2], clauses.SIEGE)
    assert cites(event, clauses.ONE_FOR_EACH, clauses.ACTIVE)


def test_wealth_and_poverty_act_on_every_kind() -> None:
    for active, clause, change in (("wealth", clauses.WEALTH, 3), ("poverty", clauses.POVERTY, -3)):
        for event, usual in ((city(active)[0], 6), (road(active)[0], 3), (monastery(active), 9)):
            assert event.ruling.points == usual + change
            assert cites(event.ruling.terms[-1], clause)


def test_a_total_may_fall_below_zero() -> None:
    state = scene(
        *ROAD, figures=("1 normal o 1",), hand="A.highwaymen", active={"road": "poverty"}, scores=(-3, 0)
    )
    (event,) = scored(state, *CLOSES)
    assert cites(event.ruling.terms[-1], clauses.BELOW_ZERO)
    assert after(state, *CLOSES).scores == (-3, 0)
    caps = scene(hand="E", active={"city": "bad-neighborhood"}, scores=(-3, 0))
    assert after(caps, "n1@180", "normal:city-s").scores == (-3, 0)


def test_street_fair_doubles_a_road() -> None:
    (event,) = road("street-fair")
    assert event.ruling.points == 6
    assert cites(event.ruling.terms[1], clauses.STREET_FAIR, clauses.FAIR_PLUS_ONE)


def test_highway_makes_five_tiles_of_any_road() -> None:
    (event,) = road("highway")
    assert event.ruling.points == 5
    assert cites(event.ruling.terms[0], clauses.HIGHWAY_TILES, clauses.ROAD)


def uprising(tile: str) -> Event:
    state = scene(
        "e1@0 U", "e2@90 A", f"w1@0 {tile}", figures=("1 normal o 1",), hand="A.highwaymen", left=("B",),
        active={"road": "peasant-uprising"},
    )  # fmt: skip
    (event,) = scored(state, "w2@270", "skip")
    return event


def test_peasant_uprising_counts_farmhouses_and_no_sheds() -> None:
    assert uprising("U.farmhouse").ruling.points == 4
    assert uprising("U.pigsty").ruling.points == 5
    assert cites(uprising("U.farmhouse").ruling.terms[1], clauses.UPRISING, clauses.SHEDS)


def test_hermits_and_pilgrims_look_at_the_nine_tiles() -> None:
    hermits, pilgrims = monastery("hermit-monastery"), monastery("pilgrimage-route")
    assert (hermits.ruling.points, pilgrims.ruling.points) == (4, 12)
    assert cites(hermits.ruling.terms[1], clauses.HERMIT)
    assert cites(pilgrims.ruling.terms[1], clauses.PILGRIMAGE)


def test_the_final_scoring_is_untouched() -> None:
    state = scene(
        "e1@0 U", figures=("1 normal o 1",), hand="U.pigsty", left=(), active={"road": "street-fair"}
    )
    (event,) = scored(state, "w1@0", "skip")
    assert cites(event, clauses.FINAL_UNTOUCHED)
    assert event.ruling.points == 3
    assert isinstance(GAME.decision(after(state, "w1@0", "skip")), Outcome)


# --- the stacks -----------------------------------------------------------------------------------------


def test_the_stacks_are_turned_up_tile_by_tile() -> None:
    state = GAME.start(2, {})
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    assert cites(decision, clauses.SIGNS)
    assert cites(judge(state, "signs-road-poverty"), clauses.SIGNS)
    state = after(state, "signs-road-poverty")
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    assert cites(decision, clauses.MATERIAL, clauses.STACKS, clauses.NEXT_SEEN)
    assert cites(judge(state, "show-city-siege"), clauses.STACKS, clauses.CYCLES)
    assert [GAME.notate(state, move) for move, _ in GAME.chances(state)] == [
        f"show-city-{name}" for name in PRINTED["city"]
    ]
    state = after(state, "show-city-siege", "show-city-wealth", "show-road-highway", "show-road-poverty")
    assert judge(state, "show-monastery-poverty").reason == "cannot-come"
    state = after(state, "show-monastery-wealth", "show-monastery-hermit-monastery")
    assert phase(state) == "draw"
    seen = GAME.view(state, None)["scoring"]
    assert (seen["road"]["active"], seen["road"]["next"]) == ("highway", "poverty")
    assert seen["road"]["hidden"] == ["street-fair", "peasant-uprising"]


@pytest.mark.parametrize("signs", SIGNS)
def test_owners_of_the_printed_tiles_can_set_the_signs(signs: str) -> None:
    state = GAME.start(2, {"signs": signs})
    assert phase(state) == "show"
    assert state.scoring is not None
    assert [len(state.scoring.tiles(stack)) for stack in STACKS] == [5, 4, 3]
    assert (state.scoring.tiles("road")[-1], state.scoring.tiles("monastery")[-1]) == SIGNS[signs]


def test_drawn_signs_are_one_of_each() -> None:
    state = GAME.start(2, {})
    for move, _ in GAME.chances(state):
        assert isinstance(move, Signs)
        assert sorted(SIGNS[move.signs]) == ["poverty", "wealth"]


def test_each_stack_is_a_cycle() -> None:
    scoring = Scoring("road-wealth")
    for _ in range(60):
        while (stack := scoring.due) is not None:
            scoring = scoring.shown(stack, scoring.hidden(stack)[-1])
        scoring = scoring.rotated()
    orders = {stack: scoring.order(stack) for stack in STACKS}
    assert [len(orders[stack]) for stack in STACKS] == [5, 4, 3]
    assert [scoring.active(stack) for stack in STACKS] == [orders[stack][0] for stack in STACKS]
    assert scoring.rotated().active("road") == scoring.following("road") == orders["road"][1]


# --- going round ----------------------------------------------------------------------------------------


def turn(state: State, *moves: str) -> Event:
    return only(play(state, *moves), "turn-ended")


def test_the_tiles_go_round_once_after_a_turn_that_scored() -> None:
    state = scene(
        *ROAD,
        "n1@90 G",
        figures=("1 normal o 1", "2 normal o 0"),
        hand="A.highwaymen",
        left=("U",),
        active={},
    )
    event = turn(state, *CLOSES)
    assert cites(event, clauses.ROTATE)
    then = after(state, *CLOSES)
    assert then.scoring is not None
    assert then.scoring.turned == 1
    assert phase(then) == "show"
    assert [then.scoring.due, then.mover] == ["city", 1]
    shown = first(then).scoring
    assert shown is not None
    assert state.scoring is not None
    assert shown.active("road") == state.scoring.following("road")


def test_several_features_of_a_turn_are_scored_under_the_same_tiles() -> None:
    """One tile closes a city to its south and a road to its west."""
    state = scene(
        "n1@90 G", "w1n1@0 B", "w1n2@270 A.highwaymen", figures=("1 normal o 0", "2 normal w1n2 0"), hand="L",
        left=("U",), active={"road": "street-fair", "city": "siege"},
    )  # fmt: skip
    events = play(state, "n2@180", "skip")
    scores = [event for event in events if event.kind == "scored"]
    assert {event.data["feature"]: event.ruling.points for event in scores} == {"city": 6, "road": 4}
    assert all(cites(event, clauses.ALL_IN_A_TURN) for event in scores)
    assert only(events, "turn-ended").data["rotates"] is True


def test_an_unoccupied_feature_sends_nothing_round() -> None:
    event = turn(scene(hand="E", active={}), "n1@180", "skip")
    assert cites(event, clauses.NO_ROTATION)
    assert event.data["rotates"] is False
    quiet = turn(scene(hand="U", active={}), "e1@0", "skip")
    assert cites(quiet, clauses.ROTATE)
    assert quiet.data["rotates"] is False


@pytest.mark.parametrize(("rotate_zero", "reason"), [(True, "rotates-zero"), (False, "stays-zero")])
def test_scored_for_nothing_goes_round_or_not_by_the_reading(rotate_zero: bool, reason: str) -> None:
    state = scene(hand="E", active={"city": "bad-neighborhood"}, rotate_zero=rotate_zero)
    event = turn(state, "n1@180", "normal:city-s")
    assert cites(event, clauses.ROTATE_ZERO)
    assert (event.ruling.reason, event.data["rotates"]) == (reason, rotate_zero)


@pytest.mark.parametrize(("rotate_abbot", "reason"), [(True, "rotates-abbot"), (False, "stays-abbot")])
def test_an_early_abbot_or_a_garden_goes_round_or_not_by_the_reading(rotate_abbot: bool, reason: str) -> None:
    options: dict[str, Any] = {"active": {}, "abbot": True, "rotate_abbot": rotate_abbot}
    early = scene("n1@180 E.garden", "e1@0 U", figures=("1 abbot n1 2",), laid=True, **options)
    event = turn(early, "back")
    assert cites(event, clauses.ROTATE_ABBOT)
    assert (event.ruling.reason, event.data["rotates"]) == (reason, rotate_abbot)
    (scored_early,) = scored(early, "back")
    assert cites(scored_early, clauses.EARLY_ABBOT)
    assert scored_early.ruling.points == 3
    garden = scene(
        "w1@0 U", "e1@0 U.pigsty", "s1@180 E.garden", "w1s1@270 E", "e1s1@90 E.farmhouse", "s2@0 E",
        "w1s2@180 E.water-tower", figures=("1 abbot s1 2",), hand="B", left=("X",), **options,
    )  # fmt: skip
    event = turn(garden, "e1s2@0", "skip")
    assert cites(event, clauses.ROTATE_ABBOT)
    assert event.data["rotates"] is rotate_abbot
    (nine,) = scored(garden, "e1s2@0", "skip")
    assert (nine.ruling.points, nine.ruling.facts["active"]) == (9, None)


# --- what the sources leave open ------------------------------------------------------------------------


@pytest.mark.parametrize(("highway", "plain", "inn"), [("tiles", 5, 10), ("points", 5, 5)])
def test_highway_is_five_tiles_or_five_points(highway: str, plain: int, inn: int) -> None:
    (event,) = road("highway", highway=highway)
    assert event.ruling.points == plain
    with_inn = inn_road("highway", highway=highway)
    assert with_inn.ruling.points == inn
    assert cites(with_inn.ruling.terms[0], clauses.HIGHWAY_READ)
    assert with_inn.ruling.reading == clauses.HIGHWAY_READ
    assert highway == "tiles" or cites(with_inn.ruling.terms[0], clauses.HIGHWAY)


@pytest.mark.parametrize(("reading", "points"), [(3, 12), (4, 16)])
def test_street_fair_with_an_inn_is_three_or_four_a_tile(reading: int, points: int) -> None:
    event = inn_road("street-fair", fair_with_inn=reading)
    assert event.ruling.points == points
    assert cites(event.ruling.terms[-1], clauses.INN, clauses.FAIR_WITH_INN)


@pytest.mark.parametrize(("reading", "points"), [("once", 9), ("twice", 8)])
def test_a_farmhouse_on_a_road_with_an_inn_costs_one_or_two(reading: str, points: int) -> None:
    state = scene(
        "w1@0 U.farmhouse", "w2@270 A.highwaymen", "e1@0 IC-A.highwaymen", figures=("1 normal o 1",), hand="A",
        inns=True, left=("B",), active={"road": "peasant-uprising"}, uprising_with_inn=reading,
    )  # fmt: skip
    (event,) = scored(state, "e1s1@180", "skip")
    assert event.ruling.points == points
    assert cites(event.ruling.terms[-1], clauses.UPRISING_WITH_INN)


@pytest.mark.parametrize(("wide_caps", "points"), [(False, 4), (True, 2)])
def test_a_wide_segment_is_a_cap_or_not(wide_caps: bool, points: int) -> None:
    (event,) = city("bad-neighborhood", last="IC-G.water-tower", wide_caps=wide_caps)
    assert event.ruling.points == points
    assert cites(event.ruling.terms[0] if wide_caps else event, clauses.WIDE_CAPS)


# --- combining ------------------------------------------------------------------------------------------


def test_a_table_that_combines_expansions_is_told_of_the_risk() -> None:
    for options in ({"inns": True}, {"abbot": True}, {"river": "classic"}):
        risk = GAME.view(GAME.start(2, options), None)["risk"]
        assert cites(Ruling.from_json(risk), clauses.AT_OWN_RISK)
    assert GAME.view(GAME.start(2, {}), None)["risk"] is None
    assert GAME.view(GAME.start(2, {"inns": True, "surveyors": False}), None)["risk"] is None


def test_scoring_tiles_act_before_inns_and_cathedrals() -> None:
    assert cites(inn_road("highway"), clauses.TILES_FIRST, clauses.COUNT_NEXT, clauses.COUNT_ON_ROADS)
    assert cites(inn_road("street-fair"), clauses.TILES_FIRST, clauses.EACH_NEXT)
    wealth = inn_road("wealth")
    assert cites(wealth, clauses.FLAT_LAST)
    assert wealth.ruling.points == 4 + 4 + 3
    cathedral = scene(
        "n1@0 IC-K", "n2@180 E", "e1n1@270 E.garden", figures=("1 normal o 0",), hand="E", inns=True, left=("U",),
        active={"city": "bad-neighborhood"},
    )  # fmt: skip
    (event,) = scored(cathedral, "w1n1@90", "skip")
    assert cites(event, clauses.COUNT_IN_CITIES)
    assert event.ruling.points == 3


# --- features as they lie ---------------------------------------------------------------------------------


def worth(state: State, name: str) -> dict[str, Ruling]:
    """What a feature is worth, by the reason of each ruling."""
    return {ruling.reason: ruling for ruling in GAME.examine(state, name)}


def test_a_road_is_told_what_it_is_worth_now_next_with_an_inn_and_at_the_end() -> None:
    state = scene("e1@0 U", figures=("1 normal o 1",), active={"road": "street-fair"}, inns=True)
    found = worth(state, "e1:0")
    assert {reason: ruling.points for reason, ruling in found.items()} == {
        "worth-now": 4,
        "worth-next": 5,
        "worth-extended": 6,
        "worth-end": 2,
    }
    assert cites(found["worth-now"], clauses.WHEN, clauses.ACTIVE)
    assert cites(found["worth-next"], clauses.CYCLES)
    assert cites(found["worth-end"], clauses.LAST_TILE, clauses.FINAL_UNTOUCHED)
    assert cites(found["worth-extended"].terms[-1], clauses.INN)
    assert (found["worth-now"].facts["owners"], found["worth-now"].facts["player"]) == (1, "red")
    scoring = state.scoring
    assert scoring is not None
    following = found["worth-next"].facts["active"]
    assert following == scoring.following("road") != scoring.active("road")


def test_what_a_finished_feature_scores_is_what_it_was_told_to_be_worth() -> None:
    state = scene(*ROAD, figures=("1 normal o 1",), hand="A.highwaymen", active={"road": "peasant-uprising"})
    laid = after(state, CLOSES[0])
    told = worth(laid, "o:1")["worth-now"]
    (event,) = scored(laid, *CLOSES[1:])
    assert (told.points, told.terms) == (event.ruling.points, event.ruling.terms)


def test_without_inns_nothing_is_said_of_them_and_a_field_is_told_its_end_alone() -> None:
    state = scene("e1@0 U", figures=("1 normal o 1",))
    assert worth(state, "o:1").keys() == {"worth-now", "worth-end"}
    assert worth(state, "o:2").keys() == {"worth-end"}
    assert worth(state, "o:0")["worth-now"].facts["owners"] == 0
    assert next(thing.kind for thing in GAME.things(state, 0)) == "road"
    for name in ("e5", "s1"):
        assert [ruling.reason for ruling in GAME.examine(state, name)] == ["no-feature-there"]
    for name in ("o:9", "e5:0", "x", "", "o:-1", "o:²"):
        with pytest.raises(NotationError):
            GAME.examine(state, name)
