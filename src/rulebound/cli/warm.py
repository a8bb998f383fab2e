"""`rulebound warm`."""

from __future__ import annotations

import time

import click


@click.command("warm")
def command() -> None:
    """Compile what the bots need, so that the first game starts at once.

    It takes about half a minute the first time and a few seconds afterwards. The result is kept for
    your user (in $XDG_CACHE_HOME or ~/.cache, under rulebound/kernels; NUMBA_CACHE_DIR overrides it).
    """
    from rulebound.bots import warm

    began = time.perf_counter()
    warm()
    click.echo(f"The bots are ready ({time.perf_counter() - began:.1f} s).", err=True)
