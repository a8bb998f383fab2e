"""Rounds that are built on a screen: a seed is given out, and what was built with it is refereed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from litestar import post

from rulebound.core.ruling import Ruling
from rulebound.games.meeple_stacking import ladder
from rulebound.games.meeple_stacking.judging import Judgement, grouped, judge, judge_out
from rulebound.games.meeple_stacking.ladder import SUPPLY, Shape
from rulebound.games.meeple_stacking.movers import in_force
from rulebound.games.meeple_stacking.notation import scene_json
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.games.meeple_stacking.shared import Loss, destruction
from rulebound.referee.court import Court, Crowded, Judged
from rulebound.referee.replay import Record, Refused
from rulebound.referee.shared import Agreed, Found, SharedRecord
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, house_of, limit, need_session
from rulebound.server.rounds import Asked, Given, NoRound

ROUND_BYTES = 512 * 1024


@post("/api/rounds", status_code=201)
async def begin_round(request: AnyRequest, data: wire.RoundRequest) -> wire.Round:
    """The seed of a round's tremor, which nobody knows before."""
    limit(request, "analysis")
    rung = None if data.rung is None else (Shape(data.rung.shape), data.rung.base, data.rung.before)
    asked = Asked(data.seconds, data.level, Connection(data.connection), rung)
    need_session(request)
    name, given = house_of(request).rounds.give(asked)
    return wire.Round(name, given.seed, SUPPLY, data.seconds)


@post("/api/rounds/{name:str}", status_code=200, request_max_body_size=ROUND_BYTES)
async def judge_round(request: AnyRequest, name: str, data: wire.RoundRecord) -> wire.RoundJudged:
    """What the referee finds when a round is played again, and what the rules say of it."""
    limit(request, "analysis")
    with _refereed(request, name, data) as (given, court):
        if given.asked.agreed is not None:
            raise NoRound(name)
        found = await court.judged(record_of(data), given.terms(), given.asked.connection)
    rung = given.asked.rung
    return said(found, None if rung is None else ladder.rung(found.judgement.rows, *rung))


@post("/api/shared-rounds", status_code=201)
async def begin_shared_round(request: AnyRequest, data: wire.SharedRequest) -> wire.Round:
    """The seed of the hands on a plate for all on one screen; each seat has a supply of its own."""
    limit(request, "analysis")
    agreed = Agreed(data.players, data.in_turns, Connection(data.connection), Loss(data.loss))
    need_session(request)
    name, given = house_of(request).rounds.give(Asked(data.seconds, agreed=agreed))
    return wire.Round(name, given.seed, SUPPLY, data.seconds)


@post("/api/shared-rounds/{name:str}", status_code=200, request_max_body_size=ROUND_BYTES)
async def judge_shared_round(request: AnyRequest, name: str, data: wire.SharedRecord) -> wire.SharedJudged:
    """What stands on a plate for all when its round is played again, and who has destroyed whose pyramid."""
    limit(request, "analysis")
    record = SharedRecord(
        data.engine,
        data.seed,
        data.meeples,
        data.frames,
        tuple(data.inputs),
        tuple(data.hashes),
        tuple(data.turns),
    )
    with _refereed(request, name, data) as (given, court):
        agreed = given.asked.agreed
        if agreed is None:
            raise NoRound(name)
        found = await court.judged_together(record, given.terms(), agreed)
    return said_together(found, agreed)


def said_together(found: Found, agreed: Agreed) -> wire.SharedJudged:
    """What was found on a plate for all; of whoever has destroyed another's pyramid nothing counts."""
    knocks = in_force(found.knocks)
    out = {by: destruction(done.before, done.after, agreed.loss) for by, done in knocks}
    seats = [
        judge_out(found.scene, seat, lost)
        if (lost := out.get(seat))
        else judge(found.scene, seat, agreed.connection)
        for seat in range(agreed.players)
    ]
    return wire.SharedJudged(
        scene=scene_json(found.scene),
        seats=[wire.SeatJudged(each.ruling.to_json(), _counted(each), _rest(each)) for each in seats],
        knocks=[wire.Knocked(by, done.victim, done.at_ms, seats[by].ruling.to_json()) for by, done in knocks],
    )


@contextmanager
def _refereed(
    request: AnyRequest, name: str, record: wire.RoundRecord | wire.SharedRecord
) -> Iterator[tuple[Given, Court]]:
    """A round by its name, which only the page that builds it was told, and the referees. Raises Trouble."""
    need_session(request)
    rounds = house_of(request).rounds
    try:
        with rounds.refereed(name, sha256(repr(record).encode()).digest()) as given:
            yield given, rounds.court
    except NoRound:
        raise Trouble(404, "no-such-round", f"no round {name[:40]} is being built here") from None
    except (Refused, Crowded) as error:
        raise trouble_of(error) from None


def record_of(data: wire.RoundRecord) -> Record:
    """A record as the referee reads it."""
    return Record(data.engine, data.seed, data.meeples, data.frames, data.inputs, tuple(data.hashes))


def said(found: Judged, rung: Ruling | None) -> wire.RoundJudged:
    """What was found, and whether it is what a turn of the second variant asked for."""
    judgement = found.judgement
    return wire.RoundJudged(
        scene=scene_json(found.scene),
        ruling=judgement.ruling.to_json(),
        rung=None if rung is None else rung.to_json(),
        counted=_counted(judgement),
        rest=_rest(judgement),
    )


def _counted(judgement: Judgement) -> list[int]:
    return [] if judgement.pyramid is None else sorted(judgement.pyramid.meeples)


def _rest(judgement: Judgement) -> list[wire.Uncounted]:
    return [wire.Uncounted(list(meeples), ruling.to_json()) for ruling, meeples in grouped(judgement.rest)]


def trouble_of(error: Refused | Crowded) -> Trouble:
    """Why a round was not judged."""
    if isinstance(error, Refused):
        return Trouble(409, "not-as-played", f"{error.key}: {error}")
    return Trouble(429, "too-fast", str(error), 5.0)
