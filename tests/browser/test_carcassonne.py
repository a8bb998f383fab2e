"""A short game of Carcassonne to its end: by mouse, by keyboard, on a phone; every score is told term by term."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulebound.games.carcassonne import GAME
from tests.browser.axe import violations
from tests.browser.seated import notes, open_table, point, table, visit
from tests.browser.test_phone import PHONE
from tests.games.carcassonne.scene import scene

LAST_TILES = GAME.position_text(
    scene(figures=("1 normal o 0",), hand="E", active={"city": "wealth"}, left=("U",))
)
"""Red has a knight in the first tile's city and the tile that completes it; after it one road is left."""


WIDE, HIGH = 390, 844
"""The phone of the other tests."""
SMALL_PHONES = (320, 640), (390, 664)

COVERED = """async () => {
  for (const _ of '12') await new Promise(requestAnimationFrame);
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const buttons = boxes('.controls button');
  return buttons.length > 0 && boxes('.cell .hit').filter((cell) => buttons.some((button) =>
    cell.right > button.left && cell.left < button.right && cell.bottom > button.top && cell.top < button.bottom)).length;
}"""
"""How many cells lie under a button of the map, once the page has its size."""


def sit(page: Page, position: str = LAST_TILES, **more: Any) -> None:
    open_table(page, table(page, game="carcassonne", position=position, **more))
    expect(page.locator("svg.board .cell")).not_to_have_count(0)


def hand(page: Page) -> Any:
    return page.locator("[data-hand]")


def test_set_up_warns_of_what_is_untested_and_offers_both_readings(reader: Page) -> None:
    visit(reader)
    reader.goto("/#/games/carcassonne")
    reader.get_by_role("button", name="Play on one screen").click()
    asked = reader.get_by_role("dialog")
    warning = asked.get_by_text("at your own risk")
    expect(asked.get_by_role("group", name="The Surveyors")).to_be_visible()
    expect(warning).to_have_count(0)
    asked.get_by_text("More options").click()
    expect(asked.get_by_role("group", name="Highway")).to_contain_text("counts as 5 tiles")
    expect(asked.get_by_role("group", name="Highway")).to_contain_text("5 points, whatever else")
    expect(asked.get_by_role("group", name="Street Fair with an inn")).to_have_count(0)
    asked.get_by_text("with inns").click()
    expect(asked.get_by_role("group", name="Street Fair with an inn")).to_contain_text("4 points a tile")
    expect(warning).to_be_visible()
    expect(asked.get_by_text("§ combining")).to_be_visible()


def test_a_tile_is_shown_turned_and_laid_and_its_city_scored(reader: Page) -> None:
    sit(reader)
    point(reader, "n1").click()
    expect(reader.locator(".ghost")).to_have_count(1)
    hand(reader).get_by_role("button", name="Place it here").click()
    expect(hand(reader)).to_have_attribute("data-hand", "figure")
    hand(reader).get_by_role("button", name="No figure").click()
    expect(reader.locator("[data-seat='0']")).to_contain_text("7")
    score = notes(reader).filter(has_text="A completed city under Wealth is worth 7 points.")
    lines = ["tiles, 2 × 2§ city 4", "Wealth§ Wealth 3", "Red7"]
    expect(score.locator("dl > div")).to_have_text(lines)
    expect(notes(reader).filter(has_text="all three scoring tiles go round")).to_have_count(1)
    score.hover()
    expect(reader.locator(".outline.rule")).to_have_count(1)
    reader.get_by_role("button", name="Red lays a tile at n1").click()
    expect(reader.locator("[data-seat='0']")).to_contain_text("0")
    expect(reader.locator("[data-seat='0']")).not_to_contain_text("7")


def test_what_does_not_fit_is_refused_with_its_clause_and_its_edge(reader: Page) -> None:
    sit(reader)
    point(reader, "w1").click()
    expect(notes(reader).first).to_contain_text("The edges do not continue")
    expect(reader.locator(".marks .clash")).to_have_count(1)


