"""The rulebook reader: anchors, languages, both sides of a disagreement, and one's own copy."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect

OWN_TEXT = "On their turn players place one stone. Passing a turn is never allowed. The rest is custom."
"""A text of ours that has a passage where the rulebook looks for one."""


def open_book(page: Page, at: str = "") -> None:
    page.goto(f"/#/rules/meridians{at}")
    expect(page.get_by_role("heading", level=1, name="Meridians")).to_be_visible()


def clause(page: Page, name: str) -> Any:
    return page.locator(f"[id='{name}']")


def test_an_address_leads_to_its_clause(reader: Page) -> None:
    open_book(reader, "/ending.no-legal-point")
    expect(clause(reader, "ending.no-legal-point")).to_be_focused()
    expect(clause(reader, "ending.no-legal-point")).to_be_in_viewport()
    expect(reader.get_by_role("link", name="The end")).to_have_attribute("aria-current", "true")


def test_an_address_of_no_clause_says_so(reader: Page) -> None:
    open_book(reader, "/ending.nope")
    expect(reader.get_by_role("alert")).to_contain_text("There is no clause ending.nope in this rulebook.")
    reader.get_by_role("navigation", name="Contents").get_by_role("link", name="The end").click()
    expect(reader.get_by_role("alert")).to_have_count(0)


def test_contents_lead_through_the_book(reader: Page) -> None:
    open_book(reader)
    contents = reader.get_by_role("navigation", name="Contents")
    counts = contents.locator(".count [aria-hidden]").all_inner_texts()
    shown = reader.locator(".chapter .clause, .chapter .sides > section").count()
    assert sum(map(int, counts)) == shown
    contents.get_by_role("link", name="Placing a stone").click()
    expect(clause(reader, "placing.empty-point")).to_be_in_viewport()
    expect(contents.get_by_role("link", name="Placing a stone")).to_have_attribute("aria-current", "true")


def test_every_clause_says_who_says_so(reader: Page) -> None:
    open_book(reader)
    assert reader.locator(".clause").count() == reader.locator(".clause > .head .authority").count() > 20
    expect(clause(reader, "groups.path").locator(".authority")).to_have_text("Designer’s text")
    expect(clause(reader, "turn.removal-together").locator(".authority")).to_have_text("Our reading")


def test_both_sides_stand_before_the_reading_in_force(reader: Page) -> None:
    open_book(reader)
    silent = clause(reader, "ending.no-legal-point")
    expect(silent.locator(".sides section")).to_have_count(2)
    expect(silent.locator(".sides section").first).to_contain_text("skip the placement")
    expect(silent.locator(".inforce")).to_contain_text("you lose")
    expect(clause(reader, "ending.skipped-placement")).to_have_count(1)


def test_the_book_has_a_language_of_its_own(reader: Page) -> None:
    open_book(reader, "/placing.no-passing")
    reader.get_by_role("link", name="Русский").click()
    expect(clause(reader, "placing.no-passing").locator("p")).to_have_text("Пропускать ход нельзя.")
    assert reader.url.endswith("/placing.no-passing?in=ru")
    expect(reader.locator("html")).to_have_attribute("lang", "en")
    expect(reader.get_by_role("navigation", name="Contents")).to_contain_text("Who says so")
    expect(reader.locator(".row > [lang=ru]").first).to_be_visible()


def test_a_link_to_a_clause_is_copied(readers: Any) -> None:
    reader = readers(permissions=["clipboard-read", "clipboard-write"])
    open_book(reader)
    clause(reader, "groups.dead").hover()
    clause(reader, "groups.dead").get_by_role("button", name="Copy the link").click()
    expect(clause(reader, "groups.dead").get_by_role("status")).to_have_text("Copied")
    assert reader.evaluate("navigator.clipboard.readText()").endswith("/#/rules/meridians/groups.dead")


def test_the_public_page_opens_at_the_passage(reader: Page) -> None:
    open_book(reader)
    row = reader.locator(".row").filter(has=clause(reader, "placing.no-passing"))
    link = row.get_by_role("link", name="Open the page at the passage")
    href = link.get_attribute("href") or ""
    assert href.startswith("https://boardgamegeek.com/boardgame/333775#:~:text=Passing")


def refused(route: Route) -> None:
    """As a server answers that may not change the folder of the copies."""
    route.fulfill(status=409, json={"message": "copy-stays", "detail": "", "ruling": None})


def test_an_imported_text_shows_its_passages_marked(readers: Any) -> None:
    reader = readers()
    open_book(reader)
    chooser = reader.locator("header input[type=file]")
    chooser.set_input_files([{"name": "own.txt", "mimeType": "text/plain", "buffer": OWN_TEXT.encode()}])
    expect(reader.get_by_text("Your copy is here").first).to_be_visible()
    row = reader.locator(".row").filter(has=clause(reader, "placing.no-passing"))
    row.scroll_into_view_if_needed()
    expect(row.locator("mark")).to_have_text("Passing a turn is never allowed.")
    missing = reader.locator(".row").filter(has=clause(reader, "groups.group"))
    missing.scroll_into_view_if_needed()
    expect(missing).to_contain_text("this passage is not in it")
    chooser.set_input_files([{"name": "x.pdf", "mimeType": "application/pdf", "buffer": b"no document"}])
    expect(reader.get_by_role("alert").first).to_contain_text("This file could not be read.")
    expect(row.locator("mark")).to_have_text("Passing a turn is never allowed.")

    # What is another text altogether is said to be, and can be removed again.
    chooser.set_input_files(
        [{"name": "README.md", "mimeType": "text/plain", "buffer": b"How to install it."}]
    )
    header = reader.locator("header")
    expect(header.get_by_text("This does not look like")).to_contain_text(": 0 of ")
    remove = header.get_by_role("button", name="Remove my copy")
    remove.press("Enter")
    expect(header.get_by_role("button", name="Yes, remove")).to_be_focused()
    reader.keyboard.press("Escape")
    expect(remove).to_be_focused()
    expect(header.get_by_text("Your copy is here")).to_be_visible()

    # What the server cannot remove stays, and the sentence says so; the hand is where it was.
    reader.route("**/api/sources/*/copy", refused)
    remove.press("Enter")
    reader.keyboard.press("Enter")
    alert = header.get_by_role("alert")
    expect(alert).to_have_text(
        "Your copy could not be removed: the server may not change its folder. It is still here."
    )
    expect(remove).to_be_focused()
    reader.unroute("**/api/sources/*/copy")
    remove.press("Enter")
    reader.keyboard.press("Enter")
    expect(header.get_by_text("Not here yet")).to_be_visible()
    expect(header.get_by_role("button", name="Import a file")).to_be_focused()
    expect(header.get_by_text("This does not look like")).to_be_hidden()
    reader.reload()
    expect(header.get_by_text("Not here yet")).to_be_visible()
    readers.forget("status of 400", "status of 409")


def test_a_copy_that_somebody_else_removed_is_gone_here_too(readers: Any) -> None:
    reader = readers()
    open_book(reader)
    chooser = reader.locator("header input[type=file]")
    chooser.set_input_files([{"name": "own.txt", "mimeType": "text/plain", "buffer": OWN_TEXT.encode()}])
    header = reader.locator("header")
    expect(header.get_by_text("Your copy is here")).to_be_visible()
    gone = reader.context.request.delete(
        "/api/sources/meridians-description/copy", headers={"x-rulebound": "1"}
    )
    assert gone.ok
    header.get_by_role("button", name="Remove my copy").click()
    header.get_by_role("button", name="Yes, remove").click()
    expect(header.get_by_text("Not here yet")).to_be_visible()
    expect(header.get_by_role("alert")).to_have_count(0)
    readers.forget("status of 404")


def test_in_print_only_the_rules_are_left(reader: Page) -> None:
    open_book(reader)
    reader.emulate_media(media="print")
    expect(clause(reader, "groups.path")).to_be_visible()
    expect(reader.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(reader.locator(".aside").first).to_be_hidden()


def test_an_unknown_rulebook_is_said_to_be_unknown(readers: Any) -> None:
    reader = readers()
    reader.goto("/#/rules/chess")
    expect(reader.get_by_role("alert")).to_contain_text("There is no such rulebook on this shelf.")
    readers.forget()
