"""Questions for yes or no: which of both follows from an ask that is near, and of which game one was taken to be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound.assistant import asks
from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.manner import Manner, manner
from rulebound.assistant.meaning import Use
from rulebound.games import known
from rulebound.rulebook.copies import Copies
from rulebound.rulebook.library import Library
from tests.vectors import VECTORS


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    games = {key: known()[key] for key in ("meridians", "marsigel")}
    return Assistant(games, Copies(tmp_path_factory.mktemp("copies")), VECTORS, [Use(VECTORS)])


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Is it forbidden to pass?", Says.YES),
        ("Is it allowed to pass?", Says.NO),
        ("Ist es verboten zu passen?", Says.YES),
        ("Est-il interdit de passer ?", Says.YES),
        ("Is het verboden te passen?", Says.YES),
        ("Запрещено пасовать?", Says.YES),
        ("Is the pie rule mandatory?", Says.NO),
        ("Is the pie rule voluntary?", Says.YES),
        ("Ist die Kuchenregel freiwillig?", Says.YES),
    ],
)
def test_what_is_forbidden_or_free_is_told_from_what_one_may_or_must(
    assistant: Assistant, question: str, says: Says
) -> None:
    assert assistant.ask(question, "meridians").says is says


def test_an_open_question_is_not_answered_by_yes_or_no(assistant: Assistant) -> None:
    assert assistant.ask("Why must the second stone have a path to the first?", "meridians").says is Says.TEXT


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Can I pass?", "Taken as a question about"),
        ("Можно пасовать?", "Понято как вопрос об игре"),
        ("Puis-je passer mon tour ?", "Compris comme une question sur"),
        ("Mag ik passen?", "Opgevat als een vraag over"),
        ("Darf ich passen?", "Verstanden als Frage zu"),
    ],
)
def test_a_question_that_tells_no_game_says_which_was_taken(
    assistant: Assistant, question: str, told: str
) -> None:
    answer = assistant.ask(question)
    both = {"meridians", "marsigel"}
    assert answer.taken is not None
    assert answer.taken.startswith(told)
    assert "Meridians" in answer.taken
    assert "Marsigel" in answer.taken
    assert {answer.game, *answer.others} == both


def test_what_only_one_game_has_is_taken_to_be_of_no_other(assistant: Assistant) -> None:
    answer = assistant.ask("How far does my queen move?")
    assert answer.taken == "Taken as a question about Der Marsigelwettkampf."
    assert answer.others == ()


def test_where_a_game_is_told_none_is_taken(assistant: Assistant) -> None:
    assert assistant.ask("Can I pass?", "meridians").taken is None
    assert assistant.ask("Can I pass in Meridians?").taken is None
    assert assistant.ask("Tell me a joke").taken is None


@pytest.mark.parametrize("key", sorted(known()))
def test_no_ask_that_says_yes_or_no_is_taken_to_want_a_number(key: str) -> None:
    library = Library({name: shelved.files for name, shelved in known().items()})
    if key not in library.files:
        pytest.skip("it has no rulebook")
    for ask in asks.read(key, library.files[key], library):
        if ask.says in (Says.YES, Says.NO):
            for form in (form for forms in ask.questions.values() for form in forms):
                assert manner(form) is not Manner.NUMBER, form


TITLES = {
    "ru": ("Можно пасовать?", "«Der Marsigelwettkampf»", "«Meridians»"),
    "de": ("Darf ich passen?", "Der Marsigelwettkampf", "Meridians"),
}


@pytest.mark.parametrize("language", TITLES)
def test_each_title_stands_for_itself(assistant: Assistant, language: str) -> None:
    question, *titles = TITLES[language]
    answer = assistant.ask(question)
    told = answer.taken or ""
    assert all(told.count(title) == 1 for title in titles)
    three = assistant.composer.taken(answer, ["meridians", "marsigel"]).taken or ""
    assert f"{titles[1]}, {titles[0]}" in three


LASTING = (
    "How long does a game take?|Wie lange dauert das Spiel?|Combien de temps dure une partie ?|Hoelang duurt een potje?"
    "|Сколько длится партия?"
).split("|")


@pytest.mark.parametrize("question", LASTING)
def test_how_long_a_game_takes_is_told_by_the_clause_or_else_by_the_catalogue(question: str) -> None:
    alone = Assistant(
        {"carcassonne": known()["carcassonne"], "meridians": known()["meridians"]},
        Copies(Path("none")),
        VECTORS,
        [Use()],
    )
    clause = alone.ask(question, "meridians")
    assert (clause.says, clause.rests[0].clause) == (Says.TEXT, "meridians/game.age-and-time")
    card = alone.ask(question, "carcassonne")
    assert (card.says, card.rests, card.value) == (Says.SILENT, (), None)
    assert {"30", "45"} <= set(re.findall(r"\d+", card.short))


def test_how_long_something_in_a_game_takes_is_another_question(assistant: Assistant) -> None:
    for question in ("How long may I think?", "Wie lange darf ich nachdenken?"):
        assert "20" not in assistant.ask(question, "meridians").short
