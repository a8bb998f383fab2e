"""`rulebound warm`."""

from __future__ import annotations

import time

import click


@click.command("warm")
def command() -> None:
    """Compile what bots need, so that nobody waits for it in a first game.

    The compiled code is kept for the next start; after that this takes about a second.
    """
    from rulebound.bots.level import warm

    start = time.perf_counter()
    warm()
    click.echo(f"The bots are ready after {time.perf_counter() - start:.1f} s")
