"""Positions that no game reaches, set up by hand, end as the rulebook says; twin and rules agree."""

from __future__ import annotations

import pytest

from rulebound.core import Event, Outcome
from rulebound.games.meridians import GAME, clauses, kernel
from rulebound.games.meridians.notation import parse_state
from rulebound.rulebook.citing import cites


def end_of(text: str) -> Event:
    """The ending that the rules find before anyone may move."""
    ended = GAME.opening(parse_state(text))[-1]
    assert ended.kind == "ended"
    return ended


@pytest.mark.parametrize(
    ("text", "winner", "cause"),
    [
        ("7 12 g6D", 1, "no-stones"),  # Light, to move, has no stone; that Dark's is dead comes too late
        ("7 12 g6D g9D", 1, "no-stones"),
        ("7 13 g6L", 0, "no-stones"),
        ("7 12", 1, "no-stones"),
        ("7 12 g6L", 0, "no-stones"),  # Dark has none, and it is not Dark's turn
        ("3 3 d2L d3L e2D", 0, "no-legal-point"),  # no second stone can see the first
    ],
)
def test_the_side_that_has_lost(text: str, winner: int, cause: str) -> None:
    ended = end_of(text)
    assert (ended.data["winner"], ended.data["cause"]) == (winner, cause)
    table, twin = kernel.to_kernel(parse_state(text))
    kernel.open_turn(table, twin)
    assert (int(twin.winner), bool(twin.stuck)) == (winner, cause == "no-legal-point")


def test_the_clauses_of_both_endings() -> None:
    for text, early in (("7 12 g6D", False), ("7 4 i6D i8D", False), ("7 13 g6L", False), ("7 12 g6L", True)):
        ended = end_of(text)
        assert cites(ended, clauses.NO_STONES)
        assert (clauses.AT_REMOVAL in ended.ruling.clauses) == early, text
        outcome = GAME.decision(GAME.fold(parse_state(text), ended))
        assert isinstance(outcome, Outcome)
        assert outcome.ruling == ended.ruling
    assert cites(end_of("3 3 d2L d3L e2D"), clauses.NO_LEGAL_POINT)
