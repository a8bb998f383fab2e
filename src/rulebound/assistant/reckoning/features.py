"""A feature of Carcassonne as the words of a question describe it, the way the scoring desk takes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.assistant.reckoning.numbers import ARTICLES
from rulebound.assistant.reckoning.owners import figures
from rulebound.assistant.reckoning.reading import PLAIN, Reading
from rulebound.assistant.reckoning.result import Impossible
from rulebound.games.carcassonne.surveyors import PRINTED

ACTIVE = {tile: stack for stack, tiles in PRINTED.items() for tile in tiles} | {"wealth": "", "poverty": ""}
"""The scoring tiles, and the kind of feature that each is for."""
KINDS = ("road", "city", "monastery", "abbey", "shrine", "church", "garden", "field")
_MONASTIC = ("monastery", "abbey", "shrine", "church")
MARKS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "inn": ("inn", ("road",)),
    "cathedral": ("cathedral", ("city",)),
    "besieged": ("besieged", ("city",)),
    "mage": ("mage", ("road", "city")),
    "witch": ("witch", ("road", "city")),
    "german-cathedral": ("german_cathedral", ("road",)),
    "darmstadtium": ("darmstadtium", ("city",)),
}
"""What a feature has or has not: the key of the desk, and the kinds on which it may be."""
COUNTS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "coat-of-arms": ("shields", ("city",)),
    "farmhouse": ("farmhouse_tiles", ("road",)),
    "closing-city-cap": ("cap_only_tiles", ("city",)),
    "little-building": ("little_buildings", ("road", "city", *_MONASTIC)),
    "tower": ("towers", ("road", "city", *_MONASTIC)),
    "house": ("houses", ("road", "city", *_MONASTIC)),
    "shed": ("sheds", ("road", "city", *_MONASTIC)),
    "market": ("markets", ("city", *_MONASTIC)),
    "tile": ("tiles", ("road", "city", *_MONASTIC, "garden")),
}
"""What is counted in a feature, likewise."""
_SINGLE = ("coat-of-arms", "farmhouse", "little-building", "tower", "house", "shed", "market", "besieged")
"""What an article counts as one."""
FIGURES = ("meeple", "large-meeple", "mayor", "farmer")
_SPECIAL = {
    "siege": "shields",
    "bad-neighborhood": "cap_only_tiles",
    "peasant-uprising": "farmhouse_tiles",
    "hermit-monastery": "with_city",
    "pilgrimage-route": "with_road",
}
"""What a scoring tile counts."""
SHOWN = {"hermit-monastery": "city", "pilgrimage-route": "road"}
"""What a monastery's tiles show, where its scoring tile counts that."""
_NINE = 9
"""A monastery with the tiles around it."""
_WITH = frozenset("with avec met mit с".split())
_APART = frozenset("with and plus avec et mit und met en с со и plus sowie samt".split()) | ARTICLES
"""Words behind which something else is told than what a number counts."""
_OF = frozenset("of из aus van de von".split())


def described(said: Reading, tile: str) -> dict[str, Any] | None:
    """The feature as the desk takes it; None where its kind is not told. What it has read is read."""
    none = _denied(said)
    unfinished, finished = bool(said.places("unfinished")), bool(said.places("finished"))
    over = bool(said.places("over"))
    said.take("unfinished", "finished", "over")
    if none is None:
        return None
    unfinished |= "finished" in none
    kind = _kind(said, tile)
    if kind is None:
        return None
    found: dict[str, Any] = {"feature": kind} | ({"active": tile} if tile else {})
    told = figures(said, FIGURES if kind != "field" else (*FIGURES, "meeple"))
    if told is None:
        return None
    found |= told
    if kind == "field":
        return _field(said, found)
    found |= _marks(said, kind, none)
    if found.get("mage") and found.get("witch"):
        return None  # they never stand together: it is rather their expansion that is named
    counts = _counts(said, kind, tile)
    if counts is None:
        return None
    counts |= {COUNTS[thing][0]: 0 for thing in none if thing in COUNTS}
    said.take(*none)
    return _whole(said, found, counts, finished=finished, unfinished=unfinished, over=over)


