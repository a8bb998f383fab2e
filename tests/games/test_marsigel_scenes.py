"""The lessons and the cover of Der Marsigelwettkampf are what the engine says, price for price."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.marsigel import GAME, clauses
from rulebound.games.marsigel.colours import PALETTES
from rulebound.games.marsigel.state import State

PAGE = Path(__file__).parents[2] / "web/src/games/marsigel"
SCENES: list[dict[str, Any]] = json.loads((PAGE / "scenes.json").read_text(encoding="utf-8"))
COVER: dict[str, Any] = json.loads((PAGE / "cover.json").read_text(encoding="utf-8"))
RECORDS = Path(__file__).parent / "marsigel/records/games.jsonl"


def play(state: State, step: dict[str, Any]) -> State:
    """Play a step and hold what the scene records of it against what the rules bring about."""
    for event in GAME.resolve(state, {state.mover: GAME.parse(state, step["move"])}):
        state = GAME.fold(state, event)
        if event.kind == "moved":
            assert event.data["left"] == step["left"]
    assert GAME.view(state, None)["trio"] == step.get("won", [])
    return state


def try_out(state: State, step: dict[str, Any]) -> None:
    """A step that plays nothing: a refusal, or a piece that is taken in hand with its prices."""
    if "refuse" in step:
        ruling = GAME.judge(state, state.mover, GAME.parse(state, step["refuse"]))
        assert (ruling.allowed, ruling.reason) == (False, step["reason"])
    else:
        legal = GAME.view(state, None)["legal"]
        assert step["open"] == {move["onto"]: move["cost"] for move in legal if move["piece"] == step["lift"]}


@pytest.mark.parametrize("scene", SCENES, ids=[scene["key"] for scene in SCENES])
def test_a_scene_is_played_as_the_rules_say(scene: dict[str, Any]) -> None:
    state = GAME.position(scene["position"])
    for step in scene["steps"]:
        if "move" in step:
            state = play(state, step)
        else:
            try_out(state, step)
    known = {clause for name, clause in vars(clauses).items() if name.isupper()}
    assert set(scene["clauses"]) <= known


def test_a_false_scene_is_caught() -> None:
    points = next(scene for scene in SCENES if scene["key"] == "points")
    state = GAME.position(points["position"])
    lift, move = points["steps"][:2]
    with pytest.raises(AssertionError):
        try_out(state, {**lift, "open": {**lift["open"], "b1": 2}})
    with pytest.raises(AssertionError):
        play(state, {**move, "left": 1})


def test_the_cover_is_a_position_of_a_recorded_game() -> None:
    records = map(json.loads, RECORDS.read_text(encoding="utf-8").splitlines())
    game = next(record for record in records if record["id"] == COVER["record"])
    turn = game["turns"][COVER["turn"] - 1]
    assert COVER["position"].split()[:2] == [turn["to"], turn["mover"]]
    assert turn["roll"] >= int(COVER["position"].split()[2])
    try_out(GAME.position(COVER["position"]), {"lift": COVER["hand"], "open": COVER["open"]})


def test_the_note_on_the_shelf_is_the_ruling_of_the_cover() -> None:
    state = GAME.position(COVER["position"])
    ruling = GAME.judge(state, state.mover, GAME.parse(state, f"{COVER['hand']}>a1"))
    assert COVER["ruling"] == json.loads(json.dumps(ruling.to_json()))


def test_the_page_draws_every_colour() -> None:
    looks = (PAGE.parent / "colours.ts").read_text(encoding="utf-8")
    orders = (PAGE / "orders.ts").read_text(encoding="utf-8")
    for order in PALETTES.values():
        assert f"'{' '.join(order)}'" in orders
        assert all(f"  {colour}: {{ fill:" in looks for colour in order)
