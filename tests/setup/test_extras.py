"""What is told of an extra that is missing works where it is told."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rulebound.extras import ROOT, how
from tools.commands import parser
from tools.place import all_extras

EXTRAS = sorted(all_extras())


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_clone_installs_its_extras_itself(extra: str) -> None:
    python, do, *arguments = shlex.split(how(extra))
    assert (python, Path(do)) == ("python3", ROOT / "do.py")
    assert Path(do).is_file()
    assert parser().parse_args(arguments).extras == [extra]


@pytest.mark.parametrize("extra", EXTRAS)
def test_elsewhere_it_is_what_the_package_says_that_it_needs(extra: str, tmp_path: Path) -> None:
    python, *pip, package = shlex.split(how(extra, tmp_path))
    assert pip == ["-m", "pip", "install"]
    assert Path(python).is_file()
    (needed,) = all_extras()[extra]
    assert sorted(re.split("[=<>,]+", package)) == sorted(re.split("[=<>,]+", needed))
