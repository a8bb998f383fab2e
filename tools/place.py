"""The place to work in: virtual environment, packages, page, kernels, and a browser for the tests."""

from __future__ import annotations

import ctypes.util
import importlib
import importlib.util
import os
import shutil
import sys
import tomllib
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tools.programs import ROOT, VENV, apt, is_root, npm, on_debian, pip, program, quietly
from tools.steps import Step, set_stamp, side_by_side, sources, stamp, timed
from tools.trouble import Trouble, explain

LOCKS = ROOT / "requirements"
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "rulebound"
WITHOUT_WINDOWS = "chromium-headless-shell"


def set_up(*locks: str, extras: Sequence[str] = ()) -> None:
    """Make everything but the kernels, and install these locks and extras besides."""
    make_venv()
    install("build").run()
    packages = [*map(install, ("app", *locks)), itself(), *map(an_extra, extras)]
    side_by_side([step.run for step in packages], [step.run for step in page_steps()])


def make_venv() -> None:
    """Make `.venv`, unless it is there, whole, in the same place and of the same Python."""
    wanted = f"{sys.version}\n{sys.base_prefix}\n{ROOT}\n"  # an environment cannot be moved
    if stamp("venv") == wanted:
        return
    if not os.access(ROOT, os.W_OK):
        raise Trouble(explain("Permission denied", ROOT) or "")
    need_venv_module()
    python = getattr(sys, "_base_executable", "") or sys.executable
    timed("virtual environment", partial(quietly, python, "-m", "venv", "--clear", str(VENV)))
    set_stamp("venv", wanted)


def has_venv_module() -> bool:
    """Tell whether this Python can make a virtual environment with pip in it."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def need_venv_module() -> None:
    """Install Python's venv module where the system packs it apart and we may; else say how."""
    if has_venv_module():
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if is_root() and shutil.which("apt-get"):
        timed(package, partial(apt, package))
    if not has_venv_module():
        raise Trouble(
            f"Python's modules venv and ensurepip are missing from {sys.executable}. On Debian and Ubuntu they are a "
            f"package of their own: sudo apt-get install {package}. Elsewhere install a complete Python 3.11 or "
            "newer. Then run the command again."
        )


def install(name: str) -> Step:
    """Install one of the locks."""
    lock = LOCKS / f"{name}.txt"
    return Step(
        f"packages ({name})",
        [lock],
        VENV,
        partial(pip, "--require-hashes", "--no-deps", "--requirement", str(lock)),
    )


def all_extras() -> dict[str, list[str]]:
    """Tell what each extra needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return dict(project["optional-dependencies"])


def an_extra(name: str) -> Step:
    """Install what an extra needs, at the versions of its lock."""
    lock = LOCKS / "extras.txt"
    needed = partial(pip, "--constraint", str(lock), *all_extras()[name])
    return Step(f"extra {name}", [lock, ROOT / "pyproject.toml"], VENV, needed)


def itself() -> Step:
    """Install this very folder; its build leaves the page to us."""
    metadata = [ROOT / "pyproject.toml", ROOT / "build_page.py", PACKAGE / "__init__.py"]
    editable = partial(pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    return Step("rulebound itself", metadata, Path(program("rulebound")), editable)


def page_steps() -> list[Step]:
    """Build the page from the repository's own files."""
    page_lock = [WEB / "package-lock.json", WEB / ".npmrc", LOCKS / "build.txt"]
    page_packages = WEB / "node_modules" / ".package-lock.json"  # npm writes it last
    page = PACKAGE / "server" / "page" / "index.html"
    return [
        Step("packages of the page", page_lock, page_packages, partial(npm, "ci")),
        Step("page", [*page_lock, *sources(WEB)], page, partial(npm, "run", "build")),
    ]


def warm() -> None:
    """Compile the kernels, so that nobody waits for it at the table."""
    code = [path for room in ("games", "bots") for path in sources(PACKAGE / room, ".py")]
    Step("kernels", [LOCKS / "app.txt", *code], VENV, partial(quietly, program("rulebound"), "warm")).run()


def browser() -> None:
    """Find or install the browser of the tests: the system's, or the one that Playwright brings.

    Chromium without windows has two fifths less work with a page than the whole one, which is good enough where the
    other cannot be had.
    """
    given = os.environ.get("CHROMIUM")
    if given and not shutil.which(given):
        raise Trouble(
            f"CHROMIUM names no program: {given}. Correct it, or unset it to use the system's browser."
        )
    shell = given or shutil.which(WITHOUT_WINDOWS)
    there = {
        WITHOUT_WINDOWS: shell,
        "libatomic1": ctypes.util.find_library("atomic"),  # the Node that drives the browser is linked to it
    }
    missing = [package for package, found in there.items() if not found]
    enough = shell or shutil.which("chromium")
    playwright = partial(quietly, program("python"), "-m", "playwright")
    if missing and is_root() and on_debian():
        try:
            timed(f"Debian's {' and '.join(missing)}", partial(apt, *missing))
        except Trouble:
            if not enough or not there["libatomic1"]:
                raise
    elif not enough:
        Step(
            "Playwright's Chromium", [LOCKS / "test.txt"], VENV, partial(playwright, "install", "chromium")
        ).run()
    Step("browser driver", [LOCKS / "test.txt"], VENV, partial(playwright, "--version")).run()
