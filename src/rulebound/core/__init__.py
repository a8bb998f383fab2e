"""What a game is, as pure values: rulings, events, decisions, matches and chance.

Nothing here reads a file, a clock or a global random generator.
"""

from rulebound.core.chance import Seed
from rulebound.core.event import CHANCE, SYSTEM, Event, Seat
from rulebound.core.facts import Fact, Facts
from rulebound.core.game import Decision, Game, NotationError, Option, OptionError, Outcome, Spec
from rulebound.core.match import Match
from rulebound.core.ruling import ClauseId, Ruling, Term, Verdict

__all__ = [
    "CHANCE",
    "SYSTEM",
    "ClauseId",
    "Decision",
    "Event",
    "Fact",
    "Facts",
    "Game",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "Outcome",
    "Ruling",
    "Seat",
    "Seed",
    "Spec",
    "Term",
    "Verdict",
]
