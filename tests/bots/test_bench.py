"""The benchmark measures what it says: medians of raw runs that follow the speed of what runs."""

from __future__ import annotations

import json
import sys
import time
from statistics import median
from typing import Any

import pytest
from click.testing import CliRunner

from rulebound.bots.carcassonne import bench as carcassonne
from rulebound.bots.meridians import bench
from rulebound.cli import main
from rulebound.games.carcassonne.playout import playouts as random_games
from rulebound.games.meridians.playout import playouts

FIGURES = {
    "playouts_per_s",
    "plies_per_s",
    "openspiel_hex11_plies_per_s",
    "vs_openspiel_hex11",
    "rules_playouts_per_s",
    "mcts_sims_per_s",
    "first_bot_move_s",
}


class Spiel:
    """As much of pyspiel as the benchmark uses: games of 50 plies and a search that takes 10 ms."""

    class State:
        def __init__(self) -> None:
            self.plies = 0

        def is_terminal(self) -> bool:
            return self.plies == 50

        def legal_actions(self) -> list[int]:
            return [1, 2]

        def apply_action(self, _: int) -> None:
            self.plies += 1

        def move_number(self) -> int:
            return self.plies

    class Game:
        def new_initial_state(self) -> Spiel.State:
            return Spiel.State()

    class MCTSBot:
        def __init__(self, *_: Any) -> None:
            pass

        def mcts_search(self, _: Any) -> None:
            end = time.process_time() + 0.01
            while time.process_time() < end:
                pass

    @staticmethod
    def load_game(name: str) -> Spiel.Game:
        assert name == "hex(board_size=11)"
        return Spiel.Game()

    @staticmethod
    def RandomRolloutEvaluator(rollouts: int, seed: int) -> None:  # noqa: N802  # OpenSpiel's name
        assert rollouts == 500


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 300)
    monkeypatch.setattr(bench, "RULES_GAMES", 1)
    monkeypatch.setattr(bench, "SIMULATIONS", 300)
    monkeypatch.setattr(bench, "_first_move", lambda: 0.5)


@pytest.mark.usefixtures("_small")
def test_every_figure_is_the_median_of_its_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", Spiel)
    ran = CliRunner().invoke(main, ["bench", "meridians", "--json"])
    assert ran.exit_code == 0, ran.output
    report = json.loads(ran.stdout)
    assert set(report) == FIGURES | {"runs", "cpu", "versions"}
    for figure in FIGURES:
        assert len(report["runs"][figure]) >= 5
        assert report[figure] == median(report["runs"][figure])
    assert report["openspiel_hex11_plies_per_s"] == pytest.approx(20 * 500 * 50 / 0.01, rel=0.1)
    theirs, ours = report["runs"]["openspiel_hex11_plies_per_s"], report["runs"]["plies_per_s"]
    assert report["runs"]["vs_openspiel_hex11"] == [a / b for a, b in zip(ours, theirs, strict=True)]


@pytest.mark.usefixtures("_small")
def test_without_openspiel_there_is_no_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    ran = CliRunner().invoke(main, ["bench", "meridians", "--json"])
    assert ran.exit_code == 0, ran.output
    report = json.loads(ran.stdout)
    assert report["openspiel_hex11_plies_per_s"] is None
    assert report["vs_openspiel_hex11"] is None
    assert report["plies_per_s"] > 0
    assert "open_spiel is not installed" in ran.stderr


@pytest.mark.usefixtures("_small")
def test_a_slower_kernel_has_a_lower_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    before = bench.measure(lambda _: None)
    quick = playouts

    def slow(*arguments: Any) -> Any:
        for _ in range(4):
            quick(*arguments)
        return quick(*arguments)

    monkeypatch.setattr(bench, "playouts", slow)
    after = bench.measure(lambda _: None)
    assert after["plies_per_s"] < before["plies_per_s"] / 2


def test_a_first_move_is_timed_in_a_process_of_its_own() -> None:
    assert 0.05 < bench._first_move() < 120


def test_what_cannot_be_measured_is_told() -> None:
    ran = CliRunner().invoke(main, ["bench", "go"])
    assert ran.exit_code == 2
    assert "nothing to measure for 'go'" in ran.output


CARCASSONNE = {"games_per_s", "surveyors_games_per_s", "unjitted_games_per_s", "vs_unjitted"}


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carcassonne, "GAMES", 200)
    monkeypatch.setattr(carcassonne, "UNJITTED_GAMES", 2)


@pytest.mark.usefixtures("_few")
def test_carcassonne_is_measured_compiled_and_plain_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carcassonne, "RUNS", 5)
    ran = CliRunner().invoke(main, ["bench", "carcassonne", "--json"])
    assert ran.exit_code == 0, ran.output
    report = json.loads(ran.stdout)
    assert set(report) == CARCASSONNE | {"runs", "cpu", "versions"}
    for figure in CARCASSONNE:
        assert len(report["runs"][figure]) == 5
        assert report[figure] == median(report["runs"][figure])
    quick, plain = report["runs"]["games_per_s"], report["runs"]["unjitted_games_per_s"]
    assert report["runs"]["vs_unjitted"] == [a / b for a, b in zip(quick, plain, strict=True)]
    assert report["vs_unjitted"] > 5


@pytest.mark.usefixtures("_few")
def test_a_slower_carcassonne_has_lower_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carcassonne, "RUNS", 3)
    monkeypatch.setattr(carcassonne, "_unjitted", lambda: 100.0)
    before, quick = carcassonne.measure(lambda _: None), random_games

    def slow(*arguments: Any) -> Any:
        for _ in range(4):
            quick(*arguments)
        return quick(*arguments)

    monkeypatch.setattr(carcassonne, "playouts", slow)
    after = carcassonne.measure(lambda _: None)
    assert after["games_per_s"] < before["games_per_s"] / 2
    assert after["vs_unjitted"] < before["vs_unjitted"] / 2
