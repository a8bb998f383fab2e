"""Carcassonne at a real table: an evening on the phone page, the scoring desk, the sheet to print and the guide."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.axe import violations
from tests.browser.conftest import Readers
from tests.browser.serving import Serving

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
TURNS, DESK, SHEET, GUIDE = (f"/#/games/carcassonne/{part}" for part in ("turns", "desk", "sheet", "guide"))
KEPT = "rulebound.carcassonne.evening"
TILES, SHIELDS = "How many tiles has it?", "How many coats of arms has the city?"
FIGURES = "Who has figures in it, and how many?"
LYING = {
    "City stack": ("Siege", "Poverty"),
    "Road stack": ("Highway", "Street Fair"),
    "Monastery stack": ("Hermit Monastery", "Pilgrimage Route"),
}


def stack(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def lies(page: Page, name: str, tile: str) -> None:
    """Expect a tile to be active."""
    expect(stack(page, name).locator(".name")).to_have_text(tile)


def total(page: Page, player: str, points: str) -> None:
    expect(page.get_by_role("button", name=f"{player}: {points}. Write points down")).to_be_visible()


def begin(page: Page, *names: str, printed: bool = True) -> None:
    """An evening with the printed tiles of LYING, or one that the phone shuffles."""
    page.goto(TURNS)
    page.get_by_role("group", name="Players").get_by_text(str(len(names)), exact=True).click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name at seat {number}").fill(name)
    if printed:
        page.get_by_text("Printed tiles lie on the table").click()
    page.get_by_role("button", name="Begin").click()
    for name, tiles in LYING.items() if printed else ():
        for tile in tiles:
            stack(page, name).get_by_role("button", name=tile, exact=True).click()


def fill(page: Page, label: str, number: int) -> None:
    page.get_by_role("textbox", name=label, exact=True).fill(str(number))
    page.keyboard.press("Tab")


def stand(page: Page, *players: str) -> None:
    """A figure more of each player in the feature."""
    for player in players:
        page.get_by_role("button", name=f"One more: {FIGURES} {player}").click()


def write_down(page: Page) -> None:
    page.get_by_role("button", name="Write down").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def turn_over(page: Page, text: str = "Turn over: turn the stacks") -> None:
    page.get_by_role("button", name=text).click()


# --- an evening ------------------------------------------------------------------------------------------


def test_an_evening_with_printed_tiles(readers: Readers) -> None:
    page = readers(**PHONE)
    begin(page, "Ana", "Ben", "Cleo")
    stack(page, "City stack").get_by_role("button", name="Score a city").click()
    dialog = page.get_by_role("dialog", name="City, Siege")
    fill(page, TILES, 4)
    fill(page, SHIELDS, 1)
    expect(dialog.get_by_text("Still to be told: Who has figures")).to_be_visible()
    stand(page, "Ana", "Ben")
    expect(dialog.get_by_role("heading", name="Ana and Ben 11")).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text="Siege, coats of arms")).to_contain_text(
        "surveyors"
    )
    write_down(page)
    # Another feature of the same turn is scored under the same tiles, and the stacks go round once.
    stack(page, "Road stack").get_by_role("button", name="Score a road").click()
    stand(page, "Cleo")
    expect(page.get_by_role("heading", name="Cleo 5")).to_be_visible()
    write_down(page)
    for player, points in (("Ana", "11"), ("Ben", "11"), ("Cleo", "5")):
        total(page, player, points)
    turn_over(page)
    lies(page, "City stack", "Poverty")
    lies(page, "Road stack", "Street Fair")
    lies(page, "Monastery stack", "Pilgrimage Route")
    # What has come up on top is asked for; the last tile of a stack is known by itself.
    expect(stack(page, "City stack").get_by_text("Which tile is on top of the stack now?")).to_be_visible()
    expect(page.get_by_role("button", name="Scored: turn the stacks")).to_be_disabled()
    stack(page, "City stack").get_by_role("button", name="Citizens’ Jury").click()
    stack(page, "Road stack").get_by_role("button", name="Wealth").click()
    expect(stack(page, "Monastery stack").locator(".next")).to_contain_text("Poverty")
    # Totals may fall below zero.
    page.get_by_role("button", name="Cleo: 5. Write points down").click()
    page.get_by_label("Points for Cleo, also below zero").fill("−8")
    write_down(page)
    total(page, "Cleo", "−3")
    stack(page, "City stack").get_by_role("button", name="Score a city").click()
    fill(page, TILES, 2)
    fill(page, SHIELDS, 0)
    stand(page, "Cleo")
    expect(page.get_by_role("heading", name="Cleo 1")).to_be_visible()
    write_down(page)
    total(page, "Cleo", "−2")
    page.get_by_role("button", name="Undo").click()
    total(page, "Cleo", "−3")
    page.get_by_role("button", name="Undo").click()
    total(page, "Cleo", "5")
    page.get_by_role("button", name="Undo").click()
    lies(page, "City stack", "Siege")
    total(page, "Cleo", "5")
    page.reload()
    lies(page, "City stack", "Siege")
    expect(page.get_by_role("listitem").filter(has_text="City, Siege")).to_contain_text("Ana +11, Ben +11")


def test_a_turn_without_points_for_the_stacks_leaves_them(readers: Readers) -> None:
    page = readers(**PHONE)
    begin(page, "Ana", "Ben")
    stack(page, "Monastery stack").get_by_role("button", name="Score a monastery").click()
    fill(page, "How many of the nine tiles show part of a city?", 0)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="The last tile is laid: final scoring").click()
    expect(page.get_by_text("the scoring tiles have no part in it")).to_be_visible()
    page.get_by_role("button", name="City", exact=True).click()
    fill(page, TILES, 3)
    fill(page, SHIELDS, 1)
    stand(page, "Ben")
    expect(page.get_by_role("heading", name="Ben 4")).to_be_visible()
    write_down(page)
    total(page, "Ben", "4")
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
    lies(page, "City stack", "Siege")
    expect(page.get_by_role("button", name="Scored: turn the stacks")).to_be_enabled()


def test_a_double_touch_turns_the_stacks_once(readers: Readers) -> None:
    page = readers(**PHONE)
    begin(page, "Ana", "Ben", printed=False)
    following = (
        stack(page, "City stack").locator(".next > span").last.inner_text().removeprefix("Next").strip()
    )
    page.get_by_role("button", name="Scored: turn the stacks").dblclick()
    lies(page, "City stack", following)
    expect(page.get_by_text("The stacks went round", exact=True)).to_have_count(1)


def test_the_phone_shuffles_stacks_that_are_cycles(readers: Readers) -> None:
    page = readers(**PHONE)
    begin(page, "Ana", "Ben", printed=False)
    lengths = {"City stack": 5, "Road stack": 4, "Monastery stack": 3}
    come: dict[str, list[str]] = {name: [] for name in lengths}
    for _ in range(6):
        for name, tiles in come.items():
            tiles.append(stack(page, name).locator(".name").inner_text())
        promised = {
            name: stack(page, name).locator(".next > span").last.inner_text().removeprefix("Next").strip()
            for name in come
        }
        turn_over(page, "Scored: turn the stacks")
        for name, tile in promised.items():
            lies(page, name, tile)
    for name, length in lengths.items():
        assert len(set(come[name][:length])) == length
        assert come[name][length:] == come[name][: 6 - length]
    page.get_by_role("button", name="Undo").click()
    lies(page, "City stack", come["City stack"][5])


NO_EVENING = (
    "{",
    "[]",
    json.dumps({"version": 2}),
    json.dumps({"version": 1, "players": ["a"]}),
    json.dumps(
        {
            "version": 1, "players": ["a", "b"], "drawn": True, "signs": "road-wealth", "readings": {},
            "other": [], "seen": {"city": ["highway"], "road": [], "monastery": []}, "acts": [],
        }
    ),
)  # fmt: skip


def test_what_is_no_evening_of_this_version_is_not_taken_up(readers: Readers) -> None:
    page = readers(**PHONE)
    page.goto(TURNS)
    for kept in NO_EVENING:
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])
        page.reload()
        expect(page.get_by_role("button", name="Begin"), kept).to_be_visible()


def test_readings_of_the_house_hold_at_its_desk(readers: Readers) -> None:
    page = readers(**PHONE)
    page.goto(TURNS)
    page.get_by_text("Printed tiles lie on the table").click()
    page.get_by_text("Editions and readings").click()
    page.get_by_role("group", name=re.compile("^Highway")).get_by_text("5 points, whatever else").click()
    page.get_by_text("Other expansions", exact=True).click()
    page.get_by_label("Inns & Cathedrals").check()
    page.get_by_role("button", name="Begin").click()
    for name, tiles in LYING.items():
        for tile in tiles:
            stack(page, name).get_by_role("button", name=tile, exact=True).click()
    stack(page, "Road stack").get_by_role("button", name="Score a road").click()
    stand(page, "Red")
    expect(page.get_by_text("Still to be told: Is there an inn beside the road?")).to_be_visible()
    page.get_by_role("group", name="Is there an inn beside the road?").get_by_text("Yes").click()
    expect(page.get_by_role("heading", name="Red 5")).to_be_visible()


# --- without a network -----------------------------------------------------------------------------------


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may stop."""
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_page_opens_again_without_a_network(readers: Readers, own_server: Serving) -> None:
    page = readers(**PHONE)
    page.goto(f"{own_server.address}{TURNS}")
    expect(page.get_by_text("opens without a network too")).to_be_visible()
    page.wait_for_load_state("networkidle")
    own_server.stop()
    page.reload()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Score a road").click()
    expect(page.get_by_role("heading", name=re.compile("^Road, "))).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Language: English").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("button", name="Подсчитать дорогу")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Подсчитать дорогу")).to_be_visible()
    page.get_by_role("button", name="Были очки: сменить тайлы").click()
    page.reload()
    expect(page.get_by_text("Тайлы сменились", exact=True)).to_be_visible()
    readers.forget("ERR_")  # the browser notes that no server answered


