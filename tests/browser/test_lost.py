"""Reload, a lost network and a server that starts again lead back to the same position; a move is played once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.seated import open_table, place, point, post, sit, stands
from tests.browser.serving import Serving
from tests.browser.test_phone import PHONE


def test_reload(reader: Page) -> None:
    sit(reader)
    place(reader, "g6", "h5")
    reader.reload()
    expect(point(reader, "g6")).to_have_attribute("aria-label", "g6, Light stone")
    expect(point(reader, "h5")).to_have_attribute("aria-label", "h5, Dark stone, last move")
    place(reader, "g8")


def test_a_move_made_without_network_is_played_once_when_it_is_back(readers: Any) -> None:
    reader = readers()
    sit(reader)
    place(reader, "g6")
    # Cutting the socket itself: the browser's offline mode leaves open sockets alone.
    cut: list[Any] = []
    reader.route_web_socket("**/socket", lambda socket: cut.append(socket.connect_to_server()))
    reader.reload()
    expect(point(reader, "g6")).to_have_attribute("aria-label", "g6, Light stone, last move")
    reader.context.set_offline(True)
    reader.evaluate("window.dispatchEvent(new Event('online'))")
    expect(reader.get_by_text("The connection is lost.")).to_be_visible()
    point(reader, "h5").click()
    expect(reader.locator(".ghost")).to_have_count(1)
    reader.context.set_offline(False)
    reader.evaluate("window.dispatchEvent(new Event('online'))")
    expect(point(reader, "h5")).to_have_attribute("aria-label", stands("h5"))
    expect(reader.get_by_text("The connection is lost.")).to_have_count(0)
    expect(reader.locator(".cell:not(.next)")).to_have_count(2)
    readers.forget()


def test_a_lost_answer_does_not_play_twice(readers: Any) -> None:
    """The server took the move, but its answer never came: the repeat after a reload changes nothing."""
    reader = readers()
    identity = sit(reader)
    place(reader, "g6")

    def deaf(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: socket.send(message) if '"type":"table"' in message else None)

    reader.route_web_socket("**/socket", deaf)
    reader.reload()
    expect(point(reader, "g6")).to_have_attribute("aria-label", "g6, Light stone, last move")
    point(reader, "h5").click()
    expect(reader.locator(".ghost")).to_have_count(1)
    reader.unroute_all()
    other = reader.context.new_page()
    open_table(other, identity)
    expect(point(other, "h5")).to_have_attribute("aria-label", stands("h5"))
    reader.close()
    expect(other.locator(".cell:not(.next)")).to_have_count(2)


def test_the_server_starts_again(readers: Any, serving: Serving) -> None:
    reader = readers()
    sit(reader)
    place(reader, "g6", "h5")
    serving.stop()
    expect(reader.get_by_text("The connection is lost.")).to_be_visible()
    point(reader, "g8").click()
    serving.start()
    expect(point(reader, "g8")).to_have_attribute("aria-label", stands("g8"))
    expect(reader.get_by_text("The connection is lost.")).to_have_count(0)
    expect(reader.locator(".cell:not(.next)")).to_have_count(3)
    readers.forget()


def test_a_double_click_plays_once(reader: Page) -> None:
    sit(reader)
    point(reader, "g6").dblclick()
    expect(point(reader, "g6")).to_have_attribute("aria-label", stands("g6"))
    expect(reader.locator(".cell:not(.next)")).to_have_count(1)


def test_it_says_when_the_server_is_not_there(readers: Any) -> None:
    reader = readers()

    def refuse(route: Route) -> None:
        route.abort()

    reader.route("**/api/**", refuse)
    reader.goto("/")
    expect(reader.get_by_role("alert")).to_contain_text("The server does not answer. Is it still running?")
    readers.forget()


def test_a_lost_session_is_made_anew_and_nothing_is_lost_with_it(readers: Any) -> None:
    """Only where a browser gives the new one away too, its cookies are named."""
    reader = readers()
    # The first question to a server works out what all others need.
    post(reader, "/api/ask", {"question": "May I pass?", "game": "meridians"})
    reader.goto("/#/games/meridians")
    asked = reader.get_by_role("textbox", name="What to clarify?")
    reader.context.clear_cookies()
    asked.fill("May I pass?")
    asked.press("Enter")
    expect(reader.locator("article:has(.answer)")).to_be_visible(timeout=60_000)
    assert reader.context.cookies()
    # Every answer's cookie is thrown away.
    reader.route("**/api/games", lambda route: route.fulfill(json=[]))
    reader.context.clear_cookies()
    asked.fill("May I place next to a stone?")
    asked.press("Enter")
    expect(reader.get_by_role("alert")).to_contain_text("This browser keeps no cookies")
    reader.unroute_all()
    asked.press("Enter")
    expect(reader.get_by_role("alert")).to_have_count(0)
    readers.forget("status of 401")


def cut_off(page: Page) -> Any:
    """Takes the line to the server away; what gives it back."""
    page.route_web_socket("**/socket", lambda socket: socket.connect_to_server())
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("The connection is lost.").first).to_be_visible()

    def again() -> None:
        page.context.set_offline(False)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)

    return again


ACTS = ".acts button, .turn button, .choices button, .plate .stop"


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"options": {"pie": True}},
        {"game": "marsigel", "position": "a3/b2/a1/b3/a2/b1 a 6"},
        {"game": "marsigel", "seats": [{"kind": "here"}] * 3},
    ],
)
@pytest.mark.parametrize("phone", [False, True])
def test_nothing_can_be_done_without_a_line_and_the_page_says_why(
    readers: Any, wanted: dict[str, Any], phone: bool
) -> None:
    reader = readers(**PHONE | {"locale": "en-US"}) if phone else readers()
    identity = sit(reader, **wanted)
    if wanted.get("game") is None:
        for seat, name in enumerate(("g6", "h5")):
            move = {
                "id": f"m{seat}",
                "seat": 0 if "options" in wanted else seat,
                "seq": seat - 1,
                "type": "move",
                "move": name,
            }
            assert post(reader, f"/api/tables/{identity}/commands", move)["result"] == "done"
        expect(point(reader, "h5")).to_have_attribute("aria-label", stands("h5"))
    again = cut_off(reader)
    acts = reader.locator(ACTS)
    expect(acts).not_to_have_count(0)
    for act in acts.all():
        expect(act).to_be_disabled()
    again()
    expect(reader.locator(", ".join(f"{act}:enabled" for act in ACTS.split(", "))).first).to_be_visible()
    readers.forget()
