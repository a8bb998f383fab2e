"""Whole matches as text: any change of what Meridians does shows here, to be looked at and then kept.

`pytest tests/games/meridians/test_golden.py --write-golden` writes the files anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.meridians import GAME
from tests.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
STUCK = (
    "6 79 a5L c5L c6L d6L d7L e7L f8L g8L g9L a1D a3D a4D b2D b3D b4D b6D c2D c3D c4D c7D d1D d5D d8D e5D e6D e8D"
    " e9D f4D f5D f6D f7D f9D f10D g4D g7D h7D h8D i2D i7D j5D j6D k3D k4D"
)
"""A position in which a stone on b5 leaves Light without a legal point."""

MATCHES: dict[str, dict[str, Any]] = {
    "a-whole-match": {"options": {"size": 5, "pie": True, "first": "drawn"}, "choices": 44},
    "a-short-one": {"options": {"size": 5, "pie": True, "first": "drawn"}, "choices": 11},
    "light-begins": {"options": {"size": 5, "first": "seat-2"}, "choices": 1},
    "no-legal-point": {"options": {}, "choices": 19, "position": STUCK},
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_played_as_it_was(name: str, kept: Callable[[Path, str], str]) -> None:
    text = playthrough(GAME, 2, **MATCHES[name])
    assert text.splitlines() == kept(GOLDEN / f"{name}.txt", text).splitlines()


def test_the_matches_show_each_kind_of_event_and_ending() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt"))
    events = ("drawn by", "placed by", "chosen by", "removed by", "ended by")
    rulings = (
        "second-blocked",
        "second-adjacent",
        "place-blocked",
        "place-no-path",
        "end-no-stones",
        "end-no-legal-point",
    )
    for shown in (*events, *rulings):
        assert shown in text


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(MATCHES)
