"""One small scene for each clause of the table's own rulebook: read them with it beside you."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulebound.core import CHANCE, Decision, Game, Match, Ruling, Seed, commitment
from rulebound.core.match import NEVER_PAST_CHANCE, UNDO
from rulebound.games import Shelved
from rulebound.games.marsigel import GAME as RACE
from rulebound.games.meeple_stacking import GAME as STACKING
from rulebound.games.meridians import GAME as MERIDIANS
from rulebound.rulebook.citing import cites
from rulebound.store import MatchRow, SeatRow, Stored
from rulebound.tables import clauses
from rulebound.tables.again import once_more
from rulebound.tables.clock import Clock
from rulebound.tables.rights import Act, judge, sit
from rulebound.tables.table import Table
from tests.probes.carcassonne import GAME as CARCASSONNE
from tests.probes.marsigel import GAME as MARSIGEL
from tests.probes.secrets import GAME as SECRETS

ANN, BEN, CAT = "ann", "ben", "cat"
"""Sessions: Ann sets the tables up."""


NONCES = {ANN: "the-nonce-of-ann", BEN: "the-nonce-of-ben", CAT: "the-nonce-of-cat"}


def table(
    *seats: SeatRow,
    game: Game[Any, Any] = MERIDIANS,
    key: str = "meridians",
    **options: str,
) -> Table:
    """A table of Ann's that has begun if everybody is there and nothing is left to chance."""
    row = MatchRow("t1", key, dict(options), None, "00" * 32, ANN, 0, 0, "waiting", public=False)
    made = Table(Shelved(key, game, "rulebound.games.meridians"), Stored(row, seats, frozenset(), ()))
    made.begin(0)
    return made


def give(at: Table, *sessions: str) -> None:
    """These people's browsers send their nonces."""
    for session in sessions:
        assert at.give(session, at.commitment, NONCES[session], 0).allowed


def here(holder: str | None) -> SeatRow:
    """A seat on Ann's screen, whoever is said to hold it."""
    return SeatRow("here", holder=holder)


def invited(holder: str | None = None) -> SeatRow:
    """A seat for somebody who is invited."""
    return SeatRow("invited", holder=holder)


@pytest.fixture
def pair() -> Table:
    """Ann against Ben, four moves on."""
    made = table(here(ANN), invited(BEN))
    for number, point in enumerate(("g6", "d4", "g9", "d1")):
        assert made.move(number % 2, point, 0).allowed
    return made


# --- seats --------------------------------------------------------------------------------------------


def test_only_whoever_holds_a_seat_acts_for_it(pair: Table) -> None:
    assert cites(judge(ANN, pair, 0, Act.COMMAND), clauses.NOT_YOURS)
    refused = judge(BEN, pair, 0, Act.COMMAND)
    assert not refused.allowed
    assert cites(refused, clauses.NOT_YOURS)


def test_the_host_gives_a_free_seat_to_anyone_or_to_a_bot(pair: Table) -> None:
    for who, seat, clause in (
        (BEN, 1, clauses.OWNER),
        (ANN, 1, clauses.FREE_SEAT),
        (ANN, 0, clauses.FIXED_SEAT),
    ):
        refused = judge(who, pair, seat, Act.FILL)
        assert not refused.allowed
        assert cites(refused, clause)
    pair.put_out(1, 0)
    assert judge(ANN, pair, 1, Act.FILL).allowed
    pair.fill(1, SeatRow("open"), 0)
    assert judge(CAT, pair, 1, Act.TAKE).allowed
    pair.fill(1, SeatRow("bot", level="casual"), 0)
    assert (pair.status, pair.public, pair.to_act) == ("playing", False, [0])
    assert cites(judge(ANN, pair, 1, Act.FILL), clauses.FIXED_SEAT), "it keeps its seat"


