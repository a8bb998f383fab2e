"""What builds of meeples are worth as they are told, how many meeples they need, and how wide the base of a round is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import builds
from rulebound.assistant.reckoning.reading import PLAIN, WORDS, Token, meanings, means, tokens
from rulebound.assistant.reckoning.result import Impossible, Reckoned
from rulebound.core import Options
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.judging import terms
from rulebound.games.meeple_stacking.ladder import FIRST_BASE, SUPPLY, base
from rulebound.games.meeple_stacking.options import MAX_PLAYERS, MIN_PLAYERS
from rulebound.games.meeple_stacking.pyramid import points, triangle

_TABLES = (*WORDS, "everyday.toml", "stacking.toml")
_MEANS = meanings("stacking.toml")
_THINGS = {"title": PLAIN, "variant-1": "variant-told", "variant-2": "variant-told"}
_OTHERWISE = frozenset({"of minute", "of player"})
"""What numbers count that no build has."""
_SCORED = (clauses.BY_ROW, clauses.FORMING)


def reckon(question: str, _options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to.

    Raises Impossible for more meeples than a player has.
    """
    said = builds.bound(_named(_read(question, names)))
    found = builds.segments(said)
    sound = all(map(builds.is_sound, found)) and not builds.trails_off(found)
    if not sound or not all(map(_is_read, said)) or not _asks(question, said):
        return None
    flat = [token for segment in found for token in segment]
    for calculate in (_base, _whole, _needed):
        if (reckoned := calculate(flat)) is not None:
            return reckoned
    if means(flat, "ahead", "round"):
        several = _ahead if means(flat, "ahead") else _over_rounds
        return None if builds.is_loose(flat) else several(found, flat)
    return None if any("of point" in token.meant for token in flat) else _build(found, flat)


def tells(question: str, names: Names) -> bool:
    """Whether a question tells of so many meeples, rows or players."""
    return any(
        token.number is not None and token.number != 1 and "one" not in token.meant
        for token in builds.bound(_read(question, names))
    )


def _read(question: str, names: Names) -> list[Token]:
    return tokens(question, names, _THINGS, _MEANS, _TABLES)


def _is_read(token: Token) -> bool:
    return token.number is not None or token.rank is not None or bool(token.meant)


def _named(said: list[Token]) -> list[Token]:
    """The tokens, where unknown words stand for people, if they have a build and it is asked who is ahead."""
    if not means(said, "ahead"):
        return said
    people = {
        token.text
        for place, token in enumerate(said)
        if not _is_read(token)
        and (
            said[place - 1].text == "у"
            or any("has" in t.meant or t.number for t in said[place + 1 : place + 2])
        )
    }
    return [
        replace(token, meant=frozenset({"name"}))
        if not _is_read(token) and any(_is_called(token.text, name) for name in people)
        else token
        for token in said
    ]


def _is_called(text: str, name: str) -> bool:
    """Whether two words are a name, perhaps inflected."""
    length = max(2, min(len(text), len(name)) - 1)
    return text[:length] == name[:length] and abs(len(text) - len(name)) < 2


def _asks(question: str, said: Sequence[Token]) -> bool:
    """Whether an amount is asked, and not whether something is so."""
    last = [token for token in said if token.part == said[-1].part]
    if means(said, "many", "which", "what", "ahead") or (
        len(last) == 1 and means(last, "point", "worth", "sum")
    ):
        return True
    return manner(question) is not Manner.YES_OR_NO


def _build(found: list[list[Token]], said: list[Token]) -> Reckoned | None:
    """What a build is worth, or how many meeples are in it; of builds that stand apart, the one that counts."""
    if builds.is_loose(said):
        if means(said, "connected") and not means(said, "no"):
            return None
        told = [builds.rows(build) for build in builds.apart(found)]
        sound = [builds.listed(rows) for rows in told if rows is not None]
        if len(sound) < 2 or len(sound) != len(told) or any(0 in rows for rows in sound):
            return None
        best = max(sound, key=lambda rows: (len(rows), points(rows)))
        return _worth(best, (clauses.HIGHEST, *_SCORED))
    if (
        builds.are_several(found)
        or builds.are_anothers(found)
        or any(token.meant & _OTHERWISE for token in said)
    ):
        return None
    if (row := _row_alone(said)) is not None:
        return Reckoned(Says.VALUE, _SCORED, row, "point-each-meeple")
    kept = _left(found, said)
    asked = _meeples_asked(said)
    rows = builds.rows(kept, whole=asked and means(said, "pile"))
    if not rows:
        return None
    listed = _possible(rows)
    if asked:
        left = means(said, "left")
        return Reckoned(
            Says.VALUE, (clauses.MEEPLES, clauses.BY_ROW), SUPPLY - sum(listed) if left else sum(listed)
        )
    return None if means(said, "left") else _worth(listed, _SCORED)


