"""Questions about the rules, answered and kept as the asker's own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from litestar import post
from litestar.types import Receive

from rulebound import __version__
from rulebound.assistant.answer import Answer
from rulebound.assistant.question import QuestionError
from rulebound.assistant.remember import Rested, folded
from rulebound.assistant.rule import Board, asker
from rulebound.booklets.bookcase import NoBooklet, Told
from rulebound.booklets.worded import worded
from rulebound.core import OptionError
from rulebound.server import wire
from rulebound.server.context import (
    AnyRequest,
    House,
    Trouble,
    house_of,
    limit,
    need_session,
    spoken,
    understood,
)
from rulebound.server.places import Stand, stand_at
from rulebound.server.routes.booklets import none_such
from rulebound.store import QuestionRow
from rulebound.tables.keeper import wall_ms
from rulebound.tables.setup import ruled_game
from rulebound.tables.tokens import new_token

T = TypeVar("T")


@post("/api/ask", status_code=200)
async def ask(request: AnyRequest, data: wire.AskRequest) -> wire.AskReply:
    """What the rules say of a question, with its clauses. Nobody else is asked; it is kept as the asker's own."""
    house, session = house_of(request), _asker(request, "ask", data.language)
    if data.book is not None:
        return await _of_a_booklet(house, session, data, data.book, understood(request))
    stand, _, answer = await _answer(request, data)
    reply = _reply(house, answer)
    if house.settings.history_days <= 0:
        return reply
    place = data.at
    if place is not None and stand is not None and stand.seq is not None:
        place = msgspec.structs.replace(
            place, seq=stand.seq
        )  # the table goes on, the question stays where it was
    asked = msgspec.structs.replace(data, question=answer.question, at=place)
    return await _kept(house, session, asked, reply, house.versions.rested(answer), answer.short)


@post("/api/ask/written", status_code=200)
async def write(request: AnyRequest, data: wire.WriteRequest) -> wire.AskReply:
    """The answer as the operator's model words it; as `ask` has it, where there is none or its words do not hold."""
    house, session = house_of(request), _asker(request, "write", data.language)
    if data.book is not None:
        return await _booklet_written(request, house, session, data, data.book)
    _, options, answer = await _answer(request, data)
    if house.writer is not None:
        written = await while_there(request.receive, house.writer.write(answer, options))
        answer = written or answer
    reply = msgspec.structs.replace(_reply(house, answer), id=data.id)
    if answer.written is not None:
        await _kept_anew(house, session, reply, house.versions.rested(answer), answer.short)
    return reply


def _asker(request: AnyRequest, rate: str, language: str | None) -> str:
    """The session of whoever asks, who may ask now, and in that language. Raises Trouble."""
    session = need_session(request)
    limit(request, rate)
    if language is not None:
        spoken(language)
    return session


