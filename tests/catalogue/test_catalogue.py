"""The catalogue: its facts, what is called similar and why, and that what its pages say rests on something."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from math import log, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.catalogue import (
    FILES,
    FLOOR,
    Catalogue,
    Entry,
    Fact,
    Kinship,
    Reason,
    catalogue,
    read,
    similar,
)
from rulebound.catalogue.entry import CATEGORIES, COMPONENTS, GRADES, MECHANICS, NUMBERS, CatalogueError
from rulebound.catalogue.kinship import TELLING, grade
from rulebound.games import known
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.library import Library
from rulebound.rulebook.messages import Messages, messages

OWN = ("meridians", "marsigel", "carcassonne", "surveyors", "meeple-stacking")
SOURCES = ("a page",)


@pytest.fixture(scope="module")
def known_games() -> Catalogue:
    return catalogue()


@pytest.fixture(scope="module")
def words() -> dict[str, Messages]:
    return {language: messages(FILES / "words", language) for language in LANGUAGES}


# --- facts


def test_there_are_fifty_five_games_and_every_fact_says_where_it_was_read(known_games: Catalogue) -> None:
    assert len(known_games) == 55
    facts = [fact for entry in known_games.entries.values() for fact in entry.facts.values()]
    assert len(facts) > 500
    assert all(fact.sources and all(other.sources for other in fact.others) for fact in facts)


def test_the_captured_page_of_meridians_is_there_whole(known_games: Catalogue) -> None:
    entry = known_games.entries["meridians"]
    shown = {
        "year": 2021,
        "rank": 11936,
        "rating": 6.9,
        "weight": 2.0,
        "min_age": 10,
        "time_min": 20,
        "time_max": 40,
    }
    assert {field: entry.number(field) for field in shown} == shown
    assert entry.list("designers") == ("Kanare Kato",)
    assert entry.list("publishers") == ("(Web published)", "Kanare_Abstract")
    assert entry.list("printed_mechanics") == ("Hexagon Grid", "Enclosure", "Line of Sight")
    assert all("MeepleRules" in entry.facts[field].sources[0] for field in ("rank", "rating", "weight"))


@pytest.mark.parametrize("key", [key for key in OWN if key != "surveyors"])
def test_a_card_on_the_shelf_says_what_the_catalogue_says(known_games: Catalogue, key: str) -> None:
    file = known()[key].files / "card.toml"
    if not file.is_file():
        return
    card, entry = tomllib.loads(file.read_text(encoding="utf-8")), known_games.entries[key]
    times = (entry.number("time_min"), entry.number("time_max"))
    assert card.get("minutes", [None, None]) == list(times)
    assert card.get("age") == entry.number("min_age")
    assert card.get("year") in (None, entry.number("year"))
    assert card["name"] == entry.name
    assert entry.number("players_min") in (None, min(known()[key].game.spec.seats))


def test_games_that_are_named_as_relations_are_known_or_named_in_full(known_games: Catalogue) -> None:
    related = {other for entry in known_games.entries.values() for other in entry.related()}
    assert related
    assert related <= known_games.entries.keys()


FAULTS = {
    "a = 1": "a: a game needs names",
    '[a]\nnames = "A"': "a.names: a fact has a value and a source",
    '[a]\nnames = { value = ["A"], source = [] }': "a.names: a source is a list of texts",
    '[a]\nnames = { value = ["A"], source = ["s"], more = 1 }': "a.names: a fact has no more",
    '[a]\nnames = { value = [], source = ["s"] }': "a.names: [] is no value of it",
    "[a]\nnames = 1": "a.names: a fact has a value and a source",
    '[a]\nnames = { value = ["A"], source = ["s"] }\nyear = { value = "old", source = ["s"] }': "a.year: 'old' is no value of it",
    '[a]\nnames = { value = ["A"], source = ["s"] }\nyear = { value = true, source = ["s"] }': "a.year: True is no value of it",
    '[a]\nnames = { value = ["A"], source = ["s"] }\nhue = { value = "red", source = ["s"] }': "a.hue: 'red' is no value of it",
    '[a]\nnames = { value = ["A"], source = ["s"] }\nluck = { value = "some", source = ["s"] }': "a.luck: 'some' is no value of it",
    '[a]\nnames = { value = ["A"], source = ["s"] }\nmechanics = { value = ["luck"], source = ["s"] }': "a.mechanics: luck is no term of mechanics",
    '[a]\nnames = { value = ["A"], source = ["s"] }\nbased_on = { value = ["a"], source = ["s"] }': "a: a game is no relation of itself",
    '[a]\nnames = { value = ["A"], source = ["s"] }\ntime_min = { value = 9, source = ["s"] }\ntime_max = { value = 5, source = ["s"] }': "a.time_min: 9 is more than time_max, 5",
    "[a": "",
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_wrong_fact_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(CatalogueError) as refused:
        read(text)
    assert str(refused.value).startswith(FAULTS[text])


# --- what is similar


def entry(key: str, **fields: Any) -> Entry:
    facts = {
        name: Fact(tuple(value) if isinstance(value, list) else value, SOURCES)
        for name, value in fields.items()
    }
    return Entry(key, {"names": Fact((key,), SOURCES), **facts})


def true_of(reason: Reason, one: Entry) -> bool:
    """Whether a reason holds for a game, told from its facts alone."""
    match reason.kind:
        case "mechanics" | "category":
            return set(reason.terms) <= set(one.list(reason.kind))
        case "people":
            return set(reason.terms) <= {*one.list("designers"), *one.list("artists")}
        case "players":
            assert reason.least is not None
            assert reason.most is not None
            most = one.number("players_max") or reason.most
            return (one.number("players_min") or 99) <= reason.least <= reason.most <= most
        case "complexity":
            return grade(one) == reason.terms[0]
        case _:
            return True


def middle(one: Entry) -> float:
    """The geometric middle of the time a game takes, where one end at least is known."""
    ends = [end for field in ("time_min", "time_max") if (end := one.number(field)) is not None]
    return sqrt(min(ends) * max(ends))


def hold(games: list[Entry]) -> None:
    """The laws of what is similar."""
    kin = Kinship(games)
    found = {one.key: similar(one, games, kin) for one in games}
    near = {key: {each.entry.key for each in similars} for key, similars in found.items()}
    for one in games:
        assert one.key not in near[one.key]
        for other in games:
            if other.key == one.key:
                continue
            assert kin.score(one, other) == kin.score(other, one)
            assert kin.telling(one, other) == kin.telling(other, one)
            assert set(kin.reasons(one, other)) == set(kin.reasons(other, one))
            assert (other.key in near[one.key]) == (one.key in near[other.key])
        for each in found[one.key]:
            assert FLOOR <= each.score <= 1
            assert each.reasons
            assert all(true_of(reason, one) and true_of(reason, each.entry) for reason in each.reasons)
            for reason in each.reasons:
                if reason.kind == "time":
                    assert abs(log(middle(one) / middle(each.entry))) <= log(4) / 4 + 1e-9
                if reason.kind == "relation":
                    assert each.entry.key in one.related() or one.key in each.entry.related()
        assert all(left.score >= right.score for left, right in pairwise(found[one.key]))
    # The order in which games are known changes nothing.
    turned = games[::-1]
    again = Kinship(turned)
    assert all(similar(one, turned, again) == found[one.key] for one in games)


def test_the_laws_hold_for_the_games_that_are_known(known_games: Catalogue) -> None:
    hold(list(known_games.entries.values()))


TERMS = st.lists(st.sampled_from(sorted(MECHANICS)[:8]), unique=True, max_size=5)
MADE = st.fixed_dictionaries(
    {},
    optional={
        "mechanics": TERMS,
        "category": st.lists(st.sampled_from(sorted(CATEGORIES)), unique=True, max_size=2),
        "designers": st.lists(st.sampled_from(["Ada", "Ben", "(traditional)"]), unique=True, max_size=2),
        "players_min": st.integers(1, 4),
        "players_max": st.integers(4, 9),
        "time_min": st.integers(1, 30),
        "time_max": st.integers(30, 200),
        "weight": st.floats(1, 5),
        "based_on": st.lists(st.sampled_from(["g0", "g1"]), unique=True, max_size=1),
    },
)


@given(st.lists(MADE, min_size=2, max_size=5))
def test_the_laws_hold_for_any_games(made: list[dict[str, Any]]) -> None:
    games = [
        entry(f"g{at}", **{name: value for name, value in fields.items() if value and value != [f"g{at}"]})
        for at, fields in enumerate(made)
    ]
    hold(games)


def test_alike_is_what_a_player_would_call_so(known_games: Catalogue) -> None:
    near = {key: [each.entry.key for each in known_games.similar(key)] for key in OWN}
    assert {"lifeline", "go", "tumbleweed", "amazons", "oust"} <= set(near["meridians"])
    assert near["marsigel"][0] == "pink-hijinks"
    assert {"igelwettkampf", "camel-up"} <= set(near["marsigel"])
    assert near["surveyors"][0] == "carcassonne"
    assert near["carcassonne"][0] == "hunters-and-gatherers"
    assert set(near["meeple-stacking"]) == {"men-at-work", "bausack", "meeple-circus"}
    assert not set(near["meridians"]) & {"hex", "jenga", "carcassonne"}
    assert known_games.similar("crokinole") == ()


def test_what_every_game_of_a_kind_has_makes_none_similar() -> None:
    """Two players and a kind in common reach the floor, and are no reason by themselves."""
    common = {
        "category": ["abstract-strategy"],
        "players_min": 2,
        "players_max": 2,
        "time_min": 20,
        "time_max": 20,
    }
    one, other = (
        entry("one", mechanics=["capture", "race"], **common),
        entry("other", mechanics=["territory"], **common),
    )
    kin = Kinship([one, other])
    assert kin.score(one, other) >= FLOOR
    assert similar(one, [one, other]) == ()
    third = entry("third", mechanics=["capture"], **common)
    assert [each.entry.key for each in similar(one, [one, other, third])] == ["third"]


def test_the_author_of_all_old_games_is_nobody() -> None:
    one, other = (
        entry(key, designers=["(traditional)"], category=["racing"], players_min=2, players_max=2)
        for key in "ab"
    )
    assert similar(one, [one, other]) == ()
    assert 0 < TELLING < 1


# --- pages and words


def test_every_answer_rests_on_clauses_or_on_facts_that_are_there(known_games: Catalogue) -> None:
    library = Library({key: shelved.files for key, shelved in known().items()})
    assert set(known_games.pages) == set(OWN)
    for page in known_games.pages.values():
        assert page.rulebook in library.files
        assert page.questions
        for asked in page.questions:
            assert bool(asked.clauses) != bool(asked.facts), asked
            assert all(field in known_games.entries[page.key].facts for field in asked.facts)
            for clause in asked.clauses:
                assert clause.startswith(f"{page.rulebook}/")
                assert library.clause(clause)[1].id == clause


def wanted(known_games: Catalogue) -> set[str]:
    """The messages that pages and terms ask for."""
    keys = {f"mechanic-{term}" for term in MECHANICS} | {f"category-{term}" for term in CATEGORIES}
    keys |= {f"component-{term}" for term in COMPONENTS} | {f"grade-{each}" for each in GRADES["luck"]}
    for page in known_games.pages.values():
        keys |= {f"about-{page.key}", f"source-{page.key}"}
        keys |= {f"material-{page.key}-{thing}" for thing in page.material}
        keys |= {f"credit-{page.key}-{credit}" for credit in page.credits}
        keys |= {f"{what}-{page.key}-{asked.key}" for asked in page.questions for what in ("ask", "answer")}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_page_has_its_words(
    known_games: Catalogue, words: dict[str, Messages], language: str
) -> None:
    there = {key for key in words[language] if not key.startswith("name-")}
    assert there == wanted(known_games)
    for key in words[language]:
        given = {"of"} if key.startswith("grade-") else NUMBERS if key.startswith("answer-") else set()
        assert words[language].variables(key) <= given, key
        assert not key.startswith("name-") or key.removeprefix("name-") in known_games.entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_games_are_called_as_their_own_words_call_them(
    known_games: Catalogue, words: dict[str, Messages], language: str
) -> None:
    for key in ("meridians", "marsigel", "carcassonne", "meeple-stacking"):
        own = messages(known()[key].files / "words", language).format("name")
        named = f"name-{key}"
        assert (
            words[language].format(named) if named in words[language] else known_games.entries[key].name
        ) == own


def test_russian_counts_players_as_russians_do(words: dict[str, Messages]) -> None:
    say = {n: words["ru"].format("answer-meridians-players", {"players_max": n}) for n in (1, 2, 5, 21)}
    assert [text.split(" — ")[1].partition(":")[0] for text in say.values()] == [
        "ровно 1 игрок",
        "ровно 2 игрока",
        "ровно 5 игроков",
        "ровно 21 игрок",
    ]
