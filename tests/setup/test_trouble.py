"""What a person can mend is told in a sentence: what is missing, where, and what to do."""

from __future__ import annotations

import ast
import errno
import hashlib
import os
import platform
import socket
import subprocess
import sys
import zipfile
from contextlib import nullcontext
from pathlib import Path

import pytest

import build_page
from tools import commands, place, programs, steps
from tools.commands import main
from tools.trouble import Trouble, explain

ROOT = Path(commands.__file__).parent.parent


def fails_with(*command: str) -> str:
    """Run a program of the set-up that must fail, and return what a person would read."""
    with pytest.raises(Trouble) as caught:
        programs.quietly(*command)
    return str(caught.value)


def pip(*arguments: str) -> tuple[str, ...]:
    """Give the command line of a pip that keeps to what it is told."""
    return (sys.executable, "-m", "pip", "--isolated", "install", "--retries", "1", *arguments)


def small_wheel(folder: Path) -> Path:
    """Make the smallest package that pip would install."""
    wheel = folder / "smallest-1-py3-none-any.whl"
    record = "smallest-1.dist-info"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr(f"{record}/METADATA", "Metadata-Version: 2.1\nName: smallest\nVersion: 1\n")
        file.writestr(f"{record}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{record}/RECORD", "")
    return wheel


# -- programs that really fail


def test_no_network() -> None:
    """A package is wanted from a port of this machine on which nothing listens any more."""
    with socket.create_server(("127.0.0.1", 0)) as left:
        port = left.getsockname()[1]
    text = fails_with(*pip(f"smallest @ http://127.0.0.1:{port}/smallest-1-py3-none-any.whl"))
    assert text.startswith("No network")
    assert "run the command again" in text


def test_a_package_that_is_not_the_locked_one(tmp_path: Path) -> None:
    wheel = small_wheel(tmp_path)
    lock = tmp_path / "lock.txt"
    command = pip("--no-index", "--find-links", str(tmp_path), "--target", str(tmp_path / "to"))
    lock.write_text(f"smallest==1 --hash=sha256:{'0' * 64}\n")
    assert "not the one that the lock names" in fails_with(*command, "--require-hashes", "-r", str(lock))

    lock.write_text(f"smallest==1 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n")
    programs.quietly(*command, "--require-hashes", "-r", str(lock))


def test_a_package_that_this_system_has_not(tmp_path: Path) -> None:
    text = fails_with(*pip("--no-index", "--find-links", str(tmp_path), "smallest==1"))
    assert text.startswith("There is no package smallest==1 for this system")
    assert platform.machine() in text


def test_what_is_not_known_is_shown_with_the_command() -> None:
    text = fails_with(sys.executable, "-c", "import sys; print('first'); sys.exit('last words')")
    assert text.startswith(f"This failed: {sys.executable} -c")
    assert text.endswith(("first\nlast words", "last words\nfirst"))


def test_a_program_that_is_missing(tmp_path: Path) -> None:
    assert f"{tmp_path / 'none'} is missing" in fails_with(str(tmp_path / "none"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(commands, "set_up", lambda *_, **_extras: Path("/dev/full").write_text("x"))
    assert main(["setup"]) == 2
    text = capsys.readouterr().err
    assert "The disk is full" in text
    assert str(ROOT) in text


def test_a_full_disk_that_no_program_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """As venv does, which swallows what its own pip printed."""
    command = (sys.executable, "-c", "raise SystemExit(1)")
    assert "The disk is full" not in fails_with(*command)
    monkeypatch.setattr(programs, "NEARLY_FULL", 10**18)
    assert "The disk is full" in fails_with(*command)


def test_no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError) as caught:
        build_page.npm("ci")
    assert "Install Node" in str(caught.value)
    assert explain(f"noise\n{caught.value}\nnoise", ROOT) == str(caught.value)


# -- what other systems' programs print


@pytest.mark.parametrize(
    ("output", "start"),
    [
        ("npm error code ENOTFOUND\nnpm error getaddrinfo ENOTFOUND", "No network"),
        (
            "WARNING: Retrying after NameResolutionError\nERROR: No matching distribution found for x",
            "No network",
        ),
        ("W: Temporary failure resolving 'deb.example'", "No network"),
        ("WARNING: Retrying\nOSError: [Errno 28] No space left on device", "The disk is full"),
        ("npm error code ENOSPC", "The disk is full"),
        ("npm error code EINTEGRITY", "A downloaded package is not the one"),
        ("npm error code EBADENGINE", "The Node on PATH is too old"),
        ("Error: [Errno 13] Permission denied: '.venv'", "A folder cannot be written"),
        (
            "node: error while loading shared libraries: libx.so.1: cannot",
            "A library of the system is missing: libx.so.1.",
        ),
        ("npm error code EROFS", "A folder cannot be written"),
    ],
)
def test_known_signs(output: str, start: str) -> None:
    advice = explain(output, ROOT)
    assert advice is not None
    assert advice.startswith(start)


def test_an_unknown_sign_is_not_guessed_at() -> None:
    assert explain("error: something else", ROOT) is None


# -- the commands


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_folder_that_cannot_be_written(
    code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_locks: str, **_extras: object) -> None:
        raise OSError(code, os.strerror(code), "/somewhere/.venv")

    monkeypatch.setattr(commands, "set_up", refuse)
    if explain(os.strerror(code), ROOT) is None:
        with pytest.raises(OSError, match="Operation not permitted"):
            main(["setup"])
        return
    assert main(["setup"]) == 2
    text = capsys.readouterr().err
    assert "A folder cannot be written" in text
    assert "/somewhere/.venv" in text


def test_a_read_only_repository_is_told_before_anything_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "stamp", lambda _: "")
    monkeypatch.setattr("os.access", lambda *_: False)
    monkeypatch.setattr(place, "quietly", lambda *_: pytest.fail("it went on"))
    with pytest.raises(Trouble, match="A folder cannot be written"):
        place.make_venv()


