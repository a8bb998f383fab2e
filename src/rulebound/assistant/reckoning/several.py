"""What several builds come to: which of them counts, how far one is ahead of another, what all rounds bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebound.assistant.asks import Says
from rulebound.assistant.reckoning import builds
from rulebound.assistant.reckoning.binding import Segment, counts
from rulebound.assistant.reckoning.reading import Token, means
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.assistant.reckoning.rows import listed, possible, rows_of
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.judging import terms
from rulebound.games.meeple_stacking.pyramid import Rows, points

SCORED = (clauses.BY_ROW, clauses.FORMING)


def worth(rows: Rows, *rests: str) -> Reckoned:
    """What rows are worth, with what else that rests on."""
    found = terms(rows)
    shown = tuple(term for term in found if term.count)
    return Reckoned(Says.VALUE, (*rests, *SCORED), sum(term.points for term in found), "point", shown)


def highest(found: Sequence[Segment], said: Sequence[Token]) -> Reckoned | None:
    """What the one of several builds is worth that counts, if all are told."""
    told = [rows_of(build) for build in builds.apart(found)]
    sound = [listed(rows) for rows in told if rows]
    joined = means(said, "connected") and not means(said, "no")
    if joined or len(sound) < 2 or len(sound) != len(told) or any(0 in rows for rows in sound):
        return None
    return worth(max(sound, key=lambda rows: (len(rows), points(rows))), clauses.HIGHEST)


def named(said: list[Token]) -> list[Token]:
    """The tokens, where unknown words stand for people, if they have a build and it is asked who is ahead."""
    if not means(said, "ahead"):
        return said
    people = {
        token.text
        for place, token in enumerate(said)
        if not token.is_read
        and (
            said[place - 1].text == "у"
            or any("has" in t.meant or t.number for t in said[place + 1 : place + 2])
        )
    }
    return [
        replace(token, meant=frozenset({"name"}))
        if not token.is_read and any(_is_called(token.text, name) for name in people)
        else token
        for token in said
    ]


def _is_called(text: str, name: str) -> bool:
    """Whether two words are a name, perhaps inflected."""
    length = max(2, min(len(text), len(name)) - 1)
    return text[:length] == name[:length] and abs(len(text) - len(name)) < 2


def ahead(found: Sequence[Segment], said: Sequence[Token]) -> Reckoned | None:
    """By how many points one of two builds is ahead of the other."""
    owned = builds.owned(found)
    told = [rows_of(build) for build in owned]
    if len(told) != 2 or any("of point" in token.meant for token in said):
        return None
    worth = [points(possible(rows)) for rows in told if rows]
    asked = [segment for segment in found if not any(map(counts, segment)) and means(segment, "ahead")]
    who = [owner for segment in asked for owner in _owners(segment)]
    first = _owners(owned[0][0])
    if len(worth) != 2 or worth[0] == worth[1]:
        return None
    if who and not means(asked[0], "lead"):
        leads = _is_of(who[0], first)
        if leads is (worth[0] < worth[1]):
            return None
    return Reckoned(Says.VALUE, (*SCORED, clauses.MOST_POINTS), abs(worth[0] - worth[1]), "point")


def _owners(segment: Sequence[Token]) -> list[Token]:
    return [token for token in segment if means([token], *builds.OWNERS)]


def _is_of(who: Token, owners: Sequence[Token]) -> bool:
    if "name" in who.meant:
        return any(_is_called(who.text, owner.text) for owner in owners)
    if "person" in who.meant:
        return any("person" in owner.meant for owner in owners)
    return any(who.meant & owner.meant & {"mine", "theirs"} for owner in owners)


def over_rounds(found: Sequence[Segment], said: Sequence[Token]) -> Reckoned | None:
    """What several rounds bring together, told by points or by what was built."""
    rounds = [token.number for token in said if token.number and "of round" in token.meant]
    rests = (clauses.AGREED, clauses.MOST_POINTS)
    told_of = [token for token in said if counts(token) or "of point" in token.meant]
    scores = [token.number or 0 for token in told_of]
    if any("of point" in token.meant for token in said):
        told = len(scores) > 1 and "of point" in told_of[-1].meant and rounds in ([], [len(scores)])
        plain = not any(means([token], "bottom", "above", "top", "row", "rows", "meeple") for token in said)
        return Reckoned(Says.VALUE, rests, sum(scores), "point") if told and plain else None
    built = [rows_of(build) for build in builds.by_rounds(found)]
    if len(built) < 2 or not all(built) or rounds not in ([], [len(built)]):
        return None
    value = sum(points(possible(rows)) for rows in built if rows)
    return Reckoned(Says.VALUE, (*SCORED, *rests), value, "point")
