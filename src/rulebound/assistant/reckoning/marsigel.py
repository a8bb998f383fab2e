"""What a movement costs, how far a roll takes a piece, and whether it is enough."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import ARTICLES, MANY, PLAYERS, POINTS, US, has, tells_players
from rulebound.assistant.reckoning.reading import PLAIN, Token, read
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options, Term
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.examining import KINDS
from rulebound.games.marsigel.ring import MAX_PLAYERS, MIN_PLAYERS, Size
from rulebound.games.marsigel.setup import circle

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
    Size.DRONE: ("medium", "middle", "трутн", "средн", "moyen", "middel", "mittel", "mittl"),
    Size.PAWN: ("small", "littl", "мал", "petit", "klein"),
}
_ROLL = (
    "roll", "dice", "die", "throw", "threw", "выпал", "брос", "кубик", "кост", "lanc", "jet", "tire", "worp", "gooi", "gegooid",
    "dobbel", "wurf", "gewurf", "worf",
)  # fmt: skip
_MOVE = (
    "mov", "go", "advanc", "bring", "travel", "take", "step", "forward", "want", "передви", "передвин", "сдвин", "двин", "пройти",
    "прой", "ид", "пой", "ход", "уй", "потра", "хва", "вперед", "хочу", "depla", "boug", "mont", "jou", "veux", "sufi", "suffi",
    "verplaats", "verzet", "zet", "ga", "gaat", "beweg", "verder", "wil", "genoeg", "zieh", "zog", "gezogen", "setz", "kom",
    "vorwart", "weit", "will", "reich", "genug", "enough", "afford", "could", "can", "may", "able", "mog", "мог", "мож", "смо", "можно",
    "peu", "peux", "pourr", "kan", "kun", "mag", "kann", "konn", "darf", "need", "start", "begin", "play", "игра", "нача", "depart",
    "debut", "other", "друг", "autre", "ander", "us", "table", "выстав", "spel", "spiel", "anfang", "then", "затем", "потом", "puis", "ensuite", "daarna", "dann", "danach", "lie", "lig",
    "lieg", "single", "еще", "стоя", "лежи", "laiss", "dire", "form",
)  # fmt: skip
_READ = (
    *_SPACES, *_FAR, *_COST, *_CARRYING, *_NEED, *_LEFT, *_PIECES, *_RING, *_ROLL, *_MOVE, *MANY, *POINTS, *PLAYERS,
    *(stem for stems in _LOOSE.values() for stem in stems),
)  # fmt: skip
"""How all the words begin that are read here, beside those that change nothing."""
_THINGS = {thing: f"size {size.value}" for size, thing in KINDS.items()} | {"title": PLAIN}
_MOST = 99


@dataclass(frozen=True, slots=True)
class _Move:
    """A piece that is moved so many spaces."""

    size: Size
    spaces: int

    @property
    def term(self) -> Term:
        return Term("spaces", self.spaces, int(self.size), (clauses.PRICE, clauses.PIPS))


def reckon(question: str, _options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to."""
    said = _ones(read(question, names, _THINGS, ()).tokens)
    numbers = [token.number for token in said if token.number is not None]
    if not all(map(_is_read, said)) or any(not 1 <= number <= _MOST for number in numbers):
        return None
    places = [place for place, token in enumerate(said) if _size(token) is not None]
    sizes = list(dict.fromkeys(size for place in places if (size := _size(said[place])) is not None))
    if _circle(said, numbers, sizes):
        stands = [piece for stack in circle(numbers[0]).stacks for piece in stack]
        counted = [piece for piece in stands if piece.size in sizes] or stands
        return Reckoned(Says.VALUE, (clauses.CIRCLE, clauses.TRIO), len(counted))
    if not sizes:
        return None
    if has(said, *_CARRYING):
        return _carrying(said, sizes[0]) if len(sizes) == 1 else None
    moved = _moves(said, places)
    if moved is None:
        return None
    moves, rest = moved
    if len(rest) > 1 or (len(sizes) > 1 and len(moves) != len(places)):
        return None
    return _of_moves(said, question, moves, rest) if moves else _of_one(said, question, sizes[0], rest)


def _of_moves(said: list[Token], question: str, moves: list[_Move], rest: list[int]) -> Reckoned | None:
    """What moves cost together, whether a roll is enough for them, or what it leaves."""
    rests = (clauses.PRICE, clauses.PIPS, clauses.UP_TO)
    terms = tuple(move.term for move in moves)
    cost = sum(term.points for term in terms)
    if not rest:
        asked = has(said, *_COST, *_NEED) or _points_asked(said) or len(moves) > 1 or manner(question) is None
        return Reckoned(Says.VALUE, rests[:2], cost, "point", terms) if asked else None
    roll = rest[0]
    if has(said, *_LEFT) and cost <= roll:
        return Reckoned(Says.VALUE, rests, roll - cost, "point", terms)
    if has(said, *MANY):
        return None
    holds = roll == cost if has(said, *_COST) and not has(said, *_ROLL) else cost <= roll
    return Reckoned(Says.YES if holds else Says.NO, rests, terms=terms)


