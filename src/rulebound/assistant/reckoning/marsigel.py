"""What a movement costs, how far a roll takes a piece, and whether it is enough."""

from __future__ import annotations

from functools import cache

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import Word, has, told
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Term
from rulebound.games import known
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.state import Size

_SIZES = {"large-queen": Size.QUEEN, "medium-drone": Size.DRONE, "small-pawn": Size.PAWN}
_SPACES = ("space", "step", "мест", "шаг", "пол", "case", "espace", "veld", "vak", "plaats", "feld", "schritt")
_FAR = ("far", "далек", "loin", "jusqu", "ver", "weit", "уйд", "пройд", "avanc")
_MANY = ("many", "skol", "сколько", "combien", "hoeveel", "viele")
_COST = ("cost", "price", "pay", "стои", "цен", "плат", "cout", "prix", "pay", "kost", "prijs", "betaa", "bezahl", "preis")
_POINTS = ("point", "очк", "очко", "punt", "punkt")
_CARRYING = ("carr", "rider", "везет", "несет", "груз", "port", "transport", "draag", "meene", "trag", "tragt", "mitn")
_MOST = 99


@cache
def _names() -> Names:
    return Names([known()["marsigel"].files])


def reckon(question: str) -> Reckoned | None:
    """What the numbers of a question come to."""
    said = told(question)
    sizes = [size for thing, size in _SIZES.items() if thing in _names().known(question)]
    numbers = [word.number for word in said if word.number is not None]
    if len(sizes) != 1 or any(not 1 <= number <= _MOST for number in numbers):
        return None
    size, rests = sizes[0], (clauses.PRICE, clauses.PIPS, clauses.UP_TO)
    if has(said, *_CARRYING):
        return _carrying(said, size)
    if has(said, *_COST) and len(numbers) <= 1:
        spaces = numbers[0] if numbers else 1
        term = Term("spaces", spaces, int(size), (clauses.PRICE, clauses.PIPS))
        return Reckoned(Says.VALUE, rests[:2], term.points, "point", (term,))
    if len(numbers) == 1 and (has(said, *_FAR) or _spaces_asked(said)):
        return Reckoned(Says.VALUE, rests, numbers[0] // int(size), "space")
    if len(numbers) == 2 and (spaces_ := _spaces(said)) is not None and not has(said, *_MANY):
        roll = numbers[1] if spaces_ == numbers[0] else numbers[0]
        enough = spaces_ * int(size) <= roll
        term = Term("spaces", spaces_, int(size), (clauses.PRICE, clauses.PIPS))
        return Reckoned(Says.YES if enough else Says.NO, rests, terms=(term,))
    return None


def _carrying(said: list[Word], size: Size) -> Reckoned | None:
    """What a piece pays that carries others: no source says it."""
    if not has(said, *_COST):
        return None
    spaces = _spaces(said) or 1
    term = Term("spaces", spaces, int(size), (clauses.PRICE, clauses.RIDERS_FREE))
    rests = (clauses.CARRY, clauses.RIDERS_FREE, clauses.PRICE)
    return Reckoned(Says.SILENT, rests, terms=(term,), reading=term.points)


def _spaces_asked(said: list[Word]) -> bool:
    """Whether it is asked how many spaces."""
    return has(said, *_MANY) and has(said, *_SPACES)


def _spaces(said: list[Word]) -> int | None:
    """The number that stands before the word for spaces."""
    for place, word in enumerate(said):
        if word.number is not None and has(said[place + 1 : place + 2], *_SPACES):
            return word.number
    return None
