"""What words mean where they stand in a question told at a table: who is told of, and what a word is said of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rulebound.assistant.reckoning.numbers import APART, ARTICLES
from rulebound.assistant.reckoning.reading import ACTIVE_AS, PLAIN, Token

AND = frozenset("and et en und и plus".split())
BUILT = frozenset({"city", "road", "monastery", "garden"})
FIGURES = frozenset({"meeple", "large-meeple", "mayor"})
ACTIVE_WORDS = ("activ", "aktiv", "actif", "actie", "актив")
"""How words begin that say of a scoring tile that it is active."""
TIMES = frozenset(
    """round rounds turn turns move ronde rondes beurt beurten zet runde runden zug zuge zugen manche tour coup
    раунд раунде раунда ход хода ходе ходу""".split()
)
"""Words of the time at which something is."""
_ONLY = frozenset(
    """only just merely single seul seule seulement nur bloss einzigen einzelnen maar slechts enkel
    только всего лишь""".split()
)
"""Words that make a number small, and no other."""
_HAS = frozenset("has have had got s hat hatte heeft a имеет".split())
_BEHIND_ONE = frozenset("with of van de mit met aus с из на".split())
_PLAYING = frozenset("play playing mix mixed use using jouons joue spelen spielen играем".split())
"""Words that tell which expansions are on the table."""
_THEIRS = frozenset("his her their sa son leur leurs zijn haar hun sein seine ihr ihre его ее их".split())
_EACH = frozenset("je по".split())
"""Words that give each of several the number behind them."""
_GAME = frozenset("game play partie jeu spel potje spiel partij игра игры игре партия партии".split())


def is_unknown(token: Token) -> bool:
    """Whether a word is in no table, and no number."""
    return not token.meant and token.number is None


def is_tile(token: Token) -> bool:
    """Whether a word names a scoring tile."""
    return any(meant.startswith(ACTIVE_AS) for meant in token.meant)


def plain(token: Token) -> Token:
    """A word as one that changes nothing."""
    return replace(token, meant=frozenset({PLAIN}), number=None, rank=None)


def settled(tokens: Sequence[Token], question: str) -> list[Token]:
    """Words as what they mean where they stand."""
    found = [each for token in tokens if token.text not in _ONLY for each in _counted(token)]
    for place in range(len(found)):
        at = _At.of(found, place)
        found[place] = next((as_told for rule in _RULES if (as_told := rule(at))), at.token)
    holders = _holders(found)
    translated = _translations(found, question)
    return [
        plain(token)
        if place in translated
        else replace(token, meant=frozenset({"other"}))
        if is_unknown(token) and token.text in holders
        else token
        for place, token in enumerate(found)
    ]


def _counted(token: Token) -> list[Token]:
    """A word as it counts: German counts tiles by such words as 4er."""
    if token.rank is not None and token.text.endswith("er") and token.text[:-2].isdecimal():
        tile = Token("plattchen", frozenset({"tile"}), token.part)
        return [replace(token, number=token.rank, rank=None), tile]
    return [token]


@dataclass(frozen=True, slots=True)
class _At:
    """A word among the others of its part, and whether anything is told to be of each, and of which city."""

    token: Token
    before: Sequence[Token]
    behind: Sequence[Token]
    every: Sequence[Token]

    @classmethod
    def of(cls, tokens: Sequence[Token], place: int) -> _At:
        token = tokens[place]
        before = [each for each in tokens[:place] if each.part == token.part]
        behind = [each for each in tokens[place + 1 :] if each.part == token.part]
        return cls(token, before, behind, tokens)

    @property
    def part(self) -> list[Token]:
        return [*self.before, *self.behind]

    @property
    def next_counts(self) -> bool:
        return bool(self.behind) and (self.behind[0].number is not None or self.behind[0].text in ARTICLES)


def _of_the_game(at: _At) -> Token | None:
    """Where the game is finished, no feature is."""
    told = any(each.text in _GAME for each in at.part) and not any(each.meant & BUILT for each in at.part)
    return replace(at.token, meant=frozenset({"over"})) if told and "finished" in at.token.meant else None


def _of_a_tile(at: _At) -> Token | None:
    """A scoring tile that lies open is not unfinished, as a feature would be."""
    if "unfinished" not in at.token.meant or any(each.meant & BUILT for each in at.behind[:1]):
        return None
    nearest = next((each for each in reversed(at.before) if is_tile(each) or PLAIN not in each.meant), None)
    return plain(at.token) if nearest is not None and is_tile(nearest) else None


def _of_somebody(at: _At) -> Token | None:
    """A feature of somebody else's, unless it is told what each has."""
    theirs = at.token.text in _THEIRS and any(each.meant & BUILT for each in at.behind[:1])
    shared = any("both" in each.meant for each in at.every)
    return replace(at.token, meant=frozenset({"strange"})) if theirs and not shared else None


