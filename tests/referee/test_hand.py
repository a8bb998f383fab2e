"""Whatever a log tells, a hand is no faster and no stronger than a hand, and it trembles."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot

import pytest

from rulebound.referee.engine import Compiled
from rulebound.referee.hand import Hand, Input
from rulebound.referee.log import START
from rulebound.referee.physics import FRAME_TICKS, HAND, HZ, STEP
from rulebound.referee.world import Vector, World
from tests.referee.page import WASM

REACH_X, REACH_UP, REACH_Z = HAND["reach"]
FRAMES = 90
A_LITTLE = 1.01
"""The engine reckons with 32 bits."""


def carried(seed: int, *told: Input, ahead: float = 0.0) -> list[tuple[Vector, Vector, Vector]]:
    """Where the hand is, where a meeple in it is, and how fast that is, tick by tick, as the hand is told in turn.

    So far ahead of what it holds the hand is, as where something was in its way.
    """
    world = World(Compiled(WASM), 1)
    hand = Hand(world, seed)
    hand.at = world.body(0).centre
    hand.grip(0)
    assert hand.held == 0
    hand.at = hand.at[0] + ahead, *hand.at[1:]
    found = []
    for frame in range(FRAMES):
        for _ in range(FRAME_TICKS):
            hand.move(told[frame % len(told)])
            world.step()
            body = world.body(0)
            found.append((hand.at, body.centre, body.velocity))
    return found


FAR = Input(REACH_X, REACH_UP, -REACH_Z)
BACK = Input(-REACH_X, REACH_UP // 2, REACH_Z, 12)


@pytest.mark.parametrize(
    ("told", "ahead"),
    [((FAR,), 0.0), ((FAR, BACK), 0.0), ((FAR,), 10.0)],
    ids=["to the end of the table", "to and fro, and round", "held up on the way"],
)
def test_no_pointer_makes_a_hand_faster_or_stronger(told: tuple[Input, ...], ahead: float) -> None:
    way = carried(1, *told, ahead=ahead)
    assert max(hypot(*speed) for *_, speed in way) > HAND["carry"] / 2, "it is carried at all"
    for (hand, _, had), (then, _, has) in pairwise(way):
        assert dist(hand, then) <= A_LITTLE * HAND["speed"] / HZ
        assert hypot(*has) <= A_LITTLE * HAND["carry"]
        assert dist(had, has) <= A_LITTLE * HAND["strength"] * STEP["gravity"] / HZ


def test_a_hand_that_is_held_still_trembles_as_its_seed_has_it() -> None:
    def trace(seed: int) -> list[Vector]:
        return [centre for _, centre, _ in carried(seed, START)[FRAMES * FRAME_TICKS // 2 :]]

    first = trace(1)
    assert first == trace(1)
    assert max(dist(one, other) for one, other in zip(first, trace(2), strict=True)) > HAND["tremor"]
