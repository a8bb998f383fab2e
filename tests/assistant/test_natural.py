"""What is asked as people talk at a table has its number, and whatever may change that number withholds it."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rulebound.assistant import evaluate
from rulebound.assistant.asks import Says
from rulebound.assistant.names import Names
from rulebound.assistant.reckoning import RECKONERS, Impossible, Reckoned
from rulebound.games import known
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.pyramid import points

HERE = Path(__file__).parent
NAMES = {key: Names([known()[key].files]) for key in RECKONERS}
ASKED = evaluate.read(HERE / "natural.jsonl")
WITHHELD = [line.split("|") for line in (HERE / "withheld.txt").read_text("utf-8").splitlines()]
"""Game, language and question."""


def reckoned(game: str, question: str) -> Reckoned | None:
    try:
        return RECKONERS[game](question, {}, NAMES[game])
    except Impossible:
        return None


def numbered(question: dict[str, Any]) -> bool:
    """Whether a question tells numbers of its own to work with, so that no clause has its answer."""
    return question["kind"] != "lookup" and question["value"] not in (99, 3)


def test_questions_are_put_aside_by_lot() -> None:
    for question in ASKED:
        assert question["aside"] is bool(sha256(question["question"].encode()).digest()[-1] % 2)


def test_a_number_that_is_worked_out_is_right_and_seldom_withheld() -> None:
    wrong = []
    found = 0
    asked = [question for question in ASKED if numbered(question)]
    for question in asked:
        result = reckoned(question["game"], question["question"])
        if result is not None and result.says is Says.VALUE:
            found += 1
            if result.value != question["value"]:
                wrong.append((question["question"], result.value))
    assert not wrong
    assert len(asked) > 150
    assert found / len(asked) > 0.9


@pytest.mark.parametrize(("game", "_language", "question"), WITHHELD)
def test_what_may_change_a_number_withholds_it_or_is_named_beside_it(
    game: str, _language: str, question: str
) -> None:
    result = reckoned(game, question)
    assert result is None or result.value is None or result.unread


def test_most_of_what_may_change_a_number_withholds_it() -> None:
    told = [result.value for game, _, question in WITHHELD if (result := reckoned(game, question))]
    assert len([value for value in told if value is not None]) < len(WITHHELD) / 5


BEFORE = {
    "en": ("okay, quick question:", "we managed it at last,", "my daughter built this:", "so I've got"),
    "ru": ("слушай, вопрос:", "у меня получилось так:", "ура, всё стоит!", "собрал аккуратно"),
    "fr": ("alors voilà,", "bon, dis-moi :", "ma belle pyramide tient debout :", "j'ai réussi"),
    "nl": ("even een vraagje,", "het is gelukt!", "ik heb netjes gebouwd:", "nou,"),
    "de": ("also gut,", "mal ne Frage:", "endlich geschafft,", "wir haben schön gebaut:"),
}
AFTER = {
    "en": ("nothing fell. Points?", "what do I get for that?", "how many points is it?"),
    "ru": ("ничего не упало. Сколько очков?", "сколько мне за это?", "сколько это?"),
    "fr": ("rien n'est tombé, combien de points ?", "ça fait combien ?", "je marque combien ?"),
    "nl": ("niks omgevallen. Hoeveel punten?", "wat krijg ik daarvoor?", "hoeveel is dat?"),
    "de": ("nichts ist gefallen. Punkte?", "was krieg ich dafür?", "wie viel macht das?"),
}
ABOVE = {"en": "above that", "ru": "над ними", "fr": "au-dessus", "nl": "daarboven", "de": "darüber"}
BOTTOM = {"en": "at the bottom", "ru": "внизу", "fr": "en bas", "nl": "onderaan", "de": "unten"}
STRANGE = ("zork", "Ziegelstein", "верблюд", "fromage", "kaasplank", "glue")


@pytest.mark.parametrize("language", BEFORE)
def test_a_build_among_everyday_words_is_worth_what_the_judge_gives_it(language: str) -> None:
    chance = random.Random(language)
    for _ in range(60):
        rows = tuple(sorted(chance.sample(range(2, 13), chance.randint(2, 4)), reverse=True))
        placed = [f"{count} {ABOVE[language] if at else BOTTOM[language]}" for at, count in enumerate(rows)]
        told = chance.choice(("-".join(map(str, rows)), ", ".join(placed)))
        begins, ends = chance.choice(BEFORE[language]), chance.choice(AFTER[language])
        question = f"{begins} {told}, {ends}"
        found = reckoned("meeple-stacking", question)
        assert found is not None, question
        assert (found.says, found.value) == (Says.VALUE, points(rows)), question
        word = chance.choice(STRANGE)
        for strange in (f"{begins} {told}, {word}, {ends}", f"{begins} {word} {told}, {ends}"):
            found = reckoned("meeple-stacking", strange)
            assert found is None or found.unread == (word.lower(),), strange


def test_of_builds_that_stand_apart_the_highest_counts() -> None:
    found = reckoned("meeple-stacking", "Two separate piles, one is 3-2-1 and the other is 9-8. Points?")
    assert found is not None
    assert found.value == points((3, 2, 1))
    assert found.clauses[0] == clauses.HIGHEST


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Anna has 4-3-2, Boris has 6-4. By how many points is Anna ahead?", 2),
        ("Anna has 4-3-2, Boris has 6-4. By how many points is Boris ahead?", None),
        ("Anna has 4-3-2, Boris has 6-4. How many points?", None),
    ],
)
def test_who_is_ahead_has_to_be(question: str, value: int | None) -> None:
    found = reckoned("meeple-stacking", question)
    assert (found and found.value) == value
