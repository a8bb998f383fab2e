"""Recorded games hold our rules, and false records and wrong rules are found out."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rulebound.cli.conform import command
from rulebound.core import Event, Ruling
from rulebound.core.ruling import legal
from rulebound.games import conformance as kinds
from rulebound.games.conformance import UnknownRecord
from rulebound.games.meridians import board, conformance, game, rules
from rulebound.games.meridians.conformance import check
from rulebound.games.meridians.rules import Colour, Group, Position
from rulebound.games.meridians.state import State

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*.jsonl"))


@cache
def lines(name: str) -> tuple[str, ...]:
    """The records of a file as text, so that no test changes another's."""
    return tuple((RECORDS / name).read_text(encoding="utf-8").splitlines())


def record(name: str, number: int = 0) -> dict[str, Any]:
    """A fresh record of a file."""
    loaded: dict[str, Any] = json.loads(lines(name)[number])
    return loaded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_records_hold(path: Path) -> None:
    for number, line in enumerate(lines(path.name), 1):
        assert check(json.loads(line)) is None, number


def test_there_are_records_of_each_kind() -> None:
    assert len(FILES) == 7
    ends = {record(path.name, n).get("end") for path in FILES for n in range(len(lines(path.name)))}
    assert ends == {None, "annihilated", "no_legal_placement"}


# --- false records ---------------------------------------------------------------------------------------


def first_removal(data: dict[str, Any]) -> str:
    return str(next(iter(data["removed"])))


Change = Callable[[dict[str, Any]], None]
GAME_LIES: dict[str, tuple[Change, str]] = {
    "a move that is not legal": (lambda d: d["moves"].__setitem__(2, d["moves"][0]), "moves.2"),
    "a move off the board": (lambda d: d["moves"].__setitem__(1, "z9"), "moves.1"),
    "a move that is no text": (lambda d: d["moves"].__setitem__(0, 7), "moves.0"),
    "another legal move": (lambda d: d["moves"].__setitem__(0, "a1"), "legal_hash.1"),
    "a move left out": (lambda d: d["moves"].pop(), r"number of n_legal"),
    "a move too many": (lambda d: d["moves"].append("a1"), r"moves.\d+"),
    "n_legal": (lambda d: d["n_legal"].__setitem__(5, d["n_legal"][5] + 1), "n_legal.5"),
    "n_legal as a truth": (lambda d: d["n_legal"].__setitem__(5, True), "n_legal.5"),
    "n_legal too short": (lambda d: d["n_legal"].pop(), "number of n_legal"),
    "n_legal too long": (lambda d: d["n_legal"].append(3), r"n_legal.\d+"),
    "legal_hash": (lambda d: d["legal_hash"].__setitem__(3, "0" * 16), "legal_hash.3"),
    "legal_hash too short": (lambda d: d["legal_hash"].pop(), "number of legal_hash"),
    "board_hash": (lambda d: d["board_hash"].__setitem__(9, "0" * 16), "board_hash.9"),
    "board_hash too long": (lambda d: d["board_hash"].append("0" * 16), r"board_hash.\d+"),
    "legal": (lambda d: d["legal"]["7"].pop(), "legal.7"),
    "legal in another order": (lambda d: d["legal"]["7"].reverse(), "legal.7"),
    "legal at no turn": (lambda d: d["legal"].__setitem__("x", []), "legal.x"),
    "a stone removed too many": (lambda d: d["removed"][first_removal(d)].append("a1"), r"removed.\d+"),
    "a stone removed too few": (lambda d: d["removed"][first_removal(d)].pop(), r"removed.\d+"),
    "a removal that was none": (lambda d: d["removed"].__setitem__("5", ["a1"]), "removed.5"),
    "a removal left out": (lambda d: d["removed"].pop(first_removal(d)), r"removed.\d+"),
    "a removal at no turn": (lambda d: d["removed"].__setitem__("999", ["a1"]), "removed.999"),
    "no_path": (lambda d: d["no_path"]["14"]["light"].append(["a1"]), "no_path.14"),
    "no_path of no colour": (lambda d: d["no_path"]["14"].__setitem__("red", []), "no_path.14"),
    "winner": (lambda d: d.update(winner={"light": "dark", "dark": "light"}[d["winner"]]), "winner"),
    "end": (lambda d: d.update(end="no_legal_placement"), "end"),
}


