"""What readers do at tables of Der Marsigelwettkampf, for the browser tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.seated import sit

SIX = "a3/b2/a1/b3/a2/b1 a 6"
"""The pieces of two as they are set up, and a roll that wins at once."""
FOUR = "a3b2/d3/a2/c3b1a1/d2/b3/c2c1d1 d 4 moved"
"""The position of the cover."""
HIGH = "a3d3c1/c3f3d2/e3b3a2b2e2f2c2d1a1f1e1b1 e 5 moved"
"""Six players, twelve pieces in one stack."""


def seat(page: Page, players: int, position: str | None = None, **wanted: Any) -> str:
    """Open a table whose seats are all at this screen."""
    at = {} if position is None else {"position": position}
    return sit(page, game="marsigel", seats=[{"kind": "here"}] * players, **at, **wanted)


def piece(page: Page, name: str) -> Any:
    """A piece on the board: its seat's letter and its pips."""
    return page.locator(f"[data-piece='{name}']")


def space(page: Page, foot: str) -> Any:
    """A space by its foot."""
    return page.locator(f"[data-space='{foot}']")


def carry(page: Page, named: str, onto: str) -> None:
    """Pick a piece up and put it on another, by mouse, and wait until it stands there."""
    piece(page, named).click()
    expect(piece(page, named)).to_have_attribute("aria-pressed", "true")
    piece(page, onto).click()
    expect(page.locator("[data-told]")).to_contain_text(" onto ")


def stop(page: Page) -> Any:
    """The button that passes or ends the turn."""
    return page.locator("[data-act]")


def settled(page: Page) -> None:
    """Wait until the die lies still: until then keys and buttons only skip its tumbling."""
    expect(page.locator(".tumbling")).to_have_count(0)


def give_over(page: Page) -> None:
    """Pass or end the turn, by mouse."""
    settled(page)
    stop(page).click()
