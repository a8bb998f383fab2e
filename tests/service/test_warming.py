"""A server whose bots are still being compiled answers, and their moves wait."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebound.bots import warming
from rulebound.games import kept
from tests.service.client import ROOT, SHELF, Served, Visitor
from tests.service.slow import HOLD

PROGRAM = """
from rulebound import bots
from rulebound.bots import level
bots.kernels = level.kernels = lambda: ("slow-game",)  # no other game is to be compiled here
from rulebound.cli import main
main()
"""


class Cold(Served):
    """`rulebound serve` as a person starts it, with a game whose kernels are held up."""

    def __init__(self, home: Path) -> None:
        super().__init__(home)
        self.hold = home / "hold"
        self.hold.touch()

    def start(self) -> Cold:
        """Start, and wait until the server says that it serves."""
        command = ["-c", PROGRAM, "serve", "--no-browser", "--port", str(self.port)]
        with (self.home / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join([str(ROOT), str(SHELF)]),
                    "RULEBOUND_HOME": str(self.home),
                    "NUMBA_CACHE_DIR": str(self.home),
                    HOLD: str(self.hold),
                },
                cwd=ROOT,
            )
        assert self.says() == f"Serving {self.address}\n", self.log()
        return self

    def says(self) -> str:
        """The next line that it prints."""
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def compiler(self) -> int:
        """The process that compiles the game's kernels, once it has begun."""
        until(self.hold.read_text)
        return int(self.hold.read_text())


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cold]:
    """A server whose kernels are kept where no other test run keeps its own."""
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "rulebound" / "kernels" / kept.FOLDER.name)
    kept.FOLDER.mkdir(parents=True)  # as compiling any kernel does
    server = Cold(tmp_path).start()
    yield server
    assert server.process is not None
    if server.process.poll() is None:
        server.stop()


def until(what: Callable[[], Any]) -> None:
    end = time.monotonic() + 30
    while not what():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.02)


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def moved(cold: Cold) -> tuple[Visitor, str]:
    """Somebody who has moved at a table, and waits for the bot."""
    visitor = Visitor(cold)
    table = visitor.table("here", "bot:quick", game="slow-game")["id"]
    assert visitor.move(table, 0, -1, "g6")["result"] == "done"
    return visitor, table


def test_the_page_is_served_before_the_kernels_are_compiled(cold: Cold) -> None:
    assert cold.says().startswith("The bots are compiled now")
    visitor, table = moved(cold)
    cold.compiler()
    seen = visitor.see(table)
    assert (seen["seq"], seen["to_act"]) == (0, [1]), "the bot is to move, and waits"
    cold.hold.unlink()
    until(lambda: visitor.see(table)["seq"] == 1)
    said = iter(cold.says, "")
    assert any(line.startswith("  kernels (slow-game) ..") and line.endswith(" s\n") for line in said)
    visitor.close()


def test_a_bot_compiles_for_itself_when_its_compiler_has_died(cold: Cold) -> None:
    visitor, table = moved(cold)
    os.kill(cold.compiler(), signal.SIGKILL)
    until(lambda: visitor.see(table)["seq"] == 1)
    visitor.close()


def test_who_is_told_that_a_bot_is_compiled_need_not_wait_for_it(cold: Cold) -> None:
    visitor, table = moved(cold)
    with visitor.socket(table) as late:
        said = late.receive("thinking")
        assert (said["seat"], said["prepares"], said["done"]) == (1, True, False)
        assert visitor.act(table, "stop", 1, 0)["result"] == "done"
        moved_on = late.receive("update")
        assert (moved_on["seq"], moved_on["to_act"]) == (1, [0])
    assert cold.hold.exists(), "the compiler goes on"
    visitor.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_the_server_stops_the_compilers(cold: Cold, number: signal.Signals) -> None:
    compiler = cold.compiler()
    assert cold.process is not None
    cold.process.send_signal(number)
    cold.process.communicate(timeout=30)
    until(lambda: not lives(compiler))
    assert cold.hold.exists()


def test_a_second_start_compiles_nothing(cold: Cold) -> None:
    cold.compiler()
    cold.hold.unlink()
    until(lambda: kept.has_all("slow-game"))
    cold.stop()
    cold.hold.touch()
    cold.start()
    assert cold.process is not None
    assert cold.compiler() == cold.process.pid, "the server itself reads what was kept"


def test_the_event_loop_removes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    monkeypatch.setattr(warming, "kernels", tuple)
    monkeypatch.setattr(warming, "forget_old", lambda: threads.append(threading.current_thread()))
    warming.Warming().start(lambda _: None)
    until(lambda: threads)
    assert threads != [threading.main_thread()]
