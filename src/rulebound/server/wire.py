"""What crosses the wire: the one set of types behind HTTP, WebSocket and the page's own types.

Rulings and events travel as `rulebound.core` writes them to JSON; a view is what the game shows to
the one who asks. Times are milliseconds since the epoch, clock times milliseconds left.

Long on purpose: this file alone is the contract, and `tools/page_types.py` writes the page's `wire.ts` from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Ruling: TypeAlias = dict[str, Any]
Event: TypeAlias = dict[str, Any]
View: TypeAlias = dict[str, Any]
SeatKind: TypeAlias = Literal["here", "bot", "invited", "open"]
Status: TypeAlias = Literal["waiting", "playing", "over"]

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+(?!\\n)$")]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9A-Za-z_-]+(?!\\n)$")]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=100)]
PositionText: TypeAlias = Annotated[str, Meta(max_length=8000)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Options: TypeAlias = dict[str, str | Number | bool]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """Base of all wire types."""


# --- tables ---------------------------------------------------------------------------------------


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


class Error(Wire, tag="error", tag_field="type", frozen=True):
    """Something that could not be read or done; `message` is a message key, `detail` says what and where.

    Where a rule of the table forbids it, `ruling` says so with its clauses. Over the socket `id` names the
    command that it answers, where that can be read.
    """

    message: str
    detail: str = ""
    ruling: Ruling | None = None
    id: str = ""


class Answer(Wire, tag="answer", tag_field="type", frozen=True):
    """The fate of one command: done at `seq`, or refused with the ruling, or `stale` (the position has moved on)."""

    id: str
    result: Literal["done", "refused", "stale"]
    seq: int
    ruling: Ruling | None = None


# --- commands (WebSocket text frames, or POST /api/tables/{id}/commands) ---------------------------


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


PlateState: TypeAlias = Literal["building", "judging", "judged", "late", "refused"]


class Plate(Wire, frozen=True):
    """A seat's round at a table as everyone sees it; its log comes apart.

    It begins in `wait_ms`, or began so long ago. Of one that is refused `why` says what was not as it was
    played; of one that is judged `counted` are the meeples that count.
    """

    id: str
    seat: int
    seed: int
    meeples: int
    seconds: int
    wait_ms: int
    frames: int
    state: PlateState
    why: str
    counted: list[int]


class Plates(Wire, tag="plates", tag_field="type", frozen=True):
    """The plates of a table, and the seats that are ready to begin."""

    ready: list[int]
    plates: list[Plate]


class Played(Wire, tag="played", tag_field="type", frozen=True):
    """A piece of a plate's log: what the hand was told after frame `after`, up to frame `frames`."""

    id: str
    after: int
    frames: int
    inputs: bytes


AnyCommand: TypeAlias = MoveCommand | ResignCommand | UndoCommand | UndoReply | StopCommand
AnyMessage: TypeAlias = Table | Update | Presence | Thinking | Plates | Played | Answer | Error


# --- invitations ------------------------------------------------------------------------------------


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


# --- analysis: judge, try out, ask a bot; nothing here touches a table --------------------------------


class Place(Wire, frozen=True):
    """Where an analysis starts: a table at an event one may see, or a position text or none (the start)."""

    game: Key
    table: Key | None = None
    seq: Number | None = None
    position: PositionText | None = None
    options: Options = {}
    moves: Annotated[list[MoveText], Meta(max_length=500)] = []


class JudgeRequest(Wire, frozen=True):
    """A move to be judged at a place, for the seat to act unless `seat` is given."""

    at: Place
    move: MoveText
    seat: Number | None = None


class RecordRequest(Wire, frozen=True):
    """A record of a game, to be looked at."""

    game: Key
    text: str


class Step(Wire, frozen=True):
    """One move of an analysis and what it brought about."""

    move: str
    events: list[Event]
    view: View


class Analysis(Wire, frozen=True):
    """A place after its moves. When a move is refused the line stops before it and `refused` says why."""

    position: str
    start: View
    steps: list[Step]
    opening: list[Event]
    """What the rules did to a position text before anyone could move (a removal, an ending)."""
    to_act: list[int]
    outcome: Outcome | None
    refused: Ruling | None


class ThinkRequest(Wire, frozen=True):
    """A hint or an evaluation at a place; seconds from 0.05 to 10."""

    at: Place
    seconds: Annotated[float, Meta(ge=0.05, le=10.0)] = 1.0
    level: Key = ""


class ThoughtReply(Wire, frozen=True):
    """The best line found, and its value for the seat to act (-1 to 1)."""

    seat: int
    value: float
    depth: int
    line: list[str]


class OddsRequest(Wire, frozen=True):
    """The exact chances at a place; with `draw`, as if chance had brought that (`roll-4`) this turn."""

    at: Place
    draw: MoveText | None = None


class Odds(Wire, frozen=True):
    """Chances to win, draw and lose when all play perfectly; they sum to 1."""

    win: float
    draw: float
    lose: float


class DrawOdds(Wire, frozen=True):
    """The chances after something that chance may bring."""

    draw: str
    odds: Odds


