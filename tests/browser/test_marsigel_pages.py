"""Der Marsigelwettkampf with thirteen, on a phone, in the sandbox, with odds, and for axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.ring import FOUR, HIGH, SIX, piece, seat, space, stop
from tests.browser.seated import think_once
from tests.browser.test_pages_editor import choose, text
from tests.browser.test_phone import PHONE

START = "a3/b2/a1/b3/a2/b1 a"


def bench(page: Page, position: str) -> None:
    page.goto(f"/#/try/marsigel?position={position.replace(' ', '+')}")
    expect(page.locator("svg.board")).to_be_visible()


def test_thirteen_play(readers: Any) -> None:
    reader: Page = readers(reduced_motion="reduce")
    seat(reader, 13)
    expect(reader.locator("[data-space]")).to_have_count(39)
    for colour in ("Red", "Clear", "Mint"):
        expect(reader.get_by_role("button", name=f"Space of {colour}’s pawn")).to_have_count(1)
    expect(stop(reader)).to_have_text("Pass (1 of 13 in a row)")
    # A pawn can always move.
    mine = piece(reader, "a1")
    mine.focus()
    reader.keyboard.press("Enter")
    expect(mine).to_have_attribute("aria-pressed", "true")
    onto = reader.locator("[data-space].open").first
    onto.focus()
    reader.keyboard.press("Enter")
    expect(reader.locator("[data-space]")).to_have_count(38)
    heard = reader.locator("svg.board").aria_snapshot()
    assert "White’s queen" in heard
    assert "text:" not in heard, "the letters that are drawn are in the names already"
    assert violations(reader) == []


def test_axe_at_a_table(readers: Any) -> None:
    reader: Page = readers(reduced_motion="reduce")
    seat(reader, 4, FOUR)
    piece(reader, "d2").click()
    piece(reader, "a1").click()
    expect(reader.locator("[data-spot]")).to_have_count(1)
    assert violations(reader) == []
    reader.emulate_media(color_scheme="dark")
    seat(reader, 6, HIGH)
    space(reader, "e3").focus()
    assert violations(reader) == []


def test_a_phone_shows_a_strip_and_plays_at_the_second_touch(readers: Any) -> None:
    reader: Page = readers(**PHONE, reduced_motion="reduce", color_scheme="dark")
    seat(reader, 2, SIX)
    expect(reader.locator(".strip")).to_be_visible()
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert reader.evaluate(wide)
    assert violations(reader) == []
    piece(reader, "a2").tap()
    piece(reader, "a3").tap()
    expect(reader.locator("[data-space]")).to_have_count(5)
    expect(stop(reader)).to_have_text("Закончить ход, сгорят 2 очка")
    seat(reader, 13)
    expect(reader.locator("[data-space]")).to_have_count(39)
    assert reader.evaluate(wide)


CROWDED = """() => {
  const extent = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const title = extent(document.querySelector('h1'));
  const menu = [...document.querySelectorAll('nav a, nav button')].map((one) => one.getBoundingClientRect());
  const words = [...document.querySelectorAll('.acts .button, .turn .button, .who')];
  return [
    ...(menu.some(({ left, width }) => width > 0 && left < title.right) ? ['title'] : []),
    ...words.filter((one) => extent(one).right > one.getBoundingClientRect().right + 0.5).map((one) => one.textContent),
  ];
}"""


@pytest.mark.parametrize("language", ["en", "ru", "fr", "nl", "de"])
def test_nothing_is_crowded_out_on_the_smallest_phone(readers: Any, language: str) -> None:
    small = {"width": 320, "height": 640}
    reader: Page = readers(**{**PHONE, "viewport": small, "locale": language}, reduced_motion="reduce")
    for players, position in ((2, SIX), (4, FOUR)):
        seat(reader, players, position)
        expect(stop(reader)).to_be_visible()
        assert reader.evaluate(CROWDED) == []


ROWS = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const rows = box('.picture');
  const spaces = [...document.querySelectorAll('[data-space] circle:last-child')].map((one) => one.getBoundingClientRect());
  const told = (side) => Number(document.querySelector(`[data-more=${side}]`)?.textContent.match(/\\d+/) ?? 0);
  return {
    out: spaces.filter(({ top, bottom }) => (top + bottom) / 2 < rows.top || (top + bottom) / 2 > rows.bottom).length,
    told: told('above') + told('below'),
    low: Math.max(...['.turn', '.acts .button', '.pull .line'].map((one) => box(one).bottom)) - innerHeight,
    page: document.documentElement.scrollHeight - innerHeight,
  };
}"""


TOLD_BELOW = """() => document.querySelector("[data-more='below']")?.textContent ?? null"""


