"""Whole games of Der Marsigelwettkampf by clicks and by keyboard, and what the table says on the way."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.ring import FOUR, HIGH, SIX, carry, give_over, piece, seat, settled, space, stop
from tests.browser.seated import notes
from tests.browser.test_game import focused, reach


def test_a_game_by_clicks_with_a_move_taken_back(reader: Page) -> None:
    seat(reader, 2, SIX)
    expect(stop(reader)).to_have_text("Pass (1 of 2 in a row)")
    carry(reader, "a2", "a3")
    expect(reader.locator(".turn .sub")).to_have_text("4 spent, 2 left")
    expect(stop(reader)).to_have_text("End turn, drop 2 points")
    expect(reader.locator("[data-space]")).to_have_count(5)
    reader.get_by_role("button", name="Undo").click()
    expect(reader.locator(".turn .sub")).to_have_text("6 points to spend")
    expect(reader.locator("[data-space]")).to_have_count(6)
    carry(reader, "a2", "a3")
    expect(reader.locator("[data-space]")).to_have_count(5)
    piece(reader, "a1").click()
    piece(reader, "a2").click()
    expect(notes(reader).first).to_contain_text("Red has formed a tree")
    expect(notes(reader).first).to_contain_text("winning · tree of your color")
    expect(reader.locator("[data-told]")).to_contain_text("Red wins")
    expect(reader.locator(".won")).to_have_count(3)
    expect(stop(reader)).to_have_count(0)


def test_a_game_by_keyboard_to_its_end(reader: Page) -> None:
    """Yellow moves its pawn and ends the turn; whatever Red rolls then, its pawn completes the tree."""
    seat(reader, 2, "a3a2/a1/b3/b2/b1 b 2")
    reach(reader, "g", "Space of")
    walk(reader, "Space of Yellow’s pawn")
    reader.keyboard.press("ArrowUp")
    assert focused(reader) == "Yellow’s pawn, may move"
    reader.keyboard.press("Enter")
    assert focused(reader) == "Yellow’s pawn, in hand"
    reader.keyboard.press("ArrowDown")
    walk(reader, "Space of Yellow’s drone")
    assert focused(reader).endswith("lands here for 1 point, 1 left")
    reader.keyboard.press("Enter")
    told = reader.locator("[data-told]")
    expect(told).to_contain_text("Yellow moves the pawn 1 space onto Yellow’s drone, 1 left")
    reach(reader, "button", "End turn, drop 1 point")
    reader.keyboard.press("Enter")
    expect(told).to_contain_text("Red rolls")
    settled(reader)
    space(reader, "a1").focus()
    reader.keyboard.press("Enter")
    expect(piece(reader, "a1")).to_have_attribute("aria-pressed", "true")
    walk(reader, "Space of Red’s queen")
    reader.keyboard.press("Enter")
    expect(told).to_contain_text("Red wins")
    expect(reader.get_by_role("heading", name="Red has won")).to_be_visible()


def walk(page: Page, name: str) -> None:
    """Go along the ring until the focus is on a space of this name."""
    for _ in range(40):
        if focused(page).startswith(name):
            return
        page.keyboard.press("ArrowLeft")
    raise AssertionError(f"the ring has no {name}")


def test_all_pass_and_the_game_is_drawn(reader: Page) -> None:
    seat(reader, 3)
    for number in (1, 2, 3):
        expect(stop(reader)).to_have_text(f"Pass ({number} of 3 in a row)")
        give_over(reader)
    expect(notes(reader).first).to_contain_text("draw · all pass")
    expect(notes(reader).first.locator(".when")).to_have_text("turn 3")
    expect(reader.locator(".turn .head")).to_have_text("A draw")


def test_a_refused_target_says_why_and_the_piece_stays_in_hand(reader: Page) -> None:
    seat(reader, 4, FOUR)
    piece(reader, "d2").click()
    expect(space(reader, "b3")).to_have_attribute("aria-label", re.compile("lands here for 2 points, 2 left"))
    expect(space(reader, "a3")).to_have_attribute("aria-label", re.compile("too far, 6 points"))
    expect(space(reader, "c3")).to_have_attribute("aria-label", re.compile("too small to land on"))
    piece(reader, "a1").click()
    note = notes(reader).first
    expect(note).to_contain_text("landing · same size or larger")
    expect(note).to_contain_text("Too small: on top there is Red’s pawn")
    expect(reader.locator("[data-spot]")).to_have_count(1)
    space(reader, "a3").focus()
    reader.keyboard.press("Enter")
    expect(notes(reader).first).to_contain_text("moving · price")
    expect(piece(reader, "d2")).to_have_attribute("aria-pressed", "true")
    reader.keyboard.press("Escape")
    expect(piece(reader, "d2")).to_have_attribute("aria-pressed", "false")


def test_a_refused_piece_says_why(reader: Page) -> None:
    seat(reader, 2, "a3a2/b2/a1/b3/b1 a 2 moved")
    for name, why in (
        ("b3", "That queen is Yellow’s."),
        ("a3", "Above it in this stack lies your drone."),
    ):
        piece(reader, name).click()
        expect(notes(reader).first).to_contain_text(why)
        expect(reader.locator("[data-spot]")).to_have_count(1)
    expect(piece(reader, "a3")).to_have_attribute("aria-label", re.compile("held by your piece above it"))
    expect(reader.locator("[aria-pressed='true']")).to_have_count(0)


def test_riders_lift_along(reader: Page) -> None:
    seat(reader, 2, "a3/b2/b3a2b1/a1 a 5")
    piece(reader, "a2").click()
    expect(reader.locator(".body.hand")).to_have_count(2)
    space(reader, "b2").focus()
    expect(reader.locator(".turn .sub")).to_have_text("costs 2, leaves 3")


def test_the_whole_of_a_high_stack_is_shown(reader: Page) -> None:
    seat(reader, 6, HIGH)
    space(reader, "e3").focus()
    whole = reader.get_by_role("complementary", name="Space of Black’s queen")
    expect(whole.get_by_role("listitem")).to_have_count(12)
    expect(whole.get_by_role("listitem").nth(1)).to_contain_text("may move")
    expect(whole.get_by_role("listitem").last).to_contain_text("held by your piece above it")
    whole.get_by_role("button", name="Black’s pawn").click()
    expect(piece(reader, "e1")).to_have_attribute("aria-pressed", "true")
    whole.get_by_role("button", name="Close").click()
    expect(whole).to_have_count(0)
    space(reader, "e3").focus()
    expect(whole).to_have_count(1)
    piece(reader, "c1").click()
    expect(reader.locator("[data-told]")).to_contain_text(" onto ")
    expect(whole).to_have_count(0)  # it would lie over what has changed


def test_a_closed_space_leaves_a_ghost_for_a_turn(reader: Page) -> None:
    seat(reader, 2, SIX)
    carry(reader, "a2", "a3")
    expect(reader.locator(".ghost")).to_have_count(1)
    expect(notes(reader).first).to_contain_text("spaces · empty spaces close")
    expect(notes(reader).first).to_contain_text("Space of Red’s drone: empty, so it is gone.")
    give_over(reader)
    expect(stop(reader)).to_have_text("Pass (1 of 2 in a row)")
    expect(reader.locator(".ghost")).to_have_count(1)
    give_over(reader)
    expect(stop(reader)).to_have_text("Pass (2 of 2 in a row)")
    expect(reader.locator(".ghost")).to_have_count(0)


def freeze(page: Page) -> None:
    """Let time stand still for the page, so that a die that tumbles would do so for ever."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))


