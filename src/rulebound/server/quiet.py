"""Quiet: what may wait is done while nobody asks anything of the server."""

from __future__ import annotations

import time
from collections.abc import Callable

QUIET_S = 1.0
"""After so long without a request nobody waits for a page any more."""


class Quiet:
    """Knows when the server was last asked anything; threads that work ahead wait here for their turn."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._asked = now()

    def disturb(self) -> None:
        """Somebody asks something."""
        self._asked = self._now()

    def wait(self) -> None:
        """Hold up this thread until nobody has asked anything for a while."""
        while (left := self._asked + QUIET_S - self._now()) > 0:
            self._sleep(left)
