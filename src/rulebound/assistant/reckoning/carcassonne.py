"""What a feature described in a question is worth: read from its words, and worked out by the scoring desk.

What would decide the points and is not told is not made up, but for coats of arms, farmhouses and the like: a
question that tells of none means none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import ARTICLES, Word, has, told
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options, Term
from rulebound.games import known
from rulebound.games.carcassonne import description, desk
from rulebound.games.desks import Ask

_ACTIVE = {
    "citizens-jury": ("citizens-jury", "city"),
    "bad-neighborhood": ("bad-neighborhood", "city"),
    "siege-scoring-tile": ("siege", "city"),
    "street-fair": ("street-fair", "road"),
    "highway": ("highway", "road"),
    "peasant-uprising": ("peasant-uprising", "road"),
    "hermit-monastery": ("hermit-monastery", "monastery"),
    "pilgrimage-route": ("pilgrimage-route", "monastery"),
    "wealth": ("wealth", ""),
    "poverty": ("poverty", ""),
}
"""The scoring tiles by name, and the kind of feature that each is for."""
_KINDS = ("road", "city", "monastery")
_NOUNS: Mapping[str, tuple[str, ...]] = {
    "shields": ("shield", "pennant", "coat", "герб", "щит", "blason", "boucli", "wapen", "wappen"),
    "farmhouse_tiles": ("farmhous", "farm", "ферм", "дом", "ferm", "boerderij", "bauernh", "hof", "hofe"),
    "cap_only_tiles": ("cap", "semicirc", "замык", "demi", "afsluit", "abschlie"),
    "tiles": ("tile", "тайл", "квадрат", "плит", "tuile", "tegel", "plattchen", "karte", "long"),
    "with_road": ("road", "дорог", "route", "weg", "stra"),
    "with_city": ("city", "cities", "город", "ville", "stad", "stadt"),
}
"""The words by which a number is told, the most telling first."""
_POINTS = (
    "point", "score", "worth", "очк", "очко", "стои", "даст", "принес", "punt", "punkt", "waard", "wert", "vaut",
    "rapport", "many", "much", "сколько", "combien", "hoeveel", "viel", "zahl", "bring", "get", "scoort", "telt",
)  # fmt: skip
_MORE = (
    "extra", "more", "bonus", "less", "lose", "minus", "fewer", "дополнительн", "больше", "теря", "меньше", "отним", "минус",
    "plus", "supplement", "perd", "moins", "meer", "verlies", "minder", "mehr", "zusatz", "verlier", "weniger", "abzug",
)  # fmt: skip
_ONE_EACH = {
    "siege": ("coats-of-arms", "carcassonne/surveyors.siege"),
    "peasant-uprising": ("farmhouses", "carcassonne/surveyors.peasant-uprising"),
    "hermit-monastery": ("tiles-with-city", "carcassonne/surveyors.hermit-monastery"),
    "pilgrimage-route": ("tiles-with-road", "carcassonne/surveyors.pilgrimage-route"),
}
_SPECIAL = {
    "siege": "shields",
    "bad-neighborhood": "cap_only_tiles",
    "peasant-uprising": "farmhouse_tiles",
    "hermit-monastery": "with_city",
    "pilgrimage-route": "with_road",
}
"""What a scoring tile counts."""
_SINGLE = ("shields", "farmhouse_tiles")
"""What an article counts as one."""
_NEVER_TOLD = ("shields", "farmhouse_tiles", "cap_only_tiles", "with_road", "with_city")
_WINDOW = 3


@cache
def _names() -> Names:
    return Names([known()["carcassonne"].files])


def reckon(question: str, options: Options) -> Reckoned | None:
    """What the numbers of a question come to, by the readings among some options."""
    said, named = told(question), _names().known(question)
    active = [_ACTIVE[thing] for thing in _ACTIVE if thing in named]
    numbers = [word for word in said if word.number is not None]
    highway = active == [_ACTIVE["highway"]]
    if len(active) > 1 or not (numbers or highway) or not (active or has(said, *_POINTS)):
        return None
    if active and has(said, *_MORE) and (extra := _extra(said, active[0][0])):
        return extra
    told_of = _description(said, named, active)
    if told_of is None:
        return None
    try:
        return _worked_out(told_of, options)
    except (Ask, ValueError):
        return None


def _extra(said: list[Word], active: str) -> Reckoned | None:
    """How many points more or less, where each thing counted makes one."""
    numbers = [word.number for word in said if word.number is not None]
    if active not in _ONE_EACH or len(numbers) != 1:
        return None
    label, clause = _ONE_EACH[active]
    term = Term(label, numbers[0], 1, (clause,))
    return Reckoned(Says.VALUE, (clause,), term.points, "point", (term,))


def _description(
    said: list[Word], named: frozenset[str], active: list[tuple[str, str]]
) -> dict[str, Any] | None:
    """The feature as the desk takes it; None where its kind is not told."""
    kinds = [kind for kind in _KINDS if kind in named]
    kind = next((kind for _, kind in active if kind), kinds[0] if len(kinds) == 1 else None)
    if kind is None:
        return None
    tile = active[0][0] if active else ""
    counts, rest = _counts(said)
    found: dict[str, Any] = {"feature": kind, "completed": "incomplete" not in named, "meeples": {"you": 1}}
    found |= {"active": tile} if tile else {}
    found |= {"inn": "inn" in named and kind == "road", "cathedral": "cathedral" in named and kind == "city"}
    if kind == "monastery":
        return found | _around(counts, rest, tile)
    keys = ("tiles", "farmhouse_tiles") if kind == "road" else ("tiles", "shields", "cap_only_tiles")
    found |= {key: counts[key] for key in keys if key in counts}
    if "tiles" not in found and rest:
        found["tiles"] = rest.pop(0)
    if (special := _SPECIAL.get(tile)) and special not in found and rest:
        found[special] = rest.pop(0)
    if "tiles" not in found and tile == "highway" and not found["inn"]:
        found["tiles"] = 1  # any number of tiles comes to the same
    return found


def _around(counts: dict[str, int], rest: list[int], tile: str) -> dict[str, Any]:
    """How many of a monastery's nine tiles show what its scoring tile counts."""
    key = _SPECIAL.get(tile)
    if key is None:
        return {}
    numbers = [n for n in (counts.get(key), counts.get("tiles"), *rest) if n is not None and n != 9]
    return {key: numbers[0]} if numbers else {}


