"""States as canonical JSON, which is how a game freezes one that it can write as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from rulebound.core.game import NotationError
from rulebound.core.members import Keys, parsed

S = TypeVar("S")


def frozen(data: object) -> bytes:
    """JSON without spaces and with its keys in order: equal states give equal bytes."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True).encode()


def thawed(blob: bytes, read: Callable[[Any], S], game: str) -> S:
    """The state that `read` makes of what `frozen` wrote. Raises NotationError on anything else."""
    try:
        return read(parsed(blob))
    except NotationError as error:
        raise NotationError(f"not a state of {game}: {error}", error.cause, **error.facts) from None
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not a state of {game}: {error}") from None


def complete(data: object, fields: Iterable[str], where: str = "") -> dict[str, Any]:
    """An object with exactly these fields. Raises NotationError, which names what is missing or unknown, and where."""
    try:
        Keys(frozenset(fields)).check(data)
    except ValueError as error:
        raise NotationError(f"{where}{error}") from None
    return cast("dict[str, Any]", data)
