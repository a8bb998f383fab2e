"""A server of the tests: a process of its own with a folder and a port of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

START = """
import sys
from pathlib import Path
from rulebound.server.run import run
from rulebound.server.settings import Settings
run(Settings(Path(sys.argv[1]), int(sys.argv[2]), rate=100), lambda: print("up", flush=True))
"""


class Serving:
    """A running server; it can be stopped and started again where it was.

    `packages` is a folder whose packages it has beside those that are installed.
    """

    def __init__(self, home: Path, packages: Path | None = None) -> None:
        self.home = home
        self.packages = packages
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", START, str(self.home), str(self.port)]
        paths = [str(self.packages or ""), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "up\n", "the server did not start"
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/games", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """Stop as a person would who closes the program."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None
