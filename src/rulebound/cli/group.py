"""`rulebound`: its commands by name, each in a module of its own that is imported when it is needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from errno import ENOSPC
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from rulebound import __version__

COMMANDS = {
    "serve": "Serve the page and the tables.",
    "play": "Play at the terminal.",
    "ask": "Ask what the rules say, in words.",
    "rulebooks": "Bring rulebooks of other games, to be asked.",
    "mcp": "Let your own assistant ask, by the Model Context Protocol.",
    "judge": "Ask what the rules say of a move.",
    "score": "Work out what a feature is worth.",
    "replay": "Step through a match.",
    "verify": "Check a match: its log, its draws and its result.",
    "export": "Write a match out as a file.",
    "evaluate": "Measure how well questions are answered.",
    "conform": "Hold a game against recorded facts.",
    "coverage": "Show where each clause is enforced, and which tests assert it.",
    "sources": "List, fetch, import, remove and check the sources of the rulebooks.",
    "arena": "Let bots play each other.",
    "bench": "Measure speed.",
    "solve": "Say what a solved game is worth, with the proof.",
    "warm": "Compile what bots need, ahead of the first game.",
}
"""Name and summary of each command, known without importing it. Its module is `rulebound.cli.<name>`."""

FAILED, NOT_DONE, STOPPED = 1, 2, 130


class NotDone(click.ClickException):
    """Nothing was done: bad arguments, or input that is unknown or cannot be read. The text says what and why."""

    exit_code = NOT_DONE


class Failed(click.ClickException):
    """It was done, and what was looked at is not as it must be. The text says what and why."""

    exit_code = FAILED


def unreadable(error: Exception) -> str:
    """Why a file cannot be read or written, in words, without the system's numbers."""
    if isinstance(error, UnicodeDecodeError):
        return f"it is no UTF-8 text from byte {error.start} on"
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


class LazyGroup(click.Group):
    """A group that lists its commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands whose modules are there, in the order of the list."""
        return [name for name in COMMANDS if find_spec(f"rulebound.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name; its module calls it `command`."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = import_module(f"rulebound.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Names and summaries, from the list alone."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name]) for name in self.list_commands(ctx)])

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run, and leave with 0 (done), 1 (done, something failed), 2 (not done) or 130 (stopped by the user)."""
        from rulebound.cli.local import kept

        try:
            with kept():
                code = super().main(args, *rest, **{**extra, "standalone_mode": False})
        except click.Abort:
            sys.exit(STOPPED)
        except click.ClickException as error:
            error.show()
            sys.exit(FAILED if isinstance(error, Failed) else NOT_DONE)
        except UnicodeEncodeError:
            NotDone("what was told is no UTF-8 text").show()
            sys.exit(NOT_DONE)
        except OSError as error:
            if error.errno != ENOSPC:
                raise
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), 1
            )  # what is left unwritten would fail once more at the end
            NotDone(f"the output cannot be written: {unreadable(error)}").show()
            sys.exit(NOT_DONE)
        sys.exit(code if isinstance(code, int) else 0)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rulebound")
def main() -> None:
    """Board games whose every ruling cites its rule.

    `rulebound serve` opens the shelf in your browser; `rulebound COMMAND --help` explains a command.
    """
