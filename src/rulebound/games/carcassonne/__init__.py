"""Carcassonne with The Surveyors (Hans im Glück, 2020): the base game and what its official mini-expansion makes of scoring."""

from rulebound.games.carcassonne.game import GAME, Carcassonne

__all__ = ["GAME", "Carcassonne"]
