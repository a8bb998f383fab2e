"""A rulebook of another game: brought, asked and looked at on a phone in Russian, and by keyboard taken away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.rulebook.papers import lines, pdf

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "ru-RU",
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
RULES = pdf(
    lines("SAILING", "A boat sails up to four spaces along the lines.", "It may not pass another boat.")
)


def test_a_rulebook_is_brought_asked_and_deleted(readers: Any, tmp_path: Path) -> None:
    rules = tmp_path / "rules.pdf"
    rules.write_bytes(RULES)
    reader: Page = readers(**PHONE)
    reader.goto("/#/rulebooks?game=Harbour")
    expect(reader.get_by_label("Игра", exact=True)).to_have_value("Harbour")

    # A finger drops no file anywhere.
    expect(reader.get_by_text("Файл PDF, HTML или текстовый, до 30")).to_be_visible()
    reader.set_input_files("input[type=file]", rules)
    reader.get_by_role("button", name="Загрузить").click()
    expect(reader.get_by_role("heading", name="Harbour")).to_be_visible()
    expect(reader.get_by_text("передаются также модели")).to_have_count(0)

    reader.get_by_role("textbox", name="Что уточнить?").fill("Как далеко плывёт лодка?")
    reader.keyboard.press("Enter")
    answer = reader.locator(".answer")
    expect(answer).to_contain_text("Правила · с. 1 · SAILING")
    answer.get_by_role("button", name="Показать место на странице").click()
    picture = answer.get_by_role("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 200
    assert violations(reader) == []
    assert reader.evaluate("document.documentElement.scrollWidth") <= 390

    # Among one's questions those to it can be had alone, and none of a game that is known here.
    reader.goto("/#/questions")
    of = reader.get_by_label("Игра", exact=True)
    of.select_option("Harbour")
    expect(reader.locator("li a")).to_contain_text("Как далеко плывёт лодка?")
    of.select_option("Meridians")
    expect(reader.get_by_text("По этой игре вопросов нет.")).to_be_visible()
    assert violations(reader) == []
    reader.goto("/#/rulebooks")

    delete = reader.get_by_role("button", name="Удалить")
    delete.press("Enter")
    reader.get_by_role("button", name="Оставить").press("Enter")
    expect(delete).to_be_focused()
    delete.press("Enter")
    expect(reader.get_by_role("button", name="Да, удалить")).to_be_focused()
    expect(reader.get_by_text("Ссылки на ответы с цитатами")).to_be_visible()
    reader.keyboard.press("Enter")
    expect(reader.get_by_text("Пока нет.")).to_be_visible()
    expect(reader.locator("main")).to_be_focused()
