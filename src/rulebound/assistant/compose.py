"""How an answer is put together: what is told of it in words, and the clauses that it shows with their passages."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any

from rulebound.assistant.answer import Answer, Cited, Line, Reading, Said, Written
from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.denial import forbids, is_negative
from rulebound.assistant.manner import Manner, likely
from rulebound.assistant.modal import Modal, modal
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import Reckoned
from rulebound.assistant.rule import OPEN, PLACE, About, asks_for_another
from rulebound.core import ClauseId, Option, Ruling, Term, Verdict
from rulebound.games import Shelved
from rulebound.rulebook.clause import Authority
from rulebound.rulebook.copies import CopyError, Holds
from rulebound.rulebook.library import Library, Passage, passage
from rulebound.rulebook.messages import Messages, WordingError, messages

SHOWN = 5
"""How many clauses an answer shows at most, unless it rests on more."""
AT = "at-place"
"""The message that says where something is, before what is ruled on it."""
_WORDS = resources.files("rulebound.assistant") / "words"


class Composer:
    """Puts answers together, in the words of some games and with one's own copies of their sources."""

    def __init__(
        self, games: Mapping[str, Shelved], library: Library, copies: Holds, names: Callable[[str], Names]
    ) -> None:
        self._games = games
        self._library = library
        self._copies = copies
        self._names = names
        self._passage = cache(self._passage_of)

    def of_rules(
        self,
        question: str,
        tongue: str,
        top: Ask,
        others: Iterable[ClauseId],
        options: Mapping[str, Any],
        reckoned: Reckoned | None,
    ) -> Answer:
        """What the rules say, as an ask has it; `others` are clauses that stand near, the nearest first."""
        rests = () if top.says.refuses else top.clauses
        unread = reckoned.unread if reckoned else ()
        return Answer(
            question,
            tongue,
            None if top.says is Says.ELSEWHERE else top.game,
            top.says,
            self._unless(self._short(top, tongue), unread, tongue),
            top.value,
            top.unit,
            self._cited(rests, tongue),
            self._beside(rests, (*top.clauses, *self._against(rests), *others), tongue),
            self._assumed(rests),
            self._readings(top, tongue, options),
            self._lines(top.game, reckoned.terms, tongue) if reckoned else (),
            reckoned.reading if reckoned else None,
            worked_out=reckoned is not None,
            unread=unread,
        )

    def of_board(
        self,
        question: str,
        tongue: str,
        key: str,
        about: About,
        rulings: Sequence[Ruling],
        options: Mapping[str, Any],
    ) -> Answer:
        """What the engine rules on a position of a game; the first ruling answers."""
        first = rulings[0]
        rests = self._known(first.cited)
        top = _ruled(key, about, question, rulings, rests)
        said = tuple(Said(self._told(key, each, tongue), each.to_json()) for each in rulings)
        yes_or_no = top.says in (Says.YES, Says.NO)
        opening = f"{own_words(tongue).format(top.says.value)} " if yes_or_no else ""
        others = self._known(clause for each in rulings[1:] for clause in each.cited)
        answer = Answer(
            question,
            tongue,
            key,
            top.says,
            opening + said[0].text,
            top.value,
            top.unit,
            self._cited(rests, tongue),
            self._beside(rests, others, tongue),
            self._assumed(rests),
            self._readings(top, tongue, options),
            self._lines(key, first.terms, tongue),
            rulings=said,
        )
        return self.lasting(answer, key) if about is About.TIME else answer

    def _told(self, key: str, ruling: Ruling, tongue: str) -> str:
        """A ruling as a sentence, with the place of what it is on where that tells it apart."""
        if ruling.reason == OPEN:
            return own_words(tongue).format(OPEN, dict(ruling.facts))
        text = self._library.told(key, ruling, tongue)
        if PLACE not in ruling.facts:
            return text
        words = self._library.words(key)
        try:
            return words.text(AT, tongue, {**words.values(ruling.facts, tongue), "text": text})
        except (WordingError, FileNotFoundError):  # most games tell their places by name
            return own_words(tongue).format(AT, {"place": str(ruling.facts[PLACE]), "text": text})

    def lasting(self, answer: Answer, key: str) -> Answer:
        """An answer with the time that a game is known to take, where that is known."""
        card = tomllib.loads((self._games[key].files / "card.toml").read_text("utf-8"))
        if not (minutes := card.get("minutes")):
            return answer
        least, most = minutes
        told = own_words(answer.language).format("lasts", {"least": least, "most": most})
        return replace(answer, short=f"{answer.short} {told}")

    def of_no_move(self, question: str, tongue: str, key: str, number: int) -> Answer:
        """That a position before a move is not known."""
        told = own_words(tongue).format("no-such-move", {"move": number})
        return Answer(question, tongue, key, Says.TEXT, told)

    def of_no_amount(self, question: str, tongue: str, key: str, others: Iterable[ClauseId]) -> Answer:
        """That what a question tells cannot be, so nothing is worked out; `others` stand near."""
        told = own_words(tongue).format("no-such-amount")
        return Answer(question, tongue, key, Says.TEXT, told, near=self._beside((), others, tongue))

    def reworded(
        self,
        answer: Answer,
        says: Says,
        short: str,
        value: int | str | None,
        cited: Iterable[ClauseId],
        written: Written,
        options: Mapping[str, Any],
    ) -> Answer:
        """An answer in the words of a model, resting on what it has cited; what was shown before is still shown.

        Of a contradiction every side stays.
        """
        before = [shown.clause for shown in answer.rests] if says is Says.CONFLICT else []
        rests = () if says.refuses else tuple(dict.fromkeys((*before, *cited)))
        every = tuple(dict.fromkeys((*cited, *(shown.clause for shown in answer.shown))))
        asked = Ask(answer.game or "", says, every if says.refuses else rests, {}, value)
        return replace(
            answer,
            says=says,
            short=short,
            value=value,
            unit=None,
            rests=self._cited(rests, answer.language),
            near=self._beside(rests, every, answer.language),
            assumed=self._assumed(rests),
            readings=self._readings(asked, answer.language, options),
            written=written,
        )

    def taken(self, answer: Answer, others: Sequence[str]) -> Answer:
        """An answer that says of which game the question was taken to be, where it could be of others as well."""
        if answer.game not in self._library.files:
            return answer
        tongue = answer.language
        books = (self._library.book(key) for key in (answer.game, *others))
        titles = [own_words(tongue).format("title", {"game": book.title(tongue)}) for book in books]
        values = {"game": titles[0], "others": ", ".join(titles[1:])}
        told = own_words(tongue).format("taken-others" if others else "taken", values)
        return replace(answer, taken=told, others=tuple(others))

    def half_read(self, answer: Answer) -> Answer:
        """An answer that says that the question is in none of our languages."""
        told = own_words(answer.language).format("half-read")
        return replace(answer, taken=f"{told} {answer.taken}" if answer.taken else told)

    def passage(self, clause: ClauseId) -> Passage:
        """The passage behind a clause in one's own copy as it is now; none where that cannot be read."""
        book, found = self._library.clause(clause)
        source = book.source_of(found)
        return self._passage(clause, None if source is None else self._copies.stamp(source))

    def _known(self, clauses: Iterable[ClauseId]) -> tuple[ClauseId, ...]:
        """Those of some clauses that a rulebook at hand has, each once."""
        return tuple(c for c in dict.fromkeys(clauses) if c.partition("/")[0] in self._library.files)

    def _cited(self, clauses: Iterable[ClauseId], tongue: str) -> tuple[Cited, ...]:
        return tuple(self._clause(clause, tongue) for clause in clauses)

    def _beside(
        self, rests: Sequence[ClauseId], others: Iterable[ClauseId], tongue: str
    ) -> tuple[Cited, ...]:
        """Those of some other clauses for which there is room beside what an answer rests on."""
        beside = [clause for clause in dict.fromkeys(others) if clause not in rests]
        return self._cited(beside[: max(0, SHOWN - len(rests))], tongue)

    def _against(self, clauses: Iterable[ClauseId]) -> list[ClauseId]:
        """What contradicts some clauses: whoever sees one side is to see the other."""
        return [against for clause in clauses for against in self._library.clause(clause)[1].conflicts]

    def _clause(self, clause: ClauseId, tongue: str) -> Cited:
        book, found = self._library.clause(clause)
        source = book.source_of(found)
        return Cited(
            clause,
            book.heading(found, tongue),
            book.text(found, tongue),
            found.authority.value,
            None if source is None else source.id,
            None if source is None else source.link(found.locator),
            self.passage(clause),
        )

    def _passage_of(self, clause: ClauseId, _stamp: Hashable) -> Passage:
        book, found = self._library.clause(clause)
        try:
            return passage(book, found, self._copies)
        except CopyError:
            return Passage(clause, "no-copy", found.source)

    def _short(self, ask: Ask, tongue: str) -> str:
        if ask.says is Says.TEXT:
            book, clause = self._library.clause(ask.clauses[0])
            return book.text(clause, tongue)
        if ask.says is not Says.VALUE:
            return own_words(tongue).format(ask.says.value)
        value = ask.value
        if isinstance(value, str):
            value = self._names(ask.game).name(value, tongue) or value
        elif ask.unit is None and isinstance(value, int):
            value = str(value)  # a year is told without marks between its thousands
        key = f"value-{ask.unit}" if ask.unit else "value"
        return own_words(tongue).format(key, {"value": value})

    def _unless(self, short: str, unread: Sequence[str], tongue: str) -> str:
        if not unread:
            return short
        told = own_words(tongue).format("unread", {"words": ", ".join(unread)})
        return f"{short} {told}"

    def _lines(self, key: str, terms: Iterable[Term], tongue: str) -> tuple[Line, ...]:
        own, words = own_words(tongue), self._library.words(key)
        return tuple(
            Line(
                own.format(t.label) if t.label in own else words.text(t.label, tongue),
                t.count,
                t.each,
                t.points,
                t.clauses,
            )
            for t in terms
        )

    def _assumed(self, clauses: Iterable[ClauseId]) -> tuple[ClauseId, ...]:
        """Those that no source at hand says, only notes on others."""
        return tuple(c for c in clauses if self._library.clause(c)[1].authority is Authority.NOTES)

    def _readings(self, ask: Ask, tongue: str, options: Mapping[str, Any]) -> tuple[Reading, ...]:
        """What is played where the sources leave it open: our readings among the clauses, and what was agreed.

        Where they settle it, only what a table has agreed.
        """
        open_ = ask.says.leaves_open
        found: list[Reading] = []
        for clause in ask.clauses:
            book, known = self._library.clause(clause)
            agreed = self._agreed(clause, tongue, options)
            ours = known.authority is Authority.READING or book.key not in self._games
            if (agreed is not None or (open_ and ours)) and (ours or known.conflicts or not open_):
                found.append(Reading(clause, book.text(known, tongue), agreed))
        return tuple(found)

    def _agreed(self, clause: ClauseId, tongue: str, options: Mapping[str, Any]) -> str | None:
        """The option that decides a clause, as it was agreed, in words."""
        key = clause.partition("/")[0]
        if key not in self._games:
            return None
        for option in self._games[key].game.spec.options:
            if option.clause == clause and option.key in options:
                return self._option(key, option, options[option.key], tongue)
        return None

    def _option(self, key: str, option: Option, value: Any, tongue: str) -> str | None:
        words = self._library.words(key)
        plain = str(value).lower() if isinstance(value, bool) else value
        try:
            return f"{words.text(f'option-{option.key}', tongue)}: {words.text(f'option-{option.key}-{plain}', tongue)}"
        except (WordingError, FileNotFoundError):
            return f"{option.key}: {plain}"


