"""What lies on the table before the first turn: the first tile, the stack, the scoring tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rulebound.core.ruling import ClauseId, Ruling, forced
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.options import MAX_PLAYERS, House
from rulebound.games.carcassonne.surveyors import SIGNS, Scoring
from rulebound.games.carcassonne.tiles import TileSet, order, tile, tile_set

RIVERS = {"classic": "river-1", "third-edition": "river-1-c3", "second": "river-2"}


def first_tile(house: House) -> str:
    """The tile that lies first: the start tile, or the source of the river."""
    return _river(house).start if house.river in RIVERS else tile_set("base").start


def stack(house: House) -> tuple[tuple[str, int], ...]:
    """The tiles to be drawn, with how many there are of each."""
    names = list(tile_set("base").tiles)
    if house.inns:
        names += tile_set("inns-and-cathedrals").tiles
    if house.river in RIVERS:
        names += _river(house).tiles
    names.remove(first_tile(house))
    return counted(names)


def counted(names: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Tiles with how many there are of each, in the order of the catalogue."""
    return tuple(sorted(Counter(names).items(), key=lambda entry: order(entry[0])))


def drawable(house: House, left: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """The tiles that may come next, with how many there are of each.

    The river comes before the land, a fork before the rest of the river and the last lake after it
    (river.first, river.fork, river.lake).
    """
    river = [entry for entry in left if tile(entry[0]).river]
    if not river:
        return list(left)
    ends = _river(house)
    if forks := [entry for entry in river if entry[0] == ends.first]:
        return forks
    return [entry for entry in river if entry[0] != ends.last] or river


def river_order(house: House, name: str) -> list[ClauseId]:
    """The clauses by which a tile comes when it does, for one of the river."""
    if not tile(name).river:
        return []
    cited = [clauses.RIVER_FIRST]
    cited += [clauses.RIVER_LAST] if name == _river(house).last else []
    return cited + ([clauses.RIVER_FORK] if _river(house).first and name in _ends(house) else [])


def scoring_tiles(house: House) -> Scoring | None:
    """The scoring tiles, none of them seen yet; None without The Surveyors."""
    if not house.surveyors:
        return None
    return Scoring(house.signs if house.signs in SIGNS else "")


def set_up(house: House, players: int) -> Ruling:
    """Why the table looks as it does before the first turn."""
    cited = [clauses.SIX if players > MAX_PLAYERS else clauses.SEATS]
    cited.append(clauses.RIVER_START if house.river in RIVERS else clauses.START_TILE)
    return forced("set-up", *cited, players=players, tile=first_tile(house).partition(".")[0])


def _ends(house: House) -> tuple[str, str]:
    return _river(house).first, _river(house).last


def _river(house: House) -> TileSet:
    return tile_set(RIVERS[house.river])
