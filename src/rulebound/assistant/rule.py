"""Rulings on a position at hand, from the engine itself: on a move, on something that stands there, on what happened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby
from typing import Any

from rulebound.assistant.denial import leaves_undone
from rulebound.assistant.manner import Manner, is_ones_own, likely
from rulebound.assistant.modal import Modal, modal
from rulebound.assistant.names import Names
from rulebound.core import (
    CHANCE,
    Decision,
    Event,
    Examined,
    Facts,
    Game,
    NotationError,
    Outcome,
    Placed,
    Ruling,
    Seat,
    Tallied,
    Thing,
    Tried,
    Verdict,
)
from rulebound.core.game import Itemised
from rulebound.core.ruling import ClauseId, legal

MOST_THINGS = 3
"""How many things are ruled on at most, where the question leaves open which is meant."""
MOST_TEXTS = 30
"""How many words of a question are looked at for moves and things."""
PLACE = "place"
"""The fact that tells a thing apart, where several are ruled on."""
OPEN = "moves-open"
"""The reason of a ruling on how many moves are open; the assistant itself has its words."""
_EDGES = ".,;:!?…\"'«»„“”‘’()[]"


class About(StrEnum):
    """What a question at a board may be about."""

    MOVE = "move"
    """Whether a move may be made, and why not."""
    ACT = "act"
    """Whether any move of a kind may be made."""
    THING = "thing"
    """Something that stands there."""
    EVENT = "event"
    """What the rules did last, or last did to what is named."""
    ANY = "any"
    """Whether there is any move at all."""
    TIME = "time"
    """How long the game will last."""
    TALLY = "tally"
    """How it stands: whose turn it is, who has how much."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position that a question is asked at, by the one who holds `seat` or would act next.

    `move` is a move that it is about, and `thing` what is pointed at, both in the game's own text; None where
    only the question can say. `log` is what the asker may know of how it came about from `start`, the first state,
    which is None where it is not known. `own` is the seat that is known to be the asker's own.
    """

    game: Game[Any, Any]
    state: Any
    seat: Seat
    move: str | None = None
    thing: str | None = None
    log: Sequence[Event] = ()
    start: Any = None
    own: Seat | None = None


def rule(board: Board, about: About, question: str, names: Names, first: str | None) -> tuple[Ruling, ...]:
    """What the engine rules on what a question is about; nothing where that is not to be told.

    Of how it stands and of what happened, only rulings with the reason `first`; of all else those come first.
    """
    found: Sequence[Ruling]
    match about:
        case About.MOVE:
            found = _on_moves(board, question) or _on_acts(board, question, names, named=True)
        case About.ACT:
            found = _on_acts(board, question, names) or _on_moves(board, question)
        case About.ANY:
            found = _on_any(board)
        case About.THING:
            found = _on_things(board, question, names)
        case About.EVENT:
            found = _on_events(board, question, names, first)
        case About.TIME:
            found = _left(board)
        case About.TALLY:
            found = _on_tally(board, question, names, first)
    if about in (About.MOVE, About.ACT) and asks_for_another(question):
        found = _instead(board, about, found)
    return tuple(sorted(dict.fromkeys(found), key=lambda ruling: ruling.reason != first))


def names_a_place(question: str) -> bool:
    """Whether a question has words that may be moves or things in a game's text, and no mere numbers."""
    return any(not text.isdecimal() for text in _texts(question))


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


def _on_acts(board: Board, question: str, names: Names, *, named: bool = False) -> Sequence[Ruling]:
    """On the moves of a kind, in a place that is pointed at or told; where they must be `named`, nothing else."""
    game, kinds = board.game, names.known(question)
    if not isinstance(game, Tried) or board.move is not None:
        return ()
    places = [board.thing] if board.thing is not None else _texts(question)
    if len({text.lower() for text in places}) > 1:
        return ()  # which of them it is about is not known
    for place in places:
        try:
            return game.tried(board.state, board.seat, kinds, place)
        except NotationError:
            continue
    return () if named and not kinds else game.tried(board.state, board.seat, kinds, None)


def asks_for_another(question: str) -> bool:
    """Whether a question of an act is one of what else is open: whether one must do it, or may leave it undone."""
    return likely(question) is Manner.YES_OR_NO and (modal(question) is Modal.MUST) is not leaves_undone(
        question
    )


def _on_any(board: Board) -> list[Ruling]:
    """How many moves are open to the asker; why none is, where another is asked or nobody."""
    game, decision = board.game, board.game.decision(board.state)
    if isinstance(decision, Outcome):
        return [decision.ruling]
    if board.seat not in decision.seats:
        move, _ = (
            game.chances(board.state)[0]
            if CHANCE in decision.seats
            else (game.moves(board.state, min(decision.seats))[0], 0)
        )
        return [game.judge(board.state, board.seat, move)]
    return _open(board, decision.clauses)


def _open(board: Board, clauses: Sequence[ClauseId]) -> list[Ruling]:
    """That so many moves are open to the asker, by some clauses; nothing where they cannot be counted."""
    moves = () if board.game.spec.continuous else board.game.moves(board.state, board.seat)
    return [legal(OPEN, *clauses, number=len(moves))] if moves else []


def _instead(board: Board, about: About, found: Sequence[Ruling]) -> Sequence[Ruling]:
    """What else is open than an act that was ruled on; the rulings themselves where it is refused, or all there is."""
    game, decision = board.game, board.game.decision(board.state)
    if not found or not found[0].allowed or isinstance(decision, Outcome):
        return found
    moves = game.moves(board.state, board.seat)
    if about is About.MOVE:
        return [*_open(board, decision.clauses), *found] if len(moves) > 1 else found
    first, last = (game.judge(board.state, board.seat, moves[place]) for place in (0, -1))
    return [*_open(board, last.clauses), *found] if first.reason != last.reason else []


