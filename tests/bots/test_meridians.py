"""Meridians' bots: legal, stoppable, repeatable, and each level stronger than the one below."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from rulebound.bots import Level, Thought, levels
from rulebound.bots.arena import Contest, play
from rulebound.bots.meridians import LEVELS, YARDSTICKS, alphabeta
from rulebound.bots.meridians.engines import AlphaBeta
from rulebound.core import Outcome
from rulebound.games.meridians import GAME, rules
from rulebound.games.meridians.board import board
from rulebound.games.meridians.evaluation import evaluate
from rulebound.games.meridians.kernel import play as place
from rulebound.games.meridians.kernel import to_kernel
from rulebound.games.meridians.notation import parse_state
from rulebound.games.meridians.rules import Colour, Position
from rulebound.games.meridians.state import Move, Place, State
from rulebound.games.meridians.tables import listed
from tests.games.meridians.twin import any_point, killing_point, start
from tests.games.meridians.twin import play as twin_game

ALL = LEVELS + YARDSTICKS
NEVER = threading.Event()


def think(level: Level, state: State, seconds: float = 0.05, seed: int = 1) -> Thought:
    decision = GAME.decision(state)
    assert not isinstance(decision, Outcome)
    (seat,) = decision.seats
    return level.make(seed).think(state, seat, seconds, NEVER, lambda _: None)


def level(key: str) -> Level:
    return next(level for level in ALL if level.key == key)


@pytest.mark.parametrize("size", [3, 5, 7, 8, 12])
@pytest.mark.parametrize("key", [level.key for level in ALL])
def test_every_line_is_legal_from_its_first_move_to_its_last(key: str, size: int) -> None:
    for state in twin_game(start(size), 3, killing_point, check_every=1000)[:-1:9]:
        thought = think(level(key), state, 0.02)
        for text in thought.line:
            seat = state.turn % 2
            move = GAME.parse(state, text)
            assert GAME.judge(state, seat, move).allowed, (text, state)
            for event in GAME.resolve(state, {seat: move}):
                state = GAME.fold(state, event)
        assert -1 <= thought.value <= 1
        assert thought.line


@pytest.mark.parametrize("key", ["master", "uct"])
@pytest.mark.parametrize("size", [7, 12])
def test_a_search_stops_within_50_ms(key: str, size: int) -> None:
    bot, stop = level(key).make(1), threading.Event()
    state = twin_game(start(size), 1, any_point, check_every=1000)[20]
    bot.think(state, 0, 0.0, stop, lambda _: None)  # compiled
    late: list[float] = []
    while len(late) < 10 and min(late, default=1.0) >= 0.05:  # a busy machine may let the thread wait
        stop = threading.Event()
        thread = threading.Thread(target=bot.think, args=(state, 0, 60.0, stop, lambda _: None))
        thread.start()
        time.sleep(0.2)
        stop.set()
        before = time.perf_counter()
        thread.join()
        late.append(time.perf_counter() - before)
    assert min(late) < 0.05


def test_a_search_reports_what_it_thinks() -> None:
    state = twin_game(start(7), 1, any_point, check_every=1000)[20]
    heard: list[Thought] = []
    thought = level("master").make(1).think(state, 0, 0.7, NEVER, heard.append)
    assert len(heard) >= 2
    counts = [known.simulations for known in heard] + [thought.simulations]
    assert counts == sorted(set(counts))
    assert heard[0].depth <= thought.depth


@pytest.mark.parametrize("key", ["random", "beginner", "casual", "club", "expert"])
def test_equal_seeds_play_equally_and_others_do_not(key: str) -> None:
    states = twin_game(start(7), 1, any_point, check_every=1000)[:40:5]
    lines = [[think(level(key), state, 60, seed).line for state in states] for seed in (5, 5, 6)]
    assert lines[0] == lines[1]
    assert lines[0] != lines[2]


def test_slices_of_any_length_find_the_same() -> None:
    table, root = to_kernel(twin_game(start(7), 1, any_point, check_every=1000)[30])
    found = set()
    for steps in (17, 1000, 50_000):
        engine = AlphaBeta(7, 9, nodes=40_000)
        engine.begin(table, root)
        while not engine.run(steps):
            pass
        found.add(engine.thought(board(7).names))
    assert len(found) == 1


def test_a_search_without_cuts_finds_the_same_score() -> None:
    """Alpha-beta against plain minimax: a wrong window, bound or table entry would show."""
    for state in twin_game(start(4), 2, killing_point, check_every=1000)[6:-3:3]:
        table, root = to_kernel(state)
        search, stack = alphabeta.search(4, 0)
        for depth in (1, 2):  # reductions begin at depth 3
            alphabeta.begin(search, stack, root)
            alphabeta.deepen(search, depth)
            assert alphabeta.run(table, search, stack, 1 << 40)
            assert search.score == _minimax(state, depth, 0)


def _minimax(state: State, depth: int, ply: int) -> int:
    if state.result is not None:
        won = state.result.winner == state.turn % 2
        return alphabeta.WON - ply if won else ply - alphabeta.WON
    table, twin = to_kernel(state)
    if depth == 0:
        with np.errstate(over="ignore"):
            key = alphabeta.hashed(twin)
        return int(evaluate(table, twin)) + int(np.uint64(key) >> np.uint64(60))
    best = -alphabeta.INFINITE
    for point in rules.legal_points(state.position, state.turn):
        best = max(best, -_minimax(_after(state, Place(point)), depth - 1, ply + 1))
    return best


def test_a_win_in_sight_is_taken_and_known() -> None:
    wins = 0
    for seed in range(12):
        for state in twin_game(start(4), seed, any_point, check_every=1000)[-4:-1]:
            if state.turn >= 4 and _wins(state, 3):
                wins += 1
                thought = think(level("expert"), state, 60)
                assert thought.value == pytest.approx(1.0)
                after = _after(state, GAME.parse(state, thought.line[0]))
                assert after.result or all(reply.result or _wins(reply, 1) for reply in _replies(after))
    assert wins >= 4


def _after(state: State, move: Move) -> State:
    for event in GAME.resolve(state, {state.turn % 2: move}):
        state = GAME.fold(state, event)
    return state


def _replies(state: State) -> list[State]:
    return [_after(state, move) for move in GAME.moves(state, state.turn % 2)]


def _wins(state: State, plies: int) -> bool:
    """Whether the mover can force a win within some plies, by the rules alone."""
    mover = state.turn % 2
    for after in _replies(state):
        if after.result is not None:
            if after.result.winner == mover:
                return True
        elif plies > 2 and all(
            reply.result.winner == mover if reply.result else _wins(reply, plies - 2)
            for reply in _replies(after)
        ):
            return True
    return False


@pytest.mark.parametrize("better", [False, True])
def test_the_pie_takes_the_better_colour(better: bool) -> None:
    text = "5 2 e5L a1D" if better else "5 2 a1L e5D"
    state = replace(parse_state(text), pie=True, first=0, light=None)
    thought = think(level("expert"), state, 60)
    light = think(level("expert"), replace(state, light=0), 60).value
    assert thought.line[0] == (Colour.LIGHT if light >= 0 else Colour.DARK)
    assert thought.value == pytest.approx(abs(light))


def test_the_pie_is_cut_fairly() -> None:
    state = GAME.start(2, {"pie": True, "size": 5})
    for _ in range(2):
        thought = think(level("expert"), state, 60)
        for event in GAME.resolve(state, {0: GAME.parse(state, thought.line[0])}):
            state = GAME.fold(state, event)
    assert state.choosing
    assert abs(think(level("expert"), replace(state, light=0), 60).value) < 0.3


def test_no_legal_point_is_an_error_that_says_so() -> None:
    state = parse_state("3 2 b2L c3D")
    crowded = replace(state, position=Position(board(3), frozenset({0}), frozenset(range(1, 14))))
    with pytest.raises(ValueError, match="no legal point"):
        level("master").make(1).think(crowded, 0, 0.1, NEVER, lambda _: None)


@pytest.mark.parametrize(
    ("weaker", "stronger"), [("random", "casual"), ("casual", "club"), ("club", "expert")]
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    contest = Contest("meridians", (stronger, weaker), 0.2)
    assert sum(play(contest, number).score for number in range(6)) >= 4


def test_the_levels_are_those_of_the_entry_point() -> None:
    assert levels("meridians") == LEVELS
    keys = [level.key for level in LEVELS]
    assert len(set(keys)) == len(keys)
    assert [level.seconds for level in LEVELS] == sorted(level.seconds for level in LEVELS)


def test_the_evaluation_prefers_what_wins() -> None:
    """In random games the side ahead at a glance wins more often than not, and the sides are treated alike."""
    right = total = 0
    for seed in range(40):
        states = twin_game(start(6), seed, killing_point, check_every=1000)
        winner = states[-1].result
        assert winner is not None
        for state in states[10:-8:6]:
            table, twin = to_kernel(state)
            score = int(evaluate(table, twin))
            ahead = state.turn % 2 if score > 0 else 1 - state.turn % 2
            right, total = right + (ahead == winner.winner), total + 1
    assert right / total > 0.55


def test_the_kernel_and_the_search_agree_on_who_has_won() -> None:
    """The mover's last group dies wherever they place; a move before, the other had a move that wins."""
    before, state, after = twin_game(start(5), 2, killing_point, check_every=1000)[-3:]
    table, root = to_kernel(state)
    winners = set()
    for point in listed(root.legal):
        _, twin = to_kernel(state)
        place(table, twin, point)
        winners.add(int(twin.winner))
    mover = state.turn % 2
    assert winners == {1 - mover}
    assert after.result is not None
    assert after.result.winner == 1 - mover
    assert think(level("master"), state, 0.3).value == pytest.approx(-1.0)
    assert think(level("master"), before, 0.3).value == pytest.approx(1.0)
