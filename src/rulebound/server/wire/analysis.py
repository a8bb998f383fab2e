"""To judge, try out and score, and to ask a bot; nothing here touches a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from rulebound.server.wire.base import Event, Key, MoveText, Number, Options, PositionText, Ruling, View, Wire
from rulebound.server.wire.tables import Outcome


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
