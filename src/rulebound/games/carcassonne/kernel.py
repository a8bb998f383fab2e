"""The fast twin of the rules: the land as flat arrays, changed tile by tile.

It is derived from a state (`to_kernel`), never edited by hand, and held to the rules by property tests
after every decision. What makes it fast:

- Features are joined by union-find over segments (8 * tile laid + place). The segments of a feature are a
  ring of links beside, so nothing is counted before a feature scores: then its ring is walked once.
- The frontier is a list of the empty cells beside a tile, each with its need, and one look-up tells in
  which turns a tile fits it.
- Cells lie on a torus of COLUMNS columns, wound so that a step is an addition. No land is that wide.

The same source runs as plain Python, on records or on their twins of lists (`tables.plain`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from rulebound.games.carcassonne.board import Cell
from rulebound.games.carcassonne.setup import RIVERS
from rulebound.games.carcassonne.state import FIGURES, FigureKind, State
from rulebound.games.carcassonne.surveyors import STACKS
from rulebound.games.carcassonne.tables import (
    CAP,
    CITY,
    COLUMNS,
    FIELD,
    GARDEN,
    MONASTERY,
    NEEDS,
    NOTHING,
    NUMBER,
    OPEN_FORM,
    RIVER,
    ROAD,
    WIDE,
    Tables,
)
from rulebound.games.carcassonne.tiles import tile, tile_set
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

NORMAL, LARGE, ABBOT, BACK = 1, 2, 3, 4
SKIP = 0
"""An option of a figure is 8 * kind + the segment's place: SKIP and 8 * BACK set none."""

NONE, JURY, BAD, SIEGE, WEALTH, POVERTY, FAIR, HIGHWAY, UPRISING, HERMIT, PILGRIMAGE = range(11)
EFFECT = {
    "citizens-jury": JURY, "bad-neighborhood": BAD, "siege": SIEGE, "wealth": WEALTH, "poverty": POVERTY,
    "street-fair": FAIR, "highway": HIGHWAY, "peasant-uprising": UPRISING,
    "hermit-monastery": HERMIT, "pilgrimage-route": PILGRIMAGE,
}  # fmt: skip
ON_CITY, ON_ROAD, ON_MONASTERY = range(3)
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


@compiled
def copy(k: Kernel, to: Kernel) -> None:
    """Make `to`, which was `blank` or copied before, hold the same position."""
    for n in range(to.laid):
        to.at[to.cell[n]] = EMPTY
    for slot in range(to.open_cells):
        to.at[to.frontier[slot]] = EMPTY
    to.players, to.farmers, to.small_city, to.unfinished = k.players, k.farmers, k.small_city, k.unfinished
    to.highway_points, to.fair_with_inn, to.uprising_twice = (
        k.highway_points,
        k.fair_with_inn,
        k.uprising_twice,
    )
    to.wide_caps, to.rotate_zero, to.rotate_abbot = k.wide_caps, k.rotate_zero, k.rotate_abbot
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


# --- the land -----------------------------------------------------------------------------------------------


@compiled
def root(k: Kernel, part: int) -> int:
    """The segment that stands for a segment's feature."""
    while k.parent[part] != part:
        k.parent[part] = k.parent[k.parent[part]]
        part = k.parent[part]
    return part


@compiled
def join(k: Kernel, one: int, two: int, closed: int) -> None:
    """Make one feature of two segments' features; so many open edges close."""
    one, two = root(k, one), root(k, two)
    k.open[two] -= closed
    if one != two:
        k.parent[one] = two
        k.open[two] += k.open[one]
        k.stands[two] += k.stands[one]
        k.link[one], k.link[two] = k.link[two], k.link[one]


@compiled
def lay(t: Tables, k: Kernel, slot: int, turns: int) -> None:
    """The tile in hand into a cell of the frontier; its segments join what they meet."""
    n, cell, turned = k.laid, k.frontier[slot], 4 * k.hand + turns
    k.open_cells -= 1
    moved = k.frontier[k.open_cells]
    k.frontier[slot], k.need[slot] = moved, k.need[k.open_cells]
    k.at[moved] = FRONTIER - slot
    k.at[cell] = n
    k.tile[n], k.cell[n] = turned, cell
    for place in range(t.segments[k.hand]):
        part = 8 * n + place
        k.parent[part] = k.link[part] = part
        k.open[part] = t.ends[8 * k.hand + place]
        k.stands[part] = k.figure[part] = 0
    k.laid += 1
    k.hand = NOTHING
    k.figuring = 1
    for side in range(4):
        beyond = (cell + t.step[side]) & (CELLS - 1)
        there = k.at[beyond]
        if there >= 0:
            meet(t, k, turned, n, there, side)
            continue
        if there == EMPTY:
            there = FRONTIER - k.open_cells
            k.at[beyond] = there
            k.frontier[k.open_cells], k.need[k.open_cells] = beyond, 0
            k.open_cells += 1
        k.need[FRONTIER - there] += t.edge[4 * turned + side] * t.power[(side + 2) & 3]
    near = 1
    for i in range(8):
        there = k.at[(cell + t.near[i]) & (CELLS - 1)]
        if there >= 0:
            k.around[there] += 1
            near += 1
    k.around[n] = near


