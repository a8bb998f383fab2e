"""Numbers told in words: what the engines make of them, in five languages and many ways to say it."""

from __future__ import annotations

import pytest

from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import RECKONERS
from rulebound.assistant.reckoning.numbers import is_countable, weighs
from rulebound.games import known

NAMES = {key: Names([known()[key].files]) for key in RECKONERS}

CARCASSONNE = {
    "two shields and six tiles under Siege": 18,
    "Siege is active: my city has 4 tiles and one coat of arms, how many points?": 11,
    "City of 5 tiles with 2 pennants, Siege. What do I score?": 16,
    "Осада: город из 6 тайлов с двумя гербами, сколько очков?": 18,
    "Belagerung: Stadt mit vier Plättchen und einem Wappen, was bringt das?": 11,
    "Belegering: een stad van 4 tegels met 2 wapenschilden, hoeveel punten?": 14,
    "Sous Siège, une ville de 3 tuiles avec un blason vaut combien ?": 9,
    "How many extra points do 3 coats of arms give me with Siege?": 3,
    "A 6-tile city in a Bad Neighborhood, two of the tiles are only caps": 8,
    "Bad Neighborhood: 7 tiles, 2 tiles are closing segments, points?": 10,
    "Schlechte Gegend: Stadt aus 5 Plättchen, davon 2 nur abschließende, wie viele Punkte?": 6,
    "How much is a road of 4 tiles worth under Street Fair?": 8,
    "Уличная ярмарка, дорога из пяти тайлов: сколько очков?": 10,
    "Straße von 7 Plättchen, Straßenfest ist aktiv: Punkte?": 14,
    "Weg van 3 tegels bij Straatfeest, hoeveel punten?": 6,
    "Route de 6 tuiles pendant la Fête de rue, combien de points ?": 12,
    "I finish a 9 tile road while Highway is active, points?": 5,
    "Большая дорога: дорога из двух тайлов даёт сколько очков?": 5,
    "Fernstraße, meine Straße ist 12 Plättchen lang, was bekomme ich?": 5,
    "Road with 6 tiles, 2 farmhouses, Peasant Uprising: score?": 4,
    "Крестьянское восстание: дорога из 5 тайлов, 3 крестьянских дома, сколько очков?": 2,
    "Bauernaufstand: 6 Plättchen Straße, davon 2 mit Bauernhof, wie viele Punkte?": 4,
    "Boerenopstand, weg van zes tegels met twee boerderijen, hoeveel punten?": 4,
    "Révolte paysanne : route de 5 tuiles avec 1 ferme, combien de points ?": 4,
    "How many points do I lose with 3 farmhouses in a Peasant Uprising?": 3,
    "Hermit Monastery with city on 4 of the 9 tiles, points?": 5,
    "Скит: на трёх из девяти тайлов есть город. Сколько очков за монастырь?": 6,
    "Einsiedlerkloster mit 2 Plättchen, die Stadt zeigen: Punkte?": 7,
    "Pilgrimage Route: five of the nine tiles show a road, what is my cloister worth?": 14,
    "Pelgrimsroute: 4 tegels met een weg rond mijn klooster, hoeveel punten?": 13,
    "Chemin de pèlerinage, 6 tuiles montrent une route, combien vaut l’abbaye ?": 15,
    "How many points is a completed road of 4 tiles with an inn?": 8,
    "A finished city of 4 tiles with one shield, how many points?": 10,
    "The hermit tile is out, my monastery has city on 2 tiles: points?": 7,
    "Ярмарка, дорога 3 тайла, сколько очков?": 6,
    "Unfinished city, 4 tiles and one shield: how many points at the end?": 5,
    "Hoeveel punten is een stad van vier tegels met een schild waard?": 10,
    "Wie viele Punkte für eine Stadt aus 4 Karten mit einem Schild?": 10,
    "Wie viele Punkte für eine Straße aus 5 Plättchen mit einem Gasthaus?": 10,
}

OPEN = {
    "Highway and an inn, my road has 7 tiles, points?": (Says.CONFLICT, 10),
    "Street Fair with an inn on a 4 tile road, points?": (Says.CONFLICT, 12),
    "Wealth is active, city of 3 tiles, points?": (Says.SILENT, 9),
}

MARSIGEL = {
    "How far does a 5 take my queen?": 1,
    "I rolled a 6, how many spaces can my queen move?": 2,
    "With a 5, how far can a drone go?": 2,
    "Выпало 4. На сколько мест уйдёт трутень?": 2,
    "Ich habe eine 6 gewürfelt, wie weit kommt meine Königin?": 2,
    "Hoe ver komt mijn dar met een 6?": 3,
    "J’ai lancé un 4, de combien de cases mon pion peut-il avancer ?": 4,
    "How many points does it cost to move the big pyramid two spaces?": 6,
    "What does moving my drone 3 spaces cost?": 6,
    "Сколько очков стоит передвинуть королеву на два места?": 6,
    "Was kostet es, die mittlere Pyramide zwei Felder zu ziehen?": 4,
    "Hoeveel kost het om een koningin twee velden te verplaatsen?": 6,
    "Combien coûte le déplacement d’une reine de deux cases ?": 6,
    "What do I need to roll to move my queen 2 spaces?": 6,
    "I rolled 5 and move my drone two spaces, how many points are left?": 1,
    "How many spaces are there at the start with 4 players?": 12,
}

