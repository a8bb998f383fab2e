"""The examples in the documentation and the README do what they say."""

from __future__ import annotations

import doctest
import re
import shlex
import textwrap
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulebound.cli.group import main

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    document
    for document in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if ">>> " in document.read_text("utf-8")
]


def run(text: str, name: str) -> doctest.TestResults:
    """Run the examples of all Python blocks of a document, in one namespace."""
    blocks = re.findall(r"^ *```python\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    source = "\n".join(map(textwrap.dedent, blocks))
    test = doctest.DocTestParser().get_doctest(source, {}, name, name, 0)
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_examples(document: Path) -> None:
    result = run(document.read_text("utf-8"), document.name)
    assert result.attempted > 0
    assert result.failed == 0


def test_a_wrong_example_is_caught() -> None:
    assert run("```python\n>>> 1 + 1\n3\n\n```\n", "wrong").failed == 1


def test_the_ruling_in_the_readme_is_what_the_terminal_says() -> None:
    shown = re.search(
        r"^  \$ \S+/rulebound (judge .*)\n((?:  .*\n)+?)  ```",
        ROOT.joinpath("README.md").read_text("utf-8"),
        re.MULTILINE,
    )
    assert shown is not None
    said = CliRunner().invoke(main, shlex.split(shown[1]), env={"LC_ALL": "C"})
    assert (said.stderr, said.stdout) == ("", textwrap.dedent(shown[2]))