@compiled
def meet(t: Tables, k: Kernel, turned: int, n: int, there: int, side: int) -> None:
    """Join what a new tile and a neighbour have on both sides of an edge."""
    other, opposite = k.tile[there], (side + 2) & 3
    place = t.segment_at[4 * turned + side]
    if place >= 0:
        join(k, 8 * n + place, 8 * there + t.segment_at[4 * other + opposite], 2)
    if k.farmers:
        place = t.field_at[8 * turned + 2 * side]
        if place >= 0:
            join(k, 8 * n + place, 8 * there + t.field_at[8 * other + 2 * opposite + 1], 0)
            place = t.field_at[8 * turned + 2 * side + 1]
            join(k, 8 * n + place, 8 * there + t.field_at[8 * other + 2 * opposite], 0)


# --- what may be done ---------------------------------------------------------------------------------------


@compiled
def find_places(t: Tables, k: Kernel) -> int:
    """List how the tile in hand may lie, each as 4 * place in the frontier + turns; returns how many there are."""
    count, row = 0, t.pattern[k.hand] * NEEDS
    for slot in range(k.open_cells):
        turns = t.fits[row + k.need[slot]]
        if turns:
            for turn in range(4):
                if turns >> turn & 1 and (not t.river[k.hand] or river_goes(t, k, slot, turn)):
                    k.options[count] = 4 * slot + turn
                    count += 1
    k.count = count
    return count


@compiled
def river_goes(t: Tables, k: Kernel, slot: int, turns: int) -> bool:
    """Whether the river goes on with the tile in hand, and does not bend twice in a row to the same side."""
    turned = 4 * k.hand + turns
    for side in range(4):
        if t.edge[4 * turned + side] != RIVER:
            continue
        there = k.at[(k.frontier[slot] + t.step[side]) & (CELLS - 1)]
        if there >= 0:
            bend = t.bend[4 * turned + side]
            before = k.tile[there]
            entry = t.exit[4 * before + ((side + 2) & 3)]
            return bool(bend == 0 or entry == NOTHING or t.bend[4 * before + entry] != bend)
    return False


@compiled
def find_figures(t: Tables, k: Kernel) -> int:
    """List what the mover may do with figures; returns how many ways there are."""
    n, seat = k.laid - 1, k.mover
    number = k.tile[n] >> 2
    k.options[0] = SKIP
    count = 1
    for place in range(t.segments[number]):
        kind = t.kind[8 * number + place]
        if kind == RIVER or (kind == FIELD and not k.farmers) or k.stands[root(k, 8 * n + place)]:
            continue
        if kind != GARDEN:
            for figure in range(NORMAL, ABBOT):
                if k.supply[4 * seat + figure]:
                    k.options[count] = 8 * figure + place
                    count += 1
        if kind > RIVER and k.supply[4 * seat + ABBOT]:
            k.options[count] = 8 * ABBOT + place
            count += 1
    if k.abbot_at[seat] >= 0 and k.around[k.abbot_at[seat] >> 3] < 9:
        k.options[count] = 8 * BACK
        count += 1
    k.count = count
    return count


# --- turns --------------------------------------------------------------------------------------------------


@compiled
def draw(t: Tables, k: Kernel) -> bool:
    """The mover draws; what fits nowhere goes out. Lists the places; False when the game has ended instead."""
    while k.drawn < k.deck_size:
        k.hand = k.deck[k.drawn]
        k.drawn += 1
        if find_places(t, k):
            return True
    k.hand = NOTHING
    finish(t, k)
    return False


@compiled
def stand(k: Kernel, seat: int, kind: int, part: int) -> None:
    """A figure of a seat on a segment."""
    k.figure[part] = 4 * seat + kind
    k.stands[root(k, part)] += 1
    k.supply[4 * seat + kind] -= 1
    k.figures[k.standing] = part
    k.standing += 1
    if kind == ABBOT:
        k.abbot_at[seat] = part


@compiled
def put(t: Tables, k: Kernel, option: int) -> None:
    """What the mover does with figures, and the end of its turn: scores, figures that come home, scoring tiles."""
    kind = option >> 3
    if kind == BACK:
        part = k.abbot_at[k.mover]
        k.scores[k.mover] += k.around[part >> 3]
        k.stands[part] = 0
        k.early = 1
        take(k, part)
        sweep(k)
    elif option != SKIP:
        stand(k, k.mover, kind, 8 * (k.laid - 1) + (option & 7))
    end_turn(t, k)


