"""Where things are, and how other programs are run."""

from __future__ import annotations

import os
import platform
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from tools.trouble import Trouble, explain

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
NEARLY_FULL = 20_000_000  # bytes; less than any step of the set-up needs
GRACE_S = 3.0  # what a program has to end in its own way


def program(name: str) -> str:
    """Give the path of a program of the virtual environment."""
    return str(VENV / "Scripts" / f"{name}.exe" if WINDOWS else VENV / "bin" / name)


def environment() -> dict[str, str]:
    """Give child programs the caller's environment, less what would lead pip out of `.venv` or slow them down.

    What is installed is compiled at its first use: were that not kept, each start would compile everything again.
    """
    unwanted = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}
    kept = {key: value for key, value in os.environ.items() if key not in unwanted}
    return {
        **kept,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "DEBIAN_FRONTEND": "noninteractive",
        "RULEBOUND_PAGE_APART": "1",  # the page is a step of its own
    }


@contextmanager
def stoppable() -> Iterator[None]:
    """End as after Ctrl-C, with all that was started, when the system asks us to or the terminal is closed."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, signal.default_int_handler) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


class Running:
    """The quiet programs that run now, so that all can be ended, with those that they started."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._programs: set[subprocess.Popen[str]] = set()
        self.ended = False
        """Whether they were ended: none starts any more."""

    def start(self, command: Sequence[str]) -> subprocess.Popen[str]:
        """Start a program. Raises KeyboardInterrupt when all were ended."""
        with self._lock:
            if self.ended:
                raise KeyboardInterrupt
            # In a group of its own: Ctrl-C comes to us alone, and we end the group, whatever it has started.
            program = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                process_group=None if WINDOWS else 0,
            )
            self._programs.add(program)
        return program

    def finished(self, program: subprocess.Popen[str]) -> None:
        """Forget a program."""
        self._programs.discard(program)

    def end(self) -> None:
        """End all, gently and then not."""
        with self._lock:
            self.ended = True
            programs = tuple(self._programs)
        for ending in ("SIGINT", "SIGTERM", "SIGKILL"):
            for program in programs:
                with suppress(ProcessLookupError):
                    program.kill() if WINDOWS else os.killpg(program.pid, getattr(signal, ending))
            until = time.monotonic() + GRACE_S
            while time.monotonic() < until and any(program.poll() is None for program in programs):
                time.sleep(0.02)


running = Running()


def captured(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program and keep what it prints. When it is interrupted, all quiet programs end."""
    try:
        program = running.start(command)
    except FileNotFoundError as missing:
        raise Trouble(f"{missing.filename} is missing. Delete {VENV} and run the command again.") from None
    try:
        output, _ = program.communicate()
    except BaseException:
        running.end()
        raise
    finally:
        running.finished(program)
    if running.ended:
        raise KeyboardInterrupt
    return subprocess.CompletedProcess(command, program.returncode, output)


def quietly(*command: str) -> None:
    """Run a program of the set-up; only if it fails, say why."""
    done = captured(*command)
    if done.returncode:
        raise failure(command, done.stdout)


def failure(command: Sequence[str], output: str) -> Trouble:
    """Say what a program's output means, or else how it ended."""
    if shutil.disk_usage(ROOT).free < NEARLY_FULL:  # not every program passes on why its own child failed
        output += "\nNo space left on device"
    tail = "\n".join(output.strip().splitlines()[-25:])
    return Trouble(explain(output, ROOT) or f"This failed: {' '.join(command)}\n{tail}")


def openly(*command: str) -> int:
    """Run a program that speaks for itself, pass on what asks it to stop, and return its exit status."""
    child = subprocess.Popen(command, cwd=ROOT, env=environment())

    def stop(_signal: int, _frame: FrameType | None) -> None:
        child.terminate()

    before = signal.signal(signal.SIGTERM, stop)
    interrupted = False
    try:
        while child.returncode is None:
            try:
                child.wait()
            except (
                KeyboardInterrupt
            ):  # the terminal sent it to the child as well, which closes in its own way
                interrupted = True
    finally:
        signal.signal(signal.SIGTERM, before)
    if interrupted:
        raise KeyboardInterrupt
    return child.returncode


def pip(*arguments: str) -> None:
    """Install into the virtual environment; Python compiles what is used when it is used."""
    quietly(
        program("python"), "-m", "pip", "install", "--quiet", "--no-compile", "--retries", "3", *arguments
    )


def npm(*arguments: str) -> None:
    """Run npm in `web/` with the packaged Node."""
    quietly(program("python"), "build_page.py", *arguments)


def apt(*packages: str) -> None:
    """Install packages of the system; only root may."""
    lists = captured("apt-get", "update")  # ends well even without a network, so its words are kept
    command = ("apt-get", "install", "--yes", "--no-install-recommends", *packages)
    installed = captured(*command)
    if installed.returncode:
        raise failure(command, lists.stdout + installed.stdout)


def is_root() -> bool:
    """Tell whether this process may install packages of the system."""
    return not WINDOWS and os.geteuid() == 0


def on_debian() -> bool:
    """Tell whether the system is Debian itself: its relatives pack Chromium in other ways."""
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False
