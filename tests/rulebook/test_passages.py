"""Passages are found by their locators, or not shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.rulebook.passages import AROUND, LONGEST, Miss, Span, around, find, fold, gaps
from rulebound.rulebook.source import Locator, Source
from tests.rulebook.books import TEXT


def passage(text: str, first: str, last: str) -> str:
    """The text that is found."""
    found = find(fold(text), Locator("", first, last))
    assert isinstance(found, Span)
    return fold(text)[found.start : found.end]


def miss(text: str, first: str, last: str) -> str:
    """Why nothing is found."""
    found = find(fold(text), Locator("", first, last))
    assert isinstance(found, Miss)
    return found.why


def test_a_passage_runs_from_its_first_to_its_last_words() -> None:
    assert passage(TEXT, "Each player takes", "the bag") == (
        "Each player takes five smooth pebbles at random from the bag."
    )


def test_white_space_quotes_capitals_and_footnotes_do_not_matter() -> None:
    text = "  Remove all\n\n the OPPONENT’S\tdead[3] groups (of “any” size), then you may place one stone. "
    assert passage(text, "remove all", "any size") == (
        "Remove all the OPPONENT’S dead[3] groups (of “any” size"
    )
    assert passage(text, "opponent's dead", "one stone") == (
        "OPPONENT’S dead[3] groups (of “any” size), then you may place one stone."
    )


def test_words_are_whole() -> None:
    assert "first words" in miss("The pebbles are in the bag over there today", "The pebble", "today")


def test_the_nearest_end_is_taken() -> None:
    text = "A stone is put on a point. A stone is put on an edge or in a corner of the old board."
    assert passage(text, "A stone", "old board") == (
        "A stone is put on an edge or in a corner of the old board."
    )


def test_a_passage_that_is_there_twice_with_the_same_words_is_found() -> None:
    sentence = "Players never pass their turn to the opponent."
    assert passage(f"{sentence} Again: {sentence}", "Players never", "opponent") == sentence


def test_a_locator_that_fits_two_passages_finds_none() -> None:
    text = "You may place one red stone here. You may place two blue stones here."
    assert miss(text, "You may", "here").startswith("2 passages")


def test_missing_words_are_named() -> None:
    assert miss(TEXT, "Every player takes", "the bag") == "the first words are not there: Every player takes"
    assert miss(TEXT, "Whoever has", "the bag") == "the last words do not follow: the bag"


def test_a_passage_is_at_most_300_letters() -> None:
    middle = "word " * 70
    assert f"more than {LONGEST}" in miss(f"begin here {middle} and end", "begin here", "and end")


def test_a_locator_gives_away_no_more_than_half() -> None:
    assert passage("Passing is not allowed.", "Passing", "allowed") == "Passing is not allowed."
    assert "more than half" in miss("Passing is not allowed.", "Passing is", "allowed")


def test_a_little_of_what_stands_around_is_cut_between_words() -> None:
    text = fold("early " * 40 + "Each player takes five pebbles at random now. " + "late " * 40)
    found = find(text, Locator("", "Each player", "now"))
    assert isinstance(found, Span)
    before, after = around(text, found)
    assert set(before.split()) == {"early"}
    assert set(after.split()) == {"late"}
    assert AROUND - 6 <= len(before) <= AROUND
    assert around("Only this.", Span(0, 10)) == ("", "")


def test_rules_that_are_in_no_passage_are_gaps() -> None:
    text = fold(TEXT)
    source = Source("leaflet", "en", sections=("Play",), begins="Pebbles", ends="pebbles wins")
    both = [
        find(text, Locator("Play", "Each player takes", "the bag")),
        find(text, Locator("Play", "Whoever has", "pebbles wins")),
    ]
    spans = [span for span in both if isinstance(span, Span)]
    assert gaps(text, source, spans) == ["Pebbles. Play"]
    assert gaps(text, source, spans[:1]) == [
        "Pebbles. Play",
        "Whoever has at the end the largest number of pebbles wins",
    ]
    with pytest.raises(ValueError, match="the rules do not run"):
        gaps(text, Source("other", "en", begins="Nowhere", ends="pebbles wins"), spans)


@given(st.text(), st.text(), st.text())
def test_any_text_is_searched_without_trouble(text: str, first: str, last: str) -> None:
    folded = fold(text)
    found = find(folded, Locator("", first, last))
    if isinstance(found, Span):
        assert 0 <= found.start < found.end <= len(folded)
