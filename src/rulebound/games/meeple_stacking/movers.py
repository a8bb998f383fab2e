"""Who has moved what on a plate for all, moment by moment, and whose pyramid that has destroyed.

A hand moves what it holds, what that touches, and so on, until it all rests. What falls although nobody has moved
it is nobody's doing. The page's `physics/movers.ts` is the twin.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from typing import TypeAlias

from rulebound.core.event import Seat
from rulebound.games.meeple_stacking.pyramid import Pyramid, Rows
from rulebound.games.meeple_stacking.shared import Loss, is_destroyed
from rulebound.games.meeple_stacking.state import Knock

Movers: TypeAlias = Mapping[int, tuple[int, Seat]]
"""Since its owner's meeples rested last: when each meeple was moved first, in milliseconds, and by whose hand."""

Knocked: TypeAlias = tuple[Seat, Knock]
"""Whose hand it was, and what it did."""


@dataclass(frozen=True, slots=True)
class Stir:
    """What moves on a plate at a moment.

    `held` says whose hand has a meeple; `moving` are those that move in no hand; `touching` says what each of
    them that nobody is known to have moved touches now.
    """

    at_ms: int
    held: Mapping[int, Seat]
    moving: frozenset[int]
    touching: Mapping[int, Set[int]]


def spread(movers: Movers, stir: Stir) -> Movers:
    """Who has moved what by now: whoever holds it, or has moved what it touches (shared.whose-hand)."""
    found = dict(movers)
    for meeple, seat in stir.held.items():
        found.setdefault(meeple, (stir.at_ms, seat))
    hands = {meeple: by for meeple, (_, by) in movers.items() if meeple in stir.moving} | dict(stir.held)
    waiting = sorted(stir.moving - movers.keys())
    while moved := [meeple for meeple in waiting if stir.touching.get(meeple, frozenset()) & hands.keys()]:
        meeple = moved[0]
        hands[meeple] = hands[min(stir.touching[meeple] & hands.keys())]
        found[meeple] = (stir.at_ms, hands[meeple])
        waiting.remove(meeple)
    return found


def rested(movers: Movers, own: Set[int], held: Set[int]) -> Movers:
    """What is still known once the meeples of an owner rest: nobody moves them any more, except what is held."""
    return {meeple: by for meeple, by in movers.items() if meeple not in own or meeple in held}


def knock(
    owner: Seat, before: Pyramid | None, after: Pyramid | None, movers: Movers, loss: Loss
) -> Knocked | None:
    """Who has destroyed an owner's pyramid between two moments at which it rested; None where nobody else has.

    It is whoever was first to move one of the meeples that it has lost (shared.whose-hand).
    """
    if before is None:
        return None
    rows: Rows = () if after is None else after.rows
    if not is_destroyed(before.rows, rows, loss):
        return None
    lost = before.meeples - (after.meeples if after else frozenset()) or before.meeples
    moved = sorted((*movers[meeple], meeple) for meeple in lost if meeple in movers)
    if not moved or moved[0][1] == owner:
        return None
    at_ms, by, _ = moved[0]
    return by, Knock(owner, before.rows, rows, at_ms)


def in_force(knocks: Iterable[Knocked]) -> list[Knocked]:
    """Those that somebody has lost by, in the order of time; of several at once the lower seat's comes first.

    Who has lost destroys nothing more, and has nothing more to lose (shared.others-play-on).
    """
    found: list[Knocked] = []
    for by, done in sorted(knocks, key=lambda knocked: (knocked[1].at_ms, knocked[0])):
        if not {by, done.victim} & {loser for loser, _ in found}:
            found.append((by, done))
    return found


def losers(knocks: Iterable[Knocked]) -> tuple[Seat, ...]:
    """Who has lost by destroying, in the order of time."""
    return tuple(by for by, _ in in_force(knocks))
