"""What the kernel knows of tiles before any lies: flat tables over the tiles that a table plays with.

A tile's number is its place in NAMES; a *turned* tile is 4 * number + clockwise quarters. A segment of a
tile is 8 * number + its place. An edge is FIELD, ROAD, CITY or RIVER, and what four neighbours ask of an
empty cell is one number, the *need*: a digit to the base BASE for each side, 0 for no neighbour.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np

from rulebound.games.carcassonne.tiles import QUARTERS, Kind, Segment, order, tile, tile_set

Tables: TypeAlias = Any
"""A record of `LAYOUT`, or its plain twin: the fields are named there."""

SETS = ("base", "river-1", "river-1-c3", "river-2", "inns-and-cathedrals")
NAMES = tuple(sorted({name for each in SETS for name in tile_set(each).tiles}, key=order))
"""The tiles that a table can have, by number."""
NUMBER = {name: number for number, name in enumerate(NAMES)}

FIELD, ROAD, CITY, RIVER, MONASTERY, GARDEN = 1, 2, 3, 4, 5, 6
KINDS: dict[Kind, int] = {
    "field": FIELD, "road": ROAD, "city": CITY, "river": RIVER, "monastery": MONASTERY, "garden": GARDEN,
}  # fmt: skip
BASE = 5
POWER = tuple(BASE**side for side in range(4))
NEEDS = BASE**4
COLUMNS = 128
STEP = (-COLUMNS, 1, COLUMNS, -1)
NEAR = (-COLUMNS - 1, -COLUMNS, -COLUMNS + 1, -1, 1, COLUMNS - 1, COLUMNS, COLUMNS + 1, 0)

NOTHING = -1
CAP, WIDE, OPEN_FORM = 1, 2, 4
"""Forms of a city segment: a cap, a wide one, any other."""

_SIDES = sorted({tile(name).sides for name in NAMES})
PATTERNS = len(_SIDES)
_TILES = len(NAMES)

LAYOUT = np.dtype(
    [
        ("step", np.int64, (4,)),  # what a step over each side adds to a cell
        ("near", np.int64, (9,)),  # and to the eight cells around it, then to itself
        ("power", np.int64, (4,)),  # of BASE, for the digit of each side
        ("segments", np.int8, (_TILES,)),  # how many a tile has
        ("alike", np.int16, (_TILES,)),  # the first tile with the same segments, whatever else is printed
        ("distinct", np.int8, (_TILES,)),  # turns that do not look like one before, a bit each
        ("pattern", np.int16, (_TILES,)),  # which tiles have the same edges
        ("fits", np.int8, (PATTERNS * NEEDS,)),  # in which turns a pattern fits a need, a bit each
        ("edge", np.int16, (_TILES * 16,)),  # turned tile, side: what kind of edge
        ("segment_at", np.int8, (_TILES * 16,)),  # turned tile, side: the road or city that reaches it
        ("field_at", np.int8, (_TILES * 32,)),  # turned tile, half-edge: the field that reaches it
        (
            "sides",
            np.int8,
            (_TILES * 32,),
        ),  # turned segment (turned tile, place): the sides it reaches, a bit each
        ("kind", np.int8, (_TILES * 8,)),
        ("ends", np.int8, (_TILES * 8,)),  # edges over which a road or city goes on
        ("shields", np.int8, (_TILES * 8,)),
        ("marked", np.int8, (_TILES * 8,)),  # with an inn or a cathedral
        ("form", np.int8, (_TILES * 8,)),  # of a city segment
        ("cities", np.int16, (_TILES * 8,)),  # the city segments that a field touches, a bit each
        ("farmhouse", np.int8, (_TILES,)),
        ("city", np.int8, (_TILES,)),  # whether a tile shows one
        ("road", np.int8, (_TILES,)),
        ("river", np.int8, (_TILES,)),  # whether the river crosses it
        ("bend", np.int8, (_TILES * 16,)),  # turned tile, the side it comes in: to which side the river bends
        ("exit", np.int8, (_TILES * 16,)),  # and the side it goes out, NOTHING for none or for several
    ],
    align=True,
)


@cache
def tables() -> Tables:
    """The tables of all tiles."""
    record = np.zeros(1, LAYOUT).view(np.recarray)[0]
    record.step[:], record.near[:], record.power[:] = STEP, NEAR, POWER
    for number, name in enumerate(NAMES):
        _fill(record, number, name)
    for number, sides in enumerate(_SIDES):
        edges = [KINDS[side] for side in sides]
        for turns in QUARTERS:
            turned = [edges[(side - turns) % 4] for side in range(4)]
            for free in product((False, True), repeat=4):
                need = sum(POWER[side] * turned[side] for side in range(4) if not free[side])
                record.fits[number * NEEDS + need] |= 1 << turns
    return record


def plain(record: Any) -> Any:
    """The twin of a record for plain Python: the same fields, as numbers and lists."""
    names = record.dtype.names
    return SimpleNamespace(**{name: record[name].tolist() for name in names})


def _fill(record: Tables, number: int, name: str) -> None:
    printed = tile(name)
    record.segments[number] = len(printed.segments)
    record.alike[number] = [tile(each).segments for each in NAMES].index(printed.segments)
    looks = [frozenset(tile(name, turns).segments) for turns in QUARTERS]
    record.distinct[number] = sum(1 << turns for turns in QUARTERS if looks[turns] not in looks[:turns])
    record.pattern[number] = _SIDES.index(printed.sides)
    record.farmhouse[number] = printed.decoration == "farmhouse"
    record.city[number], record.road[number] = printed.shows("city"), printed.shows("road")
    record.river[number] = bool(printed.river)
    for place, segment in enumerate(printed.segments):
        _fill_segment(record, 8 * number + place, segment)
    for turns in QUARTERS:
        _fill_turned(record, 4 * number + turns, name, turns)


def _fill_segment(record: Tables, at: int, segment: Segment) -> None:
    record.kind[at] = KINDS[segment.kind]
    record.shields[at] = segment.shields
    record.marked[at] = bool(segment.marks & {"inn", "cathedral"})
    record.cities[at] = sum(1 << place for place in segment.cities)
    if segment.kind in ("road", "city"):
        record.ends[at] = len(segment.edges)
    if segment.kind == "city":
        record.form[at] = CAP if "cap" in segment.marks else WIDE if "wide" in segment.marks else OPEN_FORM


def _fill_turned(record: Tables, turned: int, name: str, turns: int) -> None:
    lies = tile(name, turns)
    for side, kind in enumerate(lies.sides):
        at = 4 * turned + side
        record.edge[at] = KINDS[kind]
        record.segment_at[at] = NOTHING if kind == "river" else lies.segment_at[side]
        exits = [other for other in lies.river if other != side]
        record.exit[at] = exits[0] if len(exits) == 1 else NOTHING
        bend = (exits[0] - side) % 4 if len(exits) == 1 else 0
        record.bend[at] = 0 if bend == 2 else bend
    for half, place in enumerate(lies.field_at):
        record.field_at[8 * turned + half] = place
    for place, segment in enumerate(lies.segments):
        if segment.kind in ("road", "city"):
            record.sides[8 * turned + place] = sum(1 << side for side in segment.edges)
