"""What a broken game leaves behind must not reach the next one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest


def recent() -> Iterator[Any]:
    """The caches of games that hold what was lately asked about positions; whole tables of boards are no such."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("rulebound.games."):
            for value in vars(module).values():
                if hasattr(value, "cache_parameters") and value.cache_parameters()["maxsize"] is not None:
                    yield value


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    """Let each test begin without answers that a game with a fault may have been given."""
    for cache in recent():
        cache.cache_clear()
