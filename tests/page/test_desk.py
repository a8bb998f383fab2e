"""The scoring desk of the page says what the desk of the engine says: of the same cases and of thousands of others."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulebound.games.carcassonne import bounds, description, desk
from rulebound.games.carcassonne.amendments import ALL
from rulebound.games.carcassonne.scoring import Amendment
from rulebound.games.desks import Ask, Impossible
from tests.page.code import SRC, Browser, running
from tools.desk_table import PAGE, text

CASES = json.loads(
    (Path(__file__).parents[1] / "games" / "carcassonne" / "records" / "surveyors.json").read_text("utf-8")
)["cases"]

PROGRAM = f"""
const desk = await import('{(SRC / "games/carcassonne/desk/desk.ts").as_uri()}');
const {{ Ask, Wrong }} = await import('{(SRC / "games/carcassonne/desk/description.ts").as_uri()}');
const outcome = (told) => {{
  try {{
    return {{ answer: desk.answer(told) }};
  }} catch (error) {{
    if (error instanceof Ask) return {{ ask: error.key }};
    if (error instanceof Wrong) return {{ wrong: error.fault === 'bound' ? error.facts : true }};
    throw error;
  }}
}};
const asked = {{
  answer: outcome,
  answers: (all) => all.map(outcome),
  needs: (all) => all.map((told) => [...desk.needed(told)]),
}};
"""


@pytest.fixture(scope="module")
def page() -> Iterator[Browser]:
    with running(PROGRAM) as found:
        yield found


def engine(told: Any) -> dict[str, Any]:
    """What the engine's desk says."""
    try:
        answer = desk.answer(told)
    except Ask as ask:
        return {"ask": ask.key}
    except Impossible as error:
        told = {key: value for key, value in error.facts.items() if key != "count"}
        return {"wrong": {"reason": error.message.removeprefix("bound-"), **told}}
    except ValueError:
        return {"wrong": True}
    found: dict[str, Any] = json.loads(json.dumps({"answer": answer.to_json()}))
    return found


def test_the_table_of_the_page_is_the_one_of_the_engine() -> None:
    assert PAGE.read_text("utf-8") == text(), "run python -m tools.desk_table"


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_every_case(page: Browser, case: dict[str, Any]) -> None:
    said = page("answer", case)
    assert said == engine(case)
    assert {player: points for player, points in said["answer"]["points"].items() if points} == {
        player: points for player, points in case["expect"].items() if points
    }


PLAYERS = ("red", "blue", "green")
MARK_KEYS = {mark: key for key, mark in {**description.MARKS, **description.MARKED}.items()}
JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    501,
    "",
    "x",
    [],
    [1],
    [[]],
    {},
    {"red": "x"},
    {"red": -1},
    {"x": None},
)


