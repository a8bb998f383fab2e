"""Plain questions at a table: may I, how does it stand, who owns that, why did this happen, could I have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from rulebound.assistant.answer import Answer
from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.meaning import Use
from rulebound.assistant.rule import Board, asker
from rulebound.core import Decision, Match, Seed
from rulebound.games import known
from rulebound.games.carcassonne import GAME as CARCASSONNE
from rulebound.games.marsigel import GAME as MARSIGEL
from rulebound.games.meeple_stacking import GAME as STACKING
from rulebound.games.meridians import GAME as MERIDIANS
from rulebound.rulebook.copies import Copies
from tests.games.carcassonne.scene import play, scene
from tests.games.carcassonne.test_clauses import INN
from tests.vectors import VECTORS

LAND = scene("e1@0 U", "e1s1@0 B", figures=("2 normal o 0",), laid=True, scores=(3, 11))
LAYING = scene("e1@0 U", hand="B")
TAKEN = scene("e1@0 U", figures=("2 normal o 1",), laid=True)
RING = MARSIGEL.position("a3/b2/a1/b3/a2/b1 a 4")


@pytest.fixture(scope="module")
def assistant() -> Assistant:
    return Assistant(known(), Copies(Path("none")), VECTORS, [Use(VECTORS)])


def asked(assistant: Assistant, game: Any, state: Any, question: str, **told: Any) -> Answer:
    board = Board(game, state, asker(game, state), **told)
    return assistant.ask(question, game.spec.key, board=board)


def reasons(answer: Answer) -> list[str]:
    return [said.ruling["reason"] for said in answer.rulings]


@pytest.mark.parametrize(
    ("question", "says", "reason"),
    [
        ("May I put a figure on the monastery?", Says.YES, "may-stand"),
        ("Can I place a meeple on this tile?", Says.YES, "may-stand"),
        ("May I set a monk here?", Says.YES, "may-stand"),
        ("May I place a farmer?", Says.YES, "may-stand"),
        ("Darf ich einen Mönch ins Kloster setzen?", Says.YES, "may-stand"),
        ("Mag ik een boer zetten?", Says.YES, "may-stand"),
        ("Можно поставить мипла в монастырь?", Says.YES, "may-stand"),
        ("Can I place a meeple on the road?", Says.NO, "no-such-feature"),
        ("May I put a figure on the city of this tile?", Says.NO, "no-such-feature"),
        ("Puis-je placer un chevalier dans la ville ?", Says.NO, "no-such-feature"),
        ("Where can I put my meeple now?", Says.TEXT, "may-stand"),
    ],
)
def test_whether_a_figure_may_stand_is_ruled_by_the_tile_just_laid(
    assistant: Assistant, question: str, says: Says, reason: str
) -> None:
    answer = asked(assistant, CARCASSONNE, LAND, question)
    assert (answer.says, reasons(answer)[0]) == (says, reason)
    before = asked(assistant, CARCASSONNE, LAYING, question)
    assert (before.says is not Says.YES, reasons(before)) == (True, ["lay-first"])


def test_a_place_that_is_taken_is_refused_by_its_own_reason(assistant: Assistant) -> None:
    answer = asked(assistant, CARCASSONNE, TAKEN, "May I put a figure on the road?")
    assert (answer.says, reasons(answer)) == (Says.NO, ["occupied"])
    fields = asked(assistant, CARCASSONNE, TAKEN, "Can I set a farmer here?").rulings[0].ruling["facts"]
    assert (fields["number"], fields["present"], len(fields["places"])) == (2, 2, 2)


@pytest.mark.parametrize(
    "question",
    [
        "May I put two figures on this tile?",
        "Can I place several meeples on this tile?",
        "May I put a figure on a crossroads?",
        "May I move my queen onto a tree?",
        "May I place a farmer on this field where another farmer stands?",
    ],
)
def test_a_clause_that_does_not_decide_it_explains_and_says_neither_yes_nor_no(
    assistant: Assistant, question: str
) -> None:
    game, state = (MARSIGEL, RING) if "queen" in question else (CARCASSONNE, LAND)
    answer = asked(assistant, game, state, question)
    assert (answer.says in (Says.YES, Says.NO), answer.rulings) == (False, ())


@pytest.mark.parametrize(
    ("question", "thing"),
    [
        ("May I put my farmer on the road?", None),
        ("May I put a figure on the monastery beside the road?", None),
        ("May I put a figure on the monastery at e1?", None),
        ("May I put a figure on the monastery?", "e1"),
        ("May I set a knight here?", "e1s1:0"),
        ("May I put a figure on e1s1:99?", None),
        ("May I move my queen onto a pawn?", None),
        ("Can my a2 land on b3?", None),
    ],
)
def test_what_is_asked_of_one_thing_is_not_allowed_for_another(
    assistant: Assistant, question: str, thing: str | None
) -> None:
    game, state = (MARSIGEL, RING) if "queen" in question or "land" in question else (CARCASSONNE, LAND)
    assert asked(assistant, game, state, question, thing=thing).says is not Says.YES


def test_a_piece_is_ruled_where_it_is_to_land(assistant: Assistant) -> None:
    question = "May I move my queen there?"
    assert reasons(asked(assistant, MARSIGEL, RING, question, thing="b3")) == ["too-costly"]
    assert asked(assistant, MARSIGEL, RING, question).says is Says.NO
    lands = asked(assistant, MARSIGEL, RING, "Can my drone land on b3?")
    assert (lands.says, lands.rulings[0].ruling["facts"]["cost"]) == (Says.YES, 2)


@pytest.mark.parametrize(
    ("game", "state", "question", "reason", "numbers"),
    [
        (CARCASSONNE, LAND, "How many tiles are left?", "tiles-left", [69]),
        (CARCASSONNE, LAND, "What is the score?", "points-of", [11, 3]),
        (CARCASSONNE, LAND, "How many points does Blue have?", "points-of", [11]),
        (CARCASSONNE, LAND, "Сколько у меня очков?", "points-of", [3]),
        (CARCASSONNE, LAND, "Wer führt?", "leads", [11]),
        (CARCASSONNE, LAND, "How many meeples have I left?", "figures-left", [7]),
        (CARCASSONNE, LAND, "How many figures has Blue left?", "figures-left", [6]),
        (CARCASSONNE, LAND, "Whose turn is it?", "turn-of", [None]),
        (MARSIGEL, RING, "Wie is er aan de beurt?", "turn-of", [4]),
        (MARSIGEL, RING, "How many points have I left in this turn?", "turn-of", [4]),
        (
            MERIDIANS,
            MERIDIANS.position("7 6 a1L a3L k8D"),
            "How many stones does Light have?",
            "stones-of",
            [2],
        ),
        (MERIDIANS, MERIDIANS.position("7 6 a1L a3L k8D k6D"), "À qui est-ce de jouer ?", "turn-of", [None]),
        (STACKING, STACKING.start(3, {}), "What is the score?", "points-of", [0, 0, 0]),
    ],
)
def test_how_it_stands_is_told_from_the_position(
    assistant: Assistant, game: Any, state: Any, question: str, reason: str, numbers: list[int | None]
) -> None:
    answer = asked(assistant, game, state, question)
    assert reasons(answer) == [reason] * len(numbers)
    assert [said.ruling["facts"].get("number") for said in answer.rulings] == numbers
    assert answer.rests


@pytest.mark.parametrize(
    ("question", "features"),
    [
        ("What is the road at e1 worth now?", {"road"}),
        ("Who owns the field at e1?", {"field"}),
        ("What would the monastery at e1s1 bring now?", {"monastery"}),
    ],
)
def test_a_named_cell_narrows_to_its_features_of_that_kind(
    assistant: Assistant, question: str, features: set[str]
) -> None:
    answer = asked(assistant, CARCASSONNE, LAND, question)
    assert {said.ruling["facts"]["feature"] for said in answer.rulings} == features
    told = [said.ruling["facts"].get("place") for said in answer.rulings]
    fields = ["e1:1", "e1:2"] if features == {"field"} else []
    assert [place for place in told if place] == fields


IN_WORDS = {
    "en": ("Where can I put my meeple now?", "Who owns the field at e1?", "the field in the north"),
    "ru": ("Куда можно сейчас поставить мипла?", "Чьё поле на e1?", "поле на севере"),
    "fr": ("Où puis-je poser mon meeple maintenant ?", "À qui est le pré en e1 ?", "le pré au nord"),
    "nl": ("Waar kan ik nu mijn meeple zetten?", "Van wie is de weide op e1?", "de weide in het noorden"),
    "de": (
        "Wohin darf ich jetzt meinen Meeple setzen?",
        "Wem gehört die Wiese auf e1?",
        "die Wiese im Norden",
    ),
}


@pytest.mark.parametrize("language", IN_WORDS)
def test_a_place_on_a_tile_is_told_in_words_and_never_by_its_code(
    assistant: Assistant, language: str
) -> None:
    *questions, field = IN_WORDS[language]
    for question in questions:
        answer = asked(assistant, CARCASSONNE, TAKEN, question)
        assert answer.language == language
        assert sum(said.text.count(field) for said in answer.rulings) == 1
        for said in answer.rulings:
            assert not re.search(r"\w:\d|(?:road|city|field|monastery|garden)-", said.text)


def test_a_cell_that_is_pointed_at_is_told_by_its_features(assistant: Assistant) -> None:
    field = asked(assistant, CARCASSONNE, LAND, "Who owns this field?", thing="e1")
    assert {said.ruling["facts"]["place"] for said in field.rulings} == {"e1:1", "e1:2"}
    every = asked(assistant, CARCASSONNE, LAND, "What is this worth now?", thing="e1")
    assert {said.ruling["facts"]["feature"] for said in every.rulings} == {"road", "field"}


def test_a_cell_without_such_a_feature_is_said_to_have_none(assistant: Assistant) -> None:
    for question in ("What is the city at w2 worth now?", "What would the monastery at e1 bring now?"):
        assert reasons(asked(assistant, CARCASSONNE, LAND, question)) == ["no-feature-there"]


def test_a_score_of_a_player_is_told_some_turns_later(assistant: Assistant) -> None:
    city = play(scene(hand="E"), "n1@180", "normal:city-s")
    road = play(scene(*INN, figures=("1 large o 1",), hand="A", inns=True), "e1s1@180", "skip")
    blue = play(scene(hand="E", mover=1), "n1@180", "normal:city-s")
    log = [*city, *road, *blue, *play(LAND, "skip")]
    for question, points, label in (
        ("Why did Red get 4 points?", 4, "tiles"),
        ("What did Red score last?", 8, "tiles"),
        ("За что красный получил 4 очка?", 4, None),
        ("Warum hat Rot 8 Punkte bekommen?", 8, None),
        ("Why did Red get 11 points?", 8, None),
    ):
        answer = asked(assistant, CARCASSONNE, LAND, question, log=log)
        assert (reasons(answer), answer.value) == (["score"], points)
        assert sum(line.points for line in answer.lines) == points
        assert label is None or answer.lines[0].text == label
    for who, points in (("Blue", 11), ("Red", 3)):
        nobody = asked(assistant, CARCASSONNE, LAND, f"Why did {who} get 6 points?")
        assert [said.ruling["facts"]["number"] for said in nobody.rulings] == [points]


MINE = (
    "Why did I lose stones?",
    "Warum habe ich Steine verloren?",
    "Pourquoi ai-je perdu des pierres ?",
    "Waarom verloor ik stenen?",
    "Почему я потерял камни?",
)
"""Of what happened to the asker; of what happened to whoever was last, where the asker's seat is not known."""


