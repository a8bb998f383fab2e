"""What is installed only by whoever wants it, and the command that installs it here."""

from __future__ import annotations

import shlex
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

ROOT = Path(__file__).parents[2]


def how(extra: str, root: Path = ROOT) -> str:
    """The command that installs an extra: of a clone by its own hand, so that the locked versions are taken."""
    if (root / "do.py").is_file():
        return f"python3 {shlex.quote(str(root / 'do.py'))} setup --with {extra}"
    try:
        told = requires("rulebound") or []
    except PackageNotFoundError:
        told = []
    mark = f'extra == "{extra}"'
    needed = [each.partition(";")[0].strip() for each in told if mark in each.replace("'", '"')]
    return shlex.join([sys.executable, "-m", "pip", "install", *needed])
