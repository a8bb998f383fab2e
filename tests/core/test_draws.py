"""A match whose draws were tampered with is found out, however it was done."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core.record import Record, RecordError
from rulebound.core.verify import verify
from rulebound.games.marsigel import GAME
from tests import steering

RECORDS = {seats: steering.marsigel(seats) for seats in (2, 5)}


@pytest.mark.parametrize("seats", RECORDS)
def test_the_untouched_match_stands(seats: int) -> None:
    _, found = verify(RECORDS[seats], GAME)
    assert found.seed
    assert found.draws > 20


@given(st.sampled_from(list(RECORDS)).flatmap(lambda seats: steering.changed(RECORDS[seats])))
def test_whatever_is_changed_about_the_draws_is_found_out(data: dict[str, Any]) -> None:
    with pytest.raises((RecordError, ValueError)):
        verify(Record._read(data), GAME)
