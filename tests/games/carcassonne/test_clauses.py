"""Each clause of the base game and the expansions at a table, asserted of a ruling that rests on it."""

from __future__ import annotations

import pytest

from rulebound.core import Decision, OptionError, Outcome, Ruling
from rulebound.games.carcassonne import GAME, clauses
from rulebound.games.carcassonne.state import Place, Put, State
from rulebound.rulebook.citing import cites
from tests.games.carcassonne.scene import after, judge, only, play, scene, scored
from tests.options import assert_options_cite

SHUT = ("n1@180 E", "e1@90 A", "w1@270 A.highwaymen", "s1@0 B")
"""A land with nothing but fields at its edges."""


def decided(state: State) -> Decision:
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    return decision


# --- setting up and turns -------------------------------------------------------------------------------


def test_options_rest_on_their_clauses() -> None:
    expected = {
        "first": clauses.FIRST_PLAYER,
        "surveyors": clauses.STACKS,
        "farmers": clauses.FARMERS,
        "abbot": clauses.ABBOT_PLACES,
        "inns": clauses.INN,
        "river": clauses.RIVER_FIRST,
        "small-city": clauses.SMALL_CITY,
        "unfinished": clauses.UNFINISHED_COUNTS,
        "signs": clauses.SIGNS,
        "highway": clauses.HIGHWAY_READ,
        "fair-with-inn": clauses.FAIR_WITH_INN,
        "uprising-with-inn": clauses.UPRISING_WITH_INN,
        "wide-caps": clauses.WIDE_CAPS,
        "rotate-zero": clauses.ROTATE_ZERO,
        "rotate-abbot": clauses.ROTATE_ABBOT,
    }
    assert_options_cite(GAME, expected)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (6, {}), (7, {"inns": True}), (2, {"first": "seat-3"})]
)
def test_too_many_or_too_few_cannot_play(seats: int, options: dict[str, str | bool]) -> None:
    with pytest.raises(OptionError, match="carcassonne"):
        GAME.start(seats, options)


def test_who_can_play_and_begin_is_said_with_the_first_tile() -> None:
    five, six = GAME.start(5, {}), GAME.start(6, {"inns": True})
    assert (five.players, six.players) == (5, 6)
    said = GAME.view(five, None)["setup"]
    assert cites(Ruling.from_json(said), clauses.SEATS, clauses.START_TILE)
    assert cites(Ruling.from_json(GAME.view(six, None)["setup"]), clauses.SIX)
    river = GAME.start(2, {"river": "classic"})
    assert cites(Ruling.from_json(GAME.view(river, None)["setup"]), clauses.RIVER_START)
    assert [laid.name for laid in five.board.laid] == ["D.start"]
    assert [laid.name for laid in river.board.laid] == ["RI-source"]
    assert dict(river.left)["D.start"] == 1


def test_the_first_player_is_chosen_or_drawn() -> None:
    assert GAME.start(3, {"first": "seat-3"}).mover == 2
    state = GAME.start(3, {"first": "drawn"})
    assert cites(decided(state), clauses.FIRST_PLAYER)
    assert [GAME.notate(state, move) for move, _ in GAME.chances(state)] == ["seat-1", "seat-2", "seat-3"]
    assert cites(judge(state, "seat-2"), clauses.FIRST_PLAYER)
    assert after(state, "seat-2").mover == 1


def test_a_turn_draws_one_of_the_tiles_that_are_left() -> None:
    state = scene()
    assert cites(decided(state), clauses.DRAW)
    assert sum(weight for _, weight in GAME.chances(state)) == 71
    assert cites(judge(state, "tile-C.water-tower"), clauses.DRAW)
    assert dict(after(state, "tile-C.water-tower").left).get("C.water-tower") is None
    assert judge(state, "tile-IC-K").reason == "cannot-come"
    assert judge(state, "e1@0", seat=0).reason == "chance-first"