def _kind(said: Reading, tile: str) -> str | None:
    """The kind of feature that is told, which fits its scoring tile."""
    shown = SHOWN.get(tile)
    if said.places("field") or (said.places("farmer") and not said.places("road", "monastery", "garden")):
        said.take("field")
        return None if tile else "field"
    kinds = {kind for kind in KINDS for place in said.places(kind) if kind != shown}
    if said.places("besieged-city"):
        kinds.add("city")
    if not kinds and said.places("meeple"):
        kinds |= {"city"} if tile in PRINTED["city"] else set()
    wanted = ACTIVE.get(tile)
    if shown and not kinds and (said.places("finished", "unfinished") or _is_of_tiles(said, shown)):
        return None  # a feature of the kind that only stands on the tiles of a monastery
    if kinds == {"monastery", "abbey"}:
        kinds = {"monastery"}  # one word of French
    if len(kinds) > 1 or (not kinds and not wanted):
        return None
    kind = next(iter(kinds), wanted)
    if wanted and kind != wanted and not (wanted == "monastery" and kind in _MONASTIC):
        return None
    said.take(
        kind or "", *(("monastery", "abbey") if kind == "monastery" else ()), *([shown] if shown else [])
    )
    return kind


def _marks(said: Reading, kind: str, none: set[str]) -> dict[str, bool]:
    """What such a feature has or has not; of an inn or a cathedral nobody tells where there is none."""
    found = {key: False for key, kinds in map(MARKS.__getitem__, ("inn", "cathedral")) if kind in kinds}
    for mark, (key, kinds) in MARKS.items():
        if kind in kinds and said.take(mark):
            found[key] = mark not in none
    if kind == "city" and said.take("besieged-city"):
        found["besieged"] = True
    return found


def _is_of_tiles(said: Reading, kind: str) -> bool:
    """Whether such a feature is itself told to be of so many tiles."""
    after = [said.tokens[place + 1].text for place in said.places(kind) if place + 1 < len(said.tokens)]
    return not _OF.isdisjoint(after)


def _denied(said: Reading) -> set[str] | None:
    """What is said not to be: not finished, no coat of arms, without an inn. None where it is something else."""
    found: set[str] = set()
    for place in said.places("no"):
        after = said.ahead(place, passing=("no", "self"))
        meant = said.tokens[after].meant if after is not None else frozenset[str]()
        denied = meant & {"finished", "unfinished", *MARKS, *COUNTS}
        if after is None or not denied or said.tokens[after].number is not None:
            if PLAIN in said.tokens[place].meant:
                continue
            return None
        found |= denied
        said.unread.discard(place)
    return found


def _field(said: Reading, found: dict[str, Any]) -> dict[str, Any] | None:
    """A field at the end of the game, by the completed cities that it touches and those of them that are besieged."""
    cities: list[int] = []
    besieged: list[int] = []
    if said.places("unfinished"):
        return None
    for place, token in enumerate(said.tokens):
        if token.number is None or place not in said.unread | set(said.places(PLAIN)):
            continue
        after = said.ahead(place, passing=("finished", "field", "farmer", "around"))
        meant = said.tokens[after].meant if after is not None else frozenset[str]()
        if "besieged" in meant or "besieged-city" in meant:
            besieged.append(token.number)
            cities += [token.number] if after is not None and _names_city(said, after) else []
        elif "city" in meant or (after is None and not cities):
            cities.append(token.number)
        else:
            return None
        said.unread.discard(place)
    said.take("city", "besieged", "besieged-city", "around")
    if len(cities) != 1 or len(besieged) > 1:
        return None
    found |= {"final_scoring": True, "cities": cities[0]}
    return found | ({"besieged_cities": besieged[0]} if besieged else {})


def _names_city(said: Reading, place: int) -> bool:
    after = said.ahead(place)
    return "besieged-city" in said.tokens[place].meant or (
        after is not None and "city" in said.tokens[after].meant
    )


def _counts(said: Reading, kind: str, tile: str) -> dict[str, Any] | None:
    """What each number counts: what stands next behind it, or right before it; the rest under an empty key."""
    shown = SHOWN.get(tile)
    means = {thing: key for thing, (key, kinds) in COUNTS.items() if kind in kinds}
    means |= {shown: _SPECIAL[tile]} if shown else {}
    if tile == "peasant-uprising":
        means.pop("shed", None)
        means["house"] = "farmhouse_tiles"
    found: dict[str, Any] = {}
    rest: list[int] = []
    nouns: set[int] = set()
    for place, token in enumerate(said.tokens):
        single = token.text in ARTICLES
        if (token.number is None and not single) or (token.number is not None and place in _read(said)):
            continue
        noun = _noun(said, place, means, of_these="tiles" in found)
        if single and (
            noun is None
            or noun in nouns
            or not _beside(said, place, noun)
            or said.tokens[noun].meant.isdisjoint(_SINGLE)
        ):
            continue
        if noun is None:
            if (mark := said.ahead(place)) is not None and _is_mark(said, mark) and token.number == 1:
                said.unread.discard(place)
                continue
            rest.append(token.number or 1)
        elif noun in nouns:
            return None
        else:
            nouns.add(noun)
            key = next(means[thing] for thing in means if thing in said.tokens[noun].meant)
            if key in found:
                rest.append(token.number or 1)
            else:
                found[key] = token.number or 1
        said.unread.discard(place)
    said.unread -= {after for noun in nouns for after in _same_name(said, noun)}
    said.take("tile", "around", *([shown] if shown else []))
    return found | {"": rest}


