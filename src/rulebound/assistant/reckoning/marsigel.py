"""What a movement costs, how far a roll takes a piece, and whether it is enough."""

from __future__ import annotations

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import ARTICLES, MANY, POINTS, Word, has, tells_players, told
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options, Term
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.examining import KINDS
from rulebound.games.marsigel.ring import MAX_PLAYERS, MIN_PLAYERS, Size
from rulebound.games.marsigel.setup import circle

_SIZES = {thing: size for size, thing in KINDS.items()}
_SPACES = (
    "space", "step", "spot", "мест", "шаг", "пол", "case", "espace", "veld", "vak", "plaats", "plek", "feld", "schritt", "platz",
)  # fmt: skip
_FAR = ("far", "далек", "loin", "jusqu", "ver", "weit", "уйд", "пройд", "avanc")
_COST = ("cost", "price", "pay", "стои", "цен", "плат", "cout", "prix", "kost", "prijs", "betaa", "zahlen", "spend", "трат", "depens", "preis", "teuer", "duur", "cher")  # fmt: skip
_CARRYING = ("carr", "rider", "везет", "несет", "груз", "port", "transport", "draag", "meene", "trag", "mitn")
_NEED = ("need", "requir", "нужн", "надо", "faut", "nodig", "moet", "brauch", "muss")
_LEFT = ("left", "remain", "остан", "остал", "reste", "over", "ubrig", "bleib")
_PIECES = ("pyramid", "piece", "пирамид", "фигур", "stuk", "piramide", "figur", "stein")
_RING = ("ring", "circle", "кольц", "круг", "cercle", "anneau", "kring", "cirkel", "kreis")
_LOOSE = {
    Size.QUEEN: ("big", "larg", "больш", "grand", "gros", "grot", "groot", "gross"),
    Size.DRONE: ("medium", "middle", "средн", "moyen", "middel", "mittel", "mittl"),
    Size.PAWN: ("small", "littl", "мал", "petit", "klein"),
}
_MOST = 99


def reckon(question: str, _options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to."""
    said = _ones(told(question))
    numbers = [word.number for word in said if word.number is not None]
    if any(not 1 <= number <= _MOST for number in numbers):
        return None
    sizes = _sizes(names.known(question), said)
    if _circle(said, numbers, sizes):
        stands = [piece for stack in circle(numbers[0]).stacks for piece in stack]
        counted = [piece for piece in stands if piece.size in sizes] or stands
        return Reckoned(Says.VALUE, (clauses.CIRCLE, clauses.TRIO), len(counted))
    if len(sizes) != 1:
        return None
    size, rests = sizes[0], (clauses.PRICE, clauses.PIPS, clauses.UP_TO)
    if has(said, *_CARRYING):
        return _carrying(said, size)
    if len(numbers) == 2:
        return _both_told(said, numbers, size, rests)
    if len(numbers) <= 1 and (has(said, *_COST) or (numbers and has(said, *_NEED)) or _points_asked(said)):
        return _price(size, numbers[0] if numbers else 1, rests[:2])
    if len(numbers) == 1 and (has(said, *_FAR) or _spaces_asked(said)):
        return Reckoned(Says.VALUE, rests, numbers[0] // int(size), "space")
    return None


def _ones(said: list[Word]) -> list[Word]:
    """The words, where an article before the word for spaces counts one."""
    return [
        Word(word.text, number=1)
        if word.text in ARTICLES and has(said[place + 1 : place + 2], *_SPACES)
        else word
        for place, word in enumerate(said)
    ]


def _sizes(named: frozenset[str], said: list[Word]) -> list[Size]:
    """The sizes that are named: as pieces, or as large, medium and small."""
    exact = [size for thing, size in _SIZES.items() if thing in named]
    return exact or [size for size, stems in _LOOSE.items() if has(said, *stems)]


def _circle(said: list[Word], numbers: list[int], sizes: list[Size]) -> bool:
    """Whether it is asked how many spaces or pieces so many players begin with."""
    told = len(numbers) == 1 and MIN_PLAYERS <= numbers[0] <= MAX_PLAYERS
    ring = has(said, *_RING)
    things = has(said, *_PIECES) or (has(said, *_SPACES) and not sizes) or (len(sizes) == 1 and ring)
    return told and has(said, *MANY) and things and (tells_players(said) or ring)


def _price(size: Size, spaces: int, rests: tuple[str, ...]) -> Reckoned:
    term = Term("spaces", spaces, int(size), (clauses.PRICE, clauses.PIPS))
    return Reckoned(Says.VALUE, rests, term.points, "point", (term,))


def _both_told(said: list[Word], numbers: list[int], size: Size, rests: tuple[str, ...]) -> Reckoned | None:
    """A distance and a roll: whether it is enough, or what is left."""
    spaces = _spaces(said)
    if spaces is None:
        return None
    roll = numbers[1] if spaces == numbers[0] else numbers[0]
    term = Term("spaces", spaces, int(size), (clauses.PRICE, clauses.PIPS))
    if has(said, *_LEFT) and term.points <= roll:
        return Reckoned(Says.VALUE, rests, roll - term.points, "point", (term,))
    if has(said, *MANY):
        return None
    return Reckoned(Says.YES if term.points <= roll else Says.NO, rests, terms=(term,))


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
    return has(said, *MANY) and has(said, *_SPACES)


def _points_asked(said: list[Word]) -> bool:
    """Whether it is asked how many points something takes."""
    return has(said, *MANY) and has(said, *POINTS) and (not has(said, *_FAR) or _spaces(said) is not None)


def _spaces(said: list[Word]) -> int | None:
    """The number that stands before the word for spaces."""
    for place, word in enumerate(said):
        if word.number is not None and has(said[place + 1 : place + 2], *_SPACES):
            return word.number
    return None
