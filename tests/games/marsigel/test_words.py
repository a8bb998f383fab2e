"""Every ruling, option, level and log line of the game has its words in five languages, and no word is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from rulebound.bots.marsigel import LEVELS
from rulebound.core import CHANCE, Event, Facts, Outcome, Ruling
from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.colours import PALETTES
from rulebound.games.marsigel.ring import Size
from rulebound.games.marsigel.setup import circle_ruling
from rulebound.games.marsigel.state import Roll, Start, State
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import WordingError, messages
from rulebound.rulebook.scan import scan
from rulebound.rulebook.words import Words
from tests.games.marsigel.random_play import walk
from tests.games.marsigel.test_clauses import TWO, at, judge, play
from tests.wording import assert_alike, assert_told

FILES = resources.files("rulebound.games.marsigel")
WORDS = Words(FILES)
CODE = scan([("rulebound.games.marsigel", FILES)], ["marsigel", "table"])
FOLDERS = [FILES / kind for kind in ("rulebook", "words")]
REASONS = {reason.reason for reason in CODE.reasons}
Said = Ruling | Event


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(folder: Traversable, language: str) -> None:
    assert_alike(folder, language)


NAMES_OF_COLOURS_AND_SIZES = {"colour-orange", "colour-cyan", "colour-mint", "size-pawn", "size-drone"}
ALIKE = {"title", "name", "bot-expert"} | NAMES_OF_COLOURS_AND_SIZES
"""Messages that are rightly spelled alike in two languages."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(folder: Traversable, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    plain = [key for key in english if not english.variables(key) and not _has_parts(english.text, key)]
    assert len(plain) > 50
    assert not [key for key in plain if other.format(key) == english.format(key) and key not in ALIKE]


def _has_parts(text: str, key: str) -> bool:
    """Whether a message is put together from others, so that it cannot be said without facts."""
    line = next(line for line in text.splitlines() if line.startswith(f"{key} ="))
    return "{ part-" in line


def test_there_are_words_for_all_that_can_be_said_and_no_others() -> None:
    needed = {"name", "tagline", *(f"colour-{colour}" for colour in PALETTES["stashes"])}
    needed |= {f"size-{size.name.lower()}" for size in Size}
    for option in GAME.spec.options:
        needed |= {f"option-{option.key}"}
        needed |= {f"option-{option.key}-{str(choice).lower()}" for choice in option.choices}
    needed |= {f"bot-{level.key}" for level in LEVELS} | {"bot-expert-more"}
    needed |= {f"phase-{phase}" for phase in (*CODE.phases, "over")}
    needed |= {f"log-{kind}" for kind in CODE.kinds}
    needed |= REASONS
    words = WORDS.messages("en")
    assert {key for key in words if not key.startswith("part-")} == needed
    assert all(f"{{ {part} }}" in words.text for part in words if part.startswith("part-"))


# --- everything that is ever said -------------------------------------------------------------------


def _refusals() -> Iterator[Said]:
    for text in (TWO + " a 3", "a3a1/b2/b3/a2/b1 a 1", "a3/a2/a1b1/b2/b3 a 2"):
        for piece in ("a1", "a2", "a3"):
            yield from GAME.examine(GAME.position(text), piece)
    for text in (TWO + " a 3", TWO + " a 1", TWO + " a"):
        yield from GAME.tally(GAME.position(text), 0)
    for text, move in (
        (TWO + " a 3", "b1>a3"),
        ("a3a1/b2/b3/a2/b1 a 6", "a1>a1"),
        ("a3b1/b2/a1/b3/a2 a 6", "a1>a3"),
        ("a3a1b1/b2/b3/a2 a 6", "a3>b3"),
        (TWO + " a 6", "a3>b2"),
        (TWO + " a 6 nest", "a1>b2"),
        (TWO + " a 3", "a2>a3"),
        (TWO + " a 2 nest", "a3>b2"),
        (TWO + " a 3", "roll-2"),
        (TWO + " a 3", "end"),
        (TWO + " a 3 moved", "pass"),
    ):
        yield judge(text, move)
    yield judge(TWO + " a 3", "pass", seat=1)
    yield GAME.judge(at(TWO + " a 3"), 0, GAME.parse(GAME.start(3, {}), "c1>a3"))
    yield GAME.judge(GAME.start(2, {}), 0, GAME.parse(GAME.start(2, {}), "pass"))
    yield GAME.judge(GAME.start(2, {"first": "drawn"}), 0, GAME.parse(GAME.start(2, {}), "pass"))


def _endings() -> Iterator[tuple[State, list[Event]]]:
    tree = at("a3a2/b2a1/b3/b1 a 6")
    yield tree, play(tree, "a1>a2")
    nest = at("a3/b2/a1a2/b3/b1 a 6 nest")
    yield nest, play(nest, "a3>a2")
    stuck = at("a3b3a2b2a1b1 a")
    yield stuck, play(stuck, "roll-6", "roll-1")
    three = GAME.start(3, {})
    yield three, play(three, "roll-1", "pass", "roll-1", "pass", "roll-1", "pass")
    two = GAME.start(2, {})
    for why in ("resign", "time"):
        yield two, list(GAME.concede(two, 0, why))
    agreed = GAME.start(2, {"third-time": True})
    cycle = [f"roll-1 {move} end".split() for move in ("a1>b2", "b1>a2", "a1>b3", "b1>a3")]
    opening = ["roll-1", "a1>b3", "end", "roll-1", "b1>a3", "end"]
    yield agreed, play(agreed, *opening, *(move for turn in cycle * 2 for move in turn))
    capped = GAME.start(2, {"cap": 30})
    state, events = capped, list[Event]()
    while not isinstance(decision := GAME.decision(state), Outcome):
        (seat,) = decision.seats
        for event in GAME.resolve(state, {seat: GAME.moves(state, seat)[0]}):
            state = GAME.fold(state, event)
            events.append(event)
    yield capped, events


