"""Every ruling, option, term and log line has its words in five languages, and no word is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from rulebound.bots.carcassonne import LEVELS
from rulebound.core import Event, Facts, Outcome, Ruling
from rulebound.games.carcassonne import GAME, description, desk, notation, tiles
from rulebound.games.carcassonne.amendments import ALL
from rulebound.games.carcassonne.bounds import BOUNDS
from rulebound.games.carcassonne.scoring import TERM, Stage
from rulebound.games.carcassonne.setup import set_up
from rulebound.games.carcassonne.state import Place, Put
from rulebound.games.carcassonne.surveyors import SIGNS
from rulebound.games.carcassonne.tables import NAMES
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import WordingError, messages
from rulebound.rulebook.scan import scan
from rulebound.rulebook.words import Words
from tests.games.carcassonne.random_play import begin, finished
from tests.games.carcassonne.scene import after, judge, play, scene
from tests.games.carcassonne.test_clauses import INN, MONASTERY, SEVEN, SHUT
from tests.wording import assert_alike, assert_told

FILES = resources.files("rulebound.games.carcassonne")
WORDS = Words(FILES)
CODE = scan([("rulebound.games.carcassonne", FILES)], ["carcassonne", "table"])
FOLDERS = [FILES / kind for kind in ("rulebook", "words")]
TABLE_REASONS = {reason.reason for reason in CODE.reasons}
Said = Ruling | Event


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(folder: Traversable, language: str) -> None:
    assert_alike(folder, language, OTHER_VARIABLES)


OTHER_VARIABLES = frozenset(
    {"none-left", "end-last-tile", "occupied", "bound-least", "bound-two", "bound-room"}
)
"""A language may need a case, a gender, or the kind of a figure, where English does without."""

ALIKE = {
    "title", "name", "source-land-surveyors", "source-land-surveyors-today", "surveyors_siege", "term-shields",
    "option-small-city-4", "term-unfinished-inn", "bot-beginner", "bot-expert",
}  # fmt: skip
"""Messages that are rightly spelled alike in two languages."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(folder: Traversable, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    plain = [key for key in english if not english.variables(key) and "part-" not in _text(english.text, key)]
    assert len(plain) > 100
    assert not [key for key in plain if other.format(key) == english.format(key) and key not in ALIKE]


def _text(text: str, key: str) -> str:
    found = re.search(rf"^{re.escape(key)} =(.*(?:\n .*)*)", text, re.MULTILINE)
    return found[1] if found else ""


def test_there_are_words_for_all_that_can_be_said_and_no_others() -> None:
    needed = {"name", "tagline", "players", "total", "each-places", "at-place", *TABLE_REASONS}
    for option in (*GAME.spec.options, *description.READINGS):
        needed |= {f"option-{option.key}"}
        needed |= {f"option-{option.key}-{str(choice).lower()}" for choice in option.choices}
    needed |= {f"bot-{level.key}" for level in LEVELS}
    needed |= {f"phase-{phase}" for phase in (*CODE.phases, *CHANCES, "over")}
    needed |= {f"log-{kind}" for kind in CODE.kinds}
    needed |= {TERM + line.label for line in ALL if line.per or line.each or line.halves}
    needed |= {f"stage-{stage.key}" for stage in Stage}
    needed |= {f"scoring-{name}" for name in description.TILES}
    asked = {
        *description.COUNTS,
        *description.MARKS,
        "completed",
        "meeples",
        "markets",
        "mayors",
        "challenge",
        "active",
    }
    asked |= {"majority_around", "wainwrights"}
    needed |= {f"bound-{bound.reason}" for bound in BOUNDS}
    needed |= {f"ask-{key.replace('_', '-')}" for key in asked - NEVER_ASKED}
    words = WORDS.messages("en")
    assert {key for key in words if not key.startswith("part-")} == needed
    assert all(f"{{ {part} }}" in words.text for part in words if part.startswith("part-"))


