"""The locks fit what is declared, carry hashes, and name no server; each dependency has its reason."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools.commands import ALL_LOCKS

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
PAGE: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text())
PAGE_LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())


def plain(requirement: str) -> str:
    """Give a package's name as all indexes spell it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def declared(lock: str) -> set[str]:
    requirements = PROJECT["project"]["dependencies"] if lock == "app" else PROJECT["dependency-groups"][lock]
    return {plain(requirement) for requirement in requirements}


def locked(lock: str) -> dict[str, list[str]]:
    """Give each package's requirement lines, and so its versions, and check that each has a hash."""
    found: dict[str, list[str]] = {}
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    for entry in re.split(r"\n(?=[a-z0-9])", text.partition("\n#    ")[2].partition("\n")[2]):
        assert "--hash=sha256:" in entry, entry
        found.setdefault(plain(entry), []).append(entry.partition(" \\")[0])
    return found


@pytest.mark.parametrize("lock", ALL_LOCKS)
def test_everything_declared_is_locked(lock: str) -> None:
    assert declared(lock) <= locked(lock).keys()


def test_every_extra_has_its_lock() -> None:
    extras = PROJECT["project"]["optional-dependencies"].values()
    assert PROJECT["dependency-groups"]["extras"] == sorted({each for extra in extras for each in extra})


def test_no_two_locks_disagree() -> None:
    """They are installed into one environment."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for lock in ALL_LOCKS:
        for name, entries in locked(lock).items():
            versions = tuple(sorted(entry.partition(";")[0].strip() for entry in entries))
            found.setdefault(name, set()).add(versions)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("requirement", PROJECT["build-system"]["requires"])
def test_a_build_apart_uses_the_locked_versions(requirement: str) -> None:
    assert requirement in PROJECT["dependency-groups"]["build"]
    version = requirement.partition(";")[0]
    assert [entry.partition(" ;")[0] for entry in locked("build")[plain(requirement)]] == [version]


@pytest.mark.parametrize("path", [*(f"requirements/{lock}.txt" for lock in ALL_LOCKS), "web/.npmrc"])
def test_no_python_lock_names_a_server(path: str) -> None:
    text = (ROOT / path).read_text()
    assert "://" not in text
    assert "index" not in text.replace("indexes", "")


def test_the_lock_of_the_page_names_no_server_and_has_hashes() -> None:
    packages = {name: entry for name, entry in PAGE_LOCK["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_the_page_declares_exact_versions() -> None:
    for name, version in {**PAGE["dependencies"], **PAGE["devDependencies"]}.items():
        assert PAGE_LOCK["packages"][f"node_modules/{name}"]["version"] == version


def test_each_dependency_has_its_reason() -> None:
    """A dependency that comes without a line in the decision is not taken."""
    text = (ROOT / "docs" / "decisions" / "0001-dependencies.md").read_text()
    cells = " ".join(line.split("|")[1] for line in text.splitlines() if line.startswith("| "))
    reasoned = {plain(name.rpartition("/")[2]) for name in re.findall(r"[@\w./-]+", cells)}
    wanted = set().union(*map(declared, ALL_LOCKS))
    wanted |= {plain(name.rpartition("/")[2]) for name in {**PAGE["dependencies"], **PAGE["devDependencies"]}}
    assert wanted - reasoned == set()
