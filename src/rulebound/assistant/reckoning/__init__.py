"""Reckoning: questions with numbers in them, worked out by the rules of their game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulebound.assistant.reckoning import carcassonne, marsigel, stacking
from rulebound.assistant.reckoning.result import Reckoned

RECKONERS: Mapping[str, Callable[[str], Reckoned | None]] = {
    "carcassonne": carcassonne.reckon,
    "marsigel": marsigel.reckon,
    "meeple-stacking": stacking.reckon,
}
"""By game: what a question's numbers come to, or None where it asks for no number or tells too little."""

__all__ = ["RECKONERS", "Reckoned"]
