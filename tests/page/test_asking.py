"""How the page lays out an answer, names what has changed since, and finds the rooms of what was asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.code import SRC, Browser, running

PROGRAM = """
const answer = await import('{answer}');
const route = await import('{route}');
const asked = {{
  layout: answer.layout,
  told: answer.told,
  changed: answer.changedIn,
  compared: answer.compared,
  parse: (said) => route.parse(said),
  hrefs: () => [route.questionHref(), route.questionHref('a/b'), route.questionHref('a', 'b')],
}};
"""


@pytest.fixture(scope="module")
def code() -> Iterator[Browser]:
    modules = {
        name: (SRC / file).as_uri()
        for name, file in (("answer", "ask/answer.ts"), ("route", "shell/route.ts"))
    }
    with running(PROGRAM.format(**modules)) as code:
        yield code


def cited(name: str, text: str = "") -> dict[str, Any]:
    return {"clause": f"game/{name}", "heading": name, "text": text or f"The {name}."}


def played(name: str, option: str | None = None) -> dict[str, Any]:
    return {"clause": f"game/{name}", "text": f"The {name}.", "option": option}


def reply(says: str, short: str, **parts: Any) -> dict[str, Any]:
    return {"says": says, "short": short, "rests": [], "near": [], "readings": [], "rulings": [], **parts}


def names(clauses: list[dict[str, Any]]) -> list[str]:
    return [clause["heading"] for clause in clauses]


def test_every_side_stands_before_what_is_played(code: Browser) -> None:
    sides = [cited("one"), cited("other"), cited("ours")]
    found = code("layout", reply("conflict", "They disagree.", rests=sides, readings=[played("ours")]))
    assert found["short"] == "They disagree."
    assert names(found["sides"]) == ["one", "other"]
    assert found["rests"] == []
    assert [(each["reading"]["text"], each["cited"]["heading"]) for each in found["inForce"]] == [
        ("The ours.", "ours")
    ]


def test_a_contradiction_with_one_side_left_is_shown_as_any_clause(code: Browser) -> None:
    rests = [cited("one"), cited("ours")]
    found = code("layout", reply("conflict", "They disagree.", rests=rests, readings=[played("ours")]))
    assert (names(found["sides"]), names(found["rests"])) == ([], ["one"])


def test_silence_shows_the_nearest_clauses_and_a_reading_once(code: Browser) -> None:
    near = [cited("ours"), cited("rule")]
    found = code("layout", reply("silent", "Not settled.", near=near, readings=[played("ours", "Agreed")]))
    assert found["nearest"] is True
    assert names(found["near"]) == ["rule"]
    assert [each["cited"]["heading"] for each in found["inForce"]] == ["ours"]


def test_a_clause_that_is_the_answer_is_not_told_twice(code: Browser) -> None:
    found = code("layout", reply("text", "The rule.", rests=[cited("rule")], near=[cited("more")]))
    assert found["short"] is None
    assert (names(found["rests"]), names(found["near"]), found["nearest"]) == (["rule"], ["more"], False)
    assert code("told", reply("text", "The rule.", rests=[cited("rule")])) == "The rule. § rule"
    assert code("told", reply("silent", "Not settled.")) == "Not settled."


def test_what_is_asked_of_no_game_is_not_answered_from_one(code: Browser) -> None:
    found = code("layout", reply("elsewhere", "No answer.", near=[cited("rule")]))
    assert found["near"] == []


def test_a_board_is_ruled_on_in_short_and_then_in_full(code: Browser) -> None:
    said: list[dict[str, Any]] = [
        {"text": text, "ruling": {}} for text in ("No line.", "A stone is there.", "A stone is there.")
    ]
    found = code("layout", reply("no", "No. No line.", rests=[cited("rule")], rulings=said))
    assert found["rulings"] == ["A stone is there."]
    assert code("layout", reply("no", "No.") | {"rulings": None})["rulings"] == []


def test_what_has_changed_is_named_as_the_answer_shows_it(code: Browser) -> None:
    rested = [
        {"clause": f"game/{name}", "changed": changed}
        for name, changed in (("a", True), ("b", False), ("*", True))
    ]
    assert code("changed", rested, reply("yes", "Yes.", rests=[cited("a")], near=[cited("b")])) == ["§ a"]
    assert code("changed", rested, reply("silent", "Not settled.", near=[cited("b")])) == []


def test_an_answer_is_held_against_the_one_before(code: Browser) -> None:
    before = reply("no", "No.", value=None, rests=[cited("a")], near=[cited("b")])
    passage = {"text": "Passing is never allowed.", "marks": [[0, 7]]}
    for now, how in (
        ({"near": [], "language": "de", "found": []}, "same"),
        ({"rests": [cited("a", "Worded otherwise.")]}, "reworded"),
        ({"rests": [cited("b", "The a.")]}, "reworded"),
        ({"says": "text"}, "other"),
        ({"short": "No, never."}, "other"),
        ({"value": 3}, "other"),
        ({"found": [passage]}, "other"),
    ):
        assert code("compared", {**before, **now}, before) == how, now
    told = reply("text", "The a.", value=None, rests=[cited("a")])
    assert code("compared", {**told, "short": "Anew.", "rests": [cited("a", "Anew.")]}, told) == "reworded"
    assert code("compared", {**told, "short": "The b.", "rests": [cited("b")]}, told) == "other"
    worded = {**before, "written": {"model": "owl-7b", "quotes": []}}
    assert code("compared", {**worded, "short": "Never."}, worded) == "same"
    assert code("compared", {**worded, "says": "yes"}, worded) == "other"
    assert code("compared", worded, before) is code("compared", before, worded) is None


@pytest.mark.parametrize(
    ("fragment", "route"),
    [
        ("#/questions", {"page": "questions"}),
        ("#/questions/", {"page": "questions"}),
        ("#/questions/ab_c-1", {"page": "question", "id": "ab_c-1", "before": None}),
        ("#/questions/a%2Fb?before=c", {"page": "question", "id": "a/b", "before": "c"}),
        ("#/answers/tok", {"page": "answer", "token": "tok"}),
        ("#/answers", {"page": "lost", "wrong": "cut", "part": "answers", "on": None}),
        ("#/questions/a/b", {"page": "lost", "wrong": "end", "part": "b", "on": "#/questions/a"}),
        ("#/answers/tok/b", {"page": "lost", "wrong": "end", "part": "b", "on": "#/answers/tok"}),
    ],
)
def test_the_rooms_have_addresses(code: Browser, fragment: str, route: dict[str, Any]) -> None:
    assert code("parse", fragment) == route


def test_addresses_lead_back(code: Browser) -> None:
    assert code("hrefs") == ["#/questions", "#/questions/a%2Fb", "#/questions/a?before=b"]
