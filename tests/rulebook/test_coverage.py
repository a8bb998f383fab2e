"""Clause coverage catches what it is for: each fault here is one that it is seen to catch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound.core import Decision, Event, Facts, Option, Outcome, Ruling, Verdict
from rulebound.core.ruling import illegal
from rulebound.rulebook.book import Book, load
from rulebound.rulebook.citing import RECORD, Record, RecordError, cites, heard, listen, read, write
from rulebound.rulebook.coverage import BROADEST, Line, cover
from rulebound.rulebook.scan import Scan, scan
from tests.rulebook import books

CLAUSES = 'PEBBLES = "pebbles/start.pebbles"\nMOST = "pebbles/end.most"\n'
RULES = '''
from rulebound.core.ruling import ended, illegal
from pebbles import clauses
from pebbles.clauses import MOST as BEST

def take(count):
    """Cites nothing by naming pebbles/end.ties here."""
    return illegal("too-many", clauses.PEBBLES, count=count)

class Game:
    def end(self, early):
        return ended("stopped" if early else "finished", BEST)
'''


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return load("pebbles", books.write(tmp_path / "book"))


def code(tmp_path: Path, rules: str = RULES, clauses: str = CLAUSES) -> Scan:
    """What is found in a package of these two modules."""
    package = tmp_path / "pebbles"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").write_text("")
    (package / "clauses.py").write_text(clauses)
    (package / "rules.py").write_text(rules)
    return scan([("pebbles", package)], ["pebbles"])


def record(*clauses: str) -> Record:
    """A test run that asserted these clauses of the game."""
    return Record(
        "2030-01-01", 2, {f"pebbles/{clause}": ("tests/test_pebbles.py::test_it",) for clause in clauses}
    )


BOTH = record("start.pebbles", "end.most")


def lines(book: Book, found: Scan, tested: Record = BOTH) -> dict[str, Line]:
    """The report by clause."""
    return {line.clause: line for line in cover([book], found, tested).lines}


# --- reading the code ---------------------------------------------------------------------------------


def test_citations_are_found_where_they_are_used(tmp_path: Path) -> None:
    found = code(tmp_path)
    assert found.places("pebbles/start.pebbles") == ["pebbles.rules:take"]
    assert found.places("pebbles/end.most") == ["pebbles.rules:Game.end"]
    assert found.places("pebbles/end.ties") == []


def test_reasons_are_found_with_both_sides_of_a_choice(tmp_path: Path) -> None:
    assert {(r.reason, r.clauses) for r in code(tmp_path).reasons} == {
        ("too-many", ("pebbles/start.pebbles",)),
        ("stopped", ("pebbles/end.most",)),
        ("finished", ("pebbles/end.most",)),
    }


@pytest.mark.parametrize("maker", ["legal", "illegal", "forced", "scored", "ended"])
def test_whatever_makes_a_ruling_is_read(tmp_path: Path, maker: str) -> None:
    rules = f'from pebbles import clauses\ndef f(): return {maker}("so", clauses.MOST, terms=(), stones=3)'
    (found,) = code(tmp_path, rules).reasons
    assert (found.reason, found.clauses) == ("so", ("pebbles/end.most",))
    assert found.facts == frozenset({"stones"})


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ('def f():\n    return "pebbles/end.most"', "pebbles.rules:f"),
        ("import pebbles.clauses as c\nx = [c.MOST]", "pebbles.rules:x"),
        ("from . import clauses\nasync def f(): return clauses.MOST", "pebbles.rules:f"),
        ("from .clauses import MOST\nprint(MOST)", "pebbles.rules"),
        ('MINE = "pebbles/end.most"\nclass A:\n    def f(self): return MINE', "pebbles.rules:A.f"),
        ('MINE: str = "pebbles/end.most"\ny: object = {MINE}', "pebbles.rules:y"),
    ],
)
def test_every_way_to_name_a_clause_is_followed(tmp_path: Path, rules: str, place: str) -> None:
    assert code(tmp_path, rules).places("pebbles/end.most") == [place]


@pytest.mark.parametrize(
    "rules", ["", "from pebbles.clauses import MOST", "# pebbles/end.most", "MOST = 1\nMOST"]
)
def test_naming_is_not_citing(tmp_path: Path, rules: str) -> None:
    assert code(tmp_path, rules).places("pebbles/end.most") == []


# --- the report ---------------------------------------------------------------------------------------


def test_enforced_and_asserted_clauses_are_covered(tmp_path: Path, book: Book) -> None:
    report = cover([book], code(tmp_path), BOTH)
    assert report.summary == "3 clauses, 2 enforced, 1 informative, 0 uncovered"
    ties = lines(book, code(tmp_path))["pebbles/end.ties"]
    assert (ties.state, ties.why) == ("informative", "Nobody has asked yet.")


def test_a_clause_that_no_code_cites_is_uncovered(tmp_path: Path, book: Book) -> None:
    found = code(tmp_path, RULES.replace("BEST)", "clauses.PEBBLES)"))
    assert lines(book, found)["pebbles/end.most"].why == "no code cites it"


def test_a_clause_that_no_test_asserts_is_uncovered(tmp_path: Path, book: Book) -> None:
    line = lines(book, code(tmp_path), record("end.most"))["pebbles/start.pebbles"]
    assert (line.state, line.why) == ("uncovered", "no test asserts it")


def test_an_informative_clause_that_code_cites_is_uncovered(tmp_path: Path, book: Book) -> None:
    found = code(tmp_path, RULES + '\nTIES = ["pebbles/end.ties"]')
    assert lines(book, found)["pebbles/end.ties"].why == "called informative, yet code cites it"


def test_an_id_that_the_rulebook_lacks_is_uncovered(tmp_path: Path, book: Book) -> None:
    found = code(tmp_path, RULES, CLAUSES.replace("end.most", "end.least"))
    line = lines(book, found)["pebbles/end.least"]
    assert (line.state, line.why) == ("uncovered", "the rulebook has no such clause")
    assert lines(book, code(tmp_path), record("end.fewest"))["pebbles/end.fewest"].state == "uncovered"


def test_a_ruling_that_cites_nothing_is_uncovered(tmp_path: Path, book: Book) -> None:
    for bare in ('illegal("bare")', 'illegal("bare", count=3)', 'Ruling(Verdict.LEGAL, "bare", ())'):
        found = code(tmp_path, f"{RULES}\ndef bare(): return {bare}")
        line = lines(book, found)["pebbles.rules:bare"]
        assert (line.state, line.why) == ("uncovered", "ruling bare cites no clause")
    with pytest.raises(ValueError, match="at least one clause"):
        Ruling(Verdict.LEGAL, "bare", ())


def test_one_giant_clause_is_uncovered(tmp_path: Path, book: Book) -> None:
    many = "\n".join(f'def f{n}(): return illegal("r{n}", clauses.PEBBLES)' for n in range(BROADEST))
    line = lines(book, code(tmp_path, f"{RULES}\n{many}"))["pebbles/start.pebbles"]
    assert line.state == "uncovered"
    assert line.why == f"{BROADEST + 1} kinds of rulings rest on it: it is several clauses in one"


# --- what tests assert --------------------------------------------------------------------------------


def test_all_that_cites_clauses_can_be_asserted() -> None:
    ruling = illegal("r", "pebbles/end.most", "pebbles/end.ties")
    outcome = Outcome(((0,),), (1.0,), ruling)
    for what in (
        ruling,
        outcome,
        Event("placed", 0, Facts(), ruling),
        Decision(frozenset({0}), "p", ruling.clauses),
    ):
        assert cites(what, "pebbles/end.most")
        assert cites(what, "pebbles/end.ties", "pebbles/end.most")
        assert not cites(what, "pebbles/end.most", "pebbles/start.pebbles")
    assert cites(Option("size", (1,), 1, "pebbles/end.most"), "pebbles/end.most")
    listen()  # these ids are of no real rulebook


def test_only_what_is_true_is_heard() -> None:
    listen()
    cites(illegal("r", "pebbles/end.most"), "pebbles/end.ties")
    assert heard() == frozenset()
    cites(illegal("r", "pebbles/end.most"), "pebbles/end.most")
    assert heard() == {"pebbles/end.most"}
    listen()


def test_a_record_is_found_from_any_folder_below(tmp_path: Path) -> None:
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    assert read(below) is None
    write(tmp_path, BOTH)
    assert read(below) == BOTH


def test_the_parts_of_a_run_are_one_record(tmp_path: Path) -> None:
    write(tmp_path, Record("2030-01-01", 9, {"pebbles/old": ("a",)}))
    write(tmp_path, Record("2030-01-02", 2, {"pebbles/x": ("a",), "pebbles/y": ("b",)}), "one")
    write(tmp_path, Record("2030-01-03", 3, {"pebbles/x": ("c",)}), "two")
    whole = {"pebbles/x": ("a", "c"), "pebbles/y": ("b",)}
    assert read(tmp_path) == Record("2030-01-03", 5, whole), "the run before them is forgotten"
    write(tmp_path, Record("2030-01-04", 1, {}))
    assert read(tmp_path) == Record("2030-01-04", 1, {}), "and so are they, when one comes after them"


@pytest.mark.parametrize("spoilt", ["", "[]", '{"at": "x"}', '{"at": 1, "tests": "x", "asserted": {}}'])
def test_a_spoilt_record_is_told(tmp_path: Path, spoilt: str) -> None:
    write(tmp_path, BOTH)
    (tmp_path / RECORD).write_text(spoilt)
    with pytest.raises(RecordError, match=r"coverage\.json cannot be read"):
        read(tmp_path)


SUITE = """
import pytest
from rulebound.core.ruling import illegal
from rulebound.rulebook.citing import cites

