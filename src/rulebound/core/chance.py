"""Chance that anyone can check: each draw is keyed by the match's seed and its number among the draws.

Nothing hidden lies in a state, replay needs only the log, and a stream derived for an analysis can
never show what the match will draw next.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seed:
    """The key of every draw of one match: 32 secret bytes.

    A server publishes `commitment(secret)` before the players' nonces are known and mixes them in
    with `mixed`; when the secret is revealed, everyone can compute each draw again.
    Raises ValueError when the key is not 32 bytes long.
    """

    key: bytes

    def __post_init__(self) -> None:
        if len(self.key) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(self.key)}")

    @classmethod
    def mixed(cls, secret: bytes, nonces: Iterable[bytes]) -> Seed:
        """The seed that a committed secret and the players' nonces, in seat order, make together."""
        digest = hashlib.sha256(b"rulebound-seed")
        for part in (secret, *nonces):
            digest.update(len(part).to_bytes(4, "big") + part)
        return cls(digest.digest())

    def derive(self, purpose: str) -> Seed:
        """A seed of its own for a hint, a copy or an analysis."""
        return Seed(hmac.digest(self.key, b"derive:" + purpose.encode(), "sha256"))

    def below(self, bound: int, number: int) -> int:
        """An integer from 0 to bound - 1, each equally likely, for draw `number` (0 to 2**64 - 1).

        Raises ValueError for a bound or a number beyond what a draw can serve (bounds up to 2**128).
        """
        if not 1 <= bound <= 1 << 128:
            raise ValueError(f"a draw needs 1 to 2**128 outcomes, not {bound}")
        if not 0 <= number < 1 << 64:
            raise ValueError(f"a draw's number is 0 to 2**64 - 1, not {number}")
        # Values beyond the last full multiple of the bound are drawn again, so no outcome is favoured.
        limit = (1 << 128) // bound * bound
        attempt = 0
        while True:
            message = b"draw:" + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac.digest(self.key, message, "sha256")[:16], "big")
            if value < limit:
                return value % bound
            attempt += 1

    def choose(self, outcomes: Sequence[tuple[T, int]], number: int) -> T:
        """One of the weighted outcomes for draw `number`.

        Raises ValueError when a weight is negative or none is positive.
        """
        weights = [weight for _, weight in outcomes]
        if any(weight < 0 for weight in weights):
            raise ValueError(f"weights must not be negative: {weights}")
        mark = self.below(sum(weights), number)
        place = next(i for i, reached in enumerate(accumulate(weights)) if mark < reached)
        return outcomes[place][0]


def commitment(secret: bytes) -> str:
    """The hash that a server publishes before it knows the players' nonces, as 64 hex digits."""
    return hashlib.sha256(b"rulebound-commitment" + secret).hexdigest()
