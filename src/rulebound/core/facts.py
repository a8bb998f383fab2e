"""Facts: the immutable, hashable, JSON-ready mapping that rulings and events carry."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NoReturn, TypeAlias

Fact: TypeAlias = "str | int | float | bool | tuple[Fact, ...] | None"


def _freeze(value: Any) -> Fact:
    if isinstance(value, float) and not math.isfinite(value):
        raise TypeError(f"a fact is a finite number, not {value}")
    if isinstance(value, str):
        return str(value)  # an enumeration's member becomes its text, as it comes back from JSON
    if value is None or isinstance(value, int | float | bool):
        return value
    if isinstance(value, list | tuple):
        return tuple(_freeze(item) for item in value)
    raise TypeError(f"a fact is text, a number or a sequence of facts, not {type(value).__name__}")


class Facts(dict[str, Fact]):
    """A read-only dictionary from names to facts; equal facts hash alike.

    Lists become tuples, so facts read back from JSON equal the facts that were written.
    Raises TypeError when a value is not a fact, and on any attempt to change it.
    """

    __slots__ = ()

    def __init__(self, items: Mapping[str, Any] | None = None, /, **more: Any) -> None:
        named = {**(items or {}), **more}
        if not all(isinstance(key, str) for key in named):
            raise TypeError("the name of a fact is text")
        dict.update(self, {key: _freeze(value) for key, value in named.items()})

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Facts:
        """The facts that an object of a JSON text gives. Raises ValueError when a value is not a fact."""
        try:
            return cls(data)
        except (TypeError, RecursionError) as error:
            raise ValueError(f"not facts: {error}") from None

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("facts cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = pop = popitem = clear = setdefault = _refuse

    def __hash__(self) -> int:  # type: ignore[override]  # dict declares itself unhashable; facts never change
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[Facts], tuple[dict[str, Fact]]]:
        return Facts, (dict(self),)

    def __copy__(self) -> Facts:
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> Facts:
        return self
