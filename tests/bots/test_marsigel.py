"""Bots for Der Marsigelwettkampf: legal in any seats, greedy for a win, lively together, perfect in pairs."""

from __future__ import annotations

import random
import threading
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.bots import Thought, levels
from rulebound.bots.marsigel import LEVELS, warm
from rulebound.bots.marsigel.among import CAP, among, rows
from rulebound.bots.marsigel.bench import measure
from rulebound.bots.marsigel.ends import PATIENCE, worthwhile
from rulebound.core import CHANCE, Decision, Outcome
from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.ring import Size
from rulebound.games.marsigel.rules import Movement, Variant
from rulebound.games.marsigel.solve import solution
from rulebound.games.marsigel.state import Pass, Roll, State
from rulebound.games.marsigel.turn import explore
from tests.games.marsigel.random_play import walk

NEVER = threading.Event()
LONG = 60
"""More turns for each player than any game of bots has."""
KEYS = [level.key for level in LEVELS]
SEEDS = st.integers(0, 2**32 - 1)


def silent(_: Thought) -> None:
    pass


def think(key: str, state: State, seed: int = 1, seconds: float = 0.0) -> Thought:
    level = next(level for level in LEVELS if level.key == key)
    return level.make(seed).think(state, state.mover, seconds, NEVER, silent)


def play(seats: list[str], seed: int, seconds: float = 0.0, **options: Any) -> State:
    """A game of bots to its end, with dice of its own."""
    made = {level.key: level.make for level in LEVELS}
    bots = [made[key](100 * seed + seat) for seat, key in enumerate(seats)]
    dice = random.Random(seed)
    state = GAME.start(len(seats), {"cap": 60, **options})
    while isinstance(decision := GAME.decision(state), Decision):
        assert state.turn < LONG * len(seats), "it goes on for ever"
        (seat,) = decision.seats
        if seat == CHANCE:
            move: Any = Roll(dice.randint(1, 6))
        else:
            move = GAME.parse(state, bots[seat].think(state, seat, seconds, NEVER, silent).line[0])
        for event in GAME.resolve(state, {seat: move}):
            state = GAME.fold(state, event)
    return state


def test_the_levels_are_on_offer() -> None:
    assert [level.key for level in levels("marsigel")] == KEYS == ["casual", "lively", "expert"]


