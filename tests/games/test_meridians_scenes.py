"""The lessons and the cover that the page draws are what the engine says, stone for stone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.core.game import Decision
from rulebound.games.meridians import GAME, clauses, notation
from rulebound.games.meridians.rules import Colour
from rulebound.games.meridians.state import State

PAGE = Path(__file__).parents[2] / "web/src/games/meridians"
SCENES: list[dict[str, Any]] = json.loads((PAGE / "scenes.json").read_text(encoding="utf-8"))
COVER: dict[str, Any] = json.loads((PAGE / "cover.json").read_text(encoding="utf-8"))

# Game g7-059 of the conformance records, to turn 56.
COVER_MOVES = """
e6 i3 e8 f5 l3 b1 e3 f8 g8 b3 l5 f3 c8 h6 c1 m4 f7 i10 g4 g6 c5 d5 i9 l7 l1 d8 e10 m4
j7 k4 g5 i8 g11 b5 j4 d7 h1 k1 f2 l6 d4 j5 i4 f10 f8 d1 b2 j3 h9 l2 j6 d3 b7 g7 e9 c3
"""


def mover(state: State) -> int:
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    (seat,) = decision.seats
    return seat


def without_path(state: State) -> list[str]:
    return sorted(point for group in GAME.view(state, None)["no_path"] for point in group)


def play(state: State, step: dict[str, Any]) -> State:
    """Play a step and hold what the scene records of it against what the rules bring about."""
    seat = mover(state)
    removed: list[str] = []
    winner: str | None = None
    board = state.position.board
    for event in GAME.resolve(state, {seat: GAME.parse(state, step["place"])}):
        state = GAME.fold(state, event)
        if event.kind == "removed":
            removed = list(notation.names(board, notation.points(board, event.data["points"])))
        elif event.kind == "ended":
            winner = next(c.value for c in Colour if state.seat_of(c) == event.data["winner"])
    assert step.get("removed", []) == removed
    assert sorted(step.get("no_path", [])) == without_path(state)
    assert step.get("winner") == winner
    return state


def try_out(state: State, step: dict[str, Any]) -> None:
    """A step that plays nothing: a refusal, the open points, or a group that is taken in hand."""
    if "refuse" in step:
        ruling = GAME.judge(state, mover(state), GAME.parse(state, step["refuse"]))
        assert not ruling.allowed
        assert step["reason"] == ruling.reason
        assert all(ruling.facts[key] == step[key] for key in ("blocker", "friend", "first") if key in step)
    elif "open" in step:
        assert step["open"] == GAME.view(state, None)["legal"]
    else:
        at = notation.point(state.position.board, step["hold"])
        assert at in state.position.light | state.position.dark


@pytest.mark.parametrize("scene", SCENES, ids=[scene["key"] for scene in SCENES])
def test_a_scene_is_played_as_the_rules_say(scene: dict[str, Any]) -> None:
    state = notation.parse_state(scene["position"])
    for step in scene["steps"]:
        if "place" in step:
            state = play(state, step)
        else:
            try_out(state, step)
    cited = {clause for name, clause in vars(clauses).items() if name.isupper()}
    assert set(scene["clauses"]) <= cited


def test_a_false_scene_is_caught() -> None:
    removal = next(scene for scene in SCENES if scene["key"] == "removal")
    state = notation.parse_state(removal["position"])
    state = play(state, removal["steps"][0])
    with pytest.raises(AssertionError):
        play(state, {**removal["steps"][1], "removed": []})


def test_the_cover_is_a_position_of_a_recorded_game() -> None:
    state = notation.parse_state("7 0")
    for move in COVER_MOVES.split():
        seat = mover(state)
        for event in GAME.resolve(state, {seat: GAME.parse(state, move)}):
            state = GAME.fold(state, event)
    assert COVER["position"] == notation.state_text(state)


def test_the_note_on_the_shelf_is_the_ruling_of_the_cover() -> None:
    state = notation.parse_state(COVER["position"])
    point = COVER["ruling"]["facts"]["point"]
    ruling = GAME.judge(state, mover(state), GAME.parse(state, point))
    assert COVER["ruling"] == json.loads(json.dumps(ruling.to_json()))
