"""Chance: even, keyed by draw, committed to before anyone knows it, and steered by nobody."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Seed, commitment

SEED = Seed(bytes(range(32)))
KEYS = st.binary(min_size=32, max_size=32)
NUMBERS = st.integers(0, 2**64 - 1)


@given(KEYS, st.integers(1, 2**128), NUMBERS)
def test_a_draw_is_within_its_bound_and_always_the_same(key: bytes, bound: int, number: int) -> None:
    value = Seed(key).below(bound, number)
    assert 0 <= value < bound
    assert value == Seed(key).below(bound, number)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 71])
def test_every_outcome_is_equally_likely(bound: int) -> None:
    draws = 3000 * bound
    seen = Counter(SEED.below(bound, number) for number in range(draws))
    # Each count is binomial; six standard deviations are left by chance once in 500 million.
    spread = 6 * (draws / bound * (1 - 1 / bound)) ** 0.5
    assert set(seen) == set(range(bound))
    assert all(abs(count - draws / bound) < spread for count in seen.values())


def test_values_beyond_the_last_full_multiple_are_drawn_again() -> None:
    # With a bound just above half of 2**128 nearly every second value must be thrown away.
    bound = 2**127 + 1
    values = [SEED.below(bound, number) for number in range(200)]
    assert len(set(values)) == 200
    assert sum(value >= bound // 2 for value in values) in range(60, 141)


def test_one_draw_tells_nothing_of_the_next() -> None:
    rolls = [SEED.below(6, number) for number in range(36_000)]
    pairs = Counter(pairwise(rolls))
    assert len(pairs) == 36
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in pairs.values())


@pytest.mark.parametrize(("bound", "number"), [(0, 0), (-1, 0), (2**128 + 1, 0), (6, -1), (6, 2**64)])
def test_a_draw_that_cannot_be_made_is_refused(bound: int, number: int) -> None:
    with pytest.raises(ValueError, match="not"):
        SEED.below(bound, number)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6), NUMBERS)
def test_only_what_has_weight_is_chosen(weights: list[int], number: int) -> None:
    outcomes = [(place, weight) for place, weight in enumerate(weights)]
    if not any(weights):
        with pytest.raises(ValueError, match="outcomes"):
            SEED.choose(outcomes, number)
        return
    assert weights[SEED.choose(outcomes, number)] > 0


def test_weights_are_kept_and_never_negative() -> None:
    seen = Counter(SEED.choose([("a", 1), ("b", 0), ("c", 3)], number) for number in range(8000))
    assert set(seen) == {"a", "c"}
    assert abs(seen["a"] - 2000) < 6 * 1500**0.5
    for outcomes in ([("a", -1), ("b", 3)], [("a", 3), ("b", -1)]):
        with pytest.raises(ValueError, match="must not be negative"):
            SEED.choose(outcomes, 0)


def test_a_derived_stream_is_its_own() -> None:
    streams = [SEED, SEED.derive("branch"), SEED.derive("hint"), SEED.derive("branch").derive("branch")]
    draws = [tuple(stream.below(2**64, number) for number in range(8)) for stream in streams]
    assert len({value for draw in draws for value in draw}) == 32
    # A purpose that spells a draw's message is a purpose still.
    spelled = SEED.derive("draw:" + "\0" * 12)
    assert spelled.key[:16] != SEED.below(2**128, 0).to_bytes(16, "big")


@given(st.binary(max_size=40), st.lists(st.binary(max_size=40), max_size=4))
def test_a_commitment_fits_one_secret_and_shows_nothing_of_it(secret: bytes, others: list[bytes]) -> None:
    assert len(commitment(secret)) == 64
    assert all(commitment(other) != commitment(secret) for other in others if other != secret)
    assert commitment(secret) != hashlib.sha256(secret).hexdigest()
    assert commitment(secret) != Seed.mixed(secret, ()).key.hex()


@given(st.binary(max_size=8), st.lists(st.binary(max_size=8), max_size=4), st.data())
def test_no_other_parts_mix_to_the_same_seed(secret: bytes, nonces: list[bytes], data: st.DataObject) -> None:
    joined = secret + b"".join(nonces)
    cuts = sorted(
        data.draw(st.lists(st.integers(0, len(joined)), min_size=len(nonces), max_size=len(nonces)))
    )
    parts = [joined[a:b] for a, b in pairwise([0, *cuts, len(joined)])]
    same = parts == [secret, *nonces]
    assert (Seed.mixed(parts[0], parts[1:]) == Seed.mixed(secret, nonces)) == same


def test_nobody_alone_can_steer() -> None:
    # Whoever does not know all the other parts finds every outcome still open, evenly.
    for free in range(3):
        parts = [b"secret", b"first", b"second"]
        rolls: Counter[int] = Counter()
        for guess in range(6000):
            parts[free] = guess.to_bytes(4, "big")
            rolls[Seed.mixed(parts[0], parts[1:]).below(6, 0)] += 1
        assert all(abs(rolls[face] - 1000) < 6 * (1000 * 5 / 6) ** 0.5 for face in range(6))


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        Seed(bytes(length))
