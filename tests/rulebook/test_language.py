"""Which language a reader gets."""

from __future__ import annotations

import pytest

from rulebound.rulebook.language import accepted, negotiate


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        (["ru-RU"], "ru"),
        (["de-AT"], "de"),
        (["fr-CA"], "fr"),
        (["nl-BE"], "nl"),
        (["en-GB"], "en"),
        (["ru_RU.UTF-8"], "ru"),
        (["DE"], "de"),
        (["ja", "nl-BE", "de"], "nl"),
        (["ja", "C", ""], "en"),
        (["rue"], "en"),
        ([], "en"),
    ],
)
def test_a_region_picks_its_language(wanted: list[str], given: str) -> None:
    assert negotiate(wanted) == given


def test_what_is_not_available_is_not_picked() -> None:
    assert negotiate(["ru", "fr"], ["de", "fr"]) == "fr"
    assert negotiate(["ru"], ["de", "fr"]) == "de"


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
        ("en;q=0.1, ru", ["ru", "en"]),
        ("fr;q=0, nl;q=x, de;q=2, ru;q=0.5", ["ru"]),
        ("", []),
        (";;,,q=;", []),
    ],
)
def test_an_accept_language_header_is_put_in_order(header: str, tags: list[str]) -> None:
    assert accepted(header) == tags
