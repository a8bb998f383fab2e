"""Rapier's WebAssembly file by its own exports, without its JavaScript: the very file that the page runs.

The page's `physics/engine.ts` is the twin. Both give the engine the same numbers in the same order, and the
deterministic build then says the same to the last bit, whatever compiles it.
"""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Callable, Sequence
from functools import partial
from importlib import resources
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

import wasmtime

from rulebound.games import kept
from rulebound.referee.physics import ENGINE

OUT = 32
"""The first of the lists that the engine fills; any indexes below those that it counts itself."""

CLOCK = 64
"""Stands for what the engine takes for the time; no step depends on it, so it stands still."""

LIST_BYTES = 32

SHIM = f"""(module
  (memory (export "out") 1)
  (func (export "__wbg_set_index") (param $list i32) (param $at i32) (param $value f32)
    (f32.store
      (i32.add
        (i32.mul (i32.sub (local.get $list) (i32.const {OUT})) (i32.const {LIST_BYTES}))
        (i32.mul (local.get $at) (i32.const 4)))
      (local.get $value)))
  (func (export "__wbg_now") (param i32) (result f64) (f64.const 0))
  (func (export "__wbg_performance") (param i32) (result i32) (i32.const {CLOCK}))
  (func (export "__wbindgen_object_clone_ref") (param i32) (result i32) (i32.const {CLOCK}))
  (func (export "__wbg_static_accessor_GLOBAL_THIS") (result i32) (i32.const {CLOCK}))
  (func (export "__wbg_static_accessor_GLOBAL") (result i32) (i32.const {CLOCK}))
  (func (export "__wbg_static_accessor_SELF") (result i32) (i32.const {CLOCK}))
  (func (export "__wbg_static_accessor_WINDOW") (result i32) (i32.const {CLOCK}))
  (func (export "__wbg___wbindgen_is_undefined") (param i32) (result i32) (i32.const 0))
  (func (export "__wbindgen_object_drop_ref") (param i32)))"""
"""What the engine asks for all the time, as WebAssembly too: a call of Python costs more than a step."""


Call: TypeAlias = Callable[..., Any]


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
        self.engine = wasmtime.Engine()
        self.module = _module(self.engine, code, digest)


def served() -> Path:
    """The file that the page is served with. Raises FileNotFoundError where the page is not built."""
    page = Path(str(resources.files("rulebound"))) / "server" / "page" / "assets"
    stem = Path(ENGINE["file"]).stem
    found = next(iter(sorted(page.glob(f"{stem}-*.wasm"))), None)
    if found is None:
        raise FileNotFoundError(f"{page} has no {stem}: python3 do.py setup builds the page")
    return found


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
    kept.write(name, bytes(module.serialize()), kept.ROOT)
    return module


class Engine:
    """A running engine: numbers in, numbers out, and lists and bytes that it fills."""

    def __init__(self, compiled: Compiled) -> None:
        self._store = wasmtime.Store(compiled.engine)
        self._made: bytes = b""
        self._shim = self._instance(SHIM, ())
        imports = [self._import(each) for each in compiled.module.imports]
        self._rapier = wasmtime.Instance(self._store, compiled.module, imports).exports(self._store)
        self._memory, self._out = self._rapier["memory"], self._shim["out"]
        self._found: dict[str, tuple[Call, tuple[type[int] | type[float], ...]]] = {}

    def call(self, name: str, *numbers: float) -> Any:
        """What an export answers."""
        found = self._found.get(name)
        if found is None:
            export = self._rapier[name]
            assert isinstance(export, wasmtime.Func)
            kinds = tuple(_kind(each) for each in export.type(self._store).params)
            found = self._found[name] = partial(export, self._store), kinds
        export_of, kinds = found
        return export_of(*[kind(each) for kind, each in zip(kinds, numbers, strict=True)])

    def composed(self, text: str) -> dict[str, Call]:
        """Functions of several exports each, written as WebAssembly text that imports them from "rapier"."""
        module = wasmtime.Module(self._store.engine, text)
        exports = self._instance(text, [self._rapier[each.name or ""] for each in module.imports])
        return {
            name: partial(export, self._store)
            for name, export in exports.items()
            if name and isinstance(export, wasmtime.Func)
        }

    def filled(self, lists: int) -> tuple[float, ...]:
        """The numbers in the first so many lists, eight each."""
        assert isinstance(self._out, wasmtime.Memory)
        length = lists * LIST_BYTES
        return struct.unpack(f"<{length // 4}f", self._out.read(self._store, 0, length))

    def written(self, name: str, *numbers: float) -> bytes:
        """The bytes that a function gives."""
        self.call(name, *numbers)
        return self._made

    def given(self, values: Sequence[float]) -> int:
        """The address of 32-bit fractions that are given away to the next call."""
        at: int = self.call("__wbindgen_export3", 4 * len(values), 4)
        assert isinstance(self._memory, wasmtime.Memory)
        self._memory.write(self._store, struct.pack(f"<{len(values)}f", *values), at)
        return at

    def double(self, at: int) -> float:
        """The 64-bit fraction at an address."""
        found: float = struct.unpack("<d", self._bytes(at, 8))[0]
        return found

    def _instance(self, text: str, imports: Sequence[Any]) -> wasmtime._instance.InstanceExports:
        module = wasmtime.Module(self._store.engine, text)
        return wasmtime.Instance(self._store, module, imports).exports(self._store)

    def _import(self, wanted: wasmtime.ImportType) -> Any:
        """What the engine wants; most of it is for other parts of it than ours and is never called."""
        name = wanted.name or ""
        stem = re.sub(r"_[0-9a-f]{16}$", "", name)
        if stem in self._shim:
            return self._shim[stem]

        def refused(*_: Any) -> Any:
            raise EngineError(f"the engine asked for {name}")

        known = {"__wbg_new_from_slice": self._slice, "__wbg___wbindgen_throw": self._thrown}
        assert isinstance(wanted.type, wasmtime.FuncType)
        return wasmtime.Func(self._store, wanted.type, known.get(stem, refused))

    def _bytes(self, at: int, length: int) -> bytes:
        assert isinstance(self._memory, wasmtime.Memory)
        return bytes(self._memory.read(self._store, at, at + length))

    def _slice(self, at: int, length: int) -> int:
        self._made = self._bytes(at, length)
        return OUT

    def _thrown(self, at: int, length: int) -> None:
        raise EngineError(self._bytes(at, length).decode("utf-8", "replace"))
