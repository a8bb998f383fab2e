"""The lessons and the cover of Meeple Stacking are judged as the rules judge them, point for point."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.scene import FELT, Contact, Meeple, Scene

PAGE = Path(__file__).parents[2] / "web/src/games/meeple_stacking"
SCENES: list[dict[str, Any]] = json.loads((PAGE / "scenes.json").read_text("utf-8"))
ON_ITS_BACK = (707_107, 707_107, 0, 0)


def points(frame: dict[str, Any]) -> int:
    """What the rules give for what a frame shows: what stands, and beside it what lies."""
    standing = flat(tuple(frame["rows"]))
    first = len(standing.meeples) + 1
    lying = [
        Meeple(number, (110_000, 5_000, 20_000 * at - 60_000), ON_ITS_BACK)
        for at, number in enumerate(range(first, first + frame["lying"]))
    ]
    contacts = [*standing.contacts, *(Contact(FELT, meeple.id) for meeple in lying)]
    return judge(Scene((*standing.meeples, *lying), tuple(contacts))).points


@pytest.mark.parametrize("scene", SCENES, ids=[scene["key"] for scene in SCENES])
def test_a_scene_is_judged_as_the_rules_say(scene: dict[str, Any]) -> None:
    assert [frame["points"] for frame in scene["frames"]] == [points(frame) for frame in scene["frames"]]
    known = {clause for name, clause in vars(clauses).items() if name.isupper()}
    assert set(scene["clauses"]) <= known


def test_the_cover_is_the_example_of_the_rules() -> None:
    told = re.search(r"ROWS = \[(.*)\]", (PAGE / "Cover.svelte").read_text("utf-8"))
    assert told is not None
    assert points({"rows": [int(count) for count in told[1].split(",")], "lying": 1}) == 23
