"""The land: where the tile in hand may lie, and what its segments join."""

from __future__ import annotations

from rulebound.games.carcassonne.kernel.record import CELLS, EMPTY, FRONTIER, Kernel
from rulebound.games.carcassonne.tables import NEEDS, NOTHING, RIVER, Tables
from rulebound.games.machine import compiled


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
def kind_of(t: Tables, k: Kernel, part: int) -> int:
    """The kind of a segment."""
    return int(t.kind[8 * (k.tile[part >> 3] >> 2) + (part & 7)])


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
