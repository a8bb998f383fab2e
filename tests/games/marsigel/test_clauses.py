"""Each clause of the rulebook, asserted of a ruling that rests on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import pytest

from rulebound.core import CHANCE, Decision, Event, NotationError, Outcome, Ruling, Verdict
from rulebound.games.marsigel import GAME, clauses
from rulebound.games.marsigel.ring import QUEEN_DRONE_PAWN
from rulebound.games.marsigel.setup import circle_ruling
from rulebound.games.marsigel.state import Result, Start, State
from rulebound.rulebook.citing import cites
from tests.options import assert_options_cite


def at(text: str) -> State:
    """The state of a position text."""
    return GAME.position(text)


def judge(text: str, move: str, seat: int | None = None) -> Ruling:
    """The ruling on a move in a position, by the mover unless another seat is given."""
    state = at(text)
    return GAME.judge(state, state.mover if seat is None else seat, GAME.parse(state, move))


def play(state: State, *moves: str) -> list[Event]:
    """All events of some moves, each by whoever is asked."""
    events: list[Event] = []
    for text in moves:
        decision = GAME.decision(state)
        assert isinstance(decision, Decision)
        (seat,) = decision.seats
        for event in GAME.resolve(state, {seat: GAME.parse(state, text)}):
            state = GAME.fold(state, event)
            events.append(event)
    return events


def after(state: State, *moves: str) -> State:
    """The state after some moves."""
    for event in play(state, *moves):
        state = GAME.fold(state, event)
    return state


TWO = "a3/b2/a1/b3/a2/b1"
THREE = "a3/b2/c1/a2/b1/c3/a1/b3/c2"


# --- setting up -------------------------------------------------------------------------------------


def test_the_circle_follows_colour_and_size_order() -> None:
    ruling = circle_ruling(4, QUEEN_DRONE_PAWN)
    assert cites(ruling, clauses.CIRCLE, clauses.COLOUR_ORDER, clauses.SIZE_ORDER)
    assert clauses.SHIFTED not in ruling.clauses
    assert GAME.view(GAME.start(4, {}), None)["setup"] == ruling.to_json()


@pytest.mark.parametrize("players", [3, 6, 9, 12])
def test_multiples_of_three_start_shifted(players: int) -> None:
    assert cites(circle_ruling(players, QUEEN_DRONE_PAWN), clauses.SHIFTED)
    for colour in range(players):
        sizes = [
            piece.size for stack in GAME.start(players, {}).ring for piece in stack if piece.colour == colour
        ]
        assert sorted(sizes) == [1, 2, 3]


def test_options_rest_on_their_clauses() -> None:
    expected = {
        "variant": clauses.SAME_OR_LARGER,
        "colours": clauses.COLOUR_ORDER,
        "sizes": clauses.SIZE_ORDER,
        "first": clauses.STARTER,
        "third-time": clauses.THIRD_TIME,
        "cap": clauses.TURN_CAP,
    }
    assert_options_cite(GAME, expected)


def test_the_starter_is_chosen_or_drawn() -> None:
    drawn = GAME.start(5, {"first": "drawn"})
    decision = GAME.decision(drawn)
    assert isinstance(decision, Decision)
    assert decision.seats == {CHANCE}
    assert cites(decision, clauses.STARTER)
    assert GAME.chances(drawn) == [(Start(seat), 1) for seat in range(5)]
    assert cites(GAME.judge(drawn, CHANCE, Start(3)), clauses.STARTER)
    assert not GAME.judge(drawn, CHANCE, Start(5)).allowed
    assert GAME.fold(drawn, play(drawn, "seat-4")[0]).mover == 3
    assert GAME.start(5, {"first": "seat-4"}).mover == 3


def test_who_has_given_up_is_not_drawn_to_begin() -> None:
    drawn = GAME.start(4, {"first": "drawn"})
    drawn = follow(drawn, GAME.concede(drawn, 2, "resign"))
    assert GAME.chances(drawn) == [(Start(seat), 1) for seat in (0, 1, 3)]
    assert not GAME.judge(drawn, CHANCE, Start(2)).allowed


def test_everyone_has_a_trio() -> None:
    ruling = GAME.judge(at(TWO + " a 3"), 0, GAME.parse(GAME.start(3, {}), "c1>a3"))
    assert cites(ruling, clauses.TRIO)
    assert ruling.reason == "no-such-piece"


# --- a turn -----------------------------------------------------------------------------------------


def test_turns_go_round_in_colour_order() -> None:
    ruling = judge(TWO + " a 3", "b1>a3", seat=1)
    assert ruling.reason == "not-your-turn"
    assert cites(ruling, clauses.COUNTERCLOCKWISE, clauses.TURN_ORDER)
    state = GAME.start(5, {"first": "seat-4"})
    movers = []
    for _ in range(5):
        movers.append(state.mover)
        state = after(state, "roll-1", "pass")
    assert movers == [3, 4, 0, 1, 2]


def test_the_die_gives_the_points() -> None:
    state = GAME.start(2, {})
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    assert decision.seats == {CHANCE}
    assert cites(decision, clauses.ROLL)
    assert [move for move, weight in GAME.chances(state) if weight == 1] == GAME.moves(state, CHANCE)
    assert len(GAME.chances(state)) == 6
    (rolled,) = play(state, "roll-4")
    assert cites(rolled, clauses.ROLL)
    assert GAME.fold(state, rolled).points == 4
    assert cites(GAME.judge(state, 0, GAME.parse(state, "a1>b2")), clauses.ROLL)


def test_points_move_own_pieces_only() -> None:
    ruling = judge(TWO + " a 3", "b1>a3")
    assert ruling.reason == "not-yours"
    assert cites(ruling, clauses.OWN_PIECES)


def test_a_turn_may_have_several_moves_as_far_as_the_points_go() -> None:
    state = at(TWO + " a 4")
    going_on = after(state, "a1>b2")
    decision = GAME.decision(going_on)
    assert isinstance(decision, Decision)
    assert cites(decision, clauses.UP_TO, clauses.SEVERAL_MOVES)
    assert cites(GAME.judge(going_on, 0, GAME.parse(state, "a2>b3")), clauses.SEVERAL_MOVES)
    assert going_on.points == 3
    assert after(going_on, "a1>a3", "a1>b2", "a1>a3").points == 0


def test_points_left_over_lapse() -> None:
    ruling = judge(TWO + " a 3 moved", "end")
    assert cites(ruling, clauses.LESS, clauses.UP_TO)
    done = after(at(TWO + " a 3 moved"), "end")
    assert (done.mover, done.points, done.roll) == (1, 0, None)


def test_a_turn_may_be_passed() -> None:
    assert cites(judge(TWO + " a 3", "pass"), clauses.PASSING)
    decision = GAME.decision(at(TWO + " a 3"))
    assert isinstance(decision, Decision)
    assert cites(decision, clauses.PASSING)


def test_who_cannot_move_has_to_pass() -> None:
    state = at("a3b3a2b2a1b1 a")
    rolled, passed = play(state, "roll-6")
    assert (rolled.kind, passed.kind, passed.ruling.verdict) == ("rolled", "passed", Verdict.FORCED)
    assert cites(passed, clauses.FORCED_PASSING)
    assert after(state, "roll-6").mover == 1
    assert [event.kind for event in play(state, "roll-6", "roll-1")] == [
        "rolled",
        "passed",
        "rolled",
        "passed",
        "ended",
    ]


# --- movement ---------------------------------------------------------------------------------------


def test_a_piece_costs_its_pips_for_each_space() -> None:
    ruling = judge(TWO + " a 3", "a2>a3")
    assert ruling.reason == "too-costly"
    assert cites(ruling, clauses.PRICE, clauses.PIPS, clauses.SPACE, clauses.UP_TO)
    assert (ruling.facts["each"], ruling.facts["spaces"], ruling.facts["cost"], ruling.facts["points"]) == (
        2,
        2,
        4,
        3,
    )
    for move, cost in (("a1>b3", 1), ("a2>a3", 4), ("a2>b3", 2)):
        assert judge(TWO + " a 6", move).facts["cost"] == cost
    assert cites(judge(TWO + " a 6", "a2>a3"), clauses.PRICE)


def test_the_shorter_way_is_paid_for() -> None:
    for move, spaces in (("a2>a3", 2), ("a1>b1", 3), ("a1>a3", 2)):
        ruling = judge(TWO + " a 6", move)
        assert ruling.facts["spaces"] == spaces
        assert cites(ruling, clauses.EITHER_WAY)
    assert cites(judge(TWO + " a 3", "a2>a3"), clauses.SHORTER_WAY)


def test_anything_may_be_passed_over() -> None:
    ruling = judge(TWO + " a 4", "a2>a3")
    assert ruling.allowed, "b's pawn between is smaller than the drone"
    assert cites(ruling, clauses.PASSING_OVER)
    assert clauses.PASSING_OVER not in judge(TWO + " a 4", "a2>b3").clauses


def test_every_move_lands_where_it_fits() -> None:
    ruling = judge(TWO + " a 4", "a2>b1")
    assert ruling.reason == "target-smaller"
    assert cites(ruling, clauses.EACH_MOVE_LANDS)


def test_a_piece_carries_what_lies_above_for_nothing() -> None:
    ruling = judge("a3/b2/a1/b3/a2b1 a 4", "a2>a3")
    assert cites(ruling, clauses.CARRY, clauses.RIDERS_FREE)
    assert (ruling.facts["riders"], ruling.facts["cost"]) == (1, 2)
    assert GAME.position_text(after(at("a3/b2/a1/b3/a2b1 a 4"), "a2>a3")) == "a3a2b1/b2/a1/b3 a 2 moved"


def test_of_several_own_pieces_the_topmost_moves() -> None:
    ruling = judge("a3a1b1/b2/b3/a2 a 6", "a3>b3")
    assert ruling.reason == "not-topmost-own"
    assert cites(ruling, clauses.TOPMOST, clauses.TOPMOST_OWN)
    assert judge("a3a1b1/b2/b3/a2 a 6", "a1>b2").allowed, "b's pawn above does not hold it"


def test_back_onto_its_own_stack_is_no_move() -> None:
    ruling = judge("a3a1/b2/b3/a2/b1 a 6", "a1>a1")
    assert ruling.reason == "same-stack"
    assert cites(ruling, clauses.NO_LAP)


# --- landing ----------------------------------------------------------------------------------------


def test_pieces_land_on_top() -> None:
    ruling = judge("a3b1/b2/a1/b3/a2 a 6", "a1>a3")
    assert ruling.reason == "onto-covered"
    assert cites(ruling, clauses.ON_TOP)
    assert judge("a3b1/b2/a1/b3/a2 a 6", "a1>b1").allowed


def test_a_piece_lands_on_its_size_or_larger_and_the_refusal_shows_all_sides() -> None:
    ruling = judge(TWO + " a 6", "a3>b2")
    assert ruling.reason == "target-smaller"
    assert ruling.reading == clauses.SAME_OR_LARGER
    assert cites(ruling, clauses.SAME_OR_LARGER, clauses.SAME_OR_SMALLER, clauses.CUT_SENTENCE)
    assert cites(judge(TWO + " a 6", "a2>b3"), clauses.SAME_OR_LARGER)


def test_a_landing_that_only_one_side_allows_names_them_all() -> None:
    contested = judge(TWO + " a 6", "a1>b3")
    assert (contested.verdict, contested.reading) == (Verdict.LEGAL, clauses.SAME_OR_LARGER)
    assert cites(contested, clauses.SAME_OR_LARGER, clauses.SAME_OR_SMALLER, clauses.CUT_SENTENCE)
    agreed = judge(TWO + " a 6", "a1>b1")
    assert (agreed.verdict, agreed.reading) == (Verdict.LEGAL, None)
    assert clauses.CUT_SENTENCE not in agreed.clauses
    assert judge(TWO + " a 6 nest", "a3>b2").reading == clauses.SAME_OR_SMALLER


def test_nests_turn_it_round() -> None:
    ruling = judge(TWO + " a 6 nest", "a1>b2")
    assert ruling.reason == "target-larger"
    assert ruling.reading == clauses.SAME_OR_SMALLER
    assert cites(ruling, clauses.SAME_OR_SMALLER, clauses.SAME_OR_LARGER, clauses.CUT_SENTENCE)
    assert cites(judge(TWO + " a 6 nest", "a3>b2"), clauses.SAME_OR_SMALLER)


def test_the_named_piece_is_what_counts() -> None:
    ruling = judge("a3/b2/a1/b3/a2b1 a 4", "a2>a1")
    assert ruling.reason == "target-smaller"
    assert cites(ruling, clauses.NAMED_PIECE)
    assert judge("a3/b2/a1/b3/a2b1 a 4", "a2>b3").allowed


# --- spaces -----------------------------------------------------------------------------------------


def test_an_emptied_space_closes_at_once() -> None:
    ruling = judge(TWO + " a 2", "a1>b3")
    assert ruling.facts["closes"] is True
    assert cites(ruling, clauses.VANISH, clauses.AT_LIFTING)
    state = after(at(TWO + " a 4"), "a1>b3")
    assert len(state.ring) == 5
    assert judge("a3/b2/b3a1/a2/b1 a 3", "a1>b2").facts["spaces"] == 1
    assert judge("a3a1/b2/b3/a2/b1 a 3", "a1>b2").facts["closes"] is False


# --- winning and drawing ----------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["a3a2/b2a1/b3/b1 a 6", "b3a3a2/b2a1b1 a 1"])
def test_a_tree_wins_at_once_wherever_it_stands(text: str) -> None:
    moved, ended = play(at(text), "a1>a2")
    assert moved.kind == "moved"
    assert cites(ended, clauses.TREE, clauses.TREE_ORDER, clauses.AT_ONCE)
    outcome = GAME.decision(after(at(text), "a1>a2"))
    assert isinstance(outcome, Outcome)
    assert outcome.ranking == ((0,), (1,))
    assert cites(outcome, clauses.TREE)


def test_a_trio_out_of_order_or_with_others_between_is_no_tree() -> None:
    assert len(play(at("a3/b2/a1/b3/a2/b1 a 6"), "a1>a3", "a2>b2")) == 2
    assert len(play(at("a3b2a2/b3/a1/b1 a 6"), "a1>a2")) == 1


def test_a_nest_wins_in_its_variant() -> None:
    ended = play(at("a3/b2/a1a2/b3/b1 a 6 nest"), "a3>a2")[-1]
    assert ended.kind == "ended"
    assert ended.ruling.reading == clauses.NEST
    assert cites(ended, clauses.NEST, clauses.AT_ONCE)


def test_all_passing_in_a_row_is_a_draw() -> None:
    state = GAME.start(3, {})
    events = play(state, "roll-1", "pass", "roll-2", "pass", "roll-3", "pass")
    assert events[-1].data["cause"] == "all-passed"
    assert cites(events[-1], clauses.ALL_PASSED, clauses.COUNTING_PASSES)
    outcome = GAME.decision(after(state, "roll-1", "pass", "roll-2", "pass", "roll-3", "pass"))
    assert isinstance(outcome, Outcome)
    assert outcome.ranking == ((0, 1, 2),)
    assert outcome.returns == (0.0, 0.0, 0.0)


def test_moving_and_coming_back_is_no_pass() -> None:
    text = "a3a1/b2/b3/a2/b1 a 4 passed-1"
    moved = after(at(text), "a1>b2", "a1>a3")
    assert moved.ring == at(text).ring
    refused = GAME.judge(moved, 0, GAME.parse(moved, "pass"))
    assert refused.reason == "moved-already"
    assert cites(refused, clauses.COUNTING_PASSES)
    ended = after(moved, "end")
    assert (ended.passes, ended.result) == (0, None)
    assert cites(judge(text, "end"), clauses.COUNTING_PASSES, clauses.PASSING)


# --- house options and leaving ------------------------------------------------------------------------


def test_the_third_time_draws_where_that_is_agreed() -> None:
    cycle = [f"roll-1 {move} end".split() for move in ("a1>b2", "b1>a2", "a1>b3", "b1>a3")]
    opening = ["roll-1", "a1>b3", "end", "roll-1", "b1>a3", "end"]
    for agreed in (True, False):
        state = after(GAME.start(2, {"third-time": agreed}), *opening)
        for turn in cycle * 2:
            assert isinstance(GAME.decision(state), Decision)
            events = play(state, *turn)
            state = after(state, *turn)
        if not agreed:
            assert isinstance(GAME.decision(state), Decision)
            continue
        assert events[-1].data["cause"] == "third-time"
        assert cites(events[-1], clauses.THIRD_TIME)


TO_AND_FRO = {0: ("a1>a2", "a1>c3"), 1: ("b1>c1", "b1>a3"), 2: ("c1>a1", "c1>b2")}


@pytest.mark.parametrize("acts", [act for act in range(24) if act % 4 != 2])  # no pawn on its way
@pytest.mark.parametrize("leaver", range(3))
def test_repetitions_are_counted_anew_when_a_seat_is_given_up(acts: int, leaver: int) -> None:
    """Every turn leaves the ring as it was: the third turn of anyone since then draws, and none before."""
    state = at("a3b1/b2c1/c3a1/a2/b3/c2 a third-time")
    begun = [0]
    for act in count():
        if act == acts:
            state = follow(state, GAME.concede(state, leaver, "resign"))
            begun = [] if state.moves else [state.mover]
        assert (state.result is not None) == (max(map(begun.count, range(3))) == 3)
        if state.result is not None:
            break
        turn, texts = state.turn, ("roll-2", *TO_AND_FRO[state.mover], "end")
        state = after(state, texts[0] if state.roll is None else texts[state.moves + 1])
        begun += [state.mover] if state.turn > turn else []
    assert (state.result, state.out) == (Result(None, "third-time"), (leaver,))


def test_the_agreed_number_of_turns_draws() -> None:
    state = GAME.start(2, {"cap": 30})
    while not isinstance(decision := GAME.decision(state), Outcome):
        (seat,) = decision.seats
        for event in GAME.resolve(state, {seat: GAME.moves(state, seat)[0]}):  # a roll of 1, a step, the end
            state = GAME.fold(state, event)
    assert (state.turn, state.result and state.result.cause) == (60, "turn-cap")
    assert cites(decision, clauses.TURN_CAP)


def step(state: State) -> State:
    """One act: a roll of 1, the mover's first movement, or the end of its turn."""
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    (seat,) = decision.seats
    return follow(state, GAME.resolve(state, {seat: GAME.moves(state, seat)[0]}))


