"""Numbers below zero have a minus sign in every language, as the page and as the server words them."""

from __future__ import annotations

import pytest

from rulebound.rulebook.messages import Messages
from tests.page.code import SRC, running

LANGUAGES = ("en", "ru", "fr", "nl", "de")
TEXT = """
left = { $points ->
    [-1] a single one, { $points }
   *[other] { $points } points, 2-3 tiles
}
"""
PROGRAM = """
const {{ bundle, format }} = await import('{texts}');
const asked = {{ told: (code, text, points) => format(bundle(code, text), 'left', {{ points }}) }};
"""
SAID = {-1: "a single one, −1", -3: "−3 points, 2-3 tiles", 3: "3 points, 2-3 tiles"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_writes_a_minus_sign(language: str) -> None:
    words = Messages(language, TEXT)
    for points, said in SAID.items():
        assert words.format("left", {"points": points}) == said


def test_the_page_writes_a_minus_sign() -> None:
    with running(PROGRAM.format(texts=(SRC / "shell/texts.ts").as_uri())) as code:
        for language in LANGUAGES:
            for points, said in SAID.items():
                assert code("told", language, TEXT, points) == said
