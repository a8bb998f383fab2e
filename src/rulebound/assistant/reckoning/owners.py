"""Whose figures a question tells of, and how many."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rulebound.assistant.reckoning.numbers import ARTICLES
from rulebound.assistant.reckoning.reading import PLAIN, Reading

_WITHIN = frozenset("in im dans there drin erin dedans".split())
_COUNTED = frozenset(
    "tile coat-of-arms farmhouse closing-city-cap little-building tower house shed market".split()
)
_AMONG = {"large-meeple": "large", "mayor": "mayors"}
_YOU, _OTHER, _THIRD = "you", "opponent", "somebody"


def figures(said: Reading, kinds: Collection[str]) -> dict[str, Any] | None:
    """Figures by owner as the desk takes them, one of one's own where none are told; None where it is not clear whose.

    Of several numbers one without a word for figures is of those told before.
    """
    if said.places("both"):
        return _alike(said, kinds)
    found: dict[str, dict[str, int]] = {"meeples": {}, "large": {}, "mayors": {}}
    last: set[str] = set()
    nouns: set[int] = set()
    told = 0
    for place, token in enumerate(said.tokens):
        if token.number is None and token.text not in ARTICLES:
            continue
        noun = _noun(said, place, kinds)
        if noun is None and not (last and _is_alone(said, place) and _owner(said, place)):
            continue
        if noun is not None:
            last = set(said.tokens[noun].meant & set(kinds))
            nouns.add(noun)
        owner = _owner(said, place) or ("" if told or said.places("other") else _YOU)
        number = token.number or 1
        if not owner or owner == _THIRD or owner in found["meeples"]:
            return None
        told += 1
        found["meeples"][owner] = number
        for kind in last & _AMONG.keys():
            found[_AMONG[kind]][owner] = number
        said.unread.discard(place)
    if (said.places("other") and _OTHER not in found["meeples"]) or _loose(said, kinds, nouns):
        return None
    said.take("self", "other", *kinds)
    found["meeples"].setdefault(_YOU, 0 if _OTHER in found["meeples"] and told > 1 else 1)
    return {key: each for key, each in found.items() if each}


def _is_alone(said: Reading, place: int) -> bool:
    """Whether a number counts nothing that is told behind it, or an article stands for a noun: "I have one"."""
    if said.tokens[place].number is None:
        behind = said.tokens[place + 1 : place + 2]
        owned = place > 0 and "self" in said.tokens[place - 1].meant
        return owned and all(each.part != said.tokens[place].part or each.text in _WITHIN for each in behind)
    after = said.ahead(place)
    return after is None or said.tokens[after].meant.isdisjoint(_COUNTED)


def _alike(said: Reading, kinds: Collection[str]) -> dict[str, Any] | None:
    """As many figures of one's own as of somebody else; of large ones and mayors it is not read."""
    counted = [place for place, _ in enumerate(said.tokens) if _noun(said, place, kinds) is not None]
    numbers = [place for place in counted if said.tokens[place].number is not None]
    if len(numbers or counted) != 1 or said.places("large-meeple", "mayor"):
        return None
    number = said.tokens[(numbers or counted)[0]].number or 1
    said.unread.difference_update(numbers)
    said.take("both", "self", "other", *kinds)
    return {"meeples": {_YOU: number, _OTHER: number}}


def _loose(said: Reading, kinds: Collection[str], counted: Collection[int]) -> bool:
    """Whether figures are told of without a number beside others that have one, or such as count otherwise."""
    loose = [said.tokens[place].meant for place in said.places(*kinds) if place not in counted]
    return bool(loose) and (bool(counted) or any({"large-meeple", "mayor"} & meant for meant in loose))


def _noun(said: Reading, place: int, kinds: Collection[str]) -> int | None:
    """The word for figures that a number counts."""
    if said.tokens[place].number is None and said.tokens[place].text not in ARTICLES:
        return None
    after = said.ahead(place, passing=("self", "other") if said.tokens[place].number else ())
    if after is None or said.tokens[after].meant.isdisjoint(kinds):
        return None
    return after if said.tokens[place].number is not None or after == place + 1 else None


def _owner(said: Reading, place: int) -> str:
    """Whose a number is: by the words right before it, or else right behind it."""
    for step, stop in ((-1, -1), (1, len(said.tokens))):
        for at in range(place + step, stop, step):
            token = said.tokens[at]
            if token.part != said.tokens[place].part:
                break
            if "other" in token.meant:
                return _OTHER
            if step < 0 and "third" in token.meant and "self" not in token.meant:
                return _THIRD
            if "self" in token.meant:
                return _YOU if not _is_the_others(said, at, step) else _OTHER
            if token.number is not None or not (
                PLAIN in token.meant
                or (step < 0 and token.meant & {"city", "road"})
                or (step > 0 and token.meant & {"meeple", "large-meeple", "mayor"})
            ):
                break
    return ""


def _is_the_others(said: Reading, place: int, step: int) -> bool:
    """Whether "my" is that of "my opponent"."""
    beside = said.tokens[place + 1 : place + 2] if step > 0 else []
    return any("other" in token.meant for token in beside)
