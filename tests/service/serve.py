"""Starts a server for tests: `python -m tests.service.serve HOME PORT RATE PUBLIC`; the environment may name a model."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from rulebound.cli.writing import endpoint
from rulebound.server.run import run
from rulebound.server.settings import Settings

if __name__ == "__main__":
    home, port, rate, public = sys.argv[1:]
    with suppress(KeyboardInterrupt):
        model = endpoint(os.environ.get("RULEBOUND_LLM"), os.environ.get("RULEBOUND_LLM_MODEL"), None, 30)
        settings = Settings(Path(home), int(port), rate=float(rate), public=public or None, model=model)
        run(settings, lambda: print("up", flush=True))
