"""Asking about the rules over HTTP: an answer with its clauses, or what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.games.meridians import GAME as MERIDIANS
from rulebound.server import wire
from rulebound.server.places import Stand
from rulebound.server.routes import asking
from rulebound.tables import analysis
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


# --- at a board -----------------------------------------------------------------------------------------


def test_a_question_at_a_table_is_ruled_by_its_engine_for_the_one_who_asks(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = anna.table("here", "open")["id"]
    bo.post(f"/api/tables/{table}/seats/1", json={})
    anna.move(table, 0, -1, "g6")
    at = {"game": "meridians", "table": table}
    refused = ask(bo, question="Why?", at=at, move="g6")
    assert (refused["says"], refused["rulings"][0]["ruling"]["reason"]) == ("no", "point-taken")
    assert refused["short"] == "No. " + refused["rulings"][0]["text"]
    assert refused["rests"][0]["clause"] == "meridians/placing.empty-point"
    mine = ask(anna, question="May I play h5?", at=at)
    assert mine["rulings"][0]["ruling"]["reason"] == "not-your-turn"
    before = ask(anna, question="May I play g6?", at={**at, "seq": -1})
    assert before["rulings"][0]["ruling"]["reason"] == "place-first"


def test_whose_own_is_meant_is_known_where_one_seat_is_held(visit: Visit) -> None:
    def own(*held: int) -> int | None:
        line = analysis.begin(MERIDIANS, {}, None, None)
        stand = Stand({}, line, line.state, frozenset(held))
        board = asking._board(stand, wire.AskRequest("Why?", at=wire.Place("meridians")))
        assert board is not None
        return board.own

    assert [own(0), own(1), own(), own(0, 1)] == [0, 1, None, None]


def test_a_question_at_a_position_goes_by_its_moves_and_its_options(visit: Visit) -> None:
    at = {"game": "meridians", "position": "7 6 a1L a3L m3L k8D k6D"}
    told = ask(visit(), question="Is m3 dead?", at=at, language="de")
    assert told["rulings"][0]["ruling"]["reason"] == "group-dead"
    assert told["short"].startswith("Diese Gruppe hat keinen Pfad")
    line = ask(visit(), question="Warum wurde das gerade entfernt?", at={**at, "moves": ["c1"]})
    assert line["rulings"][0]["ruling"]["reason"] == "removed"
    stuck = ask(visit(), question="Why is that refused?", at={**at, "moves": ["c1", "a1"]})
    assert stuck["rulings"][0]["ruling"]["reason"] == "point-taken"


def test_nothing_is_drawn_for_a_question_that_the_table_has_not_drawn(visit: Visit) -> None:
    anna = visit()
    table = anna.table("here", "here", game="carcassonne")["id"]
    told = ask(anna, question="Why?", at={"game": "carcassonne", "table": table}, move="e1@0")
    assert told["rulings"][0]["ruling"]["reason"] == "chance-first"


def test_of_hidden_things_nothing_is_told(visit: Visit) -> None:
    hidden = Stand({}, None, held=frozenset({0}))
    asked = wire.AskRequest("What happened?", at=wire.Place("secrets"), move="stay")
    assert asking._board(hidden, asked) is None
    anna = visit()
    table = anna.table("here", "here", game="secrets")["id"]
    answer = anna.post("/api/ask", json={"question": "?!", "at": {"game": "secrets", "table": table}})
    assert (answer.status_code, answer.json()["message"]) == (404, "no-rulebook")


@pytest.mark.parametrize(
    ("at", "status", "message"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "meridians", "position": "7 x"}, 400, "bad-position"),
        ({"game": "meridians", "table": "none"}, 404, "no-table"),
        ({"game": "meridians", "options": {"size": 99}}, 400, "bad-options"),
        (
            {"game": "meridians", "options": {"size": 99}, "position": "7 4 g6L g8L i6D i8D"},
            400,
            "bad-options",
        ),
    ],
)
def test_a_place_that_is_none_is_refused(visit: Visit, at: dict[str, Any], status: int, message: str) -> None:
    answer = visit().post("/api/ask", json={"question": "Why?", "at": at})
    assert (answer.status_code, answer.json()["message"]) == (status, message)
