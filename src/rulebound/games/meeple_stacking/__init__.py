"""Meeple Stacking (Hans im Glück, 2012): pyramids of meeples on felt, judged as they stand at the end."""

from rulebound.games.meeple_stacking.game import GAME, MeepleStacking

__all__ = ["GAME", "MeepleStacking"]