def test_turns_go_clockwise() -> None:
    state = scene(hand="U", players=3, mover=2, left=("A", "B"))
    assert cites(judge(state, "e1@0", seat=0), clauses.TURN_ORDER)
    events = play(state, "e1@0", "skip")
    assert cites(only(events, "turn-ended"), clauses.TURN_ORDER)
    assert after(state, "e1@0", "skip").mover == 0


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    state = scene(*SHUT, players=3, mover=1, left=("C.water-tower", "U"))
    events = play(state, "tile-C.water-tower")
    assert [event.kind for event in events] == ["drawn", "discarded"]
    assert cites(only(events, "discarded"), clauses.DISCARD)
    gone = after(state, "tile-C.water-tower")
    assert (gone.mover, gone.hand, gone.left) == (1, None, (("U", 1),))


def test_the_last_tile_may_fit_nowhere_too() -> None:
    events = play(scene(*SHUT, left=("X",)), "tile-X")
    assert [event.kind for event in events] == ["drawn", "discarded", "ended"]


# --- laying ---------------------------------------------------------------------------------------------


def test_a_cell_holds_one_tile() -> None:
    ruling = judge(scene(hand="U"), "o@0")
    assert cites(ruling, clauses.EMPTY)
    assert ruling.reason == "cell-taken"


def test_a_tile_lies_beside_another() -> None:
    state = scene(hand="U")
    assert cites(judge(state, "e1n1@0"), clauses.BESIDE)
    assert judge(state, "e2@0").reason == "not-beside"
    assert cites(judge(state, "e1@0"), clauses.BESIDE, clauses.EDGES)


def test_edges_go_on() -> None:
    ruling = judge(scene(hand="U"), "e1@90")
    assert cites(ruling, clauses.EDGES)
    assert dict(ruling.facts) == {"side": "W", "here": "field", "there": "road"}
    assert cites(decided(scene(hand="U")), clauses.BESIDE, clauses.EDGES)


# --- figures --------------------------------------------------------------------------------------------


def test_one_figure_may_be_set_on_the_tile_just_laid() -> None:
    state = scene("e1@0 U", laid=True)
    assert cites(decided(state), clauses.FIGURE, clauses.SKIP)
    ruling = judge(state, "normal:road-ew")
    assert cites(ruling, clauses.FIGURE, clauses.ON_NEW_TILE, clauses.UNOCCUPIED)
    assert ruling.facts["left"] == 6
    assert GAME.judge(state, 0, Put("normal", 9)).reason == "no-such-segment"
    assert cites(GAME.judge(state, 0, Put("normal", 9)), clauses.ON_NEW_TILE)
    assert after(state, "normal:road-ew").mover == 1
    assert judge(state, "e1n1@0").reason == "not-now"


def test_no_figure_need_be_set() -> None:
    state = scene("e1@0 U", laid=True)
    assert cites(judge(state, "skip"), clauses.SKIP)
    assert after(state, "skip").figures == ()


def test_a_feature_with_any_figure_is_taken_however_far_away() -> None:
    state = scene("e1@0 U", "e2@0 U.pigsty", "e3@0 U.garden", figures=("2 normal o 1",), laid=True)
    ruling = judge(state, "normal:road-ew")
    assert cites(ruling, clauses.UNOCCUPIED)
    assert dict(ruling.facts) == {"feature": "road", "player": "blue", "cell": (0, 0)}


SEVEN = tuple(f"1 normal {where}" for where in ("o 0", "o 1", "o 2", "o 3", "w1 0", "w1 1", "w1 2"))


def test_a_figure_comes_from_the_supply() -> None:
    state = scene("w1@0 U", "s1@0 B", figures=SEVEN, laid=True)
    ruling = judge(state, "normal:monastery")
    assert cites(ruling, clauses.SUPPLY, clauses.RETURN)
    assert ruling.reason == "none-left"
    assert ruling.facts["owned"] == 7


def test_figures_of_expansions_are_not_there_without_them() -> None:
    state = scene("e1@0 U", laid=True)
    assert cites(judge(state, "large:road-ew"), clauses.LARGE)
    assert cites(judge(state, "abbot:road-ew"), clauses.ABBOT_PLACES)
    assert cites(judge(state, "back"), clauses.ABBOT_PLACES)
    assert judge(state, "back").reason == "figure-not-in-game"


def test_scored_figures_come_home_for_the_next_turn() -> None:
    state = scene("e1@90 A", figures=("1 normal e1 0",), hand="A.highwaymen")
    events = play(state, "w1@270", "skip")
    assert cites(only(events, "returned"), clauses.RETURN)
    assert after(state, "w1@270", "skip").supply(0, "normal") == 7
    assert "normal:road-e" not in GAME.view(after(state, "w1@270"), None)["moves"]


