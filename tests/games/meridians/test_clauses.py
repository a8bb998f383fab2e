"""One small position for each clause of Meridians: read them with the rulebook beside you.

Positions are SIZE TURN BOARD. On the standard board the middle row g runs from g1 to g12, and from each
point of it two lines go up: g8, h8, i8, j8, k8 is one, g8, h7, i6, j5, k4 the other.
"""

from __future__ import annotations

import pytest

from rulebound.core import (
    CHANCE,
    Decision,
    Event,
    Match,
    NotationError,
    OptionError,
    Outcome,
    Ruling,
    Seed,
    Verdict,
)
from rulebound.games.meridians import GAME, clauses
from rulebound.games.meridians.board import board
from rulebound.games.meridians.rules import Colour
from rulebound.games.meridians.state import Choose, Draw, Move, Place, State
from rulebound.rulebook.citing import cites

OPTIONS = {option.key: option for option in GAME.spec.options}


def judge(position: str, point: str) -> Ruling:
    """What is said of a stone on a point, for the side to move."""
    state = GAME.position(position)
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    (seat,) = decision.seats
    return GAME.judge(state, seat, GAME.parse(state, point))


def play(position: str, point: str) -> list[Event]:
    """What a stone on a point brings about."""
    state = GAME.position(position)
    return list(GAME.resolve(state, {state.turn % 2: GAME.parse(state, point)}))


def asked(state: State) -> Decision:
    """Who is asked, while the game is not over."""
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    return decision


def match(**options: str | int | bool) -> Match[State, Move]:
    """A new match."""
    return Match.begin(GAME, 2, options, Seed(bytes(32)))


# --- the board --------------------------------------------------------------------------------------


def test_a_stone_stands_on_a_point_of_the_board() -> None:
    ruling = GAME.judge(GAME.position("7 0"), 0, Place(114))
    assert not ruling.allowed
    assert cites(ruling, clauses.BOARD_POINTS)
    assert len(board(7)) == 114


def test_boards_from_4_5_to_11_12_are_offered() -> None:
    assert cites(OPTIONS["size"], clauses.BOARD_SIZES)
    assert OPTIONS["size"].choices == tuple(range(5, 13))
    assert OPTIONS["size"].default == 7
    with pytest.raises(OptionError):
        GAME.start(2, {"size": 4})


# --- groups and paths -------------------------------------------------------------------------------


def test_adjacent_stones_are_one_group_and_have_no_path() -> None:
    ruling = judge("7 2 g6L a1D", "g7")
    assert ruling.reason == "second-adjacent"
    assert cites(ruling, clauses.GROUP)


def test_a_path_is_a_straight_line_of_empty_points() -> None:
    blocked = judge("7 2 g6L g7D", "g8")
    assert (blocked.reason, blocked.facts["blocker"]) == ("second-blocked", "g7")
    assert cites(blocked, clauses.PATH)
    aside = judge("7 2 g6L a1D", "h8")
    assert aside.reason == "second-no-line"
    assert cites(aside, clauses.PATH)


def test_stones_of_one_group_that_face_each_other_have_no_path() -> None:
    # The sixth stone closes a ring around the empty h7: one group, whose stones see nobody but each other.
    _, removed, _ = play("7 10 g7L g8L h6L h8L i6L m1D m3D", "i7")
    assert removed.data["groups"] == (("g7", "g8", "h6", "h8", "i6", "i7"),)
    assert cites(removed, clauses.DEAD)


def test_a_group_without_a_path_is_dead_and_leaves() -> None:
    _, removed = play("7 6 a2L a4L g7L m3D m5D", "a6")
    assert removed.data["points"] == ("g7",)
    assert cites(removed, clauses.DEAD)


def test_one_stone_with_a_path_keeps_its_whole_group() -> None:
    # a1 and b1 are one group; only a1 sees a3.
    _, removed = play("7 6 a1L b1L a3L g10L m3D m5D", "a5")
    assert removed.data["points"] == ("g10",)
    assert cites(removed, clauses.ONE_PATH)


# --- the first two turns ----------------------------------------------------------------------------


def test_players_settle_who_plays_light() -> None:
    assert cites(OPTIONS["first"], clauses.COLOURS)
    drawn = match(first="drawn").log[0]
    assert drawn.actor == CHANCE
    assert cites(drawn, clauses.COLOURS)
    assert match(first="seat-2").state.light == 1
    for pie in (False, True):
        early = GAME.judge(GAME.start(2, {"first": "drawn", "pie": pie}), 0, Place(0))
        assert (early.reason, early.facts["colour"]) == ("not-your-turn", None)
        assert early.clauses == (clauses.COLOURS,)


def test_a_first_stone_goes_on_any_empty_point() -> None:
    for position in ("7 0", "7 1 g6L"):
        for point in ("a1", "g7", "m6"):
            assert cites(judge(position, point), clauses.FIRST_STONE)


