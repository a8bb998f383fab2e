"""What a turn can come to: every position in which it may end, each by its cheapest movements."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.marsigel.ring import Ring
from rulebound.games.marsigel.rules import Movement, Variant, has_won, movements


@dataclass(frozen=True, slots=True)
class End:
    """A way to end a turn: its movements (none: a pass), their cost in points, and whether they win."""

    line: tuple[Movement, ...]
    cost: int
    wins: bool


def ends(ring: Ring, variant: Variant, colour: int, points: int) -> dict[Ring, End]:
    """Every position in which a colour's turn can end with so many points, cheapest first.

    The position itself comes first, by no movement. Any own pieces move, in any order and again
    (turn.several-moves), until the points are used or a movement wins, which ends the turn at once
    (winning.at-once).
    """
    found: dict[Ring, End] = {}
    fronts: list[list[tuple[Ring, End]]] = [[] for _ in range(points + 1)]
    fronts[0].append((ring, End((), 0, False)))
    for spent, front in enumerate(fronts):
        for reached, end in front:
            if reached in found:
                continue
            found[reached] = end
            if end.wins:
                continue
            for priced in movements(reached, variant, colour, points - spent):
                if priced.ring not in found:
                    cost = spent + priced.cost
                    wins = has_won(priced.ring, variant, colour)
                    fronts[cost].append((priced.ring, End((*end.line, priced.movement), cost, wins)))
    return found


def can_return(ring: Ring, variant: Variant, colour: int, points: int) -> bool:
    """Whether a turn can move and still end in the position that it began with (which is no pass)."""
    return any(
        priced.ring == ring
        for reached, end in ends(ring, variant, colour, points).items()
        if not end.wins
        for priced in movements(reached, variant, colour, points - end.cost)
    )
