"""Building on the screen: by mouse and by keys, refereed by the server and judged row by row."""

from __future__ import annotations

import math
import re

from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.browser.conftest import Readers

SMALL: ViewportSize = {"width": 1100, "height": 640}
EYE = (0.0, 22.0, 90.0)
WIDE, HIGH, NEAR = 9.6, 15.0, 19.2
SLOW_MS = 240_000
"""The engine is compiled for the first time, and the round is played again, on a machine that may be busy."""

ATTEMPTS = 4
STOOD = re.compile("^2 ×")
"""Both of the column stand, and count as little as each other beside the pyramid."""

UNDRAWN = """
for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
  WebGL2RenderingContext.prototype[name] = () => {};
"""
"""No pixel is looked at here, and without a graphics card each takes its time."""


def seen(place: tuple[float, float], box: FloatRect) -> tuple[float, float]:
    """Where on the page a place in the plane of building is, as the stage looks at it; in centimetres."""
    aspect = box["width"] / box["height"]
    top, bottom = math.atan2(HIGH - EYE[1], EYE[2]), math.atan2(-EYE[1], EYE[2] - NEAR)
    tilt = -(top + bottom) / 2
    across = WIDE / (EYE[2] * math.cos(tilt) + EYE[1] * math.sin(tilt))
    half = max(math.tan((top - bottom) / 2), across / aspect)
    x, up, away = place[0], place[1] - EYE[1], EYE[2]
    depth = away * math.cos(tilt) - up * math.sin(tilt)
    height = up * math.cos(tilt) + away * math.sin(tilt)
    right, above = x / depth / half / aspect, height / depth / half
    return box["x"] + (right + 1) / 2 * box["width"], box["y"] + (1 - above) / 2 * box["height"]


Span = tuple[float, float]


def until(reader: Page, x: Span, up: Span, lower: int | None = None) -> None:
    """Wait until the meeple in the hand is within these millimetres; `lower` brings it down by keys to a row."""
    for _ in range(400):
        before = position(reader)
        reader.wait_for_timeout(150)
        found = position(reader)
        if x[0] < found[0] < x[1] and up[0] < found[1] < up[1]:
            return
        if lower is not None and math.dist(found, before) < 0.8:
            far = found[1] > 16 * lower + 6
            key, held_ms = ("ArrowDown", 120) if far else ("Shift+ArrowDown", 0)
            reader.get_by_role("application").press(key, delay=held_ms)
    raise AssertionError(f"the hand is at {position(reader)}")


def position(reader: Page) -> tuple[float, float]:
    """To the right and up, in millimetres."""
    told = reader.locator("output.at").inner_text().replace("−", "-")
    x, height, _ = (float(part) for part in re.findall(r"-?[0-9.]+", told))
    return x, height


def build(reader: Page) -> None:
    """A column of two by keys to the left, and a pyramid of three by mouse; then hands off."""
    plate = reader.get_by_role("application")
    held = reader.locator("canvas.held")
    box = plate.bounding_box()
    assert box is not None
    reader.mouse.move(*seen((-5.0, 3.0), box))
    for row in (0, 1):
        plate.press(" ")
        expect(held).to_be_visible(timeout=SLOW_MS)
        until(reader, (-53, -47), (16 * row + 5, 80))
        until(reader, (-53, -47), (16 * row - 1, 16 * row + 1.2), lower=row)
        plate.press(" ")
        expect(held).to_have_count(0)
    for x, height in ((-0.85, 0.0), (0.85, 0.0), (0.0, 1.6)):
        reader.get_by_role("button", name="Take a meeple").click()
        reader.mouse.move(*seen((x, height + 3.2), box))
        expect(held).to_be_visible(timeout=SLOW_MS)
        until(reader, (10 * x - 2, 10 * x + 2), (0, 100))
        for step in range(8, -1, -1):
            reader.mouse.move(*seen((x, height + 0.75 + 0.3 * step), box))
            reader.wait_for_timeout(120)
        until(reader, (10 * x - 2, 10 * x + 2), (-1, 10 * height + 1.5))
        reader.mouse.down()
        reader.mouse.up()
        expect(held).to_have_count(0)
    reader.get_by_role("button", name="Done").click()


