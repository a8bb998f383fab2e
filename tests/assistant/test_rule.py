"""Questions at a board: understood in five languages, and ruled by the engine of the game, clauses and all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.assistant import evaluate
from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.meaning import Use
from rulebound.assistant.rule import Board, asker
from rulebound.core import Match, Seed
from rulebound.games import known
from rulebound.games.carcassonne import GAME as CARCASSONNE
from rulebound.games.marsigel import GAME as MARSIGEL
from rulebound.games.meeple_stacking import GAME as STACKING
from rulebound.games.meridians import GAME as MERIDIANS
from rulebound.rulebook.copies import Copies
from tests.games.carcassonne.scene import scene
from tests.vectors import VECTORS

DEAD = MERIDIANS.position("7 6 a1L a3L m3L k8D k6D")
RING = MARSIGEL.position("a3/b2/a1/b3/a2/b1 a 4")
FAIR = {"road": "street-fair"}
LAND = scene("e1@0 U", figures=("1 normal o 1", "2 normal o 0"), active=FAIR, inns=True, hand="U")


@pytest.fixture(scope="module")
def assistant() -> Assistant:
    return Assistant(known(), Copies(Path("none")), VECTORS, [Use(VECTORS)])


def at(game: Any, state: Any, **told: Any) -> Board:
    return Board(game, state, asker(game, state), **told)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("Why can't I play a1?", "point-taken"),
        ("Warum darf ich nicht auf A1 setzen?", "point-taken"),
        ("Почему нельзя поставить на a1?", "point-taken"),
        ("Pourquoi ne puis-je pas poser en a1 ?", "point-taken"),
        ("Waarom mag ik niet op a1 plaatsen?", "point-taken"),
        ("May I play c3?", "place"),
        ("Is the group at m3 dead?", "group-dead"),
        ("Ist meine Gruppe tot?", "group-dead"),
        ("Каким путём живёт группа a1?", "group-lives"),
        ("Le groupe en a1 est-il vivant ?", "group-lives"),
        ("Leeft de groep op a1?", "group-lives"),
    ],
)
def test_a_move_or_a_group_that_is_named_is_ruled_on(
    assistant: Assistant, question: str, reason: str
) -> None:
    answer = assistant.ask(question, "meridians", board=at(MERIDIANS, DEAD))
    first = answer.rulings[0]
    assert first.ruling["reason"] == reason
    assert answer.short.endswith(first.text)
    assert [cited.clause for cited in answer.rests] == first.ruling["clauses"]
    assert answer.language == assistant.ask(question, "meridians").language


@pytest.mark.parametrize(
    "question",
    [
        "May I pass?",
        "What is a dead group?",
        "How many players?",
        "When are dead groups removed?",
        "Wer fängt an?",
    ],
)
def test_a_question_of_rules_is_answered_by_the_rules_at_a_board_too(
    assistant: Assistant, question: str
) -> None:
    answer = assistant.ask(question, "meridians", board=at(MERIDIANS, DEAD))
    assert answer == assistant.ask(question, "meridians")
    assert answer.rulings == ()


def test_a_move_that_is_given_is_ruled_on_whatever_is_asked(assistant: Assistant) -> None:
    for move, says in (("a1", Says.NO), ("c3", Says.YES)):
        answer = assistant.ask("Why?", "meridians", board=at(MERIDIANS, DEAD, move=move))
        assert (answer.says, len(answer.rulings)) == (says, 1)
    not_mine = Board(MERIDIANS, DEAD, 1, move="c3")
    assert assistant.ask("Why?", "meridians", board=not_mine).rulings[0].ruling["reason"] == "not-your-turn"
    assert assistant.ask("Why?", "meridians", board=at(MERIDIANS, DEAD, move="z99")).rulings == ()


@pytest.mark.parametrize(
    ("question", "reason", "points"),
    [
        ("What would this road score now?", "worth-now", 4),
        ("Wie viele Punkte bringt meine Straße jetzt?", "worth-now", 4),
        ("Combien rapporterait cette route avec une auberge ?", "worth-extended", 6),
        ("Сколько эта дорога даст в конце, если её не завершить?", "worth-end", 2),
        ("Hoeveel levert deze weg op onder de volgende tellingtegels?", "worth-next", 5),
    ],
)
def test_a_feature_is_worth_what_is_asked_for_first(
    assistant: Assistant, question: str, reason: str, points: int
) -> None:
    answer = assistant.ask(question, "carcassonne", board=at(CARCASSONNE, LAND))
    assert (answer.says, answer.value, answer.unit) == (Says.VALUE, points, "point")
    assert answer.rulings[0].ruling["reason"] == reason
    assert len({said.ruling["reason"] for said in answer.rulings}) == 4
    assert sum(line.points for line in answer.lines) == points


def test_what_is_pointed_at_is_meant(assistant: Assistant) -> None:
    city = assistant.ask("And this?", "carcassonne", board=at(CARCASSONNE, LAND, thing="o:0"))
    assert {said.ruling["facts"]["feature"] for said in city.rulings} == {"city"}
    assert assistant.ask("And this?", "carcassonne", board=at(CARCASSONNE, LAND, thing="e9:0")).rulings == ()


def test_a_piece_is_told_its_price_and_its_ways_by_name(assistant: Assistant) -> None:
    for question in ("Can my queen move?", "Может ли моя королева ходить?", "Was darf a3 tun?"):
        answer = assistant.ask(question, "marsigel", board=at(MARSIGEL, RING))
        assert [said.ruling["reason"] for said in answer.rulings] == [
            "piece-costs",
            "target-smaller",
            "too-costly",
        ]
        assert answer.rulings[0].ruling["facts"]["size"] == "queen"
    priced = assistant.ask("How far does a 5 take my queen?", "marsigel", board=at(MARSIGEL, RING))
    assert (priced.value, priced.unit, priced.rulings) == (1, "space", ())


def test_rows_that_count_are_told_with_their_points(assistant: Assistant) -> None:
    start = STACKING.start(2, {})
    for question, told in (
        ("Which rows of 5-4-2-1 count?", {}),
        ("Welche Reihen zählten?", {"move": "5-4-2-1"}),
    ):
        answer = assistant.ask(question, "meeple-stacking", board=at(STACKING, start, **told))
        assert (answer.value, [line.points for line in answer.lines]) == (23, [5, 8, 6, 4])


def test_a_reading_that_a_ruling_goes_by_is_told_as_it_was_agreed(assistant: Assistant) -> None:
    touching = STACKING.start(2, {"connection": "touching"})
    board = at(STACKING, touching, move="5-4-2-1")
    answer = assistant.ask("Why?", "meeple-stacking", "en", {"connection": "touching"}, board)
    assert answer.rulings[0].ruling["reading"] == "meeple-stacking/pyramid.touching"
    assert any(reading.option and "touch" in reading.option for reading in answer.readings)


def test_what_the_rules_did_last_is_told_by_its_rulings(assistant: Assistant) -> None:
    match = Match.begin(MERIDIANS, 2, {}, Seed(bytes(32)), position="7 6 a1L a3L m3L k8D k6D")
    match.submit({0: MERIDIANS.parse(match.state, "c1")})
    board = at(MERIDIANS, match.state, log=match.line)
    answer = assistant.ask("Why was my stone just taken away?", "meridians", board=board)
    assert answer.rulings[0].ruling["reason"] == "removed"
    assert "m3" in answer.rulings[0].ruling["facts"]["points"]
    bare = assistant.ask("What just happened?", "meridians", board=at(MERIDIANS, DEAD))
    assert bare.rulings == ()


def test_what_a_table_has_agreed_is_told_beside_what_the_sources_settle(assistant: Assistant) -> None:
    question = "Can my meeple be a farmer?"
    agreed = assistant.ask(question, "carcassonne", "en", {"farmers": False})
    assert [(r.clause, bool(r.option)) for r in agreed.readings] == [("carcassonne/fields.farmers", True)]
    assert assistant.ask(question, "carcassonne", "en").readings == ()


@pytest.mark.parametrize("name", ["numbers", "lookups"])
def test_numbers_that_were_put_aside_come_out_as_well(assistant: Assistant, name: str) -> None:
    asked = [q for q in evaluate.read(Path(__file__).parent / f"{name}.jsonl") if q["aside"]]
    report = evaluate.report(assistant, evaluate.run(assistant, asked, sourced=False), sourced=False)
    assert len(asked) > 60
    assert report["value_right"] >= 0.90


def test_a_sum_is_worked_out_by_what_the_table_has_agreed(assistant: Assistant) -> None:
    question = "How many points is a city of two tiles worth?"
    values = [assistant.ask(question, "carcassonne", "en", {"small-city": size}).value for size in (4, 2)]
    assert values == [4, 2]


def test_what_the_sources_leave_open_is_refused_and_little_else(assistant: Assistant) -> None:
    files = [Path(__file__).parent / f"{name}.jsonl" for name in ("questions", "table", "verdicts")]
    asked = [q for file in files for q in evaluate.read(file) if q["aside"]]
    report = evaluate.report(assistant, evaluate.run(assistant, asked, sourced=False), sourced=False)
    assert sum(q["verdict"] == "refuse" for q in asked) > 15
    assert report["refusal_recall"] >= 0.80
    assert report["false_refusals"] <= 0.10
