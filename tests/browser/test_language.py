"""The page speaks the browser's language, and another one at once when asked."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.seated import notes, open_table, place, point, sit, table

STANDARD = "7 12 g8L g1L i8D i5D m4D"


@pytest.mark.parametrize(
    ("locale", "language", "word"),
    [
        ("ru-RU", "ru", "Настольные игры"),
        ("de-AT", "de", "Brettspiele"),
        ("fr-CA", "fr", "jeux de société"),
        ("nl-BE", "nl", "Bordspellen"),
        ("en-GB", "en", "Board games"),
        ("sv-SE", "en", "Board games"),
    ],
)
def test_the_browser_picks_the_language(readers: Any, locale: str, language: str, word: str) -> None:
    reader = readers(locale=locale)
    reader.goto("/")
    expect(reader.get_by_role("heading", level=1)).to_contain_text(word)
    assert reader.evaluate("document.documentElement.lang") == language


def test_the_language_changes_at_once_and_is_remembered(reader: Page) -> None:
    sit(reader, position=STANDARD)
    point(reader, "k8").click()
    expect(notes(reader).first).to_contain_text("No line from k8")
    reader.get_by_role("button", name="Language: English").click()
    reader.get_by_role("button", name="Русский").click()
    expect(notes(reader).first).not_to_contain_text("No line from k8")
    expect(notes(reader).first).to_contain_text("k8")
    expect(reader.get_by_role("button", name="Сдаться")).to_be_visible()
    assert reader.evaluate("document.documentElement.lang") == "ru"
    reader.reload()
    expect(reader.get_by_role("button", name="Сдаться")).to_be_visible()


ROOMS = (
    "/",
    *(
        f"/#/{room}"
        for game in ("meridians", "marsigel")
        for room in (f"games/{game}", f"rules/{game}", f"try/{game}")
    ),
    "/#/games/marsigel/sheet",
    "/#/games/marsigel/turns",
)


@pytest.mark.parametrize("locale", ["en-US", "ru-RU", "fr-FR", "nl-NL", "de-DE"])
def test_every_room_opens_in_every_language(readers: Any, locale: str) -> None:
    """No room stays empty, complains, or calls two facts of a card alike."""
    reader: Page = readers(locale=locale)
    for room in ROOMS:
        reader.goto(room)
        expect(reader.locator("h1").first).to_be_visible()
        expect(reader.locator(".skeleton")).to_have_count(0)
        facts = reader.locator("section[aria-labelledby=card] dt").all_text_contents()
        assert len(set(facts)) == len(facts)
    assert readers.complaints == []


def test_nothing_is_left_in_english_or_cut_off(readers: Any) -> None:
    """Every text of a table and its set-up differs from English, and none is wider than its place."""
    said: dict[str, set[str]] = {}
    for locale in ("en-US", "ru-RU", "fr-FR", "nl-NL", "de-DE"):
        page = readers(locale=locale)
        sit(page, position=STANDARD)
        point(page, "k8").click()
        expect(notes(page)).not_to_have_count(0)
        said[locale] = texts(page)
        wide = page.evaluate(
            """() => [...document.querySelectorAll('button, .who, h1, h3')]
              .filter((at) => at.offsetParent && at.scrollWidth > at.clientWidth + 1)
              .map((at) => at.innerText)"""
        )
        assert wide == [], locale
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), locale
    english = said.pop("en-US")
    for locale, texts_of in said.items():
        assert english & texts_of - SAME_EVERYWHERE == set(), locale


RUSSIAN = {
    1: "1 ход",
    2: "2 хода",
    5: "5 ходов",
    11: "11 ходов",
    12: "12 ходов",
    21: "21 ход",
    22: "22 хода",
    25: "25 ходов",
    101: "101 ход",
    111: "111 ходов",
}


def test_russian_plurals(readers: Any) -> None:
    """The counts of moves on the shelf, each as a table of its own."""
    reader = readers(locale="ru-RU")
    table(reader)

    numbers = iter(RUSSIAN)

    def some(route: Route) -> None:
        found = route.fetch().json()
        (card,) = found["mine"]
        found["mine"] = [{**card, "id": f"t{number}", "moves": number} for number in islice(numbers, 4)]
        route.fulfill(json=found)

    reader.route("**/api/tables", some)
    lines: list[str] = []
    while len(lines) < len(RUSSIAN):
        reader.goto("/")
        line = reader.locator('a[href^="#/tables/"]')
        expect(line).not_to_have_count(0)
        lines += line.all_inner_texts()
    assert [re.findall(r"\d+ ход[а-я]*", line) for line in lines] == [[text] for text in RUSSIAN.values()]


def test_a_game_in_russian(readers: Any) -> None:
    reader = readers(locale="ru-RU")
    identity = table(reader)
    open_table(reader, identity)
    for name, stone in (("g6", "светлый"), ("h5", "тёмный")):
        point(reader, name).click()
        expect(point(reader, name)).to_have_attribute("aria-label", f"{name}, {stone} камень, последний ход")
    point(reader, "a1").click()
    expect(notes(reader).first).to_contain_text("a1")


def test_each_announcement_says_in_which_language_it_is(reader: Page) -> None:
    """What was said before the language changed is not read aloud by the voice of another."""
    sit(reader)
    place(reader, "g6")
    told = reader.locator("[data-told]")
    expect(told).to_have_attribute("lang", "en")
    said = told.text_content()
    reader.get_by_role("button", name="Language: English").click()
    reader.get_by_role("button", name="Русский").click()
    expect(reader.get_by_role("button", name="Сдаться")).to_be_visible()
    expect(told).to_have_text(said or "")
    expect(told).to_have_attribute("lang", "en")
    point(reader, "h5").click()
    expect(told).to_have_attribute("lang", "ru")
    expect(told).to_contain_text("h5")
    assert re.search("[а-я]{3}", told.text_content() or "")
    expect(reader.locator("[data-refused]")).to_have_attribute("lang", "ru")


SAME_EVERYWHERE = {"Rulebound", "Meridians", "Hint", "English"}
"""Names, and a word that Dutch has from English."""


def texts(page: Page) -> set[str]:
    """All texts of a page that have a word in them."""
    found: list[str] = page.evaluate(
        """() => {
          const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
          const texts = [];
          while (walker.nextNode()) texts.push(walker.currentNode.textContent.trim());
          return texts;
        }"""
    )
    return {text for text in found if len([letter for letter in text if letter.isalpha()]) > 3}
