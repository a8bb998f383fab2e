"""The levels at which Carcassonne is played, by bots in any seats."""

from __future__ import annotations

from functools import partial

from rulebound.bots.carcassonne.greedy import Greedy
from rulebound.bots.level import Level
from rulebound.bots.random import RandomBot
from rulebound.games.carcassonne import GAME

LEVELS = (Level("random", 0.1, partial(RandomBot, GAME)), Level("greedy", 0.2, Greedy))
"""What a table offers, weakest first."""
