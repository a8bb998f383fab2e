"""Clocks: who loses time when, by the clauses of the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core.game import Outcome
from rulebound.games import Shelved, marsigel
from rulebound.games.meridians import GAME
from rulebound.store import SeatRow
from rulebound.tables import setup
from rulebound.tables.clock import LAG_MS, Clock
from rulebound.tables.setup import Plan, SetupError, set_up
from rulebound.tables.table import Table

START = 1_000_000
MERIDIANS = Shelved("meridians", GAME, "rulebound.games.meridians")
MARSIGEL = Shelved("marsigel", marsigel.GAME, "rulebound.games.marsigel")


@pytest.fixture(autouse=True)
def shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "shelf", lambda: {"meridians": MERIDIANS, "marsigel": MARSIGEL})


def timed(initial_s: int = 60, increment_s: int = 5, seats: str = "here invited") -> Table:
    rows = [SeatRow(kind) for kind in seats.split()]
    table = Table(MERIDIANS, set_up(Plan("meridians", rows, {}, (initial_s, increment_s)), "anna", START))
    if seats == "here invited":
        table.sit(1, "bert", "", START)
    else:
        table.begin(START)
    return table


def played(table: Table, *moves: tuple[str, int]) -> Table:
    """Moves in turn with the moment of each, in milliseconds after the start."""
    for text, at in moves:
        assert table.move(table.to_act[0], text, START + at).allowed
    return table


def left(table: Table, at: int) -> list[int]:
    assert table.clock is not None
    return [table.clock.left(seat, START + at) for seat in (0, 1)]


def race(seats: int, position: str) -> Table:
    """A race of one hand's, every clock with 60 s."""
    table = Table(
        MARSIGEL, set_up(Plan("marsigel", [SeatRow("here")] * seats, {}, (60, 0), position), "anna", START)
    )
    assert table.give("anna", table.commitment, "the-nonce-of-anna", START).allowed
    return table


def test_nobody_loses_time_on_their_first_turn_however_many_moves_it_has() -> None:
    table = played(race(2, "a3/b2/a1/b3/a2/b1 a 6"), ("a1>b3", 50_000))
    assert table.ask_undo(0, table.match.decisions()[-1], START + 99_000).allowed
    played(table, ("a1>b3", 200_000), (str(onward(table)), 300_000))
    assert (table.to_act, left(table, 500_000)) == ([0], [60_000, 60_000])
    played(table, ("end", 500_000))
    while table.to_act == [1]:
        played(table, ("pass", 600_000))
    assert left(table, 601_000 + LAG_MS) == [59_000, 60_000]


def test_who_gets_a_finished_turn_back_loses_time_on_it_and_nobody_else() -> None:
    table = played(timed(increment_s=0), ("g6", 0))
    table.ask_undo(1, -1, START)
    assert table.reply_undo(0, True, START).allowed
    played(table, ("g9", 10_000 + LAG_MS))
    assert left(table, 500_000) == [50_000, 60_000], "Bert has taken no turn, whatever he asked for"


def test_nobody_loses_time_before_their_first_move() -> None:
    table = played(timed(increment_s=0), ("g6", 50_000))
    assert left(table, 100_000) == [60_000, 60_000]
    assert not table.flag(START + 500_000)
    played(table, ("d4", 500_000))
    assert left(table, 510_000 + LAG_MS) == [50_000, 60_000]


