"""The kernel is the rules: after every decision both hold the same, and a kernel with a fault is found out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rulebound.core import CHANCE, Decision
from rulebound.core.game import OptionValue
from rulebound.games.carcassonne import GAME, kernel, playout
from rulebound.games.carcassonne.kernel import (
    EFFECT,
    FRONTIER,
    LONGEST_STACK,
    Kernel,
    cell_of,
    to_kernel,
)
from rulebound.games.carcassonne.options import OPTIONS
from rulebound.games.carcassonne.state import FIGURES, Draw, Move, Place, Put, Show, Skip, State, TakeBack
from rulebound.games.carcassonne.surveyors import STACKS
from rulebound.games.carcassonne.tables import NOTHING, NUMBER, tables
from rulebound.games.carcassonne.tiles import tile

T = tables()
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A smaller game tells no more."""
SEEDS = st.integers(0, 2**32 - 1)
HOUSES = st.fixed_dictionaries(
    {option.key: st.sampled_from(option.choices) for option in OPTIONS if option.key != "first"}
)
RICH: Mapping[str, OptionValue] = {"inns": True, "abbot": True, "river": "second"}


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
        figures = [move for move in legal if isinstance(move, Put | TakeBack)]
        moves.append(pick.choice(figures if figures and pick.random() < 0.4 else legal))
        state = after(state, seat, moves[-1])
    yield moves, state


def follow(k: Kernel, moves: list[Move]) -> None:
    """Let the kernel make what has happened in the rules."""
    drawn = 0
    for move in moves:
        match move:
            case Place(cell, turns):
                kernel.lay(T, k, FRONTIER - int(k.at[cell_of(cell)]), turns)
            case Put() | Skip() | TakeBack():
                kernel.put(T, k, option_of(move))
            case Draw(name):
                come(k.deck, int(k.drawn) + drawn, NUMBER[name])
                drawn += 1
            case Show(on, name):
                number = STACKS.index(on)
                come(k.stack, LONGEST_STACK * number + int(k.stack_known[number]), EFFECT[name])
                k.stack_known[number] += 1
    if not k.figuring:
        kernel.draw(T, k)


def come(cards: Any, place: int, card: int) -> None:
    """Let a card that is still to come be the next."""
    there = next(i for i in range(place, len(cards)) if cards[i] == card)
    cards[place], cards[there] = cards[there], cards[place]


def option_of(move: Move) -> int:
    match move:
        case Put(kind, place):
            return 8 * (FIGURES.index(kind) + 1) + place
        case TakeBack():
            return 8 * kernel.BACK
        case _:
            return kernel.SKIP


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
                assert kernel.active(k, number, later) == EFFECT[told]
    if state.cause is not None:
        return
    assert (k.mover, bool(k.figuring)) == (state.mover, state.laid)
    assert k.hand == (NOTHING if state.hand is None else NUMBER[state.hand])
    legal = GAME.moves(state, state.mover)
    if state.laid:
        kernel.find_figures(T, k)
        assert sorted(k.options[: k.count]) == sorted(map(option_of, legal))
    else:
        kernel.find_places(T, k)
        found = [(int(k.frontier[option >> 2]), option & 3) for option in map(int, k.options[: k.count])]
        assert sorted(found) == sorted((cell_of(m.cell), m.turns) for m in legal if isinstance(m, Place))


def features(k: Kernel, state: State) -> dict[int, tuple[int, int]]:
    """Of each segment the first of its feature, how often it is open, and how many figures stand in it."""
    told = {}
    for n, laid in enumerate(state.board.laid):
        for place, segment in enumerate(laid.tile.segments):
            if segment.kind != "river":
                root = kernel.root(k, 8 * n + place)
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
def test_kernel_and_rules_agree_after_every_decision(
    players: int, seed: int, house: dict[str, OptionValue]
) -> None:
    compare(players, seed, **house)


@given(seed=SEEDS, leavers=st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True))
@settings(max_examples=4, deadline=None, phases=WITHOUT_SHRINKING)
def test_kernel_and_rules_agree_when_some_have_given_up(seed: int, leavers: list[int]) -> None:
    compare(6, seed, leavers, **RICH)
