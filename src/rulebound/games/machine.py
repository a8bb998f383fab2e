"""How kernels are compiled, and single machine instructions that Numba has no name for.

Each instruction has a plain Python twin, which runs when Numba's compiler is switched off
(NUMBA_DISABLE_JIT=1), so that a kernel can be stepped through or used where nothing can be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from rulebound.games.kept import FOLDER

P = ParamSpec("P")
R = TypeVar("R")

# Numba gives its settings their names while it is imported, where a type checker does not see them.
numba.config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, kept between runs, not holding Python's lock while it runs."""
    try:
        kernel = numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no folder can be written to: compile in every run
        kernel = numba.njit(nogil=True)(function)
    return cast("Callable[P, R]", kernel)


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


def _instruction(name: str, *flags: bool) -> Any:
    @intrinsic
    def emit(typingctx: Any, word: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            constants = [ir.Constant(ir.IntType(1), int(flag)) for flag in flags]
            kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] + [ir.IntType(1)] * len(flags))
            function = builder.module.declare_intrinsic(name, [ir.IntType(64)], kind)
            return builder.call(function, [arguments[0], *constants])

        return types.int64(types.uint64), code

    return emit


def _compiled(twin: Any, instruction: Any) -> None:
    """Let compiled code run the instruction where the source calls its twin."""

    def implement(word: Any) -> Any:
        return instruction(word)

    implement.__annotations__ = twin.__annotations__

    @overload(twin)
    def choose(word: Any) -> Any:
        return implement


_compiled(trailing_zeros, _instruction("llvm.cttz", False))
_compiled(leading_zeros, _instruction("llvm.ctlz", False))
_compiled(ones, _instruction("llvm.ctpop"))
