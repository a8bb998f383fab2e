"""What each number of a build counts: it is bound to the noun beside it, and what is left counts meeples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rulebound.assistant.reckoning.numbers import ARTICLES
from rulebound.assistant.reckoning.reading import Token, means

Segment = Sequence[Token]
"""What is said between stops and words such as "then"."""
_ONES = ARTICLES | frozenset("one один одна одно одну одного одной eins eentje ene".split())
"""Words that count one, or nothing."""
PLACES = ("bottom", "above", "below", "top")
_NOUNS = ("rows", "row", "round", "player", "pile", "tower", "minute", "point", "times")
"""What a number before it counts, if not meeples."""
_RANKED = ("round", "minute", "player")
"""What an ordinal beside it counts, if not rows."""
_MINUTES = 2
"""The minutes of a round, which change nothing when they are told."""


def bound(tokens: Sequence[Token]) -> list[Token]:
    """The tokens, where each number that counts no meeples means what it counts: "of rows"; or is the rank of a row."""
    found = [_bound(tokens, place) for place in range(len(tokens))]
    return [token for token in found if token is not None]


def _bound(tokens: Sequence[Token], place: int) -> Token | None:
    token = tokens[place]
    if token.number is None and token.rank is None:
        return token
    before, after = _beside(tokens, place, -1), _beside(tokens, place, 1)
    if means(before + after, "variant") or (means(after, "minute") and token.number == _MINUTES):
        return None
    if token.rank is not None:
        return _of(token, next((noun for noun in _RANKED if means(before + after, noun)), None))
    if means(before, "row", "round") and not means(after, "meeple"):
        if place > 1 and tokens[place - 2].rank is not None:  # "second row 4"
            return token
        return _ranked(token, "round" if means(before, "round") else None)
    if _is_cut_off(tokens, place):
        return _ranked(token, None)
    if token.text in _ONES or (means(after, "row") and _number_at(tokens, place + 2, token.part)):
        return token
    return _of(token, next((noun for noun in _NOUNS if means(after, noun)), None))


def _of(token: Token, noun: str | None) -> Token:
    return token if noun is None else replace(token, meant=token.meant | {f"of {noun}"})


def _ranked(token: Token, noun: str | None) -> Token:
    return _of(replace(token, number=None, rank=token.number), noun)


def _is_cut_off(tokens: Sequence[Token], place: int) -> bool:
    """Whether a stop stands between a number and the row that it names, as in "2. Reihe"."""
    token, after = tokens[place], tokens[place + 1 : place + 2]
    apart = bool(after) and after[0].part != token.part and token.text.isdecimal()
    return apart and means(after, "row", "round") and not any(t.number for t in tokens[place + 2 : place + 3])


def _number_at(tokens: Sequence[Token], place: int, part: int) -> bool:
    return any(token.number and token.part == part for token in tokens[place : place + 1])


def _beside(tokens: Sequence[Token], place: int, step: int) -> list[Token]:
    """The token before or behind one in its part; behind it, one that tells builds apart is passed over."""
    at = place + step
    while step > 0 and at < len(tokens) and means(tokens[at : at + 1], "apart", "full"):
        at += step
    return [tokens[at]] if 0 <= at < len(tokens) and tokens[at].part == tokens[place].part else []


def counts(token: Token) -> bool:
    """Whether a token is a number of meeples, or may be one."""
    return token.number is not None and not any(meaning.startswith("of ") for meaning in token.meant)


def rank(token: Token) -> int | None:
    """The number of the row that a token names."""
    return None if any(meaning.startswith("of ") for meaning in token.meant) else token.rank


def segments(tokens: Sequence[Token]) -> list[list[Token]]:
    """The tokens between stops and words such as "then"."""
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
    placed = means(segment, *PLACES, "each", "upward", "downward") or any(rank(token) for token in segment)
    for place, token in enumerate(segment):
        if token.text not in _ONES or token.number is None:
            yield token
            continue
        told = placed or len(segment) == 1 or means(segment[place + 1 : place + 2], "meeple")
        if not real and place == last and told:
            yield token
        else:
            article = "article" if token.text in ("a", "an") else "one"
            yield replace(token, meant=token.meant | {article}, number=None, rank=None)
