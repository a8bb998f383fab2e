"""The solution holds against every reply, and a wrong one is found out."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from rulebound.games import kept
from rulebound.games.marsigel import GAME, solve
from rulebound.games.marsigel.ring import DIE, Ring
from rulebound.games.marsigel.rules import Variant
from rulebound.games.marsigel.setup import circle
from rulebound.games.marsigel.solve import (
    Odds,
    Solution,
    Tree,
    certify,
    circles,
    solution,
    swapped,
)

START = circle(2)


@cache
def parts(variant: Variant) -> tuple[Tree, solve.Floats, solve.Ints]:
    """The tree of a variant, its values and its policy."""
    _, tree = solve._tree(variant, circles())
    values = solve._values(tree)
    return tree, values, solve._policy(tree, values, solve._ranks(tree, values))


def test_the_first_player_wins_a_sixth_and_draws_the_rest() -> None:
    odds = solution(Variant.TREE).odds(START, 0, False)
    assert (odds.win, odds.draw, odds.lose) == pytest.approx((1 / 6, 5 / 6, 0), abs=1e-12)
    assert solution(Variant.TREE).values_by_roll(START, 0, False) == pytest.approx((0, 0, 0, 0, 0, 1))
    assert solution(Variant.TREE).forced_wins(START, 0, False) == pytest.approx((1 / 6, 0))


def test_nests_are_worth_a_tenth() -> None:
    odds = solution(Variant.NEST).odds(START, 0, False)
    assert (odds.win, odds.draw, odds.lose) == pytest.approx((0.1240, 0.8552, 0.0207), abs=5e-5)
    assert odds.value == pytest.approx(0.1033, abs=5e-5)


@pytest.mark.parametrize("variant", Variant)
def test_the_certificate_holds(variant: Variant) -> None:
    solved = solution(variant)
    assert solved.certificate.holds
    assert solved.positions == 1577


def test_the_values_of_the_positions_that_occur_are_as_they_were_found_before() -> None:
    """103 good ones, 283 even ones, 2 bad ones and 18 values in all, by another program."""
    solved = solution(Variant.TREE)
    seen, todo = {START}, [START]
    for ring in todo:
        for choice in solved.choices(ring, 0, DIE):
            after = swapped(choice.ring)
            if not choice.end.wins and after not in seen:
                seen.add(after)
                todo.append(after)
    values = [round(solved.odds(ring, 0, False).value, 9) for ring in seen]
    assert len(values) == 388
    assert [sum(v > 0 for v in values), sum(v == 0 for v in values), sum(v < 0 for v in values)] == [
        103,
        283,
        2,
    ]
    assert min(values) == pytest.approx(-1 / 12)
    assert len(set(values)) == 18
    assert values.count(1.0) == 20


@pytest.mark.parametrize("roll", range(1, 6))
def test_best_ends_of_the_first_turn(roll: int) -> None:
    """Passing costs a sixth; how many of the other ends are best was found by another program."""
    choices = solution(Variant.TREE).choices(START, 0, roll)
    (passing,) = [choice for choice in choices if choice.passes]
    assert passing.odds.value == pytest.approx(-1 / 6)
    others = [choice for choice in choices if not choice.passes]
    best = [choice for choice in others if choice.odds.value > -1e-9]
    assert (len(best), len(others)) == {1: (2, 2), 2: (3, 5), 3: (5, 8), 4: (7, 11), 5: (10, 14)}[roll]
    assert choices[: len(best)] == best


def test_odds_are_told_of_either_side_and_of_both_sides_of_a_mirror() -> None:
    solved = solution(Variant.TREE)
    for ring in list(circles())[::7]:
        mirrored = Ring.of(reversed(ring.stacks))
        for passed in (False, True):
            odds = solved.odds(ring, 0, passed)
            assert odds.value == pytest.approx(solved.odds(mirrored, 0, passed).value)
            assert odds == solved.odds(swapped(ring), 1, passed)
            assert odds.turned == Odds(odds.lose, odds.draw, odds.win)
            assert odds.win + odds.draw + odds.lose == pytest.approx(1)


@pytest.mark.parametrize("order", ["queen-pawn-drone", "pawn-drone-queen", "drone-pawn-queen"])
def test_every_size_order_is_solved(order: str) -> None:
    ring = GAME.start(2, {"sizes": order}).ring
    assert solution(Variant.TREE).odds(ring, 0, False).value == pytest.approx(1 / 6)


def test_stopping_after_a_movement_is_no_pass() -> None:
    solved = solution(Variant.TREE)
    state = GAME.position("a3/b2/a1/b3/a2/b1 a")
    fresh = solved.choices(state.ring, 0, 1, passed=True)
    going_on = solved.choices(state.ring, 0, 1, moved=True, passed=True)
    assert [c.odds.draw for c in fresh if c.passes] == [1.0]
    assert not any(c.passes for c in going_on)


def test_coming_back_is_a_choice_of_its_own() -> None:
    ring = GAME.position("a3a1/b2/b3/a2/b1 a").ring
    choices = solution(Variant.TREE).choices(ring, 0, 4)
    same = [choice for choice in choices if choice.ring == ring]
    assert {choice.passes for choice in same} == {True, False}
    assert all(choice.end.line for choice in same if not choice.passes)


def test_a_ring_of_three_is_not_solved() -> None:
    with pytest.raises(KeyError):
        solution(Variant.TREE).odds(circle(3), 0, False)


# --- the certificate -----------------------------------------------------------------------------------------


def best_reply(tree: Tree, policy: solve.Ints) -> solve.Floats:
    """What the side that does not follow the policy gets by its best plan, node by node, worked out apart.

    Nodes are doubled: `own` where the policy moves, `free` where the other side does. Endless play is
    worth 0: every set of nodes in which the free side can stay for ever (an end component) is made one
    node with the further choice of staying. Then the values from below and from above meet.
    """
    count = 2 * tree.positions
    free_to = [tree.to[a:b] for a, b in zip(tree.first, np.append(tree.first[1:], len(tree.to)), strict=True)]
    chosen = tree.to[policy].reshape(-1, DIE)
    component = components(count, chosen, free_to)
    low, high = (np.full(2 * count, bound) for bound in (-1.0, 1.0))
    for values in (low, high):
        for _ in range(4000):
            new = swept(values, count, chosen, free_to, component)
            change = np.abs(new - values).max()
            values[:] = new
            if change < 1e-13:
                break
    assert np.abs(high - low).max() < 1e-9
    return low


def swept(
    values: solve.Floats, count: int, chosen: solve.Ints, free_to: list[solve.Ints], component: solve.Ints
) -> solve.Floats:
    """One round of value iteration for the free side; node n is `own`, node count + n is `free`."""
    own = np.append(values[:count], [1.0, 0.0])  # after the free side's win, and after a draw
    free = np.append(values[count:], [-1.0, 0.0])  # after the policy's win, and after a draw
    new = values.copy()
    new[:count] = free[chosen].mean(1)
    reached = np.array([own[to].max() for to in free_to]).reshape(-1, DIE)
    new[count:] = reached.mean(1)
    for number in set(component[component >= 0].tolist()):
        inside = component == number
        leaving = [0.0]
        for n in np.flatnonzero(inside[count:]):
            for roll in range(DIE):
                outside = [own[t] for t in free_to[n * DIE + roll] if t >= count or component[t] != number]
                if outside:
                    # leave with this roll when it comes, stay until then
                    leaving.append(max(outside))
        new[inside] = max(leaving)
    return new


def components(count: int, chosen: solve.Ints, free_to: list[solve.Ints]) -> solve.Ints:
    """The number of the maximal end component of each node, -1 outside all of them."""
    alive = np.ones(2 * count, bool)
    kept = [list(to[to < count]) for to in free_to]
    while True:
        label = strongly_connected(count, chosen, kept, alive)
        before = alive.sum(), sum(map(len, kept))
        for n in range(count):
            if alive[n] and not all(
                t < count and alive[count + t] and label[count + t] == label[n] for t in chosen[n]
            ):
                alive[n] = False
            if alive[count + n]:
                for roll in range(DIE):
                    place = n * DIE + roll
                    kept[place] = [t for t in kept[place] if alive[t] and label[t] == label[count + n]]
                    if not kept[place]:
                        alive[count + n] = False
        if (alive.sum(), sum(map(len, kept))) == before:
            return np.where(alive, label, -1)


def strongly_connected(
    count: int, chosen: solve.Ints, kept: list[list[int]], alive: np.ndarray[tuple[int], np.dtype[np.bool_]]
) -> solve.Ints:
    """Labels of the strongly connected parts of the living nodes (Kosaraju's way: there, and back)."""
    there: dict[int, list[int]] = {}
    back: dict[int, list[int]] = {int(n): [] for n in np.flatnonzero(alive)}
    for n in back:
        if n < count:
            there[n] = [count + t for t in chosen[n] if t < count and alive[count + t]]
        else:
            there[n] = [t for roll in range(DIE) for t in kept[(n - count) * DIE + roll] if alive[t]]
        for t in there[n]:
            back[t].append(n)
    label = np.full(2 * count, -1)
    for root in reversed(finished(there)):
        if label[root] < 0:
            todo = [root]
            label[root] = root
            while todo:
                for n in back[todo.pop()]:
                    if label[n] < 0:
                        label[n] = root
                        todo.append(n)
    return label


def finished(there: dict[int, list[int]]) -> list[int]:
    """The nodes in the order in which a walk through all of them leaves them for good."""
    order: list[int] = []
    seen: set[int] = set()
    for root in there:
        walks = [] if root in seen else [(root, iter(there[root]))]
        seen.add(root)
        while walks:
            n, rest = walks[-1]
            onward = next((t for t in rest if t not in seen), None)
            if onward is None:
                order.append(n)
                walks.pop()
            else:
                seen.add(onward)
                walks.append((onward, iter(there[onward])))
    return order


@cache
def restricted(variant: Variant) -> tuple[Tree, solve.Floats, solve.Ints]:
    """The part of a variant that games of two can come to."""
    _, tree = solve._tree(variant, [START])
    values = solve._values(tree)
    return tree, values, solve._policy(tree, values, solve._ranks(tree, values))


@pytest.mark.parametrize("variant", Variant)
def test_the_best_replies_from_both_seats_get_the_value_and_no_more(variant: Variant) -> None:
    tree, values, policy = restricted(variant)
    replies = best_reply(tree, policy)
    count = 2 * tree.positions
    assert np.abs(replies[:count] + values[:count]).max() < 1e-9  # the policy moves first
    assert np.abs(replies[count:] - values[:count]).max() < 1e-9  # the other side does


@pytest.mark.parametrize(("start", "first"), [(-1.0, -0.543), (0.0, 1 / 6), (1.0, 0.852)])
def test_what_one_turn_says_of_the_next_does_not_settle_the_values(start: float, first: float) -> None:
    """The same equations have other solutions; what promises more than it holds is not certified."""
    tree, values, _ = restricted(Variant.TREE)
    own, other = np.full((2, 2 * tree.positions + 2), start)
    own[tree.win], other[tree.win], own[tree.draw], other[tree.draw] = -1.0, 1.0, 0.0, 0.0
    for _ in range(500):
        better = solve._per_roll(other[tree.to], tree, np.maximum)
        other[:-2], own[:-2] = solve._per_roll(own[tree.to], tree, np.minimum), better
    assert own[0] == pytest.approx(first, abs=5e-4)
    certificate = certify(tree, own, other, greedy(tree, other))
    assert (certificate.gain < 1e-9, certificate.residual < 1e-9) == (True, True)
    assert certificate.holds == (start <= 0), "less than the value can be held as well"
    assert (certificate.trapped > 0) == (start > 0)
    assert (np.abs(own - values).max() < 1e-9) == (start == 0)


def greedy(tree: Tree, other: solve.Floats) -> solve.Ints:
    """For each node and roll the first of the best actions."""
    ends = np.append(tree.first[1:], len(tree.to))
    return np.array([a + int(other[tree.to[a:b]].argmax()) for a, b in zip(tree.first, ends, strict=True)])


def test_a_false_value_is_not_certified() -> None:
    tree, values, policy = parts(Variant.TREE)
    for node in (0, 5, tree.positions + 3):
        for side in (0, 1):
            own, other = values.copy(), -values
            (own, other)[side][node] += 1e-6
            assert not certify(tree, own, other, policy).holds


def test_a_policy_that_errs_is_not_certified() -> None:
    for variant in Variant:
        tree, values, policy = parts(variant)
        worst = greedy(tree, values)
        assert certify(tree, values, -values, policy).holds
        certificate = certify(tree, values, -values, worst)
        assert certificate.residual > 0.1
        assert not certificate.holds


def test_a_certificate_needs_all_three() -> None:
    good = solution(Variant.TREE).certificate
    assert good.holds
    assert not replace(good, gain=1e-3).holds
    assert not replace(good, residual=1e-3).holds
    assert not replace(good, trapped=1).holds


class Quick:
    """A solution that is there at once."""

    made = 0

    def __init__(self, variant: Variant) -> None:
        Quick.made += 1
        self.variant = variant


def test_a_solution_is_kept_and_made_anew_where_it_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "kept")
    monkeypatch.setattr(solve, "Solution", Quick)
    monkeypatch.setattr(Quick, "made", 0)

    def started() -> None:
        solve._solution.cache_clear()
        for variant in (*Variant, *Variant):
            assert solution(variant).variant is variant

    try:
        for made in (2, 2):
            started()
            assert Quick.made == made
        files = sorted(kept.FOLDER.iterdir())
        files[0].write_bytes(files[0].read_bytes()[:-1])
        started()
        assert Quick.made == 3, "cut"
        kept.write(files[1].name, b"of another time")
        started()
        assert Quick.made == 4, "not understood"
        started()
        assert Quick.made == 4
    finally:
        solve._solution.cache_clear()


@pytest.mark.parametrize("variant", Variant)
def test_a_kept_solution_tells_what_the_one_worked_out_tells(variant: Variant) -> None:
    solved = solution(variant)
    read = pickle.loads(pickle.dumps(solved))
    assert (read.certificate, read.positions) == (solved.certificate, solved.positions)
    for ring in list(solved._index)[::97]:
        assert read.odds(ring, 0, True) == solved.odds(ring, 0, True)
        assert read.forced_wins(ring, 1, False) == solved.forced_wins(ring, 1, False)
        assert read.choices(ring, 0, 6) == solved.choices(ring, 0, 6)


def test_the_whole_is_solved_fast() -> None:
    """The benchmark's bar is 5 s for both variants, certificates included; a busy machine gets some air."""
    import time

    began = time.process_time()
    for variant in Variant:
        assert Solution(variant).certificate.holds
    assert time.process_time() - began < 10
