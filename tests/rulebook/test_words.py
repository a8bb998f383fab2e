"""Every ruling, option, level and log line has its words, in five languages, and no word is left over."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from rulebound.core import Event, Facts, Match, Outcome, Ruling, Seed, Verdict
from rulebound.core.ruling import illegal
from rulebound.games import shelf
from rulebound.games.meridians import GAME
from rulebound.games.meridians.rules import Colour
from rulebound.games.meridians.state import Choose, Draw, Place, State
from rulebound.rulebook import table
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import WordingError, messages, values
from rulebound.rulebook.scan import Scan, scan
from rulebound.rulebook.words import Words
from tests.wording import assert_alike

MERIDIANS = shelf()["meridians"].files
FOLDERS = [folder / kind for folder in (MERIDIANS, table.FILES) for kind in ("rulebook", "words")]
WORDS = Words(MERIDIANS)
LEVELS = ("random", "greedy", "beginner", "casual", "club", "expert", "master")
PLURALS = {1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few", 25: "many"}
PLURALS |= {101: "one", 111: "many"}


@pytest.fixture(scope="module")
def code() -> Scan:
    rooms = [f"rulebound.{room}" for room in ("core", "tables", "games.meridians")]
    return scan([(room, resources.files(room)) for room in rooms], ["meridians", "table"])


# --- the five languages are alike ------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(folder: Traversable, language: str) -> None:
    assert_alike(folder, language)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(folder: Traversable, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    same = [
        key
        for key in english
        if not english.variables(key) and other.format(key) == english.format(key) and key not in ALIKE
    ]
    assert not same


ALIKE = {"title", "name", "bot-expert", "bot-beginner", "option-size-7"}
"""Messages that are rightly spelled alike in two languages."""


# --- nothing missing, nothing unused ----------------------------------------------------------------


def _ours(code: Scan, package: str) -> set[str]:
    return {reason.reason for reason in code.reasons if reason.place.startswith(package)}


def _needed_by_meridians(code: Scan) -> set[str]:
    needed = {"name", "tagline", *(f"colour-{colour}" for colour in Colour)}
    for option in GAME.spec.options:
        needed |= {f"option-{option.key}"}
        needed |= {f"option-{option.key}-{str(choice).lower()}" for choice in option.choices}
    needed |= {f"bot-{level}" for level in LEVELS}
    needed |= {f"phase-{phase}" for phase in (*code.phases, "over")}
    needed |= {f"log-{kind}" for kind in code.kinds - {"undone"}}
    return needed | _ours(code, "games.meridians")


def test_meridians_has_words_for_all_it_can_say_and_no_others(code: Scan) -> None:
    assert set(WORDS.messages("en")) == _needed_by_meridians(code)


def test_the_table_has_words_for_all_it_can_say_and_no_others(code: Scan) -> None:
    needed = {"name", "log-undone"}
    needed |= {reason for room in ("core.", "tables.") for reason in _ours(code, room)}
    assert set(messages(table.FILES / "words", "en")) == needed


def test_a_reason_without_words_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        'from x import illegal\nillegal("new-reason", "meridians/board.points")\n'
    )
    found = scan([("rulebound.games.meridians", tmp_path)], ["meridians"])
    assert _needed_by_meridians(found) - set(WORDS.messages("en")) == {"new-reason"}


# --- every sentence gets what it asks for -----------------------------------------------------------


def _told(match: Match[State, object], *seats_and_moves: tuple[int, object]) -> Iterator[Ruling | Event]:
    for seat, move in seats_and_moves:
        yield match.judge(seat, move)
        if match.judge(seat, move).allowed and not isinstance(match.decision, Outcome):
            match.submit({seat: move})
    yield from match.log


def _match(position: str | None = None, **options: str | int | bool) -> Match[State, object]:
    return Match.begin(GAME, 2, options, Seed(bytes(32)), position=position)  # type: ignore[arg-type]


def _point(name: str, size: int = 7) -> Place:
    return Place(GAME.position(f"{size} 0").position.board.index[name])


def _everything_said() -> Iterator[Ruling | Event]:
    """Rulings and events of Meridians, at least one for each reason and both colours."""
    from tests.games.meridians.test_clauses import STUCK

    drawn = _match(first="drawn")
    state = GAME.start(2, {"first": "drawn"})
    yield from (GAME.judge(state, -1, Draw(seat)) for seat in (0, 1))
    yield GAME.judge(state, 0, Draw(0))
    yield from drawn.log
    opening = _match()
    yield from _told(
        opening,
        (1, _point("a1")),
        (0, _point("g6")),
        (0, _point("a1")),
        (1, _point("g6")),
        (1, _point("g7")),
        (0, Place(999)),
        (0, _point("g8")),
        (0, _point("h8")),
        (0, _point("h6")),
        (0, _point("i6")),
        (1, _point("g5")),
        (1, _point("k4")),
        (1, _point("h7")),
        (1, _point("g9")),
    )
    for pick in Colour:
        pie = _match(pie=True)
        yield from _told(
            pie, (0, _point("a1")), (0, _point("c1")), (0, _point("e1")), (1, _point("e1")), (1, Choose(pick))
        )
        for seat in (0, 1):
            for why in ("resign", "time"):
                yield from _match(pie=True).concede(seat, why)
    blocks = "g6L g8L g7D a1D"
    for turn, swap in ((4, False), (5, True)):
        board = blocks.translate(str.maketrans("LD", "DL")) if swap else blocks
        state = GAME.position(f"7 {turn} {board}")
        seat = turn % 2
        for name in ("g6", "g7", "g9", "h8", "m6", "l3", "f7"):
            yield GAME.judge(state, seat, _point(name))
        yield GAME.judge(state, seat, Choose(Colour.LIGHT))
        yield GAME.judge(state, 1 - seat, _point("e7"))
        sight = "g8L g10L i8D a3D".translate(str.maketrans("LD", "DL")) if swap else "g8L g10L i8D a3D"
        for name in ("k8", "k7"):
            yield GAME.judge(GAME.position(f"7 {turn} {sight}"), seat, _point(name))
        for name in ("a2L a4L g7L m3D m5D", "a2L a4L g7L j2L m3D m5D", "g6L g8L a1D a3D"):
            text = name.translate(str.maketrans("LD", "DL")) if swap else name
            play = _match(f"7 {turn + 2} {text}")
            yield from _told(play, (seat, _point("g7" if "g8" in name else "a6")), (seat, _point("a5")))
            if not isinstance(play.decision, Outcome):
                yield from play.concede(seat, "resign")
                yield play.judge(seat, _point("a3"))
            play = _match(f"7 {turn + 2} a2L a4L m3D m5D")
            yield from play.concede(seat, "time")
            yield play.judge(seat, _point("a3"))
        stuck = STUCK.translate(str.maketrans("LD", "DL")).replace("6 60", "6 61") if swap else STUCK
        for name in ("g6", "m3", "a1"):  # alive, dead, empty
            yield from GAME.examine(GAME.position(f"7 {turn + 2} g6L g8L m3L k8D k6D"), name)
            yield from GAME.examine(GAME.position("7 3 g6L g8L k8D"), name)
            yield from GAME.tally(GAME.position(f"7 {turn} g6L g8L k8D"), seat)
        play = _match(stuck)
        yield from play.log
        yield play.judge(0, _point("a1", 6))


@pytest.fixture(scope="module")
def said() -> list[Ruling | Event]:
    return list(_everything_said())


def test_every_reason_of_meridians_is_among_what_was_said(said: list[Ruling | Event], code: Scan) -> None:
    reasons = {(thing.ruling if isinstance(thing, Event) else thing).reason for thing in said}
    assert reasons == _ours(code, "games.meridians")
    assert {thing.kind for thing in said if isinstance(thing, Event)} == code.kinds - {"undone"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_facts_that_it_asks_for(said: list[Ruling | Event], language: str) -> None:
    for thing in said:
        ruling = thing.ruling if isinstance(thing, Event) else thing
        sentence = WORDS.say(ruling, language)
        assert sentence.endswith(".")
        assert "{" not in sentence
        if isinstance(thing, Event):
            assert not WORDS.log(thing, language).endswith(".")


def test_facts_written_beside_a_reason_are_all_that_its_sentence_asks_for(code: Scan) -> None:
    told = [(reason, reason.facts) for reason in code.reasons if reason.facts is not None]
    assert {reason.reason for reason, _ in told} >= {"move-not-understood", "no-such-seat", "undo"}
    for reason, facts in told:
        folder = MERIDIANS if reason.place.startswith("games.") else table.FILES
        assert messages(folder / "words", "en").variables(reason.reason) <= facts, reason


def test_a_refusal_says_what_is_wrong_where_and_what_would_be_right() -> None:
    state = GAME.position("7 4 g8L g10L i8D a3D")
    ruling = GAME.judge(state, 0, _point("k8"))
    assert WORDS.say(ruling, "en") == ("No line from k8: a Dark stone on i8 stands between it and your g8.")
    assert "тёмный камень на i8" in WORDS.say(ruling, "ru")
    assert "dunkler Stein auf i8" in WORDS.say(ruling, "de")


def test_a_sentence_without_its_facts_is_an_error() -> None:
    bare = illegal("place-blocked", "meridians/placing.line-of-sight", point="k8", colour="light")
    with pytest.raises(WordingError, match="place-blocked"):
        WORDS.say(bare, "en")
    with pytest.raises(WordingError, match="no-such-reason"):
        WORDS.say(illegal("no-such-reason", "meridians/placing.line-of-sight"), "en")


def test_what_the_table_says_stands_behind_every_game() -> None:
    assert WORDS.say(illegal("undo-past-chance", "table/undo.never-past-chance"), "fr").startswith(
        "Ce serait"
    )


# --- numbers and lists ------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "form"), PLURALS.items())
@pytest.mark.parametrize("colour", list(Colour))
def test_russian_counts_in_three_forms(count: int, form: str, colour: Colour) -> None:
    stones = {"one": "камень", "few": "камня", "many": "камней"}[form]
    adjective = {"light": ("светлый", "светлых"), "dark": ("тёмный", "тёмных")}[colour][form != "one"]
    facts = Facts(colour=colour, count=count, points=["a1", "b2"])
    removed = Ruling(Verdict.FORCED, "removed", ("meridians/groups.dead",), facts)
    assert WORDS.say(removed, "ru").startswith(f"{count} {adjective} {stones} без пути ")
    event = Event("removed", 0, Facts(), removed)
    assert f"теряют {count} {stones}: a1 и b2" in WORDS.log(event, "ru")


@pytest.mark.parametrize(("count", "form"), PLURALS.items())
def test_russian_seats_are_counted_in_three_forms(count: int, form: str) -> None:
    seats = {"one": "место", "few": "места", "many": "мест"}[form]
    ruling = illegal("no-such-seat", "table/seat.not-yours", seat=9, seats=count)
    assert f"{count} {seats}." in WORDS.say(ruling, "ru")


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Light loses one stone: a1", "Light loses 2 stones: a1 and b2"),
        ("ru", "Светлые теряют 1 камень: a1", "Светлые теряют 2 камня: a1 и b2"),
        ("fr", "Clair perd une pierre\u00a0: a1", "Clair perd 2 pierres\u00a0: a1 et b2"),
        ("nl", "Licht verliest één steen: a1", "Licht verliest 2 stenen: a1 en b2"),
        ("de", "Hell verliert einen Stein: a1", "Hell verliert 2 Steine: a1 und b2"),
    ],
)
def test_counts_and_lists_follow_the_language(language: str, one: str, many: str) -> None:
    for points, line in ((["a1"], one), (["a1", "b2"], many)):
        facts = Facts(colour="light", points=points, count=len(points))
        removed = Ruling(Verdict.FORCED, "removed", ("meridians/groups.dead",), facts)
        assert WORDS.log(Event("removed", 0, Facts(), removed), language) == line


def test_facts_become_variables() -> None:
    facts = Facts(
        text="g6", number=3, share=0.5, nothing=None, yes=True, several=["a1", 2, "c3"], pairs=[["a", "b"]]
    )
    assert values(facts, "en") == {
        "text": "g6",
        "number": 3,
        "share": 0.5,
        "nothing": "none",
        "yes": "true",
        "several": "a1, 2, and c3",
    }
