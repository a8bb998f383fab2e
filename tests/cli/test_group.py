"""The group of commands: quick to start, and honest about what it did."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from rulebound.cli import main
from rulebound.cli.group import COMMANDS, LazyGroup, NotDone

HEAVY = (
    "numba",
    "llvmlite",
    "numpy",
    "litestar",
    "sqlalchemy",
    "msgspec",
    "uvicorn",
    "fluent",
    "lxml",
    "pypdf",
)


def test_help_needs_nothing_that_is_slow_to_import() -> None:
    code = (
        "import sys\nfrom rulebound.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit as end:\n    assert end.code == 0\n"
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"
    assert "serve" in done.stdout


@pytest.mark.parametrize("name", main.list_commands(click.Context(main)))
def test_every_command_explains_itself(name: str) -> None:
    result = CliRunner().invoke(main, [name, "--help"])
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: main {name}")
    assert len(result.stdout.splitlines()) > 5
    assert name in COMMANDS


def examples() -> list[str]:
    """The examples of every command's help, as they are typed."""
    found: list[str] = []
    context = click.Context(main)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        assert command.help is not None
        for block in command.help.split("\n\n"):
            if said := re.match(r"(?:Examples?: )?rulebound (.+)", " ".join(block.split())):
                found += said[1].split("; rulebound ")
    return found


FROM_TEXT = [each for each in examples() if re.match(r"judge [^@]+$|score ", each)]
"""Those that need neither a file nor a search."""


@pytest.mark.parametrize("example", examples())
def test_an_example_has_only_what_its_command_takes(example: str) -> None:
    name, *given = shlex.split(example)
    command = main.get_command(click.Context(main), name)
    assert command is not None
    command.make_context(name, given)


@pytest.mark.parametrize("example", FROM_TEXT)
def test_an_example_does_what_it_says(example: str) -> None:
    result = CliRunner().invoke(main, shlex.split(example))
    assert result.exit_code == 0, result.output
    assert result.stdout


@pytest.mark.parametrize(
    ("raised", "code"),
    [
        (click.Abort(), 130),
        (KeyboardInterrupt(), 130),
        (NotDone("no"), 2),
        (click.UsageError("no"), 2),
        (None, 0),
    ],
)
def test_the_exit_code_says_how_it_ended(raised: BaseException | None, code: int) -> None:
    @click.command()
    def command() -> None:
        if raised is not None:
            raise raised

    class Group(LazyGroup):
        def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
            return command

    assert CliRunner().invoke(Group(name="group", callback=lambda: None), ["anything"]).exit_code == code


def test_an_unknown_command_is_not_done() -> None:
    result = CliRunner().invoke(main, ["fly"])
    assert result.exit_code == 2
    assert "No such command 'fly'" in result.stderr
