"""The numbers that a text states, in figures or in words of five languages, each in one spelling."""

from __future__ import annotations

import re
import unicodedata

from rulebound.assistant.names import words
from rulebound.assistant.reckoning.numbers import ARTICLES, told

_FIGURES = re.compile(r"(?:(?<!\w)[-−–])?\d+(?:[.,]\d+)*")
_WHOLE = frozenset(
    """minus half twice thrice double triple dozen sixty seventy eighty ninety hundred hundreds thousand thousands million
    минус сорок сто ста тысяча тысячи тысяч миллион дюжина дюжину половина половину половины пол вдвое втрое дважды трижды
    двойной двойное двойные тройной пополам полтора полторы
    cent cents mille million trente douzaine moitie demi demie double doubles triple
    helft halve half dubbel dubbele tweemaal driemaal dozijn miljoen
    halfte halb halbe halben halber doppelt doppelte doppelten zweimal dreimal dutzend million""".split()
)
"""Words that state a number or a multiple and that are not counted otherwise."""
_PARTS = re.compile(
    "twenty|thirty|forty|fifty|двадцат|тридцат|десят|сорок|девяност|двест|трист|четырест|"
    "vingt|quarante|cinquante|soixante|"
    "twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend|"
    "zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend"
)
"""Parts by which a longer word is known to state a number."""
_ROMAN = re.compile(r"\b[IVXLCDM]{2,}\b")


def figures(text: str) -> frozenset[str]:
    """The numbers of a text: `12`, `-3`, `1.5`, `#2` for a second one, or a word such as `half` that has no figures.

    An article that may also be a one counts nothing; nor does a first one, which says no more than "at the beginning".

    >>> sorted(figures("Two stones, or −3; the second costs half"))
    ['#2', '-3', '2', 'half']
    """
    plain = unicodedata.normalize("NFKC", "".join(map(_apart, text)))
    found = {_in_ascii(match.group()) for match in _FIGURES.finditer(plain)}
    for word in told(plain):
        if word.number is not None and not word.text.isdecimal() and word.text not in ARTICLES:
            found.add(str(word.number))
        elif word.rank is not None and word.rank > 1 and not word.text[0].isdecimal():
            found.add(f"#{word.rank}")
    found |= set(_ROMAN.findall(plain))
    found |= {word for word in words(plain) if word in _WHOLE or _PARTS.search(word)}
    return frozenset(found)


def spelled(number: float) -> str:
    """A number as `figures` spells it."""
    return str(int(number)) if number == int(number) else str(number)


def _apart(sign: str) -> str:
    """A sign that is a number without being a figure, such as ½ or ², is one of its own."""
    if sign.isnumeric() and not sign.isdecimal():
        return f" {unicodedata.numeric(sign):g} "
    return sign


def _in_ascii(figures: str) -> str:
    digits = "".join(str(unicodedata.digit(c)) if c.isdecimal() else c for c in figures)
    return digits.translate(str.maketrans("−–,", "--."))
