"""Judging, trying out and thinking over HTTP."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import post

from rulebound.bots.exact import Odds, Unsolved, solver
from rulebound.core.game import Decision, NotationError, Outcome, Threats
from rulebound.games.desks import Ask, desk_of
from rulebound.server import tell, wire
from rulebound.server.context import AnyRequest, Trouble, house_of, limit, need_session
from rulebound.server.places import line_at
from rulebound.tables import analysis
from rulebound.tables.records import read_line
from rulebound.tables.setup import game_of, ruled_game
from rulebound.tables.thinking import NotReady, Overrun, level_of

RECORD_BYTES = 2_000_000


@post("/api/judge", status_code=200)
async def judge(request: AnyRequest, data: wire.JudgeRequest) -> dict[str, Any]:
    """What the rules say of a move at a place."""
    limit(request, "analysis")
    line = await line_at(request, data.at)
    if line.refused is not None:
        return line.refused.to_json()
    return analysis.judged(line, data.move, data.seat)[1].to_json()


@post("/api/analysis", status_code=200)
async def analyse(request: AnyRequest, data: wire.Place) -> wire.Analysis:
    """A place after its moves."""
    limit(request, "analysis")
    return await asyncio.to_thread(told, await line_at(request, data))


@post("/api/think", status_code=200)
async def think(request: AnyRequest, data: wire.ThinkRequest) -> wire.ThoughtReply:
    """The best line that a bot finds at a place. Who asks again, or goes away, has done with the thought before."""
    limit(request, "think")
    line = await line_at(request, data.at)
    decision = line.decision
    if line.refused is not None or isinstance(decision, Outcome):
        raise Trouble(409, "nothing-to-think", "there is nobody to act at this place")
    try:
        level = level_of(data.at.game, data.level)
    except LookupError as error:
        raise Trouble(400, "no-such-level", str(error.args[0])) from None
    seat, thinker = min(decision.seats), house_of(request).host.thinker
    session, stop = need_session(request), threading.Event()
    try:
        async with _while_there(request, stop):
            thought = await thinker.ask(session, data.at.game, level, line.state, seat, data.seconds, stop)
    except NotReady:
        raise Trouble(
            409, "bots-not-ready", "the bots are still being compiled: ask again in a while"
        ) from None
    except Overrun:
        raise Trouble(429, "too-fast", "too many others wait for a thought", 2.0) from None
    return wire.ThoughtReply(seat, thought.value, thought.depth, list(thought.line))


@post("/api/odds", status_code=200)
async def odds(request: AnyRequest, data: wire.OddsRequest) -> wire.OddsReply:
    """The exact chances at a place that is solved and at every end of the turn, and who threatens to win."""
    limit(request, "analysis")
    line = await line_at(request, data.at)
    solve, decision = solver(data.at.game), line.decision
    if line.refused is not None or isinstance(decision, Outcome):
        raise Trouble(409, "nothing-to-think", "there is nobody to act at this place")
    threats = await asyncio.to_thread(_threats, line)
    try:
        if solve is None:
            raise Unsolved(f"{data.at.game} is not solved")
        found = await asyncio.to_thread(solve, line.state, data.draw)
    except Unsolved as error:
        # Threats answer the whole question only where it was not about one draw.
        if threats and data.draw is None:
            return wire.OddsReply(min(decision.seats), None, [], None, [], threats)
        raise Trouble(409, "not-solved", str(error.args[0])) from None
    except NotationError as error:
        raise Trouble(400, "bad-request", f"draw: {error}") from None
    return wire.OddsReply(
        seat=found.seat,
        before=None if found.before is None else _odds(found.before),
        draws=[wire.DrawOdds(draw, _odds(chances)) for draw, chances in found.draws],
        now=_odds(found.now),
        ends=[wire.EndOdds(list(end.moves), end.position, _odds(end.odds)) for end in found.ends],
        threats=threats,
    )


@post("/api/score", status_code=200)
async def score(request: AnyRequest, data: wire.ScoreRequest) -> wire.ScoreReply:
    """What something described brings, worked out by the scoring desk of its game."""
    limit(request, "analysis")
    desk = desk_of(ruled_game(data.game))
    if desk is None:
        raise Trouble(404, "no-desk", f"{data.game} has no scoring desk")
    try:
        return wire.ScoreReply(desk(data.described).to_json(), None)
    except Ask as ask:
        return wire.ScoreReply(None, ask.key)
    except ValueError as error:
        raise Trouble(400, "bad-request", f"described: {error}") from None


@post("/api/records", status_code=200, request_max_body_size=RECORD_BYTES)
async def read_record(request: AnyRequest, data: wire.RecordRequest) -> wire.Analysis:
    """A record as a line to look at."""
    limit(request, "import")
    return await asyncio.to_thread(lambda: told(read_line(game_of(data.game), data.text)))


def told(line: analysis.Line) -> wire.Analysis:
    """A line as it crosses the wire."""
    game, decision = line.game, line.decision

    def seen(state: Any) -> dict[str, Any]:
        return dict(game.view(state, None))

    return wire.Analysis(
        position=line.position,
        start=seen(line.start),
        steps=[wire.Step(s.move, tell.events(s.events, frozenset()), seen(s.state)) for s in line.steps],
        opening=tell.events(line.opening, frozenset()),
        to_act=sorted(decision.seats) if isinstance(decision, Decision) else [],
        outcome=tell.outcome(decision if isinstance(decision, Outcome) else None),
        refused=None if line.refused is None else line.refused.to_json(),
    )


def _threats(line: analysis.Line) -> list[wire.Threat]:
    """What each seat threatens at the end of a line; nothing in a game that does not tell."""
    game, state = line.game, line.state
    if not isinstance(game, Threats):
        return []
    return [
        wire.Threat(seat, [game.notate(state, draw) for draw in draws]) for seat, draws in game.threats(state)
    ]


def _odds(odds: Odds) -> wire.Odds:
    return wire.Odds(odds.win, odds.draw, odds.lose)


@asynccontextmanager
async def _while_there(request: AnyRequest, stop: threading.Event) -> AsyncIterator[None]:
    """Set `stop` as soon as the one who asked has gone."""

    async def watch() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass
        stop.set()

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
