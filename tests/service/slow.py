"""A game whose only question is how long one thinks: Meridians' rules under another name, with bots of all kinds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulebound.bots import Level, Stop, Thought
from rulebound.games.meridians.game import SPEC, Meridians


class Renamed(Meridians):
    spec = replace(SPEC, key="slow-game")


GAME = Renamed()


class FirstMove:
    """Thinks for as long as it may, then plays the first legal move."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def think(
        self, state: Any, seat: int, seconds: float, stop: Stop, report: Callable[[Thought], None]
    ) -> Thought:
        end = time.monotonic() + seconds
        thought = Thought(0.0, 1, (GAME.notate(state, GAME.moves(state, seat)[0]),))
        while time.monotonic() < end and not stop.is_set():
            time.sleep(0.01)
            report(thought)
        return thought


class Broken:
    """Fails whenever it is asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def think(self, *_: Any) -> Thought:
        raise RuntimeError("this bot is broken on purpose")


LEVELS = (Level("broken", 0.1, Broken), Level("endless", 30.0, FirstMove), Level("quick", 0.02, FirstMove))

HOLD = "RULEBOUND_TEST_HOLD"
"""Names a file: while it is there, the kernels of this game are being compiled, by the process noted in it."""


def warm() -> None:
    """Take as long as a compiler would."""
    hold = Path(os.environ.get(HOLD) or os.devnull)
    if hold.is_file():
        hold.write_text(str(os.getpid()))
    while hold.is_file():
        time.sleep(0.01)
