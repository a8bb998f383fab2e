"""Finished matches with many draws, and all the ways in which somebody might have changed one."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

from rulebound.core import CHANCE, Decision, Match, Outcome, Seed, commitment
from rulebound.core.record import Record
from rulebound.games.carcassonne import GAME as CARCASSONNE
from rulebound.games.marsigel import GAME as MARSIGEL
from rulebound.games.meridians import GAME as MERIDIANS

SECRET = b"what the server keeps to itself"
PLIES = 120


def nonces(seats: int) -> tuple[bytes, ...]:
    return tuple(f"the-nonce-of-seat-{seat}".encode() for seat in range(seats))


def marsigel(seats: int) -> Record:
    """A random match of Der Marsigelwettkampf, broken off by everybody but one."""
    pick = random.Random(seats)
    match = Match.begin(MARSIGEL, seats, {"first": "drawn"}, Seed.mixed(SECRET, nonces(seats)))
    while match.seq < PLIES and not isinstance(decision := match.decision, Outcome):
        (seat,) = decision.seats
        moves = MARSIGEL.moves(match.state, seat)
        match.submit({seat: pick.choice(moves[:-1] or moves)})  # whoever can move does not pass
    for seat in range(seats - 1):
        match.concede(seat, "resign")
    return _record("marsigel", match)


def reopened() -> tuple[Record, int]:
    """A match that ended, went on after that was taken back, and ended again; how many draws came between."""
    match = Match.begin(MARSIGEL, 2, {"first": "drawn"}, Seed.mixed(SECRET, nonces(2)))
    before, again = match.draws, match.seq
    match.concede(0, "resign")
    match.undo(again)
    decision = match.decision
    assert isinstance(decision, Decision)
    (seat,) = decision.seats
    match.submit({seat: MARSIGEL.moves(match.state, seat)[-1]})
    match.concede(0, "resign")
    return _record("marsigel", match), match.draws - before


def meridians() -> Record:
    """A match of which only the starter is drawn."""
    match = Match.begin(MERIDIANS, 2, {"first": "drawn"}, Seed.mixed(SECRET, nonces(2)))
    match.concede(0, "resign")
    return _record("meridians", match)


def carcassonne(seats: int, **options: Any) -> Record:
    """A random game of Carcassonne to its end; with more than two, one gives up with a tile in hand."""
    pick = random.Random(seats)
    match = Match.begin(CARCASSONNE, seats, {"first": "drawn", **options}, Seed.mixed(SECRET, nonces(seats)))
    while not isinstance(decision := match.decision, Outcome):
        (seat,) = decision.seats
        if seats > 2 and decision.phase == "place" and len(match.state.board.laid) == 30:
            match.concede(seat, "resign")
            seats = 2  # once is enough
        else:
            match.submit({seat: pick.choice(CARCASSONNE.moves(match.state, seat))})
    return _record("carcassonne", match)


def _record(game: str, match: Match[Any, Any]) -> Record:
    assert isinstance(match.decision, Outcome)
    seats = tuple(f"player {seat}" for seat in range(match.seats))
    given = nonces(match.seats)
    return Record(game, seats, match.options, tuple(match.log), None, commitment(SECRET), SECRET, given)


def body(record: Record) -> dict[str, Any]:
    """A record as the JSON that somebody can change."""
    return copy.deepcopy(record._body())


def draws(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in data["events"] if event["actor"] == CHANCE and "move" in event]


@st.composite
def changed(draw: st.DrawFn, record: Record) -> dict[str, Any]:
    """A record in which somebody changed what the draws rest on, or a draw, in one of many ways."""
    data = body(record)
    way = draw(st.sampled_from(WAYS))
    way(data, draw)
    return data


def _another_secret(data: dict[str, Any], draw: st.DrawFn) -> None:
    data["secret"] = draw(st.binary(max_size=40).filter(lambda secret: secret != SECRET)).hex()


def _another_secret_with_its_seal(data: dict[str, Any], draw: st.DrawFn) -> None:
    _another_secret(data, draw)
    data["commitment"] = commitment(bytes.fromhex(data["secret"]))


def _another_seal(data: dict[str, Any], draw: st.DrawFn) -> None:
    data["commitment"] = commitment(draw(st.binary(max_size=8)))


def _another_nonce(data: dict[str, Any], draw: st.DrawFn) -> None:
    seat = draw(st.integers(0, len(data["nonces"]) - 1))
    old = data["nonces"][seat]
    data["nonces"][seat] = draw(st.binary(max_size=40).map(bytes.hex).filter(lambda nonce: nonce != old))


def _nonces_in_another_order(data: dict[str, Any], draw: st.DrawFn) -> None:
    old = list(data["nonces"])
    data["nonces"] = draw(st.permutations(old).filter(lambda order: list(order) != old))


def _a_nonce_too_few_or_many(data: dict[str, Any], draw: st.DrawFn) -> None:
    data["nonces"] = data["nonces"][:-1] if draw(st.booleans()) else [*data["nonces"], "00"]


def _another_roll(data: dict[str, Any], draw: st.DrawFn) -> None:
    rolls = [event for event in draws(data) if event["kind"] == "rolled"]
    event = draw(st.sampled_from(rolls))
    pips = draw(st.integers(1, 6).filter(lambda pips: pips != event["data"]["pips"]))
    event["move"] = f"roll-{pips}"
    event["data"]["pips"] = pips


def _another_board_under_the_same_roll(data: dict[str, Any], draw: st.DrawFn) -> None:
    event = draw(st.sampled_from(draws(data)))
    shown = "pips" if event["kind"] == "rolled" else "seat"
    event["data"][shown] = draw(st.integers(0, 6).filter(lambda value: value != event["data"][shown]))


def _a_draw_that_no_longer_says_so(data: dict[str, Any], draw: st.DrawFn) -> None:
    event = draw(st.sampled_from(draws(data)))
    if draw(st.booleans()):
        del event["move"]
    else:
        event["actor"] = 0


def _a_draw_taken_back(data: dict[str, Any], draw: st.DrawFn) -> None:
    last = draws(data)[-1]
    seq, end = len(data["events"]), data["events"][-1]
    data["events"].append(
        {**end, "kind": "undone", "seq": seq, "cause": seq, "data": {"to": last["seq"] - 1}}
    )


def _a_roll_at_another_place(data: dict[str, Any], draw: st.DrawFn) -> None:
    event = draw(st.sampled_from(draws(data)[1:]))
    event["seq"] += draw(st.sampled_from([-2, -1, 1, 2, 7]))


def _a_draw_left_out(data: dict[str, Any], draw: st.DrawFn) -> None:
    drawn = draws(data)
    at = draw(st.sampled_from(drawn[: len(drawn) // 2]))["seq"]
    for event in data["events"][at:]:
        event["seq"] -= 1
        event["cause"] -= event["cause"] > at
    del data["events"][at]


WAYS = (
    _another_secret,
    _another_secret_with_its_seal,
    _another_seal,
    _another_nonce,
    _nonces_in_another_order,
    _a_nonce_too_few_or_many,
    _another_roll,
    _another_board_under_the_same_roll,
    _a_draw_that_no_longer_says_so,
    _a_draw_taken_back,
    _a_roll_at_another_place,
    _a_draw_left_out,
)
