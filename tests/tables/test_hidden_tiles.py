"""No message of a table of Carcassonne holds a tile before it is drawn: what is to come changes nothing that is told."""

from __future__ import annotations

import json
import logging
import random
from typing import Any

import msgspec
import pytest

from rulebound.core import Outcome
from rulebound.games import Shelved
from rulebound.games.carcassonne import GAME
from rulebound.server import tell
from rulebound.store import MatchRow, SeatRow, Stored
from rulebound.tables.answers import Answer
from rulebound.tables.records import record_of
from rulebound.tables.table import Table

SHELVED = Shelved("carcassonne", GAME, "rulebound.games.carcassonne")
SEATS = (SeatRow("here", "Ann", holder="ann", nonce="a"), SeatRow("here", "Ben", holder="ben", nonce="b"))
MOST_BYTES = 9_000
"""What is seen of a whole land with all its figures, as it goes over the line."""


def table(secret: int, log: tuple[Any, ...] = ()) -> Table:
    """A table whose draws come from a secret, wherever it stands."""
    options = GAME.spec.complete({"inns": True, "abbot": True})
    row = MatchRow("t1", "carcassonne", dict(options), None, f"{secret:064x}", "ann", 0, 0, "playing", False)
    made = Table(SHELVED, Stored(row, SEATS, frozenset(), log))
    made.begin(0)
    return made


def heard(at: Table) -> dict[str, Any]:
    """All that the page hears: the table, the last change, the record, and why moves are refused."""
    held = at.held_by("ben")
    refused = [at.move(seat, "w99@0", 0) for seat in (0, 1)] + [at.ask_undo(1, 0, 0)]
    answers = [
        tell.answer(Answer("c1", "refused", at.seq, ruling)) for ruling in refused if not ruling.allowed
    ]
    said = {
        "table": tell.table(at, held, False, tell.NOBODY, 0),
        "update": tell.update(at, held, at.seq - 3, 0),
        "card": tell.card(at, held, tell.NOBODY),
        "answers": answers,
        "record": record_of(at).to_text(),
    }
    told: dict[str, Any] = json.loads(msgspec.json.encode(said))
    for sealed in (told["table"], record := json.loads(told["record"])):
        del sealed["commitment"]
    told["record"] = {key: value for key, value in record.items() if key != "digest"}
    return told


def test_another_secret_ahead_changes_nothing_that_is_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    pick = random.Random(5)
    played = table(1)
    steps = 0
    while not isinstance(played.match.decision, Outcome):
        (seat,) = played.to_act
        state = played.match.state
        if steps % 16 == 0:
            other = table(2, tuple(played.match.log))
            assert heard(other) == heard(played)
            assert other.match.seed != played.match.seed
        assert played.move(seat, GAME.notate(state, pick.choice(GAME.moves(state, seat))), 0).allowed
        steps += 1
    assert steps > 100
    assert not [record for record in caplog.records if "tile" in record.getMessage()]
    told = msgspec.json.encode(tell.view(played, frozenset()))
    assert len(told) <= MOST_BYTES


def test_a_table_that_told_its_next_draw_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = tell.view
    played, other = table(1), table(2, tuple(table(1).match.log))
    assert heard(other) == heard(played)
    monkeypatch.setattr(
        tell, "view", lambda at, held: view(at, held) | {"next": at.match.seed.below(10**9, at.match.draws)}
    )
    assert heard(other) != heard(played)