def test_a_pyramid_by_mouse_and_one_by_keys(reader: Page, readers: Readers) -> None:
    reader.set_viewport_size(SMALL)
    reader.set_default_timeout(SLOW_MS)
    reader.add_init_script(UNDRAWN)
    reader.goto("/#/games/meeple-stacking")
    ways = reader.get_by_role("group", name="Play")
    expect(ways.get_by_role("button")).to_have_text(["Play against a bot", "Invite someone", "Open a seat"])
    ways.get_by_role("link", name="Practice or play at this screen").click()
    reader.get_by_role("button", name="Practice").click()
    expect(reader.get_by_text("Without a clock")).to_be_visible()
    expect(reader.get_by_role("timer")).to_have_count(0)
    judgement = reader.get_by_role("region", name="Judgement")
    # The hand trembles as nobody knows beforehand: what falls is built once more, as a person would.
    for _ in range(ATTEMPTS):
        reader.get_by_role("button", name="Start").click()
        build(reader)
        expect(judgement).to_be_visible(timeout=SLOW_MS)
        if judgement.get_by_text(STOOD).count() == 1:
            break
        reader.get_by_role("button", name="Once more").click()
    expect(judgement.get_by_role("row", name=re.compile("^Row 2 stands on 2 1 at 2 2$"))).to_be_visible()
    expect(judgement.get_by_role("row", name=re.compile("^Sum 4$"))).to_be_visible()
    expect(judgement.get_by_text(STOOD)).to_be_visible()
    # What does not count is in hand first; then the line that is in focus, and each time its meeples wear a ring.
    rings = reader.locator("circle.ring")
    expect(rings).to_have_count(2)
    judgement.get_by_role("button", name="Row 2").focus()
    expect(rings).to_have_count(1)
    expect(reader.locator(".tie path").first).to_be_attached()
    judgement.locator(".rubric").last.get_by_role("button").last.click()
    expect(judgement.get_by_role("link", name="In the rulebook").first).to_be_visible()
    # Chromium says so of any canvas that it draws without a graphics card.
    readers.forget("GPU stall due to ReadPixels")


def test_two_build_on_one_plate_at_once(reader: Page, readers: Readers) -> None:
    reader.set_viewport_size(SMALL)
    reader.set_default_timeout(SLOW_MS)
    reader.add_init_script(UNDRAWN)
    reader.goto("/#/games/meeple-stacking/play")
    for legend, choice in (("Plate", "One for all"), ("Rounds", "1")):
        reader.get_by_role("group", name=legend).get_by_text(choice, exact=True).click()
    reader.get_by_role("button", name="Begin").click()
    reader.get_by_role("button", name="Start").click()
    plate = reader.get_by_role("application")
    held = reader.locator("canvas.held")
    box = plate.bounding_box()
    assert box is not None
    reader.get_by_role("button", name="A meeple for Player 1").click()
    expect(held).to_be_visible(timeout=SLOW_MS)
    reader.mouse.move(*seen((-6.0, 3.0), box))
    reader.mouse.down()
    reader.mouse.up()
    expect(held).to_have_count(0)
    reader.get_by_role("group", name="Keys move the hand of").get_by_text("Player 2").click()
    plate.press(" ")
    expect(held).to_be_visible(timeout=SLOW_MS)
    plate.press(" ")
    expect(held).to_have_count(0)
    reader.get_by_role("button", name="All are done").click()
    expect(reader.get_by_role("region", name="Judgement")).to_have_count(2, timeout=SLOW_MS)
    reader.get_by_role("button", name="Next").click()
    link = reader.get_by_role("region", name="Watch again").get_by_role("button", name="Round 1 of 1")
    link.click()
    # Whoever goes by keys goes on where they are led, and comes back to where they were.
    expect(reader.get_by_label("Moment of the round")).to_be_focused()
    expect(reader.get_by_role("heading", name="Player 1 and Player 2")).to_be_visible()
    expect(plate).to_be_visible()
    reader.get_by_role("button", name="Back to the game").press("Enter")
    expect(link).to_be_focused()
    expect(reader.get_by_text("The most points after all rounds win.")).to_be_visible()
    readers.forget("GPU stall due to ReadPixels")


