"""The socket of a table: the whole table first, then what changes; commands come up."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from rulebound.server import tell, wire
from rulebound.server.commands import carry_out
from rulebound.server.context import House, house_of, need_session
from rulebound.server.errors import NO_ROOM
from rulebound.server.rooms import Farewell, Reader, encode
from rulebound.store import Conflict, Full
from rulebound.tables.answers import NoTable, Reused

log = logging.getLogger("rulebound.server")

MESSAGE_BYTES = 16 * 1024
SOCKETS = 40
"""So many tables, or windows, may one session have open."""

_decode = msgspec.json.Decoder(wire.AnyCommand).decode


class _Named(msgspec.Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named).decode

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Follow a table, and act at it."""
    house, session = house_of(socket), need_session(socket)
    await socket.accept()
    if house.rooms.connections(session) >= SOCKETS * house.limits.factor:
        await _close(socket, Farewell.TOO_MANY)
        return
    try:
        await house.host.back(session, table_id)
        async with house.host.reading(session, table_id) as table:
            reader = house.rooms.enter(table, session)
            reader.fall_behind()
    except NoTable:
        await _close(socket, Farewell.NO_TABLE)
        return
    writer = asyncio.create_task(_write(socket, house, table_id, reader))
    try:
        await _read(socket, house, table_id, reader)
    except WebSocketDisconnect:
        pass
    finally:
        house.rooms.leave(table_id, reader)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _close(socket: Socket, why: Farewell) -> None:
    await socket.close(why, why.name.lower().replace("_", "-"))


async def _read(socket: Socket, house: House, table_id: str, reader: Reader) -> None:
    address = socket.client.host if socket.client else ""
    while True:
        text = await socket.receive_data(mode="text")
        reply = await _reply(house, table_id, reader.session, address, text)
        reader.reply(encode(reply).decode())


async def _reply(
    house: House, table_id: str, session: str, address: str, text: str | bytes
) -> wire.AnyMessage:
    if len(text) > MESSAGE_BYTES:
        return wire.Error("too-long", f"a message has at most {MESSAGE_BYTES} characters, not {len(text)}")
    if (wait := house.limits.take("command", session, address)) > 0:
        return wire.Error("too-fast", f"too many messages: wait {ceil(wait)} s", id=_id_of(text))
    try:
        command = _decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        return wire.Error("bad-message", str(error), id=_id_of(text))
    try:
        return tell.answer(await carry_out(house.host, session, table_id, command))
    except NoTable:
        return wire.Error("no-table", "this table is not, or no longer, yours to see", id=command.id)
    except Reused as error:
        return wire.Error("id-reused", str(error), id=command.id)
    except Conflict:
        return wire.Error("busy", "the table changes too fast: try again", id=command.id)
    except Full as error:
        log.error("nothing can be kept: %s", error)
        return wire.Error("no-room", NO_ROOM, id=command.id)
    except Exception:  # the page would send the command again, and lose the line again
        log.exception("a %s command at table %s failed", type(command).__name__, table_id)
        return wire.Error("bug", "the server failed here; its log says where", id=command.id)


def _id_of(text: str | bytes) -> str:
    """The id of a command that is wrong in something else; empty where even that cannot be read."""
    try:
        return _named(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""


async def _write(socket: Socket, house: House, table_id: str, reader: Reader) -> None:
    straight: Send = socket.scope["state"]["send"]

    async def send(text: str) -> None:
        await straight({"type": "websocket.send", "text": text, "bytes": None})

    while True:
        await reader.ready.wait()
        reader.ready.clear()
        if reader.behind and not reader.gone:
            try:
                async with house.host.reading(reader.session, table_id) as table:
                    text = house.rooms.whole(table, reader)
                    reader.behind = False
            except NoTable:
                reader.leave(Farewell.PUT_OUT)
                continue
            await send(text)
        while reader.queue and not reader.behind:
            await send(reader.queue.popleft())
        while reader.replies:
            await send(reader.replies.popleft())
        if reader.gone:
            await _close(socket, reader.gone)
            return
        if reader.behind or reader.queue:
            reader.ready.set()
