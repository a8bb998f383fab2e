"""What a game is, as pure values: rulings, events, decisions, matches and chance.

Nothing here reads a file, a clock or a global random generator.
"""

from rulebound.core.chance import Seed, commitment
from rulebound.core.event import BEFORE, CHANCE, SYSTEM, Event, Seat
from rulebound.core.facts import Fact, Facts
from rulebound.core.game import (
    Certain,
    Concession,
    Decision,
    Examined,
    Game,
    Narrated,
    NotationError,
    Option,
    OptionError,
    Options,
    Outcome,
    Placed,
    Positions,
    Seated,
    Settled,
    Spec,
    Tallied,
    Thing,
    Tried,
    placed,
    positions,
)
from rulebound.core.match import Match
from rulebound.core.ruling import ClauseId, Ruling, Term, Verdict

__all__ = [
    "BEFORE",
    "CHANCE",
    "SYSTEM",
    "Certain",
    "ClauseId",
    "Concession",
    "Decision",
    "Event",
    "Examined",
    "Fact",
    "Facts",
    "Game",
    "Match",
    "Narrated",
    "NotationError",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Placed",
    "Positions",
    "Ruling",
    "Seat",
    "Seated",
    "Seed",
    "Settled",
    "Spec",
    "Tallied",
    "Term",
    "Thing",
    "Tried",
    "Verdict",
    "commitment",
    "placed",
    "positions",
]
