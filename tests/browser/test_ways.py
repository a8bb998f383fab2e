"""The ways between rooms: what Back closes first, the way out of the rulebook, titles, and addresses that lead nowhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.seated import OPENING, open_table, place, point, sit, table, visit
from tests.browser.test_phone import PHONE


def opened_dialog(page: Page) -> Locator:
    page.goto("/#/games/meridians")
    page.get_by_role("button", name="Play against a bot").click()
    return page.get_by_role("dialog")


def opened_menu(page: Page) -> Locator:
    sit(page)
    page.get_by_role("button", name="View").click()
    return page.get_by_text("Like the system")


def opened_sheet(page: Page) -> Locator:
    sit(page)
    page.locator(".pull").click()
    return page.locator(".margin.open")


def asked_again(page: Page) -> Locator:
    sit(page)
    place(page, "g6")
    page.get_by_role("button", name="Resign").click()
    return page.get_by_role("group", name="Resign this game?")


COVERS: dict[str, Any] = {
    "dialog": opened_dialog,
    "menu": opened_menu,
    "sheet": opened_sheet,
    "question": asked_again,
}


def small(readers: Any, cover: str) -> Page:
    """A phone where the sheet is, else a desktop; it has seen the shelf before."""
    page: Page = readers(**PHONE | {"locale": "en-US"}) if cover == "sheet" else readers()
    visit(page)
    return page


@pytest.mark.parametrize("cover", COVERS)
def test_back_closes_what_is_open_and_then_leaves(readers: Any, cover: str) -> None:
    page = small(readers, cover)
    over = COVERS[cover](page)
    expect(over).to_be_visible()
    here = page.url
    page.go_back()
    expect(over).not_to_be_visible()
    assert page.url == here
    expect(page.locator("h1")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Board games that show you")).to_be_visible()


@pytest.mark.parametrize("cover", ["menu", "question"])
def test_what_was_closed_by_hand_costs_no_step_back(readers: Any, cover: str) -> None:
    page = small(readers, cover)
    over = COVERS[cover](page)
    expect(over).to_be_visible()
    page.keyboard.press("Escape")
    expect(over).not_to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Board games that show you")).to_be_visible()


LATE = """() => {
  for (const told of ['toggle', 'close']) addEventListener(told, (event) => event.stopImmediatePropagation(), true);
}"""


@pytest.mark.parametrize("cover", ["dialog", "menu"])
def test_it_costs_none_even_before_the_browser_has_told_that_it_is_closed(readers: Any, cover: str) -> None:
    """It tells so in an event of its own, which on a busy machine comes after the step back."""
    page = small(readers, cover)
    over = COVERS[cover](page)
    expect(over).to_be_visible()
    page.evaluate(LATE)
    page.keyboard.press("Escape")
    expect(over).not_to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Board games that show you")).to_be_visible()


def test_a_link_from_something_open_leaves_no_step_behind(readers: Any) -> None:
    phone = small(readers, "sheet")
    sit(phone, position="7 12 g8L g1L i8D i5D m4D")
    point(phone, "k8").click()
    here = phone.url
    phone.locator(".pull").click()
    phone.get_by_role("button", name="Open the passage").click()
    phone.get_by_role("link", name="In the rulebook").click()
    expect(phone.get_by_role("link", name="Back to the table")).to_be_visible()
    phone.go_back()
    expect(phone.locator(".board")).to_be_visible()
    assert phone.url == here
    phone.go_back()
    expect(phone.get_by_role("heading", name="Board games that show you")).to_be_visible()


def test_what_is_looked_at_stays_when_back_closes_a_menu(reader: Page) -> None:
    visit(reader)
    identity = sit(reader)
    place(reader, *OPENING)
    reader.get_by_role("button", name="View").click()
    reader.get_by_role("button", name="One move back").dispatch_event("click")
    expect(reader.locator("[aria-current=step]")).to_have_text("h8")
    reader.go_back()
    expect(reader.get_by_text("Like the system")).not_to_be_visible()
    expect(reader.locator("[aria-current=step]")).to_have_text("h8")
    assert reader.url.endswith(f"/#/tables/{identity}/3")


def test_the_rulebook_leads_back_to_the_position_from_which_it_was_opened(reader: Page) -> None:
    identity = sit(reader)
    place(reader, *OPENING)
    reader.get_by_role("button", name="One move back").click()
    expect(reader.locator("[aria-current=step]")).to_have_text("h8")
    reader.get_by_role("link", name="Rules").click()
    reader.get_by_role("navigation").get_by_role("link", name="The end").click()
    reader.reload()
    reader.get_by_role("link", name="Back to the table").click()
    expect(reader.locator("[aria-current=step]")).to_have_text("h8")
    assert reader.url.endswith(f"/#/tables/{identity}/3")
    reader.goto("/#/try/meridians?position=7+2+g6L+h5D")
    reader.get_by_role("link", name="Rules").click()
    reader.get_by_role("link", name="Back to the sandbox").click()
    expect(reader.locator(".board")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_the_rulebook_can_be_seen_in_the_dark(readers: Any, locale: str) -> None:
    for screen in ({}, PHONE):
        page = readers(**screen | {"locale": locale})
        page.goto("/#/rules/meridians")
        expect(page.locator("h1")).not_to_be_empty()
        page.locator("button[popovertarget]").first.click()
        page.locator("[popover] label").last.click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_who_opens_the_rulebook_from_elsewhere_is_led_to_the_game(reader: Page) -> None:
    reader.goto("/#/rules/meridians")
    reader.get_by_role("link", name="To the game").click()
    expect(reader.get_by_role("heading", name="Meridians", level=1)).to_be_visible()


def test_going_elsewhere_is_not_undone_by_the_table_that_is_left(reader: Page) -> None:
    """The table names its position in the address; a hand that leaves in the same moment is faster."""
    sit(reader)
    place(reader, *OPENING)
    reader.evaluate(
        """() => {
          location.hash = '#/rules/meridians';
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
        }"""
    )
    expect(reader.locator("h1")).to_have_text("Meridians")
    expect(reader).to_have_url(f"{reader.url.split('#')[0]}#/rules/meridians")
    expect(reader.get_by_role("link", name="Back to the table")).to_be_visible()


NOWHERE = {
    "#/nonsense": "This page has nothing called “nonsense”.",
    "nonsense": "This page has nothing called “nonsense”.",
    "#/nonsense/a/b": "This page has nothing called “nonsense”.",
    "#/tables": "The address breaks off after “tables”.",
    "#/rules/": "The address breaks off after “rules”.",
    "#/tables/abc/seven": "“seven” is not the number of a move",
    "#/tables/abc/1/2": "The address has “2” at its end",
    "#/games/meridians/elsewhere": "The address has “elsewhere” at its end",
    "#/join/abc/def": "The address has “def” at its end",
    "#/try/meridians/%E0%A4": "The address has “%E0%A4” at its end",
    "#/tables/abc": "There is no such table, or it is not open to you.",
    "#/games/nope": "This server does not have that game.",
    "#/games/nope/sheet": "There is no such page on this server.",
    "#/try/nope": "This server does not have that game.",
    "#/rules/nope": "There is no such rulebook on this shelf.",
    "#/join/nope": "or the link is incomplete.",
}


def test_an_address_that_leads_nowhere_says_why_and_where_to_go(readers: Any) -> None:
    reader = readers()
    visit(reader)
    main = reader.locator("main")
    for address, why in NOWHERE.items():
        reader.goto(f"/{address}")
        expect(main, address).to_contain_text(why)
        expect(reader, address).to_have_title(f"{main.locator('h1').text_content()} · Rulebound")
        main.get_by_role("link", name="To the shelf").click()
        expect(reader.get_by_role("heading", name="Board games that show you")).to_be_visible()
    readers.forget("Failed to load resource", "WebSocket")


def test_the_rest_of_an_address_can_be_left_out(reader: Page) -> None:
    identity = table(reader)
    reader.goto(f"/#/tables/{identity}/seven")
    reader.get_by_role("link", name="Go on without it").click()
    expect(reader.locator(".board")).to_be_visible()
    open_table(reader, identity, "/77")
    expect(reader.get_by_text("This game has not come to that move.")).to_be_visible()


TITLES = {
    "#/": "Rulebound",
    "#/games/meridians": "Meridians · Rulebound",
    "#/rules/meridians": "Meridians · Rulebound",
    "#/try/meridians": "Sandbox, Meridians · Rulebound",
    "#/games/marsigel/turns": "Phone at the table, Der Marsigelwettkampf · Rulebound",
    "#/games/nope": "This server does not have that game. · Rulebound",
    "#/nonsense": "There is no such page · Rulebound",
}


def test_each_room_has_its_title_wherever_one_comes_from(readers: Any) -> None:
    reader = readers()
    identity = table(reader)
    rooms = {**TITLES, f"#/tables/{identity}": "Meridians · Rulebound"}
    for address in (*rooms, *reversed(rooms)):
        reader.goto(f"/{address}")
        expect(reader).to_have_title(rooms[address])
    readers.forget("Failed to load resource")
