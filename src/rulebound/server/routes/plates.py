"""Building at a table: everyone sees every plate, and the referee's finding is the move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import get, post

from rulebound.games.meeple_stacking.game import rung
from rulebound.games.meeple_stacking.state import State
from rulebound.referee.court import Crowded
from rulebound.referee.replay import Refused
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, house_of, limit, need_session
from rulebound.server.plates import GAME, Unfit
from rulebound.server.routes.rounds import ROUND_BYTES, record_of, said, trouble_of
from rulebound.tables.table import Table

STATUSES = {"bad-request": 400, "no-such-round": 404, "too-long": 413}
"""What these keys answer everywhere; all else that cannot be done now is a conflict."""


@get("/api/tables/{table_id:str}/rounds")
async def list_plates(request: AnyRequest, table_id: str) -> wire.Plates:
    """What is being built at a table, and who is ready."""
    async with _at(request, table_id) as table:
        return await house_of(request).plates.seen(table)


@post("/api/tables/{table_id:str}/rounds", status_code=200)
async def be_ready(request: AnyRequest, table_id: str, data: wire.Ready) -> wire.Plates:
    """The one in a seat is ready: once all are, they begin."""
    limit(request, "command")
    async with _at(request, table_id) as table:
        return await house_of(request).plates.ready(need_session(request), table, data.seat)


@get("/api/tables/{table_id:str}/rounds/past")
async def list_past(request: AnyRequest, table_id: str) -> list[wire.PastPlate]:
    """What was built in the rounds before, to be watched again."""
    async with _at(request, table_id) as table:
        return await house_of(request).plates.past(table)


@get("/api/tables/{table_id:str}/rounds/{name:str}/log")
async def get_log(request: AnyRequest, table_id: str, name: str) -> wire.PlateLog:
    """What a hand has been told so far."""
    async with _at(request, table_id) as table:
        return await house_of(request).plates.log(table, name)


@post("/api/tables/{table_id:str}/rounds/{name:str}/log", status_code=200)
async def add_to_log(request: AnyRequest, table_id: str, name: str, data: wire.LogPiece) -> wire.Logged:
    """What one's own hand has been told since."""
    limit(request, "command")
    async with _at(request, table_id) as table:
        await house_of(request).plates.play(need_session(request), table, name, data)
        return wire.Logged(data.frames)


@post("/api/tables/{table_id:str}/rounds/{name:str}", status_code=200, request_max_body_size=ROUND_BYTES)
async def judge_plate(
    request: AnyRequest, table_id: str, name: str, data: wire.RoundRecord
) -> wire.RoundJudged:
    """What the referee finds when one's round is played again; it is one's move."""
    limit(request, "analysis")
    plates = house_of(request).plates
    async with _at(request, table_id) as table:
        plate = await plates.handed_in(need_session(request), table, name)
        state: State = table.match.state
    try:
        found = await plates.judged(table_id, plate, record_of(data), state.house.connection)
    except (Refused, Crowded) as error:
        raise trouble_of(error) from None
    return said(found, rung(state, plate.seat, found.judgement.rows))


@asynccontextmanager
async def _at(request: AnyRequest, table_id: str) -> AsyncIterator[Table]:
    """A table where something is built, holding still. Raises NoTable or Trouble."""
    async with house_of(request).host.reading(need_session(request), table_id) as table:
        if table.game.key != GAME:
            raise Trouble(404, "no-such-round", f"nothing is built at a table of {table.game.key}")
        try:
            yield table
        except Unfit as unfit:
            raise Trouble(STATUSES.get(unfit.key, 409), unfit.key, str(unfit)) from None
