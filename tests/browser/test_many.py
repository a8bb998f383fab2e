"""Tables for more than two: thirteen seats in sight, a set-up for each, and a turn of several moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.seated import open_table, post, table
from tests.browser.test_phone import PHONE

HERE = {"kind": "here"}
ON_CARDS = "a3/b2/a1/b3/a2/b1 a 6"


def many(reader: Page, seats: int, **more: Any) -> str:
    identity: str = table(
        reader, game="marsigel", seats=[{"kind": "here", "name": "Vera"}, *[HERE] * (seats - 1)], **more
    )
    open_table(reader, identity)
    return identity


def act(reader: Page, identity: str, **command: str) -> Any:
    """A command of the seat to move, sent beside the page as another device of the same reader would."""
    now = reader.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", identity)
    said = {"id": f"command-{now['seq']}", "seat": now["to_act"][0], "seq": now["seq"], **command}
    return post(reader, f"/api/tables/{identity}/commands", said)


def play(reader: Page, identity: str, move: str) -> Any:
    """A move of the seat to move."""
    return act(reader, identity, type="move", move=move)


@pytest.mark.parametrize("seats", [3, 13])
def test_every_seat_is_in_sight_and_the_one_to_move_stands_out(reader: Page, seats: int) -> None:
    many(reader, seats, clock={"initial_s": 600, "increment_s": 5})
    rows = reader.locator("[data-seat]")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    mover = reader.locator("[data-seat][aria-current]")
    expect(mover).to_have_count(1)
    expect(mover).to_have_attribute("data-seat", "0")
    ink = "(row) => getComputedStyle(row).backgroundColor"
    dark = mover.evaluate(ink)
    assert [row.evaluate(ink) for row in rows.all()].count(dark) == 1
    expect(reader.get_by_role("region", name="Moves")).to_be_in_viewport()


def test_on_a_phone_the_strip_follows_the_turn(readers: Any) -> None:
    phone = readers(**PHONE)
    identity = many(phone, 13)
    expect(phone.locator("[data-seat='0']")).to_be_in_viewport(ratio=1)
    for seat in range(6):
        expect(phone.locator("[data-seat][aria-current]")).to_have_attribute("data-seat", str(seat))
        assert play(phone, identity, "pass")["result"] == "done"
    expect(phone.locator("[data-seat='6']")).to_be_in_viewport(ratio=1)
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_a_turn_of_several_moves_stays_with_its_seat_until_it_ends(reader: Page) -> None:
    identity = many(reader, 2, position=ON_CARDS)
    expect(reader.locator("[data-seat='0'].on")).to_have_count(1)
    assert play(reader, identity, "a1>b3")["result"] == "done"
    expect(reader.locator("[data-seat='0'].on")).to_have_count(1)
    assert play(reader, identity, "end")["result"] == "done"
    expect(reader.locator("[data-seat='1'].on")).to_have_count(1)


def test_a_seat_that_leaves_is_out_and_the_others_play_on(reader: Page) -> None:
    identity = many(reader, 3)
    assert act(reader, identity, type="resign")["result"] == "done"
    expect(reader.locator("[data-seat='0'].out")).to_contain_text("out of the game")
    expect(reader.locator("[data-seat][aria-current]")).to_have_attribute("data-seat", "1")
    expect(reader.locator(".note .when").first).to_contain_text("turn")


def test_each_seat_is_given_in_the_set_up(readers: Any) -> None:
    reader, guest = readers(), readers()
    reader.goto("/#/games/marsigel")
    reader.get_by_role("button", name="Play on one screen").click()
    dialog = reader.get_by_role("dialog")
    dialog.get_by_text("5", exact=True).click()
    expect(dialog.get_by_role("combobox")).to_have_count(5)
    dialog.get_by_role("textbox", name="Name at seat 1").fill("Vera")
    dialog.get_by_role("textbox", name="Name at seat 2").fill("Ines")
    dialog.get_by_role("combobox", name="Seat 3").select_option("A friend with a link")
    dialog.get_by_role("combobox", name="Seat 4").select_option("Open to anyone")
    levels = dialog.get_by_role("combobox", name="Seat 5").locator("option", has_text="Bot")
    dialog.get_by_role("combobox", name="Seat 5").select_option(levels.first.text_content())
    dialog.get_by_text("More options").click()
    expect(dialog.get_by_text("Seat 5", exact=True).last).to_be_visible()
    expect(dialog.get_by_text("Seat 6", exact=True)).to_have_count(0)
    dialog.get_by_role("button", name="Begin and invite").click()
    for seat, who in enumerate(("Vera", "Ines", "Waiting for a friend", "Open to anyone", "Bot")):
        expect(reader.locator(f"[data-seat='{seat}']")).to_contain_text(who)
    reader.locator("[data-seat='2']").get_by_role("button", name="Invite").click()
    expect(reader.get_by_label("Invitation link")).to_be_visible()
    guest.goto("/")
    seat = guest.locator("section[aria-labelledby=open] form").filter(has_text="1 of 5 seats free")
    expect(seat).to_contain_text("Vera is waiting")


def colours(reader: Page) -> list[str]:
    """What the set-up says of each seat's colour."""
    chosen = reader.get_by_role("dialog").locator("button[aria-expanded][aria-label]")
    return [str(button.get_attribute("aria-label")) for button in chosen.all()]


