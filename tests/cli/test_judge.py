"""`rulebound judge`: a ruling in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulebound.cli.judge import command
from rulebound.core import Match, Ruling, Seed
from rulebound.core.record import Record
from rulebound.games.meridians import GAME
from rulebound.rulebook.citing import cites

BLOCKED = "7 4 g8L g10L i6D i8D"


def run(*args: str, language: str = "C", given: str | None = None) -> Result:
    """The command's result, under a system language."""
    env = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": language}
    return CliRunner().invoke(command, list(args), input=given, env=env)


def test_a_refusal_is_told_with_its_clause_and_its_place() -> None:
    result = run("meridians", BLOCKED, "k8")
    assert result.exit_code == 0
    refusal, instead, heading, clause, link = result.stdout.splitlines()
    assert refusal == ("illegal: No line from k8: a Dark stone on i8 stands between it and your g8.")
    assert instead == "  Open instead, 32 in all: a2, a4, b3, b5, c4, c6, …"
    assert heading == "  § placing · line of sight  [meridians/placing.line-of-sight, designer]"
    assert clause.startswith("    From your third turn on, the point must lie on a straight line")
    assert link.startswith("    https://boardgamegeek.com/boardgame/333775#:~:text=that%20is%20on")
    assert result.stderr == ""


def test_the_same_as_json_is_one_object() -> None:
    result = run("meridians", BLOCKED, "K8 ", "--json")
    answer = json.loads(result.stdout)
    assert answer["text"].startswith("No line from k8")
    assert (answer["game"], answer["seat"], answer["move"], answer["language"]) == (
        "meridians",
        1,
        "k8",
        "en",
    )
    assert answer["due"] == []
    ruling = Ruling.from_json(answer)
    assert ruling == GAME.judge(GAME.position(BLOCKED), 0, GAME.parse(GAME.position(BLOCKED), "k8"))
    assert cites(ruling, "meridians/placing.line-of-sight")


def test_the_exit_code_is_0_whatever_the_verdict() -> None:
    for point, verdict in (("h8", "legal"), ("g8", "illegal"), ("k7", "illegal")):
        result = run("meridians", BLOCKED, point)
        assert (result.exit_code, result.stdout.split(":")[0]) == (0, verdict)


def test_words_come_in_the_language_of_the_system_or_the_one_asked_for() -> None:
    assert "stoi" not in run("meridians", BLOCKED, "k8", language="pl_PL.UTF-8").stdout
    assert "стоит тёмный камень на i8" in run("meridians", BLOCKED, "k8", language="ru_RU.UTF-8").stdout
    assert "Ein dunkler Stein auf i8" in run("meridians", BLOCKED, "k8", "--language", "de-AT").stdout


def test_what_stands_around_a_ruling_is_in_its_language() -> None:
    result = run("meridians", "7 6 g8L", "k8", "--language", "ru")
    assert result.stdout.startswith("недопустимо: ")
    assert result.stderr.startswith("За столом прежде сработали бы правила: ")


def test_what_the_rules_would_do_first_is_told_apart() -> None:
    result = run("meridians", "7 4 g6L g8L a1D a3D j8D", "h8")
    assert result.stdout.startswith("legal: ")
    assert "A Dark stone without a path leaves the board: j8." in result.stderr
    (due,) = json.loads(run("meridians", "7 4 g6L g8L a1D a3D j8D", "h8", "--json").stdout)["due"]
    assert due["facts"]["points"] == ["j8"]


def test_a_move_in_a_game_that_the_rules_would_first_end_is_illegal() -> None:
    result = run("meridians", "7 6 g8L", "k8")
    assert result.stdout.startswith("illegal: The game is over: one side has no stones left.")
    assert result.output.index("Dark has no stones left. Light wins.") < result.output.index("illegal: ")
    answer = json.loads(run("meridians", "7 6 g8L", "k8", "--json").stdout)
    assert (answer["seat"], answer["verdict"], answer["due"][0]["reason"]) == (1, "illegal", "end-no-stones")
    assert cites(Ruling.from_json(answer), "meridians/ending.no-stones")


def test_a_position_comes_from_a_file_or_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(BLOCKED + "\n")
    direct = run("meridians", BLOCKED, "k8").stdout
    assert run("meridians", f"@{file}", "k8").stdout == direct
    assert run("meridians", "-", "k8", given=BLOCKED).stdout == direct
    file.write_bytes(GAME.freeze(GAME.position(BLOCKED)))
    assert run("meridians", f"@{file}", "k8").stdout == direct