@pytest.mark.parametrize("lie", GAME_LIES)
@pytest.mark.parametrize("number", [0, 7])
def test_a_false_fact_of_a_game_is_found_out(lie: str, number: int) -> None:
    change, fact = GAME_LIES[lie]
    data = record("games-small.jsonl", number)
    change(data)
    difference = check(data)
    assert difference is not None
    assert re.fullmatch(fact, difference.fact), str(difference)


def test_a_false_end_without_a_legal_point_is_found_out() -> None:
    last = len(record("games-no-placement.jsonl")["moves"])
    lies: list[tuple[Change, str]] = [
        (lambda d: d.update(end="annihilated"), "end"),
        (lambda d: d["n_legal"].__setitem__(-1, 1), f"n_legal.{last}"),
        (lambda d: d["n_legal"].pop(), "number of n_legal"),
    ]
    for change, fact in lies:
        data = record("games-no-placement.jsonl")
        change(data)
        difference = check(data)
        assert difference is not None
        assert difference.fact == fact


@pytest.mark.parametrize("key", ["groups", "no_path", "in_sight"])
@pytest.mark.parametrize("colour", ["light", "dark"])
def test_a_false_fact_of_a_position_is_found_out(key: str, colour: str) -> None:
    found = 0
    for number in range(len(lines("positions.jsonl"))):
        data = record("positions.jsonl", number)
        for change in (list.pop, list.reverse, lambda listed: listed.append(["a1"])):
            lie = copy.deepcopy(data)
            change(lie[key][colour]) if lie[key][colour] else lie[key].update({colour: ["a1"]})
            if lie != data:
                difference = check(lie)
                assert difference is not None, number
                assert difference.fact == f"{key}.{colour}"
                found += 1
    assert found > 80


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        (lambda d: d["light"].append("z1"), "light"),
        (lambda d: d["dark"].append(d["light"][0]), "dark"),
        (lambda d: d["groups"].update(red=[]), "groups.red"),
        (lambda d: d["groups"].pop("dark"), "groups.dark"),
        (lambda d: d.update(in_sight=[]), "in_sight"),
    ],
)
def test_a_position_that_cannot_be_is_found_out(change: Change, fact: str) -> None:
    data = record("positions.jsonl", 3)
    assert data["light"]
    change(data)
    difference = check(data)
    assert difference is not None
    assert difference.fact == fact


def test_what_is_no_fact_is_not_compared() -> None:
    assert check({**record("games-tiny.jsonl"), "id": "x", "policy": 3, "seed": None}) is None


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "no known kind"),
        ({"size": 7}, "no known kind of record has the keys size"),
        ({"light": [], "size": 7}, "no known kind"),
        ({"moves": [], "size": 7, "result": 1}, "unknown key result"),
        ({"moves": [], "light": [], "dark": [], "size": 7}, "unknown key dark, light"),
        ({"light": [], "dark": [], "size": 7, "winner": "light"}, "unknown key winner"),
        ({"moves": []}, "size is 3 to 12, not None"),
        ({"moves": [], "size": 2}, "size is 3 to 12, not 2"),
        ({"moves": [], "size": 13}, "not 13"),
        ({"moves": [], "size": True}, "not True"),
        ({"moves": "a1 a2", "size": 7}, "moves lists points"),
        ({"moves": [], "size": 7, "n_legal": 3}, "n_legal is a list"),
        ({"moves": [], "size": 7, "removed": []}, "removed is an object"),
        ({"light": None, "dark": [], "size": 7}, "light lists points"),
    ],
)
def test_an_unknown_kind_or_key_is_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(UnknownRecord, match=message):
        check(data)


@pytest.mark.parametrize("size", range(3, 13))
def test_sizes_from_3_to_12_replay(size: int) -> None:
    table = board.board(size)
    data = {"size": size, "light": [table.names[0]], "dark": [table.names[-1]]}
    data["groups"] = {"light": [[table.names[0]]], "dark": [[table.names[-1]]]}
    assert check(data) is None
    short = {"size": size, "moves": [table.names[0]], "n_legal": [len(table)], "removed": {}}
    assert check(short) is None


