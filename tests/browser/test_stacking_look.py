"""What stands beside the plate is seen whole, and what one touches says in words what it does."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Readers
from tests.browser.seated import visit
from tests.browser.test_phone import PHONE
from tests.browser.test_stacking_screen import SLOW_MS, UNDRAWN

SETUP: dict[str, Any] = {
    "variant": "points", "rounds": 1, "ties": "shared", "shape": "full", "failing": "at-once", "plate": "shared",
    "loss": "height", "supply": 99, "connection": "standing",
}  # fmt: skip


def begun(page: Page, count: int, name: str, **setup: Any) -> None:
    """A game at this screen that was begun before, and whose next round is to be started."""
    page.set_default_timeout(SLOW_MS)
    page.add_init_script(UNDRAWN)
    visit(page)
    players = [f"{name} {number}" for number in range(1, count + 1)]
    kept = {"version": 1, "setup": {**SETUP, "players": players, "bots": [None] * count, **setup}, "acts": []}
    page.evaluate(
        "(kept) => localStorage.setItem('rulebound.meeple-stacking.screen', kept)", json.dumps(kept)
    )
    page.goto("/#/games/meeple-stacking/play")
    expect(page.locator(".acts .do")).to_be_visible(timeout=SLOW_MS)


def test_with_eight_players_the_way_out_is_in_sight(readers: Readers) -> None:
    page = readers(viewport={"width": 1280, "height": 800}, locale="ru-RU")
    begun(page, 8, "Игрок", variant="ladder", plate="own")
    expect(page.locator(".margin li")).to_have_count(8)
    for column in (".side", ".margin"):
        beyond = page.locator(column).evaluate("(column) => column.scrollHeight - column.clientHeight")
        assert beyond == 0, f"{column} is cut by {beyond} pixels"
    expect(page.get_by_role("button", name="Уйти от основания")).to_be_in_viewport(ratio=1)
    readers.forget("GPU stall due to ReadPixels")


def test_a_finger_is_told_what_to_do(readers: Readers) -> None:
    page = readers(**PHONE)
    begun(page, 2, "Игрок", together="at-once")
    page.locator(".acts .do").click()
    fetch = page.get_by_role("button", name="Мипл: Игрок")
    expect(fetch).to_have_count(2)
    for each in fetch.locator("span").all():
        assert each.evaluate("(text) => text.getClientRects()[0].height") < 30, "it stands in one line"
    expect(page.get_by_text("Клавиши двигают руку")).to_have_count(0)
    expect(page.locator(".help")).not_to_contain_text("Колесо")
    begun(page, 2, "Игрок", together="in-turns")
    page.reload()
    page.locator(".acts .do").click()
    page.get_by_text("Оставаться в одной плоскости", exact=True).click()
    tools = page.locator(".tools").get_by_role("button")
    words = ["Масштаб", "Повернуть", "Дальше", "Ближе"]
    expect(tools).to_have_count(len(words))
    for tool, word in zip(tools.all(), words, strict=True):
        expect(tool).to_contain_text(word)
        expect(page.locator(".help")).to_contain_text(word if word != words[0] else "пальцем")
    readers.forget("GPU stall due to ReadPixels")
