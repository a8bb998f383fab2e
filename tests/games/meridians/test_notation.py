"""Positions, moves and states as text: what is read, what is refused, and what a set-up position begins with."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Decision, Match, NotationError, Outcome, Seed
from rulebound.games.meridians import GAME, notation
from rulebound.games.meridians.board import MAX_SIZE, MIN_SIZE, board
from rulebound.games.meridians.rules import Position
from rulebound.games.meridians.state import Choose, Draw, Place, State

SEED = Seed(bytes(32))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position of any size, reachable or not."""
    table = board(draw(st.integers(MIN_SIZE, MAX_SIZE)))
    stones = draw(st.lists(st.sampled_from(["", "light", "dark"]), min_size=len(table), max_size=len(table)))
    light, dark = (frozenset(p for p, s in enumerate(stones) if s == colour) for colour in ("light", "dark"))
    return Position(table, light, dark)


@given(positions(), st.integers(4, 9999))
def test_a_position_comes_back_from_its_text(position: Position, turn: int) -> None:
    text = notation.state_text(State(position, pie=False, turn=turn, first=0, light=0))
    state = notation.parse_state(text)
    assert (state.position, state.turn, state.pie, state.first, state.light) == (position, turn, False, 0, 0)
    assert notation.state_text(state) == text
    assert notation.from_json(json.loads(json.dumps(notation.to_json(state)))) == state


def test_stones_may_be_named_in_any_order_and_space() -> None:
    one, other = notation.parse_state("7 12 g6L h5D"), notation.parse_state("  7\t12\n h5D   g6L ")
    assert one == other
    assert notation.state_text(other) == "7 12 g6L h5D"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position is SIZE TURN BOARD"),
        ("7", "a position is SIZE TURN BOARD"),
        ("seven 12", "a position is SIZE TURN BOARD"),
        ("7 -1", "a position is SIZE TURN BOARD"),
        ("7 99999", "a turn is 0 to 9999, not 99999"),
        ("999999 6 g8L", "a board has size 3 to 12, not 999999"),
        ("٧ 12", "a position is SIZE TURN BOARD"),
        ("2 12", "a board has size 3 to 12, not 2"),
        ("13 12", "a board has size 3 to 12, not 13"),
        ("7 12 g6", "a stone is a point and L or D, as in g6L, not 'g6'"),
        ("7 12 g6l", "not 'g6l'"),
        ("7 12 G6L", "not 'G6L'"),
        ("7 12 g6LD", "not 'g6LD'"),
        ("7 12 g6L,h5D", "not 'g6L,h5D'"),
        ("7 12 g6L g6D", "two stones on g6"),
        ("7 12 g6L g6L", "two stones on g6"),
        ("7 12 n1L", r"no point 'n1' on a 6/7 board \(rows a to m\)"),
        ("7 12 a7L", "no point 'a7'"),
        ("7 12 a0L", "no point 'a0'"),
        ("7 12 g06L", "no point 'g06'"),
        ("3 12 f1D", r"no point 'f1' on a 2/3 board \(rows a to e\)"),
        ("7 0 g6L", "at turn 0 there is 0 light stone"),
        ("7 1", "at turn 1 there is 1 light stone"),
        ("7 1 g6D", "at turn 1 there is 1 light stone"),
        ("7 2 g6L", "at turn 2 there is 1 dark stone"),
        ("7 2 g6L h5L", "at turn 2 there is 1 light stone"),
        ("7 3 g6L h5D", "at turn 3 there is 2 light stone"),
        ("7 3 g6L g8L h5D h6D", "at turn 3 there is 1 dark stone"),
    ],
)
def test_a_bad_position_is_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        GAME.position(text)
    with pytest.raises(NotationError, match=message):
        Match.begin(GAME, 2, {}, SEED, position=text)


@given(st.text() | st.from_regex(r"[0-9]{1,2} [0-9]{1,3}( [a-y][0-9]{1,2}[LD])*", fullmatch=True))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        state = GAME.position(text)
    except NotationError:
        return
    assert notation.parse_state(notation.state_text(state)) == state
    for event in GAME.opening(state):
        state = GAME.fold(state, event)
    decision = GAME.decision(state)
    assert isinstance(decision, Outcome) or GAME.moves(state, min(decision.seats))


def begun(position: str) -> Match[Any, Any]:
    return Match.begin(GAME, 2, {}, SEED, position=position)


