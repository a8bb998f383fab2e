"""Pages for a real table: the sheet to print, and a phone that keeps turn, roll and passes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.seated import speak

PHONE: ViewportSize = {"width": 390, "height": 844}


def test_the_sheet_has_a_ring_for_each_number_of_players(reader: Page) -> None:
    reader.goto("/#/games/marsigel")
    reader.get_by_role("link", name="Sheet to print").click()
    rings = reader.get_by_role("img", name=re.compile(r"The ring for \d+ players"))
    expect(rings).to_have_count(12)
    expect(reader.get_by_role("listitem").filter(has_text="same size or larger")).to_be_visible()
    expect(reader.get_by_text("based on Der Igelwettkampf by HABA")).to_be_visible()
    reader.get_by_role("combobox").select_option("9")
    expect(rings).to_have_count(1)
    assert reader.get_by_role("img", name="The ring for 9 players").locator(".body").count() == 27
    reader.emulate_media(media="print")
    expect(reader.get_by_role("button", name="Print")).to_be_hidden()
    expect(reader.get_by_role("banner")).to_be_hidden()
    expect(rings.first).to_be_visible()


PAPER = {"A4": 210, "Letter": 215.9}
"""Widths in millimetres."""
MARGIN_MM = 12
NAMES = """(picture) => {
  // Capitals and figures fill this much of a line.
  const at = (text) => {
    const { x, y, width, height } = text.getBBox();
    return [x, y + 0.26 * height, x + width, y + 0.78 * height];
  };
  const boxes = [...picture.querySelectorAll('text')].map(at);
  const apart = (one, other) => one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
  return {
    names: boxes.length,
    least: Math.min(...[...picture.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize))),
    scale: picture.getBoundingClientRect().width / picture.viewBox.baseVal.width,
    clear: boxes.every((one, at) => boxes.slice(at + 1).every((other) => apart(one, other))),
  };
}"""


@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_ring_can_be_read_on_paper(readers: Any, paper: str, language: str) -> None:
    """The name of each piece is printed at seven points at least, and none touches another."""
    width = round((PAPER[paper] - 2 * MARGIN_MM) / 25.4 * 96)
    reader: Page = readers(locale=language, viewport={"width": width, "height": 900})
    reader.goto("/#/games/marsigel/sheet")
    rings = reader.locator("figure svg")
    expect(rings).to_have_count(12)
    reader.emulate_media(media="print")
    for number, ring in enumerate(rings.all(), 2):
        found = ring.evaluate(NAMES)
        assert found["names"] == 3 * number
        assert found["least"] * found["scale"] * 72 / 96 >= 7
        assert found["clear"], f"names touch at {number} players"


def test_the_sheet_is_in_every_language(reader: Page) -> None:
    reader.goto("/#/games/marsigel/sheet")
    for language in ("ru", "fr", "nl", "de"):
        speak(reader, language)
        expect(reader.locator("article li")).to_have_count(9)
        assert "marsigel-" not in reader.locator("article").inner_text()
        pages = re.findall(rb"/Type */Page\b", reader.pdf(prefer_css_page_size=True))
        assert len(pages) == 3, "the first rings stand under the rules"


def test_a_phone_keeps_turn_roll_and_passes(reader: Page) -> None:
    reader.set_viewport_size(PHONE)
    reader.goto("/#/games/marsigel/turns")
    reader.get_by_label("Players").select_option("3")
    reader.get_by_role("button", name="Seat 3: Green").click()
    reader.get_by_role("button", name="Clear", exact=True).click()
    reader.get_by_label("Who begins").select_option("Clear")
    reader.get_by_role("button", name="Begin").click()
    on = reader.locator(".who")
    expect(on).to_have_text("Clear")
    reader.get_by_role("button", name="Roll the die").click()
    die = reader.locator("[data-die]")
    expect(die).to_have_attribute("data-die", re.compile("[1-6]"))
    reader.get_by_role("button", name="Moved. Next player").click()
    expect(on).to_have_text("Red")
    reader.get_by_role("button", name="Pass (1 of 3 in a row)").click()
    expect(on).to_have_text("Yellow")
    reader.reload()
    expect(on).to_have_text("Yellow")
    reader.get_by_role("button", name="Pass (2 of 3 in a row)").click()
    reader.get_by_role("button", name="Pass (3 of 3 in a row)").click()
    expect(on).to_have_text("A draw")
    reader.get_by_role("button", name="Undo").click()
    expect(on).to_have_text("Clear")
    expect(reader.get_by_role("button", name="Pass (3 of 3 in a row)")).to_be_visible()
    for _ in range(3):
        reader.get_by_role("button", name="Undo").click()
    expect(die).to_be_visible()
    expect(reader.get_by_role("button", name="Undo")).to_be_disabled()


def test_what_a_game_does_not_bring_is_a_page_that_is_not_there(reader: Page) -> None:
    reader.goto("/#/games/meridians/sheet")
    expect(reader.get_by_role("alert").or_(reader.get_by_text("There is no such page"))).to_be_visible()


@pytest.mark.parametrize("game", ["carcassonne", "marsigel", "meeple-stacking"])
def test_a_phone_that_keeps_nothing_is_of_use_all_the_same(reader: Page, game: str) -> None:
    reader.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied'); } });"
    )
    reader.goto(f"/#/games/{game}/turns")
    reader.get_by_role("button", name="Begin", exact=True).click()
    expect(reader.get_by_role("button", name="Undo")).to_be_visible()
