"""What the sources contradict or leave open, and what only looks like it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulebound.assistant.asks import Ask, Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.deciding import contradicted
from rulebound.assistant.find import Hit
from rulebound.assistant.meaning import Use
from rulebound.games import known
from rulebound.rulebook.copies import Copies
from tests.vectors import VECTORS


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    games = {key: known()[key] for key in ("carcassonne", "meridians")}
    return Assistant(games, Copies(tmp_path_factory.mktemp("copies")), VECTORS, [Use(VECTORS)])


def hit(says: Says, score: float, *clauses: str) -> Hit:
    return Hit(Ask("g", says, clauses, {}), score, "")


SIDES = hit(Says.CONFLICT, 0.8, "g/one", "g/other")


@pytest.mark.parametrize(
    ("question", "near", "says"),
    [
        ("May I?", [hit(Says.YES, 0.84, "g/one"), SIDES], Says.CONFLICT),
        ("May I?", [hit(Says.YES, 0.86, "g/one"), SIDES], Says.YES),
        ("May I?", [hit(Says.YES, 0.81, "g/else"), SIDES], Says.YES),
        ("Is it 5 or 10?", [hit(Says.VALUE, 1.05, "g/other"), SIDES], Says.CONFLICT),
        ("Is it 5 or 10?", [hit(Says.VALUE, 1.15, "g/other"), SIDES], Says.VALUE),
        ("Is it 5 or 10?", [hit(Says.VALUE, 0.9, "g/else"), SIDES], Says.VALUE),
        ("It is 5, but the list says 10?", [hit(Says.YES, 0.95, "g/else"), SIDES], Says.CONFLICT),
        ("It is 5, but the list says 10?", [hit(Says.YES, 1.05, "g/else"), SIDES], Says.YES),
        ("It is 5, but the list says 10?", [hit(Says.SILENT, 0.81, "g/one"), SIDES], Says.SILENT),
    ],
)
def test_one_side_of_a_contradiction_is_no_answer_where_that_is_nearly_as_near(
    question: str, near: Sequence[Hit], says: Says
) -> None:
    assert contradicted(question, near, near[0].ask).says is says


@pytest.mark.parametrize(
    ("game", "question", "says"),
    [
        # no number is told of what only another thing has
        ("carcassonne", "How many bonus points exactly does Wealth hand out?", Says.SILENT),
        # what is not about the rules at all needs to be nearest
        (
            "meridians",
            "y a un pion adverse pile entre le mien et le point, et pas d'autre ligne. je peux poser quand même ?",
            Says.NO,
        ),
        # one of two numbers of a clause is no answer where nothing tells which of them is meant
        ("meridians", "Сколько примерно длится партия?", Says.TEXT),
        ("meridians", "Сколько минимум длится партия?", Says.VALUE),
        # which of two is not whether
        ("carcassonne", "do the scoring stacks lie face up or face down", Says.TEXT),
        ("carcassonne", "do the scoring stacks lie face up", Says.YES),
    ],
)
def test_what_is_asked_is_told_and_no_more(
    assistant: Assistant, game: str, question: str, says: Says
) -> None:
    assert assistant.ask(question, game).says is says
