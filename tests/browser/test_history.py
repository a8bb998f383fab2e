"""Looking back, trying moves, and sharing what one looks at."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulebound.games import shelf
from tests.browser.ring import give_over, seat
from tests.browser.seated import OPENING, SHORT_GAME, notes, open_table, place, point, sit


def test_stepping_by_keys_and_buttons(reader: Page) -> None:
    identity = sit(reader)
    place(reader, *OPENING)
    reader.locator("h1").click()
    reader.keyboard.press("ArrowLeft")
    expect(reader.locator("[aria-current=step]")).to_have_text("h8")
    expect(point(reader, "g10")).to_have_attribute("aria-label", "g10, empty, open to you")
    assert reader.url.endswith(f"/#/tables/{identity}/3")
    reader.keyboard.press("Home")
    expect(point(reader, "g6")).to_have_attribute("aria-label", "g6, empty, open to you")
    reader.keyboard.press("ArrowRight")
    expect(reader.locator("[aria-current=step]")).to_have_text("g6")
    reader.keyboard.press("End")
    expect(reader.locator("[aria-current=step]")).to_have_text("g10")
    assert reader.url.endswith(f"/#/tables/{identity}")
    reader.get_by_role("button", name="One move back").click()
    reader.get_by_role("button", name="To the end").click()
    expect(point(reader, "g10")).to_have_attribute("aria-label", "g10, Light stone, last move")


def test_play_through(reader: Page) -> None:
    sit(reader)
    place(reader, "g6", "h5")
    reader.get_by_role("button", name="Play through the moves").click()
    expect(point(reader, "g6")).to_have_attribute("aria-label", "g6, empty, open to you")
    expect(reader.get_by_role("button", name="Pause")).to_be_visible()
    expect(point(reader, "h5")).to_have_attribute("aria-label", "h5, Dark stone, last move")
    expect(reader.get_by_role("button", name="Play through the moves")).to_be_visible()


def test_a_link_to_a_move(readers: Any) -> None:
    reader = readers()
    identity = sit(reader)
    place(reader, *OPENING)
    open_table(reader, identity, "/1")
    expect(reader.locator("[aria-current=step]")).to_have_text("h5")
    expect(reader.get_by_text("You are looking at an earlier position.")).to_be_visible()
    reader.get_by_role("button", name="Back to the game").click()
    expect(reader.locator("[aria-current=step]")).to_have_text("g10")


def test_what_if_from_a_past_position_is_kept_and_shared(reader: Page) -> None:
    identity = sit(reader)
    place(reader, *OPENING)
    reader.locator(".cell", has_text="h5").click()
    point(reader, "f5").click()
    expect(notes(reader).first).to_contain_text("f5 touches your first stone on g6")
    point(reader, "g4").click()
    expect(reader.get_by_text("You are trying moves.")).to_be_visible()
    expect(point(reader, "g4")).to_have_attribute("aria-label", "g4, Light stone, last move")
    point(reader, "h7").click()
    expect(point(reader, "h7")).to_have_attribute("aria-label", "h7, Dark stone, last move")
    assert reader.url.endswith(f"/#/tables/{identity}/1?try=g4,h7")
    shared = reader.url
    reader.get_by_role("button", name="Back to the game").click()
    expect(point(reader, "g4")).to_have_attribute("aria-label", "g4, empty, not open to you")
    kept = reader.get_by_role("button", name="move 2: g4 h7", exact=True)
    expect(kept).not_to_be_visible()
    reader.get_by_text("One line tried elsewhere in this game").click()
    kept.click()
    expect(point(reader, "h7")).to_have_attribute("aria-label", "h7, Dark stone, last move")
    reader.get_by_role("button", name="Forget g4 h7").click()
    expect(kept).to_have_count(0)
    other = reader.context.new_page()
    other.goto(shared)
    expect(point(other, "h7")).to_have_attribute("aria-label", "h7, Dark stone, last move")


def test_tried_lines_stand_with_the_position_that_they_are_of(reader: Page) -> None:
    """The game goes on and is over: what was tried before lies folded, and stands open where it was tried."""
    sit(reader)
    place(reader, *OPENING)
    reader.get_by_role("button", name="To the start").click()
    expect(reader.get_by_text("You are looking at an earlier position.")).to_be_visible()
    point(reader, "e5").click()
    expect(reader.get_by_text("You are trying moves.")).to_be_visible()
    reader.get_by_role("button", name="Back to the game").click()
    here = reader.get_by_role("heading", name="Moves you tried here")
    for end in ("Resign", "Resign"):
        expect(here).to_have_count(0)
        expect(reader.get_by_text("One line tried elsewhere in this game")).to_be_visible()
        reader.get_by_role("button", name=end).last.click()
    expect(reader.get_by_role("heading", name="has won")).to_be_visible()
    expect(here).to_have_count(0)
    reader.get_by_role("button", name="To the start").click()
    expect(here).to_be_visible()


def test_what_changes_the_game_is_done_before_the_game_itself(reader: Page) -> None:
    sit(reader)
    place(reader, *OPENING)
    back = reader.get_by_role("button", name="Back to the game")
    reader.get_by_role("button", name="To the start").click()
    expect(back).to_be_visible()
    reader.get_by_role("button", name="Undo").click()
    expect(back).to_have_count(0)
    expect(point(reader, "g10")).to_have_attribute("aria-label", "g10, empty, open to you")
    expect(reader.locator("[aria-current=step]")).to_have_text("h8")
    reader.get_by_role("button", name="To the start").click()
    reader.get_by_role("button", name="Resign").click()
    expect(back).to_have_count(0)
    reader.get_by_role("button", name="Play on").click()


def test_taking_back_alone_is_free(reader: Page) -> None:
    sit(reader)
    place(reader, "g6", "h5")
    reader.get_by_role("button", name="Undo").click()
    expect(point(reader, "h5")).to_have_attribute("aria-label", "h5, empty, open to you")
    reader.get_by_role("button", name="Undo").click()
    expect(point(reader, "g6")).to_have_attribute("aria-label", "g6, empty, open to you")
    expect(reader.get_by_role("button", name="Undo")).to_be_disabled()


def test_record_and_pictures_are_saved(reader: Page, tmp_path: Path) -> None:
    sit(reader)
    place(reader, *OPENING)
    reader.get_by_role("button", name="Share").click()
    for name, suffix in (
        ("Save the record", "json"),
        ("Save the board as SVG", "svg"),
        ("Save the board as PNG", "png"),
    ):
        with reader.expect_download() as found:
            reader.get_by_text(name).click()
        file = tmp_path / f"saved.{suffix}"
        found.value.save_as(file)
        content = file.read_bytes()
        if suffix == "json":
            assert json.loads(content)["game"] == "meridians"
        elif suffix == "png":
            assert content.startswith(b"\x89PNG")
        else:
            assert content.count(b"<circle") >= len(OPENING)
            assert b"var(" not in content


COLOURS = """async (base64) => {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
}"""


@pytest.mark.parametrize(
    ("game", "drawn"), [*((game, True) for game in sorted(shelf())), ("meeple-stacking", False)]
)
def test_every_picture_that_is_offered_can_be_saved(
    readers: Any, game: str, drawn: bool, tmp_path: Path
) -> None:
    """A plate that is built on is a canvas, and where nothing is drawn yet no picture is offered."""
    reader = readers()
    stacking = game == "meeple-stacking"
    other = {"kind": "bot", "level": "sure"} if stacking else {"kind": "here"}
    sit(reader, game=game, seats=[{"kind": "here"}, other])
    if stacking and drawn:
        reader.get_by_role("button", name="I am ready").click()
        reader.get_by_role("button", name="Done").click(timeout=60_000, trial=True)
    reader.get_by_role("button", name="Share").click()
    expect(reader.get_by_text("Save the record")).to_be_visible()
    offers = reader.get_by_text("Save the board")
    offered = offers.all_inner_texts()
    svg, png = "Save the board as SVG", "Save the board as PNG"
    assert offered == ([svg, png] if not stacking else [png] if drawn else [])
    for text in offered:
        with reader.expect_download() as found:
            reader.get_by_text(text).click()
        file = tmp_path / found.value.suggested_filename
        found.value.save_as(file)
        if text == png:
            picture = base64.b64encode(file.read_bytes()).decode()
            assert reader.evaluate(COLOURS, picture) > 5, "something is to be seen"
    readers.forget("GPU stall due to ReadPixels")


def test_pie_is_a_clear_choice(reader: Page) -> None:
    sit(reader, options={"pie": True})
    expect(notes(reader).first).to_contain_text("Seat 1 sets both first stones, now Light’s and then Dark’s.")
    place(reader, "g6", "h5")
    choice = reader.get_by_role("group", name="Seat 2 chooses a color")
    expect(notes(reader).first).to_contain_text("Light with the stone on g6, or Dark with the stone on h5")
    point(reader, "a1").click()
    expect(notes(reader).first).to_contain_text("Choose a color first")
    choice.get_by_role("button", name="Play Dark").click()
    expect(choice).to_have_count(0)
    expect(reader.locator("[data-seat='1']")).to_contain_text("Dark")
    expect(reader.locator(".moves")).to_contain_text("Dark chosen")


def test_rotation_and_coordinates(reader: Page) -> None:
    sit(reader)
    place(reader, "a1")
    before = point(reader, "a1").bounding_box()
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Turn the board").click()
    reader.get_by_text("Coordinates").click()
    expect(reader.locator(".coordinate")).to_have_count(0)
    after = point(reader, "a1").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["x"] - after["x"]) > 100
    reader.keyboard.press("Escape")
    point(reader, "g6").focus()
    reader.keyboard.press("ArrowRight")
    left, right = point(reader, "g6").bounding_box(), reader.locator("[data-point]:focus").bounding_box()
    assert left is not None
    assert right is not None
    assert right["x"] > left["x"]


def test_confirming_each_move(reader: Page) -> None:
    sit(reader)
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Confirm each move").click()
    reader.keyboard.press("Escape")
    point(reader, "g6").click()
    expect(reader.locator(".ghost")).to_have_count(1)
    point(reader, "g7").click()
    reader.get_by_role("button", name="Place g7").click()
    expect(point(reader, "g7")).to_have_attribute("aria-label", "g7, Light stone, last move")


def copied(page: Page, button: str) -> str:
    """The link that a button of the sharing menu copies."""
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_to_a_move_opens_for_anybody(readers: Any) -> None:
    ann, eve = readers(permissions=["clipboard-read", "clipboard-write"]), readers()
    identity = sit(ann, options={"size": 5})
    place(ann, *SHORT_GAME[:5])
    ann.get_by_role("button", name="One move back").click()
    assert copied(ann, "Copy a link for those at this table").endswith(f"/#/tables/{identity}/3")
    eve.goto(copied(ann, "Copy a link to this move"))
    expect(point(eve, "h2")).to_have_attribute("aria-label", "h2, Dark stone, last move")
    expect(point(eve, "f3")).to_have_attribute("aria-label", "f3, empty, open to you")
    assert tuple(eve.locator(".line .move button").all_inner_texts()) == SHORT_GAME[:4]
    eve.keyboard.press("Home")
    expect(point(eve, "h5")).to_have_attribute("aria-label", "h5, empty, open to you")


def test_a_link_to_a_move_names_what_chance_brought(readers: Any) -> None:
    ann, eve = readers(permissions=["clipboard-read", "clipboard-write"]), readers()
    seat(ann, 3, options={"first": "seat-1"})
    for following in ("Yellow", "Green"):
        give_over(ann)
        # Their heading stands there before it is their turn.
        expect(ann.locator(".turn .head")).to_contain_text(following)
    link = copied(ann, "Copy a link to this move")
    assert re.search(r"moves=pass,roll-\d,pass,roll-\d$", link), link
    eve.goto(link)
    expect(eve.locator(".turn .sub")).to_have_text(re.compile(rf"^{link[-1]} points? to spend$"))