async def while_there(receive: Receive, work: Coroutine[Any, Any, T]) -> T | None:
    """What comes of some work, unless whoever asked for it leaves: then it is given up."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(receive))
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        return doing.result() if doing.done() else None
    finally:
        doing.cancel()
        leaving.cancel()


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _answer(
    request: AnyRequest, data: wire.AskRequest
) -> tuple[Stand | None, Mapping[str, Any], Answer]:
    """Where a question is asked, the options in force there, and what the rules say. Raises Trouble."""
    house = house_of(request)
    stand = None if data.at is None else await stand_at(request, data.at)
    game = data.game if data.at is None else data.at.game
    if game is not None:
        ruled_game(game)
    if data.game not in (None, game):
        raise Trouble(400, "bad-request", f"game is {game!r} at this place, not {data.game!r:.40}")
    if game is not None and game not in house.library.files:
        raise Trouble(404, "no-rulebook", f"{game} has no rulebook to answer from")
    options = _options(game, data) if stand is None else stand.options
    board = None if stand is None else _board(stand, data)
    told = (data.question, game, data.language, options, board, understood(request))
    asking = asyncio.to_thread(house.assistant.ask, *told)
    try:
        return stand, options or {}, await asking
    except QuestionError as error:
        raise Trouble(400, "bad-request", f"question: {error}") from None


def _reply(house: House, answer: Answer) -> wire.AskReply:
    """An answer as it is sent, with the model that may word it."""
    reply = msgspec.convert(answer, wire.AskReply, from_attributes=True)
    if house.writer is None or answer.written is not None or not house.writer.may(answer):
        return reply
    return msgspec.structs.replace(reply, writer=house.writer.model)


async def _of_a_booklet(
    house: House, session: str, data: wire.AskRequest, book: str, tongue: str
) -> wire.AskReply:
    """What a rulebook that the asker brought says."""
    told = await _told(house, session, data, book, tongue)
    reply = _passages(house, told)
    if house.settings.history_days <= 0:
        return reply
    asked = msgspec.structs.replace(data, question=told.question)
    return await _kept(house, session, asked, reply, told.rested, *_searched(told))


async def _booklet_written(
    request: AnyRequest, house: House, session: str, data: wire.WriteRequest, book: str
) -> wire.AskReply:
    """What a model makes of the passages of a rulebook that the asker brought; where none are near, nothing."""
    told = await _told(house, session, data, book, understood(request))
    if house.writer is not None:
        told = await while_there(request.receive, worded(told, house.writer)) or told
    reply = msgspec.structs.replace(_passages(house, told), id=data.id)
    if told.written is not None:
        await _kept_anew(house, session, reply, told.rested, reply.short, *_searched(told))
    return reply


async def _told(house: House, session: str, data: wire.AskRequest, book: str, tongue: str) -> Told:
    if data.game is not None or data.at is not None:
        raise Trouble(400, "bad-request", "book: a rulebook of one's own is asked without a game or a place")
    try:
        return await house.bookcase.ask(session, book, data.question, data.language, tongue)
    except QuestionError as error:
        raise Trouble(400, "bad-request", f"question: {error}") from None
    except NoBooklet:
        raise none_such() from None


def _passages(house: House, told: Told) -> wire.AskReply:
    """What was found in a rulebook as it is sent, with the model that may word it."""
    writes = house.writer is not None and told.written is None and not told.says.refuses
    return wire.AskReply(
        question=told.question,
        language=told.language,
        game=None,
        says=told.says.value,
        short=told.short,
        value=None,
        unit=None,
        rests=[],
        near=[],
        assumed=[],
        readings=[],
        lines=[],
        reckoned=None,
        book=told.title,
        found=msgspec.convert(told.found, list[wire.FoundPassage], from_attributes=True),
        writer=house.writer.model if house.writer is not None and writes else None,
        written=msgspec.convert(told.written, wire.WrittenBy | None, from_attributes=True),
    )


def _searched(told: Told) -> tuple[str, ...]:
    return (told.title, *(each.text for each in told.found))


def _options(game: str | None, data: wire.AskRequest) -> dict[str, Any] | None:
    if game is None:
        return None
    try:
        return ruled_game(game).game.spec.complete(data.options) if data.options else None
    except OptionError as error:
        raise Trouble(400, "bad-request", str(error)) from None


def _board(stand: Stand, data: wire.AskRequest) -> Board | None:
    """The position that a question is asked at, as its asker sees it; none where something is hidden there."""
    line = stand.line
    if line is None or data.at is None:
        return None
    refused = data.at.moves[len(line.steps)] if line.refused is not None else None
    seat = asker(line.game, stand.state, stand.held)
    own = seat if len(stand.held) == 1 else None
    return Board(line.game, stand.state, seat, data.move or refused, data.about, stand.log, stand.start, own)


async def _kept(
    house: House,
    session: str,
    asked: wire.AskRequest,
    reply: wire.AskReply,
    rested: Iterable[Rested],
    *searched: str,
) -> wire.AskReply:
    """An answer that is kept, under the name by which it is. A search looks in the question and in some texts."""
    row = QuestionRow(
        new_token(),
        session,
        wall_ms(),
        reply.game,
        folded(reply.question, *searched),
        msgspec.to_builtins(asked),
        msgspec.to_builtins(reply),
        [each.to_json() for each in rested],
        __version__,
    )
    await house.questions.add(row, house.settings.kept_since(row.asked_ms))
    return msgspec.structs.replace(reply, id=row.id)


async def _kept_anew(
    house: House, session: str, reply: wire.AskReply, rested: Iterable[Rested], *searched: str
) -> None:
    """Keep an answer in place of the one that was kept under its name; where it has none, none is kept."""
    if reply.id is not None:
        said = folded(reply.question, *searched)
        rests = [each.to_json() for each in rested]
        await house.questions.reword(session, reply.id, said, msgspec.to_builtins(reply), rests)
