"""Carcassonne over live sockets: what a server sends says nothing of tiles, stacks or the seed to come.

Every frame that reaches a seat or a watcher is held to what a server with another secret would have sent after
the same events: whatever depended on a draw to come would differ.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import pytest

from rulebound.core import Event
from rulebound.core.record import Record
from rulebound.games import Shelved
from rulebound.games.carcassonne import GAME
from rulebound.server import tell
from rulebound.store import MatchRow, SeatRow, Stored
from rulebound.tables.answers import Answer
from rulebound.tables.records import record_of
from rulebound.tables.table import Table
from tests.service.client import Served, Socket, Visitor, served

SHELVED = Shelved("carcassonne", GAME, "rulebound.games.carcassonne")
OPTIONS = GAME.spec.complete({"inns": True, "abbot": True})
OTHER_SECRET = "5a" * 32
TURNS = 24
WRONG = ("w99@0", "o@0", "normal:nowhere", "skip!", "A", "draw")
"""Moves that are refused, or cannot be read."""


@dataclass
class Reader:
    """Somebody at the table with a line to it, and every frame that came over that line."""

    who: Visitor
    line: Socket
    held: frozenset[int]
    frames: list[str] = field(default_factory=list)

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next frame of a kind; all that come before it are kept as well."""
        while True:
            text = self.line.connection.recv(30)
            assert isinstance(text, str)
            self.frames.append(text)
            frame: dict[str, Any] = json.loads(text)
            if found(frame):
                return frame

    def after(self, seq: int) -> dict[str, Any]:
        """The update to what happened after an event; answers and who is there may come before it or after it."""
        for frame in map(json.loads, reversed(self.frames)):
            if frame["type"] == "update":
                if frame["seq"] > seq:
                    return dict(frame)
                break
        return self.until(lambda frame: frame["type"] == "update" and frame["seq"] > seq)

    def say(self, **command: Any) -> dict[str, Any]:
        """Send a command; its answer, or the error that answers it."""
        self.line.send(**command)
        return self.until(lambda frame: frame["type"] in ("answer", "error") and frame["id"] == command["id"])


