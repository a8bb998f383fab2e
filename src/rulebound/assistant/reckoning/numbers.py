"""Numbers in a question, in figures or in words of five languages, and the words around them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulebound.assistant.names import plain, words

_WORDS = (
    "zero ноль нуль null nul",
    "one один одна одно одной одного одну одним одному un une een ein eine einem einen einer единица единицу",
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
_VALUES = {word: value for value, group in enumerate(_WORDS) for word in group.split()}
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
PLAYERS = (
    "player",
    "people",
    "person",
    "вдвоем",
    "втроем",
    "вчетвером",
    "впятером",
    "вшестером",
    "всемером",
    "ввосьмером",
    "вдевятером",
    "вдесятером",
    "игрок",
    "человек",
    "joueur",
    "speler",
    "spieler",
    "personen",
    "leute",
)
"""How words for those who play begin."""
_US = frozenset("we us our nous on notre мы нас нам wij we ons wir uns zu met à".split())
"""Other words by which it is told how many play."""

POINTS = ("point", "очк", "punt", "punkt")
"""How words for points themselves begin."""
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


_BEYOND = re.compile(r"(?<![\w.,\-−–])[\-−–]\d|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}|\d\*\*|\d[eE]\+?\d")
"""A number below 0, or with more digits than a year or anything on a table has."""


@dataclass(frozen=True, slots=True)
class Word:
    """A plain word of a question; `number` is what it counts, `rank` which one it names, from 1."""

    text: str
    number: int | None = None
    rank: int | None = None


def told(question: str) -> list[Word]:
    """The words of a question in order, what is elided apart.

    An article that may also be a one counts nothing beside other numbers.
    """
    said = [_word(part) for word in words(question) for part in word.split("'") if part]
    if any(word.number is not None and word.text not in ARTICLES for word in said):
        return [Word(word.text, rank=word.rank) if word.text in ARTICLES else word for word in said]
    return said


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


def unclaimed(said: list[Word]) -> list[Word]:
    """The words without the numbers of points that a question itself names, as in "5 or 10 points"."""
    kept = list(reversed(said))
    claims = False
    for place, word in enumerate(kept):
        if word.number is not None and claims:
            kept[place] = Word(word.text)
        else:
            claims = word.text.startswith(POINTS) or (claims and word.text in _OR)
    return kept[::-1]


def is_countable(question: str) -> bool:
    """Whether every number in a question is one that something on a table can come in: neither below 0 nor huge."""
    return _BEYOND.search(question) is None


def tells_numbers(question: str) -> bool:
    """Whether a question has a number in it, and not only an article that may be a one."""
    return any(word.number is not None and word.text not in ARTICLES for word in told(question))


def weighs(question: str, tongue: str) -> bool:
    """Whether a question in a language sets one thing against another, as in "5 or 10"."""
    said = _OR if tongue == "nl" else _OR - {"of"}  # English has "of" everywhere
    return not said.isdisjoint(words(question))


def tells_players(said: list[Word]) -> bool:
    """Whether words tell of those who play."""
    return has(said, *PLAYERS) or any(word.text in _US for word in said)


def has(said: list[Word], *stems: str) -> bool:
    """Whether a word begins with one of some stems."""
    return any(word.text.startswith(stem) for word in said for stem in stems)