class Teller:
    """Describes features: each time one to which some line of the table applies, or nearly, and now and then nonsense."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def some(self, values: Sequence[Any], most: int) -> list[Any]:
        return self.random.sample(values, min(self.random.randint(0, most), len(values)))

    def numbers(self, least: int = 0, most: int = 3) -> dict[str, int]:
        return {player: self.random.randint(least, most) for player in self.some(PLAYERS, 3)}

    def told(self) -> dict[str, Any]:
        choice, line = self.random, self.random.choice(ALL)
        told: dict[str, Any] = {"feature": choice.choice(sorted(line.kinds)), "meeples": self.numbers(1)}
        told["completed"] = choice.random() < 0.7 if line.completed is None else line.completed
        told |= {key: choice.randint(0, 4) for key in self.some([*description.COUNTS], 9)}
        told |= {
            "tiles": line.exactly[1] if line.exactly else choice.randint(4, 12),
            "shields": choice.randint(0, 3),
        }
        told |= {key: choice.random() < 0.3 for key in self.some([*description.MARKS], 4)}
        told |= {key: self.some(PLAYERS, 2) for key in self.some(description.PLAYERS, 1)}
        told |= {"markets": self.numbers()} if choice.random() < 0.2 else {}
        told |= {"other": self.some([*description.EXPANSIONS], 2)} if choice.random() < 0.4 else {}
        self._as_the_line_wants(told, line)
        if choice.random() < 0.9:
            self._as_can_be(told)
        if choice.random() < 0.3:
            told |= self._more()
        if choice.random() < 0.15:
            told[choice.choice([*sorted(description.KEYS.may), "feature", "colour"])] = choice.choice(JUNK)
        for key in self.some(sorted(told), 1) if choice.random() < 0.3 else ():
            del told[key]
        return told

    def _as_the_line_wants(self, told: dict[str, Any], line: Amendment) -> None:
        readings = {o.key: self.random.choice(o.choices) for o in self.some(description.READINGS, 3)}
        if line.active or self.random.random() < 0.4:
            told["active"] = line.active or self.random.choice(
                [None, *description.TILES, "road-wealth-or-poverty"]
            )
        for mark in {"german-cathedral-and-inn": ("german-cathedral", "inn")}.get(line.mark, (line.mark,)):
            if mark == "challenge-lost":
                told["challenge"] = "lost"
            elif mark:
                key = MARK_KEYS[mark]
                told[key] = True if key in description.MARKS else 1
        if line.reading:
            readings[line.reading[0]] = line.reading[1]
        if line.to:
            key = line.to.replace("-", "_")
            told[key] = self.numbers(1) if key in description.SEVERAL else self.some(PLAYERS, 2)
        told["readings"] = readings

    def _as_can_be(self, told: dict[str, Any]) -> None:
        """No more of anything than there is room for, nearly."""
        some = self.random.randint
        if told["feature"] in bounds.AROUND | {"german-cathedral"}:
            told |= {"meeples": {self.random.choice(PLAYERS): 1} if told["meeples"] else {}}
            told.pop("tiles")
            told["tiles_present"] = 9 if told.get("completed") else some(1, 8)
        if told["feature"] == "city":
            told["shields"] = min(told["shields"], max(0, told["tiles"] - 2))
            told |= {
                key: 0 for key in ("cap_only_tiles", "wide_caps", "cap_shields") if key in told and some(0, 2)
            }
            if told.get("cap_shields"):
                told |= {"cap_only_tiles": 2, "cap_shields": 1, "shields": 2}

    def _more(self) -> dict[str, Any]:
        more: dict[str, Any] = {
            "large": self.numbers(0, 1),
            "mayors": self.numbers(0, 1),
            "final_scoring": True,
            "early": True,
            "challenge": self.random.choice(["won", "lost", "none"]),
            "score_before": self.numbers(-9, 90),
        }
        return {key: more[key] for key in self.some([*more], 2)}


SEEDS = range(8)


def many(seed: int) -> list[dict[str, Any]]:
    """Features described as one seed has it."""
    teller = Teller(seed)
    return [teller.told() for _ in range(700)]


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_described(page: Browser, seed: int) -> None:
    for told, said in zip(many(seed), page("answers", many(seed)), strict=True):
        assert said == engine(told), told


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_for_is_among_what_the_form_shows(page: Browser, seed: int) -> None:
    asked = [(told, key) for told in many(seed) if (key := engine(told).get("ask")) in description.COUNTS]
    assert asked
    for (told, key), shown in zip(asked, page("needs", [told for told, _ in asked]), strict=True):
        assert key in shown, told


def test_the_descriptions_reach_every_line_and_every_kind_of_answer() -> None:
    said = [engine(told) for seed in SEEDS for told in many(seed)]
    shares = {kind: sum(kind in each for each in said) / len(said) for kind in ("answer", "ask", "wrong")}
    assert min(shares.values()) > 0.05, shares
    refused = {each["wrong"]["reason"] for each in said if isinstance(each.get("wrong"), dict)}
    assert {bound.reason for bound in bounds.BOUNDS} <= refused | {"mayors", "large", "ordinary"}
    applied = [{line["line"] for line in each["answer"]["applied"]} for each in said if "answer" in each]
    assert {line.label for line in ALL} == set().union(*applied)
