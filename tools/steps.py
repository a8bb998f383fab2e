"""Steps that are done once: named, timed, and done again only when what they were made from has changed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.programs import ROOT, VENV

STAMPS = VENV / "stamps"  # inside the environment, so that they vanish with it
MADE = {"node_modules", "__pycache__", "page", ".svelte-kit"}


@dataclass(frozen=True)
class Step:
    """A piece of the set-up: what it is called, what it depends on, what it makes, and how."""

    name: str
    inputs: Sequence[Path]
    makes: Path
    action: Callable[[], None]

    def run(self) -> None:
        """Do it, unless it was done from the same inputs and its result is still there."""
        seal = fingerprint(self.inputs)
        if self.makes.exists() and stamp(self.name) == seal:
            return
        set_stamp(self.name, "")  # a step that is interrupted is not done
        timed(self.name, self.action)
        set_stamp(self.name, seal)


def timed(name: str, action: Callable[[], None]) -> None:
    """Name what happens, and how long it took."""
    print(f"  {name} ".ljust(34, "."), end=" ", flush=True)
    start = time.perf_counter()
    try:
        action()
    except BaseException as error:
        print("failed" if isinstance(error, Exception) else "stopped", flush=True)
        raise
    print(f"{time.perf_counter() - start:.1f} s", flush=True)


def stamp(name: str) -> str:
    """Read what a step was last made from."""
    try:
        return (STAMPS / name.replace(" ", "-")).read_text(encoding="utf-8")
    except OSError:
        return ""


def set_stamp(name: str, seal: str) -> None:
    """Note what a step was made from."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name.replace(" ", "-")).write_text(seal, encoding="utf-8")


def sources(folder: Path, *endings: str) -> Iterator[Path]:
    """List the files below a folder in a stable order, without what is made from others."""
    for path in sorted(folder.rglob("*")):
        made = MADE.intersection(path.relative_to(folder).parts)
        if path.is_file() and not made and (not endings or path.suffix in endings):
            yield path


def fingerprint(paths: Iterable[Path]) -> str:
    """Hash names and contents, so that a change, a new file and a missing one all show."""
    digest = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "missing"
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()
