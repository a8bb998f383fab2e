"""`rulebound arena`."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from rulebound.cli.options import chosen_options

if TYPE_CHECKING:
    from rulebound.bots.arena import Contest, Played


@click.command("arena")
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B", help="The two bots, by their keys.")
@click.option(
    "--games", "number", type=click.IntRange(1), default=20, show_default=True, help="How many games."
)
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(0, min_open=True),
    default=0.25,
    show_default=True,
    help="Seconds of thread CPU time for a move.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the first pair.")
@click.option(
    "--opening",
    type=click.IntRange(0),
    default=2,
    show_default=True,
    help="Random moves before the bots play.",
)
@click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game; may be repeated."
)
@click.option("--cores", type=click.IntRange(1), help="How many cores to use. By default all.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with every game.")
def command(
    game: str,
    bots: str,
    number: int,
    seconds: float,
    seed: int,
    opening: int,
    options: tuple[str, ...],
    cores: int | None,
    as_json: bool,
) -> None:
    """Let two bots play GAME against each other, and say how sure the result is.

    Games come in pairs with the same random opening, the same draws of chance and the seats swapped. Time is what the thread of a
    bot has spent on a core, so other programs do not matter; each game has a core of its own.

    Example: rulebound arena meridians --bots master,greedy --games 40 --time 0.25

    Ctrl-C ends it early with the result so far and exit code 130.
    """
    from rulebound.bots import arena, contenders
    from rulebound.games import known as games

    if game not in games():
        raise click.UsageError(f"no game {game!r}; there are {', '.join(games()) or 'none'}")
    known = contenders(game)
    names = tuple(bots.split(","))
    if len(names) != 2 or not all(name in known for name in names):
        raise click.UsageError(f"--bots takes two of {', '.join(known)} with a comma between, not {bots!r}")
    rules = games()[game].game
    chosen = tuple(chosen_options(rules.spec, options).items())
    contest = arena.Contest(game, (names[0], names[1]), seconds, seed, opening, chosen)
    try:
        rules.start(2, dict(chosen))
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    click.echo(
        f"Seeds {seed} to {seed + (number - 1) // 2}; {opening} random moves, then the bots.", err=True
    )
    arena.play(replace(contest, seconds=0.0), 0)  # in no time, to compile what the contest needs
    usable = arena.usable_cores()[:cores]
    score, ended = [0.0], [0]

    def heard(played: Played) -> None:
        score[0] += played.score
        ended[0] += 1
        low, high = arena.interval(score[0], ended[0])
        click.echo(
            f"{ended[0]}/{number}: {_told(contest, played)}; "
            f"{names[0]} {score[0]:g}, {names[1]} {ended[0] - score[0]:g} ({low:.3f} to {high:.3f})",
            err=True,
        )

    stopped = False
    try:
        done = arena.contend(contest, number, usable, heard)
    except arena.Stopped as stop:
        done, stopped = stop.done, True
    report = _report(contest, number, sorted(done, key=lambda played: played.number), len(usable))
    click.echo(json.dumps(report) if as_json else _words(report))
    if stopped:
        sys.exit(130)


def _told(contest: Contest, played: Played) -> str:
    first, second = (contest.bots[bot] for bot in played.seats)
    score = played.score if played.seats[0] == 0 else 1 - played.score
    verb = "draws with" if score == 0.5 else "beats" if score > 0.5 else "loses to"
    points = "" if played.margin is None else f" by {abs(played.margin)}"
    return f"{first} {verb} {second}{points} in {len(played.moves)} moves"


def _report(contest: Contest, number: int, done: list[Played], cores: int) -> dict[str, Any]:
    from rulebound.bots.arena import interval, pairs
    from rulebound.bots.provenance import cpu, versions

    score, both = sum(played.score for played in done), pairs(done)
    return {
        "game": contest.game,
        "bots": list(contest.bots),
        "time_s": contest.seconds,
        "seed": contest.seed,
        "opening": contest.opening,
        "options": dict(contest.options),
        "cores": cores,
        "games": number,
        "played": len(done),
        "score": score,
        "rate": score / len(done) if done else None,
        "interval_95": list(interval(score, len(done))),
        "pairs": {
            "played": both.played,
            "won": both.won,
            "rate": both.won / both.played if both.played else None,
            "interval_95": list(interval(both.won, both.played)),
            "mean_margin": both.mean_margin,
        },
        "mean_move_s": [
            sum(played.seconds[bot] for played in done) / len(done) if done else None for bot in (0, 1)
        ],
        "cpu": cpu(),
        "versions": versions("numba", "numpy"),
        "records": [
            {
                "number": played.number,
                "seed": played.seed,
                "seats": [contest.bots[bot] for bot in played.seats],
                "score": played.score,
                "margin": played.margin,
                "moves": list(played.moves),
                "draws": list(played.draws),
                "mean_move_s": list(played.seconds),
            }
            for played in done
        ],
    }


def _words(report: dict[str, Any]) -> str:
    if not report["played"]:
        return "No game was finished."
    low, high = report["interval_95"]
    first, second = report["bots"]
    both = report["pairs"]
    tail = "" if both["mean_margin"] is None else f", {both['mean_margin']:+.1f} points a game"
    means = " and ".join(f"{mean:.3f} s" for mean in report["mean_move_s"])
    return (
        f"{first} against {second}: {report['score']:g} of {report['played']} games, "
        f"rate {report['rate']:.3f}, 95 % interval {low:.3f} to {high:.3f}\n"
        f"{both['won']:g} of {both['played']} pairs{tail}\n"
        f"thread CPU time a move: {means}; seeds from {report['seed']}; {report['cpu']}"
    )
