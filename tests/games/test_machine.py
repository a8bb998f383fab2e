"""Compiled kernels: single instructions and their twins, and code that is kept and knows all sources."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rulebound.games import kept, machine
from rulebound.games.meridians.kernel import blank
from rulebound.games.meridians.playout import playouts
from rulebound.games.meridians.tables import tables

WORDS = [0, 1, 2, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFFF, 0x0010_0000_0300_0000]


def _all(word: Any) -> tuple[int, int, int]:
    return machine.trailing_zeros(word), machine.leading_zeros(word), machine.ones(word)


@pytest.mark.parametrize("word", WORDS)
def test_instructions_and_their_twins_agree(word: int) -> None:
    bits = f"{word:064b}"
    expected = (64 - len(bits.rstrip("0")), 64 - len(bits.lstrip("0")), bits.count("1"))
    if word == 0:
        expected = (64, 64, 0)
    assert _all(np.uint64(word)) == machine.compiled(_all)(np.uint64(word)) == expected


def test_old_kernels_of_other_sources_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, fresh, old = (tmp_path / name for name in ("now", "fresh", "old"))
    for folder in (now, fresh, old):
        folder.mkdir()
        (folder / "kernel.nbc").touch()
    for folder in (now, old):
        os.utime(folder, (0, time.time() - 86_400 * (kept.KEPT_DAYS + 1)))
    monkeypatch.setattr(kept, "FOLDER", now)
    kept.forget_old()
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["fresh", "now"]


def test_forgetting_gives_way_to_others_who_forget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("now", "going", "old"):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (0, 0))
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "now")
    told = Path.stat

    def gone(path: Path, **how: Any) -> os.stat_result:
        if path.name == "going":
            raise FileNotFoundError(path)
        return told(path, **how)

    monkeypatch.setattr(Path, "stat", gone)
    kept.forget_old()
    monkeypatch.undo()
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["going", "now"]
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "nowhere" / "now")
    kept.forget_old()


@pytest.mark.parametrize("name", ["NUMBA_CACHE_DIR", "XDG_CACHE_HOME"])
def test_what_one_start_has_compiled_the_next_one_finds(tmp_path: Path, name: str) -> None:
    """Wherever kernels are kept, and whoever names the place."""
    environment = {k: v for k, v in os.environ.items() if k not in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")}
    compiling = (
        "from rulebound.games import kept\n"
        "print(kept.has_all('chess'), kept.read('notes'))\n"
        "kept.write('notes', b'e4')\n"
        "kept.note_all('chess')"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", compiling],
            env={**environment, name: str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert told == ["False None\n", "True b'e4'\n"]
    assert [path.name for path in tmp_path.iterdir()] == ["rulebound"]


def test_a_game_is_noted_where_its_kernels_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "kernels")
    kept.note_all("chess")
    assert not kept.has_all("chess"), "nothing could be kept"
    (tmp_path / "kernels").mkdir()
    assert not kept.has_all("chess")
    kept.note_all("chess")
    assert kept.has_all("chess")
    assert not kept.has_all("go")


def test_a_place_that_cannot_be_written_to_costs_only_time(tmp_path: Path) -> None:
    """Where nothing can be kept, kernels are compiled in every run instead of failing."""
    (tmp_path / "file").touch()
    assert run(tmp_path / "file", tmp_path) == run(tmp_path / "file", tmp_path) == "5 compiled"


@given(st.binary(), st.integers(0), st.integers(1, 255))
@example(b"", 0, 1)
def test_what_was_kept_is_whole_or_not_there(made: bytes, place: int, change: int) -> None:
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.setattr(kept, "FOLDER", Path(folder) / "kept")
        assert kept.read("notes") is None
        kept.write("notes", made)
        assert kept.read("notes") == made
        (file,) = kept.FOLDER.iterdir()
        whole = bytearray(file.read_bytes())
        file.write_bytes(whole[: place % len(whole)])
        assert kept.read("notes") is None, "cut"
        whole[place % len(whole)] ^= change
        file.write_bytes(whole)
        assert kept.read("notes") is None, "changed"
        kept.write("notes", made)
        file.rename(kept.FOLDER / "other")
        assert kept.read("other") is None, "another's"


KERNEL = """
import sys
from rulebound.games.machine import compiled

@compiled
def double(number: int) -> int:
    return 2 * number

@compiled
def sum_up(number: int) -> int:
    return double(number) + 1
