"""A folder that nothing can be kept in: every command that opens it says so, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulebound.cli.group import main

WRITES = ("rulebooks list", "rulebooks import {file} --game x", "rulebooks remove x", "ask --book x hi")
STORES = (*WRITES, "replay x", "verify x", "export x", "ask --record x hi")
SOURCES = (
    "sources list",
    "sources check",
    "sources import marsigel-wiki {file}",
    "sources remove marsigel-wiki",
)
ALL = (*STORES, *SOURCES, "serve --no-browser")


def _file(home: Path) -> str:
    home.write_text("in the way")
    return str(home)


def _no_store(home: Path) -> str:
    home.mkdir()
    (home / "rulebound.sqlite3").write_text("no database, whatever its name says" * 100)
    return str(home)


def _too_long(home: Path) -> str:
    return str(home / ("x" * 300))


def _nobody(_home: Path) -> str:
    return "~nobody-of-that-name/x"


@pytest.mark.parametrize(
    ("make", "commands"), [(_file, WRITES), (_no_store, STORES), (_too_long, ALL), (_nobody, ALL)]
)
def test_a_folder_that_cannot_be_used_is_named(
    make: Callable[[Path], str], commands: tuple[str, ...], tmp_path: Path
) -> None:
    given, file = make(tmp_path / "home"), tmp_path / "rules.txt"
    file.write_text("A boat sails.")
    for command in commands:
        args = [word.format(file=file) for word in command.split()]
        result = CliRunner().invoke(main, args, env={"RULEBOUND_HOME": given})
        assert result.exit_code == 2, (command, result.output, result.exception)
        last = result.stderr.strip().splitlines()[-1]
        assert last.startswith(f"Error: Nothing can be kept in {given}"), (command, last)
        assert last.endswith("Name another folder in RULEBOUND_HOME."), (command, last)


def test_what_goes_wrong_elsewhere_is_not_laid_to_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulebound.cli.local import kept

    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "home"))
    with pytest.raises(PermissionError), kept():
        raise PermissionError(1, "no", str(tmp_path / "elsewhere"))