# --- fields ---------------------------------------------------------------------------------------------


def test_a_farmer_stays_in_the_field() -> None:
    state = scene("n1@180 E", "e1@0 U", laid=True)
    assert cites(judge(state, "normal:field-0127"), clauses.FARMERS, clauses.FARMER_STAYS)
    assert len(after(state, "normal:field-0127").figures) == 1


def test_without_farmers_nobody_lies_on_a_field() -> None:
    state = scene("e1@0 U", laid=True, farmers=False)
    assert cites(judge(state, "normal:field-0127"), clauses.FARMERS)
    assert not any("field" in move for move in GAME.view(state, None)["moves"])


def test_a_field_scores_its_completed_cities_at_the_end() -> None:
    state = scene("n1@180 E", figures=("2 normal o 2",), hand="U", left=())
    (event,) = scored(state, "e1@0", "skip")
    assert cites(event, clauses.LAST_TILE, clauses.MAJORITY)
    assert cites(event.ruling.terms[0], clauses.FIELD)
    assert (event.data["seat"], event.ruling.points) == (1, 3)


# --- scoring --------------------------------------------------------------------------------------------


def test_a_road_scores_when_it_is_completed() -> None:
    (event,) = scored(scene("e1@90 A", hand="A.highwaymen"), "w1@270", "normal:road-e")
    assert cites(event, clauses.WHEN, clauses.MAJORITY)
    assert cites(event.ruling.terms[0], clauses.ROAD)
    assert event.ruling.points == 3


def test_a_small_city_scores_four_or_two_by_the_edition() -> None:
    for edition, points, clause in ((4, 4, clauses.CITY), (2, 2, clauses.SMALL_CITY_TWO)):
        (event,) = scored(scene(hand="E", small_city=edition), "n1@180", "normal:city-s")
        assert event.ruling.points == points
        assert cites(event.ruling.terms[0], clause)
    assert cites(GAME.spec.options[6], clauses.SMALL_CITY)


MONASTERY = (
    "w1@0 U", "e1@0 U.pigsty", "s1@0 B", "w1s1@270 E", "e1s1@90 E.garden", "w1s2@180 E.farmhouse", "s2@180 E.water-tower",
)  # fmt: skip


def test_a_monastery_scores_nine_with_all_around_it() -> None:
    (event,) = scored(scene(*MONASTERY, figures=("2 normal s1 1",), hand="B"), "e1s2@0", "skip")
    assert cites(event.ruling.terms[0], clauses.MONASTERY)
    assert (event.data["seat"], event.ruling.points) == (1, 9)


def test_the_majority_scores_and_ties_pay_all() -> None:
    one = scene(
        "e1@90 A", "w1@0 U", figures=("2 normal e1 0", "2 normal w1 0", "1 normal o 1"), hand="A.highwaymen"
    )
    (event,) = scored(one, "w2@270", "skip")
    assert cites(event, clauses.MAJORITY)
    assert event.data["seat"] == 1
    tie = scene("e1@90 A", figures=("2 normal e1 0", "1 normal o 1"), hand="A.highwaymen")
    events = scored(tie, "w1@270", "skip")
    assert [event.data["seat"] for event in events] == [0, 1]
    assert all(cites(event, clauses.TIE) and event.ruling.points == 3 for event in events)


# --- the end --------------------------------------------------------------------------------------------


def test_the_game_ends_after_the_last_tile_and_everything_left_is_scored() -> None:
    state = scene(
        "e1@0 U",
        "s1@0 B",
        figures=("1 normal e1 0", "2 normal o 0", "1 normal s1 1"),
        hand="U.pigsty",
        left=(),
    )
    events = play(state, "w1@0", "skip")
    terms = {event.data["feature"]: event.ruling.terms[0] for event in events if event.kind == "scored"}
    assert cites(terms["road"], clauses.FINAL_ROAD)
    assert cites(terms["city"], clauses.FINAL_CITY)
    assert cites(terms["monastery"], clauses.FINAL_MONASTERY)
    assert {name: term.points for name, term in terms.items()} == {"road": 3, "city": 1, "monastery": 4}
    end = GAME.decision(after(state, "w1@0", "skip"))
    assert isinstance(end, Outcome)
    assert cites(end, clauses.LAST_TILE, clauses.WINNER)
    assert (end.ranking, end.returns) == (((0,), (1,)), (1.0, -1.0))
    assert cites(judge_over(after(state, "w1@0", "skip")), clauses.LAST_TILE)


