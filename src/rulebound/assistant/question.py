"""A question as it is taken: with words, not too many, and whole letters."""

from __future__ import annotations

import re

MOST_LETTERS = 500
"""The longest question."""
_HALF = re.compile("[\ud800-\udfff]")


class QuestionError(ValueError):
    """A question that cannot be taken. The text says why."""


def taken(question: str) -> str:
    """A question as it is taken, with single spaces. Raises QuestionError when it is empty, too long or no text."""
    asked = " ".join(question.split())
    if half := _HALF.search(asked):
        raise QuestionError(
            f"letter {half.start() + 1} of the question is U+{ord(half[0]):04X}, half of a character: it is not UTF-8"
        )
    if not asked:
        raise QuestionError("a question has words")
    if len(asked) > MOST_LETTERS:
        raise QuestionError(f"a question has at most {MOST_LETTERS} letters, not {len(asked)}")
    return asked
