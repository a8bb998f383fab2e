"""Kernels compiled: the one place that needs Numba, which is imported only where code was not kept yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload
from numba.np.numpy_support import as_dtype, from_dtype

from rulebound.games import machine, native

EVERYWHERE = {"sqrt"}
"""What every Python has loaded: the functions of C's library that kernels use."""


def dispatcher(function: Callable[..., Any]) -> Any:
    """What Numba compiles of a function, and of its callers."""
    options: dict[str, Any] = {
        "error_model": "numpy",  # a division by zero raises nothing: raising needs Python
        "no_cpython_wrapper": True,  # neither Python nor C calls it, but its `_entry`; that saves a tenth of the time
        "no_cfunc_wrapper": True,
    }
    return numba.njit(**options)(function)


def machine_code(function: Any, kinds: Sequence[machine.Kind]) -> bytes:
    """The code of a dispatcher's function for arguments of some kinds, as `native.load` takes it.

    Raises TypeError where it needs more than the processor.
    """
    function.compile(tuple(map(_type, kinds)))
    returned = _returned(function.nopython_signatures[-1].return_type)
    entry: Any = numba.cfunc("void(CPointer(int64), voidptr)")(_entry(function, kinds, returned))
    module = llvm.parse_assembly(entry.inspect_llvm())
    module.get_function(entry.native_name).name = native.ENTRY
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name != native.ENTRY:
            value.linkage = "internal"
    target = native.target()
    passes = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(3))
    # Once all is seen at once, the code that handles errors turns out to be dead.
    passes.getModulePassManager().run(module, passes)
    outside = {each.name for each in module.functions if each.is_declaration} - EVERYWHERE
    if missing := sorted(name for name in outside if not name.startswith("llvm.")):
        raise TypeError(f"{function.__name__} allocates or raises: it needs {', '.join(missing)}")
    code: bytes = target.emit_object(module)
    return f"{''.join(each.char for each in returned)}\n".encode() + code


def _type(kind: machine.Kind) -> Any:
    if kind is None:
        return types.int64
    dtype, shape = kind
    element = from_dtype(dtype)
    return types.Array(element, len(shape), "C") if shape else element


def _returned(result: Any) -> list[np.dtype[Any]]:
    """The type of each of the values that are returned, which are of one type."""
    if result is types.none:
        return []
    if isinstance(result, types.UniTuple):
        return [as_dtype(result.dtype)] * result.count
    return [as_dtype(result)]


def _entry(
    function: Any, kinds: Sequence[machine.Kind], returned: Sequence[np.dtype[Any]]
) -> Callable[..., Any]:
    """A function of the words of the arguments and the place of the result, which calls the kernel.

    Its source is written here, because how many arguments there are is known only now.
    """
    carray = numba.carray  # type: ignore[attr-defined]  # Numba gives it this name without saying so
    scope: dict[str, Any] = {"function": function, "carray": carray, "pointer": _pointer}
    arguments = []
    for number, kind in enumerate(kinds):
        argument = f"words[{number}]"
        if kind is not None:
            scope |= {f"dtype{number}": kind[0], f"shape{number}": kind[1] or 1}
            argument = f"carray(pointer({argument}), shape{number}, dtype{number})" + "[0]" * (not kind[1])
        arguments.append(argument)
    source = f"function({', '.join(arguments)})"
    if returned:
        scope |= {"many": len(returned), "dtype": returned[0]}
        values = ", ".join(f"result[{number}]" for number in range(len(returned)))
        source = f"result = carray(place, many, dtype); {values} = {source}"
    exec(f"def entry(words, place): {source}", scope)  # noqa: S102 - numbers and the names above, nothing that is read
    made: Callable[..., Any] = scope["entry"]
    return made


@intrinsic
def _pointer(typingctx: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(types.int64), code


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


_compiled(machine.trailing_zeros, _instruction("llvm.cttz", False))
_compiled(machine.leading_zeros, _instruction("llvm.ctlz", False))
_compiled(machine.ones, _instruction("llvm.ctpop"))
