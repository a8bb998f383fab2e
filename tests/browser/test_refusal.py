"""A refused move says why, where one clicked and in the margin, with its clause."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seated import OPENING, notes, place, point, sit, visit

STANDARD = "7 12 g8L g1L i8D i5D m4D"
"""A position with Light to move where a Dark stone on i8 stands between k8 and g8."""


def test_no_line_of_sight(reader: Page) -> None:
    sit(reader, position=STANDARD)
    point(reader, "k8").click()
    note = notes(reader).first
    expect(note).to_contain_text("§ placing · line of sight")
    expect(note).to_contain_text("No line from k8: a Dark stone on i8 stands between it and your g8.")
    expect(note).to_have_attribute("data-in-hand", "true")
    expect(reader.locator(".refused")).to_have_count(1)
    expect(reader.locator(".sight")).to_have_count(1)
    expect(reader.locator(".reason")).to_have_count(1)
    expect(reader.locator(".tie path")).to_have_count(2)
    expect(reader.locator("[data-refused]")).to_contain_text("No line from k8")
    expect(reader.locator(".cell:not(.next)")).to_have_count(0)


def test_tie_leads_from_the_note_to_the_point(reader: Page) -> None:
    sit(reader, position=STANDARD)
    point(reader, "k8").click()
    expect(reader.locator(".tie path")).to_have_count(2)
    note = reader.locator("[data-in-hand]").bounding_box()
    ring = reader.locator(".refused circle").bounding_box()
    path = reader.locator(".tie path").last.get_attribute("d")
    assert note is not None
    assert ring is not None
    assert path is not None
    x, y, *_, end_x, end_y = map(float, re.findall(r"-?[\d.]+", path))
    assert abs(x - note["x"]) < 2
    assert note["y"] <= y <= note["y"] + 30
    radius = ring["width"] / 2
    far = ((end_x - ring["x"] - radius) ** 2 + (end_y - ring["y"] - radius) ** 2) ** 0.5
    assert abs(far - radius) < 2


@pytest.mark.parametrize(
    ("moves", "refused", "clause", "text"),
    [
        (OPENING[:2], "a1", "opening · second stone", "not in a straight line with your first stone on g6"),
        (OPENING[:2], "g7", "opening · second stone", "g7 touches your first stone on g6"),
        (OPENING[:1], "g6", "placing · empty point", "A Light stone already stands on g6"),
    ],
)
def test_each_refusal_names_its_clause(
    reader: Page, moves: Any, refused: str, clause: str, text: str
) -> None:
    sit(reader)
    place(reader, *moves)
    point(reader, refused).click()
    expect(notes(reader).first).to_contain_text(clause)
    expect(notes(reader).first).to_contain_text(text)


def test_the_passage_opens_in_the_note(reader: Page) -> None:
    sit(reader, position=STANDARD)
    point(reader, "k8").click()
    note = notes(reader).first
    note.get_by_role("button", name="Open the passage").click()
    expect(note).to_contain_text("no opposing stone may stand between the two")
    expect(note).to_contain_text("Description from the designer, Kanare Kato")
    link = note.get_by_role("link", name="Public page")
    expect(link).to_have_attribute("href", re.compile("^https://boardgamegeek.com/boardgame/333775#:~:text="))
    expect(link).to_have_attribute("rel", re.compile("noreferrer"))


def test_a_refusal_fades_when_the_game_goes_on(reader: Page) -> None:
    sit(reader, position=STANDARD)
    point(reader, "k8").click()
    expect(notes(reader).first).to_have_class(re.compile("standing"))
    place(reader, "g7")
    expect(reader.locator(".refused")).to_have_count(0)
    faded = reader.locator("article.note", has_text="No line from k8")
    expect(faded).to_have_class(re.compile("gone"))


def test_a_stone_without_a_path_is_marked_and_its_rescue_is_pointed_out(reader: Page) -> None:
    sit(reader, position="7 12 a4L e8L f8L g2D g6D k8L l2D l7D")
    expect(reader.locator(".no-path")).to_have_count(1)
    expect(point(reader, "k8")).to_have_attribute("aria-label", "k8, Light stone, no path")
    note = notes(reader).first
    expect(note).to_contain_text("groups · dead group")
    expect(note).to_contain_text("The Light stone on k8 has no path.")
    expect(note).to_contain_text("19 points do")
    note.get_by_role("button", name="Show all 19").click()
    expect(reader.locator(".pointed-out")).to_have_count(19)


def test_hovering_a_group_draws_its_paths(reader: Page) -> None:
    sit(reader, position=STANDARD)
    point(reader, "g8").hover()
    expect(reader.locator(".halo")).to_have_count(1)
    reader.mouse.move(5, 5)
    expect(reader.locator(".halo")).to_have_count(0)
    point(reader, "g8").focus()
    expect(reader.locator(".halo")).to_have_count(1)


def test_a_table_that_is_not_there(readers: Any) -> None:
    reader = readers()
    visit(reader)
    reader.goto("/#/tables/nosuchtable")
    expect(reader.locator("main")).to_contain_text("There is no such table")
    reader.goto("/#/nowhere/at/all")
    expect(reader.get_by_role("heading")).to_contain_text("There is no such page")
    readers.forget()
