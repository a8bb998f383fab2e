"""The sandbox: setting up positions, trying moves, and playing on from there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.seated import SHORT_GAME, notes, place, point, sit

# Light to move has no legal point (meridians.md, the bug of another program).
STUCK_LIGHT = "a5 c5 c6 d6 d7 e7 f8 g8 g9"
STUCK_DARK = "a1 a3 a4 b2 b3 b4 b5 b6 c2 c3 c4 c7 d1 d5 d8 e5 e6 e8 e9 f4 f5 f6 f7 f9 f10 g4 g7 h7 h8 i2 i7 j5 j6 k3 k4"
OPEN = "7 12 b1D b3D e3L e6L e8L f3D f5D f8D g8L i3D l3L l5L"


def bench(page: Page, query: str = "") -> None:
    page.goto(f"/#/try/meridians{query}")
    expect(page.locator("svg.board")).to_be_visible()


def at(position: str, moves: str = "") -> str:
    return f"?position={position.replace(' ', '+')}" + (f"&moves={moves}" if moves else "")


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_text(name, exact=True).click()


def text(page: Page) -> Any:
    return page.get_by_label("Position as text")


def test_the_position_without_a_legal_point_is_built_and_lost(reader: Page) -> None:
    bench(reader)
    choose(reader, "What a click does", "Set up")
    reader.get_by_role("combobox", name="Board").select_option("6")
    for name in STUCK_LIGHT.split():
        point(reader, name).click()
    choose(reader, "Stone to set", "Dark")
    for name in STUCK_DARK.split():
        point(reader, name).click()
    choose(reader, "To move", "Light")
    first = notes(reader).first
    expect(first).to_contain_text("Light has no point to place on, and passing is not allowed. Dark wins.")
    expect(first).to_contain_text("ending · no point to place on")
    expect(first).to_contain_text("Our reading")
    expect(reader.locator(".summary")).to_contain_text("Light: 9 stones")
    expect(reader.get_by_role("button", name="Play from here")).to_be_disabled()
    point(reader, "b5").click()
    expect(reader.locator(".summary")).to_contain_text("Light to move. One point is open.")
    expect(notes(reader).filter(has_text="Dark wins")).to_have_count(0)


def test_a_broken_link_says_so_on_a_phone_and_leads_on(readers: Any) -> None:
    phone = readers(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.goto(f"/#/try/meridians{at('7 12 nonsense')}")
    margin = phone.get_by_role("complementary", name="Margin")
    expect(margin).to_contain_text("This position cannot be set up. “nonsense” is no stone.")
    expect(phone.locator("svg.board")).to_have_count(0)
    phone.get_by_role("button", name="Start with a fresh board").click()
    expect(phone.locator("svg.board")).to_be_visible()
    expect(margin).not_to_contain_text("This position cannot be set up.")
    readers.forget()  # the refused request stands in the console


def test_stones_are_set_and_taken_by_mouse_and_keyboard(reader: Page) -> None:
    bench(reader)
    choose(reader, "What a click does", "Set up")
    point(reader, "g6").click()
    point(reader, "h5").click(button="right")
    expect(text(reader)).to_have_value("7 2 g6L h5D")
    point(reader, "g6").click()
    expect(text(reader)).to_have_value("7 4 h5D")
    point(reader, "c3").focus()
    reader.keyboard.press("Shift+D")
    reader.keyboard.press("Enter")
    expect(text(reader)).to_have_value("7 4 c3D h5D")
    reader.keyboard.press("Delete")
    expect(text(reader)).to_have_value("7 4 h5D")
    reader.keyboard.press("Control+z")
    expect(text(reader)).to_have_value("7 4 c3D h5D")
    reader.get_by_role("button", name="Clear the board").click()
    expect(text(reader)).to_have_value("7 0")


def test_what_leaves_at_once_is_said_and_stays_to_be_edited(reader: Page) -> None:
    bench(reader, at("7 6 a1D c3L c6L h5D h8D"))
    choose(reader, "What a click does", "Set up")
    expect(notes(reader).filter(has_text="turn · removal first")).to_contain_text("a1")
    expect(reader.locator(".stone")).to_have_count(5)
    choose(reader, "What a click does", "Play")
    expect(reader.locator(".removed")).to_have_count(1)
    expect(reader.locator(".stone")).to_have_count(4)


def test_a_refused_move_says_why(reader: Page) -> None:
    bench(reader, at(OPEN))
    point(reader, "i1").click()
    note = notes(reader).first
    expect(note).to_contain_text("placing · line of sight")
    expect(note).to_contain_text("i1")
    expect(reader.locator(".refused")).to_have_count(1)
    expect(text(reader)).to_have_value(OPEN)
    note.get_by_role("button", name="Open the passage").click()
    expect(note).to_contain_text("no opposing stone may stand between the two")


def test_variations_are_kept_and_the_link_leads_back(readers: Any) -> None:
    reader, friend = readers(), readers()
    bench(reader, at(OPEN))
    for name in ("e5", "h6"):
        point(reader, name).click()
        expect(reader.locator(".line [aria-current]")).to_have_text(name)
    reader.get_by_role("button", name="One move back").click()
    point(reader, "g6").click()
    expect(reader.get_by_role("group", name="Moves", exact=True)).to_contain_text("7 e5 h6")
    expect(reader.locator(".line .variation")).to_contain_text("g6")
    assert reader.url.endswith("moves=e5,g6")
    friend.goto(reader.url)
    expect(friend.locator(".line [aria-current]")).to_have_text("g6")
    expect(point(friend, "g6")).to_have_attribute("aria-label", "g6, Dark stone, last move")
    reader.locator(".line button", has_text="h6").click()
    assert reader.url.endswith("moves=e5,h6")
    reader.locator("h1").click()
    reader.keyboard.press("ArrowLeft")
    expect(reader.locator(".line [aria-current]")).to_have_text("e5")


def test_a_text_is_taken_or_its_fault_is_named(reader: Page) -> None:
    bench(reader)
    for wrong, message in (
        ("7 12 g6X", "“g6X” is no stone."),
        ("7 12 z9L", "This board has no point z9."),
        ("99 0", "Boards have 3 to 12 points on a long side, not 99."),
        ("7 12 g6L g6D", "Two stones stand on g6."),
        ("hello", "A position is size, turn and stones"),
    ):
        text(reader).fill(wrong)
        reader.get_by_role("button", name="Set this position").click()
        expect(reader.get_by_role("alert")).to_contain_text(message)
    text(reader).fill(OPEN)
    reader.get_by_role("button", name="Set this position").click()
    expect(reader.locator(".stone")).to_have_count(12)


def test_a_record_is_imported(readers: Any) -> None:
    reader = readers()
    bench(reader)
    text(reader).fill("hello")
    reader.get_by_role("button", name="Set this position").click()
    expect(reader.get_by_role("alert")).to_contain_text("A position is size")
    reader.get_by_role("button", name="Import a record").click()
    record = reader.get_by_label("Moves or an exported match file")
    trouble = reader.get_by_role("dialog").get_by_role("alert")
    record.fill("{}")
    reader.get_by_role("button", name="Import", exact=True).click()
    expect(trouble).to_contain_text("This record cannot be read. It is neither moves nor a match file")
    file = reader.locator("dialog input[type=file]")
    file.set_input_files([{"name": "none.txt", "mimeType": "text/plain", "buffer": b""}])
    expect(trouble).to_contain_text("none.txt is empty.")
    record.fill("1. g6 h5 2. g7")
    reader.get_by_role("button", name="Import", exact=True).click()
    expect(trouble).to_contain_text(
        "Move 3 of this record cannot be played. g7 touches your first stone on g6."
    )
    record.fill("1. g6 h5 2. g8 h8 3. e6")
    reader.get_by_role("button", name="Import", exact=True).click()
    expect(reader.locator(".line [aria-current]")).to_have_text("e6")
    expect(reader.locator(".stone")).to_have_count(5)
    expect(text(reader)).not_to_have_value("hello")
    expect(reader.get_by_text("A position is size")).to_have_count(0)
    readers.forget("Failed to load resource")


def test_a_match_file_is_imported_with_its_own_board(readers: Any) -> None:
    player, reader = readers(), readers()
    sit(player, options={"size": 5})
    place(player, *SHORT_GAME)
    file = player.evaluate(
        "async () => (await fetch(`/api/tables/${location.hash.split('/')[2]}/record`)).text()"
    )
    bench(reader)
    reader.get_by_role("button", name="Import a record").click()
    reader.locator("dialog input[type=file]").set_input_files(
        [{"name": "match.json", "mimeType": "application/json", "buffer": file.encode()}]
    )
    reader.get_by_role("button", name="Import", exact=True).click()
    expect(reader.locator(".line [aria-current]")).to_have_text(SHORT_GAME[-1])
    expect(notes(reader).first).to_contain_text("Light has no stones left. Dark wins.")
    expect(reader.locator("[data-point]")).to_have_count(52)


def test_one_plays_on_from_a_position(reader: Page) -> None:
    bench(reader, at(OPEN))
    reader.get_by_role("button", name="Play from here").click()
    reader.get_by_role("button", name="Begin").click()
    expect(reader.get_by_role("heading", name="Light to move")).to_be_visible()
    expect(reader.locator(".stone")).to_have_count(12)


def test_a_bot_is_asked(readers: Any) -> None:
    """The bot itself is tested elsewhere: here it always answers e5."""
    reader = readers()

    def with_level(route: Any) -> None:
        games = route.fetch().json()
        next(game for game in games if game["key"] == "meridians")["levels"] = ["club"]
        route.fulfill(json=games)

    thought = {"seat": 0, "value": 0.7, "depth": 3, "line": ["e5", "g8"]}
    reader.route("**/api/games", with_level)
    reader.route("**/api/think", lambda route: route.fulfill(json=thought))
    bench(reader, at(OPEN))
    reader.get_by_role("button", name="Ask", exact=True).click()
    expect(reader.get_by_text("Club player would play e5.")).to_contain_text("It sees Light far ahead.")
    expect(reader.locator(".pointed-out")).to_have_count(1)
    reader.get_by_role("button", name="Play e5").click()
    expect(reader.locator(".line [aria-current]")).to_have_text("e5")


def test_a_bot_that_is_asked_can_be_stopped(reader: Page) -> None:
    asked = []
    reader.route("**/api/think", lambda route: asked.append(route))  # and never answers
    bench(reader, at(OPEN))
    reader.get_by_role("button", name="Ask", exact=True).click()
    expect(reader.get_by_text("Thinking")).to_be_visible()
    with reader.expect_event("requestfailed", lambda request: request.url.endswith("/api/think")):
        reader.get_by_role("button", name="Stop", exact=True).click()
    expect(reader.get_by_role("button", name="Ask", exact=True)).to_be_focused()
    expect(reader.get_by_text("Thinking")).to_have_count(0)
    expect(reader.get_by_role("alert")).to_have_count(0)
    assert len(asked) == 1
