"""The language in which a command answers."""

from __future__ import annotations

import os


def chosen_language(tag: str | None) -> str:
    """The language asked for by a tag such as `de` or `ru-RU`, or else the system's; English where we have neither."""
    from rulebound.rulebook.language import negotiate

    if tag:
        return negotiate([tag])
    return negotiate(said for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (said := os.environ.get(name)))
