"""The catalogue over HTTP: own games, games from elsewhere, and games that nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rulebound.catalogue import catalogue
from rulebound.catalogue.live import Live
from rulebound.server.app import _live
from rulebound.server.settings import Settings
from tests.service.client import Visitor


def test_every_game_has_a_page(visit: Callable[[], Visitor]) -> None:
    person = visit()
    lines = person.get("/api/catalogue").json()
    assert [line["key"] for line in lines] == list(catalogue().entries)
    for line in lines:
        page = person.get(f"/api/catalogue/{line['key']}").json()
        assert page["facts"]["names"]["value"] == line["names"]
        assert page["known"] == len(lines)
        assert line["key"] not in {each["key"] for each in page["similar"]}
        assert not page["live"]
    assert person.get("/api/catalogue/meridians/live").json() is None
    assert person.get("/api/catalogue/no-such-game/live").json() is None


def test_a_game_from_elsewhere_tells_its_card_and_an_unknown_one_nothing(
    visit: Callable[[], Visitor],
) -> None:
    person = visit()
    page = person.get("/api/catalogue/slow-game").json()
    assert (page["key"], page["rulebook"], page["similar"], page["questions"]) == (
        "slow-game",
        "slow-game",
        [],
        [],
    )
    lost = person.get(f"/api/catalogue/{'x' * 100}")
    assert (lost.status_code, lost.json()["message"]) == (404, "no-such-game")


def test_nobody_is_asked_without_a_token_that_can_be_one(tmp_path: Path) -> None:
    said: list[str] = []
    settings = Settings(tmp_path)
    assert _live(settings, said.append) is None
    assert said == []
    settings.bgg_token.write_text("two words")
    assert _live(settings, said.append) is None
    assert len(said) == 1
    assert "two words" not in said[0]
    settings.bgg_token.write_text("token\n")
    assert isinstance(_live(settings, said.append), Live)
