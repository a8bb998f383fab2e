"""The shelf and the page of a game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.seated import post, table, visit


def test_the_shelf_shows_the_games_that_are_there(reader: Page) -> None:
    visit(reader)
    games = reader.evaluate("async () => (await (await fetch('/api/games')).json()).map((game) => game.key)")
    expect(reader.locator(".games h2")).to_have_count(len(games))
    expect(reader.get_by_role("heading", level=1)).to_have_text("Board games that show you the rule.")
    expect(reader.get_by_text("No table of yours yet.")).to_be_visible()
    reader.get_by_role("link", name="Meridians").first.click()
    expect(reader.get_by_role("heading", level=1, name="Meridians")).to_be_visible()


def test_the_note_is_a_ruling_with_its_clause(reader: Page) -> None:
    visit(reader)
    note = reader.locator("header article")
    expect(note).to_contain_text("No line from k8: a Dark stone on i8 stands between it and your g8.")
    note.get_by_role("link", name="placing · line of sight").click()
    expect(reader.locator("[id='placing.line-of-sight']")).to_be_focused()


def test_a_game_without_words_of_its_own_is_there_all_the_same(readers: Any) -> None:
    reader = readers()

    def with_stranger(route: Any) -> None:
        games = route.fetch().json()
        route.fulfill(json=[*games, {**games[0], "key": "stranger", "card": {}, "levels": []}])

    reader.route("**/api/games", with_stranger)
    visit(reader)
    expect(reader.locator(".games h2").first).to_have_text("Meridians")
    expect(reader.locator(".games h2").last).to_have_text("stranger")
    reader.get_by_role("link", name="stranger").click()
    expect(reader.get_by_role("button", name="Play on one screen")).to_be_visible()
    readers.forget()


def test_a_lone_game_lies_open(reader: Page) -> None:
    """With one game on the shelf, its cover has the ways to play beside it."""
    reader.route("**/api/games", lambda route: route.fulfill(json=route.fetch().json()[:1]))
    visit(reader)
    expect(reader.get_by_text("One free line to a friend keeps a group.")).to_be_visible()
    reader.get_by_role("button", name="Play on one screen").click()
    expect(reader.get_by_role("dialog")).to_be_visible()


def test_each_way_to_play_opens_the_sheet(reader: Page) -> None:
    reader.goto("/#/games/meridians")
    for button, way in (("Play on one screen", "On this screen"), ("Invite someone", "With a friend")):
        reader.get_by_role("button", name=button).click()
        expect(reader.get_by_role("dialog").get_by_role("radio", name=way)).to_be_checked()
        reader.keyboard.press("Escape")
    # However much a game asks, one's own name is asked in sight of the way in.
    reader.set_viewport_size({"width": 1280, "height": 800})
    reader.goto("/#/games/meeple-stacking")
    reader.get_by_role("button", name="Invite someone").click()
    name = reader.get_by_label("Your name").bounding_box()
    begin = reader.get_by_role("button", name="Begin and invite").bounding_box()
    assert name is not None
    assert begin is not None
    assert name["y"] + name["height"] < begin["y"]


def test_tables_of_mine_with_my_move_first(reader: Page) -> None:
    mine = table(reader)
    post(
        reader,
        "/api/tables",
        {"game": "meridians", "seats": [{"kind": "here", "name": "Vera"}, {"kind": "open"}]},
    )
    visit(reader)
    lines = reader.locator("section[aria-labelledby=yours] a")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Both sides on this screen")
    expect(lines.nth(1)).to_contain_text("Waiting for someone to sit down")
    lines.first.click()
    expect(reader.locator("svg.board")).to_be_visible()
    assert mine in reader.url


def test_an_open_seat_is_taken_under_a_name(readers: Any) -> None:
    host, guest = readers(), readers()
    table(host, seats=[{"kind": "here", "name": "Tess"}, {"kind": "open"}], options={"size": 6})
    visit(guest)
    seat = guest.locator("section[aria-labelledby=open] form").filter(has_text="Tess is waiting")
    expect(seat).to_contain_text("5/6, for beginners")
    seat.get_by_role("button", name="Take the seat").click()
    guest.get_by_label("Your name at the table").fill("Ines")
    seat.get_by_role("button", name="Take the seat").click()
    expect(guest.locator("svg.board")).to_be_visible()
    expect(guest.get_by_text("Ines", exact=True)).to_be_visible()


def test_the_page_of_a_game_tells_its_card(reader: Page) -> None:
    reader.goto("/#/games/meridians")
    card = reader.locator("section[aria-labelledby=card]")
    for head, text in (
        ("Year", "2021"),
        ("Designer", "Kanare Kato"),
        ("Age", "10"),
        ("Rank", "11,936"),
        ("Rating", "6.9"),
        ("Complexity", "2.0 of 5"),
    ):
        expect(card.locator(f"dt:text-is('{head}') + dd")).to_contain_text(text)
    expect(card).to_contain_text("As shown on the captured page, date not stated")
    expect(card.get_by_role("link", name="BoardGameGeek")).to_have_attribute(
        "href", "https://boardgamegeek.com/boardgame/333775"
    )
    expect(reader.locator("section[aria-labelledby=about]")).to_contain_text("line of sight, enclosure")
    expect(card.locator("dt:text-is('In the source’s words') + dd")).to_contain_text(
        "Hexagon Grid, Enclosure"
    )
    reader.get_by_text("How many can play Meridians?").click()
    expect(reader.get_by_text("Exactly 2 players, says the catalogue")).to_be_visible()
    reader.get_by_text("May I pass?").click()
    expect(reader.get_by_role("link", name="placing · no passing")).to_have_attribute(
        "href", "#/rules/meridians/placing.no-passing"
    )
    near = reader.locator("section[aria-labelledby=similar]")
    expect(near).to_contain_text("Among the 55 games known here")
    near.get_by_role("link", name="Go", exact=True).click()
    expect(reader.get_by_role("heading", level=1, name="Go")).to_be_visible()
    expect(reader.get_by_text("Known here, not playable.")).to_be_visible()
    expect(reader.get_by_role("button", name="Play on one screen")).to_have_count(0)
    near.get_by_role("link", name="Meridians").click()
    expect(reader.get_by_role("button", name="Play on one screen")).to_be_visible()


def test_the_shelf_is_searched_and_found_again_on_the_way_back(reader: Page) -> None:
    visit(reader)
    field = reader.get_by_role("searchbox", name="Name, person or mechanic")
    field.press_sequentially("LOONEY")
    status = reader.get_by_role("search").get_by_role("status")
    expect(status).to_have_text("1 game to play. 10 known here.")
    expect(reader.locator(".games .row h2")).to_have_text(["Der Marsigelwettkampf"])
    filters = reader.get_by_role("button", name="Filters")
    filters.press("Enter")
    field.press("End")
    field.press("Space")
    field.press("Backspace")
    reader.get_by_label("Players").select_option("4 players")
    expect(status).to_have_text("1 game to play. 8 known here.")
    known = reader.get_by_role("region", name="Known here, without a table")
    known.get_by_role("link", name="Treehouse").click()
    expect(reader.get_by_role("heading", level=1, name="Treehouse")).to_be_visible()
    reader.go_back()
    expect(status).to_have_text("1 game to play. 8 known here.")
    expect(field).to_have_value("LOONEY")
    reader.get_by_role("button", name="Clear").click()
    expect(reader.locator(".games .row h2")).to_have_count(4)
    expect(field).to_be_focused()
    field.fill("carcasonne")
    meant = status.get_by_role("button", name="Carcassonne", exact=True)
    meant.click()
    expect(field).to_be_focused()
    expect(reader.locator(".games .row h2")).to_contain_text(["Carcassonne"])
    field.fill("carcasonne")
    expect(meant).to_be_visible()
    reader.get_by_label("Players").select_option("8 players")
    expect(status).to_have_text("No game here matches.")
    field.fill("zzz")
    expect(status).to_have_text("No game here matches.")


def test_a_scene_steps_and_plays(reader: Page) -> None:
    reader.goto("/#/games/meridians")
    scene = reader.locator(".how li").filter(has_text="Removal comes first")
    picture = scene.get_by_role("img")
    expect(picture).to_have_attribute("aria-label", "Removal comes first, step 3 of 5")
    expect(scene.locator(".removed")).to_have_count(3)
    scene.get_by_role("button", name="Next step").click()
    expect(picture).to_have_attribute("aria-label", "Removal comes first, step 4 of 5")
    expect(scene.locator(".dot")).to_have_count(36)
    scene.get_by_role("button", name="Play").click()
    expect(picture).to_have_attribute("aria-label", "Removal comes first, step 5 of 5")
    expect(scene.get_by_role("link", name="turn · removal first")).to_have_attribute(
        "href", "#/rules/meridians/turn.removal-first"
    )


def test_all_scenes_play_through_and_stop(reader: Page) -> None:
    reader.goto("/#/games/meridians")
    reader.get_by_role("button", name="Play all").click()
    expect(reader.locator(".how li.playing h3")).to_have_text("Two stones, one path")
    reader.get_by_role("button", name="Stop").click()
    expect(reader.locator(".how li.playing")).to_have_count(0)


def test_with_reduced_motion_there_are_stills(readers: Any) -> None:
    reader = readers(reduced_motion="reduce")
    reader.goto("/#/games/meridians")
    expect(reader.get_by_role("button", name="Next step").first).to_be_visible()
    expect(reader.get_by_role("button", name="Play all")).to_have_count(0)
    expect(reader.locator(".how").get_by_role("button", name="Play:")).to_have_count(0)


def test_an_unknown_game_is_said_to_be_unknown(readers: Any) -> None:
    reader = readers()
    reader.goto("/#/games/chess")
    expect(reader.locator("main")).to_contain_text("This server does not have that game.")
    reader.get_by_role("link", name="To the shelf").click()
    expect(reader.locator(".games h2").first).to_be_visible()
    readers.forget()


def ended(page: Page, seats: list[dict[str, Any]], loser: int) -> str:
    """A table at which a seat of the page's own has given up."""
    identity = table(page, seats=seats)
    post(page, f"/api/tables/{identity}/commands", {"id": "end", "seat": loser, "seq": -1, "type": "resign"})
    return identity