@compiled
def end_turn(t: Tables, k: Kernel) -> None:
    """Score what the last tile has finished, let the scoring tiles go round, and pass the turn on."""
    built = positive = 0
    count = find_finished(t, k)
    for i in range(count):
        kind = kind_of(t, k, k.options[i])
        points = score(t, k, kind, k.options[i], 1)
        if kind != GARDEN:
            built = 1
            positive |= points > 0
    if count:
        sweep(k)
    if k.surveyors and turns_tiles(k, count, built, positive):
        k.turned += 1
    k.early = 0
    k.figuring = 0
    pass_on(k)


@compiled
def kind_of(t: Tables, k: Kernel, part: int) -> int:
    """The kind of a segment."""
    return int(t.kind[8 * (k.tile[part >> 3] >> 2) + (part & 7)])


@compiled
def find_finished(t: Tables, k: Kernel) -> int:
    """List the features with figures that the last tile has finished; returns how many there are."""
    n, count = k.laid - 1, 0
    k.mark += 1
    for place in range(t.segments[k.tile[n] >> 2]):
        feature = root(k, 8 * n + place)
        kind = kind_of(t, k, 8 * n + place)
        if kind in (ROAD, CITY) and k.open[feature] == 0 and k.stands[feature] and k.stamp[feature] != k.mark:
            k.stamp[feature] = k.mark
            k.options[count] = feature
            count += 1
    for i in range(9):
        there = k.at[(k.cell[n] + t.near[i]) & (CELLS - 1)]
        if there < 0 or k.around[there] < 9:
            continue
        for place in range(t.segments[k.tile[there] >> 2]):
            if kind_of(t, k, 8 * there + place) > RIVER and k.stands[8 * there + place]:
                k.options[count] = 8 * there + place
                count += 1
    return count


@compiled
def turns_tiles(k: Kernel, scored: int, built: int, positive: int) -> bool:
    """Whether the scoring tiles go round, by what was scored: anything, more than gardens, more than 0 points."""
    if positive:
        return True
    if built:
        return bool(k.rotate_zero)
    return bool(k.rotate_abbot and (scored or k.early))


@compiled
def pass_on(k: Kernel) -> None:
    """The turn goes to the next seat that has not given up."""
    k.mover = (k.mover + 1) % k.players
    while k.out >> k.mover & 1:
        k.mover = (k.mover + 1) % k.players


@compiled
def finish(t: Tables, k: Kernel) -> None:
    """The final scoring: each feature with figures, as it stands."""
    k.over = 1
    for i in range(k.standing):
        part = k.figures[i]
        feature = root(k, part)
        if k.stands[feature]:
            score(t, k, kind_of(t, k, part), feature, 0)
            k.stands[feature] = 0


@compiled
def take(k: Kernel, part: int) -> None:
    """The figure on a segment goes home; it is still listed."""
    figure = k.figure[part]
    k.supply[figure] += 1
    k.figure[part] = 0
    if figure & 3 == ABBOT:
        k.abbot_at[figure >> 2] = NOTHING


@compiled
def sweep(k: Kernel) -> None:
    """List only the figures that still stand."""
    count = 0
    for i in range(k.standing):
        if k.figure[k.figures[i]]:
            k.figures[count] = k.figures[i]
            count += 1
    k.standing = count


# --- scores -------------------------------------------------------------------------------------------------


@compiled
def active(k: Kernel, on: int, later: int) -> int:
    """The scoring tile of a stack that is active now, or after so many turnings."""
    if not k.surveyors:
        return NONE
    return k.stack[LONGEST_STACK * on + (k.turned + later) % k.stack_size[on]]


@compiled
def lying(k: Kernel, kind: int) -> int:
    """The scoring tile that lies for a kind of feature."""
    if kind == ROAD:
        return active(k, ON_ROAD, 0)
    if kind == CITY:
        return active(k, ON_CITY, 0)
    return active(k, ON_MONASTERY, 0) if kind == MONASTERY else NONE


@compiled
def score(t: Tables, k: Kernel, kind: int, feature: int, done: int) -> int:
    """Give the points of a feature to its owners; of a finished one the figures go home. Returns the points."""
    survey(t, k, kind, feature)
    effect = lying(k, kind) if done else NONE
    points = worth(t, k, kind, feature, done, effect)
    least = 1 if effect == JURY else majority(k)
    for seat in range(k.players):
        if k.strength[seat] >= least:
            k.scores[seat] += points
    if done:
        send_home(k, feature)
    return points


@compiled
def majority(k: Kernel) -> int:
    """The strength that owns a feature just surveyed, at least 1."""
    most = 1
    for seat in range(k.players):
        most = max(most, k.strength[seat])
    return most


