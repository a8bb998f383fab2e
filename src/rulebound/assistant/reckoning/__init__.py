"""Reckoning: questions with numbers in them, worked out by the rules of their game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import carcassonne, marsigel, meridians, stacking
from rulebound.assistant.reckoning.result import Impossible, Reckoned
from rulebound.core import Options

RECKONERS: Mapping[str, Callable[[str, Options, Names], Reckoned | None]] = {
    "carcassonne": carcassonne.reckon,
    "marsigel": marsigel.reckon,
    "meeple-stacking": stacking.reckon,
    "meridians": meridians.reckon,
}
"""By game: what a question's numbers come to under some options, or None where it asks for none, tells too little, or tells more than is read.

Each raises Impossible for what cannot be.
"""

TELLS: Mapping[str, Callable[[str, Names], bool]] = {
    "carcassonne": carcassonne.tells,
    "marsigel": marsigel.tells,
    "meeple-stacking": stacking.tells,
}
"""By game: whether a question tells of so many of what is worked out there, so that no number known otherwise is its answer."""

__all__ = ["RECKONERS", "TELLS", "Impossible", "Reckoned"]
