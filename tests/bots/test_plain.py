"""Bots that know nothing but the rules can play any game of the shelf."""

from __future__ import annotations

import math
import threading
import time
from typing import Any

import pytest

from rulebound.bots import Bot, Thought, levels
from rulebound.bots.arena import ThreadTime
from rulebound.bots.level import plain_levels
from rulebound.bots.mcts import TreeBot
from rulebound.bots.random import RandomBot
from rulebound.core import Game, Match, Outcome, Ruling, Seed
from rulebound.games.meridians import GAME as MERIDIANS
from tests.bots import nim
from tests.probes import carcassonne, marsigel, secrets, stacking

NEVER = threading.Event()
TURN_BASED: list[Game[Any, Any]] = [marsigel.GAME, carcassonne.GAME, MERIDIANS]


def unheard(_: Thought) -> None:
    """Nobody listens."""


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: str(game.spec.key))
def test_whole_games_are_played_legally(game: Game[Any, Any]) -> None:
    bots: list[Bot] = [TreeBot(game, 1), RandomBot(game, 2)]
    match = Match.begin(game, 2, {}, Seed(bytes(32)))
    for _ in range(400):
        decision = match.decision
        if isinstance(decision, Outcome):
            return
        (seat,) = decision.seats
        thought = bots[seat].think(match.state, seat, 0.004, NEVER, unheard)
        assert -1 <= thought.value <= 1
        assert not isinstance(match.submit({seat: game.parse(match.state, thought.line[0])}), Ruling)
    pytest.fail("the game did not end")


@pytest.mark.parametrize("heap", [2, 5, 7, 10, 13])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_tree_search_finds_what_wins(heap: int, seat: int) -> None:
    thought = TreeBot(nim.GAME, 1).think((heap, seat), seat, math.inf, ThreadTime(0.3), unheard)
    assert int(thought.line[0]) == heap % 4
    assert thought.value > 0
    assert thought.depth == len(thought.line)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_tree_search_knows_that_all_is_lost(seat: int) -> None:
    thought = TreeBot(nim.GAME, 1).think((4, seat), seat, math.inf, ThreadTime(0.3), unheard)
    assert thought.value < -0.5


def test_a_search_is_stopped_and_reports() -> None:
    state, stop, heard = MERIDIANS.start(2, {}), threading.Event(), list[Thought]()
    thread = threading.Thread(target=TreeBot(MERIDIANS, 1).think, args=(state, 0, 60, stop, heard.append))
    thread.start()
    while not heard and thread.is_alive():
        time.sleep(0.01)
    stop.set()
    thread.join(10)
    assert not thread.is_alive()
    assert heard
    assert heard[-1].line


def test_an_only_move_needs_no_thought() -> None:
    match = Match.begin(marsigel.GAME, 2, {}, Seed(bytes(32)))
    state = match.state
    seat = next(iter(match.decision.seats)) if not isinstance(match.decision, Outcome) else 0
    only = list(marsigel.GAME.moves(state, seat))[:1]

    class OneMove(type(marsigel.GAME)):  # type: ignore[misc]
        def moves(self, state: Any, seat: int) -> Any:
            return only

    before = time.perf_counter()
    thought = TreeBot(OneMove(), 1).think(state, seat, 30, NEVER, unheard)
    assert time.perf_counter() - before < 10
    assert thought.line == (marsigel.GAME.notate(state, only[0]),)


@pytest.mark.parametrize("bot", [TreeBot, RandomBot])
def test_a_seat_without_moves_is_told_so(bot: Any) -> None:
    with pytest.raises(ValueError, match="seat 1 has no legal move"):
        bot(MERIDIANS, 1).think(MERIDIANS.start(2, {}), 1, 0.1, NEVER, unheard)


def test_hidden_and_simultaneous_games_get_only_chance() -> None:
    for game in (secrets.GAME, stacking.GAME):
        assert [level.key for level in plain_levels(game)] == ["random"]
    assert [level.key for level in plain_levels(marsigel.GAME)] == ["random", "casual", "club"]


def test_an_unknown_game_has_no_levels() -> None:
    assert levels("go") == ()