def test_a_match_is_judged_after_any_event(tmp_path: Path) -> None:
    match = Match.begin(GAME, 2, {}, Seed(bytes(32)))
    for point in ("g6", "g7", "i6"):
        match.submit({match.state.turn % 2: GAME.parse(match.state, point)})
    file = tmp_path / "match.json"
    file.write_text(Record("meridians", ("Ann", "Ben"), match.options, tuple(match.log)).to_text())
    assert run("meridians", f"@{file}", "g8").stdout.startswith("illegal: g8 touches your first stone on g7")
    assert run("meridians", f"@{file}@1", "g8").stdout.startswith(
        "illegal: A Dark stone on g7 stands between"
    )
    assert run("meridians", f"@{file}@-1", "g8").stdout.startswith("legal: g8 is free")
    assert "events 0 to 2, not 3" in run("meridians", f"@{file}@3", "g8").stderr
    file.write_text(file.read_text().replace('"i6"', '"i7"'))
    assert "digest" in run("meridians", f"@{file}", "g8").stderr


def test_another_seat_may_be_judged() -> None:
    assert "It is not your turn. Light is to move." in run("meridians", BLOCKED, "k8", "--seat", "2").stdout
    assert "at most 2 seats" in run("meridians", BLOCKED, "k8", "--seat", "3").stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess", BLOCKED, "e4"), "no game 'chess'"),
        (("meridians", BLOCKED, "z9"), "no point 'z9' on a 6/7 board"),
        (("meridians", "7 4 g8X", "a1"), "not 'g8X'"),
        (("meridians", "99 4", "a1"), "size 3 to 12"),
        (("meridians", "", "a1"), "SIZE TURN BOARD"),
        (
            ("meridians", "{", "a1"),
            "not a state of Meridians: it is not JSON: a key in double quotes is missing at line 1, column 2",
        ),
        (
            ("meridians", "{}", "a1"),
            "state of Meridians: board, first, light, pie, result, size, turn are missing",
        ),
        (("marsigel", "{}", "a1"), "state of Der Marsigelwettkampf: cap, colours, "),
        (("carcassonne", "{}", "a1"), "state of Carcassonne: board, cause, "),
        (
            ("meeple-stacking", "{}", "a1"),
            "missing; `rulebound judge --help` shows how positions are written",
        ),
        (("meridians", '{"format": "rulebound-match"}', "a1"), "not a match file"),
        (("meridians", "@/no/such/file", "a1"), "/no/such/file cannot be read: No such file or directory"),
        (("meridians", BLOCKED, "k8", "--seat", "0"), "--seat"),
        (("meridians", BLOCKED, "k8", "--language", "xx"), "'xx'; there are en, ru, fr, nl, de"),
        (("meridians", BLOCKED, "k8", "--language", ""), "''; there are en, ru, fr, nl, de"),
        (("meridians", BLOCKED), "Missing argument"),
    ],
)
def test_what_cannot_be_read_is_exit_2_and_says_what(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


FALLEN = """{"meeples": [{"id": 1, "at": [0, 0, 0]}, {"id": 2, "at": [17000, 0, 0]}, {"id": 3, "at": [8500, 16000, 0]},
{"id": 4, "at": [60000, 4970, 0], "turn": [707107, -707107, 0, 0]}], "contacts": [{"one": 0, "other": 1},
{"one": 0, "other": 2}, {"one": 1, "other": 3}, {"one": 2, "other": 3}, {"one": 0, "other": 4}]}"""


def test_a_scene_is_judged_row_by_row_with_what_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "scene.json").write_text(FALLEN, encoding="utf-8")
    result = run("meeple-stacking", '{"players": 2}', f"@{tmp_path / 'scene.json'}", "--seat", "2")
    assert result.exit_code == 0, result.output
    said, *lines = result.stdout.splitlines()
    assert (
        said == "scored: Rows of 2 and 1 meeples count, from the lowest: 4 points. 1 meeple does not count."
    )
    assert [line.split() for line in lines[:2]] == ["2 × 1 = 2 row".split(), "1 × 2 = 2 row".split()]
    assert lines[2].startswith("  Meeple 4 does not stand: it leans 90° from upright")
    assert "meeple-stacking/building.standing" in lines[2]
    answer = json.loads(run("meeple-stacking", '{"players": 2}', FALLEN, "--seat", "2", "--json").stdout)
    assert [each["reason"] for each in answer["behind"]] == ["lying"]
    assert sum(term["count"] * term["each"] for term in answer["terms"]) == 4


def test_rows_stand_for_a_pyramid_in_one_plane() -> None:
    result = run("meeple-stacking", '{"players": 2}', "5-4-2-1", "--seat", "1", language="de_DE.UTF-8")
    assert result.stdout.startswith("gewertet: Reihen von 5, 4, 2 und 1 Meeple zählen, von unten: 23 Punkte.")
    ladder = '{"players": 3, "house": {"variant": "ladder"}}'
    assert run("meeple-stacking", ladder, "3-2-1").stdout.startswith("by the rules: Done")
    refused = run("meeple-stacking", ladder, "3-7")
    assert refused.stdout.startswith("illegal: Row 2 would have 7 meeples")
    assert "meeple-stacking/building.carrying" in refused.stdout
    assert not run("meeple-stacking", ladder, "3-4").stdout.startswith("illegal")
    assert run("meeple-stacking", ladder, "@nowhere.json").exit_code == 2
