"""`rulebound warm`."""

from __future__ import annotations

import time

import click

from rulebound.cli.group import NotDone


@click.command("warm")
@click.argument("game", required=False)
def command(game: str | None) -> None:
    """Compile what the bots of GAME need, or those of all games side by side, so that they answer at once.

    It takes about half a minute the first time. The result is kept for your user (in $XDG_CACHE_HOME or
    ~/.cache, under rulebound/kernels; NUMBA_CACHE_DIR names another place for it).
    """
    from rulebound.bots import kernels, warm
    from rulebound.games import shelf

    if game is not None and game not in shelf():
        raise NotDone(f"no game {game!r}; there are {', '.join(shelf()) or 'none'}")
    began = time.perf_counter()
    if game is None:
        _all(kernels())
    else:
        warm(game)
    click.echo(f"The bots are ready ({time.perf_counter() - began:.1f} s).", err=True)


def _all(games: tuple[str, ...]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    from rulebound.bots.warming import Compilers

    compilers = Compilers()
    with ThreadPoolExecutor(len(games) or 1) as threads:
        try:
            done = dict(zip(games, threads.map(compilers.compile, games), strict=True))
        finally:
            compilers.stop()
    if failed := [game for game, well in done.items() if not well]:
        raise NotDone(
            f"The bots of {', '.join(failed)} cannot be compiled: rulebound warm {failed[0]} says why."
        )