def test_a_table_is_seen_by_its_people_and_an_open_one_by_all(pair: Table) -> None:
    for session in (ANN, BEN):
        assert cites(judge(session, pair, None, Act.READ), clauses.MEMBERS)
    for other in (CAT, None):
        refused = judge(other, pair, None, Act.READ)
        assert not refused.allowed
        assert cites(refused, clauses.MEMBERS)
    inviting = table(here(ANN), SeatRow("open"))
    assert judge(CAT, inviting, None, Act.READ).allowed
    inviting.sit(1, BEN, "Ben", 0)
    assert not judge(CAT, inviting, None, Act.READ).allowed, "nobody sits down any more"
    assert inviting.move(0, "g6", 0).allowed
    inviting.put_out(1, 0)
    assert (judge(CAT, inviting, None, Act.READ).allowed, inviting.row_now(0).public) == (True, True)
    assert inviting.resign(0, 0).allowed
    assert (judge(CAT, inviting, None, Act.READ).allowed, inviting.row_now(0).public) == (False, False)


def test_the_host_invites_and_frees_seats_and_everyone_may_leave(pair: Table) -> None:
    waiting = table(invited(), invited(BEN))
    assert cites(judge(ANN, waiting, 0, Act.INVITE), clauses.OWNER)
    assert cites(judge(ANN, waiting, 1, Act.PUT_OUT), clauses.OWNER)
    assert judge(BEN, waiting, 1, Act.PUT_OUT).allowed
    for seat, act in ((0, Act.INVITE), (0, Act.PUT_OUT)):
        refused = judge(BEN, waiting, seat, act)
        assert not refused.allowed
        assert cites(refused, clauses.OWNER)


def test_a_seat_has_one_holder() -> None:
    open_table = table(here(ANN), SeatRow("open"), SeatRow("open"), game=RACE, key="marsigel")
    assert cites(judge(CAT, open_table, 1, Act.TAKE), clauses.FREE_SEAT)
    open_table.sit(1, CAT, "Cat", 0)
    refused = judge(BEN, open_table, 1, Act.TAKE)
    assert (refused.allowed, refused.reason) == (False, "seat-taken")
    assert cites(refused, clauses.FREE_SEAT)


def test_nobody_takes_a_second_seat() -> None:
    waiting = table(invited(BEN), invited())
    assert cites(sit(ANN, waiting, 1), clauses.FREE_SEAT)
    refused = sit(BEN, waiting, 1)
    assert (refused.allowed, refused.reason) == (False, "seat-one-each")
    assert cites(refused, clauses.FREE_SEAT)
    assert not judge(ANN, table(here(ANN), SeatRow("open")), 1, Act.TAKE).allowed


def test_seats_stay_after_the_end(pair: Table) -> None:
    assert judge(ANN, pair, 1, Act.PUT_OUT).allowed
    pair.resign(1, 0)
    for refused in (judge(ANN, pair, 1, Act.PUT_OUT), judge(BEN, pair, 1, Act.PUT_OUT), sit(CAT, pair, 1)):
        assert (refused.allowed, refused.reason) == (False, "seat-after-end")
        assert cites(refused, clauses.KEPT)


def test_who_played_plays_again_once_it_is_over(pair: Table) -> None:
    early = judge(BEN, pair, None, Act.AGAIN)
    assert (early.allowed, early.reason) == (False, "again-before-end")
    assert cites(early, clauses.KEPT)
    pair.resign(1, 0)
    assert all(cites(judge(who, pair, None, Act.AGAIN), clauses.KEPT) for who in (ANN, BEN))
    pair.clock = replace(Clock.new(2, 60, 5), left_ms=(7, 8))
    assert once_more(pair, BEN).clock == (60, 5), "what everyone had at first"
    pair.watch(CAT)
    assert cites(judge(CAT, pair, None, Act.AGAIN), clauses.NOT_YOURS)


def test_nobody_is_invited_to_a_seat_that_was_empty_at_the_end(pair: Table) -> None:
    pair.put_out(1, 0)
    assert judge(ANN, pair, 1, Act.INVITE).allowed
    assert pair.resign(0, 0).allowed
    refused = judge(ANN, pair, 1, Act.INVITE)
    assert (refused.allowed, refused.reason) == (False, "seat-after-end")
    assert cites(refused, clauses.KEPT)
    assert judge(ANN, pair, None, Act.INVITE).allowed, "others may look at what was played"


