"""What may keep a writer from writing; nothing was changed then."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else has written since this writer last read. Nothing was changed: read again and decide anew."""


class Full(Exception):
    """The disk has no room for more. Nothing was changed."""
