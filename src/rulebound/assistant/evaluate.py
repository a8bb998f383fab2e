"""How well questions are answered: figures over a file of questions, and the rows from which they can be recomputed.

A question of a file cites its evidence as passages of source documents (`evidence`: groups of number and quote) or as
clauses (`clauses`: groups of ids). Each group must be shown; any member of it will do.
"""

from __future__ import annotations

import json
import re
import time
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from rulebound.assistant.answer import Answer
from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.core import ClauseId
from rulebound.rulebook.copies import Found
from rulebound.rulebook.passages import fold

GAMES = {"surveyors": "carcassonne"}
"""Pages of which a question file speaks by another name."""
FIRST = 5
_QUOTES = str.maketrans("‘’‚‛“”„‟«»–—−‐‑", '\'\'\'\'""""""-----')


class QuestionsError(ValueError):
    """A file of questions that cannot be read. The text says which line and why."""


@dataclass(frozen=True, slots=True)
class Place:
    """A clause as shown, and where its passage stands in its document: letters of the folded text."""

    clause: ClauseId
    source: str | None
    start: int | None
    end: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """One question as it was answered."""

    asked: dict[str, Any]
    answer: Answer
    shown: tuple[Place, ...]
    ms: float
    hits: tuple[frozenset[int], ...] | None
    """Which groups of evidence each shown clause covers; None where that cannot be told."""
    verbatim: tuple[bool, ...]
    value: int | float | str | None = None
    """What was answered, a thing by its usual name in English."""

    @property
    def groups(self) -> int:
        """How many groups of evidence there are."""
        return len(self.asked.get("clauses") or self.asked.get("evidence") or ())

    def covered(self, first: int) -> frozenset[int]:
        """The groups that the first few clauses cover."""
        return frozenset().union(*(self.hits or ())[:first])

    def to_json(self) -> dict[str, Any]:
        """As the contract of the command has it."""
        says = self.answer.says
        return {
            "id": self.asked.get("id"),
            "shown": [asdict(place) for place in self.shown],
            "verdict": "refuse" if says.refuses else says.value,
            "value": self.value,
            "reading": " ".join(reading.text for reading in self.answer.readings) or None,
            "refused": says.refuses,
            "ms": round(self.ms, 2),
        }


