"""The rules assistant beside a running game, by keyboard alone, in two languages; and what is kept of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.seated import point, post, sit
from tests.browser.serving import Serving

STANDARD = "7 12 g8L g1L i8D i5D m4D"
"""A position with Light to move where a Dark stone on i8 stands between k8 and g8."""


REPLY: dict[str, Any] = {
    **dict.fromkeys(["game", "value", "unit", "reckoned", "id", "written", "book"]),
    **{name: [] for name in ("rests", "near", "assumed", "readings", "lines", "rulings", "found")},
    "language": "en",
    "says": "no",
    "short": "No.",
    "writer": "owl-7b",
}
"""An answer that a model may word."""


def latest(page: Page) -> Any:
    """The answer that stands open."""
    return page.locator("article:has(.answer)")


def reword(serving: Serving, question: str) -> None:
    """Let what an answer rested on have been worded otherwise."""
    with closing(sqlite3.connect(serving.home / "rulebound.sqlite3", timeout=30)) as store, store:
        changed = """UPDATE question SET rested = replace(rested, '"version":"', '"version":"x')
                     WHERE json_extract(answer, '$.question') = ?"""
        assert store.execute(changed, [question]).rowcount == 1


def test_asked_by_keyboard_beside_a_game(readers: Any, serving: Serving) -> None:
    reader: Page = readers(permissions=["clipboard-read", "clipboard-write"])
    # The first question to a server works out what all others need.
    post(reader, "/api/ask", {"question": "May I pass?", "game": "meridians"})
    sit(reader, position=STANDARD)
    box = reader.get_by_role("textbox", name="Ask about this position")
    box.focus()

    reader.keyboard.type("Darf man passen?")
    reader.keyboard.press("Enter")
    expect(latest(reader).get_by_role("heading", name="Darf man passen?")).to_be_visible()
    expect(latest(reader).locator(".answer")).to_have_attribute("lang", "de")
    expect(latest(reader)).to_contain_text("Passen ist nicht erlaubt.")
    expect(latest(reader)).to_contain_text("Text des Autors")
    status = reader.locator("form.ask [role=status]")
    expect(status).to_contain_text("Nein. § Setzen · kein Passen")
    expect(box).to_be_focused()
    expect(box).to_have_value("")

    reader.keyboard.type("Is my group at g8 dead?")
    reader.keyboard.press("Enter")
    expect(latest(reader).get_by_role("heading", name="Is my group at g8 dead?")).to_be_visible()
    # The engine rules on the very stones that are there.
    expect(latest(reader).locator(".short")).to_contain_text("This group lives")
    expect(reader.locator("details", has_text="Darf man passen?")).to_be_visible()

    point(reader, "k8").click()
    note = reader.locator("article.note", has_text="No line from k8")
    note.get_by_role("button", name="Why?").press("Enter")
    expect(latest(reader)).to_contain_text("a Dark stone on i8 stands between it and your g8")
    expect(latest(reader).get_by_role("heading", name="placing · line of sight")).to_be_visible()
    assert violations(reader) == []

    latest(reader).get_by_role("link", name="Show as a card").press("Enter")
    expect(reader.get_by_role("heading", level=1, name="Why is k8 not allowed?")).to_be_visible()
    reader.emulate_media(color_scheme="dark")
    assert violations(reader) == []
    reader.get_by_role("button", name="This answer is wrong").press("Enter")
    reader.keyboard.type("It jumps")
    reader.get_by_role("button", name="Note it").press("Enter")
    expect(reader.get_by_text("“It jumps”")).to_be_visible()
    reader.get_by_role("button", name="Copy a link").press("Enter")
    expect(reader.get_by_text("Copied. Whoever has the link")).to_be_visible()
    link = reader.get_by_role("textbox", name="Copy a link")
    expect(link).to_have_value(reader.evaluate("navigator.clipboard.readText()"))

    other: Page = readers()
    other.goto(link.input_value())
    expect(other.get_by_role("heading", level=1, name="Why is k8 not allowed?")).to_be_visible()
    expect(other.get_by_text("It jumps")).to_have_count(0)

    reader.get_by_role("link", name="My questions").press("Enter")
    mine = reader.locator("main li")
    expect(mine).to_have_count(4)
    expect(mine.first).to_contain_text("held to be wrong")
    reader.get_by_label("Game").select_option(label="Carcassonne")
    expect(reader.get_by_text("No question about this game.")).to_be_visible()
    reader.get_by_label("Game").select_option("")
    expect(mine).to_have_count(4)
    reword(serving, "Darf man passen?")
    reader.get_by_role("searchbox").fill("passen")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("reworded since")
    assert violations(reader) == []
    mine.get_by_role("link").press("Enter")
    expect(reader.get_by_text("die Regeln hier neu gefasst worden: § Setzen · kein Passen")).to_be_visible()
    reader.get_by_role("button", name="Ask again").press("Enter")
    expect(reader.get_by_text("The answer was the same on")).to_be_visible()
    expect(reader.locator(".stale")).to_have_count(0)
    assert violations(reader) == []
    reader.get_by_role("link", name="The earlier answer").press("Enter")
    expect(reader.locator(".stale")).to_be_visible()
    reader.get_by_role("button", name="Delete", exact=True).press("Enter")
    reader.get_by_role("button", name="Yes, delete").press("Enter")
    reader.get_by_role("searchbox").fill("passen")
    expect(mine).to_have_count(1)
    expect(mine).not_to_contain_text("reworded since")
    mine.get_by_role("button", name="Delete").press("Enter")
    expect(mine.get_by_role("button", name="Yes, delete")).to_be_focused()
    reader.keyboard.press("Escape")
    expect(mine.get_by_role("button", name="Delete")).to_be_focused()
    reader.keyboard.press("Enter")
    reader.keyboard.press("Enter")
    expect(reader.get_by_role("searchbox")).to_be_focused()
    expect(reader.get_by_text("No question of yours has these words.")).to_be_visible()


def test_a_question_that_fails_stays_written_and_a_model_s_words_that_fail_leave_the_answer(
    readers: Any,
) -> None:
    reader: Page = readers()
    replies: list[dict[str, Any]] = []
    reachable = False

    def answered(route: Route) -> None:
        if not reachable:
            route.abort()
            return
        asked: Any = route.request.post_data_json
        replies.append({**REPLY, "question": asked["question"]})
        route.fulfill(json=replies[-1])

    def worded(route: Route) -> None:
        if len(replies) > 1:
            route.abort()
            return
        written = {"model": "owl-7b", "quotes": []}
        said = {"short": "A player may not <b>pass</b>.", "writer": None, "written": written}
        route.fulfill(json={**replies[-1], **said})

    reader.route("**/api/ask", answered)
    reader.route("**/api/ask/written", worded)
    reader.goto("/#/games/marsigel")
    box = reader.get_by_role("textbox", name="What to clarify?")
    box.fill("May I pass?")
    reader.get_by_role("button", name="Ask the rules").click()
    expect(reader.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    expect(box).to_have_value("May I pass?")

    reachable = True
    box.press("Enter")
    expect(latest(reader).locator(".short")).to_have_text("A player may not <b>pass</b>.")
    expect(latest(reader)).to_contain_text("Written with owl-7b, checked against the clauses")
    box.fill("Can I pass?")
    box.press("Enter")
    expect(latest(reader).get_by_role("heading", name="Can I pass?")).to_be_visible()
    expect(latest(reader).locator(".writer")).to_have_count(0)
    expect(reader.get_by_role("alert")).to_have_count(0)
    readers.forget("ERR_FAILED")


def test_the_list_of_questions_is_asked_for_once(reader: Page) -> None:
    asked: list[str] = []
    reader.on(
        "request", lambda request: asked.append(request.url) if "/api/questions?" in request.url else None
    )
    reader.goto("/#/questions")
    expect(reader.get_by_role("searchbox")).to_be_visible()
    reader.wait_for_timeout(1200)  # long enough for a second time, had there been a reason
    assert len(asked) == 1


def test_whoever_goes_elsewhere_while_a_question_is_deleted_stays_there(reader: Page) -> None:
    """Going away in the middle: the answer that comes late takes nobody from the page that they are on."""
    reader.goto("/#/games/meridians")
    box = reader.get_by_role("textbox", name="What to clarify?")
    box.fill("May I pass?")
    box.press("Enter")
    latest(reader).get_by_role("link", name="Show as a card").click()
    held: list[Route] = []
    reader.route(
        "**/api/questions/*",
        lambda route: held.append(route) if route.request.method == "DELETE" else route.fallback(),
    )
    reader.get_by_role("button", name="Delete", exact=True).click()
    reader.get_by_role("button", name="Yes, delete").click()
    reader.go_back()
    expect(box).to_be_visible()
    address = reader.url
    with reader.expect_response("**/api/questions/*"):
        held[0].continue_()
    reader.wait_for_timeout(300)  # long enough to be taken away
    assert reader.url == address
