"""Where Rulebound keeps what belongs to the person who runs it. Any room may ask, without the store."""

from __future__ import annotations

import os
import sys
from errno import ENOENT
from pathlib import Path


def home() -> Path:
    """`$RULEBOUND_HOME`, or the platform's folder for a program's data. Not made here.

    Raises FileNotFoundError when that is named by a user who is not there.
    """
    if given := os.environ.get("RULEBOUND_HOME"):
        try:
            return Path(given).expanduser()
        except RuntimeError:
            raise FileNotFoundError(ENOENT, "there is no such user", given) from None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
        return Path(base) / "Rulebound"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Rulebound"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rulebound"


def store_file(folder: Path | None = None) -> Path:
    """The SQLite file of the store in a folder, or at home."""
    return (folder or home()) / "rulebound.sqlite3"
