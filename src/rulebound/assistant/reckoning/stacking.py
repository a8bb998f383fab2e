"""What a pyramid is worth, row by row, and how wide the base of a round is."""

from __future__ import annotations

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import MANY, Word, has, tells_players, told
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.judging import terms
from rulebound.games.meeple_stacking.ladder import FIRST_BASE, SUPPLY, base
from rulebound.games.meeple_stacking.options import MAX_PLAYERS, MIN_PLAYERS
from rulebound.games.meeple_stacking.pyramid import triangle

_POINTS = (
    "point", "score", "worth", "очк", "стоит", "punt", "punkt", "waard", "wert", "vaut", "valent", "valeur", "zahl", "bring",
    "total", "get", "earn", "make", "итог", "всего", "получ", "дает", "даст", "krijg", "bekomm", "recoi", "marque", "gagne",
    "rapport", "samen", "zusammen", "ensemble", "sum", "somm", "сумм", "scoort", "oplever", "levert", "insgesamt", "gesamt", "макс",
)  # fmt: skip
_COUNTED = ("point", "очк", "punt", "punkt", "score")
"""The words for points themselves."""
_ROUND = ("round", "раунд", "manche", "rond", "runde")
_BASE = (
    "base",
    "bottom",
    "wide",
    "основани",
    "низ",
    "внизу",
    "basis",
    "onder",
    "unten",
    "breit",
    "large",
    "bas",
)
_HIGH = frozenset(
    "high tall height высота высоты высокая высокой haut haute hauteur hoog hoogte hoch hohe".split()
)
"""Words for how high, and not for the variant that is called higher and higher."""
_VARIANT = ("variant", "вариант")
_ROW = (
    "row", "level", "layer", "floor", "ряд", "ярус", "этаж", "rang", "etage", "niveau", "rij", "laag", "reihe", "ebene", "stock",
    "lage",
)  # fmt: skip
_FULL = ("full", "complete", "perfect", "whole", "полн", "идеальн", "plein", "parfait", "voll", "perfekt")
_WHICH = ("which", "when", "каком", "какой", "quel", "welke", "welch")
_PLATES = (
    "pad", "plate", "baseplate", "felt", "подлож", "основан", "plaque", "tapis", "feutr", "plaat", "plat", "vilt", "onderleg",
    "grundplat", "filz",
)  # fmt: skip
_MEEPLES = ("meeple", "мипл")
_PYRAMID = ("pyramid", "пирамид", "piramid")


def reckon(question: str, _options: Options, _names: Names) -> Reckoned | None:
    """What the numbers of a question come to."""
    said = _ranked(_without_variants(told(question)))
    high = any(word.text in _HIGH for word in said) and not has(said, *_BASE)
    if has(said, *_ROUND) and (high or has(said, *_BASE)):
        return _base(said, high)
    if (whole := _whole(said)) is not None:
        return whole
    if (needed := _needed(said)) is not None:
        return needed
    full = _triangle(said)
    if full and has(said, *_MEEPLES) and not has(said, *_COUNTED):
        return Reckoned(Says.VALUE, (clauses.FULL_TRIANGLE, clauses.BASE), sum(full.values()))
    if not has(said, *_POINTS):
        return None
    if (row := _row_alone(said)) is not None:
        return Reckoned(Says.VALUE, (clauses.BY_ROW, clauses.FORMING), row, "point-each-meeple")
    rows = full or _rows(said)
    if not rows or sum(rows.values()) > SUPPLY or max(rows) > SUPPLY:
        return None
    found = terms(tuple(rows.get(row, 0) for row in range(1, max(rows) + 1)))
    value = sum(term.points for term in found)
    shown = tuple(term for term in found if term.count)
    return Reckoned(Says.VALUE, (clauses.BY_ROW, clauses.FORMING), value, "point", shown)


def _ranked(said: list[Word]) -> list[Word]:
    """The words, where a number behind the word for a row or a round says which one, unless that is said before it."""
    return [
        Word(word.text, rank=word.number)
        if word.number is not None
        and place
        and has([said[place - 1]], *_ROW, *_ROUND)
        and not (place > 1 and said[place - 2].rank)
        else word
        for place, word in enumerate(said)
    ]