def _beside(said: Reading, place: int, noun: int) -> bool:
    """Whether a noun stands right behind an article, or behind "one with"."""
    return noun == place + 1 or (noun == place + 2 and said.tokens[place + 1].text in _WITH)


def _same_name(said: Reading, place: int) -> list[int]:
    """The place of a noun, and of words right behind it that mean the same."""
    found = [place]
    first = said.tokens[place]
    for token in said.tokens[place + 1 :]:
        if token.part != first.part or token.meant.isdisjoint(first.meant):
            break
        found.append(found[-1] + 1)
    return found


def _read(said: Reading) -> set[int]:
    """The places of numbers that are read already."""
    return {
        place
        for place, token in enumerate(said.tokens)
        if token.number is not None and PLAIN not in token.meant and place not in said.unread
    }


def _is_mark(said: Reading, place: int) -> bool:
    return not said.tokens[place].meant.isdisjoint(MARKS)


def _noun(said: Reading, place: int, means: Mapping[str, str], *, of_these: bool) -> int | None:
    """Where that stands which a number counts, perhaps of the tiles that are told: "five tiles, one with an inn"."""
    for after in range(place + 1, len(said.tokens)):
        token = said.tokens[after]
        if token.part != said.tokens[place].part or token.number is not None:
            break
        if not token.meant.isdisjoint(means):
            return after
        if (token.text in _APART and not (of_these and after <= place + 2)) or not (
            PLAIN in token.meant or token.meant & {*KINDS, "finished", "unfinished", "besieged", "around"}
        ):
            break
    before = said.tokens[place - 1] if place else None
    if (
        before
        and before.meant & {"tile", "coat-of-arms"} & means.keys()
        and said.tokens[place].number is not None
    ):
        return place - 1
    return None


def _whole(
    said: Reading,
    found: dict[str, Any],
    counts: dict[str, Any],
    *,
    finished: bool,
    unfinished: bool,
    over: bool,
) -> dict[str, Any] | None:
    """The description with its counts, and whether the feature is finished; None where a number is left over."""
    kind, tile, rest = found["feature"], found.get("active", ""), counts.pop("")
    special = _SPECIAL.get(tile)
    if "markets" in counts:
        counts["markets"] = {"you": counts["markets"]}
    if kind in (*_MONASTIC, "garden"):
        return _surrounded(said, found | counts, rest, special)
    if "tiles" not in counts and rest:
        counts["tiles"] = rest.pop(0)
    things = [thing for thing, (key, _) in COUNTS.items() if key == special]
    if special not in counts and rest and said.places(*things):
        counts[str(special)] = rest.pop(0)
        said.take(*things)
    if rest:
        return None
    if "tiles" not in counts and tile == "highway" and not found.get("inn"):
        counts["tiles"] = 1  # any number of tiles comes to the same
    return found | counts | {"completed": not (unfinished or (over and not finished))}


def _surrounded(
    said: Reading, found: dict[str, Any], rest: list[int], special: str | None
) -> dict[str, Any] | None:
    """A monastery or garden by the tiles around it, or by those of its nine that lie or show what counts."""
    tiles = found.pop("tiles", None)
    numbers = [n for n in (tiles, *rest) if n is not None]
    if special:
        shown = found.pop(special, None)
        told = [n for n in ([] if shown is None else [shown]) + numbers if n != _NINE] or numbers[:1]
        if len(told) != 1:
            return None
        return found | {special: told[0], "completed": True}
    lie = [n for n in numbers if n != _NINE] if len(numbers) > 1 else numbers
    if len(lie) != 1:
        return None
    if lie[0] > _NINE:
        raise Impossible(f"{lie[0]} tiles")
    around = bool(said.places("around")) or any(token.text in ("um", "om", "rond") for token in said.tokens)
    present = lie[0] + (around and _NINE not in numbers and lie[0] < _NINE)
    final = {"completed": True} if present == _NINE else {"completed": False, "final_scoring": True}
    return found | {"tiles_present": present} | final
