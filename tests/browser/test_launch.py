"""The browser itself works, before any page of ours is blamed."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_browser_shows_and_runs_a_page(page: Page) -> None:
    page.set_content("<button onclick=\"this.textContent = 'pressed'\">press</button>")
    page.get_by_role("button", name="press").click()
    expect(page.get_by_role("button", name="pressed")).to_be_visible()
