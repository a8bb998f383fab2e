"""How much two texts share by their letters: runs of three to five, the rarer the heavier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import log, sqrt

import numpy as np
import numpy.typing as npt

from rulebound.assistant.names import words


@dataclass(frozen=True, eq=False)
class Letters:
    """So many texts to compare with, kept by their runs of letters.

    Of each run, in one order, its weight and where it ends among `places` and `shares`: the texts that have it, and
    how much of each it is.
    """

    size: int
    runs: tuple[str, ...]
    weights: npt.NDArray[np.float64]
    ends: npt.NDArray[np.int32]
    places: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float32]

    @cached_property
    def _known(self) -> dict[str, int]:
        return dict(zip(self.runs, range(len(self.runs)), strict=True))

    @cached_property
    def _at(self) -> npt.NDArray[np.intp]:
        """The places as they are looked up quickest."""
        return self.places.astype(np.intp)

    def likeness(self, text: str) -> npt.NDArray[np.float32]:
        """From 0 to 1 for each text."""
        asked = Counter(_runs(text))
        rarest = log(1 + self.size)
        length, shared = 0.0, []
        for run, count in asked.items():
            at = self._known.get(run)
            heavy = (rarest if at is None else self.weights.item(at)) * sqrt(count)
            length += heavy**2
            if at is not None:
                shared.append((at, heavy))
        length = sqrt(length) or 1.0
        found = np.zeros(self.size, dtype=np.float32)
        for at, heavy in shared:
            its = slice(self.ends.item(at - 1) if at else 0, self.ends.item(at))
            found[self._at[its]] += self.shares[its] * (heavy / length)
        return found


def read(texts: Sequence[str]) -> Letters:
    """Texts ready to be compared with."""
    told = [Counter(_runs(text)) for text in texts]
    known = {run: at for at, run in enumerate(dict.fromkeys(chain.from_iterable(told)))}
    runs = np.fromiter((known[run] for each in told for run in each), np.int32)
    counts = np.fromiter((count for each in told for count in each.values()), np.float64)
    places = np.repeat(np.arange(len(texts), dtype=np.int32), [len(each) for each in told])
    spread = np.bincount(runs, minlength=len(known))
    rare = {int(count): log(1 + len(texts) / count) for count in np.unique(spread)}
    weights = np.array([rare[count] for count in spread.tolist()], dtype=np.float64)
    heavy = weights[runs] * np.sqrt(counts)
    lengths = np.sqrt(np.bincount(places, heavy**2, len(texts)))
    shares = (heavy / lengths[places]).astype(np.float32)
    order = np.argsort(runs, kind="stable")
    return Letters(
        len(texts), tuple(known), weights, np.cumsum(spread, dtype=np.int32), places[order], shares[order]
    )


def _runs(text: str) -> list[str]:
    found: list[str] = []
    for word in words(text):
        spaced = f" {word} "
        found += [spaced[i : i + n] for n in (3, 4, 5) for i in range(len(spaced) - n + 1)]
    return found
