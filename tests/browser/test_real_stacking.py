"""The page for real meeples: clock, counting with refusals, both variants, a shared plate, and what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Readers
from tests.browser.seated import speak

HERE = "/#/games/meeple-stacking/turns"
PHONE: ViewportSize = {"width": 320, "height": 640}
APART = """(() => {
  const [brand, nav] = document.querySelector('header').children;
  return nav.getBoundingClientRect().left - brand.getBoundingClientRect().right;
})()"""
EVENING = "rulebound.meeple-stacking.evening"


def begin(reader: Page, *choices: str, names: tuple[str, ...] = ()) -> None:
    """Begin a game with these choices."""
    reader.goto(HERE)
    for choice in choices:
        reader.get_by_text(choice, exact=True).click()
    for number, name in enumerate(names, 1):
        reader.get_by_label(f"Name of player {number}").fill(name)
    reader.get_by_role("button", name="Begin", exact=True).click()


def count(reader: Page, *rows: int) -> None:
    """Count a pyramid row by row and write it down."""
    for row, meeples in enumerate(rows, 1):
        reader.get_by_role("button", name=f"Add row {row}", exact=True).click()
        reader.get_by_label(f"Row {row}", exact=True).fill(str(meeples))
        reader.get_by_label(f"Row {row}", exact=True).press("Enter")
    reader.get_by_role("button", name="Write down").click()


def test_the_shelf_leads_to_the_page_for_a_real_table(reader: Page) -> None:
    reader.goto("/")
    reader.get_by_role("region", name="Games").get_by_role(
        "link", name=re.compile("^Meeple Stacking")
    ).click()
    expect(reader.get_by_role("heading", name="Or higher and higher")).to_be_visible()
    reader.get_by_role("link", name="Phone at the table").click()
    expect(reader.get_by_role("link", name="Build on the screen")).to_be_visible()
    expect(reader.get_by_text("up to 99 meeples")).to_be_visible()
    expect(reader.get_by_text("Carc_Meeple_StapelnRegeln.pdf")).to_be_visible()
    reader.get_by_role("link", name="In the rulebook").click()
    expect(reader.get_by_text("Only the highest pyramid of a player counts.")).to_be_visible()


def test_so_many_meeples_are_enough_for_so_much(reader: Page) -> None:
    reader.goto(HERE)
    reader.get_by_role("button", name="40", exact=True).click()
    expect(reader.get_by_text("full pyramid on a base of 8: 36 meeples, 120 points")).to_be_visible()
    expect(reader.get_by_text("goes up to round 6")).to_be_visible()
    reader.get_by_role("textbox", name="Meeples each").fill("5")
    reader.get_by_role("textbox", name="Meeples each").press("Enter")
    expect(reader.get_by_text("you need 6 each")).to_be_visible()


def test_what_keeps_a_game_from_beginning_is_said_at_the_button_too(reader: Page) -> None:
    reader.set_viewport_size({"width": 390, "height": 844})
    reader.goto(HERE)
    rounds = reader.get_by_role("group", name="Rounds").locator("label")
    expect(rounds).to_have_count(10)
    assert len({box["y"] for label in rounds.all() if (box := label.bounding_box())}) == 1, "in one line"
    supply, begins = reader.get_by_label("Meeples each").first, reader.get_by_role("button", name="Begin")
    for text in ("0", "-5", "1e9", "abc", "3.5", "", "١٢", "100"):
        supply.fill(text)
        expect(reader.get_by_role("alert")).to_have_text("Meeples each: a whole number from 1 to 99.")
        expect(supply).to_have_attribute("aria-invalid", "true")
        expect(reader.get_by_text("With 99 each")).to_be_hidden()
        expect(begins).to_be_disabled()
        expect(begins).to_have_accessible_description("Meeples each: a whole number from 1 to 99.")
        supply.press("Tab")
        expect(supply).to_have_value(text)
    reader.get_by_role("button", name="20", exact=True).click()
    expect(supply).to_have_value("20")
    names = [reader.get_by_label(f"Name of player {number}") for number in (1, 2)]
    for name in names:
        expect(name).to_have_attribute("aria-invalid", "false")
        name.fill("Vera")
    for name in names:
        expect(name).to_have_attribute("aria-invalid", "true")
    expect(begins).to_be_disabled()
    expect(begins).to_have_accessible_description("Two players have the same name.")
    names[1].fill("Ines")
    supply.fill("7")
    box = begins.bounding_box()
    supply.dispatch_event("change")
    assert begins.bounding_box() == box, "nothing moves under the finger"
    begins.click()
    expect(reader.get_by_role("timer")).to_be_visible()


def test_the_clock_pauses_goes_on_over_a_reload_and_cries_hands_off(reader: Page) -> None:
    reader.clock.install(time="2026-11-30T12:00:00")
    begin(reader)
    reader.clock.pause_at("2026-11-30T12:30:00")
    time = reader.get_by_role("timer")
    expect(time).to_have_text("2:00")
    reader.get_by_role("button", name="Start", exact=True).click()
    reader.clock.run_for(30_000)
    expect(time).to_have_text("1:30")
    reader.get_by_role("button", name="Pause").click()
    reader.clock.run_for(60_000)
    expect(time).to_have_text("1:30")
    reader.get_by_role("button", name="Go on").click()
    reader.clock.run_for(10_000)
    expect(time).to_have_text("1:20")
    reader.reload()
    expect(time).to_have_text(re.compile("1:(20|19)"))
    reader.clock.run_for(80_500)
    cue = reader.get_by_label("Clock").locator(".cue")
    expect(cue).to_have_text("Hands off")
    expect(reader.get_by_role("button", name="Write down")).to_have_count(0)
    reader.clock.run_for(3_000)
    expect(cue).to_have_text("Count what stands")
    expect(reader.get_by_role("button", name="Write down")).to_be_visible()


def test_a_game_of_points_is_counted_with_refusals_undo_and_a_card(reader: Page, tmp_path: Path) -> None:
    reader.set_viewport_size(PHONE)
    begin(reader, names=("Vera", "Ines"))
    expect(reader.get_by_role("timer")).to_be_in_viewport()
    reader.get_by_role("button", name="Count without the clock").click()
    count(reader, 5, 4, 2)
    expect(reader.get_by_role("heading", name="Ines")).to_be_in_viewport()
    reader.get_by_role("button", name="Undo").click()
    for row in (1, 2, 3):
        reader.get_by_role("button", name=f"Add row {row}", exact=True).click()
    reader.get_by_role("button", name="One less in row 1", exact=True).click()
    refusal = reader.get_by_role("alert")
    expect(refusal).to_contain_text("building · firm ground")
    expect(refusal).to_contain_text("Nothing would stand in row 1")
    expect(reader.get_by_label("Row 1", exact=True)).to_have_value("1")
    reader.get_by_label("Row 1", exact=True).fill("98")
    reader.get_by_label("Row 1", exact=True).press("Enter")
    expect(refusal).to_contain_text("more than the 99 meeples")
    expect(refusal).to_contain_text("material · 99 meeples")
    refusal.get_by_role("button", name="Open the passage").click()
    expect(refusal.get_by_text("So nobody can build with more.")).to_be_visible()
    reader.get_by_label("Row 1", exact=True).fill("5")
    reader.get_by_label("Row 1", exact=True).press("Enter")
    expect(reader.get_by_text("can connect at most 3 of it")).to_be_visible()
    reader.get_by_role("button", name="Write down").click()
    reader.get_by_role("button", name="Collapsed: one is standing").click()
    for _ in range(2):
        reader.get_by_role("button", name="Count without the clock").click()
        for _ in range(2):
            reader.get_by_role("button", name="Nothing stands").click()
    expect(reader.get_by_role("heading", name="Vera wins")).to_be_visible()
    expect(reader.get_by_text("New bests of Vera and Ines")).to_be_visible()
    with reader.expect_download() as card:
        reader.get_by_role("button", name="Share as a picture").click()
    card.value.save_as(tmp_path / "card.png")
    assert (tmp_path / "card.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    reader.get_by_role("button", name="Other players").click()
    bests = reader.get_by_role("region", name="Best on this device")
    expect(bests.get_by_role("listitem")).to_have_text(["Vera 10 points with 5-1-1", "Ines 1 point with 1"])


def test_the_ladder_puts_out_who_fails_and_survives_a_reload(reader: Page) -> None:
    begin(reader, "Higher and higher: in turns of 45 seconds, whoever fails is out", names=("Vera", "Ines"))
    expect(reader.get_by_role("timer")).to_have_text("0:45")
    expect(reader.get_by_text("Build the full pyramid: 3 + 2 + 1")).to_be_visible()
    reader.get_by_role("button", name="It stands").click()
    reader.get_by_role("button", name="It stands").click()
    expect(reader.get_by_text("Build the full pyramid: 4 + 3 + 2 + 1")).to_be_visible()
    reader.reload()
    on = reader.get_by_role("listitem").filter(has_text="Builds now")
    expect(on).to_contain_text("Ines")
    reader.get_by_role("button", name="Not done").click()
    expect(reader.get_by_role("heading", name="Vera wins")).to_be_visible()
    reader.get_by_role("button", name="Undo").click()
    expect(on).to_contain_text("Ines")


def test_on_a_plate_for_all_the_agreed_loss_decides(reader: Page) -> None:
    reader.goto(HERE)
    reader.get_by_text("What the text leaves open").click()
    reader.get_by_text("One for all", exact=True).click()
    reader.get_by_role("button", name="Begin", exact=True).click()
    reader.get_by_role("button", name="Count without the clock").click()
    reader.get_by_role("button", name="Collapsed: one is standing").click()
    count(reader, 3, 2)
    reader.get_by_role("button", name="Somebody knocked one over").click()
    dialog = reader.get_by_role("dialog")
    dialog.get_by_role("group", name="Who was it?").get_by_text("Player 2").click()
    dialog.get_by_role("group", name="Whose pyramid?").get_by_text("Player 1").click()
    dialog.get_by_text("as high as before").click()
    dialog.get_by_role("button", name="Write down").click()
    expect(dialog.get_by_role("alert")).to_contain_text("shared plate · lower or gone")
    dialog.get_by_text("It is gone").click()
    dialog.get_by_role("button", name="Write down").click()
    expect(reader.get_by_role("heading", name="Player 1 wins")).to_be_visible()
    ranking = reader.get_by_role("region", name="Player 1 wins").get_by_role("listitem")
    expect(ranking).to_have_text(["Player 11 point", "Player 2Out"])


def test_it_is_in_every_language(reader: Page) -> None:
    reader.set_viewport_size({"width": 320, "height": 700})
    reader.goto(HERE)
    for language in ("ru", "fr", "nl", "de"):
        speak(reader, language)
        expect(reader.locator("form").first).to_be_visible()
        assert "stacking-" not in reader.locator("main").inner_text()
        assert reader.evaluate("document.documentElement.scrollWidth") <= 320, language
        assert reader.evaluate(APART) >= 8, language


OF_OTHERS: tuple[Any, ...] = (
    {"version": 2, "setup": {}, "acts": []},
    {"version": 1, "setup": {"players": ["a", "a"]}, "acts": []},
    {"version": 1, "acts": "many"},
    [],
)


def test_what_was_kept_by_others_is_left_alone(reader: Page) -> None:
    reader.goto(HERE)
    for kept in OF_OTHERS:
        reader.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [EVENING, json.dumps(kept)])
        reader.reload()
        expect(reader.get_by_role("button", name="Begin", exact=True)).to_be_visible()


def test_it_opens_again_without_a_network(reader: Page, readers: Readers) -> None:
    begin(reader)
    expect(reader.get_by_text("This page is kept on this device")).to_be_visible()
    reader.wait_for_timeout(500)
    reader.context.set_offline(True)
    reader.reload()
    expect(reader.get_by_role("timer")).to_have_text("2:00")
    readers.forget("ERR_")  # the browser notes that nothing answered


def counted(reader: Page) -> None:
    """Two players count without the clock: the first has rows of 4 and 3 so far."""
    begin(reader, names=("Vera", "Ines"))
    reader.get_by_role("button", name="Count without the clock").click()
    for row, meeples in enumerate((4, 3), 1):
        reader.get_by_role("button", name=f"Add row {row}", exact=True).click()
        reader.get_by_label(f"Row {row}", exact=True).fill(str(meeples))
        reader.get_by_label(f"Row {row}", exact=True).press("Enter")


def test_rows_that_no_row_can_carry_are_refused_without_a_network_too(reader: Page, readers: Readers) -> None:
    reader.goto(HERE)
    expect(reader.get_by_text("This page is kept on this device")).to_be_visible()
    reader.wait_for_timeout(500)
    reader.context.set_offline(True)
    counted(reader)
    top = reader.get_by_label("Row 2", exact=True)
    for meeples in (9, 50, 95):
        top.fill(str(meeples))
        top.press("Enter")
        refusal = reader.get_by_role("alert")
        expect(refusal).to_contain_text(f"Row 2 would have {meeples} meeples")
        expect(refusal).to_contain_text("what a row carries")
        expect(top).to_have_value("3")
    top.fill("8")
    top.press("Enter")
    expect(reader.get_by_role("alert")).to_have_count(0)
    expect(reader.get_by_role("status").filter(has_text="20 points")).to_be_visible()
    readers.forget("ERR_")


def test_what_is_no_number_is_said_and_the_word_goes_when_it_is_mended(reader: Page) -> None:
    counted(reader)
    top, write = (
        reader.get_by_label("Row 2", exact=True),
        reader.get_by_role("button", name="Write down"),
    )
    for text in ("-3", "abc", "5.7", "", "1e3"):
        top.fill(text)
        top.press("Enter")
        expect(reader.get_by_role("alert")).to_have_text("Row 2 needs a whole number; 0 is none.")
        expect(top).to_have_value(text)
        expect(top).to_have_attribute("aria-invalid", "true")
        expect(write).to_be_disabled()
        top.fill("3")
        expect(reader.get_by_role("alert")).to_have_count(0)
        top.press("Enter")
        expect(write).to_be_enabled()
    top.fill("1000")
    top.press("Enter")
    expect(reader.get_by_role("alert")).to_contain_text("more than the 99 meeples")
    top.fill("2")
    expect(reader.get_by_role("alert")).to_have_count(0)


def test_a_count_in_progress_survives_a_reload(reader: Page) -> None:
    counted(reader)
    reader.reload()
    expect(reader.get_by_role("heading", name="Vera")).to_be_visible()
    expect(reader.get_by_label("Row 1", exact=True)).to_have_value("4")
    expect(reader.get_by_label("Row 2", exact=True)).to_have_value("3")
    expect(reader.get_by_role("timer")).to_have_count(0)
    reader.get_by_role("button", name="Write down").click()
    expect(reader.get_by_role("heading", name="Ines")).to_be_visible()
    expect(reader.get_by_label("Row 1", exact=True)).to_have_count(0)
    reader.reload()
    expect(reader.get_by_role("heading", name="Ines")).to_be_visible()
    expect(reader.get_by_role("timer")).to_have_count(0)
    expect(reader.get_by_label("Row 1", exact=True)).to_have_count(0)


def test_two_windows_go_on_together(reader: Page) -> None:
    counted(reader)
    other = reader.context.new_page()
    other.goto(HERE)
    expect(other.get_by_label("Row 2", exact=True)).to_have_value("3")
    reader.get_by_role("button", name="Write down").click()
    expect(other.get_by_role("heading", name="Ines")).to_be_visible()
    other.get_by_role("button", name="Collapsed: one is standing").click()
    expect(reader.get_by_role("heading", name="Round 2 of 3")).to_be_visible()
    reader.get_by_role("button", name="Start", exact=True).click()
    expect(other.get_by_role("button", name="Pause")).to_be_visible()
    other.get_by_role("button", name="Pause").click()
    expect(reader.get_by_role("button", name="Go on")).to_be_visible()
    standings = reader.get_by_role("list", name="Standings").get_by_role("listitem")
    expect(standings.filter(has_text="Vera")).to_contain_text("10")
    expect(standings.filter(has_text="Ines")).to_contain_text("1")