class EndOdds(Wire, frozen=True):
    """A way to end the turn: its moves, the position after them, and the chances there."""

    moves: list[str]
    position: str
    odds: Odds


class Threat(Wire, frozen=True):
    """The draws (`roll-5`) on which a seat could win if its turn began in the position as it stands."""

    seat: int
    draws: list[str]


class OddsReply(Wire, frozen=True):
    """The chances of the seat to act: before chance decided the turn, after each draw, now, and at each end.

    `before` and `draws` are empty once something has been moved in the turn; `ends` are best first. Where
    the place is not solved, `now` is null and all of these are empty. `threats` has every seat still in, and
    nobody in a game that does not tell them.
    """

    seat: int
    before: Odds | None
    draws: list[DrawOdds]
    now: Odds | None
    ends: list[EndOdds]
    threats: list[Threat]


class ScoreRequest(Wire, frozen=True):
    """Something to be scored, described in the words of its game's scoring desk."""

    game: Key
    described: dict[str, Any]


class ScoreReply(Wire, frozen=True):
    """What it brings, as the desk of its game writes it; or else the key of what is still to be told."""

    answer: dict[str, Any] | None
    ask: str | None


# --- rounds of building ------------------------------------------------------------------------------


class Rung(Wire, frozen=True):
    """What a turn of the second variant asks for; `before` are the rows of one's pyramid of the round before."""

    base: Annotated[int, Meta(ge=3, le=99)]
    before: Annotated[int, Meta(ge=0, le=99)]
    shape: Literal["full", "free"]


class RoundRequest(Wire, frozen=True):
    """A round of building on a screen that takes so many seconds at most.

    `level` is that of a bot, where one builds; `connection` is what connects meeples, by what was agreed.
    """

    seconds: Annotated[int, Meta(ge=1, le=600)]
    level: Literal["shaky", "steady", "sure"] | None = None
    connection: Literal["standing", "touching"] = "standing"
    rung: Rung | None = None


class Round(Wire, frozen=True):
    """A round that has begun: what its hand trembles by, and how many meeples there are."""

    id: str
    seed: int
    meeples: int
    seconds: int


class Ready(Wire, frozen=True):
    """The one in a seat is ready to build."""

    seat: Number


class LogPiece(Wire, frozen=True):
    """A piece of the log of one's own hand, in whole entries: after frame `after`, up to frame `frames`."""

    after: Annotated[int, Meta(ge=0, le=36_000)]
    frames: Annotated[int, Meta(ge=0, le=36_000)]
    inputs: bytes


class Logged(Wire, frozen=True):
    """How far a hand's log has come."""

    frames: int


class PlateLog(Wire, frozen=True):
    """What a hand has been told so far."""

    frames: int
    inputs: bytes


class RoundRecord(Wire, frozen=True):
    """What was done in a round (`rulebound.referee.replay.Record`); `inputs` in base 64."""

    engine: Annotated[str, Meta(max_length=64)]
    seed: int
    meeples: Annotated[int, Meta(ge=1, le=99)]
    frames: Annotated[int, Meta(ge=0, le=36_000)]
    inputs: bytes
    hashes: Annotated[list[Annotated[int, Meta(ge=0, lt=4294967296)]], Meta(max_length=400)]


class Uncounted(Wire, frozen=True):
    """Meeples that do not count, and why."""

    meeples: list[int]
    ruling: dict[str, Any]


class RoundJudged(Wire, frozen=True):
    """What stands at the end of a round, what it is worth, which meeples count, and why the others do not.

    `rung` says whether it is what a turn of the second variant asked for.
    """

    scene: dict[str, Any]
    ruling: dict[str, Any]
    rung: dict[str, Any] | None
    counted: list[int]
    rest: list[Uncounted]


# --- the rules assistant -------------------------------------------------------------------------------


class AskRequest(Wire, frozen=True):
    """A question about the rules: of a game, or of whichever it names. `options` are those of the table.

    Asked beside a board, `at` is that place, whose game and options then count; `move` is the move that it is
    about and `about` what is pointed at, where the question does not name them. Without `language` the answer
    comes in that of the question.
    """

    question: Annotated[str, Meta(min_length=1, max_length=500)]
    game: Key | None = None
    language: Key | None = None
    options: Options = {}
    at: Place | None = None
    move: Annotated[str, Meta(max_length=40_000)] | None = None
    about: Key | None = None


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


class AskReply(Wire, frozen=True):
    """What the rules say. `says` is the kind of answer, `short` the answer in a few words.

    It rests on `rests`; `near` are clauses that stand near. `assumed` are those that come from elsewhere.
    `reckoned` is what our readings make of a number that the sources leave open. `rulings` are what the engine
    rules on the board it was asked at. `id` names it among one's questions, null where none are kept.
    """

    question: str
    language: str
    game: str | None
    says: Literal["yes", "no", "value", "text", "conflict", "silent", "elsewhere"]
    short: str
    value: int | str | None
    unit: str | None
    rests: list[CitedClause]
    near: list[CitedClause]
    assumed: list[str]
    readings: list[TableReading]
    lines: list[SumLine]
    reckoned: int | None
    rulings: list[SaidRuling] = []
    id: str | None = None


