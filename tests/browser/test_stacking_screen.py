"""Building on the screen: by mouse and by keys, refereed by the server and judged row by row."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from playwright.sync_api import FloatRect, Page, ViewportSize, expect

SMALL: ViewportSize = {"width": 1100, "height": 640}
"""A machine without a graphics card draws each pixel itself."""
EYE = (0.0, 13.0, 40.0)
LOOK = (0.0, 5.4, 0.0)
HALF_VIEW = 9.6
SLOW_MS = 240_000
"""The engine is compiled for the first time, and the round is played again, on a machine that may be busy."""


def seen(place: tuple[float, float], box: FloatRect) -> tuple[float, float]:
    """Where on the page a place in the plane of building is, as the stage looks at it; in centimetres."""
    tilt = math.atan2(EYE[1] - LOOK[1], EYE[2])
    x, up, away = place[0], place[1] - EYE[1], EYE[2]
    depth = away * math.cos(tilt) - up * math.sin(tilt)
    height = up * math.cos(tilt) + away * math.sin(tilt)
    aspect = box["width"] / box["height"]
    half = HALF_VIEW / min(1.0, aspect) / EYE[2]
    right, above = x / depth / half / aspect, height / depth / half
    return box["x"] + (right + 1) / 2 * box["width"], box["y"] + (1 - above) / 2 * box["height"]


def until(reader: Page, done: Callable[[float, float], bool], step: Callable[[float, float], None]) -> None:
    """Do something again and again until the meeple in the hand is where it is to be, and rests there."""
    for _ in range(400):
        before = position(reader)
        reader.wait_for_timeout(150)
        x, height = position(reader)
        if (x, height) != before and math.dist((x, height), before) > 0.8:
            continue
        if done(x, height):
            return
        step(x, height)
    raise AssertionError(f"the hand is at {position(reader)}")


def position(reader: Page) -> tuple[float, float]:
    """To the right and up, in millimetres."""
    told = reader.locator("output.at").inner_text().replace("−", "-")
    x, height, _ = (float(part) for part in re.findall(r"-?[0-9.]+", told))
    return x, height


def test_a_pyramid_by_mouse_and_one_by_keys(reader: Page) -> None:
    reader.set_viewport_size(SMALL)
    reader.goto("/#/games/meeple-stacking/play")
    reader.get_by_role("button", name="Practice").click()
    reader.get_by_role("button", name="Start").click(timeout=SLOW_MS)
    plate = reader.get_by_role("application")
    held = reader.locator("canvas.held")
    box = plate.bounding_box()
    assert box is not None

    # Two on top of each other by keys.
    reader.mouse.move(*seen((-5.0, 3.0), box))
    for row in (0, 1):
        plate.press(" ")
        expect(held).to_be_visible(timeout=SLOW_MS)
        until(reader, lambda x, height: abs(x + 50) < 3 and height > 16 * row + 5, lambda *_: None)
        until(
            reader,
            lambda _, height, row=row: height < 16 * row + 1.2,  # type: ignore[misc]
            lambda _, height, row=row: plate.press("ArrowDown" if height > 16 * row + 6 else "Shift+ArrowDown"),  # type: ignore[misc]
        )
        plate.press(" ")
        expect(held).to_have_count(0)

    # Three by mouse.
    for x, height in ((-0.85, 0.0), (0.85, 0.0), (0.0, 1.6)):
        reader.get_by_role("button", name="Take a meeple").click()
        reader.mouse.move(*seen((x, height + 3.2), box))
        expect(held).to_be_visible(timeout=SLOW_MS)
        until(reader, lambda at, _, x=x: abs(at - 10 * x) < 2, lambda *_: None)  # type: ignore[misc]
        for step in range(8, -1, -1):
            reader.mouse.move(*seen((x, height + 0.75 + 0.3 * step), box))
            reader.wait_for_timeout(120)
        until(
            reader,
            lambda at, up, x=x, height=height: abs(at - 10 * x) < 2 and up < 10 * height + 1.5,  # type: ignore[misc]
            lambda *_: None,
        )
        reader.mouse.down()
        reader.mouse.up()
        expect(held).to_have_count(0)

    reader.get_by_role("button", name="Done").click()
    judgement = reader.get_by_role("region", name="Judgement")
    expect(judgement).to_be_visible(timeout=SLOW_MS)
    expect(judgement.get_by_role("row", name=re.compile("^Row 2 1 at 2 2$"))).to_be_visible()
    expect(judgement.get_by_role("row", name=re.compile("^Sum 4$"))).to_be_visible()
    expect(judgement.get_by_text(re.compile("^2 ×"))).to_be_visible()
    judgement.get_by_role("button", name=re.compile("§")).last.click()
    expect(judgement.get_by_role("link", name="In the rulebook").first).to_be_visible()
