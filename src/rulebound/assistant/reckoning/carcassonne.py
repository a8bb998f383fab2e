"""What a feature described in a question is worth: read from its words, and worked out by the scoring desk.

What would decide the points and is not told is not made up, but for coats of arms, farmhouses and the like: a
question that tells of none means none.
"""

from __future__ import annotations

from typing import Any

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, likely, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.features import ACTIVE, COUNTS, FIGURES, KINDS, MARKS, SHOWN, described
from rulebound.assistant.reckoning.numbers import ARTICLES, MANY
from rulebound.assistant.reckoning.reading import PLAIN, Reading, read
from rulebound.assistant.reckoning.result import Impossible, Reckoned
from rulebound.core import Options, Term
from rulebound.games.carcassonne import description, desk
from rulebound.games.desks import Ask

_NAMED = {"siege": "siege-scoring-tile"}
"""Scoring tiles that go by another name among names, where `siege` is an expansion."""
_TILE = "active "
_THINGS = {_NAMED.get(tile, tile): _TILE + tile for tile in ACTIVE} | {
    "scoring-tile": PLAIN,
    "active-scoring-tile": PLAIN,
    "title": PLAIN,
    "besieged-city": "besieged-city",
    "closing-city-cap": "closing-city-cap",
}
_OWNERS = ("self", "other", "third", "against")
_ONLY_MEANS = (
    "point", "more", "no", "unfinished", "finished", "over", "around", *FIGURES, *_OWNERS, *KINDS, *MARKS, *COUNTS,
)  # fmt: skip
_ONE_EACH = {
    "siege": ("coats-of-arms", "carcassonne/surveyors.siege", "coat-of-arms"),
    "peasant-uprising": ("farmhouses", "carcassonne/surveyors.peasant-uprising", "farmhouse"),
    "hermit-monastery": ("tiles-with-city", "carcassonne/surveyors.hermit-monastery", "city"),
    "pilgrimage-route": ("tiles-with-road", "carcassonne/surveyors.pilgrimage-route", "road"),
}
"""Where each thing counted makes one point more or less: its line, clause and name."""
_NEVER_TOLD = ("shields", "farmhouse_tiles", "cap_only_tiles", "with_road", "with_city")
_VARIANT = ("towers", "houses", "sheds")
"""What is asked for together: of the others there are none where one is told."""
_SIZES = (3, 4, 5)
"""How large a feature is taken to be where it is asked only whether it scores."""
_WHAT = frozenset("what was wat quoi что quel quelle welche welchen hoe".split())


