"""What was found, as it answers the question at hand: what it decides, what it tells, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.compose import SHOWN
from rulebound.assistant.denial import is_negative, leaves_undone
from rulebound.assistant.find import Hit
from rulebound.assistant.manner import Manner, asks_whether, lets_choose, likely, opposes
from rulebound.assistant.modal import Modal, modal
from rulebound.assistant.names import Names, words
from rulebound.assistant.reckoning import TELLS, Reckoned
from rulebound.assistant.reckoning.numbers import ARTICLES, told
from rulebound.assistant.rule import Board
from rulebound.assistant.topic import LIKE_ANYTHING
from rulebound.core import ClauseId, Tallied

NEAR = 0.3
"""How much less like the question another ask may be, to be taken for its number."""
_SIDE, _CHOSEN, _OPPOSED = 0.05, 0.3, 0.2
"""How much less like the question a contradiction may be of which the answer is one side, where the question lets choose, and
where it sets one thing against another."""


def numbers(text: str) -> set[int | float | str | None]:
    """The numbers that a text tells, without articles that may also be a one."""
    return {word.number for word in told(text) if word.number is not None and word.text not in ARTICLES}


def known_for(question: str, ask: Ask, key: str, names: Names) -> Ask:
    """An ask, but without a value that knows nothing of the amounts which the question tells."""
    if ask.says is not Says.VALUE or key not in TELLS or not TELLS[key](question, names):
        return ask
    known = {number for texts in ask.questions.values() for text in texts for number in numbers(text)}
    if numbers(question) <= known | {ask.value}:
        return ask
    return replace(ask, says=Says.TEXT, value=None, unit=None)


def tells_its_numbers(board: Board, question: str) -> bool:
    """Whether an open question tells no numbers but such as its board has, as in "what can I do with this 5"."""
    if likely(question) is not Manner.OPEN or not isinstance(board.game, Tallied):
        return False
    has = {fact for ruling in board.game.tally(board.state, board.seat) for fact in ruling.facts.values()}
    return numbers(question) <= has


def is_understood(question: str, hits: Sequence[Hit]) -> bool:
    """Whether a question has words, and they are like anything that is asked."""
    return bool(words(question)) and any(c.isalpha() for c in question) and hits[0].score >= LIKE_ANYTHING


def nearest(question: str, hits: Sequence[Hit]) -> float:
    """How near the nearest is that can answer a question: yes or no is no answer to an open one."""
    decides = likely(question) in (None, Manner.YES_OR_NO)
    return next((hit.score for hit in hits if decides or hit.ask.says not in (Says.YES, Says.NO)), 0.0)


def in_order(hits: Sequence[Hit]) -> list[ClauseId]:
    """The clauses of some hits, each once, those of the nearest first."""
    return list(dict.fromkeys(clause for hit in hits[:20] for clause in hit.ask.clauses))


def as_ask(key: str, reckoned: Reckoned, hits: Sequence[Hit]) -> Ask:
    """What was worked out, as an ask: with the clauses of the ask that was found, where they meet."""
    found = hits[0].ask if hits else None
    clauses = reckoned.clauses
    if found is not None and set(found.clauses) & set(clauses):
        clauses = tuple(dict.fromkeys((*found.clauses, *clauses)))
    return Ask(key, reckoned.says, clauses[:SHOWN], {}, reckoned.value, reckoned.unit)


def contradicted(question: str, hits: Sequence[Hit], found: Ask) -> Ask:
    """What was found; or a contradiction nearly as near, of which that is one side or that the question itself tells of."""
    if not hits or found.says.refuses or found.says is Says.CONFLICT:
        return found
    opposed = _OPPOSED if opposes(question) else 0.0
    one_side = _CHOSEN if lets_choose(question) else _SIDE
    for hit in hits:
        behind = max(opposed, one_side if found.clauses[0] in hit.ask.clauses else 0.0)
        if hit.ask.says is Says.CONFLICT and hit.score >= hits[0].score - behind:
            return hit.ask
    return found


def decided(question: str, hits: Sequence[Hit]) -> Ask:
    """What was found, for a question that wants yes or no.

    Where that explains, or decides another thing than is asked, rather an ask of the same clause that decides this.
    """
    top = hits[0]
    near = [
        hit for hit in hits if hit.score >= top.score - NEAR and hit.ask.clauses[:1] == top.ask.clauses[:1]
    ]
    if top.ask.says is Says.TEXT and lets_choose(question):
        return top.ask
    if top.ask.says is Says.TEXT or (top.ask.says is Says.VALUE and asks_whether(question)):
        deciding = next((hit for hit in near if hit.ask.says in (Says.YES, Says.NO)), None)
        top = deciding or replace(top, ask=replace(top.ask, says=Says.TEXT, value=None, unit=None))
    if top.ask.says not in (Says.YES, Says.NO):
        return top.ask
    for hit in (top, *near):
        if (says := _told(question, hit)) is not None:
            return replace(hit.ask, says=says)
    return replace(top.ask, says=Says.TEXT)


def _told(question: str, hit: Hit) -> Says | None:
    """What an ask says of a question that is near one of its own; None where it leaves that open.

    One of both may say not. Who may do a thing perhaps need not, and who need not perhaps may not; but who may leave
    it undone need not do it.
    """
    if hit.ask.says not in (Says.YES, Says.NO):
        return None
    holds = (hit.ask.says is Says.YES) != is_negative(hit.form)
    asked, told = modal(question), modal(hit.form)
    opposite = leaves_undone(question) != leaves_undone(hit.form)
    if (asked is None) is not (told is None) and is_negative(question) != is_negative(hit.form):
        return None
    if opposite and not (asked or told):
        return None
    if asked and told and (asked is told) is opposite and holds is (told is Modal.MAY):
        return None
    return Says.YES if (holds != opposite) != is_negative(question) else Says.NO
