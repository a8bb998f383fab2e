"""What the texts of Der Marsigelwettkampf say of pieces: one word for pips, and nothing that fits one size alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import rulebound

GAME = Path(rulebound.__file__).parent / "games/marsigel"
PAGE = Path(__file__).parents[2] / "web/src/games/marsigel/i18n"
LANGUAGES = ("en", "ru", "fr", "nl", "de")

PIPS = {
    "en": r"\bpips?\b",
    "ru": r"\bточ(ка|ки|ку|ек|кам)\b",
    "fr": r"\bpips?\b",
    "nl": r"\bstip(pen)?\b",
    "de": r"\bAugen?\b",
}
OTHER_NAMES = {
    "nl": r"\b(oog|ogen|pips?)\b",
    "fr": r"\b(ses|porte \d|porte de|de la pièce|grande, 3) points\b",
}
"""What pips were called too: in one language they have one name, which nothing else has."""

OF_A_PIECE = re.compile(r"marsigel-(alone|lands|too-far|too-small|level|piece-.+)")
"""Texts that follow the name of a piece or of its space, whatever its size."""
AGREEING = {
    "ru": r"\b(ней|нём|нею|него|её|ему|один|одна|\w*(мал|велик|занят|зажат|прижат)а?)\b",
    "fr": r"\b(seule?|elle|lui|tenue?s?|bloquée?|trop (grande?|petite?) pour)\b",
    "de": r"\b(ihr|ihm|ihn|er|sie|einer?)\b",
    "nl": r"\b(haar|hem|hij|zij|zijn)\b",
}
"""Words with the gender of what they speak of: queens, drones and pawns have not all the same."""


def texts(language: str) -> dict[str, str]:
    """The Fluent texts of the messages and attributes of the game, by key, without the names of variables."""
    found: dict[str, str] = {}
    files = [
        *PAGE.rglob(f"{language}.ftl"),
        *(GAME / part / f"{language}.ftl" for part in ("words", "rulebook")),
    ]
    for file in files:
        source = file.read_text("utf-8")
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                span = entry.span
                assert span is not None
                found[entry.id.name] = re.sub(r"\{ ?\$\w+ ?\}", "", source[span.start : span.end])
    return found


SPEAK_OF_PIPS = [key for key, text in texts("en").items() if re.search(PIPS["en"], text.replace("$pips", ""))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pips_have_one_name(language: str) -> None:
    found = texts(language)
    assert len(SPEAK_OF_PIPS) >= 6
    assert [key for key in SPEAK_OF_PIPS if not re.search(PIPS[language], found[key])] == []
    if language in OTHER_NAMES:
        assert [key for key, text in found.items() if re.search(OTHER_NAMES[language], text)] == []


@pytest.mark.parametrize("language", AGREEING)
def test_what_is_said_of_any_piece_agrees_with_none(language: str) -> None:
    said = {key: text for key, text in texts(language).items() if OF_A_PIECE.fullmatch(key)}
    assert len(said) >= 9
    assert [key for key, text in said.items() if re.search(AGREEING[language], text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_colour_can_be_read_as_a_number(language: str) -> None:
    """In lists of moves letters stand beside pips and rolls, from 1 to 6; no zero is ever there to be read into an O."""
    letters = [text.split("=")[1].strip() for key, text in texts(language).items() if "-letter-" in key]
    assert len(set(letters)) == len(letters) == 13
    assert [letter for letter in letters if letter in "IlЗ"] == []
