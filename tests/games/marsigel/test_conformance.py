"""Recorded games hold our rules, and false records and wrong rules are found out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rulebound.cli.conform import command
from rulebound.core import Event
from rulebound.games.conformance import UnknownRecord
from rulebound.games.marsigel import conformance, ending, judging, ring, rules, setup, turn
from rulebound.games.marsigel.conformance import check
from rulebound.games.marsigel.ring import Piece, Ring, Stack
from rulebound.games.marsigel.rules import Variant
from rulebound.games.marsigel.state import State

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*.jsonl"))
Change = Callable[[dict[str, Any]], object]


@cache
def lines(name: str) -> tuple[str, ...]:
    """The records of a file as text, so that no test changes another's."""
    return tuple((RECORDS / name).read_text(encoding="utf-8").splitlines())


def records(name: str) -> list[dict[str, Any]]:
    """Fresh records of a file."""
    return [json.loads(line) for line in lines(name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_records_hold(path: Path) -> None:
    for number, record in enumerate(records(path.name), 1):
        assert check(record) is None, number


def test_there_are_records_of_each_kind() -> None:
    assert {path.stem for path in FILES} == {"games", "games-nest", "movements", "set-ups", "solved"}
    games = records("games.jsonl")
    assert {game["reason"] for game in games} == {"tree", "all-passed", "unfinished"}
    assert {game["players"] for game in games} >= {2, 3, 4, 5, 6, 7, 9, 13}
    assert "nest" in {game["reason"] for game in records("games-nest.jsonl")}
    reasons = {record.get("why") for record in records("movements.jsonl")}
    assert reasons == {None, "not-yours", "same-stack", "not-topmost-own", "target-smaller", "too-costly"}


# --- false records ---------------------------------------------------------------------------------------

GAME_LIES: dict[str, tuple[Change, str]] = {
    "start": (lambda d: d.update(start="a3/b1/a1/b3/a2/b2"), "start"),
    "rules": (lambda d: d.update(rules="nest"), r"turns\.1\.ends"),
    "t": (lambda d: d["turns"][1].update(t=3), r"turns\.2\.t"),
    "mover": (lambda d: d["turns"][1].update(mover="a"), r"turns\.2\.mover"),
    "roll": (lambda d: d["turns"][0].update(roll=d["turns"][0]["roll"] % 6 + 1), r"turns\.1\.ends"),
    "from": (lambda d: d["turns"][1].update({"from": d["start"]}), r"turns\.2\.from"),
    "ends": (lambda d: d["turns"][1].update(ends=1), r"turns\.2\.ends"),
    "ends_sha": (lambda d: d["turns"][1].update(ends_sha="0" * 16), r"turns\.2\.ends_sha"),
    "loop": (lambda d: d["turns"][1].update(loop=not d["turns"][1]["loop"]), r"turns\.2\.loop"),
    "loop as a number": (lambda d: d["turns"][0].update(loop=0), r"turns\.1\.loop"),
    "wins": (lambda d: d["turns"][1].update(wins=9), r"turns\.2\.wins"),
    "a legal movement left out": (lambda d: d["turns"][0]["legal"].pop(), r"turns\.1\.legal"),
    "a legal movement too many": (lambda d: d["turns"][0]["legal"].append("a3>b1:1"), r"turns\.1\.legal"),
    "a movement too many": (lambda d: d["turns"][0]["moves"].append("a3>b2:3"), r"turns\.1\.moves\.\d"),
    "a movement left out": (lambda d: d["turns"][0]["moves"].clear(), r"turns\.1\.to"),
    "a movement of nothing": (lambda d: d["turns"][0]["moves"].insert(0, "z9>a1:1"), r"turns\.1\.moves\.0"),
    "a movement that is no text": (lambda d: d["turns"][0]["moves"].insert(0, 7), r"turns\.1\.moves\.0"),
    "another price": (
        lambda d: d["turns"][0]["moves"].__setitem__(0, d["turns"][0]["moves"][0][:-1] + "9"),
        r"turns\.1\.moves\.0",
    ),
    "to": (lambda d: d["turns"][0].update(to=d["start"]), r"turns\.1\.to"),
    "passes": (lambda d: d["turns"][0].update(passes=1), r"turns\.1\.passes"),
    "a turn after the end": (
        lambda d: d["turns"].append({**d["turns"][0], "t": len(d["turns"]) + 1}),
        r"turns\.\d+\.over",
    ),
    "a turn left out": (lambda d: d["turns"].pop(), "winner"),
    "winner": (lambda d: d.update(winner={"a": "b", "b": "a"}[d["winner"]]), "winner"),
    "reason": (lambda d: d.update(reason="all-passed"), "reason"),
}


def won_game() -> dict[str, Any]:
    """A game of two that began with a movement and was won."""
    return next(
        record
        for record in records("games.jsonl")
        if record["players"] == 2
        and record["winner"]
        and record["turns"][0]["moves"]
        and len(record["turns"]) > 2
    )


@pytest.mark.parametrize("lie", GAME_LIES)
def test_a_false_fact_of_a_game_is_found_out(lie: str) -> None:
    change, fact = GAME_LIES[lie]
    record = won_game()
    assert check(record) is None
    change(record)
    difference = check(record)
    assert difference is not None
    assert re.fullmatch(fact, difference.fact), str(difference)


@pytest.mark.parametrize("key", ["why", "legal", "cost", "to", "wins", "kind"])
def test_a_false_fact_of_a_movement_is_found_out(key: str) -> None:
    for record in records("movements.jsonl"):
        if key in record:
            record[key] = (not record[key]) if isinstance(record[key], bool) else "other"
        else:
            record[key] = "other"
        difference = check(record)
        assert difference is not None, record
        assert difference.fact == key


@pytest.mark.parametrize("key", ["value", "value_by_roll", "maxmin_win", "opp_maxmin_win"])
def test_a_false_value_is_found_out(key: str) -> None:
    for record in records("solved.jsonl"):
        small = 2e-9
        record[key] = (
            [record[key][0] + small, *record[key][1:]] if key == "value_by_roll" else record[key] + small
        )
        difference = check(record)
        assert difference is not None
        assert difference.fact == key


def test_a_false_set_up_is_found_out() -> None:
    record = records("set-ups.jsonl")[1]
    record["start"] = "a3/b2/c1/a3/b2/c1/a3/b2/c1"
    assert str(check(record)).startswith('start: expected "a3/b2/c1/a3')


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"color": "red"},
        {"players": 3, "start": "a3", "extra": 1},
        {"players": "3", "start": "a3"},
        {"players": 14, "start": "a3"},
        {"start": "a3/b2"},
        {"move": "a1>b1", "pos": "a3/b2", "mover": "a", "points": 1},
        {"move": "a1>b1", "pos": "a3/b2", "mover": "a", "points": 1, "legal": True},
        {"move": "a1>b1", "pos": "a3/b2/a1/b3/a2/b1", "mover": "c", "points": 1, "legal": True},
        {"rules": "cube", "players": 2, "start": "", "turns": [], "winner": None, "reason": "tree"},
        {"rules": "tree", "players": "2", "start": "", "turns": [], "winner": None, "reason": "tree"},
    ],
)
def test_a_record_of_no_kind_is_an_error(record: dict[str, Any]) -> None:
    with pytest.raises(UnknownRecord):
        check(record)


