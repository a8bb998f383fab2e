"""What takes long to make and is kept between runs: compiled kernels, and solutions. Nothing here needs the compiler."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from contextlib import suppress
from importlib import resources
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile

KEPT_DAYS = 30
"""Compiled kernels of other sources are kept this long."""


def _folder() -> Path:
    """Where what was made by exactly these sources is kept, for this user.

    A folder for each state of the sources, and of what compiles them, needs no answer to the question
    which kernel calls which file, and works where the package itself cannot be written to.
    """
    digest = hashlib.sha256(" ".join(map(version, ("numba", "llvmlite"))).encode())
    for folder in ("games", "bots"):
        for source in sorted(Path(str(resources.files("rulebound") / folder)).rglob("*.py")):
            digest.update(source.read_bytes())
    told = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    home = told or Path.home() / ".cache"
    return Path(home) / "rulebound" / "kernels" / digest.hexdigest()[:16]


FOLDER = _folder()
"""A folder of our own, also in the place where Numba was told to keep all kernels."""

ROOT = FOLDER.parent
"""For what does not depend on our sources."""

_DIGEST = hashlib.sha256().digest_size


def read(name: str, folder: Path | None = None, of: bytes = b"") -> bytes | None:
    """What is kept under a name, made of `of`; None where there is nothing, or nothing whole."""
    try:
        content = ((folder or FOLDER) / name).read_bytes()
    except OSError:
        return None
    digest, made = content[:_DIGEST], content[_DIGEST:]
    return made if digest == _digest(name, made, of) else None


def write(name: str, made: bytes, folder: Path | None = None, of: bytes = b"") -> None:
    """Keep something under a name, whole or not at all. Where nothing can be kept it is made in every run."""
    folder = folder or FOLDER
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(_digest(name, made, of) + made)
        try:
            Path(file.name).replace(folder / name)
        except OSError:
            Path(file.name).unlink()
            raise


def has_all(game: str) -> bool:
    """Whether all that the bots of a game need has been compiled for this processor, and kept."""
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


def _digest(name: str, made: bytes, of: bytes = b"") -> bytes:
    digest = hashlib.sha256(name.encode() + b"\0" + of)
    digest.update(made)
    return digest.digest()


def _note(game: str) -> Path:
    from rulebound.games.native import host  # takes a while, and not everyone asks

    return FOLDER / f"{game}-{_digest(game, host().encode()).hex()[:16]}.compiled"
