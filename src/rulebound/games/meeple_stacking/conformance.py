"""Recorded scenes and games held against our rules: what counts and why, and what follows of what was built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.game import Decision, Outcome
from rulebound.core.members import Keys, member
from rulebound.games.conformance import Difference, Fact, Kind, difference
from rulebound.games.meeple_stacking.game import MeepleStacking
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.notation import parse_build, parse_scene
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.scene import Scene, fault
from rulebound.games.meeple_stacking.settling import Motion, moment
from rulebound.games.meeple_stacking.state import Build

GAME = MeepleStacking()


def check(record: dict[str, Any]) -> Difference | None:
    """The first fact of a record that our rules give otherwise. Raises UnknownRecord."""
    return difference(record, KINDS)


def _scene(record: dict[str, Any]) -> Iterator[Fact]:
    scene = parse_scene(record["scene"])
    if wrong := fault(scene):
        raise ValueError(f"the scene cannot be judged: {wrong}")
    by = Connection(member(record, "connection", str, Connection.STANDING.value))
    judged = judge(scene, member(record, "owner", int, None), by)
    yield "rows", record["rows"], list(judged.rows)
    yield "points", record["points"], judged.points
    yield "why", record["why"], {str(meeple): ruling.reason for meeple, ruling in judged.rest}


def _moment(record: dict[str, Any]) -> Iterator[Fact]:
    motions = [Motion(*_three(each)) for each in member(record, "motions", list)]
    judged = moment(motions)
    yield "judged_at_ms", record["judged_at_ms"], None if judged is None else judged.after_ms
    yield "still", record["still"], None if judged is None else judged.still


def _game(record: dict[str, Any]) -> Iterator[Fact]:
    """A whole game: who is to build, what is ruled on what they built, and how it ends."""
    state = GAME.start(member(record, "players", int), member(record, "options", dict, {}))
    for number, step in enumerate(member(record, "steps", list)):
        built = member(step, "built", dict)
        decision = GAME.decision(state)
        asked = sorted(decision.seats) if isinstance(decision, Decision) else []
        yield f"steps.{number}.built", sorted(built), [str(seat) for seat in asked]
        acts = {seat: _built(member(built, str(seat), str)) for seat in asked}
        said = []
        for event in GAME.resolve(state, acts):
            state = GAME.fold(state, event)
            said.append([event.kind, event.actor, event.ruling.reason])
        yield f"steps.{number}.said", step["said"], said
    ended = GAME.decision(state)
    ranking = [list(group) for group in ended.ranking] if isinstance(ended, Outcome) else None
    yield "ranking", record["ranking"], ranking
    yield "totals", record["totals"], [state.total(seat) for seat in range(state.players)]


def _built(text: str) -> Build:
    """Rows as in 5-4-2-1, or a scene; nothing where nothing was built."""
    return parse_build(text) if text else Build(Scene())


def _three(data: object) -> tuple[int, int, int]:
    match data:
        case [int(after_ms), int(speed), int(spin)]:
            return after_ms, speed, spin
        case _:
            raise ValueError("a motion is [milliseconds, speed, spin]")


KINDS: dict[str, Kind] = {
    "scene": (
        Keys(frozenset({"scene", "rows", "points", "why"}), frozenset({"id", "connection", "owner"})),
        _scene,
    ),
    "steps": (
        Keys(frozenset({"players", "steps", "ranking", "totals"}), frozenset({"id", "options"})),
        _game,
    ),
    "motions": (Keys(frozenset({"motions", "judged_at_ms", "still"}), frozenset({"id"})), _moment),
}
"""Each kind of record by a key that only it has."""
