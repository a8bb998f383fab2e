"""Several builds in one question: which segments tell of which, whose they are, and what may change their worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rulebound.assistant.reckoning.binding import PLACES, Segment, counts, rank
from rulebound.assistant.reckoning.reading import Token, means

Build = list[Segment]
OWNERS = ("mine", "theirs", "person", "name")


def apart(found: Sequence[Segment]) -> list[Build]:
    """The segments by builds that stand apart: one begins with a word for it, or with each that tells rows."""
    told = [
        number
        for segment in found
        for t in segment
        if t.meant & {"of pile", "of tower"} and (number := t.number)
    ]
    marks = [_begins(segment) for segment in found]
    if sum(marks) < 2:
        marks = [any(map(counts, segment)) for segment in found]
    builds = _split(found, marks)
    return builds if len(builds) > 1 and (not told or told == [len(builds)]) else []


def _begins(segment: Segment) -> bool:
    told = any(token.number is not None and not token.meant & {"of pile", "of tower"} for token in segment)
    return told and means(segment, "pile", "tower", "other", "beside", "one")


def are_several(found: Sequence[Segment]) -> bool:
    """Whether more than one build is told, or one of more than one player."""
    begun = sum(any(map(counts, segment)) and means(segment, "pile", "tower") for segment in found)
    return (
        begun > 1
        or len(owned(found)) > 1
        or any("of pile" in t.meant or "of tower" in t.meant for s in found for t in s)
    )


def are_anothers(found: Sequence[Segment]) -> bool:
    """Whether people are told of otherwise than once, before all that is told, as those who have built it."""
    said = [token for segment in found for token in segment]
    people = [place for place, token in enumerate(said) if means([token], "person")]
    first = next((place for place, token in enumerate(said) if counts(token)), len(said))
    return len(people) > 1 or any(place > first for place in people)


def owned(found: Sequence[Segment]) -> list[Build]:
    """The segments by whose build they tell."""
    return _split(found, [any(map(counts, s)) and means(s, *OWNERS) for s in found])


def by_rounds(found: Sequence[Segment]) -> list[Build]:
    """The segments by rounds that are numbered."""
    return _split(found, [any(t.rank is not None and "of round" in t.meant for t in s) for s in found])


def _split(found: Sequence[Segment], marks: Sequence[bool]) -> list[Build]:
    builds: list[Build] = []
    for segment, begins in zip(found, marks, strict=True):
        if begins:
            builds.append([segment])
        elif builds:
            builds[-1].append(segment)
    return builds


def trails_off(found: Sequence[Segment]) -> bool:
    """Whether behind what is counted a segment begins with a one that may count another, as in "5, 4 and one for luck"."""
    return any(
        any(map(counts, before))
        and not any(map(counts, segment))
        and means(segment[:1], "one")
        and not means(segment, "column")
        for before, segment in pairwise(found)
    )


def is_sound(segment: Segment) -> bool:
    """Whether a segment tells nothing that changes what counts.

    It does where something has fallen, lies or is not connected, unless that is denied, and of all that there is.
    """
    told = any(map(counts, segment))
    wrong = means(segment, "trouble") or (means(segment, "lies") and (told or not means(segment, "ahead")))
    added = told and means(segment, "again") and not _is_placed(segment)
    if (
        added
        or means(segment, "part")
        or (wrong and told)
        or (means(segment, "connected") and means(segment, "mine"))
    ):
        return False
    if not means(segment, "no"):
        return not wrong
    return (wrong or means(segment, "connected")) and not means(segment, "all", "only")


def _is_placed(segment: Segment) -> bool:
    """Whether it is told in which row a count of a segment stands."""
    return means(segment, *PLACES) or any(map(rank, segment))


def is_loose(tokens: Sequence[Token]) -> bool:
    """Whether it is told that something stands by itself."""
    return means(tokens, "apart", "beside") or (means(tokens, "no") and means(tokens, "connected"))