def _whole(said: list[Word]) -> Reckoned | None:
    """How many meeples the whole pyramid of a round has."""
    rounds = [
        word.rank
        for place, word in enumerate(said)
        if word.rank is not None and has(said[max(0, place - 1) : place + 2], *_ROUND, *_PYRAMID)
    ]
    if len(rounds) != 1 or not 1 <= rounds[0] <= SUPPLY or has(said, *_ROW, *_BASE, *_COUNTED):
        return None
    if not (has(said, *_MEEPLES) and has(said, *MANY)):
        return None
    return Reckoned(Says.VALUE, (clauses.FULL_TRIANGLE, clauses.BASE), sum(triangle(base(rounds[0]))))


def _needed(said: list[Word]) -> Reckoned | None:
    """How many meeples or plates so many players need."""
    numbers = [word.number for word in said if word.number is not None]
    if (
        len(numbers) != 1
        or not tells_players(said)
        or has(said, *_FULL, *_BASE, *_ROW, *_PYRAMID)
        or not MIN_PLAYERS <= numbers[0] <= MAX_PLAYERS
        or has(said, *_COUNTED)
    ):
        return None
    if has(said, *_MEEPLES):
        return Reckoned(Says.VALUE, (clauses.MEEPLES,), SUPPLY * numbers[0])
    return Reckoned(Says.VALUE, (clauses.FELT,), numbers[0]) if has(said, *_PLATES) else None


def _triangle(said: list[Word]) -> dict[int, int]:
    """The rows of a full pyramid on a base that is told."""
    counts = [word.number for word in said if word.number is not None]
    if len(counts) != 1 or not has(said, *_FULL) or not has(said, *_BASE):
        return {}
    return {row: counts[0] + 1 - row for row in range(1, counts[0] + 1)}


def _without_variants(said: list[Word]) -> list[Word]:
    """The words without those that only number a variant."""
    return [
        word
        for place, word in enumerate(said)
        if not ((word.number is not None or word.rank) and _beside_variant(said, place))
    ]


def _beside_variant(said: list[Word], place: int) -> bool:
    beside = said[max(0, place - 1) : place + 2]
    return has(beside, *_VARIANT)


def _row_alone(said: list[Word]) -> int | None:
    """The row that is asked about without how many stand there: what is told is what each of them is worth."""
    ranks = [word.rank for word in said if word.rank is not None]
    counted = any(word.number is not None for word in said)
    return ranks[0] if len(ranks) == 1 and not counted and has(said, *_ROW) and ranks[0] <= SUPPLY else None


def _rows(said: list[Word]) -> dict[int, int]:
    """How many meeples stand in which row; without rows named, from the lowest on, which has most."""
    counts = [word.number for word in said if word.number is not None]
    ranks = [word.rank for word in said if word.rank is not None]
    if ranks and len(ranks) == len(counts) and (len(counts) == 1 or len(set(ranks)) == len(ranks)):
        return dict(zip(ranks, counts, strict=True))
    if len(counts) < 2 or len(ranks) > 1:
        return {}
    return dict(enumerate(sorted(counts, reverse=True), 1))


def _base(said: list[Word], high: bool) -> Reckoned | None:
    """How wide the base of a round is, or in which round it is so wide; a full pyramid has as many rows."""
    bottom = [word for word in said if word.rank is None or not has([word], *_BASE)]
    numbers = [n for word in bottom if (n := word.number or word.rank) is not None]
    if len(numbers) != 1 or not 1 <= numbers[0] <= SUPPLY:
        return None
    asked_round = has(said, *_WHICH) and any(word.number is not None for word in bottom)
    value = numbers[0] - FIRST_BASE + 1 if asked_round else base(numbers[0])
    rests = (clauses.FULL_TRIANGLE, clauses.BASE) if high else (clauses.BASE, clauses.HIGHER)
    return Reckoned(Says.VALUE, rests, value) if value > 0 else None
