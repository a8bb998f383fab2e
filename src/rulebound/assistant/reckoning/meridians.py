"""How many points a board has that is told by its sides, as in 7/8."""

from __future__ import annotations

from itertools import pairwise

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import MANY, has, told
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options
from rulebound.games.meridians import clauses
from rulebound.games.meridians.board import MAX_SIZE, MIN_SIZE, board

_CROSSINGS = tuple("intersect пересеч schnittp kruisp place plaats plek spot empl мест platz".split())
"""Words for points that are nothing else."""
_POINTS = ("point", "пункт", "точ", "punt", "punkt", *_CROSSINGS)
_BOARD = ("board", "доск", "поле", "plateau", "tablier", "bord", "brett")


def reckon(question: str, _options: Options, _names: Names) -> Reckoned | None:
    """How many points there are on the board whose sides a question tells."""
    said = told(question)
    if not (has(said, *_POINTS) and has(said, *MANY) and has(said, *_BOARD, *_CROSSINGS)):
        return None
    for short, long in pairwise(word.number for word in said):
        if short is not None and long == short + 1 and MIN_SIZE <= long <= MAX_SIZE:
            return Reckoned(Says.VALUE, (clauses.BOARD_SIZES, clauses.BOARD_POINTS), len(board(long)))
    return None
