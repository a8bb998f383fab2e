"""Faults that people have met in other programs and at tables, each as a small test of its whole kind."""

from __future__ import annotations

from rulebound.core import Decision, Match, Ruling, Seed
from rulebound.games.carcassonne import GAME
from tests.games.carcassonne.scene import after, judge, play, scene, scored

RING = ("s1@270 V", "e1s1@0 V.pigsty", "e1s2@90 V.garden")


def test_a_ring_of_roads_closes_a_field_that_a_farmer_may_still_enter() -> None:
    state = scene(*RING, "s2@180 V.cowshed", laid=True, left=("U",))
    assert judge(state, "normal:field-12").allowed
    inner = after(state, "normal:field-12")
    assert len(inner.figures) == 1
    region = inner.board.regions[inner.figures[0].part]
    assert len(region.cells) == 4
    (event,) = scored(scene(*RING, figures=("1 normal s1 2",), hand="V.cowshed", left=()), "s2@180", "skip")
    assert (event.data["feature"], event.ruling.points) == ("field", 0)


def test_a_road_that_runs_in_a_ring_is_completed() -> None:
    (event,) = scored(
        scene(*RING, figures=("1 normal s1 0",), hand="V.cowshed", left=("U",)), "s2@180", "skip"
    )
    assert (event.data["feature"], event.ruling.points) == ("road", 4)


def test_one_crossing_completes_several_roads_and_takes_one_figure() -> None:
    state = scene(
        "w1@270 A.highwaymen", "n1@180 E", "e1n1@90 U", "e1n2@0 A", "s1@0 B", "e1s1@90 U.pigsty", "e1s2@90 W",
        figures=("2 normal o 1", "2 normal e1n1 0", "1 normal e1s1 0"), hand="X", left=("B",),
    )  # fmt: skip
    events = play(state, "e1@0", "normal:road-e")
    scores = [(event.data["seat"], event.ruling.points) for event in events if event.kind == "scored"]
    assert sorted(scores) == [(0, 3), (1, 3), (1, 3)]
    assert len([event for event in events if event.kind == "put"]) == 1


def test_a_foreign_segment_inside_does_not_keep_a_city_open() -> None:
    """A tile of a closed city may hold a piece of another that is still open."""
    state = scene("n1@180 H", figures=("1 normal n1 1", "1 normal o 0"), hand="U", left=("B",))
    assert state.board.completed(state.figures[1].part) is True
    assert state.board.completed(state.figures[0].part) is False


def test_turns_need_not_be_equal_in_number() -> None:
    match = Match.begin(GAME, 5, {"surveyors": False}, Seed(bytes(32)))
    while isinstance(decision := match.decision, Decision):
        (seat,) = decision.seats
        match.submit({seat: GAME.moves(match.state, seat)[-1]})
    laid = [event.actor for event in match.log if event.kind == "laid"]
    assert {laid.count(seat) for seat in range(5)} == {14, 15}


def test_nothing_is_undone_past_a_draw() -> None:
    match = Match.begin(GAME, 2, {"surveyors": False}, Seed(bytes(32)))
    place = GAME.moves(match.state, 0)[0]
    before = match.seq
    match.submit({0: place})
    undone = match.undo(before)
    assert not isinstance(undone, Ruling)
    match.submit({0: place})
    match.submit({0: GAME.parse(match.state, "skip")})
    refused = match.undo(before)
    assert isinstance(refused, Ruling)
    assert refused.reason == "undo-past-chance"
    match.submit({1: GAME.moves(match.state, 1)[0]})


def test_every_missing_figure_has_a_reason() -> None:
    state = scene("e1@0 U", figures=("2 normal o 1",), laid=True, inns=True, abbot=True)
    view = GAME.view(state, None)
    listed, closed = set(view["moves"]), {each["move"]: each["ruling"] for each in view["closed"]}
    for figure in ("normal", "large", "abbot"):
        for segment in ("road-ew", "field-0127", "field-3456"):
            ruling = judge(state, f"{figure}:{segment}")
            assert ruling.allowed is (f"{figure}:{segment}" in listed)
            assert ruling.clauses
            assert closed.get(f"{figure}:{segment}") == (None if ruling.allowed else ruling.to_json())
    assert len(closed) == 9 - sum(":" in move for move in listed)
    assert closed["normal:road-ew"]["reason"] == "occupied"
