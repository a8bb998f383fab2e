"""The commands of do.py: what they run, what they refuse, how they end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.rulebook import citing
from tools import commands, place, programs
from tools.commands import main
from tools.trouble import Trouble

ROOT = Path(commands.__file__).parent.parent


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """Let the commands run nothing, and note what they would have run; each ends well.

    They work on a folder of their own: what the run that tests them has recorded must stay.
    """
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    noted: list[tuple[str, ...]] = []

    def note(*command: str) -> int:
        noted.append(command)
        return 0

    monkeypatch.setattr(
        commands, "set_up", lambda *locks, extras=(): noted.append(("set_up", *locks, *extras))
    )
    monkeypatch.setattr(commands, "warm", lambda: noted.append(("warm",)))
    monkeypatch.setattr(commands, "browser", lambda: noted.append(("browser",)))

    monkeypatch.setattr(commands, "openly", note)
    monkeypatch.setattr(commands, "checked", note)
    monkeypatch.setattr(commands, "quietly", note)
    monkeypatch.setattr(commands, "npm", note)
    monkeypatch.setattr(commands, "program", lambda name: name)
    return noted


@pytest.fixture
def taken() -> Iterator[int]:
    """Give a port on which another program listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


# -- play


def test_play_sets_up_and_serves(ran: list[tuple[str, ...]]) -> None:
    port = str(free_port())
    assert main(["play", "--port", port, "--lan", "--no-browser"]) == 0
    assert ran == [("set_up",), ("rulebound", "serve", "--port", port, "--lan", "--no-browser")]


def test_an_extra_is_installed_where_it_is_asked_for(ran: list[tuple[str, ...]]) -> None:
    port = str(free_port())
    assert main(["play", "--port", port, "--with", "e5"]) == 0
    assert main(["setup", "--with", "mcp", "--with", "llm"]) == 0
    assert ran == [
        ("set_up", "e5"),
        ("rulebound", "serve", "--port", port),
        ("set_up", "mcp", "llm"),
        ("warm",),
    ]
    with pytest.raises(SystemExit):
        main(["setup", "--with", "chess"])


def test_an_extra_keeps_to_its_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, ...]] = []
    monkeypatch.setattr(place, "pip", lambda *arguments: called.append(arguments))
    for name in place.all_extras():
        place.an_extra(name).action()
        assert called.pop() == ("--constraint", str(place.LOCKS / "extras.txt"), *place.all_extras()[name])


def test_nobody_waits_for_kernels_before_the_page_is_served(ran: list[tuple[str, ...]]) -> None:
    """The server compiles them itself while it answers."""
    main(["play", "--port", str(free_port())])
    assert ("warm",) not in ran


def test_play_keeps_to_this_machine_unless_told_otherwise(ran: list[tuple[str, ...]]) -> None:
    assert main(["play", "--port", str(free_port())]) == 0
    assert "--lan" not in ran[-1]


