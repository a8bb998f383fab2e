"""What a model hands in: a verdict, its words, the clauses that it quotes and the numbers that it states."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from rulebound.assistant.asks import Says

Verdict = Literal["yes", "no", "value", "text", "conflict", "silent"]


class DraftError(ValueError):
    """What a model said is no draft. The text says why, in words that may go back to it; `said` is what it said."""

    def __init__(self, why: str, said: str = "") -> None:
        super().__init__(why)
        self.said = said


class Citation(msgspec.Struct, frozen=True):
    """A clause and words of it."""

    clause: str
    quote: str


class Draft(msgspec.Struct, frozen=True):
    """An answer as a model words it. Of the verdict `value` the first number is the value."""

    verdict: Verdict
    answer: str
    citations: list[Citation]
    numbers: list[int | float]

    @property
    def says(self) -> Says:
        """The verdict as answers have it."""
        return Says(self.verdict)


def _whole(**properties: Any) -> dict[str, Any]:
    """An object with these properties and no others, as strict servers want it."""
    return {
        "type": "object",
        "additionalProperties": False,
        "required": list(properties),
        "properties": properties,
    }


_TEXT = {"type": "string"}
SCHEMA = _whole(
    verdict={"type": "string", "enum": list(get_args(Verdict))},
    answer=_TEXT,
    citations={"type": "array", "items": _whole(clause=_TEXT, quote=_TEXT)},
    numbers={"type": "array", "items": {"type": "number"}},
)
"""The JSON schema of a draft."""


def read(said: str) -> Draft:
    """The draft in what a model said, perhaps fenced as code. Raises DraftError."""
    text = said.strip()
    if text.startswith("```"):
        text = text.removesuffix("```").partition("\n")[2]
    try:
        return msgspec.json.decode(text.encode("utf-8", "replace"), type=Draft)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DraftError(f"it is no JSON object of the schema: {str(error)[:200]}", said) from None
