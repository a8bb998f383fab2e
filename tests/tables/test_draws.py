"""Neither the server nor a player can steer a draw at a table."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core.record import RecordError
from rulebound.core.verify import verify
from rulebound.games import Shelved
from rulebound.games.marsigel import GAME as MARSIGEL
from rulebound.server import tell
from rulebound.store import MatchRow, SeatRow, Stored
from rulebound.tables.records import record_of
from rulebound.tables.setup import Plan, set_up
from rulebound.tables.table import Table

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
NONCES = st.text("0123456789abcdef", min_size=24, max_size=24)
SHELVED = Shelved("marsigel", MARSIGEL, "rulebound.games.marsigel")


def waiting(secret: str, nonce: str) -> Table:
    """A table of Ann's at which Ben has still to give his nonce."""
    row = MatchRow("t1", "marsigel", {"first": "drawn"}, None, secret, "ann", 0, 0, "waiting", False)
    seats = (SeatRow("here", "Ann", holder="ann"), SeatRow("invited", "Ben", holder="ben"))
    made = Table(SHELVED, Stored(row, seats, frozenset(), ()))
    made.begin(0)
    assert made.give("ann", made.commitment, nonce, 0).allowed
    return made


def told(table: Table) -> dict[str, Any]:
    """All that Ben's browser hears, his record included."""
    heard: dict[str, Any] = json.loads(
        msgspec.json.encode(tell.table(table, table.held_by("ben"), False, tell.NOBODY, 0))
    )
    return heard | {"record": json.loads(record_of(table).to_text()) | {"digest": ""}}


def over(table: Table) -> Table:
    for _ in range(8):
        (seat,) = table.to_act
        state = table.match.state
        move = MARSIGEL.moves(state, seat)[0]
        assert table.move(seat, MARSIGEL.notate(state, move), 0).allowed
    table.resign(0, 0)
    assert table.status == "over"
    return table


@pytest.mark.parametrize(
    ("game", "typed", "kept"),
    [
        ("meridians", " 07  4  g6L i6D g8L i8D ", "7 4 g6L g8L i6D i8D"),
        ("marsigel", " B2/a1/b3/a2/b1/A3   A 4 ", "a3/b2/a1/b3/a2/b1 a 4"),
    ],
)
def test_a_position_is_kept_as_the_page_that_checks_its_draws_reads_it(
    game: str, typed: str, kept: str
) -> None:
    seats = [SeatRow("here"), SeatRow("here")]
    assert set_up(Plan(game, seats, {}, position=typed), "ann", 0).row.position == kept


@given(SECRETS, SECRETS, NONCES)
def test_the_last_to_give_a_nonce_knows_nothing_of_the_secret_but_its_seal(
    secret: str, other: str, nonce: str
) -> None:
    heard, elsewhere = told(waiting(secret, nonce)), told(waiting(other, nonce))
    assert heard["awaited"] == [1]
    assert (heard["commitment"] == elsewhere["commitment"]) == (secret == other)
    for said in (heard, elsewhere):
        del said["commitment"], said["record"]["commitment"]
    assert heard == elsewhere
    assert secret not in json.dumps(heard)


@given(SECRETS, SECRETS, NONCES, NONCES)
def test_the_server_cannot_change_its_secret_when_it_knows_the_nonces(
    secret: str, other: str, first: str, last: str
) -> None:
    table = waiting(secret, first)
    sealed = table.commitment
    table.row = replace(table.row, secret=other)  # before the draw: with a secret that suits it better
    assert table.give("ben", sealed, last, 0).allowed == (secret == other)
    table.give("ben", table.commitment, last, 0)
    shown = record_of(over(table))
    assert (shown.commitment == sealed) == (secret == other), "whoever kept the seal sees it"
    if secret != other:
        with pytest.raises(RecordError, match="not the one that was committed to"):
            verify(replace(shown, commitment=sealed), MARSIGEL)


@given(SECRETS, NONCES, NONCES, NONCES)
def test_a_nonce_cannot_be_changed_after_a_draw(secret: str, first: str, last: str, later: str) -> None:
    table = waiting(secret, first)
    assert table.give("ben", table.commitment, last, 0).allowed
    drawn = table.match.log[:]
    for session in ("ann", "ben"):
        before = table.seats[:]
        own = first if session == "ann" else last
        assert table.give(session, table.commitment, later, 0).allowed == (later == own)
        assert table.seats == before
    assert table.match.log == drawn
    assert verify(record_of(over(table)), MARSIGEL)[1].seed


@given(SECRETS, NONCES, NONCES, st.data())
def test_nothing_that_players_do_or_take_back_changes_what_is_rolled(
    secret: str, first: str, last: str, data: st.DataObject
) -> None:
    def rolls(most: int) -> list[str | None]:
        table = waiting(secret, first)
        table.give("ben", table.commitment, last, 0)
        for _ in range(40):
            if not table.to_act:
                break
            (seat,) = table.to_act
            if data.draw(st.integers(0, 9)) < most and (to := table.match.decisions()) and to[-1] >= 0:
                table.ask_undo(seat, to[-1], 0)
            moves = MARSIGEL.moves(table.match.state, seat)
            assert table.move(
                seat, MARSIGEL.notate(table.match.state, data.draw(st.sampled_from(moves))), 0
            ).allowed
        return [event.move for event in table.match.log if event.is_draw]

    one, other = rolls(0), rolls(8)
    assert all(a == b for a, b in zip(one, other, strict=False))
