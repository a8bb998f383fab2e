"""axe-core finds nothing on any page, in any state, in light and in dark; motion can be turned off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.seated import OPENING, SHORT_GAME, place, point, post, sit, table, visit
from tests.browser.test_phone import PHONE

STANDARD = "7 12 g8L g1L i8D i5D m4D"
PATHLESS = "7 12 a4L e8L f8L g2D g6D k8L l2D l7D"


def shelf(page: Page) -> None:
    table(page, seats=[{"kind": "here"}, {"kind": "open"}])
    visit(page)
    expect(page.locator("section")).not_to_have_count(0)


def set_up(page: Page) -> None:
    visit(page)
    page.goto("/#/games/meridians")
    page.get_by_role("button", name="Invite someone").click()
    page.get_by_role("button", name="the rule", exact=True).first.click()


def join(page: Page) -> None:
    identity = table(page, seats=[{"kind": "here", "name": "Ann"}, {"kind": "invited"}])
    token = post(page, f"/api/tables/{identity}/invitations", {"seat": 1})["token"]
    page.goto(f"/#/join/{token}")
    expect(page.get_by_role("button", name="Join the table")).to_be_visible()


def lost(page: Page) -> None:
    page.goto("/#/nowhere")
    expect(page.get_by_role("heading")).to_be_visible()


def fresh(page: Page) -> None:
    sit(page, clock={"initial_s": 600, "increment_s": 5})


def refused(page: Page) -> None:
    sit(page, position=STANDARD)
    point(page, "k8").click()
    page.get_by_role("button", name="Open the passage").first.click()


def doomed(page: Page) -> None:
    sit(page, position=PATHLESS)
    page.get_by_role("button", name="Show all").click()
    point(page, "e8").focus()


def back(page: Page) -> None:
    sit(page)
    place(page, *OPENING)
    page.locator(".cell", has_text="h5").click()


def tried(page: Page) -> None:
    back(page)
    point(page, "g4").click()
    expect(page.get_by_text("You are trying moves.")).to_be_visible()


def choosing(page: Page) -> None:
    sit(page, options={"pie": True})
    place(page, "g6", "h5")


def over(page: Page) -> None:
    sit(page, options={"size": 5})
    place(page, *SHORT_GAME[:-1])
    point(page, SHORT_GAME[-1]).click()
    expect(page.locator("[data-told]")).to_contain_text("wins")


def waiting(page: Page) -> None:
    sit(page, seats=[{"kind": "here"}, {"kind": "invited"}])
    page.get_by_role("button", name="Copy an invitation").click()


def menus(page: Page) -> None:
    fresh(page)
    page.get_by_role("button", name="View").click()


def sharing(page: Page) -> None:
    fresh(page)
    page.get_by_role("button", name="Share").click()


def resigning(page: Page) -> None:
    fresh(page)
    page.get_by_role("button", name="Resign").click()


STATES: list[Callable[[Page], None]] = [
    shelf,
    set_up,
    join,
    lost,
    fresh,
    refused,
    doomed,
    back,
    tried,
    choosing,
    over,
    waiting,
    menus,
    sharing,
    resigning,
]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe(readers: Any, state: Callable[[Page], None]) -> None:
    page = readers(color_scheme="light", reduced_motion="reduce")
    state(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []


def test_axe_on_a_phone(readers: Any) -> None:
    page = readers(**PHONE, reduced_motion="reduce")
    sit(page, clock={"initial_s": 600, "increment_s": 5})
    assert violations(page) == []
    point(page, "g6").tap()
    page.locator(".pull").tap()
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []


def test_no_motion_when_it_is_not_wanted(readers: Any) -> None:
    page = readers(reduced_motion="reduce")
    sit(page, position=STANDARD)
    point(page, "k8").click()
    expect(page.locator(".tie path")).to_have_count(2)
    assert (
        page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length")
        == 0
    )


def test_the_focus_is_always_visible(reader: Page) -> None:
    sit(reader)
    for _ in range(14):
        reader.keyboard.press("Tab")
        shown = reader.evaluate(
            """() => {
              const at = document.activeElement;
              if (at === document.body) return true;
              const ring = at.querySelector?.('.ring');
              if (ring) return getComputedStyle(ring).stroke !== 'none';
              const holder = at.closest('label, .line') ?? at;
              return getComputedStyle(holder).boxShadow !== 'none' || getComputedStyle(at).boxShadow !== 'none';
            }"""
        )
        assert shown, reader.evaluate("document.activeElement.outerHTML.slice(0, 200)")
