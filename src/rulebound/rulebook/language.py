"""The languages of the house, and which of them a reader gets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

LANGUAGES = ("en", "ru", "fr", "nl", "de")
"""Languages in which everything is written; the first serves readers of all others."""


def negotiate(wanted: Iterable[str], available: Sequence[str] = LANGUAGES) -> str:
    """The first wanted language that there is, by its primary tag: `ru-RU` and `ru_RU.UTF-8` give `ru`.

    Without any, the first one available.
    """
    for tag in wanted:
        primary = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if primary in available:
            return primary
    return available[0]


def accepted(header: str) -> list[str]:
    """The languages of an HTTP `Accept-Language` header, most wanted first; what cannot be read is left out."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if tag.strip().replace("-", "").isalnum() and 0 < quality <= 1:
            found.append((-quality, place, tag.strip()))
    return [tag for _, _, tag in sorted(found)]