def test_a_removal_is_told_by_the_place_or_by_whose_it_was(assistant: Assistant) -> None:
    match = _played(MERIDIANS, 5, "removed", times=4)
    gone = [event for event in match.line if event.kind == "removed"]
    by_point = {point: event for event in gone for point in cast("tuple[str, ...]", event.data["points"])}
    assert len(set(map(id, by_point.values()))) > 2
    told = {"log": match.line}
    for point, event in by_point.items():
        answer = asked(assistant, MERIDIANS, match.state, f"Why did the group at {point} die?", **told)
        assert [said.ruling for said in answer.rulings] == [event.ruling.to_json()]
    (loser,) = {MERIDIANS.called(match.state).index(str(event.ruling.facts["colour"])) for event in gone}
    for seat, name in enumerate(("Light", "Dark")):
        theirs = asked(assistant, MERIDIANS, match.state, f"Why did {name} lose stones?", **told)
        mine = [asked(assistant, MERIDIANS, match.state, each, **told, own=seat) for each in MINE]
        for answer in (theirs, *mine):
            assert ("removed" in reasons(answer)) is (seat == loser), "nobody is told of the other's loss"
    for question in MINE:
        answer = asked(assistant, MERIDIANS, match.state, question, **told)
        assert [said.ruling for said in answer.rulings] == [gone[-1].ruling.to_json()]


