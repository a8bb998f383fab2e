"""Rulebooks of other games at the terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulebound.booklets.bookcase import Bookcase, Described
from rulebound.cli.group import main
from rulebound.cli.rulebooks import with_bookcase
from tests.assistant.writing.endpoint import SECRET, draft, speaking
from tests.rulebook.papers import lines, pdf
from tests.vectors import share_vectors


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    share_vectors(tmp_path / "home")
    return tmp_path


def run(*args: str, code: int = 0, env: dict[str, str] | None = None) -> Result:
    result = CliRunner().invoke(main, list(args), env=env)
    assert result.exit_code == code, result.output
    return result


def test_a_rulebook_is_brought_asked_and_removed(here: Path) -> None:
    rules = here / "rules.pdf"
    rules.write_bytes(
        pdf(lines("SAILING", "A boat sails up to four spaces.", "It may not pass another boat."), [])
    )
    told = run("rulebooks", "import", str(rules), "--game", "Harbour Lanterns", "--edition", "2nd").stdout
    assert "Harbour Lanterns (2nd), rules, en: rules.pdf, 2 pages, 1 paragraph\n" in told
    assert "no readable text on page 2" in told

    (here / "copy.txt").write_text("A boat sails up to four spaces. It may not pass another boat.")
    again = ("--game", "Harbour Lanterns", "--edition", "2nd", "--role", "faq")
    copy = run("rulebooks", "import", str(here / "copy.txt"), *again).stdout.split()[0]

    png = here / "place.png"
    asked = ("ask", "--book", "harbour lanterns", "--picture", str(png), "Wie weit fährt ein Boot?")
    answer = run(*asked).stdout
    assert "Diese Stellen" in answer
    assert "§ rules · rules.pdf · p. 1 · SAILING" in answer
    assert "    the same words: faq · copy.txt\n" in answer
    run("rulebooks", "remove", copy)
    assert png.read_bytes().startswith(b"\x89PNG")
    silent = json.loads(run("ask", "--book", "Harbour Lanterns", "--json", "Who wrote Hamlet?").stdout)
    assert silent["says"] == "silent"
    assert "One of its pages has no readable text" in silent["short"]

    # A model of one's own words what was found, where it holds; else the passages stay.
    with speaking() as model:
        names = ("--llm", model.address, "--llm-model", "owl-7b")
        env = {"RULEBOUND_LLM_KEY": SECRET}
        far = ("ask", "--book", "Harbour Lanterns", *names, "How far does a boat sail?")
        four = draft(
            "A boat sails four spaces.", ("passage-1", "up to four spaces"), verdict="value", numbers=[4]
        )
        model.says(four)
        said = run(*far, env=env).stdout
        assert said.startswith(
            "A boat sails four spaces.\nWritten with owl-7b, checked against the clauses.\n"
        )
        assert "§ rules · rules.pdf · p. 1 · SAILING" in said
        assert model.asked[0].headers["authorization"] == f"Bearer {SECRET}"
        assert list(model.asked[0].data["clauses"]) == ["passage-1"]
        (quote,) = json.loads(run(*far, "--json", env=env).stdout)["written"]["quotes"]
        assert quote["quote"] == "up to four spaces"
        model.says(four.replace("four", "five").replace("4", "5"))
        plain = run(*far, env=env)
        assert plain.stdout.startswith("These passages of the rulebook stand nearest.")
        model.asked.clear()
        unasked = run("ask", "--book", "Harbour Lanterns", *names, "Who wrote Hamlet?", env=env).stdout
        assert unasked.startswith("The rulebook does not seem to cover this")
        assert model.asked == []
        assert SECRET not in said + plain.output

    # Letters from before Unicode are read, and it is told as what.
    (here / "alt.txt").write_bytes("Jede Größe für fünf".encode("cp1252"))
    old = run("rulebooks", "import", str(here / "alt.txt"), "--game", "Alt", "--language", "de").stdout
    assert "read as windows-1252" in old
    assert "Jede Größe für fünf" in run("ask", "--book", "Alt", "Wie groß?").stdout
    run("rulebooks", "remove", old.split()[0])

    # What cannot be done is told, and changes nothing.
    broken = here / "broken.pdf"
    broken.write_bytes(b"%PDF-1.4 broken")
    assert (
        "broken.pdf: it is not a readable PDF"
        in run("rulebooks", "import", str(broken), "--game", "Go", code=2).output
    )
    assert "there are Harbour Lanterns (2nd)" in run("ask", "--book", "Go", "Pass?", code=2).output
    assert (
        "--book is asked alone" in run("ask", "--book", "Go", "--game", "meridians", "Pass?", code=2).output
    )
    (key,) = [row["id"] for row in json.loads(run("rulebooks", "list", "--json").stdout)["rulebooks"]]
    run("rulebooks", "remove", key)
    run("rulebooks", "remove", key, code=2)
    assert "none yet" in run("rulebooks", "list").stdout
    assert "the page" not in run("rulebooks", "list").stdout

    async def on_the_page(bookcase: Bookcase) -> None:
        content = b"A boat sails."
        await bookcase.bring("somebody", "b", 1, content, Described("Harbour"))

    with_bookcase(on_the_page)
    listed = run("rulebooks", "list").stdout
    assert "there is one that was brought on the page" in listed
    assert "Harbour" not in listed, "whose it is, and of what, is nobody's business"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no file without an end")
def test_a_file_without_an_end_is_read_no_further_than_it_could_be_kept() -> None:
    said = run("rulebooks", "import", "/dev/zero", "--game", "Go", code=2).output
    assert "/dev/zero: a document has at most" in said