def judge_over(state: State) -> Ruling:
    return GAME.judge(state, 0, Place((0, 5), 0))


def test_equal_points_share_the_win() -> None:
    state = after(scene(hand="U", left=(), players=3, scores=(4, 7, 7)), "e1@0", "skip")
    end = GAME.decision(state)
    assert isinstance(end, Outcome)
    assert end.ranking == ((1, 2), (0,))
    assert cites(end, clauses.WINNER)


# --- the abbot and the gardens --------------------------------------------------------------------------


def test_a_garden_is_for_abbots_and_an_abbot_for_gardens_and_monasteries() -> None:
    state = scene("n1@180 E.garden", laid=True, abbot=True)
    assert cites(judge(state, "normal:garden"), clauses.GARDEN_ABBOT_ONLY)
    assert cites(judge(state, "abbot:city-s"), clauses.ABBOT_PLACES)
    assert judge(state, "abbot:garden").allowed
    assert judge(scene("s1@0 B", laid=True, abbot=True), "abbot:monastery").allowed


def test_an_abbot_may_be_taken_back_and_scores_what_lies() -> None:
    state = scene("n1@180 E.garden", "e1@0 U", figures=("1 abbot n1 2",), laid=True, abbot=True)
    ruling = judge(state, "back")
    assert cites(ruling, clauses.ABBOT_BACK, clauses.ABBOT_UNFINISHED)
    (event,) = scored(state, "back")
    assert cites(event, clauses.ABBOT_BACK)
    assert cites(event.ruling.terms[0], clauses.GARDEN)
    assert (event.ruling.points, ruling.facts["tiles"]) == (3, 3)
    assert after(state, "back").supply(0, "abbot") == 1
    assert cites(judge(scene("e1@0 U", laid=True, abbot=True), "back"), clauses.ABBOT_BACK)


def test_an_abbot_stays_in_a_completed_place() -> None:
    state = scene(*MONASTERY, "e1s2@0 B", figures=("1 abbot s1 1",), laid=True, abbot=True)
    ruling = judge(state, "back")
    assert cites(ruling, clauses.ABBOT_UNFINISHED)
    assert ruling.reason == "abbot-completed"
    (event,) = scored(state, "skip")
    assert event.ruling.points == 9


# --- the River ------------------------------------------------------------------------------------------


def drawable(state: State) -> set[str]:
    return {GAME.notate(state, move).removeprefix("tile-") for move, _ in GAME.chances(state)}


def test_the_river_comes_first_and_its_lake_last() -> None:
    state = scene(river="classic")
    assert cites(judge(state, "tile-RI-E.water-tower"), clauses.RIVER_FIRST)
    assert len(drawable(state)) == 9 + 1
    assert "RI-lake" not in drawable(state)
    lake = scene(river="classic", left=("RI-lake", "A", "B"))
    assert drawable(lake) == {"RI-lake"}
    assert cites(judge(lake, "tile-RI-lake"), clauses.RIVER_LAST)
    assert drawable(scene(river="classic", left=("A", "B"))) == {"A", "B"}


def test_the_second_river_forks_at_once() -> None:
    state = scene(river="second")
    assert drawable(state) == {"RI-2-III"}
    assert cites(judge(state, "tile-RI-2-III"), clauses.RIVER_FORK)
    lakes = scene(river="second", left=("RI-2-I-v", "RI-2-IFC"))
    assert drawable(lakes) == {"RI-2-IFC"}
    assert cites(judge(scene(river="second", left=("RI-2-I-v",)), "tile-RI-2-I-v"), clauses.RIVER_FORK)


def test_a_river_tile_continues_the_river() -> None:
    ruling = judge(scene(hand="RI-straight", river="classic"), "n1@0")
    assert cites(ruling, clauses.RIVER_GOES_ON)
    assert judge(scene(hand="RI-straight", river="classic"), "e1@0").allowed


