"""Rulebooks are read whole or refused with the place of the fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rulebound.games import known
from rulebound.rulebook import table
from rulebound.rulebook.book import Book, RulebookError, load
from rulebound.rulebook.clause import Authority
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import WordingError, _plain
from tests.rulebook import books

OURS = [*((key, shelved.files) for key, shelved in known().items()), (table.KEY, table.FILES)]


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return load("pebbles", books.write(tmp_path))


def test_clauses_stand_in_reading_order_under_their_headings(book: Book) -> None:
    assert list(book.clauses) == ["pebbles/start.pebbles", "pebbles/end.most", "pebbles/end.ties"]
    most = book.clauses["pebbles/end.most"]
    assert (most.section, most.name, most.authority) == ("end", "end.most", Authority.OFFICIAL)
    assert most.conflicts == ("pebbles/end.ties",)
    assert book.heading(most, "en") == "end · most pebbles"
    assert book.text(most, "en") == "Most pebbles win."
    assert book.section_title("end", "en") == "The end"
    source = book.source_of(most)
    assert source is not None
    assert source.link(most.locator) == "https://games.example/pebbles#:~:text=Whoever%20has,pebbles%20wins"


def test_a_language_that_is_not_there_is_stood_in_for(book: Book) -> None:
    assert book.wording("ru").language == "en"


@pytest.mark.parametrize("key", [key for key, _ in OURS])
def test_our_rulebooks_are_whole_in_five_languages(key: str) -> None:
    book = load(key, dict(OURS)[key])
    for language in LANGUAGES:
        assert book.wording(language).language == language
        assert book.title(language)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"end.most"\nauthority', '"start.pebbles"\nauthority', "pebbles/start.pebbles is there twice"),
        ('"end.most"\nauthority', '"end.Most!"\nauthority', "an id is section.name"),
        ('"end.most"\nauthority', '"middle.most"\nauthority', "there is no section middle"),
        ('sections = ["start", "end"]', 'sections = ["end", "start"]', "not stand in the order"),
        ('sections = ["start", "end"]', 'sections = ["start", "end", "odd"]', "no clause in section odd"),
        ('authority = "reading"', 'authority = "hearsay"', "authority is official, designer"),
        ('authority = "reading"', 'authority = "official"', "only a reading of ours has no source"),
        ('conflicts = ["end.most"]', "", "a conflict has two sides"),
        ('conflicts = ["end.ties"]', 'conflicts = ["end.gone"]', "end.gone does not name it"),
        ('source = "leaflet"', 'source = "poster"', "there is no source poster"),
        ('at = "Play"\nfirst = "Whoever', 'at = "Praise"\nfirst = "Whoever', "has no section Praise"),
        ('at = "Play"\nfirst = "Whoever', 'first = "Whoever', "it needs `at`"),
        (
            'first = "Whoever has"',
            'first = "one two three four five six seven eight nine"',
            "at most 8 words",
        ),
        ('first = "Whoever has"', 'first = " "', "first is a text that is not empty"),
        ('last = "pebbles wins"\nconflicts', "conflicts", "last is a text"),
        ('first = "Whoever has"', 'page = 3\nfirst = "Whoever has"', "unknown key page"),
        ('first = "Whoever has"', "first = 3", "first is a text"),
        ('informative = "Nobody has asked yet."', 'informative = ""', "informative is a text that is not"),
        ('address = "https:', 'address = "http:', "an address begins with https://"),
        ('id = "leaflet"', 'id = "Leaf/let"', "small letters"),
        ("[[source]]", '[[source]]\nid = "x"\nlanguage = "en"\n[[source]]', "no clause rests on source x"),
        ("[[clause]]", "[clause]", "cannot be read"),
        ("sections = [", "sections = ", "cannot be read"),
        (books.TOML, "", "has no clause"),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in books.TOML
    with pytest.raises(RulebookError, match="pebbles") as refused:
        load("pebbles", books.write(tmp_path, books.TOML.replace(old, new, 1)))
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("end_ties = A tie is shared.\n    .name = ties\n", "", "rulebook/en.ftl lacks end_ties"),
        ("title =", "extra = More\ntitle =", "words what the rulebook does not have: extra"),
        ("    .name = ties\n", "", "end_ties needs name"),
        ("A tie is shared.", "A tie is shared. " * 40, "is more than one clause"),
    ],
)
def test_a_wording_fits_the_rulebook(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in books.FTL
    with pytest.raises(RulebookError, match=r"en\.ftl") as refused:
        load("pebbles", books.write(tmp_path, en=books.FTL.replace(old, new, 1))).check()
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A tie is shared.", "A tie is { shared", "en.ftl, line 13: not a message"),
        ("end_ties =", "end_most =", "message end_most is there twice"),
    ],
)
def test_a_wording_is_clean_fluent(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(WordingError, match=said):
        load("pebbles", books.write(tmp_path, en=books.FTL.replace(old, new, 1))).check()


def test_a_spoilt_wording_harms_nobody_who_reads_another(tmp_path: Path) -> None:
    """A wording is read, and checked, when somebody asks for it: that takes a while in five languages."""
    found = load("pebbles", books.write(tmp_path))
    (tmp_path / "rulebook" / "ru.ftl").write_text("title = Камешки\n", encoding="utf-8")
    assert found.title("en") == "Pebbles"
    for _ in range(2):
        with pytest.raises(RulebookError, match=r"ru\.ftl lacks end_most"):
            found.title("ru")
    with pytest.raises(RulebookError, match=r"ru\.ftl lacks end_most"):
        found.check()


SIGNS = st.sampled_from(
    [*"ab-.=#*[]{}\"'$ \t\r\n", "\u00a0", "é", "a = b", "\n    ", "\n a =", ".c = d\n", "\n# e\n"]
)


@given(st.lists(SIGNS, max_size=12).map("".join) | st.just(books.FTL))
@example("a = b\n .c = d\n\n  e\n")
@example("a = b \n    .c = d  \n# e\nf = g\n")
def test_what_is_read_quickly_is_what_fluent_reads(text: str) -> None:
    quick = _plain(text)
    if quick is not None:
        whole = FluentResource(text)
        assert not any(isinstance(entry, ast.Junk) for entry in whole.body)
        told = [entry for entry in whole.body if isinstance(entry, ast.Message)]
        assert len(quick.body) == len(told)
        for one, other in zip(quick.body, told, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("key", [key for key, _ in OURS])
def test_our_rulebooks_are_read_quickly(key: str) -> None:
    for language in LANGUAGES:
        file = dict(OURS)[key] / "rulebook" / f"{language}.ftl"
        assert _plain(file.read_text(encoding="utf-8")) is not None


def test_a_package_without_a_rulebook_says_so(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"pebbles has no rulebook\.toml"):
        load("pebbles", tmp_path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary())
def test_any_bytes_are_read_or_refused(tmp_path: Path, content: bytes) -> None:
    books.write(tmp_path)
    (tmp_path / "rulebook.toml").write_bytes(content)
    with pytest.raises(RulebookError):
        load("pebbles", tmp_path)
