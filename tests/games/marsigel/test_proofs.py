"""What is proved of the game, held on every position of two players and on random games of more."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.marsigel.ring import Piece, Ring
from rulebound.games.marsigel.rules import GOALS, Movement, Variant, can_move, has_won, movements
from rulebound.games.marsigel.setup import circle
from rulebound.games.marsigel.solve import circles, swapped
from rulebound.games.marsigel.turn import explore
from tests.games.marsigel.random_play import walk

SEEDS = st.integers(0, 2**32 - 1)
ANY_ROLL = 6


def reachable(starts: Iterable[Ring], variant: Variant) -> dict[Ring, bool]:
    """Every ring of two that moves of either colour lead to from some circles, and whether it is won."""
    todo = list(starts)
    seen = dict.fromkeys(todo, False)
    for ring in todo:
        seen[ring] = any(has_won(ring, variant, colour) for colour in (0, 1))
        if seen[ring]:
            continue
        for colour in (0, 1):
            for priced in movements(ring, variant, colour, ANY_ROLL):
                if priced.ring not in seen:
                    seen[priced.ring] = False
                    todo.append(priced.ring)
    return seen


# --- the direction of stacking --------------------------------------------------------------------------


def stands_as_tree(ring: Ring, colour: int) -> bool:
    return has_won(ring, Variant.TREE, colour)


def grows_upward(ring: Ring) -> bool:
    """No stack has a smaller piece directly on a larger one."""
    return all(upper.size >= lower.size for stack in ring for lower, upper in pairwise(stack))


def test_by_the_literal_text_no_tree_can_ever_stand_with_two() -> None:
    """All of them: whatever circle the game began with, and not stopping at nests."""
    todo = list(circles())
    seen = set(todo)
    for ring in todo:
        assert grows_upward(ring)
        assert not any(stands_as_tree(ring, colour) for colour in (0, 1))
        for colour in (0, 1):
            for priced in movements(ring, Variant.NEST, colour, 100):
                if priced.ring not in seen:
                    seen.add(priced.ring)
                    todo.append(priced.ring)
    assert len(seen) == 1616


@given(players=st.integers(2, 13), seed=SEEDS)
def test_by_the_literal_text_no_tree_can_ever_stand(players: int, seed: int) -> None:
    """The step of the proof: a piece lands on its size or smaller, so every stack keeps growing upward."""
    for before, move, after in walk(players, seed, 60, variant="nest"):
        if isinstance(move, Movement):
            assert move.piece.size >= move.onto.size
            assert grows_upward(before.ring)
            assert grows_upward(after.ring)
            assert not any(stands_as_tree(after.ring, colour) for colour in range(players))


def test_the_property_would_fail_if_trees_could_stand() -> None:
    reached = reachable([circle(2)], Variant.TREE)
    assert sum(reached.values()) == 18
    assert not all(grows_upward(ring) for ring in reached)


# --- who can win --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", Variant)
def test_only_the_mover_can_win_and_only_by_its_top_piece(variant: Variant) -> None:
    bottom, middle, top = GOALS[variant]
    for ring, won in reachable([circle(2)], variant).items():
        for priced in movements(ring, variant, 0, ANY_ROLL) if not won else ():
            assert not has_won(priced.ring, variant, 1)
            if has_won(priced.ring, variant, 0):
                assert priced.movement == Movement(Piece(0, top), Piece(0, middle))
                space, height = ring.find(Piece(0, middle))
                assert ring.stacks[space][height - 1] == Piece(0, bottom)


@given(players=st.integers(3, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
def test_a_movement_makes_exactly_one_new_contact(players: int, seed: int, variant: str) -> None:
    for before, move, after in walk(players, seed, 40, variant=variant):
        if isinstance(move, Movement):
            assert contacts(after.ring) - contacts(before.ring) == {(move.onto, move.piece)}
            assert move.piece.colour == before.mover
            winners = [c for c in range(players) if has_won(after.ring, before.house.variant, c)]
            assert winners in ([], [before.mover])
            assert (after.result is not None) == (winners != [])


def contacts(ring: Ring) -> set[tuple[Piece, Piece]]:
    return {pair for stack in ring for pair in pairwise(stack)}


# --- who can move -------------------------------------------------------------------------------------------


def test_a_pawn_can_always_move_until_one_stack_is_left() -> None:
    rings = [ring for ring, won in reachable([circle(2)], Variant.TREE).items() if not won]
    assert len(rings) == 388
    for ring in rings:
        assert can_move(ring, Variant.TREE, 0, 1) == (len(ring) > 1)


def test_in_nests_a_low_roll_often_forces_a_pass() -> None:
    rings = [ring for ring, won in reachable([circle(2)], Variant.NEST).items() if not won and len(ring) > 1]
    assert len(rings) == 382
    stuck = [sum(not can_move(ring, Variant.NEST, 0, roll) for ring in rings) for roll in (1, 2)]
    assert stuck == [366, 198]


@given(players=st.integers(2, 13), seed=SEEDS)
def test_nobody_is_ever_forced_to_pass_while_two_stacks_stand(players: int, seed: int) -> None:
    for before, _, _ in walk(players, seed, 60):
        assert can_move(before.ring, Variant.TREE, before.mover, 1) == (len(before.ring) > 1)


# --- spaces -------------------------------------------------------------------------------------------------


@given(players=st.integers(2, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
def test_feet_never_change_and_spaces_only_vanish(players: int, seed: int, variant: str) -> None:
    order = [stack[0] for stack in circle(players)]
    for _, _, after in walk(players, seed, 60, variant=variant):
        feet = {stack[0] for stack in after.ring}
        told = [stack[0] for stack in after.ring]
        kept = [foot for foot in order if foot in feet]
        first = kept.index(told[0])
        assert told == kept[first:] + kept[:first]
        order = kept


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_lone_win_costs_three_pips_a_player(players: int) -> None:
    costs = [
        end.cost for end in explore(circle(players), Variant.TREE, 0, 3 * players).ends.values() if end.wins
    ]
    assert min(costs) == 3 * players


@pytest.mark.parametrize("players", range(2, 14))
def test_seats_are_equivalent_unless_three_divides_the_players(players: int) -> None:
    """Some rotation of the start maps every colour to the next one."""
    start = circle(players)
    turned = [
        Ring.of(tuple(Piece((piece.colour + 1) % players, piece.size) for piece in stack) for stack in start)
    ]
    assert (start in turned) == (players % 3 != 0)


def test_positions_of_two_are_counted() -> None:
    reached = reachable([circle(2)], Variant.TREE)
    assert (len(reached), sum(reached.values())) == (406, 18)
    assert {swapped(ring) for ring in reached} == set(reached)
    spaces = [sum(len(ring) == count for ring in reached) for count in (6, 5, 4, 3, 2, 1)]
    assert spaces[0] == 1
    assert sum(spaces) == 406
