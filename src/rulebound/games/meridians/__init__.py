"""Meridians (Kanare Kato, 2021): keep a path or leave the board."""

from rulebound.games.meridians.game import GAME, Meridians

__all__ = ["GAME", "Meridians"]