def test_an_error_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_locks: str, **_extras: object) -> None:
        raise OSError("something else")

    monkeypatch.setattr(commands, "set_up", fail)
    with pytest.raises(OSError, match="something else"):
        main(["setup"])


def test_a_missing_venv_module_is_named_to_a_person_who_may_not_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(place, "has_venv_module", lambda: False)
    monkeypatch.setattr(place, "is_root", lambda: False)
    monkeypatch.setattr(place, "apt", lambda *_: pytest.fail("it tried to install as nobody"))
    with pytest.raises(Trouble) as caught:
        place.need_venv_module()
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"sudo apt-get install python{version}-venv" in str(caught.value)
    assert sys.executable in str(caught.value)


def test_a_missing_venv_module_is_installed_by_root(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(place, "has_venv_module", lambda: bool(installed))
    monkeypatch.setattr(place, "is_root", lambda: True)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(place, "apt", installed.append)
    place.need_venv_module()
    assert installed == [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def test_a_browser_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "chromium"))
    with pytest.raises(Trouble, match="CHROMIUM names no program"):
        place.browser()


def on_a_system_with(
    there: set[str], *, root: bool, debian: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> list[str]:
    """What the search for a browser has run, where these are there."""
    ran: list[str] = []

    def find(name: str) -> str | None:
        return name if name in there else None

    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr("shutil.which", find)
    monkeypatch.setattr("ctypes.util.find_library", find)
    monkeypatch.setattr(steps, "STAMPS", tmp_path)
    monkeypatch.setattr(place, "is_root", lambda: root)
    monkeypatch.setattr(place, "on_debian", lambda: debian)
    monkeypatch.setattr(place, "apt", lambda *packages: ran.append(" ".join(["apt", *packages])))
    monkeypatch.setattr(place, "quietly", lambda *command: ran.append(" ".join(command[2:])))
    return ran


@pytest.mark.parametrize(
    ("root", "debian", "there", "done"),
    [
        (True, True, set(), ["apt chromium-headless-shell libatomic1", "playwright --version"]),
        (True, True, {"atomic"}, ["apt chromium-headless-shell", "playwright --version"]),
        (True, True, {"chromium", "atomic"}, ["apt chromium-headless-shell", "playwright --version"]),
        (True, True, {"chromium-headless-shell"}, ["apt libatomic1", "playwright --version"]),
        (False, True, set(), ["playwright install chromium", "playwright --version"]),
        (True, False, set(), ["playwright install chromium", "playwright --version"]),
        (False, True, {"chromium"}, ["playwright --version"]),
        (True, False, {"chromium"}, ["playwright --version"]),
        (False, True, {"chromium-headless-shell"}, ["playwright --version"]),
        (True, True, {"chromium-headless-shell", "atomic"}, ["playwright --version"]),
    ],
)
def test_the_browser_is_installed_where_and_how_one_may(
    root: bool,
    debian: bool,
    there: set[str],
    done: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    ran = on_a_system_with(there, root=root, debian=debian, monkeypatch=monkeypatch, tmp_path=tmp_path)
    place.browser()
    assert ran == done


@pytest.mark.parametrize(
    ("there", "enough"), [({"chromium", "atomic"}, True), ({"chromium"}, False), ({"atomic"}, False)]
)
def test_the_whole_chromium_is_enough_where_the_other_cannot_be_had(
    there: set[str], enough: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def cannot(*_: str) -> None:
        raise Trouble("no network")

    ran = on_a_system_with(there, root=True, debian=True, monkeypatch=monkeypatch, tmp_path=tmp_path)
    monkeypatch.setattr(place, "apt", cannot)
    with nullcontext() if enough else pytest.raises(Trouble, match="no network"):
        place.browser()
    assert ran == ["playwright --version"] * enough


def test_the_launcher_can_be_read_by_any_python() -> None:
    ast.parse((ROOT / "do.py").read_text(), feature_version=(3, 4))


def test_an_old_python_is_told_what_to_do() -> None:
    old = "import runpy, sys; sys.version_info = (3, 10, 4); runpy.run_path('do.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Rulebound needs Python 3.11 or newer; this one is 3.10 (")
    assert "Traceback" not in done.stderr
