"""The last turns of matches as text: any change of what the game does shows here, to be looked at and then kept.

`pytest tests/games/carcassonne/test_golden.py --write-golden` writes the files anew. A whole match would be too
long to be read: `golden/endings.json` has positions with a few tiles left, and what chooses the moves from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.carcassonne import GAME
from tests.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
ENDINGS: dict[str, dict[str, Any]] = json.loads((GOLDEN / "endings.json").read_text("utf-8"))


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_is_played_as_it_was(name: str, kept: Callable[[Path, str], str]) -> None:
    seats, choices, position = (ENDINGS[name][key] for key in ("seats", "choices", "position"))
    options = {"first": "seat-1", **position["options"]}
    text = playthrough(GAME, seats, options, choices, json.dumps(position))
    assert text.splitlines() == kept(GOLDEN / f"{name}.txt", text).splitlines()


def test_the_endings_show_each_kind_of_event() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt"))
    events = (
        "drawn",
        "laid",
        "put",
        "skipped",
        "taken-back",
        "scored",
        "returned",
        "turn-ended",
        "shown",
        "ended",
    )
    for shown in (*(f"{event} by" for event in events), "edges-differ", "last-tile"):
        assert shown in text, shown


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(ENDINGS)
