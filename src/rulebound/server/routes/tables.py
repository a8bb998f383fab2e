"""Tables, seats and invitations over HTTP."""

from __future__ import annotations

from litestar import Response, delete, get, post, put

from rulebound.server import tell, wire
from rulebound.server.commands import carry_out
from rulebound.server.context import AnyRequest, House, Trouble, house_of, limit, need_session
from rulebound.store import SeatRow
from rulebound.tables.answers import NoTable
from rulebound.tables.records import record_of
from rulebound.tables.setup import Plan, clean_name

LISTED = 50


@get("/api/tables")
async def list_tables(request: AnyRequest) -> wire.TableList:
    """The tables of this session, and those with a seat that anyone may take."""
    house, session = house_of(request), need_session(request)
    mine = await house.store.matches_of(session, LISTED)
    anyones = [table for table in await house.store.open_matches(LISTED) if table not in mine]
    return wire.TableList(await _cards(house, session, mine), await _cards(house, session, anyones))


@post("/api/tables")
async def create_table(request: AnyRequest, data: wire.TableRequest) -> wire.Table:
    """A new table, owned by this session."""
    house, session = house_of(request), need_session(request)
    limit(request, "create")
    seats = [SeatRow(seat.kind, seat.name, seat.level) for seat in data.seats]
    clock = None if data.clock is None else (data.clock.initial_s, data.clock.increment_s)
    plan = Plan(data.game, seats, data.options, clock, data.position)
    return await _whole(house, session, await house.host.create(plan, session))


@get("/api/tables/{table_id:str}")
async def get_table(request: AnyRequest, table_id: str) -> wire.Table:
    """A table as this session may see it."""
    return await _whole(house_of(request), need_session(request), table_id)


@get("/api/tables/{table_id:str}/events")
async def get_events(request: AnyRequest, table_id: str, after: int = -1) -> wire.Update:
    """What has happened since an event."""
    house, session = house_of(request), need_session(request)
    async with house.host.reading(session, table_id) as table:
        if not -1 <= after <= table.seq:
            raise Trouble(400, "bad-request", f"after goes from -1 to {table.seq}, not {after}")
        return tell.update(table, table.held_by(session), after, house.host.now())


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def get_record(request: AnyRequest, table_id: str) -> Response[str]:
    """The match as a file that can be replayed and checked."""
    house, session = house_of(request), need_session(request)
    async with house.host.reading(session, table_id) as table:
        if table.match.game.spec.hidden and table.status != "over":
            raise Trouble(403, "hidden", "a match with hidden things is handed out when it is over")
        text = record_of(table).to_text()
    name = f"{table.game.key}-{table_id}.json"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def post_command(request: AnyRequest, table_id: str, data: wire.AnyCommand) -> wire.Answer:
    """One command, as over the socket."""
    session = need_session(request)
    limit(request, "command")
    return tell.answer(await carry_out(house_of(request).host, session, table_id, data))


@post("/api/tables/{table_id:str}/invitations")
async def post_invitation(
    request: AnyRequest, table_id: str, data: wire.InvitationRequest
) -> wire.Invitation:
    """A new invitation to a seat, or to watch."""
    session = need_session(request)
    limit(request, "invite")
    return wire.Invitation(await house_of(request).host.invite(session, table_id, data.seat), data.seat)


@post("/api/tables/{table_id:str}/again", status_code=200)
async def play_again(request: AnyRequest, table_id: str) -> wire.Table:
    """The table of the next game, with one's own seats taken: the first who asks sets it up."""
    house, session = house_of(request), need_session(request)
    limit(request, "create")
    return await _whole(house, session, await house.host.again(session, table_id))


@delete("/api/tables/{table_id:str}/watchers")
async def end_watching(request: AnyRequest, table_id: str) -> None:
    """All links to watch are revoked, and whoever came by one is put out."""
    await house_of(request).host.end_watching(need_session(request), table_id)


@post("/api/tables/{table_id:str}/nonce", status_code=200)
async def give_nonce(request: AnyRequest, table_id: str, data: wire.NonceRequest) -> wire.Table:
    """The share of a session in the draws to come, given once, by one who has seen the commitment."""
    house, session = house_of(request), need_session(request)
    limit(request, "command")
    await house.host.give(session, table_id, data.commitment, data.nonce)
    return await _whole(house, session, table_id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def delete_seat(request: AnyRequest, table_id: str, seat: int) -> None:
    """The seat's holder, and any invitation to it, is put out."""
    await house_of(request).host.put_out(need_session(request), table_id, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}", status_code=204)
async def fill_seat(request: AnyRequest, table_id: str, seat: int, data: wire.SeatRequest) -> None:
    """A free seat goes to a bot, or is for an invited friend or for anyone from now on."""
    session = need_session(request)
    limit(request, "invite")
    asked = SeatRow(data.kind, data.name, data.level)
    await house_of(request).host.fill(session, table_id, seat, asked)


@post("/api/tables/{table_id:str}/seats/{seat:int}")
async def take_seat(request: AnyRequest, table_id: str, seat: int, data: wire.SitRequest) -> wire.Joined:
    """Take an open seat."""
    session = need_session(request)
    limit(request, "join")
    await house_of(request).host.sit(session, table_id, seat, clean_name(data.name))
    return wire.Joined(table_id, seat)


@post("/api/invitations")
async def redeem(request: AnyRequest, data: wire.Redeem) -> wire.Joined:
    """Use an invitation."""
    session = need_session(request)
    limit(request, "join")
    table_id, seat = await house_of(request).host.redeem(session, data.token, clean_name(data.name))
    return wire.Joined(table_id, seat)


@post("/api/invitations/look", status_code=200)
async def look(request: AnyRequest, data: wire.Look) -> wire.Invited:
    """What an invitation is to; it is not used up."""
    need_session(request)
    limit(request, "join")
    async with house_of(request).host.invited(data.token) as (table, seat):
        return tell.invited(table, seat)


async def _whole(house: House, session: str, table_id: str) -> wire.Table:
    async with house.host.reading(session, table_id) as table:
        there = house.rooms.presence(table_id)
        return tell.table(table, table.held_by(session), table.row.owner == session, there, house.host.now())


async def _cards(house: House, session: str, ids: list[str]) -> list[wire.TableCard]:
    cards = []
    for table_id in ids:
        try:
            async with house.host.reading(session, table_id, passing=True) as table:
                cards.append(tell.card(table, table.held_by(session), house.rooms.presence(table_id)))
        except NoTable:
            continue  # its game is no longer installed
    return cards
