"""What the kernel holds of a position: its fields, and their copy."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from rulebound.games.carcassonne.tables import COLUMNS
from rulebound.games.machine import compiled

Kernel: TypeAlias = Any
"""A record of `LAYOUT`, or its plain twin: the fields are named there."""

CELLS = COLUMNS * COLUMNS
EMPTY = -1
"""What lies in a cell: a number of a tile laid, EMPTY, or FRONTIER less its place in the frontier."""
FRONTIER = -2

MOST_TILES = 104
PARTS = 8 * MOST_TILES
MOST_FRONTIER = 2 * MOST_TILES + 4
MOST_SEATS = 6
MOST_STANDING = 9 * MOST_SEATS
MOST_OPTIONS = 4 * MOST_FRONTIER
LONGEST_STACK = 5

LAYOUT = np.dtype(
    [
        # what was chosen at set-up
        ("players", np.int64),
        ("farmers", np.int64),
        ("small_city", np.int64),
        ("unfinished", np.int64),
        ("highway_points", np.int64),
        ("fair_with_inn", np.int64),
        ("uprising_twice", np.int64),
        ("wide_caps", np.int64),
        ("rotate_zero", np.int64),
        ("rotate_abbot", np.int64),
        ("surveyors", np.int64),
        # the turn
        ("out", np.int64),  # a bit for each seat that gave up
        ("mover", np.int64),
        ("hand", np.int64),  # the tile to lay, or NOTHING
        ("figuring", np.int64),  # whether a tile lies and a figure may be set
        ("early", np.int64),  # whether an abbot was taken back in this turn
        ("over", np.int64),
        ("scores", np.int64, (MOST_SEATS,)),
        ("supply", np.int64, (4 * MOST_SEATS,)),  # by 4 * seat + kind of figure
        ("abbot_at", np.int64, (MOST_SEATS,)),  # the segment, or NOTHING
        # the stack: a fork, the river, its last lake, the land
        ("drawn", np.int64),
        ("deck_size", np.int64),
        ("river_from", np.int64),
        ("river_to", np.int64),
        ("land_from", np.int64),
        ("deck", np.int16, (MOST_TILES,)),
        # scoring tiles
        ("turned", np.int64),
        ("stack_size", np.int64, (3,)),
        ("stack_known", np.int64, (3,)),  # how many of a stack have been seen; the others are in any order
        ("stack", np.int64, (3 * LONGEST_STACK,)),
        # the land
        ("laid", np.int64),
        ("open_cells", np.int64),  # cells of the frontier
        ("standing", np.int64),
        ("tile", np.int16, (MOST_TILES,)),  # turned tiles, in the order in which they were laid
        ("cell", np.int16, (MOST_TILES,)),
        ("around", np.int8, (MOST_TILES,)),  # tiles in the nine cells of which a tile is the middle
        ("at", np.int16, (CELLS,)),
        ("frontier", np.int16, (MOST_FRONTIER,)),
        ("need", np.int16, (MOST_FRONTIER,)),
        ("parent", np.int16, (PARTS,)),
        ("link", np.int16, (PARTS,)),
        ("open", np.int16, (PARTS,)),  # edges over which a root's road or city goes on
        ("stands", np.int8, (PARTS,)),  # figures in a root's feature
        ("figure", np.int8, (PARTS,)),  # 4 * seat + kind, 0 for none
        ("figures", np.int16, (MOST_STANDING,)),  # the segments on which figures stand
        # what is only of use within a function, and not copied
        ("count", np.int64),
        ("options", np.int16, (MOST_OPTIONS,)),
        ("mark", np.int64),
        ("stamp", np.int64, (PARTS,)),
        ("form", np.int64, (MOST_TILES,)),
        ("tiles", np.int64),
        ("symbols", np.int64),  # shields of a city, farmhouses on a road
        ("marked", np.int64),
        ("strength", np.int64, (MOST_SEATS,)),
    ],
    align=True,
)


def blank() -> Kernel:
    """A kernel without land."""
    kernel = np.zeros(1, LAYOUT).view(np.recarray)[0]
    kernel.at[:] = EMPTY
    return kernel


@compiled
def copy(k: Kernel, to: Kernel) -> None:
    """Make `to`, which was `blank` or copied before, hold the same position."""
    for n in range(to.laid):
        to.at[to.cell[n]] = EMPTY
    for slot in range(to.open_cells):
        to.at[to.frontier[slot]] = EMPTY
    to.players, to.farmers, to.small_city, to.unfinished = k.players, k.farmers, k.small_city, k.unfinished
    to.highway_points, to.fair_with_inn = k.highway_points, k.fair_with_inn
    to.uprising_twice, to.wide_caps = k.uprising_twice, k.wide_caps
    to.rotate_zero, to.rotate_abbot = k.rotate_zero, k.rotate_abbot
    to.surveyors, to.out, to.mover, to.hand = k.surveyors, k.out, k.mover, k.hand
    to.figuring, to.early, to.over = k.figuring, k.early, k.over
    for seat in range(k.players):
        to.scores[seat], to.abbot_at[seat] = k.scores[seat], k.abbot_at[seat]
    for i in range(4 * k.players):
        to.supply[i] = k.supply[i]
    to.drawn, to.deck_size, to.land_from = k.drawn, k.deck_size, k.land_from
    to.river_from, to.river_to = k.river_from, k.river_to
    for i in range(k.deck_size):
        to.deck[i] = k.deck[i]
    to.turned = k.turned
    for i in range(3):
        to.stack_size[i], to.stack_known[i] = k.stack_size[i], k.stack_known[i]
    for i in range(3 * LONGEST_STACK):
        to.stack[i] = k.stack[i]
    _copy_land(k, to)


@compiled
def _copy_land(k: Kernel, to: Kernel) -> None:
    to.laid, to.open_cells, to.standing = k.laid, k.open_cells, k.standing
    for n in range(k.laid):
        to.tile[n], to.cell[n], to.around[n] = k.tile[n], k.cell[n], k.around[n]
        to.at[k.cell[n]] = n
    for slot in range(k.open_cells):
        to.frontier[slot], to.need[slot] = k.frontier[slot], k.need[slot]
        to.at[k.frontier[slot]] = FRONTIER - slot
    for part in range(8 * k.laid):
        to.parent[part], to.link[part], to.open[part] = k.parent[part], k.link[part], k.open[part]
        to.stands[part], to.figure[part] = k.stands[part], k.figure[part]
    for i in range(k.standing):
        to.figures[i] = k.figures[i]
