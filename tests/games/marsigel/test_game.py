"""A game of Der Marsigelwettkampf at the table: set-ups, turns, positions, texts, and what is refused."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.core import CHANCE, Decision, Event, Facts, Match, NotationError, OptionError, Outcome, Seed
from rulebound.core.ruling import forced
from rulebound.games.marsigel import GAME, clauses, notation
from rulebound.games.marsigel.colours import PALETTES
from rulebound.games.marsigel.judging import Attempt, judge_movement
from rulebound.games.marsigel.ring import Piece, Size
from rulebound.games.marsigel.rules import Movement, movements, way
from rulebound.games.marsigel.setup import circle
from rulebound.games.marsigel.state import Cause, EndTurn, Pass, Roll, Start, State
from tests.games.marsigel.random_play import walk
from tests.games.marsigel.test_clauses import THREE, TWO, after, at, judge

SEEDS = st.integers(0, 2**32 - 1)


# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 14])
def test_two_to_thirteen_play(seats: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 13 players, not {seats}"):
        GAME.start(seats, {})
    with pytest.raises(ValueError, match=f"2 to 13 can play, not {seats}"):
        circle(seats)


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(OptionError, match="seat 3 cannot begin, there are 2 players"):
        GAME.start(2, {"first": "seat-3"})


@pytest.mark.parametrize("palette", PALETTES)
def test_thirteen_colours_in_each_order(palette: str) -> None:
    state = GAME.start(13, {"colours": palette})
    view = GAME.view(state, None)
    assert view["colours"] == list(PALETTES[palette])
    assert len(set(view["colours"])) == 13
    assert set(PALETTES[palette]) == set(PALETTES["stashes"])


@given(players=st.integers(2, 13), order=st.permutations(PALETTES["stashes"]))
def test_each_seat_may_have_any_colour(players: int, order: list[str]) -> None:
    """The colours chosen seat by seat are those of the table, in its records, positions and frozen states."""
    chosen = order[:players]
    state = GAME.start(players, {"colours": "-".join(chosen), "third-time": True})
    assert GAME.view(state, None)["colours"] == chosen
    assert GAME.position(GAME.position_text(state)) == state
    assert GAME.thaw(GAME.freeze(state)) == state
    assert GAME.start(players, GAME.settled(state)) == state


@pytest.mark.parametrize("palette", PALETTES)
def test_equal_colours_make_equal_states(palette: str) -> None:
    listed = "-".join(PALETTES[palette][:4])
    assert GAME.freeze(GAME.start(4, {"colours": listed})) == GAME.freeze(GAME.start(4, {"colours": palette}))


@pytest.mark.parametrize(
    ("colours", "said"),
    [
        ("red-grey", "seat 2 has 'grey'"),
        ("red-white-red", "seats 1 and 3 both have red"),
        ("red-", "seat 2 has ''"),
        ("red", "not 'red'"),
        ("far-apart-red", "seat 1 has 'far'"),
        ("red-white-blue", "option colours names 3 colours for 2 players: red-white-blue"),
        ("Red-white", "seat 1 has 'Red'"),
    ],
)
def test_colours_that_cannot_be_say_why(colours: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        GAME.start(2, {"colours": colours})
    if not colours.startswith("Red"):
        with pytest.raises(NotationError):
            GAME.position(f"{TWO} a 3 {colours}")


@pytest.mark.parametrize("players", range(2, 14))
@pytest.mark.parametrize("order", ["queen-drone-pawn", "drone-pawn-queen", "pawn-drone-queen"])
def test_every_circle_has_all_trios_and_begins_with_the_chosen_order(players: int, order: str) -> None:
    ring = GAME.start(players, {"sizes": order}).ring
    pieces = [stack[0] for stack in ring]
    assert sorted(pieces) == [Piece(colour, size) for colour in range(players) for size in Size]
    first = next(
        place for place, piece in enumerate(pieces) if piece == (0, Size[order.split("-")[0].upper()])
    )
    turned = pieces[first:] + pieces[:first]
    assert [piece.size.name.lower() for piece in turned[:3]] == order.split("-")[
        : min(3, players)
    ] or players == 2
    assert [piece.colour for piece in turned] == [place % players for place in range(3 * players)]


def test_the_circle_of_the_source() -> None:
    told = "RQ, YD, GP, BQ, RD, YP, GQ, BD, RP, YQ, GD, BP".split(", ")
    letters = {"R": "a", "Y": "b", "G": "c", "B": "d", "Q": "3", "D": "2", "P": "1"}
    assert notation.ring_text(circle(4)) == "/".join(letters[t[0]] + letters[t[1]] for t in told)


# --- turns ------------------------------------------------------------------------------------------


def test_a_turn_may_be_taken_back_to_its_roll_and_no_further() -> None:
    match = Match.begin(GAME, 3, {}, Seed(bytes(32)))
    assert [event.kind for event in match.log] == ["rolled"]
    while match.state.points < 2:
        match.submit({match.state.mover: Pass()})
    mover = match.state.mover
    before, seq = match.state, match.seq
    moves = [move for move in GAME.moves(match.state, mover) if isinstance(move, Movement)]
    match.submit({mover: moves[0]})
    match.undo(seq)
    assert match.state == before
    match.submit({mover: moves[0]})
    match.submit({mover: EndTurn()})
    refused = match.judge_undo(seq)
    assert refused.reason == "undo-past-chance"


def test_nobody_moves_before_the_roll_or_after_the_end() -> None:
    state = GAME.start(2, {})
    assert GAME.judge(state, 0, Pass()).reason == "roll-first"
    assert GAME.judge(state, CHANCE, Roll(7)).reason == "not-now"
    assert GAME.judge(state, CHANCE, Pass()).reason == "not-now"
    drawn = GAME.start(2, {"first": "drawn"})
    assert GAME.judge(drawn, 0, Pass()).reason == "starter-first"
    assert GAME.judge(drawn, CHANCE, Roll(1)).reason == "not-now"
    over = after(at("a3a2/b2a1/b3/b1 a 6"), "a1>a2")
    ruling = GAME.judge(over, 1, Roll(1))
    assert (ruling.reason, ruling.facts["how"]) == ("game-over", "end-tree")
    assert GAME.moves(over, 0) == ()
    assert GAME.concede(over, 1, "resign") == ()
    assert judge(TWO + " a 3", "roll-4").reason == "not-now"
    assert GAME.judge(at(TWO + " a 3"), 0, Start(1)).reason == "not-now"


def test_refused_moves_are_not_resolved() -> None:
    with pytest.raises(ValueError, match="cannot be resolved: too-costly"):
        GAME.resolve(at(TWO + " a 1"), {0: Movement(Piece(0, Size.DRONE), Piece(1, Size.QUEEN))})


def test_a_pass_is_no_end_and_an_end_is_no_pass() -> None:
    assert judge(TWO + " a 3", "end").reason == "pass-instead"
    assert judge(TWO + " a 3 moved", "pass").reason == "moved-already"
    assert GAME.moves(at(TWO + " a 3"), 0)[-1] == Pass()
    assert GAME.moves(at(TWO + " a 3 moved"), 0)[-1] == EndTurn()


def test_whoever_left_is_skipped_and_cannot_win() -> None:
    state = after(GAME.start(4, {}), "roll-1", "pass", "roll-1")
    for seat in (1, 2):
        for event in GAME.concede(state, seat, "resign"):
            state = GAME.fold(state, event)
    assert (state.mover, state.playing) == (3, (0, 3))
    state = after(state, "roll-2", "pass", "roll-2")
    assert (state.mover, state.passes) == (0, 1)
    state = after(state, "pass")
    outcome = GAME.decision(state)
    assert isinstance(outcome, Outcome)
    assert outcome.ranking == ((0, 3), (1, 2))
    assert outcome.returns == pytest.approx((1 / 3, -1 / 3, -1 / 3, 1 / 3))


def test_leaving_out_of_turn_changes_no_turn() -> None:
    state = after(GAME.start(3, {}), "roll-5", "a1>b2")
    (left,) = GAME.concede(state, 2, "time")
    gone = GAME.fold(state, left)
    assert (gone.mover, gone.points, gone.moves) == (0, state.points, 1)
    assert GAME.decision(gone) == GAME.decision(state)


def test_an_unknown_event_is_an_error() -> None:
    event = Event("flown", 0, Facts(), forced("flown", clauses.ROLL))
    with pytest.raises(ValueError, match="no event 'flown'"):
        GAME.fold(GAME.start(2, {}), event)


# --- listing and judging ---------------------------------------------------------------------------


@given(players=st.integers(2, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
@settings(max_examples=25)
def test_a_movement_is_listed_exactly_when_it_is_judged_legal(players: int, seed: int, variant: str) -> None:
    for state, _, _ in list(walk(players, seed, 40, variant=variant))[::9]:
        if state.roll is None:
            continue
        listed = {
            p.movement: p for p in movements(state.ring, state.house.variant, state.mover, state.points)
        }
        pieces = [piece for stack in state.ring for piece in stack]
        for piece in pieces:
            for onto in pieces:
                movement = Movement(piece, onto)
                attempt = Attempt(state.ring, state.house.variant, state.mover, state.points, movement)
                ruling = judge_movement(attempt)
                assert ruling.allowed == (movement in listed)
                if ruling.allowed:
                    assert ruling.facts["cost"] == listed[movement].cost
                    assert ruling.facts["spaces"] == listed[movement].spaces


def test_the_view_tells_what_the_page_draws() -> None:
    view = GAME.view(after(GAME.start(3, {"variant": "nest"}), "roll-6"), 1)
    assert json.loads(json.dumps(view)) == view
    assert view["spaces"][0] == {"foot": "a3", "stack": ["a3"]}
    assert (view["phase"], view["mover"], view["roll"], view["points"]) == ("move", 0, 6, 6)
    assert (view["stop"], view["trio"], view["third_time"], view["cap"]) == ("pass", [], False, 0)
    assert {
        "move": "a2>b1",
        "piece": "a2",
        "onto": "b1",
        "space": "b1",
        "spaces": 1,
        "way": 1,
        "cost": 2,
        "left": 4,
        "riders": [],
        "closes": True,
        "wins": False,
    } in view["legal"]
    assert "setup" in view
    moved = GAME.view(at("a3a1/b2/b3/a2/b1 a 6"), None)
    assert moved["held"] == [{"piece": "a3", "under": "a1"}]
    assert "setup" not in moved
    over = GAME.view(after(at("a3a2/b2a1/b3/b1 a 6"), "a1>a2"), None)
    assert (over["phase"], over["legal"], over["held"], over["stop"]) == ("over", [], [], None)
    assert over["trio"] == ["a3", "a2", "a1"]
    resigned = after(at(TWO + " a 3"), "a1>b2")
    for event in GAME.concede(resigned, 0, "resign"):
        resigned = GAME.fold(resigned, event)
    assert GAME.view(resigned, None)["trio"] == [], "the last one left needs no trio"


def test_the_view_tells_what_a_movement_brings() -> None:
    view = GAME.view(at("a3a2/b2a1b1/b3 a 5 moved"), None)
    legal = {told["move"]: told for told in view["legal"]}
    assert view["stop"] == "end"
    winning = legal["a1>a2"]
    assert (winning["wins"], winning["closes"], winning["riders"], winning["space"]) == (
        True,
        False,
        ["b1"],
        "a3",
    )
    assert (winning["way"], winning["left"]) == (-1, 4)
    assert legal["a1>b3"]["way"] == 1


def test_the_way_is_the_shorter_one_and_onward_where_both_are() -> None:
    ring = circle(2)
    assert [way(ring, 0, target) for target in range(1, 6)] == [1, 1, 1, -1, -1]
    assert way(ring, 5, 1) == 1
    (moved,) = GAME.resolve(at(TWO + " a 1"), {0: Movement(Piece(0, Size.PAWN), Piece(1, Size.DRONE))})
    assert moved.data["way"] == -1


def test_a_drawing_shows_stacks_and_prices() -> None:
    drawn = GAME.drawing(at("a3b1/b2/a1/b3/a2 a 3"), None)
    assert drawn == "a 3/3\na3 b1  a1:2\nb2     a1:1\na1\nb3     a1:1 a2:2\na2     a1:2"
    assert GAME.drawing(GAME.start(2, {"first": "drawn"}), None).startswith("-\na3\nb2\n")
    assert GAME.drawing(GAME.start(2, {}), None).startswith("a\na3\n")


# --- texts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "a3/b2/a1/b3/a2/b1 a 4",
        "a3/b2/a1/b3/a2/b1 b",
        "a3b2/a1/b3/a2b1 b 0 moved",
        "a3/b2/a1/b3/a2/b1 - far-apart",
        "a3/b2/a1/b3/a2/b1 a 4 nest white-clear cap-30",
        "a3/b2/a1/b3/a2/b1 a passed-2",
        "b2a3/a1/b1a2b3 a 3 nest passed-1",
        "a3/b2/a1/b3/a2/b1 a 4 third-time cap-60",
        "a3/b2/c1/a2/b1/c3/a1/b3/c2 c 6 far-apart passed-2",
        "a3/b2/c1/a2/b1/c3/a1/b3/c2 c 6 far-apart out-b passed-1",
        "a3/b2/c1/a2/b1/c3/a1/b3/c2 b 2 out-c out-a moved",
        "a3/b2/c1/a2/b1/c3/a1/b3/c2 - out-b",
    ],
)
def test_a_position_text_is_read_and_written(text: str) -> None:
    assert GAME.position_text(GAME.position(text)) == text


def test_a_ring_may_be_told_from_anywhere() -> None:
    assert at("b2/a1/b3/a2/b1/a3 a 4") == at("A3/B2/A1/B3/A2/B1 A 4")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "RING MOVER POINTS"),
        ("a3/b2/a1/b3/a2/b1", "RING MOVER POINTS"),
        ("a3 a 3", "2 to 13 can play"),
        ("a3/b2/a1/b3/a2/b1 c 3", "a letter from a to b, not 'c'"),
        ("a3/b2/a1/b3/a2/b1 ab 3", "not 'ab'"),
        ("a3/b2/a1/b3/a2/b1 a 7", "0 to 6, not '7'"),
        ("a3/b2/a1/b3/a2/b1 a ٣", "0 to 6"),
        ("a3/b2/a1/b3/a2/b1 a 0", "has not moved"),
        ("a3/b2/a1/b3/a2/b1 a moved", "has a roll"),
        ("a3/b2/a1/b3/a2 a 3", "one b1, not 0"),
        ("a3/b2/a1/b3/a2/b1/b1 a 3", "one b1, not 2"),
        ("a1a3/b2/b3/a2/b1 a 3", "a3 cannot lie on a1"),
        ("a3a1/b2/b3/a2/b1 a 3 nest", "a1 cannot lie on a3"),
        ("a3//b3 a 3", "bottom to top"),
        ("a3/b2/a1/b3/a2/b a 3", "bottom to top"),
        ("a3/b2/a1/b3/a2/z1 a 3", "not 'z1'"),
        ("a3/b2/a1/b3/a2/b1 a 3 upside-down", "does not say 'upside-down'"),
        ("a3/b2/a1/b3/a2/b1 a 3 passed-3", "2 still in cannot have passed 3 times in a row"),
        (THREE + " a 3 out-b passed-3", "2 still in cannot have passed 3 times in a row"),
        (THREE + " a 3 passed-3 out-b", "2 still in cannot have passed 3 times in a row"),
        ("a3/b2/a1/b3/a2/b1 a 3 passed-1 moved", "a movement ends"),
        ("a3/b2/a1/b3/a2/b1 a 0 moved passed-2", "a movement ends"),
        (THREE + " a 3 out-d", "a letter from a to c, not 'd'"),
        (THREE + " a 3 out-", "a letter from a to c, not ''"),
        (THREE + " a 3 out-ab", "a letter from a to c, not 'ab'"),
        (THREE + " a 3 out-b out-b", "b has given up once already"),
        (THREE + " a 3 out-a", "a has given up, so it is not a's turn"),
        (THREE + " - out-b out-a out-c", "somebody is still in"),
        ("a3/b3b2b1/a2/c3/a1/c2/c1 a 3 out-b", "b has given up, so its trio cannot stand"),
        *(
            (f"{TWO} a 3 {word}", f"does not say '{word}'")
            for word in ("cap-61", "cap-7", "cap-0", "cap-030")
        ),
        *((f"{TWO} a 3 {words}", "of its variant once") for words in ("nest tree", "tree nest", "nest nest")),
        (TWO + " a 3 cap-30 cap-60", "of its cap once, so 'cap-60' is one too many"),
        (TWO + " a 3 passed-1 passed-2", "of its passes once"),
        (TWO + " a 3 far-apart red-white", "of its colours once"),
        (TWO + " a 3 third-time third-time", "of its third-time once"),
        (TWO + " a 3 moved moved", "of its movement once"),
        (TWO + " a 6 moved", "cannot be left of a roll of 1 to 6"),
        ("a3/b2/a1/b3/a2/b1 - 3", "before the starter is drawn"),
        ("a3/b2/a1/b3/a2/b1 - moved", "has a roll"),
    ],
)
def test_a_wrong_position_text_says_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said.replace("(", r"\(")):
        GAME.position(text)


def test_a_position_settles_the_options_and_says_how_many_play() -> None:
    state = at("a3/b2/a1/b3/a2/b1 b 4 nest far-apart third-time cap-30")
    settled = GAME.settled(state)
    assert settled == {
        "variant": "nest",
        "colours": "far-apart",
        "sizes": "queen-drone-pawn",
        "first": "seat-2",
        "third-time": True,
        "cap": 30,
    }
    assert GAME.spec.complete(settled) == settled
    assert GAME.settled(at(TWO + " -"))["first"] == "drawn"
    match = Match.begin(GAME, 2, settled, Seed(bytes(32)), position=GAME.position_text(state))
    assert match.state == state
    with pytest.raises(NotationError, match="for 2 players, not 3"):
        Match.begin(GAME, 3, {}, Seed(bytes(32)), position=TWO + " a")


@given(players=st.integers(2, 13), seed=SEEDS, data=st.data())
@settings(max_examples=30)
def test_a_position_text_says_who_gave_up(players: int, seed: int, data: st.DataObject) -> None:
    """Whoever gave up, and whenever: what is open afterwards, and how it goes on, is in the text."""
    for _, _, state in list(walk(players, seed, 40))[::9]:
        for leaver in data.draw(st.lists(st.integers(0, players - 1), max_size=players)):
            for event in GAME.concede(state, leaver, "resign"):
                state = GAME.fold(state, event)
        again = at(GAME.position_text(state))
        for event in GAME.opening(again):
            again = GAME.fold(again, event)
        assert (again.out, again.mover, again.passes, again.result) == (
            state.out,
            state.mover,
            state.passes,
            state.result,
        )


def test_turns_and_repetitions_begin_anew_with_a_position() -> None:
    start = at("a3b1/b2/a1/b3/a2 a third-time cap-30")
    state = after(start, "roll-1", "pass", "roll-2", "b1>b2", "b1>a3", "end")
    again = at(GAME.position_text(state))
    assert (len(state.seen), state.turn) == (3, 2)
    assert (again.seen, again.turns) == (((state.ring, 0),), (0, 0))


def test_a_position_counts_as_the_first_time_where_the_third_draws() -> None:
    state = at(TWO + " a third-time")
    assert state.seen == ((state.ring, 0),)
    assert at(TWO + " a 4 moved third-time").seen == ()


def test_what_the_rules_do_in_a_position_just_set_up() -> None:
    (ended,) = GAME.opening(at("a3a2a1/b2/b3/b1 b"))
    assert ended.data == {"winner": 0, "cause": "tree"}
    passed, ended = GAME.opening(at("b2a3/a1/b1a2b3 a 1 nest passed-1"))
    assert (passed.kind, ended.data["cause"]) == ("passed", "all-passed")
    (ended,) = GAME.opening(at(TWO + " a passed-2"))
    assert ended.data["cause"] == "all-passed"
    assert GAME.opening(at(TWO + " a 1")) == []
    assert GAME.opening(at(TWO + " a")) == []
    assert GAME.opening(at("b2a3/a1/b1a2b3 a 1 nest moved")) == []


@pytest.mark.parametrize("text", ["a1>b3", "pass", "end", "roll-6", "seat-13"])
def test_a_move_is_read_as_it_is_written(text: str) -> None:
    state = GAME.start(2, {})
    assert GAME.notate(state, GAME.parse(state, f" {text.upper()} ")) == text


@pytest.mark.parametrize(
    "text", ["", "a1", "a1>", "a1>b4", "a1>c1", "c1>a1", "a1>b3:2", "roll-0", "roll-", "a1 b3"]
)
def test_a_wrong_move_says_what_is_wrong(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(GAME.start(2, {}), text)


@given(players=st.integers(2, 13), seed=SEEDS)
@settings(max_examples=20)
def test_states_are_frozen_and_thawed(players: int, seed: int) -> None:
    options: dict[str, Any] = {
        "third-time": True,
        "cap": 30,
        "sizes": "pawn-queen-drone",
        "colours": "far-apart",
    }
    for _, _, state in list(walk(players, seed, 40, **options))[::7]:
        assert GAME.thaw(GAME.freeze(state)) == state


def frozen(**changes: Any) -> bytes:
    return json.dumps({**json.loads(GAME.freeze(at(TWO + " a 4"))), **changes}).encode()


@pytest.mark.parametrize(
    "blob",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff",
        b"[" * 100_000,
        frozen(extra=1),
        frozen(variant="cube"),
        frozen(colours="grey"),
        frozen(colours="red-white-blue"),
        frozen(colours=None),
        frozen(sizes="queen-queen-pawn"),
        frozen(sizes=None),
        frozen(third_time=1),
        frozen(cap=-1),
        frozen(ring=7),
        frozen(ring="a3"),
        frozen(mover=2),
        frozen(mover=-2),
        frozen(roll=7),
        frozen(roll=0),
        frozen(points=5),
        frozen(points=True),
        frozen(moves=1.0),
        frozen(out=[5]),
        frozen(turns=[1]),
        frozen(turns=[0, -1]),
        frozen(out="a"),
        frozen(seen=["a3 a"]),
        frozen(seen=[TWO]),
        frozen(result=[]),
        frozen(result={"winner": 0, "cause": "luck"}),
        frozen(result={"winner": 2, "cause": "tree"}),
        frozen(cap=7),
        frozen(cap=True),
        frozen(mover=-1.0),
        frozen(mover=CHANCE),
        frozen(roll=None),
        frozen(roll=None, points=0, moves=3),
        frozen(points=3),
        frozen(moves=1),
        frozen(roll=6, moves=3),
        frozen(passes=99),
        frozen(out=[0]),
        frozen(out=[1, 1]),
        frozen(ring=THREE, turns=[0, 0, 0], out=[1, 1]),
        frozen(ring="a1a3/b2/b3/a2/b1"),
        *(frozen(result={"winner": None, "cause": cause}) for cause in get_args(Cause)),
        *(frozen(result={"winner": 0, "cause": cause}) for cause in get_args(Cause)),
        frozen(third_time=True, seen=[f"{TWO} a"] * 2, result={"winner": None, "cause": "third-time"}),
        frozen(cap=30, turns=[30, 29], result={"winner": None, "cause": "turn-cap"}),
        frozen(ring="a3a2a1/b2/b3/b1", result={"winner": 1, "cause": "tree"}),
        frozen(ring="a3a2a1/b2/b3/b1", result={"winner": 0, "cause": "nest"}),
    ],
)
def test_other_bytes_are_no_state(blob: bytes) -> None:
    with pytest.raises(NotationError):
        GAME.thaw(blob)


def test_what_has_ended_is_thawed_only_as_it_can_have_ended() -> None:
    ended = {
        "tree": frozen(ring="a3a2a1/b2/b3/b1", result={"winner": 0, "cause": "tree"}),
        "nest": frozen(ring="a1a2a3/b2/b3/b1", variant="nest", result={"winner": 0, "cause": "nest"}),
        "last-one": frozen(out=[1], result={"winner": 0, "cause": "last-one"}),
        "all-passed": frozen(passes=2, result={"winner": None, "cause": "all-passed"}),
        "third-time": frozen(
            third_time=True, seen=[f"{TWO} a"] * 3, result={"winner": None, "cause": "third-time"}
        ),
        "turn-cap": frozen(cap=30, turns=[30, 31], result={"winner": None, "cause": "turn-cap"}),
    }
    assert set(ended) == set(get_args(Cause))
    for cause, blob in ended.items():
        found = GAME.thaw(blob).result
        assert found is not None
        assert found.cause == cause


def test_a_state_knows_its_colours() -> None:
    state: State = GAME.start(3, {"colours": "far-apart"})
    assert [state.colour(seat) for seat in state.playing] == ["black", "white", "clear"]
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    assert GAME.judge(state, CHANCE, Roll(2)).facts["colour"] == "black"
