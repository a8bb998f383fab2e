"""A step runs when it must, and only then."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tools import programs, steps
from tools.steps import Step
from tools.trouble import Trouble


class Work:
    """A step on a folder of its own, that counts how often it ran."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "source.txt"
        self.result = folder / "result.txt"
        self.source.write_text("one")
        self.runs = 0
        self.action: Callable[[], None] = self.make

    def make(self) -> None:
        self.runs += 1
        self.result.write_text("made")

    def run(self) -> int:
        """Run the step as a new start would; return how often it has run in all."""
        Step("some work", [self.source], self.result, self.action).run()
        return self.runs


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Work:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / "stamps")
    running = programs.Running()
    monkeypatch.setattr(steps, "running", running)
    monkeypatch.setattr(programs, "running", running)
    return Work(tmp_path)


def test_a_second_start_does_nothing(work: Work, capsys: pytest.CaptureFixture[str]) -> None:
    assert work.run() == 1
    assert "some work" in capsys.readouterr().out
    assert work.run() == 1
    assert capsys.readouterr().out == ""


def test_a_changed_source_is_made_again(work: Work) -> None:
    work.run()
    work.source.write_text("two")
    assert work.run() == 2


def test_the_time_of_a_file_does_not_matter(work: Work) -> None:
    work.run()
    work.source.write_text("one")
    assert work.run() == 1


def test_a_source_that_went_away_is_a_change(work: Work) -> None:
    work.run()
    work.source.unlink()
    assert work.run() == 2


def test_a_lost_result_is_made_again(work: Work) -> None:
    work.run()
    work.result.unlink()
    assert work.run() == 2


def test_a_step_that_failed_runs_again_even_if_an_earlier_one_had_ended_well(work: Work) -> None:
    work.run()
    work.source.write_text("two")

    def fail() -> None:
        raise KeyboardInterrupt

    work.action = fail
    with pytest.raises(KeyboardInterrupt):
        work.run()
    work.action = work.make
    work.source.write_text("one")
    assert work.run() == 2


def test_the_time_is_told_with_the_name(work: Work, capsys: pytest.CaptureFixture[str]) -> None:
    work.run()
    name, _, figure = capsys.readouterr().out.strip().rpartition(". ")
    assert name.startswith("some work ..")
    assert float(figure.removesuffix(" s")) >= 0


def lane(work: Work, *steps: tuple[str, Callable[[], None]]) -> list[Callable[[], None]]:
    return [Step(name, [work.source], work.result.with_name(name), action).run for name, action in steps]


def test_lanes_run_at_once_and_each_in_its_order(work: Work) -> None:
    here, there = threading.Event(), threading.Event()
    done: list[str] = []

    def meets(own: threading.Event, other: threading.Event) -> Callable[[], None]:
        def action() -> None:
            own.set()
            assert other.wait(30), "the other lane did not begin"

        return action

    one = lane(
        work, ("a", meets(here, there)), ("b", lambda: done.append("b")), ("c", lambda: done.append("c"))
    )
    steps.side_by_side(one, lane(work, ("x", meets(there, here))))
    assert done == ["b", "c"]


def test_a_lane_that_fails_ends_the_programs_of_the_others(
    work: Work, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = work.result.with_name("begun")
    sleeps = f"import pathlib, time; pathlib.Path({str(begun)!r}).touch(); time.sleep(60)"

    def fail() -> None:
        until(begun.exists)
        raise Trouble("no such package")

    with pytest.raises(Trouble, match="no such package"):
        steps.side_by_side(
            lane(work, ("bad", fail)),
            lane(work, ("long", partial(programs.quietly, sys.executable, "-c", sleeps)), ("next", fail)),
        )
    told = capsys.readouterr().out.splitlines()
    assert [(line.split()[0], line.split()[-1]) for line in told] == [("bad", "failed"), ("long", "stopped")]


CHAIN = """
import subprocess, sys
subprocess.run([sys.executable, "-c", "import os, sys, time; print(os.getpid(), file=open(sys.argv[1], 'w'), flush=True); time.sleep(60)", sys.argv[1]])
"""
LANES = """
import sys, time
from functools import partial
from pathlib import Path
from tools import commands, place, programs, steps

def long(path):
    return steps.Step(path, [], Path("none"), partial(programs.quietly, sys.executable, "-c", sys.argv[1], path))

steps.set_stamp = lambda name, seal: None
commands.set_up = lambda *locks, extras: steps.side_by_side([long(sys.argv[2]).run], [long(sys.argv[3]).run])
sys.exit(commands.main(["setup"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups of this kind")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_what_stops_a_step_stops_all_that_it_started(number: signal.Signals, tmp_path: Path) -> None:
    """Only do.py hears the signal, as from `kill`; the programs of both lanes have started others."""
    notes = [tmp_path / "one", tmp_path / "two"]
    with subprocess.Popen(
        [sys.executable, "-c", LANES, CHAIN, *map(str, notes)],
        cwd=Path(programs.ROOT),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        until(lambda: all(note.exists() and note.read_text().strip() for note in notes))
        grandchildren = [int(note.read_text()) for note in notes]
        child.send_signal(number)
        out, err = child.communicate(timeout=30)
    assert (child.returncode, err.strip()) == (130, "")
    assert out.count("stopped") == 2
    until(lambda: not any(map(lives, grandchildren)))


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z")


def until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not what():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.02)


def test_a_renamed_source_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    (tmp_path / "a").write_text("same")
    (tmp_path / "b").write_text("same")
    assert steps.fingerprint([tmp_path / "a"]) != steps.fingerprint([tmp_path / "b"])


def test_sources_leave_out_what_is_made(tmp_path: Path) -> None:
    for name in ("kernel.py", "table.css", "node_modules/x.py", "server/page/index.py", "a/__pycache__/k.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    assert [path.name for path in steps.sources(tmp_path)] == ["kernel.py", "table.css"]
    assert [path.name for path in steps.sources(tmp_path, ".py")] == ["kernel.py"]
