"""A feature of Carcassonne as the words of a question describe it, the way the scoring desk takes it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rulebound.assistant.reckoning.numbers import ARTICLES
from rulebound.assistant.reckoning.owners import figures
from rulebound.assistant.reckoning.reading import KINDS, ORDINARY, PLAIN, Reading
from rulebound.assistant.reckoning.result import Impossible
from rulebound.assistant.reckoning.standing import TIMES
from rulebound.games.carcassonne.surveyors import PRINTED

ACTIVE = {tile: stack for stack, tiles in PRINTED.items() for tile in tiles} | {"wealth": "", "poverty": ""}
"""The scoring tiles, and the kind of feature that each is for."""
MONASTIC = ("monastery", "abbey", "shrine", "church")
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
    "little-building": ("little_buildings", ("road", "city", *MONASTIC)),
    "tower": ("towers", ("road", "city", *MONASTIC)),
    "house": ("houses", ("road", "city", *MONASTIC)),
    "shed": ("sheds", ("road", "city", *MONASTIC)),
    "market": ("markets", ("city", *MONASTIC)),
    "tile": ("tiles", ("road", "city", *MONASTIC, "garden")),
}
"""What is counted in a feature, likewise."""
_SINGLE = (
    "coat-of-arms",
    "farmhouse",
    "little-building",
    "tower",
    "house",
    "shed",
    "market",
    "besieged",
    "closing-city-cap",
)
"""What an article counts as one."""
_BARE = frozenset("герб гербом щит щитом ферма фермой".split())
"""Russian has no articles: these are one without."""
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
_OF_THESE = frozenset("of davon daarvan ervan hiervan из d von van des".split())
"""Words behind a number that counts some of what was told before."""
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
    if wanted and kind != wanted and not (wanted == "monastery" and kind in MONASTIC):
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
        if after is None and (behind := _behind(said, place)):
            found.add(behind)
            said.unread.discard(place)
            continue
        if after is None or not denied or said.tokens[after].number is not None:
            if PLAIN in said.tokens[place].meant:
                continue
            return None
        found |= denied
        said.unread.discard(place)
    return found


def _behind(said: Reading, place: int) -> str | None:
    """What a no at the end denies: that is counted which stands alone before it."""
    part = [t for t in said.tokens if t.part == said.tokens[place].part and PLAIN not in t.meant]
    counted = [t for t in part if not t.meant.isdisjoint(COUNTS)]
    if len(counted) != 1 or any(t.number is not None for t in part):
        return None
    return next(iter(counted[0].meant & set(COUNTS)))


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
    means = _countable(kind, tile)
    found: dict[str, Any] = {}
    rest: list[int] = []
    nouns: dict[int, bool] = {}  # those that are counted, and whether only by an article
    for place, token in enumerate(said.tokens):
        single = token.text in ARTICLES
        if (token.number is None and not single) or (token.number is not None and place in _read(said)):
            continue
        noun = _counted(said, place, means, of_these="tiles" in found, nouns=nouns)
        if single and (noun is None or noun in nouns or not _is_single(said, place, noun)):
            continue
        if noun is None and _is_one_mark(said, place):
            said.unread.discard(place)
            continue
        if not nouns.get(noun, True) if noun is not None else not _is_size(said, place):
            return None
        key = None if noun is None else _key(said, noun, means)
        if key is None or (key in found and noun not in nouns):
            rest.append(token.number or 1)
        else:
            found[key] = token.number or 1
        if noun is not None:
            nouns[noun] = single
        said.unread.discard(place)
    for noun in said.places(*(means.keys() - {"tile"})):
        if noun not in nouns and _key(said, noun, means) not in found and said.tokens[noun].text in _BARE:
            nouns[noun] = True
            found[_key(said, noun, means)] = 1
    said.unread -= {after for noun in nouns for after in _same_name(said, noun)}
    said.take("tile", "around", *([shown] if shown else []))
    return found | {"": rest}


def _countable(kind: str, tile: str) -> dict[str, str]:
    """What may be counted in such a feature under a scoring tile, and its key."""
    means = {thing: key for thing, (key, kinds) in COUNTS.items() if kind in kinds}
    if tile in SHOWN:
        means[SHOWN[tile]] = _SPECIAL[tile]
    if tile == "peasant-uprising":
        means.pop("shed", None)
        means["house"] = "farmhouse_tiles"
    return means


def _key(said: Reading, noun: int, means: Mapping[str, str]) -> str:
    return next(key for thing, key in means.items() if thing in said.tokens[noun].meant)


def _counted(
    said: Reading, place: int, means: Mapping[str, str], *, of_these: bool, nouns: Collection[int]
) -> int | None:
    """Where that stands which a number counts, or which stands on so many of the tiles."""
    noun = _noun(said, place, means, of_these=of_these)
    if noun is None or noun in nouns or not of_these or said.tokens[place].number is None:
        return noun
    return _on_them(said, place, noun, means) or noun


def _is_single(said: Reading, place: int, noun: int) -> bool:
    """Whether an article counts the noun behind it as one."""
    return _beside(said, place, noun) and not said.tokens[noun].meant.isdisjoint(_SINGLE)


def _is_one_mark(said: Reading, place: int) -> bool:
    """Whether a one counts what a feature has or has not."""
    mark = said.ahead(place)
    return mark is not None and said.tokens[place].number == 1 and _is_mark(said, mark)


def _on_them(said: Reading, place: int, noun: int, means: Mapping[str, str]) -> int | None:
    """What stands on so many of the tiles, as in "two of the tiles have a farmhouse"."""
    if "tile" not in said.tokens[noun].meant or said.tokens[place + 1].text not in _OF_THESE:
        return None
    after = said.ahead(noun)
    return after if after is not None and not said.tokens[after].meant.isdisjoint(means) else None


def _is_size(said: Reading, place: int) -> bool:
    """Whether a number without a noun may be that of tiles: it stands behind what is counted in them, or by itself."""
    after = said.ahead(place)
    if after is not None and not said.tokens[after].meant.isdisjoint(KINDS):
        return False
    if place and said.tokens[place - 1].text in TIMES:
        return False
    for at in range(place - 1, -1, -1):
        token = said.tokens[at]
        if token.part != said.tokens[place].part or token.meant - {PLAIN, ORDINARY, "self"}:
            return True
        if ORDINARY in token.meant:
            return False
    return True


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
        near = after <= place + 2 or said.tokens[place + 1].text in _OF_THESE
        if (token.text in _APART and not (of_these and near)) or not (
            PLAIN in token.meant or token.meant & {*KINDS, "finished", "unfinished", "besieged", "around"}
        ):
            break
    of_them = any(token.text in _OF_THESE for token in said.tokens[place + 1 : place + 2])
    on = _before(said, place, means) if of_these and of_them and said.tokens[place].number else None
    if on is not None:
        return on
    before = said.tokens[place - 1] if place else None
    if (
        before
        and before.meant & {"tile", "coat-of-arms"} & means.keys()
        and said.tokens[place].number is not None
    ):
        return place - 1
    return None


def _before(said: Reading, place: int, means: Mapping[str, str]) -> int | None:
    """What is told before to stand on so many of the tiles, as in "a farmhouse on two of them"."""
    for at in range(place - 1, -1, -1):
        token = said.tokens[at]
        if token.part != said.tokens[place].part or token.number is not None or "tile" in token.meant:
            return None
        if not token.meant.isdisjoint(means):
            return at
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
    if kind in (*MONASTIC, "garden"):
        early = said.take("early")
        return _surrounded(said, found | counts, rest, special, early=early, final=over or unfinished)
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
    said: Reading, found: dict[str, Any], rest: list[int], special: str | None, *, early: bool, final: bool
) -> dict[str, Any] | None:
    """A monastery or garden by the tiles around it, or by those of its nine that lie or show what counts."""
    tiles = found.pop("tiles", None)
    if special and (early or final) and tiles is not None and len(rest) <= 1:
        rest, special = [], None  # what its tiles show does not count
    numbers = [n for n in (tiles, *rest) if n is not None]
    if special:
        shown = found.pop(special, None)
        told = [n for n in ([] if shown is None else [shown]) + numbers if n != _NINE] or numbers[:1]
        if len(told) != 1 or early or final:
            return None
        return found | {special: told[0], "completed": True}
    if not (numbers or early or final) and (said.places("finished") or said.places("around")):
        numbers = [_NINE]
    lie = [n for n in numbers if n != _NINE] if len(numbers) > 1 else numbers
    if len(lie) != 1:
        return None
    if lie[0] > _NINE:
        raise Impossible(f"{lie[0]} tiles")
    around = bool(said.places("around")) or any(
        token.text in ("um", "ums", "om", "rond") for token in said.tokens
    )
    around = not said.take("itself") and around
    present = lie[0] + (around and _NINE not in numbers and lie[0] < _NINE)
    if early:
        return found | {"tiles_present": present, "completed": False, "early": True}
    when = {"completed": True} if present == _NINE else {"completed": False, "final_scoring": True}
    return found | {"tiles_present": present} | when
