"""The options by which an operator lets a model of their own word answers."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulebound.cli.group import NotDone
from rulebound.extras import how

if TYPE_CHECKING:
    from rulebound.assistant.answer import Written
    from rulebound.assistant.writing.endpoint import Endpoint

KEY = "RULEBOUND_LLM_KEY"
"""The variable that may hold the key; no option does, for what is typed can be read by others."""
_OPTIONS = (
    click.option(
        "--llm",
        "llm",
        metavar="URL",
        envvar="RULEBOUND_LLM",
        show_envvar=True,
        help="Let a model word answers, at this OpenAI-compatible address, such as http://127.0.0.1:8080/v1.",
    ),
    click.option(
        "--llm-model", metavar="NAME", envvar="RULEBOUND_LLM_MODEL", show_envvar=True, help="Its name there."
    ),
    click.option(
        "--llm-key-file",
        metavar="FILE",
        type=click.Path(path_type=Path, dir_okay=False),
        envvar="RULEBOUND_LLM_KEY_FILE",
        show_envvar=True,
        help=f"A file with the key for it; or set {KEY}.",
    ),
    click.option(
        "--llm-timeout",
        metavar="SECONDS",
        type=click.FloatRange(0, 600, min_open=True),
        default=30.0,
        envvar="RULEBOUND_LLM_TIMEOUT",
        show_envvar=True,
        show_default=True,
        help="How long an answer of it is waited for.",
    ),
)


def writing(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def endpoint(llm: str | None, model: str | None, key_file: Path | None, seconds: float) -> Endpoint | None:
    """Where a model answers, None unless one is named. Raises UsageError or NotDone, and never tells the key."""
    if llm is None:
        if model is not None or key_file is not None:
            raise click.UsageError("--llm-model and --llm-key-file need --llm, the address of the model")
        return None
    if model is None:
        raise click.UsageError("--llm needs --llm-model")
    if find_spec("httpx") is None:
        raise NotDone(f"No model can be asked here, since httpx is missing. This installs it: {how('llm')}")

    from rulebound.assistant.writing.endpoint import Endpoint, Key, read_key

    try:
        said = os.environ.get(KEY)
        key = read_key(key_file) if key_file is not None else Key(said) if said else None
        return Endpoint(llm, model, key, seconds)
    except ValueError as error:
        raise NotDone(f"--llm: {error}") from None


def tell_writer(written: Written | None, language: str) -> None:
    """Say who worded an answer, where a model did."""
    from rulebound.assistant.compose import own_words

    if written is not None:
        click.echo(own_words(language).format("written", {"model": written.model}))
