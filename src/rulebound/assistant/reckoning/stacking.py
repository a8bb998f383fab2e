"""What builds of meeples are worth as they are told, how many meeples they need, and how wide the base of a round is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import builds
from rulebound.assistant.reckoning.binding import bound, counts, segments
from rulebound.assistant.reckoning.reading import (
    PLAIN,
    WORDS,
    Token,
    but_for_the_unread,
    meanings,
    means,
    tokens,
)
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.assistant.reckoning.rows import possible, rows_of
from rulebound.assistant.reckoning.several import SCORED, ahead, highest, named, over_rounds, worth
from rulebound.core import Options
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.ladder import FIRST_BASE, SUPPLY, base
from rulebound.games.meeple_stacking.options import MAX_PLAYERS, MIN_PLAYERS
from rulebound.games.meeple_stacking.pyramid import triangle

_TABLES = (*WORDS, "everyday.toml", "stacking.toml")
_MEANS = meanings("stacking.toml")
_THINGS = {"title": PLAIN, "variant-1": "variant-told", "variant-2": "variant-told"}
_OTHERWISE = frozenset({"of minute", "of player", "of times"})
"""What numbers count that no build has."""


def reckon(question: str, _options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to.

    Raises Impossible for more meeples than a player has.
    """
    said = bound(named(_read(question, names)))
    return but_for_the_unread(_of(question, said), said)


def _of(question: str, said: list[Token]) -> Reckoned | None:
    found = segments(said)
    sound = all(map(builds.is_sound, found)) and not builds.trails_off(found)
    if not sound or not _asks(question, said):
        return None
    flat = [token for segment in found for token in segment]
    for calculate in (_base, _whole, _needed):
        if (reckoned := calculate(flat)) is not None:
            return reckoned
    if means(flat, "ahead", "round"):
        several = ahead if means(flat, "ahead") else over_rounds
        return None if builds.is_loose(flat) else several(found, flat)
    if any("of point" in token.meant for token in flat):
        return None
    return highest(found, flat) if builds.is_loose(flat) else _build(found, flat)


def tells(question: str, names: Names) -> bool:
    """Whether a question tells of so many meeples, rows or players."""
    return any(
        token.number is not None and token.number != 1 and "one" not in token.meant
        for token in bound(_read(question, names))
    )


def _read(question: str, names: Names) -> list[Token]:
    return tokens(question, names, _THINGS, _MEANS, _TABLES)


def _asks(question: str, said: Sequence[Token]) -> bool:
    """Whether an amount is asked, and not whether something is so."""
    last = [token for token in said if token.part == said[-1].part]
    barely = len(last) == 1 and means(last, "point", "worth", "sum")
    return barely or means(said, "many", "which", "what", "ahead") or manner(question) is not Manner.YES_OR_NO


def _build(found: list[list[Token]], said: list[Token]) -> Reckoned | None:
    """What a build is worth, or how many meeples are in it or left beside it."""
    if builds.are_several(found) or builds.are_anothers(found) or any(t.meant & _OTHERWISE for t in said):
        return None
    if (row := _row_alone(said)) is not None:
        return Reckoned(Says.VALUE, SCORED, row, "point-each-meeple")
    asked, left = _meeples_asked(said), means(said, "left")
    told = rows_of(_without_supply(found) if left else found, whole=asked and means(said, "pile"))
    if not told or (left and not asked):
        return None
    rows = possible(told)
    if not asked:
        return worth(rows)
    return Reckoned(Says.VALUE, (clauses.MEEPLES, clauses.BY_ROW), SUPPLY - sum(rows) if left else sum(rows))


def _without_supply(found: list[list[Token]]) -> list[list[Token]]:
    """The segments without the meeples of a player, of which it is asked how many are left."""
    return [[token for token in segment if token.number != SUPPLY] for segment in found]


def _meeples_asked(said: Sequence[Token]) -> bool:
    """Whether it is asked how many meeples, and not how many points."""
    many = [place for place, token in enumerate(said) if "many" in token.meant]
    behind = [t for place in many for t in takewhile(lambda t: t.number is None, said[place + 1 : place + 4])]
    asked = [t for t in behind if means([t], "meeple", "point", "worth") and not means([t], "sum")]
    left = means(said, "left") and bool(many)
    return not means(said, "point") and (left or means(asked[:1], "meeple"))


def _whole(said: list[Token]) -> Reckoned | None:
    """How many meeples the whole pyramid of a round has."""
    rounds = _rounds(said)
    if len(rounds) != 1 or not 1 <= rounds[0] <= SUPPLY or means(said, "row", "rows", "bottom", "point"):
        return None
    if not (means(said, "meeple") and means(said, "many")) or any(map(counts, said)):
        return None
    return Reckoned(Says.VALUE, (clauses.FULL_TRIANGLE, clauses.BASE), sum(triangle(base(rounds[0]))))


def _rounds(said: Sequence[Token]) -> list[int]:
    """The rounds that are named by their numbers."""
    beside = [(token, said[max(0, place - 1) : place + 2]) for place, token in enumerate(said)]
    return [t.rank for t, near in beside if t.rank and ("of round" in t.meant or means(near, "pile"))]


def _needed(said: list[Token]) -> Reckoned | None:
    """How many meeples or plates so many players need."""
    numbers = [n for token in said if (n := token.number)]
    players = means(said, "player", "us") or any("of player" in token.meant for token in said)
    build = means(said, "full", "bottom", "row", "rows", "pile", "tower", "point", "column", "round")
    if len(numbers) != 1 or not players or build or not MIN_PLAYERS <= numbers[0] <= MAX_PLAYERS:
        return None
    if means(said, "plate"):
        return Reckoned(Says.VALUE, (clauses.FELT,), numbers[0])
    if not means(said, "meeple") or not means(said, "many"):
        return None
    return Reckoned(Says.VALUE, (clauses.MEEPLES,), SUPPLY * numbers[0])


def _row_alone(said: list[Token]) -> int | None:
    """The row that is asked about without how many stand there: what is told is what each of them is worth."""
    ranks = [token.rank for token in said if token.rank is not None]
    counted = any(token.number is not None for token in said)
    return ranks[0] if len(ranks) == 1 and not counted and means(said, "row") and ranks[0] <= SUPPLY else None


def _base(said: list[Token]) -> Reckoned | None:
    """How wide the base of a round is, or in which round it is so wide; a full pyramid has as many rows."""
    bottom = means(said, "bottom", "wide") or any(
        token.rank == 1 and "of round" not in token.meant for token in said
    )
    high = means(said, "high") and not bottom
    if not means(said, "round") or not (high or bottom):
        return None
    wide = [n for token in said if (n := token.number) and "of round" not in token.meant]
    rounds = [token.rank for token in said if token.rank and "of round" in token.meant]
    rests = (clauses.FULL_TRIANGLE, clauses.BASE) if high else (clauses.BASE, clauses.HIGHER)
    if len(wide) == 1 and not rounds and means(said, "which"):
        value = wide[0] - FIRST_BASE + 1
    elif len(rounds) == 1 and not wide and 1 <= rounds[0] <= SUPPLY:
        value = base(rounds[0])
    else:
        return None
    return Reckoned(Says.VALUE, rests, value) if value > 0 else None
