"""Where a tile may lie, condition by condition; the first that fails is the reason."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.core.ruling import Ruling, illegal, legal
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.board import Board, Cell, Laid, beside, over
from rulebound.games.carcassonne.tiles import QUARTERS, SIDES, Side


def judge_place(board: Board, name: str, cell: Cell, turns: int) -> Ruling:
    """The ruling on laying a tile in a cell, turned by clockwise quarters."""
    laid = Laid(cell, name, turns)
    for condition in (is_empty, lies_beside, edges_match, river_goes_on, river_keeps_straight):
        if refusal := condition(board, laid):
            return refusal
    return legal("place", clauses.BESIDE, clauses.EDGES, tile=laid.tile.face, cell=cell, degrees=90 * turns)


def places(board: Board, name: str) -> Iterator[tuple[Cell, int]]:
    """Every way in which a tile may lie: cell by cell, and all four turns of each."""
    for cell in sorted(board.frontier):
        for turns in QUARTERS:
            laid = Laid(cell, name, turns)
            if clash(board, laid) is not None:
                continue
            if not laid.tile.river or not (river_goes_on(board, laid) or river_keeps_straight(board, laid)):
                yield cell, turns


def is_empty(board: Board, laid: Laid) -> Ruling | None:
    """A cell holds one tile (placing.empty-cell)."""
    if laid.cell not in board.at:
        return None
    return illegal("cell-taken", clauses.EMPTY, cell=laid.cell, there=board.at[laid.cell].tile.face)


def lies_beside(board: Board, laid: Laid) -> Ruling | None:
    """A tile lies beside another (placing.beside)."""
    if any(cell in board.at for cell in beside(laid.cell)):
        return None
    return illegal("not-beside", clauses.BESIDE, cell=laid.cell)


def edges_match(board: Board, laid: Laid) -> Ruling | None:
    """All edges go on: road on road, city on city, field on field (placing.edges)."""
    if (side := clash(board, laid)) is None:
        return None
    there = board.at[over(laid.cell, side)].tile.sides[(side + 2) % 4]
    return illegal("edges-differ", clauses.EDGES, side=SIDES[side], here=laid.tile.sides[side], there=there)


def clash(board: Board, laid: Laid) -> Side | None:
    """The first side over which a tile would not go on; None when all edges match."""
    for side, kind in enumerate(laid.tile.sides):
        other = board.at.get(over(laid.cell, side))
        if other is not None and other.tile.sides[(side + 2) % 4] != kind:
            return side
    return None


def river_goes_on(board: Board, laid: Laid) -> Ruling | None:
    """A tile with the river goes on with it (river.goes-on)."""
    if not laid.tile.river or _upstream(board, laid) is not None:
        return None
    return illegal("river-elsewhere", clauses.RIVER_GOES_ON, cell=laid.cell)


def river_keeps_straight(board: Board, laid: Laid) -> Ruling | None:
    """The river never bends twice in a row to the same side (river.u-turn)."""
    side = _upstream(board, laid)
    if side is None:
        return None
    before = board.at[over(laid.cell, side)]
    bend = _bend(laid, side)
    entries = [edge for edge in before.tile.river if edge != (side + 2) % 4]
    if bend == 0 or len(entries) != 1 or _bend(before, entries[0]) != bend:
        return None
    return illegal("river-u-turn", clauses.RIVER_U_TURN, cell=laid.cell)


def _upstream(board: Board, laid: Laid) -> Side | None:
    """The side over which the river comes in."""
    return next((side for side in laid.tile.river if over(laid.cell, side) in board.at), None)


def _bend(laid: Laid, entry: Side) -> int:
    """To which side the river bends on a tile: 1 or 3; 0 when it goes straight on, forks, or ends."""
    exits = [edge for edge in laid.tile.river if edge != entry]
    bend = (exits[0] - entry) % 4 if len(exits) == 1 else 0
    return 0 if bend == 2 else bend


def fits_somewhere(board: Board, name: str) -> bool:
    """Whether a tile may lie anywhere at all."""
    return next(places(board, name), None) is not None