def test_of_ones_own_points_one_is_told_those(assistant: Assistant) -> None:
    road = play(scene(*INN, figures=("1 large o 1",), hand="A", inns=True), "e1s1@180", "skip")
    blue = play(scene(hand="E", mover=1), "n1@180", "normal:city-s")
    log = [*road, *blue]
    for question in (
        "Where do my points come from?",
        "Woher kommen meine Punkte?",
        "D’où viennent mes points ?",
        "Waar komen mijn punten vandaan?",
        "Откуда у меня эти очки?",
    ):
        values = [
            asked(assistant, CARCASSONNE, LAND, question, log=log, own=seat).value for seat in (0, 1, None)
        ]
        assert values == [8, 4, 4], question


def test_a_move_that_could_have_been_is_ruled_where_it_was_or_said_to_be_unknown(
    assistant: Assistant,
) -> None:
    match = _played(MERIDIANS, 5, "removed", times=1)
    first = str(match.line[0].data["point"])
    question = f"Could I have played at {first} on move 2?"
    told = {"log": match.line, "start": match.state_at(-1)}
    answer = asked(assistant, MERIDIANS, match.state, question, **told)
    assert (answer.says, reasons(answer)) == (Says.NO, ["point-taken"])
    earlier = asked(assistant, MERIDIANS, match.state, question.replace("move 2", "move 1"), **told)
    assert (earlier.says, reasons(earlier)) == (Says.YES, ["place-first"])
    for log in ({}, told):
        unknown = asked(assistant, MERIDIANS, match.state, question.replace("move 2", "move 90"), **log)
        assert (unknown.says, unknown.rulings, "90" in unknown.short) == (Says.TEXT, (), True)


