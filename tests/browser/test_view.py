"""The menu of a table's view: what it offers does what it says, at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Readers
from tests.browser.seated import open_table, table, visit
from tests.browser.test_stacking_screen import SLOW_MS

CORNER = """() => {
  const [plate, seen] = [document.querySelector('.plate canvas'), document.createElement('canvas')];
  seen.width = seen.height = 1;
  const pen = seen.getContext('2d');
  pen.drawImage(plate, 0, 0, 8, 8, 0, 0, 1, 1);
  const [red, , , drawn] = pen.getImageData(0, 0, 1, 1).data;
  return drawn < 255 ? 125 : red;
}"""
"""How bright the upper left corner of the plate is drawn."""

CHOICES = ["Mark open points", "Coordinates", "Confirm", "Evaluation", "Turn the board"]
SHOWN = {
    "meridians": CHOICES,
    "carcassonne": ["Mark open points", "Evaluation"],
    "meeple-stacking": [],
}


@pytest.mark.parametrize("game", SHOWN)
def test_the_view_offers_only_what_the_board_can_do(readers: Readers, game: str) -> None:
    page = readers()
    open_table(page, table(page, game=game))
    page.get_by_role("button", name="View").click()
    view = page.locator("[popover] .view")
    expect(view.get_by_text("Like the system")).to_be_visible()
    told = view.inner_text()
    assert [choice for choice in CHOICES if choice in told] == SHOWN[game]
    readers.forget("GPU stall due to ReadPixels")


def test_the_plate_is_dark_as_soon_as_the_page_is(readers: Readers) -> None:
    page = readers(viewport={"width": 420, "height": 360})
    page.set_default_timeout(SLOW_MS)
    visit(page)
    page.goto("/#/games/meeple-stacking/play")
    page.get_by_role("button", name="Practice").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()

    def brightness() -> int:
        page.wait_for_timeout(100)
        return int(page.evaluate(CORNER))

    assert any(brightness() > 150 for _ in range(100)), "by day"
    page.emulate_media(color_scheme="dark")
    assert any(brightness() < 100 for _ in range(100)), "by night"
    readers.forget("GPU stall due to ReadPixels")
