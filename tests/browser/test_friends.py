"""Two people far apart: invitations, an open seat, taking back by consent, and what a stranger may do."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seated import notes, open_table, place, point, post, sit, table, visit


def invited(readers: Any, **wanted: Any) -> tuple[Page, Page]:
    """Ann, who set up the table, and Ben, who came by the link."""
    ann, ben = readers(), readers()
    visit(ann)
    identity = table(ann, seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}], **wanted)
    open_table(ann, identity)
    ann.get_by_role("button", name="Copy an invitation").click()
    link = ann.get_by_label("Invitation link").input_value()
    expect(ann.get_by_text("This link works on this computer only.")).to_contain_text("--lan")
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Ann invites you to play")).to_be_visible()
    expect(ben.get_by_role("main")).to_contain_text("Meridians, ")
    expect(ben.get_by_role("main")).to_contain_text("Seat 2 of 2")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the table").click()
    expect(ben.locator("svg.board")).to_be_visible()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Ben")
    expect(ann.get_by_role("group", name="Invite somebody")).to_have_count(0)
    return ann, ben


def test_by_invitation_from_the_set_up(readers: Any) -> None:
    ann = readers()
    ann.goto("/#/games/meridians")
    ann.get_by_role("button", name="Invite someone").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Begin and invite").click()
    expect(ann.get_by_text("Waiting for a friend")).to_be_visible()
    offer = ann.get_by_role("group", name="Invite somebody")
    expect(offer).to_contain_text("Send your friend a link.")
    offer.get_by_role("button", name="Copy an invitation").click()
    expect(offer.get_by_label("Invitation link")).to_be_visible()


def test_back_and_the_link_again_lead_whoever_joined_to_the_table(readers: Any) -> None:
    ann, ben = readers(), readers()
    identity = table(ann, seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}])
    token = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    visit(ben)
    ben.goto(f"/#/join/{token}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the table").click()
    expect(ben.locator("svg.board")).to_be_visible()
    ben.go_back()
    expect(ben.get_by_role("region", name="Games")).to_be_visible()
    ben.goto(f"/#/join/{token}")
    expect(ben.locator("svg.board")).to_be_visible()
    assert ben.url.endswith(f"/#/tables/{identity}")
    ann.goto(f"/#/join/{token}")
    expect(ann.get_by_role("alert")).to_contain_text("This invitation is not good")
    readers.forget("status of 404")


def test_a_table_that_waits_says_for_whom(readers: Any) -> None:
    ann = readers()
    sit(ann, game="marsigel", seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}])
    waits = "Play waits until your friend has sat down."
    expect(ann.locator("[data-turn]")).to_have_text(waits)
    expect(notes(ann).first).to_contain_text(waits)
    expect(ann.locator("[data-refused]")).to_have_text(waits)
    expect(ann.locator("[data-in-hand]")).to_have_count(0)
    ann.locator("[data-piece='a3']").click()
    expect(ann.locator("[data-in-hand]")).to_contain_text(waits)


def test_moves_reach_the_other_and_the_board_faces_each(readers: Any) -> None:
    ann, ben = invited(readers)
    place(ann, "g6")
    expect(point(ben, "g6")).to_have_attribute("aria-label", "g6, Light stone, last move")
    expect(ben.get_by_role("heading", name="Dark, your move")).to_be_visible()
    expect(ann.get_by_role("heading", name="Dark to move")).to_be_visible()
    place(ben, "h5")
    expect(point(ann, "h5")).to_have_attribute("aria-label", "h5, Dark stone, last move")
    expect(ben.locator(".below [data-seat='1']")).to_be_visible()
    expect(ann.locator(".below [data-seat='0']")).to_be_visible()
    point(ben, "a1").click()
    expect(notes(ben).first).to_contain_text("It is not your turn. Light is to move.")


def test_taking_back_needs_consent(readers: Any) -> None:
    ann, ben = invited(readers, clock={"initial_s": 600, "increment_s": 5})
    place(ann, "g6")
    place(ben, "h5")
    hint = ann.get_by_role("button", name="Hint")
    expect(hint).to_be_disabled()
    expect(hint).to_have_attribute("title", "No hints while you play against people")
    ben.get_by_role("button", name="Undo").click()
    expect(ben.get_by_text("You asked to take back your move.")).to_be_visible()
    expect(ann.get_by_text("Ben would like to take back a move.")).to_be_visible()
    expect(ann.get_by_text("Nobody gets time back")).to_be_visible()
    ann.get_by_role("button", name="Decline").click()
    expect(ben.get_by_text("You asked to take back your move.")).to_have_count(0)
    expect(point(ann, "h5")).to_have_attribute("aria-label", "h5, Dark stone, last move")
    ben.get_by_role("button", name="Undo").click()
    ann.get_by_role("button", name="Agree").click()
    expect(point(ben, "h5")).to_have_attribute("aria-label", "h5, empty, open to you")
    expect(ann.locator(".cell:not(.next)")).to_have_count(1)
    expect(ann.locator(".clock.runs")).to_have_count(1)


def test_one_hand_for_two_is_told_for_whom_it_resigns(reader: Page) -> None:
    sit(reader)
    place(reader, "g6")
    reader.get_by_role("button", name="Resign").click()
    expect(reader.get_by_role("group", name="Dark: resign this game?")).to_be_visible()


def test_resigning_with_a_second_thought(readers: Any) -> None:
    ann, ben = invited(readers)
    place(ann, "g6")
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Play on").click()
    word = ben.get_by_role("button", name="Resign")
    below = word.bounding_box()
    word.click()
    ask = ben.get_by_role("group", name="Resign this game?")
    over = ask.bounding_box()
    assert below
    assert over
    assert over["y"] < below["y"] < over["y"] + over["height"], "it takes the place of the words"
    plate = ben.locator("[data-seat]").last.bounding_box()
    assert plate
    assert plate["y"] + plate["height"] <= over["y"], "and leaves the plate in sight"
    ben.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    expect(word).to_be_focused()
    expect(ann.get_by_role("heading", name="Dark to move")).to_be_visible()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()
    for page in (ann, ben):
        expect(notes(page).first).to_contain_text("Dark resigns. Light wins.")
        expect(notes(page).first).to_contain_text("ending · resigning")


def test_an_open_seat_is_taken_from_the_shelf(readers: Any) -> None:
    ann, ben = readers(), readers()
    sit(ann, seats=[{"kind": "here", "name": "Ann"}, {"kind": "open"}])
    visit(ben)
    seat = ben.get_by_role("listitem").filter(has_text="Ann")
    seat.get_by_role("button").click()
    seat.get_by_role("textbox").fill("Ben")
    seat.get_by_role("button").click()
    expect(ben.locator("svg.board")).to_be_visible()
    place(ann, "g6")
    expect(point(ben, "g6")).to_have_attribute("aria-label", "g6, Light stone, last move")


def test_an_invitation_works_once(readers: Any) -> None:
    ann, ben, carl = readers(), readers(), readers()
    visit(ann)
    identity = table(ann, seats=[{"kind": "here"}, {"kind": "invited"}])
    token = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    for page in (ben, carl):
        page.goto(f"/#/join/{token}")
        expect(page.get_by_role("heading", name="You are invited to play")).to_be_visible()
    for page in (ben, carl):
        page.get_by_role("button", name="Join the table").click()
    expect(ben.locator("svg.board")).to_be_visible()
    expect(carl.get_by_role("alert")).to_be_visible()
    readers.forget()  # the refused request stands in Carl's console


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "Ann\u202e"])
def test_a_name_is_only_text(readers: Any, name: str) -> None:
    ann = readers()
    ann.on("dialog", lambda dialog: pytest.fail(f"a dialog: {dialog.message}"))
    identity = table(ann, seats=[{"kind": "here", "name": name}, {"kind": "open"}])
    if identity == "None":
        return
    open_table(ann, identity)
    assert ann.locator("img").count() == 0


def test_freeing_a_seat_with_a_second_thought(readers: Any) -> None:
    ann, ben = invited(readers)
    place(ann, "g6")
    for answer in ("Cancel", "Free it"):
        ann.get_by_role("button", name="Seat: Dark").click()
        ann.get_by_role("button", name="Free this seat").click()
        ask = ann.get_by_role("group", name="Free this seat")
        expect(ask).to_contain_text("Free the seat of Ben?")
        ask.get_by_role("button", name=answer).click()
        expect(ask).to_have_count(0)
    expect(ann.locator("[data-seat='1']")).to_contain_text("Waiting for a friend")
    expect(ann.get_by_role("button", name="Copy an invitation")).to_be_visible()
    expect(ben.get_by_text("Your seat at this table was freed")).to_be_visible()
    ann.get_by_role("button", name="Give the seat to a bot").click()
    ann.get_by_role("button", name="Random", exact=True).click()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Bot, Random")
    expect(ann.locator(".stone.d")).to_have_count(1)
    expect(ben.get_by_text("The connection is lost")).to_have_count(0)


def test_leaving_ones_own_seat(readers: Any) -> None:
    ann, ben = invited(readers)
    expect(ann.locator("[data-seat='0']").get_by_role("button", name="Seat:")).to_have_count(0)
    expect(ben.locator("[data-seat='0']").get_by_role("button", name="Seat:")).to_have_count(0)
    ben.get_by_role("button", name="Seat: Dark").click()
    ben.get_by_role("button", name="Leave this seat").click()
    ben.get_by_role("group", name="Leave this seat").get_by_role("button", name="Leave").click()
    expect(ben.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Waiting for a friend")


def test_watchers_see_and_may_try_moves_of_their_own(readers: Any) -> None:
    ann, eve = readers(), readers()
    identity = sit(ann)
    place(ann, "g6", "h5")
    visit(eve)
    token = post(ann, f"/api/tables/{identity}/invitations", {"seat": None})["token"]
    eve.goto(f"/#/join/{token}")
    expect(eve.get_by_role("heading", name="You are invited to watch")).to_be_visible()
    expect(eve.get_by_label("Your name")).to_have_count(0)
    eve.get_by_role("button", name="Watch the game").click()
    expect(point(eve, "g6")).to_have_attribute("aria-label", "g6, Light stone")
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(eve.get_by_role("button", name="Undo")).to_have_count(0)
    point(eve, "g8").click()
    expect(eve.get_by_text("You are trying moves")).to_be_visible()
    expect(point(eve, "g8")).to_have_attribute("aria-label", "g8, Light stone, last move")
    expect(point(ann, "g8")).to_have_attribute("aria-label", "g8, empty, open to you")


def test_the_host_ends_all_links_to_watch(readers: Any) -> None:
    ann, carl = readers(), readers()
    identity = sit(ann, seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}])
    used, spare = (
        post(ann, f"/api/tables/{identity}/invitations", {"seat": None})["token"] for _ in range(2)
    )
    carl.goto(f"/#/join/{used}")
    carl.get_by_role("button", name="Watch the game").click()
    expect(carl.locator("svg.board")).to_be_visible()
    ann.get_by_role("button", name="Share").click()
    ann.get_by_role("button", name="End all links to watch").click()
    expect(ann.get_by_text("No link to watch holds any more")).to_be_visible()
    expect(carl.get_by_text("There is no such table, or it is not open to you.")).to_be_visible()
    carl.goto(f"/#/join/{spare}")
    expect(carl.get_by_role("alert")).to_contain_text("This invitation is not good")
    readers.forget()  # the browser notes the refusal itself


def test_after_the_end_all_meet_at_one_new_table(readers: Any) -> None:
    ann, ben = invited(readers)
    ann.get_by_role("button", name="Resign").click()
    ann.get_by_role("group", name="Resign this game?").get_by_role("button").first.click()
    old = ann.url
    again = ben.get_by_role("button", name="Play again")
    expect(ann.get_by_role("button", name="Play again")).to_be_visible()
    again.click()
    expect(ben.get_by_text("Waiting for a friend").first).to_be_visible()
    expect(ann.get_by_role("status").filter(has_text="Ben has set up another game.")).to_be_visible()
    ann.get_by_role("button", name="Join the game").click()
    expect(ann).not_to_have_url(old)
    for page in (ann, ben):
        expect(page.locator("[data-seat='0']")).to_contain_text("Ann")
        expect(page.locator("[data-seat='1']")).to_contain_text("Ben")
        expect(page.get_by_text("Waiting for a friend")).to_have_count(0)
    assert ann.url == ben.url
    # Whoever has set it up comes back to it from the old table, too.
    ben.goto(old)
    ben.get_by_role("button", name="Play again").click()
    expect(ben).to_have_url(ann.url)
