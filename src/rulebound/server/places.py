"""Where a request about a position stands: at a table, or at a position of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core import BEFORE, Event, Options, Seat
from rulebound.core.game import Settled
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, house_of, need_session
from rulebound.server.tell import eyes
from rulebound.tables import analysis
from rulebound.tables.setup import game_of, ruled_game
from rulebound.tables.table import Table


@dataclass(frozen=True, slots=True)
class Stand:
    """A place as one session sees it: the options in force, the seats it holds, and the line that is analysed.

    `line` is None where something is hidden at a table before its end. `state` is where the line leads; without
    moves nothing is drawn in it that the place has not drawn. `seq` is the event that it stands after, `log` what
    the session may know of how it came about from `start`, the first state of a table.
    """

    options: Options
    line: analysis.Line | None
    state: Any = None
    held: frozenset[Seat] = frozenset()
    seq: int | None = None
    log: tuple[Event, ...] = ()
    start: Any = None


async def line_at(request: AnyRequest, place: wire.Place) -> analysis.Line:
    """The line of a place of a game that is offered. Raises Trouble, NoTable or SetupError."""
    game_of(place.game)
    line = (await stand_at(request, place)).line
    if line is None:
        raise Trouble(403, "hidden", "what is hidden at a table cannot be analysed before its end")
    return line


async def stand_at(request: AnyRequest, place: wire.Place) -> Stand:
    """A place as the session of a request sees it. Raises Trouble, NoTable or SetupError."""
    game = ruled_game(place.game).game
    if place.table is None:
        begun = analysis.begin(game, place.options, place.position, next(iter(place.moves), None))
        options = dict(game.spec.complete(place.options))
        if place.position is not None and isinstance(game, Settled):
            options |= game.settled(begun.undrawn)
        return await _extended(Stand(options, begun, begun.undrawn), place)
    session = need_session(request)
    async with house_of(request).host.reading(session, place.table) as table:
        if table.game.key != place.game:
            raise Trouble(400, "bad-request", f"table {place.table} plays {table.game.key}, not {place.game}")
        held, options = table.held_by(session), dict(table.row.options)
        if game.spec.hidden and table.status != "over":
            return Stand(options, None, held=held)
        seq = _seq(table, place)
        state, log, start = table.match.state_at(seq), table.match.line_at(seq), table.match.state_at(BEFORE)
    seen = tuple(event.seen_by(eyes(event, held)) for event in log)
    return await _extended(Stand(options, analysis.settle(game, state), state, held, seq, seen, start), place)


async def _extended(stand: Stand, place: wire.Place) -> Stand:
    if stand.line is None or not place.moves:
        return stand
    line = await asyncio.to_thread(analysis.extend, stand.line, place.moves)
    log = (*stand.log, *(event for step in line.steps for event in step.events))
    return replace(stand, line=line, state=line.state, log=log)


def _seq(table: Table, place: wire.Place) -> int:
    """The event after which a place stands. Raises Trouble for one that nobody was asked after."""
    seq = table.seq if place.seq is None else place.seq
    if not -1 <= seq <= table.seq:
        raise Trouble(400, "bad-request", f"seq goes from -1 to {table.seq}, not {seq}")
    following = table.match.log[seq + 1 : seq + 2]
    if following and following[0].cause != following[0].seq:
        raise Trouble(400, "bad-request", f"nobody was asked after event {seq}: it is inside a step")
    return seq
