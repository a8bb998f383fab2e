"""Rapier's WebAssembly file by its own exports, without its JavaScript: the very file that the page runs.

The page's `physics/engine.ts` is the twin. Both give the engine the same numbers in the same order, and the
deterministic build then says the same to the last bit, whatever compiles it.
"""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any

import wasmtime

from rulebound.games import kept
from rulebound.referee.physics import ENGINE

OUT = 32
"""Where the engine finds the list that it fills; any index below those that it counts itself."""

CLOCK = 33
"""Stands for what the engine takes for the time; no step depends on it, so it stands still."""

FIRST_OWN = 132


class EngineError(Exception):
    """The file is not the engine that is pinned."""


def _kind(of: wasmtime.ValType) -> type[int] | type[float]:
    return float if str(of).startswith("f") else int


class Compiled:
    """The engine compiled for this machine; worlds are made of it."""

    def __init__(self, file: Path) -> None:
        """The engine of a file. Raises EngineError where the file is another, and OSError without one."""
        code = file.read_bytes()
        digest = hashlib.sha256(code).hexdigest()
        if digest != ENGINE["sha256"]:
            raise EngineError(f"{file} is not {ENGINE['package']}: its SHA-256 is {digest}")
        self.engine = wasmtime.Engine(_config())
        self.module = _module(self.engine, code, digest)


def _config() -> wasmtime.Config:
    config = wasmtime.Config()
    return config


def _module(engine: wasmtime.Engine, code: bytes, digest: str) -> wasmtime.Module:
    """The compiled file, from what is kept where that is whole; compiling takes seconds."""
    name = f"rapier-{digest[:16]}-{version('wasmtime')}"
    made = kept.read(name, kept.ROOT)
    if made is not None:
        try:
            return wasmtime.Module.deserialize(engine, made)
        except wasmtime.WasmtimeError:
            pass  # kept for another processor
    module = wasmtime.Module(engine, code)
    kept.write(name, module.serialize(), kept.ROOT)
    return module


class Engine:
    """A running engine: numbers in, numbers out, and one place where it puts vectors and bytes."""

    def __init__(self, compiled: Compiled) -> None:
        self._store = wasmtime.Store(compiled.engine)
        self._out: list[float] = [0.0] * 16
        self._objects: dict[int, bytes] = {}
        self._next = FIRST_OWN
        imports = [self._import(each) for each in compiled.module.imports]
        instance = wasmtime.Instance(self._store, compiled.module, imports)
        exports = instance.exports(self._store)
        memory = exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._memory = memory
        self._exports = exports
        self._found: dict[str, tuple[wasmtime.Func, tuple[type[int] | type[float], ...]]] = {}

    def call(self, name: str, *numbers: float) -> Any:
        """What an export answers."""
        found = self._found.get(name)
        if found is None:
            export = self._exports[name]
            assert isinstance(export, wasmtime.Func)
            kinds = tuple(_kind(each) for each in export.type(self._store).params)
            found = self._found[name] = export, kinds
        export, kinds = found
        return export(self._store, *[kind(each) for kind, each in zip(kinds, numbers, strict=True)])

    def read(self, name: str, *numbers: float) -> Sequence[float]:
        """The vector that a getter gives, until the next one is asked for."""
        self.call(name, *numbers, OUT)
        return self._out

    def bytes(self, name: str, *numbers: float) -> bytes:
        """The bytes that a function gives."""
        return self._objects.pop(self.call(name, *numbers))

    def given(self, values: Sequence[float]) -> int:
        """The address of 32-bit fractions that are given away to the next call."""
        at: int = self.call("__wbindgen_export3", 4 * len(values), 4)
        self._memory.write(self._store, struct.pack(f"<{len(values)}f", *values), at)
        return at

    def double(self, at: int) -> float:
        """The 64-bit fraction at an address."""
        found: float = struct.unpack("<d", self._memory.read(self._store, at, at + 8))[0]
        return found

    def _import(self, wanted: wasmtime.ImportType) -> wasmtime.Func:
        name = wanted.name or ""
        stem = re.sub(r"_[0-9a-f]{16}$", "", name)

        def refused(*_: Any) -> Any:
            raise EngineError(f"the engine asked for {name}")

        assert isinstance(wanted.type, wasmtime.FuncType)
        return wasmtime.Func(self._store, wanted.type, self._known.get(stem, refused))

    @cached_property
    def _known(self) -> dict[str, Callable[..., Any]]:
        def clock(*_: int) -> int:
            return CLOCK

        return {
            "__wbindgen_object_drop_ref": lambda thing: self._objects.pop(thing, None) and None,
            "__wbg_set": self._filled,
            "__wbg_set_index": lambda _, at, value: self._out.__setitem__(at, value),
            "__wbg_new_from_slice": self._slice,
            "__wbg_static_accessor_GLOBAL_THIS": clock,
            "__wbg_static_accessor_GLOBAL": clock,
            "__wbg_static_accessor_SELF": clock,
            "__wbg_static_accessor_WINDOW": clock,
            "__wbg_performance": clock,
            "__wbindgen_object_clone_ref": clock,
            "__wbg_now": lambda _: 0.0,
            "__wbg___wbindgen_is_undefined": lambda _: 0,
            "__wbg___wbindgen_throw": self._thrown,
        }

    def _bytes(self, at: int, length: int) -> bytes:
        return bytes(self._memory.read(self._store, at, at + length))

    def _filled(self, _: int, at: int, length: int) -> None:
        self._out[:length] = struct.unpack(f"<{length}f", self._bytes(at, 4 * length))

    def _slice(self, at: int, length: int) -> int:
        self._objects[self._next] = self._bytes(at, length)
        self._next += 1
        return self._next - 1

    def _thrown(self, at: int, length: int) -> None:
        raise EngineError(self._bytes(at, length).decode("utf-8", "replace"))
