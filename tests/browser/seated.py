"""What readers do at tables, for the browser tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

SHORT_GAME = ("h5", "c5", "h1", "h2", "f3", "c1", "g3", "d1", "g2")
"""On the 4/5 board: two removals, the second of which takes Light's last stones."""

OPENING = ("g6", "h5", "g8", "h8", "g10")
"""On the 6/7 board; then Dark to move."""


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """What the server answers to the session of the page's browser, which gets one if it has none."""
    if not page.context.cookies():
        page.request.get("/api/games")
    return page.request.post(path, data=body, headers={"x-rulebound": "1"}, timeout=0).json()


def visit(page: Page) -> None:
    """Open the page at its shelf, which gives the browser its session."""
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    wait_for_type(page)


THOUGHTS = {"meridians": "7 12 g8L g1L i8D i5D m4D", "marsigel": "a3/b2/a1/b3/a2/b1 a 6"}
"""A position of each game in which a bot has something to think about."""


def think_once(page: Page, *games: str) -> None:
    """Let the server think, however long that takes.

    Its first thought of a game reads the compiled kernels, or compiles them where the sources have changed
    since, which takes longer than anybody waits for what is to be seen.
    """
    if page.url == "about:blank":
        visit(page)
    for game in games:
        at = {"game": game, "position": THOUGHTS[game]}
        assert post(page, "/api/think", {"at": at, "seconds": 0.05})["line"]


def table(page: Page, **wanted: Any) -> str:
    """The id of a new table of the page's own, both seats on one screen unless asked otherwise."""
    request = {"game": "meridians", "seats": [{"kind": "here"}, {"kind": "here"}], **wanted}
    return str(post(page, "/api/tables", request)["id"])


def sit(page: Page, **wanted: Any) -> str:
    """Open a new table in the page."""
    identity = table(page, **wanted)
    open_table(page, identity)
    return identity


def open_table(page: Page, identity: str, at: str = "") -> None:
    """Open a table, perhaps at a position."""
    page.goto(f"/#/tables/{identity}{at}")
    expect(page.locator(".board")).to_be_visible()
    wait_for_type(page)


def speak(page: Page, language: str) -> None:
    """Open the page again in another of its languages."""
    page.evaluate(
        "(settings) => localStorage.setItem('rulebound.settings', settings)", f'{{"language":"{language}"}}'
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def wait_for_type(page: Page) -> None:
    """Until the typefaces have come: they never block the page, and when they come late, lines move."""
    page.evaluate("document.fonts.ready.then(() => null)")


def point(page: Page, name: str) -> Any:
    """A point of the board."""
    return page.locator(f'[data-point="{name}"]')


def place(page: Page, *names: str) -> None:
    """Click points one after the other, each when the stone before it stands."""
    for name in names:
        point(page, name).click()
        expect(point(page, name)).to_have_attribute("aria-label", stands(name))


def stands(name: str) -> Any:
    """The name of a point on which a stone stands or has just stood."""
    import re

    return re.compile(rf"^{name}, (Light stone|Dark stone|.*last move)")


def notes(page: Page) -> Any:
    """The notes of the margin, newest first."""
    return page.locator("article.note")
