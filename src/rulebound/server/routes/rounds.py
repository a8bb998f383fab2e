"""Rounds that are built on a screen: a seed is given out, and what was built with it is refereed."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from litestar import post

from rulebound.games.meeple_stacking.judging import grouped
from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.notation import scene_json
from rulebound.referee.court import Court, Crowded
from rulebound.referee.physics import FRAMES_PER_S
from rulebound.referee.replay import Record, Refused, Terms
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, limit, need_session

ROUND_BYTES = 512 * 1024
KEPT_S = 3600
MOST_OPEN = 10_000
BITS = 32


@dataclass(frozen=True, slots=True)
class Given:
    """A round that somebody has begun."""

    session: str
    seed: int
    seconds: int
    began: float


class Rounds:
    """The rounds that are being built, and the referees."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self._given: dict[str, Given] = {}

    def give(self, session: str, seconds: int) -> tuple[str, Given]:
        """A new round for a session; the oldest are forgotten."""
        now = time.monotonic()
        while self._given and (len(self._given) >= MOST_OPEN or self._oldest.began < now - KEPT_S):
            del self._given[next(iter(self._given))]
        given = Given(session, 1 + secrets.randbelow(2**BITS - 1), seconds, now)
        name = secrets.token_urlsafe(12)
        self._given[name] = given
        return name, given

    def take(self, name: str, session: str) -> Terms:
        """What a round was to be; it is refereed once. Raises KeyError where this session has no such round."""
        given = self._given[name]
        if given.session != session:
            raise KeyError(name)
        del self._given[name]
        played = int((time.monotonic() - given.began) * 1000)
        return Terms(given.seed, given.seconds * FRAMES_PER_S, SUPPLY, played)

    @property
    def _oldest(self) -> Given:
        return next(iter(self._given.values()))


def rounds() -> Rounds:
    """Rounds that are refereed with the engine that the page is served with."""
    return Rounds(Court())


@post("/api/rounds", status_code=201)
async def begin_round(request: AnyRequest, data: wire.RoundRequest) -> wire.Round:
    """The seed of a round's tremor, which nobody knows before."""
    limit(request, "analysis")
    name, given = _rounds(request).give(need_session(request), data.seconds)
    return wire.Round(name, given.seed, SUPPLY, given.seconds)


@post("/api/rounds/{name:str}", status_code=200, request_max_body_size=ROUND_BYTES)
async def judge_round(request: AnyRequest, name: str, data: wire.RoundRecord) -> wire.RoundJudged:
    """What the referee finds when a round is played again, and what the rules say of it."""
    limit(request, "analysis")
    try:
        terms = _rounds(request).take(name, need_session(request))
    except KeyError:
        raise Trouble(404, "no-such-round", f"no round {name[:40]} is being built here") from None
    record = Record(data.engine, data.seed, data.meeples, data.frames, data.inputs, tuple(data.hashes))
    try:
        found = await _rounds(request).court.judged(record, terms)
    except Refused as refused:
        raise Trouble(409, "not-as-played", f"{refused.key}: {refused}") from None
    except Crowded as crowded:
        raise Trouble(429, "too-fast", str(crowded), 5.0) from None
    judgement = found.judgement
    return wire.RoundJudged(
        scene=scene_json(found.scene),
        ruling=judgement.ruling.to_json(),
        counted=[] if judgement.pyramid is None else sorted(judgement.pyramid.meeples),
        rest=[wire.Uncounted(list(meeples), ruling.to_json()) for ruling, meeples in grouped(judgement.rest)],
    )


def _rounds(request: AnyRequest) -> Rounds:
    found: Rounds = request.app.state.rounds
    return found
