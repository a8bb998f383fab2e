"""In what manner a question is asked: for yes or no, for a number, or openly."""

from __future__ import annotations

import re
from enum import Enum

from rulebound.assistant.contrasts import takes_both_sides
from rulebound.assistant.modal import MAY, MUST
from rulebound.assistant.names import words

SENTENCE = re.compile(r"[;:.!?…]\s+")


class Manner(Enum):
    """What kind of answer a question wants."""

    YES_OR_NO = "yes or no"
    NUMBER = "number"
    OPEN = "open"


_NUMBER = (
    "how many", "how much", "how long", "how far", "how high", "how big", "how wide", "how often", "how old",
    "what age", "what score", "score what",
    "сколько", "скольких", "сколькими", "какого возраста", "насколько далеко",
    "combien", "quel age", "quelle hauteur", "jusqu'ou",
    "hoeveel", "hoelang", "hoe lang", "hoe ver", "hoe hoog", "hoe groot", "hoe vaak", "welke leeftijd",
    "wie viel", "wie viele", "wieviel", "wieviele", "wie lange", "wie weit", "wie hoch", "wie gross", "wie oft",
    "welchem alter", "zu wievielt",
)  # fmt: skip
_OPEN = frozenset(
    """what when where which who whose whom why how explain describe
    что чего чем когда где куда откуда кто кому кого какой каков какова каково каковы какая какое какие каком каким какого как почему зачем чей
    que quoi qu'est quand ou qui quel quelle quels quelles comment pourquoi lequel laquelle
    wat wanneer waar waarheen wie welk welke hoe waarom waarop waarvoor
    was wann wo wohin woher wer wem wen welcher welche welches welchem welchen wie warum wozu worauf womit""".split()
)
ASKING = frozenset(
    """can may must do does is are am should shall will would could has have did were
    можно нужно надо обязательно могу может могут можем должен должна должны разрешено есть является считается
    считаются обязан действует действуют получают меняются
    puis peut peux peuvent dois doit doivent est sont faut a ai ont y
    mag mogen moet moeten kan kunnen is zijn heeft hebben telt tellen geldt gelden wordt worden krijgt krijg ben
    darf durfen muss mussen kann konnen ist sind hat haben zahlt zahlen gilt gelten bekommt bekomme wird werden
    kommen geht braucht sollte""".split()
)
_VERBS = frozenset(
    """gewinnt gewinne wint win verliert verliere verlies verliest nimmt neemt kommt komt gaat geht steht staat staan
    stehen liegt ligt liggen liegen bleibt blijft kost kostet bringt levert""".split()
)
"""Verbs that ask whether only as the first word."""
_TELL = frozenset("tell know say explain знать узнать сказать dire savoir zeggen weten sagen wissen".split())
_ASKED_ROUND = (["est", "ce"], ["a", "t"])
_INVERTED = re.compile(r"-(?:t-)?(?:je|on|ils?|elles?|nous|vous)\b", re.IGNORECASE)
_POINTS = re.compile(r"(?:^|[,;:.] *)points ?\?", re.IGNORECASE)
_ALTERNATIVE = frozenset("or или ou of oder".split())
_OPENERS = frozenset("and but so then а и но если if wenn als si et mais und aber en maar".split())


def manner(question: str) -> Manner | None:
    """In what manner a question is asked: its last sentence, where that tells, or else the whole; None where neither tells.

    >>> manner("How many stones?"), manner("Darf ich passen?"), manner("Что такое путь?")
    (<Manner.NUMBER: 'number'>, <Manner.YES_OR_NO: 'yes or no'>, <Manner.OPEN: 'open'>)
    >>> manner("Is it blocked? It has one line. What now?")
    <Manner.OPEN: 'open'>
    """
    *_, last = SENTENCE.split(question.strip())
    return _manner(last) or _manner(question)


def _manner(question: str) -> Manner | None:
    said = words(question)
    if not said:
        return None
    if _ALTERNATIVE & set(said) and takes_both_sides(question, "when"):
        return Manner.OPEN
    whether = said[0] in ASKING - {"a", "y"} or said[0] in _VERBS or "ли" in said or said[:2] in _ASKED_ROUND
    if whether and not _TELL & set(said):
        return Manner.YES_OR_NO
    spaced = f" {' '.join(said)} "
    if any(f" {sign} " in spaced for sign in _NUMBER) or _POINTS.search(question):
        return Manner.NUMBER
    if whether or (_INVERTED.search(question) and not _OPEN & set(words(_INVERTED.split(question)[0]))):
        return Manner.YES_OR_NO
    if said[0] in _OPEN or (said[0] in _OPENERS and any(word in _OPEN for word in said[1:3])):
        return Manner.OPEN
    for word in said[1:]:
        if word in _OPEN - {"a", "ou", "wie", "was", "что", "как", "que", "die", "waar", "wo"}:
            return Manner.OPEN
        if word in ASKING - {
            "a",
            "y",
            "est",
            "is",
            "ist",
            "zijn",
            "sind",
            "are",
            "есть",
            "hat",
            "have",
            "do",
        }:
            return Manner.YES_OR_NO
    return None


def likely(question: str) -> Manner | None:
    """In what manner a question is asked; for yes or no where only its sign says that it is one.

    >>> likely("Der hier auch?"), likely("Der hier auch")
    (<Manner.YES_OR_NO: 'yes or no'>, None)
    """
    return manner(question) or (Manner.YES_OR_NO if question.rstrip().endswith("?") else None)