"""
SAYS = """
print(sum_up(2), "compiled" if "numba" in sys.modules else "kept")
"""


def run(place: Path, folder: Path, kernel: str = KERNEL, first: str = "") -> str:
    """What a new process says that keeps code in a place, with a kernel whose source is in a folder."""
    (folder / "program.py").write_text(kernel + first + SAYS)
    done = subprocess.run(
        [sys.executable, str(folder / "program.py")],
        env={**os.environ, "NUMBA_CACHE_DIR": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return done.stdout.strip()


def test_code_is_compiled_once_for_each_source_and_processor(tmp_path: Path) -> None:
    place = tmp_path / "kept"
    assert run(place, tmp_path) == "5 compiled"
    assert run(place, tmp_path) == "5 kept"
    (file,) = (each for each in place.rglob("*sum_up*"))
    whole = file.read_bytes()
    file.write_bytes(whole[:-1] + b"?")
    assert run(place, tmp_path) == "5 compiled", "what is broken is made anew"
    assert file.read_bytes() == whole
    assert run(place, tmp_path) == "5 kept"
    other = "from rulebound.games import native\nnative.host = lambda: 'another processor'"
    assert run(place, tmp_path, first=other) == "5 compiled"
    assert run(place, tmp_path, KERNEL.replace("2 *", "3 *")) == "7 compiled", "what it calls has changed"


def test_other_sources_or_another_compiler_have_a_folder_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert kept._folder() == kept.FOLDER
    for name in ("numba", "llvmlite"):
        monkeypatch.setattr(
            kept, "version", lambda asked, name=name: "0" if asked == name else version(asked)
        )
        assert kept._folder() != kept.FOLDER
    monkeypatch.setattr(kept, "version", version)
    assert kept._folder() == kept.FOLDER
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"pass")
    assert kept._folder() != kept.FOLDER


LAYOUT = np.dtype([("first", np.int64), ("rest", np.int16, (2, 3))], align=True)


def mix(record: Any, numbers: Any, factor: int) -> tuple[int, int]:
    total = 0
    for i in range(numbers.shape[0]):
        for j in range(numbers.shape[1]):
            total += factor * int(numbers[i, j])
            record.rest[i % 2, j % 3] += numbers[i, j]
    record.first += total
    return total, record.first


@given(st.integers(-(2**40), 2**40), st.lists(st.integers(-999, 999), min_size=12, max_size=12))
def test_a_kernel_does_what_its_source_does(factor: int, numbers: list[int]) -> None:
    ours, theirs = (np.zeros(1, LAYOUT).view(np.recarray)[0] for _ in range(2))
    given = np.array(numbers, np.int16).reshape(3, 4)
    with np.errstate(over="ignore"):
        assert MIX(ours, given, factor) == mix(theirs, given, factor)
    assert ours.tobytes() == theirs.tobytes()


MIX: Any = machine.compiled(mix)


@pytest.mark.parametrize(
    ("function", "number", "expected"),
    [
        (lambda number: None, 1, None),
        (lambda number: number > 3, 3, False),
        (lambda number: number > 3, 4, True),
        (lambda number: number / 4, -3, -0.75),
        (lambda number: -number, 2**63 - 1, 1 - 2**63),
        (lambda number: np.uint64(number) - np.uint64(1), 0, 2**64 - 1),
        (lambda number: number / 0, 1, np.inf),
    ],
)
def test_every_kind_of_result_comes_back(function: Any, number: int, expected: Any) -> None:
    result = machine.Compiled(function)(number)
    assert result == expected
    assert type(result) is type(expected) or isinstance(expected, float)


def test_a_kernel_takes_only_what_it_can_point_at() -> None:
    kernel = machine.Compiled(lambda numbers: numbers[0])
    assert kernel(np.arange(4)) == 0
    for wrong in (np.arange(4)[::2], np.zeros((4, 4))[:, 1]):
        with pytest.raises(ValueError, match="without gaps"):
            kernel(wrong)
    for other in (0.5, "a", None, [1]):
        with pytest.raises(TypeError):
            kernel(other)


def test_a_kernel_that_needs_more_than_the_processor_is_refused() -> None:
    with pytest.raises(TypeError, match="allocates"):
        machine.Compiled(lambda number: np.zeros(number).sum())(3)


def test_others_run_while_a_kernel_works() -> None:
    table, start, work = tables(7), blank(7), blank(7)
    random = np.array([1], np.uint64)
    playouts(table, start, work, 1, random)
    thread = threading.Thread(target=lambda: playouts(table, start, work, 20_000, random))
    thread.start()
    turns = 0
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 5
