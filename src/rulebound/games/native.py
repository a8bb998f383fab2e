"""Machine code as bytes, and how it is run. That takes LLVM, not the compiler.

The code is one line that says what it returns, as in the module `struct`, and an object file with the
function `ENTRY`. It is called with two addresses: of the arguments, one 64-bit word each, and of a place for
what it returns.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CFUNCTYPE, c_int64, c_void_p, create_string_buffer
from functools import cache
from struct import Struct
from typing import Any

import llvmlite.binding as llvm

ENTRY = "entry"
_CALL = CFUNCTYPE(None, c_void_p, c_void_p)  # lets go of Python's lock while it runs


@cache
def _host() -> tuple[str, str, str]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    try:
        features = llvm.get_host_cpu_features().flatten()
    except RuntimeError:  # LLVM cannot tell on every system
        features = ""
    return llvm.get_default_triple(), llvm.get_host_cpu_name(), features


def host() -> str:
    """The system and the processor that code is made for here; no other can be trusted to run it."""
    return " ".join(_host())


def target() -> Any:
    """What LLVM has to know to make code for this processor, or to run it."""
    triple, cpu, features = _host()
    # Code that is put anywhere in memory; x86 then wants absolute addresses.
    placed = "static" if triple.startswith(("x86", "i686")) else "default"
    return llvm.Target.from_triple(triple).create_target_machine(
        cpu=cpu, features=features, opt=3, reloc=placed, codemodel="jitdefault", jit=True
    )


def load(code: bytes) -> Callable[[tuple[int, ...]], Any]:
    """The function that some code is: it takes the words of its arguments."""
    returns, _, objects = code.partition(b"\n")
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target())
    engine.add_object_file(llvm.ObjectFileRef.from_data(objects))
    engine.finalize_object()
    run, result = _CALL(engine.get_function_address(ENTRY)), Struct(returns.decode())

    def call(words: tuple[int, ...], _alive: Any = engine) -> Any:
        out = create_string_buffer(result.size)
        run((c_int64 * len(words))(*words), out)
        values = result.unpack(out.raw)
        return values if len(values) > 1 else values[0] if values else None

    return call
