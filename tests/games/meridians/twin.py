"""Games played in the rules and in the kernel side by side, compared after every ply.

Run as a program (`python -m tests.games.meridians.twin SIZE…`) it plays a few games on each size, which
is how the tests run it without Numba's compiler and with faults put in.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import product
from typing import Any

from rulebound.games.meridians import GAME, kernel, rules
from rulebound.games.meridians.board import DIRECTIONS, board
from rulebound.games.meridians.rules import FIRST_REMOVAL_TURN, Colour, Position
from rulebound.games.meridians.state import Place, State
from rulebound.games.meridians.tables import listed, tables

COLOURS = (Colour.LIGHT, Colour.DARK)
Policy = Callable[[State, "list[int]", random.Random], int]


def any_point(_: State, legal: list[int], chance: random.Random) -> int:
    """A random point: few captures."""
    return chance.choice(legal)


def killing_point(state: State, legal: list[int], chance: random.Random) -> int:
    """Of some random points the one that leaves the opponent most stones without a path."""
    mover = rules.colour_of_turn(state.turn)

    def dead(point: int) -> int:
        after = state.position.put(point, mover)
        return sum(map(len, rules.dead_groups(after, mover.other)))

    return max(chance.sample(legal, min(5, len(legal))), key=dead)


def dying_point(state: State, legal: list[int], chance: random.Random) -> int:
    """Of some random points the one that leaves most stones of both sides without a path: huge removals."""
    mover = rules.colour_of_turn(state.turn)

    def dead(point: int) -> int:
        after = state.position.put(point, mover)
        return sum(len(group) for colour in COLOURS for group in rules.dead_groups(after, colour))

    return max(chance.sample(legal, min(4, len(legal))), key=dead)


POLICIES: tuple[Policy, ...] = (any_point, killing_point, dying_point)


def start(size: int) -> State:
    """An empty board."""
    return State(Position(board(size)), False, 0, 0, 0)


def nearly_stuck() -> State:
    """Dark to move: after b5 Light has stones and no legal point (0.2 % of random games end so)."""
    light = "a5 c5 c6 d6 d7 e7 f8 g8 g9"
    dark = (
        "a1 a3 a4 b2 b3 b4 b6 c2 c3 c4 c7 d1 d5 d8 e5 e6 e8 e9 "
        "f4 f5 f6 f7 f9 f10 g4 g7 h7 h8 i2 i7 j5 j6 k3 k4"
    )
    table = board(6)
    sides = [frozenset(table.index[name] for name in side.split()) for side in (light, dark)]
    return State(Position(table, *sides), False, 61, 0, 0)


def point_b5(state: State, _: list[int], __: random.Random) -> int:
    """The move that leaves Light nowhere to go."""
    return state.position.board.index["b5"]


def play(state: State, seed: int, policy: Policy, check_every: int = 1) -> list[State]:
    """One game in both; AssertionError names the ply and the first thing that differs."""
    chance = random.Random(seed)
    table, twin = kernel.to_kernel(state)
    states = [state]
    while state.result is None:
        seat = state.turn % 2
        legal = [move.point for move in GAME.moves(state, seat) if isinstance(move, Place)]
        if not legal:  # a second stone is impossible: only on the smallest boards
            break
        point = policy(state, legal, chance)
        for event in GAME.resolve(state, {seat: Place(point)}):
            state = GAME.fold(state, event)
        kernel.play(table, twin, point)
        states.append(state)
        if state.turn % check_every == 0 or state.result is not None:
            compare(twin, state)
    return states


def compare(twin: Any, state: State) -> None:
    """The kernel holds this state, and all that it keeps equals what is worked out here from the board."""
    where = f"size {state.position.board.size}, turn {state.turn}"
    assert kernel.from_kernel(twin, state) == state, f"{where}: board, turn or result"
    legal = [] if state.result else rules.legal_points(state.position, state.turn)
    assert listed(twin.legal) == legal, f"{where}: legal points"
    _compare_groups(twin, state.position, where)
    _compare_sight(twin, state.position, where)
    if state.turn >= FIRST_REMOVAL_TURN:
        _compare_pending(twin, state, where)


def _compare_groups(twin: Any, position: Position, where: str) -> None:
    for point, stone in enumerate(position.at):
        colour = kernel.NOBODY if stone is None else COLOURS.index(stone)
        assert int(twin.cells[point]) >> kernel.GROUP_BITS == colour, f"{where}: cell {point}"
    for colour, side in enumerate(COLOURS):
        for group in rules.groups(position, side):
            numbers = {int(twin.cells[point]) & kernel.GROUP for point in group}
            assert len(numbers) == 1, f"{where}: {side} group {sorted(group)} has numbers {numbers}"
            (number,) = numbers
            assert number in group, f"{where}: group {number} is not named after its own point"
            assert listed(twin.members[number]) == sorted(group), f"{where}: members of {side} {number}"
        assert listed(twin.stones[colour]) == sorted(position.of(side)), f"{where}: stones of {side}"


def _compare_sight(twin: Any, position: Position, where: str) -> None:
    table = tables(position.board.size)
    seers: dict[tuple[int, int], list[int]] = {key: [] for key in product(range(3), range(len(DIRECTIONS)))}
    for point, rays in enumerate(position.board.rays):
        for direction, ray in enumerate(rays):
            stone = next((position.at[seen] for seen in ray if position.at[seen] is not None), None)
            seers[kernel.NOBODY if stone is None else COLOURS.index(stone), direction].append(point)
    for (colour, direction), points in seers.items():
        assert listed(twin.sight[colour, direction]) == points, f"{where}: sight {colour} {direction}"
    for lane, empty in enumerate(table.empty_lanes):
        places = [p for p in range(table.at.shape[1]) if table.at[lane, p] < table.points]
        stones = sum(1 << p for p in places if position.at[table.at[lane, p]] is not None)
        assert int(twin.lanes[lane]) == int(empty) + stones, f"{where}: lane {lane}"


def _compare_pending(twin: Any, state: State, where: str) -> None:
    """Every group without a path is pending; the side that has just been swept has none."""
    for colour, side in enumerate(COLOURS):
        pending = set(listed(twin.pending[colour]))
        assert pending <= state.position.of(side), f"{where}: pending {side} points without a stone"
        for group in rules.dead_groups(state.position, side):
            assert pending & group, f"{where}: dead {side} group {sorted(group)} is not pending"
            number = int(twin.cells[min(group)]) & kernel.GROUP
            assert not kernel.has_path(tables(state.position.board.size), twin, number), f"{where}: {group}"
    assert not listed(twin.pending[1 - state.turn % 2]), f"{where}: pending after the removal"


if __name__ == "__main__":
    for size in map(int, sys.argv[1:]):
        for seed, policy in enumerate(POLICIES):
            play(start(size), seed, policy)
    play(nearly_stuck(), 0, point_b5)
