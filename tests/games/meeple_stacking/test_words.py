"""Every ruling, option, term and log line has its words in five languages, and no word is left over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from rulebound.bots import seated
from rulebound.core import Event, Ruling
from rulebound.core.facts import Facts
from rulebound.games.meeple_stacking import GAME
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge, judge_out
from rulebound.games.meeple_stacking.pyramid import triangle
from rulebound.games.meeple_stacking.scene import Contact, Meeple, Scene
from rulebound.games.meeple_stacking.shared import Loss, destruction
from rulebound.games.meeple_stacking.state import Build
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import WordingError, messages
from rulebound.rulebook.scan import scan
from rulebound.rulebook.words import Words
from tests.games.meeple_stacking.scenes import COLLAPSED, changed
from tests.games.meeple_stacking.test_clauses import FIRST, climb, follow, hand_in, knocking, start
from tests.games.meeple_stacking.test_golden import GOLDEN
from tests.wording import assert_alike, assert_told

FILES = resources.files("rulebound.games.meeple_stacking")
WORDS = Words(FILES)
CODE = scan([("rulebound.games.meeple_stacking", FILES)], ["meeple-stacking", "table"])
FOLDERS = [FILES / kind for kind in ("rulebook", "words")]
Said = Ruling | Event


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(folder: Traversable, language: str) -> None:
    assert_alike(folder, language)


ALIKE = {"section-points", "option-variant", "term-row"}
"""Messages that are rightly spelled alike in two languages."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(folder: Traversable, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    plain = [key for key in english if not english.variables(key) and not key.startswith("part-")]
    alike = [key for key in plain if _text(english.text, key) == _text(other.text, key)]
    assert [key for key in alike if key not in ALIKE] == []