def test_a_finished_table_tells_how_it_ended_for_the_reader(reader: Page) -> None:
    level = {"kind": "bot", "level": "random"}
    ended(reader, [{"kind": "here", "name": "Vera"}, level], 0)
    change: dict[str, Any] = {}

    def other(route: Route) -> None:
        found = route.fetch().json()
        found["mine"] = [{**card, "outcome": card["outcome"] | change} for card in found["mine"]]
        route.fulfill(json=found)

    reader.route("**/api/tables", other)
    for ranking, told in (
        ([[1], [0]], "You lost against Bot"),
        ([[0], [1]], "You won against Bot"),
        ([[0, 1]], "Drawn with Bot"),
    ):
        change["ranking"] = ranking
        visit(reader)
        expect(reader.locator("section[aria-labelledby=yours] a")).to_contain_text(told)


def test_a_table_of_ones_own_tells_who_won(reader: Page) -> None:
    ended(reader, [{"kind": "here", "name": "Vera"}, {"kind": "here", "name": "Ines"}], 0)
    visit(reader)
    expect(reader.locator("section[aria-labelledby=yours] a")).to_contain_text("Ines won")


@pytest.mark.parametrize("width", [1440, 390])
def test_the_note_of_the_shelf_speaks_of_a_picture_that_is_there(readers: Any, width: int) -> None:
    """What the quotation refuses is marked on the cover of the game that it names, in sight."""
    reader = readers(viewport={"width": width, "height": 900})
    visit(reader)
    note = reader.locator("main > header article")
    expect(note).to_contain_text("No line from k8")
    expect(note.get_by_role("link", name="Meridians")).to_be_visible()
    cover = reader.locator(".games a", has_text="Meridians").locator("figure")
    mark = cover.locator("[data-spot]")
    expect(mark).to_have_count(1)
    around, inside = cover.bounding_box(), mark.bounding_box()
    assert around is not None
    assert inside is not None
    assert around["x"] <= inside["x"]
    assert inside["x"] + inside["width"] <= around["x"] + around["width"]
    assert around["y"] <= inside["y"]
    assert inside["y"] + inside["height"] <= around["y"] + around["height"]
    expect(cover.locator(".reason")).to_have_count(1)


def test_the_shelf_and_the_facts_say_alike_how_many_can_play(reader: Page) -> None:
    """An expansion that seats one more is told wherever the number of players is."""
    told = "2 to 5 players (6 with Inns & Cathedrals)"
    visit(reader)
    expect(reader.locator(".games .row", has_text="Carcassonne")).to_contain_text(told)
    reader.goto("/#/games/carcassonne")
    expect(reader.locator("main .small").first).to_contain_text(told)
    expect(reader.locator("section[aria-labelledby=card] dt:text-is('Players') + dd")).to_contain_text(told)
    expect(reader.locator("section[aria-labelledby=about]")).to_contain_text(told)
