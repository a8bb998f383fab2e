"""What a turn can come to: every position in which it may end, each by its cheapest movements."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.marsigel.ring import Ring
from rulebound.games.marsigel.rules import Movement, Variant, has_won, movements


@dataclass(frozen=True, slots=True)
class End:
    """A way to end a turn: its movements, their cost in points, and whether they win."""

    line: tuple[Movement, ...]
    cost: int
    wins: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """All that a colour can come to with so many points.

    `ends` has every position in which it may stop, by the cheapest way; the one it stands in comes
    first, by no movement. `back` is the cheapest way to move and yet stand there again, which is no
    pass (drawing.counting); None when there is none.
    """

    ends: dict[Ring, End]
    back: End | None


def explore(ring: Ring, variant: Variant, colour: int, points: int) -> Turn:
    """Play out a turn with so many points in every way that matters, cheapest first.

    Any own pieces move, in any order and again (turn.several-moves), until the points are used or a
    movement wins, which ends the turn at once (winning.at-once).
    """
    found: dict[Ring, End] = {}
    back: End | None = None
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
                cost = spent + priced.cost
                if priced.ring not in found:
                    wins = has_won(priced.ring, variant, colour)
                    fronts[cost].append((priced.ring, End((*end.line, priced.movement), cost, wins)))
                elif priced.ring == ring and (back is None or cost < back.cost):
                    back = End((*end.line, priced.movement), cost, False)
    return Turn(found, back)