def asks_whether(question: str) -> bool:
    """Whether a question can only be answered by yes or no: not by its sign alone, and not by what it lets choose.

    >>> asks_whether("May it lean?"), asks_whether("One die?"), asks_whether("Is it one die or two?")
    (True, False, False)
    """
    return manner(question) is Manner.YES_OR_NO and not lets_choose(question)


def lets_choose(question: str) -> bool:
    """Whether a question lets choose between two things.

    >>> lets_choose("5 points or 5 tiles?"), lets_choose("5 points?")
    (True, False)
    """
    return bool(_ALTERNATIVE & set(words(question)))


_OPPOSING = frozenset(
    "but yet however though но однако хотя mais pourtant maar toch aber doch jedoch".split()
)


def opposes(question: str) -> bool:
    """Whether a question sets one thing that it tells against another.

    >>> opposes("It must be large, but how?"), opposes("But how?")
    (True, False)
    """
    return bool(_OPPOSING & set(words(question)[1:]))


_HOW_LONG = re.compile(
    r"\b(?:how long|how much longer|how many (?:more )?minutes|how much time|wie lange?|wie viele minuten|wieviel zeit|wie viel zeit"
    r"|combien de (?:temps|minutes)|hoe ?lang|hoeveel (?:tijd|minuten)|как долго|сколько (?:еще )?(?:времени|минут)"
    r"|сколько (?:еще )?(?:продлится|длится|идет|играть|займет))\b"
)
_WHOLE_GAME = frozenset(
    """game games match play spiel spieles partie spielen spielt spielzeit jeu jouer joue spel potje partij spelen
    игра игры игре партия партии партию играть""".split()
)


def asks_time(question: str) -> bool:
    """Whether a question asks how long something takes."""
    return bool(_HOW_LONG.search(" ".join(words(question))))


def asks_how_long(question: str) -> bool:
    """Whether a question asks how long a whole game takes, or still takes.

    >>> asks_how_long("How long will this game last?"), asks_how_long("How long is the road?")
    (True, False)
    """
    return asks_time(question) and not _WHOLE_GAME.isdisjoint(words(question))


_HERE = frozenset(
    """here there this these that now my
    здесь сюда туда там этот эта это эту этом этой этого этих сейчас мой моя мое мою моего моей моем мои моих
    ici la ce cet cette ces maintenant mon ma mes
    hier daar daarheen dit deze die nu mijn
    hierhin da dort dorthin dahin dieser diese dieses diesem diesen jetzt mein meine meinen meinem meiner""".split()
)
_MINE = frozenset(
    """i my me mine я мне меня мной мой моя мое мою моего моей моем мои моих
    je j moi mon ma mes me ik mijn mij ich mir mich mein meine meinen meinem meiner meins""".split()
)


_SUPPOSING = frozenset(
    """if when where while whose unless если когда где пока si quand où dont als wanneer waar terwijl wenn falls wo
    obwohl""".split()
)


def supposes(question: str) -> bool:
    """Whether a question has a condition, or tells more of what it asks about, in a clause of its own.

    >>> supposes("May I set it where another stands?"), supposes("Where may I set it?")
    (True, False)
    >>> supposes("Ist es verboten, dort zu setzen?")
    False
    """
    later = words(question.rstrip("?!. "))[1:]
    before = [words(part)[-1:] for part in question.split(",")[:-1]]
    apart = any(not said or said[0] not in MAY | MUST for said in before)
    return bool(_SUPPOSING & set(later)) or apart


_MORE = frozenset(
    """several many both twice again another more
    несколько много оба обе дважды опять снова другой другую все
    plusieurs deux autre tous toutes
    meerdere veel beide tweemaal weer andere alle
    mehrere viele beide zweimal wieder andere anderen alle""".split()
)
_ONE_MORE = re.compile(
    r"(?<!at )\ball\b|\bеще (?:один|одна|одну|одного|одно|раз)\b|\bencore une?\b|\bnog (?:een|meer)\b"
    r"|\bnoch (?:ein|eine|einen|einem|einer|eins|mehr|einmal|mal)\b"
)


def is_of_more(question: str) -> bool:
    """Whether a question is of more than one, or of one again.

    >>> is_of_more("May I set several on this tile?"), is_of_more("May I set one on this tile?")
    (True, False)
    >>> is_of_more("Can I move at all?"), is_of_more("Kann ich noch ziehen?"), is_of_more("Noch eine Figur?")
    (False, False, True)
    """
    return bool(_MORE & set(words(question))) or bool(_ONE_MORE.search(" ".join(words(question))))


def points_here(question: str) -> bool:
    """Whether a question has words that point at what lies before the asker.

    >>> points_here("May I put it on this tile?"), points_here("May I put it on a tile?")
    (True, False)
    """
    return bool(_HERE & set(words(question)))


def is_ones_own(question: str) -> bool:
    """Whether a question is of the asker's own.

    >>> is_ones_own("How many do I have?"), is_ones_own("How many are there?")
    (True, False)
    """
    return bool(_MINE & {part for word in words(question) for part in word.split("'")})


_NAMING = frozenset(
    """who which whose when кто кого какой какая какое какого какую каком какому чей когда
    qui quel quelle quels quelles quand wie welk welke wanneer wer welcher welche welches welchem welchen wann""".split()
)


def wants_a_name(question: str) -> bool:
    """Whether a question asks for somebody, for something by its name, or for a year: it has such a word early on.

    >>> wants_a_name("Who designed it?"), wants_a_name("How does it end?")
    (True, False)
    """
    return any(word in _NAMING for word in words(question)[:3])