def test_a_closed_place_says_why_beforehand_and_the_tile_can_be_taken_back(reader: Page) -> None:
    sit(reader)
    point(reader, "n1").click()
    reader.locator(".near .do").click()
    closed = notes(reader).filter(has_text="Red already has a figure in this city.")
    expect(closed).to_have_count(1)
    expect(closed).to_contain_text("§ figures · unoccupied")
    hand(reader).locator("[data-place^='normal:city']").click()
    expect(closed).to_contain_text("now")
    expect(closed).to_have_count(1)
    reader.get_by_role("button", name="Undo").click()
    expect(hand(reader)).to_have_attribute("data-hand", "place")


def test_by_keyboard_alone_to_the_end(reader: Page) -> None:
    sit(reader)
    point(reader, "o").focus()
    reader.keyboard.press("ArrowUp")
    expect(point(reader, "n1")).to_be_focused()
    expect(point(reader, "n1")).to_have_attribute("aria-label", "n1, empty. The tile fits when turned.")
    reader.keyboard.press("Enter")
    reader.keyboard.press("Enter")
    expect(reader.locator("[data-told]")).to_contain_text("Red lays a tile at n1")
    expect(reader.locator(".place:focus")).to_have_count(1)
    reader.keyboard.press("Enter")
    reader.keyboard.press("Enter")
    expect(reader.locator("[data-told]")).to_contain_text("Blue is to lay the tile")
    point(reader, "e1").focus()
    reader.keyboard.press("Enter")
    reader.keyboard.press("Enter")
    expect(hand(reader)).to_have_attribute("data-hand", "figure")
    hand(reader).get_by_role("button", name="No figure").focus()
    reader.keyboard.press("Enter")
    expect(reader.locator("[data-told]")).to_contain_text("The game is over")
    expect(notes(reader).filter(has_text="Red wins with")).to_have_count(1)


def test_a_figure_tells_what_its_feature_is_worth_now_next_and_at_the_end(reader: Page) -> None:
    sit(reader)
    point(reader, "o").focus()
    reader.keyboard.press("Enter")
    card = reader.locator(".worth")
    expect(card).to_contain_text("Finished as it is: 5 to Red")
    expect(card).to_contain_text("At the end of the game: 1 to Red")


def test_purists_see_no_hints_and_no_counters(reader: Page) -> None:
    sit(reader)
    expect(reader.locator(".spots .turned, .spots .now")).not_to_have_count(0)
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Purist").click()
    reader.keyboard.press("Escape")
    expect(reader.locator(".spots .turned, .spots .now")).to_have_count(0)
    expect(hand(reader)).not_to_contain_text("bag")
    expect(reader.get_by_role("button", name="Tiles left")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(readers: Any, scheme: str) -> None:
    page = readers(color_scheme=scheme, reduced_motion="reduce")
    sit(page)
    assert violations(page) == []
    point(page, "n1").click()
    page.locator(".near .do").click()
    expect(hand(page)).to_have_attribute("data-hand", "figure")
    assert violations(page) == []
    hand(page).get_by_role("button", name="No figure").click()
    page.get_by_role("button", name="Tiles left").click()
    expect(page.locator(".left li")).to_have_count(0)
    assert violations(page) == []


def test_on_a_phone_all_that_is_touched_is_in_the_lower_half(readers: Any) -> None:
    phone = readers(**PHONE, reduced_motion="reduce")
    sit(phone)
    for wide, high in (*SMALL_PHONES, (WIDE, HIGH)):
        phone.set_viewport_size({"width": wide, "height": high})
        assert phone.evaluate(COVERED) == 0
        assert phone.evaluate("document.documentElement.scrollHeight") <= high
    point(phone, "n1").tap()
    for button in hand(phone).get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] > HIGH / 2
        assert box["height"] >= 44
    hand(phone).locator(".do").tap()
    expect(hand(phone)).to_have_attribute("data-hand", "figure")
    hand(phone).locator("[data-act='skip']").tap()
    expect(phone.locator("[data-seat='0']")).to_contain_text("7")
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide == WIDE
