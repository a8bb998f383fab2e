"""What meeples stand in which row, as it is told: builds, whose they are, and what may change their worth.

Each number is bound to the noun beside it; those that are left count meeples. What they count stands in rows by the words
for places beside them, or one row above the other in the order in which they are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from rulebound.assistant.reckoning.numbers import ARTICLES
from rulebound.assistant.reckoning.reading import Token, means
from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.pyramid import Rows, crowded, triangle

_ONES = ARTICLES | frozenset("one один одна одно одну одного одной eins eentje ene".split())
"""Words that count one, or nothing."""
_PLACES = ("bottom", "above", "below", "top")
_NOUNS = ("rows", "row", "round", "player", "pile", "tower", "minute", "point", "variant")
"""What a number before it counts, if not meeples."""
_MINUTES = 2
"""The minutes of a round, which change nothing when they are told."""


def bound(tokens: Sequence[Token]) -> list[Token]:
    """The tokens, where each number that counts no meeples means what it counts: "of rows", or is a rank."""
    found = [_bound(tokens, place) for place in range(len(tokens))]
    return [token for token in found if token is not None]


def _bound(tokens: Sequence[Token], place: int) -> Token | None:
    token = tokens[place]
    if token.number is None and token.rank is None:
        return token
    before, after = _beside(tokens, place, -1), _beside(tokens, place, 1)
    if means(before + after, "variant"):
        return None
    if token.rank is not None:
        of = next((noun for noun in ("round", "minute", "player") if means(before + after, noun)), None)
        return replace(token, meant=token.meant | {f"of {of}"}) if of else token
    if means(after, "minute") and token.number == _MINUTES:
        return None
    follows = tokens[place + 2 : place + 3]
    if means(before, "row", "round") and not means(after, "meeple"):
        told = place > 1 and tokens[place - 2].rank is not None
        of = {"of round"} if means(before, "round") else set[str]()
        return token if told else Token(token.text, token.meant | of, token.part, rank=token.number)
    if (
        place + 1 < len(tokens)
        and tokens[place + 1].part != token.part
        and means(tokens[place + 1 :][:1], "row", "round")
    ):
        if not any(next_.number for next_ in follows) and token.text.isdecimal():  # "in 2. Reihe"
            return Token(token.text, token.meant, token.part, rank=token.number)
    for noun in _NOUNS:
        if (
            means(after, noun)
            and token.text not in _ONES
            and not (noun == "row" and follows and follows[0].number and follows[0].part == token.part)
        ):
            return replace(token, meant=token.meant | {f"of {noun}"})
    return token


def _beside(tokens: Sequence[Token], place: int, step: int) -> list[Token]:
    """The token before or behind one in its part; behind it, one that tells builds apart is passed over."""
    at = place + step
    while step > 0 and at < len(tokens) and means(tokens[at : at + 1], "apart", "full"):
        at += step
    return [tokens[at]] if 0 <= at < len(tokens) and tokens[at].part == tokens[place].part else []


def counts(token: Token) -> bool:
    """Whether a token is a number of meeples, or may be one."""
    return token.number is not None and not any(meaning.startswith("of ") for meaning in token.meant)


def segments(tokens: Sequence[Token]) -> list[list[Token]]:
    """The tokens between stops and words such as "then"; without numbers, that count one, beside real ones."""
    found: list[list[Token]] = []
    for place, token in enumerate(tokens):
        then = "then" in token.meant
        if place == 0 or then or token.part != tokens[place - 1].part:
            found.append([])
        if not then:
            found[-1].append(token)
    return [list(_ones(segment)) for segment in found if segment]


def _ones(segment: Sequence[Token]) -> Iterator[Token]:
    """The tokens of a segment, where a one that is not told of a meeple or of a place counts nothing."""
    real = any(counts(token) and token.text not in _ONES for token in segment)
    last = max((place for place, token in enumerate(segment) if counts(token)), default=None)
    placed = means(segment, *_PLACES, "each", "upward", "downward") or any(map(_places, segment))
    for place, token in enumerate(segment):
        if token.text not in _ONES or token.number is None:
            yield token
            continue
        told = placed or len(segment) == 1 or means(segment[place + 1 : place + 2], "meeple")
        if not real and place == last and told:
            yield token
        else:
            yield Token(
                token.text, token.meant | {"article" if token.text in ("a", "an") else "one"}, token.part
            )


@dataclass
class _Told:
    """So many meeples, and all that tells their row: its number, or a word for its place."""

    meeples: int
    places: list[int | str] = field(default_factory=list)

    def is_(self, *places: str) -> bool:
        """Whether one of these tells its place."""
        return any(place in places for place in self.places)

    @property
    def row(self) -> int | None:
        """The number of its row, where one is told."""
        return next((place for place in self.places if isinstance(place, int)), None)


def rows(build: Sequence[Sequence[Token]], *, whole: bool = False) -> dict[int, int] | None:
    """How many meeples stand in which row of a build; None where that is not told, or may be read in two ways.

    Only its base is told of a full one, or of one that is `whole` anyway.
    """
    said = [token for segment in build for token in segment]
    numbers = [token.number for token in said if token.number is not None and counts(token)]
    levels = [token.number for token in said if token.number and token.meant & {"of rows", "of row"}]
    if means(said, "each"):
        one = numbers or [1]
        return dict.fromkeys(range(1, levels[0] + 1), one[0]) if len(levels) == len(one) == 1 else None
    single = len(numbers) <= 1 and not any(token.rank is not None for token in said)
    if single and means(said, "column", "tower"):
        high = [number for number in [*levels, *numbers] if number > 1]
        if len(high) > 1 or (not high and not means(said, "column")):
            return None
        return dict.fromkeys(range(1, (high or [2])[0] + 1), 1)
    if levels and levels != [len(numbers)]:
        return None
    if len(numbers) == 1 and (whole or means(said, "full")):
        is_base = means(said, "bottom") or any(token.rank == 1 for token in said)
        return dict(enumerate(triangle(numbers[0]), 1)) if is_base and numbers[0] <= SUPPLY else None
    told = _placed(build)
    if told is None:
        return None
    return _stacked(
        told[::-1] if means(said, "downward") else told, ordered=means(said, "upward", "downward")
    )


def _placed(build: Sequence[Sequence[Token]]) -> list[_Told] | None:
    """The numbers of meeples with their places: those before each where a segment begins with one, else those behind."""
    found: list[_Told] = []
    held: list[int | str] = []
    for segment in build:
        numbers, own = sum(map(counts, segment)), 0
        places = sum(bool(_places(token)) for token in segment)
        leads = bool(held) or next((not counts(t) for t in segment if counts(t) or _places(t)), False)
        if leads and 1 < numbers != places + bool(held):
            return None
        for token in segment:
            if counts(token) and token.number is not None:
                found.append(_Told(token.number, held))
                held, own = [], own + 1
            elif places and own and (not leads or own == numbers):
                found[-1].places.extend(_places(token))
            elif places:
                held = [*held, *_places(token)]
    if len(found) == 1 and found[0].row is None:  # "on top, in the third row"
        found[0].places.extend(held)
        held = []
    return None if held else found


def _places(token: Token) -> list[int | str]:
    ranked = [token.rank] if token.rank and not any(m.startswith("of ") for m in token.meant) else []
    return ranked or [place for place in _PLACES if place in token.meant][:1]


def _stacked(told: list[_Told], *, ordered: bool) -> dict[int, int] | None:
    """The rows of what is told from the lowest on, or from the top down; each place that is told has to agree.

    Without places the lowest is the largest, unless the order is told: it is `ordered`.
    """
    ranks = [each.row for each in told]
    if told and None not in ranks:
        return _by_number(told)
    if sum(each.is_("below") for each in told) == 1 and told[0].is_("below"):
        told[0].places.append("bottom")
        told[0].places.remove("below")
    down = any(each.is_("below") for each in told) or (
        len(told) > 1 and told[0].is_("top", "above") and told[-1].is_("bottom")
    )
    if down and (told[0].is_("below", "bottom") or any(each.is_("above", "top") for each in told[1:])):
        return None
    upward = told[::-1] if down else told
    last = len(upward) - 1
    for at, each in enumerate(upward):
        wrong = (at > 0 and each.is_("bottom")) or each.row not in (None, at + 1)
        if wrong or (
            not down and ((at == 0 and each.is_("above", "top")) or (at < last and each.is_("top")))
        ):
            return None
    meeples = [each.meeples for each in upward]
    begins = bool(upward) and (upward[0].is_("bottom") or upward[0].row == 1)
    anchored = (
        ordered or down or begins or (last > 0 and all(each.is_("above", "top") for each in upward[1:]))
    )
    if not meeples or (not anchored and (last == 0 or meeples != sorted(meeples, reverse=True))):
        return None
    return dict(enumerate(meeples, 1)) if all(meeples) and not crowded(tuple(meeples)) else None


def _by_number(told: list[_Told]) -> dict[int, int] | None:
    """The rows of what is told by their numbers, each once."""
    found: dict[int, int] = {}
    for each in told:
        if len(set(each.places) - {"top"}) > 1 or each.row in found or each.row is None:
            return None
        found[each.row] = each.meeples
    return found if all(found.values()) else None


def apart(found: Sequence[Sequence[Token]]) -> list[list[Sequence[Token]]]:
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


def _begins(segment: Sequence[Token]) -> bool:
    told = any(token.number is not None and not token.meant & {"of pile", "of tower"} for token in segment)
    return told and means(segment, "pile", "tower", "other", "beside", "one")


def are_several(found: Sequence[Sequence[Token]]) -> bool:
    """Whether more than one build is told, or one of more than one player."""
    begun = sum(any(map(counts, segment)) and means(segment, "pile", "tower") for segment in found)
    return (
        begun > 1
        or len(owned(found)) > 1
        or any("of pile" in t.meant or "of tower" in t.meant for s in found for t in s)
    )


def are_anothers(found: Sequence[Sequence[Token]]) -> bool:
    """Whether people are told of otherwise than once, before all that is told, as those who have built it."""
    said = [token for segment in found for token in segment]
    people = [place for place, token in enumerate(said) if means([token], "person")]
    first = next((place for place, token in enumerate(said) if counts(token)), len(said))
    return len(people) > 1 or any(place > first for place in people)


def owned(found: Sequence[Sequence[Token]]) -> list[list[Sequence[Token]]]:
    """The segments by whose build they tell."""
    return _split(
        found, [any(map(counts, s)) and means(s, "mine", "theirs", "person", "name") for s in found]
    )


def by_rounds(found: Sequence[Sequence[Token]]) -> list[list[Sequence[Token]]]:
    """The segments by rounds that are numbered."""
    return _split(found, [any(t.rank is not None and "of round" in t.meant for t in s) for s in found])


def _split(found: Sequence[Sequence[Token]], marks: Sequence[bool]) -> list[list[Sequence[Token]]]:
    builds: list[list[Sequence[Token]]] = []
    for segment, begins in zip(found, marks, strict=True):
        if begins:
            builds.append([segment])
        elif builds:
            builds[-1].append(segment)
    return builds


def listed(found: dict[int, int]) -> Rows:
    """Rows as a judge takes them."""
    return tuple(found.get(row, 0) for row in range(1, max(found) + 1))


def trails_off(found: Sequence[Sequence[Token]]) -> bool:
    """Whether behind what is counted a segment begins with a one that may count another, as in "5, 4 and one for luck"."""
    return any(
        any(map(counts, before))
        and not any(map(counts, segment))
        and means(segment[:1], "one")
        and not means(segment, "column")
        for before, segment in pairwise(found)
    )


def is_sound(segment: Sequence[Token]) -> bool:
    """Whether a segment tells nothing that changes what counts.

    It does where something has fallen, lies or is not connected, unless that is denied, and of all that there is.
    """
    told = any(map(counts, segment))
    wrong = means(segment, "trouble") or (means(segment, "lies") and (told or not means(segment, "ahead")))
    if means(segment, "part") or (wrong and told) or (means(segment, "connected") and means(segment, "mine")):
        return False
    if not means(segment, "no"):
        return not wrong
    return (wrong or means(segment, "connected")) and not means(segment, "all", "only")


def is_loose(tokens: Sequence[Token]) -> bool:
    """Whether it is told that something stands by itself."""
    return means(tokens, "apart", "beside") or (means(tokens, "no") and means(tokens, "connected"))
