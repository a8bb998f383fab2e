"""A start whose kernels are kept: no compiler is imported, and the bots think what their source says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound.bots import kernels, warm

ROOT = Path(__file__).parents[2]
WITHOUT_COMPILER = "import sys\nsys.modules['numba'] = None\n"
THINK = "from tests.bots import thinking\nthinking.main({!r})"


def thoughts(game: str, before: str = "", **environment: str) -> list[str]:
    """What a new process says that the bots of a game think."""
    done = subprocess.run(
        [sys.executable, "-c", before + THINK.format(game)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", kernels())
def test_a_warm_start_needs_no_compiler_and_thinks_what_the_source_says(game: str) -> None:
    warm(game)
    kept = thoughts(game, WITHOUT_COMPILER)
    assert len(kept) > 15
    assert kept == thoughts(game, NUMBA_DISABLE_JIT="1")


def test_a_cold_start_needs_the_compiler(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="import of numba halted"):
        thoughts("meridians", WITHOUT_COMPILER, NUMBA_CACHE_DIR=str(tmp_path))
