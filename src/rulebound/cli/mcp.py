"""`rulebound mcp`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from rulebound.cli.group import NotDone
from rulebound.cli.writing import endpoint, writing
from rulebound.extras import how


@click.command("mcp")
@writing
def command(llm: str | None, llm_model: str | None, llm_key_file: Path | None, llm_timeout: float) -> None:
    """Serve the rules to your own assistant, over standard input and output, until it hangs up.

    It speaks the Model Context Protocol; it needs no network, unless you name a model to word answers, and
    your assistant starts it itself. Tell it the command, as in {"command": "rulebound", "args": ["mcp"]}, with
    the whole path where it is a clone's: /where/it/is/.venv/bin/rulebound. It can ask what the rules say, read and
    search their clauses, judge moves, work scores out, and ask the rulebooks that you brought at the terminal.

    Needs the extra mcp; in a clone: python3 do.py setup --with mcp
    """
    if find_spec("mcp") is None:
        raise NotDone(f"The Model Context Protocol is not installed here. This installs it: {how('mcp')}")
    model = endpoint(llm, llm_model, llm_key_file, llm_timeout)

    from rulebound.cli.tools import server

    server(model).run("stdio")
