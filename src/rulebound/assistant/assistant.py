"""The assistant: takes a question, finds what it asks, and answers by the clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any

from rulebound.assistant import asks, facts, tongue, topic
from rulebound.assistant.answer import Answer
from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.compose import Composer
from rulebound.assistant.contrasts import sides
from rulebound.assistant.deciding import (
    NEAR,
    as_ask,
    contradicted,
    decided,
    in_order,
    is_understood,
    known_for,
    nearest,
    tells_its_numbers,
)
from rulebound.assistant.facts import Facts
from rulebound.assistant.find import Finder, Hit
from rulebound.assistant.lasting import is_of_a_part, is_of_length, of_a_part, of_length
from rulebound.assistant.manner import (
    Manner,
    is_of_more,
    is_ones_own,
    likely,
    points_here,
    supposes,
    wants_a_name,
)
from rulebound.assistant.meaning import Embedder, Meanings
from rulebound.assistant.names import TITLE, Names
from rulebound.assistant.question import taken
from rulebound.assistant.ready import Ready
from rulebound.assistant.reckoning import RECKONERS, Impossible, Reckoned
from rulebound.assistant.reckoning.numbers import is_countable, tells_numbers, weighs
from rulebound.assistant.rule import About, Board, names_a_place, rule
from rulebound.assistant.then import before, move_told
from rulebound.assistant.tongue import Tongues
from rulebound.assistant.topic import LIKE_MUCH, Topics
from rulebound.core import ClauseId
from rulebound.games import Shelved
from rulebound.rulebook.clause import Authority
from rulebound.rulebook.copies import Holds
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.library import Library

COMMON = "any game"
_LATER = 0.05
"""How much less a question is near a clause that an ask names after its first, for each place."""
_LIKELY, _SURE = 0.9, 1.4
"""How much better a fact must fit than what was found, and than what was found to be unanswered."""
_NEARLY, _UNNAMED = 0.05, 0.15
"""How much less like the question one that is unanswered may be, and where the one answered names less than it."""
_PLACED = 0.4
"""How much less like a question at a board another may be, that names a place there."""
_POINTED = 0.25
"""How much less, that points at something there."""
_BESIDE = 0.15
"""How much more like a question a general yes or no must be than one of an act at the board that was not ruled on."""
_ANOTHER, _AS_WELL = 0.7, 0.45
"""How like a question one of another game must be, to be named beside the one taken, and how much less like."""
_FILES = resources.files("rulebound.assistant")


class Assistant:
    """Answers questions about some games, from their rulebooks and asks, and from one's own copies of sources."""

    def __init__(
        self,
        games: Mapping[str, Shelved],
        copies: Holds,
        folder: Path | None = None,
        embedders: Sequence[Embedder] | None = None,
    ) -> None:
        """`folder` keeps what is worked out of the texts; `embedders` are those installed unless given."""
        self.games = games
        self.library = Library({key: shelved.files for key, shelved in games.items()})
        self.copies = copies
        self.meanings = Meanings(embedders, folder)
        self._ready = Ready(folder, self.library.files)
        self._own = cache(self._asks_of)
        self._names = cache(self._names_of)
        self._facts = cache(self._facts_of)
        self._mentioned = cache(self._mentions)
        self.finder = cache(self._finder)
        self._board_finder = cache(self._board_finder_of)
        self._tongues = cache(self._tongues_of)
        self._topics = cache(self._topics_of)
        self.composer = Composer(games, self.library, copies, self._names)

    def ask(
        self,
        question: str,
        game: str | None = None,
        language: str | None = None,
        options: Mapping[str, Any] | None = None,
        board: Board | None = None,
        spoken: str = "en",
    ) -> Answer:
        """The answer to a question, asked of a game or of none, perhaps at a board.

        `options` are those of the table it is asked at. Without `language` it is that of the question, or `spoken`
        where that does not tell or is none of ours: such a question is only half read, so nothing is concluded.

        Raises QuestionError when it is empty or too long, KeyError for a game that is unknown or has no rulebook.
        """
        asked = taken(question)
        tongue = language or self.tongue(asked, spoken)
        hits = self.find(asked, game)
        key = game or (hits[0].ask.game if hits else "")
        reckoned, possible = self._reckoned(asked, key, options or {})
        of_act = 0.0
        if board is not None and (reckoned is None or board.move or board.thing or not tells_numbers(asked)):
            near = nearest(asked, hits)
            if answer := self._at_board(asked, tongue, board, options or {}, near):
                return answer
            of_act = self._of_act(asked, board)
        if reckoned and weighs(asked, self.tongue(asked)) and self._is_open(hits[0].ask, options or {}):
            reckoned = None
        worked_out = None if reckoned is None else as_ask(key, reckoned, hits)
        if worked_out is None and not is_understood(asked, hits):
            hits = []
        top = worked_out or (self._valued(asked, hits, key) if hits else Ask("", Says.ELSEWHERE, (), {}))
        if worked_out is None:
            top = contradicted(asked, hits, top)
        if not possible and (top.says in (Says.VALUE, Says.CONFLICT) or is_countable(asked)):
            answer = self.composer.of_no_amount(asked, tongue, key, in_order(hits))
        else:
            if worked_out is None and hits and key in self.library.files:
                top = known_for(asked, self._licensed(asked, hits, top, key), key, self._names(key))
                top = self._held_back(asked, top, hits, game)
            answer = self._of_rules(asked, tongue, top, hits, key, options or {}, reckoned, of_act)
        if game is None and len(self._named_in(asked)) != 1:
            answer = self.composer.taken(answer, self._others(hits, answer.game))
        return answer if self._speaks(asked) else self.composer.half_read(answer)

    def _reckoned(self, question: str, key: str, options: Mapping[str, Any]) -> tuple[Reckoned | None, bool]:
        """What the numbers of a question come to, if anything, and whether all that they tell can be."""
        if not self._speaks(question):
            return None, True
        if key not in RECKONERS or not is_countable(question):
            return None, is_countable(question)
        try:
            return RECKONERS[key](question, options, self._names(key)), True
        except Impossible:
            return None, False

    def _of_rules(
        self,
        asked: str,
        tongue: str,
        top: Ask,
        hits: Sequence[Hit],
        key: str,
        options: Mapping[str, Any],
        reckoned: Reckoned | None,
        of_act: float,
    ) -> Answer:
        """What the rules say; of an act at a board that was not ruled on, not whether."""
        if top.says in (Says.YES, Says.NO) and hits and of_act >= hits[0].score - _BESIDE:
            top = replace(top, says=Says.TEXT)
        lasting = key in self.library.files and is_of_length(asked, self._names(key))
        if lasting:
            top = of_length(top, asked, key, self._facts(key), self._names(key))
        elif key in self.library.files and is_of_a_part(asked, self._names(key)):
            top = of_a_part(top, key, self._facts(key))
        answer = self.composer.of_rules(asked, tongue, top, in_order(hits), options, reckoned)
        return self.composer.lasting(answer, key) if lasting and answer.says is Says.SILENT else answer

    def tongue(self, text: str, default: str = "en") -> str:
        """The language of a text; the default where it does not tell, or is none of ours."""
        return self._tongues().of(text, default)

    def _speaks(self, text: str) -> bool:
        return self._tongues().speaks(text)

    def _is_open(self, ask: Ask, options: Mapping[str, Any]) -> bool:
        """Whether the sources contradict each other there, and no option of the table settles it."""
        spec = self.games[ask.game].game.spec
        agreed = {option.clause for option in spec.options if option.key in options}
        return ask.says is Says.CONFLICT and agreed.isdisjoint(ask.clauses)

    def find(self, question: str, game: str | None = None) -> list[Hit]:
        """What a question may ask, the nearest first; of no game in particular, of whichever it names, or of all."""
        if game is not None:
            return self.finder(game).find(question)
        named = self._named_in(question)
        hits = [hit for key in named or self._keys() for hit in self.finder(key).find(question)]
        return sorted(hits, key=lambda hit: -hit.score)

    def _names_a_thing(self, question: str, game: str | None) -> bool:
        keys = [game] if game in self.library.files else self._keys()
        return any(self._names(key).known(question) for key in keys)

    def _held_back(self, question: str, top: Ask, hits: Sequence[Hit], game: str | None) -> Ask:
        """What was found, without what is not to be concluded: from a question half read, or perhaps of another topic."""
        if not self._speaks(question):
            return replace(top, says=Says.TEXT) if top.says in (Says.YES, Says.NO, Says.VALUE) else top
        if not hits or top.says.refuses or hits[0].score >= LIKE_MUCH or self._topics().knows(question):
            return top
        return top if self._names_a_thing(question, game) else Ask(top.game, Says.SILENT, (), {})

    def _named_in(self, question: str) -> list[str]:
        """The games that a question names."""
        return [key for key in self._keys() if TITLE in self._names(key).known(question)]

    def _others(self, hits: Sequence[Hit], taken: str | None) -> list[str]:
        """The games but the one taken that a question could be of nearly as well, the nearest first."""
        least = max(_ANOTHER, hits[0].score - _AS_WELL) if hits else 0.0
        near = (hit.ask.game for hit in hits if hit.score >= least)
        return [key for key in dict.fromkeys(near) if key in self.library.files and key != taken]

    def texts(self, key: str, language: str) -> list[str]:
        """All that is said here of a game in a language: its clauses and names, and what people ask."""
        asked = [text for ask in (*self._own(key), *self._common) for text in ask.questions.get(language, ())]
        return [*self._told_of(key, language), *asked]

    def in_english(self, answer: Answer) -> int | float | str | None:
        """The value of an answer; a thing by its usual name in English."""
        value = answer.value
        if isinstance(value, str) and answer.game in self.library.files:
            return self._names(answer.game).name(value, "en") or value
        return value

    def warm(self, pause: Callable[[], object] = lambda: None) -> None:
        """Work out now what the first question to each game would wait for; `pause` is called before each piece."""
        keys = self._keys()
        finders = [partial(finder, key) for key in keys for finder in (self.finder, self._board_finder)]
        makes: list[Callable[[], object]] = [self.meanings.begin]
        makes += [partial(make, key) for key in keys for make in (self._own, self._facts)]
        makes += [self._tongues, self._topics, *finders]
        for make in makes:
            pause()
            make()
        for finder in finders:
            pause()
            finder().warm()

    def _keys(self) -> list[str]:
        return [key for key in self.games if key in self.library.files]

    def _files(self, key: str) -> Traversable:
        return self.library.files[key]

    def _asks_of(self, key: str) -> tuple[Ask, ...]:
        """What people ask of a game alone, or of any."""
        of, files = (None, _FILES) if key == COMMON else (key, self._files(key))
        return self._ready.made(
            f"asks-{key}", tuple[Ask, ...], lambda: asks.read(key, files, self.library), of
        )

    @property
    def _common(self) -> tuple[Ask, ...]:
        return self._own(COMMON)

    def _names_of(self, key: str) -> Names:
        return Names([_FILES, self._files(key)])

    def _facts_of(self, key: str) -> Facts:
        own, names = self._own(key), self._names(key)
        written = facts.read(key, self._files(key), self.library)
        told = self._ready.made(
            f"facts-{key}", dict[int, facts.Amount], lambda: facts.amounts(own, names, written), key
        )
        return Facts((*written, *(facts.of_ask(own[place], amount) for place, amount in told.items())), names)

    def _finder(self, key: str) -> Finder:
        asks = [ask for ask in (*self._own(key), *self._common) if ask.board is None]
        clauses = self._ready.made(
            f"clauses-{key}", list[tuple[ClauseId, str]], lambda: self._wordings(key), key
        )
        return Finder(key, key, asks, clauses, self._names(key), self.meanings, self._ready)

    def _wordings(self, key: str) -> list[tuple[ClauseId, str]]:
        """The clauses of a game as they are worded in English."""
        book = self.library.book(key)
        return [(clause.id, book.text(clause, "en")) for clause in book.clauses.values()]

    def _board_finder_of(self, key: str) -> Finder:
        """What can be asked of a position of a game."""
        asks = [ask for ask in (*self._own(key), *self._common) if ask.board is not None]
        return Finder(f"{key}-board", key, asks, (), self._names(key), self.meanings, self._ready)

    def _tongues_of(self) -> Tongues:
        return self._ready.made("tongues", Tongues, self._told_apart)

    def _topics_of(self) -> Topics:
        """The topics of all games here, without what people ask of others."""
        return self._ready.made("topics", Topics, lambda: topic.read(self._told_here()))

    def _told_here(self) -> Iterator[str]:
        for key, language in product(self._keys(), LANGUAGES):
            yield from self._told_of(key, language)
            for ask in (*self._own(key), *self._common):
                if ask.says is not Says.ELSEWHERE:
                    yield from ask.questions.get(language, ())

    def _told_of(self, key: str, language: str) -> list[str]:
        """The title, clauses and names of a game in a language."""
        book = self.library.book(key)
        told = [f"{book.heading(c, language)} {book.text(c, language)}" for c in book.clauses.values()]
        named = [name for names in self._names(key).things.values() for name in names.get(language, ())]
        return [book.title(language), *told, *named]

    def _told_apart(self) -> Tongues:
        every = [*self._common, *(ask for key in self._keys() for ask in self._own(key))]
        return tongue.read(
            {tag: [text for ask in every for text in ask.questions.get(tag, ())] for tag in LANGUAGES}
        )

    def _at_board(
        self, question: str, tongue: str, board: Board, options: Mapping[str, Any], near: float
    ) -> Answer | None:
        """What the engine rules on a position; None where the question is rather one of the rules, as `near`."""
        key = board.game.spec.key
        asked = self._of_board(question, board, near)
        if asked is None or asked.board is None:
            return None
        if asked.board is About.MOVE and (number := move_told(question)) is not None:
            if (earlier := before(board, number)) is None:
                return self.composer.of_no_move(question, tongue, key, number)
            board = earlier
        rulings = rule(board, asked.board, question, self._names(key), asked.first)
        if not rulings:
            return None
        return self.composer.of_board(question, tongue, key, asked.board, rulings, options)

    def _of_act(self, question: str, board: Board) -> float:
        """How near a question is one of an act at the board."""
        hits = self._board_finder(board.game.spec.key).find(question)
        return next((hit.score for hit in hits if hit.ask.board is About.ACT), 0.0)

    def _of_board(self, question: str, board: Board, near: float) -> Ask | None:
        """What of its board a question is about, where it is about that."""
        if board.move is not None:
            return Ask("", Says.TEXT, (), {}, board=About.MOVE)
        if is_of_length(question, self._names(board.game.spec.key)):
            return Ask("", Says.TEXT, (), {}, board=About.TIME)
        hits = self._board_finder(board.game.spec.key).find(question)
        strange = tells_numbers(question) and not tells_its_numbers(board, question)
        if strange or is_of_more(question) or supposes(question):
            hits = [hit for hit in hits if hit.ask.board is not About.ACT]
        if board.thing is not None:
            wanted = next((hit.ask for hit in hits if hit.ask.board in (About.THING, About.ACT)), None)
            return wanted or Ask("", Says.TEXT, (), {}, board=About.THING)
        if not hits:
            return None
        own = is_ones_own(question) and hits[0].ask.board is About.ACT
        nearer = _PLACED if names_a_place(question) else _POINTED if own or points_here(question) else 0.0
        return hits[0].ask if hits[0].score >= near - nearer else None

    def _licensed(self, question: str, hits: Sequence[Hit], top: Ask, key: str) -> Ask:
        """What was found; or what is unanswered, where that is nearly as near, and nearer yet than what names all asked."""
        unanswered = next((hit for hit in hits if hit.ask.says.refuses), None)
        answered = next((hit for hit in hits if not hit.ask.says.refuses), None)
        if unanswered is None or answered is None or top.says not in (Says.YES, Says.NO, Says.TEXT):
            return top
        if ("asking", "why") in sides(question):
            return top  # it takes the rule for granted
        told = self._told(key, answered.ask.clauses)
        named = unanswered.ask.says is Says.ELSEWHERE or self._names(key).known(question) <= told
        behind = _NEARLY if named else _UNNAMED
        return unanswered.ask if unanswered.score >= answered.score - behind else top

    def _is_ours(self, clause: ClauseId) -> bool:
        """Whether a clause is a reading of ours."""
        return self.library.clause(clause)[1].authority is Authority.READING

    def _told(self, key: str, clauses: Iterable[ClauseId]) -> frozenset[str]:
        """The things that some clauses name, or what people ask of them."""
        return frozenset().union(*(self._mentioned(key, clause) for clause in clauses))

    def _mentions(self, key: str, clause: ClauseId) -> frozenset[str]:
        """The things that a clause names, or what people ask of it."""
        names, (book, found) = self._names(key), self.library.clause(clause)
        asked = (ask.questions for ask in self._own(key) if clause in ask.clauses and not ask.says.refuses)
        forms = (form for questions in asked for each in questions.values() for form in each)
        told = (f"{book.heading(found, 'en')} {book.text(found, 'en')}", *forms)
        return frozenset().union(*map(names.known, told))

    def _valued(self, question: str, hits: Sequence[Hit], key: str) -> Ask:
        """What was found; where an amount is wanted, the fact that has it, and where a name is, the ask with one."""
        top = hits[0].ask
        if key in self.library.files and (fact := self._fact(question, hits, key)):
            return fact
        asked = likely(question)
        if asked is Manner.YES_OR_NO:
            return decided(question, hits)
        if top.says in (Says.TEXT, Says.YES, Says.NO) and wants_a_name(question):
            for hit in hits[1:]:
                if hit.score < hits[0].score - NEAR:
                    break
                if isinstance(hit.ask.value, str) and hit.ask.clauses[0] == top.clauses[0]:
                    return hit.ask
        return replace(top, says=Says.TEXT) if asked and top.says in (Says.YES, Says.NO) else top

    def _fact(self, question: str, hits: Sequence[Hit], key: str) -> Ask | None:
        """The fact that is asked for, where it is near enough to what was found."""
        top = hits[0]
        own = {id(hit.ask): hit.score for hit in hits}
        near: dict[ClauseId, float] = {}
        for hit in hits:
            for place, clause in enumerate(hit.ask.clauses):
                if hit.ask.says is not Says.SILENT or self._is_ours(clause):
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
        if top.ask.says is Says.SILENT and fact.clauses[0] not in top.ask.clauses:
            names = self._names(key)
            shared = names.known(question) & names.known(top.form)
            if not shared <= self._told(key, fact.clauses):
                return None  # what is unanswered is of a thing that the fact does not know
        if fact.ask is not None:
            return fact.ask
        numbers = tuple(name.removeprefix("#") for name in fact.about if name.startswith("#"))
        return Ask(key, Says.VALUE, fact.clauses, {"en": numbers}, fact.value, fact.unit)