def test_a_move_costs_its_time_without_the_network_s_share_and_gains_the_increment() -> None:
    table = played(timed(), ("g6", 0), ("d4", 0), ("g9", 10_000))
    assert left(table, 10_000) == [65_000 - (10_000 - 200) + 5_000, 65_000]
    assert left(played(timed(), ("g6", 0), ("d4", 0), ("g9", LAG_MS // 2)), LAG_MS) == [70_000, 65_000]


def test_whose_time_is_up_has_lost_and_the_clocks_stand() -> None:
    table = played(timed(increment_s=0), ("g6", 0), ("d4", 0))
    due = 60_000 + LAG_MS
    assert table.clock is not None
    assert table.clock.due_ms() == START + due
    assert not table.flag(START + due - 1)
    assert table.flag(START + due)
    assert (table.status, table.match.log[-1].ruling.clauses) == ("over", ("table/clock.flag",))
    assert table.outcome is not None
    assert table.outcome.ranking == ((1,), (0,))
    assert left(table, due + 5_000) == [0, 60_000]
    assert table.move(0, "g9", START + due + 1).reason == "game-over"


def test_going_back_gives_no_time_back_and_one_clock_runs() -> None:
    table = played(timed(), ("g6", 0), ("d4", 0), ("g9", 10_000), ("d1", 20_000))
    shown = left(table, 22_000)
    assert table.ask_undo(1, 2, START + 22_000).reason == "undo-wished"
    assert left(table, 24_000) == [shown[0] - 2_000, shown[1]], "a wish stops no clock"
    assert table.reply_undo(0, True, START + 24_000).allowed
    assert table.clock is not None
    assert table.clock.running == {1}
    assert left(table, 24_000 + LAG_MS) == [shown[0] - 2_000, shown[1]]


def test_a_stopped_server_costs_nobody_time() -> None:
    table = played(timed(increment_s=0), ("g6", 0), ("d4", 0))
    table.after_stop(START + 10_000, START + 90_000)
    kept = [60_000 - (10_000 - 200), 60_000]
    assert left(table, 90_000) == left(table, 120_000) == kept
    assert left(table, 121_000) == [kept[0] - 1_000, kept[1]]
    table.back("bert", START + 92_000)
    assert left(table, 99_000) == kept, "it is not Bert's clock that waits"
    table.back("anna", START + 100_000)
    assert left(table, 101_000) == [kept[0] - 1_000, kept[1]]


def test_every_move_gains_the_increment_the_first_as_well() -> None:
    assert left(played(timed(), ("g6", 0)), 0) == [65_000, 60_000]
    assert left(played(timed(), ("g6", 0), ("d4", 0)), 0) == [65_000, 65_000]


def test_a_turn_of_several_moves_gains_the_increment_once() -> None:
    plan = Plan("marsigel", [SeatRow("here")] * 2, {}, (60, 5), "a3/b2/a1/b3/a2/b1 a 6")
    table = Table(MARSIGEL, set_up(plan, "anna", START))
    assert table.give("anna", table.commitment, "the-nonce-of-anna", START).allowed
    played(table, ("a1>b3", 0))
    assert table.to_act == [0]
    assert left(table, 0) == [60_000, 60_000]
    played(table, ("end", 0))
    assert left(table, 0) == [65_000, 60_000]


def test_whoever_leaves_gains_no_time() -> None:
    table = played(timed(increment_s=0), ("g6", 0), ("d4", 0))
    table.put_out(0, START + 10_000)
    assert table.status == "waiting"
    assert left(table, 20_000 + LAG_MS) == [60_000 - 20_000, 60_000]
    assert table.flag(START + 99_000), "an empty seat runs out of time like any other"
    assert table.outcome is not None
    assert table.outcome.ranking == ((1,), (0,))


def test_the_clock_of_whoever_cannot_move_stands_while_a_seat_is_empty() -> None:
    table = played(timed(increment_s=0), ("g6", 0), ("d4", 0))
    table.put_out(1, START + 10_000)
    assert left(table, 99_000) == left(table, 10_000)
    table.sit(1, "carl", "", START + 99_000)
    assert left(table, 100_000 + LAG_MS) == [left(table, 10_000)[0] - 1_000, 60_000]


def test_a_match_that_ended_on_time_stays_so_even_when_alone() -> None:
    table = played(timed(seats="here here"), ("g6", 0), ("d4", 0))
    assert table.flag(START + 99_000)
    assert table.ask_undo(0, 0, START + 100_000).clauses == ("table/undo.not-after-the-end",)
    three, _ = one_out_of_time()
    three.match.concede(1, "time", START)
    refused = three.ask_undo(2, three.match.decisions()[-1], START)
    assert (three.status, refused.reason) == ("over", "undo-after-end")


def test_a_match_that_ended_otherwise_is_taken_back_alone_though_somebody_was_out_of_time() -> None:
    table, to = one_out_of_time()
    table.resign(1, START)
    assert (table.status, table.ask_undo(2, to, START).reason) == ("over", "undo")
    assert (table.status, table.match.state.out) == ("playing", (0,))


def one_out_of_time() -> tuple[Table, int]:
    """A race of three, the first of whom is out on time, and the last decision there."""
    table = race(3, "a3/b2/a1/b3/a2/b1/c3/c2/c1 a 6")
    played(table, ("a1>b3", 0), ("end", 0))
    while table.to_act != [0]:
        played(table, ("pass", 0))
    assert table.flag(START + 99_000)
    return table, table.match.seq


@pytest.mark.parametrize(("initial", "increment"), [(9, 0), (86_401, 0), (60, -1), (60, 3_601)])
def test_a_clock_that_nobody_could_play_with_is_refused(initial: int, increment: int) -> None:
    with pytest.raises(SetupError, match=r"clock\.\w+ goes from"):
        timed(initial, increment)


def test_what_the_rules_do_to_a_position_starts_nobody_s_clock() -> None:
    seats = [SeatRow("here"), SeatRow("here")]
    table = Table(
        MERIDIANS, set_up(Plan("meridians", seats, {}, (60, 0), "7 12 g6L g9L d1D d4D m6D"), "anna", START)
    )
    table.begin(START)
    assert [event.kind for event in table.match.log] == ["removed"]
    assert table.clock is not None
    assert table.clock.running == frozenset()


@given(st.lists(st.tuples(st.sampled_from((0, 1)), st.integers(0, 30_000)), max_size=30))
def test_time_left_only_falls_while_running_and_grows_by_increments(turns: list[tuple[int, int]]) -> None:
    clock, now, gained = Clock.new(2, 600, 3), 0, [0, 0]
    for seat, wait in turns:
        clock = clock.run([seat], now)
        before = [clock.left(each, now) for each in (0, 1)]
        now += wait
        after = [clock.left(each, now) for each in (0, 1)]
        assert after[1 - seat] == before[1 - seat]
        assert after[seat] == max(0, before[seat] - max(0, wait - LAG_MS))
        clock = clock.stop(now).gain(seat)
        gained[seat] += 3_000
        assert clock.left(seat, now + 10_000) == after[seat] + 3_000, "what stands does not fall"
        assert Clock.from_json(clock.to_json()) == clock


@given(st.lists(st.tuples(st.sampled_from(("move", "undo")), st.integers(0, 400)), max_size=30))
def test_nothing_done_within_a_turn_stops_its_clock(acts: list[tuple[str, int]]) -> None:
    plan = Plan("marsigel", [SeatRow("here"), SeatRow("invited")], {}, (600, 0), "a3/b2/a1/b3/a2/b1 a 6")
    table = Table(MARSIGEL, set_up(plan, "anna", START))
    table.sit(1, "bert", "", START)
    for session in ("anna", "bert"):
        table.give(session, table.commitment, f"the-nonce-of-{session}", START)
    while table.to_act[0] == 0:  # nobody loses time before their first move
        played(table, ("end" if table.match.state.moves else "a1>b3", 0))
    while table.to_act[0] == 1:
        played(table, (first_move(table), 0))
    at = 0
    for act, wait in acts:
        at += wait
        if act == "undo" and table.match.state.moves:
            assert table.ask_undo(0, table.match.decisions()[-1], START + at).reason == "undo"
        elif act == "move" and (move := onward(table)):
            played(table, (move, at))
    assert left(table, at)[0] == 600_000 - max(0, at - LAG_MS)


def first_move(table: Table) -> str:
    game, state = table.match.game, table.match.state
    return str(game.notate(state, game.moves(state, table.to_act[0])[-1]))


def onward(table: Table) -> str | None:
    """A movement that does not win, where there is one."""
    game, state = table.match.game, table.match.state
    for move in game.moves(state, 0)[:-1]:
        after = table.match.branch()
        after.submit({0: move})
        if not isinstance(after.decision, Outcome):
            return str(game.notate(state, move))
    return None
