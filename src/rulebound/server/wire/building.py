"""Plates at a table, and rounds of building: what a hand was told, and what was found to stand."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from rulebound.server.wire.base import Number, Wire

PlateState: TypeAlias = Literal["building", "judging", "judged", "late", "refused"]


class Plate(Wire, frozen=True):
    """A seat's round at a table as everyone sees it; its log comes apart.

    It begins in `wait_ms`, or began so long ago. `level` is that of a bot, where one builds: its hand trembles so. Of one that is refused `why` says what was not as it was
    played; of one that is judged `counted` are the meeples that count.
    """

    id: str
    round: int
    seat: int
    level: str | None
    seed: int
    meeples: int
    seconds: int
    wait_ms: int
    frames: int
    state: PlateState
    why: str
    counted: list[int]


class PastPlate(Wire, frozen=True):
    """A seat's plate of a round before, to be watched again: `counted` are the meeples that counted."""

    id: str
    round: int
    seat: int
    level: str | None
    seed: int
    meeples: int
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


class SharedRequest(Wire, frozen=True):
    """A round on a plate for all on one screen: by how many, all at once or in turns of so many seconds at most."""

    players: Annotated[int, Meta(ge=2, le=4)]
    seconds: Annotated[int, Meta(ge=1, le=150)]
    in_turns: bool = False
    connection: Literal["standing", "touching"] = "standing"
    loss: Literal["height", "any"] = "height"


class SharedRecord(Wire, frozen=True):
    """What was done on a plate for all (`rulebound.referee.shared.SharedRecord`): a log for each hand in base 64."""

    engine: Annotated[str, Meta(max_length=64)]
    seed: int
    meeples: Annotated[int, Meta(ge=1, le=99)]
    frames: Annotated[int, Meta(ge=0, le=36_000)]
    inputs: Annotated[list[bytes], Meta(max_length=4)]
    hashes: Annotated[list[Annotated[int, Meta(ge=0, lt=4294967296)]], Meta(max_length=400)]
    turns: Annotated[list[Annotated[int, Meta(ge=0, le=36_000)]], Meta(max_length=4)] = []


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


class Knocked(Wire, frozen=True):
    """Whose hand has destroyed whose pyramid, when in the round, and the rule that it has lost by."""

    by: int
    victim: int
    at_ms: int
    ruling: dict[str, Any]


class SeatJudged(Wire, frozen=True):
    """What one seat's pyramid on a plate for all is worth, which meeples count, and why the others do not."""

    ruling: dict[str, Any]
    counted: list[int]
    rest: list[Uncounted]


class SharedJudged(Wire, frozen=True):
    """What stands on a plate for all, seat by seat, and who has destroyed a pyramid, the first in time first."""

    scene: dict[str, Any]
    seats: list[SeatJudged]
    knocks: list[Knocked]
