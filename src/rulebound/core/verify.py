"""Checking a record: the rules are asked again for every event, and the revealed seed for every draw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeVar

from rulebound.core.chance import Seed, commitment
from rulebound.core.event import BEFORE, CHANCE, Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import Decision, Game, NotationError, OptionError, Outcome, positions
from rulebound.core.match import Match, stamp
from rulebound.core.members import described
from rulebound.core.record import Record, RecordError

S = TypeVar("S")
M = TypeVar("M")

UNKNOWN = Seed(bytes(32))
"""Stands in for the seed of a match whose secret is not known; no draw is made from it."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What a check went through: events, moves of players, draws, and whether the seed was known for these.

    `foreseen` of the draws came after the match had been over once and was taken back: whoever read its
    revealed secret then knew them.
    """

    events: int
    moves: int
    draws: int
    seed: bool
    foreseen: int


def verify(record: Record, game: Game[S, M]) -> tuple[Match[S, M], Verified]:
    """Ask the rules again for every event of a record, and its seed for every draw.

    Returns the match with what was checked. Raises RecordError at the first event that cannot have
    happened, and when the revealed secret is not the one committed to. Without the secret a draw is
    only checked to be possible.
    """
    if game.spec.key != record.game:
        raise RecordError(f"a match of {record.game}, not of {game.spec.key}", "other-game")
    match = open_record(record, game)
    steps = [list(step) for _, step in groupby(record.events, key=lambda event: event.cause)]
    if record.position is not None and (not steps or steps[0][0].cause != BEFORE):
        _compare([], positions(game).opening(match.state), {})
    foreseen, ended = 0, False
    for step in steps:
        expected, moves = _expected(match, step, record.seed)
        _compare(step, expected, moves)
        for event in step:
            try:
                match.take(event)
            except ValueError as error:
                raise RecordError(str(error), "entry", number=match.seq + 1) from None
        foreseen += sum(event.is_draw for event in step) if ended else 0
        ended = ended or isinstance(match.decision, Outcome)
    if _drawing(match.decision):
        raise RecordError(f"the log stops after event {match.seq}, where a draw must follow", "cut")
    draws = match.draws
    moved = sum(event.move is not None for event in record.events) - draws
    return match, Verified(len(record.events), moved, draws, record.seed is not None, foreseen)


def open_record(record: Record, game: Game[S, M]) -> Match[S, M]:
    """The match of a record before its first event. Raises RecordError when its set-up cannot be played."""
    if record.secret is not None and record.commitment not in (None, commitment(record.secret)):
        raise RecordError("the revealed secret is not the one that was committed to", "secret")
    seed = record.seed or UNKNOWN
    try:
        return Match(game, len(record.seats), record.options, seed, record.position)
    except (OptionError, NotationError) as error:
        raise RecordError(f"the set-up cannot be played: {error}", "set-up") from None


def _expected(
    match: Match[S, M], step: Sequence[Event], seed: Seed | None
) -> tuple[Sequence[Event], dict[Seat, str]]:
    """The events that the rules give where a log has a step, and the moves that it was made of."""
    game, state, first, number = match.game, match.state, step[0], len(match.log)
    if first.cause == BEFORE:
        return positions(game).opening(state) if match.position is not None else (), {}
    if first.kind == "undone":
        to = first.data.get("to")
        ruling = match.judge_undo(to if type(to) is int else BEFORE - 1)
        if not ruling.allowed:
            raise RecordError(
                f"event {number}: nothing can be undone back to {to!r} ({ruling.reason})",
                "entry",
                number=number,
            )
        return [Event("undone", first.actor, Facts(to=to), ruling)], {}
    texts = {event.actor: event.move for event in step if event.move is not None}
    moves = {seat: _parsed(match, number, text) for seat, text in texts.items()}
    decision = match.decision
    if isinstance(decision, Outcome):
        raise RecordError(
            f"event {number}: the match is over ({decision.ruling.reason})", "entry", number=number
        )
    if _drawing(decision):
        _check_draw(match, moves, seed)
    elif not moves:
        given_up = [game.concede(state, first.actor, why) for why in ("resign", "time")]
        return next((events for events in given_up if _difference(step, events, {}) is None), given_up[0]), {}
    elif set(moves) != decision.seats:
        raise RecordError(
            f"event {number}: seats {_listed(decision.seats)} were asked, not {_listed(moves)}",
            "entry",
            number=number,
        )
    for seat, move in sorted(moves.items(), key=lambda act: act[0]):
        ruling = game.judge(state, seat, move)
        if not ruling.allowed:
            cited = ", ".join(ruling.clauses)
            raise RecordError(
                f"event {number}: {texts[seat]} is refused: {ruling.reason} ({cited})", "entry", number=number
            )
    return game.resolve(state, moves), {seat: game.notate(state, move) for seat, move in moves.items()}


def _parsed(match: Match[S, M], number: int, text: str) -> M:
    try:
        return match.game.parse(match.state, text)
    except NotationError as error:
        raise RecordError(f"event {number}: {error}", "entry", number=number) from None


def _check_draw(match: Match[S, M], moves: Mapping[Seat, M], seed: Seed | None) -> None:
    number, chances = len(match.log), match.game.chances(match.state)
    if set(moves) != {CHANCE}:
        raise RecordError(f"event {number}: a draw must come here", "entry", number=number)
    drawn = moves[CHANCE]
    if not any(outcome == drawn and weight > 0 for outcome, weight in chances):
        raise RecordError(
            f"event {number}: {match.game.notate(match.state, drawn)} cannot be drawn", "entry", number=number
        )
    if seed is not None and (fair := seed.choose(chances, match.draws)) != drawn:
        texts = (match.game.notate(match.state, move) for move in (fair, drawn))
        raise RecordError(
            "event {}: the seed draws {}, not {}".format(number, *texts), "entry", number=number
        )


def _drawing(decision: Decision | Outcome) -> bool:
    return isinstance(decision, Decision) and decision.seats == {CHANCE}


def _listed(seats: Iterable[Seat]) -> str:
    return ", ".join(map(str, sorted(seats))) or "none"


def _compare(step: Sequence[Event], expected: Sequence[Event], moves: Mapping[Seat, str]) -> None:
    if difference := _difference(step, expected, moves):
        raise RecordError(difference, "entry", number=step[0].seq if step else 0)


def _difference(step: Sequence[Event], expected: Sequence[Event], moves: Mapping[Seat, str]) -> str | None:
    """Where a step of a log first differs from what the rules give; None when it does not."""
    start, cause = (step[0].seq, step[0].cause) if step else (0, BEFORE)
    stamped = stamp(expected, moves, start, cause, 0)
    for event, wanted in zip(step, stamped, strict=False):
        if found := _first_difference(event.to_json(), replace(wanted, at_ms=event.at_ms).to_json()):
            return f"event {event.seq}: " + found
    if len(step) > len(stamped):
        return f"event {step[len(stamped)].seq}: {step[len(stamped)].kind} does not follow from the rules"
    if len(step) < len(stamped):
        return f"event {start + len(step)}: {stamped[len(step)].kind} is missing"
    return None


def _first_difference(got: Any, wanted: Any, path: str = "") -> str | None:
    """The first part of two JSON values in which they differ, in words; None when they do not."""
    if got == wanted:
        return None
    if isinstance(got, dict | list) and type(got) is type(wanted):
        mine, ruled = (
            value if isinstance(value, dict) else dict(enumerate(value)) for value in (got, wanted)
        )
        for key in [*ruled, *mine]:
            part = f"{path}.{key}".lstrip(".")
            if key not in mine:
                return f"{part} is missing"
            if key not in ruled:
                return f"{part} does not follow from the rules"
            if found := _first_difference(mine[key], ruled[key], part):
                return found
    return f"{path} is {described(got)}, by the rules {described(wanted)}"
