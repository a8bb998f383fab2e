"""The kernel is the rules: after every decision both hold the same, and a kernel with a fault is found out."""

from __future__ import annotations

import inspect
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rulebound.core import CHANCE, Decision
from rulebound.core.game import OptionValue
from rulebound.games.carcassonne import GAME, playout
from rulebound.games.carcassonne.kernel import deriving, figures, land, record, scores, turn
from rulebound.games.carcassonne.kernel.deriving import cell_of, to_kernel
from rulebound.games.carcassonne.kernel.record import FRONTIER, LONGEST_STACK, Kernel, blank, copy
from rulebound.games.carcassonne.kernel.scores import EFFECT
from rulebound.games.carcassonne.options import OPTIONS
from rulebound.games.carcassonne.state import FIGURES, Draw, Move, Place, Put, Show, Skip, State, TakeBack
from rulebound.games.carcassonne.surveyors import STACKS
from rulebound.games.carcassonne.tables import CITY, NAMES, NOTHING, NUMBER, tables
from rulebound.games.carcassonne.tiles import tile
from tests.games.carcassonne.scene import scene

T = tables()
ROOT = Path(__file__).parents[3]
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A smaller game tells no more."""
SEEDS = st.integers(0, 2**32 - 1)
HOUSES = st.fixed_dictionaries(
    {option.key: st.sampled_from(option.choices) for option in OPTIONS if option.key != "first"}
)
RICH: Mapping[str, Any] = {"inns": True, "abbot": True, "river": "second"}


def chances(seed: int = 7) -> Any:
    return np.array([2 * seed + 1], np.uint64)


def after(state: State, seat: int, move: Move) -> State:
    for event in GAME.resolve(state, {seat: move}):
        state = GAME.fold(state, event)
    return state


def begun(players: int, options: Mapping[str, OptionValue], pick: random.Random) -> State:
    """A state before the first tile is drawn."""
    state = GAME.start(players, options)
    while isinstance(decision := GAME.decision(state), Decision) and decision.phase != "draw":
        state = after(state, CHANCE, pick.choice(GAME.moves(state, CHANCE)))
    return state


def walk(
    players: int, seed: int, leavers: Sequence[int] = (), **options: OptionValue
) -> Iterator[tuple[list[Move], State]]:
    """A random game of the rules: what happened up to each decision of a player and the end, and the state."""
    pick = random.Random(seed)
    state = begun(players, options, pick)
    for leaver in leavers:
        for event in GAME.concede(state, leaver, "resign"):
            state = GAME.fold(state, event)
    moves: list[Move] = []
    while isinstance(decision := GAME.decision(state), Decision):
        (seat,) = decision.seats
        if seat != CHANCE:
            yield moves, state
            moves = []
        legal = GAME.moves(state, seat)
        some = [move for move in legal if isinstance(move, Put | TakeBack)]
        moves.append(pick.choice(some if some and pick.random() < 0.4 else legal))
        state = after(state, seat, moves[-1])
    yield moves, state


def follow(k: Kernel, moves: list[Move]) -> None:
    """Let the kernel make what has happened in the rules."""
    drawn = 0
    for move in moves:
        match move:
            case Place(cell, turns):
                land.lay(T, k, FRONTIER - int(k.at[cell_of(cell)]), turns)
            case Put() | Skip() | TakeBack():
                turn.put(T, k, option_of(move))
            case Draw(name):
                come(k.deck, int(k.drawn) + drawn, NUMBER[name])
                drawn += 1
            case Show(on, name):
                number = STACKS.index(on)
                come(k.stack, LONGEST_STACK * number + int(k.stack_known[number]), EFFECT[name])
                k.stack_known[number] += 1
    if not k.figuring:
        turn.draw(T, k)


def come(cards: Any, place: int, card: int) -> None:
    """Let a card that is still to come be the next."""
    there = next(i for i in range(place, len(cards)) if cards[i] == card)
    cards[place], cards[there] = cards[there], cards[place]


def option_of(move: Move) -> int:
    match move:
        case Put(kind, place):
            return 8 * (FIGURES.index(kind) + 1) + place
        case TakeBack():
            return 8 * figures.BACK
        case _:
            return figures.SKIP


def check(k: Kernel, state: State) -> None:
    """Both hold the same: turn, scores, supplies, scoring tiles, and all that may be done."""
    assert bool(k.over) == (state.cause is not None)
    assert [int(k.scores[seat]) for seat in range(state.players)] == list(state.scores)
    assert k.deck_size - k.drawn == sum(count for _, count in state.left)
    for seat in range(state.players):
        for number, kind in enumerate(FIGURES, start=1):
            assert k.over or k.supply[4 * seat + number] == state.supply(seat, kind)
    if state.scoring is not None and state.cause is None:
        assert k.turned == state.scoring.turned
        for number, name in enumerate(STACKS):
            for later, told in enumerate((state.scoring.active(name), state.scoring.following(name))):
                assert scores.active(k, number, later) == EFFECT[told]
    if state.cause is not None:
        return
    assert (k.mover, bool(k.figuring)) == (state.mover, state.laid)
    assert k.hand == (NOTHING if state.hand is None else NUMBER[state.hand])
    legal = GAME.moves(state, state.mover)
    if state.laid:
        figures.find_figures(T, k)
        assert sorted(k.options[: k.count]) == sorted(map(option_of, legal))
    else:
        land.find_places(T, k)
        found = [(int(k.frontier[option >> 2]), option & 3) for option in map(int, k.options[: k.count])]
        assert sorted(found) == sorted((cell_of(m.cell), m.turns) for m in legal if isinstance(m, Place))


def features(k: Kernel, state: State) -> dict[int, tuple[int, int]]:
    """Of each segment the first of its feature, how often it is open, and how many figures stand in it."""
    told = {}
    for n, laid in enumerate(state.board.laid):
        for place, segment in enumerate(laid.tile.segments):
            if segment.kind != "river":
                root = land.root(k, 8 * n + place)
                told[8 * n + place] = int(k.open[root]), int(k.stands[root])
    return told


def compare(players: int, seed: int, leavers: Sequence[int] = (), **options: OptionValue) -> None:
    k: Kernel = None
    for moves, state in walk(players, seed, leavers, **options):
        if k is None:
            k = to_kernel(T, state)
        else:
            follow(k, moves)
        check(k, state)
        if len(state.board.laid) % 16 == 0 and state.cause is None:
            # A kernel made now has the same features as the one that grew tile by tile.
            assert features(k, state) == features(to_kernel(T, state), state)


@given(players=st.integers(2, 5), seed=SEEDS, house=HOUSES)
@settings(max_examples=25, deadline=None, phases=WITHOUT_SHRINKING)
def test_kernel_and_rules_agree_after_every_decision(players: int, seed: int, house: dict[str, Any]) -> None:
    compare(players, seed, **house)


@given(seed=SEEDS, leavers=st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True))
@settings(max_examples=4, deadline=None, phases=WITHOUT_SHRINKING)
def test_kernel_and_rules_agree_when_some_have_given_up(seed: int, leavers: list[int]) -> None:
    compare(6, seed, leavers, **RICH)


def test_a_tile_with_two_segments_of_a_city_counts_once() -> None:
    """Four tiles around a corner, one of them with two caps; random games hardly ever build that."""
    around = ("s1@270 N", "w1s1@180 N.garden", "w1s2@90 N.water-tower")
    state = scene(*around, figures=("1 normal s1 0",), hand="I")
    k = to_kernel(T, state)
    for text in ("s2@0", "skip"):
        move = GAME.parse(state, text)
        state = after(state, 0, move)
        if isinstance(move, Place):
            follow(k, [move])
        else:
            turn.put(T, k, figures.SKIP)
    assert list(state.scores) == [8, 0] == [int(points) for points in k.scores[:2]]


@pytest.mark.parametrize("players", [2, 6])
def test_a_copy_is_a_position_of_its_own(players: int) -> None:
    """Also into a kernel that held another land before."""
    other = blank()
    for seed in (1, 2):
        *_, (_, state) = (each for each in walk(players, seed, **RICH) if len(each[1].board.laid) == 20)
        k = to_kernel(T, state)
        copy(k, other)
        check(other, state)
        playout.playout(T, other, chances(seed))
        check(k, state)
        assert features(k, state) == features(to_kernel(T, state), state)
        assert other.over


# --- random games -------------------------------------------------------------------------------------------


def start(**options: OptionValue) -> Kernel:
    return to_kernel(T, begun(2, options, random.Random(1)))


def test_random_games_are_like_those_of_another_program() -> None:
    """The mean score over 4,000 games that a program of its own once played: 19.3 and 19.6."""
    games = 4000
    points = playout.playouts(T, start(surveyors=False), blank(), games, chances())
    assert points / games / 2 == pytest.approx(19.5, abs=0.6)


def test_a_stack_is_shuffled_but_river_and_what_is_known_keep_their_place() -> None:
    k = start(surveyors=True, river="second", inns=True)
    decks, cities = set(), set()
    for seed in range(30):
        other = blank()
        copy(k, other)
        playout.shuffle(other, chances(seed))
        deck = [NAMES[number] for number in other.deck[: other.deck_size]]
        assert sorted(deck) == sorted(NAMES[number] for number in k.deck[: k.deck_size])
        assert deck[0] == "RI-2-III"
        assert deck[10] == "RI-2-I-v"
        assert [bool(tile(name).river) for name in deck] == [True] * 11 + [False] * (len(deck) - 11)
        assert list(other.stack[:2]) == list(k.stack[:2])
        decks.add(tuple(deck))
        cities.add(tuple(map(int, other.stack[2:5])))
    assert len(decks) == 30
    assert len(cities) == 6


def test_equal_seeds_play_equal_games_compiled_or_plain() -> None:
    """The same source on lists, in a process where nothing is compiled, plays the same games."""
    k = start(surveyors=True)
    points = [playout.playouts(T, k, blank(), 20, chances(3)) for _ in range(2)]
    program = (
        "from tests.games.carcassonne.test_kernel import *\n"
        "from rulebound.games.carcassonne.tables import plain\n"
        "print(playout.playouts(plain(T), plain(start(surveyors=True)), plain(blank()), 20, list(chances(3))))"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert points == [int(told.stdout)] * 2


# --- faults -------------------------------------------------------------------------------------------------

MODULES = (deriving, figures, land, record, scores, turn)
PLAIN: dict[str, Callable[..., Any]] = {
    name: inspect.unwrap(part)
    for module in MODULES
    for name, part in vars(module).items()
    if callable(part) and part.__module__ == module.__name__
}
"""All functions of the kernel as plain Python."""


def _never(*_: Any) -> bool:
    return False


def _always(*_: Any) -> bool:
    return True


def _stays(k: Kernel, part: int) -> None:
    """The figure of a finished feature comes home, but an abbot's place is not forgotten."""
    k.supply[k.figure[part]] += 1
    k.figure[part] = 0