def follow(state: State, events: Sequence[Event]) -> State:
    for event in events:
        state = GAME.fold(state, event)
    return state


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("acts", [0, 2, 171, 265])
@pytest.mark.parametrize("later", range(3))
def test_the_agreed_number_of_turns_is_that_of_those_still_in(players: int, acts: int, later: int) -> None:
    """Whoever gives up, and whenever in whose turn, all others have had exactly so many turns."""
    state, had = GAME.start(players, {"cap": 30}), [0] * players
    for act in count():
        if act == acts:
            leaver = (state.mover + later) % players
            state = follow(state, GAME.concede(state, leaver, "resign"))
        if state.result is not None:
            break
        mover, turn = state.mover, state.turn
        state = step(state)
        had[mover] += state.turn > turn
    assert (state.result, state.out) == (Result(None, "turn-cap"), (leaver,))
    assert {had[seat] for seat in state.playing} == {30}


def test_a_resignation_may_leave_only_those_who_have_had_their_turns() -> None:
    state = GAME.start(3, {"cap": 30})
    while state.turn < 89:
        state = step(state)
    assert state.mover == 2
    left, ended = GAME.concede(state, 2, "resign")
    assert ended.data["cause"] == "turn-cap"
    assert cites(ended, clauses.TURN_CAP)
    outcome = GAME.decision(follow(state, [left, ended]))
    assert isinstance(outcome, Outcome)
    assert outcome.ranking == ((0, 1), (2,))


