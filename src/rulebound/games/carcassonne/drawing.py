"""The land drawn as text, for terminals and screen readers."""

from __future__ import annotations

from rulebound.games.carcassonne.board import Cell, Laid
from rulebound.games.carcassonne.state import State

LETTERS = {"field": ".", "road": "=", "city": "#", "river": "~", "monastery": "+", "garden": "*"}
SEATS = "RBYKGP"
WIDTH = 5


def draw(state: State) -> str:
    """The tiles row by row, three lines each: city `#`, road `=`, river `~`, field `.`, monastery `+`, garden `*`.

    In the middle of a tile stand the letters of those whose figures are on it: red R, blue B, yellow Y, black K,
    green G, pink P.
    """
    xs = [x for x, _ in state.board.at]
    ys = [y for _, y in state.board.at]
    lines: list[str] = []
    for y in range(min(ys), max(ys) + 1):
        row = [_tile(state, (x, y)) for x in range(min(xs), max(xs) + 1)]
        lines += ["".join(parts).rstrip() for parts in zip(*row, strict=True)]
    return "\n".join(line for line in lines)


def _tile(state: State, cell: Cell) -> tuple[str, str, str]:
    laid = state.board.at.get(cell)
    if laid is None:
        return (" " * WIDTH,) * 3
    north, east, south, west = (LETTERS[kind] for kind in laid.tile.sides)
    seats = "".join(SEATS[f.seat] for f in state.figures if f.part.cell == cell)[:3]
    return f" {north * 3} ", f"{west}{seats or _middle(laid):^3}{east}", f" {south * 3} "


def _middle(laid: Laid) -> str:
    shown = [LETTERS[kind] for kind in ("monastery", "garden") if laid.tile.shows(kind)]
    return shown[0] if shown else " "
