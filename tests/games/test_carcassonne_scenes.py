"""The lessons of Carcassonne are what the engine says, tile for tile and point for point."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.carcassonne import GAME, clauses
from rulebound.games.carcassonne.state import State

PAGE = Path(__file__).parents[2] / "web/src/games/carcassonne"
SCENES: list[dict[str, Any]] = json.loads((PAGE / "scenes.json").read_text(encoding="utf-8"))


def play(state: State, frame: dict[str, Any]) -> State:
    """Play what leads to a frame, and hold the frame against what the rules make of it."""
    if "move" in frame:
        for event in GAME.resolve(state, {state.mover: GAME.parse(state, frame["move"])}):
            state = GAME.fold(state, event)
    for kind, allowed in (("ghost", True), ("refuse", False)):
        if kind in frame:
            ruling = GAME.judge(state, state.mover, GAME.parse(state, frame[kind]))
            assert (ruling.allowed, ruling.reason) == (allowed, frame.get("reason", "place"))
    view = GAME.view(state, None)
    assert {key: frame[key] for key in ("tiles", "figures", "scores")} == {
        key: view[key] for key in ("tiles", "figures", "scores")
    }
    assert frame.get("hand", view["hand"]) == view["hand"]
    if "up" in frame:
        assert frame["up"] == [view["scoring"]["city"]["active"], view["scoring"]["city"]["next"]]
    return state


@pytest.mark.parametrize("scene", SCENES, ids=[scene["key"] for scene in SCENES])
def test_a_scene_is_played_as_the_rules_say(scene: dict[str, Any]) -> None:
    state = GAME.position(scene["position"])
    for frame in scene["frames"]:
        state = play(state, frame)
    known = {clause for name, clause in vars(clauses).items() if name.isupper()}
    assert set(scene["clauses"]) <= known


def test_a_false_scene_is_caught() -> None:
    city = next(scene for scene in SCENES if scene["key"] == "city")
    state = GAME.position(city["position"])
    with pytest.raises(AssertionError):
        play(state, {**city["frames"][0], "scores": [1, 0]})
    with pytest.raises(AssertionError):
        play(state, {**city["frames"][1], "ghost": "n1@0"})
