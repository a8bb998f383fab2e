"""`rulebound sources`: one's own copies, taken and checked. The document is ours, with the locators' words in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulebound.cli import sources
from rulebound.cli.group import main
from rulebound.games import shelf
from rulebound.rulebook.book import load
from rulebound.rulebook.fetch import Download, FetchError

PAGE = "meridians-description"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*args: str) -> Result:
    return CliRunner().invoke(sources.command, list(args))


def made_up() -> str:
    """A text in which each locator of the page has a passage, with words of ours between its ends."""
    book = load("meridians", shelf()["meridians"].files)
    located = [clause.locator for clause in book.clauses.values() if clause.source == PAGE]
    text = "\n".join(f"{at.first} {'filler ' * at.words}{at.last}." for at in located if at is not None)
    return text.replace("A centerless", "A centerless hexagonal board of")


def refused(place: Path) -> None:
    """As the system would say it of a folder that may not be changed."""
    raise PermissionError(13, "Permission denied", str(place))


def test_sources_are_listed_with_their_addresses() -> None:
    shown = run("list", "meridians").stdout
    assert f"{PAGE}  (no copy)" in shown
    assert "https://boardgamegeek.com/boardgame/333775" in shown
    assert "no public address known" in shown
    assert run("list", "table").stdout == ""


def test_nothing_to_check_is_exit_2() -> None:
    result = run("check")
    assert result.exit_code == 2
    assert "0 passages found, 0 not found" in result.stdout


def test_an_imported_document_is_checked(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "page.txt"
    file.write_text("Nothing of the kind.")
    result = run("import", PAGE, str(file))
    assert (result.exit_code, result.stdout) == (0, f"{PAGE}: 20 letters; 0 of 27 passages found\n")
    assert (home / "sources" / PAGE / "document.txt").read_text() == "Nothing of the kind."
    assert f"{PAGE}  (copied)" in run("list").stdout
    checked = run("check", "meridians")
    assert checked.exit_code == 1
    assert (
        "meridians/placing.no-passing: not found in meridians-description: the first words" in checked.stdout
    )
    assert "0 passages found, 27 not found, 6 in sources that are not here, 6 clauses" in checked.stdout


def test_a_document_with_every_passage_is_exit_0(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(made_up())
    assert run("import", PAGE, str(file)).stdout.endswith("27 of 27 passages found\n")
    checked = run("check", "meridians")
    assert checked.stdout == (
        "27 passages found, 0 not found, 6 in sources that are not here, 6 clauses without a locator\n"
    )
    assert checked.exit_code == 0


def test_the_documents_of_a_folder_are_checked_by_their_numbers(tmp_path: Path) -> None:
    (tmp_path / "004_page.txt").write_text("Passing is not allowed.")
    result = run("check", "meridians", "--sources", str(tmp_path))
    assert "1 passages found, 32 not found" in result.stdout
    assert result.exit_code == 1


def test_rules_in_no_clause_are_named(tmp_path: Path) -> None:
    page = "A centerless hexagonal board. Passing is never allowed. Whoever coughs loses a stone. It continues as usual"
    (tmp_path / "004_page.txt").write_text(page)
    result = run("check", "meridians", "--sources", str(tmp_path))
    assert f"{PAGE}: in no clause: Whoever coughs loses a stone. It continues as …" in result.stdout


def test_a_page_is_fetched_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Download(b"<p>Passing is not allowed.</p>", "text/html", "https://boardgamegeek.com/x")
    monkeypatch.setattr("rulebound.rulebook.fetch.fetch", lambda source: page)
    result = run("get", "meridians")
    assert result.exit_code == 0
    assert result.stdout == f"{PAGE}: 23 letters; 1 of 27 passages found\n"
    assert "https://boardgamegeek.com/boardgame/333775" in result.stderr


def test_a_page_that_cannot_be_fetched_is_exit_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(source: object) -> Download:
        raise FetchError("boardgamegeek.com answered 403 Forbidden")

    monkeypatch.setattr("rulebound.rulebook.fetch.fetch", fail)
    result = run("get", PAGE)
    assert result.exit_code == 1
    assert f"{PAGE}: boardgamegeek.com answered 403 Forbidden" in result.stderr
    assert run("get", "meridians-bga").exit_code == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("list", "chess"), "no rulebook 'chess'"),
        (("get", "poster"), "no source 'poster'"),
        (("get",), "Missing argument"),
        (("import", "meridians", __file__), "no source 'meridians'"),
        (("import", PAGE, "/no/such/file"), "does not exist"),
        (("check", "chess"), "no rulebook 'chess'"),
        (("check", "--sources", "/no/such/folder"), "does not exist"),
    ],
)
def test_bad_input_is_exit_2(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_document_that_cannot_be_read_is_exit_2(tmp_path: Path) -> None:
    file = tmp_path / "page.pdf"
    file.write_bytes(b"%PDF-1.4 broken")
    result = run("import", PAGE, str(file))
    assert result.exit_code == 2
    assert "page.pdf" in result.stderr


def test_a_spoilt_copy_is_exit_2(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "page.txt"
    file.write_text("words")
    run("import", PAGE, str(file))
    (home / "sources" / PAGE / "copy.json").write_text("{")
    result = run("check")
    assert result.exit_code == 2
    assert "copy.json cannot be read" in result.stderr


def test_a_copy_is_removed_when_one_says_yes(tmp_path: Path, home: Path) -> None:
    def removed(*args: str, typed: str = "") -> tuple[int, str]:
        result = CliRunner().invoke(main, ["sources", "remove", *args], input=typed)
        return result.exit_code, result.stderr

    file, copy = tmp_path / "page.txt", home / "sources" / PAGE
    file.write_text("Nothing of the kind.")
    code, why = removed(PAGE, "--yes")
    assert (code, f"there is no copy of {PAGE}" in why) == (2, True)
    run("import", PAGE, str(file))
    for typed in ("n\n", ""):
        code, asked = removed(PAGE, typed=typed)
        assert (code, f"Remove your copy of {PAGE}?" in asked, copy.exists()) == (130, True, True)
    assert removed("meridians", "--yes")[0] == 2
    assert removed(PAGE, typed="y\n")[0] == 0
    assert not copy.exists()
    run("import", PAGE, str(file))
    assert removed(PAGE, "--yes") == (0, f"{PAGE}: removed\n")
    assert not copy.exists()


def test_a_copy_that_cannot_be_removed_is_not_done(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "page.txt", home / "sources" / PAGE
    file.write_text("Nothing of the kind.")
    run("import", PAGE, str(file))
    monkeypatch.setattr("rulebound.rulebook.copies.shutil.rmtree", refused)
    result = run("remove", PAGE, "--yes")
    assert (result.exit_code, result.stderr) == (
        2,
        f"Error: {copy} cannot be removed: Permission denied\n",
    )
    assert copy.exists()
