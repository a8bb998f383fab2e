"""Links open a page at a passage."""

from __future__ import annotations

from rulebound.rulebook.source import Locator, Source

PAGE = Source("page", "en", address="https://games.example/rules?edition=2&lang=en")


def test_a_link_opens_the_page_at_the_passage() -> None:
    locator = Locator("Play", "Light goes", "turns")
    assert PAGE.link(locator) == f"{PAGE.address}#:~:text=Light%20goes,turns"


def test_what_a_text_fragment_would_read_as_its_own_is_encoded() -> None:
    locator = Locator("Play", "like-colored, 100% & “so”", "l’été")
    link = PAGE.link(locator)
    assert link is not None
    assert link.partition("#:~:text=")[2] == (
        "like%2Dcolored%2C%20100%25%20%26%20%E2%80%9Cso%E2%80%9D,l%E2%80%99%C3%A9t%C3%A9"
    )


def test_an_address_with_a_fragment_keeps_it() -> None:
    source = Source("page", "en", address="https://games.example/rules#play")
    assert source.link(Locator("", "one", "two")) == "https://games.example/rules#play:~:text=one,two"


def test_without_a_locator_the_page_itself_opens_and_without_an_address_nothing() -> None:
    assert PAGE.link(None) == PAGE.address
    assert Source("leaflet", "de").link(Locator("", "eins", "zwei")) is None
