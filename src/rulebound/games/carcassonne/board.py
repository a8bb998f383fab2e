"""The land: tiles that lie, and the features that they make together.

Features are joined as by union-find, each part knowing its region directly: a state never changes, so a
board copies the table of its parent and joins only what the new tile touches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from rulebound.games.carcassonne.tiles import STEPS, Kind, Segment, Side, Tile, across, tile

Cell: TypeAlias = tuple[int, int]
"""(x, y) from the first tile; x grows to the east, y to the south."""


class Part(NamedTuple):
    """A segment of a tile that lies: its cell and its place among the tile's segments."""

    cell: Cell
    place: int


class Laid(NamedTuple):
    """A tile that lies: its cell, its name, and its clockwise quarter turns."""

    cell: Cell
    name: str
    turns: int

    @property
    def tile(self) -> Tile:
        """What is seen of it."""
        return tile(self.name, self.turns)


@dataclass(frozen=True, slots=True)
class Region:
    """A feature: all parts that are joined. `open` counts the edges at which a road or city goes on."""

    kind: Kind
    parts: frozenset[Part]
    open: int = 0

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells of its tiles, each once."""
        return frozenset(part.cell for part in self.parts)


@dataclass(frozen=True)
class Board:
    """The tiles in the order in which they were laid, the first in cell (0, 0)."""

    laid: tuple[Laid, ...]

    @cached_property
    def at(self) -> dict[Cell, Laid]:
        """The tiles by their cells."""
        return {laid.cell: laid for laid in self.laid}

    @cached_property
    def regions(self) -> dict[Part, Region]:
        """The feature of each part."""
        table: dict[Part, Region] = {}
        at: dict[Cell, Laid] = {}
        for laid in self.laid:
            at[laid.cell] = laid
            table = _joined(table, at, laid)
        return table

    @cached_property
    def frontier(self) -> frozenset[Cell]:
        """The empty cells beside a tile."""
        return frozenset(cell for laid in self.laid for cell in beside(laid.cell) if cell not in self.at)

    def with_tile(self, laid: Laid) -> Board:
        """The board with one more tile; whether it fits is not asked."""
        after = Board((*self.laid, laid))
        after.__dict__["at"] = at = {**self.at, laid.cell: laid}
        after.__dict__["regions"] = _joined(self.regions, at, laid)
        new = {cell for cell in beside(laid.cell) if cell not in at}
        after.__dict__["frontier"] = (self.frontier | new) - {laid.cell}
        return after

    def segment(self, part: Part) -> Segment:
        """What is printed on a part, as it lies."""
        return self.at[part.cell].tile.segments[part.place]

    def parts(self, cell: Cell) -> Iterator[tuple[Part, Segment]]:
        """The parts of the tile in a cell."""
        for place, segment in enumerate(self.at[cell].tile.segments):
            yield Part(cell, place), segment

    def around(self, cell: Cell) -> list[Laid]:
        """The tiles in the nine cells of a monastery or garden, its own among them."""
        return [self.at[near] for near in block(cell) if near in self.at]

    def completed(self, part: Part) -> bool:
        """Whether the feature of a part is finished; a field never is."""
        region = self.regions[part]
        if region.kind in ("monastery", "garden"):
            return len(self.around(part.cell)) == len(block(part.cell))
        return region.kind in ("road", "city") and not region.open

    def cities_of(self, field: Region) -> set[Region]:
        """The completed cities that a field touches."""
        touched = {
            self.regions[Part(part.cell, place)]
            for part in field.parts
            for place in self.segment(part).cities
        }
        return {city for city in touched if not city.open}

    def __reduce__(self) -> tuple[type[Board], tuple[tuple[Laid, ...]]]:
        # A copy finds its features anew; its tiles say all.
        return Board, (self.laid,)


def beside(cell: Cell) -> list[Cell]:
    """The cells over the four sides, in their order."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS]


def over(cell: Cell, side: Side) -> Cell:
    """The cell over one side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def block(cell: Cell) -> list[Cell]:
    """The nine cells of which a cell is the middle."""
    return [(cell[0] + dx, cell[1] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def _joined(regions: dict[Part, Region], at: dict[Cell, Laid], laid: Laid) -> dict[Part, Region]:
    """The features once a tile lies: its own segments, joined with what they meet."""
    table = dict(regions)
    for place, segment in enumerate(laid.tile.segments):
        ends = 0 if segment.kind == "field" else len(segment.edges)
        part = Part(laid.cell, place)
        table[part] = Region(segment.kind, frozenset({part}), ends)
    for side in range(4):
        other = at.get(over(laid.cell, side))
        if other is not None:
            for mine, theirs in _meeting(laid, other, side):
                _join(table, mine, theirs)
    return table


def _meeting(laid: Laid, other: Laid, side: Side) -> Iterator[tuple[Part, Part]]:
    """The parts of two neighbours that meet over a side of the first."""
    mine, theirs = laid.tile, other.tile
    if mine.segment_at[side] >= 0:
        yield (
            Part(laid.cell, mine.segment_at[side]),
            Part(other.cell, theirs.segment_at[(side + 2) % 4]),
        )
    for half in (2 * side, 2 * side + 1):
        if mine.field_at[half] >= 0:
            yield Part(laid.cell, mine.field_at[half]), Part(other.cell, theirs.field_at[across(half)])


def _join(table: dict[Part, Region], one: Part, two: Part) -> None:
    """Make one region of two parts' regions; an edge that both had open closes."""
    first, second = table[one], table[two]
    closed = 0 if first.kind == "field" else 2
    if first is second:
        joined = Region(first.kind, first.parts, first.open - closed)
    else:
        joined = Region(first.kind, first.parts | second.parts, first.open + second.open - closed)
    if first is second and not closed:
        return
    table.update(dict.fromkeys(joined.parts, joined))