def test_the_phone_page_of_another_game_too(readers: Readers, own_server: Serving) -> None:
    page = readers(**PHONE)
    page.goto(f"{own_server.address}/#/games/marsigel/turns")
    expect(page.get_by_text("opens without a network too")).to_be_visible()
    own_server.stop()
    page.reload()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".who")).to_have_text("Red")
    readers.forget("ERR_")


# --- the desk --------------------------------------------------------------------------------------------


def test_the_desk_asks_tells_and_cites(reader: Page) -> None:
    reader.goto("/#/games/carcassonne")
    reader.get_by_role("link", name="Scoring desk").click()
    reader.get_by_role("group", name="What is scored?").get_by_text("Road").click()
    reader.get_by_role("group", name="Active scoring tile").get_by_text("Highway").click()
    stand(reader, "Red")
    # Under the Highway the length makes no difference, so nobody is asked for it.
    expect(reader.get_by_role("textbox", name=TILES)).to_have_count(0)
    expect(reader.get_by_role("heading", name="Red 5")).to_be_visible()
    reader.get_by_text("Other expansions", exact=True).click()
    reader.get_by_label("Mage & Witch").check(force=True)
    expect(reader.get_by_text("Still to be told:")).to_be_visible()
    reader.get_by_role("group", name="Does the mage stand on it?").get_by_text("Yes").click()
    fill(reader, TILES, 7)
    points = reader.get_by_role("region", name="Points")
    expect(points.get_by_role("heading", name="Red 12")).to_be_visible()
    expect(points.get_by_role("listitem").filter(has_text="mage, original tiles")).to_contain_text(
        "7 × 1 = 7"
    )
    points.get_by_text("The order of application").click()
    expect(points.get_by_text("Bonuses on the original number of tiles")).to_be_visible()
    points.get_by_role("button", name="surveyors · five tiles").first.click()
    expect(points.get_by_text("scored as one of 5 tiles").first).to_be_visible()
    reader.reload()
    expect(reader.get_by_role("heading", name="Red 12")).to_be_visible()


