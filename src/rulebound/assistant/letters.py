"""How much two texts share by their letters: runs of three to five, the rarer the heavier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log, sqrt

import numpy as np
import numpy.typing as npt

from rulebound.assistant.names import words


class Letters:
    """Texts to compare with, kept by their runs of letters."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._size = len(texts)
        runs = [Counter(_runs(text)) for text in texts]
        spread = Counter(run for each in runs for run in each)
        self._weight = {run: log(1 + self._size / count) for run, count in spread.items()}
        self._rarest = log(1 + self._size)
        places: dict[str, list[tuple[int, float]]] = {}
        for place, each in enumerate(runs):
            length = self._length(each)
            for run, count in each.items():
                places.setdefault(run, []).append((place, self._heavy(run, count) / length))
        self._places = {
            run: (np.array([p for p, _ in found]), np.array([w for _, w in found], dtype=np.float32))
            for run, found in places.items()
        }

    def likeness(self, text: str) -> npt.NDArray[np.float32]:
        """From 0 to 1 for each text."""
        asked = Counter(_runs(text))
        found = np.zeros(self._size, dtype=np.float32)
        length = self._length(asked)
        for run, count in asked.items():
            if run in self._places:
                at, weights = self._places[run]
                found[at] += weights * (self._heavy(run, count) / length)
        return found

    def _heavy(self, run: str, count: int) -> float:
        return self._weight.get(run, self._rarest) * sqrt(count)

    def _length(self, runs: Counter[str]) -> float:
        return sqrt(sum(self._heavy(run, count) ** 2 for run, count in runs.items())) or 1.0


def _runs(text: str) -> list[str]:
    found: list[str] = []
    for word in words(text):
        spaced = f" {word} "
        found += [spaced[i : i + n] for n in (3, 4, 5) for i in range(len(spaced) - n + 1)]
    return found
