"""Questions to the rules assistant with their answers: each is its session's own and nobody else's."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, func, insert, select, update

from rulebound.store import schema
from rulebound.store.database import Database
from rulebound.store.rows import canonical

MOST_KEPT = 2_000
"""How many questions of a session are kept; the oldest go first."""

_JSON = ("asked", "answer", "rested")
_QUESTION = schema.question.c
_book = func.json_extract(_QUESTION.answer, "$.book")


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A question that was asked. `asked`, `answer` and `rested` are JSON-ready values.

    `folded` is what a search looks in. `rested` has each clause that the answer rests on with its version,
    `program` is the version of the program. `wrong` is what the asker holds against the answer, None for nothing;
    `link` the digest of the token by which others see it.
    """

    id: str
    session: str
    asked_ms: int
    game: str | None
    folded: str
    asked: Any
    answer: Any
    rested: Any
    program: str
    wrong: str | None = None
    link: str | None = None


class Questions:
    """All questions that are kept. Every method is one transaction; `since_ms` is how far back they are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: QuestionRow, since_ms: int) -> None:
        """Keep a question, and forget what is too old or too much."""
        values = {name: getattr(row, name) for name in QuestionRow.__slots__}
        values |= {name: canonical(values[name]) for name in _JSON}
        too_many = (
            select(_QUESTION.asked_ms)
            .where(_QUESTION.session == row.session)
            .order_by(_QUESTION.asked_ms.desc())
            .offset(MOST_KEPT)
            .limit(1)
        )

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.question).values(**values))
            connection.execute(delete(schema.question).where(_QUESTION.asked_ms < since_ms))
            if (last := connection.execute(too_many).scalar()) is not None:
                old = (_QUESTION.session == row.session) & (_QUESTION.asked_ms <= last)
                connection.execute(delete(schema.question).where(old))

        await self.database.write(work)

    async def of(
        self,
        session: str,
        since_ms: int,
        *,
        words: tuple[str, ...] = (),
        game: str | None = None,
        book: str | None = None,
        before_ms: int | None = None,
        limit: int | None = None,
    ) -> list[QuestionRow]:
        """The questions of a session, the latest first: those with all of some folded words, of a game, of a rulebook.

        A rulebook is told by its title, as the answer has it: it may be gone.
        """
        which = [_QUESTION.session == session, _QUESTION.asked_ms >= since_ms]
        which += [_QUESTION.folded.contains(word, autoescape=True) for word in words]
        which += [_QUESTION.game == game] if game is not None else []
        which += [_book == book] if book is not None else []
        which += [_QUESTION.asked_ms < before_ms] if before_ms is not None else []
        query = select(schema.question).where(*which).order_by(_QUESTION.asked_ms.desc()).limit(limit)
        return await self.database.read(
            lambda connection: [_row(found) for found in connection.execute(query).mappings()]
        )

    async def books(self, session: str, since_ms: int) -> list[str]:
        """The titles of the rulebooks that a session's questions were put to, by the alphabet."""
        own = (_QUESTION.session == session) & _QUESTION.game.is_(None)  # not of a game that is known here
        which = own & (_QUESTION.asked_ms >= since_ms) & _book.is_not(None)
        query = select(_book).where(which).distinct()
        return await self.database.read(lambda connection: sorted(connection.execute(query).scalars()))

    async def one(self, session: str, question: str, since_ms: int) -> QuestionRow | None:
        """A question of a session; None where it has none of that id."""
        return await self._find(_own(session, question) & (_QUESTION.asked_ms >= since_ms))

    async def linked(self, link: str, since_ms: int) -> QuestionRow | None:
        """The question that a link's digest is of; None where there is none."""
        return await self._find((_QUESTION.link == link) & (_QUESTION.asked_ms >= since_ms))

    async def drop(self, session: str, question: str | None = None) -> int:
        """Forget a question of a session, or all of them; how many they were."""
        which = _QUESTION.session == session if question is None else _own(session, question)
        return await self._write(delete(schema.question).where(which))

    async def hold_against(self, session: str, question: str, wrong: str | None) -> bool:
        """Keep what the asker holds against an answer; whether there is such a question."""
        return (
            await self._write(update(schema.question).where(_own(session, question)).values(wrong=wrong)) > 0
        )

    async def reword(self, session: str, question: str, folded: str, answer: Any, rested: Any) -> bool:
        """Keep another answer to a question in place of the first; whether there is such a question."""
        values = {"folded": folded, "answer": canonical(answer), "rested": canonical(rested)}
        return await self._write(update(schema.question).where(_own(session, question)).values(**values)) > 0

    async def link(self, session: str, question: str, link: str | None) -> bool:
        """Let a link show a question, in place of any before, or end it; whether there is such a question."""
        return await self._write(update(schema.question).where(_own(session, question)).values(link=link)) > 0

    async def drop_old(self, since_ms: int) -> int:
        """Forget all questions from before a time; how many they were."""
        return await self._write(delete(schema.question).where(_QUESTION.asked_ms < since_ms))

    async def _write(self, query: Any) -> int:
        return await self.database.write(lambda connection: int(connection.execute(query).rowcount))

    async def _find(self, which: ColumnElement[bool]) -> QuestionRow | None:
        query = select(schema.question).where(which)
        found = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else _row(found)


def _own(session: str, question: str) -> ColumnElement[bool]:
    return (_QUESTION.session == session) & (_QUESTION.id == question)


def _row(found: RowMapping) -> QuestionRow:
    values = {name: found[name] for name in QuestionRow.__slots__}
    return QuestionRow(**values | {name: json.loads(values[name]) for name in _JSON})
