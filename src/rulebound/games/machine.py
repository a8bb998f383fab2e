"""How kernels are compiled, and single machine instructions that Python has no name for.

A kernel that Python calls becomes machine code on its own: with all that it calls, for the layouts of memory
it is called with. That code is kept, and a later start runs it without the compiler, whose import
alone takes longer than a bot's first move. With NUMBA_DISABLE_JIT=1 kernels are what their source says, plain
Python, so that one can be stepped through or used where nothing can be compiled.

A kernel takes whole numbers, records and arrays without gaps; it allocates nothing and raises nothing.
"""

from __future__ import annotations

import hashlib
import operator
import os
from collections.abc import Callable
from functools import cached_property, update_wrapper
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np

from rulebound.games import kept

P = ParamSpec("P")
R = TypeVar("R")

Kind: TypeAlias = tuple[np.dtype[Any], tuple[int, ...]] | None
"""What code is made for: the layout and the shape of an array, () being that of a record; None for a number."""

PLAIN = bool(int(os.environ.get("NUMBA_DISABLE_JIT") or 0))
"""Whether nothing is to be compiled."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, kept between runs, not holding Python's lock while it runs."""
    return function if PLAIN else cast("Callable[P, R]", Compiled(function))


class Compiled:
    """A kernel. Nothing is compiled, or read where it was kept, before it is called."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._entries: dict[tuple[Kind, ...], Callable[[tuple[int, ...]], Any]] = {}
        update_wrapper(self, function)

    def __call__(self, *arguments: Any) -> Any:
        kinds, words = zip(*map(_passed, arguments), strict=True)
        entry = self._entries.get(kinds)
        if entry is None:
            entry = self._entries[kinds] = self._entry(kinds)
        return entry(words)

    @cached_property
    def dispatcher(self) -> Any:
        """What compiles it."""
        from rulebound.games.compiler import dispatcher

        return dispatcher(self._function)

    @property
    def _numba_type_(self) -> Any:
        """What the compiler takes it for where another kernel calls it."""
        return self.dispatcher._numba_type_

    def _entry(self, kinds: tuple[Kind, ...]) -> Callable[[tuple[int, ...]], Any]:
        from rulebound.games import native

        name = self._name(f"{kinds} {native.host()}")
        code = kept.read(name) if name else None
        if code is None:
            from rulebound.games.compiler import machine_code

            code = machine_code(self.dispatcher, kinds)
            if name:
                kept.write(name, code)
        return native.load(code)

    def _name(self, variant: str) -> str:
        """Under what a variant of the code is kept; empty where the source is not known by a name and a file.

        The folder knows our own sources, but not those of other packages.
        """
        name, source = self._function.__qualname__, Path(self._function.__code__.co_filename)
        if "<" in name or not source.is_file():  # a lambda, or a function made by another
            return ""
        digest = hashlib.sha256(variant.encode() + source.read_bytes()).hexdigest()
        return f"{self._function.__module__}.{name}-{digest[:16]}"


def _passed(argument: Any) -> tuple[Kind, int]:
    """The kind of an argument, and the word that stands for it: a number, or where it lies in memory."""
    if not isinstance(argument, np.ndarray | np.void):
        return None, operator.index(argument)
    array = np.asarray(argument)
    if not array.flags.c_contiguous:
        raise ValueError("kernels take only arrays without gaps")
    return (array.dtype, array.shape), array.ctypes.data


def trailing_zeros(word: Any) -> int:
    """The place of a word's lowest set bit; 64 for zero."""
    word = int(word)
    return (word & -word).bit_length() - 1 if word else 64


def leading_zeros(word: Any) -> int:
    """How many bits of a 64-bit word lie above its highest set bit; 64 for zero."""
    return 64 - int(word).bit_length()


def ones(word: Any) -> int:
    """How many bits of a word are set."""
    return int(word).bit_count()
