"""`rulebound score`: a described feature, its points with their clauses, and what is asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulebound.cli.score import command
from rulebound.games import known
from rulebound.rulebook.words import Words
from tests.games.carcassonne.test_desk import COMBINED, NAMED

CASES = Path(__file__).parents[1] / "games" / "carcassonne" / "records" / "surveyors.json"


def run(*args: str, given: str | None = None) -> Result:
    env = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": "C"}
    return CliRunner().invoke(command, ["carcassonne", *args], input=given, env=env)


def test_flags_describe_a_feature() -> None:
    result = run(
        "--feature", "city", "--completed", "--tiles", "6", "--shields", "1", "--active", "citizens-jury",
        "--meeples", "red=2", "--meeples", "blue=1",
    )  # fmt: skip
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "red: 14"
    assert lines[1].split() == ["6", "×", "2", "=", "12", "tiles", "[carcassonne/scoring.city]"]
    assert (
        "  1. Who scores: citizens-jury  [carcassonne/surveyors.citizens-jury, carcassonne/combining.jury]"
        in lines
    )
    assert lines[-1].startswith("Something was scored, so all three scoring tiles go round.")


@pytest.mark.parametrize("case", json.loads(CASES.read_text())["cases"], ids=lambda case: str(case["id"]))
def test_every_case_is_one_object_on_standard_input(case: dict[str, object]) -> None:
    result = run("-", "--json", given=json.dumps(case))
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    expected = case["expect"]
    assert isinstance(expected, dict)
    assert {
        player: points for player, points in answer["points"].items() if points or player in expected
    } == expected
    assert "rotates" not in case or answer["rotates"] == case["rotates"]
    assert "score_after" not in case or answer["totals"] == case["score_after"]
    assert all(ruling["clauses"] for ruling in answer["rulings"].values())


@pytest.mark.parametrize(("described", "points", "clause"), [*NAMED, *COMBINED])
def test_every_expansion_scores_at_the_terminal(described: dict[str, Any], points: int, clause: str) -> None:
    result = run("-", given=json.dumps(described))
    assert result.exit_code == 0
    assert f"red: {points}\n" in result.stdout
    assert clause in result.stdout


def test_a_file_holds_one_too(tmp_path: Path) -> None:
    path = tmp_path / "road.json"
    path.write_text(json.dumps({"feature": "road", "completed": True, "tiles": 3, "meeples": {"red": 1}}))
    assert run(str(path)).stdout.startswith("red: 3\n")


def test_a_reading_is_told_by_a_flag() -> None:
    road = (
        "--feature",
        "road",
        "--completed",
        "--inn",
        "--active",
        "highway",
        "--meeples",
        "red=1",
        "--tiles",
        "4",
    )
    assert run(*road).stdout.startswith("red: 10\n")
    assert run(*road, "--reading", "highway=points").stdout.startswith("red: 5\n")
    assert run(*road, "--reading", "fair-with-inn=4", "--reading", "rotate-zero=false").exit_code == 0


def test_a_missing_amount_is_asked_for() -> None:
    result = run("--feature", "city", "--completed", "--tiles", "4", "--meeples", "red=1", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout) == {"ask": "shields", "question": "How many coats of arms has the city?"}
    assert result.stderr == "Error: How many coats of arms has the city? Tell shields.\n"


@pytest.mark.parametrize("language", ["de", "fr", "nl", "ru"])
def test_it_asks_and_tells_in_the_reader_s_language(language: str) -> None:
    words = Words(known()["carcassonne"].files)
    asked = run(
        "--feature", "city", "--completed", "--tiles", "4", "--meeples", "red=1", "--language", language
    )
    assert asked.stderr == f"Error: {words.text('ask-shields', language)} Tell shields.\n"
    told = run(
        "--feature", "road", "--completed", "--tiles", "4", "--meeples", "red=1", "--language", language
    )
    for key in ("stage-each", "rotates"):
        assert words.text(key, language) in told.stdout


@pytest.mark.parametrize(
    ("args", "given", "said"),
    [
        ((), None, "tell of a feature"),
        (("--feature", "palace"), None, "feature is one of"),
        (("--feature", "road", "--meeples", "red"), None, "--meeples takes NAME=VALUE"),
        (("--feature", "road", "--meeples", "red=two"), None, "--meeples takes a number"),
        (("-",), "[", "cannot be read"),
        (("-",), "[]", "no JSON object"),
        (("-",), '{"feature": "road", "colour": 1}', "unknown key colour"),
        (("-", "--tiles", "3"), "{}", "a file tells everything"),
        (("nowhere.json",), None, "nowhere.json cannot be read"),
    ],
)
def test_what_cannot_be_read_is_an_error(args: tuple[str, ...], given: str | None, said: str) -> None:
    result = run(*args, given=given)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_other_games_have_no_scoring_desk() -> None:
    runner = CliRunner()
    assert "has no scoring desk" in runner.invoke(command, ["meridians"]).stderr
    assert "no game 'chess'" in runner.invoke(command, ["chess"]).stderr


def test_the_help_lists_the_keys_that_the_cases_do_not_show() -> None:
    told = CliRunner().invoke(command, ["--help"]).stdout
    for key in (
        "--wainwrights-each",
        "--german-cathedral-with-inn",
        "--row-and-column",
        "--cap-shields",
        "--mayors",
    ):
        assert key in told


@pytest.mark.parametrize("language", ["en", "ru", "fr", "nl", "de"])
def test_what_cannot_be_is_refused_in_words(language: str) -> None:
    city = ("--feature", "city", "--tiles", "1", "--shields", "3", "--meeples", "red=1")
    words = Words(known()["carcassonne"].files)
    result = run(*city, "--completed", "--language", language)
    told = words.text("bound-two", language, {"feature": "city"})
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"Error: {told}\n")
    assert "{" not in told
