"""The check of what a model hands in: whatever it makes up, nothing without ground passes."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.assistant.asks import Says
from rulebound.assistant.names import words
from rulebound.assistant.writing.check import LEAST_WORDS, Kind, bare, faults
from rulebound.assistant.writing.draft import Citation, Draft, DraftError, Verdict, read
from rulebound.assistant.writing.figures import figures
from rulebound.assistant.writing.ground import Given, Ground, stems
from rulebound.assistant.writing.polarity import contradicts

CLAUSES = {
    "toy/turn.stones": Given(
        "In a turn you place two stones or three, never more than 12 in all.", "", "official", ()
    ),
    "toy/turn.pass": Given("You may not pass.", "Passing [3] is “never” allowed – says who?", "designer", ()),
    "toy/end.first": Given("The game ends at once.", "", "official", ("toy/end.last",)),
    "toy/end.last": Given("The game ends after the round.", "", "community", ("toy/end.first",)),
}
KNOWN = stems([*(each.text for each in CLAUSES.values()), "Nein, niemand darf passen."])
GROUND = Ground("May I place 5 stones?", "en", "Toy", CLAUSES, Says.TEXT, known=KNOWN)


def tongue(text: str, default: str) -> str:
    return "de" if "niemand" in text.casefold() else default


def found(draft: Draft, ground: Ground = GROUND) -> set[Kind]:
    return {fault.kind for fault in faults(draft, ground, tongue)}


def answer(
    text: str, *cited: tuple[str, str], verdict: Verdict = "no", numbers: tuple[float, ...] = ()
) -> Draft:
    return Draft(verdict, text, [Citation(*each) for each in cited], list(numbers))


# --- what is stated in numbers --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        ("No stones.", set()),
        ("A stone, ein Stein, une pierre, een steen", set()),
        ("Two stones and 12 more", {"2", "12"}),
        ("−3, -3 but 1-3", {"-3", "1", "3"}),
        ("1.5 or 1,5", {"1.5"}),
        ("½ ② ³ ５ ٣", {"0.5", "2", "3", "5"}),
        ("the second stone, die dritte", {"#2", "#3"}),
        ("the first stone", set()),
        ("half, twice, сто, hundert, vingt-deux, zweiundzwanzig, XII", None),
        ("двенадцать камней", {"12"}),
        ("zwölf Steine", {"12"}),
        ("minus 5", {"minus", "5"}),
    ],
)
def test_a_number_is_seen_in_figures_and_in_words(text: str, stated: set[str] | None) -> None:
    if stated is not None:
        assert figures(text) == stated
    for part in text.split(", ") if stated is None else ():
        assert figures(part), part


QUOTES = st.sampled_from(
    [
        ("toy/turn.stones", "you place two stones"),
        ("toy/turn.stones", "never more than 12 in all"),
        ("toy/turn.pass", "You may not pass"),
        ("toy/turn.pass", "is never allowed"),
        ("toy/turn.pass", "may not"),
        ("toy/turn.stones", "You may not pass"),
        ("toy/other", "You may not pass"),
    ]
)
NUMBERS = st.sampled_from(
    ["2", "two", "12", "5", "7", "three", "0", "-2", "１２", "twenty", "half", "second", "٧"]
)


@settings(max_examples=300, deadline=None)
@given(
    st.lists(QUOTES, max_size=3),
    st.lists(NUMBERS, max_size=3),
    st.lists(st.sampled_from([2, 5, 7, 12, 1.5]), max_size=2),
    st.sampled_from(get_args(Verdict)),
)
def test_no_answer_with_a_number_or_a_quote_without_ground_passes(
    cited: list[tuple[str, str]], said: list[str], numbers: list[float], verdict: Verdict
) -> None:
    draft = answer(f"You place {' and '.join(said)} stones.", *cited, verdict=verdict, numbers=tuple(numbers))
    if found(draft):
        return
    whole = [
        f"{CLAUSES[c].text} {CLAUSES[c].passage}" for c, _ in cited
    ]  # a clause that is not there fails here
    for (_, quote), text in zip(cited, whole, strict=True):
        plain = f" {' '.join(words(text))} ".replace(" 3 ", " ")
        assert f" {' '.join(words(quote))} " in plain
        assert len(words(quote)) >= LEAST_WORDS
    ground = " ".join([*(quote for _, quote in cited), GROUND.question])
    values = {"two": "2", "１２": "12", "three": "3", "٧": "7"}
    for number in [*said, *map(str, numbers)]:
        assert values.get(number, number) in {*ground.split(), *(values.get(w, w) for w in ground.split())}


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60), st.sampled_from(sorted(CLAUSES)))
def test_a_quote_of_any_other_words_does_not_pass(quote: str, clause: str) -> None:
    text = f"{CLAUSES[clause].text} {CLAUSES[clause].passage}"
    if " ".join(words(quote)) not in " ".join(words(text)):
        assert found(answer("You may not pass.", (clause, quote))) & {Kind.QUOTE, Kind.BRIEF}


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=80), st.text(max_size=20), st.text(max_size=20))
def test_whatever_is_said_is_shown_plain(one: str, two: str, three: str) -> None:
    shown = bare(f"{one}<a href='x'>{two}</a>[{three}](http://x)\u202e\u200b")
    assert not set(shown) & set("<>*_`[]{}\u202e\u200b\n\r\t")
    assert bare(shown) == shown


@settings(max_examples=50, deadline=None)
@given(st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists, max_leaves=8), st.binary())
def test_whatever_is_handed_in_is_a_draft_or_is_named(value: object, raw: bytes) -> None:
    for said in (json.dumps(value), json.dumps({"verdict": value, "answer": value}), raw.decode("latin-1")):
        with pytest.raises(DraftError, match="schema"):
            read(said)


# --- quotes, words, verdicts ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draft", "kinds"),
    [
        (answer("You may not pass.", ("toy/turn.pass", "you MAY not pass!")), set()),
        (answer("You may not pass.", ("toy/turn.pass", 'passing is "never" allowed - says who')), set()),
        (answer("You may not pass.", ("toy/turn.pass", "You may not pas")), {Kind.QUOTE}),
        (answer("You may not pass.", ("toy/turn.pass", "may not pass passing is")), {Kind.QUOTE}),
        (answer("You may not place 5 stones.", ("toy/turn.pass", "you may not pass")), set()),
        (
            answer("You may place 2.", ("toy/turn.stones", "you place two stones"), verdict="value"),
            {Kind.VALUE},
        ),
        (
            answer(
                "You may place 2.", ("toy/turn.stones", "you place two stones"), verdict="value", numbers=(2,)
            ),
            set(),
        ),
        (answer("Nein, niemand darf passen.", ("toy/turn.pass", "You may not pass")), {Kind.LANGUAGE}),
        (
            answer("The game ends at once.", ("toy/end.first", "game ends at once"), verdict="text"),
            {Kind.VERDICT},
        ),
        (
            answer(
                "The game ends at once, or after the round.",
                ("toy/end.first", "game ends at once"),
                ("toy/end.last", "game ends after the round"),
                verdict="conflict",
            ),
            set(),
        ),
    ],
)
def test_each_fault_is_named(draft: Draft, kinds: set[Kind]) -> None:
    assert found(draft) == kinds


@pytest.mark.parametrize("known", [Says.YES, Says.NO, Says.VALUE, Says.CONFLICT, Says.SILENT])
@pytest.mark.parametrize("verdict", get_args(Verdict))
def test_what_is_known_without_a_model_stays_as_it_is(known: Says, verdict: Verdict) -> None:
    ground = Ground("Pass?", "en", "Toy", CLAUSES, known, known=KNOWN)
    draft = answer("You may not pass.", ("toy/turn.pass", "You may not pass"), verdict=verdict)
    assert (Kind.VERDICT in found(draft, ground)) is (verdict != known.value)


@pytest.mark.parametrize(("value", "holds"), [(2, True), (12, False), (None, True)])
def test_a_known_value_stays_as_it_is(value: int | None, holds: bool) -> None:
    ground = Ground("How many?", "en", "Toy", CLAUSES, Says.VALUE, known=KNOWN, value=value)
    draft = answer(
        "You place 2 stones.", ("toy/turn.stones", "you place two stones"), verdict="value", numbers=(2,)
    )
    assert (Kind.VERDICT not in found(draft, ground)) is holds


SAYS_NO = {
    "en": ("May I pass?", "You may not pass.", "Passing is never allowed.", "It is forbidden to pass."),
    "ru": ("Можно пропустить ход?", "Пропускать ход нельзя.", "Ход не пропускают.", "Пропуск запрещён."),
    "fr": (
        "Puis-je passer ?",
        "On ne peut pas passer.",
        "Passer n’est jamais permis.",
        "Il est interdit de passer.",
    ),
    "nl": ("Mag ik passen?", "Je mag niet passen.", "Passen mag nooit.", "Het is verboden te passen."),
    "de": (
        "Darf ich passen?",
        "Du darfst nicht passen.",
        "Niemand darf passen.",
        "Es ist verboten zu passen.",
    ),
}
SAYS_YES = {
    "en": ("You may pass whenever you like.", "Passing is always allowed.", "It is not forbidden to pass."),
    "ru": ("Ход можно пропустить.", "Пропуск всегда разрешён.", "Пропускать не запрещено."),
    "fr": (
        "On peut passer quand on veut.",
        "Passer est toujours permis.",
        "Il n’est pas interdit de passer.",
    ),
    "nl": ("Je mag altijd passen.", "Passen is toegestaan.", "Het is niet verboden te passen."),
    "de": ("Du darfst jederzeit passen.", "Passen ist immer erlaubt.", "Es ist nicht verboten zu passen."),
}
YES = {"en": "Yes", "ru": "Да", "fr": "Oui", "nl": "Ja", "de": "Ja"}
NO = {"en": "No", "ru": "Нет", "fr": "Non", "nl": "Nee", "de": "Nein"}


@pytest.mark.parametrize("language", SAYS_NO)
def test_words_against_their_verdict_are_seen_in_five_languages(language: str) -> None:
    question, *denying = SAYS_NO[language]
    for says, own, other, meant, not_meant in (
        (Says.NO, NO, YES, denying, SAYS_YES[language]),
        (Says.YES, YES, NO, SAYS_YES[language], denying),
    ):
        for text in meant:
            assert not contradicts(text, says, question, language, ())
            assert not contradicts(f"{own[language]}, {text}", says, question, language, ())
            assert contradicts(f"{other[language]}. {text}", says, question, language, ())
        for text in not_meant:
            assert contradicts(text, says, question, language, ())
            assert contradicts(f"{own[language]}. {text}", says, question, language, ())
    for text in SAYS_YES[language][:2]:
        assert contradicts(f"{denying[0]} {text}", Says.NO, question, language, ())


def test_what_denies_a_question_that_denies_says_yes() -> None:
    assert not contradicts("Yes, you may not pass.", Says.YES, "Is it forbidden to pass?", "en", ())
    assert contradicts("Yes, you may pass.", Says.YES, "Is it forbidden to pass?", "en", ())
    assert not contradicts("No, you may pass.", Says.NO, "Is it forbidden to pass?", "en", ())
