"""A table of people elsewhere and a bot, from the invitation to the result: turns, plates and what is ruled."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Readers
from tests.browser.seated import notes, open_table, post, table, visit
from tests.browser.test_stacking_screen import SLOW_MS, SMALL, UNDRAWN

SEATS = [{"kind": "here", "name": "Ann"}, {"kind": "invited"}, {"kind": "bot", "level": "sure"}]


def fail(page: Page) -> None:
    """Be ready, and take the hands off an empty plate."""
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Done").click(timeout=SLOW_MS, trial=True)
    expect(page.get_by_text("that is 6 meeples")).to_be_visible()
    page.get_by_role("button", name="Done").click()


def test_whoever_fails_is_out_and_the_last_one_left_has_won(readers: Readers) -> None:
    ann, ben = readers(), readers()
    for page in (ann, ben):
        page.set_viewport_size(SMALL)
        page.set_default_timeout(SLOW_MS)
        page.add_init_script(UNDRAWN)
    visit(ann)
    ladder: Any = {"game": "meeple-stacking", "options": {"variant": "ladder"}, "seats": SEATS}
    identity = table(ann, **ladder)
    token = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    open_table(ann, identity)
    ben.goto(f"/#/join/{token}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the table").click()
    expect(ann.get_by_text("Build the full pyramid: 3 + 2 + 1, that is 6 meeples.")).to_be_visible()
    expect(ben.get_by_text("Not ready yet: Ann")).to_be_visible()
    expect(ben.get_by_role("button", name="I am ready")).to_have_count(0)
    fail(ann)
    expect(ben.get_by_role("application", name="The plate of Ann")).to_be_visible(timeout=SLOW_MS)
    for page in (ann, ben):
        expect(page.get_by_text("Out of the game: player 1.").first).to_be_visible(timeout=SLOW_MS)
    expect(ann.get_by_text("Not ready yet: Ben")).to_be_visible()
    fail(ben)
    for page in (ann, ben):
        expect(page.locator(".cue")).to_contain_text("Player 3 wins", timeout=SLOW_MS)
    # What is over is still there for whoever comes back to it.
    ann.reload()
    expect(ann.get_by_role("application", name="The plate of Ben")).to_be_visible(timeout=SLOW_MS)
    ann.get_by_role("button", name="Watch again").first.click()
    expect(ann.get_by_label("Moment of the round")).to_be_visible(timeout=SLOW_MS)
    readers.forget("GPU stall due to ReadPixels")


def test_one_page_builds_and_nobody_waits_for_a_bot(readers: Readers) -> None:
    ann, ben = readers(), readers()
    identity = table(ann, game="meeple-stacking", seats=SEATS)
    token = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    post(ben, "/api/invitations", {"token": token, "name": "Ben"})
    twin = ann.context.new_page()
    done = [page.get_by_role("button", name="Done") for page in (ann, twin)]
    for page in (ann, twin):
        page.add_init_script(UNDRAWN)
        open_table(page, identity)
        expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    ann.get_by_role("button", name="I am ready").click()
    expect(ann.locator(".cue")).to_have_text("Not ready yet: Ben")
    post(ben, f"/api/tables/{identity}/rounds", {"seat": 1})
    expect(done[0]).to_be_visible(timeout=SLOW_MS)
    expect(twin.locator(".cue")).to_contain_text("Building now: Ann")
    expect(done[1]).to_have_count(0)
    # A page that comes back takes its plate again; of two that do one gives way, before it spoils the round.
    twin.reload()
    expect(done[1].or_(twin.get_by_text("is not being built here any more"))).to_be_visible(timeout=SLOW_MS)
    for _ in range(300):
        if sum(each.count() for each in done) == 1:
            break
        ann.wait_for_timeout(100)
    assert sorted(each.count() for each in done) == [0, 1]
    readers.forget("status of 400", "GPU stall due to ReadPixels")


def test_another_one_s_plate_is_seen_large_and_rounds_before_by_whoever_comes_later(readers: Readers) -> None:
    ann, ben = readers(), readers()
    for page in (ann, ben):
        page.set_default_timeout(SLOW_MS)
        page.add_init_script(UNDRAWN)
    seats = SEATS[:2]
    identity = table(ann, game="meeple-stacking", options={"rounds": 2}, seats=seats)
    token = post(ann, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    post(ben, "/api/invitations", {"token": token, "name": "Ben"})
    open_table(ann, identity)
    open_table(ben, identity)
    for page in (ann, ben):
        page.get_by_role("button", name="I am ready").click()
    for page in (ann, ben):
        page.get_by_role("button", name="Done").click(timeout=SLOW_MS, trial=True)
    own = ann.get_by_role("application", name="The plate. Press")
    others = ann.get_by_role("application", name="The plate of Ben")
    expect(others).to_be_visible()

    def size(plate: Locator) -> float:
        box = plate.bounding_box()
        assert box is not None
        return box["width"] * box["height"]

    assert size(others) < size(own) / 3
    ann.get_by_role("button", name="Larger").click()
    expect(ann.get_by_role("button", name="Smaller")).to_be_visible()
    assert 0.8 < size(others) / size(own) < 1.2
    expect(ann.get_by_role("button", name="Done")).to_be_enabled()
    ann.get_by_role("button", name="Smaller").click()
    expect(ann.get_by_role("button", name="Larger")).to_be_visible()
    assert size(others) < size(own) / 3
    box = own.bounding_box()
    assert box is not None
    for part in (0.3, 0.7):
        ann.get_by_role("button", name="Take a meeple").click()
        expect(ann.locator("canvas.held")).to_be_visible(timeout=SLOW_MS)
        ann.mouse.move(box["x"] + part * box["width"], box["y"] + 0.5 * box["height"])
        ann.wait_for_timeout(800)
        ann.mouse.down()
        ann.mouse.up()
    for number in (1, 2):
        for page in (ann, ben):
            page.get_by_role("button", name="Done").click(timeout=SLOW_MS)
        if number == 1:
            for page in (ann, ben):
                page.get_by_role("button", name="I am ready").click(timeout=SLOW_MS)
    expect(ann.locator(".cue")).to_contain_text(re.compile("share the win|and wins"), timeout=SLOW_MS)
    # Two that stand apart are no pyramid. No number stands on a meeple, so none is named by one.
    expect(notes(ann).filter(has_text=re.compile("Player 1(, 2 ×)?: A meeple ")).first).to_be_visible()
    expect(notes(ann).filter(has_text=re.compile(r"Meeple \d"))).to_have_count(0)
    ann.reload()
    before = ann.get_by_role("region", name="Watch again").get_by_role("button")
    expect(before).to_have_text(["Round 1, Ben", "Round 1, Ann"], timeout=SLOW_MS)
    before.first.click()
    moment = ann.get_by_label("Moment of the round")
    expect(moment).to_be_focused(timeout=SLOW_MS)
    expect(ann.locator(".caption")).to_have_text(re.compile(r"Ben\s+Round 1"))
    ann.get_by_role("button", name="Back to the judgement").press("Enter")
    expect(before.first).to_be_focused()
    readers.forget("GPU stall due to ReadPixels")


def test_a_page_asks_a_server_that_is_away_less_and_less(readers: Readers) -> None:
    ann = readers()
    ann.set_default_timeout(SLOW_MS)
    ann.add_init_script(UNDRAWN)
    identity = table(ann, game="meeple-stacking", seats=[{"kind": "here"}, {"kind": "bot", "level": "sure"}])
    open_table(ann, identity)
    ann.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="Done").click(timeout=SLOW_MS, trial=True)
    tried: list[float] = []

    def away(route: Route) -> None:
        if not back:
            tried.append(time.monotonic())
            route.abort()
        else:
            route.continue_()

    back = False
    ann.route("**/log", away)
    ann.wait_for_timeout(15_000)
    assert 4 <= len(tried) <= 20, len(tried)
    # A piece that is lost, and the question how much was heard.
    pauses = [after - before for before, after in pairwise(tried[::2])]
    assert pauses[-1] > 3 * pauses[0], "slower and slower"
    back = True
    with ann.expect_response(lambda response: response.url.endswith("/log") and response.ok, timeout=SLOW_MS):
        pass
    readers.forget("ERR_FAILED", "GPU stall due to ReadPixels")
