"""The rounds that are being built on screens: what each was given, and the referees."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from rulebound.games.meeple_stacking.ladder import SUPPLY, Shape
from rulebound.games.meeple_stacking.pyramid import Connection
from rulebound.referee.court import Court
from rulebound.referee.physics import FRAMES_PER_S, tremor_of
from rulebound.referee.replay import Terms
from rulebound.referee.shared import Agreed

KEPT_S = 3600
MOST_OPEN = 10_000
BITS = 32


def new_seed() -> int:
    """What the hand of a new round trembles by; never 0, which its generator could not leave."""
    return 1 + secrets.randbelow(2**BITS - 1)


def new_name() -> str:
    """What a new round is called, which nobody can guess."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody is to build: in how many seconds, by which reading, and what a turn of variant 2 asks for.

    `level` is that of a bot, where one builds; `rung` is the shape, the base, and the rows
    of the round before; `agreed` is how a plate for all is shared, whose `seconds` are those of a turn.
    """

    seconds: int
    level: str | None = None
    connection: Connection = Connection.STANDING
    rung: tuple[Shape, int, int] | None = None
    agreed: Agreed | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A round that somebody has begun, and the digest of the record for which it was refereed."""

    seed: int
    asked: Asked
    began: float
    digest: bytes | None = None

    def terms(self) -> Terms:
        """What a record of it must be by now. A bot plays at once what takes people their time."""
        played = int((time.monotonic() - self.began) * 1000)
        asked = self.asked
        most, tremor = asked.seconds * FRAMES_PER_S, tremor_of(asked.level)
        return Terms(self.seed, most, SUPPLY, None if asked.level else played, tremor)


class NoRound(Exception):
    """No such round is being built, or it was refereed for another record."""


class Rounds:
    """The rounds that are being built, and the referees."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self._given: dict[str, Given] = {}

    def give(self, asked: Asked) -> tuple[str, Given]:
        """A new round, for whoever knows its name; the oldest are forgotten."""
        now = time.monotonic()
        while self._given and (len(self._given) >= MOST_OPEN or self._oldest.began < now - KEPT_S):
            del self._given[next(iter(self._given))]
        given, name = Given(new_seed(), asked, now), new_name()
        self._given[name] = given
        return name, given

    @contextmanager
    def refereed(self, name: str, digest: bytes) -> Iterator[Given]:
        """A round that was begun, while a record of it is refereed: for that one again where an answer was lost.

        A record that is refused, as of somebody who does not know the seed, leaves the round to whoever builds it.
        Raises NoRound where there is none, or it was refereed for another record.
        """
        yield self._find(name, digest)
        self._given[name] = replace(self._find(name, digest), digest=digest)

    def _find(self, name: str, digest: bytes) -> Given:
        given = self._given.get(name)
        if given is None or given.digest not in (None, digest):
            raise NoRound(name)
        return given

    @property
    def _oldest(self) -> Given:
        return next(iter(self._given.values()))
