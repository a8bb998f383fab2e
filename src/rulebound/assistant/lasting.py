"""Questions of how long a whole game takes, which are easily taken for those of a turn or of a number of tiles."""

from __future__ import annotations

from dataclasses import replace

from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.facts import Facts, wanted
from rulebound.assistant.manner import asks_how_long
from rulebound.assistant.names import Names

_WHOLE = frozenset(
    "game-one-play game-the-product player table title surveyor surveyors the-surveyors carcassonne".split()
)
"""Names that mean a whole game and nothing in it."""
_PLAYING = frozenset("playing most least".split())
"""What narrows a time to that of a whole game."""
_ENDS = frozenset({"most", "least"})


def is_of_length(question: str, names: Names) -> bool:
    """Whether a question is of how long a whole game takes, and of nothing in it."""
    return asks_how_long(question) and names.known(question) <= _WHOLE


def of_length(top: Ask, question: str, key: str, facts: Facts, names: Names) -> Ask:
    """What the rules of a game say of how long it takes: the clause as a whole, where no end of it is asked."""
    times = [fact for fact in facts.all if "minute" in fact.counts and fact.about <= _PLAYING]
    if not times:
        return replace(top, says=Says.SILENT, value=None, unit=None)
    asked = wanted(question, names)
    if top.says is Says.VALUE and asked is not None and asked.named & _ENDS:
        return top
    return Ask(key, Says.TEXT, times[0].clauses, {})
