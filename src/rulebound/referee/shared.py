"""A plate for all, built on by several hands and played again: what stands, and who has destroyed whose pyramid.

The page's `physics/shared.ts` is the twin, and hashes of the world hold the two together: whoever has destroyed a
pyramid moves nothing more, so another verdict is another world.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import pairwise

from rulebound.core.event import Seat
from rulebound.games.meeple_stacking import movers
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.movers import Knocked, Movers, Stir
from rulebound.games.meeple_stacking.pyramid import TOUCH, Connection, Pyramid
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.games.meeple_stacking.settling import Moment, Motion, moment
from rulebound.games.meeple_stacking.shared import Loss
from rulebound.referee.engine import Compiled
from rulebound.referee.hand import Hand, Input
from rulebound.referee.physics import FRAME_TICKS, FRAMES_PER_S, SHARED
from rulebound.referee.replay import (
    Record,
    Refused,
    Terms,
    check,
    compare,
    settling,
    told_in,
)
from rulebound.referee.scene import is_moving, scene_of, touching
from rulebound.referee.world import World

HASH_FRAMES = SHARED["hashFrames"]
REST_FRAMES = SHARED["restFrames"]
"""A pyramid is looked at when its owner's meeples have rested for half a second."""

MOST_PLAYERS = 4
"""A plate has four sides, and each seat its meeples on one of them."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """How a plate is shared: by how many, all at once or in turns, and by which readings."""

    players: int
    in_turns: bool = False
    connection: Connection = Connection.STANDING
    loss: Loss = Loss.HEIGHT


@dataclass(frozen=True, slots=True)
class SharedRecord:
    """A round on a plate for all as a machine tells it: as `Record`, with a log for each hand.

    `meeples` is how many each seat has. Where people build in turns, `turns` are the frames after which each
    turn but the last was over.
    """

    engine: str
    seed: int
    meeples: int
    frames: int
    inputs: tuple[bytes, ...]
    hashes: tuple[int, ...]
    turns: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What stands at the end of a round on a plate for all, and what was destroyed on the way."""

    scene: Scene
    knocks: tuple[Knocked, ...]


def seed_of(seed: int, seat: Seat) -> int:
    """What a seat's hand trembles by; never 0."""
    return (seed + SHARED["seeds"] * seat) % 2**32 or 1


def check_shared(record: SharedRecord, terms: Terms, agreed: Agreed) -> None:
    """Whether a record can be of such a round; `terms.most_frames` is of a turn. Raises Refused."""
    if len(record.inputs) != agreed.players:
        raise Refused("forged", f"{len(record.inputs)} hands for {agreed.players} players")
    turns = (0, *record.turns, record.frames)
    lengths = [after - before for before, after in pairwise(turns)]
    most = agreed.players if agreed.in_turns else 1
    if len(lengths) > most or not all(0 <= length <= terms.most_frames for length in lengths):
        raise Refused("long", f"turns of {lengths} frames, {most} of {terms.most_frames} at most")
    for inputs in record.inputs:
        one = Record(record.engine, record.seed, record.meeples, record.frames, inputs, record.hashes)
        check(one, replace(terms, most_frames=most * terms.most_frames), HASH_FRAMES)


def replay_shared(record: SharedRecord, agreed: Agreed, compiled: Compiled) -> Found:
    """What stands and what was destroyed. Raises Refused where the record tells of another world."""
    world = World(compiled, record.meeples, agreed.players)
    hands = [Hand(world, seed_of(record.seed, seat)) for seat in range(agreed.players)]
    watch = Watch(world, agreed)
    expected = iter(record.hashes)
    compare(world, next(expected, None), 0)
    logs = (told_in(inputs, record.frames, record.meeples * agreed.players) for inputs in record.inputs)
    for frame, told in enumerate(zip(*logs, strict=True), 1):
        turn = sum(ended < frame for ended in record.turns) if agreed.in_turns else None
        active = [seat for seat in range(agreed.players) if turn in (None, seat) and seat not in watch.out]
        _frame(world, hands, told, active)
        watch.see(frame, hands)
        if frame % HASH_FRAMES == 0:
            compare(world, next(expected, None), frame)
    for hand in hands:
        hand.grip("open")
    judged = moment(_watched(world, watch, hands, record.frames))
    assert judged is not None  # at the latest after LATEST_MS
    compare(world, next(expected, None), record.frames)
    return Found(scene_of(world, judged), watch.end(judged))


def _frame(world: World, hands: Sequence[Hand], told: Sequence[Input], active: Sequence[Seat]) -> None:
    for seat, hand in enumerate(hands):
        if seat not in active:
            hand.grip("open")
        elif told[seat].grip not in {other.held for other in hands}:
            hand.grip(told[seat].grip)
    for _ in range(FRAME_TICKS):
        for seat in active:
            hands[seat].move(told[seat])
        world.step()


def _watched(world: World, watch: Watch, hands: Sequence[Hand], frames: int) -> Iterator[Motion]:
    """Settling, seen frame by frame."""
    for number, motion in enumerate(settling(world), 1):
        watch.see(frames + number, hands)
        if motion is not None:
            yield motion


class Watch:
    """Who moves what on a plate, frame by frame, and what that has destroyed."""

    def __init__(self, world: World, agreed: Agreed) -> None:
        self.out: tuple[Seat, ...] = ()
        self._knocks: list[Knocked] = []
        self._world = world
        self._agreed = agreed
        self._movers: Movers = {}
        self._stood: list[Pyramid | None] = [None] * agreed.players
        self._rested = [REST_FRAMES] * agreed.players

    def see(self, frame: int, hands: Sequence[Hand]) -> None:
        """What moves after a frame; of those whose meeples have come to rest, what is left of their pyramids."""
        world = self._world
        held = {hand.held + 1: seat for seat, hand in enumerate(hands) if hand.held >= 0}
        moving = frozenset(
            number + 1 for number in world.awake() if number + 1 not in held and is_moving(world, number)
        )
        at_ms = frame * 1000 // FRAMES_PER_S
        near = {meeple - 1 for meeple in moving | held.keys()}
        new = {meeple - 1 for meeple in moving - self._movers.keys()}
        touched = {
            number + 1: {other + 1 for other in others}
            for number, others in touching(world, new, near, TOUCH).items()
        }
        self._movers = movers.spread(self._movers, Stir(at_ms, held, moving, touched))
        restless = {world.owner(meeple - 1) for meeple in moving}
        for seat in range(self._agreed.players):
            self._rested[seat] = 0 if seat in restless else self._rested[seat] + 1
            if self._rested[seat] == REST_FRAMES:
                self._look(seat, Moment(at_ms, still=True), held.keys())

    def end(self, judged: Moment) -> tuple[Knocked, ...]:
        """All that was destroyed, once the plate is judged."""
        for seat in range(self._agreed.players):
            self._look(seat, judged, frozenset())
        return tuple(self._knocks)

    def _look(self, seat: Seat, when: Moment, held: Set[int]) -> None:
        agreed, world = self._agreed, self._world
        scene = scene_of(world, when, seat, frozenset(meeple - 1 for meeple in held))
        stands = judge(scene, seat, agreed.connection).pyramid
        if knocked := movers.knock(seat, self._stood[seat], stands, self._movers, agreed.loss):
            self._knocks.append(knocked)
            self.out = movers.losers(self._knocks)
        self._stood[seat] = stands
        own = range(seat * world.each + 1, (seat + 1) * world.each + 1)
        self._movers = movers.rested(self._movers, frozenset(own), frozenset(held))
