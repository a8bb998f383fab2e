"""Tiles and land: the catalogue's totals, features against a search from nothing, and legal places against trying all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from rulebound.games.carcassonne.board import Board, Part, beside, block, over
from rulebound.games.carcassonne.placing import judge_place, places
from rulebound.games.carcassonne.state import State
from rulebound.games.carcassonne.tiles import QUARTERS, Tile, across, known, tile, tile_set
from tests.games.carcassonne.random_play import begin, walk

SETS = {
    "base": 72, "river-1": 12, "river-1-c3": 12, "river-2": 12, "inns-and-cathedrals": 18, "mage-and-witch": 8,
    "besiegers": 6, "cathars-or-siege": 4, "cult-6": 6, "cult-5": 5, "german-monasteries": 6, "darmstadt": 3,
    "abbey-and-mayor": 12,
}  # fmt: skip


def tiles(name: str) -> list[Tile]:
    return [tile(each) for each in tile_set(name).tiles]


@pytest.mark.parametrize("name", SETS)
def test_each_set_has_its_tiles_and_every_edge_belongs_to_one_segment(name: str) -> None:
    assert len(tiles(name)) == SETS[name]
    for each in tiles(name):
        for side, kind in enumerate(each.sides):
            touching = [s for s in each.segments if s.kind != "field" and side in s.edges]
            assert len(touching) == (kind != "field"), each.name
        halves = [half for segment in each.segments if segment.kind == "field" for half in segment.edges]
        open_halves = [h for h in range(8) if each.sides[h // 2] != "city"]
        assert sorted(halves) == open_halves, each.name


def test_the_base_game_has_the_counts_that_are_known_of_it() -> None:
    base = tiles("base")
    segments = [segment for each in base for segment in each.segments]
    kinds = Counter(segment.kind for segment in segments)
    assert (kinds["field"], kinds["city"], kinds["road"], kinds["monastery"], kinds["garden"]) == (
        126,
        49,
        62,
        6,
        8,
    )
    assert sum(segment.shields for segment in segments) == 10
    assert sum("cap" in segment.marks for segment in segments) == 28
    decorations = Counter(each.decoration for each in base)
    assert [decorations[name] for name in ("farmhouse", "highwaymen", "garden", "water-tower")] == [
        8,
        8,
        8,
        8,
    ]
    assert decorations["cowshed"] + decorations["pigsty"] + decorations["donkey-stable"] == 8
    assert sum(each.decoration == "farmhouse" and each.shows("road") for each in base) == 6
    assert not known("Z")
    assert not known(None)


@pytest.mark.parametrize("name", ["D.start", "IC-E.farmhouse", "RI-2-III", "AM-CCcc+"])
def test_four_quarter_turns_bring_a_tile_back(name: str) -> None:
    once = tile(name, 1)
    assert once.sides == tuple(tile(name).sides[(side - 1) % 4] for side in range(4))
    assert [s.turned(4) for s in tile(name).segments] == list(tile(name).segments)
    assert all(across(across(half)) == half for half in range(8))


def searched(board: Board) -> set[frozenset[Part]]:
    """The features found from nothing, edge by edge."""
    joined: dict[Part, set[Part]] = {
        part: {part} for laid in board.laid for part, segment in board.parts(laid.cell)
    }
    for laid in board.laid:
        for side, cell in enumerate(beside(laid.cell)):
            if cell in board.at:
                for mine, theirs in meeting(board, laid.cell, side):
                    together = joined[mine] | joined[theirs]
                    joined.update(dict.fromkeys(together, together))
    return {frozenset(parts) for parts in joined.values()}


def meeting(board: Board, cell: tuple[int, int], side: int) -> Iterable[tuple[Part, Part]]:
    other = over(cell, side)
    for part, segment in board.parts(cell):
        for there, theirs in board.parts(other):
            if segment.kind != theirs.kind:
                continue
            if segment.kind == "field":
                met = {across(half) for half in segment.edges if half // 2 == side} & set(theirs.edges)
            else:
                met = {(side + 2) % 4} & set(theirs.edges) if side in segment.edges else set()
            if met:
                yield part, there


def ends(board: Board, parts: frozenset[Part]) -> int:
    return sum(over(part.cell, edge) not in board.at for part in parts for edge in board.segment(part).edges)


def check(state: State) -> None:
    board = state.board
    assert set(board.regions) == {part for laid in board.laid for part, _ in board.parts(laid.cell)}
    assert {region.parts for region in board.regions.values()} == searched(board)
    for part, region in board.regions.items():
        assert part in region.parts
        if region.kind in ("road", "city"):
            assert region.open == ends(board, region.parts)
            assert board.completed(part) is (region.open == 0)
        if region.kind in ("monastery", "garden"):
            assert board.completed(part) is all(cell in board.at for cell in block(part.cell))
    assert Board(board.laid).regions == board.regions
    assert Board(board.laid).frontier == board.frontier


@pytest.mark.parametrize(("key", "options"), [(3, {"inns": True, "abbot": True}), (5, {"river": "second"})])
def test_features_grow_as_a_search_from_nothing_finds_them(key: int, options: dict[str, bool | str]) -> None:
    match = begin(2, key, **options)
    for number, _ in enumerate(walk(match, key)):
        if number % 9 == 0:
            check(match.state)
    check(match.state)


@pytest.mark.parametrize(("key", "options"), [(7, {"inns": True}), (8, {"river": "classic"})])
def test_the_places_listed_are_those_that_are_judged_legal(key: int, options: dict[str, bool | str]) -> None:
    match = begin(2, key, **options)
    tried = 0
    for number, _ in enumerate(walk(match, key)):
        state = match.state
        if state.hand is None or number % 12:
            continue
        tried += 1
        listed = set(places(state.board, state.hand))
        cells = {near for cell in state.board.at for near in block(cell)}
        judged = {
            (cell, turns)
            for cell in cells
            for turns in QUARTERS
            if judge_place(state.board, state.hand, cell, turns).allowed
        }
        assert listed == judged
    assert tried > 5
