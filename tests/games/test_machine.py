"""Compiled kernels: single instructions and their twins, and a cache that knows all sources."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from rulebound.games import kept, machine

WORDS = [0, 1, 2, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFFF, 0x0010_0000_0300_0000]


def _all(word: Any) -> tuple[int, int, int]:
    return machine.trailing_zeros(word), machine.leading_zeros(word), machine.ones(word)


@pytest.mark.parametrize("word", WORDS)
def test_instructions_and_their_twins_agree(word: int) -> None:
    bits = f"{word:064b}"
    expected = (64 - len(bits.rstrip("0")), 64 - len(bits.lstrip("0")), bits.count("1"))
    if word == 0:
        expected = (64, 64, 0)
    given = np.uint64(word)
    compiled: Any = numba.njit(_all)
    assert _all(given) == compiled(given) == expected


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
        "import rulebound.games.machine as machine\n"
        "from rulebound.games import kept\n"
        "print(kept.has_all('chess'))\n"
        "import numba; kept.FOLDER.mkdir(parents=True, exist_ok=True)\n"
        "assert numba.config.CACHE_DIR == str(kept.FOLDER)\n"
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
    assert told == ["False\n", "True\n"]
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
    program = (
        "import numba.core.caching as caching\n"
        "caching.CacheImpl._locator_classes = []\n"
        "from rulebound.games.machine import compiled\n"
        "print(compiled(lambda x: x + 1)(1))"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "file")}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert ran.stdout == "2\n", ran.stderr
