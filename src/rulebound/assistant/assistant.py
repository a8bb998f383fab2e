"""The assistant: takes a question, finds what it asks, and answers by the clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rulebound.assistant import asks, facts
from rulebound.assistant.answer import Answer, Cited, Line, Reading, Said, Written
from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.facts import Facts
from rulebound.assistant.find import Finder, Hit
from rulebound.assistant.manner import Manner, is_negative, manner, wants_a_name
from rulebound.assistant.meaning import Embedder, Meanings, installed
from rulebound.assistant.names import TITLE, Names, words
from rulebound.assistant.reckoning import RECKONERS, Reckoned
from rulebound.assistant.reckoning.numbers import is_countable, tells_numbers, weighs
from rulebound.assistant.rule import About, Board, names_a_place, rule
from rulebound.assistant.tongue import Tongues
from rulebound.core import ClauseId, Option, Ruling, Term, Verdict
from rulebound.games import Shelved
from rulebound.rulebook.clause import Authority
from rulebound.rulebook.copies import CopyError, Holds
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.library import Library, Passage, passage
from rulebound.rulebook.messages import Messages, WordingError, messages

MOST_LETTERS = 500
"""The longest question."""
SHOWN = 5
"""How many clauses an answer shows at most, unless it rests on more."""
COMMON = "any game"
_NEAR = 0.3
"""How much less like the question another ask may be, to be taken for its number."""
_LATER = 0.05
"""How much less a question is near a clause that an ask names after its first, for each place."""
_LIKELY, _SURE = 0.9, 1.4
"""How much better a fact must fit than what was found, and than what was found to be unanswered."""
_LIKE_ANYTHING = 0.4
"""How like the question the nearest ask must be; what people ask was never under 0.5, keys struck at random never over."""
_PLACED = 0.4
"""How much less like a question at a board another may be, that names a place there."""
_FILES = resources.files("rulebound.assistant")


class QuestionError(ValueError):
    """A question that cannot be taken. The text says why."""


def taken(question: str) -> str:
    """A question as it is taken, with single spaces. Raises QuestionError when it is empty or too long."""
    asked = " ".join(question.split())
    if not asked:
        raise QuestionError("a question has words")
    if len(asked) > MOST_LETTERS:
        raise QuestionError(f"a question has at most {MOST_LETTERS} letters, not {len(asked)}")
    return asked


class Assistant:
    """Answers questions about some games, from their rulebooks and asks, and from one's own copies of sources."""

    def __init__(
        self,
        games: Mapping[str, Shelved],
        copies: Holds,
        folder: Path | None = None,
        embedders: Sequence[Embedder] | None = None,
    ) -> None:
        """`folder` keeps the vectors of what can be asked; `embedders` are those installed unless given."""
        self.games = games
        self.library = Library({key: shelved.files for key, shelved in games.items()})
        self.copies = copies
        self.meanings = Meanings(installed() if embedders is None else embedders, folder)
        self._common = asks.read(COMMON, _FILES, self.library)
        self._own = cache(lambda key: asks.read(key, self._files(key), self.library))
        self._names = cache(self._names_of)
        self._facts = cache(self._facts_of)
        self.finder = cache(self._finder)
        self._board_finder = cache(self._board_finder_of)
        self._tongues = cache(self._tongues_of)
        self.passage = cache(self._passage_of)

    def ask(
        self,
        question: str,
        game: str | None = None,
        language: str | None = None,
        options: Mapping[str, Any] | None = None,
        board: Board | None = None,
    ) -> Answer:
        """The answer to a question, asked of a game or of none, perhaps at a board.

        `options` are those of the table it is asked at.

        Raises QuestionError when it is empty or too long, KeyError for a game that is unknown or has no rulebook.
        """
        asked = taken(question)
        tongue = language or self.tongue(asked)
        hits = self.find(asked, game)
        key = game or (hits[0].ask.game if hits else "")
        reckoned = (
            RECKONERS[key](asked, options or {}, self._names(key))
            if key in RECKONERS and is_countable(asked)
            else None
        )
        if board is not None and (reckoned is None or board.move or board.thing or not tells_numbers(asked)):
            near = hits[0].score if hits else 0.0
            if answer := self._at_board(asked, tongue, board, options or {}, near):
                return answer
        if reckoned and hits[0].ask.says is Says.CONFLICT and weighs(asked):
            reckoned = None
        worked_out = None if reckoned is None else _asked(key, reckoned, hits)
        if worked_out is None and not _is_understood(asked, hits):
            hits = []
        return self._compose(asked, tongue, hits, options or {}, worked_out, reckoned, key)

    def tongue(self, question: str) -> str:
        """The language in which a question is asked."""
        return self._tongues().of(question, "en")

    def find(self, question: str, game: str | None = None) -> list[Hit]:
        """What a question may ask, the nearest first; of no game in particular, of whichever it names, or of all."""
        if game is not None:
            return self.finder(game).find(question)
        named = [key for key in self._keys() if TITLE in self._names(key).known(question)]
        hits = [hit for key in named or self._keys() for hit in self.finder(key).find(question)]
        return sorted(hits, key=lambda hit: -hit.score)

    def in_english(self, answer: Answer) -> int | float | str | None:
        """The value of an answer; a thing by its usual name in English."""
        value = answer.value
        if isinstance(value, str) and answer.game in self.library.files:
            return self._names(answer.game).name(value, "en") or value
        return value

    def warm(self) -> None:
        """Work out now what the first question to each game would wait for."""
        self._tongues()
        for key in self._keys():
            self.finder(key).warm()
            self._board_finder(key).warm()

    def _keys(self) -> list[str]:
        return [key for key in self.games if key in self.library.files]

    def _files(self, key: str) -> Traversable:
        return self.library.files[key]

    def _names_of(self, key: str) -> Names:
        return Names([_FILES, self._files(key)])

    def _facts_of(self, key: str) -> Facts:
        written = facts.read(key, self._files(key), self.library)
        names = self._names(key)
        narrowing = frozenset(thing for fact in written for thing in fact.about)
        told = (facts.of_ask(ask, names, narrowing) for ask in self._own(key))
        return Facts((*written, *(fact for fact in told if fact)), names)

    def _finder(self, key: str) -> Finder:
        asks = [ask for ask in (*self._own(key), *self._common) if ask.board is None]
        return Finder(key, asks, self.library.book(key), self._names(key), self.meanings)

    def _board_finder_of(self, key: str) -> Finder:
        """What can be asked of a position of a game."""
        asks = [ask for ask in (*self._own(key), *self._common) if ask.board is not None]
        return Finder(f"{key}-board", asks, None, self._names(key), self.meanings)

    def _tongues_of(self) -> Tongues:
        every = [*self._common, *(ask for key in self._keys() for ask in self._own(key))]
        texts = {tag: [text for ask in every for text in ask.questions.get(tag, ())] for tag in LANGUAGES}
        return Tongues(texts)

    def _passage_of(self, clause: ClauseId) -> Passage:
        book, found = self.library.clause(clause)
        try:
            return passage(book, found, self.copies)
        except CopyError:
            return Passage(clause, "no-copy", found.source)

    # --- at a board ---------------------------------------------------------------------------------

    def _at_board(
        self, question: str, tongue: str, board: Board, options: Mapping[str, Any], near: float
    ) -> Answer | None:
        """What the engine rules on a position; None where the question is rather one of the rules, as `near`."""
        key = board.game.spec.key
        asked = self._of_board(question, board, near)
        if asked is None or asked.board is None:
            return None
        rulings = rule(board, asked.board, question, self._names(key), asked.first)
        if not rulings:
            return None
        top = _ruled(key, asked.board, rulings[0])
        said = tuple(Said(self.library.told(key, each, tongue), each.to_json()) for each in rulings)
        yes_or_no = top.says in (Says.YES, Says.NO)
        opening = f"{own_words(tongue).format(top.says.value)} " if yes_or_no else ""
        rests = self._known(top.clauses)
        others = self._known(clause for each in rulings[1:] for clause in each.cited)
        beside = [clause for clause in dict.fromkeys(others) if clause not in rests]
        return Answer(
            question,
            tongue,
            key,
            top.says,
            opening + said[0].text,
            top.value,
            top.unit,
            tuple(self._cited(clause, tongue) for clause in rests),
            tuple(self._cited(clause, tongue) for clause in beside[: max(0, SHOWN - len(rests))]),
            assumed=self._assumed(rests),
            readings=self._readings(replace(top, clauses=rests), tongue, options),
            lines=self._lines(key, rulings[0].terms, tongue),
            rulings=said,
        )

    def _of_board(self, question: str, board: Board, near: float) -> Ask | None:
        """What of its board a question is about, where it is about that."""
        hits = self._board_finder(board.game.spec.key).find(question)
        asked = hits[0].ask if hits else None
        if board.move is not None:
            return Ask("", Says.TEXT, (), {}, board=About.MOVE)
        if board.thing is not None:
            wanted = next((hit.ask for hit in hits if hit.ask.board is About.THING), None)
            return wanted or Ask("", Says.TEXT, (), {}, board=About.THING)
        needed = near - (_PLACED if names_a_place(question) else 0)
        return asked if hits and hits[0].score >= needed else None

    def _known(self, clauses: Iterable[ClauseId]) -> tuple[ClauseId, ...]:
        """Those of some clauses that a rulebook at hand has."""
        return tuple(c for c in clauses if c.partition("/")[0] in self.library.files)

    # --- composing ----------------------------------------------------------------------------------

    def _compose(
        self,
        question: str,
        tongue: str,
        hits: Sequence[Hit],
        options: Mapping[str, Any],
        worked_out: Ask | None,
        reckoned: Reckoned | None,
        key: str,
    ) -> Answer:
        top = worked_out or (self._valued(question, hits, key) if hits else Ask("", Says.ELSEWHERE, (), {}))
        rests = () if top.says.refuses else top.clauses
        others = _in_order(hits)
        near = [c for c in dict.fromkeys((*top.clauses, *others)) if c not in rests][
            : max(0, SHOWN - len(rests))
        ]
        return Answer(
            question,
            tongue,
            None if top.says is Says.ELSEWHERE else top.game,
            top.says,
            self._short(top, tongue),
            top.value,
            top.unit,
            tuple(self._cited(clause, tongue) for clause in rests),
            tuple(self._cited(clause, tongue) for clause in near),
            self._assumed(rests),
            self._readings(top, tongue, options),
            self._lines(top.game, reckoned.terms, tongue) if reckoned else (),
            reckoned.reading if reckoned else None,
            worked_out=reckoned is not None,
        )

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
        before = [shown.clause for shown in answer.rests]
        rests = (
            () if says.refuses else tuple(dict.fromkeys((*(before if says is Says.CONFLICT else ()), *cited)))
        )
        near = [
            c for c in dict.fromkeys((*cited, *(shown.clause for shown in answer.shown))) if c not in rests
        ]
        asked = Ask(answer.game or "", says, (*rests, *near) if says.refuses else rests, {}, value)
        return replace(
            answer,
            says=says,
            short=short,
            value=value,
            unit=None,
            rests=tuple(self._cited(clause, answer.language) for clause in rests),
            near=tuple(self._cited(clause, answer.language) for clause in near[: max(0, SHOWN - len(rests))]),
            assumed=self._assumed(rests),
            readings=self._readings(asked, answer.language, options),
            written=written,
        )

    def language_of(self, text: str, default: str) -> str:
        """The language of a text; the default where it does not tell."""
        return self._tongues().of(text, default)

    def texts(self, key: str, language: str) -> list[str]:
        """All that is said here of a game in a language: its clauses and names, and what people ask."""
        book = self.library.book(key)
        asked = [text for ask in (*self._own(key), *self._common) for text in ask.questions.get(language, ())]
        told = [f"{book.heading(c, language)} {book.text(c, language)}" for c in book.clauses.values()]
        named = [name for names in self._names(key).things.values() for name in names.get(language, ())]
        return [book.title(language), *told, *named, *asked]

    def _valued(self, question: str, hits: Sequence[Hit], key: str) -> Ask:
        """What was found; where an amount is wanted, the fact that has it, and where a name is, the ask with one."""
        top = hits[0].ask
        if key in self.library.files and (fact := self._fact(question, hits, key)):
            return fact
        asked = manner(question)
        if asked is Manner.YES_OR_NO or (asked is None and question.endswith("?")):
            return _decided(question, hits)
        if top.says in (Says.TEXT, Says.YES, Says.NO) and wants_a_name(question):
            for hit in hits[1:]:
                if hit.score < hits[0].score - _NEAR:
                    break
                if isinstance(hit.ask.value, str) and hit.ask.clauses[0] == top.clauses[0]:
                    return hit.ask
        return top

    def _fact(self, question: str, hits: Sequence[Hit], key: str) -> Ask | None:
        """The fact that is asked for, where it is near enough to what was found."""
        top = hits[0]
        own = {id(hit.ask): hit.score for hit in hits}
        near: dict[ClauseId, float] = {}
        for hit in hits:
            for place, clause in enumerate(hit.ask.clauses):
                near[clause] = max(near.get(clause, 0.0), hit.score - _LATER * place)
        found = self._facts(key).best(
            question, lambda fact: own.get(id(fact.ask), 0.0) if fact.ask else near.get(fact.clauses[0], 0.0)
        )
        if found is None:
            return None
        fact, fit = found
        open_ = top.ask.says is Says.CONFLICT
        same = fact.clauses[0] in top.ask.clauses and not top.ask.says.refuses
        if open_ and same:
            return None
        if not same and fit < top.score + (_SURE if open_ or top.ask.says.refuses else _LIKELY):
            return None
        return fact.ask or Ask(key, Says.VALUE, fact.clauses, {}, fact.value, fact.unit)

    def _lines(self, key: str, terms: Iterable[Term], tongue: str) -> tuple[Line, ...]:
        words = self.library.words(key)
        return tuple(
            Line(
                own_words(tongue).format(t.label)
                if t.label in own_words(tongue)
                else words.text(t.label, tongue),
                t.count,
                t.each,
                t.points,
                t.clauses,
            )
            for t in terms
        )

    def _short(self, ask: Ask, tongue: str) -> str:
        if ask.says is Says.TEXT:
            book, clause = self.library.clause(ask.clauses[0])
            return book.text(clause, tongue)
        if ask.says is not Says.VALUE:
            return own_words(tongue).format(ask.says.value)
        value = ask.value
        if isinstance(value, str):
            value = self._names(ask.game).name(value, tongue) or value
        key = f"value-{ask.unit}" if ask.unit else "value"
        return own_words(tongue).format(key, {"value": value})

    def _cited(self, clause: ClauseId, tongue: str) -> Cited:
        book, found = self.library.clause(clause)
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

    def _assumed(self, clauses: Iterable[ClauseId]) -> tuple[ClauseId, ...]:
        """Those that no source at hand says, only notes on others."""
        return tuple(c for c in clauses if self.library.clause(c)[1].authority is Authority.NOTES)

    def _readings(self, ask: Ask, tongue: str, options: Mapping[str, Any]) -> tuple[Reading, ...]:
        """What is played where the sources leave it open: our readings among the clauses, and what was agreed.

        Where they settle it, only what a table has agreed.
        """
        open_ = ask.says in (Says.CONFLICT, Says.SILENT)
        found: list[Reading] = []
        for clause in ask.clauses:
            book, known = self.library.clause(clause)
            agreed = self._agreed(clause, tongue, options)
            ours = known.authority is Authority.READING or book.key not in self.games
            if (agreed is not None or (open_ and ours)) and (ours or known.conflicts or not open_):
                found.append(Reading(clause, book.text(known, tongue), agreed))
        return tuple(found)

    def _agreed(self, clause: ClauseId, tongue: str, options: Mapping[str, Any]) -> str | None:
        """The option that decides a clause, as it was agreed, in words."""
        key = clause.partition("/")[0]
        if key not in self.games:
            return None
        for option in self.games[key].game.spec.options:
            if option.clause == clause and option.key in options:
                return self._option(key, option, options[option.key], tongue)
        return None

    def _option(self, key: str, option: Option, value: Any, tongue: str) -> str | None:
        words = self.library.words(key)
        plain = str(value).lower() if isinstance(value, bool) else value
        try:
            return f"{words.text(f'option-{option.key}', tongue)}: {words.text(f'option-{option.key}-{plain}', tongue)}"
        except (WordingError, FileNotFoundError):
            return f"{option.key}: {plain}"


