"""Tables, the commands of those who sit there (WebSocket text frames, or HTTP), and the ways in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from rulebound.server.wire.base import (
    CommandId,
    Event,
    Key,
    MoveText,
    Name,
    Nonce,
    Number,
    Options,
    PositionText,
    Ruling,
    SeatKind,
    Status,
    View,
    Wire,
)
from rulebound.server.wire.building import Plates, Played


class SeatRequest(Wire, frozen=True):
    """Who is to sit in a seat: the one who asks (`here`), a bot, one who is invited, or anyone on this server."""

    kind: SeatKind
    name: Name = ""
    level: Key = ""


class ClockRequest(Wire, frozen=True):
    """Time for each player for the whole game and added after each move."""

    initial_s: Number
    increment_s: Number = 0


class TableRequest(Wire, frozen=True):
    """A new table. `position` (optional) is a game's own position text to start from."""

    game: Key
    seats: Annotated[list[SeatRequest], Meta(max_length=64)]
    options: Options = {}
    clock: ClockRequest | None = None
    position: PositionText | None = None


class NonceRequest(Wire, frozen=True):
    """Random text of one's own, mixed into the draws for each of one's seats (and the owner's bots).

    `commitment` is that of the table as one has seen it: the secret was fixed before.
    """

    commitment: Key
    nonce: Nonce


class Seat(Wire, frozen=True):
    """A seat as everybody may see it; `yours` says whether the reader may act for it."""

    kind: SeatKind
    name: str
    level: str
    taken: bool
    online: bool
    yours: bool


class Clock(Wire, frozen=True):
    """Clocks at the moment `at_ms`: the running seats' time still falls from there.

    That may lie `wait_ms` ahead of the moment of sending: a turn's beginning belongs to the network, and
    after a restart of the server a clock waits for its player.
    """

    left_ms: list[int]
    running: list[int]
    increment_s: int
    at_ms: int
    wait_ms: int


class UndoRequest(Wire, frozen=True):
    """A pending wish to go back to the decision after event `to`: whose consent it needs, and who has given it."""

    seat: int
    to: int
    asked: list[int]
    agreed: list[int]


class Outcome(Wire, frozen=True):
    """How it ended: seats from best to worst, and the ruling."""

    ranking: list[list[int]]
    returns: list[float]
    ruling: Ruling


class NextGame(Wire, frozen=True):
    """The table of the game that follows on one that is over, and the seat of the one who has set it up."""

    table: str
    seat: int


class Table(Wire, tag="table", tag_field="type", frozen=True):
    """Everything about a table for one reader: sent on joining, after sleep, and when a reader fell behind."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[Seat]
    status: Status
    seq: int
    events: list[Event]
    decisions: list[int]
    """Seqs on the present line after which a player was asked: where one can step to, and undo to."""
    to_act: list[int]
    view: View
    clock: Clock | None
    undo: UndoRequest | None
    outcome: Outcome | None
    watchers: int
    commitment: str
    """The hash of the secret behind the draws, published before any nonce is given."""
    nonces: list[str]
    """What each seat has given; empty where it has not yet."""
    awaited: list[int]
    """The taken seats without a nonce for which the first draw waits."""
    position: str | None
    created_ms: int
    can_invite: bool
    again: NextGame | None
    """Told to those who have seats."""


class Update(Wire, tag="update", tag_field="type", frozen=True):
    """What changed after events `after + 1` to `seq`: enough for a reader that was at `after`."""

    after: int
    seq: int
    events: list[Event]
    decisions: list[int]
    status: Status
    to_act: list[int]
    view: View
    clock: Clock | None
    undo: UndoRequest | None
    outcome: Outcome | None


class Presence(Wire, tag="presence", tag_field="type", frozen=True):
    """Who sits where, and who is there."""

    seats: list[Seat]
    watchers: int


class Thinking(Wire, tag="thinking", tag_field="type", frozen=True):
    """A bot is at work (depth and value as far as it got), or has stopped (`done`).

    No value is told where something is hidden: it would tell of what the bot alone sees. One that `prepares`
    waits for its compiler; that is told again every second.
    """

    seat: int
    depth: int
    value: float | None
    done: bool
    prepares: bool = False


class Cause(Wire, frozen=True):
    """Why a position or a record is not taken: a message key of the page, and its facts."""

    reason: str
    facts: dict[str, Any]


class Error(Wire, tag="error", tag_field="type", frozen=True):
    """Something that could not be read or done; `message` is a message key, `detail` says what and where.

    Where a rule of the table forbids it, `ruling` says so with its clauses; `cause` is what a game or a record
    names as the cause. Over the socket `id` names the
    command that it answers, where that can be read.
    """

    message: str
    detail: str = ""
    ruling: Ruling | None = None
    id: str = ""
    cause: Cause | None = None


class Answer(Wire, tag="answer", tag_field="type", frozen=True):
    """The fate of one command: done at `seq`, or refused with the ruling, or `stale` (the position has moved on)."""

    id: str
    result: Literal["done", "refused", "stale"]
    seq: int
    ruling: Ruling | None = None


class Command(Wire, frozen=True):
    """Base of commands: `id` makes a repeat harmless, `seq` is the last event that the sender has seen."""

    id: CommandId
    seat: Number
    seq: Number


class MoveCommand(Command, tag="move", tag_field="type", frozen=True):
    """Play a move, in the game's notation."""

    move: MoveText


class ResignCommand(Command, tag="resign", tag_field="type", frozen=True):
    """Give up."""


class UndoCommand(Command, tag="undo", tag_field="type", frozen=True):
    """Go back to the decision after event `to`: at once when nobody else plays, else a wish for the others."""

    to: Number


class UndoReply(Command, tag="undo-reply", tag_field="type", frozen=True):
    """Agree to a wish to undo, or not; its own seat withdraws it by saying no."""

    accept: bool


class StopCommand(Command, tag="stop", tag_field="type", frozen=True):
    """Let the bot of `seat` play what it has found so far."""


AnyCommand: TypeAlias = MoveCommand | ResignCommand | UndoCommand | UndoReply | StopCommand
AnyMessage: TypeAlias = Table | Update | Presence | Thinking | Plates | Played | Answer | Error


class InvitationRequest(Wire, frozen=True):
    """An invitation to a seat, or to watch (`seat` null)."""

    seat: Number | None


class Invitation(Wire, frozen=True):
    """Shown once: the secret goes into the fragment of the link `/#/join/<token>`; only its hash is kept."""

    token: str
    seat: int | None


class Redeem(Wire, frozen=True):
    """An invitation's secret, given back by the one who was invited."""

    token: Key
    name: Name = ""


class Look(Wire, frozen=True):
    """An invitation's secret, to be told what it is to before it is used."""

    token: Key


class Invited(Wire, frozen=True):
    """What an invitation is to: a seat, or to watch (`seat` null). `host` has set the table up; no name is empty."""

    game: str
    options: dict[str, str | int | bool]
    players: int
    host: str
    seat: int | None


class SitRequest(Wire, frozen=True):
    """Somebody takes an open seat."""

    name: Name = ""


class Joined(Wire, frozen=True):
    """Where a redeemed invitation or an open seat leads."""

    table: str
    seat: int | None


class TableCard(Wire, frozen=True):
    """A line in a list of tables."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[Seat]
    status: Status
    moves: int
    to_act: list[int]
    your_turn: bool
    outcome: Outcome | None
    view: View
    updated_ms: int


class TableList(Wire, frozen=True):
    """The tables of a session, and those with a seat that anyone may take."""

    mine: list[TableCard]
    open: list[TableCard]
