"""A board as it stood before a move that a question tells by its number, as in "on move 2"."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby

from rulebound.assistant.rule import Board, asker

_ORDINAL = r"(?:\.|st|nd|rd|th|e|er|de|ste|ème|eme|-?(?:й|м|ом|ем|го))?"
_TOLD = re.compile(
    rf"\b(?:on|at|in|before)\s+(?:my\s+)?(?:move|turn)\s+(\d{{1,4}})\b"
    rf"|\b(?:on|at|in|before)\s+(?:the\s+)?(\d{{1,4}}){_ORDINAL}\s+(?:move|turn)\b"
    rf"|\b(?:на|в|перед)\s+(\d{{1,4}}){_ORDINAL}\s+ход\w*|\b(?:на|в|перед)\s+ход\w*\s+(\d{{1,4}})\b"
    rf"|\bau\s+(?:coup|tour)\s+(\d{{1,4}})\b|\bau\s+(\d{{1,4}}){_ORDINAL}\s+(?:coup|tour)\b"
    rf"|\b(?:bij|op|in)\s+(?:zet|beurt)\s+(\d{{1,4}})\b|\b(?:bij|op|in)\s+de\s+(\d{{1,4}}){_ORDINAL}\s+(?:zet|beurt)\b"
    rf"|\b(?:im|in|bei|beim)\s+zug\s+(\d{{1,4}})\b|\b(?:im|beim)\s+(\d{{1,4}}){_ORDINAL}\s+zug\b",
    re.IGNORECASE,
)


def move_told(question: str) -> int | None:
    """The number of the move that a question goes back to; None where it stays.

    >>> move_told("Could I have played at e5 on move 2?"), move_told("Hätte ich im 3. Zug ziehen dürfen?")
    (2, 3)
    >>> move_told("May I move 2 spaces?")
    """
    found = _TOLD.search(question)
    return None if found is None else int(next(number for number in found.groups() if number))


def before(board: Board, number: int) -> Board | None:
    """The board before the move of a number, counted from 1, asked by whoever made it; None where it is not known."""
    if board.start is None:
        return None
    made = [place for place, event in enumerate(board.log) if event.move is not None and event.actor >= 0]
    turns = [actor for actor, _ in groupby(board.log[place].actor for place in made)]
    if not 1 <= number <= len(made) or len(turns) < len(made):
        return None  # where a turn has several moves, a number may be meant of either
    state, log = board.start, board.log[: made[number - 1]]
    for event in log:
        state = board.game.fold(state, event)
    return replace(board, state=state, log=log, seat=asker(board.game, state))
