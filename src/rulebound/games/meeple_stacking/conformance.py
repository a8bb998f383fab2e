"""Recorded scenes held against our rules: what counts row by row, and why each other meeple does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.members import Keys, member
from rulebound.games.conformance import Difference, Fact, Kind, difference
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.notation import parse_scene
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.scene import fault
from rulebound.games.meeple_stacking.settling import Motion, moment


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
    "motions": (Keys(frozenset({"motions", "judged_at_ms", "still"}), frozenset({"id"})), _moment),
}
"""Each kind of record by a key that only it has."""
