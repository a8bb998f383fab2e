"""The examples in the documentation and the README do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if ">>> " in page.read_text("utf-8")
]


def run(text: str, name: str) -> doctest.TestResults:
    """Run the examples of all Python blocks of a page, in one namespace."""
    blocks = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
    test = doctest.DocTestParser().get_doctest(blocks, {}, name, name, 0)
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples(page: Path) -> None:
    result = run(page.read_text("utf-8"), page.name)
    assert result.attempted > 0
    assert result.failed == 0


def test_a_wrong_example_is_caught() -> None:
    assert run("```python\n>>> 1 + 1\n3\n\n```\n", "wrong").failed == 1