def _played(game: Any, seed: int, kind: str, times: int) -> Match[Any, Any]:
    """A match played by its seed until events of a kind have come so many times."""
    match = Match.begin(game, 2, {}, Seed(bytes([seed]) * 32))
    step = 0
    while isinstance(match.decision, Decision) and times:
        (seat,) = match.decision.seats
        moves = game.moves(match.state, seat)
        match.submit({seat: moves[(step * 7 + seed) % len(moves)]})
        step += 1
        if sum(event.kind == kind for event in match.line) >= times:
            break
    return match


LAST = MERIDIANS.position(
    "5 54 a1L a2D a3D b1L b2D b3D b5D c1L c2L c3D c4D d1L d2L d3D d4D d5D d6D e1L e2D e3L e4D e5D e7D f1L f2D f3D f4D "
    "f5D f6D g1L g2D g3L g4D h2D h3L h4D h5D i1L i2L i3D i4D"
)
"""Only h1 is open."""
FREE = MERIDIANS.position("7 6 a1L a3L k8D k6D")


@pytest.mark.parametrize(
    "question",
    [
        "Must I play {}?",
        "Do I have to place at {}?",
        "Muss ich auf {} setzen?",
        "Dois-je poser en {} ?",
        "Moet ik op {} plaatsen?",
        "Обязан ли я ставить на {}?",
    ],
)
def test_one_must_only_what_is_all_that_is_open(assistant: Assistant, question: str) -> None:
    for state, point, says, reason in (
        (FREE, "c3", Says.NO, "moves-open"),
        (FREE, "a1", Says.NO, "point-taken"),
        (LAST, "h1", Says.YES, "place-no-path"),
        (LAST, "a1", Says.NO, "point-taken"),
    ):
        answer = asked(assistant, MERIDIANS, state, question.format(point))
        assert (answer.says, reasons(answer)[0]) == (says, reason), point
        assert answer.rests


