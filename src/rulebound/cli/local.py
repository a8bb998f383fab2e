"""The folder of what is kept on this machine: where it cannot be used, a command says so and how to go on."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulebound.cli.group import NotDone, unreadable
from rulebound.home import home, store_file


@contextmanager
def kept() -> Iterator[None]:
    """Tell what goes wrong with that folder or the store in it as NotDone; all else goes its way."""
    try:
        yield
    except OSError as error:
        if not _is_ours(error.filename):
            raise
        raise NotDone(_elsewhere(error.filename, unreadable(error))) from None
    except Exception as error:
        # Only what has imported the store can meet its errors, and most commands never do.
        store, exc = sys.modules.get("rulebound.store"), sys.modules.get("sqlalchemy.exc")
        if store and isinstance(error, store.NewerStore):
            file = store_file()
            raise NotDone(
                f"{file} was written by a newer Rulebound: {error}. Install the newer one."
            ) from None
        if store and exc and isinstance(error, exc.DatabaseError):
            raise NotDone(_elsewhere(store_file(), str(error.orig))) from None
        raise


def writable() -> Path:
    """That folder, made if it is missing. Raises OSError where nothing can be written in it."""
    folder = home()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, "it cannot be written to", str(folder))
    return folder


def _is_ours(file: object) -> bool:
    try:
        return isinstance(file, str) and Path(file).absolute().is_relative_to(home().absolute())
    except OSError as error:  # it has no place at all
        return bool(file == error.filename)


def _elsewhere(path: object, why: str) -> str:
    return f"Nothing can be kept in {path}: {why}. Name another folder in RULEBOUND_HOME."
