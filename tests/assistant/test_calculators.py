"""What a calculator makes of a question is what the engine makes of the same thing, in whatever words it is told.

Each kind is put into words by templates, in five languages, with numbers in figures and in words, and is worked out
apart from them. Whatever a calculator has not read leaves it without a number.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.meaning import Use
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import RECKONERS, Impossible, Reckoned
from rulebound.games import known
from rulebound.games.carcassonne import desk
from rulebound.games.desks import Ask
from rulebound.games.desks import Impossible as Refused
from rulebound.games.marsigel.ring import Size
from rulebound.games.meeple_stacking.pyramid import points, triangle
from rulebound.rulebook.copies import Copies
from tests.vectors import VECTORS

NAMES = {key: Names([known()[key].files]) for key in RECKONERS}
LANGUAGES = ("en", "ru", "fr", "nl", "de")
WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve",
    "ru": "одного двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати",
    "fr": "un deux trois quatre cinq six sept huit neuf dix onze douze",
    "nl": "één twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "de": "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}


def number(value: int, language: str, *, spelled: bool) -> str:
    words = WORDS[language].split()
    return words[value - 1] if spelled and 1 < value <= len(words) else str(value)


def reckoned(game: str, question: str) -> Reckoned | None:
    return RECKONERS[game](question, {}, NAMES[game])


# --- Carcassonne: whatever the scoring desk knows ----------------------------------------------------------

CITY = {
    "en": "How many points for a completed city of {n} tiles{more}?",
    "ru": "Сколько очков за завершённый город из {n} тайлов{more}?",
    "fr": "Combien de points pour une ville achevée de {n} tuiles{more} ?",
    "nl": "Hoeveel punten voor een voltooide stad van {n} tegels{more}?",
    "de": "Wie viele Punkte bringt eine fertige Stadt aus {n} Plättchen{more}?",
}
ROAD = {
    "en": "What is a finished road of {n} tiles worth{more}?",
    "ru": "Сколько очков даёт достроенная дорога из {n} тайлов{more}?",
    "fr": "Combien vaut une route terminée de {n} tuiles{more} ?",
    "nl": "Hoeveel punten levert een afgebouwde weg van {n} tegels op{more}?",
    "de": "Was zählt eine abgeschlossene Straße mit {n} Plättchen{more}?",
}
UNFINISHED = {
    "completed": "unfinished", "завершённый": "незавершённый", "achevée": "inachevée", "voltooide": "onvoltooide",
    "fertige": "unfertige", "finished": "unfinished", "достроенная": "недостроенная", "terminée": "inachevée",
    "afgebouwde": "onvoltooide", "abgeschlossene": "unfertige",
}  # fmt: skip
PARTS: Mapping[str, tuple[str, ...]] = {
    "shields": (
        ", with {n} coats of arms", ", с {n} гербами", ", avec {n} blasons", ", met {n} wapenschilden", ", mit {n} Wappen",
    ),
    "cap_only_tiles": (
        ", {n} of them caps", ", из них {n} замыкающих", ", dont {n} demi-cercles", ", waarvan {n} afsluitend",
        ", davon {n} abschließend",
    ),
    "farmhouse_tiles": (
        ", with {n} farmhouses", ", с {n} крестьянскими домами", ", avec {n} fermes", ", met {n} boerderijen",
        ", mit {n} Bauernhöfen",
    ),
    "little_buildings": (
        ", with {n} little buildings", ", с {n} маленькими зданиями", ", avec {n} petits bâtiments",
        ", met {n} kleine gebouwen", ", mit {n} kleinen Gebäuden",
    ),
    "towers": (", {n} towers", ", {n} башен", ", {n} tours", ", {n} torens", ", {n} Türme"),
    "inn": (", with an inn", ", с таверной", ", avec une auberge", ", met een herberg", ", mit einem Wirtshaus"),
    "cathedral": (
        ", with a cathedral", ", с собором", ", avec une cathédrale", ", met een kathedraal", ", mit einer Kathedrale",
    ),
    "besieged": (", besieged", ", осаждённый", ", assiégée", ", belegerd", ", belagert"),
    "mage": (", with the mage", ", с магом", ", avec le mage", ", met de tovenaar", ", mit dem Magier"),
    "witch": (", with the witch", ", с ведьмой", ", avec la sorcière", ", met de heks", ", mit der Hexe"),
    "german_cathedral": (
        ", with a German cathedral", ", с немецким собором", ", avec une cathédrale allemande",
        ", met een Duitse kathedraal", ", mit einer deutschen Kathedrale",
    ),
    "darmstadtium": (
        ", with the Darmstadtium", ", с Дармштадтиумом", ", avec le Darmstadtium", ", met het Darmstadtium",
        ", mit dem Darmstadtium",
    ),
}  # fmt: skip
OWNERS = (
    ", I have {a} meeples and my opponent has {b}",
    ", у меня {a} мипла, у соперника {b}",
    ", j’ai {a} meeples et mon adversaire {b}",
    ", ik heb {a} meeples en mijn tegenstander {b}",
    ", ich habe {a} Meeples und mein Gegner {b}",
)
ON = {
    "city": (
        "shields",
        "cathedral",
        "besieged",
        "mage",
        "witch",
        "darmstadtium",
        "little_buildings",
        "towers",
    ),
    "road": ("inn", "mage", "witch", "german_cathedral", "little_buildings", "towers"),
}
TILES = {
    "city": ("siege", "bad-neighborhood", "citizens-jury", "wealth", "poverty"),
    "road": ("street-fair", "highway", "peasant-uprising", "wealth", "poverty"),
}
COUNTED = {"bad-neighborhood": "cap_only_tiles", "peasant-uprising": "farmhouse_tiles"}


def described(chance: random.Random, language: str) -> tuple[str, dict[str, Any]]:
    """A question, and the same as the desk takes it."""
    at, spelled = LANGUAGES.index(language), chance.random() < 0.5
    kind, template = chance.choice((("city", CITY), ("road", ROAD)))
    tiles = chance.randint(3, 12)
    told: dict[str, Any] = {"feature": kind, "completed": True, "tiles": tiles, "meeples": {"you": 1}}
    more = ""
    tile = chance.choice((None, None, *TILES[kind]))
    parts = chance.sample(ON[kind], chance.randint(0, 3))
    if {"mage", "witch"} <= {*parts} or ("inn" in parts and "german_cathedral" in parts):
        parts = []
    for part in [*parts, *([COUNTED[tile]] if tile in COUNTED else [])]:
        count = chance.randint(2, min(tiles, 4)) if "{n}" in PARTS[part][0] else 0
        more += PARTS[part][at].format(n=number(count, language, spelled=spelled))
        told[part] = count or True
    if chance.random() < 0.3:
        mine, theirs = chance.randint(2, 4), chance.randint(2, 4)
        more += OWNERS[at].format(a=mine, b=theirs)
        told["meeples"] = {"you": mine, "opponent": theirs}
    question = template[language].format(n=number(tiles, language, spelled=spelled), more=more)
    if chance.random() < 0.2:
        for word, other in UNFINISHED.items():
            question = question.replace(f" {word} ", f" {other} ", 1)
        told["completed"] = False
    if tile is not None:
        thing = "siege-scoring-tile" if tile == "siege" else tile
        question = f"{NAMES['carcassonne'].name(thing, language)}: {question}"
        told["active"] = tile
    return question, told


def at_the_desk(told: Mapping[str, Any]) -> int | None:
    """The points by the desk; None where it refuses such a feature."""
    nothing = {"shields": 0, "cap_only_tiles": 0, "farmhouse_tiles": 0, "inn": False, "cathedral": False}
    nothing |= {"houses": 0, "sheds": 0} if "towers" in told else {}
    try:
        return desk.answer(nothing | dict(told), supposed=True).points["you"]
    except Ask:
        raise
    except ValueError:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feature_in_words_is_worth_what_the_desk_says(language: str) -> None:
    chance = random.Random(language)
    for _ in range(80):
        question, told = described(chance, language)
        if at_the_desk(told) is None:
            with pytest.raises(Impossible):
                reckoned("carcassonne", question)
            continue
        found = reckoned("carcassonne", question)
        assert found is not None, question
        value = found.reading if found.says in (Says.CONFLICT, Says.SILENT) else found.value
        assert value == at_the_desk(told), question


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feature_is_not_worked_out_where_something_in_the_question_is_not_read(language: str) -> None:
    chance = random.Random(language)
    strange = ("dragon", "zork", "77", "heretic", "Waage", "пастух", "berger", "draak", "shields", "!7")
    for _ in range(40):
        question, told = described(chance, language)
        if at_the_desk(told) is None:
            continue
        word = chance.choice(strange)
        assert reckoned("carcassonne", f"{question.rstrip('? ')}, {word}?") is None, (question, word)


def test_what_is_only_supposed_need_not_close_up_as_the_printed_tiles_do() -> None:
    found = reckoned("carcassonne", "City with a cathedral, four tiles, two shields, finished. Score?")
    assert found is not None
    assert found.value == 18
    told = {
        "feature": "city",
        "completed": True,
        "tiles": 4,
        "shields": 2,
        "cathedral": True,
        "meeples": {"you": 1},
    }
    with pytest.raises(Refused):
        desk.answer(told)


READ_BY_ALL = frozenset(
    """carcassonne title scoring-tile active-scoring-tile city-segment land-tile feature city knight highwayman monk abbot prior
    completed incomplete to-complete final-scoring scoring cathedral mage witch the-cathars the-besiegers besieged-city
    siege-expansion river-source surveyor citizens-jury bad-neighborhood wealth poverty siege-scoring-tile farmhouse
    city-road-monastery-scoring coat-of-arms street-fair highway peasant-uprising pilgrimage-route start-tile
    scoring-board""".split()
)
"""Things that a question of a city may name and that are read, or that go by the same words as such; what lies for
roads and monasteries changes nothing, nor does the board or which tile was the first."""


def test_a_name_that_is_not_read_leaves_no_number() -> None:
    read = set()
    for thing, named in NAMES["carcassonne"].things.items():
        for language, names in named.items():
            for name in names:
                question = f"{CITY[language].format(n=6, more='').rstrip('? ')}, {name}?"
                if reckoned("carcassonne", question) is not None:
                    read.add(thing)
    assert read <= READ_BY_ALL


FIELD = {
    "en": "A farmer touches {n} completed cities{more}: how many points?",
    "ru": "Крестьянин касается {n} завершённых городов{more}: сколько очков?",
    "fr": "Un paysan touche {n} villes achevées{more} : combien de points ?",
    "nl": "Een boer raakt {n} voltooide steden{more}: hoeveel punten?",
    "de": "Ein Bauer berührt {n} fertige Städte{more}: wie viele Punkte?",
}
BESIEGED = {
    "en": ", {n} of them besieged",
    "ru": ", из них {n} осаждённых",
    "fr": ", dont {n} assiégées",
    "nl": ", waarvan {n} belegerd",
    "de": ", davon {n} belagert",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spelled", [False, True])
def test_a_field_is_worth_what_the_desk_says(language: str, spelled: bool) -> None:
    for cities in range(2, 9):
        for besieged in (0, 2):
            more = (
                BESIEGED[language].format(n=number(besieged, language, spelled=spelled)) if besieged else ""
            )
            question = FIELD[language].format(n=number(cities, language, spelled=spelled), more=more)
            told = {"feature": "field", "cities": cities, "final_scoring": True, "meeples": {"you": 1}}
            found = reckoned("carcassonne", question)
            assert found is not None, question
            assert found.value == at_the_desk(told | {"besieged_cities": besieged}), question


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Is a city of 4 tiles worth 8 points?", Says.YES),
        ("Is a city of 4 tiles worth 9 points?", Says.NO),
        ("Bringt eine Stadt aus 4 Plättchen 8 Punkte?", Says.YES),
        ("I have 1 knight, my opponent 2, under Citizens' Jury: do I score?", Says.YES),
        ("I have 1 knight, my opponent 2 in a city: do I score?", Says.NO),
    ],
)
def test_whether_a_feature_scores_is_yes_or_no(question: str, says: Says) -> None:
    found = reckoned("carcassonne", question)
    assert found is not None
    assert (found.says, found.value) == (says, None)


@pytest.mark.parametrize(
    "question",
    [
        "City of 600 tiles, how many points?",
        "Bad Neighborhood, a city of 3 tiles with 5 caps: points?",
        "Монастырь, вокруг 12 тайлов: сколько очков?",
    ],
)
def test_what_the_desk_refuses_is_refused(question: str) -> None:
    with pytest.raises(Impossible):
        reckoned("carcassonne", question)


# --- Marsigel: what movements cost, and whether a roll is enough ----------------------------------------------

PIECES = {
    Size.QUEEN: {"en": "queen", "ru": "королеву", "fr": "reine", "nl": "koningin", "de": "Dame"},
    Size.DRONE: {"en": "drone", "ru": "дрона", "fr": "bourdon", "nl": "dar", "de": "Drohne"},
    Size.PAWN: {"en": "pawn", "ru": "пешку", "fr": "pion", "nl": "pion", "de": "Bauer"},
}
SPACES = {"en": "spaces", "ru": "поля", "fr": "cases", "nl": "velden", "de": "Felder"}
NUMBERS = {**WORDS, "ru": "одно два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"}
COST = {
    "en": "How many points does it cost: {moves}?",
    "ru": "Сколько очков стоит передвинуть {moves}?",
    "fr": "Combien de points coûte {moves} ?",
    "nl": "Hoeveel punten kost {moves}?",
    "de": "Wie viele Punkte kostet {moves}?",
}
ENOUGH = {
    "en": "I rolled a {roll}: can I move {moves}?",
    "ru": "Выпало {roll}: можно передвинуть {moves}?",
    "fr": "J’ai lancé un {roll} : puis-je avancer {moves} ?",
    "nl": "Ik gooi {roll}: mag ik verplaatsen {moves}?",
    "de": "Ich habe {roll} gewürfelt: Darf ich ziehen {moves}?",
}
AND = {"en": " and ", "ru": " и ", "fr": " et ", "nl": " en ", "de": " und "}


def moved(moves: list[tuple[Size, int]], language: str, *, spelled: bool) -> str:
    return AND[language].join(
        f"{PIECES[size][language]} {NUMBERS[language].split()[n - 1] if spelled else n} {SPACES[language]}"
        for size, n in moves
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spelled", [False, True])
def test_movements_cost_their_pips(language: str, spelled: bool) -> None:
    sizes = list(PIECES)
    cases = [[(size, n)] for size in sizes for n in range(2, 7)]
    cases += [[(one, n), (other, 2)] for one in sizes for other in sizes for n in (2, 3) if one is not other]
    for moves in cases:
        price = sum(int(size) * n for size, n in moves)
        told = moved(moves, language, spelled=spelled)
        found = reckoned("marsigel", COST[language].format(moves=told))
        assert found is not None, told
        assert (found.says, found.value) == (Says.VALUE, price), told
        for roll in (price - 1, price, price + 1):
            found = reckoned("marsigel", ENOUGH[language].format(moves=told, roll=roll))
            assert found is not None, told
            assert found.says is (Says.YES if price <= roll else Says.NO), (told, roll)
        with_more = COST[language].format(moves=f"{told}, zork")
        found = reckoned("marsigel", with_more)
        assert found is None or found.unread == ("zork",)


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Does the drone cost two?", Says.YES),
        ("Does the drone cost three?", Says.NO),
        ("With a 3: drone one and pawn one?", Says.YES),
        ("With a 2: drone one and pawn one?", Says.NO),
        ("I rolled 5: drone two spaces and pawn one?", Says.YES),
        ("I rolled 4: drone two spaces and pawn one?", Says.NO),
    ],
)
def test_a_price_or_a_roll_that_is_told_is_right_or_not(question: str, says: Says) -> None:
    found = reckoned("marsigel", question)
    assert found is not None
    assert found.says is says


# --- Meeple Stacking: rows ------------------------------------------------------------------------------------

ROWS = {
    "en": (
        "rows of {rows}: how many points?",
        "rows {rows}: points?",
        "A pyramid of {rows}, what does it score?",
    ),
    "ru": (
        "ряды {rows}: сколько очков?",
        "ряды из {rows}: сколько очков?",
        "Пирамида {rows}, сколько очков?",
    ),
    "fr": ("rangées {rows} : combien de points ?", "Une pyramide de {rows}, ça fait combien de points ?"),
    "nl": ("rijen {rows}: hoeveel punten?", "Rijen van {rows}, hoeveel punten?"),
    "de": ("Reihen {rows}: wie viele Punkte?", "Eine Pyramide mit {rows}, wie viele Punkte?"),
}
HIGH = {
    "en": "How many meeples are in the pyramid of base {n}?",
    "ru": "Сколько миплов в пирамиде с основанием {n}?",
    "fr": "Combien de meeples dans la pyramide de base {n} ?",
    "nl": "Hoeveel meeples zitten er in de piramide met basis {n}?",
    "de": "Wie viele Meeples hat die Pyramide mit Basis {n}?",
}


def listed(rows: tuple[int, ...], language: str, *, spelled: bool) -> str:
    *first, last = [NUMBERS[language].split()[n - 1] if spelled and n > 1 else str(n) for n in rows]
    return f"{', '.join(first)}{AND[language]}{last}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_worth_what_the_judge_gives_them(language: str) -> None:
    chance = random.Random(language)
    for _ in range(100):
        rows = tuple(sorted(chance.sample(range(1, 13), chance.randint(2, 5)), reverse=True))
        for template in ROWS[language]:
            question = template.format(rows=listed(rows, language, spelled=chance.random() < 0.5))
            found = reckoned("meeple-stacking", question)
            assert found is not None, question
            assert (found.says, found.value) == (Says.VALUE, points(rows)), question
            other = template.format(rows=listed(rows[::-1], language, spelled=False))
            assert reckoned("meeple-stacking", other) is None, other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_meeples_of_a_pyramid_are_counted(language: str) -> None:
    for base in range(2, 13):
        found = reckoned("meeple-stacking", HIGH[language].format(n=base))
        assert found is not None
        assert found.value == sum(triangle(base))


def test_more_meeples_than_there_are_cannot_be() -> None:
    with pytest.raises(Impossible):
        reckoned("meeple-stacking", "120 meeples in row 1, how many points?")


# --- what is shown ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    return Assistant(known(), Copies(tmp_path_factory.mktemp("none")), VECTORS, [Use()])


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("carcassonne", "How many points for a road with -5 tiles?"),
        ("carcassonne", "How many points for a city with a million tiles?"),
        ("carcassonne", "My city has 4.5 tiles, how many points?"),
        ("carcassonne", "City of 600 tiles, how many points?"),
        ("carcassonne", "Combien de points pour une route de −5 tuiles ?"),
        ("meeple-stacking", "rows of 99999999999999999999, 3: how many points?"),
        ("meeple-stacking", "120 meeples in row 1, how many points?"),
    ],
)
def test_an_amount_that_cannot_be_is_refused_and_has_no_value(
    assistant: Assistant, game: str, question: str
) -> None:
    answer = assistant.ask(question, game)
    assert (answer.says, answer.value, answer.lines) == (Says.TEXT, None, ())
    assert answer.rests == ()
    assert answer.near
    assert "nothing is worked out" in answer.short or "rien n’est calculé" in answer.short


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("carcassonne", "How many points for a completed city of 4 tiles with a dragon?"),
        ("carcassonne", "Wie viele Punkte bringt eine Stadt mit 4 Plättchen und einem Drachen?"),
        ("carcassonne", "How many points for two cities of 4 tiles?"),
        ("meeple-stacking", "How many points for rows of 1, 2, 3?"),
        ("meeple-stacking", "How many points for rows of 5, 4, 60?"),
        ("marsigel", "How many points for the drone 3 spaces over a bridge?"),
    ],
)
def test_what_is_not_read_to_the_end_gets_clauses_and_no_number(
    assistant: Assistant, game: str, question: str
) -> None:
    answer = assistant.ask(question, game)
    assert answer.value is None
    assert not answer.worked_out
    assert answer.shown
