"""What is found in rulebooks of other games, in five languages, and what is said not to be there."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.assistant.meaning import Meanings, Use
from rulebound.booklets.apart import contents
from rulebound.booklets.finding import TOUCHES, Searched, find, ordinals, packed, searched, unpacked
from rulebound.booklets.paragraphs import Paragraph
from tests.vectors import VECTORS

HERE = Path(__file__).parent
QUESTIONS = [json.loads(line) for line in (HERE / "questions.jsonl").read_text(encoding="utf-8").splitlines()]


@cache
def meanings() -> Meanings:
    return Meanings([Use(VECTORS)], None)


@cache
def book(name: str) -> Searched:
    read = contents((HERE / f"{name}.md").read_bytes(), f"{name}.md")
    return searched(name, "rules", read.paragraphs, None, meanings())


def shares(aside: bool) -> dict[str, float]:
    """How often what is covered is told to be, and stands first or among all shown; how often what is not is refused."""
    told: dict[str, list[bool]] = {"covered": [], "first": [], "shown": [], "refused": []}
    for asked in QUESTIONS:
        if asked.get("aside", False) is not aside:
            continue
        found = find(asked["asks"], [book(asked["book"])], meanings())
        if asked["of"] is None:
            told["refused"].append(not found.covered)
        else:
            right = [asked["of"] in hit.paragraph.text for hit in found.hits]
            told["covered"].append(found.covered)
            told["first"].append(right[0])
            told["shown"].append(found.covered and any(right))
    return {key: sum(each) / len(each) for key, each in told.items()}


@pytest.mark.parametrize("aside", [False, True])
def test_questions_in_five_languages_are_found_or_said_not_to_be_covered(aside: bool) -> None:
    told = shares(aside)
    assert told["covered"] >= 0.9, told
    assert told["first"] >= 0.6, told
    assert told["shown"] >= 0.85, told
    assert told["refused"] >= 0.7, told


def test_gibberish_is_not_covered() -> None:
    for asked in ("asdf qwer zxcv lkjh", "xqzt vbn frrrp", "ывапр фывсмить", "???", "🎲🎲"):
        assert not find(asked, [book("lanterns")], meanings()).covered, asked


def test_shared_words_are_marked_and_between_languages_the_nearest_sentence() -> None:
    top = find("May a lantern be moved?", [book("lanterns")], meanings()).hits[0]
    text = top.paragraph.text
    assert {text[begin:end] for begin, end in top.marks} >= {"lantern", "moved"}
    (begin, end), *more = find("Что бывает во время шторма?", [book("lanterns")], meanings()).hits[0].marks
    assert not more
    assert (
        "storm"
        in find("Что бывает во время шторма?", [book("lanterns")], meanings())
        .hits[0]
        .paragraph.text[begin:end]
    )
    assert ordinals(text, top.marks)
    sold = searched(
        "sold",
        "rules",
        [Paragraph("Man darf nie mehr als drei Säcke in einem Zug verkaufen.")],
        None,
        meanings(),
    )
    (hit,) = find("Wie viele Säcke darf ich in einem Zug verkaufen?", [sold], meanings()).hits
    assert [hit.paragraph.text[begin:end] for begin, end in hit.marks] == ["Säcke", "verkaufen"]


def test_an_erratum_comes_with_the_rule_that_it_changes() -> None:
    changed = "A boat sails up to six spaces along the dotted lines, not four."
    errata = searched("errata", "errata", [Paragraph(changed)], None, meanings())
    for question in ("How far does a boat sail?", "Is it six spaces, not four?"):
        found = find(question, [book("lanterns"), errata], meanings()).hits
        roles = {hit.document.role: hit.paragraph.text for hit in found}
        assert roles["errata"] == changed
        assert any("up to four spaces" in hit.paragraph.text for hit in found)
        assert any(hit.beside for hit in found)
    apart = find("Who begins?", [book("lanterns"), errata], meanings()).hits
    assert all(hit.document.role == "rules" for hit in apart)


def test_a_rule_that_only_sounds_like_a_correction_comes_without_it() -> None:
    hand = "Am Ende des Zuges zieht man auf drei Karten nach. Wer mehr als fünf Karten auf der Hand hält, wirft sie ab."
    sold = "Man darf nie mehr als drei Säcke in einem Zug verkaufen."
    rules = searched("rules", "rules", [Paragraph(hand), Paragraph(sold)], None, meanings())
    changed = Paragraph("Man darf nie mehr als vier Säcke in einem Zug verkaufen (nicht drei).")
    errata = searched("errata", "errata", [changed], None, meanings())
    assert TOUCHES <= rules.like(0, errata)[0] < rules.like(1, errata)[0]
    cards = find("Wie viele Karten darf man auf der Hand haben?", [rules, errata], meanings()).hits
    assert [(hit.paragraph.text, hit.beside) for hit in cards] == [(hand, False)]
    sacks = find("Wie viele Säcke darf man verkaufen?", [rules, errata], meanings()).hits
    assert {(hit.document.role, hit.beside) for hit in sacks} == {("rules", False), ("errata", True)}


def test_the_same_words_are_shown_once_with_all_places_where_they_stand() -> None:
    said = book("lanterns").paragraphs
    copy = searched("copy", "rules", [replace(each, page=3) for each in said], None, meanings())
    errata = searched("errata", "errata", said, None, meanings())
    for question in ("How far does a boat sail?", "May a lantern be moved?", "Was bringt ein Anlegeplatz?"):
        alone = find(question, [book("lanterns")], meanings())
        found = find(question, [book("lanterns"), copy, errata], meanings())
        assert found.covered is alone.covered
        texts = [hit.paragraph.text for hit in found.hits]
        assert texts == [hit.paragraph.text for hit in alone.hits]
        for hit in found.hits:
            assert {where.id for where, _ in hit.copies} == {"lanterns", "copy", "errata"} - {hit.document.id}
            assert all(where.paragraphs[place].text == hit.paragraph.text for where, place in hit.copies)
            assert not hit.beside


def test_vectors_that_are_kept_are_those_of_the_embedders_at_hand() -> None:
    rows = list(book("muehlen").rows)
    kept = packed(meanings(), rows)
    again: Any = unpacked(meanings(), kept)
    assert abs(again[0] - rows[0]).max() < 0.001
    other = Meanings([_Renamed()], None)
    assert unpacked(other, kept) is None
    assert replace(book("muehlen"), rows=tuple(again)).rows[0].shape == rows[0].shape


class _Renamed(Use):
    name = "another"

    def __init__(self) -> None:
        pass