CHANCES = ("starter", "signs", "show", "draw")
NEVER_ASKED = {"wide_caps", "cap_shields", "witch"}
"""What matters only where it is told; the witch is asked for together with the mage."""


# --- everything that is ever said -----------------------------------------------------------------------


def _refusals() -> Iterator[Said]:
    hand = scene(hand="U")
    for cell in ("o@0", "e1n1@0", "e1@90", "e2@0"):
        yield judge(hand, cell)
    yield judge(hand, "e1@0", seat=1)
    yield judge(hand, "skip")
    laid = scene("e1@0 U", figures=("2 normal o 1",), laid=True)
    for move in (
        "normal:road-ew",
        "large:road-ew",
        "abbot:road-ew",
        "normal:field-0127",
        "back",
        "e2@0",
        "skip",
    ):
        yield judge(laid, move)
    yield GAME.judge(laid, 0, Put("normal", 9))
    yield judge(scene("e1@0 U", laid=True, farmers=False), "normal:field-0127")
    yield judge(scene("w1@0 U", "s1@0 B", figures=SEVEN, laid=True), "normal:monastery")
    garden = scene("n1@180 E.garden", laid=True, abbot=True)
    for move in ("normal:garden", "abbot:city-s", "abbot:garden", "back"):
        yield judge(garden, move)
    completed = scene(*MONASTERY, "e1s2@0 B", figures=("1 abbot s1 1",), laid=True, abbot=True)
    yield judge(completed, "back")
    river = scene(hand="RI-straight", river="classic")
    yield judge(river, "n1@0")
    bend = scene("e1@0 RI-curve.farmhouse", hand="RI-curve.garden", river="classic")
    yield judge(bend, "e1s1@90")
    for figures in ((), ("1 normal o 1",), ("1 normal o 1", "2 normal e1 0")):
        worth = scene("e1@0 U", figures=figures, active={}, inns=True)
        for name in ("o:0", "o:1", "o:2", "e1:0"):
            yield from GAME.examine(worth, name)
        yield from GAME.examine(worth, "e9")
    farmers = scene("e1@0 U", figures=("2 normal o 1", "1 normal o 2"), laid=True, inns=True, abbot=True)
    for kinds in ({"road"}, {"city"}, {"farmer"}, {"river"}):
        yield from GAME.tried(farmers, 0, frozenset(kinds), None)
    yield from GAME.tried(hand, 0, frozenset(), None)
    for state in (farmers, hand, scene(scores=(4, 1)), scene(scores=(4, 4), left=("U",))):
        yield from GAME.tally(state, 0)
    yield judge(scene(), "tile-IC-K")
    yield judge(scene(), "skip", seat=0)
    yield set_up(scene().house, 2)
    yield Ruling.from_json(GAME.view(GAME.start(2, {"inns": True}), None)["risk"])


def _turns() -> Iterator[list[Event]]:
    yield play(scene(*SHUT, left=("C.water-tower", "U")), "tile-C.water-tower")
    yield play(scene(hand="E", active={}), "n1@180", "skip")
    yield play(scene(hand="U", active={}), "e1@0", "skip")
    for reading in (True, False):
        zero = scene(hand="E", active={"city": "bad-neighborhood"}, rotate_zero=reading)
        yield play(zero, "n1@180", "normal:city-s")
        early = scene(
            "n1@180 E.garden", "e1@0 U", figures=("1 abbot n1 2",), laid=True, active={}, abbot=True, rotate_abbot=reading
        )  # fmt: skip
        yield play(early, "back")
    for signs in SIGNS:
        if signs.startswith("road"):
            yield play(GAME.start(2, {}), f"signs-{signs}")
    yield play(GAME.start(3, {"first": "drawn"}), "seat-2")
    yield play(scene(*INN, figures=("1 large o 1",), hand="A", inns=True), "e1s1@180", "skip")
    yield play(scene(hand="U", left=(), players=3, scores=(4, 7, 7)), "e1@0", "skip")
    for why in ("resign", "time"):
        yield list(GAME.concede(scene(hand="U"), 0, why))
    yield list(finished(2, 21).log)
    yield list(finished(6, 22, inns=True, abbot=True, river="second").log)
    yield list(begin(3, 23, surveyors=False).log)