def test_with_clocks_nobody_is_put_out_after_their_first_turn() -> None:
    timed = table(here(ANN), invited(BEN))
    timed.clock = Clock.new(2, 60, 0)
    for number, point in enumerate(("g6", "d4")):
        assert judge(ANN, timed, 1, Act.PUT_OUT).allowed, "no clock runs yet for who has not begun"
        assert timed.move(number, point, 0).allowed
    refused = judge(ANN, timed, 1, Act.PUT_OUT)
    assert (refused.allowed, refused.reason) == (False, "seat-with-clock")
    assert cites(refused, clauses.KEPT)
    assert judge(BEN, timed, 1, Act.PUT_OUT).allowed, "everyone may leave"
    timed.clock = None
    assert judge(ANN, timed, 1, Act.PUT_OUT).allowed


def test_bots_and_the_host_s_own_screen_keep_their_seats() -> None:
    fixed = table(here(ANN), SeatRow("bot", level="greedy"))
    for seat in (0, 1):
        for act in (Act.INVITE, Act.PUT_OUT):
            refused = judge(ANN, fixed, seat, act)
            assert not refused.allowed
            assert cites(refused, clauses.FIXED_SEAT)


def test_play_goes_on_while_every_seat_is_taken(pair: Table) -> None:
    pair.put_out(1, 0)
    before = table(here(ANN), invited())
    for at, refused in (
        (pair, pair.move(0, "g3", 0)),
        (pair, pair.ask_undo(0, 1, 0)),
        (before, before.move(0, "g3", 0)),
        (before, before.resign(0, 0)),
    ):
        assert (at.status, refused.allowed, refused.facts["free"]) == ("waiting", False, (1,))
        assert cites(refused, clauses.ALL_SEATED)


# --- chance -------------------------------------------------------------------------------------------


def test_nothing_is_drawn_before_every_seat_has_given_its_nonce() -> None:
    three = table(
        here(ANN), invited(BEN), SeatRow("bot", level="greedy"), game=CARCASSONNE, key="carcassonne"
    )
    assert (three.status, three.awaited, three.seq) == ("waiting", [0, 1, 2], -1)
    give(three, ANN)
    assert three.awaited == [1], "the host's browser has given the bot's as well"
    for refused in (three.move(0, "pass", 0), three.resign(1, 0)):
        assert (refused.allowed, refused.facts["seats"]) == (False, (1,))
        assert cites(refused, clauses.NUMBERS_FIRST)
    assert cites(three.give(BEN, three.commitment, NONCES[BEN], 0), clauses.NUMBERS_FIRST)
    assert (three.status, three.awaited) == ("playing", [])
    assert three.match.log[0].actor == CHANCE


def test_a_table_waits_for_nonces_only_where_something_is_drawn() -> None:
    assert table(here(ANN), invited(BEN)).status == "playing"
    drawn = table(here(ANN), invited(BEN), first="drawn")
    assert (drawn.status, drawn.awaited) == ("waiting", [0, 1])
    give(drawn, BEN, ANN)
    assert [event.kind for event in drawn.match.log] == ["drawn"]


def test_a_nonce_answers_the_commitment_that_was_seen() -> None:
    drawn = table(here(ANN), invited(BEN), first="drawn")
    refused = drawn.give(ANN, commitment(b"another secret"), NONCES[ANN], 0)
    assert refused.facts["commitment"] == commitment(bytes(32))
    assert cites(refused, clauses.COMMITTED)
    assert drawn.awaited == [0, 1]


def test_a_nonce_that_was_given_stays() -> None:
    drawn = table(here(ANN), invited(BEN), first="drawn")
    give(drawn, ANN)
    for _ in range(2):  # before anything is drawn, and after
        assert cites(drawn.give(ANN, drawn.commitment, NONCES[ANN], 0), clauses.NUMBERS_KEPT)
        refused = drawn.give(ANN, drawn.commitment, "another-nonce-of-ann", 0)
        assert not refused.allowed
        assert cites(refused, clauses.NUMBERS_KEPT)
        assert drawn.seats[0].nonce == NONCES[ANN]
        if drawn.status == "waiting":
            give(drawn, BEN)
    assert drawn.seq == 0


