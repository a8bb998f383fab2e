"""Rate limits: token buckets by session and by address, in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

BUCKETS_KEPT = 10_000
ADDRESS_SHARE = 10
"""An address, behind which a household may sit, may do so many times what one session may."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a minute after that."""

    burst: int
    per_minute: float


RATES = {
    "request": Rate(300, 1200),
    "session": Rate(20, 20),
    "connect": Rate(60, 60),
    "create": Rate(20, 20),
    "join": Rate(10, 20),
    "invite": Rate(20, 30),
    "command": Rate(120, 600),
    "think": Rate(20, 40),
    "analysis": Rate(120, 600),
    "ask": Rate(20, 30),
    "write": Rate(6, 6),
    "picture": Rate(40, 60),
    "copy": Rate(5, 5),
    "import": Rate(10, 10),
}


class Limits:
    """Buckets that fill with time. The least recently used are forgotten first."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, session: str | None, address: str) -> float:
        """Take one of each bucket: 0 when allowed, else the seconds until it would be."""
        rate = RATES[what]
        waits = [self._wait(what, f"address {address}", rate, ADDRESS_SHARE)]
        if session is not None:
            waits.append(self._wait(what, session, rate, 1))
        return max(waits)

    def _wait(self, what: str, who: str, rate: Rate, share: int) -> float:
        key = (what, who)
        size = rate.burst * share * self.factor
        speed = rate.per_minute * share * self.factor / 60
        now = self.now()
        level, at = self._buckets.pop(key, (size, now))
        level = min(size, level + (now - at) * speed)
        wait = 0.0 if level >= 1 else (1 - level) / speed
        self._buckets[key] = (level if wait else level - 1, now)
        while len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return wait
