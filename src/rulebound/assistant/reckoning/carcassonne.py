"""What a feature described in a question is worth: read from its words, and worked out by the scoring desk.

What would decide the points and is not told is not made up, but for coats of arms, farmhouses and the like: a
question that tells of none means none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import ARTICLES, Word, has, told, unclaimed
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options, Term
from rulebound.games.carcassonne import description, desk
from rulebound.games.carcassonne.surveyors import PRINTED
from rulebound.games.desks import Ask

_NAMED = {"siege-scoring-tile": "siege"}
"""Scoring tiles that go by another name among names, where `siege` is an expansion."""
_ACTIVE = {tile: stack for stack, tiles in PRINTED.items() for tile in tiles} | {"wealth": "", "poverty": ""}
"""The scoring tiles, and the kind of feature that each is for."""
_KINDS = ("road", "city", "monastery", "garden")
_NOUNS: Mapping[str, tuple[str, ...]] = {
    "shields": ("shield", "pennant", "coat", "герб", "щит", "blason", "boucli", "wapen", "wappen", "schild"),
    "farmhouse_tiles": ("farm", "ферм", "дом", "крестьянск", "ferm", "boerderij", "bauernh", "hof"),
    "cap_only_tiles": ("cap", "semicirc", "замык", "demi", "afsluit", "abschlie"),
    "tiles": ("tile", "тайл", "квадрат", "плит", "tuile", "tegel", "plattchen", "karte", "long"),
    "with_road": ("road", "дорог", "route", "weg", "stra"),
    "with_city": ("city", "cities", "город", "ville", "stad", "sted", "stadte"),
}
"""The words by which a number is told, the most telling first."""
_POINTS = (
    "point", "score", "worth", "очк", "стои", "даст", "дает", "получ", "принес", "punt", "punkt", "waard", "wert", "vaut",
    "rapport", "many", "much", "сколько", "combien", "hoeveel", "viel", "zahl", "bring", "get", "earn", "scoort", "telt", "levert", "gibt", "marqu", "gagn",
    "valeur", "waarde", "krijg", "bekomm", "recev", "total", "totaal", "gesamt", "ergebnis", "ценн", "итог",
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
_NINE = 9
"""A monastery with the tiles around it."""
_MARKED = frozenset({"coat-of-arms", "inn", "cathedral"})
"""What nobody names beside a number but to ask what it brings."""
_FARMED = frozenset({"field", "farmer"})
_AROUND = frozenset("um om rond".split())
_OPEN = (
    "half",
    "unfinish",
    "incomplet",
    "недостро",
    "незаверш",
    "незаконч",
    "inachev",
    "onvoltooi",
    "onaf",
    "unfertig",
    "unvollend",
)
_GAME = ("game", "игр", "парти", "partie", "jeu", "spel", "spiel", "end", "einde")
_END = ("over", "end", "конц", "конч", "оконч", "fin", "einde", "afgelopen", "spielende", "schluss")
_BESIDE = (
    "around", "surround", "neighbo", "beside", "вокруг", "сосед", "окруж", "autour", "voisin", "entour", "eromheen", "rondom",
    "omring", "buur", "nachbar", "umliegend", "umgeben", "herum", "drumherum", "darum",
)  # fmt: skip


def reckon(question: str, options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to, by the readings among some options."""
    said, named = unclaimed(told(question)), names.known(question)
    active = [tile for thing in sorted(named) if (tile := _NAMED.get(thing, thing)) in _ACTIVE]
    numbers = [word for word in said if word.number is not None]
    if len(active) > 1 or not (numbers or (active == ["highway"] and has(said, *_POINTS))):
        return None
    if not (active or has(said, *_POINTS) or (named & _MARKED and _describes(question, said))):
        return None
    if active and has(said, *_MORE) and (extra := _extra(said, active[0])):
        return extra
    told_of = _description(said, named, active)
    if told_of is None:
        return None
    try:
        return _worked_out(told_of, options)
    except (Ask, ValueError):
        return None


def _describes(question: str, said: list[Word]) -> bool:
    """Whether a question describes a feature by its tiles and leaves the rest unsaid."""
    return "tiles" in _counts(said)[0] and manner(question) is not Manner.YES_OR_NO


def _extra(said: list[Word], active: str) -> Reckoned | None:
    """How many points more or less, where each thing counted makes one."""
    numbers = [word.number for word in said if word.number is not None]
    if active not in _ONE_EACH or len(numbers) != 1:
        return None
    label, clause = _ONE_EACH[active]
    term = Term(label, numbers[0], 1, (clause,))
    return Reckoned(Says.VALUE, (clause,), term.points, "point", (term,))


def _description(said: list[Word], named: frozenset[str], active: list[str]) -> dict[str, Any] | None:
    """The feature as the desk takes it; None where its kind is not told."""
    tile = active[0] if active else ""
    counts, rest = _counts(said)
    if not tile and named & _FARMED:
        return _field(counts, rest)
    kinds = [kind for kind in _KINDS if kind in named]
    kind = _ACTIVE.get(tile) or (kinds[0] if len(kinds) == 1 else None)
    if kind is None:
        return None
    if kind in ("monastery", "garden") and not tile:
        return _surrounded(kind, said, counts, rest)
    found: dict[str, Any] = {
        "feature": kind,
        "completed": not _unfinished(said, named),
        "meeples": {"you": 1},
    }
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


def _field(counts: Mapping[str, int], rest: list[int]) -> dict[str, Any] | None:
    """A field at the end of the game, by the completed cities that it touches."""
    cities = counts.get("with_city", rest[0] if len(rest) == 1 else None)
    if cities is None or "tiles" in counts:
        return None
    return {"feature": "field", "final_scoring": True, "cities": cities, "meeples": {"you": 1}}


def _unfinished(said: list[Word], named: frozenset[str]) -> bool:
    """Whether a feature is told to be unfinished, or to be there at the end of the game and not told to be finished."""
    if "incomplete" in named or has(said, *_OPEN):
        return True
    over = has(said, *_GAME) and has(said, *_END)
    return over and "completed" not in named


def _surrounded(
    kind: str, said: list[Word], counts: Mapping[str, int], rest: list[int]
) -> dict[str, Any] | None:
    """A monastery or garden by the tiles around it, or by those of its nine that lie."""
    numbers = [n for n in (counts.get("tiles"), *rest) if n is not None]
    lie = [n for n in numbers if n != _NINE] if len(numbers) > 1 else numbers
    if len(lie) != 1 or lie[0] > _NINE:
        return None
    around = has(said, *_BESIDE) or any(word.text in _AROUND for word in said)
    tiles = lie[0] + (around and _NINE not in numbers and lie[0] < _NINE)
    final = {"completed": True} if tiles == _NINE else {"final_scoring": True}
    return {"feature": kind, "tiles_present": tiles, "meeples": {"you": 1}} | final


def _around(counts: dict[str, int], rest: list[int], tile: str) -> dict[str, Any]:
    """How many of a monastery's nine tiles show what its scoring tile counts."""
    key = _SPECIAL.get(tile)
    if key is None:
        return {}
    numbers = [n for n in (counts.get(key), counts.get("tiles"), *rest) if n is not None and n != _NINE]
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
                rest += [word.number] * (word.text not in ARTICLES)
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