def test_a_second_stone_needs_a_path_to_the_first() -> None:
    allowed = judge("7 2 g6L a1D", "g8")
    assert allowed.allowed
    assert cites(allowed, clauses.SECOND_STONE)
    for point in ("g7", "h8"):
        refused = judge("7 2 g6L a1D", point)
        assert not refused.allowed
        assert cites(refused, clauses.SECOND_STONE)


def test_nothing_is_removed_before_both_have_had_two_turns() -> None:
    state = GAME.position("7 2 g6L a1D")  # two lone stones without a path
    assert cites(asked(state), clauses.NO_EARLY_REMOVAL)
    assert [event.kind for event in play("7 2 g6L a1D", "g8")] == ["placed"]
    assert [event.kind for event in play("7 3 g6L g8L a1D", "a3")] == ["placed"]


# --- the pie rule -----------------------------------------------------------------------------------


def test_the_pie_rule_is_a_choice() -> None:
    assert cites(OPTIONS["pie"], clauses.PIE)
    assert OPTIONS["pie"].default is False


def test_with_the_pie_rule_the_first_player_sets_both_first_stones() -> None:
    game = match(pie=True)
    for point in ("g6", "a1"):
        decision = game.decision
        assert isinstance(decision, Decision)
        assert decision.seats == {0}
        assert cites(decision, clauses.PIE_STONES)
        assert cites(game.judge(1, GAME.parse(game.state, point)), clauses.PIE_STONES)
        game.submit({0: GAME.parse(game.state, point)})
    assert game.state.position.light | game.state.position.dark == {
        board(7).index["g6"],
        board(7).index["a1"],
    }


def test_then_the_second_player_chooses_and_light_goes_on() -> None:
    game = match(pie=True)
    for point in ("g6", "a1"):
        game.submit({0: GAME.parse(game.state, point)})
    assert cites(game.judge(1, Place(3)), clauses.PIE_CHOICE)
    chosen = game.submit({1: Choose(Colour.DARK)})
    assert not isinstance(chosen, Ruling)
    assert cites(chosen[0], clauses.PIE_CHOICE)
    assert asked(game.state).seats == {0}
    assert game.state.turn == 2


# --- a turn -----------------------------------------------------------------------------------------


def test_turns_alternate() -> None:
    state = GAME.position("7 4 a1L a3L m1D m3D")
    ruling = GAME.judge(state, 1, GAME.parse(state, "m5"))
    assert (ruling.reason, ruling.facts["colour"]) == ("not-your-turn", "light")
    assert cites(ruling, clauses.ALTERNATE)


def test_dead_groups_leave_before_the_mover_places() -> None:
    # The lone g7 stands between Dark's g6 and g8, until Dark's turn begins.
    position = "a2L a4L g6D g7L m3D m5D"
    assert judge(f"7 7 {position}", "g8").reason == "place-blocked"
    placed, removed = play(f"7 6 {position}", "a6")
    assert (placed.kind, removed.data["points"]) == ("placed", ("g7",))
    assert cites(removed, clauses.REMOVAL_FIRST)
    state = GAME.fold(GAME.fold(GAME.position(f"7 6 {position}"), placed), removed)
    assert GAME.judge(state, 1, GAME.parse(state, "g8")).allowed


def test_dead_groups_leave_together() -> None:
    _, removed = play("7 8 a2L a4L g7L j2L m3D m5D", "a6")
    assert removed.data["groups"] == (("g7",), ("j2",))
    assert cites(removed, clauses.REMOVAL_TOGETHER)


# --- placing ----------------------------------------------------------------------------------------


def test_a_stone_goes_on_an_empty_point() -> None:
    for position in ("7 1 g6L", "7 2 g6L a1D", "7 4 g6L g8L a1D a3D"):
        ruling = judge(position, "g6")
        assert (ruling.reason, ruling.facts["stone"]) == ("point-taken", "light")
        assert cites(ruling, clauses.EMPTY_POINT)


def test_a_stone_goes_where_a_friend_sees_it() -> None:
    assert cites(judge("7 4 g8L g10L a1D a3D", "k8"), clauses.LINE_OF_SIGHT)
    ruling = judge("7 4 g8L g10L i8D a3D", "k8")
    assert (ruling.reason, ruling.facts["blocker"], ruling.facts["friend"]) == ("place-blocked", "i8", "g8")
    assert cites(ruling, clauses.LINE_OF_SIGHT)
    ruling = judge("7 4 g8L g10L a1D a3D", "k7")
    assert ruling.reason == "place-no-line"
    assert cites(ruling, clauses.LINE_OF_SIGHT)


def test_own_stones_do_not_block_the_line() -> None:
    ruling = judge("7 4 g8L i8L a1D a3D", "k8")
    assert ruling.allowed
    assert cites(ruling, clauses.LINE_OF_SIGHT)


def test_nobody_passes() -> None:
    state = GAME.position("7 4 g6L g8L a1D a3D")
    for other in (Choose(Colour.LIGHT), Draw(0)):
        ruling = GAME.judge(state, 0, other)
        assert not ruling.allowed
        assert cites(ruling, clauses.NO_PASSING)