def _counts(said: list[Word]) -> tuple[dict[str, int], list[int]]:
    """Each number under the word nearest after it that says what it counts, and those left over."""
    found: dict[str, int] = {}
    rest: list[int] = []
    for place, word in enumerate(said):
        if word.text in ARTICLES and place + 1 < len(said) and _noun(said[place + 1]) in _SINGLE:
            found.setdefault(str(_noun(said[place + 1])), 1)
        elif word.number is not None:
            key = _counted(said, place)
            if key is None or key in found:
                rest.append(word.number)
            else:
                found[key] = word.number
    return found, rest


def _counted(said: list[Word], place: int) -> str | None:
    """What a number counts: the next noun after it, or else one right before it."""
    for after in said[place + 1 : place + 1 + _WINDOW]:
        if after.number is not None:
            break
        if (key := _noun(after)) is not None:
            return key
    return _noun(said[place - 1]) if place and _noun(said[place - 1]) in ("tiles", "shields") else None


def _noun(word: Word) -> str | None:
    return next((key for key, stems in _NOUNS.items() if word.text.startswith(stems)), None)


def _worked_out(told_of: dict[str, Any], options: Options) -> Reckoned:
    agreed = {each.key: options[each.key] for each in description.READINGS if each.key in options}
    asked = {key: 0 for key in _NEVER_TOLD if key not in told_of} | told_of
    answer = desk.answer(asked | {"readings": agreed})
    points, terms = answer.points["you"], answer.terms.get("you", ())
    others = {
        desk.answer(asked | {"readings": agreed | {option.key: choice}}).points["you"]
        for option in description.READINGS
        for choice in option.choices
        if option.key != "small-city"
    }
    rests = tuple(
        dict.fromkeys(
            [*(c for line in answer.applied for c in line.clauses), *(c for t in terms for c in t.clauses)]
        )
    )
    rests = tuple(sorted(rests, key=lambda clause: "/surveyors." not in clause))
    if told_of.get("active") in ("wealth", "poverty"):
        return Reckoned(Says.SILENT, rests, terms=terms, reading=points)
    if others != {points}:
        return Reckoned(Says.CONFLICT, rests, terms=terms, reading=points)
    return Reckoned(Says.VALUE, rests, points, "point", terms)
