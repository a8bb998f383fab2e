"""What is worked out of texts again and again, kept in a folder until the texts or this code change."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

from rulebound.games import kept

T = TypeVar("T")

_ROOMS = ("assistant", "rulebook")
"""Where all that works it out is written, with the texts that are the same for every game."""
_TEXTS = (".py", ".toml", ".ftl")


class Ready:
    """Keeps what was worked out of the texts of some games, by their keys; without a folder, nothing."""

    def __init__(self, folder: Path | None, texts: Mapping[str, Traversable]) -> None:
        self._folder = folder
        self._texts = texts
        self._state = cache(self._state_of)

    def made(self, name: str, kind: Any, make: Callable[[], T], key: str | None = None) -> T:
        """What is kept under a name, made of the texts of one game or of all; or else as it is made now.

        `kind` is its type: data classes, names, numbers and arrays in any order.
        """
        if self._folder is None:
            return make()
        file, of = f"{name}.ready", self._state(key)
        if (known := kept.read(file, self._folder, of)) is not None:
            try:
                told: T = msgspec.msgpack.decode(known, type=kind, dec_hook=_array)
            except (msgspec.MsgspecError, ValueError, TypeError):
                pass  # nobody but us has written it, and yet it is none of ours
            else:
                return told
        made = make()
        kept.write(file, msgspec.msgpack.encode(made, enc_hook=_plain), self._folder, of)
        return made

    def _state_of(self, key: str | None) -> bytes:
        games = sorted(self._texts) if key is None else [key]
        return _digest(_ours(), *(text for game in games for text in _told(self._texts[game])))


@cache
def _ours() -> bytes:
    """A digest of all that is the same for every game."""
    rooms = [Path(str(resources.files("rulebound") / room)) for room in _ROOMS]
    written = [file for room in rooms for file in sorted(room.rglob("*")) if file.suffix in _TEXTS]
    return _digest(f"{sys.version} {np.__version__}".encode(), *written)


def _digest(begun: bytes, *texts: Traversable) -> bytes:
    digest = hashlib.sha256(begun)
    for text in texts:
        digest.update(f"\0{text.name}\0".encode() + text.read_bytes())
    return digest.digest()


def _told(folder: Traversable) -> Iterator[Traversable]:
    """What a game's package tells in words and tables."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name == "rulebook":
            yield from sorted(entry.iterdir(), key=lambda entry: entry.name)
        elif entry.name.endswith(".toml"):
            yield entry


def _plain(array: Any) -> tuple[str, tuple[int, ...], bytes]:
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{type(array).__name__} is not kept")
    return array.dtype.str, array.shape, array.tobytes()


def _array(kind: Any, told: Any) -> Any:
    """An array as `_plain` has written it."""
    letter, shape, numbers = told
    return np.frombuffer(numbers, dtype=letter).reshape(shape)