@pytest.mark.parametrize(
    "question",
    [
        "Is it forbidden to play {}?",
        "Ist es verboten, auf {} zu setzen?",
        "Est-il interdit de poser en {} ?",
        "Is het verboden op {} te plaatsen?",
        "Запрещено ли ставить на {}?",
    ],
)
def test_what_is_forbidden_is_what_is_not_legal(assistant: Assistant, question: str) -> None:
    for point, says, reason in (("c3", Says.NO, "place"), ("a1", Says.YES, "point-taken")):
        answer = asked(assistant, MERIDIANS, FREE, question.format(point))
        assert (answer.says, reasons(answer)) == (says, [reason])


@pytest.mark.parametrize(
    "question",
    [
        "Can I move at all now?",
        "Kann ich jetzt überhaupt setzen?",
        "Puis-je encore jouer quelque part ?",
        "Kan ik nu nog ergens plaatsen?",
        "Могу ли я вообще сейчас ходить?",
    ],
)
def test_whether_anything_is_open_is_counted(assistant: Assistant, question: str) -> None:
    for state, number in ((FREE, len(MERIDIANS.moves(FREE, asker(MERIDIANS, FREE)))), (LAST, 1)):
        answer = asked(assistant, MERIDIANS, state, question)
        assert (answer.says, answer.rulings[0].ruling["facts"]["number"]) == (Says.YES, number)
        assert str(number) in answer.short
    waits = Board(MERIDIANS, FREE, 1 - asker(MERIDIANS, FREE))
    refused = assistant.ask(question, "meridians", board=waits)
    assert (refused.says, reasons(refused)) == (Says.NO, ["not-your-turn"])


@pytest.mark.parametrize(
    ("question", "says", "reason"),
    [
        ("May I put a figure on the river?", Says.NO, "no-such-segment"),
        ("Darf ich eine Figur auf den Fluss setzen?", Says.NO, "no-such-segment"),
        ("Puis-je poser une figurine sur la rivière ?", Says.NO, "no-such-segment"),
        ("Mag ik een figuur op de rivier zetten?", Says.NO, "no-such-segment"),
        ("Можно поставить фигуру на реку?", Says.NO, "no-such-segment"),
        ("Is it forbidden to put a figure on the road?", Says.YES, "no-such-feature"),
        ("Is it forbidden to put a figure on the monastery?", Says.NO, "may-stand"),
        ("Ist es verboten, eine Figur ins Kloster zu setzen?", Says.NO, "may-stand"),
        ("Est-il interdit de placer un meeple dans l’abbaye ?", Says.NO, "may-stand"),
        ("Is het verboden een meeple in het klooster te zetten?", Says.NO, "may-stand"),
        ("Запрещено ли ставить мипла в монастырь?", Says.NO, "may-stand"),
        ("Must I put a figure on the road?", Says.NO, "no-such-feature"),
        ("Must I put a figure on the monastery?", Says.NO, "moves-open"),
        ("Muss ich eine Figur ins Kloster setzen?", Says.NO, "moves-open"),
        ("May I put no figure?", Says.YES, "moves-open"),
        ("Нельзя ставить мипла в монастырь?", Says.TEXT, "may-stand"),
    ],
)
def test_what_is_forbidden_or_must_be_is_ruled_for_a_figure_too(
    assistant: Assistant, question: str, says: Says, reason: str
) -> None:
    answer = asked(assistant, CARCASSONNE, LAND, question)
    assert (answer.says, reasons(answer)[0]) == (says, reason)


