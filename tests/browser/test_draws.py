"""Chance that nobody steers: pages give their numbers by themselves, and check the draws when the game is over."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.seated import notes, open_table, post, table, visit

DRAWN = {"size": 5, "first": "drawn"}
RIGHT = "Nobody steered: the one draw is what the numbers of the server and the players give."


def kept(page: Page) -> dict[str, Any]:
    """What the browser kept for the table that it shows."""
    identity = page.url.partition("#/tables/")[2].partition("/")[0]
    found: dict[str, Any] = json.loads(
        page.evaluate("key => localStorage.getItem(key)", f"rulebound.nonce.{identity}")
    )
    return found


def to_move(page: Page) -> Any:
    """The plate of the seat whose move it is, once it is drawn who starts."""
    return page.get_by_role("heading", name=re.compile("(your move|to move|thinks)$"))


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()


def test_two_far_apart_give_their_numbers_and_check_the_draw(readers: Any) -> None:
    ann, ben, carl = readers(), readers(), readers()
    visit(ann)
    identity = table(ann, seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}], options=DRAWN)
    link = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    ben.goto(f"/#/join/{link}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the table").click()
    # Nothing is drawn before Ann's page has been opened and has sent its number.
    expect(ben.locator("[data-seat='0']")).to_contain_text("Ann, page not open yet")
    expect(notes(ben).first).to_contain_text("Play waits for Ann")
    expect(to_move(ben)).to_have_count(0)
    open_table(ann, identity)
    for page in (ann, ben):
        expect(to_move(page)).to_be_visible()
    assert kept(ann)["commitment"] == kept(ben)["commitment"]
    assert kept(ann)["nonce"] != kept(ben)["nonce"]
    watching = post(ann, f"/api/tables/{identity}/invitations", {"seat": None})["token"]
    expect(ben.get_by_role("button", name="Check every roll and draw")).to_have_count(0)
    resign(ben)
    for page in (ann, ben):
        page.get_by_role("button", name="Check every roll and draw").click()
        expect(page.get_by_text(RIGHT)).to_be_visible()
        expect(page.get_by_text("The seal is the one that you saw before the game")).to_be_visible()
    carl.goto(f"/#/join/{watching}")
    carl.get_by_role("button", name="Watch the game").click()
    carl.get_by_role("button", name="Check every roll and draw").click()
    expect(carl.get_by_text("No number of your browser’s was among those that decided.")).to_be_visible()


def test_one_browser_gives_all_numbers_and_finds_out_another_seal(reader: Page) -> None:
    visit(reader)
    seats = [{"kind": "here"}, {"kind": "bot", "level": "casual"}]
    identity = table(reader, seats=seats, options=DRAWN)
    open_table(reader, identity)
    expect(to_move(reader)).to_be_visible()
    mine = kept(reader)
    resign(reader)
    for change, told in (
        ({"commitment": "0" * 64}, "The seal is not the one that your browser saw before."),
        ({"nonce": "f" * 24}, "The number that your browser sent is not among those that decided."),
        ({}, RIGHT),
    ):
        reader.evaluate(
            "([key, value]) => localStorage.setItem(key, value)",
            [f"rulebound.nonce.{identity}", json.dumps({**mine, **change})],
        )
        reader.reload()
        reader.get_by_role("button", name="Check every roll and draw").click()
        expect(reader.get_by_text(told)).to_be_visible()


def test_a_changed_draw_is_found_out(reader: Page) -> None:
    visit(reader)
    identity = table(reader, options=DRAWN)
    open_table(reader, identity)
    resign(reader)

    def other(route: Any) -> None:
        file = route.fetch().json()
        file["events"][0]["move"] = "seat-2" if file["events"][0]["move"] == "seat-1" else "seat-1"
        route.fulfill(json=file)

    reader.route("**/record", other)
    reader.get_by_role("button", name="Check every roll and draw").click()
    expect(reader.get_by_text("Draw number 1 of this game is not what the numbers give.")).to_be_visible()


def test_a_page_that_is_shown_another_seal_says_so_and_gives_nothing(readers: Any) -> None:
    reader = readers()
    visit(reader)
    identity = table(reader, options=DRAWN)
    seen = json.dumps({"commitment": "0" * 64, "nonce": "n" * 24, "nonces": ["", ""]})
    reader.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [f"rulebound.nonce.{identity}", seen]
    )
    open_table(reader, identity)
    expect(reader.get_by_text("The seal of the server’s number is another one")).to_be_visible()
    told = reader.evaluate("id => fetch(`/api/tables/${id}`).then(answer => answer.json())", identity)
    assert (told["status"], told["nonces"]) == ("waiting", ["", ""])
    readers.forget()  # the browser notes the refusal itself


def test_a_number_is_sent_until_the_table_has_it_and_always_the_same(readers: Any) -> None:
    reader = readers()
    # A page that may store nothing has to remember.
    reader.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    visit(reader)
    identity = table(reader, options=DRAWN)
    sent: list[str] = []

    def lost(route: Any) -> None:
        sent.append(route.request.post_data_json["nonce"])
        if len(sent) == 1:
            route.abort()
        elif len(sent) == 2:
            route.fulfill(status=500, json={"type": "error", "id": "", "message": "bug", "detail": ""})
        else:
            route.continue_()

    reader.route("**/nonce", lost)
    open_table(reader, identity)
    expect(to_move(reader)).to_be_visible()
    assert len(sent) == 3
    assert len(set(sent)) == 1
    resign(reader)
    reader.get_by_role("button", name="Check every roll and draw").click()
    expect(reader.get_by_text("your own number is among the others")).to_be_visible()
    readers.forget("status of 500", "net::ERR_FAILED")  # the browser notes what failed itself


def test_a_reader_who_left_the_table_sends_it_nothing_more(readers: Any) -> None:
    reader = readers()
    visit(reader)
    identity = table(reader, options=DRAWN)
    sent: list[str] = []

    def busy(route: Any) -> None:
        sent.append(route.request.url)
        route.fulfill(status=503, json={"type": "error", "id": "", "message": "busy", "detail": ""})

    reader.route("**/nonce", busy)
    with reader.expect_response("**/nonce"):
        open_table(reader, identity)
    reader.evaluate("location.hash = '#/'")
    expect(reader.locator("[data-seat='0']")).to_have_count(0)
    before = len(sent)
    reader.wait_for_timeout(4000)
    assert len(sent) == before
    readers.forget()  # the browser notes what failed itself


def test_of_two_tabs_the_number_that_was_taken_is_kept(reader: Page) -> None:
    visit(reader)
    identity = table(reader, options=DRAWN)
    sent: list[str] = []
    key = f"rulebound.nonce.{identity}"

    def meanwhile(route: Any) -> None:
        sent.append(route.request.post_data_json["nonce"])
        other = json.dumps({"commitment": "0" * 64, "nonce": "of-the-other-tab-that-is-late", "nonces": []})
        reader.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, other])
        route.continue_()

    reader.route("**/nonce", meanwhile)
    with reader.expect_response("**/nonce"):
        open_table(reader, identity)
    expect(to_move(reader)).to_be_visible()
    assert [kept(reader)["nonce"]] == sent


def test_whoever_left_their_seat_before_the_beginning_finds_no_fault(readers: Any) -> None:
    ann, ben, cleo = readers(), readers(), readers()
    visit(ann)
    identity = table(ann, seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}], options=DRAWN)
    for page in (ben, cleo):
        watching = post(ann, f"/api/tables/{identity}/invitations", {"seat": None})["token"]
        link = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
        visit(page)
        for token in (watching, link):
            post(page, "/api/invitations", {"token": token, "name": "Somebody"})
        open_table(page, identity)
        page.wait_for_function("key => localStorage.getItem(key)", arg=f"rulebound.nonce.{identity}")
        if page is ben:
            page.evaluate(
                "id => fetch(`/api/tables/${id}/seats/1`, { method: 'DELETE', headers: { 'x-rulebound': '1' } })",
                identity,
            )
    open_table(ann, identity)
    expect(to_move(ann)).to_be_visible()
    resign(ann)
    ben.get_by_role("button", name="Check every roll and draw").click()
    expect(ben.get_by_text("No number of your browser’s was among those that decided.")).to_be_visible()
