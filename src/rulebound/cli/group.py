"""`rulebound`: its commands by name, each in a module of its own that is imported when it is needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

from rulebound import __version__

COMMANDS = {
    "serve": "Serve the page and the tables.",
    "play": "Play at the terminal.",
    "warm": "Compile what bots need, ahead of the first game.",
    "judge": "Ask what the rules say of a move.",
    "replay": "Step through a match.",
    "verify": "Check a match: log, chance and result.",
    "export": "Write a match out as a file.",
    "conform": "Hold a game against recorded facts.",
    "coverage": "Show which clauses are enforced, and by which tests.",
    "sources": "List, fetch, import and check the sources of the rulebooks.",
    "arena": "Let bots play each other.",
    "bench": "Measure speed.",
}
"""Name and summary of each command, known without importing it. Its module is `rulebound.cli.<name>`."""


class LazyGroup(click.Group):
    """A group that lists its commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands whose modules are there, in the order of the list."""
        return [name for name in COMMANDS if find_spec(f"rulebound.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name; its module calls it `command`."""
        if cmd_name not in COMMANDS or not find_spec(f"rulebound.cli.{cmd_name}"):
            return None
        command: click.Command = import_module(f"rulebound.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Names and summaries, from the list alone."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name]) for name in self.list_commands(ctx)])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rulebound")
def main() -> None:
    """Board games whose every ruling cites its rule.

    `rulebound serve` opens the shelf in your browser; `rulebound COMMAND --help` explains a command.
    """
