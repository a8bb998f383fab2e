"""The numbers of clauses as data: that they are those of the clause, and which one a question asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.assistant import facts
from rulebound.assistant.facts import FactError, wanted
from rulebound.assistant.names import Names, words
from rulebound.assistant.reckoning.numbers import told
from rulebound.games import known
from rulebound.rulebook.library import Library

LIBRARY = Library({key: shelved.files for key, shelved in known().items()})
IN_WORDS = {
    "hexagon": 6,
    "nothing": 0,
    "no": 0,
    "both": 2,
    "a": 1,
    "an": 1,
    "each": 1,
    "sided": 6,
    "for": 1,
    "trio": 3,
}
FACTS = {key: facts.read(key, shelved.files, LIBRARY) for key, shelved in known().items()}
NAMES = {key: Names([shelved.files]) for key, shelved in known().items()}


@pytest.mark.parametrize("key", FACTS)
def test_every_fact_is_one_of_its_clause(key: str) -> None:
    assert FACTS[key]
    for fact in FACTS[key]:
        text = " ".join(LIBRARY.book(key).text(LIBRARY.clause(clause)[1], "en") for clause in fact.clauses)
        said = {number for word in told(text) for number in (word.number, word.rank) if number is not None}
        said |= {IN_WORDS[word] for word in words(text.replace("-", " ")) if word in IN_WORDS}
        figures = {part.strip(".") for part in text.replace(",", "").replace("×", "").split()}
        assert fact.value in said or {str(fact.value), f"{fact.value}th"} & figures, fact


@pytest.mark.parametrize("key", FACTS)
def test_what_narrows_a_fact_can_be_told(key: str) -> None:
    kept = set(facts.aspects()) | set(Names([known()[key].files, facts.FILES]).things)
    for fact in FACTS[key]:
        assert {thing for thing in fact.about if thing[0] != "#"} <= kept, fact


@pytest.mark.parametrize(
    ("question", "counts"),
    [
        ("How many dice do I need?", {"die"}),
        ("Combien de dés ?", {"die"}),
        ("Combien de tuiles ?", {"tile"}),
        ("Wie viele Wertungsplättchen?", {"tile"}),
        ("Ab wie viel Jahren?", {"age", "year"}),
        ("What is a completed monastery worth?", {"point"}),
        ("Combien rapporte chaque tuile ?", {"point"}),
        ("В каком году вышла игра?", {"year"}),
        ("When was it published?", {"year"}),
        ("Can I pass?", None),
        ("Which color goes first?", None),
        ("What is a group?", None),
    ],
)
def test_what_is_counted_is_told_by_the_words_after_how_many(question: str, counts: set[str] | None) -> None:
    asked = wanted(question, NAMES["meridians"])
    assert (None if asked is None else asked.counts) == counts


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('facts = [{of = "no.such", value = 1, counts = "tile"}]', "there is no clause"),
        ('facts = [{of = "game.players", counts = "player"}]', "a fact has"),
        ('facts = [{of = "game.players", value = 2, counts = "kettle"}]', "nothing is counted in kettle"),
        ("facts = [", "cannot be read"),
    ],
)
def test_bad_facts_are_named(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / facts.FILE).write_text(text, encoding="utf-8")
    with pytest.raises(FactError, match=why):
        facts.read("meridians", tmp_path, LIBRARY)
