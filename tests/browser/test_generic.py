"""A game without a page of its own is played at the generic table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.seated import notes, sit
from tests.browser.serving import Serving

SHELF = Path(__file__).parents[1] / "shelf"
"""A game in a package of its own, as if it were installed."""


@pytest.fixture(scope="module")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has one game more."""
    server = Serving(tmp_path_factory.mktemp("other"), SHELF)
    server.start()
    yield server
    server.stop()


def test_a_game_from_another_package(readers: Any, other_server: Serving) -> None:
    reader: Page = readers(base_url=other_server.address, reduced_motion="reduce")
    sit(reader, game="sticks")
    expect(reader.get_by_role("heading", level=1)).to_have_text("Sticks")
    board = reader.locator(".board")
    expect(board.locator("pre")).to_have_text("| | | | | | | | | | |")
    reader.get_by_label("Your move in writing").fill("4")
    board.get_by_role("button", name="Play").click()
    expect(notes(reader).first).to_contain_text("turn · taking")
    expect(notes(reader).first).to_contain_text("You can take one to three sticks, not 4.")
    assert violations(reader) == []
    for left in (8, 5, 2):
        board.get_by_role("button", name="3", exact=True).click()
        expect(board.locator("pre")).to_have_text("| " * left)
    expect(reader.get_by_role("region", name="Moves")).to_contain_text("takes 3 sticks")
    reader.locator("h1").click()
    reader.keyboard.press("Home")
    expect(board.locator("pre")).to_have_text("| " * 11)
    reader.get_by_role("button", name="Back to the game").click()
    board.get_by_role("button", name="2", exact=True).click()
    expect(notes(reader).first).to_contain_text("The last stick was taken: that loses.")
