"""A start whose kernels are kept: no compiler is imported, and the bots think what their source says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots import thinking

ROOT = Path(__file__).parents[2]
WITHOUT_COMPILER = "import sys\nsys.modules['numba'] = None\n"
THINK = "from tests.bots import thinking\nthinking.main({!r})"
WARM = "from rulebound.bots import warm\nwarm({!r})"
TELL_WHAT_IS_READ = """
import sys
from rulebound.games import kept

def read(name, read=kept.read):
    print(name, file=sys.stderr)
    return read(name)

kept.read = read
"""


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A new process, which must end well."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize("game", thinking.SETTINGS)
def test_a_warm_start_needs_no_compiler_and_thinks_what_the_source_says(game: str) -> None:
    warmed = run(TELL_WHAT_IS_READ + WARM.format(game)).stderr.split()
    kept = run(WITHOUT_COMPILER + TELL_WHAT_IS_READ + THINK.format(game))
    assert set(kept.stderr.split()) <= set(warmed), "another test may have kept it, but nobody else will"
    thoughts = kept.stdout.splitlines()
    assert len(thoughts) >= 10
    assert thoughts == run(THINK.format(game), NUMBA_DISABLE_JIT="1").stdout.splitlines()


def test_a_cold_start_needs_the_compiler(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="import of numba halted"):
        run(WITHOUT_COMPILER + THINK.format("meridians"), NUMBA_CACHE_DIR=str(tmp_path))