def own_words(tongue: str) -> Messages:
    """What the assistant itself says in a language."""
    return messages(_WORDS, tongue)


def _ruled(
    key: str, about: About, question: str, rulings: Sequence[Ruling], clauses: tuple[ClauseId, ...]
) -> Ask:
    """What was ruled on a position, as an ask: the first ruling says whether, or how much."""
    ruling, asked = rulings[0], likely(question)
    if ruling.verdict is Verdict.SCORED:
        return Ask(key, Says.VALUE, clauses, {}, ruling.points, "point")
    if (
        about is About.TALLY
        and len(rulings) == 1
        and asked is Manner.NUMBER
        and isinstance(number := ruling.facts.get("number"), int)
    ):
        return Ask(key, Says.VALUE, clauses, {}, number)
    settles = ruling.verdict in (Verdict.FORCED, Verdict.ILLEGAL)
    if about is About.TALLY and settles and asked is Manner.YES_OR_NO and modal(question) is not None:
        return Ask(key, Says.YES if ruling.allowed is not is_negative(question) else Says.NO, clauses, {})
    if about not in (About.MOVE, About.ACT, About.ANY):
        return Ask(key, Says.TEXT, clauses, {})
    denied = is_negative(question) and not forbids(question)
    if (asked is not Manner.YES_OR_NO and about is not About.MOVE) or (denied and asked is Manner.YES_OR_NO):
        return Ask(key, Says.TEXT, clauses, {})
    holds = ruling.allowed
    if asks_for_another(question):
        holds = (ruling.reason == OPEN) is (modal(question) is not Modal.MUST) and ruling.allowed
    return Ask(key, Says.YES if holds is not forbids(question) else Says.NO, clauses, {})
