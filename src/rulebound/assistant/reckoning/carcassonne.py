"""What a feature described in a question is worth: read from its words, and worked out by the scoring desk.

What would decide the points and is not told is not made up, but for coats of arms, farmhouses and the like: a
question that tells of none means none.
"""

from __future__ import annotations

from typing import Any

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, likely, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.features import ACTIVE, COUNTS, FIGURES, MARKS, SHOWN
from rulebound.assistant.reckoning.numbers import ARTICLES, MANY
from rulebound.assistant.reckoning.ordinary import asked_in, without_talk
from rulebound.assistant.reckoning.reading import ACTIVE_AS, KINDS, PLAIN, Reading, read
from rulebound.assistant.reckoning.result import Impossible, Reckoned
from rulebound.assistant.reckoning.standing import ACTIVE_WORDS
from rulebound.assistant.reckoning.turns import told
from rulebound.core import Options, Term
from rulebound.games.carcassonne import description, desk
from rulebound.games.desks import Ask

_NAMED = {"siege": "siege-scoring-tile"}
"""Scoring tiles that go by another name among names, where `siege` is an expansion."""
_THINGS = {_NAMED.get(tile, tile): ACTIVE_AS + tile for tile in ACTIVE} | {
    "scoring-tile": PLAIN,
    "active-scoring-tile": PLAIN,
    "title": PLAIN,
    "besieged-city": "besieged-city",
    "closing-city-cap": "closing-city-cap",
}
_THINGS |= dict.fromkeys(("majority", "wainwrights-quarter", "little-buildings", "place-a-meeple"), "strange")
_OWNERS = ("self", "other", "third", "against")
_ONLY_MEANS = (
    "point", "more", "no", "castle", "talk", "both", "early", "itself", "strange", "unfinished", "finished", "over", "around", *FIGURES, *_OWNERS, *KINDS, *MARKS, *COUNTS,
)  # fmt: skip
_ONE_EACH = {
    "siege": ("coats-of-arms", "carcassonne/surveyors.siege", "coat-of-arms"),
    "peasant-uprising": ("farmhouses", "carcassonne/surveyors.peasant-uprising", "farmhouse"),
    "hermit-monastery": ("tiles-with-city", "carcassonne/surveyors.hermit-monastery", "city"),
    "pilgrimage-route": ("tiles-with-road", "carcassonne/surveyors.pilgrimage-route", "road"),
}
"""Where each thing counted makes one point more or less: its line, clause and name."""
_NEVER_TOLD = ("shields", "farmhouse_tiles", "cap_only_tiles", "with_road", "with_city")
_ALL_IN_A_TURN = "carcassonne/surveyors.all-in-a-turn"
_EDITIONS = ("small-city", "unfinished")
"""What editions do otherwise; a table is of one of them."""
_VARIANT = ("towers", "houses", "sheds")
"""What is asked for together: of the others there are none where one is told."""
_SIZES = (3, 4, 5)
"""How large a feature is taken to be where it is asked only whether it scores."""
_WHAT = frozenset("what was wat quoi что quel quelle welche welchen hoe".split())


def reckon(question: str, options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to, by the readings among some options.

    Raises Impossible where a feature cannot be so.
    """
    said = _told(question, names)
    active = {
        meant.removeprefix(ACTIVE_AS) for t in said.tokens for meant in t.meant if meant.startswith(ACTIVE_AS)
    }
    if _asks_how_many(said) or (not active and _tells_of_an_active_tile(said)):
        return None
    said.take(*(ACTIVE_AS + tile for tile in active))
    claims = _claims(said)
    said.take("point", "against", "third")
    if said.places("more"):
        return _extra(said, *active) if len(active) == 1 else None
    features = told(said, active)
    if features is None:
        return None
    asking = asked_in(question)
    sized = all(map(_is_sized, features))
    asked = manner(asking) if sized else likely(asking)
    whether = asked is Manner.YES_OR_NO and (bool(claims) or not _asks_what(said))
    if len(claims) == 1 and not whether:
        return None  # it may be told of what was there before
    try:
        if len(features) > 1:
            return None if whether else _together(features, options)
        return _said(features[0], options, claims, whether=whether)
    except Ask:
        return None
    except ValueError as error:
        raise Impossible(str(error)) from None


def _told(question: str, names: Names) -> Reading:
    """The words of a question, those that are ordinary speech among them, but for one that wants yes or no."""
    said = read(question, names, _THINGS, _ONLY_MEANS)
    if manner(asked_in(question)) is Manner.YES_OR_NO:
        return said
    return without_talk(said, question)


def _tells_of_an_active_tile(said: Reading) -> bool:
    """Whether some scoring tile is active, by whatever name."""
    return any(token.text.startswith(ACTIVE_WORDS) or token.text == "dran" for token in said.tokens)


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


def _is_sized(told_of: dict[str, Any]) -> bool:
    return "tiles" in told_of or told_of["feature"] not in ("road", "city")


def _together(features: list[dict[str, Any]], options: Options) -> Reckoned | None:
    """What several features come to that were scored in one turn."""
    found = [_worked_out(each, options) for each in features]
    if any(each.value is None for each in found):
        return None
    rests = dict.fromkeys((_ALL_IN_A_TURN, *(clause for each in found for clause in each.clauses)))
    terms = tuple(term for each in found for term in each.terms)
    return Reckoned(Says.VALUE, tuple(rests), sum(each.value or 0 for each in found), "point", terms)


def _said(told_of: dict[str, Any], options: Options, claims: list[int], *, whether: bool) -> Reckoned | None:
    """What a feature comes to, or whether it comes to what is claimed, or to anything."""
    sized = _is_sized(told_of)
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
    """Whether it is asked what something is worth: by such a word, or by points alone in the last part."""
    last = [token for token in said.tokens if token.part == said.tokens[-1].part]
    return all("point" in token.meant for token in last) or any(
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
        if option.key not in _EDITIONS
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
