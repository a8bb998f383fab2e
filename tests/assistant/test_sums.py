"""Sums asked as people talk at a table: a right number where all that counts is read, and none where it is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import RECKONERS, Impossible, Reckoned
from rulebound.games import known

NAMES = Names([known()["carcassonne"].files])


def asked(file: str) -> list[dict[str, object]]:
    lines = (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def reckoned(question: str) -> Reckoned | None:
    try:
        return RECKONERS["carcassonne"](question, {}, NAMES)
    except Impossible:
        return None


def test_what_is_asked_as_people_talk_has_its_number() -> None:
    wrong = []
    for each in asked("sums.jsonl"):
        found = reckoned(str(each["question"]))
        if found is None or (found.says, found.value) != (Says.VALUE, each["value"]):
            wrong.append((each["id"], found and found.value, each["question"]))
    assert wrong == []


def test_what_counts_and_is_not_read_leaves_no_number() -> None:
    told = [
        (each["id"], each["question"])
        for each in asked("traps/withheld.jsonl")
        if reckoned(str(each["question"]))
    ]
    assert told == []


WHERE = {
    "My {0} city is finished, 6 tiles, what do I get?": False,
    "My city is finished with a {0}, 6 tiles, what do I get?": False,
    "My city is finished, 6 tiles, 2 {0}, what do I get?": False,
    "My city is finished, 6 tiles, {0}, what do I get?": False,
    "My city is finished, 6 tiles and there is a {0} in it, what do I get?": False,
    "Siege {0} before my city is finished, 6 tiles, what do I get?": False,
    "Well, {0} it is: my city is finished, 6 tiles, what do I get?": True,
    "My city is {0} finished, 6 tiles, what do I get?": True,
    "I {0} finished my city, 6 tiles, what do I get?": True,
}


@pytest.mark.parametrize(("question", "passes"), WHERE.items())
@pytest.mark.parametrize("word", ["zork", "glumph", "tarvel"])
def test_an_unknown_word_passes_only_where_nothing_is_counted_added_qualified_or_named(
    question: str, passes: bool, word: str
) -> None:
    assert (reckoned(question.format(word)) is not None) is passes
    assert reckoned(question.format(word.capitalize())) is None


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Highway (Schnellweg) is out, road of 8 tiles done, what do I get?", 5),
        ("Schnellweg (Highway) is out, road of 8 tiles done, what do I get?", 5),
        ("Schnellweg (Autobahn) is active, road of 8 tiles done, what do I get?", None),
        ("Siege is active, road of 8 tiles done, what do I get?", 8),
        ("Game over, Hermit Monastery lies there, 5 tiles around my monastery, 2 show a city: points?", 6),
        ("I closed two roads of 4 tiles, what do I get?", None),
        ("I closed two roads, one with 4 tiles and one with 6 tiles, no tile is active. Points?", None),
    ],
)
def test_tiles_in_brackets_and_of_other_stacks(question: str, value: int | None) -> None:
    found = reckoned(question)
    assert (found and found.value) == value
