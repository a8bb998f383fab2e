"""A whole game of Meridians, by mouse and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.seated import SHORT_GAME, notes, place, point, sit, visit

SMALL = {"size": 5}


def test_by_mouse(reader: Page) -> None:
    visit(reader)
    reader.get_by_role("link", name="Meridians").first.click()
    reader.get_by_role("button", name="Play on one screen").click()
    reader.get_by_text("4/5, small").click()
    reader.get_by_role("button", name="Begin").click()
    place(reader, *SHORT_GAME[:-1])
    point(reader, SHORT_GAME[-1]).click()
    expect(notes(reader).first).to_contain_text("Light has no stones left. Dark wins.")
    expect(notes(reader).first).to_contain_text("no stones left")
    expect(reader.get_by_role("heading", name="Dark has won")).to_be_visible()
    expect(reader.locator("[data-told]")).to_contain_text("Dark wins")
    expect(notes(reader).nth(1)).to_contain_text("removal first")
    expect(reader.locator(".moves")).to_contain_text("Dark wins")
    assert reader.locator(".removed").count() > 0


def test_by_keyboard(reader: Page) -> None:
    """No mouse at all: from the shelf to the result, by Tab, arrows, letters and Enter."""
    visit(reader)
    expect(reader.get_by_role("link", name="Meridians").first).to_be_visible()
    reach(reader, "a", "Meridians")
    reader.keyboard.press("Enter")
    expect(reader.get_by_role("button", name="Play on one screen")).to_be_visible()
    reach(reader, "button", "Play on one screen")
    reader.keyboard.press("Enter")
    expect(reader.get_by_role("dialog")).to_be_visible()
    reach(reader, "input", "standard")
    reader.keyboard.press("ArrowLeft")
    reader.keyboard.press("ArrowLeft")
    reach(reader, "button", "Begin")
    reader.keyboard.press("Enter")
    expect(reader.locator("svg.board")).to_be_visible()
    reach(reader, "g", "empty")
    for name in SHORT_GAME:
        reader.keyboard.type(name)
        assert focused(reader).startswith(f"{name}, empty, open to you"), focused(reader)
        reader.keyboard.press("Enter")
        expect(reader.locator("[data-told]")).to_contain_text(f"on {name}")
    expect(reader.locator("[data-told]")).to_contain_text("Dark wins")


def test_arrows_run_along_the_lines(reader: Page) -> None:
    sit(reader)
    point(reader, "g6").focus()
    for key, name in (
        ("ArrowRight", "g7"),
        ("ArrowUp", "h7"),
        ("ArrowLeft", "h6"),
        ("ArrowDown", "g6"),
        ("Shift+ArrowUp", "h5"),
        ("Shift+ArrowDown", "g6"),
        ("ArrowDown", "f5"),
    ):
        reader.keyboard.press(key)
        assert focused(reader).split(",")[0] == name, key
    point(reader, "a1").focus()
    reader.keyboard.press("ArrowLeft")
    reader.keyboard.press("ArrowDown")
    assert focused(reader).startswith("a1")


def test_only_one_point_is_in_the_tab_order(reader: Page) -> None:
    sit(reader)
    assert reader.locator("[data-point][tabindex='0']").count() == 1
    point(reader, "c3").focus()
    assert reader.locator("[data-point][tabindex='0']").get_attribute("data-point") == "c3"


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(
        page.evaluate(
            """() => {
              const at = document.activeElement;
              return at.getAttribute('aria-label') ?? at.closest('label')?.innerText ?? at.innerText ?? '';
            }"""
        )
    )


def reach(page: Page, tag: str, name: str) -> None:
    """Press Tab until the focus is on something of this name."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.tagName.toLowerCase()") == tag and name in focused(page):
            return
    raise AssertionError(f"Tab never reaches {name}")
