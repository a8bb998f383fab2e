"""Steps that are done once: named, timed, and done again only when what they were made from has changed."""

from __future__ import annotations

import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from tools.programs import ROOT, VENV, running

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
    start = time.perf_counter()
    _report.began(name)
    try:
        action()
    except BaseException as error:
        _report.ended(name, "failed" if isinstance(error, Exception) else "stopped")
        raise
    _report.ended(name, f"{time.perf_counter() - start:.1f} s")


class Report:
    """A line for each step that has ended; on a terminal a last line names those under way."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way: list[str] = []
        self._shown = ""

    def began(self, name: str) -> None:
        """A step is under way."""
        with self._lock:
            self._under_way.append(name)
            self._show("")

    def ended(self, name: str, how: str) -> None:
        """A step has ended."""
        with self._lock:
            self._under_way.remove(name)
            self._show(f"  {name} ".ljust(34, ".") + f" {how}\n")

    def _show(self, line: str) -> None:
        if self._shown:
            print("\r" + " " * len(self._shown), end="\r")
        names = " and ".join(self._under_way)
        self._shown = f"  {names} ..." if names and sys.stdout.isatty() else ""
        print(line + self._shown, end="", flush=True)


_report = Report()


def side_by_side(*lanes: Iterable[Callable[[], object]]) -> None:
    """Do what is in some lanes at once, each in its order. When one fails or is stopped, so are the others."""

    def go(lane: Iterable[Callable[[], object]]) -> None:
        for action in lane:
            action()

    with ThreadPoolExecutor() as threads:
        try:
            for done in as_completed([threads.submit(go, lane) for lane in lanes]):
                done.result()
        except BaseException:
            running.end()
            raise


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
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - MADE)
        yield from (Path(parent, name) for name in sorted(names) if not endings or name.endswith(endings))


def fingerprint(paths: Iterable[Path]) -> str:
    """Hash names and contents, so that a change, a new file and a missing one all show."""
    digest = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "missing"
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()