# --- wrong rules -----------------------------------------------------------------------------------------


def removes_one_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "dead_groups", lambda p, c: rules.dead_groups(p, c)[:1])


def removes_own_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "dead_groups", lambda p, c: rules.dead_groups(p, c.other))


def removes_both_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        game, "dead_groups", lambda p, c: [*rules.dead_groups(p, c), *rules.dead_groups(p, c.other)]
    )


def removes_nothing_before_turn_6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "FIRST_REMOVAL_TURN", 6)


def counts_adjacency_as_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    has_path = rules.has_path
    monkeypatch.setattr(rules, "has_path", lambda p, g: len(g) > 1 or has_path(p, g))


def counts_paths_within_a_group(monkeypatch: pytest.MonkeyPatch) -> None:
    def has_path(position: Position, group: Group) -> bool:
        apart = (rules.path_ends(position, frozenset({stone})) for stone in group)
        return any(seen not in position.board.neighbours[stone] for ends in apart for stone, seen in ends)

    monkeypatch.setattr(rules, "has_path", has_path)


def lets_a_single_group_live(monkeypatch: pytest.MonkeyPatch) -> None:
    dead = rules.dead_groups
    monkeypatch.setattr(game, "dead_groups", lambda p, c: [] if len(rules.groups(p, c)) == 1 else dead(p, c))


def sees_through_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_sight(position: Position, colour: Colour) -> frozenset[int]:
        seen = {p for stone in position.of(colour) for ray in position.board.rays[stone] for p in ray}
        return frozenset(p for p in seen if position.at[p] is None)

    monkeypatch.setattr(rules, "in_sight", in_sight)


def sees_one_step_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_sight(position: Position, colour: Colour) -> frozenset[int]:
        seen = {p for stone in position.of(colour) for p in position.board.neighbours[stone]}
        return frozenset(p for p in seen if position.at[p] is None)

    monkeypatch.setattr(rules, "in_sight", in_sight)


def needs_a_path_for_every_stone(monkeypatch: pytest.MonkeyPatch) -> None:
    legal_points = rules.legal_points

    def with_a_path(position: Position, turn: int) -> list[int]:
        colour = rules.colour_of_turn(turn)
        after = {p: position.put(p, colour) for p in legal_points(position, turn)}
        return [p for p, then in after.items() if turn < 2 or rules.has_path(then, rules.group_at(then, p))]

    monkeypatch.setattr(conformance, "legal_points", with_a_path)


def lets_second_stones_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        conformance,
        "legal_points",
        lambda p, turn: (
            sorted(rules.in_sight(p, rules.colour_of_turn(turn)))
            if turn in (2, 3)
            else rules.legal_points(p, turn)
        ),
    )


def plays_on_without_a_legal_point(monkeypatch: pytest.MonkeyPatch) -> None:
    open_turn = game.open_turn

    def never_stuck(state: State) -> list[Event]:
        return [e for e in open_turn(state) if e.data.get("cause") != "no-legal-point"]

    monkeypatch.setattr(game, "open_turn", never_stuck)


