"""The rules assistant as the commands use it: with all games known here and one's own copies of sources."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulebound.assistant.assistant import Assistant


def assistant(documents: Path | None = None) -> Assistant:
    """The assistant; `documents` is a folder of numbered source documents to read instead of one's own copies."""
    from rulebound.assistant.assistant import Assistant
    from rulebound.games import known
    from rulebound.rulebook.copies import Copies, Handed
    from rulebound.store import home

    copies = Handed(documents) if documents else Copies(home() / "sources")
    return Assistant(known(), copies, home() / "vectors")


def agreed(asked: Assistant, game: str | None, pairs: Sequence[str]) -> dict[str, Any]:
    """Options told as KEY=VALUE. Raises UsageError for what the game does not have."""
    from rulebound.core import OptionError

    if not pairs:
        return {}
    if game is None:
        raise click.UsageError("--option needs --game")
    spec = asked.games[game].game.spec
    given: dict[str, Any] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        choices = {_plain(c): c for option in spec.options if option.key == key for c in option.choices}
        if not equals:
            raise click.UsageError(f"--option takes KEY=VALUE, not {pair!r:.40}")
        given[key] = choices.get(text, text)
    try:
        spec.complete(given)
    except OptionError as error:
        raise click.UsageError(str(error)) from None
    return given


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
