"""Finding the match that a command names: a file, or an id of the local store."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulebound.cli.group import Failed, NotDone, unreadable

if TYPE_CHECKING:
    from rulebound.core import Match
    from rulebound.core.record import Record
    from rulebound.games import Shelved
    from rulebound.store import Stored

MOST_BYTES = 64_000_000
_GAME = re.compile(r'(?:\s*\[\w+ "[^"\n]*"\])*?\s*\[Game "([^"\n]*)"\]')
"""The tag by which moves name their game, among others before the first move."""


def find(name: str, game: str | None = None) -> tuple[Record, Shelved]:
    """The record of a file or of an id, and its game. Raises NotDone or Failed."""
    path = Path(name)
    try:
        if path.is_file():
            if path.stat().st_size > MOST_BYTES:
                raise NotDone(f"{path} is too large for a match")
            return _read(path.read_text(encoding="utf-8-sig"), name, game)
        if path.exists():
            raise NotDone(f"{path} is no file")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise NotDone(f"{name} cannot be read: {unreadable(error)}") from None
    return _stored(name)


def shelved(key: str) -> Shelved:
    """An installed game. Raises NotDone."""
    from rulebound.games import shelf

    if key not in shelf():
        raise NotDone(f"no game {key!r} is installed; there are {', '.join(shelf()) or 'none'}")
    return shelf()[key]


def checked(record: Record, game: Shelved, name: str) -> Match[Any, Any]:
    """The match of a record that the rules have been asked about. Raises Failed."""
    from rulebound.core.record import RecordError
    from rulebound.core.verify import verify

    try:
        return verify(record, game.game)[0]
    except RecordError as error:
        raise Failed(f"{name}: {error}") from None


def _read(text: str, name: str, game: str | None) -> tuple[Record, Shelved]:
    """The record that a text is or tells. Moves name their game in a tag, as exported ones do, or the caller does."""
    from rulebound.core.record import ChangedError, Record, RecordError, is_record

    if game is None and (tag := _GAME.match(text)):
        game = tag[1]
    if game is not None and not is_record(text):
        return _scripted(text, name, shelved(game))
    try:
        record = Record.from_text(text)
    except ChangedError as error:
        raise Failed(f"{name}: {error}") from None
    except RecordError as error:
        moves = "" if text.lstrip().startswith("{") else "; --game says of which game moves are"
        raise NotDone(f"{name}: {error}{moves}") from None
    return record, shelved(record.game)


def _scripted(text: str, name: str, game: Shelved) -> tuple[Record, Shelved]:
    """The record of a script, played move by move."""
    from rulebound.core import Decision, Match, NotationError, OptionError, Ruling
    from rulebound.core.record import Record
    from rulebound.core.verify import UNKNOWN
    from rulebound.games.script import read

    rules = game.game
    try:
        script = read(game, text)
        seats = min(rules.spec.seats)
        match: Match[Any, Any] = Match.begin(rules, seats, script.options, UNKNOWN, position=script.position)
        for number, word in enumerate(script.moves, 1):
            where = f"{name}: move {number}, {word}"
            decision = match.decision
            if not isinstance(decision, Decision):
                raise Failed(f"{where}: the match is over")
            answer = match.submit(dict.fromkeys(decision.seats, rules.parse(match.state, word)))
            if isinstance(answer, Ruling):
                raise Failed(f"{where}: {answer.reason} ({', '.join(answer.clauses)})")
    except (NotationError, OptionError) as error:
        raise NotDone(f"{name}: {error}") from None
    names = tuple(f"seat {seat + 1}" for seat in range(seats))
    return Record(game.key, names, match.options, tuple(match.log), match.position), game


def _stored(name: str) -> tuple[Record, Shelved]:
    from rulebound.home import store_file
    from rulebound.tables.records import record_of
    from rulebound.tables.table import Table

    file = store_file()
    stored = asyncio.run(_load(file, name)) if file.is_file() else None
    if stored is None:
        raise NotDone(f"{name} is neither a file nor a match in {file}")
    game = shelved(stored.row.game)
    return record_of(Table(game, stored)), game


async def _load(file: Path, match_id: str) -> Stored | None:
    from rulebound.store import Store, migrate, open_database, sqlite_url

    store = Store(open_database(sqlite_url(file)))
    try:
        await migrate(store.database)
        return await store.load(match_id)
    finally:
        store.close()
