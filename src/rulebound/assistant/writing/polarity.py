"""Whether the words of an answer say the same as its verdict, as far as that can be told by words for yes, no and not.

A text may be refused that means the right thing. One that means the opposite passes only where it says so without any
of these words, or in a later sentence that neither allows nor forbids in such words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulebound.assistant.asks import Says
from rulebound.assistant.denial import is_negative
from rulebound.assistant.names import words

_YES = {"en": "yes yeah yep", "ru": "да", "fr": "oui", "nl": "ja jawel", "de": "ja jawohl"}
_NO = {"en": "no nope", "ru": "нет", "fr": "non", "nl": "nee neen", "de": "nein"}
_NOT = frozenset(
    """no not never none nobody nothing neither nor without cannot
    не нет ни никогда никто ничего нельзя никак без
    non pas jamais aucun aucune rien personne sans
    niet geen nooit niemand niets zonder
    nicht kein keine keinen keinem keiner nie niemals niemand nichts ohne""".split()
)
_BANS = (
    "forbid", "forbad", "prohibit", "illegal", "disallow", "banned", "impossib", "refus", "запре", "невозмож", "недопуст",
    "interdi", "defend", "impossib", "verbod", "verbied", "onmogelijk", "verbiet", "verbot", "unmoglich", "untersag", "unzulass",
)  # fmt: skip
_LETS = (
    "allow", "permit", "possib", "whenever", "можно", "могут", "разреш", "допус", "permi", "autoris", "toegesta", "mogelijk",
    "erlaub", "moglich", "jederzeit", "zulass", "gestatt",
)  # fmt: skip
_MAY = frozenset(
    """may can could always free legal может могу можешь можете всегда вправе peut peux pouvez peuvent toujours droit libre
    mag mogen kan kun kunnen altijd vrij darf darfst durfen kann kannst konnen immer frei""".split()
)
_SENTENCE = re.compile(r"[.!?…;:]+")


def opens(text: str, says: Says, language: str) -> bool:
    """Whether a text begins with the word for its verdict."""
    return words(text)[:1] in [[word] for word in _own(says, language)]


def contradicts(text: str, says: Says, question: str, language: str, quotes: Iterable[str]) -> bool:
    """Whether the text of an answer yes or no seems to say the opposite."""
    said = words(text)
    if not {*_own(Says.NO if says is Says.YES else Says.YES, language)}.isdisjoint(
        said if (says, language) != (Says.YES, "en") else said[:1]  # English has "no" before nouns
    ):
        return True
    sentences = [words(part) for part in _SENTENCE.split(text.replace("n't", " not").replace("n’t", " not"))]
    sentences = [part for part in sentences if part]
    if sentences and sentences[0][:1] in [[word] for word in _own(says, language)]:
        sentences[0] = sentences[0][1:]
        sentences = [part for part in sentences if part]
    if (says is Says.NO) is not is_negative(question):
        return bool(sentences) and (not _denies(sentences[0]) or any(map(_only_lets, sentences)))
    denied_there = any(_denies(words(quote)) for quote in quotes)
    return (bool(sentences) and _denies(sentences[0])) or (
        not denied_there and any(_denies(part) and _lets(part) for part in sentences)
    )


def _own(says: Says, language: str) -> list[str]:
    return (_YES if says is Says.YES else _NO)[language].split()


def _denies(said: list[str]) -> bool:
    """Whether a sentence says not, or forbids; not to forbid is to allow."""
    return (not {part for word in said for part in word.split("'")}.isdisjoint(_NOT)) != _has(said, _BANS)


def _only_lets(said: list[str]) -> bool:
    return _lets(said) and not _denies(said)


def _lets(said: list[str]) -> bool:
    return _has(said, _LETS) or not _MAY.isdisjoint(said)


def _has(said: list[str], beginnings: tuple[str, ...]) -> bool:
    return any(word.startswith(beginnings) for word in said)
