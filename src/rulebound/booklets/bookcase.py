"""A person's own rulebooks of other games: brought, asked, looked at where they say it, and taken away."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib import resources
from typing import Any, Generic, TypeVar, get_args
from weakref import WeakValueDictionary

from rulebound.assistant.answer import Written
from rulebound.assistant.asks import Says
from rulebound.assistant.meaning import Meanings
from rulebound.assistant.names import words
from rulebound.assistant.question import taken
from rulebound.assistant.remember import Rested
from rulebound.booklets import apart, finding
from rulebound.booklets.finding import Hit, Searched
from rulebound.booklets.paragraphs import Paragraph
from rulebound.rulebook.messages import messages
from rulebound.store.booklets import BookletRow, Booklets, Role
from rulebound.store.rows import canonical

ROLES = get_args(Role)
LANGUAGES = tuple("en ru fr nl de es it pt pl tr ar zh ja ko th".split())
"""The languages whose meaning the embedder knows."""
MOST_LETTERS = 120
"""The longest name of a game, an edition or a file."""
OWN = "own/"
"""Before the id of a rulebook that somebody brought, where a clause's id would stand."""
MOST_COPIES = 8
"""How many of the places where the same words stand are named."""
AT_ONCE = 2
"""How many documents are read or drawn at the same time, of one session one after another."""
_FILES = resources.files("rulebound.booklets")

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class DescriptionError(ValueError):
    """What was told of a rulebook cannot be so. The text says what of it and why."""


class NoBooklet(LookupError):
    """There is no such rulebook, or it is somebody else's."""


@dataclass(frozen=True, slots=True)
class Described:
    """What a person tells of a rulebook: the game, perhaps its edition, the language, and what kind of text it is."""

    game: str
    edition: str = ""
    language: str = "en"
    role: str = "rules"
    name: str = ""

    def checked(self) -> Described:
        """The same, tidied. Raises DescriptionError."""
        told = Described(
            _tidy("game", self.game),
            _tidy("edition", self.edition),
            self.language,
            self.role,
            _tidy("name", re.split(r"[/\\]", self.name)[-1]),
        )
        if not told.game:
            raise DescriptionError("game: a rulebook is of a game, whose name is missing")
        if told.language not in LANGUAGES:
            raise DescriptionError(f"language: {told.language!r:.20} is none of {', '.join(LANGUAGES)}")
        if told.role not in ROLES:
            raise DescriptionError(f"role: {told.role!r:.20} is none of {', '.join(ROLES)}")
        return told


def _tidy(what: str, text: str) -> str:
    tidy = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if len(tidy) > MOST_LETTERS:
        raise DescriptionError(f"{what}: at most {MOST_LETTERS} letters, not {len(tidy)}")
    return tidy


@dataclass(frozen=True, slots=True)
class Brought:
    """A rulebook as it is kept, and what its letters were taken to be written in, None for a PDF."""

    row: BookletRow
    encoding: str | None


@dataclass(frozen=True, slots=True)
class Place:
    """Where else the words of a paragraph stand."""

    role: str
    name: str
    page: int | None


@dataclass(frozen=True, slots=True)
class Found:
    """A paragraph as an answer shows it: from which document, where it stands there, and what of it is marked.

    `version` is of the document as it was read; `beside` says that it stands with another, as the rule that a
    correction changes or the correction of a rule. The same words are shown once; `also` names where else they stand.
    """

    booklet: str
    version: str
    role: str
    name: str
    language: str
    paragraph: int
    heading: str
    page: int | None
    text: str
    marks: tuple[tuple[int, int], ...]
    picture: bool
    beside: bool
    also: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody's rulebooks say of a question: passages, or that none is near, and then the nearest all the same.

    `title` is the game's with its edition; `rested` are the rulebooks as they were; `written` says that a model has
    worded it.
    """

    question: str
    language: str
    title: str
    says: Says
    short: str
    found: tuple[Found, ...]
    rested: tuple[Rested, ...]
    written: Written | None = None

    def to_json(self) -> dict[str, Any]:
        """The answer as JSON-ready values."""
        return asdict(self)


class _Recent(Generic[K, V]):
    """The last few things that were worked out."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self._held:
            self._held.move_to_end(key)
        return self._held.get(key)

    def put(self, key: K, value: V) -> V:
        self._held[key] = value
        while len(self._held) > self._most:
            self._held.popitem(last=False)
        return value


