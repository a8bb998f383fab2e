"""The one error of a writer who came second."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else has written since this writer last read. Nothing was changed: read again and decide anew."""
