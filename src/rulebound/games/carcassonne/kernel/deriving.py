"""The kernel of a state, and the numbers by which it knows cells, figures and tiles."""

from __future__ import annotations

from rulebound.games.carcassonne.board import Cell
from rulebound.games.carcassonne.kernel.figures import stand
from rulebound.games.carcassonne.kernel.land import lay
from rulebound.games.carcassonne.kernel.record import CELLS, FRONTIER, LONGEST_STACK, Kernel, blank
from rulebound.games.carcassonne.kernel.scores import EFFECT
from rulebound.games.carcassonne.setup import RIVERS
from rulebound.games.carcassonne.state import FIGURES, FigureKind, State
from rulebound.games.carcassonne.surveyors import STACKS
from rulebound.games.carcassonne.tables import COLUMNS, NOTHING, NUMBER, Tables
from rulebound.games.carcassonne.tiles import tile, tile_set


def to_kernel(t: Tables, state: State) -> Kernel:
    """The kernel of a state, once it is known who begins and which signs lie.

    Where nobody knows what comes, the stack and the scoring tiles lie in some order; `playout.shuffle`
    gives them another.
    """
    k = blank()
    _read(k, state)
    _stack(k, state)
    _scoring(k, state)
    for n, laid in enumerate(state.board.laid):
        cell = cell_of(laid.cell)
        if n == 0:
            k.at[cell], k.frontier[0], k.open_cells = FRONTIER, cell, 1
        k.hand = NUMBER[laid.name]
        lay(t, k, FRONTIER - int(k.at[cell]), laid.turns)
    k.figuring, k.hand = state.laid, NOTHING if state.hand is None else NUMBER[state.hand]
    numbers = {laid.cell: n for n, laid in enumerate(state.board.laid)}
    for figure in state.figures:
        part = 8 * numbers[figure.part.cell] + figure.part.place
        stand(k, figure.seat, FIGURES.index(figure.kind) + 1, part)
    return k


def _read(k: Kernel, state: State) -> None:
    house = state.house
    k.players, k.farmers, k.surveyors = state.players, house.farmers, house.surveyors
    k.small_city, k.unfinished = house.small_city, house.unfinished
    k.highway_points, k.fair_with_inn = house.highway == "points", house.fair_with_inn
    k.uprising_twice, k.wide_caps = house.uprising_with_inn == "twice", house.wide_caps
    k.rotate_zero, k.rotate_abbot = house.rotate_zero, house.rotate_abbot
    k.out, k.mover = sum(1 << seat for seat in state.out), state.mover
    k.over = state.cause is not None
    k.abbot_at[:] = NOTHING
    for seat, points in enumerate(state.scores):
        k.scores[seat] = points
        for number, kind in enumerate(FIGURES, start=1):
            k.supply[4 * seat + number] = state.owned(kind)


def _stack(k: Kernel, state: State) -> None:
    """The tiles that are left: before the land the river, a fork before it and the last lake after it."""
    left = [name for name, count in state.left for _ in range(count)]
    water = [name for name in left if tile(name).river]
    ends = tile_set(RIVERS[state.house.river]) if state.house.river in RIVERS else None
    fork = [name for name in water if ends is not None and name == ends.first]
    lake = [name for name in water if ends is not None and name == ends.last]
    between = [name for name in water if name not in (*fork, *lake)]
    land = [name for name in left if name not in water]
    k.river_from, k.river_to = len(fork), len(fork) + len(between)
    k.land_from, k.deck_size = len(water), len(left)
    k.deck[: len(left)] = [NUMBER[name] for name in (*fork, *between, *lake, *land)]


def _scoring(k: Kernel, state: State) -> None:
    if state.scoring is None:
        return
    k.turned = state.scoring.turned
    for number, name in enumerate(STACKS):
        seen, hidden = state.scoring.order(name), state.scoring.hidden(name)
        k.stack_size[number], k.stack_known[number] = len(seen) + len(hidden), len(seen)
        for place, each in enumerate((*seen, *hidden)):
            k.stack[LONGEST_STACK * number + place] = EFFECT[each]


def cell_of(cell: Cell) -> int:
    """The number of a cell."""
    return (COLUMNS * (cell[1] + COLUMNS // 2) + cell[0] + COLUMNS // 2) % CELLS


def figure_kind(number: int) -> FigureKind:
    """The kind of figure of a number."""
    return FIGURES[number - 1]
