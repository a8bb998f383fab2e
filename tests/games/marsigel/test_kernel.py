"""The kernel is the rules: after every ply both hold the same, and a kernel with a fault is found out."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.games.marsigel import GAME, kernel, reach
from rulebound.games.marsigel.kernel import Kernel, blank, copy, listed, number, ring_of, to_kernel
from rulebound.games.marsigel.playout import playout, playouts, race, races
from rulebound.games.marsigel.ring import Piece, Ring, Size
from rulebound.games.marsigel.rules import Movement, Variant, movements
from rulebound.games.marsigel.setup import circle
from rulebound.games.marsigel.state import Move, Roll, Start, State
from rulebound.games.marsigel.turn import explore
from tests.games.marsigel.random_play import walk, without

SEEDS = st.integers(0, 2**32 - 1)
FIELDS = ("above", "below", "space", "top", "next", "last")


def check(k: Kernel, state: State) -> None:
    """Both hold the same position, turn, legal movements and result."""
    assert ring_of(k) == state.ring
    assert k.spaces == len(state.ring)
    assert bool(k.over) == (state.result is not None)
    assert (None if k.winner == kernel.NOBODY else k.winner) == (state.result and state.result.winner)
    if state.result is not None:
        return
    for field in ("mover", "points", "moves", "passes", "turn"):
        assert getattr(k, field) == getattr(state, field), field
    if state.roll is not None:
        ours = movements(state.ring, state.house.variant, state.mover, state.points)
        assert listed(k) == {priced.movement: priced.cost for priced in ours}


def play(k: Kernel, move: Move) -> None:
    """A move of the rules in the kernel."""
    match move:
        case Roll(pips):
            kernel.roll(k, pips)
        case Movement(piece, onto):
            kernel.move(k, number(piece), number(onto), listed(k)[move])
            kernel.find_legal(k)
        case Start():
            raise AssertionError("kernels begin with a known starter")
        case _:
            kernel.end_turn(k)


@given(players=st.integers(2, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
@settings(max_examples=30)
def test_kernel_and_rules_agree_after_every_ply(players: int, seed: int, variant: str) -> None:
    k = to_kernel(GAME.start(players, {"variant": variant}))
    for before, move, after in walk(players, seed, 90, variant=variant):
        play(k, move)
        check(k, after)
        if before.result is None and after.result is None and after.roll is None:
            fresh = to_kernel(after)
            for field in FIELDS:
                mine, theirs = getattr(k, field), getattr(fresh, field)
                if field in ("above", "below", "space"):
                    assert (mine[: 3 * players] == theirs[: 3 * players]).all(), field


@given(players=st.integers(3, 13), seed=SEEDS, data=st.data())
@settings(max_examples=30)
def test_kernel_and_rules_agree_when_some_have_given_up(players: int, seed: int, data: st.DataObject) -> None:
    leavers = data.draw(st.lists(st.integers(0, players - 1), max_size=players - 2, unique=True))
    k = to_kernel(without(GAME.start(players, {}), leavers))
    for _, move, after in walk(players, seed, 90, leavers):
        play(k, move)
        check(k, after)


@given(players=st.integers(3, 13), seed=SEEDS, data=st.data())
@settings(max_examples=20)
def test_whoever_has_given_up_neither_moves_nor_wins_a_race(
    players: int, seed: int, data: st.DataObject
) -> None:
    leavers = data.draw(st.lists(st.integers(0, players - 1), min_size=1, max_size=players - 2, unique=True))
    start = to_kernel(without(GAME.start(players, {}), leavers))
    for game in (race, playout):
        k = blank()
        copy(start, k)
        winner = game(k, chances(seed), 60)
        assert winner not in leavers
        assert k.mover not in leavers
    for leaver in leavers:
        assert races(start, blank(), 5, 60, chances(seed), leaver)[0] == 0


@given(players=st.integers(2, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
@settings(max_examples=15)
def test_the_cheapest_win_is_the_cheapest_of_all_ends(players: int, seed: int, variant: str) -> None:
    for _, _, state in walk(players, seed, 60, variant=variant):
        if state.result is not None or state.roll is not None:
            continue
        k = to_kernel(state)
        for colour in range(players):
            ends = explore(state.ring, state.house.variant, colour, 6).ends.values()
            cheapest = min((end.cost for end in ends if end.wins), default=reach.OUT_OF_REACH)
            assert reach.win_cost(k, colour, 6) == cheapest
            assert reach.win_chance(k, colour) == pytest.approx(max(0, 7 - cheapest) / 6)
        assert ring_of(k) == state.ring


@pytest.mark.parametrize("players", [2, 5, 13])
def test_a_kernel_comes_back_as_it_went(players: int) -> None:
    state = GAME.start(players, {})
    k, other = to_kernel(state), blank()
    copy(k, other)
    assert ring_of(k) == ring_of(other) == state.ring
    assert (other.players, other.spaces, other.winner) == (players, 3 * players, kernel.NOBODY)


def test_pieces_are_numbered() -> None:
    pieces = [Piece(colour, size) for colour in range(13) for size in Size]
    assert sorted(map(number, pieces)) == list(range(39))
    assert [kernel.piece(number(piece)) for piece in pieces] == pieces


@given(seed=SEEDS)
@settings(max_examples=20)
def test_a_movement_can_be_put_back(seed: int) -> None:
    for before, move, _ in walk(4, seed, 60):
        if isinstance(move, Movement):
            k = to_kernel(before)
            p, onto = number(move.piece), number(move.onto)
            source, under = int(k.space[p]), int(k.below[p])
            kernel.carry(k, p, onto)
            assert ring_of(k) != before.ring
            kernel.put_back(k, p, onto, source, under)
            assert ring_of(k) == before.ring
            assert k.spaces == len(before.ring)


# --- random games -------------------------------------------------------------------------------------------


def chances(seed: int = 7) -> Any:
    return np.array([2 * seed + 1], np.uint64)


@pytest.mark.parametrize(("players", "turns", "won"), [(2, 10.1, 0.18), (3, 32.4, 0.22), (4, 79.4, 0.32)])
def test_random_games_are_like_those_of_another_program(players: int, turns: float, won: float) -> None:
    """Means over 1,000 to 4,000 games that a program of its own once played."""
    start, games = to_kernel(GAME.start(players, {})), 3000
    total, wins = playouts(start, blank(), games, 1 << 40, chances())
    assert total / games == pytest.approx(turns, rel=0.1)
    assert wins / games == pytest.approx(won, abs=0.04)


def test_a_cap_ends_a_playout() -> None:
    k = to_kernel(GAME.start(13, {}))
    assert playout(k, chances(), 20) == kernel.NOBODY
    assert k.turn == 20


def test_equal_seeds_play_equal_games() -> None:
    start, work = to_kernel(GAME.start(4, {})), blank()
    assert playouts(start, work, 50, 1 << 40, chances(3)) == playouts(start, work, 50, 1 << 40, chances(3))


def test_a_race_takes_a_win_at_once() -> None:
    k = to_kernel(GAME.position("a3a2/b2a1b1/b3 a"))
    assert race(k, chances(), 1) == 0
    own, anyone = races(to_kernel(GAME.position("a3a2/b2a1b1/b3 a")), blank(), 20, 1, chances(), 0)
    assert (own, anyone) == (20, 20)
    assert ring_of(k) == GAME.position("a3a2/b2a1b1/b3 a").ring


@given(seed=SEEDS)
@settings(max_examples=20)
def test_races_leave_the_bottom_piece_where_it_stands(seed: int) -> None:
    k = to_kernel(GAME.start(3, {}))
    feet = {c: number(Piece(c, Size.QUEEN)) for c in range(3)}
    race(k, chances(seed), 30)
    ring = ring_of(k)
    for stack in ring:
        assert sum(number(piece) in feet.values() for piece in stack) <= 1


def test_a_race_passes_as_often_as_the_bottom_piece_is_picked_first() -> None:
    state = GAME.position("a3/b3/a2/b2/c3/a1/b1/c2/c1 a")
    start, k, random, games = to_kernel(state), blank(), chances(), 6000
    assert reach.win_chance(start, 0) == 0
    queen = number(Piece(0, Size.QUEEN))
    share = 0.0
    for pips in range(1, 7):
        picks = list(movements(state.ring, Variant.TREE, 0, pips))
        share += sum(number(each.movement.piece) == queen for each in picks) / len(picks) / 6
    passed = 0
    for _ in range(games):
        copy(start, k)
        race(k, random, 1)
        passed += k.passes
    assert share > 0.05
    assert passed / games == pytest.approx(share, abs=0.02)


def test_what_is_owed_is_the_way_and_the_locks() -> None:
    def owed(text: str) -> int:
        return int(reach.debt(to_kernel(GAME.position(text)), 0, 6))

    assert owed("a3/b2/a1/b3/a2/b1 a") == 2 * 2 + 2
    assert owed("a3b2/a1/b3/a2/b1 a") == 2 * 2 + 1 + 6
    assert owed("a3a2/a1/b3/b2/b1 a") == 1


# --- faults -------------------------------------------------------------------------------------------------


def lands_anywhere(k: Kernel, p: int, top: int) -> bool:
    return True


def never_held(k: Kernel, p: int) -> bool:
    return False


def keeps_the_space(k: Kernel, p: int, onto: int) -> None:
    """Carries a piece, but forgets to close the space."""
    spaces = k.spaces
    _carry(k, p, onto)
    k.spaces = spaces


def leaves_riders(k: Kernel, p: int, onto: int) -> None:
    _carry(k, p, onto)
    if k.above[p] != kernel.NOTHING:
        k.space[k.above[p]] = k.above[p]


def wins_never(k: Kernel, colour: int) -> bool:
    return False


_carry = inspect.unwrap(kernel.carry)
FAULTS: dict[str, tuple[str, Callable[..., Any]]] = {
    "pieces land anywhere": ("fits", lands_anywhere),
    "own pieces above do not hold": ("is_held", never_held),
    "spaces never close": ("carry", keeps_the_space),
    "riders are elsewhere": ("carry", leaves_riders),
    "nobody wins": ("has_won", wins_never),
}


PARTS = (
    "fits", "is_held", "carry", "has_won", "find_movements", "find_legal", "roll", "move", "next_seat", "end_turn",
)  # fmt: skip


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel as plain Python, so that a function of it can be replaced."""
    for part in PARTS:
        monkeypatch.setattr(kernel, part, inspect.unwrap(getattr(kernel, part)))


def hold(players: int, games: int) -> None:
    for seed in range(games):
        k = to_kernel(GAME.start(players, {}))
        for _, move, after in walk(players, seed, 60):
            play(k, move)
            check(k, after)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_kernel_is_found_out(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, wrong = FAULTS[fault]
    monkeypatch.setattr(kernel, name, wrong)
    with pytest.raises((AssertionError, KeyError, StopIteration, IndexError)):
        hold(2, 12)


@pytest.mark.usefixtures("plain")
def test_the_plain_kernel_agrees_as_well() -> None:
    hold(3, 4)


def test_a_ring_needs_its_first_queen() -> None:
    with pytest.raises(StopIteration):
        Ring.of([(Piece(1, Size.PAWN),)])
    assert len(circle(2)) == 6