@pytest.mark.parametrize("change", [{"extra": 1}, {"t": None}, "not a turn"])
def test_a_turn_with_another_key_is_an_error(change: Any) -> None:
    record = won_game()
    turn = record["turns"][1]
    record["turns"][1] = {**turn, **change} if isinstance(change, dict) and change != {"t": None} else change
    if change == {"t": None}:
        record["turns"][1] = {key: value for key, value in turn.items() if key != "t"}
    with pytest.raises(UnknownRecord):
        check(record)


# --- wrong rules -----------------------------------------------------------------------------------------


def wrong_direction(size: int, top: int, variant: Variant) -> bool:
    return top <= size if variant is Variant.TREE else top >= size


def no_size_limit(size: int, top: int, variant: Variant) -> bool:
    return True


def any_own(stack: Stack, colour: int) -> int | None:
    """The lowest own piece moves, whatever lies above it."""
    return next((height for height, piece in enumerate(stack) if piece.colour == colour), None)


def stuck_under_others(stack: Stack, colour: int) -> int | None:
    return len(stack) - 1 if stack[-1].colour == colour else None


def one_way(ring: Ring, source: int, target: int) -> int:
    return (target - source) % len(ring)


def gap_counts(ring: Ring, source: int, target: int) -> int:
    """A space emptied by the move still counts when it is passed."""
    return min((target - source) % len(ring), (source - target) % len(ring)) + (len(ring.stacks[source]) == 1)


