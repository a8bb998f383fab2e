"""Fan-out: every reader of a table gets what changed, encoded once for all who may see the same.

Each reader has a writer of its own and a short queue. A reader who is too slow to empty it is never
waited for: the queue is dropped, and when they are ready again they get the latest `Table` instead.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

import msgspec

from rulebound.bots import Thought
from rulebound.core.event import Seat
from rulebound.server import tell, wire
from rulebound.tables.table import Table

QUEUE = 16
REPLIES = 64
"""Whoever asks so much without reading the answers is put out."""
PRESENCE_S = 0.25
"""Comings and goings are told together, at most this often."""

FRESH_MS = 50
"""What shows a running clock is encoded again after this time."""

encode = msgspec.json.Encoder().encode


class Farewell(IntEnum):
    """Why a connection to a table is closed: the code of its last frame."""

    STOPPING = 1001
    """The server stops: come again."""
    PUT_OUT = 4403
    NO_TABLE = 4404
    """There is no such table, or it is not for this session."""
    TOO_MANY = 4429
    """Too many connections, or too many questions without reading the answers."""


@dataclass(eq=False, slots=True)
class Reader:
    """One connection to a table. `behind` says that it missed something and needs the whole table."""

    session: str
    held: frozenset[Seat]
    owner: bool
    queue: deque[str] = field(default_factory=deque)
    replies: deque[str] = field(default_factory=deque)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    behind: bool = False
    gone: Farewell | None = None

    def put(self, text: str) -> None:
        """Queue a message, or give up on the queue when it is full."""
        if self.behind:
            return
        if len(self.queue) >= QUEUE:
            self.fall_behind()
        else:
            self.queue.append(text)
        self.ready.set()

    def reply(self, text: str) -> None:
        """Queue what was asked for by this reader: it is sent even when the rest is dropped."""
        if len(self.replies) >= REPLIES:
            self.leave(Farewell.TOO_MANY)
        self.replies.append(text)
        self.ready.set()

    def fall_behind(self) -> None:
        """Drop the queue: the next thing to send is the whole table."""
        self.queue.clear()
        self.behind = True
        self.ready.set()

    def leave(self, why: Farewell) -> None:
        """Close the connection once its writer sees it."""
        self.gone = self.gone or why
        self.ready.set()


class Room:
    """The readers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.readers: set[Reader] = set()
        self.telling: asyncio.TimerHandle | None = None
        self.whole: dict[tuple[frozenset[Seat], bool], str] = {}
        self.told_ms = 0  # when the first of these was encoded

    @property
    def presence(self) -> tell.Presence:
        """Who is there."""
        online = frozenset[Seat]().union(*(reader.held for reader in self.readers))
        return tell.Presence(online, sum(not reader.held for reader in self.readers))


class Rooms:
    """The rooms of all tables: the listener of the host."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self._rooms: dict[str, Room] = {}
        self._sessions: Counter[str] = Counter()

    def presence(self, table_id: str) -> tell.Presence:
        """Who is connected to a table."""
        room = self._rooms.get(table_id)
        return tell.NOBODY if room is None else room.presence

    def heard_at(self, table_id: str) -> bool:
        """Whether anybody is connected to a table."""
        return table_id in self._rooms

    def connections(self, session: str) -> int:
        """How many connections a session has."""
        return self._sessions[session]

    def enter(self, table: Table, session: str) -> Reader:
        """A new connection of a session that may read the table."""
        room = self._rooms.setdefault(table.id, Room(table))
        reader = Reader(session, table.held_by(session), table.row.owner == session)
        room.readers.add(reader)
        self._sessions[session] += 1
        self._came_or_went(room)
        return reader

    def leave(self, table_id: str, reader: Reader) -> None:
        """A connection has ended."""
        room = self._rooms[table_id]
        room.readers.discard(reader)
        self._sessions -= Counter((reader.session,))  # which forgets those that have none left
        self._came_or_went(room)
        if not room.readers:
            if room.telling is not None:
                room.telling.cancel()
            del self._rooms[table_id]

    def whole(self, table: Table, reader: Reader) -> str:
        """The whole table for a reader, encoded once for all who see the same."""
        room = self._rooms[table.id]
        audience = (reader.held, reader.owner)
        now = self.now()
        if table.clock is not None and table.clock.running and now - room.told_ms > FRESH_MS:
            room.whole.clear()
        text = room.whole.get(audience)
        if text is None:
            said = tell.table(table, reader.held, reader.owner, room.presence, now)
            room.told_ms = now if not room.whole else room.told_ms
            text = room.whole[audience] = encode(said).decode()
        return text

    def changed(self, table: Table, before: int) -> None:
        """Tell every reader what is new after event `before`."""
        room = self._rooms.get(table.id)
        if room is None:
            return
        room.table = table
        room.whole.clear()
        hidden = table.match.game.spec.hidden
        now = self.now()
        encoded: dict[frozenset[Seat], str] = {}
        for reader in room.readers:
            audience = reader.held if hidden else frozenset[Seat]()
            text = encoded.get(audience)
            if text is None:
                text = encoded[audience] = encode(tell.update(table, audience, before, now)).decode()
            reader.put(text)

    def seated(self, table: Table) -> None:
        """Seats have changed hands: everyone sees the table anew, or finds that they no longer may."""
        room = self._rooms.get(table.id)
        if room is None:
            return
        room.table = table
        room.whole.clear()
        for reader in room.readers:
            reader.held = table.held_by(reader.session)
            reader.fall_behind()

    def thought(self, table_id: str, seat: Seat, thought: Thought | None) -> None:
        """A bot got this far, or has stopped."""
        room = self._rooms.get(table_id)
        if room is not None:
            depth = 0 if thought is None else thought.depth
            # What a bot expects tells of what it alone sees.
            hides = room.table.match.game.spec.hidden
            value = None if thought is None or hides else thought.value
            self._tell(room, wire.Thinking(seat, depth, value, thought is None))

    def prepares(self, table_id: str, seat: Seat) -> None:
        """A bot waits for its compiler."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._tell(room, wire.Thinking(seat, 0, None, done=False, prepares=True))

    def tell(self, table_id: str, said: wire.Plates | wire.Played) -> None:
        """Tell everyone at a table what is being built there."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._tell(room, said)

    def _tell(self, room: Room, said: wire.Thinking | wire.Plates | wire.Played) -> None:
        text = encode(said).decode()
        for reader in room.readers:
            reader.put(text)

    def close(self) -> None:
        """Send everybody away."""
        for room in self._rooms.values():
            for reader in room.readers:
                reader.leave(Farewell.STOPPING)

    def _came_or_went(self, room: Room) -> None:
        room.whole.clear()
        if room.telling is None:
            room.telling = asyncio.get_running_loop().call_later(PRESENCE_S, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.telling = None
        there = room.presence
        encoded: dict[frozenset[Seat], str] = {}
        for reader in room.readers:
            text = encoded.get(reader.held)
            if text is None:
                said = wire.Presence(tell.seats(room.table, reader.held, there), there.watchers)
                text = encoded[reader.held] = encode(said).decode()
            reader.put(text)
