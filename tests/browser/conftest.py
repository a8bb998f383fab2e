"""The browser of the tests: the system's Chromium where there is one, else Playwright's own."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest

# A test speaks only to the server it started: without these, Chromium looks for updates and its own services.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch $CHROMIUM or the system's Chromium; only root needs to go without the sandbox."""
    arguments = [*browser_type_launch_args.get("args", []), *QUIET]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    launch = {**browser_type_launch_args, "args": arguments}
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    return {**launch, "executable_path": program} if program else launch
