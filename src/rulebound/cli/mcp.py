"""`rulebound mcp`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from rulebound.cli.group import NotDone
from rulebound.cli.writing import endpoint, writing


@click.command("mcp")
@writing
def command(llm: str | None, llm_model: str | None, llm_key_file: Path | None, llm_timeout: float) -> None:
    """Serve the rules to your own assistant, over standard input and output, until it hangs up.

    It speaks the Model Context Protocol; it needs no network, unless you name a model to word answers, and
    your assistant starts it itself. Tell it the command, as in {"command": "rulebound", "args": ["mcp"]}. It
    can ask what the rules say, read and search their clauses, judge moves, work scores out, and ask the
    rulebooks that you brought at the terminal.

    Needs the extra: pip install "rulebound[mcp]"
    """
    if find_spec("mcp") is None:
        raise NotDone('The Model Context Protocol is not installed here: pip install "rulebound[mcp]"')
    model = endpoint(llm, llm_model, llm_key_file, llm_timeout)

    from rulebound.cli.tools import server

    server(model).run("stdio")
