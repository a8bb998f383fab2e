"""A position drawn as text, for terminals."""

from __future__ import annotations

from collections.abc import Collection

from rulebound.games.meridians.board import Point
from rulebound.games.meridians.rules import Colour, Position

OPEN, SHUT = ".", "-"
LETTERS = {Colour.LIGHT: "L", Colour.DARK: "D"}


def draw(position: Position, open_points: Collection[Point], dead: Collection[Point]) -> str:
    """The board as lines of text, row `a` at the bottom, with each row's letter and its last number.

    Stones are L and D, in small letters where their group has no path; an empty point is a dot when it
    is open to the one to move, else a dash.
    """
    board = position.board
    middle = board.size - 1
    rows: list[list[str]] = [[] for _ in range(2 * board.size - 1)]
    for point in range(len(board)):
        rows[ord(board.names[point][0]) - ord("a")].append(_mark(position, point, open_points, dead))
    lines = []
    for number in reversed(range(len(rows))):
        indent = " " * abs(number - middle)
        lines.append(f"{indent}{chr(ord('a') + number)}  {' '.join(rows[number])}  {len(rows[number])}")
    return "\n".join(lines)


def _mark(position: Position, point: Point, open_points: Collection[Point], dead: Collection[Point]) -> str:
    for colour, letter in LETTERS.items():
        if point in position.of(colour):
            return letter.lower() if point in dead else letter
    return OPEN if point in open_points else SHUT