def test_whoever_takes_a_seat_over_gives_a_nonce_until_something_was_drawn() -> None:
    drawn = table(here(ANN), invited(BEN), first="drawn")
    give(drawn, BEN)
    drawn.put_out(1, 0)
    drawn.sit(1, CAT, "Cat", 0)
    assert drawn.awaited == [0, 1]
    give(drawn, ANN, CAT)
    drawn.put_out(1, 0)
    drawn.sit(1, BEN, "Ben", 0)
    assert (drawn.status, drawn.seats[1].nonce) == ("playing", NONCES[CAT])


# --- taking part --------------------------------------------------------------------------------------


def test_a_move_is_written_in_the_game_s_notation(pair: Table) -> None:
    refused = pair.move(0, "z99", 0)
    assert refused.facts["text"] == "z99"
    assert cites(refused, clauses.NOTATION)


def test_what_is_built_is_measured_by_the_server_and_not_told() -> None:
    at = table(here(ANN), here(ANN), game=STACKING, key="meeple-stacking")
    assert cites(at.move(0, "5-4-2-1", 0), clauses.MEASURED)
    assert len(at.match.log) == 0
    assert at.move(0, "5-4-2-1", 0, measured=True).allowed


def test_where_all_choose_at_once_a_choice_stays_closed() -> None:
    closed = table(here(ANN), invited(BEN), game=SECRETS, key="secrets")
    give(closed, ANN, BEN)
    assert closed.move(0, "stay", 0).allowed
    assert closed.seq == 1, "only the two cards have been dealt"
    refused = closed.move(0, "fold", 0)
    assert not refused.allowed
    assert cites(refused, clauses.SEALED)


def test_one_resigns_at_any_time_before_the_end(pair: Table) -> None:
    assert pair.resign(1, 0).allowed, "though Ann is to move"
    refused = pair.resign(0, 0)
    assert (refused.allowed, refused.reason) == (False, "resign-over")
    assert cites(refused, clauses.RESIGN)


def test_one_resigns_also_while_a_seat_is_empty(pair: Table) -> None:
    pair.put_out(1, 0)
    assert pair.resign(0, 0).allowed
    assert pair.outcome is not None
    assert pair.outcome.ranking == ((1,), (0,))


def test_one_resigns_once() -> None:
    race = three_in_a_race(invited(CAT))
    assert race.resign(2, 0).allowed
    refused = race.resign(2, 0)
    assert (refused.allowed, refused.reason, race.status) == (False, "resign-out", "playing")
    assert cites(refused, clauses.RESIGN)


def test_a_player_may_stop_a_bot() -> None:
    against = table(here(ANN), SeatRow("bot", level="greedy"))
    assert cites(judge(ANN, against, 1, Act.STOP), clauses.STOP_BOT)


# --- taking back --------------------------------------------------------------------------------------


def test_taking_back_leads_to_a_decision() -> None:
    alone = table(here(ANN), here(ANN))
    for number, point in enumerate(("g6", "d4")):
        alone.move(number, point, 0)
    refused = alone.ask_undo(0, 1, 0)
    assert (refused.allowed, refused.reason) == (False, "undo-no-decision")
    assert cites(refused, UNDO)
    assert cites(alone.ask_undo(0, -1, 0), UNDO)
    assert alone.match.state.turn == 0


def test_nobody_takes_back_what_chance_has_shown() -> None:
    match = Match.begin(MARSIGEL, 2, {}, Seed(bytes(32)))
    rolls = [event for event in match.log if event.actor == -1]
    while len(rolls) < 3:
        decision = match.decision
        assert isinstance(decision, Decision)
        (seat,) = decision.seats
        match.submit({seat: MARSIGEL.moves(match.state, seat)[0]})
        rolls = [event for event in match.log if event.actor == -1]
    refused = match.judge_undo(match.decisions()[0])
    assert not refused.allowed
    assert cites(refused, NEVER_PAST_CHANCE)


def test_with_people_all_of_them_must_agree(pair: Table) -> None:
    assert cites(pair.ask_undo(0, 1, 0), clauses.UNDO_CONSENT)
    assert pair.seq == 3
    for refused in (pair.reply_undo(0, True, 0), pair.ask_undo(1, 2, 0)):
        assert not refused.allowed
        assert cites(refused, clauses.UNDO_CONSENT)
    assert pair.reply_undo(1, True, 0).allowed
    assert pair.match.state.turn == 2


