"""States as canonical JSON, which is how a game freezes one that it can write as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from rulebound.core.game import NotationError
from rulebound.core.members import parsed

S = TypeVar("S")


def frozen(data: object) -> bytes:
    """JSON without spaces and with its keys in order: equal states give equal bytes."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True).encode()


def thawed(blob: bytes, read: Callable[[Any], S], game: str) -> S:
    """The state that `read` makes of what `frozen` wrote. Raises NotationError on anything else."""
    try:
        return read(parsed(blob))
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not a state of {game}: {error}") from None
