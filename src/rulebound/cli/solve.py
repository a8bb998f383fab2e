"""`rulebound solve`."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulebound.games.marsigel.solve import Odds, Solution
    from rulebound.games.marsigel.state import State

SOLVED = ("marsigel",)
"""The games that there is a solution of."""


@click.command("solve")
@click.argument("game")
@click.option(
    "--variant",
    type=click.Choice(["tree", "nest"]),
    help="Only this variant. A position names its own.",
)
@click.option("--position", metavar="TEXT", help="A position of two players, to be told its odds.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, variant: str | None, position: str | None, as_json: bool) -> None:
    """Say what GAME is worth when both play perfectly, and prove it.

    Only marsigel is solved, for two players, in both variants. Endless play counts as a draw. The values
    come with their certificate: the most that any reply gains over them, from either seat, and the
    positions in which a debt could be put off for ever.

    Example: rulebound solve marsigel --position "a3/b2/a1/b3/a2/b1 a 4"

    With the points of a roll, every end of the turn is told with its odds; without, the odds before the
    roll. The exit code is 1 if the certificate does not hold, and 2 if something cannot be read.
    """
    if game not in SOLVED:
        raise click.UsageError(f"{game!r} is not solved; solved are {', '.join(SOLVED)}")
    from rulebound.games.marsigel.rules import Variant
    from rulebound.games.marsigel.solve import Solution

    state = None if position is None else _state(position)
    wanted = [state.house.variant] if state else [Variant(variant)] if variant else list(Variant)
    solutions = {each.value: Solution(each) for each in wanted}  # not what was kept: this is the proof
    answer: dict[str, Any] = {"game": game, "variants": {k: _solved(s) for k, s in solutions.items()}}
    if state is not None:
        answer["position"] = _placed(state, solutions[state.house.variant.value])
    if as_json:
        click.echo(json.dumps(answer))
    else:
        _print(answer)
    sys.exit(0 if all(s.certificate.holds for s in solutions.values()) else 1)


def _state(text: str) -> State:
    """The position of two players that a text names; ends the command where there is none."""
    from rulebound.core.game import NotationError
    from rulebound.games.marsigel import GAME

    try:
        state = GAME.position(text)
        if state.players != 2:
            raise NotationError(f"only games of 2 are solved, not of {state.players}")
        if GAME.opening(state):
            raise NotationError("the rules leave nothing to choose there")
    except NotationError as error:
        click.echo(f"Error: --position: {error}", err=True)
        sys.exit(2)
    return state


def _solved(solved: Solution) -> dict[str, Any]:
    from rulebound.games.marsigel.setup import circle

    start = circle(2)
    own, other = solved.forced_wins(start, 0, False)
    proof = solved.certificate
    return {
        "positions": solved.positions,
        "start": {
            **_odds(solved.odds(start, 0, False)),
            "value_by_roll": list(solved.values_by_roll(start, 0, False)),
            "forced_win": own,
            "other_forced_win": other,
        },
        "certificate": {
            "holds": proof.holds,
            "gain": proof.gain,
            "residual": proof.residual,
            "trapped": proof.trapped,
        },
    }


def _placed(state: State, solved: Solution) -> dict[str, Any]:
    from rulebound.games.marsigel import notation

    passed = state.passes > 0
    told: dict[str, Any] = {"text": notation.state_text(state)}
    if state.roll is None:
        told |= _odds(solved.odds(state.ring, state.mover, passed))
        told["value_by_roll"] = list(solved.values_by_roll(state.ring, state.mover, passed))
        return told
    choices = solved.choices(state.ring, state.mover, state.points, state.moves > 0, passed)
    told["ends"] = [
        {
            "moves": [notation.move(movement) for movement in choice.end.line],
            "ends_by": "win" if choice.end.wins else "pass" if choice.passes else "end",
            "cost": choice.end.cost,
            "to": notation.ring_text(choice.ring),
            **_odds(choice.odds),
        }
        for choice in choices
    ]
    return told


def _odds(odds: Odds) -> dict[str, float]:
    return {"value": odds.value, "win": odds.win, "draw": odds.draw, "lose": odds.lose}


def _print(answer: dict[str, Any]) -> None:
    for name, solved in answer["variants"].items():
        start, proof = solved["start"], solved["certificate"]
        click.echo(f"Der Marsigelwettkampf for two, {name} ({solved['positions']} positions)")
        shares = [_share(start[key]) for key in ("win", "draw", "lose")]
        click.echo("  The first player wins {}, draws {}, loses {}.".format(*shares))
        rolls = ", ".join(
            f"{roll}: {value + 0.0:.4f}" for roll, value in enumerate(start["value_by_roll"], 1)
        )
        click.echo(f"  What is to be expected after each first roll (win 1, draw 0, loss -1): {rolls}")
        click.echo(f"  Certificate {'holds' if proof['holds'] else 'FAILS'}: no reply gains more than")
        click.echo(f"  {proof['gain']:.1e}, {proof['trapped']} positions can be kept up for ever.")
    if "position" not in answer:
        return
    place = answer["position"]
    click.echo(place["text"])
    for end in place.get("ends", ()):
        line = " ".join(end["moves"] if end["ends_by"] == "win" else [*end["moves"], end["ends_by"]])
        click.echo(f"  {_chances(end)}  {line}")
    if "ends" not in place:
        click.echo(f"  {_chances(place)}  before the roll")


def _chances(odds: dict[str, Any]) -> str:
    return f"win {odds['win']:.4f}  draw {odds['draw']:.4f}  lose {odds['lose']:.4f}"


def _share(chance: float) -> str:
    """A chance as a simple fraction where it is one, else as a decimal."""
    simple = Fraction(chance).limit_denominator(1000)
    return str(simple) if abs(float(simple) - chance) < 1e-12 else f"{chance:.4f}"
