"""Has answers written by a model: asks it, checks what it says, lets it try once more, and else leaves it at that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from rulebound.assistant.answer import Answer, Quoted, Written
from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.compose import own_words
from rulebound.assistant.writing import prompt
from rulebound.assistant.writing.check import Fault, Kind, bare, faults
from rulebound.assistant.writing.draft import Draft, DraftError, read
from rulebound.assistant.writing.endpoint import TELLS_KEY, Endpoint, EndpointError
from rulebound.assistant.writing.figures import spelled
from rulebound.assistant.writing.ground import Given, Ground, stems
from rulebound.assistant.writing.polarity import opens
from rulebound.core import ClauseId

TRIES = 2
AT_ONCE = 4
"""How many answers are written at the same time; others wait, as long as they would for the model."""

log = logging.getLogger("rulebound.assistant")


class Writer:
    """Has answers written at an endpoint. The log says why one was not, with the question only if told so."""

    def __init__(self, assistant: Assistant, endpoint: Endpoint, tells_questions: bool = False) -> None:
        self.assistant = assistant
        self.endpoint = endpoint
        self._tells_questions = tells_questions
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._known = cache(lambda key, language: stems(assistant.texts(key, language)))

    @property
    def model(self) -> str:
        """The name of the model, as its operator calls it."""
        return self.endpoint.model

    def may(self, answer: Answer) -> bool:
        """Whether a model is asked at all: not for what an engine or a calculator rules, nor off the rules.

        Nor where the answer is a thing by its name: other words for it could not be told from other things.
        """
        ruled = answer.rulings or answer.lines or answer.worked_out or isinstance(answer.value, str)
        return not ruled and answer.says is not Says.ELSEWHERE and answer.game is not None

    async def write(self, answer: Answer, options: Mapping[str, Any]) -> Answer | None:
        """The answer as a model words it, once it holds; None, with the reason in the log, where it does not."""
        if not self.may(answer):
            return None
        draft = await self.draft(await asyncio.to_thread(self.ground, answer))
        return None if draft is None else await asyncio.to_thread(self._worded, answer, draft, options)

    async def draft(self, ground: Ground) -> Draft | None:
        """What a model says on some ground, once it holds; None, with the reason in the log, where it does not."""
        try:
            async with asyncio.timeout(self.endpoint.seconds), self._slots:
                return await self._sound(ground)
        except TimeoutError:
            self._tell(ground, f"nothing came in {self.endpoint.seconds:g} s")
        except (EndpointError, _Unsound) as error:
            self._tell(ground, str(error))
        return None

    def ground(self, answer: Answer) -> Ground:
        """What an answer may rest on in other words: every clause of its game."""
        key, language = answer.game or "", answer.language
        book = self.assistant.library.book(key)
        settled = () if answer.says.leaves_open else answer.rests
        return Ground(
            answer.question,
            language,
            book.title(language),
            {
                clause.id: Given(
                    book.text(clause, language),
                    self.assistant.composer.passage(clause.id).text,
                    clause.authority.value,
                    clause.conflicts,
                )
                for clause in book.clauses.values()
            },
            answer.says,
            frozenset(cited.clause for cited in settled),
            tuple(reading.option or reading.text for reading in answer.readings),
            self._known(key, language),
            None if isinstance(answer.value, str) else answer.value,
        )

    async def _sound(self, ground: Ground) -> Draft:
        messages = prompt.messages(ground)
        found: list[Fault] = []
        async with self.endpoint.open() as client:
            for _ in range(TRIES):
                said = ""
                try:
                    said = await self.endpoint.complete(client, messages)
                    draft = read(said)
                    shown = (draft.answer, *(cited.quote for cited in draft.citations))
                    # Decoding and stripping may put together what came in pieces.
                    if self.endpoint.tells_key(*shown, *map(bare, shown)):
                        raise EndpointError(TELLS_KEY)
                    found = faults(draft, ground, self.assistant.tongue)
                    if not found:
                        return draft
                except DraftError as error:
                    said, found = error.said, [Fault(Kind.FORM, str(error))]
                messages = [*messages, *prompt.again(said, found)]
        raise _Unsound(found)

    def _worded(self, answer: Answer, draft: Draft, options: Mapping[str, Any]) -> Answer:
        cited = tuple(dict.fromkeys(citation.clause for citation in draft.citations))
        quotes = tuple(Quoted(citation.clause, citation.quote) for citation in draft.citations)
        number = draft.numbers[0] if draft.says is Says.VALUE else None
        value = number if number is None or isinstance(number, int) else spelled(number)
        written = Written(self.model, quotes)
        sides = self._sides(cited) if draft.says is Says.CONFLICT else cited
        short = bare(draft.answer)
        if draft.says in (Says.YES, Says.NO) and not opens(short, draft.says, answer.language):
            short = f"{own_words(answer.language).format(draft.says.value)} {short}"
        return self.assistant.composer.reworded(answer, draft.says, short, value, sides, written, options)

    def _sides(self, cited: Iterable[ClauseId]) -> tuple[ClauseId, ...]:
        """Clauses with all that say otherwise: of a contradiction every side is shown, whichever was quoted."""
        library = self.assistant.library
        return tuple(dict.fromkeys(s for c in cited for s in (c, *library.clause(c)[1].conflicts)))

    def _tell(self, ground: Ground, why: str) -> None:
        asked = f" (asked: {ground.question!r})" if self._tells_questions else ""
        log.warning("no answer was written with %s: %s%s", self.model, why, asked)


class _Unsound(Exception):
    """A draft with faults; the text names their kinds alone, for their rest may quote the question."""

    def __init__(self, found: Iterable[Fault]) -> None:
        super().__init__(
            "what it said does not hold: " + ", ".join(dict.fromkeys(f.kind.value for f in found))
        )