def flat_price(piece: Piece, spaces: int) -> int:
    return spaces


def tree_anywhere(position: Ring, variant: Variant, colour: int) -> bool:
    """The trio in one stack in order, whatever lies between."""
    for stack in position:
        own = tuple(piece.size for piece in stack if piece.colour == colour)
        if own == rules.GOALS[variant]:
            return True
    return False


def tree_alone(position: Ring, variant: Variant, colour: int) -> bool:
    goal = tuple(Piece(colour, size) for size in rules.GOALS[variant])
    return any(stack == goal for stack in position)


def spaces_stay(self: Ring, source: int, height: int, target: int) -> Ring:
    """The riders stay behind, at the end of the ring."""
    stacks = list(self.stacks)
    stacks[target] += stacks[source][height : height + 1]
    stacks[source] = stacks[source][:height] + stacks[source][height + 1 :]
    if not stacks[source]:
        del stacks[source]
    return Ring.of(stacks)


def never_passed(state: State) -> list[Event]:
    return []


RULES_BROKEN: dict[str, list[tuple[Any, str, Any]]] = {
    "landing the other way round": [(rules, "fits", wrong_direction), (judging, "fits", wrong_direction)],
    "landing on any size": [(rules, "fits", no_size_limit), (judging, "fits", no_size_limit)],
    "the lowest own piece moves": [(rules, "topmost_own", any_own), (judging, "topmost_own", any_own)],
    "others hold a piece": [
        (rules, "topmost_own", stuck_under_others),
        (judging, "topmost_own", stuck_under_others),
    ],
    "one way round only": [(rules, "distance", one_way), (judging, "distance", one_way)],
    "the emptied space counts": [(rules, "distance", gap_counts), (judging, "distance", gap_counts)],
    "every piece costs the same": [(rules, "price", flat_price), (judging, "price", flat_price)],
    "a tree with gaps wins": [
        (rules, "has_won", tree_anywhere),
        (ending, "has_won", tree_anywhere),
        (turn, "has_won", tree_anywhere),
    ],
    "only a lone tree wins": [
        (rules, "has_won", tree_alone),
        (ending, "has_won", tree_alone),
        (turn, "has_won", tree_alone),
    ],
    "riders stay behind": [(ring.Ring, "carried", spaces_stay)],
    "nobody ever draws": [(ending, "draw", never_passed)],
    "sizes are never shifted": [(setup, "is_shifted", lambda players: False)],
}


@pytest.mark.parametrize("wrong", RULES_BROKEN)
def test_a_wrong_rule_is_found_out(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name, rule in RULES_BROKEN[wrong]:
        monkeypatch.setattr(where, name, rule)
    assert any(_fails(record) for path in FILES if path.stem != "solved" for record in records(path.name))


def _fails(record: dict[str, Any]) -> bool:
    return conformance.check(record) is not None


def test_a_text_beside_the_records_is_left_out_but_not_alone() -> None:
    readme, sets = str(RECORDS / "README.md"), str(RECORDS / "set-ups.jsonl")
    both = CliRunner().invoke(command, ["marsigel", readme, sets])
    assert (both.exit_code, both.stdout.splitlines()[-1]) == (0, "12 passed, 0 failed")
    assert "README.md: not a file of records" in both.stderr
    assert CliRunner().invoke(command, ["marsigel", readme]).exit_code == 2
