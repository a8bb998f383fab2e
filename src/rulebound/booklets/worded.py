"""What a model may word of somebody's rulebook: the passages that were found, and nothing else."""

from __future__ import annotations

from dataclasses import replace

from rulebound.assistant.answer import Quoted, Written
from rulebound.assistant.asks import Says
from rulebound.assistant.writing.check import bare
from rulebound.assistant.writing.ground import Given, Ground, stems
from rulebound.assistant.writing.writer import Writer
from rulebound.booklets.bookcase import OWN, Told
from rulebound.core import ClauseId


async def worded(told: Told, writer: Writer) -> Told:
    """What was found as a model words it, once that holds; else, and where nothing was near, as it was."""
    if told.says.refuses or (draft := await writer.draft(ground(told))) is None:
        return told
    quotes = tuple(Quoted(passage_of(told, each.clause), each.quote) for each in draft.citations)
    return replace(told, says=draft.says, short=bare(draft.answer), written=Written(writer.model, quotes))


def ground(told: Told) -> Ground:
    """The passages that an answer showed, under names that a model can copy.

    They are of documents that anybody may have written. What a correction may change is contradicted by it, so a
    model that goes by the printed rule alone is not shown. In another language than the question's, passages do not
    tell of what may be spoken.
    """
    corrections = tuple(_name(place) for place, found in enumerate(told.found) if found.role == "errata")
    passages = {
        _name(place): Given(
            "",
            f"{found.heading}: {found.text}" if found.heading else found.text,
            found.role,
            corrections if found.role == "rules" else (),
        )
        for place, found in enumerate(told.found)
    }
    same = all(found.language == told.language for found in told.found)
    known = stems(given.passage for given in passages.values()) if same else frozenset[str]()
    return Ground(told.question, told.language, told.title, passages, Says.TEXT, known=known)


def passage_of(told: Told, name: str) -> ClauseId:
    """The passage that a model called by a name, as it is kept."""
    found = told.found[[_name(place) for place in range(len(told.found))].index(name)]
    return f"{OWN}{found.booklet}/{found.paragraph}"


def _name(place: int) -> str:
    return f"passage-{place + 1}"
