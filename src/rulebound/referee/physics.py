"""The numbers of the physics, which the page shares: lengths in centimetres, masses in grams, times in seconds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_TOLD: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("physics.json").read_text("utf-8"))

ENGINE: Final[dict[str, str]] = _TOLD["engine"]
STEP: Final[dict[str, int]] = _TOLD["step"]
TABLE: Final[dict[str, float]] = _TOLD["table"]
MEEPLE: Final[dict[str, Any]] = _TOLD["meeple"]
SUPPLY: Final[dict[str, Any]] = _TOLD["supply"]
BESIDE: Final[dict[str, Any]] = _TOLD["beside"]
SHARED: Final[dict[str, int]] = _TOLD["shared"]
HAND: Final[dict[str, Any]] = _TOLD["hand"]
BOTS: Final[dict[str, dict[str, float]]] = _TOLD["bots"]
"""By level how far a bot's hand trembles, its seconds for a meeple, and the largest base that it dares."""

HZ: Final = STEP["hz"]
FRAME_TICKS: Final[int] = HAND["frameTicks"]
FRAMES_PER_S: Final = HZ // FRAME_TICKS


def tremor_of(level: str | None) -> float:
    """How far a hand trembles, in centimetres: a person's, or a bot's of a level."""
    return HAND["tremor"] if level is None else BOTS[level]["tremor"]
