"""Asking about the rules over HTTP: an answer with its clauses, or what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.service.client import Visitor

Visit = Callable[[], Visitor]


def ask(person: Visitor, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = person.post("/api/ask", json=body, timeout=120)  # the first one gets everything ready
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_question_is_answered_in_its_language_with_its_clause(visit: Visit) -> None:
    told = ask(visit(), game="meridians", question="Darf ich passen?")
    assert (told["says"], told["short"], told["language"]) == ("no", "Nein.", "de")
    assert told["rests"][0]["clause"] == "meridians/placing.no-passing"
    assert told["rests"][0]["passage"]["state"] == "no-copy"


def test_what_a_table_has_agreed_is_its_reading(visit: Visit) -> None:
    question = "Road with an inn under Highway, is it 5 or 10 points?"
    told = ask(visit(), game="carcassonne", question=question, options={"highway": "points"}, language="en")
    assert told["says"] == "conflict"
    assert {"carcassonne/surveyors.highway", "carcassonne/surveyors.highway-tiles"} <= {
        cited["clause"] for cited in told["rests"]
    }
    assert [reading["clause"] for reading in told["readings"]] == ["carcassonne/open.highway"]
    assert told["readings"][0]["option"]


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"question": "   "}, 400, "a question has words"),
        ({"question": "a" * 501}, 400, "question"),
        ({"question": "Pass?", "game": "chess"}, 404, "no game 'chess'"),
        ({"question": "Pass?", "language": "xx"}, 404, "no language 'xx'"),
        ({"question": "Pass?", "game": "meridians", "options": {"colour": 1}}, 400, "colour"),
    ],
)
def test_what_cannot_be_asked_is_named(visit: Visit, body: dict[str, Any], status: int, said: str) -> None:
    assert said in ask(visit(), status, **body)["detail"]
