"""The command line: a group whose commands are only imported when they are called."""

from rulebound.cli.group import main

__all__ = ["main"]