def reckon(question: str, options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to, by the readings among some options.

    Raises Impossible where a feature cannot be so.
    """
    said = read(question, names, _THINGS, _ONLY_MEANS)
    active = {meant.removeprefix(_TILE) for t in said.tokens for meant in t.meant if meant.startswith(_TILE)}
    if len(active) > 1 or _asks_how_many(said):
        return None
    tile = next(iter(active), "")
    said.take(_TILE + tile)
    claims = _claims(said)
    said.take("point", "against", "third")
    if said.places("more"):
        return _extra(said, tile)
    told_of = described(said, tile)
    if told_of is None or said.unread:
        return None
    sized = "tiles" in told_of or told_of["feature"] not in ("road", "city")
    asked = manner(question) if sized else likely(question)
    whether = asked is Manner.YES_OR_NO and (bool(claims) or not _asks_what(said))
    try:
        return _said(told_of, options, claims, whether=whether)
    except Ask:
        return None
    except ValueError as error:
        raise Impossible(str(error)) from None


def tells(question: str, names: Names) -> bool:
    """Whether a question tells of so many of what is counted in a feature, or of so many features."""
    said = read(question, names, _THINGS, _ONLY_MEANS)
    counted = (*COUNTS, *KINDS, *FIGURES, "besieged-city")
    for place, token in enumerate(said.tokens):
        if token.number is not None and token.text not in ARTICLES:
            after = said.ahead(place, passing=("finished", "unfinished", "besieged"))
            if after is not None and not said.tokens[after].meant.isdisjoint(counted):
                return True
    return False


def _said(told_of: dict[str, Any], options: Options, claims: list[int], *, whether: bool) -> Reckoned | None:
    """What a feature comes to, or whether it comes to what is claimed, or to anything."""
    sized = "tiles" in told_of or told_of["feature"] not in ("road", "city")
    sizes = [told_of] if sized or not whether or claims else [told_of | {"tiles": n} for n in _SIZES]
    found = [_worked_out(each, options) for each in sizes]
    first = found[0]
    if not whether or len(claims) > 1 or first.says is not Says.VALUE:
        return first if len(found) == 1 else None
    if len({bool(each.value) for each in found}) > 1:
        return None
    holds = first.value == claims[0] if claims else bool(first.value)
    terms = first.terms if len(found) == 1 else ()
    return Reckoned(Says.YES if holds else Says.NO, first.clauses, terms=terms)


def _asks_what(said: Reading) -> bool:
    """Whether it is asked what something is worth: by such a word, or by points alone at the end."""
    return "point" in said.tokens[-1].meant or any(
        token.text in _WHAT or token.text.startswith(MANY) for token in said.tokens
    )


def _asks_how_many(said: Reading) -> bool:
    """Whether it is asked how many there are of what is counted, and not how many points."""
    for place, token in enumerate(said.tokens):
        if token.text.startswith(MANY):
            after = said.ahead(place)
            if after is not None and said.tokens[after].number is None:
                asked = said.tokens[after].meant
                if not asked.isdisjoint({"tile", "coat-of-arms", "farmhouse", "closing-city-cap", "meeple"}):
                    return True
                if "city" in asked and after <= place + 2 and said.tokens[place].text == "many":
                    return True
    return False


def _claims(said: Reading) -> list[int]:
    """The numbers of points that a question itself names, as in "5 or 10 points"."""
    found: list[int] = []
    claims = False
    for place in reversed(range(len(said.tokens))):
        token = said.tokens[place]
        if token.number is not None and token.text not in ARTICLES and claims:
            found.append(token.number)
            said.tokens[place] = type(token)(token.text, frozenset({PLAIN}), token.part)
            said.unread.discard(place)
        else:
            claims = "point" in token.meant
    return found


def _extra(said: Reading, active: str) -> Reckoned | None:
    """How many points more or less, where each thing counted makes one."""
    numbers = [place for place, token in enumerate(said.tokens) if token.number is not None]
    if active not in _ONE_EACH or len(numbers) != 1:
        return None
    label, clause, thing = _ONE_EACH[active]
    said.take("more", thing, "tile", "monastery" if active in SHOWN else ACTIVE[active])
    said.unread.difference_update(numbers)
    if said.unread:
        return None
    term = Term(label, said.tokens[numbers[0]].number or 0, 1, (clause,))
    return Reckoned(Says.VALUE, (clause,), term.points, "point", (term,))


def _worked_out(told_of: dict[str, Any], options: Options) -> Reckoned:
    agreed = {each.key: options[each.key] for each in description.READINGS if each.key in options}
    never = (*_NEVER_TOLD, *(_VARIANT if told_of.keys() & set(_VARIANT) else ()))
    asked = dict.fromkeys(never, 0) | told_of
    answer = desk.answer(asked | {"readings": agreed}, supposed=True)
    points, terms = answer.points["you"], answer.terms.get("you", ())
    others = {
        desk.answer(asked | {"readings": agreed | {option.key: choice}}, supposed=True).points["you"]
        for option in description.READINGS
        for choice in option.choices
        if option.key != "small-city"
    }
    shared = answer.clauses if len(told_of["meeples"]) > 1 else ()
    rests = tuple(
        dict.fromkeys(
            [
                *(c for line in answer.applied for c in line.clauses),
                *shared,
                *(c for t in terms for c in t.clauses),
            ]
        )
    )
    rests = tuple(sorted(rests, key=lambda clause: "/surveyors." not in clause))
    if told_of.get("active") in ("wealth", "poverty"):
        return Reckoned(Says.SILENT, rests, terms=terms, reading=points)
    if others != {points}:
        return Reckoned(Says.CONFLICT, rests, terms=terms, reading=points)
    return Reckoned(Says.VALUE, rests, points, "point", terms)