@pytest.mark.parametrize("players", [4, 8, 13])
def test_what_a_low_phone_hides_of_the_ring_is_told_at_its_edge(readers: Any, players: int) -> None:
    """The turn, the buttons and the note are on the screen, the pieces that may move too, and the rest is counted."""
    reader: Page = readers(**{**PHONE, "viewport": {"width": 320, "height": 640}}, reduced_motion="reduce")
    think_once(reader, "marsigel")
    seat(reader, players, FOUR if players == 4 else None)
    for width, height in ((320, 640), (360, 640), (390, 664)):
        reader.set_viewport_size({"width": width, "height": height})
        expect(reader.locator("[data-piece].open").first).to_be_in_viewport(ratio=1)
        # A new size takes some frames to be laid out.
        reader.wait_for_function(
            f"""(cut) => {{
              const {{ out, told, low, page }} = ({ROWS})();
              return low <= 0 && page <= 0 && out <= told && told > 0 === cut;
            }}""",
            arg=players >= 8,
        )
    more = reader.locator("[data-more='below']")
    while (told := reader.evaluate(TOLD_BELOW)) is not None:
        more.tap()
        # The page counts anew a moment after it has moved.
        reader.wait_for_function(f"(told) => ({TOLD_BELOW})() !== told", arg=told)
    expect(reader.locator("[data-space]").last).to_be_in_viewport()
    reader.get_by_role("button", name="Подсказка").tap()
    expect(reader.locator(".spot.advice")).to_have_count(2)
    for spot in reader.locator(".spot.advice").all():
        expect(spot).to_be_in_viewport(ratio=1)


def test_letters_follow_the_language(readers: Any) -> None:
    reader: Page = readers(locale="ru-RU")
    seat(reader, 2, SIX)
    letters = set(reader.locator("svg.board .letter").all_text_contents())
    assert letters == {"К", "Ж"}
    expect(piece(reader, "a3")).to_have_attribute("aria-label", "королева красных, на это очков не хватает")


def test_a_position_is_set_up(reader: Page) -> None:
    reader.set_viewport_size({"width": 1280, "height": 700})
    bench(reader, SIX)
    choose(reader, "What a click does", "Set up")
    for tool in (
        reader.get_by_role("group", name="What a click does").get_by_role("button", disabled=False).all()
    ):
        tool.click(trial=True)
    piece(reader, "b1").click()
    piece(reader, "a3").click()
    expect(text(reader)).to_have_value("a3b1/b2/a1/b3/a2 a 6")
    piece(reader, "b1").click(button="right")
    expect(text(reader)).to_have_value("a3/b1/b2/a1/b3/a2 a 6")
    piece(reader, "b1").focus()
    reader.keyboard.press("+")
    expect(text(reader)).to_have_value("a3/b2/b1/a1/b3/a2 a 6")
    reader.get_by_role("combobox", name="Points left").select_option("3")
    reader.get_by_role("combobox", name="To move").select_option("1")
    expect(text(reader)).to_have_value("a3/b2/b1/a1/b3/a2 b 3")
    expect(reader.locator(".summary")).to_contain_text("Yellow to move, 3 left")
    reader.keyboard.press("Control+z")
    expect(text(reader)).to_have_value("a3/b2/b1/a1/b3/a2 a 3")
    choose(reader, "What wins", "Nest")
    expect(text(reader)).to_have_value("a3/b2/b1/a1/b3/a2 a 3 nest")
    reader.get_by_role("combobox", name="Players").select_option("3")
    expect(reader.locator("[data-space]")).to_have_count(9)
    choose(reader, "What a click does", "Play")
    expect(reader.locator(".summary")).to_contain_text("are open")


def test_no_passes_come_before_a_turn_that_has_moved(reader: Page) -> None:
    bench(reader, SIX + "+passed-1")
    choose(reader, "What a click does", "Set up")
    reader.get_by_role("combobox", name="Points left").select_option("3")
    expect(text(reader)).to_have_value("a3/b2/a1/b3/a2/b1 a 3 passed-1")
    reader.get_by_role("combobox", name="Points left").select_option("0")
    expect(text(reader)).to_have_value("a3/b2/a1/b3/a2/b1 a 0 moved")
    choose(reader, "What a click does", "Play")
    expect(reader.locator(".summary")).to_contain_text("Red to move")


def test_what_cannot_be_a_position_is_said(readers: Any) -> None:
    reader = readers()
    bench(reader, SIX)
    for wrong, why in (
        ("a3/b2 a", "a1 is missing."),
        ("a3/b2/a1b3/a2/b1 a", "b3 cannot lie on a1."),
        ("a3/b2/a1/b3/a2/b1 c", "a letter from a to b"),
        ("a3/b2/a1/b3/a2/b1 a 4 soon", "does not say “soon”"),
        ("a3/b2/a1/b3/a2/b1 a moved", "does not fit together"),
        ("a3/b2/a1/b3/a2/b1 a 4 passed-3", "This position cannot be set up."),
    ):
        text(reader).fill(wrong)
        text(reader).press("Enter")
        expect(reader.get_by_text(why)).to_be_visible()
        named = reader.evaluate("new URLSearchParams(location.hash.split('?')[1]).get('position')")
        assert named == SIX, "the address names the position still"
    readers.forget("status of 400")  # the last of them only the server knew


