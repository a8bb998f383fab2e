"""Every game of the shelf obeys the laws of the house, and so do the probes, which have what the shelf has not yet."""

from __future__ import annotations

import pytest

from rulebound.laws import LAWS, Law
from tests.laws.subjects import KEYS, PROBES, subject


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("key", KEYS)
def test_law(key: str, law: Law) -> None:
    law.hold(subject(key))


@pytest.mark.parametrize("law", [law for law in LAWS if law.name != "citing"], ids=str)
@pytest.mark.parametrize("key", PROBES)
def test_law_of_a_probe(key: str, law: Law) -> None:
    law.hold(PROBES[key], examples=10)


def test_the_shelf_is_not_empty() -> None:
    assert "meridians" in KEYS
