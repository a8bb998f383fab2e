"""Looking for a game on the shelf: the page's own code, on the catalogue as the server tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from rulebound.catalogue import FILES
from rulebound.games import known
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import messages
from rulebound.server.routes.catalogue import list_catalogue
from tests.page.code import SRC, Browser, running

PROGRAM = f"""
import {{ find, plain, queryOf, understood, wants, wishOf, wordsIn }} from '{(SRC / "catalogue/find.ts").as_uri()}';
import {{ distance, near }} from '{(SRC / "catalogue/near.ts").as_uri()}';
const query = (text) => wishOf(new URLSearchParams(text));
const asked = {{
  find: (sought, text) => {{ const found = find(sought, query(text)); return [found.games.map(({{ key }}) => key), found.unsaid]; }},
  plain, wordsIn, distance,
  near: (named, text) => near(named.map(({{ key, names }}) => ({{ key, names: names.map((name) => wordsIn(name)) }})), wordsIn(text)),
  understood: (text, words) => queryOf(understood(query(text), wordsIn(words))),
  wants: (text) => wants(query(text)),
  again: (text) => queryOf(query(text)),
}};
"""

Ask = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def page() -> Iterator[Browser]:
    with running(PROGRAM) as browser:
        yield browser


GAMES: list[dict[str, Any]] = msgspec.to_builtins(list_catalogue.fn())


def sought(page: Browser, language: str) -> list[dict[str, Any]]:
    """Every game with the words by which it is found in a language."""
    words = messages(FILES / "words", language)
    return [
        {
            "game": game,
            "words": page(
                "wordsIn",
                " ".join(
                    [
                        *game["names"],
                        *game["called"],
                        words.format(named) if (named := f"name-{game['key']}") in words else "",
                        *game["people"],
                        *game["publishers"],
                        *(words.format(f"mechanic-{term}") for term in game["mechanics"]),
                    ]
                ),
            ),
        }
        for game in GAMES
    ]


@pytest.fixture(scope="module")
def english(page: Browser) -> list[dict[str, Any]]:
    return sought(page, "en")


@pytest.mark.parametrize(
    ("written", "plainly"),
    [
        ("Géomètres", "geometres"),
        ("Ёж Й", "еж и"),
        ("GROẞE Straße", "grosse strasse"),
        ("œuf", "oeuf"),
        ("Łódź", "lodz"),
    ],
)
def test_capitals_and_accents_do_not_matter(page: Browser, written: str, plainly: str) -> None:
    assert page("plain", written) == plainly


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("isle skye", ["isle-of-skye"]),
        ("hans gluck carcassonne", ["carcassonne", "hunters-and-gatherers", "the-castle", "south-seas"]),
        ("sudsee", ["south-seas"]),
        ("luis bolanos", ["lifeline"]),
        ("igel arg", ["igel-aergern"]),
        ("roll and move", ["marsigel", "pink-hijinks", "looney-ludo", "igel-aergern", "camel-up"]),
        ("zzz", []),
    ],
)
def test_games_are_found_by_names_people_and_terms(
    page: Browser, english: list[dict[str, Any]], text: str, first: list[str]
) -> None:
    assert page("find", english, f"text={text}")[0] == first


@pytest.mark.parametrize("named", LANGUAGES)
def test_a_game_is_found_by_its_name_in_any_language(
    page: Browser, english: list[dict[str, Any]], named: str
) -> None:
    words = {key: messages(shelved.files / "words", named) for key, shelved in known().items()}
    names = {key: told.format("name") for key, told in words.items() if "name" in told}
    told = messages(FILES / "words", named)
    names |= {
        game["key"]: told.format(f"name-{game['key']}") for game in GAMES if f"name-{game['key']}" in told
    }
    assert {"carcassonne", "meeple-stacking"} <= names.keys()
    for key, name in names.items():
        if any(game["key"] == key for game in GAMES):
            assert key in page("find", english, f"text={name}")[0], (key, name)


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "text=2 players", "?players=2"),
        ("en", "text=tiles for 13 people", "?text=tiles+for&players=13"),
        ("ru", "text=2 игрока", "?players=2"),
        (
            "ru",
            "text=пирамида, 5 человек",
            "?text=%D0%BF%D0%B8%D1%80%D0%B0%D0%BC%D0%B8%D0%B4%D0%B0&players=5",
        ),
        ("fr", "text=4 joueurs", "?players=4"),
        ("nl", "text=3 spelers", "?players=3"),
        ("de", "text=6 Spieler", "?players=6"),
        ("en", "text=2 players&players=3", "?text=2+players&players=3"),
        ("en", "text=7 wonders", "?text=7+wonders"),
        ("en", "text=players", "?text=players"),
    ],
)
def test_so_many_players_may_be_asked_for_in_words(
    page: Browser, language: str, text: str, meant: str
) -> None:
    words = messages(SRC / "catalogue/i18n", language).format("search-players-words")
    assert page("understood", text, words) == meant


@pytest.mark.parametrize(
    ("one", "other", "far"), [("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0), ("ab", "ba", 2)]
)
def test_slips_are_counted_in_letters(page: Browser, one: str, other: str, far: int) -> None:
    assert page("distance", one, other) == page("distance", other, one) == far


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("carcasonne", "carcassonne"),
        ("meridans", "meridians"),
        ("Marsigelwetkampf", "marsigel"),
        ("der marsigel wettkamp", "marsigel"),
        ("zzz", None),
        ("qwertyuiop", None),
    ],
)
def test_a_slip_is_forgiven(page: Browser, text: str, first: str | None) -> None:
    named = [{"key": game["key"], "names": game["names"]} for game in GAMES]
    assert next(iter(page("near", named, text)), None) == first


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("ru", "карк", "carcassonne"),
        ("ru", "землемеры", "surveyors"),
        ("fr", "geometres", "surveyors"),
        ("nl", "landmeters", "surveyors"),
        ("de", "landvermesser", "surveyors"),
        ("ru", "линия видимости", "meridians"),
        ("fr", "encerclement", "meridians"),
        ("de", "einschliessen", "meridians"),
        ("nl", "zichtlijn", "meridians"),
    ],
)
def test_the_readers_own_words_find_them(page: Browser, language: str, text: str, key: str) -> None:
    assert language in LANGUAGES
    assert key in page("find", sought(page, language), f"text={text}")[0]


def test_filters_hold_what_is_known_and_count_what_is_not(
    page: Browser, english: list[dict[str, Any]]
) -> None:
    facts = {game["key"]: game for game in GAMES}
    for count in (1, 2, 6, 13):
        found, unsaid = page("find", english, f"players={count}")
        assert all(facts[key]["players"][0] <= count <= (facts[key]["players"][1] or 99) for key in found)
        assert unsaid == sum(game["players"][0] is None for game in GAMES)
    found, unsaid = page("find", english, "minutes=10")
    assert {"marsigel", "treehouse"} <= set(found)
    assert "jenga" not in found
    assert unsaid == sum(game["minutes"] == [None, None] for game in GAMES)
    assert page("find", english, "complexity=low")[0] == [g["key"] for g in GAMES if g["complexity"] == "low"]
    both, _ = page("find", english, "mechanic=enclosure&players=2&text=go")
    assert both == ["go"]
    assert page("find", english, "mechanic=enclosure&players=3")[0] == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (
            "text=go&players=2&minutes=45&complexity=low&mechanic=race",
            "?text=go&players=2&minutes=45&complexity=low&mechanic=race",
        ),
        ("players=two&minutes=-5&other=1", ""),
        ("players=0&minutes=1e9", ""),
        ("", ""),
    ],
)
def test_an_address_says_what_is_looked_for(page: Browser, text: str, kept: str) -> None:
    assert page("again", text) == kept
    assert page("wants", text) == bool(kept)
    assert not page("wants", "text=%20-%20")
