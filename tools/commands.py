"""The commands of `do.py`."""

from __future__ import annotations

import argparse
import socket
import sys
import time
from collections.abc import Sequence
from functools import partial

from tools.place import LOCKS, all_extras, browser, set_up, warm
from tools.programs import ROOT, WINDOWS, captured, npm, openly, program, quietly, stoppable
from tools.steps import side_by_side, timed
from tools.trouble import Trouble, explain

ALL_LOCKS = (
    "app",
    "build",
    "test",
    "bench",
    "lock",
    "extras",
)  # each keeps to the versions of those before it
ALONE = ("tests/browser/test_speed.py", "tests/browser/test_stacking_screen.py")
"""Tests that measure time, or whose physics run with it: nothing runs beside them."""
BESIDE = (
    "--numprocesses=logical",
    "--maxprocesses=4",
    "--max-worker-restart=0",
    "--dist=loadfile",
    "--no-loadscope-reorder",
    "--durations=30",
    "--durations-min=4",
)
"""All others run in as many processes as there are cores; each takes the next file, in the given order.

The slowest are named at the end: the whole run has to stay within twenty minutes.
"""
RECORDS = ".rulebound/coverage*.json"  # which clauses the parts of the last run asserted
CHECKS = {
    "ruff check": ("python", "-m", "ruff", "check", "."),
    "ruff format": ("python", "-m", "ruff", "format", "--check", "."),
    "mypy": ("python", "-m", "mypy"),
    "import-linter": ("lint-imports",),
    "svelte-check": ("python", "build_page.py", "run", "check"),
}


def play(options: argparse.Namespace) -> int:
    """Set up what is missing, then serve and open the browser; the server compiles the bots meanwhile."""
    need_port(options.port, lan=options.lan)
    set_up(extras=options.extras)
    flags = ["--lan"] * options.lan + ["--no-browser"] * options.no_browser
    return openly(program("rulebound"), "serve", "--port", str(options.port), *flags)


def test(options: argparse.Namespace) -> int:
    """Run checks, tests and clause coverage; given arguments for pytest, only the tests that they choose."""
    set_up("test")
    chosen = options.arguments
    if chosen:
        warm()
        browser()
        return verdict(["pytest"] if openly(program("python"), "-m", "pytest", *chosen) else [])
    failed: list[str] = []
    side_by_side([warm, browser], [lambda: failed.extend(run_checks())])
    failed += run_tests()
    if openly(program("rulebound"), "coverage"):
        failed.append("rulebound coverage")
    return verdict(failed)


def check(_options: argparse.Namespace) -> int:
    """Run the fast checks only."""
    set_up("test")
    return verdict(run_checks())


def bench(options: argparse.Namespace) -> int:
    """Measure; arguments go to `rulebound bench`."""
    set_up("bench")
    warm()
    return openly(program("rulebound"), "bench", *options.arguments)


def docs(_options: argparse.Namespace) -> int:
    """Build the documentation; a warning fails it."""
    set_up("test")
    page = ROOT / "docs" / "_build" / "html"
    timed(
        "docs",
        partial(quietly, program("python"), "-m", "sphinx", "-q", "-W", "--keep-going", "docs", str(page)),
    )
    print(f"Open {page / 'index.html'}")
    return 0


def setup(options: argparse.Namespace) -> int:
    """Set everything up without starting it."""
    start = time.perf_counter()
    set_up(extras=options.extras)
    warm()
    print(f"Ready after {time.perf_counter() - start:.1f} s. Start with: python3 do.py play")
    return 0


def lock(options: argparse.Namespace) -> int:
    """Make the locks again from pyproject.toml and web/package.json; --upgrade takes the newest that fit."""
    set_up("lock")
    for position, name in enumerate(ALL_LOCKS):
        timed(f"lock {name}", partial(quietly, *lock_command(name, ALL_LOCKS[:position]), *options.arguments))
    timed("lock of the page", partial(npm, "install", "--package-lock-only"))
    return 0


