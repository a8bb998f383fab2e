"""What a reader gets: cards in a language, and the passage behind a clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.core.ruling import legal
from rulebound.games import known
from rulebound.rulebook.copies import Copies
from rulebound.rulebook.library import Library, passages_in
from tests.rulebook import books
from tests.rulebook.papers import lines, pdf


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library({"pebbles": books.write(tmp_path / "pebbles")})


@pytest.fixture
def copies(tmp_path: Path) -> Copies:
    return Copies(tmp_path / "sources")


def test_the_card_of_a_rulebook_has_everything_in_reading_order(library: Library, copies: Copies) -> None:
    card = library.card("pebbles", "en", copies)
    assert (card.game, card.language, card.title) == ("pebbles", "en", "Pebbles")
    assert card.sections == (("start", "The start"), ("end", "The end"))
    first, most, ties = card.clauses
    assert (first.name, first.text, first.authority) == (
        "start · pebbles",
        "You take five pebbles.",
        "official",
    )
    assert first.link == "https://games.example/pebbles#:~:text=Each%20player%20takes,from%20the%20bag"
    assert (first.source, first.source_section, first.informative) == ("leaflet", "Play", False)
    assert most.conflicts == ("pebbles/end.ties",)
    assert (ties.source, ties.link, ties.informative) == (None, None, True)
    (source,) = card.sources
    assert (source.title, source.revision, source.copied) == ("The leaflet", "first printing", False)


def test_a_passage_is_shown_only_from_a_copy_that_has_it(library: Library, copies: Copies) -> None:
    _, leaflet = library.source("leaflet")
    assert library.passage("pebbles/end.most", copies).state == "no-copy"
    copies.take(leaflet, books.TEXT.encode())
    found = library.passage("pebbles/end.most", copies)
    assert (found.state, found.source, found.language) == ("found", "leaflet", "en")
    assert found.text == "Whoever has at the end the largest number of pebbles wins."
    assert found.before.endswith("from the bag. ")
    assert (found.after, found.page) == ("", None)
    assert library.card("pebbles", "en", copies).sources[0].copied
    copies.take(leaflet, b"Another edition, with other words.")
    missing = library.passage("pebbles/end.most", copies)
    assert (missing.state, missing.text) == ("missing", "")


def test_garbled_words_are_never_shown(library: Library, copies: Copies) -> None:
    _, leaflet = library.source("leaflet")
    drawn = " ".join("letters drawn apart")
    copies.take(
        leaflet, pdf(lines("Welcome."), lines(drawn, "Whoever has at the end the", drawn, "pebbles wins"))
    )
    shown = library.passage("pebbles/end.most", copies)
    assert (shown.state, shown.page, shown.text, shown.before, shown.after) == ("garbled", 2, "", "", "")


def test_passages_are_counted_only_in_a_copy_that_can_be_trusted(library: Library, copies: Copies) -> None:
    book, leaflet = library.source("leaflet")
    whole = books.TEXT.replace("smooth", "smooth round")
    for text, found in ((whole, 2), (books.TEXT, 1), ("Another text.", 0)):
        assert passages_in(book, leaflet, copies.take(leaflet, text.encode())) == (found, 2)
    drawn = " ".join("letters drawn apart")
    garbled = copies.take(leaflet, pdf(lines(*whole.strip().splitlines()), lines(drawn, drawn)))
    assert not garbled.trusted
    assert passages_in(book, leaflet, garbled) == (0, 0)


def test_a_clause_without_a_locator_has_no_passage(library: Library, copies: Copies) -> None:
    assert library.passage("pebbles/end.ties", copies).state == "no-locator"


def test_clauses_and_sources_are_found_by_id(library: Library) -> None:
    assert library.heading("pebbles/end.most", "en") == "end · most pebbles"
    for unknown in ("pebbles/end.least", "chess/end.mate", "end.most"):
        with pytest.raises(KeyError):
            library.clause(unknown)
    with pytest.raises(KeyError):
        library.source("poster")


def test_the_designer_s_page_opens_at_the_passage(copies: Copies) -> None:
    library = Library({key: shelved.files for key, shelved in known().items()})
    clauses = {clause.id: clause for clause in library.card("meridians", "ru", copies).clauses}
    sight = clauses["meridians/placing.line-of-sight"]
    assert sight.name == "постановка · линия видимости"
    assert sight.link is not None
    assert sight.link.startswith("https://boardgamegeek.com/boardgame/333775#:~:text=that%20is%20on")
    stuck = clauses["meridians/ending.no-legal-point"]
    assert stuck.authority == "reading"
    assert {clauses[other].authority for other in stuck.conflicts} == {"community"}


def test_a_game_without_a_rulebook_has_its_words_and_is_no_book(tmp_path: Path, copies: Copies) -> None:
    bare = tmp_path / "bare"
    (bare / "words").mkdir(parents=True)
    (bare / "words" / "en.ftl").write_text("done = It is done.\n")
    library = Library({"bare": bare, "pebbles": books.write(tmp_path / "pebbles")})
    assert list(library.files) == ["pebbles", "table"]
    assert {source.id for _, source in library.sources()} == {"leaflet"}
    assert library.say("bare", legal("done", "bare/end.done"), "en") == "It is done."
