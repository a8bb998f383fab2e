"""How the page shows passages of rulebooks that a reader brought, and which rulebooks stand together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rulebound.booklets.finding import ordinals
from tests.page.code import SRC, Browser, running

PROGRAM = """
const found = await import('{found}');
const shelf = await import('{shelf}');
const route = await import('{route}');
const asked = {{
  parts: found.partsOf,
  words: found.markedWords,
  picture: found.pictureOf,
  editions: shelf.editions,
  parse: (said) => route.parse(said),
  href: (game) => route.bookletsHref(game),
}};
"""


@pytest.fixture(scope="module")
def code() -> Iterator[Browser]:
    files = {"found": "ask/found.ts", "shelf": "booklets/shelf.ts", "route": "shell/route.ts"}
    with running(PROGRAM.format(**{name: (SRC / file).as_uri() for name, file in files.items()})) as code:
        yield code


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("Each player takes two lanterns.", [(5, 17), (22, 30)]),
        ("🎲 On lance le dé d'or, puis l’autre.", [(0, 4), (17, 21)]),
        ("Лодка проходит 4 клетки.", [(15, 16)]),
        ("Nothing is marked.", []),
    ],
)
def test_letters_and_words_are_counted_as_the_server_does(
    code: Browser, text: str, marks: list[tuple[int, int]]
) -> None:
    passage = {"text": text, "marks": marks}
    parts = code("parts", passage)
    assert "".join(part["text"] for part in parts) == text
    assert [part["text"] for part in parts if part["marked"]] == [text[begin:end] for begin, end in marks]
    assert code("words", passage) == ordinals(text, marks)


def test_a_picture_is_asked_for_as_the_document_was(code: Browser) -> None:
    passage = {"booklet": "a b", "version": "v1", "paragraph": 7, "text": "One two", "marks": [(4, 7)]}
    assert code("picture", passage) == "/api/booklets/a%20b/v1/7?marks=1"


def test_rulebooks_of_one_edition_stand_together_rules_first(code: Browser) -> None:
    def booklet(game: str, edition: str, role: str) -> dict[str, Any]:
        return {"game": game, "edition": edition, "role": role}

    found = code(
        "editions",
        [
            booklet("Die große Mühle", "", "faq"),
            booklet("Go", "2nd", "rules"),
            booklet("die grosse muhle!", "", "rules"),
            booklet("Go", "", "rules"),
        ],
    )
    assert [each["title"] for each in found] == ["Die große Mühle", "Go (2nd)", "Go"]
    assert [each["role"] for each in found[0]["booklets"]] == ["rules", "faq"]


def test_their_room_has_an_address_of_its_own(code: Browser) -> None:
    assert code("parse", "#/rulebooks")["page"] == "booklets"
    assert code("href", "Catan & more") == "#/rulebooks?game=Catan%20%26%20more"
    assert (code("parse", "#/rulebooks/x")["page"], code("parse", "#/rulebooks/x")["on"]) == (
        "lost",
        "#/rulebooks",
    )
