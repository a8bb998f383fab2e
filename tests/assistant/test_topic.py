"""What is not about the rules of a game here is refused, and what is, is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebound.assistant import evaluate
from rulebound.assistant.answer import Answer
from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.meaning import Use
from rulebound.assistant.question import QuestionError
from rulebound.assistant.topic import Topics, read
from rulebound.games import known
from rulebound.rulebook.copies import Copies
from tests.vectors import VECTORS

HERE = Path(__file__).parent
RULED = (Says.YES, Says.NO, Says.VALUE)


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    return Assistant(known(), Copies(tmp_path_factory.mktemp("none")), VECTORS, [Use(VECTORS)])


def answered(assistant: Assistant, name: str, aside: bool) -> Iterator[tuple[dict[str, Any], Answer]]:
    for asked in evaluate.read(HERE / f"{name}.jsonl"):
        if asked["aside"] is aside:
            yield asked, assistant.ask(asked["question"], evaluate.GAMES.get(asked["game"], asked["game"]))


@pytest.mark.parametrize("aside", [False, True])
def test_what_is_of_another_topic_or_game_is_refused(assistant: Assistant, aside: bool) -> None:
    answers = list(answered(assistant, "offtopic", aside))
    wrong = [asked["question"] for asked, answer in answers if answer.says in RULED]
    assert len(wrong) <= 0.3 * len(answers), wrong
    assert sum(answer.says.refuses for _, answer in answers) >= 0.7 * len(answers)


@pytest.mark.parametrize("aside", [False, True])
def test_what_is_about_the_rules_is_not_taken_for_another_topic(assistant: Assistant, aside: bool) -> None:
    answers = [pair for name in ("lookups", "verdicts") for pair in answered(assistant, name, aside)]
    right = [(asked, answer) for asked, answer in answers if asked["verdict"] != "refuse"]
    lost = [asked["question"] for asked, answer in right if answer.says is Says.ELSEWHERE]
    assert len(lost) <= 0.01 * len(right), lost


def test_a_word_is_known_by_its_beginning_and_short_ones_tell_nothing() -> None:
    topics = read(["The followers go on roads"])
    assert topics.knows("May a follower go on the roads 12345?")
    assert not topics.knows("May a knight go?")
    assert not Topics(frozenset()).knows("road")


@pytest.mark.parametrize(
    "question",
    [
        "How long may a turn take?",
        "How many minutes do I have for a turn?",
        "Сколько минут даётся на ход?",
        "Combien de temps peut durer un tour ?",
        "Hoe lang mag een beurt duren?",
        "Wie lange darf ein Zug dauern?",
    ],
)
@pytest.mark.parametrize("game", ["meridians", "marsigel", "carcassonne"])
def test_the_time_of_a_turn_is_not_that_of_the_game(assistant: Assistant, game: str, question: str) -> None:
    answer = assistant.ask(question, game)
    assert (answer.says, answer.value) == (Says.SILENT, None)


def test_the_time_of_the_game_is_still_told(assistant: Assistant) -> None:
    answer = assistant.ask("How long does a game take?", "meridians")
    assert answer.rests[0].clause == "meridians/game.age-and-time"
    assert assistant.ask("How many minutes at most?", "meridians").value == 40
    assert assistant.ask("How long is a turn in variant 2?", "meeple-stacking").value == 45


@pytest.mark.parametrize(("question", "place"), [("May I \ud800 pass?", 7), ("\udced\udca0 pass?", 1)])
def test_half_a_character_is_named_with_its_place(assistant: Assistant, question: str, place: int) -> None:
    with pytest.raises(QuestionError, match=f"letter {place} of the question is U\\+D[8C][0E]"):
        assistant.ask(question, "meridians")
