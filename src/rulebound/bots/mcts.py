"""Monte Carlo tree search for any game in which everything is seen and one seat is asked at a time.

It knows nothing but the rules: UCT over the moves, chance drawn anew in each simulation, random playouts.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rulebound.bots.level import Stop, Thought
from rulebound.core.event import CHANCE, Seat
from rulebound.core.game import Game, Outcome

EXPLORE = 0.7
LONGEST_PLAYOUT = 400
"""Decisions after which a playout counts as even."""

REPORT_S = 0.1


@dataclass(slots=True)
class _Node:
    """What is known after a line of moves; chance on the way may have been drawn one way or another."""

    seat: Seat = CHANCE  # who chose the move into it
    visits: int = 0
    total: float = 0.0  # of that seat's returns
    children: dict[Any, _Node] = field(default_factory=dict)


class _Stopped(Exception):
    """The time was up in the middle of a simulation, which then counts for nothing."""


class TreeBot:
    """Searches as long as it may. Raises ValueError for a seat that has no legal move."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self._game, self._random = game, Random(seed)

    def think(
        self, state: Any, seat: Seat, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        """The most visited line; see `rulebound.bots.Bot`."""
        moves = self._game.moves(state, seat)
        if not moves:
            raise ValueError(f"seat {seat} has no legal move")
        root, end = _Node(), time.perf_counter() + seconds
        reported = time.perf_counter()

        def check() -> None:
            if stop.is_set() or time.perf_counter() >= end:
                raise _Stopped

        try:
            while len(moves) > 1:
                self._simulate(root, state, check)
                if (now := time.perf_counter()) - reported >= REPORT_S:
                    reported = now
                    report(self._thought(state, root, moves))
        except _Stopped:
            pass
        return self._thought(state, root, moves)

    def _simulate(self, root: _Node, state: Any, check: Callable[[], None]) -> None:
        node, line = root, [root]
        while not isinstance(decision := self._game.decision(state), Outcome):
            check()
            (seat,) = decision.seats
            moves = self._game.moves(state, seat)
            move = self._drawn(state) if seat == CHANCE else self._select(node, moves)
            node = node.children.setdefault(move, _Node(seat))
            line.append(node)
            state = self._after(state, seat, move)
            if node.visits == 0:
                break
        returns = self._playout(state, check)
        for node in line:
            node.visits += 1
            node.total += returns[node.seat] if node.seat >= 0 else 0.0

    def _select(self, node: _Node, moves: Any) -> Any:
        fresh = [move for move in moves if move not in node.children]
        if fresh:
            return self._random.choice(fresh)
        log = math.log(max(1, node.visits))

        def bound(move: Any) -> float:
            child = node.children[move]
            return child.total / child.visits + 2 * EXPLORE * math.sqrt(log / child.visits)

        return max(moves, key=bound)

    def _playout(self, state: Any, check: Callable[[], None]) -> tuple[float, ...]:
        for _ in range(LONGEST_PLAYOUT):
            decision = self._game.decision(state)
            if isinstance(decision, Outcome):
                return decision.returns
            check()
            (seat,) = decision.seats
            moves = self._game.moves(state, seat)
            move = self._drawn(state) if seat == CHANCE else self._random.choice(moves)
            state = self._after(state, seat, move)
        return (0.0,) * self._game.spec.seats.stop

    def _drawn(self, state: Any) -> Any:
        outcomes = self._game.chances(state)
        return self._random.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0]

    def _after(self, state: Any, seat: Seat, move: Any) -> Any:
        for event in self._game.resolve(state, {seat: move}):
            state = self._game.fold(state, event)
        return state

    def _thought(self, state: Any, root: _Node, moves: Any) -> Thought:
        line: list[str] = []
        value, node = 0.0, root
        while not isinstance(self._game.decision(state), Outcome):
            known = [(child.visits, move) for move, child in node.children.items() if child.visits]
            if not known:
                break
            move = max(known, key=lambda item: item[0])[1]
            node = node.children[move]
            if node.seat == CHANCE:  # what is drawn cannot be foreseen
                break
            value = value if line else node.total / node.visits
            line.append(self._game.notate(state, move))
            state = self._after(state, node.seat, move)
        if not line:
            line.append(self._game.notate(state, self._random.choice(moves)))
        return Thought(value, len(line), tuple(line), root.visits)
