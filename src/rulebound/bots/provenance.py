"""What a measurement was made on: the processor and the versions of what ran."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def cpu() -> str:
    """The processor's name, as well as the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions(*packages: str) -> dict[str, str | None]:
    """Python's version and those of some packages; None for one that is not installed."""
    found: dict[str, str | None] = {"python": platform.python_version()}
    for package in ("rulebound", *packages):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = None
    return found