def lock_command(name: str, before: Sequence[str]) -> list[str]:
    """Give the command that makes one lock: for every system, with hashes, and naming no server."""
    what = "pyproject.toml" if name == "app" else f"--group=pyproject.toml:{name}"
    return [
        *(program("uv"), "pip", "compile", what, "--quiet"),
        *(
            "--universal",
            "--python-version=3.11",
            "--generate-hashes",
            "--no-annotate",
        ),
        *(f"--constraint={LOCKS / earlier}.txt" for earlier in before),
        *("--custom-compile-command=python3 do.py lock", f"--output-file={LOCKS / name}.txt"),
    ]


def run_checks() -> list[str]:
    """Run all checks, show what each that fails has to say, and name those."""
    failed = []
    for name, (first, *rest) in CHECKS.items():
        try:
            timed(name, partial(checked, program(first), *rest))
        except Trouble as trouble:
            print(trouble, flush=True)
            failed.append(name)
    return failed


def run_tests() -> list[str]:
    """Run all tests, first those that may run side by side and then the others; name the part that failed."""
    for old in ROOT.glob(RECORDS):
        old.unlink()
    parts = {
        "side by side": part("beside", *BESIDE, "tests", *(f"--ignore={each}" for each in ALONE)),
        "alone": part("alone", *ALONE),
    }
    return [f"pytest ({name})" for name, command in parts.items() if openly(*command)]


def part(name: str, *arguments: str) -> tuple[str, ...]:
    """Give the command that runs a part of the tests and records under its name which clauses they assert."""
    return (program("python"), "-m", "pytest", f"--clauses-part={name}", *arguments)


def checked(*command: str) -> None:
    """Run a check; its whole output is the trouble."""
    done = captured(*command)
    if done.returncode:
        raise Trouble(done.stdout)


def verdict(failed: Sequence[str]) -> int:
    """Say at the end what failed, since it may have scrolled by."""
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll is well.", flush=True)
    return 1 if failed else 0


def need_port(port: int, *, lan: bool) -> None:
    """Refuse a port that cannot be had, before anything slow is done."""
    with socket.socket() as probe:
        if (
            not WINDOWS
        ):  # there the option means something else; here it looks past connections that are closing
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("" if lan else "127.0.0.1", port))
        except (OSError, OverflowError) as error:
            other = port + 1 if 1024 <= port < 65535 else 8001
            raise Trouble(
                f"Port {port} cannot be had ({getattr(error, 'strerror', None) or error}). If another program or "
                f"another Rulebound listens there, stop it, or choose another port: python3 do.py play --port {other}"
            ) from None


def parser() -> argparse.ArgumentParser:
    """Describe the command line; each command's help is the first line of its function."""
    top = argparse.ArgumentParser(prog="do.py", description="Play, test and build Rulebound.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in (play, test, check, bench, docs, setup, lock):
        added = commands.add_parser(
            command.__name__, help=command.__doc__, description=command.__doc__, allow_abbrev=False
        )
        added.set_defaults(run=command)
        if command in (play, setup):
            added.add_argument(
                "--with",
                dest="extras",
                action="append",
                default=[],
                choices=all_extras(),
                help="install an extra too; once is enough",
            )
        if command is play:
            added.add_argument("--port", type=int, default=8000)
            added.add_argument("--lan", action="store_true", help="let others in the same network join")
            added.add_argument("--no-browser", action="store_true")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit status: 0 well, 1 something failed, 2 not done, 130 stopped by the user."""
    top = parser()
    options, rest = top.parse_known_args(arguments)
    options.arguments = rest
    if rest and options.run not in (test, bench, lock):
        top.error(f"unknown arguments: {' '.join(rest)}")
    try:
        with stoppable():
            return int(options.run(options))
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 2
    except OSError as error:
        advice = explain(str(error), ROOT)
        if advice is None:
            raise
        print(f"\n{advice}\n({error})", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