ENOUGH = {
    "Can I move my queen 2 spaces with a roll of 5?": Says.NO,
    "Can my drone go 2 spaces with a 4?": Says.YES,
    "Kann meine Königin mit einer 6 zwei Felder weit?": Says.YES,
    "Может ли королева пройти два места, если выпало 5?": Says.NO,
}

STACKING = {
    "a pyramid of 5, 4, 2 and 1, how many points?": 23,
    "I have three meeples at the bottom, two on those and one on top: score?": 10,
    "How many points for 3 meeples in the third row?": 9,
    "What is a meeple in the fifth row worth?": 5,
    "Row 1 has 4 meeples, row 2 has 3: points?": 10,
    "4-3-2-1, points?": 20,
    "Пирамида из 5, 4 и 3 миплов: сколько очков?": 22,
    "Сколько очков за двух миплов в четвёртом ряду?": 8,
    "Vier unten, drei darüber und zwei oben: wie viele Punkte?": 16,
    "Wie viele Punkte bringen 2 Meeple in der dritten Reihe?": 6,
    "Hoeveel punten is een piramide van 6, 5 en 4 meeples?": 28,
    "Combien vaut une pyramide de 4, 2 et 1 meeples ?": 11,
    "Points for a full pyramid with a base of 4?": 20,
    "How many meeples are in the base in round 4 of variant 2?": 6,
    "Сколько миплов в основании в пятом раунде?": 7,
    "Wie breit ist die Basis in Runde 3?": 5,
    "In which round is the base 7 wide?": 5,
    "How many meeples do 3 players need in all?": 297,
    "Wie viele Filzunterlagen brauchen vier Spieler?": 4,
}


@pytest.mark.parametrize(
    ("game", "question", "value"),
    [
        *(("carcassonne", *case) for case in CARCASSONNE.items()),
        *(("marsigel", *case) for case in MARSIGEL.items()),
        *(("meeple-stacking", *case) for case in STACKING.items()),
    ],
)
def test_a_number_is_worked_out(game: str, question: str, value: int) -> None:
    found = RECKONERS[game](question, {}, NAMES[game])
    assert found is not None
    assert (found.says, found.value) == (Says.VALUE, value)
    assert found.clauses


@pytest.mark.parametrize("question", ["Points for the third row?", "Сколько очков за третий ряд?"])
def test_a_row_alone_is_worth_so_much_for_each_and_not_for_one(question: str) -> None:
    found = RECKONERS["meeple-stacking"](question, {}, NAMES["meeple-stacking"])
    assert found is not None
    assert (found.value, found.unit, found.terms) == (3, "point-each-meeple", ())


@pytest.mark.parametrize(("question", "expected"), OPEN.items())
def test_what_the_sources_leave_open_is_no_value_but_a_reading(
    question: str, expected: tuple[Says, int]
) -> None:
    found = RECKONERS["carcassonne"](question, {}, NAMES["carcassonne"])
    assert found is not None
    assert (found.says, found.value, found.reading) == (expected[0], None, expected[1])


@pytest.mark.parametrize(("question", "says"), ENOUGH.items())
def test_whether_a_roll_is_enough(question: str, says: Says) -> None:
    found = RECKONERS["marsigel"](question, {}, NAMES["marsigel"])
    assert found is not None
    assert found.says is says


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("carcassonne", "How many scoring tiles are there?"),
        ("carcassonne", "What does Siege do?"),
        ("carcassonne", "How many players can play?"),
        ("marsigel", "Can my drone land on a queen?"),
        ("marsigel", "How many players can play?"),
        ("meeple-stacking", "How many players can play?"),
        ("meeple-stacking", "Do I need 99 or 100 meeples?"),
        ("meeple-stacking", "How long is a round in variant 2?"),
        ("meeple-stacking", "How many meeples do 50 players need?"),
        ("meeple-stacking", "How many meeples do we need for a pyramid on a base of 5 rows and more?"),
        ("marsigel", "How many pieces stand in the ring with 14 players?"),
        ("carcassonne", "May I put 2 meeples on a road with an inn?"),
        ("meridians", "How many points do I need to win 7/8 of the games?"),
    ],
)
def test_a_question_that_tells_of_nothing_to_count_is_left_alone(game: str, question: str) -> None:
    assert RECKONERS[game](question, {}, NAMES[game]) is None


BEYOND = [
    "My queen moves 1000 spaces, what does it cost?",
    "99999 shields and 10 tiles under Siege, how many points?",
    "A road of -5 tiles, how many points?",
    "10**9 tiles under Siege, how many points?",
    "Combien de points pour une route de −5 tuiles ?",
]


@pytest.mark.parametrize("question", BEYOND)
def test_some_numbers_nothing_on_a_table_comes_in(question: str) -> None:
    assert not is_countable(question)


@pytest.mark.parametrize(
    "question", ["A pyramid of 5-4-2-1?", "5 - 4 spaces", "Since 2014: 12 tiles", "a 2–3 road"]
)
def test_what_only_looks_like_such_a_number_counts(question: str) -> None:
    assert is_countable(question)


@pytest.mark.parametrize(
    ("question", "tongue", "either"),
    [
        ("How many points for a city of 4 tiles with 1 shield?", "en", False),
        ("Hoeveel punten voor een stad van 4 tegels: 2 of 4 punten?", "nl", True),
        ("A small city: 2 or 4 points?", "en", True),
        ("Straße mit Wirtshaus: 5 oder 10 Punkte?", "de", True),
    ],
)
def test_only_in_dutch_does_of_set_one_thing_against_another(
    question: str, tongue: str, either: bool
) -> None:
    assert weighs(question, tongue) is either
