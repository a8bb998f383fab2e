"""The arena: fair pairs, honest time, sure intervals, and results that the record bears out."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from typing import Any

import pytest

from rulebound.bots import Level, Thought, arena, contenders
from rulebound.bots.arena import Contest, Pairs, Played, interval, pairs, play
from rulebound.core import CHANCE, Match, Outcome, Ruling, Seed
from rulebound.games.carcassonne import GAME as CARCASSONNE
from rulebound.games.meridians import GAME

SMALL = (("size", 5),)
PROGRAM = [sys.executable, "-c", "from rulebound.cli import main; main()", "arena"]


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (300, 300, 0.9874, 1.0), (150.5, 300, 0.4454, 0.5579)],
)
def test_the_interval_is_wilsons(score: float, games: int, low: float, high: float) -> None:
    assert interval(score, games) == pytest.approx((low, high), abs=1e-4)


def test_no_game_says_nothing() -> None:
    assert interval(0, 0) == (0.0, 1.0)


def test_a_pair_has_one_opening_and_swapped_seats() -> None:
    contest = Contest("meridians", ("greedy", "random"), 0.01, seed=5, opening=4, options=SMALL)
    first, second, other = (play(contest, number) for number in (0, 1, 2))
    assert first.moves[:4] == second.moves[:4] != other.moves[:4]
    assert (first.seats, second.seats) == ((0, 1), (1, 0))
    assert (first.seed, second.seed, other.seed) == (5, 5, 6)
    assert play(contest, 0).moves == first.moves


def test_both_games_of_a_pair_go_through_the_same_stack_whatever_else_is_drawn() -> None:
    contest = Contest("carcassonne", ("greedy", "random"), 1.0, seed=3, opening=0)
    first, second, other = (play(contest, number) for number in (0, 1, 2))
    assert first.moves != second.moves
    assert first.draws != second.draws, "scoring tiles come up at other times"
    assert _stack(first) == _stack(second) != _stack(other)
    shows = [[draw for draw in played.draws if draw.startswith("show")] for played in (first, second)]
    short, long = sorted(shows, key=len)
    assert long[: len(short)] == short


def _stack(played: Played) -> list[str]:
    return [draw for draw in played.draws if draw.startswith("tile")]


def test_a_record_with_its_draws_bears_the_margin_out() -> None:
    played = play(Contest("carcassonne", ("random", "greedy"), 1.0, seed=3, opening=4), 1)
    state = CARCASSONNE.start(2, CARCASSONNE.spec.complete({}))
    moves, draws = iter(played.moves), iter(played.draws)
    while not isinstance(decision := CARCASSONNE.decision(state), Outcome):
        (seat,) = decision.seats
        move = CARCASSONNE.parse(state, next(draws if seat == CHANCE else moves))
        assert CARCASSONNE.judge(state, seat, move).allowed
        for event in CARCASSONNE.resolve(state, {seat: move}):
            state = CARCASSONNE.fold(state, event)
    assert played.seats == (1, 0)
    assert played.margin == state.scores[1] - state.scores[0] < 0
    assert played.score == 0


def _played(number: int, score: float, margin: int | None = None) -> Played:
    return Played(number, 1, (0, 1), score, (), (0.0, 0.0), (), margin)


def test_a_pair_is_won_by_the_points_of_both_games() -> None:
    games = [
        _played(0, 1.0, 5),
        _played(1, 0.0, -9),
        _played(2, 0.0, -1),
        _played(3, 1.0, 7),
        _played(4, 1.0, 3),
    ]
    assert pairs(games) == Pairs(2, 1.0, (5 - 9 - 1 + 7) / 4)
    assert pairs([_played(0, 1.0, 4), _played(1, 0.0, -4)]) == Pairs(1, 0.5, 0.0)


def test_without_points_a_pair_is_won_by_games() -> None:
    assert pairs([_played(3, 1.0), _played(2, 0.5), _played(0, 0.0), _played(1, 1.0)]) == Pairs(2, 1.5, None)
    assert pairs([]) == Pairs(0, 0.0, None)
    assert play(Contest("meridians", ("greedy", "random"), 0.01, options=SMALL), 0).margin is None


def test_a_move_has_its_time_whatever_else_runs() -> None:
    done = threading.Event()
    busy = threading.Thread(target=lambda: [sum(range(1000)) for _ in iter(done.is_set, True)])
    busy.start()
    try:
        played = play(Contest("meridians", ("master", "random"), 0.05, options=SMALL), 0)
    finally:
        done.set()
        busy.join()
    assert 0.02 < played.seconds[0] < 0.08  # an only or won move takes less
    assert played.seconds[1] < 0.01


def test_an_illegal_move_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def think(self, state: Any, seat: int, seconds: float, stop: Any, report: Any) -> Thought:
            taken = sorted(state.position.light | state.position.dark)
            return Thought(0.0, 1, (state.position.board.names[taken[0]],))

    honest = contenders("meridians")
    monkeypatch.setattr(
        arena, "contenders", lambda _: {**honest, "cheat": Level("cheat", 1, lambda _: Cheat())}
    )
    with pytest.raises(ValueError, match=r"game 0: cheat played \w+, which is not legal"):
        play(Contest("meridians", ("cheat", "random"), 0.01, options=SMALL), 0)


def test_the_command_tells_every_game_and_the_records_bear_the_score_out() -> None:
    arguments = [
        "meridians",
        "--bots",
        "casual,random",
        "--games",
        "6",
        "--time",
        "0.01",
        "--option",
        "size=5",
    ]
    ran = subprocess.run([*PROGRAM, *arguments, "--json"], capture_output=True, text=True, check=True)
    report = json.loads(ran.stdout)
    assert "Seeds 1 to 3" in ran.stderr
    assert ran.stderr.count("casual") >= 6
    assert report["played"] == report["games"] == len(report["records"]) == 6
    assert report["interval_95"] == list(interval(report["score"], 6))
    assert report["score"] >= 5
    assert report["opening"] == 2
    assert report["pairs"]["played"] == 3
    assert report["pairs"]["interval_95"] == list(interval(report["pairs"]["won"], 3))
    assert sum(_replayed(record, "casual") for record in report["records"]) == report["score"]


def _replayed(record: dict[str, Any], bot: str) -> int:
    """The bot's points in a recorded game, by the rules alone."""
    match = Match.begin(GAME, 2, {"size": 5}, Seed(bytes(32)))
    for text in record["moves"]:
        decision = match.decision
        assert not isinstance(decision, Outcome)
        (seat,) = decision.seats
        assert not isinstance(match.submit({seat: GAME.parse(match.state, text)}), Ruling)
    outcome = match.decision
    assert isinstance(outcome, Outcome)
    return int(record["seats"][outcome.ranking[0][0]] == bot)


def test_ctrl_c_ends_with_what_was_played() -> None:
    arguments = ["meridians", "--bots", "casual,random", "--games", "5000", "--time", "0.01", "--json"]
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stderr
        for line in running.stderr:
            if line.startswith("2/5000"):
                break
        os.killpg(running.pid, signal.SIGINT)
        output, _ = running.communicate(timeout=60)
        assert running.returncode == 130
    report = json.loads(output)
    assert 2 <= report["played"] == len(report["records"]) < 5000


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["go", "--bots", "casual,random"], "no game 'go'"),
        (["meridians", "--bots", "casual"], "--bots takes two of random, beginner"),
        (["meridians", "--bots", "casual,nobody"], "not 'casual,nobody'"),
        (["meridians", "--bots", "casual,random", "--option", "size=4"], "option size takes"),
        (["meridians", "--bots", "casual,random", "--option", "size"], "--option takes KEY=VALUE"),
        (["meridians", "--bots", "casual,random", "--time", "0"], "'--time'"),
    ],
)
def test_bad_arguments_are_not_played(arguments: list[str], told: str) -> None:
    ran = subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert told in ran.stderr
