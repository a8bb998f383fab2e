"""A game in a package of its own: installed, it stands on the shelf, obeys the laws and gets the generic table."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.client import ROOT, Visitor, served

PACKAGE = Path(__file__).parent / "tictac"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package was installed by pip, as its author would install it."""
    target, source = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("source") / "tictac"
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--root-user-action=ignore",
    ]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *offline, str(source)], check=True, timeout=600)
    return target


@pytest.fixture(scope="module")
def environment(installed: Path) -> dict[str, str]:
    path = os.pathsep.join([str(installed), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def python(
    environment: dict[str, str], *arguments: str, cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=environment, cwd=cwd, capture_output=True, text=True, timeout=600, check=False
    )


def test_nothing_but_its_code_and_data_is_installed(installed: Path) -> None:
    files = {str(path.relative_to(installed)) for path in (installed / "rulebound_tictac").rglob("*.*")}
    assert files == {
        f"rulebound_tictac/{name}"
        for name in (
            "__init__.py",
            "game.py",
            "card.toml",
            "rulebook.toml",
            "rulebook/en.ftl",
            "words/en.ftl",
        )
    } | {name for name in files if "__pycache__" in name}


def test_it_stands_on_the_shelf_beside_ours(environment: dict[str, str]) -> None:
    told = python(environment, "-c", "from rulebound.games import shelf; print(*shelf())")
    assert told.stdout.split() == ["carcassonne", "marsigel", "meeple-stacking", "meridians", "tictac"], (
        told.stderr
    )


def test_its_own_tests_hold_the_laws_and_cover_its_clauses(
    environment: dict[str, str], tmp_path: Path
) -> None:
    shutil.copytree(PACKAGE / "tests", tmp_path / "tests")
    plugins = ["-p", "no:cacheprovider", "-p", "rulebound.rulebook.coverage_plugin"]
    told = python(environment, "-m", "pytest", "-q", *plugins, f"--rootdir={tmp_path}", cwd=tmp_path)
    assert told.returncode == 0, told.stdout
    assert " passed" in told.stdout
    coverage = python(environment, "-m", "rulebound", "coverage", "tictac", cwd=tmp_path)
    assert coverage.returncode == 0, coverage.stdout
    assert coverage.stdout.splitlines()[-1] == "6 clauses, 6 enforced, 0 informative, 0 uncovered"


def test_the_laws_catch_it_when_its_rules_are_wrong(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    shutil.copytree(installed, tmp_path / "wrong")
    game = tmp_path / "wrong" / "rulebound_tictac" / "game.py"
    text = game.read_text(encoding="utf-8")
    wrong = text.replace("for cell in range(9) if self.judge", "for cell in range(8) if self.judge")
    assert wrong != text
    game.write_text(wrong, encoding="utf-8")
    path = environment["PYTHONPATH"].replace(str(installed), str(tmp_path / "wrong"))
    told = python(
        {**environment, "PYTHONPATH": path},
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "listing",
        str(PACKAGE / "tests"),
    )
    assert told.returncode == 1, told.stdout
    assert "a move that is not listed is allowed" in told.stdout
    assert "in a match of tictac" in told.stdout


def test_the_commands_know_it(environment: dict[str, str]) -> None:
    ruling = python(environment, "-m", "rulebound", "judge", "tictac", "X../.../...", "a1", "--json")
    told = json.loads(ruling.stdout)
    assert (told["verdict"], told["clauses"]) == ("illegal", ["tictac/turn.empty-cell"])
    assert told["text"] == "a1 already has an X."
    none = python(environment, "-m", "rulebound", "conform", "tictac", str(PACKAGE / "pyproject.toml"))
    assert none.returncode == 2
    assert "tictac has no kinds of records" in none.stderr


@pytest.fixture(scope="module")
def visitor(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", environment["PYTHONPATH"])
        with served(tmp_path_factory.mktemp("home")) as server:
            person = Visitor(server)
            yield person
            person.close()


def test_the_server_offers_it_with_its_card_and_rulebook(visitor: Visitor) -> None:
    (card,) = (card for card in visitor.get("/api/games").json() if card["key"] == "tictac")
    assert card["card"] == tomllib.loads(
        (PACKAGE / "src/rulebound_tictac/card.toml").read_text(encoding="utf-8")
    )
    assert [option["key"] for option in card["options"]] == ["first"]
    assert (card["seats"], card["languages"]) == ([2], ["en"])
    book = visitor.get("/api/rulebooks/tictac/de").json()
    assert [clause["id"] for clause in book["clauses"]][:2] == ["tictac/turn.first", "tictac/turn.alternate"]


def test_it_is_played_at_the_generic_table(visitor: Visitor) -> None:
    table = visitor.table("here", "here", game="tictac")
    view = table["view"]
    assert view["text"].splitlines() == ["3 . . .", "2 . . .", "1 . . .", "  a b c"]
    assert view["moves"] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    seq = -1
    for number, move in enumerate(("b2", "a1", "c1", "a3", "a2", "b1")):
        answer = visitor.move(table["id"], number % 2, seq, move)
        assert answer["result"] == "done"
        seq = answer["seq"]
    refused = visitor.move(table["id"], 0, seq, "a1")
    assert refused["result"] == "refused"
    assert refused["ruling"]["clauses"] == ["tictac/turn.empty-cell"]
    seq = visitor.move(table["id"], 0, seq, "c2")["seq"]
    over = visitor.see(table["id"])
    assert over["status"] == "over"
    assert over["outcome"]["ranking"] == [[0], [1]]
    assert over["outcome"]["ruling"]["reason"] == "end-three"
    record = visitor.get(f"/api/tables/{table['id']}/record").json()
    assert (record["game"], len(record["events"])) == ("tictac", 8)
