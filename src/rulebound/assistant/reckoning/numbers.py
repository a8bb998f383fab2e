"""Numbers in a question, in figures or in words of five languages, and the words around them."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.assistant.names import plain, words

_WORDS = (
    "zero ноль нуль null nul",
    "one один одна одно одной одного un une een ein eine einem einen einer",
    "two два две двух двумя двум deux twee zwei",
    "three три трех тремя трем trois drie drei",
    "four четыре четырех четырьмя quatre vier",
    "five пять пяти пятью cinq vijf funf",
    "six шесть шести шестью zes sechs",
    "seven семь семи семью sept zeven sieben",
    "eight восемь восьми восемью huit acht",
    "nine девять девяти девятью neuf negen neun",
    "ten десять десяти десятью dix tien zehn",
    "eleven одиннадцать одиннадцати onze elf",
    "twelve двенадцать двенадцати douze twaalf zwolf",
    "thirteen тринадцать тринадцати treize dertien dreizehn",
    "fourteen четырнадцать четырнадцати quatorze veertien vierzehn",
    "fifteen пятнадцать пятнадцати quinze vijftien funfzehn",
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
)
_VALUES = {word: value for value, group in enumerate(_WORDS) for word in group.split()}
_RANKS = {word: value for value, group in enumerate(_ORDINALS) for word in group.split()}
ARTICLES = frozenset("un une een ein eine einem einen einer a an".split())
"""Words that may count one, or nothing."""
PLAYERS = ("player", "people", "игрок", "человек", "joueur", "speler", "spieler", "personen", "leute")
"""How words for those who play begin."""

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


@dataclass(frozen=True, slots=True)
class Word:
    """A plain word of a question; `number` is what it counts, `rank` which one it names, from 1."""

    text: str
    number: int | None = None
    rank: int | None = None


def told(question: str) -> list[Word]:
    """The words of a question in order. An article that may also be a one counts nothing beside other numbers."""
    said = [_word(word) for word in words(question)]
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


def tells_numbers(question: str) -> bool:
    """Whether a question has a number in it, and not only an article that may be a one."""
    return any(word.number is not None and word.text not in ARTICLES for word in told(question))


def has(said: list[Word], *stems: str) -> bool:
    """Whether a word begins with one of some stems."""
    return any(word.text.startswith(stem) for word in said for stem in stems)