def _text(text: str, key: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{key} ="))


def test_there_are_words_for_all_that_can_be_said_and_no_others() -> None:
    needed = {"name", "tagline", "stage", "term-row", "total", *(reason.reason for reason in CODE.reasons)}
    for option in GAME.spec.options:
        needed |= {f"option-{option.key}", *(f"option-{option.key}-{choice}" for choice in option.choices)}
    needed |= {f"phase-{phase}" for phase in (*CODE.phases, "over")} | {f"log-{kind}" for kind in CODE.kinds}
    # These reasons are chosen between in one place each.
    needed |= {"lying", "upside-down"}
    needed |= {f"bot-{level}" for level in seated(GAME.spec.key)}
    words = WORDS.messages("en")
    assert {key for key in words if not key.startswith("part-")} == needed
    assert all(f"{{ {part} }}" in words.text for part in words if part.startswith("part-"))


def _refusals() -> Iterator[Ruling]:
    bad = Scene((Meeple(1, (0, 0, 0)),), (Contact(0, 7),))
    scenes = [
        bad,
        Scene(bad.meeples, (Contact(0, 1, up=2_000_000),)),
        Scene(bad.meeples * 2),
        Scene(after_ms=-1),
    ]
    scenes += [Scene((Meeple(1, at, turn, owner=owner),)) for at, turn, owner in (
        ((10**9, 0, 0), (1_000_000, 0, 0, 0), 0),
        ((0, 0, 0), (0, 0, 0, 0), 0),
        ((0, 0, 0), (1_000_000, 0, 0, 0), -1),
    )]  # fmt: skip
    scenes.append(Scene(bad.meeples * 1_001))
    scenes.append(Scene(tuple(Meeple(number, (0, 0, 0)) for number in range(1, 102))))
    scenes.append(flat((2, 7)))
    yield from GAME.tally(start(3), 0)
    for scene in scenes:
        yield GAME.judge(start(), 0, Build(scene))
    yield GAME.judge(start(), 0, knocking(0, 1, 5))
    yield GAME.judge(start(plate="shared"), 0, knocking(0, 0, 5))
    yield GAME.judge(start(variant="ladder"), 2, Build(Scene()))
    yield GAME.judge(start(), 9, Build(Scene()))


def _games() -> Iterator[Said]:
    for options, built in (
        ({"rounds": 1}, [((5, 4, 2, 1), (1,), Build(COLLAPSED))]),
        ({"rounds": 2}, [((1,), (1,), (1,)), ((1,), (1,), ())]),
    ):
        state = start(3, **options)
        for round_ in built:
            state, events = hand_in(state, *round_)
            yield from events
            yield from GAME.tally(state, 0)
        yield GAME.judge(state, 0, Build(Scene()))
    for failing in ("at-once", "share", "replay"):
        for rows in ((FIRST, (), ()), ((), (), FIRST), ((), (), ())):
            state = start(3, variant="ladder", failing=failing)
            for each in rows:
                if GAME.moves(state, 0) or GAME.moves(state, 1) or GAME.moves(state, 2):
                    state, events = climb(state, each)
                    yield from events
            yield GAME.judge(state, 0, Build(Scene()))
    state, events = climb(start(2, variant="ladder", shape="free"), (3, 2), (3, 2))
    yield from events
    yield GAME.judge(state, 1, Build(flat((4, 3))))
    yield from GAME.tally(state, 0)
    yield GAME.judge(state, 1, Build(Scene()))
    for winners in ((triangle(13), triangle(13)), (triangle(13), ())):
        last = GAME.thaw(
            b'{"players":3,"round":11,"house":{"variant":"ladder","failing":"share"},"out":[[2]]}'
        )
        last, events = climb(last, *winners)
        yield from events
        yield GAME.judge(last, 0, Build(Scene()))
    state, events = hand_in(start(2, plate="shared"), knocking(0, 1, 5), (1,))
    yield from events
    yield GAME.judge(state, 0, Build(Scene()))
    for why in ("resign", "time"):
        events = list(GAME.concede(start(2), 0, why))
        yield from events
        yield GAME.judge(follow(start(2), events), 1, Build(Scene()))


def _everything() -> Iterator[Said]:
    yield from _refusals()
    yield from _games()
    for scene, *_ in GOLDEN.values():
        judged = judge(scene)
        yield judged.ruling
        yield from (ruling for _, ruling in judged.rest)
    yield from (ruling for _, ruling in judge(changed(flat((2, 1)), 2, owner=1), 0).rest)
    if lost := destruction((2, 1), (), Loss.HEIGHT):
        yield from (ruling for _, ruling in judge_out(flat((2, 1)), 0, lost).rest)


@pytest.fixture(scope="module")
def said() -> list[Said]:
    return list(_everything())


def test_every_reason_is_among_what_was_said(said: list[Said]) -> None:
    told = {(thing.ruling if isinstance(thing, Event) else thing).reason for thing in said}
    assert told == {reason.reason for reason in CODE.reasons} | {"lying", "upside-down"}
    assert {thing.kind for thing in said if isinstance(thing, Event)} == CODE.kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_facts_that_it_asks_for(said: list[Said], language: str) -> None:
    for thing in said:
        assert_told(WORDS, thing, language, "0123456789", GAME)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Rows of 5, 4, 2, and 1 meeples count, from the lowest: 23 points."),
        ("ru", "Засчитаны ряды снизу вверх: 5, 4, 2 и 1. Итого 23 очка."),
        ("fr", "Des rangées de 5, 4, 2 et 1 meeples comptent, depuis le bas\u00a0: 23 points."),
        ("nl", "Rijen van 5, 4, 2 en 1 meeples tellen, van onder af: 23 punten."),
        ("de", "Reihen von 5, 4, 2 und 1 Meeple zählen, von unten: 23 Punkte."),
    ],
)
def test_a_judgement_tells_its_rows_and_points(language: str, sentence: str) -> None:
    assert WORDS.say(judge(flat((5, 4, 2, 1))).ruling, language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_numbers_are_seen_no_meeple_is_named_by_one(said: list[Said], language: str) -> None:
    for ruling in said:
        if isinstance(ruling, Ruling) and "meeple" in ruling.facts:
            unseen = {key: 0 if key in ("meeple", "under") else "x" for key in ruling.facts}
            told = WORDS.say(replace(ruling, facts=Facts(unseen)), language)
            assert not any(sign.isdigit() for sign in told), told


def test_a_sentence_without_its_facts_is_an_error() -> None:
    bare = judge(flat((2, 1))).ruling
    with pytest.raises(WordingError, match="pyramid"):
        WORDS.say(Ruling(bare.verdict, bare.reason, bare.clauses), "en")
