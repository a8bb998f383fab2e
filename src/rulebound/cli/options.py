"""Options of a table as they are told on a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebound.core import Spec


def option_value(spec: Spec, key: str, text: str) -> str | int | bool:
    """An option's value from its text, by what the option takes; the text itself where it takes no such value."""
    choices = [choice for option in spec.options if option.key == key for choice in option.choices]
    return next((choice for choice in choices if str(choice).lower() == text.lower()), text)
