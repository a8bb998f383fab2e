"""A phone held upright, in Russian: nothing is played by a tap alone, and everything is in the thumb's half."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seated import notes, open_table, point, table

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "ru-RU",
}


@pytest.fixture
def phone(readers: Any) -> Page:
    page: Page = readers(**PHONE)
    open_table(page, table(page, clock={"initial_s": 600, "increment_s": 5}))
    return page


def placed(page: Page, *names: str) -> None:
    """Tap points and confirm, each when the stone before it stands: a tap while one is on its way plays nothing."""
    for name in names:
        point(page, name).tap()
        page.get_by_role("button", name=f"Поставить на {name}").tap()
        expect(point(page, name)).to_have_attribute("aria-label", re.compile(rf"^{name}, .* камень"))


def test_a_tap_shows_and_a_button_plays(phone: Page) -> None:
    point(phone, "g6").tap()
    expect(phone.locator(".ghost")).to_have_count(1)
    point(phone, "g6").tap()
    point(phone, "h5").tap()
    expect(phone.locator(".cell:not(.next)")).to_have_count(0)
    confirm = phone.get_by_role("button", name="Поставить на h5")
    box = confirm.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] > 844 / 2
    confirm.tap()
    expect(point(phone, "h5")).to_have_attribute("aria-label", "h5, светлый камень, последний ход")


def test_a_refused_tap_says_why(phone: Page) -> None:
    placed(phone, "g6", "h5")
    point(phone, "a1").tap()
    expect(phone.locator(".refused")).to_have_count(1)
    expect(phone.locator(".pull")).to_contain_text("a1")
    phone.locator(".pull").tap()
    expect(notes(phone).first).to_contain_text("a1")
    board = phone.locator("svg.board").bounding_box()
    sheet = phone.locator(".margin").bounding_box()
    assert board is not None
    assert sheet is not None
    assert board["y"] + board["height"] <= sheet["y"] + 2, "the pulled-up margin leaves the board whole"


def test_it_fits_and_nothing_jumps(phone: Page) -> None:
    def places() -> Any:
        return phone.evaluate(
            """() => [...document.querySelectorAll('.board, .acts button, .plate, .pull')].map((at) => {
              const { x, y, width, height } = at.getBoundingClientRect();
              return [x, y, width, height].map(Math.round);
            })"""
        )

    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    assert phone.evaluate("document.documentElement.scrollHeight") <= 844
    board = phone.locator("svg.board").bounding_box()
    assert board is not None
    assert board["width"] == 390
    first = places()
    point(phone, "g6").tap()
    assert places() == first
    phone.get_by_role("button", name="Поставить на g6").tap()
    expect(point(phone, "g6")).to_have_attribute("aria-label", "g6, светлый камень, последний ход")
    point(phone, "g6").tap()
    expect(phone.locator(".pull")).to_contain_text("g6")
    assert places() == first


def test_zoom_is_never_blocked(phone: Page) -> None:
    viewport = phone.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport
    blocked = phone.evaluate(
        """() => [document.body, ...document.querySelectorAll('.board, .board *')]
          .filter((at) => getComputedStyle(at).touchAction === 'none').length"""
    )
    assert blocked == 0


def test_hands_are_large_enough(phone: Page) -> None:
    small = phone.evaluate(
        """() => [...document.querySelectorAll('.acts button, .pull')]
          .map((at) => at.getBoundingClientRect())
          .filter(({ height }) => height < 44).length"""
    )
    assert small == 0


def test_the_choice_of_colour_is_in_the_thumbs_half(readers: Any) -> None:
    page = readers(**PHONE)
    open_table(page, table(page, options={"pie": True}))
    placed(page, "g6", "h5")
    button = page.get_by_role("button", name="Играть Тёмными")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["y"] > 844 / 2
    button.tap()
    expect(page.get_by_role("button", name="Играть Тёмными")).to_have_count(0)
