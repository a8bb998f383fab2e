"""`rulebound coverage`: what the last test run covers, and how it fails."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulebound.cli.coverage import command
from rulebound.games import known, shelf
from rulebound.rulebook.book import load
from rulebound.rulebook.citing import RECORD, Record, write


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def enforced() -> list[str]:
    """The clauses of Meridians that code must enforce."""
    book = load("meridians", shelf()["meridians"].files)
    return [clause.id for clause in book.clauses.values() if clause.informative is None]


def run(*args: str) -> Result:
    return CliRunner().invoke(command, list(args))


def test_without_a_test_run_it_is_exit_2(here: Path) -> None:
    result = run("meridians")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Run the tests first" in result.stderr


def test_when_all_is_asserted_it_is_exit_0(here: Path) -> None:
    asserted = dict.fromkeys(enforced(), ("tests/a.py::test_a", "tests/b.py::test_b"))
    write(here, Record("2030-01-01T00:00:00+00:00", 9, asserted))
    result = run("meridians")
    assert result.exit_code == 0, result.stdout
    lines = result.stdout.splitlines()
    assert lines[0] == "Recorded 2030-01-01T00:00:00+00:00 by 9 passing tests."
    total = len(load("meridians", shelf()["meridians"].files).clauses)
    assert lines[-1] == (
        f"{total} clauses, {len(enforced())} enforced, {total - len(enforced())} informative, 0 uncovered"
    )
    at = lines.index("enforced     meridians/placing.line-of-sight")
    assert "             in games.meridians.rules:judge_placing" in lines[at : at + 4]
    assert "             by tests/a.py::test_a" in lines[at : at + 5]


def test_one_clause_that_nothing_asserts_is_exit_1(here: Path) -> None:
    asserted = {clause: ("tests/a.py::test_a",) for clause in enforced() if not clause.endswith("no-passing")}
    write(here, Record("2030-01-01", 9, asserted))
    result = run("meridians")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1].endswith(" 1 uncovered")
    data = json.loads(run("meridians", "--json").stdout)
    assert data["uncovered"] == 1
    assert [c["why"] for c in data["clauses"] if c["state"] == "uncovered"] == ["no test asserts it"]


def test_a_clause_that_code_cites_and_no_rulebook_has_is_exit_1(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asserted = dict.fromkeys((*enforced(), "meridians/turn.coffee"), ("tests/a.py::test_a",))
    write(here, Record("2030-01-01", 9, asserted))
    result = run("meridians")
    assert result.exit_code == 1
    assert "uncovered    meridians/turn.coffee" in result.stdout


def test_all_rulebooks_are_shown_without_a_game(here: Path) -> None:
    write(here, Record("2030-01-01", 0, {}))
    shown = run().stdout
    assert "meridians/game.goal" in shown
    assert "table/clock.flag" in shown


def test_bad_input_is_exit_2(here: Path) -> None:
    assert (
        "no rulebook 'chess'; there are carcassonne, marsigel, meeple-stacking, meridians, table"
        in run("chess").stderr
    )
    write(here, Record("2030-01-01", 0, {}))
    (here / RECORD).write_text("{")
    result = run()
    assert result.exit_code == 2
    assert "cannot be read" in result.stderr


def test_no_code_of_ours_cites_an_unknown_clause_or_none() -> None:
    from rulebound.rulebook.library import Library
    from rulebound.rulebook.scan import scan

    library = Library({key: shelved.files for key, shelved in known().items()})
    found = scan([("rulebound", resources.files("rulebound"))], list(library.files))
    for citation in found.citations:
        library.clause(citation.clause)
    assert not [reason for reason in found.reasons if not reason.cites]