class QuestionCard(Wire, frozen=True):
    """A question in a list of one's own. `stale`: a clause has changed since, so it is to be asked again.

    `table` and `seq` are where it was asked; `wrong` is what one holds against the answer, null for nothing.
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


class QuestionList(Wire, frozen=True):
    """One's own questions, the latest first; `more` are older. They are kept so many days, or not at all (0)."""

    questions: list[QuestionCard]
    more: bool
    days: int


class RestedClause(Wire, frozen=True):
    """A clause as it was when an answer rested on it; `game/*` is a whole rulebook, on whose silence it rested."""

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


# --- games and rulebooks -----------------------------------------------------------------------------


class OptionCard(Wire, frozen=True):
    """A set-up option with its clause."""

    key: str
    choices: list[str | int | bool]
    default: str | int | bool
    clause: str
    each: list[str]


class GameCard(Wire, frozen=True):
    """A game on the shelf. `card` is the game's card.toml: year, people, times, links.

    `solved`: exact chances are known, at least of some positions (`POST /api/odds`).
    """

    key: str
    seats: list[int]
    options: list[OptionCard]
    levels: list[str]
    solved: bool
    languages: list[str]
    card: dict[str, Any]


class OtherReading(Wire, frozen=True):
    """What another text says of a fact."""

    value: str | int | float | list[str]
    sources: list[str]


class Fact(Wire, frozen=True):
    """A fact about a game, and where it was read."""

    value: str | int | float | list[str]
    sources: list[str]
    others: list[OtherReading]


class KnownGame(Wire, frozen=True):
    """A game of the catalogue in a line, to be searched. `rulebook` is the game here by whose rules it is played.

    Times are minutes. `complexity` is as a text grades it, or follows from the weight.
    """

    key: str
    names: list[str]
    people: list[str]
    publishers: list[str]
    year: int | None
    players: list[int | None]
    minutes: list[int | None]
    age: int | None
    complexity: str | None
    mechanics: list[str]
    category: list[str]
    rulebook: str | None


class Reason(Wire, frozen=True):
    """What two games have in common: terms or names, or the numbers of players that both allow."""

    kind: Literal["relation", "mechanics", "people", "category", "players", "time", "complexity"]
    terms: list[str]
    least: int | None
    most: int | None


class SimilarGame(Wire, frozen=True):
    """A game that is similar, with the reasons, the weightiest first; `score` is from 0 to 1."""

    key: str
    name: str
    score: float
    reasons: list[Reason]


class CuratedQuestion(Wire, frozen=True):
    """A question whose answer rests on clauses, or on facts of the catalogue; `catalogue`'s words have both."""

    key: str
    clauses: list[str]
    facts: list[str]


class PublicLink(Wire, frozen=True):
    """A public page about a game."""

    name: str
    address: str


class GamePage(Wire, frozen=True):
    """What is known of a game. Own games also have what their pages tell, by keys of the words of `catalogue`.

    `languages` are those of the page, `source`, that the description stands on. `known` counts the games here.
    `live`: the operator lets figures be asked for at BoardGameGeek.
    """

    key: str
    rulebook: str | None
    facts: dict[str, Fact]
    related: dict[str, str]
    """The names of the games that relations name by their keys."""
    similar: list[SimilarGame]
    known: int
    source: str | None
    languages: list[str]
    material: list[str]
    credits: list[str]
    links: list[PublicLink]
    questions: list[CuratedQuestion]
    live: bool


class LiveFigures(Wire, frozen=True):
    """What BoardGameGeek shows of a game now, or showed when the server last asked."""

    rank: int | None
    rating: float | None
    weight: float | None
    asked_ms: int


class SourceCard(Wire, frozen=True):
    """A source that a rulebook names, and whether one's own copy is here."""

    id: str
    title: str
    address: str
    revision: str
    language: str
    copied: bool


class ClauseCard(Wire, frozen=True):
    """A clause in our words. `conflicts` are clause ids; `link` opens the public page at the passage."""

    id: str
    section: str
    name: str
    text: str
    authority: Literal["official", "designer", "community", "translator", "reading", "notes"]
    informative: bool
    conflicts: list[str]
    source: str | None
    source_section: str | None
    link: str | None


class Rulebook(Wire, frozen=True):
    """A rulebook in one language. `sections` are (key, title) in reading order."""

    game: str
    language: str
    title: str
    sections: list[tuple[str, str]]
    clauses: list[ClauseCard]
    sources: list[SourceCard]


class Passage(Wire, frozen=True):
    """The passage behind a clause in one's own copy: found text with a little of what stands around it.

    Where the copy is `garbled` only the page is known; `GET /api/sources/{source}/document` shows it.
    """

    clause: str
    state: Literal["found", "missing", "garbled", "no-copy", "no-locator"]
    source: str | None
    language: str | None
    before: str
    text: str
    after: str
    page: int | None