def test_the_odds_of_two(readers: Any) -> None:
    reader: Page = readers(reduced_motion="reduce")
    think_once(reader, "marsigel")
    bench(reader, f"{START} 4")
    odds = reader.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("17% win, 83% draw, 0% lose")
    expect(odds).to_contain_text("With these points")
    odds.get_by_role("button", name="6", exact=True).click()
    expect(odds).to_contain_text("After a roll of 6")
    expect(odds).to_contain_text("100% win, 0% draw, 0% lose")
    odds.get_by_role("button", name="6", exact=True).click()
    best = odds.get_by_role("listitem").first
    expect(best).to_contain_text("→")
    assert violations(reader) == []
    best.get_by_role("button").click()
    expect(reader.locator(".board")).to_be_visible()
    expect(reader.locator("[data-turn='1']")).to_be_visible()


def test_no_odds_are_those_of_another_question(reader: Page) -> None:
    """While an answer is awaited, the one before is not shown as if it were it."""
    think_once(reader, "marsigel")
    bench(reader, f"{START} 4")
    odds = reader.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("17% win, 83% draw, 0% lose")
    reader.route("**/api/odds", lambda _: None)  # and no more answers come
    with reader.expect_request("**/api/odds"):
        odds.get_by_role("button", name="6", exact=True).click()
    expect(odds.get_by_role("button", name="6", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(odds).not_to_contain_text("After a roll of 6")
    expect(odds).to_contain_text("With these points")
    with reader.expect_request("**/api/odds"):
        odds.get_by_role("listitem").first.get_by_role("button").click()
    expect(reader.locator("[data-turn='1']")).to_be_visible()
    expect(odds).not_to_contain_text("win")


def test_odds_are_a_hint_that_is_off_until_it_is_wanted(reader: Page) -> None:
    think_once(reader, "marsigel")
    seat(reader, 2)
    expect(reader.get_by_role("region", name="Odds")).to_have_count(0)
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Odds", exact=True).click()
    reader.keyboard.press("Escape")
    expect(reader.get_by_role("region", name="Odds")).to_contain_text("Before the roll")


def test_the_lessons(readers: Any) -> None:
    reader: Page = readers(reduced_motion="reduce")
    reader.goto("/#/games/marsigel")
    tree = reader.get_by_role("img", name="A tree wins, step 3 of 3")
    expect(tree).to_be_visible()
    reader.get_by_role("button", name="Next step: A tree wins").click()
    expect(reader.get_by_role("img", name="A tree wins, step 1 of 3")).to_be_visible()
    assert violations(reader) == []


def test_the_name_breaks_with_a_hyphen_and_is_read_and_copied_whole(readers: Any) -> None:
    for language in ("en-US", "de-DE"):
        reader: Page = readers(locale=language)
        seat(reader, 2)
        name = reader.get_by_role("heading", level=1, name="Der Marsigelwettkampf", exact=True)
        expect(name).to_be_visible()
        inside = """(one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const ends = [...range.getClientRects()].map((box) => box.right);
          return Math.max(...ends) <= one.closest('header').getBoundingClientRect().right;
        }"""
        assert name.evaluate(inside)
        selected = "(one) => (getSelection().selectAllChildren(one), getSelection().toString())"
        assert name.evaluate(selected) == "Der Marsigelwettkampf"


def test_who_could_win_on_which_rolls(readers: Any) -> None:
    """Yellow carries its drone and its pawn one space each; Red has only its pawn to carry."""
    reader: Page = readers(reduced_motion="reduce")
    bench(reader, "a3a2/a1/b3/b2/b1/c1/c3/c2 b 4 moved")
    odds = reader.get_by_role("region", name="Odds")
    threats = odds.locator("[data-threat]")
    expect(threats.first).to_contain_text("Yellow wins on 3, 4, 5, or 6")
    expect(threats.first.locator("svg[aria-hidden] rect")).to_have_count(4)
    expect(odds.locator("[data-threat='0']")).to_contain_text("Red wins on 1, 2, 3, 4, 5, or 6")
    assert violations(reader) == []
    bench(reader, "a3/b3/c3/d3/a2/b2/c2/d2/a1/b1/c1/d1 a 3 moved")
    expect(odds).to_contain_text("could win next turn.")
    assert violations(reader) == []