def test_each_seat_chooses_its_colour_whoever_sits_there(readers: Any) -> None:
    """By keyboard: a free colour is taken, one that another seat has is swapped; the table and its record keep them."""
    reader: Page = readers()
    reader.goto("/#/games/marsigel")
    reader.get_by_role("button", name="Play against a bot").click()
    dialog = reader.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    dialog.get_by_role("combobox", name="Seat 3").select_option("open")
    assert colours(reader) == ["Seat 1: Red", "Seat 2: Yellow", "Seat 3: Green"]
    for seat, wanted in ((1, "Clear"), (3, "White"), (3, "Clear, swaps with Seat 1")):
        dialog.get_by_role("button", name=f"Seat {seat}: ").press("Enter")
        palette = dialog.get_by_role("group", name=f"Seat {seat}: choose a color")
        expect(palette.get_by_role("button")).to_have_count(13)
        palette.get_by_role("button", name=wanted, exact=True).press("Enter")
        expect(palette).to_have_count(0)
        expect(dialog.get_by_role("button", name=f"Seat {seat}: ")).to_be_focused()
    assert colours(reader) == ["Seat 1: White", "Seat 2: Yellow", "Seat 3: Clear"]
    dialog.get_by_text("4", exact=True).click()
    assert colours(reader) == ["Seat 1: White", "Seat 2: Yellow", "Seat 3: Clear", "Seat 4: Red"]
    dialog.get_by_text("3", exact=True).click()
    dialog.get_by_role("button", name="Seat 2: ").click()
    assert violations(reader) == []
    dialog.get_by_role("button", name="Begin").click()
    expect(reader.get_by_role("button", name="Space of White’s queen")).to_be_visible()
    expect(reader.get_by_role("button", name="Space of Clear’s queen")).to_be_visible()
    record = "async () => (await fetch(`/api/tables/${location.hash.split('/')[2]}/record`)).json()"
    assert reader.evaluate(record)["options"]["colours"] == "white-yellow-clear"


def test_each_seat_shows_its_sign_in_the_set_up(reader: Page) -> None:
    """Which colour or stone a seat plays is seen before it is taken, and follows the options."""
    reader.goto("/#/games/marsigel")
    reader.get_by_role("button", name="Play on one screen").click()
    dialog = reader.get_by_role("dialog")
    signs = dialog.locator(".sign svg")
    expect(signs).to_have_count(2)
    dialog.get_by_text("5", exact=True).click()
    expect(signs).to_have_count(5)
    assert signs.locator("text").all_text_contents() == ["R", "Y", "G", "B", "K"]
    dialog.get_by_text("More options").click()
    dialog.get_by_text("Those easiest to tell apart first").click()
    assert signs.locator("text").all_text_contents() == ["K", "W", "L", "B", "C"]
    reader.goto("/#/games/meridians")
    reader.get_by_role("button", name="Play against a bot").click()
    pair = dialog.locator(".pair li")
    expect(pair.filter(has_text="You").locator("circle.light")).to_have_count(1)
    dialog.get_by_text("More options").click()
    dialog.get_by_text("The other player", exact=True).click()
    expect(pair.filter(has_text="Bot").locator("circle.light")).to_have_count(1)


def test_a_player_who_is_out_is_not_offered_to_take_back(readers: Any) -> None:
    ann, ben = readers(), readers()
    identity = table(
        ann,
        game="marsigel",
        seats=[{"kind": "here", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "lively"}],
    )
    open_table(ann, identity)
    ben.goto("/")
    post(ben, f"/api/tables/{identity}/seats/1", {"name": "Ben"})
    open_table(ben, identity)
    expect(ann.locator("[data-seat='1']")).to_contain_text("Ben")
    expect(ben.get_by_role("button", name="Undo")).to_have_count(1)
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()
    expect(ben.locator("[data-seat='1'].out")).to_have_count(1)
    expect(ben.get_by_role("button", name="Undo")).to_have_count(0)
    expect(ann.get_by_role("button", name="Undo")).to_have_count(1)