def test_a_taken_port_is_told_before_anything_slow(
    ran: list[tuple[str, ...]], taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--port", str(taken)]) == 2
    text = capsys.readouterr().err
    assert f"Port {taken} cannot be had" in text
    assert f"--port {taken + 1 if taken < 65535 else 8001}" in text
    assert ran == []


@pytest.mark.parametrize("port", ["65536", "-1"])
def test_a_port_that_does_not_exist(port: str, ran: list[tuple[str, ...]]) -> None:
    assert main(["play", f"--port={port}"]) == 2
    assert ran == []


def test_a_port_that_was_just_left_is_free(ran: list[tuple[str, ...]]) -> None:
    """A second start must not wait until the connections of the first are forgotten."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as client:
            accepted, _ = server.accept()
            accepted.close()
            assert client.recv(1) == b""
    assert main(["play", "--port", str(port)]) == 0
    assert ran[-1][:2] == ("rulebound", "serve")


# -- test, check, bench, lock


def test_test_checks_everything_and_ends_with_the_clauses(ran: list[tuple[str, ...]]) -> None:
    assert main(["test"]) == 0
    assert ran[0] == ("set_up", "test")
    assert set(commands.CHECKS.values()) | {("warm",), ("browser",)} <= set(ran)
    assert ran[-1] == ("rulebound", "coverage")


def test_all_tests_run_once_and_those_that_measure_time_alone(ran: list[tuple[str, ...]]) -> None:
    main(["test"])
    beside, alone = [set(command[3:]) for command in ran if "pytest" in command]
    assert {"tests", "--numprocesses=logical"} <= beside
    measuring = {word for word in alone if word.startswith("tests/")}
    assert measuring
    assert {word.removeprefix("--ignore=") for word in beside if word.startswith("--ignore=")} == measuring
    assert not any(word.startswith("--numprocesses") for word in alone)


def test_what_measures_time_is_there() -> None:
    assert all((ROOT / path).is_file() for path in commands.ALONE)


def test_a_part_of_an_earlier_run_is_forgotten(ran: list[tuple[str, ...]], tmp_path: Path) -> None:
    citing.write(tmp_path, citing.Record("then", 1, {}), "renamed-since")
    main(["test"])
    assert citing.read(tmp_path) is None


def test_chosen_tests_run_alone(ran: list[tuple[str, ...]]) -> None:
    assert main(["test", "-k", "one", "tests/setup", "--lf"]) == 0
    assert ran[:3] == [("set_up", "test"), ("warm",), ("browser",)]
    assert ran[3:] == [("python", "-m", "pytest", "-k", "one", "tests/setup", "--lf")]


@pytest.mark.parametrize(
    ("broken", "name"),
    [
        ("tests", "pytest (side by side)"),
        (commands.ALONE[0], "pytest (alone)"),
        ("coverage", "rulebound coverage"),
    ],
)
def test_what_fails_is_named_at_the_end(
    broken: str,
    name: str,
    ran: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(commands, "openly", lambda *command: int(broken in command))
    assert main(["test"]) == 1
    assert capsys.readouterr().out.endswith(f"\nFailed: {name}\n")


def test_a_check_that_fails_is_shown_and_does_not_hide_the_others(
    ran: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*command: str) -> None:
        ran.append(command)
        if "mypy" in command:
            raise Trouble("src/x.py:1: error")

    monkeypatch.setattr(commands, "checked", fail)
    assert main(["check"]) == 1
    assert ran[1:] == list(commands.CHECKS.values())
    text = capsys.readouterr().out
    assert "src/x.py:1: error" in text
    assert text.endswith("Failed: mypy\n")


def test_a_check_shows_all_that_it_printed() -> None:
    with pytest.raises(Trouble) as caught:
        commands.checked(sys.executable, "-c", "print(*range(100), sep='\\n'); raise SystemExit(1)")
    assert str(caught.value).split() == [str(number) for number in range(100)]


def test_bench_passes_its_arguments_on(ran: list[tuple[str, ...]]) -> None:
    assert main(["bench", "meridians", "--json"]) == 0
    assert ran == [("set_up", "bench"), ("warm",), ("rulebound", "bench", "meridians", "--json")]


@pytest.mark.parametrize("command", ["check", "docs", "lock"])
def test_what_needs_no_kernels_compiles_none(command: str, ran: list[tuple[str, ...]]) -> None:
    assert main([command]) == 0
    assert ran[0][0] == "set_up"
    assert ("warm",) not in ran


def test_each_lock_keeps_to_the_versions_of_those_before_it(ran: list[tuple[str, ...]]) -> None:
    assert main(["lock", "--upgrade"]) == 0
    made = [command for command in ran if command[0] == "uv"]
    assert [Path(command[-2].partition("=")[2]).stem for command in made] == list(commands.ALL_LOCKS)
    assert all(command[-1] == "--upgrade" and "--generate-hashes" in command for command in made)
    assert [sum(part.startswith("--constraint") for part in command) for command in made] == [
        0,
        1,
        2,
        3,
        4,
        5,
    ]
    assert ran[-1] == ("install", "--package-lock-only")


@pytest.mark.parametrize("command", ["play", "check", "docs", "setup"])
def test_arguments_that_nobody_reads_are_refused(command: str, ran: list[tuple[str, ...]]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--prot", "8001"])
    assert caught.value.code == 2
    assert ran == []


# -- the environment


def test_an_environment_of_another_place_or_python_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: dict[str, str] = {}
    made: list[tuple[str, ...]] = []
    monkeypatch.setattr(place, "stamp", lambda name: noted.get(name, ""))
    monkeypatch.setattr(place, "set_stamp", noted.__setitem__)
    monkeypatch.setattr(place, "quietly", lambda *command: made.append(command))
    place.make_venv()
    place.make_venv()
    assert len(made) == 1
    assert made[0][1:4] == ("-m", "venv", "--clear")

    monkeypatch.setattr(place, "ROOT", ROOT / "elsewhere")
    monkeypatch.setattr("os.access", lambda *_: True)
    place.make_venv()
    assert len(made) == 2


def test_settings_cannot_lead_packages_out_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_PROXY", "kept")
    given = programs.captured(sys.executable, "-c", "import os; print(sorted(os.environ))").stdout
    assert "PIP_PROXY" in given
    assert "PIP_USER" not in given
    assert "PIP_TARGET" not in given


def test_what_is_compiled_is_kept_whatever_the_caller_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert (
        programs.captured(sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)").stdout
        == "False\n"
    )


# -- how it ends

SERVER = """
import signal, sys, time
def stop(number, frame):
    print("closed in its own way", flush=True)
    sys.exit(0)
signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGINT, stop)
print("Serving", flush=True)
time.sleep(30)
"""
PLAY = """
import sys
from tools import commands
commands.set_up = lambda *locks, extras: None
commands.program = lambda name: sys.argv[1]
sys.exit(commands.main(["play", "--port", sys.argv[2]]))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups of this kind")
@pytest.mark.parametrize(
    ("number", "whole_group", "status"), [(signal.SIGINT, True, 130), (signal.SIGTERM, False, 0)]
)
def test_what_stops_do_py_stops_the_server_quietly(
    number: signal.Signals, whole_group: bool, status: int, tmp_path: Path
) -> None:
    """Ctrl-C reaches both, as a terminal sends it; a plain SIGTERM is passed on."""
    server = tmp_path / "server"
    server.write_text(f"#!{sys.executable}\n{SERVER}")
    server.chmod(0o755)
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, str(server), str(free_port())],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "Serving\n"
        start = time.monotonic()
        if whole_group:
            os.killpg(child.pid, number)
        else:
            child.send_signal(number)
        out, err = child.communicate(timeout=30)
    assert time.monotonic() - start < 25
    assert (child.returncode, out, err.strip()) == (status, "closed in its own way\n", "")
