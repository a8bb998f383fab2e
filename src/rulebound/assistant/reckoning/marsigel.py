"""What a movement costs, how far a roll takes a piece, and whether it is enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulebound.assistant.asks import Says
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning.numbers import ARTICLES
from rulebound.assistant.reckoning.reading import (
    PLAIN,
    WORDS,
    Token,
    but_for_the_unread,
    meanings,
    means,
    tokens,
)
from rulebound.assistant.reckoning.result import Reckoned
from rulebound.core import Options, Term
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.examining import KINDS
from rulebound.games.marsigel.ring import MAX_PLAYERS, MIN_PLAYERS, Size
from rulebound.games.marsigel.setup import circle

_TABLES = (*WORDS, "everyday.toml", "marsigel.toml")
_MEANS = meanings("marsigel.toml") | {f"size {size.value}" for size in Size}
_THINGS = {thing: f"size {size.value}" for size, thing in KINDS.items()} | {"title": PLAIN, "space": "space"}
_SIZES = {f"{told} {size.value}": size for size in Size for told in ("size", "sized")}
"""The meanings of names of pieces, and of words for their size alone."""
_ONES = ARTICLES | frozenset(["one"])
_MOST = 99
_PRICED = (clauses.PRICE, clauses.PIPS)
_ROLLED = (*_PRICED, clauses.UP_TO)


@dataclass(frozen=True, slots=True)
class _Move:
    """A piece that is moved so many spaces."""

    size: Size
    spaces: int

    @property
    def term(self) -> Term:
        return Term("spaces", self.spaces, int(self.size), _PRICED)


def reckon(question: str, _options: Options, names: Names) -> Reckoned | None:
    """What the numbers of a question come to."""
    said = _bound(_read(question, names))
    return but_for_the_unread(_of(question, said), said)


def _of(question: str, said: list[Token]) -> Reckoned | None:
    numbers = [token.number for token in said if token.number is not None]
    if any(not 1 <= number <= _MOST for number in numbers):
        return None
    if means(said, "both", "no") or (means(said, "but") and not means(said, "vanished")):
        return None
    places = [place for place, token in enumerate(said) if _size(token) is not None]
    sizes = list(dict.fromkeys(size for place in places if (size := _size(said[place])) is not None))
    if _circle(said, numbers, sizes):
        stands = [piece for stack in circle(numbers[0]).stacks for piece in stack]
        counted = [piece for piece in stands if piece.size in sizes] or stands
        return Reckoned(Says.VALUE, (clauses.CIRCLE, clauses.TRIO), len(counted))
    if not sizes:
        return None
    if means(said, "carrying"):
        return _carrying(said, sizes[0]) if len(sizes) == 1 else None
    if any("of others" in token.meant for token in said):
        return None
    if means(said, "vanished", "between"):
        return _over_vanished(said, sizes)
    moved = _moves(said, places)
    if moved is None:
        return None
    moves, rest = moved
    if len(rest) > 1 or (len(sizes) > 1 and len(moves) != len(sizes)):
        return None
    return _of_moves(said, question, moves, rest) if moves else _of_one(said, question, sizes[0], rest)


def tells(question: str, names: Names) -> bool:
    """Whether a question tells of so many spaces, points or players."""
    said = _bound(_read(question, names))
    return any(
        token.number is not None and (token.number != 1 or "of space" in token.meant) for token in said
    )


def _read(question: str, names: Names) -> list[Token]:
    return tokens(question, names, _THINGS, _MEANS, _TABLES)


def _size(token: Token) -> Size | None:
    """The size that a word names: as a piece, or as large, medium or small."""
    return next((size for meaning, size in _SIZES.items() if meaning in token.meant), None)


def _bound(said: Sequence[Token]) -> list[Token]:
    """The tokens, where a number before the word for spaces counts them, and a one that counts nothing is none."""
    return [_counting(said, place) for place in range(len(said))]


def _counting(said: Sequence[Token], place: int) -> Token:
    token, after = said[place], said[place + 1 : place + 2]
    if token.number is None:
        return token
    if means(after, "space", "stack"):
        return replace(token, meant=token.meant | {"of space"})
    if means(after, "piece", "player"):
        return replace(token, meant=token.meant | {"of others"})
    if token.text not in _ONES or _ends_on_a_piece(said, place):
        return token
    return replace(token, meant=token.meant | {"one"}, number=None, rank=None)


def _ends_on_a_piece(said: Sequence[Token], place: int) -> bool:
    """Whether a one behind a piece counts its spaces, as in "drone one"; but "the big one" is a piece."""
    before = [token for token in said[:place] if token.part == said[place].part and _MEANS & token.meant]
    if not before or _size(before[-1]) is None or said[place].text in ("a", "an"):
        return False
    follows = said[place + 1 : place + 2]
    if said[place].text == "one" and any(meaning.startswith("sized") for meaning in said[place - 1].meant):
        return False
    return not follows or follows[0].part != said[place].part or means(follows, "and")


def _of_moves(
    said: Sequence[Token], question: str, moves: Sequence[_Move], rest: Sequence[int]
) -> Reckoned | None:
    """What moves cost together, whether a roll is enough for them, or what it leaves."""
    terms = tuple(move.term for move in moves)
    cost = sum(term.points for term in terms)
    if not rest:
        asked = means(said, "cost", "need", "many", "what") or len(moves) > 1 or _is_open(question)
        return (
            Reckoned(Says.VALUE, _PRICED, cost, "point", terms) if asked and not means(said, "left") else None
        )
    roll = rest[0]
    if means(said, "left"):
        return Reckoned(Says.VALUE, _ROLLED, roll - cost, "point", terms) if cost <= roll else None
    if means(said, "many", "what") or (means(said, "far") and _is_open(question)):
        return None
    holds = roll == cost if means(said, "cost") and not means(said, "roll") else cost <= roll
    return Reckoned(Says.YES if holds else Says.NO, _ROLLED, terms=terms)


def _of_one(said: Sequence[Token], question: str, size: Size, numbers: Sequence[int]) -> Reckoned | None:
    """How far a roll takes a piece, or what a space costs it."""
    if means(said, "left"):
        return None
    far = means(said, "far") or (means(said, "many") and means(said, "space"))
    if numbers and far and not means(said, "cost"):
        return Reckoned(Says.VALUE, _ROLLED, numbers[0] // int(size), "space")
    if numbers and means(said, "cost") and not _is_open(question) and not means(said, "many"):
        return Reckoned(Says.YES if numbers[0] == int(size) else Says.NO, _PRICED)
    if not numbers and (means(said, "cost") or (means(said, "many") and means(said, "point"))):
        term = _Move(size, 1).term
        return Reckoned(Says.VALUE, _PRICED, term.points, "point", (term,))
    return None


def _is_open(question: str) -> bool:
    return manner(question) is not Manner.YES_OR_NO


def _moves(said: Sequence[Token], places: Sequence[int]) -> tuple[list[_Move], list[int]] | None:
    """Which piece is moved how many spaces, and the numbers that tell no spaces; None where that is not clear."""
    moves: list[_Move] = []
    rest: list[int] = []
    free = list(places)
    several = len({_size(said[place]) for place in places}) > 1
    for place, token in enumerate(said):
        if token.number is None:
            continue
        beside = several and (
            place - 1 in places or _behind_a_piece(said, place) or _with_a_piece(said, place, places)
        )
        if "of space" not in token.meant and (not beside or means(said[place + 1 : place + 2], "roll")):
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


def _behind_a_piece(said: Sequence[Token], place: int) -> bool:
    """Whether a piece is the last thing before a number in its part."""
    before = [token for token in said[:place] if token.part == said[place].part and _MEANS & token.meant]
    return bool(before) and _size(before[-1]) is not None


def _with_a_piece(said: Sequence[Token], place: int, places: Sequence[int]) -> bool:
    """Whether a number is told "with the" piece that stands behind it, where spaces are told at all."""
    if not any("of space" in token.meant for token in said):
        return False
    after = place + 1
    while after < len(said) and PLAIN in said[after].meant and said[after].number is None:
        after += 1
    return after in places and after > place + 1


def _over_vanished(said: Sequence[Token], sizes: Sequence[Size]) -> Reckoned | None:
    """What a way costs of which spaces have vanished; a space between two is reached by one more."""
    told = [
        (token.number, means(said[place - 1 : place], "reference"))
        for place, token in enumerate(said)
        if token.number is not None
    ]
    ways = [number for number, again in told if not again]
    gone = [1] if means(said, "vanished") and len(ways) == 1 else ways[1:]
    asked = means(said, "cost", "need", "point")
    if not asked or len(sizes) != 1 or len(ways) - 1 > len(gone) or len(gone) != means(said, "vanished"):
        return None
    if any(again and number != ways[0] for number, again in told) or means(said, "roll") or not ways:
        return None
    left = ways[0] + means(said, "between") - sum(gone)
    if left < 1:
        return None
    term = _Move(sizes[0], left).term
    return Reckoned(Says.VALUE, (*_PRICED, clauses.VANISH), term.points, "point", (term,))


def _circle(said: Sequence[Token], numbers: Sequence[int], sizes: Sequence[Size]) -> bool:
    """Whether it is asked how many spaces or pieces so many players begin with."""
    told = len(numbers) == 1 and MIN_PLAYERS <= numbers[0] <= MAX_PLAYERS
    ring = means(said, "ring")
    things = means(said, "piece") or (means(said, "space") and not sizes) or (len(sizes) == 1 and ring)
    return (
        told
        and means(said, "many")
        and things
        and not means(said, "roll")
        and (means(said, "player", "us") or ring)
    )


def _carrying(said: Sequence[Token], size: Size) -> Reckoned | None:
    """What a piece pays that carries others: no source says it."""
    if not means(said, "cost"):
        return None
    spaces = next((token.number for token in said if "of space" in token.meant), None) or 1
    term = Term("spaces", spaces, int(size), (clauses.PRICE, clauses.RIDERS_FREE))
    rests = (clauses.CARRY, clauses.RIDERS_FREE, clauses.PRICE)
    return Reckoned(Says.SILENT, rests, terms=(term,), reading=term.points)
