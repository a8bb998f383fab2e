"""The walk-through shows what stands in the package that it builds."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tests" / "packages" / "tictac"
BLOCKS = re.findall(
    r"^```(\w+)\n(.*?)^```", (ROOT / "docs" / "add-a-game.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
)
SUFFIXES = {"python": ".py", "toml": ".toml", "text": ".ftl"}


def test_each_block_stands_in_a_file_of_the_package() -> None:
    assert len(BLOCKS) > 10
    for language, block in BLOCKS:
        files = [p.read_text("utf-8") for p in PACKAGE.rglob(f"*{SUFFIXES[language]}")]
        assert any(block.rstrip("\n") in text for text in files), block


def test_each_file_that_it_names_is_there() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    tree = text[text.index("    tictac/") : text.index("The entry point names")]
    names = re.findall(r"[\w/]+\.\w+", tree)
    assert len(names) == 8
    for name in names:
        assert list(PACKAGE.rglob(name)), name