def test_in_one_s_own_turn_one_goes_back_freely_over_one_s_own_moves() -> None:
    race = table(here(ANN), invited(BEN), game=RACE, key="marsigel")
    give(race, ANN, BEN)
    asked = race.match.seq
    before = race.match.state
    assert race.move(0, RACE.notate(before, RACE.moves(before, 0)[0]), 0).allowed
    assert race.ask_undo(1, asked, 0).reason == "undo-wished", "it is not Ben's turn"
    assert race.reply_undo(1, False, 0).allowed
    undone = race.ask_undo(0, asked, 0)
    assert cites(undone, UNDO)
    assert race.match.state == before
    assert race.move(0, "pass", 0).allowed
    refused = race.ask_undo(0, asked, 0)
    assert (refused.allowed, race.to_act) == (False, [1])


def test_asking_again_takes_nobody_s_consent_back() -> None:
    three = table(here(ANN), invited(BEN), invited(CAT), game=CARCASSONNE, key="carcassonne")
    give(three, ANN, BEN, CAT)
    (mover,) = three.to_act
    state = three.match.state
    assert three.move(mover, CARCASSONNE.notate(state, CARCASSONNE.moves(state, mover)[0]), 0).allowed
    (to,) = three.match.decisions()
    asker, other = (mover + 1) % 3, (mover + 2) % 3
    three.ask_undo(asker, to, 0)
    assert three.reply_undo(other, True, 0).reason == "undo-agreed"
    assert three.ask_undo(asker, to, 0).reason == "undo-wished"
    assert three.wish is not None
    assert three.wish.agreed == {other}


def three_in_a_race(third: SeatRow) -> Table:
    """Ann, whose turn it is, Ben and somebody."""
    race = table(here(ANN), invited(BEN), third, game=RACE, key="marsigel")
    give(race, ANN, BEN, *({third.holder or ANN} - {ANN}))
    return race


def moved(race: Table) -> int:
    """The decision before a movement of Ann's."""
    before, state = race.match.seq, race.match.state
    assert race.move(0, RACE.notate(state, RACE.moves(state, 0)[0]), 0).allowed
    return before


def test_who_has_given_up_is_not_asked_and_cannot_say_no() -> None:
    race = three_in_a_race(invited(CAT))
    race.resign(2, 0)
    before, to = race.match.state, moved(race)
    assert race.ask_undo(1, to, 0).reason == "undo-wished"
    for accept in (True, False):
        refused = race.reply_undo(2, accept, 0)
        assert (refused.allowed, refused.reason) == (False, "undo-not-asked")
        assert cites(refused, clauses.UNDO_CONSENT)
    assert race.reply_undo(0, True, 0).reason == "undo"
    assert race.match.state == before


def test_who_would_be_in_the_game_again_is_asked() -> None:
    race = three_in_a_race(invited(CAT))
    to = moved(race)
    race.resign(2, 0)
    assert race.ask_undo(1, to, 0).reason == "undo-wished"
    assert race.reply_undo(0, True, 0).reason == "undo-agreed"
    assert race.reply_undo(2, True, 0).reason == "undo"
    assert race.match.state.out == ()


def test_where_all_other_people_are_out_nobody_waits_for_them() -> None:
    race = three_in_a_race(here(ANN))
    race.resign(1, 0)
    before, to = race.match.state, moved(race)
    assert race.ask_undo(2, to, 0).reason == "undo"
    assert race.match.state == before


def test_a_wish_ends_with_the_next_move_or_a_no(pair: Table) -> None:
    pair.ask_undo(0, 1, 0)
    assert cites(pair.reply_undo(1, False, 0), clauses.UNDO_LAPSES)
    pair.ask_undo(1, 2, 0)
    pair.move(0, "g3", 0)
    refused = pair.reply_undo(0, True, 0)
    assert not refused.allowed
    assert cites(refused, clauses.UNDO_LAPSES)


def test_a_finished_match_between_people_stays_as_it_ended(pair: Table) -> None:
    pair.resign(1, 0)
    refused = pair.ask_undo(1, 3, 0)
    assert isinstance(refused, Ruling)
    assert not refused.allowed
    assert cites(refused, clauses.UNDO_OVER)