def _worth(rows: tuple[int, ...], rests: tuple[str, ...]) -> Reckoned:
    found = terms(rows)
    shown = tuple(term for term in found if term.count)
    return Reckoned(Says.VALUE, rests, sum(term.points for term in found), "point", shown)


def _possible(rows: dict[int, int]) -> tuple[int, ...]:
    """Rows as a judge takes them. Raises Impossible for more meeples than a player has."""
    if sum(rows.values()) > SUPPLY or max(rows) > SUPPLY:
        raise Impossible(f"{sum(rows.values())} meeples")
    return builds.listed(rows)


def _left(found: list[list[Token]], said: list[Token]) -> list[list[Token]]:
    """The segments without the supply, where it is asked what is left of it."""
    if not means(said, "left"):
        return found
    return [[token for token in segment if token.number != SUPPLY] for segment in found]


def _meeples_asked(said: Sequence[Token]) -> bool:
    """Whether it is asked how many meeples, and not how many points."""
    many = [place for place, token in enumerate(said) if "many" in token.meant]
    behind = [token for place in many for token in takewhile(_no_number, said[place + 1 : place + 4])]
    asked = next(
        (t for t in behind if means([t], "meeple", "point", "worth") and not means([t], "sum")), None
    )
    left = means(said, "left") and bool(many)
    return not means(said, "point") and (left or (asked is not None and "meeple" in asked.meant))


def _no_number(token: Token) -> bool:
    return token.number is None


def _ahead(found: list[list[Token]], said: list[Token]) -> Reckoned | None:
    """By how many points one of two builds is ahead of the other."""
    owned = builds.owned(found)
    told = [builds.rows(build) for build in owned]
    if len(told) != 2 or any("of point" in token.meant for token in said):
        return None
    worth = [points(_possible(rows)) for rows in told if rows]
    asked = [segment for segment in found if not any(map(builds.counts, segment)) and means(segment, "ahead")]
    who = [owner for segment in asked for owner in _owners(segment)]
    first = _owners(owned[0][0])
    if len(worth) != 2 or worth[0] == worth[1]:
        return None
    if who and not means(asked[0], "lead"):
        leads = _is_of(who[0], first)
        if leads is (worth[0] < worth[1]):
            return None
    return Reckoned(Says.VALUE, (*_SCORED, clauses.MOST_POINTS), abs(worth[0] - worth[1]), "point")


def _owners(segment: Sequence[Token]) -> list[Token]:
    return [token for token in segment if means([token], "mine", "theirs", "person", "name")]


def _is_of(who: Token, owners: Sequence[Token]) -> bool:
    if "name" in who.meant:
        return any(_is_called(who.text, owner.text) for owner in owners)
    if "person" in who.meant:
        return any("person" in owner.meant for owner in owners)
    return any(who.meant & owner.meant & {"mine", "theirs"} for owner in owners)


def _over_rounds(found: list[list[Token]], said: list[Token]) -> Reckoned | None:
    """What several rounds bring together, told by points or by what was built."""
    rounds = [token.number for token in said if token.number and "of round" in token.meant]
    rests = (clauses.AGREED, clauses.MOST_POINTS)
    told_of = [token for token in said if builds.counts(token) or "of point" in token.meant]
    scores = [token.number or 0 for token in told_of]
    if any("of point" in token.meant for token in said):
        told = len(scores) > 1 and "of point" in told_of[-1].meant and rounds in ([], [len(scores)])
        plain = not any(means([token], "bottom", "above", "top", "row", "rows", "meeple") for token in said)
        return Reckoned(Says.VALUE, rests, sum(scores), "point") if told and plain else None
    built = [builds.rows(build) for build in builds.by_rounds(found)]
    if len(built) < 2 or not all(built) or rounds not in ([], [len(built)]):
        return None
    value = sum(points(_possible(rows)) for rows in built if rows)
    return Reckoned(Says.VALUE, (*_SCORED, *rests), value, "point")


def _whole(said: list[Token]) -> Reckoned | None:
    """How many meeples the whole pyramid of a round has."""
    rounds = _rounds(said)
    if len(rounds) != 1 or not 1 <= rounds[0] <= SUPPLY or means(said, "row", "rows", "bottom", "point"):
        return None
    if not (means(said, "meeple") and means(said, "many")) or any(map(builds.counts, said)):
        return None
    return Reckoned(Says.VALUE, (clauses.FULL_TRIANGLE, clauses.BASE), sum(triangle(base(rounds[0]))))


def _rounds(said: Sequence[Token]) -> list[int]:
    """The rounds that are named by their numbers."""
    beside = [
        token.rank
        for place, token in enumerate(said)
        if token.rank is not None
        and ("of round" in token.meant or means(said[max(0, place - 1) : place + 2], "pile"))
    ]
    return [rank for rank in beside if rank is not None]


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