def _closes_one(k: Kernel, one: int, two: int, closed: int) -> None:
    PLAIN["join"](k, one, two, closed // 2)


def _counts_twice(t: Any, k: Kernel, kind: int, feature: int) -> None:
    """A tile with two segments of a feature counts twice."""
    PLAIN["survey"](t, k, kind, feature)
    if kind == CITY:
        k.tiles, part = 0, feature
        while True:
            k.tiles += 1
            part = k.link[part]
            if part == feature:
                break


def _no_caps(k: Kernel, feature: int) -> int:
    return 0


def _always_now(k: Kernel, on: int, later: int) -> int:
    return int(k.stack[LONGEST_STACK * on])


def _no_inns(k: Kernel, effect: int) -> int:
    k.marked = 0
    return int(PLAIN["road_worth"](k, effect))


def _without_rotation(k: Kernel) -> None:
    k.turned = 0
    PLAIN["pass_on"](k)


FAULTS: dict[str, tuple[str, Callable[..., Any]]] = {
    "the river goes anywhere": ("river_goes", _always),
    "the river goes nowhere": ("river_goes", _never),
    "edges stay open": ("join", _closes_one),
    "abbots are forgotten": ("take", _stays),
    "a tile counts for each of its segments": ("survey", _counts_twice),
    "caps count in a bad neighborhood": ("count_caps", _no_caps),
    "the first scoring tile stays": ("active", _always_now),
    "scoring tiles never go round": ("pass_on", _without_rotation),
    "inns count for nothing": ("road_worth", _no_inns),
}


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel as plain Python, so that a function of it can be replaced."""
    for name, function in PLAIN.items():
        replace(name, function, monkeypatch)


def replace(name: str, function: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every module of the kernel call another function by a name."""
    for module in MODULES:
        if hasattr(module, name):
            monkeypatch.setattr(module, name, function)


@pytest.mark.usefixtures("bare")
def test_the_plain_kernel_agrees_as_well() -> None:
    compare(3, 5, **RICH)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_kernel_is_found_out(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, wrong = FAULTS[fault]
    replace(name, wrong, monkeypatch)
    with pytest.raises((AssertionError, IndexError, StopIteration, ValueError)):
        compare_all(12)


def compare_all(games: int) -> None:
    test_a_tile_with_two_segments_of_a_city_counts_once()
    for seed in range(games):
        compare(2, seed, **RICH)
