"""Playing on from a position of the sandbox: everybody who is in it gets a seat, and one chooses one's own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ring import FOUR, SIX
from tests.browser.test_marsigel_pages import bench
from tests.browser.test_pages_editor import OPEN, at
from tests.browser.test_pages_editor import bench as points

THREE = "a3/b3/c3/a2/b2/c2/a1/b1/c1 b 4"


def play_from_here(page: Page) -> Any:
    """The dialog of a new table from the position on the board."""
    page.get_by_role("button", name="Play from here").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize(("position", "players"), [(THREE, 3), (FOUR, 4)])
def test_everybody_in_the_position_has_a_seat(reader: Page, position: str, players: int) -> None:
    bench(reader, position)
    dialog = play_from_here(reader)
    expect(dialog.get_by_role("combobox")).to_have_count(players)
    dialog.get_by_role("button", name="Begin").click()
    expect(reader.locator("[data-seat]")).to_have_count(players)
    mover = str("abcd".index(position.split()[1]))
    expect(reader.locator("[data-seat][aria-current]")).to_have_attribute("data-seat", mover)


def test_a_position_that_is_set_up_for_more_is_played_by_as_many(reader: Page) -> None:
    bench(reader, SIX)
    reader.get_by_role("group", name="What a click does").get_by_text("Set up", exact=True).click()
    reader.get_by_role("combobox", name="Players").select_option("3")
    dialog = play_from_here(reader)
    expect(dialog.get_by_role("combobox", name="Seat 3")).to_be_visible()
    dialog.get_by_text("Against bots", exact=True).click()
    for seat in (2, 3):
        expect(dialog.get_by_role("combobox", name=f"Seat {seat}")).to_have_value("bot lively")
    dialog.locator("label", has_text="On this screen").click()
    dialog.get_by_role("button", name="Begin").click()
    expect(reader.locator("[data-seat]")).to_have_count(3)


def test_of_two_one_chooses_the_side(reader: Page) -> None:
    bench(reader, SIX)
    dialog = play_from_here(reader)
    side = dialog.get_by_role("group", name="Your side")
    expect(side).to_have_count(0)
    dialog.get_by_text("Open seat", exact=True).click()
    expect(side.get_by_role("radio", name="Red")).to_be_checked()
    side.get_by_text("Yellow", exact=True).click()
    dialog.get_by_role("button", name="Begin").click()
    expect(reader.locator("[data-seat='0']")).to_contain_text("Open to anyone")
    expect(reader.locator("[data-seat='1']")).not_to_contain_text("Open to anyone")


def test_sides_have_the_names_of_their_game(reader: Page) -> None:
    points(reader, at(OPEN))
    dialog = play_from_here(reader)
    dialog.get_by_text("Open seat", exact=True).click()
    dialog.get_by_role("group", name="Your side").get_by_text("Dark", exact=True).click()
    dialog.get_by_role("button", name="Begin").click()
    expect(reader.locator("[data-seat='0']")).to_contain_text("Open to anyone")


def test_who_begins_is_asked_once(reader: Page) -> None:
    """Where an option of the game gives each side to either, there is no second question."""
    reader.goto("/#/games/marsigel")
    reader.get_by_role("button", name="Play on one screen").click()
    dialog = reader.get_by_role("dialog")
    dialog.get_by_text("Open seat", exact=True).click()
    dialog.get_by_text("More options").click()
    expect(dialog.get_by_role("group", name="Who begins")).to_have_count(1)
    expect(dialog.get_by_role("group", name="Your side")).to_have_count(0)
    # What was chosen is proposed the next time, until it is forgotten.
    dialog.get_by_text("3 min + 2 s").click()
    dialog.get_by_role("button", name="Begin").click()
    expect(reader.locator(".board")).to_be_visible()
    reader.goto("/#/games/marsigel")
    reader.get_by_role("button", name="Play on one screen").click()
    expect(dialog.get_by_role("radio", name="3 min + 2 s")).to_be_checked()
    dialog.get_by_role("button", name="Start from the usual").click()
    expect(dialog.get_by_role("radio", name="No clock")).to_be_checked()
    assert reader.evaluate("localStorage.getItem('rulebound.setup.marsigel')") is None
