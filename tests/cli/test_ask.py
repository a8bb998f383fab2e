"""`rulebound ask` and `rulebound evaluate`: answers at the terminal, and the figures that programs rely on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulebound.cli.ask import command as ask
from rulebound.cli.evaluate import command as evaluate
from rulebound.core import Match
from rulebound.core.record import Record
from rulebound.core.verify import UNKNOWN
from rulebound.games.meridians import GAME as MERIDIANS
from tests.assistant.writing.endpoint import SECRET, draft, speaking
from tests.vectors import share_vectors


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("home")
    share_vectors(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEBOUND_HOME", str(folder))
        yield folder


def run(*args: str) -> Result:
    return CliRunner().invoke(ask, list(args))


def test_an_answer_names_its_clause_and_says_that_there_is_no_copy() -> None:
    result = run("--game", "meridians", "May", "I", "pass?")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("No.\n")
    assert "[meridians/placing.no-passing, designer]" in result.stdout
    assert "You have no copy of the source here" in result.stdout


def test_what_is_not_about_the_rules_is_told_in_a_line() -> None:
    result = run("--game", "meridians", "What will the weather be tomorrow?")
    assert result.stdout == "This is not about the rules of a game here, so I have no answer.\n"


def test_json_is_one_object() -> None:
    found = json.loads(run("--json", "--game", "meridians", "Darf ich passen?").stdout)
    assert (found["says"], found["language"], found["rests"][0]["clause"]) == (
        "no", "de", "meridians/placing.no-passing",
    )  # fmt: skip


def test_at_a_position_the_engine_answers() -> None:
    place = ("--game", "meridians", "--position", "7 6 a1L a3L m3L k8D k6D")
    dead = run(*place, "Is the group at m3 dead?")
    assert dead.exit_code == 0, dead.output
    assert dead.stdout.startswith("This group has no path")
    assert "[meridians/groups.dead, designer]" in dead.stdout
    assert run(*place, "--move", "a1", "Why?").stdout.startswith("No. A Light stone already stands on a1.")
    pieces = run(
        "--game", "marsigel", "--position", "a3/b2/a1/b3/a2/b1 a 4", "--about", "a3", "Where to?"
    ).stdout
    assert pieces.startswith("A queen pays 3 points a space.")
    assert "marsigel/turn.up-to" in pieces


def test_in_a_match_the_position_after_an_event_counts(tmp_path: Path) -> None:
    match = Match.begin(MERIDIANS, 2, {}, UNKNOWN, position="7 6 a1L a3L m3L k8D k6D")
    match.submit({0: MERIDIANS.parse(match.state, "c1")})
    record = Record("meridians", ("a", "b"), match.options, tuple(match.log), match.position)
    file = tmp_path / "match.json"
    file.write_text(record.to_text(), encoding="utf-8")
    told = run("--record", str(file), "--json", "Why was that just taken away?")
    assert json.loads(told.stdout)["rulings"][0]["ruling"]["reason"] == "removed"
    before = run("--record", str(file), "--at", "-1", "--move", "c1", "--language", "de", "Warum?")
    assert before.stdout.startswith("Ja. Ein heller Stein sieht c1.")
    other = run("--record", str(file), "--at", "-1", "--seat", "2", "--move", "c1", "Why?")
    assert other.stdout.startswith("No. It is")


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--position", "7 0", "Why?"), "needs --game"),
        (("--game", "meridians", "--position", "7 x", "Why?"), "--position:"),
        (("--game", "meridians", "--position", "7 0", "--record", "x", "Why?"), "tell one"),
        (("--game", "meridians", "--at", "3", "Why?"), "--at needs --record"),
        (("--game", "meridians", "--move", "a1", "Why?"), "--move, --about and --seat need"),
        (("--game", "meridians", "--seat", "1", "Why?"), "--move, --about and --seat need"),
        (("--game", "meridians", "--position", "7 0", "--seat", "3", "Why?"), "at most 2 seats"),
        (("--game", "meridians", "--position", "7 0", "--move", "zz", "Why not?"), "move: "),
        (("--record", "no-such-match", "Why?"), "neither a file nor a match"),
        (("--game", "chess", "Castle?"), "no game 'chess'"),
        (("--game", "meridians", "--option", "size", "Pass?"), "KEY=VALUE"),
        (("--game", "meridians", "--option", "colour=red", "Pass?"), "no option 'colour'"),
        (("--option", "a=b", "Pass?"), "needs --game"),
        (("--game", "meridians", "--language", "xx", "Pass?"), "no words in 'xx'"),
        (("--game", "meridians", "  "), "a question has words"),
    ],
)
def test_what_cannot_be_asked_is_exit_2(args: tuple[str, ...], why: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert why in result.output


def test_evaluate_prints_every_figure_and_every_row(tmp_path: Path) -> None:
    documents = tmp_path / "documents"
    documents.mkdir()
    (documents / "004_x.txt").write_text("Passing is not, as we say, allowed.", encoding="utf-8")
    questions = tmp_path / "questions.jsonl"
    line: dict[str, Any] = {
        "id": "a1",
        "lang": "en",
        "game": "meridians",
        "kind": "lookup",
        "question": "May I pass?",
    }
    line |= {"verdict": "no", "evidence": [[{"seed": "004", "quote": "Passing is not"}]]}
    questions.write_text(json.dumps(line), encoding="utf-8")
    result = CliRunner().invoke(evaluate, [str(questions), "--sources", str(documents), "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["any_at_1"], found["verdict_right"], found["verbatim"], found["quotes_shown"]) == (
        1,
        1,
        1,
        1,
    )
    (row,) = found["questions"]
    assert row["shown"][0] == {
        "clause": "meridians/placing.no-passing",
        "source": "004",
        "start": 0,
        "end": 35,
    }
    assert {"id", "verdict", "value", "reading", "refused", "ms"} <= set(row)
    without = json.loads(CliRunner().invoke(evaluate, [str(questions), "--json"]).stdout)
    assert (without["any_at_1"], without["verbatim"], without["verdict_right"]) == (None, None, 1)


def test_evaluate_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{", encoding="utf-8")
    result = CliRunner().invoke(evaluate, [str(bad)])
    assert result.exit_code == 2
    assert "line 1" in result.output


# --- worded by a model ----------------------------------------------------------------------------------


def worded(env: dict[str, str], *args: str) -> Result:
    return CliRunner().invoke(ask, ["--game", "meridians", *args, "May I pass?"], env=env)


def test_a_model_of_one_s_own_words_the_answer_where_it_holds(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(f"{SECRET}\n")
    with speaking() as model:
        env = {"RULEBOUND_LLM": model.address, "RULEBOUND_LLM_MODEL": "owl-7b"}
        model.says(draft("No, a player may not pass.", ("meridians/placing.no-passing", "You may not pass")))
        told = worded(env, "--llm-key-file", str(tmp_path / "key"))
        assert told.stdout.startswith(
            "No, a player may not pass.\nWritten with owl-7b, checked against the clauses.\n"
        )
        assert "[meridians/placing.no-passing, designer]" in told.stdout
        assert model.asked[0].headers["authorization"] == f"Bearer {SECRET}"
        model.says("I will not.")
        plain = worded({**env, "RULEBOUND_LLM_KEY": SECRET})
        assert plain.stdout.startswith("No.\n  §")
        assert SECRET not in told.output + plain.output


@pytest.mark.parametrize(
    ("env", "args", "why"),
    [
        ({}, ("--llm", "http://127.0.0.1:9/v1"), "--llm needs --llm-model"),
        ({}, ("--llm-model", "owl"), "need --llm"),
        ({"RULEBOUND_LLM_MODEL": "owl"}, ("--llm", "127.0.0.1"), "is one such as"),
        ({"RULEBOUND_LLM_MODEL": "owl"}, ("--llm", f"http://me:{SECRET}@127.0.0.1/v1"), "no password"),
        ({"RULEBOUND_LLM_MODEL": "owl"}, ("--llm", f"http://127.0.0.1/v1?key={SECRET}"), "is one such as"),
        ({"RULEBOUND_LLM_MODEL": "an owl"}, ("--llm", "http://127.0.0.1:9/v1"), "no name of a model"),
        (
            {"RULEBOUND_LLM_MODEL": "owl", "RULEBOUND_LLM_KEY": f"{SECRET}\nx"},
            ("--llm", "http://127.0.0.1:9/v1"),
            "one word",
        ),
        (
            {"RULEBOUND_LLM_MODEL": "owl", "RULEBOUND_LLM": "http://127.0.0.1:9/v1"},
            ("--llm-key-file", "/no/such/key"),
            "cannot be read",
        ),
    ],
)
def test_a_model_that_cannot_be_asked_is_exit_2_and_no_secret_is_told(
    env: dict[str, str], args: tuple[str, ...], why: str
) -> None:
    result = worded(env, *args)
    assert (result.exit_code, why in result.stderr) == (2, True), result.output
    assert SECRET not in result.output