@pytest.mark.parametrize(
    ("position", "removed", "ending"),
    [
        # Light to move. Dark's lone a1 faces no friend; its other two stones face each other.
        ("7 6 g6L g8L a1D m3D m5D", ["a1"], None),
        # Dark to move; Light's two stones are shut off from each other by a Dark stone between.
        ("7 7 g4L g8L g6D i6D", ["g4", "g8"], "no-stones"),
        # Light to move, and it is Light that is cut off: its stones stay, for Light may yet join them.
        ("7 8 g4L g8L g6D i6D", [], None),
        # Nobody's turn to lose a stone before both sides have had two turns.
        ("7 3 g4L g8L g6D", [], None),
        # One group only, however large, has no path.
        ("7 6 a1L a4L g6D g7D h6D", ["g6", "g7", "h6"], "no-stones"),
    ],
)
def test_what_a_position_begins_with(position: str, removed: list[str], ending: str | None) -> None:
    match = begun(position)
    points = [point for event in match.log if event.kind == "removed" for point in event.data["points"]]  # type: ignore[union-attr]
    assert points == removed
    assert [event.data["cause"] for event in match.log if event.kind == "ended"] == (
        [ending] if ending else []
    )
    assert isinstance(match.decision, Outcome) == (ending is not None)
    assert {event.cause for event in match.log} <= {-1}


def test_a_side_that_cannot_place_has_lost_at_once() -> None:
    stuck = (
        "6 80 a5L c5L c6L d6L d7L e7L f8L g8L g9L a1D a3D a4D b2D b3D b4D b5D b6D c2D c3D c4D c7D d1D d5D d8D e5D"
        " e6D e8D e9D f4D f5D f6D f7D f9D f10D g4D g7D h7D h8D i2D i7D j5D j6D k3D k4D"
    )
    match = begun(stuck)
    assert [event.kind for event in match.log] == ["ended"]
    assert match.log[0].ruling.reading == "meridians/ending.no-legal-point"
    assert isinstance(match.decision, Outcome)
    assert match.decision.ranking == ((1,), (0,))


def test_on_an_empty_board_far_into_the_game_whoever_must_move_has_lost() -> None:
    for turn, winner in ((8, 1), (9, 0)):
        decision = begun(f"5 {turn}").decision
        assert isinstance(decision, Outcome)
        assert decision.ranking[0] == (winner,)


@pytest.mark.parametrize("size", range(MIN_SIZE, MAX_SIZE + 1))
def test_every_point_has_a_name_that_names_it(size: int) -> None:
    table = board(size)
    state = State(Position(table), pie=False, first=0, light=0)
    for point, name in enumerate(table.names):
        for text in (name, name.upper(), f" {name} "):
            assert GAME.parse(state, text) == Place(point)
        assert GAME.notate(state, Place(point)) == name


@pytest.mark.parametrize(
    ("text", "move"),
    [("light", Choose), ("DARK", Choose), ("seat-1", Draw), ("seat-2", Draw)],
)
def test_choices_and_draws_have_names_too(text: str, move: type) -> None:
    assert isinstance(GAME.parse(GAME.start(2, {}), text), move)


@pytest.mark.parametrize(
    "text", ["", "g", "6", "g0", "g13", "z1", "seat-3", "seat-0", "pass", "g6 g7", "g6L", "г6", "g\uff16"]
)
def test_what_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"no point .* on a 6/7 board"):
        GAME.parse(GAME.start(2, {}), text)


def changed(**more: Any) -> dict[str, Any]:
    return {**notation.to_json(notation.parse_state("7 12 g6L g8L h5D i6D")), **more}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        changed(more=1),
        {key: value for key, value in changed().items() if key != "turn"},
        changed(size=True),
        changed(size=99),
        changed(turn=-1),
        changed(turn=10**30),
        changed(turn=1.0),
        changed(pie=0),
        changed(board=7),
        changed(board="g6L g6D"),
        changed(first=2),
        changed(first=True),
        changed(first=None),
        changed(light=None),
        changed(light=1),
        changed(pie=True, light=None),
        changed(turn=0, board="", first=None),
        changed(result=[]),
        changed(result={}),
        changed(result={"winner": 2, "cause": "resign"}),
        changed(result={"winner": True, "cause": "resign"}),
        changed(result={"winner": 0, "cause": "boredom"}),
    ],
)
def test_what_is_no_state_is_refused(data: Any) -> None:
    with pytest.raises(NotationError):
        notation.from_json(data)
    with pytest.raises(NotationError, match="not a state of Meridians"):
        GAME.thaw(json.dumps(data).encode())


def test_who_may_move_in_a_position_is_told_by_its_turn() -> None:
    for turn, seat in ((12, 0), (13, 1)):
        decision = begun(f"7 {turn} g6L g8L i6D i8D").decision
        assert isinstance(decision, Decision)
        assert decision.seats == {seat}
