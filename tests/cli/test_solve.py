"""`rulebound solve` says what the solved game is worth, with its proof."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulebound.cli import main
from rulebound.games import kept
from rulebound.games.marsigel import solve as solving
from rulebound.games.marsigel.rules import Variant

START = "a3/b2/a1/b3/a2/b1"


@pytest.fixture(autouse=True, scope="module")
def once() -> Iterator[None]:
    """The command solves the game whenever it is asked; here that is enough once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solving, "Solution", cache(solving.Solution))
        yield


def test_what_was_kept_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "read", lambda name: pytest.fail(f"{name} was read"))
    assert run("marsigel", "--variant", "nest").exit_code == 0


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["solve", *arguments])


def test_the_first_player_wins_a_sixth_and_draws_the_rest() -> None:
    result = run("marsigel", "--variant", "tree")
    assert result.exit_code == 0
    assert "The first player wins 1/6, draws 5/6, loses 0." in result.stdout
    assert "after each first roll (win 1, draw 0, loss -1): 1: 0.0000, " in result.stdout
    assert "Certificate holds" in result.stdout
    assert "nest" not in result.stdout


def test_one_object_with_both_variants() -> None:
    result = run("marsigel", "--json")
    answer = json.loads(result.stdout)
    assert result.exit_code == 0
    assert set(answer["variants"]) == {"tree", "nest"}
    tree = answer["variants"]["tree"]
    assert tree["start"]["value"] == pytest.approx(1 / 6)
    assert tree["start"]["value_by_roll"] == pytest.approx([0, 0, 0, 0, 0, 1])
    assert (tree["certificate"]["holds"], tree["certificate"]["trapped"]) == (True, 0)
    assert answer["variants"]["nest"]["start"]["win"] == pytest.approx(0.1240, abs=1e-4)


def test_a_position_is_told_its_odds_before_the_roll_and_end_by_end() -> None:
    before = json.loads(run("marsigel", "--position", f"{START} a", "--json").stdout)["position"]
    assert before["win"] == pytest.approx(1 / 6)
    rolled = json.loads(run("marsigel", "--position", f"{START} a 6", "--json").stdout)["position"]
    best = rolled["ends"][0]
    assert (best["ends_by"], best["moves"], best["win"]) == ("win", ["a2>a3", "a1>a2"], 1.0)
    (passing,) = [end for end in rolled["ends"] if end["ends_by"] == "pass"]
    assert passing["value"] == pytest.approx(-1 / 6)
    assert "a2>a3 a1>a2" in run("marsigel", "--position", f"{START} a 6").stdout
    nest = run("marsigel", "--position", f"{START} b 2 nest").stdout
    assert "nest (" in nest
    assert "before the roll" in run("marsigel", "--position", f"{START} a").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "'chess' is not solved"),
        (["marsigel", "--variant", "cube"], "cube"),
        (["marsigel", "--position", "a3 a"], "2 to 13 can play"),
        (["marsigel", "--position", "a3/b2/c1/a2/b1/c3/a1/b3/c2 a"], "only games of 2"),
        (["marsigel", "--position", "a3a2a1/b2/b3/b1 b"], "nothing to choose"),
    ],
)
def test_what_cannot_be_solved_is_told(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_a_certificate_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: Any = solving.Solution(Variant.TREE)
    monkeypatch.setattr(solved, "certificate", replace(solved.certificate, trapped=3))
    result = run("marsigel", "--variant", "tree")
    assert result.exit_code == 1
    assert "Certificate FAILS" in result.stdout