def _everything() -> Iterator[Said]:
    yield from _refusals()
    for state, events in _endings():
        for event in events:
            state = GAME.fold(state, event)
        yield from events
        yield GAME.judge(state, 0, Roll(1))
    drawn = GAME.start(13, {"first": "drawn", "colours": "far-apart"})
    for seat in range(13):
        yield GAME.judge(drawn, CHANCE, Start(seat))
    yield from play(drawn, "seat-8", "roll-4", "pass")
    for option in GAME.spec.options:
        if option.key == "sizes":
            for order in option.choices:
                for players in (2, 3):
                    yield circle_ruling(players, GAME.start(players, {"sizes": order}).house.sizes)
    for seed, players in enumerate((2, 3, 4, 13)):
        for before, move, _ in walk(players, seed, 150):
            yield from GAME.resolve(before, {_actor(before): move})


def _actor(state: State) -> int:
    decision = GAME.decision(state)
    assert not isinstance(decision, Outcome)
    (seat,) = decision.seats
    return seat


@pytest.fixture(scope="module")
def said() -> list[Said]:
    return list(_everything())


def test_every_reason_is_among_what_was_said(said: list[Said]) -> None:
    assert {(thing.ruling if isinstance(thing, Event) else thing).reason for thing in said} == REASONS
    assert {thing.kind for thing in said if isinstance(thing, Event)} == CODE.kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_facts_that_it_asks_for(said: list[Said], language: str) -> None:
    for thing in said:
        assert_told(WORDS, thing, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", range(13))
def test_every_colour_has_its_name_in_every_sentence(language: str, seat: int) -> None:
    state = GAME.start(13, {"first": f"seat-{seat + 1}"})
    named = WORDS.text(f"colour-{state.colour(seat)}", language)
    rolled = GAME.judge(state, CHANCE, Roll(3))
    assert named in WORDS.say(rolled, language)
    assert WORDS.log(Event("rolled", CHANCE, Facts(pips=3), rolled), language).startswith(named)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Too small: on top there is Yellow’s pawn, and your drone needs its own size or larger."),
        (
            "ru",
            "Верхняя пирамида слишком мала: там пешка жёлтых, а ваш трутень встаёт только на свой размер или больше.",
        ),
        (
            "fr",
            "Trop petite\u00a0: au sommet se trouve le pion de Jaune, et votre faux-bourdon doit se poser sur sa taille ou une plus grande.",
        ),
        (
            "nl",
            "Te klein: bovenop ligt daar de pion van Geel, en je dar moet op de eigen maat of groter landen.",
        ),
        (
            "de",
            "Zu klein: Oben liegt dort der Bauer von Gelb, und deine Drohne braucht die eigene Größe oder eine größere.",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong_where_and_what_would_be_right(language: str, sentence: str) -> None:
    assert WORDS.say(judge(TWO + " a 4", "a2>b1"), language) == sentence


@pytest.mark.parametrize(
    ("cost", "points"), [(1, "1 очко"), (2, "2 очка"), (4, "4 очка"), (5, "5 очков"), (6, "6 очков")]
)
def test_russian_counts_points_in_three_forms(cost: int, points: str) -> None:
    (rolled,) = play(GAME.start(13, {}), "roll-6")
    state = GAME.fold(GAME.start(13, {}), rolled)
    moves = [GAME.judge(state, 0, move) for move in GAME.moves(state, 0)]
    words = [WORDS.say(ruling, "ru") for ruling in moves if ruling.facts.get("cost") == cost]
    assert words
    assert all(f", {points}, " in text for text in words)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 point", *(f"{points} points" for points in range(2, 7))]),
        ("de", ["hat 1 Punkt", *(f"hat {points} Punkte" for points in range(2, 7))]),
        ("fr", ["1 point", *(f"{points} points" for points in range(2, 7))]),
        ("nl", ["1 punt", *(f"{points} punten" for points in range(2, 7))]),
        ("ru", ["1 очко", "2 очка", "3 очка", "4 очка", "5 очков", "6 очков"]),
    ],
)
def test_who_must_pass_hears_of_each_number_of_points_in_its_form(language: str, forms: list[str]) -> None:
    for points, form in enumerate(forms, 1):
        (passed,) = GAME.opening(at(f"a3b3a2b2a1b1 a {points}"))
        told = WORDS.say(passed.ruling, language)
        assert re.search(rf"\b{form}\b", told.replace("\u00a0", " ")), told


def test_a_sentence_without_its_facts_is_an_error() -> None:
    bare = judge(TWO + " a 4", "a2>b1")
    with pytest.raises(WordingError, match="target-smaller"):
        WORDS.say(Ruling(bare.verdict, bare.reason, bare.clauses), "en")