def removes_after_the_placement(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mover's own dead groups leave at the end of the turn, as another program does it."""
    open_turn = game.open_turn

    def late(state: State) -> Sequence[Event]:
        return open_turn(state) if state.turn % 2 else [e for e in open_turn(state) if e.kind != "removed"]

    monkeypatch.setattr(game, "open_turn", late)


def lets_dark_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (rules, game):
        monkeypatch.setattr(module, "colour_of_turn", lambda turn: Colour.LIGHT if turn % 2 else Colour.DARK)


def takes_any_second_stone(monkeypatch: pytest.MonkeyPatch) -> None:
    def anywhere(position: Position, point: int, colour: Colour) -> Ruling:
        return legal("place-second", "meridians/opening.second-stone")

    monkeypatch.setattr(rules, "judge_second_stone", anywhere)
    monkeypatch.setattr(
        conformance,
        "legal_points",
        lambda p, turn: (
            [i for i, s in enumerate(p.at) if s is None] if turn < 4 else rules.legal_points(p, turn)
        ),
    )


WRONG_RULES = [
    removes_one_group,
    removes_own_groups,
    removes_both_colours,
    removes_nothing_before_turn_6,
    counts_adjacency_as_a_path,
    counts_paths_within_a_group,
    lets_a_single_group_live,
    sees_through_the_opponent,
    sees_one_step_only,
    needs_a_path_for_every_stone,
    lets_second_stones_touch,
    takes_any_second_stone,
    removes_after_the_placement,
    lets_dark_begin,
]


@pytest.mark.parametrize("wrong", WRONG_RULES, ids=lambda wrong: wrong.__name__)
def test_a_wrong_rule_is_caught_by_the_recorded_games(
    wrong: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong(monkeypatch)
    games = [*lines("games-tiny.jsonl"), *lines("games-small.jsonl")]
    assert any(check(json.loads(line)) for line in games)


def test_passing_when_stuck_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plays_on_without_a_legal_point(monkeypatch)
    difference = check(record("games-no-placement.jsonl"))
    assert difference is not None


# --- the command ------------------------------------------------------------------------------------------


def run(*args: str) -> tuple[int, list[str], str]:
    result = CliRunner().invoke(command, args)
    return result.exit_code, result.stdout.splitlines(), result.stderr


def test_the_command_counts_what_passes() -> None:
    tiny, positions = str(RECORDS / "games-tiny.jsonl"), str(RECORDS / "positions.jsonl")
    code, out, _ = run("meridians", tiny, positions)
    assert (code, out) == (
        0,
        [f"{tiny}: 16 passed, 0 failed", f"{positions}: 40 passed, 0 failed", "56 passed, 0 failed"],
    )


def test_the_command_names_each_failing_record_and_fact(tmp_path: Path) -> None:
    bad, worse, good = (record("games-tiny.jsonl", n) for n in range(3))
    bad["winner"], worse["n_legal"][2] = "nobody", 99
    path = tmp_path / "mixed.jsonl"
    path.write_text("\n".join(map(json.dumps, (bad, good, worse))), encoding="utf-8")
    code, out, _ = run("meridians", str(path))
    assert code == 1
    assert out[0].startswith(f'{path}:1 {bad["id"]}: winner: expected "nobody", got "')
    assert (
        out[1]
        == f"{path}:3 {worse['id']}: n_legal.2: expected 99, got {record('games-tiny.jsonl', 1)['n_legal'][2]}"
    )
    assert out[2:] == [f"{path}: 1 passed, 2 failed", "1 passed, 2 failed"]


def test_cases_of_one_json_file_are_records_too(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(
        json.dumps({"schema": "x", "cases": [record("games-tiny.jsonl")]}, indent=1), encoding="utf-8"
    )
    assert run("meridians", str(path))[:2] == (0, [f"{path}: 1 passed, 0 failed", "1 passed, 0 failed"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no record in it"),
        ("\n\n", "there is no record in it"),
        ("nonsense", ": 1: it is not JSON"),
        ('{"a": 1}', ":1: no known kind"),
        ("[1, 2]", ": 1: a record is a JSON object"),
        ("{}\n" * 2, ":1: no known kind"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_what_is_no_record_is_an_error(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text(text, encoding="utf-8")
    code, out, err = run("meridians", str(path))
    assert (code, out) == (2, [])
    assert str(path) in err
    assert message in err


def test_a_missing_file_folder_or_game_is_an_error(tmp_path: Path) -> None:
    assert run("meridians", str(tmp_path / "none.jsonl"))[0] == 2
    assert run("meridians", str(tmp_path))[0] == 2
    assert run("meridians")[0] == 2
    assert run("chess", str(RECORDS / "games-tiny.jsonl"))[0] == 2
    (tmp_path / "latin.jsonl").write_bytes(b"\xff\xfe")
    assert run("meridians", str(tmp_path / "latin.jsonl"))[0] == 2


def test_a_game_without_records_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "find_spec", lambda name: None)
    code, _, err = run("meridians", str(RECORDS / "games-tiny.jsonl"))
    assert code == 2
    assert "meridians has no kinds of records" in err