@compiled
def send_home(k: Kernel, feature: int) -> None:
    """The figures of a feature go home."""
    k.stands[feature] = 0
    part = feature
    while True:
        if k.figure[part]:
            take(k, part)
        part = k.link[part]
        if part == feature:
            return


@compiled
def survey(t: Tables, k: Kernel, kind: int, feature: int) -> None:
    """Walk a feature: count its tiles and symbols, and each seat's strength; for a field its cities."""
    k.mark += 1
    k.tiles = k.symbols = k.marked = 0
    for seat in range(k.players):
        k.strength[seat] = 0
    part = feature
    while True:
        n = part >> 3
        if k.figure[part]:
            k.strength[k.figure[part] >> 2] += 2 if k.figure[part] & 3 == LARGE else 1
        if kind == FIELD:
            count_cities(t, k, part)
        elif kind in (CITY, ROAD):
            at = 8 * (k.tile[n] >> 2) + (part & 7)
            if k.stamp[n] != k.mark:
                k.stamp[n] = k.mark
                k.form[n] = 0
                k.tiles += 1
                if kind == ROAD:
                    k.symbols += t.farmhouse[k.tile[n] >> 2]
            k.marked |= t.marked[at]
            if kind == CITY:
                k.symbols += t.shields[at]
                k.form[n] |= t.form[at]
        part = k.link[part]
        if part == feature:
            break


@compiled
def count_cities(t: Tables, k: Kernel, part: int) -> None:
    """Count the finished cities that a segment of a field touches, and that were not counted before."""
    n = part >> 3
    touched, place = t.cities[8 * (k.tile[n] >> 2) + (part & 7)], 0
    while touched:
        if touched & 1:
            city = root(k, 8 * n + place)
            if k.open[city] == 0 and k.stamp[city] != k.mark:
                k.stamp[city] = k.mark
                k.tiles += 1
        touched >>= 1
        place += 1


@compiled
def count_caps(k: Kernel, feature: int) -> int:
    """The tiles of a city just surveyed that only close it (surveyors.bad-neighborhood)."""
    caps = 0
    part = feature
    while True:
        n = part >> 3
        form = k.form[n]
        if form == CAP or (k.wide_caps and form & WIDE and not form & OPEN_FORM):
            caps += 1
        k.form[n] = 0
        part = k.link[part]
        if part == feature:
            return caps


@compiled
def worth(t: Tables, k: Kernel, kind: int, feature: int, done: int, effect: int) -> int:
    """What a feature just surveyed brings each owner, finished or not, under a scoring tile."""
    points = 0
    if kind == FIELD:
        return 3 * k.tiles
    if kind == ROAD:
        points = road_worth(k, effect) if done else k.tiles
        if not done and k.marked and not k.unfinished:
            return 0
    elif kind == CITY:
        if not done:
            return 0 if k.marked and not k.unfinished else k.tiles + k.symbols
        points = city_worth(k, feature, effect)
    else:
        points = 9 if done else k.around[feature >> 3]
        if done and (effect in (HERMIT, PILGRIMAGE)):
            points += neighbours_worth(t, k, feature >> 3, effect)
    if effect == WEALTH:
        points += 3
    elif effect == POVERTY:
        points -= 3
    return points


@compiled
def road_worth(k: Kernel, effect: int) -> int:
    """A finished road but for flat amounts."""
    if effect == HIGHWAY:
        return 10 if k.marked and not k.highway_points else 5
    points = k.tiles
    if effect == FAIR:
        points = 2 * k.tiles
        if k.marked:
            points = k.fair_with_inn * k.tiles
    elif effect == UPRISING:
        points = k.tiles - k.symbols
        if k.marked:
            points += points if k.uprising_twice else k.tiles
    elif k.marked:
        points = 2 * k.tiles
    return points


@compiled
def city_worth(k: Kernel, feature: int, effect: int) -> int:
    """A finished city but for flat amounts."""
    tiles = k.tiles
    if effect == BAD:
        tiles -= count_caps(k, feature)
    each = 1 if k.tiles == 2 and k.small_city == 2 else 2
    if k.marked:
        each += 1
    points = each * (tiles + k.symbols)
    if effect == SIEGE:
        points += k.symbols
    return points


@compiled
def neighbours_worth(t: Tables, k: Kernel, n: int, effect: int) -> int:
    """What Hermit Monastery takes, or Pilgrimage Route gives, for the tiles around a monastery and its own."""
    points = 0
    for i in range(9):
        there = k.at[(k.cell[n] + t.near[i]) & (CELLS - 1)]
        if there >= 0:
            number = k.tile[there] >> 2
            points += t.road[number] if effect == PILGRIMAGE else -t.city[number]
    return points