def test_whoever_has_destroyed_a_pyramid_is_out_also_when_it_is_watched_again(
    reader: Page, readers: Readers
) -> None:
    reader.set_viewport_size(SMALL)
    reader.set_default_timeout(SLOW_MS)
    reader.add_init_script(UNDRAWN)
    reader.goto("/#/games/meeple-stacking/play")
    reader.get_by_role("group", name="Plate").get_by_text("One for all", exact=True).click()
    reader.get_by_role("button", name="Begin").click()
    reader.get_by_role("button", name="Start").click()
    held = reader.locator("canvas.held")
    box = reader.get_by_role("application").bounding_box()
    assert box is not None
    for player, x in (("Player 1", -5.0), ("Player 2", 3.0)):
        reader.get_by_role("button", name=f"A meeple for {player}").click()
        reader.mouse.move(*seen((x, 3.0), box))
        expect(held).to_be_visible(timeout=SLOW_MS)
        reader.wait_for_timeout(1500)
        if player == "Player 1":
            for step in range(20, -1, -1):
                reader.mouse.move(*seen((x, 0.75 + 0.1 * step), box))
                reader.wait_for_timeout(60)
            reader.mouse.down()
            reader.mouse.up()
            expect(held).to_have_count(0)
            reader.wait_for_timeout(2500)
    for step in range(60):  # against the head of what stands there, and away again
        x = 3.0 - 0.3 * step if step < 35 else -7.0 + 0.3 * (step - 35)
        reader.mouse.move(*seen((x, 1.75 if step < 35 else 6.0), box))
        reader.wait_for_timeout(40)
    judgements = reader.get_by_role("region", name="Judgement")
    expect(judgements).to_have_count(2, timeout=SLOW_MS)

    def is_out() -> None:
        expect(reader.get_by_text("Player 2 has destroyed the pyramid of Player 1.").last).to_be_visible()
        expect(judgements.nth(1)).to_contain_text("Whoever did it has lost.")
        expect(judgements.nth(1)).to_contain_text("A meeple does not count: its player is out of the game.")
        expect(judgements.nth(1).get_by_role("row")).to_have_count(0)
        expect(judgements.nth(1).locator(".rubric")).to_have_count(2)

    is_out()
    reader.get_by_role("button", name="Next").click()
    reader.get_by_role("region", name="Watch again").get_by_role("button", name="Round 1").click()
    is_out()
    moment = reader.get_by_label("Moment of the round")
    moment.press("End")
    # The letter of what is out stands on it, and no row is numbered there.
    expect(reader.locator(".plate .badge").first).to_be_attached(timeout=SLOW_MS)
    expect(reader.locator(".plate .row")).to_have_count(judgements.nth(0).get_by_role("row").count() and 1)
    readers.forget("GPU stall due to ReadPixels")


def test_a_round_that_is_done_is_judged_though_the_session_was_lost(readers: Readers) -> None:
    reader = readers()
    reader.set_default_timeout(SLOW_MS)
    reader.add_init_script(UNDRAWN)
    reader.goto("/#/games/meeple-stacking/play")
    reader.get_by_role("button", name="Practice").click()
    reader.get_by_role("button", name="Start").click()
    reader.context.clear_cookies()
    reader.get_by_role("button", name="Done").click()
    expect(reader.get_by_role("region", name="Judgement")).to_be_visible(timeout=SLOW_MS)
    readers.forget("status of 401", "GPU stall due to ReadPixels")