def _on_things(board: Board, question: str, names: Names) -> list[Ruling]:
    """On what is pointed at or told; of all that lies in a place, on that of the kind that is named."""
    game, state = board.game, board.state
    if not isinstance(game, Examined):
        return []
    named = names.known(question)
    pointed = _texts(question) if board.thing is None else [board.thing]
    if there := [thing for text in pointed for thing in _there(game, state, text, named)]:
        return _told_apart(game, state, there)
    if board.thing is not None:
        return []
    things = game.things(state, board.seat)
    meant = [thing for thing in things if thing.kind in named] or list(things)
    return _told_apart(game, state, meant[:MOST_THINGS])


def _there(game: Examined, state: Any, text: str, kinds: frozenset[str]) -> Iterator[Thing]:
    """What lies in a place that a text names, of some kinds where any of them is one."""
    if isinstance(game, Placed):
        try:
            yield from game.things_at(state, text, kinds)
        except NotationError:
            return
    elif _examined(game, state, text):
        yield Thing(text, "")


def _told_apart(game: Examined, state: Any, things: Sequence[Thing]) -> list[Ruling]:
    """The rulings on some things, each with the place of its thing where they are several."""
    found = [(thing, ruling) for thing in things for ruling in _examined(game, state, thing.name)]
    if len({thing.name for thing, _ in found}) < 2:
        return [ruling for _, ruling in found]
    return [
        replace(r, facts=Facts({**r.facts, **(thing.place or {}), PLACE: thing.name})) for thing, r in found
    ]


def _examined(game: Examined, state: Any, text: str) -> Sequence[Ruling]:
    try:
        return game.examine(state, text)
    except NotationError:
        return ()


def _on_events(board: Board, question: str, names: Names, first: str | None) -> Sequence[Ruling]:
    """What the rules last did to what is named, or how that stands; else what they did last, or the last move."""
    log, texts = board.log, _texts(question)
    amounts = {int(text) for text in texts if text.isdecimal()}
    places = {text for text in texts if not text.isdecimal()}
    seats = _seats(board, names.known(question))
    if not seats and board.own is not None and is_ones_own(question):
        seats = {board.own}
    ruled = [event for event in reversed(log) if event.ruling.verdict is not Verdict.LEGAL]
    if first is not None:
        ruled = [event for event in ruled if event.ruling.reason == first]
    if seats or amounts or places:
        meant = [event for event in ruled if _is_of(board, event, seats, places)]
        exact = [event for event in meant if event.ruling.points in amounts]
        if found := exact or meant:
            return [found[0].ruling]
        return _on_things(board, question, names) if places else _counted(board, seats)[:1]
    if first is not None:
        return [event.ruling for event in ruled[:1]]
    steps = [list(step) for _, step in groupby(ruled, key=lambda event: event.cause)]
    if steps:
        return [event.ruling for event in reversed(steps[0])]
    return [log[-1].ruling] if log else []


def _is_of(board: Board, event: Event, seats: set[Seat], places: set[str]) -> bool:
    """Whether something happened to one of some seats, and in one of some places, where any are named."""
    facts = event.ruling.facts.values()
    items = {item for fact in facts for item in (fact if isinstance(fact, tuple) else (fact,))}
    called = board.game.called(board.state) if isinstance(board.game, Tallied) else ()
    owners = {seat for seat, name in enumerate(called) if name in items}
    of_seat = bool(owners & seats) if owners else event.data.get("seat", event.actor) in seats
    return (not seats or of_seat) and (not places or bool(places & items))


def _on_tally(board: Board, question: str, names: Names, first: str | None) -> list[Ruling]:
    """How it stands, of the seats that are named, or of the asker's own where that is meant."""
    if not isinstance(board.game, Tallied):
        return []
    found = [r for r in board.game.tally(board.state, board.seat) if first in (None, r.reason)]
    seats = _seats(board, names.known(question)) or ({board.seat} if is_ones_own(question) else set())
    own = _standing(board, seats)
    return [r for r in found if r in own] or found


def _left(board: Board) -> list[Ruling]:
    """How much is left of what all play with."""
    tally = board.game.tally(board.state, board.seat) if isinstance(board.game, Tallied) else ()
    return [ruling for ruling in tally if "number" in ruling.facts and "seat" not in ruling.facts]


def _standing(board: Board, seats: set[Seat]) -> list[Ruling]:
    """How it stands with some seats."""
    if not isinstance(board.game, Tallied):
        return []
    return [r for r in board.game.tally(board.state, board.seat) if r.facts.get("seat") in seats]


def _counted(board: Board, seats: set[Seat]) -> list[Ruling]:
    """What some seats have a number of."""
    return [ruling for ruling in _standing(board, seats) if "number" in ruling.facts]


def _seats(board: Board, named: frozenset[str]) -> set[Seat]:
    """The seats that a question names."""
    called = board.game.called(board.state) if isinstance(board.game, Tallied) else ()
    return {seat for seat, name in enumerate(called) if name in named}


def _texts(question: str) -> list[str]:
    """What of a question may be a move or a thing in a game's text: words with a figure in them."""
    said = [word.strip(_EDGES) for word in question.split()[:MOST_TEXTS]]
    return [text for word in said if re.search(r"\d", word) for text in dict.fromkeys((word, word.lower()))]