def _everything() -> Iterator[Said]:
    yield from _refusals()
    for events in _turns():
        yield from events
    over = after(scene(hand="U", left=()), "e1@0", "skip")
    yield GAME.judge(over, 0, Place((0, 5), 0))
    assert isinstance(GAME.decision(over), Outcome)


@pytest.fixture(scope="module")
def said() -> list[Said]:
    return list(_everything())


def test_every_reason_is_among_what_was_said(said: list[Said]) -> None:
    assert {(thing.ruling if isinstance(thing, Event) else thing).reason for thing in said} == TABLE_REASONS
    assert {thing.kind for thing in said if isinstance(thing, Event)} == CODE.kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_facts_that_it_asks_for(said: list[Said], language: str) -> None:
    for thing in said:
        assert_told(WORDS, thing, language, "«0123456789", GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_stage_of_the_desk_has_its_words(language: str) -> None:
    for line in ALL:
        assert WORDS.text(f"stage-{line.stage.name.lower().replace('_', '-')}", language)
    answer = desk.answer(
        {
            "feature": "city",
            "completed": True,
            "tiles": 5,
            "shields": 1,
            "active": "siege",
            "meeples": {"red": 1},
        }
    )
    for term in answer.terms["red"]:
        assert WORDS.text(term.label, language)
    assert WORDS.say(answer.rulings["red"], language)


@pytest.mark.parametrize(
    ("points", "words"),
    [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко"), (22, "22 очка"), (111, "111 очков")],
)  # fmt: skip
def test_russian_counts_points_in_three_forms(points: int, words: str) -> None:
    road = {"feature": "road", "final_scoring": True, "tiles": points, "meeples": {"red": 1}}
    answer = desk.answer(road)
    assert words in WORDS.say(answer.rulings["red"], "ru")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The edges do not continue: the tile has a field to the west, the land a road."),
        ("ru", "Стороны не продолжают друг друга: с запада на тайле поле, а на местности дорога."),
        ("fr", "Les côtés ne se prolongent pas\u00a0: à l’ouest, la tuile a un pré et sa voisine une route."),
        ("nl", "De randen lopen niet door: de tegel heeft in het westen een weide, het land een weg."),
        ("de", "Die Kanten passen nicht: Das Plättchen hat im Westen eine Wiese, das Land eine Straße."),
    ],
)
def test_a_refusal_says_what_is_wrong_and_where(language: str, sentence: str) -> None:
    assert WORDS.say(judge(scene(hand="U"), "e1@90"), language) == sentence


def test_a_sentence_without_its_facts_is_an_error() -> None:
    bare = judge(scene(hand="U"), "e1@90")
    with pytest.raises(WordingError, match="edges-differ"):
        WORDS.say(Ruling(bare.verdict, bare.reason, bare.clauses), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_segment_of_a_tile_is_told_in_words_of_its_own(language: str) -> None:
    for name in NAMES:
        for quarters in tiles.QUARTERS:
            printed = [segment for segment in tiles.tile(name, quarters).segments if segment.kind != "river"]
            told = [WORDS.values(Facts(places=(notation.told(s),)), language)["places"] for s in printed]
            alike = len({(segment.kind, segment.edges) for segment in printed})
            assert len(set(told)) == alike, (name, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_in_words_where_a_figure_stands(language: str) -> None:
    match = play(scene(hand="E"), "n1@180", "normal:city-s")
    (put,) = (replace(event, move="normal:city-s") for event in match if event.kind == "put")
    line = WORDS.log(put, language, GAME.narrated(put))
    assert str(WORDS.values(Facts(places=(("city", "S"),)), language)["places"]) in line
    assert "city-s" not in line