def test_the_river_makes_no_u_turn() -> None:
    state = scene("e1@0 RI-curve.farmhouse", hand="RI-curve.garden", river="classic")
    assert cites(judge(state, "e1s1@90"), clauses.RIVER_U_TURN)
    assert judge(state, "e1s1@180").allowed
    straight = scene(
        "e1@0 RI-curve.farmhouse", "e1s1@90 RI-straight", hand="RI-curve.garden", river="classic"
    )
    assert judge(straight, "e1s2@90").allowed


# --- Inns & Cathedrals ----------------------------------------------------------------------------------

INN = ("w1@270 A.highwaymen", "e1@0 IC-A.highwaymen")
"""A road of three with an inn, which goes on to the south."""


def test_an_inn_adds_a_point_a_tile_and_a_large_figure_does_not() -> None:
    for figure, cited in (("large", True), ("normal", False)):
        state = scene(*INN, figures=(f"1 {figure} o 1",), hand="A", inns=True)
        (event,) = scored(state, "e1s1@180", "skip")
        assert event.ruling.points == 8
        assert cites(event.ruling.terms[1], clauses.INN)
        assert cites(event, clauses.LARGE) is cited


def test_a_large_figure_counts_as_two() -> None:
    state = scene(*INN, figures=("1 normal o 1", "2 large e1 0"), hand="A", inns=True)
    (event,) = scored(state, "e1s1@180", "skip")
    assert event.data["seat"] == 1
    assert cites(event, clauses.LARGE)


def test_an_unfinished_road_with_an_inn_is_worth_nothing_or_by_an_edition_one_a_tile() -> None:
    for unfinished, points in ((0, 0), (1, 4)):
        state = scene(*INN, figures=("1 normal o 1",), hand="U", left=(), inns=True, unfinished=unfinished)
        (event,) = scored(state, "e1s1@90", "skip")
        assert event.ruling.points == points
        if not unfinished:
            assert cites(event.ruling.terms[0], clauses.INN_UNFINISHED)


CATHEDRAL = ("n1@0 IC-K", "n2@180 E", "e1n1@270 E.garden")


def test_a_cathedral_adds_a_point_a_tile_and_shield_or_leaves_nothing() -> None:
    state = scene(*CATHEDRAL, figures=("1 normal o 0",), hand="E", inns=True, left=("U",))
    (event,) = scored(state, "w1n1@90", "skip")
    assert event.ruling.points == 15
    assert cites(event.ruling.terms[2], clauses.CATHEDRAL)
    for unfinished, points in ((0, 0), (1, 4)):
        last = scene(
            *CATHEDRAL, figures=("1 normal o 0",), hand="U", left=(), inns=True, unfinished=unfinished
        )
        (event,) = scored(last, "e1@0", "skip")
        assert event.ruling.points == points
        if not unfinished:
            assert cites(event.ruling.terms[0], clauses.CATHEDRAL_UNFINISHED)


# --- leaving --------------------------------------------------------------------------------------------


def test_who_resigns_plays_no_more_and_the_last_one_wins() -> None:
    state = scene(hand="U", players=3, mover=1, figures=("2 normal o 1",))
    (left,) = GAME.concede(state, 1, "resign")
    assert cites(left, clauses.RESIGN)
    without = GAME.fold(state, left)
    assert (without.mover, without.hand, len(without.figures)) == (2, None, 1)
    assert sum(dict(without.left).values()) == 71
    events = GAME.concede(without, 0, "time")
    assert cites(events[0], clauses.TIME)
    assert cites(events[1], clauses.LAST_ONE)
    end = GAME.decision(GAME.fold(GAME.fold(without, events[0]), events[1]))
    assert isinstance(end, Outcome)
    assert end.ranking == ((2,), (0, 1))
    assert not GAME.concede(state, 5, "resign")


def test_what_a_tile_has_finished_is_scored_when_its_player_leaves() -> None:
    state = scene("e1@90 A", "w1@270 A.highwaymen", figures=("2 normal e1 0",), laid=True, players=3)
    kinds = [event.kind for event in GAME.concede(state, 0, "resign")]
    assert kinds == ["left", "scored", "returned", "turn-ended"]