def _ruled(key: str, about: About, ruling: Ruling) -> Ask:
    """What was ruled on a position, as an ask: the ruling says whether, or how much."""
    clauses = tuple(dict.fromkeys(ruling.cited))
    if ruling.verdict is Verdict.SCORED:
        return Ask(key, Says.VALUE, clauses, {}, ruling.points, "point")
    if about is not About.MOVE:
        return Ask(key, Says.TEXT, clauses, {})
    return Ask(key, Says.YES if ruling.allowed else Says.NO, clauses, {})


def _asked(key: str, reckoned: Reckoned, hits: Sequence[Hit]) -> Ask:
    """What was worked out, as an ask: with the clauses of the ask that was found, where they meet."""
    found = hits[0].ask if hits else None
    clauses = reckoned.clauses
    if found is not None and set(found.clauses) & set(clauses):
        clauses = tuple(dict.fromkeys((*found.clauses, *clauses)))
    return Ask(key, reckoned.says, clauses[:SHOWN], {}, reckoned.value, reckoned.unit)


def _decided(question: str, hits: Sequence[Hit]) -> Ask:
    """What was found, for a question that wants yes or no.

    Where that explains, rather an ask of the same clause that decides; and the other way round where one of both says not.
    """
    top = hits[0]
    if top.ask.says is Says.TEXT:
        deciding = (
            hit
            for hit in hits[1:]
            if hit.score >= hits[0].score - _NEAR
            and hit.ask.says in (Says.YES, Says.NO)
            and hit.ask.clauses[0] == top.ask.clauses[0]
        )
        top = next(deciding, top)
    decides = top.ask.says in (Says.YES, Says.NO) and top.score >= _LIKELY
    if decides and is_negative(question) != is_negative(top.form):
        return replace(top.ask, says=Says.NO if top.ask.says is Says.YES else Says.YES)
    return top.ask


def _is_understood(question: str, hits: Sequence[Hit]) -> bool:
    """Whether a question has words, and they are like anything that is asked."""
    return bool(words(question)) and any(c.isalpha() for c in question) and hits[0].score >= _LIKE_ANYTHING


def own_words(tongue: str) -> Messages:
    """What the assistant itself says in a language."""
    return messages(_FILES / "words", tongue)


def _in_order(hits: Sequence[Hit]) -> list[ClauseId]:
    """The clauses of some hits, each once, those of the nearest first."""
    return list(dict.fromkeys(clause for hit in hits[:20] for clause in hit.ask.clauses))
