"""`rulebound serve`: it says where it serves, and what is wrong when it cannot."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulebound.cli import main


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def serve(home: Path, *arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(
        main, ["serve", "--no-browser", *arguments], env={"RULEBOUND_HOME": str(home)}
    )
    return result.exit_code, result.stderr


@contextmanager
def started(command: list[str], env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A process that does not outlive its test, whatever the test finds."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            yield process
        finally:
            process.kill()


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    port, home = free_port(), tmp_path / "new" / "home"
    command = [sys.executable, "-m", "rulebound", "serve", "--no-browser", "--port", str(port)]
    env = {**os.environ, "RULEBOUND_HOME": str(home)}
    with started(command, env) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Serving http://127.0.0.1:{port}\n"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
            assert answer.status == 200
        code, said = serve(home, "--port", str(port))
        assert (code, f"Port {port} is taken" in said, f"--port {port + 1}" in said) == (2, True, True)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
    assert (home / "rulebound.sqlite3").is_file()
    assert home.stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, said = serve(tmp_path / "file" / "home", "--port", str(free_port()))
    assert code == 2
    assert str(tmp_path / "file") in said
    assert "RULEBOUND_HOME" in said


def test_a_file_that_is_no_store_is_named(tmp_path: Path) -> None:
    (tmp_path / "rulebound.sqlite3").write_text("not a database, whatever its name says" * 100)
    code, said = serve(tmp_path, "--port", str(free_port()))
    assert (code, "rulebound.sqlite3" in said, "not a database" in said) == (2, True, True)


def test_a_store_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "rulebound.sqlite3")
    connection.executescript(
        "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999')"
    )
    connection.close()
    code, said = serve(tmp_path, "--port", str(free_port()))
    assert (code, "newer" in said) == (2, True)


@pytest.mark.parametrize("port", ["0", "65536", "x"])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: str) -> None:
    assert serve(tmp_path, "--port", port)[0] == 2