@dataclass
class Played:
    """A match that was played over sockets, and all that was sent of it before it was over."""

    readers: list[Reader]
    fetched: list[tuple[int, str, str]]
    """Answers over HTTP: the seq at which they were asked for, the path, the text."""
    log: str
    record: Record
    nonces: list[str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A table of two seats and a watcher at a server of its own, with refusals and errors on the way."""
    with ExitStack() as stack:
        server = stack.enter_context(served(tmp_path_factory.mktemp("unseen")))
        people = [stack.enter_context(closing(Visitor(server))) for _ in range(3)]
        yield play(server, people, stack)


def play(server: Served, people: list[Visitor], stack: ExitStack) -> Played:
    owner, friend, watcher = people
    table = owner.table("here", "invited", game="carcassonne", options=dict(OPTIONS))["id"]
    friend.join(owner.invite(table, 1))
    watcher.join(owner.invite(table, None))
    nonces = [owner.give(table), friend.give(table)][-1]["nonces"]
    held = (frozenset({0}), frozenset({1}), frozenset[int]())
    lines = [stack.enter_context(person.socket(table)) for person in people]
    readers = [Reader(*each) for each in zip(people, lines, held, strict=True)]
    wholes = [reader.until(lambda frame: frame["type"] == "table") for reader in readers]
    now = wholes[0]
    pick, fetched = random.Random(11), list[tuple[int, str, str]]()
    for number in range(2 * TURNS):
        seq, (seat,) = now["seq"], now["to_act"]
        for reader in readers if number % 6 == 0 else ():
            for wrong, move in enumerate(WRONG):
                told = reader.say(type="move", id=f"{number}-{wrong}", seat=seat, seq=seq, move=move)
                assert told["type"] == "error" or told["result"] == "refused"
            assert reader.say(type="shuffle", id=f"{number}-x", seat=seat, seq=seq)["type"] == "error"
            for path in (f"/api/tables/{table}/record", "/api/tables"):
                fetched.append((seq, path, reader.who.get(path).text))
        move = pick.choice(now["view"]["moves"])
        answer = readers[seat].say(type="move", id=f"{number}", seat=seat, seq=seq, move=move)
        assert answer["result"] == "done"
        now = [reader.after(seq) for reader in readers][-1]
    log = server.log()
    frames = [Reader(each.who, each.line, each.held, [*each.frames]) for each in readers]
    owner.act(table, "resign", 0, now["seq"])
    record = Record.from_text(watcher.get(f"/api/tables/{table}/record").text)
    return Played(frames, fetched, log, record, nonces)


def elsewhere(played: Played) -> Callable[[int], Table]:
    """The table after each event of the match, as it would stand at a server with another secret."""
    row = MatchRow("t", "carcassonne", dict(OPTIONS), None, OTHER_SECRET, "0", 0, 0, "playing", False)
    seats = tuple(SeatRow("here", holder=str(seat), nonce=each) for seat, each in enumerate(played.nonces))
    events: tuple[Event, ...] = played.record.events
    return cache(lambda seq: Table(SHELVED, Stored(row, seats, frozenset(), events[: seq + 1])))


def plain(message: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return told


def test_every_frame_is_what_another_secret_would_have_sent(played: Played) -> None:
    at = elsewhere(played)
    counts = {"table": 0, "update": 0, "answer": 0, "error": 0, "presence": 0}
    for reader in played.readers:
        for frame in map(json.loads, reader.frames):
            counts[frame["type"]] += 1
            if frame["type"] == "table":
                own = plain(tell.table(at(frame["seq"]), reader.held, False, tell.NOBODY, 0))
                apart = ("id", "seats", "watchers", "commitment", "created_ms", "can_invite")
                assert {**frame, **{key: own[key] for key in apart}} == own
            elif frame["type"] == "update":
                assert frame == plain(tell.update(at(frame["seq"]), reader.held, frame["after"], 0))
            elif frame["type"] == "answer" and frame["result"] == "refused":
                there, move = at(frame["seq"]), WRONG[int(frame["id"].partition("-")[2])]
                (seat,) = there.to_act
                if seat not in reader.held:
                    assert frame["ruling"]["clauses"] == ["table/seat.not-yours"]
                    continue
                refused = Answer(frame["id"], "refused", there.seq, there.move(seat, move, 0))
                assert frame == plain(tell.answer(refused))
    assert counts["update"] == 3 * 2 * TURNS
    assert min(counts[kind] for kind in ("table", "answer", "error")) >= 3


def test_what_is_fetched_is_what_another_secret_would_have_told(played: Played) -> None:
    at = elsewhere(played)
    for seq, path, text in played.fetched:
        told = json.loads(text)
        if path == "/api/tables":
            (card,) = told["mine"]
            assert card["view"] == plain(tell.view(at(seq), frozenset()))
        else:
            own = json.loads(record_of(at(seq)).to_text())
            assert (told["secret"], told["events"]) == (None, own["events"])
            assert told.keys() == own.keys()


def test_the_seed_is_in_nothing_before_the_end(played: Played) -> None:
    secret, seed = played.record.secret, played.record.seed
    assert secret is not None
    assert seed is not None
    sent = [text for reader in played.readers for text in reader.frames]
    for text in (*sent, *(text for _, _, text in played.fetched), played.log):
        assert secret.hex() not in text
        assert seed.key.hex() not in text
    assert secret.hex() in played.record.to_text()


def test_the_log_of_the_server_names_no_tile(played: Played) -> None:
    names = {str(event.data["tile"]) for event in played.record.events if event.kind == "drawn"}
    assert len(names) > 5
    assert not any(f'"{name}"' in played.log or f"'{name}'" in played.log for name in names)
