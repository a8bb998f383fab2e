"""The scoring desk over HTTP: an answer, a question, or what is wrong and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.service.client import Visitor

Visit = Callable[[], Visitor]
CASES = Path(__file__).parents[1] / "games" / "carcassonne" / "records" / "surveyors.json"
ROAD = {"feature": "road", "completed": True, "tiles": 4, "meeples": {"red": 1}}


def score(person: Visitor, described: Any, status: int = 200, game: str = "carcassonne") -> dict[str, Any]:
    answer = person.post("/api/score", json={"game": game, "described": described})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_every_case_is_answered_with_its_clauses(visit: Visit) -> None:
    person = visit()
    for case in json.loads(CASES.read_text("utf-8"))["cases"]:
        told = score(person, case)
        assert told["ask"] is None
        points = {player: points for player, points in told["answer"]["points"].items() if points}
        assert points == {player: points for player, points in case["expect"].items() if points}
        assert all(ruling["clauses"] for ruling in told["answer"]["rulings"].values())


def test_what_is_not_told_is_asked_for(visit: Visit) -> None:
    assert score(visit(), {**ROAD, "other": ["inns-and-cathedrals"]}) == {"answer": None, "ask": "inn"}


@pytest.mark.parametrize(
    ("described", "said"),
    [
        ({**ROAD, "tiles": -1}, "tiles is 0 to 500, not -1"),
        ({**ROAD, "tiles": 1}, "tiles can be 2 or more here, not 1"),
        ({**ROAD, "colour": 1}, "unknown key colour"),
        ({**ROAD, "active": "siege"}, "siege is no scoring tile for a road"),
        ({**ROAD, "other": [[]]}, "other lists some of"),
    ],
)
def test_what_is_wrong_is_named(visit: Visit, described: dict[str, Any], said: str) -> None:
    told = score(visit(), described, 400)
    assert told["message"] == "bad-request"
    assert said in told["detail"]


def test_a_game_without_a_desk_and_no_game_at_all(visit: Visit) -> None:
    for game in ("meridians", "marsigel", "meeple-stacking"):
        assert score(visit(), {}, 404, game)["message"] == "no-desk"
    assert score(visit(), {}, 404, "chess")["message"] == "no-such-game"
    assert score(visit(), [], 400)["message"] == "bad-request"
