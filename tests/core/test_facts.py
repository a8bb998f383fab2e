"""Facts are immutable, hashable and the same after JSON, pickle and copy."""

from __future__ import annotations

import copy
import json
import math
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Facts

SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=4).map(tuple)
)
NAMED = st.dictionaries(st.text(), VALUES, max_size=5)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


@given(NAMED)
def test_facts_come_back_equal_from_json_pickle_and_copy(named: dict[str, Any]) -> None:
    facts = Facts(named)
    for again in (
        Facts(json.loads(json.dumps(facts))),
        pickle.loads(pickle.dumps(facts)),
        copy.copy(facts),
        copy.deepcopy(facts),
    ):
        assert type(again) is Facts
        assert again == facts
        assert hash(again) == hash(facts)


@given(NAMED)
def test_a_list_that_is_changed_later_does_not_change_facts(named: dict[str, Any]) -> None:
    listed = [1, 2]
    facts = Facts({**named, "listed": listed})
    listed.append(3)
    assert facts["listed"] == (1, 2)


CHANGES: dict[str, Callable[[Facts], object]] = {
    "set": lambda f: f.__setitem__("a", 2),
    "delete": lambda f: f.__delitem__("a"),
    "update": lambda f: f.update(a=2),
    "merge": lambda f: f.__ior__({"a": 2}),
    "pop": lambda f: f.pop("a"),
    "popitem": lambda f: f.popitem(),
    "clear": lambda f: f.clear(),
    "setdefault": lambda f: f.setdefault("b", 2),
}


@pytest.mark.parametrize("change", CHANGES)
def test_facts_cannot_be_changed(change: str) -> None:
    facts = Facts(a=1)
    with pytest.raises(TypeError, match="cannot be changed"):
        CHANGES[change](facts)
    assert facts == {"a": 1}


@pytest.mark.parametrize(
    "value", [{1}, {"a": 1}, b"x", object(), 1j, [[{}]], math.nan, math.inf, [-math.inf]]
)
def test_what_json_cannot_carry_is_no_fact(value: Any) -> None:
    with pytest.raises(TypeError, match="a fact is"):
        Facts(a=value)


def test_the_name_of_a_fact_is_text() -> None:
    with pytest.raises(TypeError, match="name"):
        Facts({1: 2})  # type: ignore[dict-item]


@given(st.dictionaries(st.text(max_size=5), ANY_JSON, max_size=4))
def test_any_json_object_gives_facts_or_a_value_error(data: dict[str, Any]) -> None:
    try:
        facts = Facts.from_json(data)
    except ValueError:
        return
    assert json.loads(json.dumps(facts)) == json.loads(json.dumps(data))


def test_facts_nested_beyond_reason_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ValueError, match="not facts"):
        Facts.from_json({"deep": deep})
    while deep:  # taken apart by hand, for Python would nest as deep to free it
        deep = deep.pop()
