"""The kernel is the rules: same board, legal points, removals and winner after every ply."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from rulebound.games.meridians import kernel, playout
from rulebound.games.meridians.board import MAX_SIZE, MIN_SIZE, board
from rulebound.games.meridians.rules import Position
from rulebound.games.meridians.state import State
from rulebound.games.meridians.tables import tables
from tests.games.meridians.twin import (
    POLICIES,
    Policy,
    any_point,
    compare,
    killing_point,
    nearly_stuck,
    play,
    point_b5,
    start,
)

ROOT = Path(__file__).parents[3]
SIZES = range(MIN_SIZE, MAX_SIZE + 1)
BETWEEN = range(9, MAX_SIZE)
"""Larger than the smallest of the wide layout and smaller than the largest: nothing is new there."""
GAMES = [
    (size, policy) for size, policy in product(SIZES, POLICIES) if size not in BETWEEN or policy is any_point
]


@pytest.mark.parametrize(("size", "policy"), GAMES, ids=lambda each: getattr(each, "__name__", str(each)))
def test_equals_the_rules_after_every_ply(size: int, policy: Policy) -> None:
    for seed in range({3: 25, 4: 12, 5: 5, 6: 3}.get(size, 1)):
        play(start(size), seed, policy, check_every=1 if size < 9 else 4)


def test_a_mover_without_a_legal_point_has_lost() -> None:
    result = play(nearly_stuck(), 0, point_b5)[-1].result
    assert result is not None
    assert result.cause == "no-legal-point"


def test_the_games_compared_are_full_of_removals() -> None:
    removed, largest = 0, 0
    for seed, policy in product(range(20), POLICIES):
        states = play(start(4), seed, policy, check_every=1000)
        counts = [len(state.position.light) + len(state.position.dark) for state in states]
        lost = [before + 1 - after for before, after in pairwise(counts)]
        removed, largest = removed + sum(lost), max(largest, *lost)
    assert removed > 300
    assert largest > 5


@pytest.mark.parametrize("size", [3, 5, 7, 8])
def test_a_kernel_made_in_mid_game_plays_on_alike(size: int) -> None:
    states = play(start(size), 5, killing_point)
    for state in states[4::7]:
        if state.result is None:
            table, twin = kernel.to_kernel(state)
            assert kernel.from_kernel(twin, state) == state
            _, again = kernel.to_kernel(state)
            for seed in (1, 2):
                kernel.copy(again, twin)
                playout.playout(table, twin, np.array([seed], np.uint64))
                assert twin.winner != kernel.NOBODY


def test_a_finished_game_has_no_legal_point() -> None:
    state = play(start(5), 1, any_point)[-1]
    assert state.result is not None
    _, twin = kernel.to_kernel(state)
    assert kernel.from_kernel(twin, state) == state
    assert kernel.is_empty(twin.legal)


def test_a_position_set_up_with_dead_groups_keeps_them_until_the_rules_take_them() -> None:
    names = board(5).index
    light, dark = (frozenset(names[name] for name in side) for side in (("a1", "a3", "e5"), ("a2", "c3")))
    state = State(Position(board(5), light, dark), False, 8, 0, 0)
    _, twin = kernel.to_kernel(state)
    assert kernel.from_kernel(twin, state) == state
    table = tables(5)
    kernel.open_turn(table, twin)
    compare(twin, kernel.from_kernel(twin, state))


def test_random_points_are_drawn_evenly() -> None:
    """Chi-square over 114 points at 2,280,000 draws: beyond 200 has a chance below one in a million."""
    random, counts = np.array([7], np.uint64), np.zeros(114)
    everywhere = tables(7).everywhere
    for _ in range(228_000):
        counts[playout.pick(everywhere, random)] += 1
    mean = counts.mean()
    assert ((counts - mean) ** 2 / mean).sum() < 200


def _run(environment: dict[str, str], *sizes: int, before: str = "") -> subprocess.CompletedProcess[str]:
    program = f"{before}\nimport runpy\nrunpy.run_module('tests.games.meridians.twin', run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, sizes)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_same_source_runs_without_a_compiler() -> None:
    ran = _run({"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error"}, 4, 6)
    assert ran.returncode == 0, ran.stderr


FAULTS = {
    "a cut path is not looked at": ("            add(k.pending[other], low)\n", ""),
    "joined groups are not looked at": ("                add(k.pending[colour], point)\n", ""),
    "a joined stone keeps its old group": (
        "colour << GROUP_BITS | group\n                        moved",
        "found\n                        moved",
    ),
    "sight stops one place short": ("t.before[lane, up + 1, w]", "t.before[lane, up, w]"),
    "any friend in sight is a path": ("if above != own and above >>", "if above >>"),
    "only the first dead group goes": (
        "                        left &= left - ONE\n\n\n",
        "                        left &= left - ONE\n                return\n\n\n",
    ),
    "the mover's own dead groups go": ("remove_dead(t, k, 1 - mover)", "remove_dead(t, k, mover)"),
    "a second stone may touch the first": ("k.legal[w] &= ~t.adjacent[first, w]", "pass"),
    "a stuck mover has not lost": ("        k.winner = 1 - mover\n", "        k.winner = mover\n"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_kernel_is_caught(fault: str, tmp_path: Path) -> None:
    right, wrong = FAULTS[fault]
    source = Path(kernel.__file__).read_text()
    assert source.count(right) == 1, f"the kernel no longer has {right!r}"
    (tmp_path / "faulty.py").write_text(source.replace(right, wrong))
    swapped = (
        f"import sys\nsys.path.insert(0, {str(tmp_path)!r})\nimport faulty\n"
        "sys.modules['rulebound.games.meridians.kernel'] = faulty\n"
        "import rulebound.games.meridians as package\npackage.kernel = faulty"
    )
    ran = _run({"NUMBA_DISABLE_JIT": "1"}, 3, 4, 5, before=swapped)
    assert ran.returncode == 1, "the fault went unseen"
    assert "AssertionError" in ran.stderr or "IndexError" in ran.stderr, ran.stderr
