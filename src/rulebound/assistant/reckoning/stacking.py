"""What a pyramid is worth, row by row, and how wide the base of a round is."""

from __future__ import annotations

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import MANY, PLAYERS, US, Word, has, tells_players, told
from rulebound.assistant.reckoning.reading import PLAIN, Token, read
from rulebound.assistant.reckoning.result import Impossible, Reckoned
from rulebound.core import Options
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.judging import terms
from rulebound.games.meeple_stacking.ladder import FIRST_BASE, SUPPLY, base
from rulebound.games.meeple_stacking.options import MAX_PLAYERS, MIN_PLAYERS
from rulebound.games.meeple_stacking.pyramid import triangle

_POINTS = (
    "point", "score", "worth", "очк", "стоит", "punt", "punkt", "waard", "wert", "vaut", "valent", "valeur", "zahl", "bring",
    "total", "get", "earn", "make", "итог", "всего", "получ", "дает", "даст", "krijg", "bekomm", "recoi", "marque", "gagne",
    "rapport", "дад", "samen", "zusammen", "ensemble", "sum", "somm", "сумм", "scoort", "oplever", "levert", "insgesamt", "gesamt", "макс",
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
    "unterst",
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
_SINGLE_ROW = frozenset(
    """row level layer floor round ряд ряду ряда ярус ярусе яруса этаж этаже этажа раунд раунде раунда rang rangee etage niveau
    manche rij laag ronde reihe ebene stock lage runde""".split()
)
"""Words for one row or round, whose number behind it says which; behind rows each number counts one."""
_PLACED = (
    "bottom", "top", "above", "must", "own", "play", "нас", "игра", "ganz", "jou", "spel", "spiel", "below", "beneath", "those", "tower", "stack", "single", "need", "people", "build", "built", "go",
    "height", "снизу", "сверху", "над", "выше", "верх", "башн", "нуж", "требу", "одиночн", "один", "играют", "участник", "верш",
    "ними", "dessus", "haut", "tout", "tour", "faut", "besoin", "necessaire", "seul", "empil", "pile", "sommet",
    "daarop", "daarboven", "erop", "boven", "toren", "nodig", "enkel", "gebouwd", "stapel", "spits",
    "daruber", "darauf", "oben", "obendrauf", "ober", "turm", "brauch", "benotig", "einzel", "gebaut", "gestapel", "spitze", "unter",
)  # fmt: skip
"""How words begin that tell where meeples stand, or that change nothing in this game."""
_READ = (
    *_POINTS, *_COUNTED, *_ROUND, *_BASE, *_VARIANT, *_ROW, *_FULL, *_WHICH, *_PLATES, *_MEEPLES, *_PYRAMID, *_PLACED,
    *MANY, *PLAYERS,
)  # fmt: skip
_THINGS = {"title": PLAIN, "variant-2": PLAIN}
_AMOUNT = (None, Manner.NUMBER)
"""The manners in which rows that are told ask what they are worth."""


def reckon(question: str, _options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to.

    Raises Impossible for more meeples than a player has.
    """
    if not all(map(_is_read, read(question, names, _THINGS, ()).tokens)):
        return None
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
    if not has(said, *_POINTS) and not (has(said, *_ROW) and _counted(said) and manner(question) in _AMOUNT):
        return None
    if (row := _row_alone(said)) is not None:
        return Reckoned(Says.VALUE, (clauses.BY_ROW, clauses.FORMING), row, "point-each-meeple")
    rows = full or _rows(said)
    if not rows:
        return None
    if sum(rows.values()) > SUPPLY or max(rows) > SUPPLY:
        raise Impossible(f"{sum(rows.values())} meeples")
    found = terms(tuple(rows.get(row, 0) for row in range(1, max(rows) + 1)))
    value = sum(term.points for term in found)
    shown = tuple(term for term in found if term.count)
    return Reckoned(Says.VALUE, (clauses.BY_ROW, clauses.FORMING), value, "point", shown)


def tells(question: str, _names: Names) -> bool:
    """Whether a question tells of so many meeples, rows or players."""
    return any(
        word.number is not None and word.number != 1 for word in _ranked(_without_variants(told(question)))
    )


def _counted(said: list[Word]) -> bool:
    """Whether several rows are told by their numbers."""
    return sum(word.number is not None for word in said) > 1


def _is_read(token: Token) -> bool:
    return (
        token.number is not None
        or token.rank is not None
        or bool(token.meant)
        or token.text in _HIGH
        or token.text in US
        or token.text.startswith(_READ)
    )


def _ranked(said: list[Word]) -> list[Word]:
    """The words, where a number behind the word for a row or a round says which one, unless that is said before it."""
    return [
        Word(word.text, rank=word.number)
        if word.number is not None
        and place
        and said[place - 1].text in _SINGLE_ROW
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
    """The rows of a full pyramid on a base that is told; how many meeples it has is asked of a full one only."""
    counts = [word.number for word in said if word.number is not None]
    whole = has(said, *_FULL) or (has(said, *_PYRAMID) and has(said, *MANY) and not has(said, *_COUNTED))
    if len(counts) != 1 or not whole or not has(said, *_BASE):
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
    """How many meeples stand in which row; without rows named, from the lowest on, which has most.

    In any other order it is not told which is the lowest.
    """
    counts = [word.number for word in said if word.number is not None]
    ranks = [word.rank for word in said if word.rank is not None]
    if ranks and len(ranks) == len(counts) and (len(counts) == 1 or len(set(ranks)) == len(ranks)):
        return dict(zip(ranks, counts, strict=True))
    if len(counts) < 2 or len(ranks) > 1:
        return {}
    return dict(enumerate(counts, 1)) if counts == sorted(counts, reverse=True) else {}


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
