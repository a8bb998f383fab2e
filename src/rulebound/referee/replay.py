"""A round played again from its log: the same world, hashed on the way, and the scene that stands at its end."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.games.meeple_stacking.settling import LATEST_MS, Moment, Motion, moment
from rulebound.referee.engine import Compiled
from rulebound.referee.hand import Hand, Input
from rulebound.referee.log import START, LogError, frames
from rulebound.referee.physics import ENGINE, FRAME_TICKS, FRAMES_PER_S, HAND, STEP
from rulebound.referee.scene import motion, scene_of
from rulebound.referee.world import World

HASH_FRAMES = STEP["hashEvery"] // FRAME_TICKS
WATCH_FRAMES = 3
"""Settling is watched so often: three frames are whole milliseconds."""

LONGEST_S = 600
MOST_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class Record:
    """A round as a player's machine tells it.

    `engine` is the SHA-256 of the file that it ran, `seed` that of the hand's tremor, `frames` how long the
    hand was on in sixtieths of a second, `inputs` the log of the hand. `hashes` are CRC-32s of the whole world:
    of the start, after every two seconds, and of what is judged.
    """

    engine: str
    seed: int
    meeples: int
    frames: int
    inputs: bytes
    hashes: tuple[int, ...]


class Refused(Exception):
    """A record that is not what was played; `key` says why in a word, the message where."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(key, message)
        self.key = key
        self.message = message

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, slots=True)
class Terms:
    """What a round was to be: the seed that was given out, the supply, and how long it may take at most.

    `played_ms` is how long it took by the referee's own clock, where that was watched; `tremor` is that of the
    hand, in centimetres, which is a bot's where a bot builds.
    """

    seed: int
    most_frames: int
    meeples: int = SUPPLY
    played_ms: int | None = None
    tremor: float = HAND["tremor"]


def check(record: Record, terms: Terms, hash_frames: int = HASH_FRAMES) -> None:
    """Whether a record can be of such a round, before it is replayed. Raises Refused."""
    if record.engine != ENGINE["sha256"]:
        raise Refused("engine", f"another engine: {record.engine[:64]}")
    if record.seed != terms.seed or record.meeples != terms.meeples:
        raise Refused("forged", "the seed or the supply is not the one that was given out")
    if not 0 <= record.frames <= min(terms.most_frames, LONGEST_S * FRAMES_PER_S):
        raise Refused("long", f"{record.frames} frames, and {terms.most_frames} is the most")
    if terms.played_ms is not None and record.frames * 1000 > terms.played_ms * FRAMES_PER_S:
        raise Refused(
            "fast",
            f"{record.frames} frames take {record.frames * 1000 // FRAMES_PER_S} ms, not {terms.played_ms}",
        )
    if len(record.inputs) > MOST_BYTES:
        raise Refused("reach", f"a log has at most {MOST_BYTES} bytes")
    if len(record.hashes) != record.frames // hash_frames + 2:
        raise Refused("cut", f"{len(record.hashes)} hashes for {record.frames} frames")


def check_seen(record: Record, frames: int, inputs: bytes) -> None:
    """Whether a record only goes on from what everybody has seen of it, up to a frame. Raises Refused."""
    if record.frames < frames:
        raise Refused("cut", f"everybody has seen {frames} frames, not {record.frames}")
    if record.inputs == inputs:
        return
    edited = Refused("edited", "what everybody has seen is not what this log begins with")
    if not record.inputs.startswith(inputs):
        raise edited
    seen = told_in(inputs, frames, record.meeples)
    whole = told_in(record.inputs, record.frames, record.meeples)
    # An entry that is added may still say what the hand was told before.
    if any(was != now for was, now in zip(seen, whole, strict=False)):
        raise edited


def replay(record: Record, compiled: Compiled, tremor: float = HAND["tremor"]) -> Scene:
    """The scene that stands at the end of a record. Raises Refused where it tells of another world."""
    world = World(compiled, record.meeples)
    hand = Hand(world, record.seed, tremor)
    expected = iter(record.hashes)
    compare(world, next(expected, None), 0)
    for frame, told in enumerate(told_in(record.inputs, record.frames, record.meeples), 1):
        hand.grip(told.grip)
        for _ in range(FRAME_TICKS):
            hand.move(told)
            world.step()
        if frame % HASH_FRAMES == 0:
            compare(world, next(expected, None), frame)
    judged = settled(world)
    compare(world, next(expected, None), record.frames)
    return scene_of(world, judged)


def told_in(log: bytes, most: int, meeples: int) -> Iterator[Input]:
    """Exactly so many frames of a log; after the last change nothing changes. Raises Refused."""
    number = 0
    told = START
    try:
        for told in frames(log, meeples):
            number += 1
            if number > most:
                raise Refused("cut", f"the log goes on after frame {most}")
            yield told
    except LogError as error:
        raise Refused(error.key, str(error)) from None
    for _ in range(most - number):
        yield replace(told, grip="as-is")


def settled(world: World) -> Moment:
    """When a world is judged after hands-off; it is then as it is judged."""
    found = moment(motion for motion in settling(world) if motion)
    assert found is not None  # at the latest after LATEST_MS
    return found


def digest(world: World) -> int:
    """The hash of a whole world: CRC-32."""
    return zlib.crc32(world.bytes())


def settling(world: World) -> Iterator[Motion | None]:
    """Frame by frame what follows on hands-off: how all moves, where that is watched."""
    for frame in range(1, LATEST_MS * FRAMES_PER_S // 1000 + 1):
        for _ in range(FRAME_TICKS):
            world.step()
        watched = frame % WATCH_FRAMES == 0
        yield motion(world, frame * 1000 // FRAMES_PER_S) if watched else None


def compare(world: World, expected: int | None, frame: int) -> None:
    """Whether the world is the one that was hashed after a frame. Raises Refused."""
    if digest(world) != expected:
        raise Refused("edited", f"by frame {frame} the world is another one")
