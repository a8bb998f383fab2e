"""Commands of the wire, carried out by the host."""

from __future__ import annotations

from typing import assert_never

import msgspec

from rulebound.server import wire
from rulebound.tables.answers import Answer, Ask
from rulebound.tables.host import Host


async def carry_out(host: Host, session: str | None, table_id: str, command: wire.AnyCommand) -> Answer:
    """The fate of a command. Raises NoTable for a table unknown to the session, Reused for another command's id."""
    body = msgspec.json.encode(command).decode()
    ask = Ask(session, table_id, command.id, command.seat, command.seq, body)
    match command:
        case wire.MoveCommand(move=text):
            return await host.command(ask, lambda table, now: table.move(ask.seat, text, now))
        case wire.ResignCommand():
            return await host.command(ask, lambda table, now: table.resign(ask.seat, now), any_seq=True)
        case wire.UndoCommand(to=to):
            return await host.command(ask, lambda table, now: table.ask_undo(ask.seat, to, now))
        case wire.UndoReply(accept=accept):
            return await host.command(ask, lambda table, now: table.reply_undo(ask.seat, accept, now))
        case wire.StopCommand():
            return await host.stop_bot(ask)
        case never:
            assert_never(never)