TO_ROLL = MARSIGEL.position("a3/b2/a1/b3/a2/b1 a")
ROLLED = {
    "must": "Must I roll again?|Muss ich noch einmal würfeln?|Dois-je relancer le dé ?|Moet ik nog eens gooien?"
    "|Надо ли бросать ещё раз?|Do I have to roll now?",
    "what": "What did I roll?|Was habe ich gewürfelt?|Qu’ai-je lancé ?|Wat heb ik gegooid?|Что выпало?",
    "odds": "What are the odds that I win?|Wie groß ist die Chance, dass ich gewinne?|Quelles sont mes chances de "
    "gagner ?|Hoe groot is de kans dat ik win?|Какие шансы, что я выиграю?",
    "use": "What can I do with this 4?|Was kann ich mit dieser 4 machen?|Que puis-je faire avec ce 4 ?|Wat kan ik met "
    "deze 4 doen?|Что я могу сделать с этой 4?",
}


@pytest.mark.parametrize(
    ("about", "question"), [(about, each) for about, texts in ROLLED.items() for each in texts.split("|")]
)
def test_the_roll_is_answered_from_the_position(assistant: Assistant, about: str, question: str) -> None:
    before, after = (asked(assistant, MARSIGEL, state, question) for state in (TO_ROLL, RING))
    first, then = (answer.rulings[0].ruling["facts"] for answer in (before, after))
    match about:
        case "must":
            assert (before.says, after.says) == (Says.YES, Says.NO)
            assert reasons(before) == reasons(after) == ["roll-due"]
        case "what":
            assert (before.says, after.says, first["roll"], then["roll"]) == (Says.TEXT, Says.TEXT, None, 4)
        case "odds":
            assert reasons(before) == reasons(after) == ["wins-on"]
            assert (first["points"], first["rolls"], first["least"]) == (None, 1, 6)
            assert (then["points"], then["rolls"]) == (4, 0)
        case _:
            moves = [said.ruling["facts"] for said in after.rulings if said.ruling["verdict"] == "legal"]
            assert (reasons(after)[0], max(fact["cost"] for fact in moves) <= 4) == ("move", True)


def test_who_can_win_on_which_roll_is_what_the_threats_are() -> None:
    for text in ("a3/b2/a1/b3/a2/b1 a", "a3a2/b2/a1/b3/b1 b", "a3a2/b2/b3/a1/b1 b"):
        state = MARSIGEL.position(text)
        told = {r.facts["seat"]: r.facts["rolls"] for r in MARSIGEL.tally(state, 0) if r.reason == "wins-on"}
        assert told == {seat: len(rolls) for seat, rolls in MARSIGEL.threats(state)}


@pytest.mark.parametrize(
    "question",
    [
        "How long will this game last?",
        "Wie lange dauert diese Partie noch?",
        "Combien de temps cette partie va-t-elle encore durer ?",
        "Hoelang duurt dit spel nog?",
        "Сколько ещё продлится эта партия?",
    ],
)
def test_how_long_a_game_still_takes_is_no_number_of_tiles(assistant: Assistant, question: str) -> None:
    answer = asked(assistant, CARCASSONNE, LAND, question)
    assert (answer.says, answer.value, reasons(answer)) == (Says.TEXT, None, ["tiles-left"])
    assert re.findall(r"\d+", answer.short) == ["69", "30", "45"]
