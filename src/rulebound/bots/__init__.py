"""Bots: searches over any game, and how each game uses them.

A game's bots register under the entry-point group `rulebound.bots` with the game's key: an ordered
tuple of `Level`s, weakest first.
"""

from rulebound.bots.level import Bot, Level, Stop, Thought, contenders, kernels, levels, seated, warm

__all__ = ["Bot", "Level", "Stop", "Thought", "contenders", "kernels", "levels", "seated", "warm"]
