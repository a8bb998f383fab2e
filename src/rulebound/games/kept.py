"""Where compiled kernels are kept between runs. Nothing here needs the compiler."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from importlib import resources
from importlib.metadata import version
from pathlib import Path

KEPT_DAYS = 30
"""Compiled kernels of other sources are kept this long."""


def _folder() -> Path:
    """Where compiled kernels of exactly these sources are kept, for this user.

    Numba looks only at the file of the outermost function when it asks whether a compiled kernel is
    out of date, so a change in a file that it calls would go unseen. A folder for each state of the
    sources settles that, and works where the package itself cannot be written to.
    """
    digest = hashlib.sha256(version("numba").encode())
    for folder in ("games", "bots"):
        for source in sorted(Path(str(resources.files("rulebound") / folder)).rglob("*.py")):
            digest.update(source.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "rulebound" / "kernels" / digest.hexdigest()[:16]


FOLDER = None if "NUMBA_CACHE_DIR" in os.environ else _folder()
"""None when Numba was told where to keep them."""


def has_all(game: str) -> bool:
    """Whether all that the bots of a game need has been compiled, and kept."""
    return FOLDER is not None and _note(FOLDER, game).exists()


def note_all(game: str) -> None:
    """Note that all that the bots of a game need has been compiled."""
    if FOLDER is not None and FOLDER.is_dir():  # it is not there where nothing can be kept
        _note(FOLDER, game).touch()


def forget_old() -> None:
    """Remove compiled kernels of other sources that are older than KEPT_DAYS."""
    if FOLDER is None or not FOLDER.parent.is_dir():
        return
    for folder in FOLDER.parent.iterdir():
        if folder != FOLDER and folder.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


def _note(folder: Path, game: str) -> Path:
    return folder / f"{game}.compiled"
