"""The Chromium of this system that opens no windows, where there is one; else the whole one."""

from __future__ import annotations

import os
import shutil


def of_the_system() -> str | None:
    """$CHROMIUM, or the system's; None where there is none."""
    names = (os.environ.get("CHROMIUM"), "chromium-headless-shell", "chromium")
    return next(filter(None, map(shutil.which, filter(None, names))), None)
