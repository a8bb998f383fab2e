"""Carcassonne's bots: legal, stoppable, repeatable, honest about chance, and the stronger the more they search."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from rulebound.bots import Level, Thought, levels
from rulebound.bots.arena import Contest, play
from rulebound.bots.carcassonne import LEVELS, YARDSTICKS, tree, warm
from rulebound.bots.carcassonne.evaluation import TUNED, finishing, judge, lead, look, outlook
from rulebound.bots.carcassonne.player import Search, expected
from rulebound.bots.carcassonne.turns import find_ways, ways
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.kernel import land, turn
from rulebound.games.carcassonne.kernel.deriving import to_kernel
from rulebound.games.carcassonne.kernel.record import Kernel, blank, copy
from rulebound.games.carcassonne.state import State
from rulebound.games.carcassonne.tables import CITY, NUMBER, tables
from rulebound.games.machine import Compiled
from tests.games.carcassonne.random_play import begin, walk
from tests.games.carcassonne.scene import scene

ALL = LEVELS + YARDSTICKS
NEVER = threading.Event()
T = tables()


def level(key: str) -> Level:
    return next(level for level in ALL if level.key == key)


def think(key: str, state: State, seconds: float = 0.05, seed: int = 1) -> Thought:
    return level(key).make(seed).think(state, state.mover, seconds, NEVER, lambda _: None)


def met(players: int, key: int, every: int, **options: Any) -> Iterator[State]:
    """Some decisions of a random game."""
    for number, match in enumerate(walk(begin(players, key, **options), key)):
        if number % every == 0:
            yield match.state


def test_the_levels_are_found_by_the_game() -> None:
    keys = ["random", "beginner", "casual", "club", "expert", "master"]
    assert [level.key for level in levels("carcassonne")] == keys


@pytest.mark.parametrize("key", [level.key for level in ALL])
def test_every_line_is_legal_from_its_first_move_to_its_last(key: str) -> None:
    for state in met(3, 4, 13, inns=True, abbot=True, river="classic"):
        thought = think(key, state, 0.01)
        seat = state.mover
        for text in thought.line:
            move = GAME.parse(state, text)
            assert GAME.judge(state, seat, move).allowed, (text, state)
            for event in GAME.resolve(state, {seat: move}):
                state = GAME.fold(state, event)
        assert thought.line
        assert -1 <= thought.value <= 1


def test_whoever_is_not_asked_has_nothing_to_think_about() -> None:
    state = scene(hand="U")
    for key in ("greedy", "master"):
        with pytest.raises(ValueError, match="no legal move"):
            level(key).make(1).think(state, 1, 0.0, NEVER, lambda _: None)


# --- what they see ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["greedy", "club", "expert"])
def test_a_city_that_can_be_had_at_once_is_taken(key: str) -> None:
    assert think(key, scene(hand="E", active={"city": "wealth"}, farmers=False), 9).line == (
        "n1@180",
        "normal:city-s",
    )


def test_a_bot_knows_no_more_than_anybody() -> None:
    """Equal positions of two matches whose chance will go different ways are thought of equally."""
    state = scene(hand="U", active={"city": "siege"})
    assert state.scoring is not None
    for key in ("greedy", "expert"):
        again = GAME.thaw(GAME.freeze(state))
        assert think(key, state, 9) == think(key, again, 9)


@pytest.mark.parametrize("key", [level.key for level in ALL if level.key != "master"])
def test_equal_seeds_play_equally(key: str) -> None:
    states = list(met(2, 5, 31))
    lines = [[think(key, state, 60, seed) for state in states] for seed in (5, 5)]
    assert lines[0] == lines[1]


# --- what a position promises -------------------------------------------------------------------------------


def judged(state: State) -> tuple[Kernel, Any]:
    k, o = to_kernel(T, state), outlook()
    look(T, k, o, TUNED)
    judge(T, k, o, TUNED)
    return k, o


def test_a_lead_counts_points_and_promises() -> None:
    k, o = judged(scene(hand="U", scores=(7, 3)))
    turn = judged_lead()
    assert lead(k, o, 0) == pytest.approx(4.0 + turn)
    assert lead(k, o, 1) == pytest.approx(-4.0 - turn)
    assert judged_lead("n1@180 E", figures=()) == pytest.approx(turn, abs=0.1)
    assert judged_lead(figures=("1 normal o 0",)) != pytest.approx(judged_lead(figures=()))


def judged_lead(*tiles: str, **more: Any) -> float:
    k, o = judged(scene(*tiles, hand="U", **more))
    return float(lead(k, o, 0))


def test_a_promise_counts_the_scoring_tile_that_lies() -> None:
    """A road of one that is likely to be finished, under tiles that cost three points, double it, or make it five."""
    leads = [
        judged_lead("e1@90 A", figures=("1 normal o 1",), active={"road": road})
        for road in ("poverty", "street-fair", "highway")
    ]
    assert leads == sorted(set(leads))


def test_a_promise_is_for_whom_has_the_majority() -> None:
    mine, shared = (
        judged_lead("n1@180 N", figures=figures)
        for figures in (("1 normal o 0",), ("1 normal o 0", "2 normal n1 0"))
    )
    assert mine > shared


def test_whoever_comes_next_is_ahead_by_a_turn() -> None:
    """The same land looks better to whoever is to move, and as good for both together."""
    first, second = (judged(scene(mover=mover)) for mover in (0, 1))
    assert lead(*first, 0) == pytest.approx(-lead(*second, 0))
    assert lead(*first, 0) > 0
    assert 0 < lead(*judged(scene(left=("E",))), 0) < lead(*first, 0)


def test_a_city_is_likelier_to_be_finished_the_more_tiles_fit() -> None:
    def chance(*left: str) -> float:
        k, o = to_kernel(T, scene(hand="U", left=left)), outlook()
        look(T, k, o, TUNED)
        return float(finishing(T, k, o, land.root(k, 0), TUNED))

    none, one, many = chance("U", "B"), chance("E", "B"), chance("E", "E", "R", "N", "B")
    assert T.kind[8 * NUMBER["D"]] == CITY
    assert none == 0.0 < one < many < 1.0


def test_every_way_is_judged_as_if_it_were_played() -> None:
    """One judgement serves for all figures of a placement; each must come out as if it stood there."""
    for state in met(3, 8, 9, inns=True, abbot=True):
        k, o, found, one = to_kernel(T, state), outlook(), ways(), blank()
        look(T, k, o, TUNED)
        find_ways(T, k, one, o, found, TUNED)
        assert found.ways
        for i in range(found.ways):
            copy(k, one)
            if not state.laid:
                land.lay(T, one, found.place[i] >> 2, found.place[i] & 3)
            turn.put(T, one, found.figure[i])
            judge(T, one, o, TUNED)
            assert found.value[i] == pytest.approx(lead(one, o, state.mover), abs=1e-6)
        assert found.value[found.best] == found.value[: found.ways].max()


def test_a_lead_is_surer_the_fewer_tiles_are_left() -> None:
    early, late = scene(hand="U"), scene(hand="U", left=("E", "B"))
    assert expected(0.0, early) == 0.0
    assert 0 < expected(10.0, early) < expected(10.0, late) < 1
    assert expected(-10.0, early) == -expected(10.0, early)


# --- the search ---------------------------------------------------------------------------------------------


def test_a_search_stops_within_50_ms() -> None:
    state = next(iter(met(2, 3, 1)))
    bot = level("master").make(1)
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
    heard: list[Thought] = []
    state = list(met(2, 3, 40))[1]
    thought = level("master").make(1).think(state, state.mover, 1.5, NEVER, heard.append)
    counts = [known.simulations for known in heard] + [thought.simulations]
    assert len(heard) >= 2
    assert counts == sorted(set(counts))
    assert all(1 <= len(known.line) <= known.depth for known in (*heard, thought))


def test_slices_of_any_length_find_the_same() -> None:
    state = list(met(2, 3, 40))[1]
    found = set()
    for steps in (7, 100, 1000):
        engine = Search(9, simulations=200)
        engine.begin(to_kernel(T, state))
        while not engine.run(steps):
            pass
        found.add(engine.found)
    assert len(found) == 1
    assert found.pop()[-1] == 200


def test_visits_and_totals_of_a_tree_add_up() -> None:
    state = list(met(2, 3, 40))[1]
    engine = Search(9, simulations=300)
    engine.begin(to_kernel(T, state))
    engine.run(300)
    kept = engine._tree
    children = range(kept.first[0], kept.first[0] + kept.number[0])
    assert kept.visits[0] == 300 == sum(kept.visits[child] for child in children)
    for child in children:
        figures = range(kept.first[child], kept.first[child] + kept.number[child])
        assert kept.visits[child] == sum(kept.visits[figure] for figure in figures)
        assert kept.total[child] == pytest.approx(sum(kept.total[figure] for figure in figures))
        assert kept.prior[child] == pytest.approx(max(kept.prior[figure] for figure in figures))


def test_the_last_tile_is_judged_by_the_final_scores() -> None:
    """With nothing left to draw a search knows the result of each way to play."""
    state = scene("e1@90 A", figures=("1 normal o 1",), hand="A.highwaymen", left=())
    after = think("expert", state, 9)
    best = max(_results(state))
    assert after.value == pytest.approx(expected(best, state), abs=1e-6)


def _results(state: State) -> Iterator[float]:
    for move in GAME.moves(state, 0):
        laid = _after(state, move)
        for figure in GAME.moves(laid, 0):
            scores = _after(laid, figure).scores
            yield float(scores[0] - scores[1])


def _after(state: State, move: Any) -> State:
    for event in GAME.resolve(state, {0: move}):
        state = GAME.fold(state, event)
    return state


def test_a_full_tree_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Search(9)
    engine.begin(to_kernel(T, scene(hand="U")))
    engine._tree.used = tree.NODES - 100
    assert engine.run(10)
    assert engine.found[-1] == 0


# --- strength -----------------------------------------------------------------------------------------------


def test_greedy_beats_random_by_far() -> None:
    games = [
        play(Contest("carcassonne", ("greedy", "random"), 1.0, opening=0), number) for number in range(4)
    ]
    margins = [played.margin or 0 for played in games]
    assert min(margins) > 0
    assert sum(margins) / len(margins) > 60


def test_a_search_beats_greedy() -> None:
    """By points over two pairs; how strong it is, is measured elsewhere."""
    options = (("surveyors", False),)
    contest = Contest("carcassonne", ("expert", "greedy"), 9.0, seed=1, opening=0, options=options)
    assert sum(play(contest, number).margin or 0 for number in range(4)) > 0


def test_a_bot_that_is_blind_plays_worse() -> None:
    games = [
        play(Contest("carcassonne", ("casual", "beginner"), 1.0, opening=0), number) for number in range(6)
    ]
    assert sum(played.margin or 0 for played in games) > 0


def test_thoughts_of_a_seat_that_is_out_are_not_asked_for() -> None:
    state = replace(scene(hand="U", players=3), out=(1,))
    assert think("expert", state, 9).line
    assert np.isfinite(think("expert", state, 9).value)


def test_no_option_makes_a_bot_compile_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen at set-up is data to the kernels, so that warming up once is enough for every table."""
    warm()

    def late(kernel: Compiled, kinds: object) -> None:
        raise AssertionError(f"{kernel.__qualname__} is compiled for {kinds}")

    monkeypatch.setattr(Compiled, "_entry", late)
    for players, options in (
        (2, {"surveyors": False, "farmers": False, "small_city": 2}),
        (4, {"river": "second", "abbot": True, "highway": "points", "rotate_abbot": True}),
        (6, {"river": "classic", "inns": True, "abbot": True, "fair_with_inn": 4, "wide_caps": True}),
    ):
        for state in met(players, 8, 25, **options):
            for key in ("beginner", "club", "expert", "master"):
                assert think(key, state, 0.0).line
