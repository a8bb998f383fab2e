"""What takes long to make and is kept between runs: compiled kernels. Nothing here needs the compiler."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from contextlib import suppress
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
    told = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    home = told or Path.home() / ".cache"
    return Path(home) / "rulebound" / "kernels" / digest.hexdigest()[:16]


FOLDER = _folder()
"""A folder of our own, also in the place where Numba was told to keep all kernels."""


def has_all(game: str) -> bool:
    """Whether all that the bots of a game need has been compiled, and kept."""
    return _note(game).exists()


def note_all(game: str) -> None:
    """Note that all that the bots of a game need has been compiled."""
    if FOLDER.is_dir():  # it is not there where nothing can be kept
        _note(game).touch()


def forget_old() -> None:
    """Remove compiled kernels of other sources that are older than KEPT_DAYS, as far as that can be done."""
    with suppress(OSError):
        for folder in FOLDER.parent.iterdir():
            with suppress(OSError):  # somebody else removes it at the same time
                if folder != FOLDER and folder.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
                    shutil.rmtree(folder, ignore_errors=True)


def _note(game: str) -> Path:
    return FOLDER / f"{game}.compiled"