def _of_one(said: list[Token], question: str, size: Size, numbers: list[int]) -> Reckoned | None:
    """How far a roll takes a piece, or what a space costs it."""
    rests = (clauses.PRICE, clauses.PIPS, clauses.UP_TO)
    if numbers and has(said, *_COST) and manner(question) is Manner.YES_OR_NO and not has(said, *MANY):
        return Reckoned(Says.YES if numbers[0] == int(size) else Says.NO, rests[:2])
    if has(said, *_COST) or (numbers and has(said, *_NEED)) or _points_asked(said):
        term = _Move(size, numbers[0] if numbers else 1).term
        return Reckoned(Says.VALUE, rests[:2], term.points, "point", (term,))
    if numbers and (has(said, *_FAR) or _spaces_asked(said)):
        return Reckoned(Says.VALUE, rests, numbers[0] // int(size), "space")
    return None


def tells(question: str, names: Names) -> bool:
    """Whether a question tells of so many spaces, points or players."""
    said = _ones(read(question, names, _THINGS, ()).tokens)
    return any(
        token.number is not None and (token.number != 1 or _before_spaces(said, place))
        for place, token in enumerate(said)
    )


def _is_read(token: Token) -> bool:
    return (
        token.number is not None
        or bool(token.meant)
        or token.text in US
        or token.text.startswith(_READ)
        or (token.rank is not None and token.text.isalpha())
    )


def _size(token: Token) -> Size | None:
    """The size that a word names: as a piece, or as large, medium or small."""
    for size, stems in _LOOSE.items():
        if f"size {size.value}" in token.meant or token.text.startswith(stems):
            return size
    return None


def _ones(said: list[Token]) -> list[Token]:
    """The words, where an article before the word for spaces counts one."""
    return [
        replace(token, number=1)
        if token.text in ARTICLES and has(said[place + 1 : place + 2], *_SPACES)
        else token
        for place, token in enumerate(said)
    ]


def _moves(said: list[Token], places: list[int]) -> tuple[list[_Move], list[int]] | None:
    """Which piece is moved how many spaces, and the numbers that tell no spaces; None where that is not clear."""
    moves: list[_Move] = []
    rest: list[int] = []
    free = list(places)
    for place, token in enumerate(said):
        if token.number is None or (token.text in ARTICLES and not _before_spaces(said, place)):
            continue
        beside = len(places) > 1 and (place - 1 in places or _is_piece_behind(said, place, places))
        if not (_before_spaces(said, place) or (beside and not has(said[place + 1 : place + 2], *_ROLL))):
            rest.append(token.number)
            continue
        own = [at for at in free if at < place][-1:] or [at for at in free if at > place][:1]
        if not own:
            return None
        free.remove(own[0])
        size = _size(said[own[0]])
        if size is not None:
            moves.append(_Move(size, token.number))
    return moves, rest


def _before_spaces(said: list[Token], place: int) -> bool:
    return has(said[place + 1 : place + 2], *_SPACES)


def _is_piece_behind(said: list[Token], place: int, places: list[int]) -> bool:
    """Whether a number is told "with the" piece that stands behind it."""
    if not moves_told(said):
        return False
    after = place + 1
    while after < len(said) and PLAIN in said[after].meant and said[after].number is None:
        after += 1
    return after in places and after > place + 1


def moves_told(said: list[Token]) -> bool:
    """Whether spaces are told at all."""
    return any(token.number is not None and _before_spaces(said, at) for at, token in enumerate(said))


def _circle(said: list[Token], numbers: list[int], sizes: list[Size]) -> bool:
    """Whether it is asked how many spaces or pieces so many players begin with."""
    told = len(numbers) == 1 and MIN_PLAYERS <= numbers[0] <= MAX_PLAYERS
    ring = has(said, *_RING)
    things = has(said, *_PIECES) or (has(said, *_SPACES) and not sizes) or (len(sizes) == 1 and ring)
    return told and has(said, *MANY) and things and (tells_players(said) or ring)


def _carrying(said: list[Token], size: Size) -> Reckoned | None:
    """What a piece pays that carries others: no source says it."""
    if not has(said, *_COST):
        return None
    spaces = _spaces(said) or 1
    term = Term("spaces", spaces, int(size), (clauses.PRICE, clauses.RIDERS_FREE))
    rests = (clauses.CARRY, clauses.RIDERS_FREE, clauses.PRICE)
    return Reckoned(Says.SILENT, rests, terms=(term,), reading=term.points)


def _spaces_asked(said: list[Token]) -> bool:
    """Whether it is asked how many spaces."""
    return has(said, *MANY) and has(said, *_SPACES)


def _points_asked(said: list[Token]) -> bool:
    """Whether it is asked how many points something takes."""
    return has(said, *MANY) and has(said, *POINTS) and (not has(said, *_FAR) or _spaces(said) is not None)


def _spaces(said: list[Token]) -> int | None:
    """The number that stands before the word for spaces."""
    for place, token in enumerate(said):
        if token.number is not None and _before_spaces(said, place):
            return token.number
    return None