def test_a_die_that_tumbles_is_skipped_and_nothing_else_is_done(readers: Any) -> None:
    reader: Page = readers()
    seat(reader, 3)
    freeze(reader)
    tumbling = reader.locator(".tumbling")
    stop(reader).click()
    expect(tumbling).to_have_count(1)
    reader.keyboard.press("Enter")
    expect(tumbling).to_have_count(0)
    expect(stop(reader)).to_have_text("Pass (2 of 3 in a row)")
    stop(reader).click()
    expect(tumbling).to_have_count(1)
    stop(reader).click()
    expect(tumbling).to_have_count(0)
    expect(stop(reader)).to_have_text("Pass (3 of 3 in a row)")


def test_nothing_moves_when_motion_is_not_wanted(readers: Any) -> None:
    reader: Page = readers(reduced_motion="reduce")
    seat(reader, 2, SIX)
    freeze(reader)
    carry(reader, "a2", "a3")
    expect(reader.locator("[data-space]")).to_have_count(5)
    expect(reader.locator(".ghost")).to_have_count(1)  # it stands still, and tells where a space was
    stop(reader).click()
    expect(stop(reader)).to_have_text("Pass (1 of 2 in a row)")
    expect(reader.locator(".tumbling")).to_have_count(0)
    running = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
    assert reader.evaluate(running) == 0
