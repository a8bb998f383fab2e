"""A bot shows that it thinks and can be stopped; hints and the evaluation come when asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.seated import THOUGHTS, notes, place, point, sit, think_once

STANDARD = THOUGHTS["meridians"]


@pytest.fixture
def against(readers: Any) -> Page:
    """A table against a bot that takes its time."""
    reader: Page = readers(reduced_motion="reduce")
    think_once(reader, "meridians")
    sit(reader, seats=[{"kind": "here", "name": "Vera"}, {"kind": "bot", "level": "master"}])
    return reader


def test_it_thinks_and_answers(against: Page) -> None:
    place(against, "g6")
    plate = against.locator("[data-seat='1']")
    expect(plate).to_contain_text("Dark thinks")
    expect(plate.locator(".breath")).to_be_visible()
    expect(plate).to_contain_text(re.compile(r"depth \d"))
    assert violations(against) == []
    expect(against.get_by_role("heading", name="Light, your move")).to_be_visible()
    expect(against.locator(".cell:not(.next)")).to_have_count(2)


def test_it_can_be_stopped(against: Page) -> None:
    place(against, "g6")
    plate = against.locator("[data-seat='1']")
    expect(plate).to_contain_text("Dark thinks")
    height = plate.bounding_box()
    plate.get_by_role("button", name="Stop").click()
    expect(against.get_by_role("heading", name="Light, your move")).to_be_visible()
    expect(against.locator(".cell:not(.next)")).to_have_count(2)
    assert plate.bounding_box() == height, "the plate keeps its place and height"


def test_taking_back_against_a_bot_takes_back_both_moves(against: Page) -> None:
    place(against, "g6")
    expect(against.get_by_role("heading", name="Light, your move")).to_be_visible()
    against.get_by_role("button", name="Undo").click()
    expect(point(against, "g6")).to_have_attribute("aria-label", "g6, empty, open to you")
    expect(against.locator(".cell:not(.next)")).to_have_count(0)


def test_a_hint_is_advice_and_no_rule(reader: Page) -> None:
    think_once(reader, "meridians")
    sit(reader, position=STANDARD)
    reader.get_by_role("button", name="Hint").click()
    note = notes(reader).first
    expect(note).to_contain_text("looks best")
    expect(note).to_have_class(re.compile("advice"))
    expect(reader.locator(".spot.advice")).to_have_count(1)
    expect(reader.locator("[data-refused]")).to_contain_text("looks best")
    place(reader, "a1")
    expect(reader.locator(".spot.advice")).to_have_count(0)


def test_a_hint_marks_the_piece_and_where_it_lands(reader: Page) -> None:
    think_once(reader, "marsigel")
    sit(reader, game="marsigel", seats=[{"kind": "here"}] * 2, position=THOUGHTS["marsigel"])
    reader.get_by_role("button", name="Hint").click()
    expect(reader.locator(".spot.advice")).to_have_count(2)
    expect(notes(reader).first).to_have_text(re.compile(r"It may go on R1 → R2\. It wins\.\s*$"))


def test_the_evaluation_is_off_until_it_is_wanted(reader: Page) -> None:
    think_once(reader, "meridians")
    sit(reader, position=STANDARD)
    expect(reader.locator(".evaluation")).to_have_count(0)
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Evaluation bar").click()
    reader.keyboard.press("Escape")
    bar = reader.locator(".evaluation .bar")
    expect(bar).to_have_attribute("aria-label", re.compile("has the better chances, [0-9]+ %"))
