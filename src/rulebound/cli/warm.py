"""`rulebound warm`."""

from __future__ import annotations

import threading
import time

import click

PLIES = 12
SECONDS = 0.1


@click.command("warm")
def command() -> None:
    """Compile what bots need, so that nobody waits for it in a first game.

    The compiled code is kept for the next start; after that this takes about a second.
    """
    from rulebound.bots import levels
    from rulebound.core import Match, Outcome, Seed
    from rulebound.games import shelf

    for key, shelved in shelf().items():
        game = shelved.game
        match = Match.begin(game, min(game.spec.seats), {}, Seed(bytes(32)))
        state, seat = match.state, 0
        for _ in range(PLIES):
            decision = match.decision
            if isinstance(decision, Outcome):
                break
            state, seat = match.state, min(decision.seats)
            match.submit({asked: game.moves(state, asked)[0] for asked in decision.seats})
        start = time.perf_counter()
        for level in levels(key):
            level.make(0).think(state, seat, min(level.seconds, SECONDS), threading.Event(), lambda _: None)
        click.echo(f"{key}: {len(levels(key))} bots ready in {time.perf_counter() - start:.1f} s")
