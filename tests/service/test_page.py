"""The built page: hashed files for ever, the rest fresh, text compressed, and a plain word where it is missing."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from rulebound.server.context import Trouble
from rulebound.server.page import Page
from tests.service.client import Visitor

SCRIPT = b"let a = 1;" * 100


@pytest.fixture
def built(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "text.woff2").write_bytes(b"\x00" * 500)
    return Page(tmp_path)


def test_a_hashed_file_is_kept_for_ever_and_the_page_itself_is_asked_for_anew(built: Page) -> None:
    assert built.answer("assets/index-abc.js", {}).headers["cache-control"].endswith("immutable")
    assert built.answer("index.html", {}).headers["cache-control"] == "no-cache"


def test_text_is_compressed_for_those_who_can_read_it(built: Page) -> None:
    packed = built.answer("assets/index-abc.js", {"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == built.answer("assets/index-abc.js", {}).content == SCRIPT
    assert packed.headers["vary"] == "accept-encoding"
    font = built.answer("assets/text.woff2", {"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers


def test_what_one_has_is_not_sent_again(built: Page) -> None:
    tag = built.answer("index.html", {}).headers["etag"]
    again = built.answer("index.html", {"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert built.answer("index.html", {"if-none-match": '"other"'}).content


@pytest.mark.parametrize("name", ["../secret", "assets", "", "assets/../../x", "index.html/"])
def test_only_what_was_built_is_there(built: Page, tmp_path: Path, name: str) -> None:
    (tmp_path.parent / "secret").write_text("secret")
    with pytest.raises(Trouble):
        built.answer(name, {})


def test_a_person_at_a_wrong_address_gets_the_page_and_a_program_the_error(
    visit: Callable[[], Visitor],
) -> None:
    person, page = visit(), {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/games/meridians"):
        lost = person.get(path, headers=page)
        assert (lost.status_code, lost.content) == (404, person.get("/").content)
        assert person.get(path).json()["message"] == "no-such-page"
    assert person.get("/api/nowhere", headers=page).json()["message"] == "no-such-route"


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    said = Page(tmp_path / "none").answer("index.html", {})
    assert b"do.py play" in said.content
    assert said.media_type == "text/html"


@pytest.mark.parametrize("path", ["/", "/api/games", "/no-such-page", "/api/tables"])
def test_a_head_is_answered_like_a_get_without_its_body(visit: Callable[[], Visitor], path: str) -> None:
    person = visit()
    whole, head = person.get(path), person.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert person.head("/api/judge").status_code == 405


def test_the_page_is_served_at_the_root(visit: Callable[[], Visitor]) -> None:
    person = visit()
    answer = person.get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert person.get("/", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
