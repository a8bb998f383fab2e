"""One's own copies are kept whole, replaced whole, and found again."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulebound.rulebook.copies import Copies, CopyError, Found
from rulebound.rulebook.documents import DocumentError
from rulebound.rulebook.passages import Miss
from rulebound.rulebook.source import Locator, Source
from tests.rulebook.books import TEXT
from tests.rulebook.papers import lines, pdf

LEAFLET = Source("leaflet", "en")
FIRST = Locator("Play", "Each player takes", "the bag")


@pytest.fixture
def copies(tmp_path: Path) -> Copies:
    return Copies(tmp_path / "home" / "sources")


def found(copies: Copies, locator: Locator) -> Found:
    """Where a passage is found in the copy of the leaflet."""
    copy = copies.get(LEAFLET)
    assert copy is not None
    where = copy.find(locator)
    assert isinstance(where, Found)
    return where


def test_before_the_first_copy_there_is_nothing(copies: Copies) -> None:
    assert not copies.has(LEAFLET)
    assert copies.get(LEAFLET) is None
    assert not copies.folder.exists()


def test_a_copy_is_read_as_it_was_taken(copies: Copies) -> None:
    taken = copies.take(LEAFLET, TEXT.encode(), origin="leaflet.txt", taken_ms=5)
    assert copies.has(LEAFLET)
    assert copies.get(LEAFLET) == taken
    document = copies.document(LEAFLET)
    assert document is not None
    assert document.read_bytes() == TEXT.encode()
    assert (taken.kind, taken.origin, taken.taken_ms) == ("text", "leaflet.txt", 5)


def test_a_passage_is_shown_with_its_page(copies: Copies) -> None:
    copies.take(LEAFLET, pdf(lines("A page of greetings."), lines(*TEXT.strip().splitlines())))
    where = found(copies, FIRST)
    copy = copies.get(LEAFLET)
    assert copy is not None
    assert (where.page, where.trusted) == (2, True)
    assert copy.text[where.span.start : where.span.end].startswith("Each player takes five")


def test_a_passage_that_runs_over_a_page_end_is_found(copies: Copies) -> None:
    copies.take(
        LEAFLET, pdf(lines("Each player takes five smooth"), lines("pebbles at random from the bag."))
    )
    assert found(copies, FIRST).page == 1


def test_on_a_garbled_page_only_the_page_is_told(copies: Copies) -> None:
    drawn = " ".join("Whoever looks into it")
    copies.take(LEAFLET, pdf(lines("Welcome to the game."), lines("Each player takes", drawn, drawn)))
    where = found(copies, FIRST)
    assert (where.page, where.trusted) == (2, False)


def test_what_is_not_there_is_told_as_missing(copies: Copies) -> None:
    copy = copies.take(LEAFLET, b"Nothing of the kind.")
    assert isinstance(copy.find(FIRST), Miss)


def test_a_newer_copy_takes_the_place_of_the_older(copies: Copies) -> None:
    copies.take(LEAFLET, b"Old words.")
    copies.take(LEAFLET, b"<p>New words.</p>", media_type="text/html")
    copy = copies.get(LEAFLET)
    assert copy is not None
    assert copy.text == "New words."
    assert [path.name for path in copies.folder.iterdir()] == ["leaflet"]
    assert copies.document(LEAFLET) == copies.folder / "leaflet" / "document.html"


def test_a_document_that_is_refused_changes_nothing(copies: Copies) -> None:
    copies.take(LEAFLET, b"Old words.")
    for bad in (b"", b"a\0b", b"%PDF-1.4 broken"):
        with pytest.raises(DocumentError):
            copies.take(LEAFLET, bad)
    copy = copies.get(LEAFLET)
    assert copy is not None
    assert copy.text == "Old words."


def test_a_huge_document_is_refused(copies: Copies, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.rulebook.copies.MOST_BYTES", 10)
    with pytest.raises(CopyError, match="at most 10 bytes, not 11"):
        copies.take(LEAFLET, b"eleven byte")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CopyError, match="cannot be kept"):
        Copies(tmp_path / "file" / "sources").take(LEAFLET, b"words")


@pytest.mark.parametrize("spoilt", ["", "[]", "{}", '{"version": 99}', '{"version": 1, "pages": 3}'])
def test_a_spoilt_copy_is_told_with_its_path(copies: Copies, spoilt: str) -> None:
    copies.take(LEAFLET, b"words")
    path = copies.folder / "leaflet" / "copy.json"
    path.write_text(spoilt)
    with pytest.raises(CopyError, match=r"copy\.json"):
        copies.get(LEAFLET)


def test_the_copy_says_where_it_comes_from(copies: Copies) -> None:
    copies.take(LEAFLET, b"words", origin="https://games.example/pebbles", taken_ms=7)
    data = json.loads((copies.folder / "leaflet" / "copy.json").read_text())
    assert (data["origin"], data["taken_ms"], len(data["sha256"])) == ("https://games.example/pebbles", 7, 64)


def test_when_the_new_copy_cannot_take_its_place_the_older_one_stays(
    copies: Copies, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies.take(LEAFLET, b"Old words.")
    replace = Path.replace

    def failing(path: Path, target: Path) -> Path:
        if target.name == "leaflet" and not path.name.endswith("-old"):
            raise OSError("a scanner holds the folder open")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", failing)
    with pytest.raises(CopyError, match="a scanner holds"):
        copies.take(LEAFLET, b"New words.")
    kept = copies.get(LEAFLET)
    assert kept is not None
    assert kept.text == "Old words."
    assert [each.name for each in copies.folder.iterdir()] == ["leaflet"]


def test_two_who_take_a_copy_at_once_leave_one_of_them_whole(copies: Copies) -> None:
    texts = [f"Words of {number}." for number in range(8)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda text: copies.take(LEAFLET, text.encode()), texts))
    kept = copies.get(LEAFLET)
    assert kept is not None
    assert kept.text in texts
    assert [each.name for each in copies.folder.iterdir()] == ["leaflet"]


def test_a_copy_is_removed_and_no_other(copies: Copies) -> None:
    assert not copies.drop(LEAFLET)
    copies.take(LEAFLET, b"words")
    other = Source("another", "en")
    copies.take(other, b"others")
    assert copies.drop(LEAFLET)
    assert (copies.has(LEAFLET), copies.has(other), copies.get(LEAFLET)) == (False, True, None)
