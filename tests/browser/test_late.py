"""Answers that come late, or at a bad moment: none is shown for a place it is not of, and no command is lost."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.seated import notes, place, point, sit, stands, table, visit


class Held:
    """Requests to a path, held back until they are let go."""

    def __init__(self, page: Page, path: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(path, lambda route: self._routes.append(route))

    def wait(self, count: int = 1) -> None:
        """Until so many have come."""
        for _ in range(3000):
            if len(self._routes) >= count:
                return
            self._page.wait_for_timeout(10)
        raise AssertionError(f"only {len(self._routes)} of {count} requests have come")

    def answer(self, at: int, answer: dict[str, Any]) -> None:
        """Answer one in the server's place."""
        self._routes[at].fulfill(json=answer)
        self._page.wait_for_timeout(50)

    def let_go(self, at: int = 0) -> None:
        """Let one on its way, and wait for its answer to arrive."""
        route = self._routes[at]
        with self._page.expect_response(route.request.url):
            route.continue_()
        self._page.wait_for_timeout(50)


def test_a_move_that_finds_the_server_busy_is_sent_again(reader: Page) -> None:
    sit(reader)
    sent: list[str] = []

    def busy(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            command = json.loads(message)
            sent.append(command["id"])
            if len(sent) == 1:
                error = {
                    "type": "error",
                    "message": "busy",
                    "detail": "",
                    "ruling": None,
                    "id": command["id"],
                }
                socket.send(json.dumps(error))
            else:
                server.send(message)

        socket.on_message(up)

    reader.route_web_socket("**/socket", busy)
    reader.reload()
    point(reader, "g6").click()
    expect(point(reader, "g6")).to_have_attribute("aria-label", stands("g6"))
    assert sent[0] == sent[1]
    expect(reader.locator(".notice")).to_have_count(0)


def test_a_command_that_fails_is_lost_alone(reader: Page) -> None:
    identity = sit(reader)
    place(reader, "g6")
    seq = reader.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seq", identity)
    kept = [
        {"type": "move", "move": "x" * 200, "id": "too-long-a-move", "seat": 1, "seq": seq},
        {"type": "move", "move": "h5", "id": "a-good-move", "seat": 1, "seq": seq},
    ]
    reader.evaluate(
        "([key, kept]) => sessionStorage.setItem(key, JSON.stringify(kept))",
        [f"rulebound.outbox.{identity}", kept],
    )
    reader.reload()
    expect(point(reader, "h5")).to_have_attribute("aria-label", stands("h5"))
    assert reader.evaluate("(key) => sessionStorage.getItem(key)", f"rulebound.outbox.{identity}") is None


def test_whoever_leaves_while_the_line_is_lost_does_not_come_back(readers: Any) -> None:
    reader = readers()
    identity = table(reader)
    opened: list[str] = []

    def shut(socket: WebSocketRoute) -> None:
        opened.append(socket.url)
        socket.close(code=1011)

    reader.route_web_socket("**/socket", shut)
    held = Held(reader, f"**/api/tables/{identity}")
    reader.goto(f"/#/tables/{identity}")
    held.wait()
    reader.goto("/#/")
    expect(reader.locator("h1")).to_be_visible()
    held.let_go()
    reader.wait_for_timeout(700)
    assert len(opened) == 1


def test_back_to_the_game_is_not_undone_by_a_late_answer(reader: Page) -> None:
    sit(reader)
    place(reader, "g6", "h5")
    reader.get_by_role("button", name="One move back").click()
    point(reader, "h5").wait_for()
    reader.wait_for_timeout(400)
    held = Held(reader, "**/api/analysis")
    point(reader, "g8").click()
    held.wait()
    reader.get_by_role("button", name="Back to the game").click()
    held.let_go()
    expect(reader.get_by_text("You are trying moves")).to_have_count(0)
    expect(point(reader, "h5")).to_have_attribute("aria-label", "h5, Dark stone, last move")


def test_a_refusal_that_comes_late_is_not_said_of_the_next_position(reader: Page) -> None:
    sit(reader)
    place(reader, "g6", "h5")
    held = Held(reader, "**/api/judge")
    point(reader, "g6").click()
    held.wait()
    place(reader, "g8")
    held.let_go()
    expect(notes(reader).filter(has_text="now")).to_have_count(0)


def test_the_evaluation_is_of_the_position_on_the_board(reader: Page) -> None:
    sit(reader)
    held = Held(reader, "**/api/think")
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Evaluation bar").click()
    held.wait()
    reader.keyboard.press("Escape")
    place(reader, "g6")
    held.wait(2)
    bar = reader.locator(".evaluation .bar")
    held.answer(0, {"seat": 0, "value": 0.8, "depth": 3, "line": ["g6"]})
    expect(bar).to_have_attribute("aria-label", "Not evaluated yet")
    held.answer(1, {"seat": 1, "value": 0.5, "depth": 4, "line": ["h5"]})
    expect(bar).to_have_attribute("aria-label", "Dark has the better chances, 75 %, searched 4 deep")


def test_a_clock_falls_only_when_it_has_waited(reader: Page) -> None:
    """As after a restart of the server: the clock runs from a moment that lies ahead."""
    waits = 60_000

    def late(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("clock"):
                told["clock"] |= {"wait_ms": waits, "running": [0], "left_ms": [300_000, 300_000]}
            socket.send(json.dumps(told))

        server.on_message(down)

    reader.route_web_socket("**/socket", late)
    sit(reader, clock={"initial_s": 300, "increment_s": 0})
    clock = reader.get_by_role("timer", name="Clock of Light")
    reader.wait_for_timeout(1500)
    expect(clock).to_have_text("5:00")
    waits = 0
    reader.reload()
    expect(clock).to_have_text(re.compile(r"4:(5[0-8]|[0-4]\d)"))


def test_a_choice_clicked_twice_is_sent_once(reader: Page) -> None:
    sent: list[str] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            sent.append(json.loads(message)["move"])
            if sent[-1] != "dark":
                server.send(message)

        socket.on_message(up)

    reader.route_web_socket("**/socket", slow)
    sit(reader, options={"pie": True})
    place(reader, "g6", "h5")
    choice = reader.get_by_role("button", name="Play Dark")
    choice.wait_for()
    choice.evaluate("(button) => { button.click(); button.click(); }")
    reader.wait_for_timeout(300)
    assert sent.count("dark") == 1


def test_the_shelf_shows_that_it_waits_and_nothing_moves(reader: Page) -> None:
    held = Held(reader, "**/api/games")
    reader.goto("/")
    held.wait()
    waiting = reader.get_by_role("status", name="Loading")
    expect(waiting.locator(".skeleton").first).to_be_visible()
    top = "() => Math.round(document.querySelector('.tables').getBoundingClientRect().top)"
    before = reader.evaluate(top)
    held.let_go()
    expect(reader.get_by_role("heading", name="Meridians")).to_be_visible()
    expect(reader.locator(".skeleton")).to_have_count(0)
    assert reader.evaluate(top) == before


def test_of_two_languages_the_later_choice_counts(reader: Page) -> None:
    visit(reader)
    held = Held(reader, "**/api/words/meridians/de")
    for name in ("Deutsch", "Nederlands"):
        reader.get_by_role("button", name="Language").click()
        reader.get_by_text(name).click()
        if name == "Deutsch":
            held.wait()
            reader.keyboard.press("Escape")
    expect(reader.locator("html")).to_have_attribute("lang", "nl")
    held.let_go()
    expect(reader.locator("html")).to_have_attribute("lang", "nl")
    reader.reload()
    expect(reader.locator("html")).to_have_attribute("lang", "nl")


def test_a_table_whose_words_do_not_come_says_so_and_tries_again(readers: Any) -> None:
    reader = readers()
    identity = table(reader)
    reader.route("**/api/words/**", lambda route: route.abort())
    reader.goto("about:blank")
    reader.goto(f"/#/tables/{identity}")
    expect(reader.get_by_text("The server cannot be reached.")).to_be_visible()
    reader.unroute_all()
    reader.get_by_role("button", name="Try again").click()
    expect(reader.locator("svg.board")).to_be_visible()
    readers.forget()


def test_a_game_whose_words_do_not_come_can_still_be_set_up(readers: Any) -> None:
    reader = readers()
    reader.route("**/api/words/**", lambda route: route.abort())
    reader.goto("/#/games/meridians")
    reader.get_by_role("button", name="Play on one screen").click()
    expect(reader.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    reader.get_by_role("button", name="Begin").click()
    expect(reader).to_have_url(re.compile("#/tables/"))
    readers.forget()
