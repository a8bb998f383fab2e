"""Why a position or a record is not taken: a cause with its facts, for the page to say in its own language."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.service.client import Visitor

Visit = Callable[[], Visitor]


def land(person: Visitor, **changed: Any) -> str:
    """The start of a game of Carcassonne as text, with something changed."""
    place: dict[str, Any] = {
        "game": "carcassonne",
        "table": None,
        "seq": None,
        "position": None,
        "options": {},
        "moves": [],
    }
    told: dict[str, Any] = json.loads(person.post("/api/analysis", json=place).json()["position"])
    return json.dumps({**told, **changed})


def refused(person: Visitor, game: str, position: str) -> Any:
    place: dict[str, Any] = {
        "game": game,
        "table": None,
        "seq": None,
        "position": position,
        "options": {},
        "moves": [],
    }
    answer = person.post("/api/analysis", json=place)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"] == "bad-position"
    return answer.json()["cause"]


@pytest.mark.parametrize(
    ("changed", "cause"),
    [
        ({"board": ["o@0 D.start", "e1@90 U"]}, {"reason": "lie", "facts": {"tile": "U", "cell": "e1"}}),
        ({"board": ["o@0 U"]}, {"reason": "first", "facts": {"tile": "D.start"}}),
        ({"scores": [0]}, {"reason": "players", "facts": {"least": 2, "most": 5}}),
        ({"out": [1]}, {"reason": "alone", "facts": {}}),
        ({"left": {"C.water-tower": 2}}, {"reason": "tiles", "facts": {}}),
        ({"figures": [[0, "normal", [5, 5], 0]]}, {"reason": "place", "facts": {"cell": "e5s5"}}),
        ({"figures": [[0, "abbot", [0, 0], 0]]}, {"reason": "stands", "facts": {"cell": "o"}}),
        ({"left": []}, None),
    ],
)
def test_what_cannot_lie_so_names_its_cause(visit: Visit, changed: dict[str, Any], cause: Any) -> None:
    person = visit()
    assert refused(person, "carcassonne", land(person, **changed)) == cause


def test_a_ring_names_its_cause(visit: Visit) -> None:
    found = refused(visit(), "marsigel", "a3b2a1/b3/a2/b1 a 4 out-a")
    assert found == {"reason": "out", "facts": {}}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ('{"format": "rulebound-match", "version": 2}', "no-file"),
        ('[Game "go"]\n1. g6', "other-game"),
        ("g6 " * 2001, "long"),
        ("[x", None),
    ],
)
def test_what_is_no_record_names_its_cause(visit: Visit, text: str, reason: str | None) -> None:
    answer = visit().post("/api/records", json={"game": "meridians", "text": text})
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"] == "bad-record"
    assert (answer.json()["cause"] or {}).get("reason") == reason
