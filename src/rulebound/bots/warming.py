"""Bots made ready while others work: each game's kernels are compiled in a process of their own."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable

from rulebound.bots.level import kernels, warm
from rulebound.games.kept import forget_old, has_all


class Compilers:
    """Processes that compile, game by game; in a thread the compiler would hold up all others."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def compile(self, game: str) -> bool:
        """Compile what a game's bots need and keep it; whether that worked. Returns at once where it is kept."""
        if has_all(game):
            return True
        command = [sys.executable, "-m", "rulebound", "warm", game]
        quiet = subprocess.DEVNULL
        with self._lock:
            if self._stopped:
                return False
            process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
            self._running.add(process)
        try:
            return process.wait() == 0
        finally:
            self._running.discard(process)

    def stop(self) -> None:
        """End those that run; none starts any more."""
        with self._lock:
            self._stopped = True
            for process in tuple(self._running):
                process.terminate()


class Warming:
    """Makes the bots of all games ready in the background; `say` hears how long each game took to compile."""

    def __init__(self, say: Callable[[str], None] = lambda _: None) -> None:
        self._say = say
        self._compilers = Compilers()

    def start(self, ready: Callable[[str], None]) -> None:
        """Begin; `ready` hears of each game, in a thread of its own, whose bots wait for nothing any more.

        Nobody waits for these threads when the program ends.
        """
        for game in kernels():
            threading.Thread(target=self._work, args=(game, ready), name=f"warm {game}", daemon=True).start()
        threading.Thread(target=forget_old, name="forget", daemon=True).start()

    def stop(self) -> None:
        """End what is still compiled."""
        self._compilers.stop()

    def _work(self, game: str, ready: Callable[[str], None]) -> None:
        cold, began = not has_all(game), time.perf_counter()
        try:
            if self._compilers.compile(game):
                warm(game)
                if cold:
                    self._say(f"  kernels ({game}) ".ljust(34, ".") + f" {time.perf_counter() - began:.1f} s")
        finally:
            ready(game)  # at the worst a bot compiles what it needs when it is asked