@pytest.mark.parametrize("key", KEYS)
@given(players=st.integers(2, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
@settings(max_examples=8)
def test_every_line_plays_out_the_turn_legally(key: str, players: int, seed: int, variant: str) -> None:
    for _, _, state in list(walk(players, seed, 60, variant=variant))[::12]:
        if state.roll is None or state.result is not None:
            continue
        thought = think(key, state, seed)
        assert -1.0 <= thought.value <= 1.0
        assert thought.line
        seat, turn = state.mover, state.turn
        for text in thought.line:
            assert (state.mover, state.turn) == (seat, turn)
            move = GAME.parse(state, text)
            assert GAME.judge(state, seat, move).allowed, text
            for event in GAME.resolve(state, {seat: move}):
                state = GAME.fold(state, event)
        assert state.result is not None or state.turn > turn


@pytest.mark.parametrize("key", KEYS)
@given(players=st.integers(2, 13), seed=SEEDS, variant=st.sampled_from(["tree", "nest"]))
@settings(max_examples=8)
def test_every_win_that_the_roll_allows_is_taken(key: str, players: int, seed: int, variant: str) -> None:
    for _, _, state in walk(players, seed, 60, variant=variant):
        if state.roll is None or state.result is not None:
            continue
        ends = worthwhile(state, state.mover)
        if ends[0][1].wins:
            thought = think(key, state, seed)
            assert thought.value == 1.0
            assert thought.line[-1] not in ("end", "pass")


@pytest.mark.parametrize("key", ["casual", "lively"])
@given(players=st.integers(2, 13), seed=SEEDS)
@settings(max_examples=8)
def test_nobody_passes_or_lifts_a_queen_who_need_not(key: str, players: int, seed: int) -> None:
    for _, _, state in list(walk(players, seed, 60))[::9]:
        if state.roll is None or state.moves or state.result is not None or len(state.ring) == 1:
            continue
        for text in think(key, state, seed).line:
            move = GAME.parse(state, text)
            assert move != Pass() or (players == 2 and state.passes)
            assert not (isinstance(move, Movement) and move.piece.size is Size.QUEEN)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("variant", Variant)
@given(seed=SEEDS)
@settings(max_examples=10)
def test_a_pass_is_answered_by_a_pass_where_neither_can_force_anything(
    key: str, variant: Variant, seed: int
) -> None:
    solved = solution(variant)
    for _, _, state in walk(2, seed, 60, variant=variant.value):
        if state.roll is None or state.moves or state.result is not None or not state.passes:
            continue
        if worthwhile(state, state.mover)[0][1].wins:
            continue
        dead = solved.forced_wins(state.ring, state.mover, False) == (0.0, 0.0)
        free = len(GAME.moves(state, state.mover)) > 1
        assert not dead or think(key, state, seed).line == ("pass",)
        if key != "expert" and not dead and free:
            assert think(key, state, seed).line != ("pass",)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("ring", ["a3b2a2a1b1/b3", "b3a2b2b1a1/a3"])
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_person_in_a_dead_position_has_a_draw(key: str, ring: str, roll: int) -> None:
    state = GAME.position(f"{ring} a 3")
    for seat, move in ((0, Pass()), (CHANCE, Roll(roll))):
        for event in GAME.resolve(state, {seat: move}):
            state = GAME.fold(state, event)
    if state.result is None:  # whoever cannot move has passed
        for event in GAME.resolve(state, {1: GAME.parse(state, think(key, state).line[0])}):
            state = GAME.fold(state, event)
    assert state.result is not None
    assert state.result.cause == "all-passed"


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("key", KEYS)
@given(seed=SEEDS, late=st.booleans())
@settings(max_examples=8)
def test_nobody_plays_on_for_ever_where_nothing_is_in_reach(
    key: str, players: int, seed: int, late: bool
) -> None:
    turn = PATIENCE * players
    for _, _, walked in list(walk(players, seed, 40))[::7]:
        if walked.roll is None or walked.moves or walked.result is not None or walked.passes:
            continue
        in_reach = worthwhile(walked, walked.mover)[0][1].wins or any(
            win_cost_by_search(walked, seat) <= 6 for seat in walked.playing
        )
        state = replace(walked, turns=(turn if late else turn - 1,) + (0,) * (players - 1))
        passes = think(key, state, seed).line == ("pass",)
        if len(GAME.moves(state, state.mover)) == 1:
            continue
        if in_reach or not late:
            assert not passes
        elif key != "expert" or players > 2:
            assert passes


def win_cost_by_search(state: State, seat: int) -> int:
    turn = explore(state.ring, state.house.variant, seat, 6)
    return min((end.cost for end in turn.ends.values() if end.wins), default=7)


@pytest.mark.parametrize("seats", [[one, two] for one in KEYS for two in KEYS])
@pytest.mark.parametrize("variant", Variant)
def test_games_of_two_bots_end_without_a_cap(seats: list[str], variant: Variant) -> None:
    for seed in range(6):
        assert play(seats, seed, variant=variant.value, cap=0).result is not None


@pytest.mark.parametrize("key", ["casual", "lively"])
def test_equal_seeds_play_equally_and_hold_to_their_plan(key: str) -> None:
    states = [after for _, _, after in walk(5, 3, 80) if after.roll is not None and after.result is None]
    for state in states[::7]:
        thought = think(key, state, 5)
        assert think(key, state, 5) == thought
        move = GAME.parse(state, thought.line[0])
        for event in GAME.resolve(state, {state.mover: move}):
            state = GAME.fold(state, event)
        if len(thought.line) > 1 and state.result is None:
            assert think(key, state, 5).line == thought.line[1:]


@pytest.mark.parametrize(
    ("players", "games", "share"), [(2, 24, 0.5), (3, 24, 0.8), (4, 16, 0.8), (6, 8, 0.8), (13, 2, 0.8)]
)
@pytest.mark.parametrize("key", ["casual", "lively"])
def test_bots_among_themselves_come_to_a_winner(key: str, players: int, games: int, share: float) -> None:
    decided = [play([key] * players, seed).result for seed in range(games)]
    assert sum(result is not None and result.winner is not None for result in decided) >= share * games


def test_experts_among_themselves_come_to_a_winner() -> None:
    assert sum(_winner(play(["expert"] * 3, seed)) is not None for seed in range(5)) >= 4


def test_a_row_tells_a_game_among_bots_and_comes_again() -> None:
    row = among("lively", 4, 7, 0.05)
    assert among("lively", 4, 7, 0.05) == row
    level, players, seed, winner, cause, turns = row
    assert (level, players, seed, cause) == ("lively", 4, 7, "tree")
    assert int(winner) in range(4)
    assert 0 < turns <= CAP * 4
    assert [each[2] for each in rows("casual", 3, 2)] == [1, 2]


def test_levels_may_sit_in_any_seats() -> None:
    state = play(["lively", "casual", "expert", "lively", "casual"], 4)
    assert _winner(state) in range(5)


def _winner(state: State) -> int | None:
    assert state.result is not None
    return state.result.winner


@cache
def _duels(key: str, variant: str, games: int) -> tuple[int, int]:
    """How often the expert won and lost against a level, seats swapped."""
    won = lost = 0
    for seed in range(games):
        seats = ["expert", key] if seed % 2 == 0 else [key, "expert"]
        winner = _winner(play(seats, seed, variant=variant))
        won += winner == seed % 2
        lost += winner == 1 - seed % 2
    return won, lost


@pytest.mark.parametrize("key", ["casual", "lively"])
def test_perfect_play_beats_the_others(key: str) -> None:
    won, lost = _duels(key, "tree", 24)
    assert won >= 12
    assert lost <= 4


@pytest.mark.parametrize("variant", Variant)
@given(seed=SEEDS)
@settings(max_examples=10)
def test_the_expert_gives_nothing_away_with_two(variant: Variant, seed: int) -> None:
    solved = solution(variant)
    for _, _, state in list(walk(2, seed, 40, variant=variant.value))[::3]:
        if state.roll is None or state.result is not None:
            continue
        moved, passed = state.moves > 0, state.passes > 0
        best = solved.choices(state.ring, state.mover, state.points, moved, passed)[0].odds.value
        assert think("expert", state).value == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize("leaver", range(3))
def test_the_expert_fears_nobody_who_has_given_up(leaver: int) -> None:
    """One is out who would win on every roll; the seat before it is to move, and the third far from winning."""
    out, third, mover = (*"abc"[leaver:], *"abc"[:leaver])
    ring = f"{out}3{out}2/{mover}2/{out}1/{third}2/{mover}1/{third}3/{mover}3/{third}1"
    playing = GAME.position(f"{ring} {mover} 1")
    without = GAME.position(f"{ring} {mover} 1 out-{out}")
    assert think("expert", playing, seconds=0.1).value < -0.3
    assert think("expert", without, seconds=0.1).value > -0.2


@pytest.mark.parametrize("key", [level.key for level in LEVELS])
def test_a_value_lies_between_what_winning_and_losing_bring_also_where_somebody_is_out(key: str) -> None:
    state = GAME.position("a3/b2/a1/c3/a2/b1/c2/b3/c1 a 1 out-c")
    over = state
    for event in GAME.concede(state, 1, "resign"):
        over = GAME.fold(over, event)
    outcome = GAME.decision(over)
    assert isinstance(outcome, Outcome)
    assert outcome.returns[1] <= think(key, state).value <= outcome.returns[0]


def test_a_search_stops_when_told_and_reports_on_the_way() -> None:
    state = GAME.start(5, {})
    for event in GAME.resolve(state, {CHANCE: Roll(6)}):
        state = GAME.fold(state, event)
    bot = LEVELS[-1].make(3)
    heard: list[Thought] = []
    thought = bot.think(state, 0, 0.2, NEVER, heard.append)
    assert heard
    assert thought.simulations >= heard[0].simulations > 0
    stop = threading.Event()
    stop.set()
    assert bot.think(state, 0, 60.0, stop, silent).simulations <= heard[0].simulations


def test_warming_up_compiles_and_solves() -> None:
    warm()
    assert solution(Variant.TREE).certificate.holds


def test_the_benchmark_measures_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    from rulebound.bots.marsigel import bench

    solved: list[Variant] = []

    class Quick:
        def __init__(self, variant: Variant) -> None:
            solved.append(variant)
            self.certificate = solution(variant).certificate

    monkeypatch.setattr(bench, "GAMES", {2: 50, 4: 10, 13: 1})
    monkeypatch.setattr(bench, "Solution", Quick)
    figures = measure(silent_text)
    assert set(figures) == {"games_per_s_2", "games_per_s_4", "games_per_s_13", "solve_s", "runs"}
    assert all(len(values) == 5 for values in figures["runs"].values())
    assert figures["games_per_s_2"] == sorted(figures["runs"]["games_per_s_2"])[2]
    assert solved == list(Variant) * 5


def silent_text(_: str) -> None:
    pass


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_any_seed_of_64_bits_makes_a_bot(key: str, seed: int) -> None:
    state = GAME.start(3, {})
    for event in GAME.resolve(state, {CHANCE: Roll(4)}):
        state = GAME.fold(state, event)
    assert think(key, state, seed).line


class Bare:
    """No more than a bot may ask of what stops it."""

    def is_set(self) -> bool:
        return True


@pytest.mark.parametrize("key", KEYS)
@given(players=st.integers(2, 6), seed=SEEDS)
@settings(max_examples=8)
def test_a_bot_needs_no_more_than_a_state_read_from_text_and_leaves_all_as_it_was(
    key: str, players: int, seed: int
) -> None:
    level = next(level for level in LEVELS if level.key == key)
    drawn = random.getstate(), repr(np.random.get_state())
    for _, _, state in list(walk(players, seed, 40))[::9]:
        if state.roll is None or state.result is not None:
            continue
        frozen = GAME.freeze(state)
        read = GAME.thaw(frozen)
        thoughts = [level.make(seed).think(each, state.mover, 0.0, Bare(), silent) for each in (state, read)]
        assert thoughts[0] == thoughts[1]
        assert GAME.judge(state, state.mover, GAME.parse(state, thoughts[0].line[0])).allowed
        assert GAME.freeze(state) == GAME.freeze(read) == frozen
    assert (random.getstate(), repr(np.random.get_state())) == drawn
