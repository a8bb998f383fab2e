"""A round at one screen goes on where the page was left, and whoever leaves it gains no time."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Readers
from tests.browser.test_stacking_screen import SLOW_MS, SMALL, UNDRAWN

HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LEFT_MS = 1500


def opened(page: Page, *choices: tuple[str, str]) -> None:
    """Begin a game of one round for two at this screen."""
    page.set_viewport_size(SMALL)
    page.set_default_timeout(SLOW_MS)
    page.context.add_init_script(UNDRAWN)
    page.goto("/#/games/meeple-stacking/play")
    for legend, choice in (*choices, ("Rounds", "1")):
        page.get_by_role("group", name=legend).get_by_text(choice, exact=True).click()
    page.get_by_role("button", name="Begin").click()


def take(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Take a meeple").click()
    expect(page.locator("canvas.held")).to_be_visible(timeout=SLOW_MS)


def seconds(page: Page) -> int:
    minutes, rest = page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def left_and_come_back(page: Page) -> None:
    """Load the page anew: the meeple is in the hand still, and the time away is gone."""
    before, since = seconds(page), time.monotonic()
    page.goto("about:blank")
    page.wait_for_timeout(LEFT_MS)
    page.go_back()
    expect(page.locator("canvas.held")).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text("nobody was at this page")).to_be_visible()
    assert seconds(page) <= before - int(time.monotonic() - since) + 1, "no time is gained"


def test_a_round_on_ones_own_plate_goes_on(reader: Page, readers: Readers) -> None:
    opened(reader)
    take(reader)
    left_and_come_back(reader)
    before = seconds(reader)
    reader.evaluate(HIDE, True)
    reader.wait_for_timeout(LEFT_MS)
    reader.evaluate(HIDE, False)
    reader.wait_for_timeout(100)
    assert seconds(reader) <= before - LEFT_MS // 1000, "nor behind another window"
    reader.get_by_role("button", name="Done").click()
    judgement = reader.get_by_role("region", name="Judgement")
    expect(judgement).to_be_visible(timeout=SLOW_MS)
    said = judgement.inner_text()
    reader.reload()
    expect(judgement).to_have_text(said, timeout=SLOW_MS, use_inner_text=True)
    reader.get_by_role("button", name="Next").click()
    expect(reader.get_by_role("heading", name="Player 2")).to_be_visible()
    take(reader)
    reader.get_by_role("button", name="Leave the plate").click()
    reader.reload()
    expect(reader.get_by_role("button", name="Begin")).to_be_visible()
    readers.forget("GPU stall due to ReadPixels")


def test_a_round_on_one_plate_for_all_goes_on(reader: Page, readers: Readers) -> None:
    opened(reader, ("Plate", "One for all"), ("On one plate you build", "One after the other"))
    take(reader)
    left_and_come_back(reader)
    # Another window of the browser takes the round over, and of two only one goes on.
    other = reader.context.new_page()
    other.goto(reader.url)
    expect(other.locator("canvas.held")).to_be_visible(timeout=SLOW_MS)
    expect(reader.get_by_text("not being built here any more")).to_be_visible()
    reader.close()
    other.get_by_role("button", name="Done").click()
    expect(other.get_by_role("status").filter(has_text="Player 2")).to_be_visible()
    other.reload()
    expect(other.get_by_role("status").filter(has_text="Player 2")).to_be_visible(timeout=SLOW_MS)
    expect(other.get_by_role("timer")).to_have_text("2:00")
    readers.forget("GPU stall due to ReadPixels")
