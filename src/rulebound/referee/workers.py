"""Processes of their own with the compiled engine at hand: whatever they do, the server goes on."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from threading import Thread

from rulebound.referee.engine import Compiled, served

_compiled: Compiled | None = None


def workers(number: int, file: Path | None) -> ProcessPoolExecutor:
    """So many processes with the engine of a file, or with that of the page. None begins before there is work."""
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _enter, (file,))


def compiled() -> Compiled:
    """The engine, in one of these processes."""
    assert _compiled is not None
    return _compiled


def _enter(file: Path | None) -> None:
    global _compiled
    Thread(target=_leave_with_the_server, daemon=True).start()
    _compiled = Compiled(file or served())


def _leave_with_the_server() -> None:
    """However the server ends, no process stays behind."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
