"""Rulebooks of other games over HTTP: one's own and nobody else's, asked like any other rules, kept and taken away."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.assistant.meaning import Meanings
from rulebound.booklets import apart
from rulebound.booklets.bookcase import AT_ONCE, Bookcase, Described
from rulebound.store import BookletRow, Booklets, TooMuch, migrate, open_database, sqlite_url
from tests.rulebook.papers import lines, pdf
from tests.service.client import Visitor

Visit = Callable[[], Visitor]

RULES = pdf(
    lines(
        "SETTING UP",
        "Each player takes three lanterns and two boats.",
        "The youngest player begins the game.",
    ),
    lines("SAILING", "A boat sails up to four spaces along the lines."),
)
ERRATUM = (
    b"<p onclick='alert(1)'>A boat sails up to six spaces along the lines, not four.<script>alert(2)</script>"
)


def bring(
    person: Visitor, content: bytes, status: int = 200, kind: str = "application/pdf", **told: str
) -> Any:
    query = {"game": "Harbour Lanterns", "edition": "2nd", "name": "rules.pdf", **told}
    answer = person.post(
        "/api/booklets", params=query, content=content, headers={"content-type": kind}, timeout=120
    )
    assert answer.status_code == status, answer.text
    return answer.json()


def ask(person: Visitor, book: str, question: str, status: int = 200) -> Any:
    answer = person.post("/api/ask", json={"book": book, "question": question}, timeout=120)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_rulebook_is_brought_asked_looked_at_replaced_and_taken_away(visit: Visit) -> None:
    anna, bo = visit(), visit()
    book = bring(anna, RULES)
    assert (book["kind"], book["pages"], book["role"], book["paragraphs"]) == ("pdf", 2, "rules", 2)
    assert book["encoding"] is None
    errata = bring(anna, ERRATUM, kind="text/html", role="errata", name="../../errata.html")
    other = bring(anna, b"A boat sails as far as it likes.", kind="text/plain", edition="1st")
    assert other["encoding"] == "utf-8"

    told = ask(anna, book["id"], "Wie weit darf ein Boot fahren?")
    assert (told["says"], told["language"], told["book"]) == ("text", "de", "Harbour Lanterns (2nd)")
    found = {each["role"]: each for each in reversed(told["found"])}
    assert found["errata"]["name"] == "errata.html"
    assert "six spaces" in found["errata"]["text"]
    assert "alert" not in found["errata"]["text"]
    assert (found["rules"]["heading"], found["rules"]["page"]) == ("SAILING", 2)
    assert all("likes" not in each["text"] for each in told["found"]), "another edition"

    there = f"/api/booklets/{book['id']}/{found['rules']['version']}/{found['rules']['paragraph']}"
    picture = anna.get(there, params={"marks": "0,1"}, timeout=60)
    assert picture.content.startswith(b"\x89PNG")
    assert "private" in picture.headers["cache-control"]

    # Nobody else lists, asks, sees, replaces or deletes it.
    assert bo.get("/api/booklets").json()["booklets"] == []
    ask(bo, book["id"], "How far?", 404)
    assert bo.get(there).status_code == 404
    assert bo.delete(f"/api/booklets/{book['id']}").status_code == 404
    bring(bo, RULES, 404, replaces=book["id"])

    kept = anna.get(f"/api/questions/{told['id']}").json()
    assert kept["answer"] == told
    assert (kept["card"]["book"], kept["card"]["stale"]) == ("Harbour Lanterns (2nd)", False)
    assert [
        each["id"] for each in anna.get("/api/questions", params={"text": "spaces"}).json()["questions"]
    ] == [told["id"]]
    token = anna.post(f"/api/questions/{told['id']}/link").json()["token"]
    shared = bo.post("/api/answers/look", json={"token": token}).json()
    assert shared["answer"]["found"] == told["found"]
    assert not shared["stale"]

    again = bring(anna, RULES.replace(b"four", b"nine"), replaces=book["id"])
    assert again["id"] == book["id"]
    assert anna.get(there).status_code == 404, "a picture of what is no longer there"
    assert anna.get(f"/api/questions/{told['id']}").json()["card"]["stale"]
    assert bo.post("/api/answers/look", json={"token": token}).json()["stale"]
    assert "nine" in str(ask(anna, book["id"], "How far does a boat sail?")["found"])

    # Whoever deletes a rulebook shows its words to nobody any more, of which ever document an answer quotes.
    another = ask(anna, other["id"], "How far does a boat sail?")["id"]
    kept_link = anna.post(f"/api/questions/{another}/link").json()["token"]
    assert anna.delete(f"/api/booklets/{errata['id']}").status_code == 204
    gone = bo.post("/api/answers/look", json={"token": token})
    assert (gone.status_code, gone.json()["message"]) == (404, "no-such-answer")
    mine = anna.get(f"/api/questions/{told['id']}").json()
    assert (mine["card"]["shared"], mine["answer"]["found"]) == (False, told["found"])
    assert bo.post("/api/answers/look", json={"token": kept_link}).status_code == 200
    assert bo.delete(f"/api/booklets/{other['id']}").status_code == 404
    assert bo.post("/api/answers/look", json={"token": kept_link}).status_code == 200

    assert anna.delete(f"/api/booklets/{book['id']}").status_code == 204
    assert len(anna.get("/api/booklets").json()["booklets"]) == 1
    ask(anna, book["id"], "How far?", 404)


def test_what_is_not_covered_is_said(visit: Visit) -> None:
    anna = visit()
    book = bring(anna, RULES)["id"]
    told = ask(anna, book, "Как приготовить борщ?")
    assert (told["says"], told["language"]) == ("silent", "ru")
    assert told["found"], "the nearest are shown all the same"


@pytest.mark.parametrize(
    ("content", "told", "status", "said"),
    [
        (b"%PDF-1.4 broken", {}, 400, "not a readable PDF"),
        (RULES, {"game": " "}, 400, "game"),
        (RULES, {"role": "novel"}, 400, "role"),
        (RULES, {"language": "xx"}, 400, "language"),
        (RULES, {"replaces": "none"}, 404, "no such rulebook"),
    ],
)
def test_what_cannot_be_brought_is_named_and_changes_nothing(
    visit: Visit, content: bytes, told: dict[str, str], status: int, said: str
) -> None:
    anna = visit()
    assert said in bring(anna, content, status, **told)["detail"]
    assert anna.get("/api/booklets").json()["booklets"] == []
    assert anna.get("/api/booklets/x/y/0", params={"marks": "1;2"}).status_code == 400


def test_no_more_is_kept_than_the_operator_allows_and_nothing_without_a_session(tmp_path: Path) -> None:
    row = BookletRow("a", "anna", 1, "Go", "", "en", "rules", "go.txt", "text", "0" * 64, 0, (3,), 1, 60)

    async def run() -> None:
        database = open_database(sqlite_url(tmp_path / "s"))
        try:
            await migrate(database)
            booklets = Booklets(database)
            assert await booklets.add(row, [{"text": "x"}], b"v", b"c", 100)
            assert await booklets.of("anna") == [row]
            assert await booklets.of("bo") == []
            assert [await booklets.elsewhere(who) for who in ("anna", "bo")] == [0, 1]
            with pytest.raises(TooMuch, match="40 of 100"):
                await booklets.add(row, [], b"", None, 100)
            with pytest.raises(TooMuch):
                await booklets.add(row, [], b"", None, 50, replaces="a")
            assert await booklets.of("anna") == [row], "what was to be replaced is still there"
            assert await booklets.add(row, [], b"", None, 100, replaces="a")
            assert not await booklets.add(row, [], b"", None, 100, replaces="b")
            assert await booklets.content("bo", "a") is None
            assert await booklets.texts("bo", ["a"]) == {}
            assert not await booklets.drop("bo", "a")
            assert await booklets.drop_ownerless() == 1, "there is no session of anna"
        finally:
            database.close()

    asyncio.run(run())


def test_hard_documents_of_one_visitor_leave_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go, taken_up, read = threading.Event(), threading.Semaphore(0), apart.contents

    def slowly(content: bytes, *told: Any) -> apart.Contents:
        if content == b"A hard one.":
            taken_up.release()
            assert let_go.wait(60)
        return read(b"A rule of it.", "a.txt")

    monkeypatch.setattr(apart, "contents", slowly)

    async def run() -> None:
        database = open_database(sqlite_url(tmp_path / "s"))
        bookcase = Bookcase(Booklets(database), Meanings([], None), lambda _text, _spoken: "en", 10**6)
        try:
            await migrate(database)

            async def bring_one(who: str, name: str, content: bytes) -> BookletRow:
                return (await bookcase.bring(who, name, 1, content, Described("Go"))).row

            hard = [
                asyncio.ensure_future(bring_one("anna", f"a{number}", b"A hard one."))
                for number in range(AT_ONCE + 1)
            ]
            await asyncio.to_thread(taken_up.acquire)
            assert (await bring_one("bo", "b", b"An easy one.")).id == "b"
            assert not any(each.done() for each in hard)
            let_go.set()
            assert [row.id for row in await asyncio.gather(*hard)] == ["a0", "a1", "a2"]
        finally:
            let_go.set()
            database.close()

    asyncio.run(run())
