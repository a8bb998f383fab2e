"""What a question denies, forbids or leaves undone, told by the clause of it that asks."""

from __future__ import annotations

import re

from rulebound.assistant.manner import ASKING, SENTENCE
from rulebound.assistant.modal import FORBIDDEN, MAY, MUST, OPTIONAL
from rulebound.assistant.names import plain, words

_NOT = (
    FORBIDDEN
    | OPTIONAL
    | frozenset(
        "not never не нет нельзя pas jamais niet geen nooit nicht kein keine keinen keinem nie".split()
    )
)
_UNSURE = frozenset(["нельзя"])
"""What says that something is forbidden, and asks so as well whether it is not allowed after all."""


def forbids(question: str) -> bool:
    """Whether a question asks if something is forbidden, and does not deny that.

    >>> (
    ...     forbids("Is it forbidden to pass?"),
    ...     forbids("Is it not forbidden to pass?"),
    ...     forbids("Нельзя пасовать?"),
    ... )
    (True, False, False)
    """
    return bool((FORBIDDEN - _UNSURE) & set(words(question))) and is_negative(question)


_NONE = frozenset("не no kein keine keinen keinem geen".split())
"""What behind a word for may leaves the act undone."""
_WITHOUT = frozenset("without sans zonder ohne без".split())
_CLAUSE = re.compile(
    r"[,;:.]|\b(?:if|when|because|that|which|если|когда|раз|si|quand|qui|dont|als|wanneer|omdat|wenn|falls|weil"
    r"|obwohl)\b|\b(?:die|dat)(?= (?:geen|niet)\b)"
)


_NE_PAS = ["ne", "pas"]
_EARLY = 3
"""Among so many words of a clause, one for may or must makes it one that asks."""


def _asking(question: str) -> list[str]:
    """The words of that clause of a question that asks.

    It is the first that begins by asking, or else that has a word for may or must early on, or else the first of the
    last sentence that is more than "is that right".
    """
    text = plain(question).replace("n't", " not").replace("cannot", "can not")
    sentences = [_clauses(sentence) for sentence in SENTENCE.split(text)]
    told = [said for sentence in sentences for said in sentence] or [[]]
    whole = [sentence for sentence in sentences if sum(map(len, sentence)) > _EARLY]
    asking = (said for said in told if ASKING & set(said[:1]))
    allowing = (said for said in told if (MAY | MUST) & set(said[:_EARLY]))
    return next(asking, next(allowing, whole[-1][0] if whole else told[0]))


def _clauses(sentence: str) -> list[list[str]]:
    """The clauses of a sentence, by their words."""
    parts = ([word.strip("?!") for word in part.split()] for part in _CLAUSE.split(sentence))
    return [said for said in parts if any(said)]


def _denied(question: str) -> tuple[bool, bool]:
    """Whether a question denies what it asks, and whether it is of an act that is left undone."""
    said = _asking(question)
    denied = undone = False
    for place, word in enumerate(said):
        if (
            word in _WITHOUT
            or (word in _NONE and MAY & set(said[:place]))
            or said[place - 1 : place + 1] == _NE_PAS
        ):
            undone = not undone
        elif word in _NOT:
            denied = not denied
    return denied, undone


def is_negative(question: str) -> bool:
    """Whether a question says not, or that something is forbidden or optional.

    >>> is_negative("Don't my own stones block?"), is_negative("May I pass if I do not like it?")
    (True, False)
    >>> is_negative("Does a player with no stones lose?")
    False
    >>> (
    ...     is_negative("J'ai un coup mais pas envie, je peux passer ?"),
    ...     is_negative("Er is geen pad. Gaat die er dan af?"),
    ... )
    (False, False)
    """
    return _denied(question)[0]


def leaves_undone(question: str) -> bool:
    """Whether a question is of an act that is left undone.

    >>> leaves_undone("Puis-je ne pas poser de meeple ?"), leaves_undone("Darf ich nicht passen?")
    (True, False)
    """
    return _denied(question)[1]