@pytest.mark.parametrize("case", ["{", "[]", '{"feature":"palace"}', '{"feature":"road","completed":1}'])
def test_a_link_that_describes_nothing_says_so(reader: Page, case: str) -> None:
    reader.goto(f"{DESK}?case={quote(case)}")
    expect(reader.get_by_role("alert")).to_contain_text("does not describe a feature")
    expect(reader.get_by_role("group", name="What is scored?")).to_be_visible()


def test_numbers_that_cannot_be_are_said_to_be_wrong(reader: Page) -> None:
    reader.goto(DESK)
    reader.get_by_role("group", name="Active scoring tile").get_by_text("Bad Neighborhood").click()
    fill(reader, TILES, 2)
    fill(reader, "On how many of its tiles is the city only a half-round cap?", 3)
    fill(reader, SHIELDS, 0)
    stand(reader, "Red")
    expect(reader.get_by_role("alert")).to_contain_text("just a half-round cap on more tiles")
    fill(reader, TILES, 5)
    expect(reader.get_by_role("heading", name="Red 4")).to_be_visible()


def test_the_desk_by_keyboard_alone(reader: Page) -> None:
    reader.goto(DESK)
    city = reader.get_by_role("radio", name="City")
    city.focus()
    reader.keyboard.press("ArrowRight")
    expect(reader.get_by_role("radio", name="Road")).to_be_checked()
    tiles = reader.get_by_role("textbox", name=TILES)
    for _ in range(12):
        if tiles.evaluate("field => field === document.activeElement"):
            break
        reader.keyboard.press("Tab")
    reader.keyboard.type("4")
    for _ in range(3):
        reader.keyboard.press("Tab")
    expect(reader.get_by_role("button", name=f"One more: {FIGURES} Red")).to_be_focused()
    reader.keyboard.press("Enter")
    expect(reader.get_by_role("heading", name="Red 4")).to_be_visible()


# --- the sheet and the guide -----------------------------------------------------------------------------

MM = 72 / 25.4
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}