RULING = illegal("r", "pebbles/end.most", "pebbles/start.pebbles")

def test_asserts():
    assert cites(RULING, "pebbles/end.most")

def test_fails():
    assert cites(RULING, "pebbles/start.pebbles")
    assert False

def test_plays_along():
    assert RULING.clauses

@pytest.mark.skip
def test_sleeps():
    assert cites(RULING, "pebbles/start.pebbles")

@pytest.mark.parametrize("n", [1, 2])
def test_twice(n):
    assert cites(RULING, "pebbles/end.most")
"""


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "--numprocesses=2")])
def test_a_test_run_records_what_passing_tests_assert(processes: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_pebbles.py").write_text(SUITE)
    run = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "rulebound.rulebook.coverage_plugin",
        "-p",
        "no:cacheprovider",
        *processes,
    ]
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run(run, cwd=tmp_path, env=bare, capture_output=True, text=True, check=False)
    assert "1 failed, 4 passed, 1 skipped" in ran.stdout
    left = read(tmp_path)
    assert left is not None
    assert left.tests == 4
    assert left.asserted == {
        "pebbles/end.most": (
            "test_pebbles.py::test_asserts",
            "test_pebbles.py::test_twice[1]",
            "test_pebbles.py::test_twice[2]",
        )
    }
    subprocess.run([*run, "--collect-only"], cwd=tmp_path, env=bare, capture_output=True, check=True)
    assert read(tmp_path) == left
