"""Rulings on a position at hand, from the engine itself: on a move, on something that stands there, on what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Any

from rulebound.assistant.names import Names
from rulebound.core import (
    CHANCE,
    Decision,
    Event,
    Examined,
    Game,
    NotationError,
    Ruling,
    Seat,
    Verdict,
)
from rulebound.core.game import Itemised

MOST_THINGS = 3
"""How many things are ruled on at most, where the question leaves open which is meant."""
MOST_TEXTS = 30
"""How many words of a question are looked at for moves and things."""
_EDGES = ".,;:!?…\"'«»„“”‘’()[]"


class About(StrEnum):
    """What a question at a board may be about."""

    MOVE = "move"
    """Whether a move may be made, and why not."""
    THING = "thing"
    """Something that stands there."""
    EVENT = "event"
    """What the rules did last."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position that a question is asked at, by the one who holds `seat` or would act next.

    `move` is a move that it is about, and `thing` what is pointed at, both in the game's own text; None where
    only the question can say. `log` is what the asker may know of how it came about.
    """

    game: Game[Any, Any]
    state: Any
    seat: Seat
    move: str | None = None
    thing: str | None = None
    log: Sequence[Event] = ()


def rule(board: Board, about: About, question: str, names: Names, first: str | None) -> tuple[Ruling, ...]:
    """What the engine rules on what a question is about; nothing where that is not to be told.

    Rulings with the reason `first` come first.
    """
    match about:
        case About.MOVE:
            found = _on_moves(board, question)
        case About.THING:
            found = _on_things(board, question, names)
        case About.EVENT:
            found = _on_events(board.log)
    return tuple(sorted(dict.fromkeys(found), key=lambda ruling: ruling.reason != first))


def names_a_place(question: str) -> bool:
    """Whether a question has words that may be moves or things in a game's text."""
    return bool(_texts(question))


def asker(game: Game[Any, Any], state: Any, held: frozenset[Seat] = frozenset()) -> Seat:
    """The seat that a question is asked from: one of those held, and if it can be one that is to act."""
    decision = game.decision(state)
    asked = decision.seats - {CHANCE} if isinstance(decision, Decision) else frozenset()
    return min(held & asked or held or asked, default=0)


def _on_moves(board: Board, question: str) -> list[Ruling]:
    game, state = board.game, board.state
    found: list[Ruling] = []
    for text in _texts(question) if board.move is None else (board.move,):
        try:
            move = game.parse(state, text)
        except NotationError:
            continue
        ruling = game.judge(state, board.seat, move)
        found.append(ruling)
        if isinstance(game, Itemised):
            found += game.behind(state, board.seat, move)
    return found


def _on_things(board: Board, question: str, names: Names) -> list[Ruling]:
    game, state = board.game, board.state
    if not isinstance(game, Examined):
        return []
    pointed = _texts(question) if board.thing is None else [board.thing]
    found = [ruling for text in pointed for ruling in _examined(game, state, text)]
    if found or board.thing is not None:
        return found
    named = names.known(question)
    things = game.things(state, board.seat)
    meant = [thing for thing in things if thing.kind in named] or things
    return [ruling for thing in meant[:MOST_THINGS] for ruling in _examined(game, state, thing.name)]


def _examined(game: Examined, state: Any, text: str) -> Sequence[Ruling]:
    try:
        return game.examine(state, text)
    except NotationError:
        return ()


def _on_events(log: Sequence[Event]) -> list[Ruling]:
    """What the rules did last, or where they did nothing, the last move."""
    steps = [list(step) for _, step in groupby(log, key=lambda event: event.cause)]
    for step in reversed(steps):
        if done := [event.ruling for event in step if event.ruling.verdict is not Verdict.LEGAL]:
            return done
    return [log[-1].ruling] if log else []


def _texts(question: str) -> list[str]:
    """What of a question may be a move or a thing in a game's text: words with a figure in them."""
    said = [word.strip(_EDGES) for word in question.split()[:MOST_TEXTS]]
    return [text for word in said if re.search(r"\d", word) for text in dict.fromkeys((word, word.lower()))]
