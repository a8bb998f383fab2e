"""Text, HTML and PDF become pages of text; what is garbled is marked, what is broken is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.rulebook.documents import DocumentError, Kind, kind_of, read
from tests.rulebook.papers import lines, pdf

STORY = (
    "Each player takes five smooth pebbles at random from the bag,",
    "without looking, and puts them in a row in front of the screen.",
    "Whoever has at the end the largest number of pebbles wins.",
    "Ties are shared by all the players who have as many pebbles.",
    "Put the bag away and give the youngest player the first turn.",
)


@pytest.mark.parametrize(
    ("content", "media_type", "name", "kind"),
    [
        (b"%PDF-1.7 ...", "text/html", "x.txt", "pdf"),
        (b"words", "text/plain; charset=utf-8", "", "text"),
        (b"words", "text/html", "", "html"),
        (b"words", "", "Rules.HTM", "html"),
        (b"words", "", "rules.txt", "text"),
        (b"  <!DOCTYPE html><p>", "application/octet-stream", "", "html"),
        (b"words", "", "", "text"),
    ],
)
def test_a_document_is_known_by_its_bytes_its_type_or_its_name(
    content: bytes, media_type: str, name: str, kind: Kind
) -> None:
    assert kind_of(content, media_type, name) == kind


def test_other_documents_are_not_read() -> None:
    with pytest.raises(DocumentError, match="not image/png"):
        kind_of(b"\x89PNG", "image/png")


def test_text_is_read_as_unicode() -> None:
    assert read("\ufeffДве  руки\n".encode(), "text")[0].text == "Две руки"
    assert read("Deux mains".encode("utf-16"), "text")[0].text == "Deux mains"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("été été".encode()[1:], "byte 0"),
        (b"caf\x81", "byte 3"),
        (b"a\0b", "zero bytes"),
        (b" \n ", "there is no text in it"),
        (b"", "no text"),
    ],
)
def test_what_is_no_text_is_refused(content: bytes, said: str) -> None:
    with pytest.raises(DocumentError, match=said):
        read(content, "text")


def test_html_is_read_as_a_browser_shows_it() -> None:
    page = (
        "<html><head><title>Tab</title><style>p{}</style></head><body><h1>Rules</h1><script>var x = 1;</script>"
        "<p>Take <b>fi</b>ve peb&shy;bles<br>now.</p><ul><li>One</li><li>two</li></ul><!-- no --></body></html>"
    )
    assert read(page.encode(), "html")[0].text == "Rules Take five peb\u00adbles now. One two"


def test_html_without_a_charset_is_utf_8() -> None:
    assert read("<p>Größe — ход</p>".encode(), "html")[0].text == "Größe — ход"
    assert read('<meta charset="iso-8859-1"><p>Größe</p>'.encode("latin-1"), "html")[0].text == "Größe"


def test_a_description_that_a_page_carries_for_its_scripts_is_read_too() -> None:
    told = "<p>" + "</p><p>".join(STORY) + "</p>"
    page = f"<body><div id='app'></div><script>SITE.preload = {json.dumps({'item': {'description': told}})};</script>"
    assert read(page.encode(), "html")[0].text == " ".join(STORY)


def test_deeply_nested_html_is_read() -> None:
    assert read(b"<div>" * 200 + b"deep" + b"</div>" * 200, "html")[0].text == "deep"


def test_a_pdf_is_read_page_by_page() -> None:
    pages = read(pdf(lines(*STORY), lines("The second page has another rule.")), "pdf")
    assert [page.text for page in pages] == [" ".join(STORY), "The second page has another rule."]
    assert all(page.trusted for page in pages)


def test_two_columns_one_after_the_other_are_trusted() -> None:
    left, right = [s[:40] for s in STORY], [s[20:60] for s in STORY]
    (page,) = read(pdf([*lines(*left), *lines(*right, left=320)]), "pdf")
    assert page.trusted


def test_sidebars_between_the_lines_are_not_trusted() -> None:
    """As in the Looney Pyramids pocket guide: boxed asides end up between the words of the rules."""
    runs = []
    for number, (x, y, text) in enumerate(lines(*STORY, *STORY)):
        runs += [(x, y, text[:30]), (400, 100 + 20 * number, "An aside"), (x + 180, y, text[30:])]
    (page,) = read(pdf(runs), "pdf")
    assert not page.trusted


def test_letters_drawn_one_by_one_are_not_trusted() -> None:
    drawn = [" ".join(text.replace(" ", "")) for text in STORY]
    (page,) = read(pdf(lines(*drawn)), "pdf")
    assert not page.trusted


def test_a_page_without_a_text_layer_is_kept_but_not_trusted() -> None:
    pages = read(pdf([], lines(*STORY)), "pdf")
    assert [page.trusted for page in pages] == [False, True]


def test_a_broken_pdf_is_refused() -> None:
    whole = pdf(lines(*STORY))
    for broken in (b"%PDF-1.4\n", whole[: len(whole) // 3], b"%PDF-1.4\n" + bytes(300)):
        with pytest.raises(DocumentError):
            read(broken, "pdf")


@given(st.binary(), st.sampled_from(["text", "html", "pdf"]))
def test_any_bytes_are_read_or_refused(content: bytes, kind: Kind) -> None:
    try:
        pages = read(b"%PDF-1.4\n" + content if kind == "pdf" else content, kind)
    except DocumentError:
        return
    assert all(page.text == " ".join(page.text.split()) for page in pages)
