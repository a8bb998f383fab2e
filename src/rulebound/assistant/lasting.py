"""Questions of how long a whole game takes, which are easily taken for those of a turn or of a number of tiles."""

from __future__ import annotations

from dataclasses import replace

from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.facts import Fact, Facts, wanted
from rulebound.assistant.manner import asks_how_long, asks_time
from rulebound.assistant.names import Names

_WHOLE = frozenset(
    "game-one-play game-the-product player table title surveyor surveyors the-surveyors carcassonne".split()
)
"""Names that mean a whole game and nothing in it."""
_PARTS = frozenset("turn move round".split())
"""Names of what a game is made of in time."""
_UNITS = ("minute", "second")
_PLAYING = frozenset("playing most least".split())
"""What narrows a time to that of a whole game."""
_ENDS = frozenset({"most", "least"})


def is_of_length(question: str, names: Names) -> bool:
    """Whether a question is of how long a whole game takes, and of nothing in it."""
    return asks_how_long(question) and names.known(question) <= _WHOLE


def is_of_a_part(question: str, names: Names) -> bool:
    """Whether a question is of how long something in a game takes."""
    return (
        asks_time(question) and not asks_how_long(question) and not _PARTS.isdisjoint(names.known(question))
    )


def of_a_part(top: Ask, key: str, facts: Facts) -> Ask:
    """What was found of how long a part takes; nothing, where that is the time of the whole, or a number of no time."""
    whole = {fact.clauses[0] for fact in facts.all if _is_of_all(fact)}
    number = top.says is Says.VALUE and top.unit not in _UNITS
    return Ask(key, Says.SILENT, (), {}) if number or whole.intersection(top.clauses[:1]) else top


def _is_of_all(fact: Fact) -> bool:
    return "minute" in fact.counts and fact.about <= _PLAYING


def of_length(top: Ask, question: str, key: str, facts: Facts, names: Names) -> Ask:
    """What the rules of a game say of how long it takes: the clause as a whole, where no end of it is asked."""
    times = list(filter(_is_of_all, facts.all))
    if not times:
        return replace(top, says=Says.SILENT, value=None, unit=None)
    asked = wanted(question, names)
    if top.says is Says.VALUE and asked is not None and asked.named & _ENDS:
        return top
    return Ask(key, Says.TEXT, times[0].clauses, {})
