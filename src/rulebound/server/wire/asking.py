"""The rules assistant: questions, answers and what is kept of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rulebound.server.wire.analysis import Place
from rulebound.server.wire.base import Key, Options, Ruling, Wire
from rulebound.server.wire.games import Passage


class AskRequest(Wire, frozen=True):
    """A question about the rules: of a game, or of whichever it names. `options` are those of the table.

    Asked beside a board, `at` is that place, whose game and options then count; `move` is the move that it is
    about and `about` what is pointed at, where the question does not name them. Without `language` the answer
    comes in that of the question. With `book`, a rulebook that the asker brought, it is answered from that and
    all others of its game and edition; nothing else then counts but the language.
    """

    question: Annotated[str, Meta(min_length=1, max_length=500)]
    game: Key | None = None
    book: Key | None = None
    language: Key | None = None
    options: Options = {}
    at: Place | None = None
    move: Annotated[str, Meta(max_length=40_000)] | None = None
    about: Key | None = None


class WriteRequest(AskRequest, frozen=True):
    """A question whose answer a model is to word. `id` is under which it is kept, null where it is not."""

    id: Annotated[str, Meta(max_length=100)] | None = None


class CitedClause(Wire, frozen=True):
    """A clause as an answer shows it: our wording, who says so, and the passage of one's own copy."""

    clause: str
    heading: str
    text: str
    authority: str
    source: str | None
    link: str | None
    passage: Passage


class TableReading(Wire, frozen=True):
    """What is played where the sources leave something open; `option` is what was agreed, in words."""

    clause: str
    text: str
    option: str | None


class SumLine(Wire, frozen=True):
    """A line of a calculation: so many things at so many points each."""

    text: str
    count: int
    each: int
    points: int
    clauses: list[str]


class SaidRuling(Wire, frozen=True):
    """What the engine rules on the board at hand, as a sentence too."""

    text: str
    ruling: Ruling


class QuotedClause(Wire, frozen=True):
    """Words of a clause, or of its passage, that a written answer rests on."""

    clause: str
    quote: str


class WrittenBy(Wire, frozen=True):
    """That a model has worded an answer, and the quotes by which it was checked."""

    model: str
    quotes: list[QuotedClause]


class CopyPlace(Wire, frozen=True):
    """Where else the words of a passage stand in the rulebooks of its edition."""

    role: Literal["rules", "errata", "faq"]
    name: str
    page: int | None


class FoundPassage(Wire, frozen=True):
    """A paragraph of a rulebook that its asker brought: of which document, where it stands, and what is marked.

    `paragraph` is its number in the document as of `version`, and `marks` are pairs of letters of `text`. With
    `picture` its region of the page can be looked at. It stands `beside` another as the rule that a correction
    changes, or the correction of a rule. The same words are shown once: `also` is where else they stand.
    """

    booklet: str
    version: str
    role: Literal["rules", "errata", "faq"]
    name: str
    language: str
    paragraph: int
    heading: str
    page: int | None
    text: str
    marks: list[tuple[int, int]]
    picture: bool
    beside: bool
    also: list[CopyPlace] = []


class AskReply(Wire, frozen=True):
    """What the rules say. `says` is the kind of answer, `short` the answer in a few words.

    It rests on `rests`; `near` are clauses that stand near. `assumed` are those that come from elsewhere.
    `reckoned` is what our readings make of a number that the sources leave open. `unread` are words that a
    calculator does not know: its number holds only if they change nothing. `rulings` are what the engine
    rules on the board it was asked at. `id` names it among one's questions, null where none are kept. `writer` is
    the model that may word it, if asked to, and `written` says that one has; both are null on most servers.
    Of a question that tells no game, `taken` says in a sentence of which it was taken to be, and `others` which it
    could be of as well; of one in none of our languages it says that it was only half read. Asked of a rulebook that its asker brought, `book` is that game with its edition and `found` what stands
    nearest there: it is `text`, or `silent` where nothing is near.
    """

    question: str
    language: str
    game: str | None
    says: Literal["yes", "no", "value", "text", "conflict", "silent", "elsewhere"]
    short: str
    value: int | float | str | None
    unit: str | None
    rests: list[CitedClause]
    near: list[CitedClause]
    assumed: list[str]
    readings: list[TableReading]
    lines: list[SumLine]
    reckoned: int | None
    unread: list[str] = []
    rulings: list[SaidRuling] = []
    taken: str | None = None
    others: list[str] = []
    id: str | None = None
    writer: str | None = None
    written: WrittenBy | None = None
    book: str | None = None
    found: list[FoundPassage] = []


class QuestionCard(Wire, frozen=True):
    """A question in a list of one's own. `stale`: a clause has changed since, so it is to be asked again.

    `table` and `seq` are where it was asked; `wrong` is what one holds against the answer, null for nothing; `book`
    is the rulebook of one's own that was asked.
    """

    id: str
    asked_ms: int
    question: str
    language: str
    game: str | None
    says: str
    short: str
    table: str | None
    seq: int | None
    stale: bool
    wrong: str | None
    shared: bool
    book: str | None = None


class QuestionList(Wire, frozen=True):
    """One's own questions, the latest first; `more` are older. They are kept so many days, or not at all (0).

    `books` are the titles of all rulebooks of one's own that were asked, by which the list can be narrowed.
    """

    questions: list[QuestionCard]
    more: bool
    days: int
    books: list[str]


class RestedClause(Wire, frozen=True):
    """A clause as it was when an answer rested on it; `game/*` is a whole rulebook, on whose silence it rested.

    `own/` and an id is a rulebook that the asker brought, with all others of its edition.
    """

    clause: str
    version: str
    source: str | None
    revision: str | None
    changed: bool


class Question(Wire, frozen=True):
    """A question of one's own with all that is kept of it. To ask it again, send `asked` once more."""

    card: QuestionCard
    asked: AskRequest
    answer: AskReply
    rested: list[RestedClause]
    program: str


class WrongRequest(Wire, frozen=True):
    """Whether the asker holds an answer to be wrong, and why."""

    wrong: bool
    why: Annotated[str, Meta(max_length=1000)] = ""


class AnswerLink(Wire, frozen=True):
    """Shown once: the secret goes into the fragment of the link `/#/answers/<token>`; only its hash is kept."""

    token: str


class SharedAnswer(Wire, frozen=True):
    """A question and its answer, for those who have the link. `stale`: a clause has changed since."""

    asked_ms: int
    answer: AskReply
    stale: bool
