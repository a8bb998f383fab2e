"""Recorded games and positions of Meridians, as other engines found them, held against our rules.

Two kinds, told by their keys: a game has `moves`; a position has `light` and `dark`. Every fact is
compared except the record's own `id`, `policy` and `seed`. Sizes 3 to 12.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

from rulebound.core import NotationError, Outcome, Seat
from rulebound.games.conformance import Difference, UnknownRecord
from rulebound.games.meridians import notation
from rulebound.games.meridians.board import MAX_SIZE, MIN_SIZE, board
from rulebound.games.meridians.game import GAME
from rulebound.games.meridians.rules import (
    Colour,
    Group,
    Position,
    dead_groups,
    groups,
    judge_placing,
    legal_points,
)
from rulebound.games.meridians.state import State

NO_FACTS = {"id", "policy", "seed"}
BY_TURN = ("n_legal", "legal_hash", "board_hash")
AT_SOME_TURNS = ("removed", "legal", "no_path")
GAME_KEYS = {"size", "moves", "winner", "end", *BY_TURN, *AT_SOME_TURNS}
POSITION_FACTS = ("groups", "no_path", "in_sight")
POSITION_KEYS = {"size", "light", "dark", *POSITION_FACTS}
ENDS = {"no-stones": "annihilated", "no-legal-point": "no_legal_placement"}


def check(record: dict[str, Any]) -> Difference | None:
    """The first fact of a record that our rules give otherwise. Raises UnknownRecord."""
    return next(_differences(record), None)


def _differences(record: dict[str, Any]) -> Iterator[Difference]:
    if "moves" in record:
        _require(record, GAME_KEYS, list, ("moves",))
        return _game_differences(record)
    if "light" in record and "dark" in record:
        _require(record, POSITION_KEYS, list, ("light", "dark"))
        return _position_differences(record)
    raise UnknownRecord(f"no known kind of record has the keys {', '.join(sorted(record)) or '(none)'}")


def _require(record: dict[str, Any], keys: set[str], kind: type, inputs: tuple[str, ...]) -> None:
    if unknown := sorted(record.keys() - keys - NO_FACTS):
        raise UnknownRecord(f"unknown key {', '.join(unknown)}")
    size = record.get("size")
    if type(size) is not int or not MIN_SIZE <= size <= MAX_SIZE:
        raise UnknownRecord(f"size is {MIN_SIZE} to {MAX_SIZE}, not {size!r:.60}")
    for name in inputs:
        if not isinstance(record[name], kind):
            raise UnknownRecord(f"{name} lists points, not {record[name]!r:.60}")
    for name, described in [*((n, "a list") for n in BY_TURN), *((n, "an object") for n in AT_SOME_TURNS)]:
        wanted = list if name in BY_TURN else dict
        if name in record and not isinstance(record[name], wanted):
            raise UnknownRecord(f"{name} is {described}, not {record[name]!r:.60}")


def _game_differences(record: dict[str, Any]) -> Iterator[Difference]:
    state = State(Position(board(record["size"])), pie=False, first=0, light=0)
    facts = [_facts_before_turn(state, ())]
    for turn, text in enumerate(record["moves"]):
        refused = _refusal(state, turn % 2, text)
        if refused is not None:
            yield from _turn_differences(record, facts)  # what differed before may explain the refusal
            yield Difference(f"moves.{turn}", text, refused)
            return
        removed: Any = ()
        for event in GAME.resolve(state, {turn % 2: GAME.parse(state, text)}):
            state = GAME.fold(state, event)
            removed = event.data["points"] if event.kind == "removed" else removed
        facts.append(_facts_before_turn(state, removed))
    yield from _turn_differences(record, facts)
    yield from _beyond_the_last_turn(record, state)
    yield from _ending_differences(record, state)


def _refusal(state: State, seat: Seat, text: object) -> str | None:
    """Why a recorded move cannot be played; None when it can."""
    if not isinstance(text, str):
        return "no point"
    try:
        ruling = GAME.judge(state, seat, GAME.parse(state, text))
    except NotationError as error:
        return str(error)
    return None if ruling.allowed else f"{ruling.reason} ({', '.join(ruling.clauses)})"


def _facts_before_turn(state: State, removed: tuple[str, ...]) -> dict[str, Any]:
    """What is so after the removal of a turn and before its placement."""
    position, table = state.position, state.position.board
    legal = [table.names[point] for point in legal_points(position, state.turn)]
    stones = notation.board_text(position)
    return {
        "removed": list(removed),
        "n_legal": len(legal),
        "legal_hash": _hash(legal),
        "legal": legal,
        "board_hash": _hash(stones.split()),
        "no_path": {colour.value: _named(position, dead_groups(position, colour)) for colour in Colour},
    }


def _turn_differences(record: dict[str, Any], facts: list[dict[str, Any]]) -> Iterator[Difference]:
    """Differences turn by turn, those of a turn in the order of its facts."""
    for turn, fact in enumerate(facts):
        stated = {key: record[key][str(turn)] for key in AT_SOME_TURNS if str(turn) in record.get(key, {})}
        stated |= {key: record[key][turn] for key in BY_TURN if turn < len(record.get(key, ()))}
        if "removed" in record:
            stated.setdefault("removed", [])
        for key in fact:
            if key in stated and not _same(stated[key], fact[key]):
                yield Difference(f"{key}.{turn}", stated[key], fact[key])


def _beyond_the_last_turn(record: dict[str, Any], state: State) -> Iterator[Difference]:
    """Facts of turns that a game did not have, and turns without their facts."""
    stuck = state.result is not None and state.result.cause == "no-legal-point"
    asked = len(record["moves"]) + stuck
    for key in BY_TURN:
        if key in record and len(record[key]) != asked:
            yield Difference(f"number of {key}", len(record[key]), asked)
    turns = {str(turn) for turn in range(len(record["moves"]) + 1)}
    for key in AT_SOME_TURNS:
        for name in record.get(key, {}):
            if name not in turns:
                yield Difference(f"{key}.{name}", record[key][name], "no such turn")


def _ending_differences(record: dict[str, Any], state: State) -> Iterator[Difference]:
    decision = GAME.decision(state)
    result = state.result if isinstance(decision, Outcome) else None
    winner = None if result is None else ("light", "dark")[result.winner]
    end = None if result is None else ENDS[result.cause]
    for key, got in (("winner", winner), ("end", end)):
        if key in record and not _same(record[key], got):
            yield Difference(key, record[key], got or "the game goes on")


def _position_differences(record: dict[str, Any]) -> Iterator[Difference]:
    table = board(record["size"])
    stones = {}
    for colour in Colour:
        try:
            stones[colour] = notation.points(table, record[colour.value])
        except NotationError as error:
            yield Difference(colour.value, record[colour.value], str(error))
            return
    if both := stones[Colour.LIGHT] & stones[Colour.DARK]:
        yield Difference("dark", record["dark"], f"two stones on {' '.join(notation.names(table, both))}")
        return
    position = Position(table, stones[Colour.LIGHT], stones[Colour.DARK])
    got: dict[str, dict[str, Any]] = {
        "groups": {c.value: _named(position, groups(position, c)) for c in Colour},
        "no_path": {c.value: _named(position, dead_groups(position, c)) for c in Colour},
        "in_sight": {
            c.value: [table.names[p] for p in range(len(table)) if judge_placing(position, p, c).allowed]
            for c in Colour
        },
    }
    for key in POSITION_FACTS:
        if key not in record:
            continue
        if not isinstance(record[key], dict):
            yield Difference(key, record[key], got[key])
            continue
        for colour in [*got[key], *(other for other in record[key] if other not in got[key])]:
            expected, found = record[key].get(colour), got[key].get(colour, "no such colour")
            if not _same(expected, found):
                yield Difference(f"{key}.{colour}", expected, found)


def _same(expected: Any, got: Any) -> bool:
    """Whether two JSON values are the same, type by type: 1 is neither true nor 1.0."""
    return json.dumps(expected, sort_keys=True) == json.dumps(got, sort_keys=True)


def _named(position: Position, found: Iterable[Group]) -> list[list[str]]:
    return [list(notation.names(position.board, group)) for group in found]


def _hash(words: Iterable[str]) -> str:
    """The first 16 hex digits of SHA-256 over the words with a space between."""
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:16]
