"""Options of a game as they are told on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rulebound.core import Spec
    from rulebound.core.game import OptionValue


def chosen_options(spec: Spec, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """The options of KEY=VALUE texts; a value that is none of the choices is left to the game to refuse. Raises UsageError."""
    given: dict[str, OptionValue] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--option takes KEY=VALUE, not {pair!r:.40}")
        choices = (choice for option in spec.options if option.key == key for choice in option.choices)
        given[key] = next((choice for choice in choices if str(choice).lower() == text.lower()), text)
    return given
