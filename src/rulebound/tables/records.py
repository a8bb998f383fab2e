"""Matches as files: what a table hands out, and a file read back as a line to look at."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from rulebound.core.event import BEFORE
from rulebound.core.game import NotationError
from rulebound.core.match import Match
from rulebound.core.record import Record, RecordError, is_record
from rulebound.core.verify import verify
from rulebound.games import Shelved
from rulebound.games.script import read
from rulebound.tables.analysis import Line, Step, begin, extend
from rulebound.tables.setup import SetupError
from rulebound.tables.table import Table


def record_of(table: Table) -> Record:
    """A table's match as a record; the secret behind its draws only when it is over."""
    return Record(
        game=table.game.key,
        seats=tuple(seat.name or seat.level for seat in table.seats),
        options=dict(table.row.options),
        events=tuple(table.match.log),
        position=table.row.position,
        commitment=table.commitment,
        secret=bytes.fromhex(table.row.secret) if table.status == "over" else None,
        nonces=tuple(seat.nonce.encode() for seat in table.seats),
    )


def read_line(game: Shelved, text: str) -> Line:
    """A record as a line: a match file, checked by the rules, or a script in the game's notation.

    What was taken back in a match file is left out. Raises SetupError where the file tells what cannot
    have happened, or nothing at all.
    """
    if not text.strip():
        raise SetupError("bad-record", "there is nothing in it", RecordError("", "empty"))
    try:
        if is_record(text):
            return _line(verify(Record.from_text(text), game.game)[0])
        script = read(game, text)
    except (RecordError, NotationError) as error:
        raise SetupError("bad-record", str(error), error) from None
    start = begin(game.game, script.options, script.position, next(iter(script.moves), None))
    return extend(start, script.moves)


def _line(match: Match[object, object]) -> Line:
    line = Line(match.game, match.state_at(BEFORE))
    for cause, events in groupby(match.line, key=lambda event: event.cause):
        step, state = tuple(events), line.state
        for event in step:
            state = match.game.fold(state, event)
        if cause == BEFORE:
            line = replace(line, start=state, opening=step)
        else:
            moves = [event.move for event in step if event.move is not None]
            line = replace(line, steps=(*line.steps, Step(" ".join(moves), step, state)))
    return line
