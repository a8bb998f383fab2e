"""Which words of a question told at a table are ordinary speech, and may pass though no table knows them.

Of such a word nobody can say whether it changes a score; but a sentence counts, adds, qualifies and names in places of
its own. An unknown word there is left unread. Elsewhere it is ordinary.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rulebound.assistant.manner import manner
from rulebound.assistant.names import words
from rulebound.assistant.reckoning.numbers import ARTICLES, MANY
from rulebound.assistant.reckoning.reading import ACTIVE_AS, KINDS, ORDINARY, PLAIN, Reading, Token
from rulebound.assistant.reckoning.standing import AND, is_tile, is_unknown, plain, settled

_WITH = frozenset("with without plus avec sans mit ohne met zonder с со без".split())
_THE = frozenset("the le la les l du des d de het der die das den dem".split())
_FRENCH = frozenset("ville villes cite route routes abbaye monastere cloitre jardin".split())
"""Features whose adjectives stand behind them."""
_WITHIN = (
    "in it", "on it", "in there", "on there", "inside", "в нем", "в ней", "на нем", "на ней", "dedans", "dessus", "erin",
    "erop", "drin", "darin", "drauf", "darauf", "mine", "van mij", "a moi", "gehort mir", "ist meins",
)  # fmt: skip
"""What tells that something stands in a feature, or is one's own."""
_SENTENCES = re.compile(r"(?:[^.!?…;:]|\.(?=\d))+[.!?…;:]*")
_BEGINS = re.compile(r"[.!?…:]\s*\W*$|^\W*$")
_WORD = re.compile(r"[^\W\d_]+")


def asked_in(question: str) -> str:
    """What of a question asks: the last sentence with a question mark, or else the last; its last part if that asks."""
    said = [each.strip() for each in _SENTENCES.findall(question) if _WORD.search(each)]
    asking = next((each for each in reversed(said) if each.endswith("?")), said[-1] if said else question)
    last = asking.split(",")[-1].strip()
    return last if manner(last) else asking


def without_talk(said: Reading, question: str) -> Reading:
    """A reading in which words mean what they do where they stand, and what is ordinary changes nothing."""
    tokens = settled(said.tokens, question)
    named = _named(question)
    ordinary = {
        place
        for place, token in enumerate(tokens)
        if is_unknown(token) and token.text not in named and not _tells(tokens, place)
    }
    told = [
        replace(token, meant=frozenset({PLAIN, ORDINARY})) if place in ordinary else token
        for place, token in enumerate(tokens)
    ]
    return Reading(
        [plain(token) if _denies_nothing(told, place) else token for place, token in enumerate(told)]
    )


def _named(question: str) -> frozenset[str]:
    """The words with a capital within a sentence: names, and in German nouns."""
    return frozenset(
        word
        for said in _WORD.finditer(question)
        if said.group()[0].isupper() and not _BEGINS.search(question[: said.start()])
        for word in words(said.group())
    )


def _tells(tokens: Sequence[Token], place: int) -> bool:
    """Whether an unknown word stands where it may change a score: where something is counted, added or qualified."""
    part = [each for each in tokens if each.part == tokens[place].part]
    before = [each for each in tokens[:place] if each.part == tokens[place].part]
    behind = [each for each in tokens[place + 1 : place + 2] if each.part == tokens[place].part]
    return (
        len(part) == 1
        or any(token.meant & set(KINDS) for token in behind)
        or _stands_within(tokens, place)
        or (bool(before) and (_is_counted(before[-1]) or _is_said_of_a_tile(before) or _is_added(before)))
    )


def _is_counted(before: Token) -> bool:
    return before.number is not None or before.text.startswith(MANY) or before.text in _FRENCH


def _is_added(before: Sequence[Token]) -> bool:
    joined = (t for t in reversed(before) if not (t.text in ARTICLES | _THE or "self" in t.meant))
    nearest = next(joined, None)
    return nearest is not None and nearest.text in _WITH


def _is_said_of_a_tile(before: Sequence[Token]) -> bool:
    """Whether what a word says is said of a scoring tile, as in "Siege has gone"."""
    for token in reversed(before):
        if is_tile(token):
            return True
        if token.text in AND or not (PLAIN in token.meant or is_unknown(token)):
            return False
    return False


def _stands_within(tokens: Sequence[Token], place: int) -> bool:
    """Whether it is told that something unknown stands in a feature, as in "and there is a well in it"."""
    first, last = place, place
    while first and tokens[first - 1].part == tokens[place].part and tokens[first].text not in AND:
        first -= 1
    while last < len(tokens) and tokens[last].part == tokens[place].part and tokens[last].text not in AND:
        last += 1
    part = tokens[first:last]
    spoken = f" {' '.join(token.text for token in part)} "
    counted = any(token.number is not None or token.meant - {PLAIN, "self", "finished"} for token in part)
    return not counted and any(f" {place} " in spoken for place in _WITHIN)


def _denies_nothing(tokens: Sequence[Token], place: int) -> bool:
    """Whether a no stands before an ordinary word, as in "no luck", and nothing else is told that it may deny."""
    token = tokens[place]
    if "no" not in token.meant:
        return False
    behind = [each for each in tokens[place + 1 :] if each.part == token.part]
    ordinary = next((n for n, each in enumerate(behind) if each.meant != {PLAIN}), None)
    if ordinary is None or ORDINARY not in behind[ordinary].meant:
        return False
    before: list[Token] = []
    for each in reversed(tokens[:place]):
        if each.part != token.part or each.text in AND:
            break
        before.append(each)
    later = [each for each in behind[ordinary:] if not any(m.startswith(ACTIVE_AS) for m in each.meant)]
    return all(PLAIN in each.meant for each in later) and all(each.meant & {PLAIN, "self"} for each in before)
