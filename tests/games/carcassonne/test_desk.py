"""The scoring desk: every expansion that the source names, the order of application, and what is asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulebound.core.ruling import Ruling
from rulebound.games.carcassonne import bounds, clauses, description, desk
from rulebound.games.carcassonne.amendments import ALL, SURVEYORS, TABLE
from rulebound.games.carcassonne.desk import Answer
from rulebound.games.carcassonne.scoring import Amendment, Feature, Stage, terms_of
from rulebound.games.carcassonne.tiles import tile, tile_set
from rulebound.games.desks import Ask, Impossible
from rulebound.rulebook.citing import cites

ROAD: dict[str, Any] = {"feature": "road", "completed": True, "tiles": 4, "meeples": {"red": 1}}
CITY: dict[str, Any] = {"feature": "city", "completed": True, "tiles": 5, "shields": 1, "meeples": {"red": 1}}
MONASTERY: dict[str, Any] = {"feature": "monastery", "completed": True, "meeples": {"red": 1}}


def worth(described: dict[str, Any], **more: Any) -> Answer:
    return desk.answer({**described, **more})


def red(described: dict[str, Any], **more: Any) -> int:
    """The points of the first player."""
    return worth(described, **more).points["red"]


def cited(answer: Answer, *ids: str, player: str = "red") -> bool:
    """Whether the ruling for a player, or one of its terms, rests on each of these clauses."""
    ruling = answer.rulings[player]
    return all(cites(ruling, each) or any(cites(term, each) for term in ruling.terms) for each in ids)


NAMED: list[tuple[dict[str, Any], int, str]] = [
    ({**ROAD, "inn": True}, 8, clauses.INN),
    ({**CITY, "cathedral": True}, 18, clauses.CATHEDRAL),
    ({**ROAD, "mage": True}, 8, clauses.MAGE),
    ({**CITY, "mage": True}, 17, clauses.MAGE),
    ({**ROAD, "tiles": 5, "witch": True}, 3, clauses.WITCH),
    ({**CITY, "cathedral": True, "tiles": 6, "witch": True}, 11, clauses.WITCH),
    ({**CITY, "besieged": True}, 6, clauses.BESIEGED),
    ({**CITY, "besieged": True, "cathedral": True}, 12, clauses.BESIEGED),
    ({**CITY, "besieged": True, "completed": False, "final_scoring": True}, 0, clauses.BESIEGED_UNFINISHED),
    ({"feature": "field", "cities": 3, "besieged_cities": 1, "meeples": {"red": 1}}, 12, clauses.BESIEGED_FARMERS),
    ({**ROAD, "little_buildings": 3}, 7, clauses.BUILDINGS),
    ({**CITY, "towers": 1, "houses": 2, "sheds": 0}, 19, clauses.BUILDINGS_VARIANT),
    ({**ROAD, "german_cathedral": True}, 8, clauses.GERMAN_ROAD),
    ({"feature": "german-cathedral", "road_tiles": 11, "meeples": {"red": 1}}, 11, clauses.ARCHBISHOP),
    ({**ROAD, "wainwrights": ["red"], "wainwrights_each": 2}, 12, clauses.WAINWRIGHTS),
    ({**CITY, "markets": {"red": 4}}, 16, clauses.MARKETS),
    ({**MONASTERY, "feature": "abbey"}, 9, clauses.ABBEY),
    ({**MONASTERY, "feature": "shrine", "challenge": "won"}, 9, clauses.SHRINE),
    ({**MONASTERY, "feature": "shrine", "challenge": "lost", "completed": False, "final_scoring": True}, 0, clauses.CHALLENGE),
    ({**MONASTERY, "feature": "special-monastery", "laid_down": False}, 9, clauses.SPECIAL_MONASTERY),
    ({**MONASTERY, "feature": "special-monastery", "laid_down": True, "row_and_column": 6}, 6, clauses.LAID_DOWN),
    ({**MONASTERY, "feature": "church", "majority_around": ["red"]}, 12, clauses.CHURCH),
    ({**CITY, "darmstadtium": True}, 15, clauses.DARMSTADTIUM),
    ({"feature": "garden", "completed": True, "meeples": {"red": 1}}, 9, clauses.GARDEN),
    ({"feature": "garden", "early": True, "tiles_present": 5, "meeples": {"red": 1}}, 5, clauses.ABBOT_BACK),
]  # fmt: skip
"""What each expansion does that the source names."""


@pytest.mark.parametrize(("described", "points", "clause"), NAMED)
def test_every_expansion_that_the_source_names(described: dict[str, Any], points: int, clause: str) -> None:
    answer = desk.answer(described)
    assert answer.points["red"] == points
    assert cited(answer, clause)


def test_who_has_most_around_a_church_need_not_be_its_monk() -> None:
    answer = worth(MONASTERY, feature="church", majority_around=["blue"])
    assert answer.points == {"red": 9, "blue": 3}


# --- with the scoring tiles -----------------------------------------------------------------------------


COMBINED: list[tuple[dict[str, Any], int, str]] = [
    ({**ROAD, "active": "highway", "inn": True}, 10, clauses.COUNT_ON_ROADS),
    ({**ROAD, "active": "highway", "german_cathedral": True}, 10, clauses.COUNT_ON_ROADS),
    ({**ROAD, "active": "highway", "mage": True}, 9, clauses.MAGE),
    ({**ROAD, "active": "highway", "wainwrights": ["red"], "wainwrights_each": 1}, 9, clauses.WAINWRIGHTS),
    ({**CITY, "active": "bad-neighborhood", "cap_only_tiles": 2, "cathedral": True}, 12, clauses.COUNT_IN_CITIES),
    ({**CITY, "active": "bad-neighborhood", "cap_only_tiles": 2, "besieged": True}, 4, clauses.COUNT_NEXT),
    ({**CITY, "active": "bad-neighborhood", "cap_only_tiles": 2, "mage": True}, 13, clauses.MAGE),
    ({**CITY, "active": "siege", "cathedral": True}, 19, clauses.EACH_NEXT),
    ({**ROAD, "active": "street-fair", "little_buildings": 2}, 10, clauses.TILES_FIRST),
    ({**ROAD, "active": "wealth", "little_buildings": 2}, 9, clauses.FLAT_LAST),
    ({**MONASTERY, "active": "hermit-monastery", "feature": "abbey", "with_city": 2}, 7, clauses.MONASTIC),
    ({**MONASTERY, "active": "pilgrimage-route", "feature": "shrine", "with_road": 2, "challenge": "none"}, 11, clauses.MONASTIC),
    ({**MONASTERY, "active": "wealth", "feature": "special-monastery", "laid_down": False}, 12, clauses.MONASTIC),
    ({**MONASTERY, "active": "poverty", "feature": "church", "majority_around": []}, 6, clauses.MONASTIC),
    ({"feature": "garden", "completed": True, "active": "wealth", "meeples": {"red": 1}}, 9, clauses.MONASTIC),
    ({"feature": "german-cathedral", "road_tiles": 5, "active": "wealth", "meeples": {"red": 1}}, 5, clauses.MONASTIC),
    ({**MONASTERY, "early": True, "completed": False, "tiles_present": 6, "active": "wealth"}, 6, clauses.EARLY_ABBOT),
    ({**CITY, "completed": False, "final_scoring": True, "active": "siege"}, 6, clauses.FINAL_SILENT),
    ({**CITY, "completed": False, "final_scoring": True, "active": "siege"}, 6, clauses.FINAL_UNTOUCHED),
    ({**ROAD, "active": "wealth", "other": ["little-buildings"], "little_buildings": 0}, 7, clauses.AT_OWN_RISK),
    ({**CITY, "active": "citizens-jury", "meeples": {"red": 1, "blue": 3}}, 12, clauses.JURY_FIRST),
    ({**CITY, "meeples": {"red": 2, "blue": 1}, "mayors": {"red": 1}, "shields": 2}, 14, clauses.MAYOR),
]  # fmt: skip
"""What becomes of them under the scoring tiles."""


@pytest.mark.parametrize(("described", "points", "clause"), COMBINED)
def test_the_combination_rules_of_the_source(described: dict[str, Any], points: int, clause: str) -> None:
    answer = desk.answer(described)
    assert answer.points["red"] == points
    assert cited(answer, clause)


def test_each_stage_comes_after_the_one_before() -> None:
    answer = worth(
        ROAD, active="wealth", inn=True, mage=True, little_buildings=1, wainwrights=["red"], wainwrights_each=1, witch=False
    )  # fmt: skip
    stages = [line.stage for line in answer.applied]
    assert stages == sorted(stages)
    assert [term.label for term in answer.terms["red"]] == [
        "term-tiles", "term-inn", "term-mage", "term-wealth", "term-little-buildings", "term-wainwrights",
    ]  # fmt: skip
    assert all(sum(t.points for t in answer.terms[p]) == points for p, points in answer.points.items())


@pytest.mark.parametrize(
    ("reading", "value", "described", "points"),
    [
        (
            "cap-shield",
            "lost",
            {**CITY, "active": "bad-neighborhood", "cap_only_tiles": 1, "cap_shields": 1},
            8,
        ),
        (
            "cap-shield",
            "counts",
            {**CITY, "active": "bad-neighborhood", "cap_only_tiles": 1, "cap_shields": 1},
            10,
        ),
        ("witch", "before-flat", {**ROAD, "tiles": 5, "active": "wealth", "witch": True}, 6),
        ("witch", "after-flat", {**ROAD, "tiles": 5, "active": "wealth", "witch": True}, 4),
        ("highway", "points", {**ROAD, "active": "highway", "inn": True}, 5),
        ("wide-caps", True, {**CITY, "active": "bad-neighborhood", "cap_only_tiles": 1, "wide_caps": 1}, 8),
        ("wide-caps", False, {**CITY, "active": "bad-neighborhood", "cap_only_tiles": 1, "wide_caps": 1}, 10),
    ],
)
def test_open_questions_have_a_reading_each_way(
    reading: str, value: Any, described: dict[str, Any], points: int
) -> None:
    answer = worth(described, readings={reading: value})
    assert answer.points["red"] == points
    clause = next(option.clause for option in description.READINGS if option.key == reading)
    assert cited(answer, clause)
    assert answer.rulings["red"].reading == clause
    default = next(option.default for option in description.READINGS if option.key == reading)
    assert (worth(described).points["red"] == points) is (value == default)


@pytest.mark.parametrize(("reading", "points"), [("scores", 10), ("does-not", 0)])
def test_a_mayor_of_strength_nothing_sits_on_the_jury_or_not(reading: str, points: int) -> None:
    answer = worth(
        CITY, shields=0, active="citizens-jury", meeples={"red": 1, "blue": 1}, mayors={"red": 1},
        readings={"jury-mayor": reading},
    )  # fmt: skip
    assert answer.points == {"red": points, "blue": 10}
    assert cited(answer, clauses.JURY_MAYOR, player="blue")
    assert {option.key: option.clause for option in description.READINGS}["witch"] == clauses.WITCH_ORDER


def test_a_mayor_without_arms_has_no_majority() -> None:
    assert worth(CITY, shields=0, mayors={"red": 1}).points == {"red": 0}


# --- asking ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("described", "key"),
    [
        ({"feature": "road", "tiles": 3, "meeples": {"red": 1}}, "completed"),
        ({"feature": "road", "completed": True, "tiles": 3}, "meeples"),
        ({"feature": "road", "completed": True, "meeples": {"red": 1}}, "tiles"),
        ({"feature": "city", "completed": True, "tiles": 3, "meeples": {"red": 1}}, "shields"),
        ({**CITY, "active": "bad-neighborhood"}, "cap_only_tiles"),
        ({**ROAD, "active": "peasant-uprising"}, "farmhouse_tiles"),
        ({**MONASTERY, "active": "hermit-monastery"}, "with_city"),
        ({**MONASTERY, "active": "pilgrimage-route"}, "with_road"),
        ({**MONASTERY, "completed": False}, "tiles_present"),
        ({**MONASTERY, "feature": "special-monastery", "laid_down": True}, "row_and_column"),
        ({"feature": "field", "meeples": {"red": 1}}, "cities"),
        ({"feature": "german-cathedral", "meeples": {"red": 1}}, "road_tiles"),
        ({**ROAD, "wainwrights": ["red"]}, "wainwrights_each"),
        ({**ROAD, "inn": True, "german_cathedral": True}, "german_cathedral_with_inn"),
        ({**CITY, "towers": 1}, "houses"),
        ({**ROAD, "active": "road-wealth-or-poverty"}, "active"),
        ({"feature": "city", "completed": True, "tiles": 3, "meeples": {"red": 1}, "mayors": {"red": 1}}, "shields"),
        *(({**ROAD, "other": [name]}, key) for name, key in (
            ("inns-and-cathedrals", "inn"), ("mage-and-witch", "mage"), ("little-buildings", "little_buildings"),
            ("markets-of-leipzig", "wainwrights"), ("german-cathedrals", "german_cathedral"),
        )),
        *(({**CITY, "other": [name]}, key) for name, key in (
            ("inns-and-cathedrals", "cathedral"), ("besiegers", "besieged"), ("cathars", "besieged"), ("siege", "besieged"),
            ("abbey-and-mayor", "mayors"), ("darmstadt", "darmstadtium"), ("markets-of-leipzig", "markets"),
        )),
        ({**MONASTERY, "feature": "shrine", "other": ["shrines"]}, "challenge"),
        ({**MONASTERY, "feature": "special-monastery", "other": ["special-monasteries"]}, "laid_down"),
        ({**MONASTERY, "feature": "church", "other": ["darmstadt"]}, "majority_around"),
        ({"feature": "field", "cities": 1, "meeples": {"red": 1}, "other": ["siege"]}, "besieged_cities"),
    ],
)  # fmt: skip
def test_what_the_points_depend_on_is_asked_for(described: dict[str, Any], key: str) -> None:
    with pytest.raises(Ask) as asked:
        desk.answer(described)
    assert asked.value.key == key


@pytest.mark.parametrize(
    "described",
    [
        {"feature": "road", "completed": True, "meeples": {"red": 1}, "active": "highway"},
        {"feature": "road", "completed": True, "meeples": {}, "active": "peasant-uprising"},
        {"feature": "road", "completed": False, "final_scoring": True, "inn": True, "meeples": {"red": 1}},
        {"feature": "shrine", "completed": True, "challenge": "lost", "meeples": {"red": 1}},
        {**ROAD, "active": "street-fair"},
    ],
)
def test_what_makes_no_difference_is_not_asked_for(described: dict[str, Any]) -> None:
    desk.answer(described)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"feature": "palace"}, "feature is one of"),
        ({"colour": "red"}, "unknown key colour"),
        ({"tiles": "four"}, "tiles is a whole number"),
        ({"tiles": -1}, "tiles is 0 to 500"),
        ({"tiles": True}, "tiles is a whole number"),
        ({"meeples": {"red": "two"}}, "meeples has a number"),
        ({"large": {"blue": 1}}, "large figures and mayors are among the meeples"),
        ({"active": "siege"}, "siege is no scoring tile for a road"),
        ({"active": "city-wealth"}, "no scoring tile for a road"),
        ({"active": "jury"}, "active is one of"),
        ({"active": 3}, "active is a scoring tile"),
        ({"farmhouse_tiles": 9}, "farmhouses can be 0 to 4 here, not 9"),
        ({"other": ["dragons"]}, "other lists some of"),
        ({"other": [[]]}, "other lists some of"),
        ({"readings": {"colour": 1}}, "no reading colour"),
        ({"readings": {"highway": "far"}}, "highway is one of"),
        ({"challenge": "drawn"}, "challenge is won"),
        ({"final_scoring": True}, "scored when it is completed"),
        ({"early": True}, "taken back early"),
        ({"mayors": {"red": 1}}, "mayors stand in cities"),
        ({"wainwrights": [1]}, "wainwrights lists players"),
        ({"score_before": {"red": None}}, "score_before has a number"),
    ],
)
def test_a_wrong_description_is_an_error_that_says_what_is_wrong(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        worth(ROAD, **change)


# --- what cannot be ---------------------------------------------------------------------------------------


FINAL = {"completed": False, "final_scoring": True}
ABBEYS = {"other": ["abbey-and-mayor"], "mayors": {}}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({**ROAD, "tiles": 0}, "least"),
    ({**ROAD, **FINAL, "tiles": 0}, "least"),
    ({**ROAD, "tiles": 1}, "two"),
    ({**CITY, "tiles": 1, "shields": 3}, "two"),
    ({**CITY, "tiles": 4, "cathedral": True}, "open"),
    ({**CITY, "tiles": 4, "darmstadtium": True}, "open"),
    *(({**MONASTERY, "feature": kind, "tiles_present": 8}, "nine") for kind in (*sorted(bounds.AROUND),)),
    *(({**MONASTERY, **FINAL, "feature": kind, "tiles_present": count}, "unfinished")
      for kind in sorted(bounds.AROUND) for count in (0, 9)),
    ({**MONASTERY, "feature": "garden", "completed": False, "early": True, "tiles_present": 9}, "unfinished"),
    ({**MONASTERY, "feature": "special-monastery", "laid_down": True, "tiles_present": 10, "row_and_column": 3}, "nine"),
    ({**CITY, "cap_only_tiles": 6}, "caps"),
    ({**CITY, "cap_only_tiles": 3, "wide_caps": 3}, "caps"),
    ({**CITY, **FINAL, "tiles": 1, "shields": 2}, "shields"),
    ({**CITY, **ABBEYS, "tiles": 4, "shields": 6}, "shields"),
    ({**CITY, "tiles": 2}, "closed"),
    ({**CITY, "tiles": 3, "shields": 2}, "closed"),
    ({**CITY, "tiles": 5, "shields": 5}, "closed"),
    ({**CITY, "shields": 4, "cap_only_tiles": 2}, "beside"),
    ({**CITY, "cap_only_tiles": 3, "cap_shields": 2}, "cap-shields"),
    ({**CITY, "shields": 3, "cap_only_tiles": 1, "cap_shields": 2}, "cap-shields"),
    ({**ROAD, "farmhouse_tiles": 5}, "farmhouses"),
    ({**MONASTERY, "feature": "shrine", "with_city": 10}, "around"),
    ({**MONASTERY, "with_road": 10}, "around"),
    *(({**MONASTERY, "feature": kind, "with_city": 9}, "own") for kind in sorted(bounds.PLAIN)),
    ({**MONASTERY, "feature": "abbey", "with_road": 9}, "own"),
    ({"feature": "field", "cities": 2, "besieged_cities": 3, "meeples": {"red": 1}}, "besieged"),
    *(({**MONASTERY, "feature": kind, "meeples": {"red": 1, "blue": 1}}, "one") for kind in sorted(bounds.AROUND)),
    ({"feature": "german-cathedral", "road_tiles": 5, "meeples": {"red": 2}}, "one"),
    ({**ROAD, **FINAL, "tiles": 1, "meeples": {"red": 1, "blue": 1}}, "room"),
    ({**ROAD, "tiles": 2, "meeples": {"red": 3}}, "room"),
    ({**ROAD, "tiles": 3, "meeples": {"red": 2, "blue": 2}}, "room"),
    ({**ROAD, "tiles": 9, "meeples": {"red": 8}}, "ordinary"),
    ({"feature": "field", "cities": 1, "meeples": {"red": 8}}, "ordinary"),
    ({**ROAD, "meeples": {"red": 2}, "large": {"red": 2}}, "large"),
    ({**CITY, "meeples": {"red": 2}, "mayors": {"red": 2}}, "mayors"),
]  # fmt: skip
"""What no tile and no box allows."""
JUST: list[dict[str, Any]] = [
    {**ROAD, "tiles": 2},
    {**ROAD, **FINAL, "tiles": 1},
    {**CITY, "tiles": 2, "shields": 0},
    {**CITY, **ABBEYS, "tiles": 1, "shields": 2},
    {**CITY, **ABBEYS, "tiles": 2, "shields": 2},
    {**CITY, "tiles": 3, "shields": 1},
    {**CITY, "tiles": 4, "shields": 4},
    {**CITY, "tiles": 5, "shields": 4},
    {**CITY, "tiles": 6, "shields": 6},
    {**CITY, "tiles": 5, "cathedral": True},
    {**CITY, "shields": 3, "cap_only_tiles": 2},
    {**MONASTERY, "with_city": 8, "with_road": 9},
    {**MONASTERY, "feature": "shrine", "with_city": 9},
    {**MONASTERY, **FINAL, "tiles_present": 8},
    {**ROAD, "tiles": 9, "meeples": {"red": 8}, "large": {"red": 1}},
    {**ROAD, "tiles": 3, "meeples": {"red": 2, "blue": 1}},
]
"""What they just allow."""


@pytest.mark.parametrize(("described", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_reason(described: dict[str, Any], reason: str) -> None:
    with pytest.raises(Impossible) as refused:
        desk.answer(described)
    assert refused.value.message == f"bound-{reason}"


@pytest.mark.parametrize("described", JUST)
def test_what_just_can_be_is_scored(described: dict[str, Any]) -> None:
    assert desk.answer(described).points


def test_every_bound_is_broken_by_some_description() -> None:
    assert {reason for _, reason in IMPOSSIBLE} == {bound.reason for bound in bounds.BOUNDS}


SETS = (
    "base", "river-1", "river-2", "river-1-c3", "inns-and-cathedrals", "mage-and-witch", "besiegers",
    "cathars-or-siege", "cult-6", "cult-5", "german-monasteries", "darmstadt",
)  # fmt: skip


def test_the_bounds_are_those_of_the_printed_tiles() -> None:
    """Facts that the bounds rest on, read from the tiles of every set but Abbey & Mayor, and from those of that."""
    ours = [tile(name) for name in {name for kept in SETS for name in tile_set(kept).tiles}]
    cities = [segment for face in ours for segment in face.segments if segment.kind == "city"]
    assert all(
        segment.edges for face in ours for segment in face.segments if segment.kind in ("city", "road")
    )
    assert {segment.shields for segment in cities} == {0, 1}
    assert {segment.shields for segment in cities if len(segment.edges) == 1} == {0}
    assert {len(segment.edges) for segment in cities if segment.marks & {"cathedral", "darmstadtium"}} == {4}
    for face in ours:
        if any(segment.marks & {"monastery", "church"} for segment in face.segments):
            assert not face.shows("city")
    abbeys = [segment for name in tile_set("abbey-and-mayor").tiles for segment in tile(name).segments]
    assert [segment.shields for segment in abbeys if segment.shields > 1] == [2]
    assert any(segment.shields for segment in abbeys if len(segment.edges) == 1)


# --- the table of amendments ----------------------------------------------------------------------------


def test_a_new_scoring_tile_is_a_line_of_data() -> None:
    """A fan tile: any completed city is worth 5."""
    privilege = Amendment(
        "privilege", Stage.EACH, (clauses.CITY,), frozenset({"city"}), each=5, completed=True, active="privilege",
        replaces=("tiles", "shields"),
    )  # fmt: skip
    readings = {option.key: option.default for option in description.READINGS}
    feature = Feature("city", True, {"tiles": 9, "shields": 2}, active="privilege")
    terms, _, _ = terms_of(feature, readings, (*ALL, privilege))
    assert sum(term.points for term in terms) == 5
    before, _, _ = terms_of(replace(feature, active=None), readings, (*ALL, privilege))
    assert sum(term.points for term in before) == 22


def test_every_line_of_the_table_cites_a_clause_and_surveyors_never_touch_the_unfinished() -> None:
    assert all(line.clauses for line in ALL)
    assert all(line.completed is True and line.active for line in SURVEYORS if line.label != "inn")
    assert set(TABLE) <= set(ALL)


def test_a_ruling_of_the_desk_survives_json() -> None:
    ruling = worth(ROAD, active="highway", inn=True).rulings["red"]
    assert Ruling.from_json(ruling.to_json()) == ruling
    assert ruling.points == 10