def read(path: Path) -> list[dict[str, Any]]:
    """The questions of a file. Raises QuestionsError, OSError or UnicodeDecodeError."""
    found: list[dict[str, Any]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            question = json.loads(line)
        except ValueError as error:
            raise QuestionsError(f"line {number}: {error}") from None
        if not isinstance(question, dict) or not isinstance(question.get("question"), str):
            raise QuestionsError(f"line {number}: a question is an object with its text under `question`")
        if question.get("verdict") not in (None, "refuse", *Says):
            raise QuestionsError(f"line {number}: no verdict {question['verdict']!r:.40}")
        found.append(question)
    if not found:
        raise QuestionsError("there is no question in it")
    return found


def run(assistant: Assistant, questions: Iterable[dict[str, Any]], *, sourced: bool) -> list[Row]:
    """Ask every question; `sourced` says whether the assistant has the documents."""
    return [_row(assistant, asked, sourced) for asked in questions]


def _row(assistant: Assistant, asked: dict[str, Any], sourced: bool) -> Row:
    page = asked.get("game")
    game = GAMES.get(page, page) if isinstance(page, str) else None
    if game is not None and game not in assistant.games:
        raise QuestionsError(f"{asked.get('id')}: no game {page!r:.40}")
    began = time.perf_counter()
    answer = assistant.ask(asked["question"], game)
    ms = 1000 * (time.perf_counter() - began)
    shown = tuple(_place(assistant, cited.clause) for cited in answer.shown)
    return Row(
        asked,
        answer,
        shown,
        ms,
        _hits(assistant, asked, shown, sourced),
        _verbatim(assistant, answer, shown),
        assistant.in_english(answer),
    )


def _place(assistant: Assistant, clause: ClauseId) -> Place:
    book, known = assistant.library.clause(clause)
    source = book.source_of(known)
    if source is None:
        return Place(clause, None, None, None)
    copy = assistant.copies.get(source)
    if known.locator is None or copy is None:
        return Place(clause, source.number or source.id, None, None)
    found = copy.find(known.locator)
    if not isinstance(found, Found):
        return Place(clause, source.number or source.id, None, None)
    return Place(clause, source.number or source.id, found.span.start, found.span.end)


def _hits(
    assistant: Assistant, asked: dict[str, Any], shown: Sequence[Place], sourced: bool
) -> tuple[frozenset[int], ...] | None:
    if "clauses" in asked:
        groups: list[set[ClauseId]] = [set(group) for group in asked["clauses"]]
        return tuple(
            frozenset(i for i, group in enumerate(groups) if place.clause in group) for place in shown
        )
    if not sourced:
        return None
    spans = [
        [(member["seed"], span) for member in group if (span := _where(assistant, member)) is not None]
        for group in asked.get("evidence", ())
    ]
    return tuple(
        frozenset(
            i
            for i, group in enumerate(spans)
            for seed, (start, end) in group
            if place.source == seed and place.start is not None and place.end is not None
            and place.start < end and start < place.end
        )
        for place in shown
    )  # fmt: skip


def _where(assistant: Assistant, member: dict[str, Any]) -> tuple[int, int] | None:
    """Where a quote stands in the document of its number."""
    for _, source in assistant.library.sources():
        if source.number == member["seed"] and (copy := assistant.copies.get(source)) is not None:
            quote = fold(member["quote"])
            start = copy.text.find(quote)
            return (start, start + len(quote)) if start >= 0 else None
    return None


def _verbatim(assistant: Assistant, answer: Answer, shown: Sequence[Place]) -> tuple[bool, ...]:
    """Whether each passage shown stands word for word in the document of its clause."""
    found: list[bool] = []
    for cited, place in zip(answer.shown, shown, strict=True):
        if cited.passage.state == "found":
            source = assistant.library.source(str(cited.source))[1]
            copy = assistant.copies.get(source)
            found.append(
                copy is not None and place.start is not None and plain(cited.passage.text) in plain(copy.text)
            )
    return tuple(found)


def plain(text: str) -> str:
    """Text as quotes are compared: one form of each letter, quotation mark, dash and space, no footnote marks."""
    return fold(re.sub(r"\[\d+\]", "", unicodedata.normalize("NFKC", text).translate(_QUOTES)))


def figures(rows: Sequence[Row], *, sourced: bool) -> dict[str, Any]:
    """The figures of some rows; None for what cannot be told."""
    evidenced = [row for row in rows if row.groups and row.hits is not None]
    judged = [row for row in rows if row.asked.get("verdict")]
    valued = [row for row in rows if row.asked.get("verdict") == "value"]
    refusals = [row for row in judged if row.asked["verdict"] == "refuse"]
    others = [row for row in judged if row.asked["verdict"] != "refuse"]
    conflicts = [row for row in evidenced if row.asked.get("verdict") == "conflict"]
    ruled = [row for row in rows if not row.answer.says.refuses]
    passages = [right for row in rows for right in row.verbatim]
    times = sorted(row.ms for row in rows)
    cuts = quantiles(times, n=20, method="inclusive") if len(times) > 1 else times * 19
    return {
        "questions_asked": len(rows),
        "any_at_1": _share(evidenced, lambda row: bool(row.covered(1))),
        "any_at_3": _share(evidenced, lambda row: bool(row.covered(3))),
        "all_at_5": _share(evidenced, lambda row: len(row.covered(FIRST)) == row.groups),
        "verdict_right": _share(judged, _verdict_right),
        "value_right": _share(valued, _value_right),
        "refusal_recall": _share(refusals, lambda row: row.answer.says.refuses),
        "false_refusals": _share(others, lambda row: row.answer.says.refuses),
        "conflicts_complete": _share(conflicts, lambda row: len(row.covered(FIRST)) == row.groups),
        "quotes_shown": _share(ruled, lambda row: bool(row.verbatim)) if sourced else None,
        "verbatim": _share(passages, bool) if sourced else None,
        "p50_ms": round(cuts[9], 2),
        "p95_ms": round(cuts[18], 2),
    }


def report(assistant: Assistant, rows: Sequence[Row], *, sourced: bool) -> dict[str, Any]:
    """All figures, also by language and kind, and every question as it was answered."""

    def by(key: str) -> dict[str, Any]:
        names = sorted({str(row.asked.get(key)) for row in rows})
        return {n: figures([r for r in rows if str(r.asked.get(key)) == n], sourced=sourced) for n in names}

    return {
        **figures(rows, sourced=sourced),
        "by_language": by("lang"),
        "by_kind": by("kind"),
        "embedder": assistant.meanings.name,
        "questions": [row.to_json() for row in rows],
    }


def _share(rows: Sequence[Any], right: Callable[[Any], bool]) -> float | None:
    return round(sum(map(right, rows)) / len(rows), 4) if rows else None


def _verdict_right(row: Row) -> bool:
    says = row.answer.says
    wanted = row.asked["verdict"]
    if wanted == "value":
        return _value_right(row)
    return bool(wanted == ("refuse" if says.refuses else says.value))


def _value_right(row: Row) -> bool:
    return row.answer.says is Says.VALUE and _key(row.value) == _key(row.asked.get("value"))


def _key(value: Any) -> str:
    return " ".join(str(value).casefold().split())