def test_who_resigns_leaves_the_pieces_and_the_last_one_wins() -> None:
    state = after(GAME.start(3, {}), "roll-3", "pass", "roll-2")
    (left,) = GAME.concede(state, 1, "resign")
    assert cites(left, clauses.RESIGN)
    state = GAME.fold(state, left)
    assert (state.mover, state.passes, state.out, len(state.ring)) == (2, 0, (1,), 9)
    assert GAME.concede(state, 1, "resign") == ()
    left, ended = GAME.concede(state, 0, "time")
    assert cites(left, clauses.TIME)
    assert cites(ended, clauses.LAST_ONE)
    outcome = GAME.decision(GAME.fold(GAME.fold(state, left), ended))
    assert isinstance(outcome, Outcome)
    assert outcome.ranking == ((2,), (0, 1))
    assert outcome.returns == (-0.5, -0.5, 1.0)


def test_every_clause_that_the_code_names_is_in_the_rulebook() -> None:
    from importlib import resources

    from rulebound.rulebook.book import load

    book = load("marsigel", resources.files("rulebound.games.marsigel"))
    named = {value for name, value in vars(clauses).items() if name.isupper()} - {clauses.TIME}
    assert named == {clause.id for clause in book.clauses.values() if clause.informative is None}


# --- pieces as they lie -------------------------------------------------------------------------------


