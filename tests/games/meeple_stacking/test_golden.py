"""Golden scenes: each with what counts row by row, its points, and why every other meeple does not count.

They are kept as records, so `rulebound conform meeple-stacking` reads them too;
`pytest tests/games/meeple_stacking/test_golden.py --write-golden` writes the file anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rulebound.cli.conform import command
from rulebound.games.conformance import UnknownRecord
from rulebound.games.meeple_stacking import conformance, geometry, judging, pyramid
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.notation import scene_json
from rulebound.games.meeple_stacking.pyramid import Connection, Rows
from rulebound.games.meeple_stacking.scene import Contact, Scene
from tests.games.meeple_stacking import scenes
from tests.games.meeple_stacking.scenes import both, changed, lying, moved, turned

RECORDS = Path(__file__).parent / "records"
SCENES = RECORDS / "scenes.jsonl"
MOMENTS = RECORDS / "moments.jsonl"
WHOLE = RECORDS / "games.jsonl"

Expected = tuple[Scene, Rows, int, Mapping[int, str]]

GOLDEN: dict[str, Expected] = {
    "example-of-23": (scenes.EXAMPLE, (5, 4, 2, 1), 23, {}),
    "full-of-15": (flat((5, 4, 3, 2, 1)), (5, 4, 3, 2, 1), 35, {}),
    "gap-row": (flat((4, 3, 1, 1)), (4, 3, 1, 1), 17, {}),
    "column": (flat((1, 1, 1)), (1, 1, 1), 6, {}),
    "lying-beside": (both(scenes.EXAMPLE, lying(20)), (5, 4, 2, 1), 23, {20: "lying"}),
    "lying-supporter": (scenes.ON_LYING, (), 0, {1: "lying", 2: "on-uncounted"}),
    "lying-below-one-foot": (
        changed(flat((2, 1)), 2, turn=turned(90)), (1,), 1, {2: "lying", 3: "on-uncounted"},
    ),
    "upside-down-on-top": (changed(flat((2, 1)), 3, turn=turned(180)), (1,), 1, {2: "not-connected", 3: "upside-down"}),
    "leaning-15": (changed(flat((1,)), 1, turn=turned(14.99)), (1,), 1, {}),
    "leaning-more": (changed(flat((1,)), 1, turn=turned(15.01)), (), 0, {1: "lying"}),
    "at-the-edge": (scenes.at_the_edge(), (1,), 1, {}),
    "beyond-the-edge": (scenes.at_the_edge(1), (), 0, {1: "outside"}),
    "overhang": (
        scenes.OVERHANG, (2, 1), 4, {3: "outside", 5: "on-uncounted", 6: "on-uncounted"},
    ),
    "collapsed-to-one": (scenes.COLLAPSED, (1,), 1, {1: "lying", 2: "lying", 3: "upside-down"}),
    "nothing-standing": (both(lying(1), lying(2, 30_000)), (), 0, {1: "lying", 2: "lying"}),
    "empty-plate": (Scene(), (), 0, {}),
    "two-towers": (scenes.TWO_TOWERS, (2, 1, 1), 7, dict.fromkeys(range(11, 18), "not-connected")),
    "as-high-as-each-other": (scenes.AS_HIGH, (3, 2), 7, dict.fromkeys(range(1, 4), "not-connected")),
    "bare-touching-line": (scenes.line(4), (1,), 1, {2: "not-connected", 3: "not-connected", 4: "not-connected"}),
    "held-on-top": (changed(flat((2, 1)), 3, held=True), (1,), 1, {2: "not-connected", 3: "held"}),
    "in-the-air": (both(flat((2, 1)), moved(Scene(flat((1,), first=9).meeples), 80_000)), (2, 1), 4, {9: "on-nothing"}),
    "leaning-on-another": (changed(scenes.LEANING, 2, turn=turned(10)), (1,), 1, {2: "on-nothing"}),
    "gap-of-a-hair": (
        replace(flat((1, 1)), contacts=(Contact(0, 1), Contact(1, 2, gap=201))), (1,), 1, {2: "on-nothing"},
    ),
    "barely-touching": (replace(flat((1, 1)), contacts=(Contact(0, 1), Contact(2, 1, gap=200, up=-600_000))), (1, 1), 3, {}),
    "second-rank": (scenes.SECOND_RANK, (4, 1), 6, {}),
    "bridge-of-rows-1-and-2": (scenes.BRIDGE, (3, 2), 7, {}),
    "not-at-rest": (replace(flat((2, 1)), after_ms=8_000, still=False), (2, 1), 4, {}),
}  # fmt: skip
"""Name: scene, rows from the lowest, points, and the reason for each meeple that does not count."""

READINGS: list[dict[str, Any]] = [
    {
        "id": "touching-line-where-touching-connects",
        "scene": scene_json(scenes.line(4)),
        "connection": "touching",
        "rows": [4],
        "points": 4,
        "why": {},
    },
    {
        "id": "somebody-elses-below",
        "scene": scene_json(changed(flat((2, 1)), 2, owner=1)),
        "owner": 0,
        "rows": [1],
        "points": 1,
        "why": {"3": "on-anothers"},
    },
]

STILL = [[ms, 0, 0] for ms in range(0, 4_000, 100)]
RESTLESS = [[ms, 5_000, 0] for ms in range(0, 9_000, 100)]
TIMES: list[dict[str, Any]] = [
    {"id": "at-rest", "motions": STILL, "judged_at_ms": 3_000, "still": True},
    {"id": "too-soon", "motions": STILL[:30], "judged_at_ms": None, "still": None},
    {"id": "never-at-rest", "motions": RESTLESS, "judged_at_ms": 8_000, "still": False},
    {
        "id": "a-late-fall",
        "motions": [[ms, 9_000 if 2_000 <= ms < 4_000 else 100, 0] for ms in range(0, 9_000, 100)],
        "judged_at_ms": 4_500,
        "still": True,
    },
    {
        "id": "slowly-turning",
        "motions": [[ms, 0, 50 if ms < 3_600 else 49] for ms in range(0, 9_000, 100)],
        "judged_at_ms": 4_100,
        "still": True,
    },
]

GAMES: list[dict[str, Any]] = [
    {
        "id": "points-over-two-rounds",
        "players": 3,
        "options": {"rounds": 2},
        "steps": [
            {
                "built": {"0": "5-4-2-1", "1": "3-2-1", "2": ""},
                "said": [
                    ["judged", 0, "pyramid"],
                    ["judged", 1, "pyramid"],
                    ["judged", 2, "nothing-counts"],
                ],
            },
            {
                "built": {"0": "1", "1": "4-3-2-1", "2": "2-1"},
                "said": [
                    ["judged", 0, "single"],
                    ["judged", 1, "pyramid"],
                    ["judged", 2, "pyramid"],
                    ["ended", 1, "end-most-points"],
                ],
            },
        ],
        "ranking": [[1], [0], [2]],
        "totals": [24, 30, 4],
    },
    {
        "id": "higher-and-higher-until-one-is-left",
        "players": 3,
        "options": {"variant": "ladder"},
        "steps": [
            {"built": {"0": "3-2-1"}, "said": [["judged", 0, "rung-met"]]},
            {"built": {"1": "3-2-1"}, "said": [["judged", 1, "rung-met"]]},
            {
                "built": {"2": "3-1-1"},
                "said": [
                    ["judged", 2, "rung-missed"],
                    ["uncounted", 2, "not-connected"],
                    ["eliminated", 2, "eliminated"],
                    ["round", 2, "next-round"],
                ],
            },
            {"built": {"1": "4-3-2-1"}, "said": [["judged", 1, "rung-met"]]},
            {
                "built": {"0": "4-3-2-1"},
                "said": [["judged", 0, "rung-met"], ["round", 0, "next-round"]],
            },
            {"built": {"0": "5-4-3-2-1"}, "said": [["judged", 0, "rung-met"]]},
            {
                "built": {"1": "5-4-2-1"},
                "said": [
                    ["judged", 1, "rung-missed"],
                    ["eliminated", 1, "eliminated"],
                    ["ended", 0, "end-last-remaining"],
                ],
            },
        ],
        "ranking": [[0], [1], [2]],
        "totals": [0, 0, 0],
    },
    {
        "id": "the-last-one-left-has-won-without-building",
        "players": 2,
        "options": {"variant": "ladder"},
        "steps": [
            {
                "built": {"0": "3-2"},
                "said": [
                    ["judged", 0, "rung-missed"],
                    ["eliminated", 0, "eliminated"],
                    ["ended", 1, "end-last-remaining"],
                ],
            },
        ],
        "ranking": [[1], [0]],
        "totals": [0, 0],
    },
]
"""Whole games: who builds what, step by step, what is ruled on it, and who has won."""


def golden() -> list[dict[str, Any]]:
    """The scenes as records."""
    plain = [
        {
            "id": name,
            "scene": scene_json(scene),
            "rows": list(rows),
            "points": points,
            "why": {str(meeple): reason for meeple, reason in why.items()},
        }
        for name, (scene, rows, points, why) in GOLDEN.items()
    ]
    return [*plain, *READINGS]


def written(records: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_scene_is_judged_as_it_should_be(name: str) -> None:
    scene, rows, points, why = GOLDEN[name]
    judged = judging.judge(scene)
    assert (judged.rows, judged.points) == (rows, points)
    assert {meeple: ruling.reason for meeple, ruling in judged.rest} == why
    assert sum(term.points for term in judged.ruling.terms) == points


def test_the_records_are_these_scenes(kept: Callable[[Path, str], str]) -> None:
    assert kept(SCENES, written(golden())) == written(golden())
    assert kept(MOMENTS, written(TIMES)) == written(TIMES)
    assert kept(WHOLE, written(GAMES)) == written(GAMES)


@pytest.mark.parametrize("record", [*golden(), *TIMES, *GAMES], ids=lambda record: record["id"])
def test_a_record_conforms_and_a_false_one_does_not(record: dict[str, Any]) -> None:
    assert conformance.check(record) is None
    falsehoods: dict[str, list[dict[str, Any]]] = {
        "scene": [{"points": 99}, {"rows": [9]}, {"why": {"99": "held"}}],
        "motions": [{"judged_at_ms": 1}, {"still": record.get("still") is False}],
        "steps": [{"ranking": [[2], [0, 1]]}, {"totals": [1, 1, 1]}],
    }
    for false in next(told for mark, told in falsehoods.items() if mark in record):
        (key,) = false
        found = conformance.check(record | false)
        assert found is not None
        assert found.fact == key


def test_conform_reads_the_records() -> None:
    told = CliRunner().invoke(command, ["meeple-stacking", str(SCENES), str(MOMENTS), str(WHOLE)])
    assert told.exit_code == 0, told.output
    assert told.output.splitlines()[-1] == f"{len(golden()) + len(TIMES) + len(GAMES)} passed, 0 failed"


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"scene": {"meeples": [], "contacts": [], "wind": 3}}, "wind"),
        ({"scene": {"meeples": [{"id": 1, "at": [0, 0]}], "contacts": []}}, "three numbers"),
        ({"scene": {"meeples": [{"id": 0, "at": [0, 0, 0]}], "contacts": []}}, "number"),
        ({"rows": [1], "colour": "red"}, "colour"),
        ({"connection": "glue"}, "glue"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(change: dict[str, Any], text: str) -> None:
    with pytest.raises(UnknownRecord, match=text):
        conformance.check(golden()[0] | change)


FAULTS: dict[str, tuple[object, str, object]] = {
    "all-stand": (judging, "is_standing", lambda _: True),
    "nobody-sticks-out": (judging, "is_inside", lambda _: True),
    "lying-counts-as-felt": (judging, "_wrong", judging._on_nothing),
    "rows-from-the-top": (judging, "rows_of_legal", lambda meeples, _: dict.fromkeys(meeples, 1)),
    "touching-always-connects": (
        judging, "pyramids",
        lambda scene, row_of, under, _: pyramid.pyramids(scene, row_of, under, Connection.TOUCHING),
    ),
    "lowest-first": (
        judging, "pyramids", lambda *given: list(reversed(pyramid.pyramids(*given))),
    ),
    "wide-touch": (pyramid, "TOUCH", 1_000),
    "only-the-middle": (geometry, "REACH", 0),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_wrong_rule_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, attribute, wrong = FAULTS[name]
    monkeypatch.setattr(module, attribute, wrong)
    assert any(_differs(record) for record in golden())


def _differs(record: dict[str, Any]) -> bool:
    try:
        return conformance.check(record) is not None
    except (UnknownRecord, AssertionError, KeyError, IndexError):
        return True
