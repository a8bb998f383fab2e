"""Shortcuts by letter, whatever the layout of the keyboard, with Shift or without, with Caps Lock or without."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.ring import HIGH, seat, space
from tests.browser.seated import point, sit
from tests.browser.test_marsigel_pages import bench
from tests.browser.test_pages_editor import bench as points
from tests.browser.test_pages_editor import choose, text

PRESS = """([key, code, shift, ctrl]) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
  { key, code, shiftKey: shift, ctrlKey: ctrl, bubbles: true, cancelable: true }))"""
SOURCES = Path(__file__).parents[2] / "web/src"


def press(page: Page, key: str, code: str, shift: bool = False, ctrl: bool = False) -> None:
    """A key at the focus as a layout reports it: what it writes, and where it lies."""
    page.evaluate(PRESS, [key, code, shift, ctrl])


LAYOUTS = (("i", "n", "z"), ("ш", "т", "я"), ("I", "N", "Z"), ("Ш", "Т", "Я"))


def test_the_ring_hears_its_letters(reader: Page) -> None:
    seat(reader, 6, HIGH)
    space(reader, "a3").focus()
    whole = reader.get_by_role("complementary", name="Space of")
    expect(whole).to_have_count(0)
    for times, (i, _, _) in enumerate(LAYOUTS, start=1):
        press(reader, i, "KeyI")
        expect(whole, i).to_have_count(times % 2)
    bench(reader, "a3b2/a1/b3/a2/b1 a 6")
    choose(reader, "What a click does", "Set up")
    for _, n, z in LAYOUTS:
        reader.locator("[data-piece='b2']").focus()
        press(reader, n, "KeyN")
        expect(text(reader), n).to_have_value("a3/b2/a1/b3/a2/b1 a 6")
        press(reader, z, "KeyZ", ctrl=True)
        expect(text(reader), z).to_have_value("a3b2/a1/b3/a2/b1 a 6")


def test_stones_are_chosen_by_their_letters(reader: Page) -> None:
    points(reader)
    choose(reader, "What a click does", "Set up")
    for (d, light), (dark_at, light_at) in {
        ("D", "L"): ("c3", "g6"),
        ("В", "Д"): ("c4", "g7"),
        ("d", "l"): ("c5", "g8"),
    }.items():
        for key, code, name in ((d, "KeyD", dark_at), (light, "KeyL", light_at)):
            point(reader, name).focus()
            press(reader, key, code, shift=True)
            reader.keyboard.press("Enter")
            expect(text(reader), key).to_have_value(re.compile(f"{name}{'D' if code == 'KeyD' else 'L'}"))


def test_the_name_of_a_point_leads_there(reader: Page) -> None:
    sit(reader)
    for g in ("g", "п", "G", "П"):
        point(reader, "c3").focus()
        press(reader, g, "KeyG")
        press(reader, "6", "Digit6")
        expect(point(reader, "g6"), g).to_be_focused()
    reader.keyboard.press("?")
    expect(reader.get_by_role("dialog", name="Keys")).to_contain_text("The name of a point leads to it.")
    reader.keyboard.press("Escape")
    reader.get_by_role("button", name="View").click()
    reader.get_by_role("button", name="Keys").click()
    expect(reader.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_layout_that_moves_latin_letters_is_followed(reader: Page) -> None:
    """On a Dvorak keyboard the key of the letter I lies where others have G."""
    seat(reader, 6, HIGH)
    space(reader, "a3").focus()
    press(reader, "c", "KeyI")
    press(reader, "i", "KeyG")
    expect(reader.get_by_role("complementary", name="Space of")).to_have_count(1)


def test_no_letter_is_compared_as_one_layout_writes_it() -> None:
    """`keys.ts` alone knows which letter a key is."""
    compared = re.compile(r"""\bkey\b[^\n]*[!=]==? '[^\W\d_]'|^\s*case '[^\W\d_]':""", re.MULTILINE)
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    assert {file.name for file in files if compared.search(file.read_text("utf-8"))} == set()
