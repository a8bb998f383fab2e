"""Which language a question is in, and what comes of one that is in none of ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.assistant.asks import Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.compose import own_words
from rulebound.assistant.meaning import Use
from rulebound.games import known
from rulebound.rulebook.copies import Copies
from tests.vectors import VECTORS

HERE = Path(__file__).parent
OURS = [
    json.loads(line)
    for file in sorted(HERE.glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
OTHERS = json.loads((HERE / "foreign.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    return Assistant(known(), Copies(tmp_path_factory.mktemp("none")), VECTORS, [Use(VECTORS)])


def test_no_question_in_a_language_of_ours_is_taken_for_another(assistant: Assistant) -> None:
    lost = [each["question"] for each in OURS if assistant.tongue(each["question"], "none") == "none"]
    assert [question for question in lost if any(map(str.isalpha, question))] == []


@pytest.mark.parametrize("aside", [False, True])
def test_other_languages_are_not_taken_for_ours(assistant: Assistant, aside: bool) -> None:
    questions = [each["question"] for each in OTHERS if each["aside"] is aside]
    heard = [assistant.tongue(question, "none") == "none" for question in questions]
    assert sum(heard) >= 0.95 * len(heard), [
        q for q, other in zip(questions, heard, strict=True) if not other
    ]


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize(
    "question", ["Posso passare?", "¿Puedo pasar?", "我可以跳过吗？", "Можна пропустити хід?"]
)
def test_they_are_answered_in_the_asker_s_language_and_nothing_is_concluded(
    assistant: Assistant, question: str, language: str
) -> None:
    answer = assistant.ask(question, "meridians", spoken=language)
    assert (answer.language, answer.says) == (language, Says.TEXT)
    assert answer.rests[0].clause == "meridians/placing.no-passing"
    assert answer.taken == own_words(language).format("half-read")
    assert assistant.ask(question, "meridians", "fr", spoken=language).language == "fr"


def test_their_numbers_are_not_reckoned_with(assistant: Assistant) -> None:
    answer = assistant.ask("Quanti punti vale una città di quattro tessere con 2 scudi?", spoken="nl")
    assert (answer.language, answer.value, answer.worked_out) == ("nl", None, False)
    assert answer.taken is not None
    assert answer.taken.startswith(own_words("nl").format("half-read") + " ")
