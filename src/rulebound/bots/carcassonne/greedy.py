"""A bot that looks one turn ahead, and takes what promises most: points, and figures where they will bring some."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from rulebound.bots.level import Stop, Thought
from rulebound.core.event import Seat
from rulebound.games.carcassonne import GAME
from rulebound.games.carcassonne.board import Region, block
from rulebound.games.carcassonne.folding import all_folded
from rulebound.games.carcassonne.state import MEEPLES, Move, State
from rulebound.games.carcassonne.valuing import unfinished, value

CLOSING = 0.55
"""How likely it is taken to be that an open edge, or a missing tile around a monastery, is filled in time."""
HELD = 0.7
"""What the second to last figure in hand is worth, in points; more in hand are worth less each."""
LAST = 2.5
"""What the last figure in hand is worth."""
FIELD = 0.8
"""What a point of a field is worth before the end: others may still come in."""


class Greedy:
    """Plays for the difference between its own promise and the best of the others'. It answers at once."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def think(
        self, state: State, seat: Seat, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        """The best placement with the best figure to follow, or the best figure. Cut short when `stop` is set."""
        best: tuple[float, tuple[str, ...]] | None = None
        for line, after in _lines(state, seat):
            worth = lead(after, seat) + 1e-3 * self._random.random()
            if best is None or worth > best[0]:
                best = worth, line
            if stop.is_set():
                break
        if best is None:
            raise ValueError(f"seat {seat} has no legal move")
        expected = max(-1.0, min(1.0, best[0] / 50))
        return Thought(expected, len(best[1]), best[1])


def _lines(state: State, seat: Seat) -> Iterator[tuple[tuple[str, ...], State]]:
    """What a seat can do with the rest of its turn, and the state after it."""
    for move in GAME.moves(state, seat):
        text, after = GAME.notate(state, move), _after(state, seat, move)
        if not after.laid:
            yield (text,), after
            continue
        for figure in GAME.moves(after, seat):
            yield (text, GAME.notate(after, figure)), _after(after, seat, figure)


def _after(state: State, seat: Seat, move: Move) -> State:
    return all_folded(state, GAME.resolve(state, {seat: move}))


def lead(state: State, seat: Seat) -> float:
    """How far a seat is ahead of the best of the others, by points and by promise."""
    promises = [float(points) for points in state.scores]
    for region in unfinished(state) if state.cause is None else ():
        owners, promise = _promise(state, region)
        for owner in owners:
            promises[owner] += promise
    for each in state.playing:
        promises[each] += _hands(state, each)
    return promises[seat] - max(promises[other] for other in state.playing if other != seat)


def _promise(state: State, region: Region) -> tuple[tuple[Seat, ...], float]:
    """Who would score a feature, and about how much: what it brings unfinished, and more if it may be finished."""
    final = value(state, region, completed=False)
    if region.kind == "field":
        return final.owners, FIELD * final.points
    missing = region.open
    if region.kind in ("monastery", "garden"):
        (part,) = region.parts
        missing = len(block(part.cell)) - len(state.board.around(part.cell))
        bonus = float(missing)
    else:
        known = state.scoring is None or (bool(state.scoring.signs) and state.scoring.due is None)
        done = value(state, region, completed=True, following=True) if known else final
        bonus = float(done.points - final.points)
    left = sum(count for _, count in state.left)
    chance = CLOSING**missing * min(1.0, left / (4 * missing)) if missing else 1.0
    return final.owners, final.points + chance * bonus


def _hands(state: State, seat: Seat) -> float:
    """What the figures in hand are worth: much while they are few and the game is long."""
    left = min(1.0, sum(count for _, count in state.left) / 20)
    held = state.supply(seat, "normal")
    worth = sum(HELD * (1 - number / MEEPLES) for number in range(1, held))
    return left * (
        worth + (LAST if held else 0.0) + state.supply(seat, "large") + state.supply(seat, "abbot")
    )