def test_a_piece_is_told_its_price_and_each_way_that_is_open() -> None:
    price, *ways = GAME.examine(at(TWO + " a 4"), "a2")
    assert cites(price, clauses.PRICE, clauses.PIPS)
    assert (price.facts["each"], price.facts["ways"], price.facts["least"]) == (2, len(ways), 2)
    state = at(TWO + " a 4")
    onto = {
        GAME.notate(state, move)[3:] for move in GAME.moves(state, 0) if GAME.notate(state, move)[:2] == "a2"
    }
    assert len(ways) == len(onto) > 1
    costs = [int(str(way.facts["cost"])) for way in ways]
    assert costs == sorted(costs)


def test_a_piece_that_cannot_move_is_told_why() -> None:
    held = GAME.examine(at("a3a1/b2/b3/a2/b1 a 6"), "a3")
    assert [ruling.reason for ruling in held] == ["piece-costs", "not-topmost-own"]
    dear = GAME.examine(at(TWO + " a 2"), "a3")
    assert {ruling.reason for ruling in dear} == {"piece-costs", "too-costly", "target-smaller"}
    assert dear[0].facts["ways"] == 0


def test_anothers_piece_is_told_its_price_whatever_is_rolled() -> None:
    (price,) = GAME.examine(at(TWO + " a 2"), "b3")
    assert (price.facts["each"], price.facts["ways"], price.facts["least"]) == (3, 1, 9)
    assert [thing.name for thing in GAME.things(at(TWO + " a 2"), 1)] == ["b3", "b2", "b1"]
    for name in ("c1", "a4", "", "queen"):
        with pytest.raises(NotationError):
            GAME.examine(at(TWO + " a 2"), name)
