"""`rulebound bench`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.metadata import entry_points
from typing import Any

import click

BENCHMARKS = "rulebound.benchmarks"
"""Entry points with what `bench NAME` runs: a function from a listener to the figures and their `runs`."""


@click.command("bench")
@click.argument("name")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(name: str, as_json: bool) -> None:
    """Measure the speed of NAME, a game.

    Each figure is the median of at least five runs, on one core; its unit is at the end of its name.
    Engine rates count process time, `first_bot_move_s` is what you would wait. With --json the raw runs
    come too. Close other programs first.

    Example: rulebound bench meridians --json
    """
    from rulebound.bots.provenance import cpu, versions

    known = {point.name: point for point in entry_points(group=BENCHMARKS)}
    if name not in known:
        raise click.UsageError(
            f"nothing to measure for {name!r}; there are {', '.join(sorted(known)) or 'none'}"
        )
    measure = known[name].load()
    with _one_core():
        figures: dict[str, Any] = measure(partial(click.echo, err=True))
    figures |= {"cpu": cpu(), "versions": versions("numba", "numpy", "open_spiel")}
    if as_json:
        click.echo(json.dumps(figures))
        return
    for figure, value in figures.items():
        if isinstance(value, float | None):
            click.echo(f"{figure:32} {'not measured' if value is None else f'{value:,.2f}'}")
    click.echo(f"on {figures['cpu']}")


@contextmanager
def _one_core() -> Iterator[None]:
    """Keep this process, and those that it starts, on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
