"""How fast the referee is: a recorded game of 55 meeples played again, on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from rulebound.games.meeple_stacking.judging import judge
from rulebound.referee.engine import Compiled, served
from rulebound.referee.physics import FRAMES_PER_S
from rulebound.referee.replay import Record, replay

RUNS = 5
GAME = Path(__file__).with_name("game-of-55.json")
"""A round in which the page's bot has built 10-9-8-7-6-5-4-3-2-1."""


def measure(say: Callable[[str], None]) -> dict[str, Any]:
    """All figures of `rulebound bench meeple-stacking` with their raw runs; `say` hears what is going on.

    What physics costs in a browser is measured by a test with a browser, not here.
    """
    compiled = Compiled(served())
    record = recorded()
    say(f"A round of {record.frames / FRAMES_PER_S:.0f} s played again")
    runs = [_ratio(record, compiled) for _ in range(RUNS)]
    return {
        "referee_times_real_time": median(runs),
        "browser_frame_physics_ms_p95": None,
        "runs": {"referee_times_real_time": runs},
    }


def recorded() -> Record:
    """The game of 55 meeples."""
    return msgspec.json.decode(GAME.read_bytes(), type=Record)


def _ratio(record: Record, compiled: Compiled) -> float:
    """Seconds of play, settling and all, for a second of process time."""
    began = time.process_time()
    scene = replay(record, compiled)
    took = time.process_time() - began
    if judge(scene).points != 220:
        raise RuntimeError("the recorded game has become another one")
    return (record.frames / FRAMES_PER_S + scene.after_ms / 1000) / took
