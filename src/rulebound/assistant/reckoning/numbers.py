"""Numbers in a question, in figures or in words of five languages, and the words around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from rulebound.assistant.names import plain, spoken, words

_WORDS = (
    "zero ноль нуль null nul",
    "one один одна одно одной одного одну одним одному un une een eentje ein eins eine einem einen einer единица единицу",
    "two два две двух двумя двум двое двоих вдвоем deux twee zwei двойка двойку couple pair zweit tweeen",
    "three три трех тремя трем трое троих втроем trois drie drei тройка тройку dritt drieen",
    "four четыре четырех четырьмя четырем четверо четверых вчетвером quatre vier четверка четверку viert vieren",
    "five пять пяти пятью пятеро пятерых впятером cinq vijf funf пятерка пятерку funft vijven",
    "six шесть шести шестью шестеро шестерых вшестером zes sechs шестерка шестерку sechst zessen",
    "seven семь семи семью семеро семерых всемером sept zeven sieben siebt zevenen",
    "eight восемь восьми восемью восьмерых ввосьмером huit acht",
    "nine девять девяти девятью девятерых вдевятером neuf negen neun neunt negenen",
    "ten десять десяти десятью десятерых вдесятером dix tien zehn zehnt tienen",
    "eleven одиннадцать одиннадцати onze elf elft elven",
    "twelve двенадцать двенадцати douze twaalf zwolf zwolft twaalven",
    "thirteen тринадцать тринадцати treize dertien dreizehn dreizehnt dertienen",
    "fourteen четырнадцать четырнадцати quatorze veertien vierzehn",
    "fifteen пятнадцать пятнадцати quinze vijftien funfzehn",
    "sixteen шестнадцать шестнадцати seize zestien sechzehn",
    "seventeen семнадцать семнадцати dix-sept zeventien siebzehn",
    "eighteen восемнадцать восемнадцати dix-huit achttien achtzehn",
    "nineteen девятнадцать девятнадцати dix-neuf negentien neunzehn",
    "twenty двадцать двадцати vingt twintig zwanzig",
)
_ORDINALS = (
    "",
    "first bottom lowest ground перв нижн premier premiere onderste eerste erste ersten erster unterste untersten",
    "second втор deuxieme second seconde tweede zweite zweiten zweiter",
    "third трет troisieme derde dritte dritten dritter",
    "fourth четверт quatrieme vierde vierte vierten vierter",
    "fifth пят cinquieme vijfde funfte funften",
    "sixth шест sixieme zesde sechste sechsten",
    "seventh седьм septieme zevende siebte siebten",
    "eighth восьм huitieme achtste achte achten",
    "ninth девят neuvieme negende neunte neunten",
    "tenth десят dixieme tiende zehnte zehnten",
)
_TENS = (
    "twenty двадцать двадцати",
    "thirty тридцать тридцати trente dertig dreissig",
    "forty сорок сорока quarante veertig vierzig",
    "fifty пятьдесят пятидесяти cinquante vijftig funfzig",
    "sixty шестьдесят шестидесяти soixante zestig sechzig",
    "seventy семьдесят семидесяти septante zeventig siebzig",
    "eighty восемьдесят восьмидесяти huitante tachtig achtzig",
    "ninety девяносто nonante negentig neunzig",
)
"""From twenty on; behind them a smaller one may follow as a word of its own."""
_GERMAN = "ein zwei drei vier funf sechs sieben acht neun".split()
_DUTCH = "een twee drie vier vijf zes zeven acht negen".split()
_VALUES = {word: value for value, group in enumerate(_WORDS) for word in group.split()}
_VALUES |= {word: 20 + 10 * place for place, group in enumerate(_TENS) for word in group.split()}
_VALUES |= {
    f"{one}{joined}{ten}": 20 + 10 * place + value
    for ones, joins, tens in (
        (_GERMAN, ("und",), "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig"),
        (_DUTCH, ("en",), "twintig dertig veertig vijftig zestig zeventig tachtig negentig"),
    )
    for value, one in enumerate(ones, 1)
    for joined in joins
    for place, ten in enumerate(tens.split())
}
_BY_WORD = frozenset(word for group in _TENS for word in group.split()) | {"vingt"}
"""The words behind which a smaller number follows, as in twenty-one."""
_RANKS = {word: value for value, group in enumerate(_ORDINALS) for word in group.split()}
ARTICLES = frozenset("un une een ein eine einem einen einer a an".split())
"""Words that may count one, or nothing."""
MANY = (
    "many",
    "much",
    "сколько",
    "combien",
    "hoeveel",
    "viele",
    "number",
    "число",
    "количеств",
    "nombre",
    "aantal",
    "anzahl",
)
_OR = frozenset("or или ou of oder".split())

_RUSSIAN_ENDINGS = (
    "ый",
    "ой",
    "ий",
    "ая",
    "ое",
    "ем",
    "ом",
    "ую",
    "ьем",
    "ья",
    "ье",
    "ью",
    "ьего",
    "его",
    "ого",
    "ей",
    "ьей",
)


_BEYOND = re.compile(
    r"(?<![\w.,\-−–])[\-−–]\d|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}|\d\*\*|\d[eE]\+?\d"
    r"|(?<![\d.,])\d+[.,]\d+(?![.,]?\d)(?!\s*(?:%|,| and| et| und| en| и)\s*\d)|[½¼¾⅓⅔]"
)
"""A number below 0, with a fraction, or with more digits than a year or anything on a table has."""
_BEYOND_WORDS = frozenset(
    """million millions billion billions thousand thousands hundreds minus negative
    миллион миллиона миллионов тысяча тысячи тысяч минус
    milliard milliards mille miljoen miljard duizend millionen tausend tausende""".split()
)
"""Words that tell such a number."""
APART = re.compile(r"[,;:!?()]|\.(?!\d)")
"""What no number or name reaches over."""


@dataclass(frozen=True, slots=True)
class Word:
    """A plain word of a question; `number` is what it counts, `rank` which one it names, from 1."""

    text: str
    number: int | None = None
    rank: int | None = None


class Said(Protocol):
    """A word as it is looked at here."""

    @property
    def text(self) -> str:
        """The word, plain."""


def told(question: str) -> list[Word]:
    """The words of a question in order, what is elided apart.

    An article that may also be a one counts nothing beside other numbers.
    """
    said = [word for part in APART.split(question) for word, _ in counted(spoken(part))]
    if any(word.number is not None and word.text not in ARTICLES for word in said):
        return [Word(word.text, rank=word.rank) if word.text in ARTICLES else word for word in said]
    return said


def counted(said: Sequence[str]) -> Iterator[tuple[Word, int]]:
    """Words with the numbers that they tell, each with how many words it takes: two or more in "twenty-one".

    >>> [word.number for word, _ in counted("vingt et un dix sept quatre vingt deux soixante douze".split())]
    [21, 17, 82, 72]
    """
    place = 0
    while place < len(said):
        word, size = _composed(said, place) or (_word(plain(said[place])), 1)
        yield word, size
        place += size


def _composed(said: Sequence[str], place: int) -> tuple[Word, int] | None:
    """A number that stands there in several words."""
    ahead = [plain(word) for word in said[place : place + 4]]
    value, size = _VALUES.get(ahead[0]), 1
    if ahead[0] == "quatre" and ahead[1:2] in (["vingt"], ["vingts"]):
        value, size = 80, 2
    elif ahead[0] == "dix" and ahead[1:2] and _VALUES.get(ahead[1]) in (7, 8, 9) and ahead[1] in _FRENCH:
        return Word("-".join(ahead[:2]), 10 + _VALUES[ahead[1]]), 2
    elif ahead[:2] == ["n", "achten"]:  # "met z'n achten", where else it is a rank
        return Word("n-achten", 8), 2
    elif ahead[0] not in _BY_WORD or value is None:
        return None
    joined = size + (ahead[size : size + 1] == ["et"])
    rest = ahead[joined] if joined < len(ahead) else ""
    most = 19 if value in (60, 80) and ahead[0] in ("soixante", "quatre") else 9
    if 1 <= (less := _VALUES.get(rest, 0)) <= most and rest not in ("a", "an"):
        value, size = value + less, joined + 1
        if most == 19 and less == 10 and (more := ahead[size : size + 1]) and more[0] in _FRENCH:
            value, size = value + _VALUES[more[0]], size + 1
    return (Word("-".join(ahead[:size]), value), size) if size > 1 else None


_FRENCH = frozenset("sept huit neuf".split())


def _word(text: str) -> Word:
    if text.isdecimal() and len(text) <= 3:
        return Word(text, number=int(text))
    if (rank := _rank(text)) is not None:
        return Word(text, rank=rank)
    return Word(text, number=_VALUES.get(plain(text)))


def _rank(text: str) -> int | None:
    if text in _RANKS:
        return _RANKS[text]
    figures = text.rstrip("abcdefghijklmnopqrstuvwxyz")
    if figures.isdecimal() and text[len(figures) :] in (
        "st",
        "nd",
        "rd",
        "th",
        "e",
        "er",
        "eme",
        "ste",
        "de",
    ):
        return int(figures[:3])
    for ending in _RUSSIAN_ENDINGS:
        if text.endswith(ending) and text.removesuffix(ending) in _RANKS:
            return _RANKS[text.removesuffix(ending)]
    return None


def is_countable(question: str) -> bool:
    """Whether every number in a question is one that something on a table can come in: neither below 0 nor huge."""
    return _BEYOND.search(question) is None and _BEYOND_WORDS.isdisjoint(words(question))


def tells_numbers(question: str) -> bool:
    """Whether a question has a number in it, and not only an article that may be a one."""
    return any(word.number is not None and word.text not in ARTICLES for word in told(question))


def weighs(question: str, tongue: str) -> bool:
    """Whether a question in a language sets one thing against another, as in "5 or 10"."""
    said = _OR if tongue == "nl" else _OR - {"of"}  # English has "of" everywhere
    return not said.isdisjoint(words(question))


def has(said: Sequence[Said], *stems: str) -> bool:
    """Whether a word begins with one of some stems."""
    return any(word.text.startswith(stem) for word in said for stem in stems)
