"""One's own questions and their answers: found, looked at, taken away, and shown to others by a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import Parameter

from rulebound.assistant.remember import folded
from rulebound.booklets.bookcase import OWN, edition, rested
from rulebound.server import wire
from rulebound.server.context import AnyRequest, House, Trouble, house_of, limit, need_session
from rulebound.store import BookletRow, QuestionRow
from rulebound.tables.keeper import wall_ms
from rulebound.tables.tokens import digest, new_token

LISTED = 50
MOST_MS = 2**53
"""The latest time, in milliseconds, that any JSON number tells exactly."""
MOST_LETTERS = 200
"""The longest text to search for."""


@get("/api/questions")
async def list_questions(
    request: AnyRequest,
    text: Annotated[str, Parameter(max_length=MOST_LETTERS)] = "",
    game: str | None = None,
    book: str | None = None,
    before: Annotated[int | None, Parameter(ge=0, le=MOST_MS)] = None,
) -> wire.QuestionList:
    """The questions of this session: those with all words of a text, of a game, of a rulebook of its own, from before a time."""
    house, session = house_of(request), need_session(request)
    since, words = _since(house), tuple(folded(text).split())
    rows = await house.questions.of(
        session, since, words=words, game=game, book=book, before_ms=before, limit=LISTED + 1
    )
    brought = await _brought(house, session, rows)
    cards = [_card(house, row, brought) for row in rows[:LISTED]]
    books = await house.questions.books(session, since)
    return wire.QuestionList(cards, len(rows) > LISTED, house.settings.history_days, books)


@delete("/api/questions")
async def delete_questions(request: AnyRequest) -> None:
    """All questions of this session are forgotten."""
    await house_of(request).questions.drop(need_session(request))


@get("/api/questions/export", media_type="application/json")
async def export_questions(request: AnyRequest) -> Response[list[wire.Question]]:
    """All questions of this session, whole, as a file."""
    house, session = house_of(request), need_session(request)
    limit(request, "import")
    rows = await house.questions.of(session, _since(house))
    headers = {"content-disposition": 'attachment; filename="rulebound-questions.json"'}
    brought = await _brought(house, session, rows)
    return Response([_whole(house, row, brought) for row in rows], headers=headers)


@get("/api/questions/{question_id:str}")
async def get_question(request: AnyRequest, question_id: str) -> wire.Question:
    """A question of this session with all that is kept of it."""
    house, session = house_of(request), need_session(request)
    row = await house.questions.one(session, question_id, _since(house))
    if row is None:
        raise _none_such()
    return _whole(house, row, await _brought(house, session, [row]))


@delete("/api/questions/{question_id:str}")
async def delete_question(request: AnyRequest, question_id: str) -> None:
    """A question of this session is forgotten, and its link with it."""
    if not await house_of(request).questions.drop(need_session(request), question_id):
        raise _none_such()


@post("/api/questions/{question_id:str}/wrong", status_code=204)
async def hold_wrong(request: AnyRequest, question_id: str, data: wire.WrongRequest) -> None:
    """What its asker holds against an answer; or nothing any more."""
    wrong = data.why.strip() if data.wrong else None
    if not await house_of(request).questions.hold_against(need_session(request), question_id, wrong):
        raise _none_such()


@post("/api/questions/{question_id:str}/link")
async def make_link(request: AnyRequest, question_id: str) -> wire.AnswerLink:
    """A new link that shows question and answer to whoever has it; one before no longer does."""
    session, token = need_session(request), new_token()
    limit(request, "invite")
    if not await house_of(request).questions.link(session, question_id, digest(token)):
        raise _none_such()
    return wire.AnswerLink(token)


@delete("/api/questions/{question_id:str}/link")
async def end_link(request: AnyRequest, question_id: str) -> None:
    """The link to a question shows nothing any more."""
    if not await house_of(request).questions.link(need_session(request), question_id, None):
        raise _none_such()


@post("/api/answers/look", status_code=200)
async def look_at_answer(request: AnyRequest, data: wire.Look) -> wire.SharedAnswer:
    """The question and answer that a link shows."""
    need_session(request)
    limit(request, "join")
    house, hashed = house_of(request), digest(data.token)
    row = None if hashed is None else await house.questions.linked(hashed, _since(house))
    if row is None:
        raise Trouble(404, "no-such-answer", "this link shows no answer: it never did, or it has ended")
    brought = await _brought(house, row.session, [row])
    return wire.SharedAnswer(row.asked_ms, _answer(row), bool(_changed(house, row, brought)))


def _since(house: House) -> int:
    return house.settings.kept_since(wall_ms())


def _none_such() -> Trouble:
    return Trouble(404, "no-such-question", "there is no such question, or it is not yours")


def _answer(row: QuestionRow) -> wire.AskReply:
    return msgspec.convert(row.answer, wire.AskReply)


async def _brought(house: House, session: str, rows: Sequence[QuestionRow]) -> list[BookletRow]:
    """The rulebooks of a session, where one of its answers rests on them."""
    rests = any(each["clause"].startswith(OWN) for row in rows for each in row.rested)
    return await house.bookcase.booklets.of(session) if rests else []


def _changed(house: House, row: QuestionRow, brought: Sequence[BookletRow]) -> list[str]:
    """What is no longer as it was when an answer rested on it."""
    own = {each["clause"]: each["version"] for each in row.rested if each["clause"].startswith(OWN)}
    ours = [each for each in row.rested if each["clause"] not in own]
    changed = house.versions.changed(ours, row.answer["language"])
    keys = {clause: clause.removeprefix(OWN) for clause in own}
    return changed + [
        clause for clause, key in keys.items() if rested(key, edition(brought, key)).version != own[clause]
    ]


def _card(house: House, row: QuestionRow, brought: Sequence[BookletRow]) -> wire.QuestionCard:
    place, answer = row.asked["at"] or {}, row.answer
    return wire.QuestionCard(
        row.id,
        row.asked_ms,
        answer["question"],
        answer["language"],
        row.game,
        answer["says"],
        answer["short"],
        place.get("table"),
        place.get("seq"),
        bool(_changed(house, row, brought)),
        row.wrong,
        row.link is not None,
        answer.get("book"),
    )


def _whole(house: House, row: QuestionRow, brought: Sequence[BookletRow]) -> wire.Question:
    changed = _changed(house, row, brought)
    clauses = [
        wire.RestedClause(**each, changed=each["clause"] in changed)  # the store keeps what `Rested` wrote
        for each in row.rested
    ]
    asked = msgspec.convert(row.asked, wire.AskRequest)
    answer = msgspec.structs.replace(_answer(row), id=row.id)
    return wire.Question(_card(house, row, brought), asked, answer, clauses, row.program)
