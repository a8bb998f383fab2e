"""The rounds that are being built on screens: what each was given, and the referees."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.referee.court import Court
from rulebound.referee.physics import FRAMES_PER_S
from rulebound.referee.replay import Terms

KEPT_S = 3600
MOST_OPEN = 10_000
BITS = 32


@dataclass(frozen=True, slots=True)
class Given:
    """A round that somebody has begun."""

    session: str
    seed: int
    seconds: int
    began: float


class Rounds:
    """The rounds that are being built, and the referees."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self._given: dict[str, Given] = {}

    def give(self, session: str, seconds: int) -> tuple[str, Given]:
        """A new round for a session; the oldest are forgotten."""
        now = time.monotonic()
        while self._given and (len(self._given) >= MOST_OPEN or self._oldest.began < now - KEPT_S):
            del self._given[next(iter(self._given))]
        given = Given(session, 1 + secrets.randbelow(2**BITS - 1), seconds, now)
        name = secrets.token_urlsafe(12)
        self._given[name] = given
        return name, given

    def take(self, name: str, session: str) -> Terms:
        """What a round was to be; it is refereed once. Raises KeyError where this session has no such round."""
        given = self._given[name]
        if given.session != session:
            raise KeyError(name)
        del self._given[name]
        played = int((time.monotonic() - given.began) * 1000)
        return Terms(given.seed, given.seconds * FRAMES_PER_S, SUPPLY, played)

    @property
    def _oldest(self) -> Given:
        return next(iter(self._given.values()))
