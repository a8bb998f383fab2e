"""The narrowest phone, 320 px, in every language: no room is too wide, no word than its button, and no target too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seated import open_table, point, post, sit, table, visit
from tests.browser.test_phone import PHONE

SMALL = PHONE | {"viewport": {"width": 320, "height": 640}, "device_scale_factor": 1}
LOCALES = ("en-US", "ru-RU", "fr-FR", "nl-NL", "de-DE")
STANDARD = "7 12 g8L g1L i8D i5D m4D"
LONG = "Maximiliane-Alexandra Oberwiesenfelder"

WIDE = """() => {
  const said = [];
  if (document.documentElement.scrollWidth > innerWidth) said.push(`page ${document.documentElement.scrollWidth}`);
  for (const at of document.querySelectorAll('button, a.button, h1, label, dialog, [popover], .margin')) {
    const { left, right, width } = at.getBoundingClientRect();
    if (width === 0 || at.classList.contains('unseen') || at.closest('.seats, ol')) continue;
    if (at.scrollWidth > at.clientWidth + 1 && at.clientWidth > 0 && getComputedStyle(at).display !== 'inline')
      said.push(`${at.tagName} ${at.className} ${at.innerText.slice(0, 40)}: ${at.scrollWidth} in ${at.clientWidth}`);
    if (at.matches('button, a.button') && (left < -1 || right > innerWidth + 1) && getComputedStyle(at).visibility !== 'hidden')
      said.push(`${at.tagName} ${at.className} ${at.innerText.slice(0, 40)}: ${Math.round(left)} to ${Math.round(right)}`);
  }
  return said;
}"""

SMALL_TARGETS = """() => {
  const said = [];
  for (const at of document.querySelectorAll('button:enabled, a[href]')) {
    if (at.closest('svg, p, li, dd') || at.matches('.skip, .unseen')) continue;
    at.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = at.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const met = (dx, dy) => at.contains(document.elementFromPoint(x + dx, y + dy));
    if (![-1, 0, 1].every((side) => met(0, side * (height / 2 - 1)))) continue;
    const run = (dx, dy) => {
      let steps = 0;
      while (steps < 24 && met(dx * (steps + 1), dy * (steps + 1))) steps++;
      return steps;
    };
    const [wide, high] = [run(1, 0) + run(-1, 0) + 1, run(0, 1) + run(0, -1) + 1];
    if (Math.min(wide, high) < 24) said.push(`${at.tagName} ${at.innerText.slice(0, 40)}: ${wide} by ${high}`);
  }
  return said;
}"""
"""What a finger meets, however it is drawn; not what stands in a line of text, or is covered."""


def shelf(page: Page) -> None:
    table(page, seats=[{"kind": "here", "name": LONG}, {"kind": "open"}])
    table(page, game="marsigel", seats=[{"kind": "here"}] * 4)
    page.reload()
    expect(page.locator("section[aria-labelledby=yours] a").first).to_be_visible()


def at(address: str, seen: str = "main h1") -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/{address}")
        expect(page.locator(seen).first).to_be_visible()

    return go


def set_up(game: str, seats: str | None) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/#/games/{game}")
        page.locator(".ways button").first.click()
        dialog = page.get_by_role("dialog")
        if seats:
            dialog.get_by_text(seats, exact=True).click()
        dialog.locator("[aria-controls$=-more]").click()

    return go


def picked(page: Page) -> None:
    sit(page, position=STANDARD, clock={"initial_s": 600, "increment_s": 5})
    point(page, "h7").tap()
    expect(page.locator(".ghost")).to_have_count(1)


def refused(page: Page) -> None:
    sit(page, position=STANDARD)
    point(page, "k8").tap()
    page.locator(".pull").tap()
    page.locator(".note footer .link").first.tap()


def pie(page: Page) -> None:
    identity = table(page, options={"pie": True})
    for seq, name in enumerate(("g6", "h5")):
        move = {"id": f"m{seq}", "seat": 0, "seq": seq - 1, "type": "move", "move": name}
        assert post(page, f"/api/tables/{identity}/commands", move)["result"] == "done"
    open_table(page, identity)
    expect(page.locator(".choices")).to_be_visible()


def ring(page: Page) -> None:
    sit(page, game="marsigel", position="a3/b2/a1/b3/a2/b1 a 6")
    page.locator("[data-piece=a1]").click()


def many(page: Page) -> None:
    sit(page, game="marsigel", seats=[{"kind": "here", "name": LONG}, *[{"kind": "here"}] * 4])


def waiting(page: Page) -> None:
    sit(page, seats=[{"kind": "here", "name": LONG}, {"kind": "invited"}])


def over(page: Page) -> None:
    identity = sit(page, game="marsigel", seats=[{"kind": "here"}] * 2)
    now = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seq", identity)
    post(page, f"/api/tables/{identity}/commands", {"id": "r", "seat": 0, "seq": now, "type": "resign"})
    page.locator(".pull").tap()


def menu(page: Page) -> None:
    sit(page)
    page.locator("nav button[popovertarget]:visible").last.tap()
    expect(page.locator("[popover] label").first).to_be_visible()


ROOMS: dict[str, Callable[[Page], None]] = {
    "shelf": shelf,
    "game": at("#/games/meridians"),
    "ring's game": at("#/games/marsigel"),
    "questions": at("#/questions"),
    "sheet": at("#/games/marsigel/sheet", "main"),
    "turns": at("#/games/marsigel/turns", "main"),
    "set-up": set_up("meridians", None),
    "set-up of many": set_up("marsigel", "5"),
    "rulebook": at("#/rules/meridians/ending.no-point"),
    "ring's rulebook": at("#/rules/marsigel", ".chapter"),
    "sandbox": at("#/try/meridians?position=7+12+g8L+g1L+i8D+i5D+m4D", ".board"),
    "ring's sandbox": at("#/try/marsigel", ".board"),
    "picked": picked,
    "refused": refused,
    "pie": pie,
    "ring": ring,
    "many": many,
    "waiting": waiting,
    "over": over,
    "menu": menu,
    "lost": at("#/tables/abc/seven"),
    "no table": at("#/tables/abc"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_that_waits_for_a_friend_is_as_high_as_the_phone(readers: Any, locale: str) -> None:
    page = readers(**SMALL | {"locale": locale})
    visit(page)
    for game in ("meridians", "marsigel", "carcassonne"):
        sit(page, game=game, seats=[{"kind": "here"}, {"kind": "invited"}])
        expect(page.locator(".notice .button.do")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight") == 640, game


@pytest.mark.parametrize("locale", LOCALES)
def test_every_room_suits_the_narrowest_phone(readers: Any, locale: str) -> None:
    page = readers(**SMALL | {"locale": locale})
    visit(page)
    wide: dict[str, list[str]] = {}
    for name, go in ROOMS.items():
        go(page)
        page.wait_for_load_state("networkidle") if name in ("shelf", "game") else None
        page.evaluate("document.fonts.ready.then(() => null)")
        if said := page.evaluate(WIDE) + page.evaluate(SMALL_TARGETS):
            wide[name] = said
    readers.forget("404", "WebSocket")
    assert wide == {}
