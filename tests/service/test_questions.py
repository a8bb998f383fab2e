"""One's own questions: kept with what they rest on, found again, taken away, shown by a link; nobody else's."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulebound.assistant.remember import Versions, folded
from rulebound.games import known
from rulebound.rulebook.library import Library
from rulebound.server.settings import DAY_MS, Settings
from rulebound.store import QuestionRow, Questions, migrate, open_database, sqlite_url
from rulebound.store.questions import MOST_KEPT
from tests.service.client import Served, Visitor

Visit = Callable[[], Visitor]

ROW = QuestionRow("q", "anna", 10, "meridians", "may i pass no", {}, {}, [], "1")


def ask(person: Visitor, question: str, **more: Any) -> dict[str, Any]:
    answer = person.post("/api/ask", json={"question": question, **more}, timeout=120)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def listed(person: Visitor, **query: Any) -> list[str]:
    told = person.get("/api/questions", params=query).json()
    return [card["question"] for card in told["questions"]]


@pytest.fixture
def store(tmp_path: Path) -> Callable[[Any], None]:
    """Runs work on questions of a new store."""

    def run(work: Callable[[Questions], Any]) -> None:
        async def whole() -> None:
            database = open_database(sqlite_url(tmp_path / "s"))
            try:
                await migrate(database)
                await work(Questions(database))
            finally:
                database.close()

        asyncio.run(whole())

    return run


def test_a_question_is_kept_with_all_that_it_rests_on_and_found_again(visit: Visit) -> None:
    anna, bo = visit(), visit()
    at = {"game": "meridians", "position": "7 12 g6L h5D"}
    told = ask(anna, "Darf ich  passen?", at=at)
    ask(anna, "Сколько очков за город?", game="carcassonne")
    whole = anna.get(f"/api/questions/{told['id']}").json()
    assert whole["answer"] == told
    assert whole["asked"]["at"]["position"] == "7 12 g6L h5D"
    assert whole["asked"]["question"] == "Darf ich passen?"
    assert whole["card"]["stale"] is False
    rested = {each["clause"]: each for each in whole["rested"]}
    assert rested["meridians/placing.no-passing"]["version"]
    assert rested["meridians/placing.no-passing"]["source"] == told["rests"][0]["source"]
    assert rested["meridians/placing.no-passing"]["revision"]
    assert listed(anna) == ["Сколько очков за город?", "Darf ich passen?"]
    assert listed(anna, text="PASSEN") == listed(anna, game="meridians") == ["Darf ich passen?"]
    assert listed(anna, text="ГОРОД очков") == ["Сколько очков за город?"]
    assert listed(anna, text="passen город") == listed(bo) == []
    assert listed(anna, before=whole["card"]["asked_ms"]) == []
    assert bo.get("/api/questions/export").json() == []
    exported = anna.get("/api/questions/export")
    assert "attachment" in exported.headers["content-disposition"]
    assert exported.json()[1] == whole


def test_questions_are_narrowed_to_a_rulebook_of_ones_own_even_when_it_is_gone(visit: Visit) -> None:
    anna, bo = visit(), visit()
    ask(anna, "May I pass?", game="meridians")
    for game, edition in (('Harbour "Lanterns"', "2nd"), ("Mühle & Co", ""), ("Mühle & Co", "2nd")):
        query = {"game": game, "edition": edition, "name": "a.txt"}
        sent: Any = {"params": query, "content": b"A boat sails up to four spaces.", "timeout": 120}
        key = anna.post("/api/booklets", headers={"content-type": "text/plain"}, **sent).json()["id"]
        ask(anna, f"Where do I sail in {edition} {game}?", book=key)
        assert anna.delete(f"/api/booklets/{key}").status_code == 204
    titles = ['Harbour "Lanterns" (2nd)', "Mühle & Co", "Mühle & Co (2nd)"]
    assert anna.get("/api/questions").json()["books"] == titles
    assert anna.get("/api/questions", params={"text": "nowhere"}).json()["books"] == titles
    assert listed(anna, book=titles[0]) == ['Where do I sail in 2nd Harbour "Lanterns"?']
    assert listed(anna, book=titles[1]) == ["Where do I sail in Mühle & Co?"]
    assert listed(anna, book=titles[1], text="2nd") == listed(anna, book="Go") == []
    assert bo.get("/api/questions").json()["books"] == listed(bo, book=titles[1]) == []


def test_asked_again_it_stands_beside_the_old_answer(visit: Visit) -> None:
    anna = visit()
    told = ask(anna, "May I pass?", game="meridians")
    again = anna.post("/api/ask", json=anna.get(f"/api/questions/{told['id']}").json()["asked"])
    assert again.json() == {**told, "id": again.json()["id"]}
    assert listed(anna) == ["May I pass?"] * 2


def test_a_question_at_a_table_stays_where_it_was_asked(visit: Visit) -> None:
    anna = visit()
    table = anna.table("here", "here")["id"]
    anna.move(table, 0, -1, "g6")
    told = ask(anna, "May I pass?", at={"game": "meridians", "table": table})
    anna.move(table, 1, 0, "h5")
    card = anna.get(f"/api/questions/{told['id']}").json()["card"]
    assert (card["table"], card["seq"]) == (table, 0)
    stranger = visit().post("/api/ask", json={"question": "?!", "at": {"game": "meridians", "table": table}})
    assert (stranger.status_code, stranger.json()["message"]) == (404, "no-table")
    other = {"question": "Pass?", "game": "marsigel", "at": {"game": "meridians", "table": table}}
    assert anna.post("/api/ask", json=other).status_code == 400


def test_what_is_wrong_with_an_answer_is_kept_with_it(visit: Visit) -> None:
    anna = visit()
    there = f"/api/questions/{ask(anna, 'May I pass?', game='meridians')['id']}"
    for body, wrong in (
        ({"wrong": True, "why": " We play otherwise. "}, "We play otherwise."),
        ({"wrong": True}, ""),
        ({"wrong": False, "why": "?"}, None),
    ):
        assert anna.post(f"{there}/wrong", json=body).status_code == 204
        assert anna.get(there).json()["card"]["wrong"] == wrong
    assert anna.post(f"{there}/wrong", json={"wrong": True, "why": "a" * 1001}).status_code == 400


def test_a_link_shows_question_and_answer_until_it_ends(server: Served, visit: Visit) -> None:
    anna, bo = visit(), visit()
    at = {"game": "meridians", "position": "7 12 g6L h5D"}
    told = ask(anna, "May I pass?", at=at)
    there = f"/api/questions/{told['id']}"

    def look(token: str) -> int | dict[str, Any]:
        seen = bo.post("/api/answers/look", json={"token": token})
        return seen.status_code if seen.is_error else dict(seen.json())

    first = anna.post(f"{there}/link").json()["token"]
    seen = look(first)
    assert isinstance(seen, dict)
    assert seen["answer"] == {**told, "id": None}
    assert set(seen) == {"asked_ms", "answer", "stale"}
    assert "g6L" not in json.dumps(seen)
    assert anna.get(there).json()["card"]["shared"] is True
    with sqlite3.connect(server.home / "rulebound.sqlite3") as connection:
        assert first not in str(connection.execute("SELECT * FROM question").fetchall())
    connection.close()
    second = anna.post(f"{there}/link").json()["token"]
    assert look(first) == look("x" * 43) == look("short") == 404
    assert look(second) == seen
    assert anna.delete(f"{there}/link").status_code == 204
    assert look(second) == 404
    third = anna.post(f"{there}/link").json()["token"]
    assert anna.delete(there).status_code == 204
    assert look(third) == 404


def test_all_are_forgotten_at_once_and_only_ones_own(visit: Visit) -> None:
    anna, bo = visit(), visit()
    ask(anna, "May I pass?", game="meridians")
    ask(bo, "May I pass?", game="meridians")
    assert anna.delete("/api/questions").status_code == 204
    assert (listed(anna), listed(bo)) == ([], ["May I pass?"])


def test_an_answer_is_stale_when_a_clause_or_a_silent_rulebook_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library = Library({key: shelved.files for key, shelved in known().items()})
    versions = Versions(library)
    clauses = ("meridians/placing.no-passing", "meridians/*", "carcassonne/*", "meridians/gone.clause")
    rested = [versions.now(clause, "en").to_json() for clause in clauses]
    assert versions.changed(rested, "en") == []
    assert versions.changed(rested, "de") != [], "it was told in other words"
    book = library.book("meridians")
    clause = book.clauses[clauses[0]]
    changed = replace(
        book, clauses={**book.clauses, clauses[0]: replace(clause, conflicts=("meridians/x.y",))}
    )
    books = {"meridians": changed, "carcassonne": library.book("carcassonne")}
    monkeypatch.setattr(library, "book", books.__getitem__)
    assert Versions(library).changed(rested, "en") == [clauses[0], "meridians/*"]


def test_questions_are_kept_as_long_as_the_operator_says(store: Callable[[Any], None]) -> None:
    async def work(questions: Questions) -> None:
        for at in (10, 20, 30):
            await questions.add(replace(ROW, id=f"q{at}", asked_ms=at), since_ms=0)
        assert [row.id for row in await questions.of("anna", 20)] == ["q30", "q20"]
        assert await questions.one("anna", "q10", 11) is None
        await questions.add(replace(ROW, id="q40", asked_ms=40, session="bo"), since_ms=20)
        assert [row.id for row in await questions.of("anna", 0)] == ["q30", "q20"]
        assert await questions.drop_old(30) == 1

    store(work)
    assert Settings(Path(), history_days=2).kept_since(5 * DAY_MS) == 3 * DAY_MS


def test_of_one_session_so_many_are_kept(
    store: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.store.questions.MOST_KEPT", 2)
    assert MOST_KEPT > 100

    async def work(questions: Questions) -> None:
        await questions.add(replace(ROW, id="bo's", session="bo", asked_ms=1), 0)
        for at in range(4):
            await questions.add(replace(ROW, id=f"q{at}", asked_ms=at), 0)
        assert [row.id for row in await questions.of("anna", 0)] == ["q3", "q2"]
        assert [row.id for row in await questions.of("bo", 0)] == ["bo's"]

    store(work)


def test_a_search_folds_capitals_and_accents() -> None:
    assert folded("Où est l’Évêque ?", "Ёж") == "ou est l'eveque еж"