@pytest.mark.parametrize("paper", PAPERS)
def test_the_sheet_is_two_pages_of_exact_size(reader: Page, paper: str) -> None:
    reader.goto(SHEET)
    reader.get_by_text(paper, exact=True).click()
    reader.get_by_text("Poverty for roads, Wealth for monasteries").click()
    pages = PdfReader(BytesIO(reader.pdf(prefer_css_page_size=True))).pages
    width, height = PAPERS[paper]
    assert len(pages) == 2
    for page in pages:
        # A browser rounds paper to whole points.
        assert float(page.mediabox.width) == pytest.approx(width * MM, abs=1)
        assert float(page.mediabox.height) == pytest.approx(height * MM, abs=1)
    faces = " ".join(pages[0].extract_text().split())
    assert faces.count("Poverty") == faces.count("Wealth") == 2
    assert "Everyone in the city scores in full" in faces
    assert pages[1].extract_text().strip() == ""


def test_backs_meet_their_faces_when_the_page_is_turned(reader: Page) -> None:
    reader.goto(SHEET)
    expect(reader.locator(".tile svg")).to_have_count(24)
    drawn = reader.locator(".tile svg").evaluate_all("all => all.map((one) => getComputedStyle(one).stroke)")
    assert set(drawn) == {"none"}, "strokes for the land draw over a scoring tile"
    reader.emulate_media(media="print")
    boxes = reader.locator(".page").evaluate_all(
        """pages => pages.map((page) => {
            const at = page.getBoundingClientRect();
            return [...page.querySelectorAll('.tile')].map((tile) => {
                const box = tile.getBoundingClientRect();
                return [box.left - at.left, at.right - box.right, box.top - at.top, box.width, tile.classList[1]];
            });
        })"""
    )
    faces, backs = boxes
    assert len(faces) == len(backs) == 12
    for (left, _, top, size, kind), (_, right, below, _, other) in zip(faces, backs, strict=True):
        assert (right, below) == pytest.approx((left, top), abs=0.5)
        assert size == pytest.approx(59 / 25.4 * 96, abs=0.5)
        assert kind == other
    # The middle column lies on itself; the outer ones change places.
    assert any(face[0] != pytest.approx(back[0], abs=0.5) for face, back in zip(faces, backs, strict=True))


def test_the_guide_shows_what_is_known_and_says_what_is_not(reader: Page) -> None:
    reader.goto(GUIDE)
    farmhouses = reader.get_by_role("region", name="Farmhouses")
    expect(farmhouses.get_by_role("img")).to_have_count(8)
    expect(farmhouses.get_by_text("with a road: costs a point")).to_have_count(6)
    expect(farmhouses).to_contain_text("Fairly sure.")
    expect(reader.get_by_role("region", name=re.compile("^Sheds")).get_by_role("img")).to_have_count(8)
    caps = reader.get_by_role("region", name=re.compile("^Caps"))
    expect(caps.get_by_role("img")).to_have_count(7)
    expect(caps).to_contain_text("Sure.")
    reader.get_by_text("Second, from 2014").click()
    expect(farmhouses).to_contain_text("Inferred.")
    reader.get_by_text("First", exact=True).click()
    expect(farmhouses).to_contain_text("Not known.")
    expect(farmhouses.get_by_role("img")).to_have_count(0)
    reader.get_by_label("Box").select_option("Inns & Cathedrals")
    expect(reader.get_by_role("region", name=re.compile("^Drawn wide"))).to_contain_text("Open.")


# --- for everybody ---------------------------------------------------------------------------------------

CASE = quote(
    json.dumps({"feature": "city", "completed": True, "active": "siege", "tiles": 4, "shields": 1,
                "meeples": {"red": 2, "blue": 1}, "other": ["abbey-and-mayor"], "mayors": {"blue": 1}})
)  # fmt: skip
PAGES = {"turns": TURNS, "desk": f"{DESK}?case={CASE}", "sheet": SHEET, "guide": GUIDE}


@pytest.mark.parametrize("name", PAGES)
def test_no_fault_is_found_in_light_and_dark(readers: Readers, name: str) -> None:
    page = readers(**PHONE)
    page.goto(PAGES[name])
    expect(page.locator("h1")).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    if name != "turns":
        return
    begin(page, "Ana", "Ben", printed=False)
    assert violations(page) == []
    page.get_by_role("button", name="Score a road").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "ru", "fr", "nl", "de"])
def test_everything_fits_a_narrow_phone_in_every_language(readers: Readers, language: str) -> None:
    page = readers(**NARROW)
    page.add_init_script(f"localStorage.setItem('rulebound.settings', '{{\"language\":\"{language}\"}}')")
    for name, path in PAGES.items():
        page.goto(f"/?{name}{path.removeprefix('/')}")
        expect(page.locator("h1")).to_be_visible()
        for summary in page.locator("summary").all():
            summary.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        assert "carcassonne-" not in page.locator("main").inner_text()
    page.goto(TURNS)
    page.locator("form button.do").click()
    expect(page.locator(".stack")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.locator(".stack .button").last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    assert "carcassonne-" not in dialog.inner_text()
