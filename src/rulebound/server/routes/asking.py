"""Questions about the rules."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import post

from rulebound.assistant.assistant import QuestionError
from rulebound.core import OptionError
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, house_of, limit, need_session, spoken


@post("/api/ask", status_code=200)
async def ask(request: AnyRequest, data: wire.AskRequest) -> wire.AskReply:
    """What the rules say of a question, with its clauses. Nobody else is asked, and nothing is kept of it."""
    need_session(request)
    limit(request, "ask")
    assistant = house_of(request).assistant
    if data.language is not None:
        spoken(data.language)
    options = None
    if data.game is not None:
        if data.game not in assistant.games:
            raise Trouble(
                404, "no-such-game", f"no game {data.game[:40]!r}; there are {', '.join(assistant.games)}"
            )
        try:
            options = assistant.games[data.game].game.spec.complete(data.options) if data.options else None
        except OptionError as error:
            raise Trouble(400, "bad-request", str(error)) from None
    try:
        found = await asyncio.to_thread(assistant.ask, data.question, data.game, data.language, options)
    except QuestionError as error:
        raise Trouble(400, "bad-request", f"question: {error}") from None
    return msgspec.convert(found, wire.AskReply, from_attributes=True)