def test_a_stone_may_leave_its_own_group_without_a_path() -> None:
    # g7 joins g6 and g8, whose only path was the one between them.
    ruling = judge("7 4 g6L g8L a1D a3D", "g7")
    assert (ruling.allowed, ruling.reason) == (True, "place-no-path")
    assert cites(ruling, clauses.OWN_GROUP_MAY_DIE)
    assert play("7 4 g6L g8L a1D a3D", "g7")[1].data["points"] == ("g6", "g7", "g8")


# --- the end ----------------------------------------------------------------------------------------


def test_whoever_has_no_stones_left_loses_as_soon_as_they_are_removed() -> None:
    _, removed, ended = play("7 4 g6L g8L a1D a3D", "g7")
    assert removed.data["colour"] == "light"
    assert (ended.kind, ended.data["winner"]) == ("ended", 1)
    assert cites(ended, clauses.NO_STONES, clauses.AT_REMOVAL)


STUCK = (
    "6 60 a5L c5L c6L d6L d7L e7L f8L g8L g9L a1D a3D a4D b2D b3D b4D b5D b6D c2D c3D c4D c7D d1D d5D d8D "
    "e5D e6D e8D e9D f4D f5D f6D f7D f9D f10D g4D g7D h7D h8D i2D i7D j5D j6D k3D k4D"
)


def test_whoever_has_no_point_to_place_on_loses() -> None:
    state = GAME.position(STUCK)
    assert GAME.moves(state, 0) == []
    (ended,) = GAME.opening(state)
    assert (ended.data["winner"], ended.data["cause"]) == (1, "no-legal-point")
    assert ended.ruling.reading == clauses.NO_LEGAL_POINT
    assert cites(ended, clauses.NO_LEGAL_POINT, clauses.NO_PASSING)


def test_the_lemma_behind_it_all_groups_of_a_stuck_side_are_dead() -> None:
    """Whatever the source had said, skip or loss, the stuck side's stones would all go next turn."""
    state = GAME.position(STUCK)
    dead = {point for group in GAME.view(state, None)["no_path"] for point in group}
    light = set(GAME.view(state, None)["light"])
    assert light
    assert light <= dead


def test_a_player_may_resign() -> None:
    game = match()
    ended = game.concede(1, "resign")[0]
    assert ended.data["winner"] == 0
    assert cites(ended, clauses.RESIGN)
    outcome = game.decision
    assert isinstance(outcome, Outcome)
    assert cites(outcome, clauses.RESIGN)


def test_whoever_runs_out_of_time_loses() -> None:
    ended = match().concede(0, "time")[0]
    assert ended.data["winner"] == 1
    assert cites(ended, clauses.TIME)


# --- groups as they stand ----------------------------------------------------------------------------


def examined(text: str, point: str) -> Ruling:
    (ruling,) = GAME.examine(GAME.position(text), point)
    return ruling


def test_a_group_lives_by_its_paths_which_are_named() -> None:
    ruling = examined("7 6 g6L g8L g9L k8D m6D", "g9")
    assert (ruling.reason, ruling.facts["paths"], ruling.facts["points"]) == (
        "group-lives",
        ("g8–g6",),
        ("g8", "g9"),
    )
    assert cites(ruling, clauses.PATH, clauses.ONE_PATH)
    two = examined("7 6 g6L g8L g10L", "g8")
    assert two.facts["paths"] == ("g8–g10", "g8–g6")


def test_a_dead_group_is_told_with_the_stones_that_would_save_it() -> None:
    state = GAME.position("7 6 a1L a3L m3L k8D k6D")
    ruling = examined("7 6 a1L a3L m3L k8D k6D", "m3")
    assert (ruling.reason, ruling.verdict) == ("group-dead", Verdict.FORCED)
    assert cites(ruling, clauses.DEAD, clauses.REMOVAL_FIRST)
    savers = ruling.facts["savers"]
    assert isinstance(savers, tuple)
    for move in GAME.moves(state, 0):
        name = GAME.notate(state, move)
        after = GAME.fold(state, GAME.resolve(state, {0: move})[0])
        (then,) = GAME.examine(after, "m3")
        assert (then.reason == "group-lives") == (name in savers), name
    assert 0 < len(savers) < len(GAME.moves(state, 0))


def test_before_both_have_had_two_turns_no_group_leaves() -> None:
    assert cites(examined("7 3 g6L g8L m1D", "g6"), clauses.NO_EARLY_REMOVAL)
    assert cites(examined("7 6 g6L g8L", "a1"), clauses.GROUP)
    assert examined("7 6 g6L g8L", "a1").reason == "no-stone"
    for name in ("z9", "", "g6L"):
        with pytest.raises(NotationError):
            GAME.examine(GAME.position("7 6 g6L g8L"), name)


def test_the_groups_without_a_path_come_first() -> None:
    state = GAME.position("7 6 a1L a3L m3L k8D k6D")
    assert next(thing.name for thing in GAME.things(state, 1)) == "m3"
    assert {thing.name for thing in GAME.things(state, 1)} == {"a1", "a3", "m3", "k6", "k8"}
