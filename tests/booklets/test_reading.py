"""Rulebooks of other games as they are read: paragraphs, headings and pages, and what is wrong with a bad file."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from io import BytesIO

import pytest
from pypdf import PdfReader, PdfWriter

from rulebound.booklets.apart import MOST_BYTES, MOST_PARAGRAPHS, contents, picture
from rulebound.booklets.bookcase import Described, DescriptionError
from rulebound.booklets.paragraphs import LONGEST, Block, Paragraph, cut
from rulebound.rulebook.documents import DocumentError
from tests.rulebook.papers import Run, lines, pdf

RULES = pdf(
    lines(
        "SETTING UP", "Each player takes three lanterns. The young-", "est begins, and puts one of them down."
    ),
    [*lines("The game ends when the harbour is", "full."), *lines("Right column.", left=330)],
)


def test_a_pdf_is_read_with_headings_and_pages() -> None:
    read = contents(RULES)
    assert (read.kind, read.pages, read.unread) == ("pdf", 2, ())
    first, second, third = read.paragraphs
    assert (first.heading, first.page) == ("SETTING UP", 1)
    assert first.text.startswith("Each player takes three lanterns.")
    assert (second.text, second.page) == ("The game ends when the harbour is full.", 2)
    assert third.text == "Right column."


def test_a_large_title_over_the_head_of_a_table_is_told_with_it() -> None:
    page: list[Run] = [
        (60, 780, "Prices", 18),
        (60, 740, "SACKS WHEAT RYE"),
        *lines("Two sacks bring five.", top=700),
    ]
    found = contents(pdf([*page, (60, 640, "Credits", 18)]), "a.pdf").paragraphs
    assert [(each.heading, each.text) for each in found] == [
        ("Prices · SACKS WHEAT RYE", "Two sacks bring five.")
    ]


def test_pages_without_text_are_told_and_running_titles_left_out() -> None:
    pages = [
        lines("Harbour Lanterns rules", *[f"The rule of {word} stands here."] * 3, f"{number}")
        for number, word in enumerate(("cod", "eels", "herrings"), 1)
    ]
    read = contents(pdf(*pages, []))
    assert (read.pages, read.unread) == (4, (4,))
    told = " ".join(paragraph.text for paragraph in read.paragraphs)
    assert "Harbour" not in told
    assert told.count("stands here") == 9


def test_the_place_of_a_passage_is_drawn_with_its_words_marked() -> None:
    where = contents(RULES).paragraphs[0]
    plain, marked = picture(RULES, where, []), picture(RULES, where, [3, 4])
    assert plain.startswith(b"\x89PNG")
    assert b"\xff\xcb\x4f" in _pixels(marked)
    assert b"\xff\xcb\x4f" not in _pixels(plain)
    with pytest.raises(DocumentError, match="no page 9"):
        picture(RULES, Paragraph("", page=9, count=3), [])
    with pytest.raises(DocumentError, match="no letters"):
        picture(RULES, Paragraph("", page=1, start=10_000, count=3), [])


def test_a_picture_cuts_no_line_in_two() -> None:
    def height(*others: Run) -> int:
        content = pdf([(60, 500, "You may not pass."), *others])
        where = next(each for each in contents(content, "a.pdf").paragraphs if "pass" in each.text)
        return int.from_bytes(picture(content, where, [])[20:24])

    alone = height((60, 400, "Far below."))
    assert height((60, 532, "Above the rule.")) > alone
    assert height((60, 465, "Under the rule.")) > alone
    assert height((60, 516, "Within the picture."), (400, 532, "Beside the picture.")) == alone


def _pixels(png: bytes) -> bytes:
    begin = png.index(b"IDAT") + 4
    return zlib.decompress(png[begin : png.index(b"IEND") - 8])


def test_markdown_and_html_are_read_with_their_headings() -> None:
    text = contents(
        b"Title\n=====\n\nRule **one** here\ngoes on.\n\n## Next\n- a thing\n- another\n\fNew page here.",
        "a.md",
    )
    assert [(p.heading, p.text, p.page) for p in text.paragraphs] == [
        ("Title", "Rule one here goes on.", 1),
        ("Next", "- a thing - another", 1),
        ("Next", "New page here.", 2),
    ]
    page = contents(
        b"<html><title>x</title><h2>Set <i>up</i></h2><p>Take <b>three</b> cards.<script>alert('no')</script>"
        b"<style>p{}</style><table><tr><td>Cod</td><td>two coins</td></tr></table><p>&lt;script&gt;shown as text",
        "a.html",
    )
    assert [(p.heading, p.text) for p in page.paragraphs] == [
        ("Set up", "Take three cards."),
        ("Set up", "Cod two coins"),
        ("Set up", "<script>shown as text"),
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "1. Dragon beats knight\n2. Knight beats thief",
            [("", "1. Dragon beats knight 2. Knight beats thief")],
        ),
        ("Draw two cards\n\nPlay one card", [("", "Draw two cards"), ("", "Play one card")]),
        (
            "# Turn\n\nDraw two cards\n\nPlay one card",
            [("Turn", "Draw two cards"), ("Turn", "Play one card")],
        ),
        (
            "Turn\n\nDraw two cards.\n\nPass the dice",
            [("Turn", "Draw two cards."), ("Turn", "Pass the dice")],
        ),
        (
            "# Turn\n\n## You may not pass.\n\n## Ending\n\n## All play to the end of the round\n\n## Credits",
            [("Turn", "You may not pass."), ("Ending", "All play to the end of the round")],
        ),
        (
            "# Prices\n\nSacks Wheat Rye\n\n2 for 5 and 3.\n\n# Ending\n\nAll is sold.",
            [("Prices · Sacks Wheat Rye", "2 for 5 and 3."), ("Ending", "All is sold.")],
        ),
        (
            "# Prices\n\nSacks Wheat Rye\n\n1 2 coins 1 coin\n\n2 5 coins 3 coins\n\nNo more than that.",
            [
                ("Prices", "Sacks Wheat Rye 1 2 coins 1 coin 2 5 coins 3 coins"),
                ("Prices", "No more than that."),
            ],
        ),
        ("You take a card.\n\n2 players take two", [("", "You take a card."), ("", "2 players take two")]),
        ("# Passing\n\n### May a player pass?\n\nNo.", [("May a player pass?", "No.")]),
    ],
    ids=["numbered", "plain", "headed", "last", "marked", "subtitle", "table", "no table", "answered"],
)
def test_a_rule_as_short_as_a_heading_is_not_lost(text: str, told: list[tuple[str, str]]) -> None:
    assert [(each.heading, each.text) for each in contents(text.encode(), "a.txt").paragraphs] == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "1. Setup\nEach player takes a boat.\n2. The turn\nYou sail.\n3. End\nAll is sold.",
            [
                ("1. Setup", "Each player takes a boat."),
                ("2. The turn", "You sail."),
                ("3. End", "All is sold."),
            ],
        ),
        (
            "1) Setup\n\nEach takes a boat.\n\n2) The turn\n\nYou sail.",
            [("1) Setup", "Each takes a boat."), ("2) The turn", "You sail.")],
        ),
        (
            "1. Setup\n1.1 Boats\nEach takes a boat.\n1.2. Piers\nLay six.\nII. Winning\nAll is sold.",
            [
                ("1.1 Boats", "Each takes a boat."),
                ("1.2. Piers", "Lay six."),
                ("II. Winning", "All is sold."),
            ],
        ),
        (
            "1. Setup\n1. Lay the board.\n2. Shuffle.\n2. The turn\n1. Sail\n2. Sell",
            [("1. Setup", "1. Lay the board. 2. Shuffle."), ("2. The turn", "1. Sail 2. Sell")],
        ),
        (
            "SETUP\nEach player takes a boat.\nTHE TURN\nYou sail.",
            [("SETUP", "Each player takes a boat."), ("THE TURN", "You sail.")],
        ),
        (
            "Setup:\nEach takes a boat.\n\nХод:\n\nПлывите.",
            [("Setup", "Each takes a boat."), ("Ход", "Плывите.")],
        ),
        (
            "Setup\nEach player takes a boat, three lanterns and eight coins of a colour.",
            [("Setup", "Each player takes a boat, three lanterns and eight coins of a colour.")],
        ),
    ],
    ids=["dots", "brackets", "levels", "steps", "capitals", "colons", "brief"],
)
def test_a_plain_heading_on_a_line_of_its_own_is_a_heading(text: str, told: list[tuple[str, str]]) -> None:
    assert [(each.heading, each.text) for each in contents(text.encode(), "a.txt").paragraphs] == told


@pytest.mark.parametrize(
    "text",
    [
        "1. Draw a tile. 2. Place it.",
        "1. Draw a tile.\n2. Place it.\nThen the turn is over.",
        "1. Draw a tile\n2. Place it\nThen the turn is over.",
        "1. Draw a tile\n\n2. Place it\n\nThen the turn is over.",
        "1. On the first turn each player draws three\nTiles from the bag, and puts them on the table.",
        "You may do one of these:\n- draw a tile\n- pass",
        "Whoever holds all of the five kings of\nMARS\nwins at once, whatever the others may have got.",
        "ALL PLAYERS MUST\nPASS AT ONCE\nWHEN THE BELL IS RUNG TWICE.",
        "1. May a boat pass?\nNo.",
        "Draw two cards\nPlay one card.",
        "Draw two cards:\nplay one card.\nthen\nDraw another:\n",
    ],
)
def test_what_only_looks_like_a_heading_is_text(text: str) -> None:
    found = contents(text.encode(), "a.txt").paragraphs
    assert " ".join(each.text for each in found) == " ".join(text.split())
    assert {each.heading for each in found} == {""}


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            "<tr><th>Goods<th>Buy<th><b>Sell</b></tr><tr><td>Wheat<td><b>3</b><td>5</tr><tr><th>Rye<td><td>4</tr>",
            ["Goods: Wheat · Buy: 3 · Sell: 5", "Goods: Rye · Sell: 4"],
        ),
        (
            "<thead><tr><th><th>Buy</tr></thead><tbody><tr><td>Wheat<td>3</tr></tbody>",
            ["Wheat · Buy: 3"],
        ),
        ("<tr><td>Wheat<td>three</tr><tr><td>Rye<td>two</tr>", ["Wheat three", "Rye two"]),
        ("<tr><th>Goods<th>Buy</tr><tr><td colspan=2>None today</tr>", ["Goods Buy", "None today"]),
        ("<tr><th>Goods<th>Buy</tr>", ["Goods Buy"]),
        ("<tr><th>a<script>bad()</script><th>Buy</tr><tr><td>Wheat<td>one</tr>", ["a: Wheat · Buy: one"]),
        ("", []),
    ],
)
def test_a_row_of_a_table_tells_its_columns(table: str, told: list[str]) -> None:
    page = f"<h2>Prices</h2><table>{table}</table><p>Nobody haggles.".encode()
    found = contents(page, "a.html").paragraphs
    assert [each.text for each in found] == [*told, "Nobody haggles."]
    assert {each.heading for each in found} == {"Prices"}


def test_a_heading_without_end_is_text_and_read_at_once() -> None:
    found = contents(b"<h1>" + b"a" * 500_000, "a.html", seconds=20).paragraphs
    assert len(found) > 1000
    assert {each.heading for each in found} == {""}


def test_a_document_is_read_no_further_than_it_is_kept() -> None:
    with pytest.raises(DocumentError, match="more than"):
        contents(b"Draw two cards\n\n" * 300_000, "a.txt", seconds=20)


def test_long_paragraphs_are_cut_between_sentences_and_nothing_is_lost() -> None:
    sentences = [f"Sentence number {number} says a little of the rules." for number in range(40)]
    text = " ".join(sentences)
    found = list(cut([Block(text)]))
    assert " ".join(each.text for each in found) == text
    assert all(len(each.text) <= LONGEST and each.text.endswith(".") for each in found)
    assert "".join(each.text for each in cut([Block("a" * 1000)])) == "a" * 1000


def encrypted() -> bytes:
    writer, made = PdfWriter(PdfReader(BytesIO(RULES))), BytesIO()
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(made)
    return made.getvalue()


def bomb() -> bytes:
    """A page whose content is a few kilobytes that unfold to 100 megabytes."""
    fold = zlib.compressobj(9)
    packed = b"".join(fold.compress(b" " * 1_000_000) for _ in range(100)) + fold.flush()
    whole = pdf(lines("x"))
    begin, end = whole.index(b"<< /Length"), whole.index(b"endstream")
    head = b"<< /Filter /FlateDecode /Length %d >>\nstream\n" % len(packed)
    return whole[:begin] + head + packed + b"\n" + whole[end:]


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (b"", "a.pdf", "empty"),
        (b"%PDF-1.7 and nothing else", "a.pdf", "not a readable PDF"),
        (RULES[:400], "a.pdf", "not a readable PDF"),
        (encrypted(), "a.pdf", "password"),
        (pdf([], []), "a.pdf", "scan"),
        (bomb(), "a.pdf", "scan|memory"),
        (b"\x00\x01\x02\x03", "a.txt", "zero bytes"),
        ("Ход — это".encode()[:-1], "a.txt", "byte 15"),
        (b"Un coup \x81 jouer", "a.txt", "neither|WINDOWS-1252 text: byte 8"),
        (b"PK\x03\x04 a document of Word", "rules.txt", "U\\+0003"),
        (b"... 12 --- !!", "a.txt", "no text"),
        (b"<div>" * 100_000, "a.html", "no text|HTML"),
        (b"Some words here.\n\n" * (MOST_PARAGRAPHS + 1), "a.txt", "more than"),
        (b"x" * (MOST_BYTES + 1), "a.txt", "at most"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 40 else "",
)
def test_a_bad_file_is_told_what_is_wrong(content: bytes, name: str, said: str) -> None:
    with pytest.raises(DocumentError, match=said):
        contents(content, name)


RUSSIAN = "Ходят по очереди, пасовать нельзя."


@pytest.mark.parametrize(
    ("content", "name", "language", "text", "encoding"),
    [
        ("Größe des Plans: fünf".encode(), "a.txt", "de", "Größe des Plans: fünf", "utf-8"),
        ("\ufeffFünf".encode(), "a.txt", "de", "Fünf", "utf-8"),
        ("Deux épées".encode("utf-16"), "a.txt", "fr", "Deux épées", "utf-16"),
        ("Deux épées – l’une".encode("cp1252"), "a.txt", "fr", "Deux épées – l’une", "windows-1252"),
        ("Größe".encode("latin-1"), "a.md", "en", "Größe", "windows-1252"),
        (RUSSIAN.encode("cp1251"), "a.txt", "ru", RUSSIAN, "windows-1251"),
        ("Żółw idzie".encode("cp1250"), "a.txt", "pl", "Żółw idzie", "windows-1250"),
        ("<p>Deux épées".encode("cp1252"), "a.html", "fr", "Deux épées", "windows-1252"),
        (f"<p>{RUSSIAN}".encode("cp1251"), "a.html", "ru", RUSSIAN, "windows-1251"),
        (f"<meta charset=koi8-r><p>{RUSSIAN}".encode("koi8-r"), "a.html", "ru", RUSSIAN, "koi8-r"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isascii() else "",
)
def test_letters_are_read_as_they_were_written_and_it_is_told_how(
    content: bytes, name: str, language: str, text: str, encoding: str
) -> None:
    read = contents(content, name, language=language)
    assert [each.text for each in read.paragraphs] == [text]
    assert read.encoding == encoding


def test_a_document_that_takes_too_long_is_left() -> None:
    with pytest.raises(DocumentError, match=r"longer than 0\.01 s"):
        contents(RULES, seconds=0.01)


@pytest.mark.skipif(sys.platform == "win32", reason="only time is limited there")
@pytest.mark.parametrize(
    "deed",
    ["bytearray(apart.MEMORY + 1)", "print('x', file=open('written', 'w'), flush=True)", "while True: pass"],
)
def test_its_reader_has_little_memory_and_time_and_writes_no_file(
    deed: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = tmp_path_factory.mktemp("place")
    code = f"from rulebound.booklets import apart\napart._limit(0.1)\nprint('limited', flush=True)\n{deed}"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=place, env=dict(os.environ), capture_output=True, check=False
    )
    assert done.stdout.split() == [b"limited"], done.stderr
    assert done.returncode != 0
    assert b"x" not in b"".join(file.read_bytes() for file in place.iterdir())


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Described("  "), "game"),
        (Described("x" * 121), "game: at most"),
        (Described("Go", language="xx"), "language"),
        (Described("Go", role="novel"), "role"),
    ],
)
def test_a_bad_description_is_told_what_of_it(told: Described, said: str) -> None:
    with pytest.raises(DescriptionError, match=said):
        told.checked()


def test_of_a_path_only_the_name_is_kept() -> None:
    told = Described(" Harbour\n Lanterns\x00 ", name="..\\..\\etc/../rules\x07.pdf").checked()
    assert (told.game, told.name) == ("Harbour Lanterns", "rules .pdf")