def _of_the_table(at: _At) -> Token | None:
    """An expansion that is played with stands in no feature yet."""
    told = at.token.meant & {"inn", "cathedral"} and any(each.text in _PLAYING for each in at.part)
    return plain(at.token) if told and not any(each.meant & BUILT for each in at.part) else None


def _talk(at: _At) -> Token | None:
    """What says how one feels, how large a thing is to the eye, or that scoring tiles are active."""
    active = not at.token.meant and at.token.text.startswith(ACTIVE_WORDS)
    both = "both" in at.token.meant and any(each.text.startswith(ACTIVE_WORDS) for each in at.behind[:1])
    return plain(at.token) if "talk" in at.token.meant or active or both else None


def _castle(at: _At) -> Token | None:
    """A castle is a city by an older name; beside a city it is another piece."""
    if "castle" not in at.token.meant:
        return None
    meant = "strange" if any("city" in each.meant for each in at.every) else "city"
    return replace(at.token, meant=frozenset({meant}))


def _each(at: _At) -> Token | None:
    """As in "je einen Ritter"; in Dutch the same word is you."""
    told = at.token.text in _EACH and at.next_counts and at.behind[0].text != "een"
    return replace(at.token, meant=frozenset({"both"})) if told else None


def _number(at: _At) -> Token | None:
    """A number of turns counts nothing, and a one may stand for a noun, as in "one with 3 tiles" and "the active one"."""
    if at.token.number is None:
        return None
    if at.behind and at.behind[0].text in TIMES:
        return plain(at.token)
    if at.token.number != 1 or at.token.text.isdecimal() or at.token.meant:
        return None
    of_it = len(at.behind) > 1 and at.behind[0].text in _BEHIND_ONE and at.behind[1].number is not None
    active = bool(at.before) and at.before[-1].text.startswith(ACTIVE_WORDS)
    return plain(at.token) if of_it or active else None


_RULES: Sequence[Callable[[_At], Token | None]] = (
    _of_the_game, _of_a_tile, _of_somebody, _of_the_table, _talk, _castle, _number, _each,
)  # fmt: skip


def _holders(tokens: Sequence[Token]) -> set[str]:
    """Unknown words that name somebody: who has so many, whose a thing is, or who is told of beside oneself."""
    places = (place for place, token in enumerate(tokens) if is_unknown(token))
    return {tokens[place].text for place in places if _names_somebody(_At.of(tokens, place))}


def _names_somebody(at: _At) -> bool:
    has = next((n for n, each in enumerate(at.behind) if each.text not in _HAS), len(at.behind))
    if has and _At.of([at.token, *at.behind[has:]], 0).next_counts:
        return True
    if at.before and at.before[-1].text == "у":
        return True
    if len(at.behind) > 1 and at.behind[0].text == "s" and at.behind[1].meant & (BUILT | FIGURES):
        return True
    follows = len(at.behind) > 1 and at.behind[0].text in AND and "self" in at.behind[1].meant
    return follows or (len(at.before) > 1 and at.before[-1].text in AND and "self" in at.before[-2].meant)


def _translations(tokens: Sequence[Token], question: str) -> set[int]:
    """Unknown words before a scoring tile in brackets, or in brackets behind one: the same in other words."""
    brackets = {part for part, sign in enumerate(APART.finditer(question), 1) if sign.group() == "("}
    found: set[int] = set()
    for part in brackets:
        inside = [place for place, token in enumerate(tokens) if token.part == part]
        if not inside or not inside[0]:
            continue
        before = inside[0] - 1
        if is_tile(tokens[before]) and all(is_unknown(tokens[place]) for place in inside):
            found |= {*inside}
        while before >= 0 and is_unknown(tokens[before]) and all(is_tile(tokens[place]) for place in inside):
            if tokens[before].part != tokens[inside[0] - 1].part:
                break
            found.add(before)
            before -= 1
    return found
