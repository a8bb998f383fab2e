"""Recorded games and hand-worked cases hold our rules, and false records and wrong rules are found out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.core.ruling import illegal
from rulebound.games.carcassonne import board, claiming, clauses, conformance, placing, turn, valuing
from rulebound.games.carcassonne.amendments import BASE
from rulebound.games.carcassonne.conformance import check
from rulebound.games.conformance import UnknownRecord
from rulebound.games.conformance import records as read

RECORDS = Path(__file__).parent / "records"
FILES = sorted([*RECORDS.glob("*.jsonl"), *RECORDS.glob("*.json")])
Change = Callable[[dict[str, Any]], object]


@cache
def texts(name: str) -> tuple[str, ...]:
    """The records of a file as text, so that no test changes another's."""
    return tuple(json.dumps(record) for _, record in read((RECORDS / name).read_text(encoding="utf-8")))


def records(name: str) -> list[dict[str, Any]]:
    """Fresh records of a file."""
    return [json.loads(text) for text in texts(name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_records_hold(path: Path) -> None:
    for record in records(path.name):
        assert check(record) is None, record["id"]


def test_there_are_records_of_each_kind() -> None:
    assert {path.name for path in FILES} == {
        "abbot-inns.jsonl", "abbot.jsonl", "base.jsonl", "edges.jsonl", "inns.jsonl", "river.jsonl", "surveyors.json",
    }  # fmt: skip
    exercised = {event for game in records("edges.jsonl") for event, _ in game["exercises"]}
    assert exercised >= {
        "road-loop-scored",
        "tile-unplaceable-redrawn",
        "garden-completed",
        "tie-three-players:road",
    }


# --- false records --------------------------------------------------------------------------------------


def with_scores(game: dict[str, Any]) -> dict[str, Any]:
    """The first turn of a game that scores."""
    found: dict[str, Any] = next(turn for turn in game["turns"] if turn["scored"])
    return found


LIES: dict[str, tuple[Change, str]] = {
    "start": (lambda g: g["start"].update(tile="E"), "start"),
    "p": (lambda g: g["turns"][3].update(p=g["turns"][2]["p"]), r"turns\.3\.p"),
    "n_legal": (lambda g: g["turns"][3].update(n_legal=g["turns"][3]["n_legal"] + 1), r"turns\.3\.n_legal"),
    "a legal place left out": (lambda g: g["turns"][3]["legal"].pop(), r"turns\.3\.legal"),
    "at": (lambda g: g["turns"][3].update(at=[40, 0]), r"turns\.3\.at"),
    "rot": (lambda g: g["turns"][0].update(rot=(g["turns"][0]["rot"] + 90) % 360), r"turns\.0\.(at|options)"),
    "an option left out": (
        lambda g: next(t for t in g["turns"] if t["options"])["options"].pop(),
        r"turns\.\d+\.options",
    ),
    "an option too many": (
        lambda g: g["turns"][3]["options"].append(["large", "road", ["N"]]),
        r"turns\.3\.options",
    ),
    "meeple": (lambda g: g["turns"][3].update(meeple=["abbot", "garden", []]), r"turns\.3\.meeple"),
    "pts": (lambda g: with_scores(g)["scored"][0].update(pts=99), r"turns\.\d+\.scored\.0"),
    "rule": (lambda g: with_scores(g)["scored"][0].update(rule="field"), r"turns\.\d+\.scored\.0"),
    "terms": (
        lambda g: with_scores(g)["scored"][0]["terms"].append(["inn", None, 0]),
        r"turns\.\d+\.scored\.0",
    ),
    "a score left out": (lambda g: with_scores(g)["scored"].pop(), r"turns\.\d+\.scored\.more"),
    "a score twice": (
        lambda g: with_scores(g)["scored"].append(with_scores(g)["scored"][0]),
        r"turns\.\d+\.scored\.\d+",
    ),
    "scores": (lambda g: with_scores(g)["scores"].__setitem__(0, 50), r"turns\.\d+\.scores"),
    "a discarded tile": (
        lambda g: g["turns"][3].update(discarded=[g["turns"][4]["tile"]]),
        r"turns\.3\.tile",
    ),
    "the last turn left out": (lambda g: g["turns"].pop(), "over"),
    "a final score": (lambda g: g["final"][0].update(pts=77), r"final\.0"),
    "a final score left out": (lambda g: g["final"].pop(), r"final\.more"),
    "final_scores": (lambda g: g["final_scores"].__setitem__(0, 1), "final_scores"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_false_fact_of_a_game_is_found_out(lie: str) -> None:
    change, fact = LIES[lie]
    game = records("base.jsonl")[0]
    change(game)
    difference = check(game)
    assert difference is not None
    assert re.fullmatch(fact, difference.fact), str(difference)


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        ({"expect": {"red": 1}}, "expect"),
        ({"rotates": False}, "rotates"),
        ({"tiles": 9}, "expect"),
        ({"active": None}, "expect"),
        ({"score_before": {"red": 4}, "score_after": {"red": 17}}, "score_after"),
    ],
)
def test_a_false_fact_of_a_case_is_found_out(change: dict[str, Any], fact: str) -> None:
    case = records("surveyors.json")[0]
    assert check(case) is None
    difference = check({**case, **change})
    assert difference is not None
    assert difference.fact == fact


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"turns": []},
        {"feature": "city", "colour": "red"},
        {"feature": "palace"},
        {"feature": "city", "completed": True, "meeples": {"red": 1}},
        {**records("base.jsonl")[0], "extra": 1},
        {**records("base.jsonl")[0], "variant": "dragons"},
        {**records("base.jsonl")[0], "players": 7},
        {**records("base.jsonl")[0], "turns": [{}]},
        {**records("base.jsonl")[0], "turns": ["first"]},
    ],
)
def test_a_record_of_no_kind_is_an_error(record: dict[str, Any]) -> None:
    with pytest.raises(UnknownRecord):
        check(record)


# --- wrong rules ----------------------------------------------------------------------------------------


NO = illegal("no", clauses.FARMERS)


def cheaper_shields(value: int) -> tuple[Any, ...]:
    return tuple(replace(line, each=value) if line.label == "shields" else line for line in BASE)


WRONG: dict[str, list[tuple[Any, str, Any]]] = {
    "edges need not match": [(placing, "clash", lambda board, laid: None)],
    "occupied features are free": [(claiming, "unoccupied", lambda state, figure, segment: None)],
    "nobody has an abbot back": [(claiming, "abbot_of", lambda state, seat: None)],
    "nobody farms": [(claiming, "farmers_play", lambda s, f, segment: NO if segment.kind == "field" else None)],
    "ties pay nobody": [(valuing, "majority", lambda s: () if len(s) > 1 else tuple(s))],
    "everybody scores": [(valuing, "majority", lambda s: tuple(s))],
    "large figures count as one": [(valuing, "STRENGTH", {"normal": 1, "large": 1, "abbot": 1})],
    "coats of arms count one": [(valuing, "TABLE", cheaper_shields(1))],
    "gardens are not finished": [(turn, "completed_by_last", lambda state: ())],
    "unfinished cities feed farmers": [
        (board.Board, "cities_of", lambda self, field: {
            self.regions[board.Part(part.cell, place)]
            for part in field.parts for place in self.segment(part).cities
        }),
    ],
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_rule_is_found_out(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name, rule in WRONG[wrong]:
        monkeypatch.setattr(where, name, rule)
    assert any(fails(record) for record in (*records("edges.jsonl")[:4], *records("inns.jsonl")))


def fails(record: dict[str, Any]) -> bool:
    return conformance.check(record) is not None
