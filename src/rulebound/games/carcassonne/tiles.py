"""Tiles: what is printed on them, as they lie turned, and the sets they come in. Facts are in `data/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["city", "road", "river", "field", "monastery", "garden"]
Side: TypeAlias = int
"""0 north, 1 east, 2 south, 3 west."""

SIDES = "NESW"
CORNERS = ("NW", "NE", "NE", "SE", "SE", "SW", "SW", "NW")
"""The corner at which each half-edge ends."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""What a step over each side adds to a cell; y grows to the south."""
QUARTERS = range(4)

_BUILDINGS = {"monastery", "shrine", "church", "special-monastery"}
_SYMBOLS = {"mage", "volcano"}


def across(half: int) -> int:
    """The half-edge of the neighbouring tile that meets a half-edge."""
    return (half + 4) % 8 ^ 1


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a feature on one tile.

    `edges` are sides, and half-edges for a field; a monastery and a garden have none. `marks` are what
    else is printed on it. `cities` are the places of the city segments that a field touches.
    """

    kind: Kind
    edges: tuple[int, ...] = ()
    shields: int = 0
    marks: frozenset[str] = frozenset()
    cities: tuple[int, ...] = ()

    def turned(self, quarters: int) -> Segment:
        """The segment after clockwise quarter turns."""
        step, edges = (2, 8) if self.kind == "field" else (1, 4)
        moved = tuple(sorted((edge + step * quarters) % edges for edge in self.edges))
        return Segment(self.kind, moved, self.shields, self.marks, self.cities)

    @property
    def lies(self) -> tuple[str, ...]:
        """Where it lies on the tile: the sides that it reaches; a field that has no whole side, its corners."""
        if self.kind != "field":
            return tuple(SIDES[edge] for edge in self.edges)
        whole = [SIDES[side] for side in range(4) if {2 * side, 2 * side + 1} <= set(self.edges)]
        return tuple(dict.fromkeys(whole or (CORNERS[edge] for edge in self.edges)))


@dataclass(frozen=True, slots=True)
class Tile:
    """A printed tile, or one that lies turned.

    `name` is its face, with the decoration of the copy behind a dot. `sides` are the kinds of its edges.
    """

    name: str
    segments: tuple[Segment, ...]
    sides: tuple[Kind, ...]
    segment_at: tuple[int, ...]
    """For each side the place of the segment that reaches it; -1 on a field."""
    field_at: tuple[int, ...]
    """For each half-edge the place of the field that reaches it; -1 where there is none."""
    river: tuple[Side, ...]
    """The sides that the river crosses."""

    @property
    def face(self) -> str:
        """The name of what is printed, whatever the decoration."""
        return self.name.partition(".")[0]

    @property
    def decoration(self) -> str:
        """The decoration of this copy; empty for none."""
        return self.name.partition(".")[2]

    def shows(self, kind: Kind) -> bool:
        """Whether a segment of this kind is printed on it."""
        return any(segment.kind == kind for segment in self.segments)


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles of a box. `first` and `last` are drawn first and last; all names are of copies."""

    tiles: tuple[str, ...]
    start: str = ""
    first: str = ""
    last: str = ""


@cache
def tile(name: str, quarters: int = 0) -> Tile:
    """A tile as it lies after clockwise quarter turns. Raises KeyError for an unknown name."""
    segments = tuple(segment.turned(quarters) for segment in _catalogue()[0][name])
    sides: list[Kind] = ["field"] * 4
    segment_at, field_at = [-1] * 4, [-1] * 8
    for place, segment in enumerate(segments):
        for edge in segment.edges:
            if segment.kind == "field":
                field_at[edge] = place
            else:
                sides[edge], segment_at[edge] = segment.kind, place
    river = tuple(side for side, kind in enumerate(sides) if kind == "river")
    return Tile(name, segments, tuple(sides), tuple(segment_at), tuple(field_at), river)


def known(name: object) -> bool:
    """Whether there is a tile of this name."""
    return isinstance(name, str) and name in _catalogue()[0]


def tile_set(name: str) -> TileSet:
    """The tiles of a set. Raises KeyError for an unknown one."""
    return _catalogue()[1][name]


def order(name: str) -> int:
    """The place of a tile in the catalogue, by which lists of tiles are sorted."""
    return _catalogue()[2][name]


@cache
def _catalogue() -> tuple[Mapping[str, tuple[Segment, ...]], Mapping[str, TileSet], Mapping[str, int]]:
    printed: dict[str, tuple[Segment, ...]] = {}
    copies: dict[str, list[str]] = {}
    sets: dict[str, TileSet] = {}
    for line in _lines():
        if line.startswith("set "):
            name, made = _set(line, copies)
            sets[name] = made
            continue
        drawn, _, decorations = line.partition(" | ")
        face, *words = drawn.split()
        segments = tuple(_segment(word) for word in words if word not in _SYMBOLS)
        for decoration in decorations.split():
            plain = decoration in ("none", "unknown")
            copy = face if plain else f"{face}.{decoration}"
            copies.setdefault(face, []).append(copy)
            printed[copy] = (*segments, Segment("garden")) if decoration == "garden" else segments
    return printed, sets, {name: place for place, name in enumerate(printed)}


def _lines() -> Iterator[str]:
    folder = resources.files("rulebound.games.carcassonne") / "data"
    for file in ("tiles.txt", "more_tiles.txt"):
        for line in (folder / file).read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                yield line


def _set(line: str, copies: Mapping[str, list[str]]) -> tuple[str, TileSet]:
    head, _, faces = line.partition(" : ")
    _, name, *words = head.split()
    marked = {key: copies[face] for key, _, face in (word.partition("=") for word in words)}
    tiles = tuple(copy for face in faces.split() for copy in copies[face])
    return name, TileSet(tiles, **{key: found[0] for key, found in marked.items()})


def _segment(word: str) -> Segment:
    kind, _, rest = word.partition(":")
    if kind in _BUILDINGS:
        return Segment("monastery", marks=frozenset({kind}))
    edges, *words = rest.split(":")
    cities = tuple(int(place) for word in words if word.startswith("by=") for place in word[3:])
    marks = frozenset(word for word in words if word != "shield" and not word.startswith("by="))
    shields = words.count("shield")
    match kind:
        case "field":
            halves = () if edges == "-" else tuple(map(int, edges))
            return Segment("field", halves, marks=marks, cities=cities)
        case "city" | "road" | "river":
            return Segment(kind, tuple(sorted(map(SIDES.index, edges))), shields, marks)
        case _:
            raise ValueError(f"no segment {word!r}")
