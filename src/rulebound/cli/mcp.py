"""`rulebound mcp`."""

from __future__ import annotations

from importlib.util import find_spec

import click

from rulebound.cli.group import NotDone


@click.command("mcp")
def command() -> None:
    """Serve the rules to your own assistant, over standard input and output, until it hangs up.

    It speaks the Model Context Protocol; it needs no network, and your assistant starts it itself. Tell it the
    command, as in {"command": "rulebound", "args": ["mcp"]}. It can ask what the rules say, read and search their
    clauses, judge moves and work scores out.

    Needs the extra: pip install "rulebound[mcp]"
    """
    if find_spec("mcp") is None:
        raise NotDone('The Model Context Protocol is not installed here: pip install "rulebound[mcp]"')
    from rulebound.cli.tools import server

    server().run("stdio")
