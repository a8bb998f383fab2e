"""The language in which a command answers."""

from __future__ import annotations

import os

import click


def chosen_language(tag: str | None) -> str:
    """The language asked for by a tag such as `de` or `ru-RU`, or else the system's; English where we lack that.

    Raises UsageError for a tag of another language.
    """
    from rulebound.rulebook.language import LANGUAGES, negotiate

    if tag is not None:
        chosen = negotiate([tag], ("", *LANGUAGES))
        if not chosen:
            raise click.UsageError(f"--language: no words in {tag!r}; there are {', '.join(LANGUAGES)}")
        return chosen
    return negotiate(said for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (said := os.environ.get(name)))
