"""Starts a server for tests: `python -m tests.service.serve HOME PORT RATE PUBLIC`."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from rulebound.server.run import run
from rulebound.server.settings import Settings

if __name__ == "__main__":
    home, port, rate, public = sys.argv[1:]
    with suppress(KeyboardInterrupt):
        settings = Settings(Path(home), int(port), rate=float(rate), public=public or None)
        run(settings, lambda: print("up", flush=True))
