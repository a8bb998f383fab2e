"""Why something was not taken, for programs and for people."""

from __future__ import annotations

from typing import Any


class Cause(ValueError):
    """An error whose text is English. Where people may meet it, `cause` is the message that tells it, with `facts`."""

    def __init__(self, text: str, cause: str = "", **facts: Any) -> None:
        super().__init__(text)
        self.cause = cause
        self.facts = facts
