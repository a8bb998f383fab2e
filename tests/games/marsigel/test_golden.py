"""Whole matches as text: any change of what the game does shows here, to be looked at and then kept.

`pytest tests/games/marsigel/test_golden.py --write-golden` writes the files anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.marsigel import GAME
from tests.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
MATCHES: dict[str, dict[str, Any]] = {
    "a-tree": {"seats": 2, "options": {}, "choices": 395},
    "three-players": {"seats": 3, "options": {"first": "drawn"}, "choices": 44},
    "a-nest": {"seats": 2, "options": {"variant": "nest"}, "choices": 70},
    "all-pass": {"seats": 2, "options": {}, "choices": 11},
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_played_as_it_was(name: str, kept: Callable[[Path, str], str]) -> None:
    text = playthrough(GAME, **MATCHES[name])
    assert text.splitlines() == kept(GOLDEN / f"{name}.txt", text).splitlines()


def test_the_matches_show_each_kind_of_event_and_ending() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt"))
    events = ("drawn by", "rolled by", "moved by", "passed by", "turn-ended by", "ended by")
    refusals = ("same-stack", "not-topmost-own", "too-costly", "not-yours", "onto-covered", "moved-already")
    for shown in (*events, *refusals, "end-tree", "end-nest", "end-all-passed", "must-pass"):
        assert shown in text, shown


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(MATCHES)