class Bookcase:
    """The rulebooks that people brought. `most_bytes` is what one of them may keep; 0 lets nobody bring any."""

    def __init__(
        self, booklets: Booklets, meanings: Meanings, tongue: Callable[[str, str], str], most_bytes: int
    ) -> None:
        self.booklets = booklets
        self.most_bytes = most_bytes
        self._meanings = meanings
        self._tongue = tongue
        self._reading = asyncio.Semaphore(AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._searched: _Recent[tuple[str, str], Searched] = _Recent(32)
        self._pictures: _Recent[tuple[str, str, int, tuple[int, ...]], bytes] = _Recent(100)

    async def bring(
        self,
        session: str,
        booklet: str,
        now_ms: int,
        content: bytes,
        described: Described,
        media_type: str = "",
        replaces: str | None = None,
    ) -> Brought:
        """Read a document and keep it under an id of its own, perhaps in place of another.

        Raises DescriptionError, DocumentError, NoBooklet or TooMuch, and then nothing has changed.
        """
        told = described.checked()
        async with self._turn(session):
            read = partial(apart.contents, content, told.name, media_type, told.language)
            contents = await asyncio.to_thread(read)
            texts = [each.text for each in contents.paragraphs]
            rows = await asyncio.to_thread(self._meanings.made, texts)
        kept = content if contents.kind == "pdf" else None
        paragraphs = [asdict(each) for each in contents.paragraphs]
        vectors = finding.packed(self._meanings, rows)
        size = len(canonical(paragraphs).encode()) + len(vectors) + len(kept or b"")
        row = BookletRow(
            replaces or booklet,
            session,
            now_ms,
            **asdict(told),
            kind=contents.kind,
            sha256=hashlib.sha256(content).hexdigest(),
            pages=contents.pages,
            unread=contents.unread,
            count=len(paragraphs),
            size=size,
        )
        if not await self.booklets.add(row, paragraphs, vectors, kept, self.most_bytes, replaces):
            raise NoBooklet
        return Brought(row, contents.encoding)

    async def ask(
        self, session: str, booklet: str, question: str, language: str | None = None, spoken: str = "en"
    ) -> Told:
        """What a rulebook, and all others of the same game and edition, say of a question, in its language or `spoken`.

        Raises QuestionError, or NoBooklet.
        """
        asked = taken(question)
        rows = edition(await self.booklets.of(session), booklet)
        if not rows:
            raise NoBooklet
        documents = await self._documents(session, rows)
        hits = await asyncio.to_thread(finding.find, asked, documents, self._meanings)
        tongue = language if language is not None else await asyncio.to_thread(self._tongue, asked, spoken)
        found = {row.id: row for row in rows}
        return Told(
            asked,
            tongue,
            title(rows[0]),
            Says.TEXT if hits.covered else Says.SILENT,
            _short(hits.covered, rows, tongue),
            tuple(_found(found, hit) for hit in hits.hits),
            (rested(booklet, rows),),
        )

    async def picture(
        self, session: str, booklet: str, version: str, paragraph: int, marked: Sequence[int]
    ) -> bytes:
        """The region of a page where a paragraph stands, with words of it marked, as PNG.

        Raises NoBooklet where there is none, as of text and HTML, or DocumentError.
        """
        row = next((row for row in await self.booklets.of(session) if row.id == booklet), None)
        if row is None or version_of(row) != version or row.kind != "pdf" or not 0 <= paragraph < row.count:
            raise NoBooklet
        key = (booklet, row.sha256, paragraph, tuple(marked))
        if (drawn := self._pictures.get(key)) is not None:
            return drawn
        kept = await self.booklets.content(session, booklet)
        if kept is None or kept[0] is None:
            raise NoBooklet
        content, where = kept[0], Paragraph(**kept[1][paragraph])
        async with self._turn(session):
            return self._pictures.put(key, await asyncio.to_thread(apart.picture, content, where, marked))

    @asynccontextmanager
    async def _turn(self, session: str) -> AsyncIterator[None]:
        """A session's turn to have a document read: it waits for its own, and only one of each stands in line."""
        async with self._turns.setdefault(session, asyncio.Lock()), self._reading:
            yield

    async def _documents(self, session: str, rows: Sequence[BookletRow]) -> list[Searched]:
        known = {row.id: self._searched.get((row.id, row.sha256)) for row in rows}
        missing = [key for key, document in known.items() if document is None]
        texts = await self.booklets.texts(session, missing) if missing else {}
        ready = []
        for row in rows:
            if (document := known[row.id]) is not None:
                ready.append(document)
            elif row.id in texts:
                ready.append(await asyncio.to_thread(self._ready, row, texts[row.id]))
        if not ready:  # taken away meanwhile
            raise NoBooklet
        return ready

    def _ready(self, row: BookletRow, kept: tuple[Any, bytes]) -> Searched:
        paragraphs = [Paragraph(**each) for each in kept[0]]
        rows = finding.unpacked(self._meanings, kept[1])
        made = finding.searched(row.id, row.role, paragraphs, rows, self._meanings)
        return self._searched.put((row.id, row.sha256), made)


def edition(rows: Sequence[BookletRow], booklet: str) -> list[BookletRow]:
    """All rulebooks of the game and edition that one of them is of, the rules first; none where it is not there."""
    wanted = next((_shelf(row) for row in rows if row.id == booklet), None)
    return sorted((row for row in rows if _shelf(row) == wanted), key=lambda row: ROLES.index(row.role))


def title(row: BookletRow) -> str:
    """A game with its edition."""
    return f"{row.game} ({row.edition})" if row.edition else row.game


def version_of(row: BookletRow) -> str:
    """The version of a document."""
    return row.sha256[:16]


def rested(booklet: str, rows: Sequence[BookletRow]) -> Rested:
    """A rulebook with all of its edition as they are now; the version is empty where there is none."""
    told = canonical(sorted((row.id, row.sha256, row.role) for row in rows))
    version = hashlib.sha256(told.encode()).hexdigest()[:16] if rows else ""
    return Rested(
        f"{OWN}{booklet}", version, rows[0].game if rows else None, rows[0].edition if rows else None
    )


def _shelf(row: BookletRow) -> tuple[str, str]:
    return " ".join(words(row.game)), " ".join(words(row.edition))


def _short(covered: bool, rows: Sequence[BookletRow], tongue: str) -> str:
    say = messages(_FILES / "words", tongue).format
    if covered:
        return say("passages")
    unread = sum(len(row.unread) for row in rows)
    return " ".join([say("not-covered"), *([say("unread", {"pages": unread})] if unread else [])])


def _found(rows: Mapping[str, BookletRow], hit: Hit) -> Found:
    row, where = rows[hit.document.id], hit.paragraph
    also = (
        Place(rows[other.id].role, rows[other.id].name, other.paragraphs[place].page)
        for other, place in hit.copies
    )
    return Found(
        row.id,
        version_of(row),
        row.role,
        row.name,
        row.language,
        hit.place,
        where.heading,
        where.page,
        where.text,
        hit.marks,
        row.kind == "pdf",
        hit.beside,
        tuple(dict.fromkeys(also))[:MOST_COPIES],
    )
