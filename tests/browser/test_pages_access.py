"""The other pages for everybody: axe-core in light and dark, by touch on a phone in Russian, nothing too wide."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.seated import notes, point, table

POSITION = "?position=7+12+b1D+b3D+e3L+e6L+e8L+f3D+f5D+f8D+g8L+i3D+l3L+l5L"
PAGES = {
    "shelf": "/#/?text=looney&players=4",
    "game": "/#/games/meridians",
    "rulebook": "/#/rules/meridians/ending.no-legal-point",
    "sandbox": f"/#/try/meridians{POSITION}",
}
LAST = {"shelf": "section[aria-labelledby=known]", "game": "section[aria-labelledby=similar]"}
"""What comes to a page last."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "ru-RU",
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def arrive(page: Page, name: str) -> None:
    """Open a page and let it come to rest, with something on it."""
    page.goto(PAGES[name])
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    if name in LAST:
        expect(page.locator(LAST[name])).to_be_visible()
    if name == "sandbox":
        point(page, "i1").click()
        if page.locator(".pull").is_visible():
            page.locator(".pull").click()
        expect(notes(page).first).to_be_visible()


@pytest.mark.parametrize("name", PAGES)
def test_no_fault_is_found_in_light_and_dark(reader: Page, name: str) -> None:
    if name == "shelf":
        table(reader)
        table(reader, seats=[{"kind": "here", "name": "Vera"}, {"kind": "open"}])
    arrive(reader, name)
    assert violations(reader) == []
    reader.emulate_media(color_scheme="dark")
    assert violations(reader) == []
    if name == "sandbox":
        reader.get_by_text("Set up", exact=True).click()
        expect(reader.get_by_role("group", name="Stone to set")).to_be_visible()
        assert violations(reader) == []


@pytest.mark.parametrize("name", PAGES)
def test_on_a_phone_in_russian(readers: Any, name: str) -> None:
    reader = readers(**PHONE)
    arrive(reader, name)
    assert violations(reader) == []
    assert reader.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
    expect(reader.locator("html")).to_have_attribute("lang", "ru")


def test_on_a_phone_stones_are_set_by_touch(readers: Any) -> None:
    reader = readers(**PHONE)
    reader.goto("/#/try/meridians")
    expect(reader.locator("svg.board")).to_be_visible()
    reader.get_by_text("Расставить", exact=True).tap()
    point(reader, "g6").tap()
    reader.get_by_text("Тёмный", exact=True).tap()
    point(reader, "h5").tap()
    reader.locator(".pull").tap()
    expect(reader.get_by_label("Позиция текстом")).to_have_value("7 2 g6L h5D")
    expect(reader.locator(".summary")).to_contain_text("Ход Светлых.")


def test_a_fault_would_be_found(reader: Page) -> None:
    reader.set_content("<html lang='en'><main><h1>x</h1><button></button></main></html>")
    assert any(fault.startswith("button-name") for fault in violations(reader))
